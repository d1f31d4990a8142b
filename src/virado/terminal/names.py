"""Names for those who sit at the table, from where a game is played."""

from virado.packs import Stream

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
    "Croatia": ("Ljubica", "Ante", "Marija", "Stipe", "Nada", "Josip"),
    "Bangladesh": ("Rahima", "Imtiaz", "Nasrin", "Kamal", "Shirin", "Jamal"),
    "Bhutan": ("Pema", "Tshering", "Dechen", "Karma", "Sonam", "Kinley"),
}
_USUAL = {"casino": "England", "raub": "Croatia", "zwanzig_ab": "Germany", "hazari": "Bangladesh"}
"""Family -> where its names come from when the place of a form says nothing else."""


def names_for(place: str, family: str, count: int, seed: int) -> list[str]:
    """So many different names that suit the place; always the same for the same seed."""
    region = next((known for known in NAMES if known in place), _USUAL.get(family, "England"))
    pool = list(NAMES[region])
    stream = Stream(seed, "names")
    chosen: list[str] = []
    while pool and len(chosen) < count:
        chosen.append(pool.pop(stream.below(len(pool))))
    return chosen + [f"Player {i + 1}" for i in range(len(chosen), count)]
