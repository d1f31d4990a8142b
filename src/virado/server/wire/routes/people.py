"""Guests and accounts, what a person has played and shows of it, the best of a family."""

from typing import Final

import msgspec

from virado.bounds import VariantText
from virado.server.wire import matches, people, results
from virado.server.wire.routes.contract import CODE, LOGIN, OWNER, PASSWORD, Route


class LeadersQuery(msgspec.Struct, frozen=True, kw_only=True):
    """Among whom the best are looked for."""

    variant: VariantText = ""
    """Canonical text: only matches in it, and who has played them; without it the whole family."""


GUEST = Route(
    "guest",
    "POST",
    "/api/guest",
    "Makes a guest, whom a cookie in the answer names from then on; who has a cookie or a token gets the new name.",
    people.Me,
    body=(people.GuestName,),
    refusals=("bad-name", "name-taken", "too-many-tries", "too-many-guests", "token-only-plays"),
)
ACCOUNT = Route(
    "account",
    "POST",
    "/api/account",
    "Gives a person an account, or another name and password for it; all other browsers are signed out and all tokens are "
    "revoked.",
    people.Account,
    body=(people.NewCredentials,),
    refusals=(*OWNER, *PASSWORD, *CODE, "prove-first", "bad-name", "bad-password", "name-taken"),
)
RECOVER = Route(
    "recover",
    "POST",
    "/api/recover",
    "Sets a new password with the recovery code of an account, which is replaced by another; its tokens become worthless, "
    "and its second factor is turned off.",
    people.Account,
    body=(people.Recovery,),
    refusals=(*PASSWORD, "bad-password"),
)
SIGN_IN = Route(
    "sign-in",
    "POST",
    "/api/sign-in",
    "Gives a browser the cookie of the person of an account.",
    people.Me,
    body=(people.SignIn,),
    refusals=(*PASSWORD, *CODE),
)
PROVE = Route(
    "prove",
    "POST",
    "/api/prove",
    "Proves the person's identity in a browser, by the password and, with a second factor, its code: for five minutes the "
    "browser may change the whole account.",
    people.Proved,
    body=(people.PasswordAndCode,),
    refusals=(*OWNER, *PASSWORD, *CODE, "account-first", "prove-first"),
)
OFFER_FACTOR = Route(
    "offer-second-factor",
    "POST",
    "/api/second-factor",
    "Gives a person with an account a secret for a device that shows codes; nothing is asked for yet.",
    people.SecondFactorOffer,
    body=(people.PasswordAgain,),
    refusals=(*OWNER, *PASSWORD, "prove-first", "account-first", "second-factor-on"),
)
TURN_FACTOR_ON = Route(
    "turn-second-factor-on",
    "POST",
    "/api/second-factor/on",
    "Asks for a code at sign-in from now on, after a correct code from the device; all other browsers are signed out and all "
    "tokens are revoked.",
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
    "Asks for no code at sign-in any more.",
    people.Me,
    body=(people.PasswordAndCode,),
    refusals=(*OWNER, *PASSWORD, *CODE),
)
SIGN_OUT = Route(
    "sign-out",
    "POST",
    "/api/sign-out",
    "Takes the cookie back, which is worthless from then on, and ends the connections of this browser.",
    people.EmptyAnswer,
)
SESSIONS = Route(
    "sessions",
    "GET",
    "/api/sessions",
    "The browsers in which the person is signed in, the latest first.",
    tuple[people.SignedInBrowser, ...],
    refusals=OWNER,
)
END_SESSION = Route(
    "end-session",
    "DELETE",
    "/api/sessions/{id}",
    "Signs a browser of the person out and ends its connections.",
    people.EmptyAnswer,
    refusals=(*OWNER, "prove-first"),
)
END_OTHER_SESSIONS = Route(
    "end-other-sessions",
    "DELETE",
    "/api/sessions",
    "Signs all browsers of the person out but this one.",
    people.EmptyAnswer,
    refusals=(*OWNER, "prove-first"),
)
TOKEN = Route(
    "token",
    "POST",
    "/api/token",
    "Makes a token with which a program acts as this person; at most 8 a person.",
    people.Token,
    body=(people.TokenName,),
    refusals=(*OWNER, "bad-name", "too-many-tokens", "not-administrator", "confirm-first", "prove-first"),
)
DROP_TOKENS = Route(
    "drop-tokens",
    "DELETE",
    "/api/token",
    "Makes all tokens of the person worthless and ends the connections of programs that have one.",
    people.EmptyAnswer,
    refusals=(*OWNER, "prove-first"),
)
ME = Route("me", "GET", "/api/me", "Who asks.", people.Me, refusals=LOGIN)
EXPORT = Route(
    "export",
    "GET",
    "/api/me/export",
    "Everything that is kept about the person.",
    people.Export,
    refusals=(*OWNER, "prove-first"),
)
STATISTICS = Route(
    "statistics", "GET", "/api/me/statistics", "One's own results.", results.Statistics, refusals=LOGIN
)
PROFILE = Route(
    "profile",
    "POST",
    "/api/me/profile",
    "Says what others may see of the person: a picture, and whether there is a public page.",
    people.Me,
    body=(people.Profile,),
    refusals=OWNER,
)
MATCHES = Route(
    "matches",
    "GET",
    "/api/me/matches",
    "One's own matches, page by page.",
    matches.MatchPage,
    query=matches.MatchesQuery,
    refusals=(*LOGIN, "bad-request"),
)
COURSE = Route(
    "course",
    "GET",
    "/api/me/course",
    "How one's matches in a family or a variant went, over time.",
    matches.Course,
    query=matches.CourseQuery,
    refusals=(*LOGIN, "bad-request"),
)
COMPANIONS = Route(
    "companions",
    "GET",
    "/api/me/companions",
    "The people with whom one has played, page by page.",
    matches.CompanionPage,
    query=matches.CompanionsQuery,
    refusals=(*LOGIN, "bad-request"),
)
PLAYER = Route(
    "player",
    "GET",
    "/api/players/{person}",
    "The public page of a person who wants one.",
    matches.PublicPlayer,
    refusals=("no-public-page",),
)
DELETE_ME = Route(
    "delete-me",
    "DELETE",
    "/api/me",
    "Forgets the person: account, tokens, results, ratings, what was said, the name in the logs of tables.",
    people.EmptyAnswer,
    refusals=(*OWNER, "prove-first"),
)
LEADERS = Route(
    "leaders",
    "GET",
    "/api/leaders/{game}",
    "The best 100 of a family, best first.",
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
    COURSE,
    COMPANIONS,
    PLAYER,
    DELETE_ME,
    LEADERS,
)
