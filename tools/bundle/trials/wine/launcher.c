/* What `venv` puts into Scripts: starts the Python that pyvenv.cfg names, and waits for it. */
#include <stdio.h>
#include <string.h>
#include <wchar.h>
#include <windows.h>

#define LONGEST 32768
#define NO_SETTINGS 106
#define NOT_STARTED 101

static void cut_last_part(wchar_t *path)
{
    wchar_t *end = wcsrchr(path, L'\\');
    if (end) *end = 0;
}

/* Reads where the Python lies that the environment was made from. */
static int read_home(const wchar_t *settings, wchar_t *home)
{
    char line[8192];
    FILE *file = _wfopen(settings, L"rb");
    if (!file) return 0;
    while (fgets(line, sizeof line, file)) {
        char *value = strchr(line, '=');
        if (!value || strncmp(line, "home", 4)) continue;
        value++;
        while (*value == ' ') value++;
        value[strcspn(value, "\r\n")] = 0;
        MultiByteToWideChar(CP_UTF8, 0, value, -1, home, LONGEST);
    }
    fclose(file);
    return 1;
}

static int run(const wchar_t *name)
{
    static wchar_t self[LONGEST], settings[LONGEST], home[LONGEST], target[2 * LONGEST];
    STARTUPINFOW start = {0};
    PROCESS_INFORMATION process;
    DWORD code = 1;

    GetModuleFileNameW(0, self, LONGEST);
    wcscpy(settings, self);
    cut_last_part(settings);
    cut_last_part(settings);
    wcscat(settings, L"\\pyvenv.cfg");
    if (!read_home(settings, home)) return NO_SETTINGS;
    swprintf(target, 2 * LONGEST, L"%ls\\%ls", home, name);
    SetEnvironmentVariableW(L"__PYVENV_LAUNCHER__", self);
    GetStartupInfoW(&start);
    if (!CreateProcessW(target, GetCommandLineW(), 0, 0, TRUE, 0, 0, 0, &start, &process))
        return NOT_STARTED;
    WaitForSingleObject(process.hProcess, INFINITE);
    GetExitCodeProcess(process.hProcess, &code);
    return (int)code;
}

#ifdef WINDOWED
int WINAPI wWinMain(HINSTANCE self, HINSTANCE before, LPWSTR words, int show)
{
    (void)self, (void)before, (void)words, (void)show;
    return run(L"pythonw.exe");
}
#else
int wmain(void)
{
    return run(L"python.exe");
}
#endif
