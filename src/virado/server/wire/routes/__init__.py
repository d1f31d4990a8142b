"""What can be asked over HTTP, by subject.

The application serves these routes (`virado.server.routing`); the schema, the page of messages and the types of the client are
made of them.
"""

from typing import Final

from virado.server.wire.routes import administration, games, people, transport

ROUTES: Final = (*people.ROUTES, *games.ROUTES, *administration.ROUTES, *transport.ROUTES)
"""Every route but those of single families (`virado.server.helpers`) and of the pages and files of the browser table."""
