"""What a client has to do with other people: chat, reports, invitations, the list of open tables."""

from virado.server import wire
from virado.server.administration.reports import Reports
from virado.server.connections.request_context import RequestContext
from virado.server.invitations import InvitationService
from virado.server.tables.chat import Chats
from virado.server.tables.lobby import Lobby
from virado.server.tables.node import Node


class ChatRequests:
    """Brings clients together."""

    def __init__(
        self, node: Node, chats: Chats, reports: Reports, invitations: InvitationService, lobby: Lobby
    ) -> None:
        self._tables = node
        self._reports = reports
        self._chats = chats
        self._invitations = invitations
        self._lobby = lobby

    async def chat(self, context: RequestContext, request: wire.Chat) -> None:
        """Say something at a table."""
        table = await self._tables.get_table(request.table)
        await self._chats.say(table, context.me(), request)

    async def mute(self, context: RequestContext, request: wire.Mute) -> tuple[str, ...]:
        """Hear nothing of somebody, or hear it again; who is muted."""
        return tuple(await self._chats.mute(context.person, request.person, muted=request.muted))

    async def report(self, context: RequestContext, request: wire.Report) -> None:
        """Report somebody to the administrators."""
        table = await self._tables.get_table(request.table)
        await self._reports.add(table, context.person, request, context.location.address)

    async def invite(self, context: RequestContext, request: wire.Invite) -> None:
        """Invite somebody to a table."""
        await self._invitations.invite(context.person, request)

    async def decline(self, context: RequestContext, request: wire.Decline) -> None:
        """Do away with an invitation."""
        await self._invitations.decline(context.person, request.table)

    async def lobby(self, context: RequestContext, request: wire.FollowLobby) -> None:
        """Be told the open tables, or no more."""
        if request.follow:
            await self._lobby.subscribe(context)
        else:
            self._lobby.unsubscribe(context)
