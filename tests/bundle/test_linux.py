"""Installers for Linux, with a program that is only a script."""

import io
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from tools.bundle import check, licences, linux, rpm
from tools.bundle.contents import IDENTIFIER

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="made on Linux"),
]


@pytest.fixture
def program(tmp_path: Path) -> Path:
    folder = tmp_path / "bundle" / "ttr-qt"
    (folder / "_internal").mkdir(parents=True)
    (folder / "licences").mkdir()
    script = folder / "ttr-qt"
    script.write_text("#!/bin/sh\necho played\n")
    script.chmod(0o755)
    (folder / "_internal" / "data").write_bytes(b"x" * 5000)
    return folder


def test_everything_that_desktops_look_for_has_its_place(program: Path, tmp_path: Path) -> None:
    prefix = tmp_path / "usr"
    linux.stage(program, prefix)
    assert subprocess.check_output([str(prefix / "bin" / "ttr-qt")], text=True) == "played\n"
    assert not (prefix / "bin" / "ttr-qt").readlink().is_absolute()
    assert (prefix / "share" / "doc" / "ttr-qt" / "licences").is_dir()
    icons = prefix / "share" / "icons" / "hicolor"
    for size in linux.ICON_SIZES:
        assert (icons / f"{size}x{size}" / "apps" / f"{IDENTIFIER}.png").is_file()
        assert (icons / f"{size}x{size}" / "mimetypes" / f"{IDENTIFIER}.game.png").is_file()
    for place in (
        f"applications/{IDENTIFIER}.desktop",
        f"mime/packages/{IDENTIFIER}.xml",
        "man/man6/ttr-qt.6.gz",
        "doc/ttr-qt/CHANGELOG.md.gz",
    ):
        assert (prefix / "share" / place).is_file()


