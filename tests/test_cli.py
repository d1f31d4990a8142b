"""The command line: what it prints, and how it ends."""

import json
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.playing import random_match
from tests.running import complaint, run
from virado import record, rulebooks
from virado.cli import main
from virado.commands import replay, rules, show
from virado.games.catalogue import games, presets, variant
from virado.games.messages import PUBLIC, Viewer, cards_in
from virado.words import catalogue

CASES = Path(__file__).parent / "cases"
CASE_FILES = sorted(CASES.glob("*-cases.yaml"))


# ---------------------------------------------------------------------- help
def test_help_lists_every_command():
    done = run("--help")
    assert done.returncode == 0
    for command in ("play", "variants", "rules", "check", "engine", "arena", "bench", "replay"):
        assert re.search(rf"^    {command} ", done.stdout.decode(), re.MULTILINE)


def test_bare_virado_says_how_to_play_in_the_terminal():
    done = run()
    assert done.returncode == 0
    assert b"virado play" in done.stdout


def test_every_command_has_help(capsys: pytest.CaptureFixture[str]):
    for command in ("play", "variants", "rules", "check", "engine", "arena", "bench", "replay"):
        assert main([command, "--help"]) == 0
        assert f"virado {command}" in capsys.readouterr().out


def test_help_loads_nothing_that_is_slow():
    code = "import sys, virado.cli; virado.cli.main(['--help']); print('\\n' + ' '.join(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.splitlines()[-1].split())
    assert not loaded & {"numpy", "numba", "rich", "msgspec", "yaml", "asyncio"}


def timed(*arguments: str) -> float:
    begin = time.perf_counter()
    assert run(*arguments).returncode == 0
    return time.perf_counter() - begin


def test_version_is_the_package_version(capsys: pytest.CaptureFixture[str]):
    from virado import __version__

    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"virado {__version__}\n"


# ---------------------------------------------------------------------- the library front
def test_importing_virado_loads_no_part_of_it():
    code = "import sys, virado; print(' '.join(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {
        name for name in done.stdout.split() if name.startswith(("virado.", "msgspec", "numpy", "numba"))
    }


def test_every_public_name_is_there():
    import virado

    for name in virado.__all__:
        assert getattr(virado, name) is not None
        assert name in dir(virado)
    with pytest.raises(AttributeError):
        _ = virado.nonsense  # type: ignore[attr-defined]


