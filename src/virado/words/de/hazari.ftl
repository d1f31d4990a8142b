# Hazari: Gruppen, was abgelehnt wird, was geschieht, Varianten und Optionen.

## Gruppen. GROUP($group) wählt eine davon nach der Klasse; $ranks ist, was entscheidet, $high und $low sind die ersten beiden davon.

group-hazari = { GROUP($group) }
group-hazari-indi = Indi { RANKS($ranks) }
group-hazari-pair = Paar { PLURAL($high) } mit { KEY($rank) ->
        [A] einem Ass
        [K] einem König
        [J] einem Buben
       *[other] einer { rank-name }
    }
group-hazari-two_pair = zwei Paare { PLURAL($high) } und { PLURAL($low) }
group-hazari-colour = Farbe { RANKS($ranks) }
group-hazari-colour4 = Farbe zu viert { RANKS($ranks) }
group-hazari-run = Folge { RANKS($ranks) }
group-hazari-run4 = Folge zu viert { RANKS($ranks) }
group-hazari-colour_run = Farbfolge { RANKS($ranks) }
group-hazari-colour_run4 = Farbfolge zu viert { RANKS($ranks) }
group-hazari-troy = Troy { PLURAL($high) }
group-hazari-troy4 = vier { PLURAL($high) }

## Abgelehnt

refusal-unparsable--no-arrangement = deine Karten gehören in vier Gruppen: { "arrange 7h 7d 7c / As Ks Qs / Jh Th 9d / 5c 4c 3d 2h" }
refusal-not-your-turn--nothing-to-arrange = für dich gibt es jetzt nichts zu ordnen
refusal-already-up = du bist fertig: An deinen Gruppen lässt sich nichts mehr ändern
refusal-sizes = die Gruppen haben { LIST($numbers) } Karten; es müssen 3, 3, 3 und 4 sein
refusal-sizes--too-many-groups = das sind zu viele Gruppen; es sind vier, mit 3, 3, 3 und 4 Karten
refusal-cards = das sind nicht die Karten deines Blatts
refusal-cards--not-in-hand = { CARDS($cards) } hast du nicht auf der Hand
refusal-cards--twice = { CARDS($cards) } nennst du zweimal; jede Karte deines Blatts hat einen Platz
refusal-order = deine { $number ->
        [2] zweite Gruppe ({ GROUP($group) }) schlägt die erste
       *[3] dritte Gruppe ({ GROUP($group) }) schlägt die zweite
    } ({ GROUP($other) }); die stärkste kommt zuerst
refusal-order--last-three = die besten drei deiner letzten Gruppe ({ GROUP($group) }) schlagen die dritte ({ GROUP($other) }); die schwächste kommt zuletzt
refusal-order--last = deine letzte Gruppe ({ GROUP($group) }) schlägt die dritte ({ GROUP($other) }); die schwächste kommt zuletzt
refusal-bad-options--hazari-first-troy-decides = gezeigt wird absteigend: wer einen Troy hat, zeigt ihn in der ersten Runde, und die späteren entscheiden nichts

## Was geschieht

event-hazari-deal = { WHO($dealer) ->
        [you] Du gibst.
       *[other] { NAME($dealer) } gibt.
    }
event-hazari-round-won = Runde { $round } geht an { WHO($seat) ->
        [you] dich
       *[other] { NAME($seat) }
    }: { GROUP($group) }, { $points } Punkte.
event-hazari-deal-scored = Abgerechnet wird: { LIST($items, style: "comma") }.
event-hazari-deal-scored-troy = Der Troy gewinnt sofort die Partie: { LIST($items, style: "comma") }.
event-hazari-points = { WHOSE($side) ->
        [you] du
       *[other] { SIDE($side) }
    } { SIGN($points) ->
        [minus] −{ ABS($points) }
        [zero] 0
       *[plus] +{ ABS($points) }
    }
