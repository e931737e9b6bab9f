"""Which language the texts of the window are in."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from ttr_qt.paths import data_dir
from ttr_qt.views.theme.language import Language

_installed: Final[list[tuple[QTranslator, bytes]]] = []
"""They belong to nobody else, so that those of another language go when they are taken out. Qt
reads the texts where they lie, which is therefore no file: a newer program may replace it."""


def install_language(language: Language) -> None:
    """Show all texts in a language from now on; English too has forms for one and for many."""
    app = QCoreApplication.instance()
    if app is None:
        raise RuntimeError("Texts are translated by the application, and there is none.")
    while _installed:
        app.removeTranslator(_installed.pop()[0])
    own, texts = QTranslator(), _texts(language)
    if texts and own.load(texts):
        app.installTranslator(own)
        _installed.append((own, texts))
    # Qt's own texts, such as those of its file dialogs.
    system = QTranslator()
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if system.load(QLocale(language), "qtbase", "_", folder):
        app.installTranslator(system)
        _installed.append((system, b""))
    QLocale.setDefault(QLocale(language))


def _texts(language: Language) -> bytes:
    """Return all translated texts; none if they are missing, which is better than no program."""
    try:
        return (data_dir("resources") / "translations" / f"ttr_qt_{language}.qm").read_bytes()
    except OSError:
        return b""
