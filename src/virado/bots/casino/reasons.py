"""Why a casino player makes a move, in a few plain words: what the move does, and what it leaves on the table."""

from collections.abc import Sequence

from virado.bots.casino.counting import count_cards, sweep_value
from virado.bots.casino.mind import CERTAIN, HIGH_ACE, Mind, Taste
from virado.bots.casino.policy import lay_out
from virado.bots.casino.tastes import taste_for
from virado.bots.casino.worth import taken_by
from virado.cards import CardSet, Seat, members
from virado.games.casino.rules.state import (
    BUILD,
    CAPTURE,
    NOBODY,
    CasinoConfig,
    CasinoState,
    builds_taken,
    for_partner,
    keeper_of,
    kind_of,
    move_target,
    move_value,
    value_of,
)
from virado.games.contract import Move
from virado.kernel.bits import count, lowest

WORDS = (
    "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"
)  # fmt: skip
"""Values 1 to 14 and ranks 1 to 13."""
MOST_PARTS = 2
"""Things said about what a move does; one more about what it leaves."""
SURE = 100
LIKELY = 5
"""Times in a hundred from which on a sweep is spoken of."""
WORTH_SAYING = 250
"""What somebody may take next is spoken of from here on, in thousandths of a point."""


def reason(s: CasinoState, o: CasinoConfig, seat: Seat, move: Move) -> str:
    """What the move does, as a player would say it to the one whose move it is."""
    return _Explained(s, o, seat, move).words()


