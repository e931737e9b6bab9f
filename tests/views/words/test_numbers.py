"""Numbers in sentences."""

import pytest
from PySide6.QtCore import QCoreApplication

from ttr_qt.views.words.numbers import counted

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize(
    ("count", "told"), [(12, "12 points"), (0, "0 points"), (-1, "−1 points"), (-15, "−15 points")]
)
def test_points_below_zero_are_told(count: int, told: str) -> None:
    # Without a translation file the text for many stands for one too.
    text = QCoreApplication.translate("nowhere", "%n points", "", abs(count))
    assert counted(text, count) == told
