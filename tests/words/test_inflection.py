"""Tests of case endings: Bengali names and words with the forms that Bengali writes, listed by hand."""

import re
import unicodedata
from pathlib import Path

import pytest

from virado.inflection import BENGALI, inflect
from virado.languages import LANGUAGES
from virado.words import Speakers, catalogue
from virado.words.evaluation import Evaluator, FormattedText, MissingMessageError
from virado.words.functions import inflected, list_items, name_of
from virado.words.patterns import Constant, FunctionCall

WORDS = Evaluator(catalogue("bn"), {}, Speakers(reader=0, names={1: "রোজা", 2: "Anna", 3: "رزا"}))

GIVEN_NAMES = """
আকাশ আকাশের, আকিব আকিবের, আজাদ আজাদের, আজিজ আজিজের, আতিক আতিকের, আনাস আনাসের, আনিস আনিসের, আনোয়ার আনোয়ারের,
আফজাল আফজালের, আবির আবিরের, আমজাদ আমজাদের, আমিন আমিনের, আয়ান আয়ানের, আরমান আরমানের, আরিফ আরিফের, আলম আলমের,
আশরাফ আশরাফের, আশিক আশিকের, আসাদ আসাদের, আসিফ আসিফের, ইকবাল ইকবালের, ইব্রাহিম ইব্রাহিমের, ইমরান ইমরানের, ইমন ইমনের,
ইউসুফ ইউসুফের, ইলিয়াস ইলিয়াসের, ইসমাইল ইসমাইলের, এনামুল এনামুলের, ওমর ওমরের, ওয়াহিদ ওয়াহিদের, কবির কবিরের, করিম করিমের,
কামাল কামালের, কামরুল কামরুলের, কায়সার কায়সারের, খালেদ খালেদের, খোকন খোকনের, জসিম জসিমের, জহির জহিরের, জাকির জাকিরের,
জাফর জাফরের, জামাল জামালের, জাহিদ জাহিদের, জাহাঙ্গীর জাহাঙ্গীরের, জুবায়ের জুবায়েরের, জুয়েল জুয়েলের, তানভীর তানভীরের, তারেক তারেকের,
তাহমিদ তাহমিদের, তুষার তুষারের, তৌহিদ তৌহিদের, দেলোয়ার দেলোয়ারের, নজরুল নজরুলের, নয়ন নয়নের, নাঈম নাঈমের, নাজমুল নাজমুলের,
নাদিম নাদিমের, নাসির নাসিরের, নিয়াজ নিয়াজের, নুরুল নুরুলের, পলাশ পলাশের, পারভেজ পারভেজের, ফয়সাল ফয়সালের, ফরহাদ ফরহাদের,
ফরিদ ফরিদের, ফারুক ফারুকের, ফিরোজ ফিরোজের, বাদল বাদলের, বেলাল বেলালের, মতিন মতিনের, মনির মনিরের, মাসুদ মাসুদের,
মাসুম মাসুমের, মাহফুজ মাহফুজের, মাহবুব মাহবুবের, মিজান মিজানের, মিলন মিলনের, মুরাদ মুরাদের, মুশফিক মুশফিকের, মেহেদী মেহেদীর,
মোশাররফ মোশাররফের, মোস্তাফিজ মোস্তাফিজের, রফিক রফিকের, রাকিব রাকিবের, রাজীব রাজীবের, রায়হান রায়হানের, রাশেদ রাশেদের, রাসেল রাসেলের,
রিয়াজ রিয়াজের, রুবেল রুবেলের, শফিক শফিকের, শরিফ শরিফের, শহীদ শহীদের, শাকিব শাকিবের, শাকিল শাকিলের, শামীম শামীমের,
শাহীন শাহীনের, শিহাব শিহাবের, সজীব সজীবের, সাকিব সাকিবের, সাদমান সাদমানের, সাব্বির সাব্বিরের, সালমান সালমানের, সুমন সুমনের,
সেলিম সেলিমের, সোহেল সোহেলের, হাবিব হাবিবের, হাসান হাসানের, হাসিব হাসিবের, হুমায়ুন হুমায়ুনের, হোসেন হোসেনের, আব্বাস আব্বাসের,
নাসরিন নাসরিনের, শিরিন শিরিনের, শারমিন শারমিনের, ইয়াসমিন ইয়াসমিনের, জেসমিন জেসমিনের, নাজনীন নাজনীনের, পারভীন পারভীনের, শাবনূর শাবনূরের,
মরিয়ম মরিয়মের, নুসরাত নুসরাতের, ইসরাত ইসরাতের, জান্নাত জান্নাতের, রিফাত রিফাতের, সিফাত সিফাতের, শারমীন শারমীনের, কুলসুম কুলসুমের,
রোজা রোজার, রহিমা রহিমার, আয়েশা আয়েশার, ফাতেমা ফাতেমার, খাদিজা খাদিজার, হালিমা হালিমার, সালমা সালমার, নাজমা নাজমার,
আসমা আসমার, রোকেয়া রোকেয়ার, সুফিয়া সুফিয়ার, সাদিয়া সাদিয়ার, নাদিয়া নাদিয়ার, তানিয়া তানিয়ার, মারিয়া মারিয়ার, রাবেয়া রাবেয়ার,
ফারহানা ফারহানার, রেহানা রেহানার, সুলতানা সুলতানার, রুমানা রুমানার, শাহানা শাহানার, সাবিনা সাবিনার, মেহেরুন্নেসা মেহেরুন্নেসার, জিনিয়া জিনিয়ার,
রুনা রুনার, লায়লা লায়লার, শিলা শিলার, মুন্নুজান মুন্নুজানের, সাবিহা সাবিহার, নাবিলা নাবিলার, তাসনিয়া তাসনিয়ার, জেবা জেবার,
রিমা রিমার, সীমা সীমার, হেনা হেনার, হাসিনা হাসিনার, মোনা মোনার, মমতা মমতার, কবিতা কবিতার, সুজাতা সুজাতার,
অর্পিতা অর্পিতার, নন্দিতা নন্দিতার, রানা রানার, রাজা রাজার, বাদশা বাদশার, মুসা মুসার, ঈসা ঈসার, মোস্তফা মোস্তফার,
মুর্তজা মুর্তজার, রেজা রেজার, জিয়া জিয়ার, মিয়া মিয়ার, মির্জা মির্জার, আলী আলীর, আকবর আকবরের, রবি রবির,
সানি সানির, রাব্বি রাব্বির, মাহি মাহির, রনি রনির, জনি জনির, বাপ্পি বাপ্পির, শ্রাবন্তী শ্রাবন্তীর, বৃষ্টি বৃষ্টির,
মৌসুমী মৌসুমীর, জুলি জুলির, পপি পপির, শেলী শেলীর, লাকি লাকির, রুমি রুমির, শান্তি শান্তির, নিশি নিশির,
পরী পরীর, বাবু বাবুর, মিতু মিতুর, ঝুমু ঝুমুর, রিতু রিতুর, সেতু সেতুর, রাজু রাজুর, সাজু সাজুর,
টিটু টিটুর, মঞ্জু মঞ্জুর, লাভলু লাভলুর, নীলু নীলুর, মিন্টু মিন্টুর, পিন্টু পিন্টুর, খসরু খসরুর, অপু অপুর,
তপু তপুর, শিমু শিমুর, দিপু দিপুর, মুন্নে মুন্নের, আলো আলোর, বুলু বুলুর, জয় জয়ের, বিজয় বিজয়ের,
তন্ময় তন্ময়ের, হৃদয় হৃদয়ের, উদয় উদয়ের, সঞ্জয় সঞ্জয়ের, আনন্দ আনন্দের, শান্ত শান্তের, কৃষ্ণ কৃষ্ণের, অভ্র অভ্রের,
শুভ্র শুভ্রের, স্বপ্ন স্বপ্নের, শুভ শুভের, শাহ শাহের, ফরহাজ ফরহাজের, আরাফাত আরাফাতের, হায়াৎ হায়াতের, বিদ্যুৎ বিদ্যুতের,
শরৎ শরতের, রঞ্জিৎ রঞ্জিতের, হাই হাইয়ের, ভাই ভাইয়ের, জুঁই জুঁইয়ের, তুরাই তুরাইয়ের, রাই রাইয়ের, বউ বউয়ের,
মউ মউয়ের, মৌ মৌয়ের, মা মায়ের, অমিয় অমিয়ের, তূর্য তূর্যের, ঐশ্বর্য ঐশ্বর্যের, বৈশাখী বৈশাখীর, চৈতি চৈতির
"""
"""Names that are common in Bangladesh, each with its genitive."""

