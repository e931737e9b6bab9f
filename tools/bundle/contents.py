"""What a program without Python carries along, and what stays out of it."""

import fnmatch
import re
import sys
from collections.abc import Iterable
from importlib.metadata import distribution, metadata
from pathlib import Path, PurePath
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
NAME: Final = "ttr-qt"
TITLE: Final = "The Railway Table"
IDENTIFIER: Final = "io.github.ttr_qt.ttr_qt"
SAVE_SUFFIX: Final = "ttrgame"
ENTRY: Final = ROOT / "ttr_qt" / "__main__.py"
KERNEL_PACKAGES: Final = ("ttr_qt.engine.kernel", "ai.planning", "ai.searching")
"""Their sources go along: the folder of compiled code is named by a hash of them."""

EXCLUDED_MODULES: Final = (
    # The arena is for those who write opponents: they have Python.
    *("ai.arena", "ai.tuning", "joblib", "rich", "typer", "click", "shellingham", "pygments"),
    # Only developers and interactive sessions use these.
    *("IPython", "matplotlib", "networkx", "pandas", "scipy", "pytest", "hypothesis"),
    *("setuptools", "pip"),
    *("numba.tests", "numba.testing", "llvmlite.tests", "numpy.tests", "numpy.f2py"),
    *("numba.cuda", "numba.pycc"),
    # Parts of the standard library that nothing here needs.
    *("tkinter", "_tkinter", "idlelib", "lib2to3", "turtle", "sqlite3", "curses", "readline"),
    *("pydoc_data", "ensurepip", "test", "xmlrpc"),
    # Of Qt only Core, Gui, Widgets, Svg and what they need themselves.
    *("PySide6.QtNetwork", "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtOpenGL"),
    *("PySide6.QtTest", "PySide6.QtSql", "PySide6.QtXml", "PySide6.QtDesigner", "PySide6.QtHelp"),
)

LANGUAGES: Final = ("de", "en")
"""Those of the program, in which Qt's own dialogs speak too."""

_WINDOWS_10: Final = "{8e0f7a12-bfb3-4fe8-b9a5-48fd50a15a9a}"
"""How manifests name it, and all later ones."""

_UNWANTED: Final = (
    # Plugins for keyboards on the screen, for network, for formats and screens nobody has.
    "*/plugins/platforminputcontexts/*virtualkeyboard*",
    "*/plugins/networkinformation/*",
    "*/plugins/tls/*",
    "*/plugins/generic/*",
    "*/plugins/egldeviceintegrations/*",
    "*/plugins/platforms/*qeglfs*",
    "*/plugins/platforms/*qlinuxfb*",
    "*/plugins/platforms/*qvnc*",
    "*/plugins/platforms/*qvkkhrdisplay*",
    "*/plugins/platforms/*qminimal*",
    "*/plugins/platforms/*qdirect2d*",
    "*/plugins/imageformats/*qicns*",
    "*/plugins/imageformats/*qpdf*",
    "*/plugins/imageformats/*qtga*",
    "*/plugins/imageformats/*qtiff*",
    "*/plugins/imageformats/*qwbmp*",
    "*/plugins/imageformats/*qwebp*",
    # It would bring all of GTK along, as old as the machine that builds; portals ask the desktop.
    "*/plugins/platformthemes/*qgtk3*",
    # Libraries that only those plugins ask for.
    *(f"*Qt6{part}*" for part in ("Network", "Qml*", "Quick*", "Pdf*", "VirtualKeyboard*")),
    *(f"*/Qt{part}.framework/*" for part in ("Network", "Qml*", "Quick*", "Pdf*", "Virtual*")),
    "*Qt6EglF*",
    # Layers for parallel loops, which no kernel has.
    "numba/np/ufunc/*pool.*",
    # A driver in software for Windows without one, which widgets never ask for.
    "*opengl32sw.dll",
    "*d3dcompiler_47.dll",
)

_LEFT_TO_LINUX: Final = (
    # Beside the drivers and the desktop of the machine that plays these must be its own. The .deb
    # declares them; other systems have them with any desktop.
    *("libstdc++.so*", "libgcc_s.so*", "libc.so*", "libm.so*", "libmvec.so*"),
    *("libGL*.so*", "libEGL*.so*", "libOpenGL*.so*", "libgbm.so*", "libdrm.so*", "libglapi.so*"),
    *("libX11.so*", "libX11-xcb.so*", "libXau.so*", "libXdmcp.so*", "libXext.so*", "libXi.so*"),
    *("libxcb.so*", "libxcb-dri*.so*", "libxcb-glx.so*", "libXrender.so*", "libSM.so*"),
    *("libICE.so*", "libwayland-*.so*", "libxkbcommon.so*", "libfontconfig.so*", "libfreetype.so*"),
    *("libexpat.so*", "libz.so*", "libuuid.so*", "libpng*.so*", "libbrotli*.so*", "libbsd.so*"),
    *("libglib-2.0.so*", "libgthread-2.0.so*", "libgio-2.0.so*", "libgobject-2.0.so*"),
    *("libgmodule-2.0.so*", "libpcre*.so*", "libdbus-1.so*", "libsystemd.so*", "libcap.so*"),
    *("libgcrypt.so*", "libgpg-error.so*", "liblz4.so*", "libzstd.so*", "libmd.so*"),
    *("libselinux.so*", "libmount.so*", "libblkid.so*", "libasound.so*", "libpulse*.so*"),
)


