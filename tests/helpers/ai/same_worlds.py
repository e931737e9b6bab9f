"""Knowledge and worlds by their hashes, to be compared between ways to run the kernels."""

import argparse
import hashlib

from tests.helpers.ai.worlds import knowledge_of, worlds_of
from tests.helpers.engine.walks import lively, played

POSITIONS = (("amsterdam", 4, 110), ("first_journey", 3, 40), ("germany", 3, 3), ("usa", 2, 20))
"""Edition, players and actions; in the first cards paid may be of several decks."""


def hashes() -> list[str]:
    """Return a line for every seat of some positions."""
    lines = []
    for edition, players, plies in POSITIONS:
        game = played(edition, players, lively(edition), seed=3, plies=plies)
        for seat in range(players):
            seen = game.observe(seat)
            known = knowledge_of(seen)
            content = known.tobytes() + worlds_of(seen, 10, known=known).tobytes()
            digest = hashlib.sha256(content).hexdigest()
            lines.append(f"{edition} {seat} {known['variants']} {digest}")
    return lines


if __name__ == "__main__":
    argparse.ArgumentParser(
        prog="python -m tests.helpers.ai.same_worlds", description=__doc__
    ).parse_args()
    print("\n".join(hashes()))
