"""Tests for the terminal with scripted players: matches of every family, narrowing, refusals and style."""

import re
from pathlib import Path

import pytest

from tests.terminal.scripted_person import Person, duel, lines, play_script, random_script, resume_line
from virado.games.casino.messages import Trail
from virado.terminal import saved_matches
from virado.terminal.choices import NumberedMove
from virado.terminal.columns import width
from virado.terminal.layout import PageFormat, compose
from virado.terminal.style import MANY, PLAIN, Style, style_for
from virado.terminal.texts import Texts
from virado.words import catalogue

pytestmark = pytest.mark.usefixtures("own_folder")


# ---------------------------------------------------------------------- whole matches
@pytest.mark.parametrize(
    ("variant", "seed"),
    [
        ("royal-dominican(players=2)", 3),
        ("royal-dominican-partner-build", 4),
        ("tuxedo(players=3)", 5),
        ("kaszino-kirschner", 6),
        ("kaszino-nagykonyv", 7),
        ("casino", 8),
        ("raub", 9),
        ("raub-seven-always(players=3)", 10),
        ("zwanzig-ab", 11),
        ("zwanzig-ab-jager", 12),
        ("hazari", 13),
        ("hazari-bhutan", 14),
    ],
)
def test_a_person_who_types_numbers_reaches_the_end_of_the_match(variant: str, seed: int, own_folder: Path):
    person = play_script(
        random_script(seed), variant, seed=seed, bots="greedy" if "hazari" in variant else "random"
    )
    assert re.search(r"wins? the match\..*\nScores: ", person.seen_text, re.DOTALL)
    assert not list((own_folder / "matches").glob("*"))
    (kept,) = (own_folder / "records").glob("*.json")
    assert f"virado replay {kept.stem}\n" in person.seen_text


def test_garbage_never_ends_the_program(own_folder: Path):
    for variant, seed in (
        ("royal-dominican", 1),
        ("tuxedo", 2),
        ("raub", 3),
        ("zwanzig-ab", 4),
        ("hazari", 5),
    ):
        script = random_script(seed, noise=0.4)
        left = iter(range(80))
        person = play_script(
            lambda page, script=script, left=left: script(page) if next(left, None) is not None else None,
            variant,
        )
        assert "Traceback" not in person.seen_text


# ---------------------------------------------------------------------- input
def last_page(person: Person) -> str:
    """Return the page shown when the input ended."""
    return person.seen_text.rpartition("> \n")[0].rpartition("\n\nRoyal")[2]


def offers(person: Person) -> list[int]:
    """Return the numbers of the moves on the last page."""
    bottom = last_page(person).rpartition("\n\n")[2]
    return [int(number) for number in re.findall(r"(?<=\s)(\d+) (?=take|build|trail)", bottom)]


def test_the_first_page_shows_table_hand_and_numbered_moves():
    page = last_page(duel())
    assert "table   4♣  8♦  Q♠  K♠" in page
    assert "hand    2♣  5♥  8♣  10♦" in page
    assert "8♣   4 take 8♦" in page
    assert "seed 42" in page
    assert all(len(line) <= 80 for line in page.splitlines())


def test_a_card_a_rank_and_a_sign_narrow_the_list():
    assert offers(duel()) == [1, 2, 3, 4, 5]
    assert offers(duel("2")) == [1, 2, 3, 4, 5], "2 is the number of a move and a rank of two moves: it asks"
    assert offers(duel("2", "2")) == [1, 2, 3]
    assert offers(duel("8")) == [4]
    assert offers(duel("2c")) == [1, 2]
    assert offers(duel("x")) == [4]
    assert offers(duel("+")) == [1]
    assert offers(duel("=10")) == [1]
    assert offers(duel("trail")) == [2, 3, 5]
    assert offers(duel("2c", "t")) == [2]
    assert offers(duel("2c", "5h")) == [3], "what does not fit the shorter list is looked for in the whole"
    assert offers(duel("2c", ".")) == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("typed", ["take 4", "take the 4", "x 4"])
def test_a_rank_after_take_means_the_card_that_takes_or_the_card_that_is_taken(typed: str):
    # the hand has 4♠, 5♦, 6♣ and 9♠; 2♣, 4♣, 9♦ and Q♠ lie on the table
    seen = play_script(lines(typed, ""), "casino(players=2)", seed=3).seen_text
    assert "4♠  1 take 4♣\n 6♣  7 take 2♣ 4♣\n" in seen
    assert "You take" not in seen
    assert (
        "You take 4♣ 2♣ with 6♣"
        in play_script(lines("take 4 with 6", ""), "casino(players=2)", seed=3).seen_text
    )
    assert "You take 9♦ with 9♠" in play_script(lines("take 9", ""), "casino(players=2)", seed=3).seen_text