def wanted(destination: str, platform: str = sys.platform) -> bool:
    """Say whether a file that PyInstaller found goes into the program, by its place there."""
    place = PurePath(destination).as_posix().replace("\\", "/")
    if any(fnmatch.fnmatchcase(place, pattern) for pattern in _UNWANTED):
        return False
    if "PySide6/" in place and place.endswith(".qm"):
        return any(place.endswith(f"qtbase_{language}.qm") for language in LANGUAGES)
    name = place.rpartition("/")[2]
    if platform.startswith("linux") and "PySide6/" not in place:
        return not any(fnmatch.fnmatchcase(name, pattern) for pattern in _LEFT_TO_LINUX)
    return True


def data_files(root: Path = ROOT) -> list[tuple[str, str]]:
    """Return the program's own data, each file with the folder that it goes to."""
    places = {"maps": "ttr_qt/_data", "resources": "ttr_qt/_data", "ai/tuned": "."}
    return [
        (str(file), (Path(place) / file.parent.relative_to(root)).as_posix())
        for top, place in places.items()
        for file in sorted((root / top).rglob("*"))
        if file.is_file() and file.suffix != ".ts"  # what translators edit
    ]


def compiled_helpers(distributions: Iterable[str] = ("openskill",)) -> list[str]:
    """Return the modules, named by hashes, that code compiled by mypyc imports without saying so.

    They lie beside the packages, and no import in any source leads there.
    """
    found = []
    for name in distributions:
        for file in distribution(name).files or ():
            module = file.name.partition(".")[0]
            if module.endswith("__mypyc") and file.suffix in {".so", ".pyd"}:
                found.append(".".join((*file.parent.parts, module)))
    return sorted(found)


def home_page() -> str:
    """Return where the project is at home, as its own metadata say."""
    told: Iterable[str] = metadata(NAME).get_all("Project-URL") or ()
    return next(one.partition(", ")[2] for one in told if one.startswith("Homepage"))


def icon(platform: str = sys.platform, root: Path = ROOT) -> Path | None:
    """Return the icon that goes into the program itself; on Linux the desktop file names it."""
    suffix = {"win32": "ico", "darwin": "icns"}.get(platform)
    return root / "resources" / "app" / f"icon.{suffix}" if suffix else None


def mac_properties() -> dict[str, Any]:
    """Return what macOS is told of the program, beside what PyInstaller says by itself."""
    kind = f"{IDENTIFIER}.game"
    return {
        "CFBundleDisplayName": TITLE,
        "LSApplicationCategoryType": "public.app-category.board-games",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "The ttr-qt authors, MIT licence",
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": kind,
                "UTTypeDescription": f"Game of {TITLE}",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {"public.filename-extension": [SAVE_SUFFIX]},
            }
        ],
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": f"Game of {TITLE}",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [kind],
            }
        ],
    }


def windows_properties(version: str) -> str:
    """Return what Windows shows among the program's properties, in PyInstaller's notation."""
    numbers = tuple(int(part) for part in re.findall(r"[0-9]+", version)[:4])
    numbers += (0,) * (4 - len(numbers))
    texts = {
        "CompanyName": "The ttr-qt authors",
        "FileDescription": TITLE,
        "FileVersion": version,
        "InternalName": NAME,
        "LegalCopyright": "MIT licence",
        "OriginalFilename": f"{NAME}.exe",
        "ProductName": TITLE,
        "ProductVersion": version,
    }
    strings = ", ".join(f"StringStruct({key!r}, {text!r})" for key, text in texts.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}), kids=["
        f"StringFileInfo([StringTable('040904B0', [{strings}])]), "
        "VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )


def windows_manifest() -> str:
    """Return what Windows knows of the program before it runs; PyInstaller adds the rest."""
    settings = "http://schemas.microsoft.com/SMI"
    return f"""<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<assembly xmlns="urn:schemas-microsoft-com:asm.v1" manifestVersion="1.0">
  <compatibility xmlns="urn:schemas-microsoft-com:compatibility.v1">
    <application><supportedOS Id="{_WINDOWS_10}"/></application>
  </compatibility>
  <application xmlns="urn:schemas-microsoft-com:asm.v3">
    <windowsSettings>
      <dpiAware xmlns="{settings}/2005/WindowsSettings">true/pm</dpiAware>
      <dpiAwareness xmlns="{settings}/2016/WindowsSettings">PerMonitorV2</dpiAwareness>
      <longPathAware xmlns="{settings}/2016/WindowsSettings">true</longPathAware>
    </windowsSettings>
  </application>
</assembly>
"""
