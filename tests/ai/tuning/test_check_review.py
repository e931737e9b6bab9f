"""What reviews say can be believed: a few games of each measurement of `ai.tuning.check_review`."""

import pytest

from ai.reviewing.effort import Effort
from ai.tuning.check_review import Options, main, measure
from ttr_qt.engine import EDITIONS

pytestmark = pytest.mark.slow

SMALL = Options(edition="amsterdam", seed=5, playouts=24, effort=Effort(100, 128))


@pytest.mark.parametrize(
    ("edition", "players"),
    [*((edition, 2) for edition in EDITIONS), ("usa", 5), ("first_journey", 4), ("amsterdam", 3)],
)
def test_the_parts_add_up_in_every_edition(edition: str, players: int) -> None:
    (found,) = measure("luck", Options(edition=edition, players=players, playouts=2), 1)
    for parts in (found.lead, found.chance):
        assert sum(parts[name] for name in ("deal", "luck", "hidden")) == pytest.approx(
            parts["result"]
        )


def test_a_planted_blunder_is_found() -> None:
    """The command measures this over a hundred games; it must not be missed in any of a few."""
    found = [one for one in measure("blunder", SMALL, 3) if one is not None]
    assert found
    assert all(one.place == 1 for one in found)
    assert all(one.lost > 0.05 for one in found)


def test_what_random_moves_cost_is_found() -> None:
    found = measure("skill", Options(edition="amsterdam", seed=5, playouts=24, careless=0.6), 8)
    lost = sum(one.lead.get("own", 0.0) for one in found) / len(found)
    real = sum(one.lead["result"] for one in found) / len(found)
    assert real < -8
    assert lost == pytest.approx(real, rel=0.5)
    assert all(one.lead.get("others", 0.0) == 0 for one in found)  # the planner gave nothing away


def test_two_seeds_tell_the_same() -> None:
    (found,) = measure("stability", SMALL, 1)
    assert found.called > 4
    assert found.agreed >= 0.9 * found.called
    assert all(abs(one - other) <= 0.03 for one, other in found.accuracies)


def test_the_command_tells_what_it_measured(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["luck", "--edition", "amsterdam", "--games", "2", "--playouts", "8"]
    main([*arguments, "--jobs", "1"])
    told = capsys.readouterr()
    assert "amsterdam, 2 players, luck: 2 games" in told.out + told.err
    with pytest.raises(SystemExit):
        main(["nonsense"])


def test_what_was_better_wins_more_when_it_is_played_out() -> None:
    options = Options(edition="first_journey", seed=5, careless=0.5, effort=Effort(300, 64))
    (found,) = measure("suggested", options, 1)
    assert len(found) > 4
    assert sum(one.gained > 0 for one in found) >= 0.8 * len(found)
