# Aufgaben im Terminal.

puzzles-title = Aufgabe { $number } von { $limit }
puzzles-task = Finde den besten Zug.
puzzles-call = Ein Ruf ist keine Antwort: Mach einen Zug.
puzzles-loses = { $move } verliert { $loss } gegen den besten Zug.
puzzles-not-compared = { $move } gehört nicht zu den besten Zügen, die die Bots verglichen haben.
puzzles-again = Versuch es noch einmal; { $input } gibt einen Hinweis.
puzzles-hint = Es geht darum: { $theme }. { $move } sieht gut aus, ist aber nicht der beste Zug. { $input } zeigt beim zweiten Mal die Lösung.
puzzles-found = Richtig: { $move }.
puzzles-solution = Der beste Zug: { $move }.
puzzles-reasons = Warum: { LIST($clauses, style: "comma") }.
puzzles-margin = Der nächstbeste Zug verliert { $loss }.
puzzles-points = { $value } Punkte des Spiels
puzzles-percent = { $value } % der Partie
puzzles-next = Enter: die nächste Aufgabe, q: Schluss
puzzles-none-left = Das waren alle Aufgaben dieser Art.

refusal-bad-options--no-such-puzzle = keine Aufgabe heißt { $name }
refusal-bad-options--no-such-theme = keine Art von Aufgaben heißt { $name }; es gibt { LIST($candidates, style: "comma") }

## Arten von Aufgaben

puzzles-theme-casino-last-take = die letzte Runde, in der man nimmt
puzzles-theme-casino-last-leave = die letzte Runde, in der etwas liegen bleibt
puzzles-theme-casino-prevent-sweep = ein Leerräumen verhindern
puzzles-theme-casino-build = bauen
puzzles-theme-casino-capture = was man nimmt, wenn überhaupt
puzzles-theme-casino-lay = welche Karte man hinlegt
puzzles-theme-raub-bid = ansagen oder passen
puzzles-theme-raub-stay = mitgehen oder aussteigen
puzzles-theme-raub-turn-up = die Trumpfkarte
puzzles-theme-raub-last-tricks = die letzten Stiche
puzzles-theme-raub-lead = welche Karte man ausspielt
puzzles-theme-raub-follow = welche Karte man zugibt
puzzles-theme-zwanzig_ab-trumps = welche Farbe Trumpf wird
puzzles-theme-zwanzig_ab-stay = mitgehen oder aussteigen
puzzles-theme-zwanzig_ab-exchange = welche Karten man tauscht
puzzles-theme-zwanzig_ab-last-tricks = die letzten Stiche
puzzles-theme-zwanzig_ab-lead = welche Karte man ausspielt
puzzles-theme-zwanzig_ab-follow = welche Karte man zugibt
puzzles-theme-hazari-first-class = wie stark die erste Gruppe wird
puzzles-theme-hazari-first-cards = welche Karten in die erste Gruppe kommen
puzzles-theme-hazari-second = welche zweite Gruppe
puzzles-theme-hazari-last = die letzten zwei Gruppen
