"""Names for the bots, chosen by the place where a game is played."""

from virado.cards import Seat
from virado.families import FAMILIES
from virado.languages import match_language
from virado.packs import Stream
from virado.words.catalogue import Catalogue

NAMES = {
    "Dominican Republic": (
        "Rosa",
        "Yokasta",
        "Kelvin",
        "Rafael",
        "Altagracia",
        "Ramón",
        "Josefina",
        "Wilkin",
    ),
    "Haiti": ("Mirlande", "Jean-Robert", "Nadège", "Wisly", "Fabienne", "Lucien"),
    "England": ("Margaret", "Alfred", "Edith", "Harold", "Joan", "Stanley"),
    "Germany": ("Renate", "Jürgen", "Ingrid", "Günter", "Heike", "Uwe"),
    "North America": ("Dorothy", "Walter", "Ruth", "Earl", "Loretta", "Roy", "Mabel"),
    "Hungary": ("Ilona", "Zoltán", "Kati", "Gábor", "Erzsi", "Pista"),
    "Sweden": ("Astrid", "Gunnar", "Britta", "Lennart", "Kerstin", "Sven"),
    "Croatia": ("Ljubica", "Ante", "Marija", "Stipe", "Vesna", "Josip"),
    "Bangladesh": ("Rahima", "Habib", "Nasrin", "Kamal", "Shirin", "Jamal"),
    "South Africa": ("Thabo", "Lerato", "Sipho", "Naledi", "Zanele", "Pieter"),
    "Bhutan": ("Pema", "Tshering", "Dechen", "Karma", "Sonam", "Kinley"),
}
SPELLINGS = {
    "fa": {
        "Rosa": "رزا",
        "Yokasta": "یوکاستا",
        "Kelvin": "کلوین",
        "Rafael": "رافائل",
        "Altagracia": "آلتاگراسیا",
        "Ramón": "رامون",
        "Josefina": "ژوزفینا",
        "Wilkin": "ویلکین",
        "Mirlande": "میرلاند",
        "Jean-Robert": "ژان‌روبر",
        "Nadège": "نادژ",
        "Wisly": "ویزلی",
        "Fabienne": "فابین",
        "Lucien": "لوسین",
        "Margaret": "مارگارت",
        "Alfred": "آلفرد",
        "Edith": "ادیت",
        "Harold": "هارولد",
        "Joan": "جوآن",
        "Stanley": "استنلی",
        "Renate": "رناته",
        "Jürgen": "یورگن",
        "Ingrid": "اینگرید",
        "Günter": "گونتر",
        "Heike": "هایکه",
        "Uwe": "اووه",
        "Dorothy": "دوروتی",
        "Walter": "والتر",
        "Ruth": "روت",
        "Earl": "ارل",
        "Loretta": "لورتا",
        "Roy": "روی",
        "Mabel": "میبل",
        "Ilona": "ایلونا",
        "Zoltán": "زولتان",
        "Kati": "کاتی",
        "Gábor": "گابور",
        "Erzsi": "ارژی",
        "Pista": "پیشتا",
        "Astrid": "آسترید",
        "Gunnar": "گونار",
        "Britta": "بریتا",
        "Lennart": "لنارت",
        "Kerstin": "شرستین",
        "Sven": "سون",
        "Ljubica": "لیوبیتسا",
        "Ante": "آنته",
        "Marija": "ماریا",
        "Stipe": "استیپه",
        "Vesna": "وسنا",
        "Josip": "یوسیپ",
        "Rahima": "رحیمه",
        "Habib": "حبیب",
        "Nasrin": "نسرین",
        "Kamal": "کمال",
        "Shirin": "شیرین",
        "Jamal": "جمال",
        "Thabo": "تابو",
        "Lerato": "لراتو",
        "Sipho": "سیپو",
        "Naledi": "نالدی",
        "Zanele": "زانله",
        "Pieter": "پیتر",
        "Pema": "پما",
        "Tshering": "تشرینگ",
        "Dechen": "دچن",
        "Karma": "کارما",
        "Sonam": "سونام",
        "Kinley": "کینلی",
    },
    "bn": {
        "Rosa": "রোসা",
        "Yokasta": "ইয়োকাস্তা",
        "Kelvin": "কেলভিন",
        "Rafael": "রাফায়েল",
        "Altagracia": "আলতাগ্রাসিয়া",
        "Ramón": "রামোন",
        "Josefina": "হোসেফিনা",
        "Wilkin": "উইলকিন",
        "Mirlande": "মিরলাঁদ",
        "Jean-Robert": "জঁ-রোবের",
        "Nadège": "নাদেজ",
        "Wisly": "উইসলি",
        "Fabienne": "ফাবিয়েন",
        "Lucien": "লুসিয়াঁ",
        "Margaret": "মার্গারেট",
        "Alfred": "অ্যালফ্রেড",
        "Edith": "ইডিথ",
        "Harold": "হ্যারল্ড",
        "Joan": "জোন",
        "Stanley": "স্ট্যানলি",
        "Renate": "রেনাটে",
        "Jürgen": "ইয়ুর্গেন",
        "Ingrid": "ইংগ্রিড",
        "Günter": "গুন্টার",
        "Heike": "হাইকে",
        "Uwe": "উভে",
        "Dorothy": "ডরোথি",
        "Walter": "ওয়াল্টার",
        "Ruth": "রুথ",
        "Earl": "আর্ল",
        "Loretta": "লরেটা",
        "Roy": "রয়",
        "Mabel": "মেবেল",
        "Ilona": "ইলোনা",
        "Zoltán": "জোলতান",
        "Kati": "কাতি",
        "Gábor": "গাবোর",
        "Erzsi": "এরজি",
        "Pista": "পিশতা",
        "Astrid": "আস্ত্রিদ",
        "Gunnar": "গুন্নার",
        "Britta": "ব্রিত্তা",
        "Lennart": "লেনার্ত",
        "Kerstin": "শেশতিন",
        "Sven": "স্ভেন",
        "Ljubica": "লিউবিৎসা",
        "Ante": "আন্তে",
        "Marija": "মারিয়া",
        "Stipe": "স্তিপে",
        "Vesna": "ভেসনা",
        "Josip": "ইয়োসিপ",
        "Rahima": "রহিমা",
        "Habib": "হাবিব",
        "Nasrin": "নাসরিন",
        "Kamal": "কামাল",
        "Shirin": "শিরিন",
        "Jamal": "জামাল",
        "Thabo": "থাবো",
        "Lerato": "লেরাতো",
        "Sipho": "সিফো",
        "Naledi": "নালেদি",
        "Zanele": "জানেলে",
        "Pieter": "পিটার",
        "Pema": "পেমা",
        "Tshering": "শেরিং",
        "Dechen": "দেচেন",
        "Karma": "কার্মা",
        "Sonam": "সোনাম",
        "Kinley": "কিনলে",
    },
}
"""Spellings of the names in other scripts, by language."""


def names_for(place: str, family: str, count: int, seed: int) -> list[str]:
    """Return `count` different names from a place, or all its names if there are fewer.

    Each place has at least six names. The same seed always gives the same names.
    """
    region = next((known for known in NAMES if known in place), FAMILIES[family].name_source)
    pool = list(NAMES[region])
    stream = Stream(seed, "names")
    chosen: list[str] = []
    while pool and len(chosen) < count:
        chosen.append(pool.pop(stream.below(len(pool))))
    return chosen


def number_seats(words: Catalogue, players: int) -> dict[Seat, str]:
    """Return a name for each seat, with an initial capital: `Seat 2`."""
    names = {seat: words.text("seat-name", seat=seat) for seat in range(players)}
    return {seat: name[0].upper() + name[1:] for seat, name in names.items()}


def transliterate(name: str, language: str) -> str:
    """Return a name in the script of a language, such as `fa`."""
    return SPELLINGS.get(match_language(language) or language, {}).get(name, name)
