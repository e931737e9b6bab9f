"""What decides in the trials on made-up systems, without making any."""

import struct
import subprocess
import sys
from pathlib import Path

import pytest

from tools.bundle import linux, windows
from tools.bundle.contents import IDENTIFIER
from tools.bundle.trials import flatpak, packages, roots, wine
from tools.bundle.trials.__main__ import TRIALS
from tools.bundle.trials.needs import SYSTEMS

PROJECT = """
[project]
dependencies = ["one>=2; sys_platform == 'win32'", "two; sys_platform == 'linux'", "three<4"]

[project.optional-dependencies]
package = ["maker"]
dev = ["never"]
"""
LISTING = """
[Ordinal/Name Pointer] Table -- Ordinal Base 1
\t[   0] +base[   1]  0000 PyAIter_Check
\t[   1] +base[   2]  0001 _Py_NoneStruct

The Function Table
\t[   2] Other
"""


def test_every_system_can_be_asked_for() -> None:
    assert set(TRIALS) == set(SYSTEMS)


def test_windows_gets_what_the_project_asks_for_there() -> None:
    wanted = wine.requirements(PROJECT)
    assert wanted[:3] == ["one>=2", "three<4", "maker"]
    assert not {"two", "never"} & set(wanted)
    assert "pefile" in wanted


def test_the_names_that_a_library_offers() -> None:
    assert wine.exported(LISTING.partition("\n\nThe")[0]) == ["PyAIter_Check", "_Py_NoneStruct"]


def test_the_source_is_copied_and_known_again(tmp_path: Path) -> None:
    checkout, target = tmp_path / "checkout", tmp_path / "target"
    (checkout / "tools").mkdir(parents=True)
    (checkout / "tools" / "a.py").write_text("a", encoding="utf-8")
    (checkout / "b.py").write_text("b", encoding="utf-8")
    subprocess.run(["git", "init", "-q", str(checkout)], check=True)
    first = wine.copy_source(target, checkout)
    assert (target / "tools" / "a.py").read_text(encoding="utf-8") == "a"
    (checkout / "README.md").write_text("new", encoding="utf-8")
    assert wine.copy_source(target, checkout) == first
    assert (target / "README.md").is_file()
    (checkout / "b.py").unlink()
    (target / "build").mkdir()
    assert wine.copy_source(target, checkout) != first
    assert not (target / "b.py").exists()
    assert (target / "build").is_dir()


def test_a_step_is_done_once_for_the_same_thing(tmp_path: Path) -> None:
    done: list[str] = []
    stand_in = wine.Windows(tmp_path, lambda _text: None)
    for key in ("a", "a", "b"):
        stand_in.step("step", lambda key=key: done.append(key), key=key)  # type: ignore[misc]
    assert done == ["a", "b"]

    def fail() -> None:
        raise OSError("torn")

    with pytest.raises(OSError, match="torn"):
        stand_in.step("other", fail)
    stand_in.step("other", lambda: done.append("other"))
    assert done[-1] == "other"


def test_what_a_program_tells_windows(tmp_path: Path) -> None:
    program = tmp_path / "program.exe"
    for subsystem, console in ((2, False), (3, True)):
        data = bytearray(512)
        struct.pack_into("<I", data, 0x3C, 128)
        struct.pack_into("<H", data, 128 + 24 + 68, subsystem)
        text = "<assembly>Müller</assembly>".encode()
        program.write_bytes(bytes(data) + "Title".encode("utf-16-le") + text)
        assert windows.opens_console(program) is console
    assert windows.says(program, "Title")
    assert not windows.says(program, "Other")
    assert windows.manifest(program) == "<assembly>Müller</assembly>"
    program.write_bytes(b"MZ")
    assert not windows.manifest(program)


