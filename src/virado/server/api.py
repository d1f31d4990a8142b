"""The HTTP requests of people: guests, accounts, tokens, and what is kept about them (docs/reference/wire.md)."""

from collections.abc import Awaitable, Callable
from functools import partial

import msgspec
from aiohttp import web

from virado.refusal import IllegalError, Refusal
from virado.server.administration.rights import Rights
from virado.server.clock import World
from virado.server.departures import Departures
from virado.server.gate import Gate, cookie_of, has_old_cookie
from virado.server.holders import Holders
from virado.server.limits import Buckets
from virado.server.people import People, StoredPerson
from virado.server.proofs import Proofs
from virado.server.routing import answer, body_of, served
from virado.server.wire.people import (
    Account,
    EmptyAnswer,
    FactorCode,
    GuestName,
    NewCredentials,
    PasswordAgain,
    PasswordAndCode,
    Proved,
    Recovery,
    SignIn,
    TokenName,
)
from virado.server.wire.routes import people as routes


class PeopleApi:
    """The handlers of guests, accounts, tokens and what is kept about people."""

    def __init__(
        self,
        holders: Holders,
        people: People,
        gate: Gate,
        world: World,
        guests: Buckets,
        departures: Departures,
        rights: Rights,
        proofs: Proofs,
        forget: Callable[[str], Awaitable[None]],
    ) -> None:
        """`guests`: new ones of an address; `forget` deletes a person."""
        self._holders = holders
        self._people = people
        self._gate = gate
        self._world = world
        self._guests = guests
        self._departures = departures
        self._rights = rights
        self._proofs = proofs
        self._forget = forget

    def routes(self) -> list[web.RouteDef]:
        """What this answers."""
        return [
            served(routes.GUEST, self.guest),
            served(routes.ACCOUNT, self.account),
            served(routes.RECOVER, self.recover),
            served(routes.SIGN_IN, self.sign_in),
            served(routes.PROVE, self.prove),
            served(routes.OFFER_FACTOR, self.offer_factor),
            served(routes.TURN_FACTOR_ON, self.turn_factor_on),
            served(routes.TURN_FACTOR_OFF, self.turn_factor_off),
            served(routes.SIGN_OUT, self.sign_out),
            served(routes.SESSIONS, self.sessions),
            served(routes.END_SESSION, self.end_session),
            served(routes.END_OTHER_SESSIONS, self.end_other_sessions),
            served(routes.TOKEN, self.token),
            served(routes.DROP_TOKENS, self.drop_tokens),
            served(routes.ME, self.myself),
            served(routes.EXPORT, self.export),
            served(routes.DELETE_ME, self.delete),
        ]

    async def guest(self, request: web.Request) -> web.Response:
        """POST /api/guest {name}: a new guest, or a new name for who is here already."""
        now = self._world.now()
        name = (await body_of(request, GuestName)).name
        address = self._gate.address_of(request)
        holder = await self._holders.find(request)
        if holder is None:
            if not self._guests.take(address, now / 1000):
                raise IllegalError(Refusal("too-many-guests"))
            person = await self._people.add_guest(name, address, now)
            return await self._signed_in(request, answer(person.me), person)
        holder = await self._holders.owner(request)
        kept = await self._people.rename(holder.person, name, address, now)
        response = answer(msgspec.structs.replace(holder.person, name=kept).me)
        return self._gate.give_cookie(request, response, cookie_of(request)) if holder.session else response

    async def account(self, request: web.Request) -> web.Response:
        """POST /api/account {account, password, old_password, code}: set the account name and password for sign-in.

        The browser gets a new cookie.
        """
        holder = await self._holders.owner(request)
        given = await body_of(request, NewCredentials)
        now = self._world.now()
        is_proved = not given.old_password or holder.person.account is None
        if is_proved:
            await self._proofs.check(holder, now)
        code = await self._people.open_account(
            holder.person,
            given,
            self._gate.address_of(request),
            now,
            session=holder.session,
            is_proved=is_proved,
        )
        person = await self._people.find(holder.person.id) or holder.person
        response = answer(_account(person, code))
        await self._proofs.note(holder.session, now)
        await self._depart_others(person.id, holder.session)
        if holder.session:
            cookie = await self._people.sign_ins.renew(holder.session)
            response = self._gate.give_cookie(request, response, cookie)
        return await self._remember_device(request, response, person)

    async def sign_in(self, request: web.Request) -> web.Response:
        """POST /api/sign-in {account, password, code}."""
        given = await body_of(request, SignIn)
        person = await self._people.sign_in(
            given.account,
            given.password,
            self._gate.address_of(request),
            self._world.now(),
            partial(self._gate.is_known_device, request, self._world.now()),
            code=given.code,
        )
        return await self._signed_in(request, answer(person.me), person)

    async def recover(self, request: web.Request) -> web.Response:
        """POST /api/recover {account, code, password}: a new password; whoever was signed in is signed out."""
        given = await body_of(request, Recovery)
        person, code = await self._people.recover(given, self._gate.address_of(request), self._world.now())
        await self._depart_others(person.id, "")
        return await self._signed_in(request, answer(_account(person, code)), person)

    async def prove(self, request: web.Request) -> web.Response:
        """POST /api/prove {password, code}: let this browser change the whole account for five minutes."""
        holder = await self._holders.browser(request)
        given = await body_of(request, PasswordAndCode)
        if holder.person.account is None:
            raise IllegalError(Refusal("account-first"))
        now = self._world.now()
        await self._people.confirm_with_code(holder.person, given, self._gate.address_of(request), now)
        return answer(Proved(until=await self._proofs.note(holder.session, now)))

    async def offer_factor(self, request: web.Request) -> web.Response:
        """POST /api/second-factor {password}: a secret for a device that shows codes."""
        holder = await self._holders.owner(request)
        password, now = (await body_of(request, PasswordAgain)).password, self._world.now()
        if is_proved := not password and holder.person.account is not None:
            await self._proofs.check(holder, now)
        offer = await self._people.offer_factor(
            holder.person, password, self._gate.address_of(request), now, is_proved=is_proved
        )
        await self._proofs.note(holder.session, now)
        return answer(offer)

    async def turn_factor_on(self, request: web.Request) -> web.Response:
        """POST /api/second-factor/on {code}: ask for codes at sign-in; other browsers are signed out."""
        holder = await self._holders.browser(request)
        code = (await body_of(request, FactorCode)).code
        address = self._gate.address_of(request)
        now = self._world.now()
        person = await self._people.turn_factor_on(holder.person, code, address, now, session=holder.session)
        await self._proofs.note(holder.session, now)
        await self._depart_others(person.id, holder.session)
        return answer(person.me)

    async def turn_factor_off(self, request: web.Request) -> web.Response:
        """POST /api/second-factor/off {password, code}: ask for no codes at sign-in any more."""
        holder = await self._holders.owner(request)
        given, now = await body_of(request, PasswordAndCode), self._world.now()
        address = self._gate.address_of(request)
        person = await self._people.turn_factor_off(holder.person, given, address, now)
        await self._proofs.note(holder.session, now)
        return answer(person.me)

    async def _signed_in(
        self, request: web.Request, response: web.Response, person: StoredPerson
    ) -> web.Response:
        """Sign a browser in with a new cookie; one that it had is worthless."""
        now = self._world.now()
        before = await self._people.sign_ins.find(cookie_of(request), now)
        if before is not None:
            await self._people.sign_ins.end(*before)
        browser = request.headers.get("User-Agent", "")
        proved = 0 if person.account is None else now
        cookie = await self._people.sign_ins.open(person.id, browser, now, proved=proved)
        response = self._gate.give_cookie(request, response, cookie)
        return response if person.account is None else await self._remember_device(request, response, person)

    async def _remember_device(
        self, request: web.Request, response: web.Response, person: StoredPerson
    ) -> web.Response:
        whose = await self._people.mark_owner(person.id)
        return self._gate.remember_device(request, response, whose, self._world.now())

    async def sign_out(self, request: web.Request) -> web.Response:
        """POST /api/sign-out: forget the cookie, and end the connections of this browser."""
        found = await self._people.sign_ins.find(cookie_of(request), self._world.now())
        if found is not None:
            await self._end_session(*found)
        return self._gate.take_cookie(request, answer(EmptyAnswer()))

    async def sessions(self, request: web.Request) -> web.Response:
        """GET /api/sessions: where the person is signed in."""
        holder = await self._holders.owner(request)
        return answer(await self._people.sign_ins.all(holder.person.id, holder.session))

    async def end_session(self, request: web.Request) -> web.Response:
        """DELETE /api/sessions/{id}: sign a browser out."""
        holder = await self._holders.browser(request)
        await self._end_session(holder.person.id, request.match_info["id"])
        return answer(EmptyAnswer())

    async def end_other_sessions(self, request: web.Request) -> web.Response:
        """DELETE /api/sessions: sign all browsers out but this one."""
        holder = await self._holders.browser(request)
        await self._end_other_sessions(holder.person.id, holder.session)
        return answer(EmptyAnswer())

    async def _end_session(self, person: str, session: str) -> None:
        if await self._people.sign_ins.end(person, session):
            await self._departures.depart(person, "signed-out", session)

    async def _end_other_sessions(self, person: str, session: str) -> None:
        await self._people.sign_ins.end_others(person, session)
        await self._departures.depart(person, "signed-out-elsewhere", session)

    async def _depart_others(self, person: str, session: str) -> None:
        """Close the connections of other browsers and of programs, whose cookies and tokens are no longer valid."""
        await self._departures.depart(person, "signed-out-elsewhere", session)
        await self._departures.depart(person, "tokens-dropped")

    async def token(self, request: web.Request) -> web.Response:
        """POST /api/token {name, scope, days}: a token for a program that plays for this person."""
        holder = await self._holders.browser(request)
        asked = await body_of(request, TokenName)
        if asked.scope == "admin":
            await self._rights.check(holder, self._world.now())
        if asked.scope != "play":
            await self._proofs.check(holder, self._world.now())
        return answer(await self._people.make_token(holder.person.id, asked, self._world.now()))

    async def drop_tokens(self, request: web.Request) -> web.Response:
        """DELETE /api/token: make all tokens of the person worthless, and end the connections of programs that have one."""
        person = (await self._holders.browser(request)).person
        await self._people.drop_tokens(person.id)
        await self._departures.depart(person.id, "tokens-dropped")
        return answer(EmptyAnswer())

    async def myself(self, request: web.Request) -> web.Response:
        """GET /api/me. Over HTTPS, rename an older cookie to the name that no other host can set."""
        holder = await self._holders.holder(request)
        response = answer(holder.person.me)
        if holder.session and has_old_cookie(request) and self._gate.is_secure(request):
            return self._gate.give_cookie(request, response, cookie_of(request))
        return response

    async def export(self, request: web.Request) -> web.Response:
        """GET /api/me/export: everything that is kept about the person."""
        holder = await self._holders.owner(request)
        await self._proofs.check(holder, self._world.now())
        made = await self._people.export(holder.person.id, self._gate.address_of(request))
        return web.Response(body=made, content_type="application/json")

    async def delete(self, request: web.Request) -> web.Response:
        """DELETE /api/me: forget the person."""
        holder = await self._holders.owner(request)
        await self._proofs.check(holder, self._world.now())
        await self._forget(holder.person.id)
        return self._gate.take_cookie(request, answer(EmptyAnswer()))


def _account(person: StoredPerson, code: str | None) -> Account:
    return Account(**msgspec.structs.asdict(person.me), recovery=code)
