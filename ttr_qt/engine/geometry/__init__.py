"""Where things lie on a board: layouts, projections, curves and shapes, all without Qt."""
