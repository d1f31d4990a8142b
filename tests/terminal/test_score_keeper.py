"""`virado score`: the score keeper for real cards in the terminal."""

import json
import re
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.nightly import NIGHTLY
from tests.scorekeeping.played import PlayedDeal, play
from tests.terminal.scripted_person import Person, console_of, lines
from virado.cli import main
from virado.commands import score as command
from virado.games.catalogue import variant
from virado.languages import offered
from virado.refusal import OptionsError
from virado.scorekeeping.messages import EntryField, EntryValue, EntryValues
from virado.scorekeeping.series import score
from virado.scorekeeping.series_file import Series
from virado.terminal import saved_series
from virado.terminal.score_keeper import ScoreKeeper
from virado.words import catalogue

ZWANZIG: dict[str, Any] = {"variant": "zwanzig-ab", "names": "Ana,Ben,Cleo,Dan"}
USUAL_DEALER = ""


@pytest.fixture(autouse=True)
def _data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VIRADO_DATA", str(tmp_path / "data"))


def keep(*typed: str, lang: str = "en", lively: bool = False, columns: int = 80, **given: Any) -> str:
    """Type these lines into `virado score`, and return everything shown."""
    person = Person(lines(*typed))
    console = console_of(person, lang=lang, lively=lively, columns=columns, cards=given.get("cards"))
    args: dict[str, Any] = {
        "variant": None,
        "players": None,
        "teams": None,
        "names": None,
        "cards": None,
        "resume": None,
        "deals": None,
        "json": False,
    }
    assert command.run(Namespace(lang=lang, **{**args, **given}), console) == 0
    return person.seen_text.replace("\N{NO-BREAK SPACE}", " ")


def saved(name: str = "zwanzig-ab-1") -> Series:
    return saved_series.load(saved_series.find(name))


def totals(series: Series) -> tuple[int, ...]:
    return score(series.query()).series.scores


def test_form_players_and_dealer_are_asked_for():
    seen = keep("1", "", "Ana, Ben, Ana", "Ana", "Ana, Ben, Cleo, Dan", "no", "3", "=")
    assert "Which game?" in seen
    assert "Ana was typed twice" in seen
    assert "1 names; this form is for 2, 3 or 4 players." in seen
    assert "Do Ana and Cleo play as partners?" in seen
    assert "Deal 1. Dealer: Cleo. First: Dan." in seen


def test_a_deal_is_explained_item_by_item():
    seen = keep(USUAL_DEALER, "hearts", "ana cleo", "3 2", **ZWANZIG)
    assert "Ben −6, now 14: Tricks 3: −3 (Z-15)." in seen
    assert "Dan −4, now 16: Tricks 2: −2 (Z-15)." in seen
    assert "The points are multiplied by 2. (Z-16)" in seen
    assert "Ben leads with 14." in seen
    assert "Deal 2. Dealer: Ben. First: Cleo." in seen
    assert "score --resume zwanzig-ab-1" in seen
    assert saved().deals[0].values == {
        "trump": "h",
        "dropped": (True, False, True, False),
        "tricks": (0, 3, 0, 2),
    }


def test_the_usual_deal_takes_two_presses():
    keep(USUAL_DEALER, "=", "=", **ZWANZIG)
    assert len(saved().deals) == 2
    assert totals(saved()) == (20, 15, 15, 20)


@pytest.mark.parametrize(
    ("typed", "tricks"),
    [
        ("2 1 1", (2, 1, 1, 1)),
        ("- 1 1 1", (2, 1, 1, 1)),
        ("3 2", (3, 2, 0, 0)),
        ("5", (5, 0, 0, 0)),
        ("ben", (0, 5, 0, 0)),
        ("cleo 3 dan", (0, 0, 3, 2)),
        ("a 2 b 1, c 1", (2, 1, 1, 1)),
    ],
)
def test_numbers_in_order_or_beside_names(typed: str, tricks: tuple[int, ...]):
    keep(USUAL_DEALER, "h;0", typed, **ZWANZIG)
    assert saved().deals[0].values["tricks"] == tricks


