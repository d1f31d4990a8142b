"""What is said about people over HTTP: who one is, accounts, tokens, what is kept. Times are milliseconds since 1970."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from virado.bounds import AccountText, CodeText, NewName, NewPassword, PasswordText, RecoveryCode
from virado.session import Picture


class GuestName(msgspec.Struct, frozen=True, kw_only=True):
    """How a guest wants to be called."""

    name: NewName = ""
    """1 to 24 printable characters; surrounding spaces do not count."""


Scope: TypeAlias = Literal["play", "account", "admin"]
"""What a program with a token may do: play; or everything that the person may, the account included; or play and administer the
server, as long as the person is an administrator."""


class Credentials(msgspec.Struct, frozen=True, kw_only=True):
    """The name and the password of an account."""

    account: AccountText = ""
    """1 to 24 printable characters; capital letters make no difference."""
    password: PasswordText = ""
    """8 to 256 characters."""


class SignIn(Credentials, frozen=True, kw_only=True):
    """The name and the password of an account, and the code of its second factor, if it has one."""

    code: CodeText = ""
    """The six digits that the device shows; empty if it has not been asked for (`code-needed`)."""


class PasswordAndCode(msgspec.Struct, frozen=True, kw_only=True):
    """The password of the person, and the code of the second factor, if there is one."""

    password: PasswordText = ""
    """That of the account."""
    code: CodeText = ""
    """The six digits that the device shows; each is right once."""


class PasswordAgain(msgspec.Struct, frozen=True, kw_only=True):
    """The password of the person."""

    password: PasswordText = ""
    """That of the account."""


class FactorCode(msgspec.Struct, frozen=True, kw_only=True):
    """What a device shows."""

    code: CodeText = ""
    """Six digits; spaces make no difference."""


class SecondFactorOffer(msgspec.Struct, frozen=True, kw_only=True):
    """What a device needs to show codes; told only this once."""

    secret: str
    """In base 32, to be typed."""
    uri: str
    """The same as `otpauth://totp/...`, to be shown as a QR code."""


class NewCredentials(Credentials, frozen=True, kw_only=True):
    """A name and a password for an account, which are to be used from now on."""

    account: NewName = ""
    """1 to 24 printable characters; capital letters make no difference."""
    password: NewPassword = ""
    """8 to 256 characters."""
    old_password: PasswordText = ""
    """The current password; empty for a new account, or if this browser gave the password or a code within five minutes."""
    code: CodeText = ""
    """The six digits of the second factor, if there is one, together with `old_password`."""


class Recovery(msgspec.Struct, frozen=True, kw_only=True):
    """A new password for an account whose password is lost."""

    account: AccountText = ""
    """The name of the account."""
    code: RecoveryCode = ""
    """The recovery code that was told when the account was opened; spaces, hyphens and capital letters make no difference."""
    password: NewPassword = ""
    """The new one, 8 to 256 characters."""


class TokenName(msgspec.Struct, frozen=True, kw_only=True):
    """What a token is for, in the person's own words, what it may do and for how long."""

    name: NewName = "bot"
    """1 to 24 printable characters."""
    scope: Scope = "play"
    """What the program may do."""
    days: Annotated[int, msgspec.Meta(ge=1, le=3650)] = 365
    """After so many days the token is worthless."""


class Token(msgspec.Struct, frozen=True, kw_only=True):
    """A token, which is told once."""

    token: str
    """Goes into `Authorization: Bearer` or the `token` of `hello`; of it only a hash is kept."""
    scope: Scope
    """What a program with it may do."""
    expires: int
    """From when on it is worthless."""


class Proved(msgspec.Struct, frozen=True, kw_only=True):
    """A successful proof of identity in this browser."""

    until: int
    """Time until which no other proof is needed."""


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    """What others may see of a person."""

    public: bool = False
    """Whether the person has a public page, with ratings and results."""
    picture: Picture = "name"
    """What the person is drawn as."""


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """Who asks."""

    person: str
    """Id of the person."""
    name: str
    """What others see."""
    account: str | None
    """The name to sign in with; None for a guest."""
    public: bool
    """Whether the person has a public page."""
    picture: Picture
    """What the person is drawn as."""
    admin: bool
    """Whether the person is an administrator."""
    second_factor: bool
    """Whether a code is asked for at sign-in, after the password."""


class Account(Me, frozen=True, kw_only=True):
    """Who asks, after an account has been opened or changed."""

    recovery: str | None
    """The code with which the person can set a new password when the old one is lost; told once, when the account is opened or
    the code has been used, else None."""


class SignedInBrowser(msgspec.Struct, frozen=True, kw_only=True):
    """A browser in which the person is signed in."""

    id: str
    """With it the browser can be signed out."""
    browser: str
    """What the browser says it is."""
    created: int
    """When the person signed in there."""
    seen: int
    """When it was here, to the day."""
    current: bool
    """Whether it is this one."""


class PrivacyFigures(msgspec.Struct, frozen=True, kw_only=True):
    """For how long this server keeps what, and who runs it."""

    keep_days: int
    """After so many days without a sign of life tables and guests are deleted; 0: never."""
    keep_chat_days: int
    """What was said at tables is deleted after so many days, reports so many days after they were settled; 0: with the tables."""
    session_days: int
    """A browser that has not been seen for so many days is signed out."""
    tries_minutes: int
    """For so many minutes wrong passwords are remembered."""
    contact: str
    """How to reach whoever runs the server; empty if that is not said."""


class EmptyAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """It has been done, and there is nothing to say."""


