from PySide6.QtCore import QPointF, QRectF, QSizeF

from ttr_qt.views.labels import Label, place_labels

SIZE = QSizeF(60, 16)


def label(x: float, y: float) -> Label:
    return Label(SIZE, QPointF(x, y), 8)


def test_name_stands_on_the_right_where_there_is_room() -> None:
    spot = place_labels({"a": label(0, 0)}, [])["a"]
    assert spot.size() == SIZE
    assert spot.left() > 8
    assert spot.center().y() == 0


def test_name_gives_way_to_a_track() -> None:
    track = [QPointF(x, 0) for x in range(10, 100, 5)]
    spot = place_labels({"a": label(0, 0)}, track)["a"]
    assert not any(spot.contains(point) for point in track)


def test_names_and_markers_stay_apart() -> None:
    labels = {str(index): label(40.0 * index, 5.0 * index) for index in range(6)}
    spots = place_labels(labels, [])
    for key, spot in spots.items():
        for other, rect in spots.items():
            assert key == other or not spot.intersects(rect)
        for other, item in labels.items():
            marker = QRectF(item.anchor - QPointF(8, 8), item.anchor + QPointF(8, 8))
            assert key == other or not spot.intersects(marker)
