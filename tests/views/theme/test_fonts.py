"""The bundled fonts are there, complete, and give the same outlines at any size."""

import pytest
from PySide6.QtGui import QFontInfo, QRawFont

from ttr_qt.paths import data_dir
from ttr_qt.views.theme.fonts import BOLD, REGULAR, SEMIBOLD, Family, TextStyle, load_fonts

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("family", Family)
@pytest.mark.parametrize("weight", [SEMIBOLD, BOLD])
def test_family_is_found_and_knows_both_languages(family: Family, weight: int) -> None:
    assert family.value in load_fonts()
    font = TextStyle(family, 20, weight).font()
    assert QFontInfo(font).family().startswith(family.value)
    raw = QRawFont.fromFont(font)
    assert all(raw.supportsCharacter(ord(letter)) for letter in "AaZz09ÄÖÜäöüßéèñçœ–…„“’·")


def test_weights_differ() -> None:
    light, heavy = (TextStyle(Family.MAP, 40, weight) for weight in (REGULAR, BOLD))
    assert heavy.width("Railway") > light.width("Railway")


def test_outlines_scale_without_steps() -> None:
    small, large = (TextStyle(Family.MAP, size, SEMIBOLD) for size in (10.5, 42.0))
    assert large.width("Montréal") == pytest.approx(4 * small.width("Montréal"), rel=0.01)
    assert large.path("Dallas").boundingRect().width() == pytest.approx(
        4 * small.path("Dallas").boundingRect().width(), rel=0.01
    )


def test_spacing_counts_between_letters_only() -> None:
    plain, wide = (TextStyle(Family.MAP, 20, spacing=spacing) for spacing in (0.0, 5.0))
    assert wide.width("ABC") == pytest.approx(plain.width("ABC") + 10, abs=0.3)
    assert plain.width("") == wide.width("") == 0


def test_licences_lie_beside_the_fonts() -> None:
    folders = [path for path in (data_dir("resources") / "fonts").iterdir() if path.is_dir()]
    assert len(folders) == len(Family)
    for folder in folders:
        assert "SIL Open Font License" in (folder / "OFL.txt").read_text(encoding="utf-8")
        assert list(folder.glob("*.ttf"))
