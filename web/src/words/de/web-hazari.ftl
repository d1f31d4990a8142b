# Hazari: das Ordnen, das Zeigen, die Punkte.

web-hazari-to = Bis { NUMBER($number, useGrouping: 0) }
web-hazari-deal = Spiel { $number }
web-hazari-up = fertig
web-hazari-arranging = ordnet
web-hazari-captured = { $number } Punkte geholt
web-hazari-of-target = { NUMBER($number, useGrouping: 0) } von { NUMBER($target, useGrouping: 0) } Punkten

## Das Ordnen

web-hazari-group = Gruppe { $number }
# The card points of a group on the desk.
web-hazari-points = Karten zählen { $number }
web-hazari-too-few = { $number ->
        [one] eine Karte fehlt
       *[other] { $number } Karten fehlen
    }
web-hazari-too-many = { $number ->
        [one] eine Karte zu viel
       *[other] { $number } Karten zu viel
    }
web-hazari-loose = Karten in keiner Gruppe
web-hazari-help = Hilfe beim Ordnen
# The points of the deal that a suggested arrangement makes on average.
web-hazari-about = Erwartet: etwa { $number }
web-hazari-by-rank = Nach Wert
web-hazari-by-suit = Nach Farbe
web-hazari-clear = Leeren
web-hazari-undo = Zurück
web-hazari-last-deal = Letztes Spiel
web-hazari-asks = Ordne sie in vier Gruppen.
web-hazari-sizes = Drei Gruppen mit drei Karten, dann eine mit vier.
# Of the cards just read out: the page has already put them into the groups of these sizes.
web-hazari-lie = In dieser Reihenfolge liegen sie schon.
web-hazari-in-order = Die Reihenfolge stimmt.
web-hazari-in-order-note = Nach „Fertig“ lässt sich nichts mehr ändern.
web-hazari-mend = In die richtige Reihenfolge bringen
web-hazari-up-is-final = „Fertig“ gilt endgültig: Danach bleiben deine Gruppen, wie sie sind.
web-hazari-say-up = Ja, fertig
# Der Knopf, mit dem das Ordnen endet.
web-hazari-go-up = Fertig
web-hazari-heard-chosen = { $card } aufgenommen. 1 bis 4 legt in eine Gruppe; oder wähle eine andere Karte zum Tauschen.
web-hazari-heard = { $card }: Gruppe { $number }, { $group }.
web-hazari-heard-loose = { $card } liegt in keiner Gruppe.
web-hazari-undone = Einen Schritt zurück.

## Das Zeigen

web-hazari-waits = { $number ->
        [one] { $names } ordnet noch.
       *[other] { $names } ordnen noch.
    }
web-hazari-round = Runde { $number }
web-hazari-rounds = Runden
web-hazari-leads = { $name }: { $group }. Bisher das Beste.
web-hazari-shows = { $name }: { $group }.
web-hazari-skip = Überspringen
web-hazari-lying = { $cards } Karten liegen: { $points } Punkte
web-hazari-best = bisher das Beste:
web-hazari-won-round = gewinnt die Runde:
web-hazari-not-shown = nicht gezeigt
web-hazari-all = Alle
web-hazari-arrange = Das nächste Blatt ordnen
web-hazari-points-of-deal = Punkte in diesem Spiel
web-hazari-plus = +{ $number }

## Die Punkte

web-hazari-deal-column = Spiel
web-hazari-total = Summe
web-hazari-by-troy = Troy
web-hazari-tie = Gleichstand an der Spitze: Ihr spielt weiter.
web-hazari-no-deal-yet = Noch ist nichts abgerechnet.

## Auf der ersten Seite: die Familie, ihre Formen

web-family-hazari = Hazari
    .says = Dreizehn Karten in 3-3-3-4 ordnen. Die beste Gruppe gewinnt die Runde. Bis 1000.
web-form-hazari = Hazari
web-form-hazari-bhutan = Bhutan
web-sub-hazari-bhutan = zwei Paare zählen
web-sub-hazari-bhutan-no-two-pair = ohne zwei Paare