FOREIGN = """
জন জনের, পিটার পিটারের, ইলোনা ইলোনার, গাবোর গাবোরের, ইয়ুর্গেন ইয়ুর্গেনের, গুন্টার গুন্টারের, রামোন রামোনের, উভে উভের,
আন্তে আন্তের, রাফায়েল রাফায়েলের, ব্রুস ব্রুসের, মারিও মারিওর, রোমিও রোমিওর, থাবো থাবোর, পেমা পেমার, শেরিং শেরিংয়ের,
মাও মাওয়ের, রাও রাওয়ের, ম্যাথিউ ম্যাথিউয়ের, মাক্রোঁ মাক্রোঁর, চেন চেনের, লি লির, জর্জ জর্জের, মার্গারেট মার্গারেটের,
হাইকে হাইকের, অ্যান অ্যানের, জোশুয়া জোশুয়ার, স্টেইন স্টেইনের, পলাং পলাংয়ের, জঁ জঁ-এর, শ শ-এর, মোঃ মোঃ-এর
"""
"""Foreign names in Bengali spelling, and the ends that follow no common pattern, each with its genitive."""

ENDS = """
ঢাকা ঢাকার ঢাকায়, সিলেট সিলেটের সিলেটে, খুলনা খুলনার খুলনায়, দিল্লি দিল্লির দিল্লিতে, রাজশাহী রাজশাহীর রাজশাহীতে,
টোকিও টোকিওর টোকিওতে, দুবাই দুবাইয়ের দুবাইয়ে, বেইজিং বেইজিংয়ের বেইজিংয়ে, ঠাকুরগাঁও ঠাকুরগাঁওয়ের ঠাকুরগাঁওয়ে, টঙ্গী টঙ্গীর টঙ্গীতে,
গলি গলির গলিতে, বাহু বাহুর বাহুতে, বধূ বধূর বধূতে, পিতৃ পিতৃর পিতৃতে, মেয়ে মেয়ের মেয়েতে, আলো আলোর আলোতে, পা পায়ের পায়ে,
গাঁ গাঁয়ের গাঁয়ে, কৈ কৈয়ের কৈয়ে, বৌ বৌয়ের বৌয়ে, বউ বউয়ের বউয়ে, বই বইয়ের বইয়ে, পোলাও পোলাওয়ের পোলাওয়ে, হিসাব হিসাবের হিসাবে,
শাক শাকের শাকে, মুখ মুখের মুখে, রাগ রাগের রাগে, বাঘ বাঘের বাঘে, রঙ রঙের রঙে, কাচ কাচের কাচে, গাছ গাছের গাছে, তাজ তাজের তাজে,
মাঝ মাঝের মাঝে, মিঞ মিঞের মিঞে, হাট হাটের হাটে, মাঠ মাঠের মাঠে, খাদ খাদের খাদে, ষাঁড় ষাঁড়ের ষাঁড়ে, আষাঢ় আষাঢ়ের আষাঢ়ে, বাণ বাণের বাণে,
হাত হাতের হাতে, রথ রথের রথে, দুধ দুধের দুধে, পান পানের পানে, সাপ সাপের সাপে, লাফ লাফের লাফে, সব সবের সবে, লাভ লাভের লাভে,
নাম নামের নামে, জয় জয়ের জয়ে, ঘর ঘরের ঘরে, ফল ফলের ফলে, দশ দশের দশে, বিষ বিষের বিষে, তাস তাসের তাসে, শাহ শাহের শাহে,
শরৎ শরতের শরতে, ডাকঢ ডাকঢের ডাকঢে, রাজড রাজডের রাজডে, বিএ বিএর বিএতে, শাফেঈ শাফেঈর শাফেঈতে, বক্ষ বক্ষের বক্ষে,
পদ্ম পদ্মের পদ্মে, ভদ্র ভদ্রের ভদ্রে, সূর্য সূর্যের সূর্যে, সাহেব সাহেবের সাহেবে, বিবি বিবির বিবিতে, গোলাম গোলামের গোলামে,
টেক্কা টেক্কার টেক্কায়, দুই দুইয়ের দুইয়ে, তিন তিনের তিনে, নয় নয়ের নয়ে, ছয় ছয়ের ছয়ে, হরতন হরতনের হরতনে
"""
"""Words that end in each letter and sign, with their genitive and locative."""

