"""What the server says of the games to anybody who asks: variants and their options, rules, playable examples, lessons."""

import asyncio
from functools import cache
from typing import Any

import msgspec
from aiohttp import web

from virado.families import FAMILIES
from virado.games.catalogue import games, presets, usual_form
from virado.refusal import IllegalError, Refusal
from virado.server.helpers.registry import helpers, tags
from virado.server.presenting.reader import Reader
from virado.words import Speakers, catalogue, known
from virado.words.lessons import families as lessons
from virado.words.lessons import lesson
from virado.words.options import values_of
from virado.words.page_words import page_words
from virado.words.rules import example, helpful_options, judge, options_that_matter, rules_of, sections_about
from virado.words.rules.examples import seen

_encoder = msgspec.json.Encoder()


def routes() -> list[web.RouteDef]:
    """The routes of this module."""
    return [
        web.get("/api/variants", _variants),
        web.get("/api/rules/{variant}", _rules),
        web.get("/api/examples/{id}", _example),
        web.get("/api/examples/{id}/{do}", _help),
        web.get("/api/lessons/{family}", _lesson),
        web.get("/api/words/{family}", _words),
    ]


def variants(language: str) -> dict[str, Any]:
    """Every family with its options and every variant with its values of them, in a language (docs/wire.md)."""
    words = catalogue(language)
    return {
        "families": [
            {
                "id": game.name,
                "title": words.game(game.name),
                "usual": usual_form(game.name),
                "lesson": game.name in lessons(),
                "options": helpful_options(game, words),
                "sections": sections_about(game.name),
            }
            for game in games()
        ],
        "variants": [
            {
                "slug": preset.slug,
                "family": game.name,
                "title": words.variant_title(preset.slug),
                "place": words.variant_place(preset.slug),
                "summary": words.variant_summary(preset.slug),
                "players": preset.players,
                "usual_players": preset.usual_players,
                "teams": preset.teams,
                "usual_teams": preset.usual_teams,
                "minutes": preset.minutes,
                "options": values_of(preset),
                "matter": options_that_matter(preset.slug),
            }
            for game, preset in presets().values()
        ],
    }


@cache
def _variants_as_json(language: str, _families: tuple[str, ...]) -> bytes:
    return _encoder.encode(variants(language))


async def _variants(request: web.Request) -> web.Response:
    """GET /api/variants?lang=."""
    return _json(await asyncio.to_thread(_variants_as_json, language_of(request), tuple(FAMILIES)))


async def _rules(request: web.Request) -> web.Response:
    """GET /api/rules/{variant}?lang=: a `RulesText`; the variant is a slug or a canonical text."""
    text = await asyncio.to_thread(rules_of, request.match_info["variant"], language_of(request))
    return _json(_encoder.encode(text))


async def _example(request: web.Request) -> web.Response:
    """GET /api/examples/{id}?lang=&variant=&move=: an `ExampleView`; with a move, what the engine says of it, a `Judged`."""
    id_, language = request.match_info["id"], language_of(request)
    variant, move = request.query.get("variant"), request.query.get("move")
    answer = (
        await asyncio.to_thread(example, id_, language, variant)
        if move is None
        else await asyncio.to_thread(judge, id_, move, language, variant)
    )
    return _json(_encoder.encode(answer))


async def _help(request: web.Request) -> web.Response:
    """GET /api/examples/{id}/{do}?lang=&variant=, and the fields of the request: what a helper answers at an example."""
    language, do = language_of(request), request.match_info["do"]

    def answer() -> bytes:
        view = seen(request.match_info["id"], request.query.get("variant"))
        reader = Reader(language, Speakers(reader=view.seat, variant=view.variant.slug))
        found = next((each for each in helpers() if do in tags(each.helper)), None)
        if found is None:
            raise web.HTTPNotFound
        if view.variant.game.name != found.family:
            raise IllegalError(Refusal(found.helper.elsewhere))
        return _encoder.encode(found.helper.answer_in_example(do, request.query, view, reader))

    return _json(await asyncio.to_thread(answer))


async def _words(request: web.Request) -> web.Response:
    """GET /api/words/{family}?lang=: the messages of a family that its page says itself, a `PageWords`."""
    family, language = request.match_info["family"], language_of(request)
    return _json(_encoder.encode(await asyncio.to_thread(page_words, family, language)))


async def _lesson(request: web.Request) -> web.Response:
    """GET /api/lessons/{family}?lang=: a `Lesson`."""
    found = await asyncio.to_thread(lesson, request.match_info["family"], language_of(request))
    return _json(_encoder.encode(found))


def language_of(request: web.Request) -> str:
    """The language that a request asks for by `lang`, else by its header, else English."""
    asked = known(request.query.get("lang", "")) or known(request.headers.get("Accept-Language", ""))
    return asked or "en"


def _json(body: bytes) -> web.Response:
    response = web.Response(body=body, content_type="application/json")
    response.enable_compression()
    return response
