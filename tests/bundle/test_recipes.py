"""Recipes for all systems: they can be read, and name what there is."""

import configparser
import plistlib
import re
import shutil
import subprocess
import sys
import tomllib
import types
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

import dev
from tools.bundle import check, contents, linux
from tools.bundle.trials.needs import SYSTEMS, TRIALS
from ttr_qt.app.game.file_dialog import SUFFIX
from ttr_qt.app.process.options import parse_options
from ttr_qt.app.window.main_window import NAME as TITLE
from ttr_qt.engine import Game

METAINFO = linux.RECIPES / f"{contents.IDENTIFIER}.metainfo.xml"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


def test_names_are_those_of_the_program() -> None:
    assert contents.TITLE == TITLE
    assert f".{contents.SAVE_SUFFIX}" == SUFFIX


def test_the_desktop_file_opens_saved_games() -> None:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # as the module's docs say
    parser.read(linux.DESKTOP, encoding="utf-8")
    entry = parser["Desktop Entry"]
    assert entry["Exec"] == "ttr-qt %f"
    assert entry["Icon"] == contents.IDENTIFIER
    assert entry["MimeType"] == f"{linux.MIME_TYPE};"
    assert entry["Name"] == TITLE
    if shutil.which("desktop-file-validate"):
        file = str(linux.DESKTOP)
        shown = subprocess.run(
            ["desktop-file-validate", file], capture_output=True, text=True, check=False
        )
        assert (shown.returncode, shown.stdout) == (0, "")


def test_saved_games_are_known_by_name_and_by_content() -> None:
    tree = ET.parse(linux.RECIPES / f"{contents.IDENTIFIER}.xml")  # noqa: S314 - our own file
    (kind,) = tree.getroot()
    assert kind.attrib["type"] == linux.MIME_TYPE
    (glob,) = kind.findall(f"{MIME}glob")
    assert glob.attrib["pattern"] == f"*{SUFFIX}"
    (picture,) = kind.findall(f"{MIME}icon")
    assert picture.attrib["name"] == linux.MIME_ICON
    (match,) = kind.findall(f"{MIME}magic/{MIME}match")
    first, last = map(int, match.attrib["offset"].split(":"))
    saved = Game.new("usa", players=2, seed=1).to_json()
    assert first <= saved.index(match.attrib["value"]) <= last


def test_software_centres_are_told_of_the_program() -> None:
    root = ET.parse(METAINFO).getroot()  # noqa: S314 - our own file
    assert root.findtext("id") == contents.IDENTIFIER
    assert root.findtext("name") == TITLE
    assert root.findtext("launchable") == linux.DESKTOP.name
    assert root.findtext("provides/mediatype") == linux.MIME_TYPE


