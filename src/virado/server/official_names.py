"""Reserved names of the server, its operators and its bots, in the supported languages and some others.

People cannot use them as a word of a name, joined to another word (`AdminRosa`), or spelt with look-alike characters.
"""

import re
import unicodedata
from functools import cache

from virado.families import FAMILIES
from virado.text_identity import compute_coarse_look, digits, list_coarse_words, spelt

_STEMS = (
    *(
        "virado",
        "admin",
        "administr",
        "moderat",
        "moderad",
        "moderac",
        "sysop",
        "superuser",
        "verwalt",
        "betreib",
    ),
    *(
        "webmaster",
        "gamemaster",
        "spielleit",
        "helpdesk",
        "customerservice",
        "kundendienst",
        "kundenserv",
        "supportteam",
        "croupier",
        "crupier",
        "krupier",
        "krupiye",
        "turnierleit",
        "customercare",
        "hotline",
    ),
    *(
        "管理员",
        "管理員",
        "系统",
        "系統",
        "客服",
        "官方",
        "管理者",
        "運営",
        "サポート",
        "公式",
        "관리자",
        "운영자",
    ),
    *(
        "админ",
        "модерат",
        "вирадо",
        "крупье",
        "διαχειρισ",
        "ویرادو",
        "ادمین",
        "মডারেট",
        "অ্যাডমিন",
        "প্রশাস",
        "ভিরাদো",
    ),
)
"""Texts that no word of a name may begin or end with."""
_WORDS = (
    *("mod", "mods", "root", "system", "server", "host", "operator", "support", "staff", "official", "owner"),
    *(
        "nobody",
        "anonymous",
        "deleted",
        "null",
        "undefined",
        "security",
        "referee",
        "umpire",
        "dealer",
        "moderation",
        "gm",
        "gms",
        "help",
        "helpline",
        "supervisor",
    ),
    *(
        "offiziell",
        "sicherheit",
        "schiedsrichter",
        "niemand",
        "gelöscht",
        "leitung",
        "hilfe",
        "kartengeber",
        "aufsicht",
    ),
    *(
        "sistema",
        "servidor",
        "soporte",
        "oficial",
        "seguridad",
        "árbitro",
        "nadie",
        "eliminado",
        "anónimo",
        "equipo oficial",
        "ayuda",
    ),
    *(
        "مدیر",
        "ناظر",
        "کروپیه",
        "کمک",
        "مسئول",
        "مدیریت",
        "سرپرست",
        "پشتیبان",
        "پشتیبانی",
        "سیستم",
        "داور",
        "مشرف",
        "مسؤول",
        "الإدارة",
        "إدارة",
        "الدعم",
        "النظام",
    ),
    *(
        "rendszer",
        "rendszergazda",
        "üzemeltető",
        "ügyfélszolgálat",
        "hivatalos",
        "támogatás",
        "játékvezető",
        "segítség",
        "osztó",
    ),
    *("yönetici", "yönetim", "sistem", "sunucu", "destek", "resmi", "hakem", "denetçi", "yardım"),
    *("система", "сервер", "поддержка", "официальный", "судья", "никто", "помощь"),
    *("σύστημα", "υποστήριξη", "επίσημος"),
    *("সার্ভার", "সিস্টেম", "সহায়তা", "অফিসিয়াল", "পরিচালক"),
    *(
        "administrateur",
        "administratrice",
        "modérateur",
        "modératrice",
        "système",
        "serveur",
        "assistance",
        "officiel",
    ),
    *("amministratore", "moderatore", "assistenza", "ufficiale", "beheerder", "ondersteuning", "suporte"),
    *("sudac", "sustav", "podrška", "poslužitelj", "upravitelj", "systemet", "officiell", "domare"),
    "व्यवस्थापक",
)
"""Texts that may be neither a whole name nor a word in a name."""
_WHOLE = (
    *(
        "team",
        "theteam",
        "game",
        "table",
        "beginner",
        "club",
        "expert",
        "random",
        "greedy",
        "dial",
        "you",
        "me",
        "service",
        "info",
        "contact",
        "manager",
        "director",
        "arbiter",
        "helper",
        "notice",
        "warning",
        "announcement",
        "maintenance",
    ),
    *(
        "kontakt",
        "wartung",
        "anbieter",
        "veranstalter",
        "einstieg",
        "klub",
        "spitze",
        "zufall",
        "principiante",
        "experto",
        "alazar",
        "equipo",
    ),
    *("تازه‌کار", "باشگاهی", "حرفه‌ای", "شانسی", "تیم", "سرور", "رسمی"),
)
"""Texts that may not be a whole name but may be part of one."""
_BOTS = (
    *(
        "bot",
        "bots",
        "robot",
        "robots",
        "roboter",
        "computer",
        "robô",
        "cpu",
        "npc",
        "számítógép",
        "bilgisayar",
    ),
    *(
        "ordenador",
        "ordinateur",
        "ربات",
        "رُبات",
        "بات",
        "روبات",
        "روبوت",
        "بوت",
        "бот",
        "робот",
        "компьютер",
        "μποτ",
    ),
    *("ρομπότ", "বট", "রোবট", "机器人", "機器人", "ボット", "ロボット", "봇", "로봇", "बॉट", "रोबोट"),
)
_WITH_BOT = (
    *(
        "club",
        "klub",
        "beginner",
        "expert",
        "random",
        "greedy",
        "card",
        "chat",
        "game",
        "play",
        "player",
    ),
    *(
        "house",
        "table",
        "super",
        "auto",
        "my",
        "the",
        "a",
        "dial",
        "karten",
        "spiel",
    ),
    *(family.partition("_")[0] for family in FAMILIES),
)
"""Words that may be joined to `bot`."""
_DIGITS = re.compile(r"\d+\b")


