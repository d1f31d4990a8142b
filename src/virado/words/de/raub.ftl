# Raub: was abgelehnt wird, was geschieht, was ein Zug bewirkt, Varianten und Optionen.

## Wörter

raub-action = { $action ->
        [deal] geben
        [refa] weitergeben
        [muss] Muss
        [look] nachsehen
        [raub] Raub
        [stih] Stih
        [declare] ansagen
        [pass] passen
        [turn_next] noch eine Karte aufdecken
        [play] mitgehen
        [drop] aussteigen
        [swap_seven] die Sieben tauschen
        [no_swap] die Sieben nicht tauschen
        [exchange] tauschen
        [take_turnup] die Trumpfkarte nehmen
       *[card] eine Karte spielen
    }
# Wer was zu tun hat, nach $turn und $phase.
raub-now = { $phase ->
        [before_deal] { WHO($turn) ->
            [you] erst gibst du
           *[other] erst gibt { NAME($turn) }
        }
        [deal] { WHO($turn) ->
            [you] erst gibst du
           *[other] erst gibt { NAME($turn) }
        }
        [blind] { $choices ->
            [look] { WHO($turn) ->
                [you] erst siehst du nach
               *[other] erst sieht { NAME($turn) } nach
            }
            [raub] { WHO($turn) ->
                [you] erst sagst du ungesehen Raub oder siehst nach
               *[other] erst sagt { NAME($turn) } ungesehen Raub oder sieht nach
            }
            [stih] { WHO($turn) ->
                [you] erst sagst du ungesehen Stih oder siehst nach
               *[other] erst sagt { NAME($turn) } ungesehen Stih oder sieht nach
            }
           *[all] { WHO($turn) ->
                [you] erst sagst du ungesehen Raub oder Stih oder siehst nach
               *[other] erst sagt { NAME($turn) } ungesehen Raub oder Stih oder sieht nach
            }
        }
        [bidding] { WHO($turn) ->
            [you] erst sagst du an oder passt
           *[other] erst sagt { NAME($turn) } an oder passt
        }
        [defence] { WHO($turn) ->
            [you] erst gehst du mit oder steigst aus
           *[other] erst geht { NAME($turn) } mit oder steigt aus
        }
        [seven] { $choices ->
            [no_swap] erst lehnst du den Tausch der Sieben ab
           *[all] { WHO($turn) ->
                [you] erst tauschst du die Sieben oder lässt es
               *[other] erst tauscht { NAME($turn) } die Sieben oder lässt es
            }
        }
        [exchange] { WHO($turn) ->
            [you] erst tauschst du
           *[other] erst tauscht { NAME($turn) }
        }
        [turnup] { WHO($turn) ->
            [you] erst nimmst du die Trumpfkarte
           *[other] erst nimmt { NAME($turn) } die Trumpfkarte
        }
       *[play] { WHO($turn) ->
            [you] erst spielst du
           *[other] erst spielt { NAME($turn) }
        }
    }

## Abgelehnt: Züge

refusal-no-such-move = das ist kein Zug von Raub
refusal-not-your-turn--raub = { WHO($seat) ->
        [you] du bist
       *[other] { NAME($seat) } ist
    } nicht dran: { raub-now }
refusal-not-now = { raub-action } geht jetzt nicht: { raub-now }
refusal-pass-deal-off = die Karten weitergeben, ohne zu geben, darf man in dieser Variante nicht
refusal-muss-off = Muss gibt es in dieser Variante nicht
refusal-muss-scores = Muss darf man nur sagen, wenn jemand unter { $limit } steht
refusal-muss-scores--all-below = Muss darf man nur sagen, wenn alle unter { $limit } stehen
refusal-muss-scores--opponent-below = Muss darf man nur sagen, wenn jemand anders unter { $limit } steht
refusal-raub-off = Raub ungesehen gibt es in dieser Variante nicht
refusal-stih-off = Stih gibt es in dieser Variante nicht
refusal-stih-imposed = Stih sagt man in dieser Variante nicht selbst: Eine aufgedeckte Sieben zwingt dazu
refusal-stih-needs-seven = Stih geht nur, wenn die Trumpfkarte eine Sieben ist
refusal-blind-over = { raub-action } sagt nur der Geber, und nur vor dem Nachsehen
refusal-already-passed = { WHO($seat) ->
        [you] du hast gepasst und darfst
       *[other] { NAME($seat) } hat gepasst und darf
    } bei dieser Trumpfkarte nicht mehr ansagen
