/* Stands in for what draws the frames of windows: notes what programs ask it for, as Wine draws
   none. Each line of `title bars.txt` has the number of an attribute and its value. */
#include <stdio.h>
#include <windows.h>

__declspec(dllexport) HRESULT WINAPI
DwmSetWindowAttribute(HWND window, DWORD attribute, const void *value, DWORD size) {
    (void)window;
    FILE *file = _wfopen(L"C:\\title bars.txt", L"a");
    if (file) {
        fprintf(file, "%lu %lu\n", attribute, size == sizeof(DWORD) ? *(const DWORD *)value : 0);
        fclose(file);
    }
    return S_OK;
}

__declspec(dllexport) HRESULT WINAPI DwmExtendFrameIntoClientArea(HWND window, const void *margins) {
    (void)window, (void)margins;
    return S_OK;
}

__declspec(dllexport) HRESULT WINAPI DwmEnableBlurBehindWindow(HWND window, const void *how) {
    (void)window, (void)how;
    return S_OK;
}

__declspec(dllexport) BOOL WINAPI
DwmDefWindowProc(HWND window, UINT message, WPARAM first, LPARAM second, LRESULT *result) {
    (void)window, (void)message, (void)first, (void)second, (void)result;
    return FALSE;
}