def looks_like_bot(name: str) -> bool:
    """Return True if a name looks like that of a bot: `Rosa Bot`, `clubbot`, `bot3`."""
    plain = name.isascii()
    words = _split_words(name)
    return not words.isdisjoint(_compute_looks(_BOTS, plain)) or any(
        _is_compound(word, plain) for word in words
    )


def is_official(name: str) -> bool:
    """Return True if a name suggests that it belongs to the server or its operator."""
    plain = name.isascii()
    words = _split_words(name)
    if not words.isdisjoint(_compute_looks(_WORDS, plain)) or compute_coarse_look(name) in _compute_looks(
        _WHOLE, plain
    ):
        return True
    stems = _compute_looks(_STEMS, plain)
    return any(word.startswith(stem) or word.endswith(stem) for word in words for stem in stems)


def _split_words(name: str) -> set[str]:
    """Return the looks (`virado.text_identity`) of a whole name and of its words.

    Each text is included with and without its trailing digits.
    """
    shorter = _DIGITS.sub("", digits(name))
    texts = {name, spelt(name), *({shorter} if shorter.strip() else ())}
    return {look for text in texts for look in (compute_coarse_look(text), *list_coarse_words(text))}


def _is_compound(word: str, plain: bool) -> bool:
    """Return True if a word joins `bot` or `robot` to a word of `_WITH_BOT`.

    Real names such as `Talbot` are accepted.
    """
    parts = _compute_looks(_WITH_BOT, plain)
    return any(
        (word.startswith(bot) and word.removeprefix(bot) in parts)
        or (word.endswith(bot) and word.removesuffix(bot) in parts)
        for bot in _compute_looks(("bot", "robot"), plain)
    )


@cache
def _compute_looks(words: tuple[str, ...], plain: bool) -> frozenset[str]:
    """Return the looks (`virado.text_identity`) of words.

    With `plain`, skip words outside ASCII, so that no look-alike tables are loaded.
    """
    return frozenset(compute_coarse_look(word) for word in words if not plain or _is_latin(word))


def _is_latin(word: str) -> bool:
    return all(char.isascii() or unicodedata.combining(char) for char in unicodedata.normalize("NFKD", word))
