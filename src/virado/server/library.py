"""What the server says of the games to anybody who asks: variants and their options, rules, playable examples, lessons."""

import asyncio
from functools import cache, partial

import msgspec
from aiohttp import web

from virado.bots.catalogue import characters
from virado.bots.own import brought
from virado.families import FAMILIES
from virado.games.catalogue import games, presets, usual_form
from virado.games.catalogue import variant as find_variant
from virado.games.messages import CardName
from virado.games.variant import seatings
from virado.refusal import IllegalError, Refusal
from virado.server.helpers.registry import HelpRoute, help_routes
from virado.server.presenting.reader import Reader
from virado.server.routing import answer_compressed, compressed, language_of, query_of, reading_of, served
from virado.server.wire.library import GameFamily, Games, GameVariant
from virado.server.wire.routes import games as contracts
from virado.server.wire.routes.contract import OfVariant
from virado.words import Speakers, catalogue
from virado.words.card_names import language_at
from virado.words.lessons import lesson, lessons
from virado.words.options import values_of
from virado.words.page_words import page_words
from virado.words.rules import example, helpful_options, judge, options_that_matter, rules_of, sections_about
from virado.words.rules.examples import seen

_encoder = msgspec.json.Encoder()


def routes() -> list[web.RouteDef]:
    """The routes of this module."""
    return [
        served(contracts.VARIANTS, _variants),
        served(contracts.AGREEMENT, _agreement),
        served(contracts.RULES, _rules),
        served(contracts.EXAMPLE, _example),
        *(served(each.route, partial(_help, each)) for each in help_routes()),
        served(contracts.LESSON, _lesson),
        served(contracts.WORDS, _words),
    ]


def variants(language: str) -> Games:
    """Every family with its options and every variant with its values of them, in a language (docs/wire.md)."""
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
            for game in games()
        ),
        variants=tuple(
            GameVariant(
                slug=preset.slug,
                lesson=preset.slug in lessons() and preset.slug != game.name,
                family=game.name,
                title=words.variant_title(preset.slug),
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
            )
            for game, preset in presets().values()
        ),
        bots=brought.names(),
    )


@cache
def _variants_compressed(language: str, _families: tuple[str, ...], _bots: tuple[str, ...]) -> bytes:
    """Made and compressed once: both take longer than all the rest of an answer."""
    return compressed(variants(language))


async def _variants(request: web.Request) -> web.Response:
    """GET /api/variants?lang=."""
    made = await asyncio.to_thread(
        _variants_compressed, language_of(request), tuple(FAMILIES), brought.names()
    )
    return answer_compressed(request, made)


async def _agreement(request: web.Request) -> web.Response:
    """GET /api/variants/{variant}: what is agreed, the `Agreement` of its family; the variant is a slug or a canonical text."""
    return _json(_encoder.encode(find_variant(request.match_info["variant"]).agreement()))


async def _rules(request: web.Request) -> web.Response:
    """GET /api/rules/{variant}?lang=: a `RulesText`; the variant is a slug or a canonical text."""
    text = await asyncio.to_thread(rules_of, request.match_info["variant"], language_of(request))
    return _json(_encoder.encode(text))


async def _example(request: web.Request) -> web.Response:
    """GET /api/examples/{id}?lang=&variant=&move=: an `ExampleView`; with a move, an `ExampleVerdict` of it.

    Instead of a move there may be the cards that are pointed at, `hand=4c,5d&table=6d,2h`.
    """
    id_, language = request.match_info["id"], reading_of(request)
    if "hand" in request.query:
        pointed = query_of(request, contracts.PointedQuery)
        move = seen(id_, pointed.variant).meant(_cards(pointed.hand), _cards(pointed.table))
        judged = await asyncio.to_thread(judge, id_, move, language, pointed.variant)
        return _json(_encoder.encode(judged))
    if "move" in request.query:
        asked = query_of(request, contracts.JudgeQuery)
        judged = await asyncio.to_thread(judge, id_, asked.move, language, asked.variant)
        return _json(_encoder.encode(judged))
    variant = query_of(request, OfVariant).variant
    return _json(_encoder.encode(await asyncio.to_thread(example, id_, language, variant)))


def _cards(text: str) -> list[CardName]:
    """The cards of a list with commas."""
    return [card for card in text.split(",") if card]


async def _help(asked: HelpRoute, request: web.Request) -> web.Response:
    """GET /api/examples/{id}/...?lang=&variant=, and what the request needs: what the helper of a family says of an example."""
    language, given = reading_of(request), query_of(request, asked.query)
    helper = asked.helper

    def answer() -> bytes:
        view = seen(request.match_info["id"], given.variant)
        if view.variant.game.name != asked.family:
            raise IllegalError(Refusal(helper.elsewhere))
        reader = Reader(
            language_at(language, view.variant), Speakers(reader=view.seat, variant=view.variant.slug)
        )
        return _encoder.encode(helper.answer_in_example(given, view, reader))

    return _json(await asyncio.to_thread(answer))


async def _words(request: web.Request) -> web.Response:
    """GET /api/words/{family}?lang=: the messages of a family that its page says itself, a `PageWords`."""
    family, language = request.match_info["family"], language_of(request)
    return _json(_encoder.encode(await asyncio.to_thread(page_words, family, language)))


async def _lesson(request: web.Request) -> web.Response:
    """GET /api/lessons/{subject}?lang=: a `Lesson`."""
    found = await asyncio.to_thread(lesson, request.match_info["subject"], language_of(request))
    return _json(_encoder.encode(found))


def _json(body: bytes) -> web.Response:
    response = web.Response(body=body, content_type="application/json")
    response.enable_compression()
    return response