LATIN = """
Anna Anna-র Anna-কে Anna-তে, Rosa Rosa-র Rosa-কে Rosa-তে, Tom Tom-এর Tom-কে Tom-এ, René René-এর René-কে René-তে,
Jürgen Jürgen-এর Jürgen-কে Jürgen-এ, Kinley Kinley-এর Kinley-কে Kinley-তে, Mario Mario-র Mario-কে Mario-তে,
ALI ALI-র ALI-কে ALI-তে, Zsebő Zsebő-র Zsebő-কে Zsebő-তে, Emre Emre-এর Emre-কে Emre-তে,
Malibu Malibu-র Malibu-কে Malibu-তে, Zoltán Zoltán-এর Zoltán-কে Zoltán-এ, K♦ K♦-এর K♦-কে K♦-এ, ২ ২-এর ২-কে ২-এ,
7 7-এর 7-কে 7-এ, ক ক-এর ক-কে ক-এ, “রোজা” “রোজা”-এর “রোজা”-কে “রোজা”-এ, Иван Иван-এর Иван-কে Иван-এ,
رزا رزا-এর رزا-কে رزا-এ, রোজা২ রোজা২-এর রোজা২-কে রোজা২-এ, x_y x_y-এর x_y-কে x_y-তে
"""
"""Texts in other scripts, digits, symbols and single letters: genitive, object case and locative, after a hyphen."""