refusal-only-dealer-turns = noch eine Karte aufdecken darf nur der Geber, { NAME($dealer) }, und nur, wenn alle anderen gepasst haben
refusal-turn-next-off = eine zweite Karte wird in dieser Variante nicht aufgedeckt
refusal-already-turned = eine zweite Karte liegt schon da; jetzt heißt es ansagen oder passen
refusal-muss-compels = Muss von { NAME($dealer) } zwingt alle mitzugehen; da gibt es nichts zu antworten
refusal-no-seven-swap = die Trumpfsieben kann man jetzt nicht tauschen
refusal-no-seven-swap--off = die Trumpfsieben wird in dieser Variante nicht getauscht
refusal-seven-not-held = die Trumpfsieben { CARD($card) } { WHO($seat) ->
        [you] hast du
       *[other] hat { NAME($seat) }
    } nicht
refusal-card-not-held = { CARDS($cards) } hast du nicht auf der Hand
refusal-card-not-held--turn-up = { CARD($card) } ist die Trumpfkarte und nicht auf deiner Hand
refusal-card-not-held--laying-away = ablegen kannst du die Trumpfkarte { CARD($turnup) } oder eine Karte deiner Hand, nicht { CARD($card) }
refusal-too-many-changed = { COUNT($cards) ->
        [one] eine Karte ({ CARDS($cards) }) ist schon zu viel
       *[other] { COUNT($cards) } Karten ({ CARDS($cards) }) sind zu viele
    }: Tauschen darf man höchstens { $limit }
refusal-stock-short = für { COUNT($cards) ->
        [one] eine Karte
       *[other] { COUNT($cards) } Karten
    } ({ CARDS($cards) }) reicht der Talon nicht: { $limit ->
        [0] keine ist mehr da
        [one] nur noch eine ist da
       *[other] nur noch { $limit } sind da
    }
refusal-turnup-compulsory = wer angesagt hat, muss jetzt die Trumpfkarte nehmen und eine Karte ablegen
refusal-turnup-kept = die Trumpfkarte { CARD($card) } darf man in dieser Variante nicht wieder ablegen
refusal-misdeal-too-late = „vergeben“ gilt nur, bis zum ersten Mal angesagt, gepasst, geantwortet oder getauscht ist
refusal-misdeal-too-early = es ist noch gar nicht gegeben, also auch nicht vergeben
refusal-misdeal-dealer-only = in dieser Variante zahlt nur der Geber für „vergeben“, und ein Platz wird nicht genannt
refusal-misdeal-of-dealer = dass der Geber selbst sich vergeben hat, wird ohne Platz gemeldet
refusal-referee-only = „vergeben“ meldet nur die Spielleitung
refusal-referee-only-misdeals = die Spielleitung meldet „vergeben“ und sonst nichts

## Abgelehnt: Optionen und Fälle

refusal-bad-options--event-twice = in { "refa_sources" } steht etwas zweimal
refusal-bad-options--no-unit = { "unit" } ist eine positive ganze Zahl oder ein Bruch wie { "1/2" }, nicht { $part }
refusal-bad-options--unit-not-whole = { "winner_split=integer" } geht nur mit ganzem { "unit" }
refusal-bad-options--raub-stock-suffices = der Talon geht nie aus: getauscht werden höchstens { $number } Karten, und { $limit } oder mehr liegen da
refusal-bad-case--declarer-dropped = { $path }: Platz { $seat } hat angesagt und steigt nie aus
refusal-bad-case--dropped-seat-wins = { $path }: Platz { $seat } ist ausgestiegen und macht keine Stiche
refusal-bad-case--too-many-tricks = { $path }: ein Spiel hat { $limit } Stiche
refusal-bad-case--nobody-has-won = { $path }: gewonnen hat niemand
refusal-bad-case--expected-amount = { $path }: hierher gehört ein Geldbetrag, nicht { $part }

## Was geschieht

event-raub-deal = { WHO($dealer) ->
        [you] Du gibst.
       *[other] { NAME($dealer) } gibt.
    }
event-raub-bid-refa = { WHO($seat) ->
        [you] Du gibst die Karten weiter: Refa.
       *[other] { NAME($seat) } gibt die Karten weiter: Refa.
    }
event-raub-bid-muss = { WHO($seat) ->
        [you] Du sagst Muss: Alle spielen mit, niemand darf aussteigen.
       *[other] { NAME($seat) } sagt Muss: Alle spielen mit, niemand darf aussteigen.
    }
event-raub-bid-raub = { WHO($seat) ->
        [you] Du sagst Raub.
       *[other] { NAME($seat) } sagt Raub.
    }
