"""Icons are there, take any colour, and come with their licence."""

from pathlib import Path

import pytest
from PySide6.QtGui import QIcon, QImage
from PySide6.QtWidgets import QMenu, QStyle
from pytestqt.qtbot import QtBot

from tests.helpers.window.pictures import pixels
from ttr_qt.paths import data_dir
from ttr_qt.views.theme.icons import application_icon, icon, icon_names, icon_pixmap
from ttr_qt.views.theme.style import Style

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("name", icon_names())
def test_icon_is_drawn_in_its_colour(name: str) -> None:
    image = icon_pixmap(name, "#1B6673", 24).toImage()
    marked = [
        image.pixelColor(x, y)
        for x in range(24)
        for y in range(24)
        if image.pixelColor(x, y).alpha() > 200
    ]
    assert len(marked) > 8
    assert all(colour.blue() > colour.red() for colour in marked)


def test_icon_has_the_pixels_of_the_screen() -> None:
    pixmap = icon_pixmap("undo-2", "#000000", 20, 2.0)
    assert (pixmap.width(), pixmap.devicePixelRatio()) == (40, 2.0)


def test_disabled_icon_is_paler() -> None:
    both = icon("check", "#000000", "#999999")
    normal, disabled = (both.pixmap(24, mode) for mode in (QIcon.Mode.Normal, QIcon.Mode.Disabled))
    assert normal.toImage() != disabled.toImage()


def test_unknown_icon_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        icon_pixmap("no-such-icon", "#000000", 24)


def test_application_icon_comes_in_all_forms() -> None:
    sizes = {size.width() for size in application_icon().availableSizes()}
    assert {16, 32, 48, 256, 512} <= sizes
    folder = data_dir("resources") / "app"
    assert (folder / "icon.ico").read_bytes()[:4] == b"\x00\x00\x01\x00"
    assert (folder / "icon.icns").read_bytes()[:4] == b"icns"
    assert pixels(QImage(str(folder / "icon-256.png"))).std() > 20


def test_no_icon_is_left_over(root: Path) -> None:
    source = "".join(file.read_text("utf-8") for file in (root / "ttr_qt").rglob("*.py"))
    assert [name for name in icon_names() if f'"{name}"' not in source] == []


def test_licence_lies_beside_the_icons() -> None:
    assert "ISC License" in (data_dir("resources") / "icons" / "LICENSE").read_text("utf-8")


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_icons_of_menus_grow_with_the_texts(qtbot: QtBot, scale: float) -> None:
    style = Style(scale=scale)
    menu = QMenu()
    qtbot.addWidget(menu)
    menu.setStyleSheet(style.sheet())
    menu.ensurePolished()
    metric = QStyle.PixelMetric.PM_SmallIconSize
    assert menu.style().pixelMetric(metric, None, menu) == style.px(16)
