"""Identity, accounts, tokens and stored data of people over HTTP. Times are milliseconds since 1970."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from virado.bounds import (
    AccountText,
    CodeText,
    IdOrNone,
    LanguageTag,
    NewName,
    NewPassword,
    PasswordText,
    PlaceText,
    RecoveryCode,
    VariantText,
    WordText,
    WordTextOrNone,
)
from virado.session import Picture


class GuestName(msgspec.Struct, frozen=True, kw_only=True):
    """The name chosen by a guest."""

    name: NewName = ""
    """1 to 24 printable characters. Surrounding spaces are ignored."""


Scope: TypeAlias = Literal["play", "account", "admin"]
"""Permissions of a program with a token.

`play`: play; `account`: do everything that the person may do, including changes to the account; `admin`: play, and
administer the server while the person is an administrator.
"""


class Credentials(msgspec.Struct, frozen=True, kw_only=True):
    """Name and password of an account."""

    account: AccountText = ""
    """1 to 24 printable characters; case is ignored."""
    password: PasswordText = ""
    """8 to 256 characters."""


class SignIn(Credentials, frozen=True, kw_only=True):
    """Name and password of an account, with the code of its second factor if it has one."""

    code: CodeText = ""
    """The six digits shown by the device; empty if no code has been requested yet (`code-needed`)."""


class PasswordAndCode(msgspec.Struct, frozen=True, kw_only=True):
    """The person's password, with the code of the second factor if there is one."""

    password: PasswordText = ""
    """Password of the account."""
    code: CodeText = ""
    """The six digits shown by the device. Each code is valid once."""


class PasswordAgain(msgspec.Struct, frozen=True, kw_only=True):
    """The person's password."""

    password: PasswordText = ""
    """Password of the account."""


class FactorCode(msgspec.Struct, frozen=True, kw_only=True):
    """A code shown by the second-factor device."""

    code: CodeText = ""
    """Six digits; spaces are ignored."""


class SecondFactorOffer(msgspec.Struct, frozen=True, kw_only=True):
    """The secret for setting up a second-factor device. It is shown only once."""

    secret: str
    """The secret in base 32, for typing."""
    uri: str
    """The secret as an `otpauth://totp/...` URI, for a QR code."""


class NewCredentials(Credentials, frozen=True, kw_only=True):
    """A new name and password of an account."""

    account: NewName = ""
    """1 to 24 printable characters; case is ignored."""
    password: NewPassword = ""
    """8 to 256 characters."""
    old_password: PasswordText = ""
    """The current password.

    Empty for a new account, or if a password or code was entered in this browser within the last five minutes.
    """
    code: CodeText = ""
    """The six digits of the second factor, if there is one; sent with `old_password`."""


class Recovery(msgspec.Struct, frozen=True, kw_only=True):
    """A new password for an account, authorised by the recovery code."""

    account: AccountText = ""
    """The name of the account."""
    code: RecoveryCode = ""
    """The recovery code shown when the account was opened. Spaces, hyphens and case are ignored."""
    password: NewPassword = ""
    """The new password, 8 to 256 characters."""


class TokenName(msgspec.Struct, frozen=True, kw_only=True):
    """Name, scope and lifetime of a new token."""

    name: NewName = "bot"
    """1 to 24 printable characters."""
    scope: Scope = "play"
    """Permissions of the program."""
    days: Annotated[int, msgspec.Meta(ge=1, le=3650)] = 365
    """Lifetime of the token in days."""


class Token(msgspec.Struct, frozen=True, kw_only=True):
    """A new token. It is shown only once."""

    token: str
    """The token, for `Authorization: Bearer` or the `token` of `hello`. The server stores only its hash."""
    scope: Scope
    """Permissions of a program with the token."""
    expires: int
    """Time at which the token expires."""


