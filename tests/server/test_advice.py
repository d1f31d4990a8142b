"""Advice to a seat: hints, reviews, suggested arrangements, strength of groups."""

import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import Client, connect_guest, run, serving
from virado.bots.catalogue import bot
from virado.games.catalogue import variant as find_variant
from virado.match import Match
from virado.server.tables.reviews import list_decisions

BOTS = {"1": "greedy", "2": "greedy", "3": "greedy"}


async def _table(client: Client, variant: str, **fields: Any) -> str:
    """Open a match against bots, wait for the client's turn, and return the id of the table."""
    created: dict[str, Any] = await client.request(
        "create", variant=variant, sit=0, start=True, bots=BOTS, **fields
    )
    table: str = created["id"]
    await client.watch(table, 0)
    await client.until(lambda told: any(asked[0] == 0 for asked in told["state"]["asked"]))
    return table


def test_arrangements_are_suggested_and_evaluated(tmp_path: Path):
    async def test() -> None:
        bot("club").prepare(find_variant("hazari"))
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa", words=True) as rosa:
            table = await _table(rosa, "hazari")
            found = await rosa.request("arrangements", table=table, seat=0)
            assert not found["counting"]
            suggestions = found["suggestions"]
            assert 2 <= len(suggestions) <= 5
            assert suggestions[0]["title"] == "most points"
            assert all(
                each["says"] and each["expected"] <= suggestions[0]["expected"] for each in suggestions
            )
            best = suggestions[0]["groups"]
            studied = await rosa.request("study", table=table, seat=0, groups=best)
            assert studied["legal"]
            assert not studied["counting"]
            assert all(group["text"] and group["points"] for group in studied["groups"])
            part: list[list[str]] = [best[0], best[1][:2], [], best[3]]
            studied = await rosa.request("study", table=table, seat=0, groups=part)
            assert [bool(group["text"]) for group in studied["groups"]] == [True, False, False, True]
            assert not studied["legal"]
            assert studied["mend"] is None
            wrong = [best[1], best[0], best[2], best[3]]
            studied = await rosa.request("study", table=table, seat=0, groups=wrong)
            if not studied["legal"]:
                assert list(map(set, studied["mend"])) == list(map(set, best))
                assert studied["message"]
                assert (studied["rule"], bool(studied["section"])) == ("H-13", True)
            unknown = await rosa.request("study", table=table, seat=0, groups=[["9x", "Kh", "2s"]])
            assert not unknown["legal"]
            await rosa.request("act", table=table, command={"do": "play", "seat": 0, "move": _text(best)})

    run(test())


def _text(groups: list[list[str]]) -> str:
    return "arrange " + " / ".join(" ".join(group) for group in groups)


