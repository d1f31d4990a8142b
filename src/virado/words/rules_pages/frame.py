"""The parts that all rules pages share: the head of the document, its style, and the links to other languages."""

from collections.abc import Mapping, Sequence

from virado.languages import DEFAULT, LANGUAGES
from virado.words.catalogue import Catalogue, catalogue
from virado.words.rules_pages.addresses import Addresses
from virado.words.rules_pages.elements import Child, Element, data_block, make
from virado.words.rules_pages.open_graph import metadata

STYLE = """
:root { color-scheme: light dark; --paper: #f4f0e7; --surface: #fffdf8; --sunk: #ebe5d8; --line: #d9d1c0; --ink: #25231f;
  --ink-2: #565046; --act: #17606a; --act-ink: #fff; --card: #fffefa; --edge: #8d8574; --black: #22252a; --red: #b3261e;
  --green: #1f6b34; --yellow: #8a6100 }
@media (prefers-color-scheme: dark) {
  :root { --paper: #151918; --surface: #1f2423; --sunk: #262c2b; --line: #39403e; --ink: #ece8df; --ink-2: #b9b4a9;
    --act: #7cc4cd; --act-ink: #0d1a1c }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.55 var(--font, system-ui, sans-serif) }
:lang(fa), :lang(bn) { line-height: 1.85 }
header, main, footer { max-width: 46rem; margin: 0 auto; padding: 0 1rem }
main.all { max-width: none }
@media (max-width: 30rem) {
  #differences table { font-size: 0.85em }
  #differences :is(th, td) { padding: 0.3rem }
}
header { padding-top: 1rem }
h1 { font-size: 1.9rem; line-height: 1.25; margin: 0.6rem 0 }
h2 { font-size: 1.4rem; margin: 2rem 0 0.5rem }
h3 { font-size: 1.12rem; margin: 1.4rem 0 0.4rem }
:lang(fa) :is(h1, h2, h3), :lang(bn) :is(h1, h2, h3) { line-height: 1.5 }
p, ul, ol, dl { margin: 0.5rem 0 }
a { color: var(--act) }
nav ul { display: flex; flex-wrap: wrap; gap: 0.2rem 1.1rem; padding: 0; list-style: none }
nav a, footer a { display: inline-block; padding: 0.35rem 0 }
.play { display: inline-block; margin: 0.6rem 0; padding: 0.7rem 1.4rem; border-radius: 0.6rem; background: var(--act);
  color: var(--act-ink); font-weight: 600; text-decoration: none }
.quiet, .source { color: var(--ink-2); font-size: 0.92em }
.wide { overflow-x: auto }
table { border-collapse: collapse }
th, td { padding: 0.4rem 0.7rem; border: 1px solid var(--line); text-align: start; vertical-align: top }
thead th { background: var(--sunk) }
tbody :is(th, td)::first-letter { text-transform: uppercase }
.all table { font-size: 0.86rem }
.all tr > :first-child { position: sticky; inset-inline-start: 0; min-width: 8rem; background: var(--sunk) }
#differences table { width: 100%; font-size: 0.92em; hyphens: auto }
.other { background: var(--surface); font-weight: 600 }
.example { margin: 0.8rem 0; padding: 0.7rem 1rem; border: 1px solid var(--line); border-radius: 0.6rem;
  background: var(--surface) }
.example dl { display: flex; flex-wrap: wrap; gap: 0.6rem 1.6rem; margin: 0; overflow-wrap: anywhere }
.example dl > div { min-width: 0 }
dt { color: var(--ink-2); font-size: 0.88em }
dd { margin: 0 }
.drawn { display: flex; flex-wrap: wrap; gap: 4px; direction: ltr }
:dir(rtl) > .drawn { justify-content: flex-end }
svg rect { fill: var(--card); stroke: var(--edge) }
svg text { font: 700 16px system-ui, sans-serif }
svg :is(.s, .c, .b) { fill: var(--black) }
svg :is(.h, .d, .r) { fill: var(--red) }
svg .g { fill: var(--green) }
svg .y { fill: var(--yellow) }
.card { white-space: nowrap; padding: 0 0.2em; border-radius: 0.25em; background: var(--card);
  color: var(--black); font-weight: 600 }
.card:is(.h, .d, .r) { color: var(--red) }
.card.g { color: var(--green) }
.card.y { color: var(--yellow) }
code { padding: 0 0.3em; border-radius: 0.3em; background: var(--sunk) }
footer { margin-top: 2.5rem; padding-bottom: 2rem; border-top: 1px solid var(--line) }
@page { margin: 1.5cm }
@page wide { size: landscape; margin: 1cm }
@media print {
  :root { --paper: #fff; --surface: #fff; --sunk: #fff; --ink: #000; --ink-2: #333; --line: #999 }
  body { font-size: 10.5pt }
  header, main, footer { max-width: none; padding: 0 }
  nav, .play, footer { display: none }
  h2, h3 { break-after: avoid }
  .example, tr { break-inside: avoid }
  .wide { overflow: visible }
  main.all { page: wide }
  .all table { width: 100%; table-layout: fixed; font-size: 6.5pt; line-height: 1.3; hyphens: auto; overflow-wrap: anywhere }
  .all tr > :is(th, td) { position: static; min-width: 0; padding: 1pt 2pt }
  a { color: inherit; text-decoration: none }
}
"""
"""The style of all pages. A page contains it, so that it needs no other file, except the font of its language."""