class Proved(msgspec.Struct, frozen=True, kw_only=True):
    """Confirmation of a proof of identity in this browser."""

    until: int
    """Time until which no further proof is needed."""


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    """The part of a person's data that others may see."""

    public: bool = False
    """True if the person has a public page with ratings and results."""
    picture: Picture = "name"
    """The picture that represents the person."""


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """The requesting person."""

    person: str
    """Id of the person."""
    name: str
    """The name that others see."""
    account: str | None
    """The name to sign in with; None for a guest."""
    public: bool
    """True if the person has a public page."""
    picture: Picture
    """The picture that represents the person."""
    admin: bool
    """True if the person is an administrator."""
    second_factor: bool
    """True if sign-in requires a code after the password."""


class Account(Me, frozen=True, kw_only=True):
    """The requesting person after an account was opened or changed."""

    recovery: str | None
    """Code for setting a new password if the current one is lost.

    It is shown only when the account is opened or after the previous code was used; otherwise None.
    """


class SignedInBrowser(msgspec.Struct, frozen=True, kw_only=True):
    """A browser in which the person is signed in."""

    id: str
    """Id of the session, used to sign the browser out."""
    browser: str
    """Description of the browser, as it identifies itself."""
    created: int
    """Time of the sign-in."""
    seen: int
    """Time of the last visit, to the day."""
    current: bool
    """True for the requesting browser."""


class PrivacyFigures(msgspec.Struct, frozen=True, kw_only=True):
    """Retention periods and the operator's contact details."""

    keep_days: int
    """Days without activity after which tables and guests are deleted; 0: never."""
    keep_chat_days: int
    """Days after which chat messages are deleted, and reports after they are settled; 0: together with their tables.
    """
    session_days: int
    """Days without a visit after which a browser is signed out."""
    tries_minutes: int
    """Minutes within which hashes of addresses with failed passwords, codes and names are deleted."""
    word_reports: bool
    """True if the server accepts reports of wrong words. They are deleted `keep_days` after they were sent."""
    reach: bool
    """True if the server counts guests, matches and returning people."""
    contact: str
    """The operator's contact details; empty if not configured."""


class DevicePageOffer(msgspec.Struct, frozen=True, kw_only=True):
    """The page under `/device/`, which plays against bots on a person's own device."""

    offered: bool
    """True if this server offers it."""
    bytes: int | None
    """Number of bytes to fetch for it in English; None if it is not offered, or not ready yet."""


class NewWordReport(msgspec.Struct, frozen=True, kw_only=True):
    """A report of a wrong word or sentence in a text of Virado."""

    seen: WordText
    """The word or sentence as shown."""
    suggestion: WordTextOrNone = ""
    """The word or sentence as it should be; empty if the reader does not know."""
    language: LanguageTag = ""
    """The language of the text, with the card pattern: `de-x-german`."""
    place: PlaceText = ""
    """The page on which the text stood, without ids of tables and people."""
    variant: VariantText = ""
    """Canonical text of the variant at the reader's table; empty elsewhere."""
    message: IdOrNone = ""
    """Key of the message, as the page guesses it; empty if unknown."""


class EmptyAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """Confirmation of a successful request without a result."""


# ---------------------------------------------------------------------- stored data
class KeptPerson(msgspec.Struct, frozen=True, kw_only=True):
    """The stored person, without the hash of the password."""

    id: str
    """Id of the person in all messages."""
    name: str
    """The name that others see."""
    account: str | None
    """The name to sign in with; None for a guest."""
    created: int
    """Time at which the person was created."""
    seen: int
    """Time of the last visit, to the day."""
    settings: str
    """Settings as JSON text."""
    public: int
    """1 if the person has a public page, else 0."""
    picture: str
    """The picture that represents the person."""
    admin: int
    """1 if the person is an administrator, else 0."""
    factor_since: int
    """Time at which the second factor was turned on; 0: off. The secret itself is not exported."""


