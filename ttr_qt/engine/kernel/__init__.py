"""The rules of all five games as compiled kernels over fixed-size records.

Every kernel takes the records of `layout` and returns numbers; none raises. The same source runs
as plain Python with ``NUMBA_DISABLE_JIT=1``.

Belongs here: what every kernel is written with, that is the decorator and where compiled code is
kept (`jit`, `keeping`), records, codes of actions, sets of bits and chance. What is computed with
them is in `networks` and `play`. Neither maps nor rules of single editions belong here: they come
in as numbers. It may import nothing of the program but `ttr_qt.paths`.

A trap for whoever writes one: in compiled code a record taken from an array (``states[0]``) does
not keep that array alive. Arrays of records come in as arguments or stay in use to the end.
"""