def test_several_answers_in_one_line():
    keep(USUAL_DEALER, "h; 0; a 2 b 1 c 1 d 1", **ZWANZIG)
    assert saved().deals[0].values["tricks"] == (2, 1, 1, 1)


@pytest.mark.parametrize("lang", offered("terminal"))
def test_suits_digits_and_words_of_every_language(lang: str):
    words = catalogue(lang)
    nobody = words.text("terminal-keeper-words-nobody").split()[0]
    digits = str.maketrans("0123456789", words.language.digits)
    suit = words.text("suit-name", suit="h")
    seen = keep(USUAL_DEALER, suit, nobody, "2 1 1 1".translate(digits), lang=lang, **ZWANZIG)
    assert saved().deals[0].values == {"trump": "h", "dropped": (False,) * 4, "tricks": (2, 1, 1, 1)}
    assert "Z-16" in seen


def test_suits_of_german_cards():
    keep(USUAL_DEALER, "s", "0", "2 1 1 1", lang="de", cards="german", **ZWANZIG)
    keep("laub", "0", "2 1 1 1", lang="de", cards="german", resume="zwanzig-ab-1")
    assert [deal.values["trump"] for deal in saved().deals] == ["d", "s"]


@pytest.mark.parametrize(
    ("typed", "note"),
    [
        (["x"], "“x” is none of the answers"),
        (["7"], "There is no answer 7"),
        (["h", "zoe"], "“zoe” is nobody in this deal"),
        (["h", "9"], "“9” is nobody in this deal"),
        (["h", "ben"], "Ben cannot be named here"),
        (["h", "0", "2 1"], "Numbers needed: 4; typed: 2"),
        (["h", "0", "3 1 2"], "“Tricks”: the sum is 6; it should be 5"),
        (["h", "0", "a 1 b 1"], "3 of the sum are missing. Type numbers for Cleo and Dan"),
        (["h", "0", "12 0 0 0"], "12 is not between 0 and 9"),
        (["h", "0", "5 ana"], "Type the name before it"),
        (["h", "0", "ana ben"], "How many for Ben?"),
        (["correct"], "No deal has been entered yet"),
        (["u"], "No deal has been entered yet"),
        (["r Z-99"], "There is no rule Z-99"),
        (["write"], "Name the file as well"),
    ],
    ids=lambda value: value if isinstance(value, str) else ";".join(value),
)
def test_a_refused_answer_is_asked_for_again(typed: list[str], note: str):
    seen = keep(USUAL_DEALER, *typed, **ZWANZIG)
    asked = re.findall(r"^(?:Trump|Dropped out|Tricks)", seen, re.MULTILINE)
    assert note in seen.replace("\n  ", " ")
    assert asked[-1] == asked[-2]


def test_warnings_can_be_corrected_or_kept():
    seen = keep(USUAL_DEALER, "h", "0", "5 5 0 0", "2 1 1 1", "h", "0", "5 5 0 0", "", **ZWANZIG)
    assert (
        seen.count("“Tricks”: the sum is 10; it should be 5. (Z-13)") == 3
    )  # the sheet repeats what was kept
    assert [deal.values["tricks"] for deal in saved().deals] == [(2, 1, 1, 1), (5, 5, 0, 0)]


def test_back_through_the_questions_and_the_deals():
    keep(USUAL_DEALER, "h", "0", "u", "u", "d", "", "2 1 1 1", "u", "c", "=", **ZWANZIG)
    (deal,) = saved().deals
    assert deal.values == {"trump": "c", "dropped": (False,) * 4, "tricks": (2, 1, 1, 1)}


def test_a_deal_is_corrected_and_totals_follow():
    seen = keep(USUAL_DEALER, "=", "=", "correct 1", "h", "u", "u", "c 1", "h", "0", "2 1 1 1", **ZWANZIG)
    assert "Deal 1 stays as it was." in seen
    assert "Deal 1 is corrected." in seen
    assert totals(saved()) == (16, 18, 13, 18)


