/* Stands in for the part of Windows' colour management that Wine lacks: it knows no profiles. */
#define UNKNOWN(name) __declspec(dllexport) void *name(void) { return 0; }

UNKNOWN(GetColorProfileFromHandle)
UNKNOWN(CloseColorProfile)
UNKNOWN(WcsCreateIccProfile)
UNKNOWN(OpenColorProfileW)
