"""What a client has to do with other people: chat, reports, invitations, the list of open tables."""

from virado.server import wire
from virado.server.administration.reports import Reports
from virado.server.connections.asker import Asker
from virado.server.invitations import Inviting
from virado.server.tables.chat import Chats
from virado.server.tables.lobby import Lobby
from virado.server.tables.node import Node


class Company:
    """Brings clients together."""

    def __init__(
        self, tables: Node, chats: Chats, reports: Reports, invitations: Inviting, lobby: Lobby
    ) -> None:
        self._tables = tables
        self._reports = reports
        self._chats = chats
        self._invitations = invitations
        self._lobby = lobby

    async def chat(self, asker: Asker, request: wire.Chat) -> None:
        """Say something at a table."""
        table = await self._tables.table(request.table)
        await self._chats.say(table, asker.me(), request)

    async def mute(self, asker: Asker, request: wire.Mute) -> tuple[str, ...]:
        """Hear nothing of somebody, or hear it again; who is muted."""
        return tuple(await self._chats.mute(asker.person, request.person, muted=request.muted))

    async def report(self, asker: Asker, request: wire.Report) -> None:
        """Report somebody to the administrators."""
        table = await self._tables.table(request.table)
        await self._reports.add(table, asker.person, request, asker.place.address)

    async def invite(self, asker: Asker, request: wire.Invite) -> None:
        """Invite somebody to a table."""
        await self._invitations.invite(asker.person, request)

    async def decline(self, asker: Asker, request: wire.Decline) -> None:
        """Do away with an invitation."""
        await self._invitations.decline(asker.person, request.table)

    async def lobby(self, asker: Asker, request: wire.FollowLobby) -> None:
        """Be told the open tables, or no more."""
        if request.follow:
            await self._lobby.follow(asker)
        else:
            self._lobby.unfollow(asker)