class _Explained:
    """A move, and what a card counter sees of the table after it."""

    def __init__(self, s: CasinoState, o: CasinoConfig, seat: Seat, move: Move) -> None:
        self.s, self.o, self.seat = s, o, seat
        self.a, self.b, self.c = move
        self.kind = kind_of(self.c)
        self.rest: CardSet = s.hands[seat] & ~self.a
        self.taste: Taste = taste_for(o)
        self.mind = Mind()
        count_cards(s, o, self.taste, self.mind, seat)
        self.left = lay_out(s, o, self.taste, self.mind, *move)
        """Worth of what lies on the table afterwards; 0 if nothing does."""

    def words(self) -> str:
        if self.kind == CAPTURE:
            parts = self._capture()
        elif self.kind == BUILD:
            parts = self._build()
        else:
            parts = self._trail()
        return ", ".join([*parts[:MOST_PARTS], *self._outlook()[:1]])

    # ------------------------------------------------------------------ cards in words
    def _card(self, value: int) -> str:
        """A card of a value or rank: `ten`."""
        return WORDS[value - 1] if self.o.spades or value > 1 else "one"

    def _a_card(self, value: int) -> str:
        word = self._card(value)
        return f"an {word}" if word[0] in "ae" else f"a {word}"

    def _scoring(self, cards: CardSet) -> list[str]:
        """The cards among these that score by themselves."""
        o = self.o
        found: list[str] = []
        if o.p_big and cards & o.big:
            found.append("the big casino")
        if o.p_little and cards & o.little:
            found.append("the little casino")
        for name, some in (
            ("ace", cards & o.aces * bool(o.p_ace)),
            ("five", cards & o.fives * bool(o.p_five)),
        ):
            if some:
                number = count(some)
                found.append(
                    f"{'an' if name == 'ace' else 'a'} {name}" if number == 1 else f"{number} {name}s"
                )
        return found

    def _chance(self, value: int) -> int:
        """How many times in a hundred an enemy holds a card of a value, counted from the cards still unknown."""
        return round(100 * self.mind.chance_of_rank[1 if value == HIGH_ACE else value] / CERTAIN)

    def _whose(self, info: int) -> str:
        keeper = keeper_of(info)
        if keeper == self.seat:
            return "your"
        return "your partner's" if keeper % self.s.sides == self.seat % self.s.sides else "their"

    # ------------------------------------------------------------------ what the move does
    def _capture(self) -> list[str]:
        s, o = self.s, self.o
        taken = taken_by(s, self.b, self.c)
        got = self.a | taken
        parts: list[str] = []
        if self.left == 0 and sweep_value(o, self.taste):
            parts.append("sweeps the table")
        if o.orange_calls and taken & o.reds and taken & o.yellows:
            parts.append("makes an orange")
        places = builds_taken(self.c)
        if places:
            info = s.build_info[lowest(places)]
            whose, value = self._whose(info), value_of(info)
            home = whose == "your"
            parts.append(f"brings your build of {value} home" if home else f"takes {whose} build of {value}")
        spades = count(got & o.spades) if self.mind.spade else 0
        dark = [] if not spades else ["a spade"] if spades == 1 else [f"{spades} spades"]
        which = [*self._scoring(got), *dark]
        parts.append(f"takes {count(got)} cards" + (f" with {_join(which)}" if which else ""))
        return parts

    def _build(self) -> list[str]:
        s = self.s
        target = move_target(self.c)
        value = move_value(self.c)
        word = self._card(value)
        risk = self._chance(value)
        safety = f"they hold {self._a_card(value)}" + (f" in {risk} %" if risk < SURE else "")
        if not risk:
            safety = f"they can hold no {word}"
        if for_partner(self.c):
            return [f"builds {value} for your partner", safety]
        if target == NOBODY:
            return [f"builds {value} for the {word} you hold", safety]
        info = s.build_info[target]
        if value_of(info) == value:
            return [f"adds to {self._whose(info)} build of {value}", safety]
        return [f"raises {self._whose(info)} build of {value_of(info)} to {value}", safety]

    def _trail(self) -> list[str]:
        s, o = self.s, self.o
        card = lowest(self.a)
        rank = (card >> 2) + 1
        given = self._scoring(self.a)
        parts = [f"gives away {given[0]}"] if given else []
        if self.rest & 15 << (card & ~3):
            parts.append(f"lays one {self._card(rank)} to take it with the other")
        elif self.mind.chance_of_rank[rank] == 0:
            parts.append(f"lays {self._a_card(rank)} that nobody can pair")
        for place in range(s.builds):
            value = value_of(s.build_info[place])
            if keeper_of(s.build_info[place]) == self.seat:
                parts.append(f"keeps the {self._card(value)} for your build")
                break
        kept = self._scoring(self.rest)
        if not given and kept and not parts:
            parts.append(f"keeps {kept[0]} back")
        if not parts and self.a & o.spades and self.mind.spade:
            parts.append("gives away a spade")
        return parts or ["gives away little"]

    # ------------------------------------------------------------------ what it leaves
    def _outlook(self) -> list[str]:
        """What the enemies, and then the player, may do with the table that is left; the weightiest first."""
        if self.left == 0:
            return []
        mind = self.mind
        if not any(mind.chance_of_rank):
            return []
        sweeps = sweep_value(self.o, self.taste)
        found: list[tuple[int, str]] = []
        for rank in range(1, 14):
            gain = mind.gain_of_rank[rank]
            chance = self._chance(rank)
            risk = gain * mind.chance_of_rank[rank] // CERTAIN
            clears = sweeps and gain >= self.left + sweeps and chance >= LIKELY
            if clears or risk >= WORTH_SAYING:
                does = "would sweep" if clears else f"would bring them {_points(gain)}"
                found.append((risk, f"but {self._a_card(rank)} {does} ({chance} %)"))
        for rank in {(card >> 2) + 1 for card in members(self.rest)}:
            gain = mind.gain_of_rank[rank]
            if gain >= WORTH_SAYING:
                found.append((gain // 2, f"and your {self._card(rank)} can take {_points(gain)} next"))
        if not found and self.kind != CAPTURE:
            return ["and leaves them little to take"]
        return [text for _, text in sorted(found, reverse=True)]


def _points(worth: int) -> str:
    return f"{worth / 1000:.1f} points"


def _join(words: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return " and ".join(([", ".join(words[:-1])] if len(words) > 1 else []) + list(words[-1:]))