class KeptToken(msgspec.Struct, frozen=True, kw_only=True):
    """A token, stored as a hash."""

    name: str
    """Name chosen by the person."""
    created: int
    """Time at which the token was created."""
    scope: Scope
    """Permissions of a program with the token."""
    expires: int
    """Time at which the token expires; 0: never."""


class KeptSession(msgspec.Struct, frozen=True, kw_only=True):
    """A browser in which the person is signed in. Its cookie is stored as a hash."""

    id: str
    """Id of the session."""
    browser: str
    """Description of the browser, as it identifies itself."""
    created: int
    """Time of the sign-in."""
    seen: int
    """Time of the last visit, to the day."""
    proved: int
    """Time of the last password or code entered there; 0: never."""


class KeptTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table at which the person has or had a seat."""

    id: str
    """Id of the table."""
    created: int
    """Time at which the table was opened."""
    changed: int
    """Time of the last event at the table."""
    stage: str
    """`seating`, `playing` or `over`."""


class KeptChat(msgspec.Struct, frozen=True, kw_only=True):
    """A chat message from the person."""

    play_table: str
    """Id of the table."""
    at: int
    """Time of the message."""
    text: str
    """The text as typed, or `/` and the name of a ready-made phrase."""


class KeptResult(msgspec.Struct, frozen=True, kw_only=True):
    """The person's part in a finished match."""

    play_table: str
    """Id of the table."""
    game: str
    """Id of the family."""
    variant: str
    """Canonical text of the variant."""
    ended: int
    """Time at which the match ended."""
    rated: int
    """1 if the match counts in the person's rating, else 0."""
    won: int
    """1 if the person won, else 0."""
    score: int
    """Points of the person's side."""
    evidence: str
    """Record of the match with the fairness proof, as JSON text (an `Evidence`)."""
    rating: float | None
    """The person's rating after the match; None if it was unrated."""


class KeptRating(msgspec.Struct, frozen=True, kw_only=True):
    """The person's rating in a family (OpenSkill)."""

    game: str
    """Id of the family."""
    mu: float
    """Mean of the estimated strength."""
    sigma: float
    """Standard deviation of `mu`."""
    played: int
    """Number of rated matches."""


class KeptMute(msgspec.Struct, frozen=True, kw_only=True):
    """A person whose chat is muted."""

    whom: str
    """Id of the muted person."""


class KeptInvitation(msgspec.Struct, frozen=True, kw_only=True):
    """An invitation to a table, sent or received by the person."""

    play_table: str
    """Id of the table."""
    person: str
    """Id of the invited person."""
    inviter: str
    """Id of the inviting person."""
    at: int
    """Time of the invitation."""


class KeptDealSet(msgspec.Struct, frozen=True, kw_only=True):
    """A deal set that the person made."""

    id: str
    """Id of the set."""
    kind: str
    """Use of the set: `challenge`."""
    created: int
    """Time at which it was made."""
    until: int
    """Time after which no match of it begins."""
    ends: int
    """Time until which its tables are closed to others."""


class KeptSetTry(msgspec.Struct, frozen=True, kw_only=True):
    """The person's match of a deal set."""

    play_table: str
    """Id of the table."""
    deal_set: str
    """Id of the set."""
    seat: int
    """The person's seat."""
    began: int
    """Time of the first card."""
    ended: int
    """Time of the end; 0: not over."""
    score: int
    """Points of the person's side at the end."""
    won: int
    """1 if the person won, else 0."""


class KeptBan(msgspec.Struct, frozen=True, kw_only=True):
    """A past or active ban of the person."""

    reason: str
    """The reason shown to the person."""
    at: int
    """Start of the ban."""
    until: int
    """End of the ban; 0: permanent."""


class KeptReport(msgspec.Struct, frozen=True, kw_only=True):
    """A report made by the person."""

    play_table: str
    """Id of the table."""
    person: str
    """Id of the reported person."""
    kind: str
    """The category of the complaint."""
    text: str
    """The incident in the person's own words."""
    at: int
    """Time of the report."""
    settled: int
    """Time at which the report was settled; 0: still open."""


