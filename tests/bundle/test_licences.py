"""Nothing is given away without its licence."""

import platform
import sys
from importlib.metadata import Distribution, PathDistribution
from pathlib import Path

import pytest

from tools.bundle import licences

pytestmark = pytest.mark.slow


def test_everything_that_the_program_needs_has_a_licence_text() -> None:
    found = licences.distributions()
    names = {one.metadata["Name"].lower() for one in found}
    assert {"ttr-qt", "numpy", "numba", "llvmlite", "shiboken6", "openskill", "fsrs"} <= names
    if not sys.platform.startswith("linux") or platform.machine() == "x86_64":
        assert {"miniaudio", "cffi"} <= names
    assert "pytest" not in names
    for one in found:
        for file in licences.licence_files(one):
            assert file.stat().st_size > 100


def test_the_texts_for_qt_are_there() -> None:
    (qt,) = (one for one in licences.distributions() if one.metadata["Name"] == "shiboken6")
    texts = [file.read_text(encoding="utf-8") for file in licences.licence_files(qt)]
    assert any("GNU LESSER GENERAL PUBLIC LICENSE" in text for text in texts)


def test_what_has_none_stops_the_building(tmp_path: Path) -> None:
    folder = tmp_path / "bare-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: bare\nVersion: 1.0\n")
    (folder / "RECORD").write_text("bare-1.0.dist-info/METADATA,,\n")
    bare: Distribution = PathDistribution(folder)
    with pytest.raises(licences.LicenceError, match=r"bare 1\.0 has no licence"):
        licences.licence_files(bare)


def test_the_text_of_python_is_found_where_windows_has_it(tmp_path: Path) -> None:
    assert "PYTHON SOFTWARE FOUNDATION" in licences.python_text().read_text(encoding="utf-8")
    (tmp_path / "Lib").mkdir()
    with pytest.raises(licences.LicenceError, match="no licence text"):
        licences.python_text(tmp_path)
    (tmp_path / "LICENSE.txt").write_text("text", encoding="utf-8")
    assert licences.python_text(tmp_path) == tmp_path / "LICENSE.txt"


@pytest.mark.parametrize(
    ("names", "projects"),
    [
        (
            ["libssl-3.dll", "libcrypto-3.dll", "libffi-8.dll", "python311.dll"],
            ["OpenSSL", "libffi"],
        ),
        (["libffi.8.dylib"], ["libffi"]),
        (["Qt6Core.dll"], []),
    ],
)
def test_libraries_that_python_brings_have_texts(names: list[str], projects: list[str]) -> None:
    found = licences.brought_by_python(map(Path, names))
    assert list(found) == projects
    for (text,) in found.values():
        assert len(text.read_text(encoding="utf-8")) > 1000