event-raub-bid-stih = { WHO($seat) ->
        [you] Du sagst Stih: ein Stich genügt.
       *[other] { NAME($seat) } sagt Stih: ein Stich genügt.
    }
event-raub-bid-declare = { WHO($seat) ->
        [you] Du sagst an.
       *[other] { NAME($seat) } sagt an.
    }
event-raub-bid-pass = { WHO($seat) ->
        [you] Du passt.
       *[other] { NAME($seat) } passt.
    }
event-raub-bid-turn_next = { WHO($seat) ->
        [you] Du deckst noch eine Karte auf.
       *[other] { NAME($seat) } deckt noch eine Karte auf.
    }
event-raub-defend = { WHO($seat) ->
        [you] Du gehst mit: Igram.
       *[other] { NAME($seat) } geht mit: Igram.
    }
event-raub-drop = { WHO($seat) ->
        [you] Du steigst aus: Idem.
       *[other] { NAME($seat) } steigt aus: Idem.
    }
event-raub-swap-seven = { WHO($seat) ->
        [you] Du tauschst { CARD($seven) } gegen { CARD($card) }.
       *[other] { NAME($seat) } tauscht { CARD($seven) } gegen { CARD($card) }.
    }
event-raub-reshuffle = Der Talon ist aufgebraucht; das Abgelegte wird gemischt und ist der neue.
event-raub-reshuffle-seen = Der Talon ist aufgebraucht; das Abgelegte wird gemischt und ist der neue. Du bekommst { CARDS($drawn) }.
event-raub-take-turnup = { WHO($seat) ->
        [you] Du nimmst die Trumpfkarte { CARD($card) }.
       *[other] { NAME($seat) } nimmt die Trumpfkarte { CARD($card) }.
    }
event-raub-take-turnup-seen = Du nimmst die Trumpfkarte { CARD($card) } und legst { CARDS($discarded) } ab.
event-raub-misdeal = { $intentional ->
        [true] { WHO($dealer) ->
            [you] Du hast absichtlich falsch gegeben.
           *[other] { NAME($dealer) } hat absichtlich falsch gegeben.
        }
       *[false] { WHO($dealer) ->
            [you] Du hast dich vergeben.
           *[other] { NAME($dealer) } hat sich vergeben.
        }
    }
event-raub-mistake = { $intentional ->
        [true] { WHO($seat) ->
            [you] Du hast absichtlich einen Fehler gemacht.
           *[other] { NAME($seat) } hat absichtlich einen Fehler gemacht.
        }
       *[false] { WHO($seat) ->
            [you] Du hast einen Fehler gemacht.
           *[other] { NAME($seat) } hat einen Fehler gemacht.
        }
    }
event-raub-thrown-in-first_round_passout = Alle haben gepasst: zusammengeworfen.
event-raub-thrown-in-second_round_passout = Wieder haben alle gepasst: zusammengeworfen.
event-raub-thrown-in-third_same_suit = Dreimal dieselbe Farbe aufgedeckt: zusammengeworfen.
event-raub-thrown-in-misdeal = Die Karten werden zusammengeworfen.
event-raub-refa = Eine Refa wird angeschrieben.
event-raub-declarer = { WHO($seat) ->
        [you] Du hast
       *[other] { NAME($seat) } hat
    } { $required ->
        [one] den nötigen Stich
        [2] die nötigen zwei Stiche
       *[other] die nötigen { $required } Stiche
    }{ $made ->
        [true] { " " }gemacht
       *[false] { " " }nicht gemacht
    }.
raub-tricks = { $required ->
        [one] einen Stich
        [2] zwei Stiche
       *[other] { $required } Stiche
    }
event-raub-settlement = Bezahlt wird: { LIST($items) }.
event-raub-amount = { $pays ->
        [true] { WHO($seat) ->
            [you] du zahlst { $amount }
           *[other] { NAME($seat) } zahlt { $amount }
        }
       *[false] { WHO($seat) ->
            [you] du bekommst { $amount }
           *[other] { NAME($seat) } bekommt { $amount }
        }
    }

## Was ein Zug bewirkt

effect-raub-declare = { $contract ->
        [muss] Alle gehen mit, und du musst { raub-tricks } von vieren machen
       *[other] Du musst { raub-tricks } von vieren machen, und die Trumpfkarte gehört dir
    }; sonst { raub-points } dazu.
effect-raub-play = Du musst einen Stich machen, sonst { raub-points } dazu.
# Aus $penalty.
raub-points = { $penalty ->
        [one] kommt ein Punkt
       *[other] kommen { $penalty } Punkte
    }
