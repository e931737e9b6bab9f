"""Every text of the program is there in both languages."""

import re
import string
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tools.translations import files
from tools.translations.__main__ import compile_file
from tools.translations.sources import Message, UnreadableTextError, messages_in
from ttr_qt.engine.maps import load_map
from ttr_qt.views.choosing.mix_choice import MixChoice
from ttr_qt.views.theme.style import Style
from ttr_qt.views.theme.translation import install_language


def test_all_texts_are_found(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text(
        "CONTEXT: Final = 'ctx'\n"
        "class A:\n"
        "    def f(self, n):\n"
        "        self.tr('%n cards', '', n + 1)\n"
        "        self.tr('two '\n            'parts')\n"
        "        self.tr('cards', '', n)\n"
        "def g(n, template):\n"
        "    QCoreApplication.translate(CONTEXT, 'plain')\n"
        "    translate('ctx', template)\n"
        "    QT_TRANSLATE_NOOP('ctx', 'marked')\n",
        encoding="utf-8",
    )
    assert messages_in(tmp_path) == [
        Message("A", "%n cards"),
        Message("A", "cards"),
        Message("A", "two parts"),
        Message("ctx", "marked"),
        Message("ctx", "plain"),
    ]
    assert [message.text for message in messages_in(tmp_path) if message.plural] == [
        "%n cards",
        "cards",
    ]
    (tmp_path / "b.py").write_text("class B:\n def f(self, x):\n  self.tr(f'{x}')\n", "utf-8")
    with pytest.raises(UnreadableTextError, match=r"b\.py, line 3"):
        messages_in(tmp_path)


def test_files_keep_what_is_translated(tmp_path: Path) -> None:
    file = tmp_path / "x.ts"
    one, many, new = Message("A", "a <b> & c"), Message("A", "%n cards", True), Message("B", "new")
    done = {one: ("x < y & z",), many: ("%n Karte", "%n Karten")}
    assert files.write(file, "de", [one, many, new], done) == [new]
    assert files.read(file) == done
    assert files.write(file, "de", [one], files.read(file)) == []
    assert files.read(file) == {one: done[one]}


def test_a_number_needs_both_of_its_forms(tmp_path: Path) -> None:
    file, many = tmp_path / "x.ts", Message("A", "%n cards", True)
    assert files.write(file, "de", [many], {many: ("%n Karte",)}) == []
    assert files.read(file) == {}
    assert files.write(file, "de", [many], files.read(file)) == [many]


def test_there_is_one_kind_of_apostrophe(root: Path) -> None:
    """Two kinds beside each other look like a mistake."""
    texts = [message.text for message in messages_in(root / "ttr_qt")]
    for folder in ("remarks", "rules"):
        files_there = (root / "resources" / folder).rglob("*.*")
        texts += [file.read_text(encoding="utf-8") for file in files_there]
    german = files.read(root / "resources" / "translations" / "ttr_qt_de.ts")
    texts += [form for forms in german.values() for form in forms]
    assert any("'" in text for text in texts)
    # A German quotation ends with another letter, “.
    assert [text for text in texts if re.search(r"\w’|’\w", text)] == []


def placeholders(text: str) -> list[str]:
    named = sorted(name for _, name, _, _ in string.Formatter().parse(text) if name)
    return [*named, *re.findall(r"%n", text)]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("translate('c', 'x')\ntranslate('c', 'x', '', 3)\n", "with and without a number"),
        (
            "class A:\n def f(self):\n  self.tr('%n x', '', 3)\nclass B(A): pass\n",
            "not be translated in subclasses",
        ),
    ],
)
def test_texts_that_would_stay_english_are_refused(tmp_path: Path, text: str, fault: str) -> None:
    (tmp_path / "a.py").write_text(text, encoding="utf-8")
    with pytest.raises(UnreadableTextError, match=fault):
        messages_in(tmp_path)


def test_inherited_texts_are_found(qapp: QApplication) -> None:
    class Counter(MixChoice):
        """Uses the texts of its base class, which are kept under that one's name."""

        def back(self) -> str:
            return self.tr("Left: {tickets}.")

    install_language("de")
    try:
        assert qapp is not None
        assert Counter(Style(), load_map("germany")).back() == "Übrig: {tickets}."
    finally:
        install_language("en")


@pytest.mark.parametrize("language", ["de", "en"])
def test_compiled_files_are_current(root: Path, tmp_path: Path, language: str) -> None:
    source = root / "resources" / "translations" / f"ttr_qt_{language}.ts"
    compiled = tmp_path / "fresh.qm"
    compile_file(source, compiled)
    assert compiled.read_bytes() == source.with_suffix(".qm").read_bytes()


@pytest.fixture(scope="module")
def texts(root: Path) -> list[Message]:
    """All texts of the window; to find them takes a while."""
    return messages_in(root / "ttr_qt")


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", "en"])
def test_nothing_is_untranslated(root: Path, texts: list[Message], language: str) -> None:
    messages = [m for m in texts if m.plural or language == "de"]
    folder = root / "resources" / "translations"
    done = files.read(folder / f"ttr_qt_{language}.ts")
    assert [message for message in messages if message not in done] == []
    assert [message for message in done if message not in messages] == []
    for message, forms in done.items():
        for form in forms:
            used = placeholders(form)
            # "one card" may do without its number.
            assert form.strip() == form
            assert used == placeholders(message.text) or (message.plural and form is forms[0])