def alternates(languages: Sequence[str]) -> list[tuple[str, str]]:
    """Return pairs of a value of `hreflang` and the language of the page that it names.

    `x-default` is for readers of all other languages.
    """
    other = [("x-default", DEFAULT)] if DEFAULT in languages else []
    return [*((tag, tag) for tag in languages), *other]


class Document:
    """A page in one language, with what its head says."""

    def __init__(self, words: Catalogue, addresses: Addresses, slug: str, languages: Sequence[str]) -> None:
        self.words = words
        self.addresses = addresses
        self.slug = slug
        self.languages = languages
        """Tags of the languages in which the page exists."""

    def link(self, slug: str) -> str:
        """Return the link to another page in the same language; an empty slug is the comparison of all forms."""
        return self.addresses.page(self.words.language.tag, slug)

    def made(self, title: str, description: str, data: Mapping[str, object], *body: Child) -> Element:
        """Return the whole page. `data` is its structured data without context and address."""
        language = self.words.language
        lasting = self.addresses.lasting(language.tag, self.slug)
        head: list[Child] = [
            make("meta", charset="utf-8"),
            make("meta", name="viewport", content="width=device-width, initial-scale=1"),
            make("title", f"{title} · Virado"),
            make("meta", name="description", content=description),
            make("link", rel="icon", href=f"{self.addresses.root}icon.svg", type="image/svg+xml"),
            *metadata(
                title,
                description,
                language.tag,
                address=lasting,
                picture=self.addresses.picture(language.tag, self.slug),
                languages=self.languages,
            ),
            make("style", STYLE),
        ]
        if fonts := self.addresses.fonts.get(language.tag):
            head.append(make("link", rel="stylesheet", href=f"{self.addresses.root}{fonts}"))
        if lasting:
            head += [
                make("link", rel="canonical", href=lasting),
                *(
                    make("link", rel="alternate", hreflang=tag, href=self.addresses.lasting(of, self.slug))
                    for tag, of in alternates(self.languages)
                ),
                data_block(
                    {"@context": "https://schema.org", **data, "url": lasting, "inLanguage": language.tag}
                ),
            ]
        return make(
            "html",
            make("head", *head),
            make("body", *body),
            lang=language.tag,
            dir="rtl" if language.rtl else "ltr",
        )

    def footer(self, *links: Child) -> Element:
        """Return the end of the page: links, and the page in the other languages."""
        others = [tag for tag in self.languages if tag != self.words.language.tag]
        return make(
            "footer",
            *(make("p", each) for each in links),
            make(
                "nav",
                make(
                    "ul",
                    *(
                        make(
                            "li",
                            make(
                                "a",
                                f"{LANGUAGES[tag].name}: {catalogue(tag).variant_title(self.slug)}"
                                if self.slug
                                else LANGUAGES[tag].name,
                                href=self.addresses.page(tag, self.slug),
                                hreflang=tag,
                                lang=tag,
                                dir="rtl" if LANGUAGES[tag].rtl else "ltr",
                            ),
                        )
                        for tag in others
                    ),
                ),
                aria_label=self.words.text("rules-pages-languages"),
            ),
        )