@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="needs dpkg")
def test_a_debian_package_says_what_it_needs(
    program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(linux, "dependencies", lambda _: ["libc6 (>= 2.36)", "libgl1"])
    file = linux.build_deb(program, tmp_path, "1.2.3", tmp_path / "work", 0)
    shown = subprocess.check_output(["dpkg-deb", "--field", str(file)], text=True)
    assert "Package: ttr-qt\nVersion: 1.2.3\n" in shown
    assert "Depends: libc6 (>= 2.36), libgl1\n" in shown
    files = subprocess.check_output(["dpkg-deb", "--contents", str(file)], text=True)
    assert "root/root" in files
    assert "./usr/lib/ttr-qt/ttr-qt\n" in files
    assert "rwxrwx" not in files.replace("lrwxrwxrwx", "")
    data = [line for line in files.splitlines() if line.endswith("/_internal/data")]
    assert [line.split()[0] for line in data] == ["-rw-r--r--"]
    assert "./usr/share/doc/ttr-qt/changelog.gz" in files
    assert "./usr/share/lintian/overrides/ttr-qt" in files


@pytest.mark.skipif(shutil.which("rpmbuild") is None, reason="needs rpm")
def test_an_rpm_says_what_it_needs(
    program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rpm, "needs", lambda _: ["libGL.so.1()(64bit)"])
    file = rpm.build(program, tmp_path, tmp_path / "rpm", 0)
    query = ["rpm", "--query", "--package", str(file)]
    assert "libGL.so.1()(64bit)" in subprocess.check_output([*query, "--requires"], text=True)
    listed = subprocess.check_output([*query, "--list"], text=True).splitlines()
    assert {"/usr/bin/ttr-qt", "/usr/lib/ttr-qt/ttr-qt", "/usr/lib/ttr-qt/_internal/data"} <= {
        *listed
    }
    assert f"/usr/share/applications/{IDENTIFIER}.desktop" in listed


@pytest.mark.skipif(shutil.which("objdump") is None, reason="needs binutils")
def test_an_rpm_names_libraries_as_files(tmp_path: Path) -> None:
    (tmp_path / "sh").write_bytes(Path("/bin/sh").resolve().read_bytes())
    needed = rpm.needs(tmp_path)
    assert "libc.so.6()(64bit)" in needed
    assert needed[-1].startswith("libc.so.6(GLIBC_2.")


@pytest.mark.skipif(shutil.which("dpkg-parsechangelog") is None, reason="needs dpkg-dev")
def test_debian_can_read_the_list_of_changes(tmp_path: Path) -> None:
    file = tmp_path / "changelog"
    file.write_text(linux.changelog("1.2.3"), encoding="utf-8")
    command = ["dpkg-parsechangelog", "-l", str(file), "-S"]
    assert subprocess.check_output([*command, "Version"], text=True) == "1.2.3\n"
    assert subprocess.check_output([*command, "Maintainer"], text=True).strip() == linux.MAINTAINER


def test_the_plain_archive_belongs_to_nobody(program: Path, tmp_path: Path) -> None:
    file = linux.build_archive(program, tmp_path, "1.2.3", 0)
    with tarfile.open(fileobj=io.BytesIO(file.read_bytes())) as archive:
        members = archive.getmembers()
    assert {member.uid for member in members} == {0}
    names = {member.name.partition("/")[2] for member in members}
    assert {"ttr-qt", "_internal/data", "desktop/ttr-qt.6"} <= names
    assert {f"desktop/{IDENTIFIER}.desktop", f"desktop/{IDENTIFIER}.svg"} <= names
    assert len({member.name.partition("/")[0] for member in members}) == 1


@pytest.mark.skipif(shutil.which("objdump") is None, reason="needs binutils")
def test_libraries_that_are_asked_for_are_found() -> None:
    needed = linux.needed_libraries([Path("/bin/sh").resolve()])
    assert "libc.so.6" in needed
    assert linux.system_libraries()["libc.so.6"].is_file()


@pytest.mark.skipif(shutil.which("objdump") is None, reason="needs binutils")
def test_no_newer_c_library_is_asked_for_than_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    def shown(*_command: object, **_options: object) -> subprocess.CompletedProcess[str]:
        text = "  0x0 GLIBC_2.9\n  0x0 GLIBC_2.35\n  0x0 GLIBC_PRIVATE\n  0x0 GLIBCXX_3.4\n"
        return subprocess.CompletedProcess([], 0, stdout=text)

    shell = linux.needed_libc([Path("/bin/sh").resolve()])
    assert shell.startswith("2.")
    monkeypatch.setattr(subprocess, "run", shown)
    assert linux.needed_libc([]) == "2.35"


@pytest.mark.skipif(shutil.which("dpkg-query") is None, reason="needs dpkg")
def test_a_library_leads_to_its_package() -> None:
    assert licences.package_of(linux.system_libraries()["libc.so.6"]) == "libc6"
    with pytest.raises(licences.LicenceError, match="No package"):
        licences.package_of(Path("/nowhere/libnothing-at-all.so.9"))


def test_sizes_count_whole_blocks(tmp_path: Path) -> None:
    (tmp_path / "one").write_bytes(b"x")
    (tmp_path / "two").write_bytes(b"x" * 4097)
    assert linux.folder_size(tmp_path) == 3 * 4096


def test_every_fault_of_a_played_game_is_told() -> None:
    good = {
        "errors": [],
        "compiled": [],
        "actions": 40,
        "data": {"maps": 5, "sounds": 8},
        "window_cpu_s": 0.8,
    }
    assert check.judge(good) == []
    assert check.judge(good | {"compiled": ["apply"]}, shipped=False) == []
    for fault in (
        {"errors": ["broken"]},
        {"compiled": ["apply"]},
        {"actions": 0},
        {"stood in for": ["ply 3: It did not answer in time."]},
        {"data": {"maps": 5, "sounds": 0}},
        {"window_cpu_s": 3.5},
    ):
        assert len(check.judge(good | fault)) == 1


def test_files_that_are_too_large_are_told(
    program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dist = tmp_path / "dist"
    dist.mkdir()
    (dist / "a.deb").write_bytes(b"x" * 100)
    (dist / "a.whl").write_bytes(b"x" * 1000)
    assert check.check_sizes(program, dist) == []
    monkeypatch.setattr(check, "MAX_INSTALLER", 50)
    monkeypatch.setattr(check, "MAX_INSTALLED", 50)
    assert len(check.check_sizes(program, dist)) == 2
