"""Networks of tracks: what hangs together, and the longest trail through it.

Belongs here: whatever asks which places a set of tracks joins. Whose turn it is and what an action
does is not asked here (see `ttr_qt.engine.kernel.play`). It may import the kernels beside it that
all are written with (`layout`, `bits`, `jit`).
"""
