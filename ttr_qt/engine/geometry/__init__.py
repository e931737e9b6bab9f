"""Where things lie on a board: layouts, projections, curves and shapes, all without Qt.

Belongs here: what a map file says of its layout, and how one is computed where it says nothing.
Drawing does not (see `ttr_qt.views.boards`), nor does improving a layout (see `tools.layout`). It
may import no other module of the engine, except for the types of maps.
"""