def test_deals_after_an_earlier_end_are_removed_on_request():
    given: dict[str, Any] = {"variant": "hazari-bhutan", "names": "Ana,Ben,Cleo,Dan"}
    keep(USUAL_DEALER, *(["played", "a"] * 2), "correct 1", "troy", "ana", "no", **given)
    assert len(saved("hazari-bhutan-1").deals) == 2
    seen = keep("correct 1", "troy", "ana", "", resume="hazari-bhutan-1")
    assert "The match now ends with deal 1." in seen
    assert len(saved("hazari-bhutan-1").deals) == 1
    assert "Ana has won (H-20)." in seen


def test_players_join_and_leave():
    seen = keep(
        USUAL_DEALER, "=", "players", "Ana, Ben, Cleo, Dan, Eli", "12", "", "=", "p", "Ana,Eli", "", **ZWANZIG
    )
    series = saved()
    assert series.names == ("Ana", "Ben", "Cleo", "Dan", "Eli")
    assert series.seated()[-1] == ("Ana", "Eli")
    assert totals(series)[1] in (12, 7)
    assert "Next dealer: 1 Ana, 2 Ben, 3 Cleo, 4 Dan, 5 Eli." in seen
    keep("u", "u", resume="zwanzig-ab-1")
    assert saved().names == ("Ana", "Ben", "Cleo", "Dan", "Eli")
    assert len(saved().deals) == 1
    keep("u", "s", resume="zwanzig-ab-1")
    assert saved().names == ("Ana", "Ben", "Cleo", "Dan")
    assert saved().seating is None


def test_partners_stay_together():
    seen = keep(USUAL_DEALER, "p", variant="royal-dominican", names="Ana,Ben,Cleo,Dan", teams=True)
    assert "Nobody can join or leave now." in seen
    assert "Cards, 52 together: Ana and Cleo, Ben and Dan." in seen


def test_the_end_with_a_settlement_and_another_match():
    deals = ["played;raub;0;4 0"] * 9
    seen = keep(USUAL_DEALER, *deals, "s", "x", "", "2", "=", variant="raub", names="Ana,Ben", players=2)
    assert "has won (R-23)" in seen
    assert "Settlement: " in seen
    assert len(saved_series.files()) == 2
    assert "“x” does nothing here." in seen


def test_a_series_is_written_to_a_file_and_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    path = tmp_path / "Our Series.json"
    seen = keep(USUAL_DEALER, "h;0;2 1 1 1", f"write {path}", f"w {path}", "q", **ZWANZIG)
    assert "exists already" in seen
    assert json.loads(path.read_text("utf-8"))["virado"] == "series"
    assert main(["score", "--deals", str(path)]) == 0
    assert "deal 1   −4   −2    −2   −2" in capsys.readouterr().out
    assert main(["score", "--deals", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["series"]["scores"] == [16, 18, 18, 18]
    assert "Deal 2" in keep(resume=str(path))


def test_the_example_of_the_documentation_is_a_series(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    page = (Path(__file__).parents[2] / "docs" / "reference" / "score-keeper.md").read_text("utf-8")
    found = re.search(r'\{"virado": "series".*?\]\}\n\n', page, re.DOTALL)
    assert found
    path = tmp_path / "example.json"
    path.write_text(found[0], "utf-8")
    assert main(["score", "--deals", str(path)]) == 0
    assert "Dan" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("{}", "is no series of the score keeper"),
        ('{"virado": "series", "version": 99, "variant": "hazari"}', "another version"),
        (
            '{"virado": "series", "version": 1, "variant": "hazari", "deals": [{"values": {"x": 1}}]}',
            "deal 1",
        ),
        ('{"virado": "series", "version": 1, "variant": "hazari", "seating": {"seats": [0]}}', "4 players"),
        (None, "no series has the name"),
    ],
    ids=["other", "version", "deal", "seating", "missing"],
)
def test_a_file_that_is_no_series_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str | None, said: str
):
    path = tmp_path / "file.json"
    if content is not None:
        path.write_text(content, "utf-8")
    for option in ("--deals", "--resume"):
        assert main(["score", option, str(path) if content else "nothing"]) == 2
        assert said in capsys.readouterr().err


def test_arguments_that_do_not_fit_are_refused():
    arguments: list[dict[str, Any]] = [{"names": "Ana"}, {"names": "Ana,Ana"}, {"players": 7}, {"resume": ""}]
    for given in arguments:
        args: dict[str, Any] = {"variant": "hazari"} | given
        with pytest.raises(OptionsError):
            keep(**args)


