/* A library without anything of its own: a .def file beside it says where its names lead. */
int __stdcall DllMain(void *self, unsigned reason, void *reserved)
{
    (void)self, (void)reason, (void)reserved;
    return 1;
}
