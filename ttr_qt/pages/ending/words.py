"""What is said at the end of a game: who won and why, ties, and what to remember."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from ttr_qt.models.records.rating import RatingChange
from ttr_qt.models.records.result import GameResult, Standing, Tie, stays_ahead
from ttr_qt.views.editions.registry import edition_of
from ttr_qt.views.words.enumeration import joined
from ttr_qt.views.words.numbers import counted, pieces_left
from ttr_qt.views.words.people import nameless

_NARROW_MARGIN = 10
"""So few points behind the winner are a near thing."""


def pieces_are_carts(result: GameResult) -> bool:
    """Say whether the pieces of the game are carts and not wagons."""
    return edition_of(result.map).contracts


def amount(result: GameResult, count: int) -> str:
    """Return a total with its word: points, or tickets where there are no points."""
    if result.rules.instant_tickets:
        return QCoreApplication.translate("ending", "%n tickets", "", count)
    return counted(QCoreApplication.translate("ending", "%n points", "", abs(count)), count)


def _with_amount(result: GameResult, count: int) -> str:
    """Return a total as what somebody comes in with."""
    if result.rules.instant_tickets:
        return QCoreApplication.translate("ending", "with %n tickets", "", count)
    return counted(QCoreApplication.translate("ending", "with %n points", "", abs(count)), count)


def overline(result: GameResult) -> str:
    """Return how it came to the end."""
    match result.ending:
        case "pieces":
            return QCoreApplication.translate("ending", "The last round is over")
        case "tickets":
            return QCoreApplication.translate("ending", "The sixth ticket is done")
        case "last_piece":
            return QCoreApplication.translate("ending", "The last wagon is placed")
        case "stuck":
            return QCoreApplication.translate("ending", "Nobody can move any longer")


def title(result: GameResult) -> str:
    """Return who won; a person is called by name, where there is one."""
    winners = sorted(result.winners, key=lambda winner: not winner.person)
    total = _with_amount(result, winners[0].total)
    if len(winners) > 1:
        text = QCoreApplication.translate("ending", "{names} share the victory {with_total}")
        return text.format(names=joined([called(one) for one in winners]), with_total=total)
    if called(winners[0]) == nameless():
        text = QCoreApplication.translate("ending", "You win {with_total}")
        return text.format(with_total=total)
    text = QCoreApplication.translate("ending", "{name} wins {with_total}")
    return text.format(name=winners[0].name, with_total=total)


def subtitle(result: GameResult) -> str:
    """Return what decided it, or for a person who lost how it went."""
    person = result.person
    if person is not None and person.place > 1:
        return _consolation(result, person)
    winner = result.winners[0]
    others = [standing for standing in result.standings if standing.place > 1]
    if not others:
        return QCoreApplication.translate("ending", "Nobody fell behind: well played, everyone.")
    best = max(other.total for other in others)
    nearest = [called(other) for other in others if other.total == best]
    margin = winner.total - best
    if margin == 0:
        text = QCoreApplication.translate("ending", "Level with {name}, but ahead on the tie-break")
        return text.format(name=joined(nearest))
    text = QCoreApplication.translate("ending", "{margin} more than {name}")
    if len(nearest) > 1:  # "more than A and B" could mean both together
        text = QCoreApplication.translate("ending", "{margin} ahead of {name}")
    said = text.format(margin=margin, name=joined(nearest))
    reasons = _reasons(result, winner) if len(result.winners) == 1 else []
    if not reasons:
        return said
    thanks = QCoreApplication.translate("ending", "{lead}, thanks to {reasons}")
    return thanks.format(lead=said, reasons=joined(reasons))


def _reasons(result: GameResult, winner: Standing) -> list[str]:
    """Return in what the winner was better than all others, and what the victory hung on."""
    others = [s for s in result.standings if s.seat != winner.seat]

    def decided(without: Standing) -> bool:
        return not all(stays_ahead(result.rules, without, other) for other in others)

    total, reasons = winner.total, []
    tickets = winner.done_points + winner.most_tickets_bonus
    if (
        not result.rules.instant_tickets
        and all(winner.tickets_done > other.tickets_done for other in others)
        and decided(replace(winner, total=total - tickets, tickets_done=0))
    ):
        text = QCoreApplication.translate("thanks to", "%n tickets done", "", winner.tickets_done)
        if pieces_are_carts(result):
            text = QCoreApplication.translate(
                "thanks to", "%n contracts done", "", winner.tickets_done
            )
        reasons.append(text)
    if not any(other.longest_bonus for other in others) and decided(
        replace(winner, total=total - winner.longest_bonus)
    ):
        reasons.append(QCoreApplication.translate("thanks to", "the longest route"))
    if all(winner.goods > other.goods for other in others) and decided(
        replace(winner, total=total - winner.goods, goods=0)
    ):
        reasons.append(QCoreApplication.translate("thanks to", "the most valuable goods"))
    if all(winner.goods_cards > other.goods_cards for other in others) and decided(
        replace(winner, total=total - winner.goods_card_bonus)
    ):
        reasons.append(QCoreApplication.translate("thanks to", "the most goods cards"))
    if not any(other.crossing for other in others) and decided(
        replace(winner, total=total - winner.crossing)
    ):
        reasons.append(QCoreApplication.translate("thanks to", "the East–West connection"))
    return reasons


def _consolation(result: GameResult, person: Standing) -> str:
    """Return a friendly and honest sentence for the person who did not win."""
    winner = result.winners[0]
    behind = winner.total - person.total
    place = _place(person.place)
    total = _with_amount(result, person.total)
    if behind == 0:
        text = QCoreApplication.translate(
            "ending", "You finish {place} {with_total}: only the tie-break decided."
        )
    elif behind <= (1 if result.rules.instant_tickets else _NARROW_MARGIN):
        text = QCoreApplication.translate(
            "ending", "You finish {place} {with_total}, just {behind} behind. That was close!"
        )
    else:
        text = QCoreApplication.translate(
            "ending", "You finish {place} {with_total}, {behind} behind {name}."
        )
    names = joined([called(winner) for winner in result.winners])
    said = text.format(place=place, with_total=total, behind=behind, name=names)
    praise = _praise(result, person) if behind > _NARROW_MARGIN else ""
    return f"{said} {praise}" if praise else said


def _praise(result: GameResult, person: Standing) -> str:
    """Return what the person did best of all; empty if there is no such thing."""
    others = [s for s in result.standings if s.seat != person.seat]
    if all(person.routes > other.routes for other in others):
        return QCoreApplication.translate("ending", "Nobody had more points for routes.")
    if all(person.tickets_done > other.tickets_done for other in others):
        if pieces_are_carts(result):
            return QCoreApplication.translate("ending", "Nobody completed more contracts.")
        return QCoreApplication.translate("ending", "Nobody completed more tickets.")
    if person.longest_bonus:
        return QCoreApplication.translate("ending", "But the longest route is yours.")
    return ""


def _place(place: int) -> str:
    words = {
        1: QCoreApplication.translate("ending", "first"),
        2: QCoreApplication.translate("ending", "second"),
        3: QCoreApplication.translate("ending", "third"),
        4: QCoreApplication.translate("ending", "fourth"),
        5: QCoreApplication.translate("ending", "fifth"),
    }
    return words[place]


def winner_facts(result: GameResult) -> list[tuple[str, str]]:
    """Return icons, those of the cards of the players, and short texts about the winner."""
    winner = result.winners[0]
    facts = []
    if not result.rules.instant_tickets:
        text = QCoreApplication.translate("ending", "{done} of {all} tickets done")
        if pieces_are_carts(result):
            text = QCoreApplication.translate("ending", "{done} of {all} contracts done")
        said = text.format(done=winner.tickets_done, all=len(winner.tickets))
        facts.append(("ticket", said))
    if winner.longest:
        said = QCoreApplication.translate("ending", "%n spaces in one line", "", winner.longest)
        facts.append(("route", said))
    if result.rules.passengers:
        said = QCoreApplication.translate("ending", "goods worth %n points", "", winner.goods)
        facts.append(("package", said))
    if result.rules.goods_cards:
        said = QCoreApplication.translate("ending", "%n goods cards", "", winner.goods_cards)
        facts.append(("package", said))
    if winner.crossing:
        facts.append(("route", QCoreApplication.translate("ending", "joined east and west")))
    carts = pieces_are_carts(result)
    facts.append(("cart" if carts else "wagon", pieces_left(winner.pieces, carts=carts)))
    return facts


def called(standing: Standing) -> str:
    """Return the name in the table: a person's own, or "You" for want of one."""
    return standing.name or nameless()


