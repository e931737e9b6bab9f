"""The five boards: sheet, sizes, type, projection, and what the layout search should weigh."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from ttr_qt.engine.geometry.layout import Box, Disc, Projection


@dataclass(frozen=True, slots=True, kw_only=True)
class Lettering:
    """How names are set, and how much room they take around their letters."""

    font: str
    """The file under ``resources/fonts``."""
    size: float
    major_size: float
    halo: float
    plate: bool = False
    """Names stand on plates, which are all of one height."""
    country_size: float = 0.0
    country_tracking: float = 0.16
    """Between the letters of a country's name, in sizes of the type."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardSpec:
    """What is given for one board before anything is laid out on it."""

    width: float
    height: float
    margin: float
    """The distance from the edge of the sheet to the map."""
    length: float
    space_width: float
    gap: float
    pitch: float
    radius: float
    lettering: Lettering
    major: frozenset[str] = frozenset()
    title: Box | None = None
    compass: Disc | None = None
    projection: Projection
    """Its scale and shift are found from ``land``."""
    land: Box
    """Where the cities lie before they are moved."""
    borders: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    """Where border points would best lie, at the edge of the map."""
    country_names: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    standing: float = 0.0
    """The radius of the ground beside each city that is kept for passengers."""
    cart: float = 0.0
    """The radius of the mark of a cart."""
    score_steps: int = 100
    """The fields of the score track."""
    end_most: float = 22.5
    clear_space: float = 6.0
    clear_label: float = 7.0
    cost_home: float = 0.0008
    cost_shear: float = 0.0004
    cost_bend: float = 40.0
    cost_turn: float = 250.0
    cost_end: float = 0.008
    smoothing: float = 0.1
    """The smoothing of the warp."""

    @property
    def frame(self) -> Box:
        """The map inside the frame."""
        return Box(self.margin, self.margin, self.width - self.margin, self.height - self.margin)


def _albers(meridian: float, latitude: float, south: float, north: float) -> Projection:
    return Projection(
        kind="albers",
        meridian=meridian,
        latitude=latitude,
        parallels=(south, north),
        scale=(1.0, 1.0),
        shift=(0.0, 0.0),
    )


_GARAMOND: Final = "eb-garamond/RailwayGaramond-SemiBold.ttf"
_FREDOKA: Final = "fredoka/RailwayFredoka-SemiBold.ttf"

_USA: Final = BoardSpec(
    width=2200,
    height=1450,
    margin=98,
    length=59,
    space_width=19.5,
    gap=3.5,
    pitch=23,
    radius=12.5,
    lettering=Lettering(font=_GARAMOND, size=25, major_size=28, halo=2.75),
    major=frozenset(
        {
            "new_york",
            "chicago",
            "los_angeles",
            "san_francisco",
            "washington",
            "boston",
            "montreal",
            "toronto",
            "new_orleans",
            "saint_louis",
            "denver",
            "atlanta",
            "seattle",
            "miami",
            "dallas",
            "houston",
            "winnipeg",
            "vancouver",
        }
    ),
    title=Box(122, 1130, 560, 1338),
    compass=Disc(1930, 1130, 92),
    projection=_albers(-95.5, 38, 29.5, 49),
    land=Box(290, 150, 1918, 1292),
)

_GERMANY: Final = BoardSpec(
    width=1560,
    height=2060,
    margin=98,
    length=54,
    space_width=19,
    gap=3.5,
    pitch=22.4,
    radius=12.5,
    lettering=Lettering(font=_GARAMOND, size=25, major_size=28, halo=2.75, country_size=23),
    major=frozenset(
        {
            "berlin",
            "hamburg",
            "muenchen",
            "koeln",
            "frankfurt",
            "leipzig",
            "stuttgart",
            "hannover",
            "dresden",
        }
    ),
    title=Box(114, 114, 474, 326),
    compass=Disc(1384, 1298, 66),
    projection=_albers(10.3, 51, 48, 54),
    land=Box(322, 296, 1306, 1785),
    borders=MappingProxyType(
        {
            "daenemark_1": (610, 136),
            "daenemark_2": (800, 136),
            "niederlande_2": (190, 600),
            "niederlande_3": (230, 740),
            "niederlande_1": (140, 880),
            "frankreich_3": (150, 1440),
            "frankreich_2": (360, 1560),
            "frankreich_1": (230, 1690),
            "schweiz_1": (440, 1890),
            "schweiz_2": (640, 1890),
            "schweiz_3": (790, 1920),
            "oesterreich_1": (930, 1870),
            "oesterreich_2": (1200, 1880),
            "oesterreich_3": (1400, 1680),
        }
    ),
    smoothing=0.15,
    country_names=MappingProxyType(
        {
            "daenemark": (950, 152),
            "niederlande": (215, 672),
            "frankreich": (225, 1570),
            "schweiz": (580, 1925),
            "oesterreich": (1260, 1790),
        }
    ),
)

_MAERKLIN: Final = BoardSpec(
    width=1560,
    height=2060,
    margin=98,
    length=54,
    space_width=19,
    gap=3.5,
    pitch=22.4,
    radius=18,
    lettering=Lettering(
        font=_GARAMOND, size=25, major_size=28, halo=3, plate=True, country_size=23
    ),
    major=_GERMANY.major,
    title=_GERMANY.title,
    projection=_GERMANY.projection,
    land=_GERMANY.land,
    borders=_GERMANY.borders,
    country_names=_GERMANY.country_names,
    smoothing=_GERMANY.smoothing,
    standing=13,
    clear_label=5.0,
    clear_space=5.0,
)

_FIRST_JOURNEY: Final = BoardSpec(
    width=1920,
    height=1380,
    margin=48,
    length=100,
    space_width=25.5,
    gap=5.5,
    pitch=28.8,
    radius=36,
    lettering=Lettering(font=_FREDOKA, size=38, major_size=38, halo=5),
    title=Box(1310, 62, 1740, 190),
    projection=_albers(16, 49, 42, 60),
    land=Box(260, 260, 1620, 1180),
    end_most=19.5,
    clear_label=8.0,
    cost_home=0.0003,
    cost_shear=0.0002,
    clear_space=5.0,
    cost_bend=30.0,
    cost_turn=500.0,
    cost_end=0.004,
)

_AMSTERDAM: Final = BoardSpec(
    width=1660,
    height=1150,
    margin=92,
    length=100,
    space_width=30,
    gap=5,
    pitch=36,
    radius=20,
    lettering=Lettering(font=_GARAMOND, size=32, major_size=32, halo=3.5),
    title=Box(104, 108, 408, 294),
    compass=Disc(1466, 210, 82),
    projection=Projection(kind="plane", scale=(1.0, 1.0), shift=(0.0, 0.0)),
    land=Box(310, 184, 1440, 969),
    cart=13,
    score_steps=50,
    end_most=19.5,
    clear_space=8.5,
    clear_label=8.0,
    cost_home=0.009,
    cost_shear=0.0008,
    cost_turn=1300.0,
)

BOARD_SPECS: Final[Mapping[str, BoardSpec]] = MappingProxyType(
    {
        "usa": _USA,
        "germany": _GERMANY,
        "maerklin": _MAERKLIN,
        "first_journey": _FIRST_JOURNEY,
        "amsterdam": _AMSTERDAM,
    }
)