AFTER_HYPHEN = re.compile(r"\{ ([^{}]*) \}-(?:এর|কে|তে|র|ের|এ)(?![\u0980-\u09ff])")
"""Pattern for a placeable with a case ending after a hyphen."""
ALWAYS_HYPHENATED = re.compile(
    r"\"[!-~]+(?: [!-~]+)*\"|(?:CARD|CARDS|COMMAND|ABS|COUNT|NUMBER|VALUE)\(.*\)"
    r"|\$(?:before|limit|number|round|seat|value)"
)
"""Pattern for placeables that end in a Latin letter, a digit or a symbol in every case."""
CATALOGUES = ("src/virado/words", "web/src/words")
ROOT = Path(__file__).parents[2]


def _rows(table: str) -> list[tuple[str, ...]]:
    return [tuple(row.split()) for row in table.replace("\n", " ").split(",")]


def _decomposed(text: str) -> str:
    """Return a text with the letters ড়, ঢ় and য় as keyboards type them: a letter and a nukta."""
    return unicodedata.normalize("NFC", text)


@pytest.mark.parametrize(("name", "genitive"), _rows(GIVEN_NAMES) + _rows(FOREIGN))
def test_names_have_their_genitive_and_object_case(name: str, genitive: str) -> None:
    assert inflect(name, BENGALI["genitive"]) == genitive
    assert _decomposed(inflect(_decomposed(name), BENGALI["genitive"])) == _decomposed(genitive)
    hyphen = "-" if "-" in genitive and name != "জঁ" else ""
    assert inflect(name, BENGALI["object"]) == f"{name}{hyphen}কে"


