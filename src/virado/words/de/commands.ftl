# Was die Befehle ausgeben.

## virado variants

commands-variants-variant = Variante
commands-variants-players = Personen
commands-variants-range = { $least }–{ $limit }
commands-variants-place = wo
commands-variants-summary = was anders ist
commands-variants-hint = { "virado play VARIANTE" } · { "virado rules VARIANTE" } · eine geänderte Option: { "'casino(target=31)'" }

## virado rules

refusal-bad-options--no-such-rule = die Regeln von { $variant } haben kein { $part }
commands-rules-players = zu { LIST($numbers, style: "or") }
commands-rules-options = Optionen
commands-rules-not-used = Nicht benutzt (false, none oder 0): { LIST($items, style: "comma") }.
commands-rules-not-played = In dieser Variante nicht gespielt: { LIST($items, style: "comma") }.

## virado refusals

refusal-bad-options--no-such-refusal = eine Ablehnung { $part } gibt es nicht; { "`virado refusals`" } zählt sie auf

## virado check

commands-check-file = die Datei
commands-check-malformed = fehlerhaft: { $sentence }

## virado matches

commands-matches-none = Es gibt keine Partie, die noch nicht zu Ende ist.
commands-matches-hint = { "virado play --resume NAME" } setzt eine fort, { "virado replay NAME" } zeigt sie
commands-matches-state = { $number }. Spiel, Stand { LIST($scores, style: "comma") }

## virado replay

# $seat ist der Platz, dessen Sicht gezeigt wird, oder none.
commands-replay-title = { $variant } zu { $players }{ $seat ->
        [none] { "" }
       *[other] , aus der Sicht von { NAME($seat) }
    }
commands-replay-move = { NAME($seat) }: { $move }
# $seats haben gewonnen, falls jemand gewonnen hat.
commands-replay-end = { COUNT($seats) ->
        [0] nicht zu Ende gespielt
       *[other] gewonnen von { NAMES($seats) }
    }; Punkte { LIST($scores, style: "comma") }

## Übersetzen

commands-compiling = { $game } wird für diesen Rechner vorbereitet (einmal, ein paar Sekunden) …
commands-compiled = fertig

## Server und Nachprüfen

commands-table = Der Tisch steht auf { $path }
commands-table-runs = Der Tisch steht schon auf { $path }
commands-table-end = Strg-C beendet ihn; jede Partie bleibt erhalten. In diesem Terminal: { "virado play" }
commands-table-not-built = der Tisch im Browser ist in dieser Installation nicht enthalten; in diesem Terminal: { "virado play" }
commands-serving = Virado läuft auf { $path }
commands-stopping = Server hält an; alle Tische bleiben erhalten
commands-serve-no-storage = die Tische lassen sich nicht speichern: { $problem }
commands-keys-newest = neue Tische verwenden Schlüssel { $name } aus { $path }
commands-keys-unreadable = die Schlüssel lassen sich nicht lesen oder schreiben: { $problem }
commands-backup-done = { $number ->
        [one] Eine Zeile ist
       *[other] { $number } Zeilen sind
    } in { $path }; bewahre die Datei der Schlüssel getrennt davon auf
commands-backup-failed = es wurde nichts gesichert: { $problem }
commands-restore-done = { $number ->
        [one] Eine Zeile aus { $path } ist
       *[other] { $number } Zeilen aus { $path } sind
    } in der Datenbank; sie braucht die Datei der Schlüssel des Servers, von dem die Sicherung stammt
commands-restore-failed = es wurde nichts wiederhergestellt: { $problem }
commands-serve-no-port = Port { $input } lässt sich nicht öffnen: { $problem }
commands-serve-no-host = { $input } ist keine Adresse dieses Rechners, unter der er erreichbar sein könnte: { $problem }
commands-verify-fair = { $number ->
        [one] Die eine Mischung dieser Partie folgt
       *[other] Alle { $number } Mischungen dieser Partie folgen
    } aus dem, worauf sich der Server vor der ersten Karte festgelegt hat.
commands-verify-whole = { $number ->
        [one] Der eine Zug ist regelgerecht und führt
       *[other] Alle { $number } Züge sind regelgerecht und führen
    } zum Ergebnis der Partie; nichts fehlt.

## Verwaltung

commands-admin-nothing = es gibt nichts
commands-admin-failed = es ist nichts geschehen: { $problem }
commands-admin-read-only-on = der Server nimmt keine Züge an
commands-admin-read-only-off = der Server nimmt Züge an
commands-admin-notice-stands = allen wird gesagt: { $sentence }
commands-admin-notice-gone = es wird nichts mehr gesagt
commands-admin-told = es wird allen gesagt
commands-admin-count-tables = bediente Tische: { $number }
commands-admin-count-people = Personen, auch Gäste: { $number }
commands-admin-count-open-reports = offene Meldungen: { $number }
commands-admin-count-bans = Ausschlüsse: { $number }
commands-admin-is-admin = verwaltet
commands-admin-is-banned = ausgeschlossen
commands-admin-closed = Tisch { $name } wird geschlossen
commands-admin-settled = Meldung { $name } ist erledigt
commands-admin-banned = { $name } ist ausgeschlossen; { "virado admin lift" } { $key } beendet das
commands-admin-lifted = Ausschluss { $key } ist aufgehoben
commands-admin-granted = { $name } verwaltet jetzt mit, im Browser unter { "/admin" }
commands-admin-revoked = { $name } verwaltet nicht mehr

## virado bench

commands-bench-title = { $variant } zu { $players }, ein Kern
commands-bench-deals_per_s = Spiele/s
commands-bench-decisions_per_s = Entscheidungen/s
commands-bench-simulations_per_s = Simulationen/s