effect-raub-throw-in-pass_deal = Gegeben wird nicht; der nächste Platz ist dran.
effect-raub-throw-in-passout = Die Karten werden zusammengeworfen.
effect-raub-throw-in-misdeal = { $penalty ->
        [0] Die Karten werden zusammengeworfen.
       *[other] Die Karten werden zusammengeworfen, und für das falsche Geben { raub-points } dazu.
    }
effect-raub-throw-in-mistake = { $penalty ->
        [0] Die Karten werden zusammengeworfen.
       *[other] Die Karten werden zusammengeworfen, und für den Fehler von { NAME($seat) } { raub-points } dazu.
    }
effect-raub-refa = Eine Refa wird angeschrieben: Ein späteres Spiel zählt doppelt.
effect-raub-swap-seven = Du legst { CARD($seven) } hin und nimmst { CARD($card) }.
effect-raub-take-turnup = { $same ->
        [true] Du legst die Trumpfkarte { CARD($card) } gleich wieder ab und behältst dein Blatt.
       *[false] Du nimmst { CARD($card) } und legst { CARDS($discarded) } ab.
    }
effect-raub-turn_next = Die nächste Karte vom Talon wird aufgedeckt, ihre Farbe ist Trumpf; alle sagen neu.

## Ein Zug als Knopf: was er tut, was dabei herauskommt

title-raub-deal = Geben
title-raub-refa = Weitergeben (Refa)
title-raub-muss = Muss sagen
title-raub-look = Karten ansehen
title-raub-raub = Raub sagen
title-raub-stih = Stih sagen
title-raub-declare = Ansagen
title-raub-pass = Passen
title-raub-turn_next = Noch eine Karte aufdecken
title-raub-play = Mitgehen (Igram)
title-raub-drop = Aussteigen (Idem)
title-raub-swap_seven = { CARD($seven) } gegen { CARD($card) } tauschen
title-raub-no_swap = Nicht tauschen
title-raub-take_turnup = { $same ->
        [true] { CARD($card) } gleich wieder ablegen
       *[false] { CARD($card) } nehmen, { CARDS($discarded) } ablegen
    }
title-raub-misdeal = Falsches Geben melden
title-raub-mistake = Fehler von { NAME($seat) } melden
result-raub-declare = { raub-tricks }, sonst +{ $penalty }
result-raub-refa = ein späteres Spiel zählt doppelt

## Phasen

phase-raub-before_deal = vor dem Geben
phase-raub-deal = geben
phase-raub-blind = ungesehen
phase-raub-bidding = ansagen
phase-raub-defence = mitgehen oder aussteigen
phase-raub-seven = Tausch der Sieben
phase-raub-exchange = tauschen
phase-raub-turnup = die Trumpfkarte nehmen
phase-raub-play = spielen

## Varianten

variant-raub =
    .title = Raub
    .place = Kroaten in den USA
    .summary = Wer ansagt, braucht zwei von vier Stichen, wer mitgeht, einen; von 21 herunter.
variant-raub-seven-always =
    .title = Raub (Sieben gegen jede Trumpfkarte)
    .place = Kroaten in den USA
    .summary = Die Trumpfsieben darf man gegen die Trumpfkarte tauschen.
variant-raub-seven-ace-only =
    .title = Raub (Sieben gegen das Ass)
    .place = Kroaten in den USA
    .summary = Die Trumpfsieben darf man gegen die Trumpfkarte tauschen, wenn sie ein Ass ist.
variant-raub-persian-literal =
    .title = Raub (nach dem Wortlaut)
    .place = persischer Text
    .summary = Alle zum Mitgehen verpflichten (Muss) darf man nur, wenn alle unter zehn stehen; dreimal dieselbe Farbe macht kein späteres Spiel doppelt (keine Refa).
variant-raub-automatic-stih =
    .title = Raub (eine Sieben verpflichtet)
    .place = Serbien
    .summary = Wird eine Sieben aufgedeckt, muss der Geber ansagen und einen Stich machen.

## Optionen

option-raub-start_score =
    .name = Punkte zu Beginn
option-raub-first_dealer =
    .name = Platz, der zuerst gibt
option-raub-raub =
    .name = der Geber darf ungesehen Raub sagen
option-raub-raub_required_tricks =
    .name = Stiche, die Raub braucht
option-raub-stih =
    .name = Stih, wenn eine Sieben aufgedeckt ist
    .off = wird nicht gespielt
    .optional = der Geber darf es sagen
    .automatic = gilt von selbst
