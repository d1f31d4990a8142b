"""Handlers of requests about short codes and links of tables."""

from virado.refusal import IllegalError, Refusal
from virado.server import wire
from virado.server.connections.request_context import RequestContext
from virado.server.connections.table_requests import TableRequests
from virado.server.link_names import LinkNames
from virado.server.table_codes import TableCodes
from virado.server.tables.node import Node
from virado.session import Sit


class CodeRequests:
    """Handlers that draw the code of a table or sign a name for its link, and find a table by its code."""

    def __init__(
        self, table_codes: TableCodes, node: Node, table_requests: TableRequests, link_names: LinkNames
    ) -> None:
        self._table_codes = table_codes
        self._tables = node
        self._table_requests = table_requests
        self._link_names = link_names

    async def get_code(self, context: RequestContext, request: wire.GetTableCode) -> wire.TableCode:
        """Return the code of a table, and draw it first if necessary."""
        return await self._table_codes.get_code(context.person, context.location, request)

    async def sign_name(self, context: RequestContext, request: wire.SignLinkName) -> str:
        """Return the sender's name, signed for the link of a table."""
        return await self._link_names.sign(context.person, context.me().name, request.table)

    async def find(self, context: RequestContext, request: wire.FindTableCode) -> wire.CodedTable:
        """Return what the code of a table shows of it."""
        found = await self._table_codes.find(context.person, context.location, request.code)
        return await self._table_codes.describe(found, context.person)

    async def sit(self, context: RequestContext, request: wire.SitByCode) -> wire.TableCard:
        """Take a seat at the table of a code, and return the summary of the table."""
        found = await self._table_codes.find(context.person, context.location, request.code)
        table = await self._tables.get_table(found.id)
        if table.session.stage != "seating":
            raise IllegalError(Refusal("no-such-code"))
        command = Sit(seat=request.seat, commitment=request.commitment)
        await self._table_requests.act(context, wire.Act(id=request.id, table=found.id, command=command))
        return table.card()
