"""What was done, in words."""

import pytest

from ttr_qt.engine.actions import TravelRoute
from ttr_qt.engine.maps import load_map
from ttr_qt.models.item_models.phrases import Phrase, action_phrase
from ttr_qt.views.theme.language import Language
from ttr_qt.views.theme.translation import install_language
from ttr_qt.views.words.speech import phrase_text

TOOK_AND_DREW = Phrase("take_draw_known", (("card", "black"), ("cards", (("black", 1),))))
DREW_ONE = Phrase("draw_known", (("cards", (("locomotive", 1),)),))
DREW_TWO = Phrase("draw_known", (("cards", (("blue", 1), ("red", 1))),))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "en",
            (
                "took a black card, drew a black card from the deck",
                "drew a locomotive from the deck",
                "drew 1 blue and 1 red from the deck",
            ),
        ),
        (
            "de",
            (
                "eine schwarze Karte genommen, eine schwarze Karte gezogen",
                "eine Lokomotive vom Stapel gezogen",
                "1 blaue und 1 rote vom Stapel gezogen",
            ),
        ),
    ],
)
def test_a_card_that_was_drawn_is_called_as_one_that_was_taken(
    language: Language, expected: tuple[str, ...]
) -> None:
    install_language(language)
    told = tuple(phrase_text(one, language) for one in (TOOK_AND_DREW, DREW_ONE, DREW_TWO))
    assert tuple(text.replace("\N{NO-BREAK SPACE}", " ") for text in told) == expected
    install_language("en")


@pytest.mark.parametrize(
    ("route", "start", "said"),
    [
        ("emd-nl2-1", "emden", "travel from Emden to the Netherlands"),
        ("kon-ch2-1", "konstanz", "travel from Constance to Switzerland"),
        ("aug-ulm-1", "ulm", "travel from Ulm to Augsburg"),
    ],
)
def test_countries_are_named_as_in_a_sentence(route: str, start: str, said: str) -> None:
    phrase = action_phrase(load_map("maerklin"), TravelRoute(route), start)
    assert phrase_text(phrase, "en", past=False) == said
    assert phrase_text(phrase, "en") == said.replace("travel", "travelled")
