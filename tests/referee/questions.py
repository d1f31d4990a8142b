"""Forty questions of a card table, with the answers that the rulebooks' cases give: ten for each family.

A question names the case (tests/cases) or the rule (docs/rules) that answers it. Cards are written as people write
them, in several languages.
"""

from collections.abc import Mapping
from typing import NamedTuple

from virado.referee.messages import Ruling


class Question(NamedTuple):
    """A question and its answer."""

    source: str
    """Id of the rule case, or number of the rule."""
    variant: str
    values: Mapping[str, str]
    rule: str
    """Rule of the verdict."""
    winner: str = ""
    """Winning card, or title of the winning group."""
    code: str = ""
    """Code of the verdict or of its refusal."""
    allowed: bool | None = None
    others: tuple[str, ...] | None = None
    """Moves that the referee lists; None if they are not compared."""
    question: str | None = None
    options: dict[str, str] | None = None


def _groups(*groups: str) -> dict[str, str]:
    return {f"group{place}": cards for place, cards in enumerate(groups, 1)}


def _trick(trump: str, cards: str, hand: str = "") -> dict[str, str]:
    return {"trump": trump, "cards": cards, "hand": hand}


RAUB = (
    Question("raub-055", "raub", _trick("h", "7s Ad Ac"), "R-18", "7s", "trick-led"),
    Question("R-18", "raub", _trick("h", "Pik-Ass, Pik-König, Herz-Sieben"), "R-18", "7h", "trick-trump"),
    Question("R-1", "raub", _trick("c", "10♦ J♦ 9♦ 8♦"), "R-18", "Jd", "trick-led"),
    Question(
        "raub-044",
        "raub",
        _trick("h", "Kh 9h 8h", "Ah Kd Kc"),
        "R-18",
        "Kh",
        "trick-trump",
        True,
        ("card 8h", "card Ah"),
    ),
    Question(
        "raub-044",
        "raub",
        _trick("h", "Kh 9h Kd", "Ah 8h Kc"),
        "R-18",
        "Kh",
        "trick-trump",
        False,
        ("card 8h", "card Ah"),
    ),
    Question(
        "raub-045", "raub", _trick("h", "Kd Ad As", "Ks Th"), "R-18", "Ad", "trick-led", False, ("card Th",)
    ),
    Question(
        "raub-046",
        "raub",
        _trick("h", "As Jh 7h", "Qh Ad"),
        "R-18",
        "Jh",
        "trick-trump",
        True,
        ("card 7h", "card Qh"),
    ),
    Question(
        "raub-047",
        "raub",
        _trick("h", "As Jh 7h", "Qh Ad"),
        "R-18",
        "Jh",
        "trick-trump",
        False,
        ("card Qh",),
        options={"overtrump": "required"},
    ),
    Question(
        "raub-048",
        "raub",
        _trick("h", "As Ah 7h", "Qh Ad"),
        "R-18",
        "Ah",
        "trick-trump",
        True,
        ("card 7h", "card Qh"),
        options={"overtrump": "required"},
    ),
    Question(
        "raub-050",
        "raub",
        _trick("h", "آس پیک، ۷ گشنیز", "Qd Ad"),
        "R-18",
        "As",
        "trick-led",
        True,
        ("card Qd", "card Ad", "card 7c"),
    ),
)
ZWANZIG_AB = (
    Question(
        "zw-src-6", "zwanzig-ab-jager-trump-rank", _trick("s", "As 9s Js Ts"), "Z-14", "Js", "trick-trump"
    ),
    Question("zw-054", "zwanzig-ab", _trick("s", "Ah 7s 8s Th"), "Z-14", "8s", "trick-trump"),
    Question("zw-055", "zwanzig-ab-jager-trump-rank", _trick("s", "Jh 9h Th Qh"), "Z-14", "Th", "trick-led"),
    Question(
        "zw-056", "zwanzig-ab-jager-trump-rank", _trick("c", "Ac 9c Tc Kc"), "Z-14", "9c", "trick-trump"
    ),
    Question("zw-057", "zwanzig-ab", _trick("s", "7d Ah Ac"), "Z-14", "7d", "trick-led"),
    Question("Z-1", "zwanzig-ab", _trick("d", "Herz-König Herz-Zehn Herz-Dame"), "Z-14", "Th", "trick-led"),
    Question(
        "Z-1",
        "zwanzig-ab-early",
        _trick("d", "rey de corazones, diez de corazones, reina de corazones"),
        "Z-14",
        "Kh",
        "trick-led",
    ),
    Question(
        "zw-047",
        "zwanzig-ab",
        _trick("s", "Kh 7c", "Ac Qd"),
        "Z-14",
        "Kh",
        "trick-led",
        True,
        ("card Qd", "card 7c", "card Ac"),
    ),
    Question(
        "zw-050",
        "zwanzig-ab-jager-trump-rank",
        _trick("s", "Kh As Ts", "Js 9s Qd"),
        "Z-14",
        "As",
        "trick-trump",
        False,
        ("card 9s", "card Js"),
        options={"overtrump": "required"},
    ),
    Question(
        "zw-051",
        "zwanzig-ab-jager-trump-rank",
        _trick("s", "7s Ah", "Js 9s Qd"),
        "Z-14",
        "7s",
        "trick-trump",
        False,
        ("card 9s", "card Js"),
    ),
)
HAZARI = (
    Question(
        "hz-src-1",
        "hazari",
        _groups("Ah Qh 9h", "7c 6s 5s", "Kc Kd Jc", "7d 6c 5h"),
        "H-16",
        "Group 4",
        "group-wins",
    ),
    Question(
        "hz-src-1",
        "hazari",
        _groups("Ah Qh 9h", "7c 6s 5s", "Kc Kd Jc", "7d 6c 5h"),
        "H-16",
        "Group 2",
        "group-wins",
        options={"tie_rule": "first_played"},
    ),
    Question("hz-src-2", "hazari", _groups("J♦ 9♦ 2♦", "J♠ 8♠ 7♠"), "H-16", "Group 1", "group-wins"),
    Question(
        "hz-src-4",
        "hazari",
        _groups("হরতনের টেক্কা, হরতনের সাহেব, হরতনের দুই", "As Ks 3s"),
        "H-16",
        "Group 2",
        "group-wins",
    ),
    Question("hz-src-7", "hazari", _groups("Ah 2h 3h", "Ks Qs Js"), "H-16", "Group 1", "group-wins"),
    Question(
        "hz-035", "hazari-bhutan", _groups("2h 2d 2s 9c", "Ah Kh Qh Jh"), "H-16", "Group 1", "group-wins"
    ),
    Question(
        "hz-047",
        "hazari-bhutan-no-two-pair",
        _groups("Kh Kd 2s 2c", "Ks Kc 3d 4h"),
        "H-16",
        "Group 2",
        "group-wins",
    ),
    Question(
        "hz-053",
        "hazari",
        {
            "hand": "As Ks Qs 7h 7d 7c Jh Th 9d 5c 4c 2h 3d",
            **_groups("As Ks Qs", "Jh Th 9d", "7h 7d 5c", "7c 4c 3d 2h"),
        },
        "H-13",
        code="order",
        allowed=False,
        question="arrangement",
    ),
    Question(
        "hz-054",
        "hazari",
        {
            "hand": "7c 6s 5s 7d 6c 5h Ah Kh 9h Jd 9c 4s 2d",
            **_groups("7d 6c 5h", "7c 6s 5s", "Ah Kh 9h", "Jd 9c 4s 2d"),
        },
        "H-13",
        code="arrangement-allowed",
        allowed=True,
        question="arrangement",
    ),
    Question(
        "hz-063",
        "hazari-bhutan",
        {
            "hand": "As Ks Qs Kh Qd Jc Ad Jd 8d 9h 7h 5h 2h",
            **_groups("As Ks Qs", "Kh Qd Jc", "Ad Jd 8d", "9h 7h 5h 2h"),
        },
        "H-13",
        code="order",
        allowed=False,
        question="arrangement",
        options={"group4_order_basis": "extended"},
    ),
)
CASINO = (
    Question(
        "seed-dom-ace-853", "royal-dominican",
        {"hand": "Ad 3c", "table": "8h 5s Ac", "play": "Ad", "wanted": "8h 5s", "say": "take"},
        "C-6", code="not-groups", allowed=False, others=("Ad x Ac", "Ad x 8h 5s Ac"),
    ),
    Question(
        "seed-dom-ace-853", "royal-dominican",
        {"hand": "Ad 3c", "table": "8h 5s Ac", "play": "Ad", "wanted": "8h 5s Ac"},
        "C-6", code="allowed", allowed=True, others=("Ad x Ac",),
    ),
    Question(
        "seed-dom-single-build-13-king", "royal-dominican",
        {"hand": "Kc 2d", "build1": "7s 6d", "play": "Kc", "wanted": "7s"},
        "C-4", code="not-loose", allowed=False, others=("Kc x [7s 6d]", "trail Kc"),
    ),
    Question(
        "seed-dom-two-tens", "royal-dominican",
        {"hand": "Ts", "table": "Td Tc 8h 6h", "play": "Ts", "wanted": "Td"},
        "C-8", code="equal-card-left", allowed=False, others=("Ts x Td Tc",),
    ),
    Question(
        "seed-dom-raise-own-forbidden", "royal-dominican",
        {"hand": "2s Ad Qc", "build1": "7s 5h", "owner1": "mine", "play": "2s", "wanted": "7s 5h", "say": "14"},
        "C-10", code="raise-own-build", allowed=False,
    ),
    Question(
        "seed-dom-raise-12-14", "royal-dominican",
        {"hand": "2s Ad", "build1": "7s 5h", "play": "2s", "wanted": "7s 5h", "say": "14"},
        "C-10", code="allowed", allowed=True,
    ),
    Question(
        "seed-dom-single-to-multi", "royal-dominican",
        {"hand": "4h Qc 3s", "table": "8d 9d", "build1": "7s 5h", "play": "3s", "wanted": "7s 5h 8d", "say": "12"},
        "C-11", code="extension-not-groups", allowed=False,
    ),
    Question(
        "seed-casino-face-one", "casino", {"hand": "Qs 3d", "table": "Qh Qd Kc", "play": "Qs", "wanted": "Qh Qd"},
        "C-7", code="face-card-takes-one", allowed=False, others=("Qs x Qh", "Qs x Qd", "trail Qs"),
    ),
    Question(
        "ulmann-no-total", "kaszino-ulmann", {"hand": "Jh 5s", "table": "Jc 2s 3d", "play": "Jh 5s", "wanted": "Jc 2s 3d"},
        "C-16", code="no-common-value", allowed=False,
    ),
    Question(
        "sa-steal-capture-equal", "casino-southern-african",
        {"hand": "7c 2s", "table": "7h 4d 3s", "top": "7d", "play": "7c", "wanted": "7d"},
        "C-27", code="steal-without-base", allowed=False,
    ),
)  # fmt: skip
QUESTIONS = (*RAUB, *ZWANZIG_AB, *HAZARI, *CASINO)


def winner_of(ruling: Ruling) -> str:
    """Return the winning card of a trick, or the title of the winning group; empty without a comparison."""
    return next(
        (row.title if len(row.cards) > 1 else "".join(row.cards) for row in ruling.rows if row.wins), ""
    )