option-raub-muss =
    .name = Muss geht
    .off = nie
    .any_below = wenn jemand unter der Schwelle steht
    .opponent_below = wenn jemand außer dem Geber unter der Schwelle steht
    .all_below = wenn alle unter der Schwelle stehen
option-raub-muss_threshold =
    .name = Schwelle für Muss
option-raub-pass_deal =
    .name = der Geber darf die Karten weitergeben
option-raub-turn_next =
    .name = der Geber darf noch eine Karte aufdecken, wenn alle anderen passen
option-raub-refa_sources =
    .name = wofür eine Refa angeschrieben wird
    .first_round_passout = alle passen
    .second_round_passout = alle passen noch einmal
    .third_same_suit = dreimal dieselbe Farbe aufgedeckt
    .pass_deal = die Karten werden weitergegeben
    .misdeal = falsch gegeben
option-raub-refa_stacking =
    .name = mehrere Refas
    .queue = verdoppeln je ein Spiel, eines nach dem anderen
    .compound = verdoppeln alle zusammen das nächste Spiel, immer wieder
    .single = gibt es nie: Es ist höchstens einer
option-raub-refa_max_outstanding =
    .name = so viele Refas höchstens (0: beliebig viele)
option-raub-exchange_max =
    .name = so viele Karten darf man höchstens tauschen
option-raub-stock_short =
    .name = reicht der Talon nicht
    .limit = man darf weniger tauschen
    .reshuffle = das Abgelegte wird neu gemischt
option-raub-turnup_order =
    .name = der Ansager nimmt die Trumpfkarte
    .after_exchange = nach dem Tauschen
    .before_exchange = vor dem Tauschen
option-raub-turnup_discard =
    .name = für die Trumpfkarte darf man ablegen
    .any = jede Karte
    .not_turnup = jede außer der Trumpfkarte
option-raub-seven_exchange =
    .name = Tausch der Trumpfsieben gegen die Trumpfkarte
    .never = nie
    .only_ace = wenn sie ein Ass ist
    .always = immer
option-raub-seven_exchange_timing =
    .name = dieser Tausch kommt
    .after_defence = nach den Antworten
    .before_defence = vor den Antworten
option-raub-seven_exchange_after_blind =
    .name = diesen Tausch gibt es auch nach Raub, Stih und Muss
option-raub-overtrump =
    .name = wer stechen muss, übertrumpft
    .optional = nach Belieben
    .required = wenn es geht
option-raub-declarer_penalty =
    .name = Punkte dazu, wenn eine Ansage nicht geschafft wird
option-raub-defender_penalty =
    .name = Punkte dazu für Mitgehen ohne Stich
option-raub-misdeal_by =
    .name = die Spielleitung meldet Fehler
    .dealer = nur beim Geben
    .any_player = auch von anderen
option-raub-misdeal_penalty =
    .name = Punkte dazu für einen absichtlichen Fehler
option-raub-unit =
    .name = Geld für einen Punkt
option-raub-winner_split =
    .name = mehrere, die gewinnen, teilen das Geld
    .exact = genau
    .integer = in ganzen Einheiten

## Was zu entscheiden ist

asks-raub-before_deal = Du gibst. Wie beginnt das Spiel?
asks-raub-blind = Sag blind an, oder sieh dir deine Karten an.
asks-raub-bidding = { $suit ->
        [none] Sagst du an, oder passt du?
       *[other] Sagst du mit { suit-name } als Trumpf an, oder passt du?
    }
asks-raub-defence = Gehst du mit (Igram), oder steigst du aus (Idem)?
asks-raub-seven = Tauschst du die Sieben gegen die Trumpfkarte?
asks-raub-no-seven = Du hast die Trumpfsieben nicht.
asks-raub-exchange = Welche Karten tauschst du?
asks-raub-turnup = Die Trumpfkarte gehört dir. Welche Karte legst du ab?

## Was am Tisch gesagt wird, und was es heißt

spoken-raub-raub = Raub
    .means = der Geber nimmt sich, ohne ins Blatt zu sehen, die Trumpfkarte und verpflichtet sich zu den Stichen
spoken-raub-stih = Stih
    .means = kroatisch für Stich: ein einziger genügt
spoken-raub-muss = Muss
    .means = alle müssen mitspielen
spoken-raub-refa = Refa
    .means = ein Strich: ein späteres Spiel zählt doppelt
spoken-raub-igram = Igram
    .means = kroatisch: ich spiele
spoken-raub-idem = Idem
    .means = kroatisch: ich gehe
