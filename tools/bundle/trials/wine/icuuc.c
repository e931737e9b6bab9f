/* Stands in for the ICU of Windows 10, which Wine lacks: it knows no converters. */
#define FAILED 4
#define UNKNOWN(name) __declspec(dllexport) void *name(void) { return 0; }

__declspec(dllexport) void *ucnv_open(const char *name, int *error)
{
    (void)name;
    if (error) *error = FAILED;
    return 0;
}

UNKNOWN(ucnv_close)
UNKNOWN(UCNV_FROM_U_CALLBACK_SUBSTITUTE)
UNKNOWN(UCNV_TO_U_CALLBACK_SUBSTITUTE)
UNKNOWN(ucnv_reset)
UNKNOWN(ucnv_getMaxCharSize)
UNKNOWN(ucnv_getName)
UNKNOWN(ucnv_getToUCallBack)
UNKNOWN(ucnv_getFromUCallBack)
UNKNOWN(ucnv_setToUCallBack)
UNKNOWN(ucnv_setFromUCallBack)
UNKNOWN(ucnv_cbToUWriteUChars)
UNKNOWN(ucnv_toUnicode)
UNKNOWN(ucnv_cbFromUWriteUChars)
UNKNOWN(ucnv_toUCountPending)
UNKNOWN(ucnv_fromUCountPending)
UNKNOWN(ucnv_getStandardName)
UNKNOWN(ucnv_getAvailableName)
UNKNOWN(ucnv_countAvailable)
UNKNOWN(ucnv_fromUnicode)
