"""The rules of all five games as compiled kernels over fixed-size records.

Every kernel takes the records of `layout` and returns numbers; none raises. The same source runs
as plain Python with ``NUMBA_DISABLE_JIT=1``.

A trap for whoever writes one: in compiled code a record taken from an array (``states[0]``) does
not keep that array alive. Arrays of records come in as arguments or stay in use to the end.
"""
