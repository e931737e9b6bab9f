"""What is compiled before anybody plays."""

from ai.warmup import all_steps, review_steps
from ttr_qt.app.process.warm_process import steps


def test_games_come_first_and_reviews_need_nothing_more() -> None:
    names = [step.name for step in steps()]
    games = [step.name for step in all_steps()]
    assert names[: len(games)] == games
    assert {step.name for step in review_steps()} <= set(names)
    assert len(names) == len(set(names))