def test_the_names_are_many_and_different() -> None:
    names = [name for name, _ in _rows(GIVEN_NAMES)]
    assert len(set(names)) == len(names) >= 200


@pytest.mark.parametrize(("word", "genitive", "locative"), _rows(ENDS))
def test_words_have_their_genitive_and_locative(word: str, genitive: str, locative: str) -> None:
    assert inflect(word, BENGALI["genitive"]) == genitive
    assert inflect(word, BENGALI["locative"]) == locative


def test_the_words_end_in_every_consonant_and_vowel_sign() -> None:
    ends = {row[0][-1] for table in (GIVEN_NAMES, ENDS) for row in _rows(table)}
    letters = {chr(code) for code in range(0x0995, 0x09BA) if unicodedata.name(chr(code), "")}
    signs = set("ািীুূৃেৈোৌ")
    assert letters | signs | set("\u09dc\u09dd\u09dfৎংঁ") <= ends


@pytest.mark.parametrize(("text", "genitive", "object_case", "locative"), _rows(LATIN))
def test_other_texts_have_a_hyphen(text: str, genitive: str, object_case: str, locative: str) -> None:
    forms = [inflect(text, BENGALI[case]) for case in ("genitive", "object", "locative")]
    assert forms == [genitive, object_case, locative]


@pytest.mark.parametrize(
    ("word", "genitive", "object_case"),
    [("রাউব্", "রাউবের", "রাউব্\u200cকে"), ("বক্\u200c", "বকের", "বক্\u200cকে")],
)
def test_a_final_virama_joins_no_ending(word: str, genitive: str, object_case: str) -> None:
    assert inflect(word, BENGALI["genitive"]) == genitive
    assert inflect(word, BENGALI["object"]) == object_case


def test_endings_have_precomposed_letters() -> None:
    assert not [each for rules in BENGALI.values() for _, each in rules if "\u09bc" in each]
    assert inflect("ভাই", BENGALI["genitive"]) == "ভাই\u09dfের"
    assert inflect("ঢাকা", BENGALI["locative"]) == "ঢাকা\u09df"


def test_messages_inflect_names_lists_and_texts_of_other_messages() -> None:
    assert inflected(WORDS, name_of(WORDS, 1), case="genitive") == "রোজার"
    assert inflected(WORDS, name_of(WORDS, 2), case="genitive") == "Anna-র"
    assert inflected(WORDS, name_of(WORDS, 3), case="object") == "\u2068رزا\u2069-কে"
    assert inflected(WORDS, FormattedText("আসন ২"), case="genitive") == "আসন ২-এর"
    both = list_items(WORDS, ["Anna", "ভাই"], "comma")
    assert inflected(WORDS, both, case="genitive").endswith("ভাইয়ের")
    assert isinstance(inflected(WORDS, "রোজা", case="object"), FormattedText)


@pytest.mark.parametrize(("language", "case"), [("bn", "dual"), ("en", "genitive")])
def test_an_unknown_case_is_an_error_of_the_message(language: str, case: str) -> None:
    call = FunctionCall("INFLECT", [Constant("Rosa")], {"case": Constant(case)})
    with pytest.raises(MissingMessageError, match="INFLECT rejects"):
        Evaluator(catalogue(language), {}, Speakers()).value(call)


def _sources(language: str) -> dict[str, str]:
    """Return the Fluent sources of a language, those of the page included, by path."""
    paths = [path for folder in CATALOGUES for path in (ROOT / folder / language).rglob("*.ftl")]
    return {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in paths}


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_the_cases_that_their_language_has(language: str) -> None:
    used = {case for text in _sources(language).values() for case in re.findall(r'case: "([^"]*)"', text)}
    assert used == set(LANGUAGES[language].endings)


def test_only_texts_that_end_alike_have_a_written_hyphen() -> None:
    hyphenated = [
        f"{path}: {found[0]}"
        for path, text in _sources("bn").items()
        for found in AFTER_HYPHEN.finditer(text)
        if not ALWAYS_HYPHENATED.fullmatch(found[1])
    ]
    assert hyphenated == []