event-hazari-match-over = { COUNT($winners) ->
        [one] { WHOSE($side) ->
            [you] Du gewinnst die Partie.
           *[other] { SIDE($side) } gewinnt die Partie.
        }
       *[other] { NAMES($winners) } gewinnen die Partie gemeinsam.
    }
effect-hazari-arrange = Du zeigst { GROUP($first) }, { GROUP($second) }, { GROUP($third) } und { GROUP($last) }.

## Ein Zug als Knopf: was er tut, was dabei herauskommt

title-hazari-arrange = Up: fertig
result-hazari-arrange = gilt endgültig

## Ordnen

split-hazari-best-first = Stärkste zuerst
split-hazari-most-even = ausgewogen
split-hazari-best-total = meiste Punkte
split-hazari-other = ein anderer Weg
split-hazari-troy = Troy für die ganze Partie
split-hazari-says = { LIST($items, style: "comma") }

## Phasen

phase-hazari-arrange = ordnen
phase-hazari-show = zeigen

## Varianten

variant-hazari =
    .title = Hazari
    .also = Hazaray, Tausend Punkte
    .place = Bangladesch
    .summary = Bis 1000: dreizehn Karten in vier Gruppen, von der letzten zählen die besten drei.
variant-hazari-bhutan =
    .title = Hazari (Bhutan)
    .also = Hazari aus Bhutan
    .place = Bhutan
    .summary = Karten zählen ihre Augen, zuletzt gelten Klassen zu viert, wer eine Runde mit Troy gewinnt, gewinnt die Partie.
variant-hazari-bhutan-no-two-pair =
    .title = Hazari (Bhutan, ohne zwei Paare)
    .place = Bhutan
    .summary = Wie in Bhutan, aber von zwei Paaren zählt nur das höhere.

## Optionen

option-hazari-card_values =
    .name = was die Karten zählen
    .ten_five = Ass bis Zehn je 10, alle anderen 5
    .pip = Ass 11, König, Dame und Bube 10, alle anderen ihre Augen
option-hazari-fourth_round =
    .name = bei den letzten Gruppen gelten
    .best_three = die besten drei Karten
    .four_card = alle vier Karten
option-hazari-two_pair =
    .name = zwei Paare sind eine eigene Klasse
option-hazari-odd_card_breaks_ties =
    .name = bei gleichen letzten Gruppen entscheidet die höhere übrige Karte
option-hazari-order_rule =
    .name = Reihenfolge der Gruppen
    .descending = die stärkste zuerst
    .free = beliebig
option-hazari-group4_order_basis =
    .name = die letzte Gruppe wird mit der dritten verglichen nach
    .best_three = ihren besten drei Karten
    .extended = ihrer Klasse zu viert
option-hazari-tie_rule =
    .name = von gleichen Gruppen gewinnt
    .last_played = die zuletzt gezeigte
    .first_played = die zuerst gezeigte
option-hazari-troy_instant_win =
    .name = wer mit einem Troy eine Runde gewinnt, gewinnt die Partie
option-hazari-troy_win_rounds =
    .name = in diesen Runden gewinnt ein Troy die Partie
option-hazari-target =
    .name = die Partie geht bis
option-hazari-top_tie =
    .name = Gleichstand an der Spitze
    .play_on = man spielt weiter
    .shared = man gewinnt gemeinsam
option-hazari-first_dealer =
    .name = Platz, der zuerst gibt

## Was zu entscheiden ist

asks-hazari-arrange = Ordne deine dreizehn Karten in vier Gruppen.

## Was am Tisch gesagt wird, und was es heißt

spoken-hazari-up = Up
    .means = englisch: oben; ich bin fertig und ändere nichts mehr
spoken-hazari-troy = Troy
    .means = drei Karten vom gleichen Rang
spoken-hazari-indi = Indi
    .means = eine Gruppe, die sonst nichts ist; mancherorts heißt sie Teki
