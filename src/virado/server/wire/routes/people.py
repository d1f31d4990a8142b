"""Routes for guests, accounts, results, profiles and rankings."""

from typing import Final

import msgspec

from virado.bounds import VariantText
from virado.server.wire import matches, people, results
from virado.server.wire.routes.contract import CODE, LOGIN, OWNER, PASSWORD, Route


class LeadersQuery(msgspec.Struct, frozen=True, kw_only=True):
    """A filter for the ranking of a family."""

    variant: VariantText = ""
    """Canonical text of a variant, to include only its matches and players; empty for the whole family."""


GUEST = Route(
    "guest",
    "POST",
    "/api/guest",
    "Creates a guest, identified by a cookie in the answer. A person with a cookie or token is renamed instead.",
    people.Me,
    body=(people.GuestName,),
    refusals=("bad-name", "name-taken", "too-many-tries", "too-many-guests", "token-only-plays"),
)
ACCOUNT = Route(
    "account",
    "POST",
    "/api/account",
    "Opens an account for a person, or changes its name and password. Signs out all other browsers and revokes all tokens.",
    people.Account,
    body=(people.NewCredentials,),
    refusals=(*OWNER, *PASSWORD, *CODE, "prove-first", "bad-name", "bad-password", "name-taken"),
)
RECOVER = Route(
    "recover",
    "POST",
    "/api/recover",
    "Sets a new password with the recovery code of an account. Replaces the code, revokes all tokens and turns the second "
    "factor off.",
    people.Account,
    body=(people.Recovery,),
    refusals=(*PASSWORD, "bad-password"),
)
SIGN_IN = Route(
    "sign-in",
    "POST",
    "/api/sign-in",
    "Signs a browser in to an account; the answer sets the cookie.",
    people.Me,
    body=(people.SignIn,),
    refusals=(*PASSWORD, *CODE),
)
PROVE = Route(
    "prove",
    "POST",
    "/api/prove",
    "Proves the person's identity by password and any second-factor code. For five minutes the browser may change the whole "
    "account.",
    people.Proved,
    body=(people.PasswordAndCode,),
    refusals=(*OWNER, *PASSWORD, *CODE, "account-first", "prove-first"),
)
OFFER_FACTOR = Route(
    "offer-second-factor",
    "POST",
    "/api/second-factor",
    "Offers a secret for a second-factor device. Sign-in requires no code until the factor is turned on.",
    people.SecondFactorOffer,
    body=(people.PasswordAgain,),
    refusals=(*OWNER, *PASSWORD, "prove-first", "account-first", "second-factor-on"),
)
TURN_FACTOR_ON = Route(
    "turn-second-factor-on",
    "POST",
    "/api/second-factor/on",
    "Turns the second factor on, given a correct code from the device. Signs out all other browsers and revokes all tokens.",
    people.Me,
    body=(people.FactorCode,),
    refusals=(
        *OWNER,
        "prove-first",
        "wrong-code",
        "too-many-tries",
        "second-factor-on",
        "second-factor-not-offered",
    ),
)
TURN_FACTOR_OFF = Route(
    "turn-second-factor-off",
    "POST",
    "/api/second-factor/off",
    "Turns the second factor off.",
    people.Me,
    body=(people.PasswordAndCode,),
    refusals=(*OWNER, *PASSWORD, *CODE),
)
SIGN_OUT = Route(
    "sign-out",
    "POST",
    "/api/sign-out",
    "Signs this browser out: invalidates its cookie and closes its connections.",
    people.EmptyAnswer,
)
SESSIONS = Route(
    "sessions",
    "GET",
    "/api/sessions",
    "Lists the browsers in which the person is signed in, the latest first.",
    tuple[people.SignedInBrowser, ...],
    refusals=OWNER,
)
END_SESSION = Route(
    "end-session",
    "DELETE",
    "/api/sessions/{id}",
    "Signs out one of the person's browsers and closes its connections.",
    people.EmptyAnswer,
    refusals=(*OWNER, "prove-first"),
)
END_OTHER_SESSIONS = Route(
    "end-other-sessions",
    "DELETE",
    "/api/sessions",
    "Signs out all of the person's browsers except this one.",
    people.EmptyAnswer,
    refusals=(*OWNER, "prove-first"),
)
TOKEN = Route(
    "token",
    "POST",
    "/api/token",
    "Creates a token with which a program acts as this person; at most 8 per person.",
    people.Token,
    body=(people.TokenName,),
    refusals=(*OWNER, "bad-name", "too-many-tokens", "not-administrator", "confirm-first", "prove-first"),
)
DROP_TOKENS = Route(
    "drop-tokens",
    "DELETE",
    "/api/token",
    "Revokes all of the person's tokens and closes the connections that use them.",
    people.EmptyAnswer,
    refusals=(*OWNER, "prove-first"),
)
ME = Route("me", "GET", "/api/me", "Returns the requesting person.", people.Me, refusals=LOGIN)
EXPORT = Route(
    "export",
    "GET",
    "/api/me/export",
    "Exports all stored data of the person.",
    people.Export,
    refusals=(*OWNER, "prove-first"),
)
STATISTICS = Route(
    "statistics",
    "GET",
    "/api/me/statistics",
    "Returns the requesting person's results.",
    results.Statistics,
    refusals=LOGIN,
)
PROFILE = Route(
    "profile",
    "POST",
    "/api/me/profile",
    "Sets the person's picture, and turns the public page on or off.",
    people.Me,
    body=(people.Profile,),
    refusals=OWNER,
)
MATCHES = Route(
    "matches",
    "GET",
    "/api/me/matches",
    "Lists the requesting person's matches, in pages.",
    matches.MatchPage,
    query=matches.MatchesQuery,
    refusals=(*LOGIN, "bad-request"),
)
ADD_MATCH = Route(
    "add-match",
    "POST",
    "/api/me/matches",
    "Adds a table that was saved on a device; its match is unrated.",
    matches.AddedTable,
    body=(matches.SavedTable,),
    refusals=(*OWNER, "bad-record", "bad-options", "too-many-tables", "server-full"),
)
COURSE = Route(
    "course",
    "GET",
    "/api/me/course",
    "Returns the requesting person's results in a family or variant over time.",
    matches.Course,
    query=matches.CourseQuery,
    refusals=(*LOGIN, "bad-request"),
)
COMPANIONS = Route(
    "companions",
    "GET",
    "/api/me/companions",
    "Lists the people with whom the requesting person has played, in pages.",
    matches.CompanionPage,
    query=matches.CompanionsQuery,
    refusals=(*LOGIN, "bad-request"),
)
PLAYER = Route(
    "player",
    "GET",
    "/api/players/{person}",
    "Returns the public page of a person who has enabled it.",
    matches.PublicPlayer,
    refusals=("no-public-page",),
)
REPORT_WORD = Route(
    "report-word",
    "POST",
    "/api/word-reports",
    "Reports a wrong word in a text of Virado to the administrators. Visitors without a name may do so, too.",
    people.EmptyAnswer,
    body=(people.NewWordReport,),
    refusals=(
        "token-only-plays",
        "banned",
        "word-reports-off",
        "bad-text",
        "too-many-reports",
        "too-many-word-reports-of-address",
        "enough-word-reports",
    ),
)
DELETE_ME = Route(
    "delete-me",
    "DELETE",
    "/api/me",
    "Deletes the person: account, tokens, results, ratings, chat messages, and the name in the logs of tables.",
    people.EmptyAnswer,
    refusals=(*OWNER, "prove-first"),
)
LEADERS = Route(
    "leaders",
    "GET",
    "/api/leaders/{game}",
    "Returns the 100 highest-rated people of a family, best first.",
    tuple[results.Leader, ...],
    query=LeadersQuery,
    refusals=("bad-options",),
)
ROUTES: Final = (
    GUEST,
    ACCOUNT,
    RECOVER,
    SIGN_IN,
    PROVE,
    OFFER_FACTOR,
    TURN_FACTOR_ON,
    TURN_FACTOR_OFF,
    SIGN_OUT,
    SESSIONS,
    END_SESSION,
    END_OTHER_SESSIONS,
    TOKEN,
    DROP_TOKENS,
    ME,
    EXPORT,
    STATISTICS,
    PROFILE,
    MATCHES,
    ADD_MATCH,
    COURSE,
    COMPANIONS,
    PLAYER,
    REPORT_WORD,
    DELETE_ME,
    LEADERS,
)
