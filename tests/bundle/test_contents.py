"""What goes into a program without Python, on each system."""

import os
import struct
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tools.bundle import __main__ as building
from tools.bundle import contents

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("place", "platform", "goes_in"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "linux", True),
        ("PySide6/Qt/plugins/platforms/libqoffscreen.so", "linux", True),
        ("PySide6/Qt/plugins/platforms/libqlinuxfb.so", "linux", False),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", "linux", False),
        ("PySide6/Qt/plugins/imageformats/libqjpeg.so", "linux", True),
        ("PySide6/Qt/plugins/imageformats/libqtiff.so", "linux", False),
        ("PySide6/Qt/lib/libQt6Qml.so.6", "linux", False),
        ("PySide6/Qt/lib/libQt6Svg.so.6", "linux", True),
        ("PySide6\\plugins\\platforms\\qwindows.dll", "win32", True),
        ("PySide6\\plugins\\tls\\qschannelbackend.dll", "win32", False),
        ("PySide6\\Qt6Network.dll", "win32", False),
        ("PySide6\\opengl32sw.dll", "win32", False),
        ("PySide6/Qt/lib/QtNetwork.framework/Versions/A/QtNetwork", "darwin", False),
        ("PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", "darwin", True),
        ("PySide6/Qt/translations/qtbase_de.qm", "linux", True),
        ("PySide6/Qt/translations/qtbase_fr.qm", "linux", False),
        ("PySide6\\translations\\qt_help_de.qm", "win32", False),
        ("ttr_qt/_data/resources/translations/ttr_qt_de.qm", "linux", True),
        ("libstdc++.so.6", "linux", False),
        ("libxcb-cursor.so.0", "linux", True),
        ("libffi.so.8", "linux", True),
        ("numba/np/ufunc/tbbpool.cpython-311-x86_64-linux-gnu.so", "linux", False),
        ("numba/np/ufunc/_internal.cpython-311-x86_64-linux-gnu.so", "linux", True),
    ],
)
def test_only_what_is_needed_goes_in(place: str, platform: str, goes_in: bool) -> None:
    assert contents.wanted(place, platform) == goes_in


def test_all_data_of_the_program_goes_to_where_it_is_looked_for(root: Path) -> None:
    places = {Path(file): place for file, place in contents.data_files()}
    assert places[root / "maps" / "usa.json"] == "ttr_qt/_data/maps"
    assert places[root / "ai" / "tuned" / "levels.json"] == "ai/tuned"
    rules = root / "resources" / "rules"
    for file in rules.rglob("*.md"):
        assert places[file] == f"ttr_qt/_data/{file.parent.relative_to(root).as_posix()}"
    resources = [path for path in (root / "resources").rglob("*") if path.is_file()]
    assert {path for path in resources if path.suffix != ".ts"} <= set(places)


def test_code_that_mypyc_compiled_finds_its_helper() -> None:
    for module in contents.compiled_helpers():
        assert module.endswith("__mypyc")
        __import__(module)


@pytest.mark.parametrize(("platform", "magic"), [("win32", b"\0\0\1\0"), ("darwin", b"icns")])
def test_programs_have_an_icon_in_the_format_of_their_system(platform: str, magic: bytes) -> None:
    icon = contents.icon(platform)
    assert icon is not None
    assert icon.read_bytes().startswith(magic)


def test_the_icon_of_windows_has_all_sizes_that_its_desktop_shows() -> None:
    icon = contents.icon("win32")
    assert icon is not None
    data = icon.read_bytes()
    (count,) = struct.unpack_from("<H", data, 4)
    sizes = {data[6 + 16 * number] or 256 for number in range(count)}
    assert sizes >= {16, 32, 48, 256}


@pytest.mark.parametrize("size", [16, 24, 32, 48, 64, 128, 256, 512])
def test_icons_for_linux_have_the_size_that_they_say(root: Path, size: int) -> None:
    image = QImage(str(root / "resources" / "app" / f"icon-{size}.png"))
    assert (image.width(), image.height()) == (size, size)


def test_windows_is_told_the_version_in_four_numbers() -> None:
    text = contents.windows_properties("1.2.3")
    assert "filevers=(1, 2, 3, 0)" in text
    assert "StringStruct('ProductVersion', '1.2.3')" in text
    compile(text, "version.txt", "eval")


def test_macos_opens_saved_games_with_the_program() -> None:
    properties = contents.mac_properties()
    (declared,) = properties["UTExportedTypeDeclarations"]
    (document,) = properties["CFBundleDocumentTypes"]
    assert document["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert declared["UTTypeTagSpecification"] == {"public.filename-extension": ["ttrgame"]}


def test_only_kernels_of_the_last_preparation_go_along(tmp_path: Path) -> None:
    for name in ("kernels-x-old-1", "kernels-x-new-1", "kernels-x-new-2", "kernels-x-new-3"):
        (tmp_path / name).mkdir()
        if not name.endswith("3"):
            (tmp_path / name / "ready").touch()
    os.utime(tmp_path / "kernels-x-new-1" / "ready", (1.0, 1.0))
    assert building.prepared_since(2.0, tmp_path, "new") == [tmp_path / "kernels-x-new-2"]
