"""Ways to play at random that lead into the corners of the games."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Literal


@dataclass(frozen=True, slots=True, kw_only=True)
class Policy:
    """Chooses a kind of action by weight, then one of that kind."""

    weights: Mapping[str, float] = field(default_factory=dict)
    """By the first word of the notation; 1 for those not named."""
    keeps: Literal["any", "all", "fewest"] = "any"
    """How many tickets to keep."""
    by_kind: bool = True
    """Otherwise every action is as likely as any other."""

    def choose(self, texts: Sequence[str], rng: Random) -> int:
        """Return the index of the action to play."""
        if not self.by_kind:
            return rng.randrange(len(texts))
        kinds = sorted({text.split()[0] for text in texts})
        kind = rng.choices(kinds, [self.weights.get(each, 1) for each in kinds])[0]
        options = [index for index, text in enumerate(texts) if text.split()[0] == kind]
        if kind == "keep" and self.keeps != "any":
            sizes = {index: len(texts[index].split()) for index in options}
            wanted = max(sizes.values()) if self.keeps == "all" else min(sizes.values())
            options = [index for index in options if sizes[index] == wanted]
        return rng.choice(options)


POLICIES: dict[str, Policy] = {
    "uniform": Policy(by_kind=False),
    "even": Policy(),
    # Draws until deck and discards are empty.
    "drawer": Policy(weights={"deck": 100, "take": 100}, keeps="fewest"),
    # Builds whenever it can.
    "builder": Policy(weights={"claim": 100, "tickets": 0.1}),
    # Draws tickets until none are left, and keeps all.
    "collector": Policy(weights={"tickets": 100, "claim": 10}, keeps="all"),
    # Puts passengers down and travels as far as they get.
    "traveller": Policy(
        weights={
            "claim": 30,
            "take": 5,
            "passenger": 100,
            "no-passenger": 1,
            "journey": 10,
            "travel": 100,
            "tickets": 0.1,
        }
    ),
    # Puts tickets away all the time where that is possible.
    "swapper": Policy(weights={"swap": 4, "tickets": 0.1}),
}

_SHARED = ("uniform", "even", "drawer", "builder")
POLICIES_OF: dict[str, tuple[str, ...]] = {
    "usa": (*_SHARED, "collector"),
    "germany": (*_SHARED, "collector"),
    "maerklin": (*_SHARED, "collector", "traveller"),
    "first_journey": (*_SHARED, "swapper"),
    "amsterdam": (*_SHARED, "collector"),
}
"""Those that differ in an edition."""
