# Die Seiten der Regeln unter dauerhaften Adressen (docs/explanation/rules-pages.md).

rules-pages-title = { $name }: Regeln des Kartenspiels
rules-pages-also = Auch { LIST($names, style: "comma") } genannt
rules-pages-play = Tisch eröffnen
rules-pages-contents = Inhalt
rules-pages-languages = Andere Sprachen
rules-pages-differences = Was anders ist als in der Variante { $name }
rules-pages-option = Option
rules-pages-usual = Das ist die übliche Variante von { $game }.
rules-pages-other-forms = Andere Varianten des Spiels
rules-pages-compare = Alle Varianten vergleichen
rules-pages-compared = Alle Spiele und ihre Varianten im Vergleich
rules-pages-compared-says = Traditionelle Kartenspiele in allen örtlichen Varianten: jede Option, und wie jede Variante sie spielt. Was von der üblichen Variante abweicht, ist fett; sie steht zuerst.
rules-pages-players = Anzahl der Personen
rules-pages-home = Zur Startseite