def test_pages_of_the_project_are_named_in_one_place(root: Path) -> None:
    """Everything else has to agree with the metadata of the wheel."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    home = project["urls"]["Homepage"]
    assert all(url.startswith(home) for url in project["urls"].values())
    told = ET.parse(METAINFO).getroot()  # noqa: S314 - our own file
    urls = {one.attrib["type"]: one.text for one in told.findall("url")}
    assert urls == {"homepage": home, "bugtracker": project["urls"]["Issues"]}
    pictures = [str(one.text) for one in told.findall("screenshots/screenshot/image")]
    raw = home.replace("github.com", "raw.githubusercontent.com") + "/main/"
    for picture in pictures:
        assert picture.startswith(raw)
        assert (root / picture.removeprefix(raw)).is_file()
    releases = [one.attrib["version"] for one in told.findall("releases/release")]
    assert releases[0] == project["version"]


@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="needs appstream")
def test_software_centres_accept_what_they_are_told() -> None:
    shown = subprocess.run(
        ["appstreamcli", "validate", "--no-net", str(METAINFO)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert shown.returncode == 0, shown.stdout


def test_the_manual_page_has_all_options(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parse_options(["--help"])
    offered = set(re.findall(r"--[a-z-]+", capsys.readouterr().out))
    told = linux.MANUAL.read_text(encoding="utf-8").replace("\\-", "-")
    assert len(offered) > 7
    assert offered - {word for word in offered if word in told} == set()


def test_the_flatpak_manifest_names_what_there_is(root: Path) -> None:
    file = root / "packaging" / "flatpak" / f"{contents.IDENTIFIER}.yml"
    manifest = yaml.safe_load(file.read_text(encoding="utf-8"))
    assert manifest["id"] == contents.IDENTIFIER
    (module,) = manifest["modules"]
    places = {source["dest"]: file.parent / source["path"] for source in module["sources"]}
    assert places["ttr-qt"].resolve() == root / "build" / "bundle" / "ttr-qt"
    for command in module["build-commands"]:
        for word in command.split():
            folder, _, name = word.partition("/")
            if folder in {"recipes", "icons"}:
                for size in linux.ICON_SIZES:
                    assert (places[folder] / name.replace("$size", str(size))).is_file()


def test_the_workflow_builds_tries_and_attaches_for_all_systems(root: Path) -> None:
    file = root / ".github" / "workflows" / "packages.yml"
    jobs = yaml.safe_load(file.read_text(encoding="utf-8"))["jobs"]
    systems = {
        entry["os"].partition("-")[0] for entry in jobs["build"]["strategy"]["matrix"]["include"]
    }
    assert systems == {"ubuntu", "windows", "macos"}
    assert set(jobs["attach"]["needs"]) == set(jobs) - {"attach"}
    steps = [step for job in jobs.values() for step in job["steps"]]
    commands = [step.get("run", "") for step in steps]
    for command in commands:
        for path in re.findall(r"packaging/\S+", command):
            assert (root / path).is_file()
    tried = re.findall(r"dev\.py package --check\b ?(\w*)", "\n".join(commands))
    named = set(TRIALS | SYSTEMS)
    # The AppImage is tried with its real tool there, and Windows is Windows.
    assert set(tried) == (named | {""}) - {"appimage", "windows"}
    paths = [
        step["with"]["path"].split()
        for step in jobs["build"]["steps"]
        if "upload" in step.get("uses", "")
    ]
    kept = {"dist/*.whl", "dist/*.tar.gz", *(f"dist/*{suffix}" for suffix in check.INSTALLERS)}
    assert {path for each in paths for path in each} == kept


def test_the_workflow_runs_all_tests_on_all_systems(root: Path) -> None:
    file = root / ".github" / "workflows" / "tests.yml"
    workflow = yaml.safe_load(file.read_text(encoding="utf-8"))
    events = workflow[True]  # what YAML makes of the word `on`
    assert events["push"]["branches"] == ["**"]
    assert "pull_request" in events
    job = workflow["jobs"]["test"]
    matrix = job["strategy"]["matrix"]
    assert {system.partition("-")[0] for system in matrix["os"]} == {"ubuntu", "windows", "macos"}
    assert not job["strategy"]["fail-fast"]
    commands = [step.get("run", "") for step in job["steps"]]
    assert commands[-1] == "python dev.py test"
    # The runner is no root, so `dev.py` would stop there and ask for what is missing.
    installed = {word for command in commands for word in command.split()}
    assert installed >= {*dev.HEADLESS_LIBRARIES.values(), *dev.WINDOW_LIBRARIES.values()}


def test_the_workflow_has_the_oldest_and_the_newest_python(root: Path) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = [entry.rpartition(" ")[2] for entry in project["classifiers"] if ":: 3." in entry]
    file = root / ".github" / "workflows" / "tests.yml"
    matrix = yaml.safe_load(file.read_text("utf-8"))["jobs"]["test"]["strategy"]["matrix"]
    assert matrix["python"] == [named[0], named[-1]]
    assert project["requires-python"] == f">={named[0]}"


@pytest.mark.parametrize(
    "name",
    [
        "appimage/build.sh",
        "flatpak/build.sh",
        *("macos/make_dmg.sh", "macos/smoke.sh", "macos/keychain.sh"),
    ],
)
@pytest.mark.skipif(sys.platform == "win32", reason="no shell")
def test_scripts_can_be_read_and_name_what_there_is(root: Path, name: str) -> None:
    script = root / "packaging" / name
    subprocess.run(["/bin/sh", "-n", str(script)], check=True)
    for path in re.findall(r"\$root/((?:packaging|resources)/[^\"]+)", script.read_text("utf-8")):
        assert (root / path.replace("$id", contents.IDENTIFIER)).is_file()


def test_macos_may_run_compiled_kernels(root: Path) -> None:
    rights = plistlib.loads((root / "packaging" / "macos" / "entitlements.plist").read_bytes())
    assert rights["com.apple.security.cs.allow-jit"] is True


@pytest.mark.skipif(sys.platform == "win32", reason="no shell")
@pytest.mark.parametrize("identity", ["", "Developer ID"])
def test_macos_signs_from_the_inside_out(root: Path, tmp_path: Path, identity: str) -> None:
    app = tmp_path / "The Railway Table.app"
    inner = app / "Contents" / "Frameworks" / "Qt.framework"
    inner.mkdir(parents=True)
    for library in (inner / "a.dylib", app / "Contents" / "b.so"):
        library.write_bytes(b"")
    tools, said = tmp_path / "tools", tmp_path / "said"
    tools.mkdir()
    for name in ("codesign", "hdiutil", "xcrun"):
        tool = tools / name
        tool.write_text(f'#!/bin/sh\necho {name} "$@" >> "{said}"\n', encoding="utf-8")
        tool.chmod(0o755)
    (tools / "file").write_text("#!/bin/sh\necho Mach-O 64-bit\n", encoding="utf-8")
    (tools / "file").chmod(0o755)
    env = {"PATH": f"{tools}:/usr/bin:/bin", "SIGN_IDENTITY": identity, "NOTARY_PROFILE": "kept"}
    script = root / "packaging" / "macos" / "make_dmg.sh"
    image = tmp_path / "a.dmg"
    subprocess.run(["/bin/sh", str(script), str(app), str(image)], env=env, check=True)
    lines = said.read_text(encoding="utf-8").splitlines()
    signed = [line.rpartition(str(app))[2] for line in lines if "codesign --force" in line]
    libraries = {"/Contents/Frameworks/Qt.framework/a.dylib", "/Contents/b.so"}
    assert set(signed[:2]) == libraries
    assert signed[2:4] == ["/Contents/Frameworks/Qt.framework", ""]
    assert not any("--deep" in line for line in lines)
    assert [line for line in lines if "--entitlements" in line] == [
        line for line in lines if line.startswith("codesign --force") and line.endswith(str(app))
    ]
    noted = [line.split()[1] for line in lines if line.startswith("xcrun")]
    assert noted == (["notarytool", "stapler", "stapler"] if identity else [])


@pytest.mark.skipif(shutil.which("makensis") is None, reason="needs NSIS")
def test_the_installer_of_windows_can_be_built(root: Path, tmp_path: Path) -> None:
    program = tmp_path / "program"
    (program / "_internal").mkdir(parents=True)
    (program / "ttr-qt.exe").write_bytes(b"MZ")
    (program / "_internal" / "data").write_bytes(b"x")
    target = tmp_path / "ttr-qt-0.0.1-setup.exe"
    defines = {"VERSION": "0.0.1", "PROGRAM": program, "ROOT": root, "TARGET": target}
    words = [f"-D{key}={value}" for key, value in defines.items()]
    script = str(root / "packaging" / "windows" / "installer.nsi")
    shown = subprocess.run(
        [str(shutil.which("makensis")), "-WX", "-V2", *words, script],
        capture_output=True,
        text=True,
        check=False,
    )
    assert shown.returncode == 0, shown.stdout + shown.stderr
    assert target.read_bytes().startswith(b"MZ")


@pytest.fixture
def run_spec(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Any]:
    """Return what runs the recipe of PyInstaller as on another system, without PyInstaller."""

    def run(platform: str) -> dict[str, dict[str, Any]]:
        made: dict[str, dict[str, Any]] = {}

        def step(name: str) -> Callable[..., Any]:
            def make(*arguments: Any, **options: Any) -> Any:
                made[name] = {"arguments": arguments, **options}
                return types.SimpleNamespace(
                    pure=[],
                    scripts=[],
                    binaries=[("libQt6Qml.so.6", "", ""), ("libffi.so.8", "", "")],
                    datas=[("ttr_qt/_data/maps/usa.json", "", "")],
                )

            return make

        hooks = types.ModuleType("PyInstaller.utils.hooks")
        hooks.__dict__.update(collect_submodules=lambda name: [name], copy_metadata=lambda _: [])
        monkeypatch.setitem(sys.modules, "PyInstaller.utils.hooks", hooks)
        for name in ("PyInstaller", "PyInstaller.utils"):
            monkeypatch.setitem(sys.modules, name, types.ModuleType(name))
        names = ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")
        scope: dict[str, Any] = {name: step(name) for name in names}
        scope |= {"SPECPATH": str(root / "packaging"), "workpath": str(tmp_path)}
        text = (root / "packaging" / "ttr-qt.spec").read_text(encoding="utf-8")
        with monkeypatch.context() as patch:
            patch.setattr(sys, "platform", platform)
            # The functions took their defaults from the real system when they were made.
            real = contents.wanted, contents.icon
            patch.setattr(contents, "wanted", lambda place: real[0](place, platform))
            patch.setattr(contents, "icon", lambda: real[1](platform))
            exec(compile(text, "ttr-qt.spec", "exec"), scope)  # noqa: S102 - our own recipe
        return made

    return run


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_the_recipe_fits_every_system(run_spec: Callable[[str], Any], platform: str) -> None:
    made = run_spec(platform)
    analysis, program = made["Analysis"], made["EXE"]
    assert Path(analysis["arguments"][0][0]).is_file()
    assert "numba.tests" in analysis["excludes"]
    assert "numba._devicearray" in analysis["hiddenimports"]
    assert program["console"] == (platform == "linux")
    assert (program["icon"] is None) == (platform == "linux")
    assert (program["version"] is None) == (platform != "win32")
    assert "PerMonitorV2" in program["manifest"]
    ET.fromstring(program["manifest"].encode())  # noqa: S314 - our own text
    assert made["COLLECT"]["arguments"][1] == [("libffi.so.8", "", "")]
    assert ("BUNDLE" in made) == (platform == "darwin")
    if platform == "darwin":
        assert made["BUNDLE"]["name"] == f"{TITLE}.app"
        plistlib.dumps(made["BUNDLE"]["info_plist"])
