# Was Raub und Zwanzig ab gemeinsam haben: das Spiel der Stiche.

## Wörter

tricks-suit = { $suit ->
        [s] ♠
        [h] ♥
        [d] ♦
       *[c] ♣
    } { suit-name }
tricks-label-turnup = Trumpfkarte

## Abgelehnt: Texte, die kein Zug sind

refusal-unparsable--nothing-said = ein Zug ist ein Wort wie { LIST($candidates, style: "comma") } und dazu die Karten oder die Farbe, um die es geht
refusal-unparsable--unknown-word = das Wort { $part } gibt es hier nicht; es gibt { LIST($candidates, style: "comma") }
refusal-unparsable--suit-missing = die Farbe fehlt: { "s, h, d" } oder { "c" }
refusal-unparsable--no-suit = { $part } ist keine Farbe; die Farben sind { "s, h, d" } und { "c" }
refusal-unparsable--one-card = zu { $action } gehört eine Karte: { $action } { "Kh" }
refusal-unparsable--stands-alone = { $action } steht allein, ohne { $part }

## Abgelehnt: Züge

refusal-dropped-out = { WHO($seat) ->
        [you] du bist
       *[other] { NAME($seat) } ist
    } in diesem Spiel ausgestiegen
refusal-already-exchanged = { WHO($seat) ->
        [you] du hast
       *[other] { NAME($seat) } hat
    } schon getauscht; ein zweites Mal gibt es nicht
refusal-must-follow = { CARD($card) } bedient nicht: Ausgespielt ist { suit-name }, und du hast { CARDS($cards) }
refusal-follow-suit = { refusal-must-follow }
refusal-must-trump = { CARD($card) } ist kein Trumpf: Du kannst { suit-name } nicht bedienen und musst stechen, mit { CARDS($cards, style: "or") }
refusal-must-overtrump = { CARD($card) } liegt unter dem höchsten Trumpf im Stich: Du musst höher stechen, mit { CARDS($cards, style: "or") }

## Abgelehnt: Stellungen und Fälle

refusal-bad-position--seats-out-of-turn = { $path }: die Plätze spielen nicht der Reihe nach
refusal-bad-position--too-few-cards-left = { $path }: neben dem Talon, der dasteht, { $number ->
        [0] bleibt keine Karte
        [one] bleibt nur eine Karte
       *[other] bleiben nur { $number } Karten
    } für ein Blatt, dem noch { $limit } fehlen
refusal-bad-position--trick-complete = { $path }: der Stich ist voll: Alle { $limit } Plätze haben gespielt oder sind ausgestiegen
refusal-bad-case--expected-action = { $path }: hierher gehört eine Handlung wie { "1 card Kh" }, nicht { $part }
refusal-bad-case--nobody-to-act = { $path }: { $part } nennt keinen Platz, und am Zug ist niemand

## Was geschieht

event-tricks-drop = { WHO($seat) ->
        [you] Du steigst aus.
       *[other] { NAME($seat) } steigt aus.
    }
event-tricks-exchange = { COUNT($discarded) ->
        [0] { WHO($seat) ->
            [you] Du tauschst nicht.
           *[other] { NAME($seat) } tauscht nicht.
        }
        [one] { WHO($seat) ->
            [you] Du tauschst eine Karte.
           *[other] { NAME($seat) } tauscht eine Karte.
        }
       *[other] { WHO($seat) ->
            [you] Du tauschst { COUNT($discarded) } Karten.
           *[other] { NAME($seat) } tauscht { COUNT($discarded) } Karten.
        }
    }
event-tricks-exchange-seen = { COUNT($drawn) ->
        [0] Du legst { CARDS($discarded) } ab.
       *[other] Du legst { CARDS($discarded) } ab und bekommst { CARDS($drawn) }.
    }
event-tricks-card = { WHO($seat) ->
        [you] Du spielst { CARD($card) }.
       *[other] { NAME($seat) } spielt { CARD($card) }.
    }
event-tricks-trick = { WHO($seat) ->
        [you] Du gewinnst den Stich mit { CARD($card) }.
       *[other] { NAME($seat) } gewinnt den Stich mit { CARD($card) }.
    }