def test_enter_plays_only_the_last_remaining_move():
    assert "You take 8♦ with 8♣." in duel("8", "").seen_text
    assert "You " not in duel("2c", "").seen_text.replace("You  ", "")


def test_the_whole_text_of_a_move_plays_it():
    assert "You build 10: 2♣ with 8♦." in duel("2♣+8♦=10").seen_text
    assert "You trail 10♦." in duel("TRAIL 10d").seen_text


def test_a_number_that_is_also_a_rank_needs_confirmation():
    person = duel("5")
    assert "5 is the number of trail 10♦: Enter plays it." in last_page(person)
    assert "5h shows the 5s" in last_page(person)
    assert "You trail 10♦." in duel("5", "").seen_text
    assert offers(duel("5", "5h")) == [3]


@pytest.mark.usefixtures("own_folder")
@pytest.mark.parametrize(
    ("form", "typed", "judged"),
    [
        (
            "raub",
            "? muss",
            "Not allowed (R-21): the dealer may say Muss only when somebody's score is below 10",
        ),
        ("raub", "? raub", "Not allowed (R-4): Raub is not possible now: you are to deal"),
        ("raub", "? stih", "Not allowed (R-4): Stih is not possible now: you are to deal"),
        ("raub", "? refa", "is allowed."),
        ("kaszino-kirschner", "? ausz vagyok", "allowed"),
        ("tuxedo", "? orange", "allowed"),
    ],
)
def test_a_question_mark_gives_the_meaning_of_a_spoken_word_and_judges_its_move(
    form: str, typed: str, judged: str
):
    seen = " ".join(play_script(lines(typed), form).seen_text.split())
    assert f"“{typed[2:].capitalize()}”: " in seen
    assert judged in seen.rpartition("”: ")[2]


def test_a_spoken_word_that_makes_no_move_has_only_its_meaning():
    seen = play_script(lines("? igram"), "raub").seen_text
    assert "“Igram”" in seen
    assert "llowed" not in seen.rpartition("“Igram”")[2]


def test_a_question_mark_explains_a_move():
    for line in ("? trail 8c", "trail 8c?", "trail 8♣"):
        assert "Not allowed (C-8): " in last_page(duel(line)), line
    assert "is allowed." in last_page(duel("? trail 5h"))
    assert "shows the captures" in duel("?").seen_text
    assert "Equal cards (C-8)" in duel("r c-8").seen_text


@pytest.mark.parametrize(
    ("typed", "lang"),
    [
        ("2", "en"),
        ("orange", "en"),
        ("Call Orange", "en"),
        ("orange", "fa"),
        ("نارنجی", "fa"),
    ],
)
def test_a_call_between_plays_is_chosen_by_number_or_word(typed: str, lang: str, own_folder: Path):
    question = catalogue(lang).text("terminal-casino-orange-question", number=10)[:10]
    asked: list[str] = []

    def script(page: str) -> str | None:
        if question in page:
            asked.append(typed)
            return typed
        return None if asked else "1"

    play_script(script, "tuxedo", lang=lang, seed=1)
    (kept,) = (own_folder / "matches").glob("*.json")
    match, _ = saved_matches.load(kept)
    assert asked == [typed]
    assert [step.actor for step in match.steps if step.text == "call orange"] == [0]


@pytest.mark.parametrize("typed", ["o", "ora", "call"])
def test_a_part_of_a_word_does_not_call_an_orange(typed: str, own_folder: Path):
    asked: list[str] = []

    def script(page: str) -> str | None:
        asked.extend([typed] if "Is that an orange?" in page else [])
        return typed if "Is that an orange?" in page and len(asked) == 1 else None if asked else "1"

    play_script(script, "tuxedo", seed=1)
    (kept,) = (own_folder / "matches").glob("*.json")
    match, _ = saved_matches.load(kept)
    assert asked
    assert not [step for step in match.steps if step.text == "call orange" and step.actor == 0]


def test_the_letter_of_an_orange_tells_its_price():
    seen = play_script(lines("o"), "tuxedo", seed=1).seen_text
    assert "Type “orange” now to call an orange; a false call costs 10 points." in seen
    assert "You call" not in seen


def test_a_dealer_who_has_not_looked_sees_that():
    assert (
        "not looked at yet" in play_script(lines(), "zwanzig-ab-jager-first-packet", seat=1, seed=1).seen_text
    )


def test_a_letter_that_is_the_rank_of_a_card_is_not_a_command():
    narrowed = play_script(lines("q", ""), "royal-dominican(players=2)", seed=2, bots="greedy").seen_text
    assert "q again for the command “quit”" in " ".join(narrowed.split())
    assert "The match is saved" not in narrowed.rpartition("> q\n")[2].partition("> \n")[0]