class KeptComplaint(msgspec.Struct, frozen=True, kw_only=True):
    """A report about the person.

    The reporter and the wording are omitted, because they are personal data of the reporter.
    """

    play_table: str
    """Id of the table."""
    kind: str
    """The category of the complaint."""
    at: int
    """Time of the report."""
    settled: int
    """Time at which the report was settled; 0: still open."""
    outcome: str
    """The outcome of the report."""


class KeptReportedChat(msgspec.Struct, frozen=True, kw_only=True):
    """A chat message from the person, stored with a report about the table."""

    at: int
    """Time of the message."""
    text: str
    """The text as typed, or `/` and the name of a ready-made phrase."""


class KeptWordReport(msgspec.Struct, frozen=True, kw_only=True):
    """A report of a wrong word by the person."""

    at: int
    """Time of the report."""
    language: str
    """The language of the text."""
    place: str
    """The page on which the text stood."""
    variant: str
    """Canonical text of the variant at the person's table; empty elsewhere."""
    message: str
    """Key of the message; empty if unknown."""
    seen: str
    """The word or sentence as shown."""
    suggestion: str
    """The word or sentence as it should be."""


class KeptTableCode(msgspec.Struct, frozen=True, kw_only=True):
    """The short code of a table that the person opened."""

    code: str
    """The code; it is deleted when the match begins."""
    play_table: str
    """Id of the table."""
    ends_at: int
    """Time at which the code ends."""


class KeptReach(msgspec.Struct, frozen=True, kw_only=True):
    """The mark of a new person, from which returns are counted. It is deleted on day 31."""

    day: int
    """UTC day on which the person was created, in days since 1970."""
    language: str
    """Language in which the person came."""
    form: str
    """Slug of the form of the person's first match; empty before it."""
    back_1: int
    """1 if the person came back on the next day, else 0."""
    back_7: int
    """1 if the person came back 7 days later, else 0."""
    back_30: int
    """1 if the person came back 30 days later, else 0."""


StoredEntry: TypeAlias = dict[str, Any]
"""A stored log entry."""


class Export(msgspec.Struct, frozen=True, kw_only=True):
    """All stored data of a person."""

    person: tuple[KeptPerson, ...]
    """The person; exactly one element."""
    tokens: tuple[KeptToken, ...]
    """Tokens; at most 8."""
    sessions: tuple[KeptSession, ...]
    """Signed-in browsers; at most 20."""
    tables: tuple[KeptTable, ...]
    """Tables whose logs are stored."""
    chat: tuple[KeptChat, ...]
    """Chat messages. They are stored for some weeks, at most as long as the table."""
    results: tuple[KeptResult, ...]
    """Results, for each finished match."""
    ratings: tuple[KeptRating, ...]
    """Ratings, for each family in which the person has played rated matches."""
    muted: tuple[KeptMute, ...]
    """Muted people, unordered."""
    word_reports: tuple[KeptWordReport, ...]
    """Reports of wrong words by the person."""
    table_codes: tuple[KeptTableCode, ...]
    """Codes of the tables that the person opened."""
    reach: tuple[KeptReach, ...]
    """The mark for the count of returning people; at most one."""
    bans: tuple[KeptBan, ...]
    """Bans, unordered."""
    deal_sets: tuple[KeptDealSet, ...]
    """Deal sets, unordered."""
    set_tries: tuple[KeptSetTry, ...]
    """Matches of deal sets, unordered."""
    reports: tuple[KeptReport, ...]
    """Reports made by the person."""
    complaints: tuple[KeptComplaint, ...]
    """Reports about the person."""
    reported_chat: tuple[KeptReportedChat, ...]
    """Chat messages from the person that are stored with reports."""
    invitations: tuple[KeptInvitation, ...]
    """Invitations, unordered."""
    done: tuple[StoredEntry, ...]
    """The person's actions at tables: log entries (docs/explanation/session.md), each with the id of its `table`."""