def test_an_open_series_is_offered():
    keep(USUAL_DEALER, "=", **ZWANZIG)
    assert "Deal 2. Dealer: Ben." in keep("", lively=True)
    assert "Which game?" in keep("n", lively=True)
    assert "Deal 2. Dealer: Ben." in keep(resume="")


@pytest.mark.parametrize("lang", offered("terminal"))
@pytest.mark.parametrize("columns", [40, 80])
def test_pages_in_small_windows(lang: str, columns: int):
    seen = keep(
        USUAL_DEALER,
        "=",
        "?",
        "",
        "=",
        "score",
        "",
        "rules",
        "q",
        "",
        lang=lang,
        lively=True,
        columns=columns,
        **ZWANZIG,
    )
    assert "{" not in seen
    assert len(saved().deals) == 2


def test_a_series_that_cannot_be_saved_goes_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("VIRADO_DATA", str(tmp_path / "file"))
    seen = keep(USUAL_DEALER, "=", "=", **ZWANZIG)
    assert seen.count("The series is not saved") == 1
    assert "Deal 3. Dealer: Cleo." in seen


# ---------------------------------------------------------------------- random matches
def typed_value(field: EntryField, value: EntryValue, values: EntryValues) -> str:
    """Return a value of a random match as a person types it."""
    if field.scope != "deal" and isinstance(value, tuple):
        out = values.get(field.unless or "")
        places = [
            place
            for place in range(len(value))
            if (field.only is None or place in field.only) and not (isinstance(out, tuple) and out[place])
        ]
        if field.kind == "flag":
            return " ".join(str(place + 1) for place in places if value[place]) or "0"
        return " ".join(str(value[place]) for place in places)
    if field.kind in ("choice", "sequence"):
        numbers = {choice.value: i for i, choice in enumerate(field.choices, 1)}
        listed = value if isinstance(value, tuple) else (value,)
        return " ".join(str(numbers[each]) for each in listed if isinstance(each, int | str)) or "0"
    if field.kind == "flag":
        return "yes" if value else "no"
    return "0" if value is None else str(int(value) + 1) if isinstance(value, int) else ""


@pytest.mark.parametrize(
    "slug", ["royal-dominican", "royal-soto", "raub", "zwanzig-ab", "hazari"] if NIGHTLY else ["zwanzig-ab"]
)
def test_random_matches_are_scored_as_the_engine_scores_them(slug: str):
    of = variant(slug)
    for seed in range(20 if NIGHTLY else 2):
        played = play(of, seed)
        person = _Scribe(played)
        series = Series(virado="series", version=1, variant=str(of))
        person.keeper = ScoreKeeper(console_of(person, lang="en", columns=100), series)
        person.keeper.run()
        scores = score(person.keeper.series.query())
        assert [deal.totals for deal in scores.deals] == [deal.scores for deal in played]
        assert [deal.dealer for deal in scores.deals] == [deal.dealer for deal in played]
        assert (scores.next is None) == played[-1].over


class _Scribe(Person):
    """A person who types the deals of a match."""

    keeper: ScoreKeeper

    def __init__(self, played: Sequence[PlayedDeal]) -> None:
        super().__init__(self._type)
        self._deals = iter(played)
        self._values: EntryValues = {}
        self._labels: dict[str, EntryField] = {}

    def _type(self, page: str) -> str | None:
        if "Dealer: " in page:
            following = next(self._deals, None)
            upcoming = score(self.keeper.series.query()).next
            if following is None or upcoming is None:
                return None
            words = catalogue("en")
            self._labels = {words.text(f"score-label-{field.label}"): field for field in upcoming.fields}
            self._values = following.values
        asked = [re.split("[:,.]", line)[0] for line in page.splitlines()]
        named = [label for label in self._labels if asked and any(line == label for line in asked)]
        if "Enter: another match" in page or not named:
            return None
        field = self._labels[max(named, key=lambda label: len(asked) - asked[::-1].index(label))]
        return typed_value(field, self._values[field.id], self._values)