# ---------------------------------------------------------------------- what is kept
class KeptPerson(msgspec.Struct, frozen=True, kw_only=True):
    """The person as it is kept, but for the hash of the password."""

    id: str
    """Of the person, in all messages."""
    name: str
    """What others see."""
    account: str | None
    """The name to sign in with; None for a guest."""
    created: int
    """When the person first came."""
    seen: int
    """When the person was here, to the day."""
    settings: str
    """JSON."""
    public: int
    """1 if the person has a public page, else 0."""
    picture: str
    """What the person is drawn as."""
    admin: int
    """1 if the person is an administrator, else 0."""
    factor_since: int
    """Since when a code is asked for at sign-in; 0: none is. The secret of the codes is not told again."""


class KeptToken(msgspec.Struct, frozen=True, kw_only=True):
    """A token, of which only a hash is kept."""

    name: str
    """What the person has called it."""
    created: int
    """When it was made."""
    scope: Scope
    """What a program with it may do."""
    expires: int
    """From when on it is worthless; 0: never."""


class KeptSession(msgspec.Struct, frozen=True, kw_only=True):
    """A browser in which the person is signed in; of its cookie only a hash is kept."""

    id: str
    """Of the session."""
    browser: str
    """What the browser says it is."""
    created: int
    """When the person signed in there."""
    seen: int
    """When it was here, to the day."""
    proved: int
    """Time of the last password or code given there; 0: never."""


class KeptTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table at which the person has or had a seat."""

    id: str
    """Of the table."""
    created: int
    """When it was opened."""
    changed: int
    """When something last happened there."""
    stage: str
    """`seating`, `playing` or `over`."""


class KeptChat(msgspec.Struct, frozen=True, kw_only=True):
    """Something that the person has said."""

    play_table: str
    """Id of the table."""
    at: int
    """When it was said."""
    text: str
    """What was typed; of a ready-made phrase its name after a `/`."""


class KeptResult(msgspec.Struct, frozen=True, kw_only=True):
    """The person's part in a match that is over."""

    play_table: str
    """Id of the table."""
    game: str
    """Id of the family."""
    variant: str
    """Canonical text."""
    ended: int
    """When the match ended."""
    rated: int
    """1 if the match counts in the person's rating, else 0."""
    won: int
    """1 or 0."""
    score: int
    """Points of the person's side."""
    evidence: str
    """The record of the match with the proof of its packs, as JSON text: an `Evidence`."""
    rating: float | None
    """The person's rating after the match; None if it was not rated."""


class KeptRating(msgspec.Struct, frozen=True, kw_only=True):
    """What the person is worth in a family (OpenSkill)."""

    game: str
    """Id of the family."""
    mu: float
    """What the person is taken to be worth."""
    sigma: float
    """Standard deviation of `mu`."""
    played: int
    """Rated matches."""


class KeptMute(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody of whom the person wants to hear nothing."""

    whom: str
    """Id of that person."""


class KeptInvitation(msgspec.Struct, frozen=True, kw_only=True):
    """An invitation to a table, of the person or by the person."""

    play_table: str
    """Id of the table."""
    person: str
    """Id of who is invited."""
    inviter: str
    """Id of who invites."""
    at: int
    """When."""


class KeptBan(msgspec.Struct, frozen=True, kw_only=True):
    """That the person is or was shut out."""

    reason: str
    """What the person was told."""
    at: int
    """Since when."""
    until: int
    """Until when; 0: for good."""


class KeptReport(msgspec.Struct, frozen=True, kw_only=True):
    """Something that the person has reported."""

    play_table: str
    """Id of the table."""
    person: str
    """Id of who was reported."""
    kind: str
    """What it was about."""
    text: str
    """What happened, in the person's own words."""
    at: int
    """When."""
    settled: int
    """When it was settled; 0: not yet."""


class KeptComplaint(msgspec.Struct, frozen=True, kw_only=True):
    """That the person has been reported; by whom and in which words, is that person's."""

    play_table: str
    """Id of the table."""
    kind: str
    """What it was about."""
    at: int
    """When."""
    settled: int
    """When it was settled; 0: not yet."""
    outcome: str
    """What came of it."""


class KeptReportedChat(msgspec.Struct, frozen=True, kw_only=True):
    """Something that the person has said, kept with a report about that table."""

    at: int
    """When it was said."""
    text: str
    """What was typed; of a ready-made phrase its name after a `/`."""


StoredEntry: TypeAlias = dict[str, Any]
"""An entry of a log as it is stored."""


class Export(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is kept about a person."""

    person: tuple[KeptPerson, ...]
    """One."""
    tokens: tuple[KeptToken, ...]
    """At most 8."""
    sessions: tuple[KeptSession, ...]
    """At most 20."""
    tables: tuple[KeptTable, ...]
    """All whose logs are kept."""
    chat: tuple[KeptChat, ...]
    """What is said at a table is kept for some weeks, at most as long as the table."""
    results: tuple[KeptResult, ...]
    """One for each match that is over."""
    ratings: tuple[KeptRating, ...]
    """One for each family in which the person has played rated matches."""
    muted: tuple[KeptMute, ...]
    """In no order."""
    bans: tuple[KeptBan, ...]
    """In no order."""
    reports: tuple[KeptReport, ...]
    """What the person has reported of others."""
    complaints: tuple[KeptComplaint, ...]
    """What others have reported of the person."""
    reported_chat: tuple[KeptReportedChat, ...]
    """What the person said at tables about which somebody was reported."""
    invitations: tuple[KeptInvitation, ...]
    """In no order."""
    done: tuple[StoredEntry, ...]
    """The person's actions at tables: log entries (docs/explanation/session.md), each with the id of its `table`."""
