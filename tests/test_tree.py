"""The tree of tests is that of the source, but for folders with a theme of their own.

A module of the source that takes many tests has a folder of its own name.
"""

import ast
import re
from pathlib import Path

THEMES = {
    "accessibility": "keys, names for screen readers and large texts, on all pages",
    "earlier": "files and boards of earlier versions",
    "faults": "full disks, crashes, kills and clumsy hands, in the whole program",
    "fuzz": "everything that reads files or texts",
    "golden": "games and pictures to compare with",
    "helpers": "what several tests use",
    "perf": "what `dev.py bench` and `dev.py soak` measure",
    "translations": "texts of all parts",
    "whole_games": "games from the start page to the end",
}
ANOTHER_TEST = re.compile(r"^(?:from|import) tests\.(?:.*[. ])?test_", re.MULTILINE)
RUN = re.compile(r"python3? -m ((?:ai|tests|tools|ttr_qt)\b(?:\.\w+)*)")
A_REASON = re.compile(r"more methods|a method more|many attributes")
MOST_METHODS, MOST_ATTRIBUTES = 30, 20
SOURCES = ("ttr_qt", "", "tools")
"""Where a folder of tests may have its counterpart, which may be a module."""


def folders(tests: Path) -> list[Path]:
    """Return all folders of tests that have no theme, below their root."""
    found = (path.parent.relative_to(tests) for path in tests.rglob("*.py"))
    return sorted({one for one in found if one.parts and one.parts[0] not in THEMES})


def test_folders_are_those_of_the_source(root: Path) -> None:
    tested = folders(root / "tests")
    assert len(tested) > 30
    for folder in tested:
        counterparts = [root / source / folder for source in SOURCES]
        assert any(one.is_dir() or one.with_suffix(".py").is_file() for one in counterparts), folder


def test_themes_have_tests_or_helpers(root: Path) -> None:
    assert {name for name in THEMES if not (root / "tests" / name).is_dir()} == set()


def test_no_test_imports_another(root: Path) -> None:
    for path in (root / "tests").rglob("*.py"):
        assert not ANOTHER_TEST.search(path.read_text("utf-8")), path


def own_folders(root: Path) -> list[Path]:
    """Return the folders of models, views and pages that hold modules of their own."""
    found = (root / "ttr_qt" / layer for layer in ("models", "views", "pages"))
    return [one.parent for layer in found for one in sorted(layer.glob("*/__init__.py"))]


def neighbours_of(folder: Path) -> set[str]:
    """Return the names of the folders and modules beside a folder that it imports."""
    above = ".".join(folder.parts[folder.parts.index("ttr_qt") : -1]) + "."
    names = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(above):
                names.add((node.module or "").removeprefix(above).partition(".")[0])
    return names - {folder.name}


def test_folders_say_what_they_import(root: Path) -> None:
    """Those that may import all neighbours but some say which not; the contracts do the rest."""
    for folder in own_folders(root):
        text = ast.get_docstring(ast.parse((folder / "__init__.py").read_text("utf-8"))) or ""
        sentence = " ".join(text.split()).partition(" It may import ")[2]
        assert sentence, folder
        named = {name.rpartition(".")[2] for name in re.findall(r"`([\w.]+)`", sentence)}
        imported = neighbours_of(folder)
        if "all other folders" in sentence:
            assert not imported & named, folder
        elif "below them" not in sentence and "builds on" not in sentence:
            assert imported <= named, folder


def test_commands_that_are_named_are_there(root: Path) -> None:
    """Of modules of the project that are run by ``python -m``, in documents and in the source."""
    kinds = ("*.py", "*.md", "*.toml", "*.yml", "*.sh")
    places = [root / name for name in ("ai", "docs", "maps", "packaging", "resources", "tests")]
    places += [root / "tools", root / "ttr_qt", root / ".github"]
    files = [file for place in places for kind in kinds for file in place.rglob(kind)]
    files += [*root.glob("*.md"), *root.glob("*.py"), root / "pyproject.toml"]
    found = set()
    for file in files:
        for name in RUN.findall(file.read_text("utf-8")):
            if name.endswith(".X"):  # any
                continue
            found.add(name)
            path = root.joinpath(*name.split("."))
            module = path.with_suffix(".py")
            runs = module if module.is_file() else path / "__main__.py"
            assert runs.is_file(), (file, name)
            if runs is module:
                assert 'if __name__ == "__main__":' in runs.read_text("utf-8"), (file, name)
    assert len(found) > 20


def attributes_of(methods: list[ast.FunctionDef]) -> set[str]:
    """Return the names that methods give to attributes of their object."""
    nodes = (node for method in methods for node in ast.walk(method))
    stored = (n for n in nodes if isinstance(n, ast.Attribute) and isinstance(n.ctx, ast.Store))
    return {n.attr for n in stored if isinstance(n.value, ast.Name) and n.value.id == "self"}


def test_large_classes_say_why(root: Path) -> None:
    large = 0
    for path in sorted([*(root / "ttr_qt").rglob("*.py"), *(root / "ai").rglob("*.py")]):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.ClassDef):
                continue
            methods = [part for part in node.body if isinstance(part, ast.FunctionDef)]
            attributes = attributes_of(methods)
            if len(methods) > MOST_METHODS or len(attributes) > MOST_ATTRIBUTES:
                large += 1
                said = " ".join((ast.get_docstring(node) or "").split())
                assert A_REASON.search(said), (path, node.name, len(methods), len(attributes))
    assert large