def test_the_setup_is_made_by_the_recipe_of_the_checkout(root: Path) -> None:
    command = windows.setup_command("1.2.3", "program", str(root), "setup.exe", quick=True)
    assert {"-DVERSION=1.2.3", "-DPROGRAM=program", "-DTARGET=setup.exe", "-DQUICK"} < set(command)
    assert Path(command[-1]).is_file()
    assert "-DQUICK" not in windows.setup_command("1.2.3", "program", str(root), "setup.exe")


def test_the_runtime_of_the_flatpak_is_the_one_it_names() -> None:
    runtime, kit, version = flatpak.runtime_of(flatpak.MANIFEST.read_text(encoding="utf-8"))
    assert (runtime, kit) == ("org.freedesktop.Platform", "org.freedesktop.Sdk")
    assert version.replace(".", "").isdigit()


def test_a_root_has_nothing_of_this_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: dict[str, object] = {}

    def run(command: list[str], **options: object) -> subprocess.CompletedProcess[str]:
        seen.update(options, command=command)
        return subprocess.CompletedProcess(command, 3, stdout="said")

    monkeypatch.setenv("PYTHONPATH", "here")
    monkeypatch.setattr(subprocess, "run", run)
    root = roots.Root(tmp_path, {"LANG": "de"})
    assert root.run(["true"], check=False, env={"USER": "me"}) == 3
    assert seen["env"] == {
        "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
        "HOME": "/home/player",
        "LANG": "de",
        "USER": "me",
        "DEBIAN_FRONTEND": "noninteractive",
    }
    assert root.ask(["echo"]) == "said"


@pytest.mark.skipif(sys.platform != "linux", reason="makes no systems")
def test_a_system_stays_empty_when_its_copy_is_used(tmp_path: Path) -> None:
    empty = roots.Root(tmp_path / "empty", {"LANG": "de"})
    (empty.folder / "etc").mkdir(parents=True)
    (empty.folder / "etc" / "here").symlink_to("nowhere")
    with roots.copied(empty) as copy:
        assert (copy.folder / "etc" / "here").is_symlink()
        assert copy.env == empty.env
        (copy.folder / "installed").touch()
    assert not (empty.folder / "installed").exists()
    assert [path.name for path in tmp_path.iterdir()] == ["empty"]


def test_what_an_rpm_leaves_behind(tmp_path: Path) -> None:
    root = roots.Root(tmp_path)
    (tmp_path / "usr" / "lib").mkdir(parents=True)
    before = root.files()
    for folder in ("share/icons", "lib/ttr-qt"):
        (tmp_path / "usr" / folder).mkdir(parents=True)
    for file in ("usr/share/icons/cache", "var/lib/rpm/Packages"):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).touch()
    assert packages.left_behind(root, before) == ["usr/lib/ttr-qt", "usr/share/icons/cache"]


@pytest.mark.parametrize("kind", ["appdata", "metainfo"])
def test_what_a_flatpak_exports(tmp_path: Path, kind: str) -> None:
    entry = f"Exec=flatpak run {IDENTIFIER} @@ %f @@\nMimeType={linux.MIME_TYPE};"
    files = {
        f"applications/{IDENTIFIER}.desktop": entry,
        f"mime/packages/{IDENTIFIER}.xml": "",
        f"metainfo/{IDENTIFIER}.{kind}.xml": "",
        f"icons/hicolor/scalable/apps/{IDENTIFIER}.svg": "",
    }
    for size in linux.ICON_SIZES:
        folder = f"icons/hicolor/{size}x{size}"
        files[f"{folder}/apps/{IDENTIFIER}.png"] = ""
        files[f"{folder}/mimetypes/{IDENTIFIER}.game.png"] = ""
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert flatpak.not_exported(tmp_path) == []
    for name in (f"metainfo/{IDENTIFIER}.{kind}.xml", f"mime/packages/{IDENTIFIER}.xml"):
        (tmp_path / name).unlink()
    (tmp_path / f"applications/{IDENTIFIER}.desktop").write_text("Exec=other", encoding="utf-8")
    assert len(flatpak.not_exported(tmp_path)) == 3