def test_a_repeated_letter_is_the_command():
    person = play_script(lines("q", "q", "?"), "royal-dominican(players=2)", seed=2, bots="greedy")
    assert "> ?" not in person.seen_text


@pytest.mark.parametrize("command", ["score", "h", "log", "?", "u"])
def test_enter_after_a_command_plays_no_move_that_was_narrowed_to_before(command: str):
    typed = iter(["8", command, "", "", ""])
    person = play_script(lambda page: next(typed, None), "royal-dominican(players=2)", seed=42, bots="greedy")
    assert "You take 8♦" not in person.seen_text
    assert offers(person) == [1, 2, 3, 4, 5]


def test_the_cards_of_a_finished_trick_are_told():
    person = play_script(random_script(9), "raub(players=3)", seed=9, bots="greedy")
    told = re.findall(r"(?:plays?|You play) \S+\.\n.* wins? the trick", person.seen_text)
    assert told


def test_every_page_has_a_footer_with_the_command_letters():
    for variant in ("zwanzig-ab-jager", "hazari", "raub", "royal-dominican"):
        seen = play_script(lines(), variant, seed=4).seen_text
        footer = " · ".join(seen.partition("? help")[2].partition("> ")[0].splitlines())
        assert footer.startswith(" · h hint · ")
        leave = "quit" if variant == "royal-dominican" else "q quit"  # there, q is a queen
        for name in ("s score", leave, "r rules", "l log", "u undo"):
            assert f" · {name}" in footer, variant


@pytest.mark.parametrize(
    ("variant", "is_anticlockwise"), [("hazari", True), ("royal-dominican", True), ("raub", False)]
)
def test_the_header_shows_an_anticlockwise_direction(variant: str, is_anticlockwise: bool):
    top = play_script(lines(), variant, seed=4, columns=100).seen_text.splitlines()[1]
    assert ("anticlockwise" in top) is is_anticlockwise


@pytest.mark.parametrize(
    ("lang", "label", "word"),
    [
        ("en", "build 8: 2♠ and steal 8♦", "steal"),
        ("de", "bau 8: 2♠ und stiehl 8♦", "stehlen"),
        ("es", "formar 8: 2♠ y robar 8♦", "robar"),
        ("fa", "ساختن ۸: 2♠ و دزدیدن 8♦", "دزدیدن"),
    ],
)
def test_labels_mark_stolen_cards(lang: str, label: str, word: str):
    """Check the label of a move that steals a card.

    With seed 3, the eight of diamonds is on top of the other pile when the two of spades lies on the table.
    """
    person = play_script(
        lines("1", "24", word), "casino-southern-african", seed=3, bots="greedy", lang=lang, columns=100
    )
    last = re.sub("[\u2066-\u2069]", "", person.seen_text).rpartition(f"> {word}\n")[2]
    assert label in last


def test_raub_ends_with_the_settlement():
    seen = play_script(random_script(3), "raub", seed=5, bots="greedy").seen_text
    paid = "What is paid: you pay 39, Josip pays 20, Stipe pays 29 and Ljubica gets 88."
    assert paid in " ".join(seen.split())


def test_a_visible_empty_hand_is_shown_as_empty():
    seen = play_script(random_script(7), "kaszino-kirschner", seed=7, bots="greedy").seen_text
    assert "score 0   · " not in seen
    assert "no cards · pile" in seen


@pytest.mark.parametrize("typed", ["2 qs jd", "2: qs jd", "to 2 qs jd", "qs jd to group 2", "group 2 qs jd"])
def test_hazari_puts_typed_cards_into_the_named_group(typed: str):
    laid = play_script(lines(typed), "hazari", seed=3).seen_text
    assert " 2    Q♠   J♦   __" in laid


def test_hazari_shows_an_example_with_cards_of_the_hand():
    seen = play_script(lines("1 ah", "1 qs qd"), "hazari", seed=3).seen_text
    examples = re.findall(r"\((.*) lays these cards in group", seen)
    assert examples == ["1 ah qs qd", "1 qs qd", "2 jd 10s 10c"]
    assert " 1    A♥   Q♠   Q♦" in play_script(lines(examples[0]), "hazari", seed=3).seen_text


def test_hazari_explains_the_input_for_unknown_words():
    page = play_script(lines("please", "arrange 7h"), "hazari", seed=3).seen_text
    assert "“please” names no cards here. 2 as kd lays these cards in group 2" in page
    assert "Not allowed (H-13): the groups have 1, 0, 0 and 0 cards" in page


