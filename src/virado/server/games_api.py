"""HTTP handlers for the games: variants and their options, rules, playable examples, lessons."""

from collections.abc import Callable
from functools import cache, partial
from typing import TypeVar

import msgspec

from virado.bots.catalogue import characters, players
from virado.bots.custom import registry
from virado.families import FAMILIES
from virado.games.catalogue import family, presets, usual_form
from virado.games.catalogue import variant as find_variant
from virado.games.messages import CardName
from virado.games.variant import make_variant, seatings
from virado.languages import in_home_order
from virado.referee.messages import RulingQuery
from virado.referee.ruling import judge as rule_on
from virado.refusal import IllegalError, Refusal
from virado.scorekeeping.messages import ScoreQuery
from virado.scorekeeping.series import score
from virado.server.fair_pool import FairPool, make_share
from virado.server.helpers.registry import HelpRoute, help_routes
from virado.server.http import (
    Endpoint,
    HttpAnswer,
    HttpRequest,
    answer_compressed,
    compress_json,
    get_language,
    get_language_tag,
    parse_query,
    read_body,
)
from virado.server.presentation.text_locale import Locale
from virado.server.wire.games import GameFamily, Games, GameVariant
from virado.server.wire.routes import games as contracts
from virado.server.wire.routes.contract import OfVariant
from virado.words import Speakers, catalogue
from virado.words.card_names import language_for
from virado.words.lessons import lesson, lessons
from virado.words.options import values_of
from virado.words.page_words import page_words
from virado.words.rules import example, helpful_options, judge, options_that_matter, rules_of, sections_about
from virado.words.rules.examples import example_view
from virado.words.score_sheets import in_words
from virado.words.variant_search import names_of

OVERRUN_S, SPARE = 1.0, 2
"""Limits of the fair pool: seconds after which a job overruns, and number of spare threads that then take over."""
_encoder = msgspec.json.Encoder()
T = TypeVar("T")


def variants(language: str) -> Games:
    """Return all families with their options and all variants with their values, in a language.

    See docs/reference/wire.md.
    """
    words = catalogue(language)
    return Games(
        families=tuple(
            GameFamily(
                id=game.name,
                title=words.game(game.name),
                usual=usual_form(game.name),
                lesson=game.name in lessons(),
                options=helpful_options(game, words),
                sections=sections_about(game.name),
                forms=game.forms(),
                characters=characters()[game.name],
            )
            for game in map(family, in_home_order(words.language.tag, FAMILIES))
        ),
        variants=tuple(
            GameVariant(
                slug=preset.slug,
                lesson=game.name in lessons(),
                family=game.name,
                title=words.variant_title(preset.slug),
                names=names_of(preset.slug),
                place=words.variant_place(preset.slug),
                summary=words.variant_summary(preset.slug),
                players=preset.players,
                usual_players=preset.usual_players,
                teams=preset.teams,
                usual_teams=preset.usual_teams,
                seatings=seatings(preset),
                minutes=preset.minutes,
                patterns=preset.patterns,
                options=values_of(preset),
                matter=options_that_matter(preset.slug),
                characters=players(game.name).characters_of(make_variant(game, preset)),
            )
            for game, preset in presets().values()
        ),
        bots=registry.custom_bot_names(),
    )


@cache
def _compress_variants(language: str, _families: tuple[str, ...], _bots: tuple[str, ...]) -> bytes:
    """Return the compressed answer to `/api/variants`.

    The answer is cached, because generating it takes most of the time of a request.
    """
    return compress_json(variants(language))