# ---------------------------------------------------------------------- variants, rules
def test_variants_lists_slug_players_place_and_what_is_different(capsys: pytest.CaptureFixture[str]):
    assert main(["variants"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(presets())
    assert "2-6" in next(line for line in lines if line.startswith("tuxedo"))
    words = catalogue()
    assert all(words.variant_summary(slug) in line for slug, line in zip(presets(), lines, strict=True))


def test_variants_as_json_has_the_options_too(capsys: pytest.CaptureFixture[str]):
    assert main(["variants", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)["variants"]
    assert [entry["slug"] for entry in listed] == list(presets())
    assert listed[0]["options"]["target"] == 21


def test_variants_on_a_terminal_is_a_table(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(show, "on_terminal", lambda: True)
    monkeypatch.setenv("COLUMNS", "200")
    assert main(["variants"]) == 0
    table = capsys.readouterr().out
    assert all(slug in table for slug in presets())
    assert all(catalogue().game(game.name) in table for game in games())


@pytest.mark.parametrize("slug", sorted(presets()))
def test_rules_shows_the_options_and_the_rules_of_every_variant(
    slug: str, capsys: pytest.CaptureFixture[str]
):
    assert main(["rules", slug]) == 0
    page = capsys.readouterr().out
    assert catalogue().variant_title(slug) in page
    assert "## Options" in page
    assert "## Rules of play" in page
    assert re.search(r"[CRZH]-1\b", page)


def test_rules_shows_changed_values_and_leaves_out_what_is_not_played():
    page = rules.text(variant("kaszino-kirschner(target=15)"), catalogue())
    assert "`target` = **15**" in page
    assert "### C-16" in page
    assert "### C-15" not in page
    assert "### C-8" not in page
    assert "Not played in this form" in page
    assert "### C-8" in rules.text(variant("royal-dominican"), catalogue())


def test_rules_on_a_terminal_is_rendered(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(show, "on_terminal", lambda: True)
    assert main(["rules", "hazari"]) == 0
    page = capsys.readouterr().out
    assert "H-13" in page
    assert "**" not in page


def test_every_rulebook_is_found_with_the_sections_that_are_shown():
    for game in games():
        titles = list(rulebooks.sections(rulebooks.text(game.rulebook)))
        assert {title[:2] for title in titles} >= {"1.", "2.", "4."}


def test_every_option_of_every_game_is_explained_in_its_rulebook():
    for game in games():
        options = next(iter(game.presets.values())).options
        book = rulebooks.text(game.rulebook)
        for name in options.__struct_fields__:
            assert f"`{name}`" in book, f"{game.name}: {name}"


# ---------------------------------------------------------------------- check
@pytest.mark.parametrize("path", CASE_FILES, ids=lambda path: path.stem)
def test_check_passes_every_case_of_the_rulebooks(path: Path, capsys: pytest.CaptureFixture[str]):
    status = main(["check", str(path)])
    said = capsys.readouterr().out
    assert re.fullmatch(r"\d+ passed, 0 failed\n", said), said
    assert status == 0


def test_check_of_several_files_adds_up(capsys: pytest.CaptureFixture[str]):
    assert main(["check", *map(str, CASE_FILES[1:])]) == 0
    assert re.fullmatch(r"1\d\d passed, 0 failed\n", capsys.readouterr().out)


GOOD_CASE = """\
- id: {id}
  rule: C-8
  preset: royal-dominican
  players: 2
  position: {{hands: {{0: [Ad, 3c]}}, loose: [8h, 5s, Ac], builds: [], to_act: 0}}
  legal: [{{play: Ad, capture: {{loose: [Ac]}}}}]
"""


def check_of(tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    path = tmp_path / "cases.yaml"
    path.write_text(text)
    status = main(["check", str(path)])
    said = capsys.readouterr()
    return status, said.out, said.err


def test_check_prints_what_differs(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    wrong = (
        GOOD_CASE.format(id="wrong")
        .replace("legal:", "illegal:")
        .replace("[{play", "[{move: {play")
        .replace("}}]", "}}, why: x}]")
    )
    status, out, _ = check_of(tmp_path, "cases:\n" + GOOD_CASE.format(id="right") + wrong, capsys)
    assert status == 1
    assert out.splitlines()[-1] == "1 passed, 1 failed"
    assert "wrong" in out
    assert "right" not in out


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("cases:\n" + GOOD_CASE.format(id="a") + GOOD_CASE.format(id="a"), "there twice"),
        ("cases:\n" + GOOD_CASE.format(id="a") + "  colour: red\n", "colour"),
        ("colour: red\ncases:\n" + GOOD_CASE.format(id="a"), "colour"),
        ("game: bridge\ncases:\n" + GOOD_CASE.format(id="a"), "bridge"),
        ("game: raub\ncases:\n" + GOOD_CASE.format(id="a"), "raub has no preset"),
        ("schema: 2\ncases:\n" + GOOD_CASE.format(id="a"), "schema"),
        ("cases:\n" + GOOD_CASE.format(id="a").replace("royal-dominican", "bridge"), "bridge"),
        ("cases:\n" + GOOD_CASE.format(id="a").replace("  rule: C-8\n", ""), "rule"),
        ("cases:\n" + GOOD_CASE.format(id="a").replace("rule: C-8", "rule: 8"), "rule"),
        ("cases:\n" + GOOD_CASE.format(id="7"), "id"),
        ("cases: [3]\n", "mapping"),
        ("cases: [{id: a}]\n", "rule and preset are missing"),
    ],
)
def test_a_malformed_case_is_a_failure(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, said: str
):
    status, out, err = check_of(tmp_path, text, capsys)
    assert status == 1
    assert said in out
    assert re.search(r"\d passed, [12] failed\n$", out)
    assert err == ""


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "cases: 3",
        "case: []",
        "cases: [",
        "cases: []\ncases: []",
        "a: {b: 1, b: 2}\ncases: []",
        "\x00",
        "!!python/name:os.system",
        "[" * 5000,
        "cases: &a [*a]",
    ],
)
def test_what_is_no_case_file_is_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str
):
    status, out, err = check_of(tmp_path, text, capsys)
    assert status == 2
    assert out == ""
    assert err.count("\n") == 1
    assert "cases.yaml" in err


def test_a_file_that_is_not_there_spoils_only_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert main(["check", str(tmp_path / "nowhere"), str(tmp_path), str(CASE_FILES[1])]) == 2
    said = capsys.readouterr()
    assert said.err.count("\n") == 2
    assert re.fullmatch(r"\d+ passed, 0 failed\n", said.out)


# ---------------------------------------------------------------------- replay
@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    path.write_bytes(record.encode(random_match("raub", seed=51, moves=60).record()))
    return path


def test_replay_shows_every_move(saved: Path, capsys: pytest.CaptureFixture[str]):
    kept = record.read(saved)
    assert main(["replay", str(saved)]) == 0
    out = capsys.readouterr().out
    assert out.splitlines()[0] == "raub, 4 players"
    assert out.count(". Seat ") == len(kept.moves)
    assert "scores" in out.splitlines()[-1]


def test_replay_as_json_has_one_line_a_move(saved: Path, capsys: pytest.CaptureFixture[str]):
    kept = record.read(saved)
    assert main(["replay", str(saved), "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["number"] for line in lines] == list(range(len(kept.moves) + 1))
    assert all(event["type"] for line in lines for event in line["events"])


@pytest.mark.parametrize("slug", ["raub", "zwanzig-ab", "hazari", "royal-dominican"])
def test_replay_tells_a_viewer_no_more_than_the_match_did(slug: str):
    match = random_match(slug, seed=52, moves=60 if slug != "hazari" else 11)
    viewers: list[Viewer] = [PUBLIC, 0, 1]
    for viewer in viewers:
        told = {card for event in match.view(viewer).events() for card in cards_in(event)}
        for moment in replay.moments(match.record()):
            move = replay.shown(moment, viewer)
            if moment.actor != viewer and move is not None:
                named = re.findall(r"\b\w\w\b", move)
                assert {name for name in named if name in match.deck.names} <= told


def test_replay_shows_a_seat_its_own_secrets(saved: Path, capsys: pytest.CaptureFixture[str]):
    main(["replay", str(saved)])
    public = capsys.readouterr().out
    main(["replay", str(saved), "--seat", "0"])
    own = capsys.readouterr().out
    assert public.count("...") > own.count("...")


@pytest.mark.parametrize("content", [b"", b"garbage", b"[]", b'{"version": 1}', b'{"version": 9}', b"\xff"])
def test_replay_of_what_is_no_record_is_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes
):
    (tmp_path / "bad").write_bytes(content)
    assert "bad" in complaint(capsys, "replay", str(tmp_path / "bad"))


def test_replay_of_a_record_that_contradicts_itself_is_one_clear_line(
    saved: Path, capsys: pytest.CaptureFixture[str]
):
    data = json.loads(saved.read_bytes())
    data["moves"][3][1] = "card Kd"
    saved.write_text(json.dumps(data))
    assert "move 4 of the record" in complaint(capsys, "replay", str(saved))


# ---------------------------------------------------------------------- bench
def test_bench_measures_and_prints_json(capsys: pytest.CaptureFixture[str]):
    assert main(["bench", "raub", "--players", "3", "--seconds", "0.05", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert (figures["variant"], figures["players"]) == ("raub(players=3)", 3)
    assert figures["deals_per_s"] > 1000
    assert figures["decisions_per_s"] > 10 * figures["deals_per_s"]
    assert figures["simulations_per_s"] > 1000


def test_bench_prints_a_few_lines_for_people(capsys: pytest.CaptureFixture[str]):
    assert main(["bench", "raub", "--seconds", "0.05"]) == 0
    out = capsys.readouterr().out
    assert "decisions/s" in out
    assert "deals/s" in out
