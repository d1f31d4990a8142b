"""HTTP routes by subject.

The application serves these routes (`virado.server.routing`). The schema, the documentation of the
messages and the types of the browser client are generated from them.
"""

from typing import Final

from virado.server.wire.routes import administration, games, people, transport

ROUTES: Final = (*people.ROUTES, *games.ROUTES, *administration.ROUTES, *transport.ROUTES)
"""All routes, except those of single families (`virado.server.helpers`) and those of the browser's pages and files.
"""