def test_advice_is_refused_to_seats_without_a_right_to_it(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            casino = (
                await rosa.request("create", variant="casino", sit=0, start=True, bots={"1": "greedy"})
            )["id"]
            for do in ("arrangements", "study"):
                fields: dict[str, Any] = {"groups": []} if do == "study" else {}
                refused = await rosa.ask(do, table=casino, seat=0, **fields)
                assert refused["code"] == "nothing-to-arrange"
                assert (await tom.ask(do, table=casino, seat=0, **fields))["code"] == "not-your-seat"
            rated = (
                await rosa.request("create", variant="casino", sit=0, rated=True, clock={"move_ms": 60_000})
            )["id"]
            await tom.request("act", table=rated, command={"do": "sit", "seat": 1})
            await rosa.request("start", table=rated)
            assert (await rosa.ask("hint", table=rated, seat=0))["code"] == "no-hints-in-rated"
            assert (await rosa.ask("arrangements", table=rated, seat=0))["code"] == "no-hints-in-rated"

    run(test())


def test_a_finished_deal_is_reviewed(tmp_path: Path):
    variant = "casino-royal(target=1)"

    async def test() -> None:
        bot("expert").prepare(find_variant(variant))
        async with (
            serving(tmp_path) as (_, address),
            connect_guest(address, "Rosa", words=True) as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            table = (await rosa.request("create", variant=variant, sit=0, bots={"1": "greedy"}, start=True))[
                "id"
            ]
            await rosa.watch(table, 0)
            await rosa.play_on(table, 0, 2)
            assert (await rosa.ask("review", table=table, seat=0))["code"] == "deal-not-over"
            assert (await tom.ask("review", table=table, seat=0))["code"] == "not-your-seat"
            assert (await rosa.ask("assess", table=table, seat=0, step=0))["code"] == "match-not-over"
            await rosa.play_on(table, 0, 200)
            assert (await rosa.latest())["state"]["stage"] == "over"
            review = await rosa.request("review", table=table, seat=0, deal=1)
            assert review["deal"] == 1
            assert 0 < review["decisions"] <= 26
            log = (await rosa.watch(table, 0))["entries"]
            for moment in review["moments"]:
                assert moment["loss"] > moment["stderr"] >= 0
                assert log[moment["number"]]["text"] == moment["played"] != moment["best"]
                title = moment["played_title"]
                assert moment["says"].startswith((f"{title}: about ", f"{title}: winning chance about "))
                assert moment["best_title"] in moment["says"]
                step = moment["step"] - 1
                assessed = await rosa.request("assess", table=table, seat=0, step=step)
                values = [each["value"] for each in assessed["moves"]]
                texts = [each["text"] for each in assessed["moves"]]
                assert len(texts) > 1
                assert texts[8:] in ([], [moment["played"]])
                assert assessed["played"] == moment["played"]
                assert moment["played"] in texts
                assert values == sorted(values, reverse=True)
                assert all(each["reason"] for each in assessed["moves"][:1])
            losses = [moment["loss"] for moment in review["moments"]]
            assert losses == sorted(losses, reverse=True)
            assert await rosa.request("review", table=table, seat=0, deal=1) == review
            assert (await rosa.ask("review", table=table, seat=0, deal=99))["code"] == "deal-not-over"
            assert (await rosa.ask("assess", table=table, seat=0, step=9999))["code"] == "nothing-to-decide"

    run(test())


FORMS = (
    "royal-haitian(players=2)",
    pytest.param("kaszino-kirschner", marks=pytest.mark.slow),
    "raub",
    "zwanzig-ab",
    "hazari",
)


@pytest.mark.parametrize("variant", FORMS)
def test_a_deal_can_be_reviewed_as_soon_as_it_is_over(tmp_path: Path, variant: str):
    """One person plays all seats, so that no bot moves after the deal."""

    async def test() -> None:
        bot("expert").prepare(find_variant(variant))
        async with serving(tmp_path) as (server, address), connect_guest(address, "Rosa", words=True) as rosa:
            seats = range(find_variant(variant).players)
            name = (await rosa.request("create", variant=variant, sit=0))["id"]
            for seat in seats[1:]:
                await rosa.request("act", table=name, command={"do": "sit", "seat": seat})
            await rosa.request("start", table=name)
            table = await server.node.get_table(name)
            rng = random.Random(variant)
            for seat in seats:
                assert (await rosa.ask("review", table=name, seat=seat))["code"] == "deal-not-over"
            while not (await table.get_played_match()).finished_deals:
                seat = table.session.asked[0].seat
                legal = (await rosa.request("legal", table=name, seat=seat, limit=20))["moves"]
                move = rng.choice(legal)["text"]
                await rosa.request("act", table=name, command={"do": "play", "seat": seat, "move": move})
            past = await table.get_played_match()
            assert past.finished_deals == 1
            steps: set[int] = set()
            for seat in seats:
                judged = await rosa.request("judge", table=name, seat=seat, deal=1)
                review = await rosa.request("review", table=name, seat=seat)
                assert (review["deal"], review["decisions"]) == (1, len(judged["decisions"]))
                at: list[int] = [each["step"] for each in judged["decisions"]]
                assert at == sorted(set(at))
                assert all(past.record.moves[step - 1][0] == seat for step in at)
                steps.update(at)
                for each in judged["decisions"]:
                    assert each["stderr"] >= 0
                    assert each["loss"] is None or each["loss"] >= 0
                for moment in review["moments"]:
                    assert past.record.moves[moment["step"] - 1] == (seat, moment["played"])
                    assert moment["played_title"] in moment["says"]
            if variant == "raub":
                assert table.session.view(0).data.deal == 1  # the second deal has not begun
                assert 1 in steps  # the decision to deal belongs to the first deal
            assert len(steps) > 2

    run(test())


@pytest.mark.parametrize("variant", ["raub(start_score=6)", "hazari(target=300)"])
def test_moves_are_assessed_at_the_position_of_the_step(tmp_path: Path, variant: str):
    async def test() -> None:
        bot("expert").prepare(find_variant(variant))
        async with serving(tmp_path) as (server, address), connect_guest(address, "Rosa", words=True) as rosa:
            name = (await rosa.request("create", variant=variant, sit=0, start=True, bots=BOTS))["id"]
            await rosa.watch(name, 0)
            await rosa.play_on(name, 0, 500)
            past = await (await server.node.get_table(name)).get_played_match()
            assert past.is_over
            decided = list_decisions(past.record, 0, 1)[:4]
            assert decided
            for decision in decided:
                found = await rosa.request("assess", table=name, seat=0, step=decision.step - 1)
                assert found["played"] == str(decision.move)
                assert all(decision.view.explain(each["text"]).legal for each in found["moves"])
                assert all(each["title"] for each in found["moves"])
            async with connect_guest(address, "Tom") as program:
                found = await program.request("assess", table=name, seat=0, step=decided[0].step - 1)
                assert not any("title" in each for each in found["moves"])

    run(test())


@pytest.mark.parametrize("slug", ["royal-dominican", "raub", "hazari"])
def test_decisions_are_judged_by_the_view_of_the_seat(slug: str):
    match = Match(slug, seed=6)
    rng = random.Random(6)
    told: dict[int, bytes] = {}
    while not match.over and match.deal < 3:
        seat = match.to_act[0]
        view = match.view(seat)
        if seat == 0:
            told[len(match.steps) + 1] = view.to_bytes()
        match.play(seat, rng.choice(view.legal(12)))
    record = match.record()
    looked = [each for deal in (1, 2) for each in list_decisions(record, 0, deal)]
    assert looked
    for decision in looked:
        assert decision.view.to_bytes() == told[decision.step]
        assert len(decision.view.legal(2)) > 1
        assert (0, str(decision.move)) == record.moves[decision.step - 1]