def test_q_quits_where_cards_are_typed_despite_queens_in_hand():
    assert "Which" not in play_script(lines("q"), "hazari", seed=6).seen_text
    exchanging = play_script(lines("1", "1", "1", "q"), "raub", seed=4, bots="greedy").seen_text
    assert "hand    K♥  10♥  8♥  Q♦" in exchanging
    assert "Which cards will you exchange" in exchanging
    assert "You exchange" not in exchanging


# ---------------------------------------------------------------------- secrets and style
@pytest.mark.parametrize("variant", ["royal-dominican", "raub", "zwanzig-ab", "hazari"])
def test_pages_do_not_reveal_hidden_cards(variant: str):
    """Check that the pages do not change if the cards hidden from the seat are dealt differently."""
    script = lines()
    one = play_script(script, variant, seed=77).seen_text
    match, kept = saved_matches.load(Path(resume_line(play_script(lines(""), variant, seed=77))))
    assert kept is not None
    hidden = set(match.deck.names) - set(re.findall(r'"(\w\w)"', match.view(kept.seat).to_bytes().decode()))
    shown = {catalogue("en").card(name) for name in hidden}
    assert not [card for card in shown if re.search(rf"(?<!\w){card}", one)]


def test_cards_have_four_colours_unless_colours_are_off():
    many = Style(colours=MANY, unicode=True)
    assert len({many.card(f"K{suit}").split("K")[0] for suit in "shdc"}) == 4
    assert width(many.cards(["Td", "Ks"])) == len("10♦ K♠")
    assert (
        style_for({"TERM": "xterm-256color", "NO_COLOR": "1"}, terminal=True, encoding="utf-8").card("Td")
        == "10♦"
    )
    assert style_for({"TERM": "vt100"}, terminal=True, encoding="ascii").unicode is False


@pytest.mark.parametrize(
    ("environment", "unicode"),
    [
        ({"LANG": "C"}, False),
        ({"LC_ALL": "POSIX", "LANG": "de_DE.UTF-8"}, False),
        ({"LANG": "C", "LC_CTYPE": "C.UTF-8"}, False),
        ({"LANG": "C.UTF-8"}, True),
        ({"LC_ALL": "en_US.UTF-8", "LANG": "C"}, True),
        ({}, True),
    ],
)
def test_the_c_locale_gets_letters_for_suits(environment: dict[str, str], unicode: bool):
    assert style_for(environment, terminal=True, encoding="utf-8").unicode is unicode


def test_without_unicode_names_lose_accents_and_no_character_is_lost():
    style = Style(colours=PLAIN, unicode=False)
    assert style.transcribe("Ramón, Nadège · Jürgen: „−1“") == 'Ramon, Nadege - Juergen: "-1"'
    assert style.transcribe("¿Qué carta juegas?") == "Que carta juegas?"
    assert style.card("Kd") == "Kd"
    assert Style(colours=PLAIN, unicode=False).card("Td") == "10d"
    assert Style(colours=PLAIN, unicode=False).sentence("Rosa’s K♦ – “Last”") == 'Rosa\'s Kd - "Last"'
    assert "\x1b" not in Style(colours=PLAIN, unicode=True).paint("stop", "no")


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (60, 18), (120, 40)])
def test_a_crowded_page_fits_its_size(columns: int, rows: int):
    style = Style(colours=PLAIN, unicode=True)
    choices = [
        NumberedMove(
            number=i,
            move=Trail(card="Kd"),
            label=f"take {i} cards of many",
            played=("Kd" if i < 30 else "Qd",),
        )
        for i in range(1, 60)
    ]
    lines = compose(
        PageFormat(columns, rows, style, Texts(catalogue(), style)),
        header=["A game", "deal 1"],
        position=["a position"] * 8,
        brief=["a position"] * 4,
        least=["a position"] * 4,
        news=["Somebody plays a card."] * 20,
        question="Your turn.",
        choices=choices,
        notes=[],
        footer=["? help"],
    ).lines
    assert len(lines) <= rows - 1
    assert all(width(line) <= columns for line in lines)
    if rows == 24:
        assert "more: type kd" in "\n".join(lines)


def test_hazari_reports_groups_out_of_order_immediately():
    def script(page: str) -> str | None:
        return next(typed, None)

    typed = iter(["1", "1", "up"])
    seen = play_script(script, "hazari", seed=7).seen_text
    hand = re.search(r"hand   (.*)", seen)
    assert hand
    assert "Ready? Type up" in seen
    assert "Round 1" in seen
    typed = iter(["3 5s 4s 3s", "1 10h 9h 8s", "2 kc 5c 3c", "order", "up"])
    seen = play_script(script, "hazari", seed=7).seen_text
    assert "Not in order (H-13):" in seen
    assert seen.index("Not in order") < seen.index("Ready? Type up") < seen.index("Round 1")
