"""Handlers of requests about other people: chat, reports, invitations and the lobby."""

from virado.server import wire
from virado.server.administration.reports import Reports
from virado.server.connections.request_context import RequestContext
from virado.server.invitations import InvitationService
from virado.server.tables.chat import Chats
from virado.server.tables.lobby import Lobby
from virado.server.tables.node import Node


class ChatRequests:
    """Handlers for chat, muting, reports, invitations and the lobby."""

    def __init__(
        self, node: Node, chats: Chats, reports: Reports, invitations: InvitationService, lobby: Lobby
    ) -> None:
        self._tables = node
        self._reports = reports
        self._chats = chats
        self._invitations = invitations
        self._lobby = lobby

    async def chat(self, context: RequestContext, request: wire.Chat) -> None:
        """Send a chat message to a table."""
        table = await self._tables.get_table(request.table)
        await self._chats.say(table, context.me(), request)

    async def mute(self, context: RequestContext, request: wire.Mute) -> tuple[str, ...]:
        """Mute or unmute a person, and return the ids of all muted people."""
        return tuple(await self._chats.mute(context.person, request.person, muted=request.muted))

    async def report(self, context: RequestContext, request: wire.Report) -> None:
        """Report a person to the administrators."""
        table = await self._tables.get_table(request.table)
        await self._reports.add(table, context.person, request, context.location.address)

    async def invite(self, context: RequestContext, request: wire.Invite) -> None:
        """Invite a person to a table."""
        await self._invitations.invite(context.person, request)

    async def decline(self, context: RequestContext, request: wire.Decline) -> None:
        """Decline an invitation."""
        await self._invitations.decline(context.person, request.table)

    async def lobby(self, context: RequestContext, request: wire.FollowLobby) -> None:
        """Subscribe to the lobby, or unsubscribe."""
        if request.follow:
            await self._lobby.subscribe(context)
        else:
            self._lobby.unsubscribe(context)