class GamesApi:
    """HTTP handlers for the games, with a thread that serves all addresses fairly."""

    def __init__(self, get_address: Callable[[HttpRequest], str]) -> None:
        """Start the thread. `get_address` returns the address of a client, and '' if it is unknown."""
        self._get_address = get_address
        self._pool = FairPool("virado-library", overrun_s=OVERRUN_S, spare=SPARE)

    def endpoints(self) -> list[Endpoint]:
        """Return the endpoints."""
        return [
            Endpoint(contracts.VARIANTS, self._list_variants),
            Endpoint(contracts.AGREEMENT, self._show_agreement),
            Endpoint(contracts.RULES, self._show_rules),
            Endpoint(contracts.EXAMPLE, self._show_example),
            *(Endpoint(each.route, partial(self._help, each)) for each in help_routes()),
            Endpoint(contracts.LESSON, self._show_lesson),
            Endpoint(contracts.SCORE, self._score),
            Endpoint(contracts.RULING, self._rule_on),
            Endpoint(contracts.WORDS, self._show_words),
        ]

    async def _run(self, request: HttpRequest, work: Callable[[], T]) -> T:
        return await self._pool.run(make_share(self._get_address(request), ""), work)

    async def _run_and_respond(self, request: HttpRequest, work: Callable[[], msgspec.Struct]) -> HttpAnswer:
        """Return the result of `work` as a JSON response."""
        return HttpAnswer(await self._run(request, lambda: _encoder.encode(work())), may_compress=True)

    async def _list_variants(self, request: HttpRequest) -> HttpAnswer:
        """GET /api/variants?lang=: all families and variants."""
        made = await self._run(
            request,
            partial(_compress_variants, get_language(request), tuple(FAMILIES), registry.custom_bot_names()),
        )
        return await answer_compressed(request, made)

    async def _show_agreement(self, request: HttpRequest) -> HttpAnswer:
        """GET /api/variants/{variant}: the `Agreement` of its family; the variant is a slug or a canonical text."""
        variant = request.match_info["variant"]
        return await self._run_and_respond(request, lambda: find_variant(variant).agreement())

    async def _show_rules(self, request: HttpRequest) -> HttpAnswer:
        """GET /api/rules/{variant}?lang=: a `RulesText`; the variant is a slug or a canonical text."""
        return await self._run_and_respond(
            request, partial(rules_of, request.match_info["variant"], get_language(request))
        )

    async def _show_example(self, request: HttpRequest) -> HttpAnswer:
        """GET /api/examples/{id}?lang=&variant=&move=: an `ExampleView`, or with a move the `ExampleVerdict` on it.

        Instead of a move, the query may give the selected cards, `hand=4c,5d&table=6d,2h`.
        """
        id_, language = request.match_info["id"], get_language_tag(request)
        if "hand" in request.query:
            pointed = parse_query(request, contracts.PointedQuery)

            def judge_pointed() -> msgspec.Struct:
                move = example_view(id_, pointed.variant).meant(
                    _split_cards(pointed.hand), _split_cards(pointed.table)
                )
                return judge(id_, move, language, pointed.variant)

            return await self._run_and_respond(request, judge_pointed)
        if "move" in request.query:
            asked = parse_query(request, contracts.JudgeQuery)
            return await self._run_and_respond(
                request, partial(judge, id_, asked.move, language, asked.variant)
            )
        variant = parse_query(request, OfVariant).variant
        return await self._run_and_respond(request, partial(example, id_, language, variant))

    async def _help(self, asked: HelpRoute, request: HttpRequest) -> HttpAnswer:
        """GET /api/examples/{id}/...?lang=&variant=, with further parameters: the answer of a family's helper."""
        language, given = get_language_tag(request), parse_query(request, asked.query)
        helper = asked.helper

        def answer_in_example() -> msgspec.Struct:
            view = example_view(request.match_info["id"], given.variant)
            if view.variant.game.name != asked.family:
                raise IllegalError(Refusal(helper.refusal_code))
            reader = Locale(
                language_for(language, view.variant), Speakers(reader=view.seat, variant=view.variant.slug)
            )
            return helper.answer_in_example(given, view, reader)

        return await self._run_and_respond(request, answer_in_example)

    async def _show_words(self, request: HttpRequest) -> HttpAnswer:
        """GET /api/words/{family}?lang=: the `PageWords` of a family, for its page in the browser."""
        return await self._run_and_respond(
            request, partial(page_words, request.match_info["family"], get_language(request))
        )

    async def _score(self, request: HttpRequest) -> HttpAnswer:
        """POST /api/score?lang= {variant, deals, ...}: the `Scores` of a series played with real cards."""
        query = await read_body(request, ScoreQuery)
        words = catalogue(get_language(request))
        return await self._run_and_respond(request, lambda: in_words(words, score(query)))

    async def _rule_on(self, request: HttpRequest) -> HttpAnswer:
        """POST /api/ruling?lang= {variant, question, values}: the `Ruling` on cards of a real table."""
        query, language = await read_body(request, RulingQuery), get_language_tag(request)

        def work() -> msgspec.Struct:
            variant = find_variant(query.variant)
            return rule_on(query, catalogue(language_for(language, variant)))

        return await self._run_and_respond(request, work)

    async def _show_lesson(self, request: HttpRequest) -> HttpAnswer:
        """GET /api/lessons/{subject}?lang=: a `Lesson`."""
        return await self._run_and_respond(
            request, partial(lesson, request.match_info["subject"], get_language(request))
        )

    async def close(self) -> None:
        """Stop the thread."""
        await self._pool.close()


def _split_cards(text: str) -> list[CardName]:
    """Return the cards in a comma-separated list."""
    return [card for card in text.split(",") if card]