def rating_text(change: RatingChange | None) -> str:
    """Return what a game did to the person's rating: "Rating 1540 (+12)"."""
    translate = QCoreApplication.translate
    if change is None:
        return translate("ending", "Rating: this game does not count")
    if change.vague:
        return translate("ending", "Rating: too few games yet")
    by = round(change.by)
    sign = "−" if by < 0 else "+" if by else "±"
    text = translate("ending", "Rating {rating} ({change})")
    return text.format(rating=round(change.rating), change=f"{sign}{abs(by)}")


def tie_text(result: GameResult, tie: Tie) -> str:
    """Return why two with the same total are placed as they are."""
    ahead, behind = result.of(tie.ahead), result.of(tie.behind)
    match tie.by:
        case None:
            text = QCoreApplication.translate(
                "ending", "The same total: {a} and {b} share the place."
            )
        case "tickets":
            text = QCoreApplication.translate(
                "ending", "The same total, {a} before {b}: {x} tickets done to {y}."
            )
            if pieces_are_carts(result):
                text = QCoreApplication.translate(
                    "ending", "The same total, {a} before {b}: {x} contracts done to {y}."
                )
        case "longest":
            text = QCoreApplication.translate(
                "ending",
                "The same total and as many tickets done, {a} before {b}: a longer line of"
                " routes, {x} spaces to {y}.",
            )
        case "goods":
            text = QCoreApplication.translate(
                "ending",
                "The same total and as many tickets done, {a} before {b}: more goods,"
                " {x} points to {y}.",
            )
    x, y = tie.values
    return text.format(a=called(ahead), b=called(behind), x=x, y=y)
