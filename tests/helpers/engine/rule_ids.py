"""The numbers of all rules."""

LAST_NUMBERS = {
    "C": 6,  # what all games share
    "D": 9,  # drawing cards
    "R": 8,  # routes
    "T": 5,  # tickets
    "E": 4,  # the end
    "U": 5,  # USA
    "G": 7,  # Germany
    "M": 15,  # Märklin
    "F": 11,  # First Journey
    "A": 7,  # Amsterdam
}
"""The last rule of each letter; they count from 1 without a gap."""


RULE_IDS = frozenset(
    f"{letter}{number}" for letter, last in LAST_NUMBERS.items() for number in range(1, last + 1)
)
