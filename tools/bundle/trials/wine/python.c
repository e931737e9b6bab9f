/* python.exe, and pythonw.exe if WINDOWED: all they do is in the library of Python. */
#include <stdlib.h>
#include <wchar.h>
#include <windows.h>

__declspec(dllimport) int Py_Main(int, wchar_t **);

#ifdef WINDOWED
int WINAPI wWinMain(HINSTANCE self, HINSTANCE before, LPWSTR words, int show)
{
    (void)self, (void)before, (void)words, (void)show;
    return Py_Main(__argc, __wargv);
}
#else
int wmain(int count, wchar_t **words)
{
    return Py_Main(count, words);
}
#endif