event-tricks-turn-up = { CARD($card) } wird aufgedeckt: { tricks-suit } ist Trumpf.
event-tricks-factor = Alles hat { $factor ->
        [2] doppelt
        [4] vierfach
       *[other] { $factor }fach
    } gezählt.
event-tricks-by-default = Alle anderen sind ausgestiegen: Alle { $number } Stiche gehen kampflos an { WHO($seat) ->
        [you] dich.
       *[other] { NAME($seat) }.
    }
event-tricks-points = { WHO($seat) ->
        [you] du
       *[other] { NAME($seat) }
    } { SIGN($points) ->
        [minus] −{ ABS($points) }
        [zero] 0
       *[plus] +{ ABS($points) }
    }
event-tricks-deal-scored = Abgerechnet wird: { LIST($items, style: "comma") }.
event-tricks-match-over = { COUNT($winners) ->
        [one] { WHO($seat) ->
            [you] Du gewinnst die Partie.
           *[other] { NAME($seat) } gewinnt die Partie.
        }
       *[other] { NAMES($winners) } gewinnen die Partie gemeinsam.
    }
event-tricks-match-over-lowest = Mehrere haben 0 oder weniger: Der tiefste Stand gewinnt.
event-tricks-match-over-everybody = Alle mit 0 oder weniger gewinnen, gleich wer tiefer steht.
event-tricks-match-over-shared = Mehrere stehen gleich am tiefsten.

## Was ein Zug bewirkt

effect-tricks-exchange = { COUNT($discarded) ->
        [0] Du behältst alle Karten.
       *[other] Du legst { CARDS($discarded) } ab und ziehst { $draws ->
            [one] eine Karte
           *[other] { $draws } Karten
        }.
    }
effect-tricks-exchange-shuffled = Du legst { CARDS($discarded) } ab und ziehst { $draws ->
        [one] eine Karte
       *[other] { $draws } Karten
    }; der Talon reicht nicht, und für { $shuffled ->
        [one] eine davon
       *[other] { $shuffled } davon
    } wird gemischt, was die anderen abgelegt haben.
effect-tricks-card-leads = { CARD($card) } wird ausgespielt.
effect-tricks-card-takes = { $trumps ->
        [true] { CARD($card) } sticht und macht den Stich.
       *[false] { CARD($card) } macht den Stich.
    }
effect-tricks-card-highest = { $trumps ->
        [true] { CARD($card) } sticht und ist bisher die höchste Karte.
       *[false] { CARD($card) } ist bisher die höchste Karte.
    }
effect-tricks-card-loses = { CARD($card) } macht den Stich nicht.
effect-tricks-drop = Du spielst diesmal nicht mit; dein Stand bleibt, wie er ist.
effect-tricks-factor = Dieses Spiel zählt { $factor ->
        [2] doppelt
        [4] vierfach
       *[other] { $factor }fach
    }.

## Ein Zug als Knopf: was er tut, was dabei herauskommt

title-tricks-exchange = { COUNT($discarded) ->
        [0] Alle Karten behalten
       *[other] { CARDS($discarded) } tauschen
    }
title-tricks-card = { CARD($card) } spielen
result-tricks-exchange = { $draws ->
        [one] eine neue Karte
       *[other] { $draws } neue Karten
    }
result-tricks-card-leads = du spielst aus
result-tricks-card-takes = { $trumps ->
        [true] sticht, macht den Stich
       *[false] macht den Stich
    }
result-tricks-card-highest = { $trumps ->
        [true] sticht, bisher am höchsten
       *[false] bisher am höchsten
    }
result-tricks-card-loses = macht den Stich nicht
result-tricks-no-trick = ohne Stich +{ $penalty }
result-tricks-drop = dein Stand bleibt
result-tricks-factor = alles ×{ $factor }

## Was zu entscheiden ist

asks-tricks-lead = Du spielst aus.
asks-tricks-follow = Bediene { suit-name }.
asks-tricks-beat = Bediene { suit-name } mit einer höheren Karte.
asks-tricks-any = Wähle eine Karte.
asks-tricks-trump = Du hast kein { suit-name }: Du musst stechen.
asks-tricks-throw = Du hast kein { suit-name }: Wähle eine Karte.
