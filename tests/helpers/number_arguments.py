"""Numbers on the command lines of the slow checks: with less than 1 they would check nothing."""

import argparse
import math


def number(text: str) -> float:
    """Return a number of 1 or more; argparse tells what else is wrong."""
    value = float(text)
    if not 1 <= value < math.inf:
        raise argparse.ArgumentTypeError(f"{text} is not a number of 1 or more")
    return value


def whole_number(text: str) -> int:
    """Return a whole number of 1 or more."""
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a whole number of 1 or more")
    return value
