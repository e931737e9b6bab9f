"""Which language the texts of the window are in."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from ttr_qt.paths import data_dir
from ttr_qt.views.texts import Language

_installed: Final[list[QTranslator]] = []
"""They belong to nobody else, so that those of another language go when they are taken out."""


def speak(language: Language) -> None:
    """Translate all texts from now on; English too has forms for one and for many."""
    app = QCoreApplication.instance()
    if app is None:
        raise RuntimeError("Texts are translated by the application, and there is none.")
    while _installed:
        app.removeTranslator(_installed.pop())
    own = QTranslator()
    if own.load(f"ttr_qt_{language}", str(data_dir("resources") / "translations")):
        app.installTranslator(own)
        _installed.append(own)
    # Qt's own texts, such as those of its file dialogs.
    system = QTranslator()
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if system.load(QLocale(language), "qtbase", "_", folder):
        app.installTranslator(system)
        _installed.append(system)
    QLocale.setDefault(QLocale(language))
