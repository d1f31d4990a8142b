# Das Terminal: Seiten, Fragen, Hinweise, Hilfe, Spielstärken, Abrechnungen. `.typed` zeigt als Beispiel, was getippt wird, `.words`
# nennt alles, was getippt werden kann; in Listen stehen Leerzeichen zwischen den Wörtern.

## Plätze, Parteien, Anzahlen

terminal-you = Du
# $seats sind die Partner in dieser Partei.
terminal-side = { WHOSE($side) ->
        [you] du
        [yours] du und { NAMES($seats) }
       *[other] { SIDE($side) }
    }
terminal-side-score = { $name } { $number }
terminal-cards = { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    }
terminal-score = Stand { $number }
terminal-dealer = { WHO($seat) ->
        [you] gibst
       *[other] gibt
    }
terminal-no-cards = keine Karten

## Die Zeile ganz oben

terminal-deal = Spiel { $number }
terminal-deal-over = Spiel { $number } ist zu Ende
terminal-target = bis { $total }
terminal-down-to-0 = herunter bis 0
terminal-anticlockwise = gegen den Uhrzeigersinn
terminal-seed = Mischung { $number }

## Beschriftungen

terminal-label-table = Tisch
terminal-label-builds = Bauten
terminal-label-hand = Blatt
terminal-label-trick = Stich
terminal-label-trump = Trumpf
terminal-label-refa = { "Refa" }

## Befehle auf jeder Seite

terminal-command-score =
    .key = s
    .word = Stand
    .words = stand punkte { "score" }
    .what = der Stand, Spiel für Spiel
terminal-command-rules =
    .key = r
    .word = Regeln
    .words = regeln regel { "rules" }
    .what = die Regeln dieser Variante; mit einer Regelnummer, etwa { $input }, nur diese
terminal-command-hint =
    .key = v
    .word = Vorschlag
    .words = vorschlag tipp hinweis { "hint h" }
    .what = was hier gut gespielt wäre, was es bringt und warum
terminal-command-log =
    .key = p
    .word = Protokoll
    .words = protokoll verlauf { "log l" }
    .what = alles, was in der Partie geschehen ist
terminal-command-undo =
    .key = u
    .word = zurück
    .words = zurück zurücknehmen { "undo back" }
    .what = nimmt deinen letzten Zug zurück, wenn seitdem niemand eine neue Karte gesehen hat
terminal-command-quit =
    .key = q
    .word = Ende
    .words = ende schluss { "quit exit" }
    .what = speichert die Partie und hört auf, ebenso wie Strg-C. Gespeichert wird auch nach jedem Zug
terminal-command-correct =
    .key = k
    .word = korrigieren
    .words = korrigieren korrektur ändern { "correct c" }
terminal-command-players =
    .key = m
    .word = Mitspieler
    .words = mitspieler spieler { "players" }
terminal-command-write =
    .key = d
    .word = Datei
    .words = datei schreiben speichern { "write save" }
terminal-command-bots =
    .word = bots
    .what = die letzten Zeilen, die deine Bots ausgegeben haben
terminal-words-all = alle { "all" }
terminal-words-help = hilfe { "help" }
terminal-words-bots = bots
terminal-footer-help = ? Hilfe

## Hilfe

terminal-help-number =
    .typed = 7
    .what = spielt Zug Nummer 7
terminal-help-rank =
    .typed = a, ah
    .what = zeigt die Züge mit Assen, oder nur die mit dem Herz-Ass; bleibt ein einziger Zug übrig, spielt ihn die Eingabetaste
terminal-help-rank-rook =
    .typed = 7, 7b
    .what = zeigt die Züge mit Siebenen, oder nur die mit der schwarzen Sieben; bleibt ein einziger Zug übrig, spielt ihn die Eingabetaste
terminal-help-rank-german =
    .typed = d, hd
    .what = zeigt die Züge mit Däusern, oder nur die mit dem Herz-Daus; bleibt ein einziger Zug übrig, spielt ihn die Eingabetaste
terminal-help-all =
    .typed = .
    .what = zeigt wieder alle Züge
terminal-help-text =
    .typed = { $input }
    .what = der ganze Text eines Zuges mit seinen Karten spielt ihn; ein Wort allein zeigt nur seine Züge
terminal-help-ask =
    .typed = ? { $input }
    .what = fragt, ob ein Zug erlaubt ist und warum nicht; dasselbe tut ein Zug mit ? dahinter
terminal-help-note = Karten gehen auch in Worten: „Herz-König“. Ist der Buchstabe eines Befehls zugleich ein Kartenwert, zeigt er die Züge mit dieser Karte; noch einmal getippt oder ausgeschrieben ist er der Befehl.
terminal-help-changed = An diesem Tisch anders: { LIST($items, style: "comma") }.
terminal-help-spoken = Was an diesem Tisch gesagt wird (auch mit { "? Wort" })
terminal-spoken = „{ $name }“: { $sentence }.

## Hinweise

terminal-note-first = Tippe die Nummer eines Zuges und drücke Enter; ? hilft weiter.
terminal-note-unfinished = Eine Partie ist noch nicht zu Ende: { $input } setzt sie fort.
terminal-note-bot-output = Deine Bots haben etwas ausgegeben: { $input } zeigt es.
terminal-bot-output = Die Ausgabe deiner Bots steht in { $path }
terminal-bot-output-none = (noch nichts)
terminal-bot-silent = { $sentence }; er sagt nichts an
terminal-note-type = Tippe die Nummer eines Zuges oder einen Teil davon; ? hilft weiter.
terminal-note-preparing = Die anderen bereiten sich noch vor (beim ersten Start ein bis zwei Minuten); so lange spielen einfachere für sie.
terminal-note-cut = Das sind die ersten { $limit } von sehr vielen Zügen; jeden anderen kannst du als Text tippen.
terminal-note-enter-plays = Enter spielt: { $move }
terminal-note-number-plays = Tippe { $number }, um das zu spielen: { $move }
terminal-note-all-fit = Auf „{ $input }“ passen alle { $number } Züge; tippe eine Nummer.
terminal-note-show-all = (. zeigt alle { $number } Züge)
terminal-note-narrowed = { $number } von { $total } Zügen.
terminal-note-show-all-short = (. zeigt alle)
terminal-note-enter-goes-on = Mit Enter geht es weiter.
terminal-note-not-used = „{ $input }“ bewirkt hier nichts; mit Enter geht es weiter.
terminal-note-quit-again = Zum Speichern und Aufhören noch einmal { $input } tippen; mit Enter geht es weiter.
terminal-note-typed-elsewhere = „{ $input }“ stand unter einer anderen Seite und spielt nichts; tippe es hier.
terminal-note-no-rule = Eine Regel { $rule } gibt es in dieser Variante nicht; der Befehl ohne Nummer zeigt alle.
terminal-note-no-such-move = „{ $input }“ ist kein Zug. Möglich ist jetzt: { LIST($names, style: "comma") }.
terminal-note-which-move = Auf „{ $input }“ passen mehrere Züge: { LIST($names, style: "comma") }.
terminal-note-no-move = Auf „{ $input }“ passt kein Zug; . zeigt alle, ? hilft.
# $number ist die Nummer des einzigen Zuges oder 0; $leaves sagt, ob der Befehl das Programm beendet.
terminal-note-letter = Auf { $input } passen diese Züge: Tippe { $number ->
        [0] eine Nummer
       *[other] { $number }
    } zum Spielen oder noch einmal { $input } für den Befehl „{ $command }“.
terminal-note-taken-back = Dein Zug ist zurückgenommen: Wähle noch einmal.
terminal-note-not-taken-back = Zurücknehmen geht nicht: { $sentence }.
terminal-note-number-is = { $number } ist die Nummer von { $move }; mit Enter spielst du das.
terminal-note-shows = { $input } zeigt die Karten mit { $number }.
terminal-note-no-number = Einen Zug { $number } gibt es nicht; die Nummern gehen bis { $limit }.
terminal-note-number-hidden = Zug { $number } wird gerade nicht angezeigt; . zeigt alle.
terminal-note-no-entry = Eine Antwort { $number } hat diese Frage nicht; die Nummern gehen bis { $limit }.
terminal-earlier = … ({ $key } zeigt alles)
terminal-small-window = Dieses Fenster hat { $columns } mal { $rows } Zeichen; Seiten sind für 40 mal 16 und mehr gemacht.
terminal-more-moves = noch { $number }: { $input }
terminal-moves-by-card = Tippe eine Karte, etwa { $input }, um ihre Züge zu sehen.
terminal-go-on = weiter
terminal-enter-goes-on = Enter: weiter
terminal-enter-next-deal = Enter: das nächste Spiel
terminal-tie = Gleichstand bei { $number } ({ LIST($names) }): Ein weiteres Spiel entscheidet.
terminal-tie-only = Gleichstand bei { $number } ({ LIST($names) }): Ein weiteres Spiel entscheidet, und nur sie spielen mit.
terminal-enter-another-match = Enter: noch eine Partie, q: Schluss
terminal-page-more = Enter: weiter (noch { $number ->
        [one] 1 Zeile
       *[other] { $number } Zeilen
    }), q: zurück
terminal-page-further = Enter: weiter (noch { $number ->
        [one] 1 Zeile
       *[other] { $number } Zeilen
    })
terminal-page-end = Enter: zurück zur Partie
terminal-page-end-earlier = Enter: zurück zur Partie, .: von Anfang an
terminal-no-such-card = { $input } hast du nicht auf der Hand.
terminal-which-card = Welche { $input }?
terminal-typed-twice = { $input } steht zweimal da.

## Ablehnungen

terminal-not-allowed = Nicht erlaubt: { $sentence }.
terminal-not-allowed-by = Nicht erlaubt ({ $rule }): { $sentence }.
terminal-not-understood = Nicht verstanden: { $sentence }.
terminal-allowed = { $move } ist erlaubt.
terminal-no = Nein: { $sentence }.
refusal-bad-options--no-such-seat = die Plätze sind 0 bis { $limit }
refusal-bad-record--nothing-unfinished = es ist keine Partie offen
refusal-bad-record--bot-not-given = zur Partie { $path } gehört ein eigener Bot, { LIST($candidates) }; nenne sein Programm oder seine Klasse wieder: { COMMAND($input) }
refusal-bad-record--no-such-match = keine gespeicherte Partie heißt { $path }; `{ COMMAND("matches") }` zeigt sie
refusal-bad-record--no-such-match-but = keine gespeicherte Partie heißt { $path }; meinst du { $near }? `{ COMMAND("matches") }` zeigt sie
refusal-bad-record--open-elsewhere = { $path } ist in einem anderen Terminal offen
refusal-bad-record--other-players = in { $path } sitzen andere als in der gespeicherten Partie
refusal-bad-record--not-saved = { $path } ist keine gespeicherte Partie: { PROBLEM($problem) }
refusal-bad-record--other-saved-version = { $path } stammt von einer anderen Version von Virado; diese hier liest bis Version { $limit }

## Spielstärken

terminal-level-random =
    .name = Zufall
terminal-level-greedy =
    .name = gierig
terminal-level-beginner =
    .name = Einstieg
    .about = vergisst Karten und übersieht Möglichkeiten
terminal-level-club =
    .name = Klub
    .about = übersieht nichts, zählt mit und entscheidet auf einen Blick
terminal-level-expert =
    .name = Spitze
    .about = probiert die Züge in vielen möglichen Verteilungen durch
terminal-level-careful =
    .name = vorsichtig
    .about = denkt zuerst daran, was für die anderen bleibt
terminal-level-builder =
    .name = baut gern
    .about = baut gern und führt Bauten weiter
terminal-level-taker =
    .name = greift zu
    .about = nimmt lieber, was daliegt, als zu bauen
terminal-level-bold =
    .name = mutig
    .about = bietet und bleibt mit weniger als andere
terminal-level-opener =
    .name = starker Anfang
    .about = gibt Punkte her für eine starke erste Gruppe
terminal-level-even =
    .name = ausgeglichen
    .about = gibt Punkte her, damit keine Gruppe aussichtslos ist
terminal-level-fit =
    .name = dein Niveau
    .about = richtet sich danach, wie deine Partien ausgehen; heute spielt es bei { $place } der Skala ({ "--bots fit" })
terminal-level-fit-at = dein Niveau, { $place }
terminal-levels-question = { LIST($names) } { COUNT($names) ->
        [one] spielt
       *[other] spielen
    } mit dir. Wie gut?
terminal-levels-how = Tippe eine Nummer und Enter (nur Enter: { $level }), eine Stufe dazwischen wie { "dial:0,7" } ({ "dial:0" } ist der Einstieg, { "dial:1" } die Spitze) oder eine für jeden Platz, mit Kommas.
terminal-levels-unknown = in dieser Liste gibt es keinen Bot { $input }
terminal-levels-unknown-but = in dieser Liste gibt es keinen Bot { $input }; vielleicht meinst du { $near }

## Ratschläge

terminal-hint-best = { terminal-hint-player }: { terminal-hint-move }, { LIST($clauses, style: "comma") }.
terminal-hint-player = { $level ->
        [expert] Auf Spitzenniveau
        [club] Auf Klubniveau
        [greedy] Rein gierig
       *[other] Auf Stufe { $level }
    }
terminal-hint-move = { $number ->
        [0] { $move }
       *[other] { $number } ({ $move })
    }
terminal-hint-next = Oder: { terminal-hint-move }, { LIST($clauses, style: "comma") }.
# $kind sagt, ob der Wert genau ist oder mit einem Standardfehler geschätzt.
terminal-figure-points = { $value }{ $kind ->
        [exact] { "" }
        [ascii] { " " }+- { $error }
       *[estimated] { " " }± { $error }
    } Punkte in diesem Spiel zu erwarten
terminal-figure-percent = { $value }{ $kind ->
        [exact] { "" }
        [ascii] { " " }+- { $error }
       *[estimated] { " " }± { $error }
    } % der Partie

## Stand und Ende

terminal-score-title = { $title }: der Stand
terminal-score-start = Beginn
terminal-score-now = jetzt
terminal-score-last = Das letzte Spiel
terminal-row-score = Stand
terminal-row-deal = dieses Spiel
terminal-log-empty = Noch ist nichts geschehen.
terminal-scores = Endstand: { LIST($scores) }.
terminal-not-saved = Diese Partie wird nicht gespeichert: { PROBLEM($problem) }. VIRADO_DATA=ORDNER wählt einen anderen Ort.
terminal-thinking = { NAME($seat) } denkt nach ...
terminal-saved = Die Partie ist gespeichert. So geht es weiter:
terminal-kept = Die Partie ist gespeichert. So siehst du sie noch einmal:

## Casino

terminal-casino-round = Spiel { $number }, Runde { $round }
terminal-casino-extra-deal = Zusatzspiel
terminal-casino-stock = { $number ->
        [0] letzte Karten
       *[other] { $number } im Talon
    }
terminal-casino-single-deal = ein Spiel
terminal-casino-no-loose-card = keine offene Karte
terminal-casino-partner = { $name }, Partner
terminal-casino-pile = Stapel { $number }
terminal-casino-top = oben { CARD($card) }
terminal-casino-sweeps = { $number ->
        [one] 1 { casino-sweep }
       *[other] { $number } { casino-sweeps }
    }
terminal-casino-took-last = zuletzt genommen
terminal-casino-bottom = unterste Karte { CARD($card) }
terminal-casino-open = { LIST($items) }
terminal-casino-only = { COUNT($items) ->
        [0] nichts zählt mehr
        [one] nur { terminal-casino-open } zählt noch
       *[other] nur { terminal-casino-open } zählen noch
    }
terminal-casino-open-most_cards = Karten
terminal-casino-open-most_spades = Pik
terminal-casino-open-big_casino = Großes Casino
terminal-casino-owner = { WHO($seat) ->
        [you] von dir
       *[other] von { NAME($seat) }
    }
terminal-casino-keeper = { WHO($seat) ->
        [you] – du hältst die Karte
       *[other] – { NAME($seat) } hält die Karte
    }
terminal-casino-keep = ({ $value ->
        [1] ein Ass
        [8] eine 8
        [11] einen Buben
        [12] eine Dame
        [13] einen König
        [14] ein Ass
       *[other] eine { $value }
    } behalten)
terminal-casino-turn = Du bist dran.
terminal-casino-turn-keeping = Du bist dran. Du hältst { COUNT($values) ->
        [one] den Bau von { LIST($values) }
       *[other] Bauten von { LIST($values) }
    } und darfst deshalb nichts hinlegen.
terminal-casino-trail = leg hin
terminal-casino-take = nimm { $cards }
terminal-casino-all = alles
terminal-casino-build-new = bau { $value }: { $cards }
terminal-casino-build-raise = erhöh { $build } auf { $value }
terminal-casino-build-extend = leg an { $build } ={ $value }
terminal-casino-stealing = und stiehl { CARDS($cards) }
terminal-casino-for-partner = für den Partner
terminal-casino-words-trail = leg legen hinlegen { "trail" }
terminal-casino-words-capture = nimm nehmen { "take capture" }
terminal-casino-words-sweep = tabbe virado { "sweep" }
terminal-casino-words-build = bau bauen { "build" }
terminal-casino-words-raise = erhöh erhöhen leg anlegen { "raise add extend" }
terminal-casino-words-steal = stiehl stehlen { "steal" }
terminal-casino-words-partner = partner für { "for" }
terminal-casino-words-orange = { "o orange" }
terminal-casino-words-claim = ausz ausz! { "claim" }
terminal-casino-orange-price = Tippe jetzt „{ $input }“, um Orange zu rufen; ein falscher Ruf kostet { $number } Punkte.
terminal-casino-orange-question = Ist das eine Orange? Ein falscher Ruf kostet { $number } Punkte. Mit Enter geht es weiter.
terminal-casino-help-signs =
    .typed = x, +, =8
    .what = zeigt, was nimmt, was baut, was eine 8 baut
terminal-casino-help-captures =
    .typed = x
    .what = zeigt, was nimmt
terminal-casino-help-orange =
    .typed = { "orange" }
    .short = { "" }
    .what = ruft Orange, zweimal getippt, wenn jemand Rot und Gelb zusammen genommen hat; ein falscher Ruf kostet { $number } Punkte
terminal-casino-help-orange-with =
    .typed = 5o
    .what = spielt Zug 5 und ruft dabei Orange, zum selben Preis
terminal-casino-help-claim =
    .typed = ausz
    .short = { "" }
    .what = sagt an, dass du genug Punkte hast; 5! spielt Zug 5 und sagt es gleich dazu
terminal-casino-row-cards = Karten
terminal-casino-row-spades = Pik
terminal-casino-row-sweeps = { casino-sweeps }
terminal-casino-row-sweeps_net = { casino-sweeps }, die bleiben
terminal-casino-row-restricted = es zählt nur
terminal-casino-everything = alles
terminal-casino-row-item-most_cards = meiste Karten
terminal-casino-row-item-most_spades = meiste Pik
terminal-casino-row-item-big_casino = Großes Casino
terminal-casino-row-item-little_casino = Kleines Casino
terminal-casino-row-item-ace = Asse
terminal-casino-row-item-sweep = für { casino-sweeps }
terminal-casino-row-item-five = Fünfen
terminal-casino-row-item-orange = Orangen
terminal-casino-row-item-false_call = falsche Rufe
terminal-casino-row-item-last_capture = zuletzt genommen
terminal-casino-row-points = dieses Spiel
terminal-casino-row-scores = Stand

## Raub und Zwanzig ab

# Ein Spiel; die persischen Wörter sind hier andere als in den übrigen Familien.
terminal-tricks-deal = Spiel { $number }
terminal-tricks-deal-over = Spiel { $number } ist zu Ende
terminal-tricks-lead = du spielst aus
terminal-tricks-no-card = noch leer
terminal-tricks-led = { WHO($seat) ->
        [you] du spielst { CARD($card) } aus
       *[other] { NAME($seat) } spielt { CARD($card) } aus
    }
terminal-tricks-played = { WHO($seat) ->
        [you] du { CARD($card) }
       *[other] { NAME($seat) } { CARD($card) }
    }
terminal-tricks-your-turn = du?
terminal-tricks-dropped = ausgestiegen
terminal-tricks-changed = { $number } getauscht
terminal-tricks-won = { $number ->
        [one] 1 Stich
       *[other] { $number } Stiche
    }
terminal-tricks-trump = { $suit }
terminal-tricks-turned = aufgedeckt { CARDS($cards) }
terminal-tricks-stock = Talon { $number }
terminal-tricks-your-card = Deine Karte?
terminal-tricks-only-card = Nur eine Karte ist erlaubt: Enter spielt sie.
terminal-tricks-ask-cards = Welche Karten tauschst du, höchstens { $limit }? Tippe sie ({ $input }) oder keine.
terminal-tricks-ask-picked = { CARDS($cards) } tauschen? Enter tauscht; weitere Karten kommen dazu, mit „keine“ fängst du neu an.
terminal-tricks-not-picked = { CARDS($cards) } { COUNT($cards) ->
        [one] bleibt
       *[other] bleiben
    } auf deiner Hand.
terminal-tricks-exchange = { CARDS($cards) } tauschen
terminal-tricks-counted = Alles zählt { $number ->
        [2] doppelt
        [4] vierfach
       *[other] { $number }fach
    }.
terminal-tricks-help-change =
    .typed = 7s 8d
    .what = merkt diese Karten vor, wie auch ihre Nummern; Enter tauscht sie. Mit „tauschen“ davor gehen sie sofort
terminal-tricks-help-change-german =
    .typed = l7 s8
    .what = merkt diese Karten vor, wie auch ihre Nummern; Enter tauscht sie. Mit „tauschen“ davor gehen sie sofort
terminal-tricks-help-none =
    .typed = keine
    .what = behält alle Karten
terminal-tricks-row-tricks = Stiche
terminal-tricks-row-deal = Spiel
terminal-words-exchange = tauschen tausche { "exchange change swap" }
terminal-words-none = keine nichts { "none keep nothing" }
terminal-words-no = nein nö
terminal-words-yes = ja
terminal-words-fillers = ich bin will möchte gehe steige bleibe bitte
terminal-words-suit-s = pik
terminal-words-suit-h = herz
terminal-words-suit-d = karo
terminal-words-suit-c = kreuz

## Zwanzig ab

terminal-zwanzig_ab-special-deal = Spiel { $number } (Sonderspiel)
terminal-zwanzig_ab-forehand = Vorhand
terminal-zwanzig_ab-no-trump = noch offen
terminal-zwanzig_ab-trump-blind = { $suit } (blind)
terminal-zwanzig_ab-drops-left = { $number ->
        [0] kein Ausstieg mehr
        [one] noch ein Ausstieg
       *[other] noch { $number } Ausstiege
    }
terminal-zwanzig_ab-factor = alles zählt { $number ->
        [2] doppelt
        [4] vierfach
       *[other] { $number }fach
    }
terminal-zwanzig_ab-not-looked = noch nicht angesehen
terminal-zwanzig_ab-ask-blind = Du bist Vorhand. Machst du blind Trumpf (alles zählt { $number ->
        [2] doppelt
        [4] vierfach
       *[other] { $number }fach
    }), oder siehst du erst nach?
terminal-zwanzig_ab-ask-trump = Du bist Vorhand: Welche Farbe ist Trumpf?
terminal-zwanzig_ab-ask-trump-obliging = Du bist Vorhand: Welche Farbe ist Trumpf? Bei { $suit } darf niemand aussteigen.
terminal-zwanzig_ab-ask-stay = Mitgehen oder aussteigen? Jeder Stich zählt −{ $number }; mitgehen ohne Stich +{ $total }.
terminal-zwanzig_ab-must-stay = Du darfst diesmal nicht aussteigen: Jeder Stich zählt −{ $number }, gar kein Stich +{ $total }. Mit Enter gehst du mit.
terminal-zwanzig_ab-move-choose = { $suit }{ $number ->
        [1] { "" }
        [2] { " " }(zählt doppelt)
        [4] { " " }(zählt vierfach)
       *[other] { " " }(zählt { $number }fach)
    }
terminal-zwanzig_ab-move-blind = { $suit }{ $number ->
        [1] { "" }
        [2] { " " }(zählt doppelt)
        [4] { " " }(zählt vierfach)
       *[other] { " " }(zählt { $number }fach)
    } blind
terminal-zwanzig_ab-move-look = nachsehen
terminal-zwanzig_ab-move-next = auf den nächsten: Deine nächste Karte wird aufgedeckt, ihre Farbe ist Trumpf
terminal-zwanzig_ab-move-redeal = neu geben lassen
terminal-zwanzig_ab-move-stay = mitgehen
terminal-zwanzig_ab-move-drop = aussteigen
terminal-zwanzig_ab-move-exchange = keine tauschen
terminal-zwanzig_ab-words-choose = Trumpf wählen
terminal-zwanzig_ab-words-blind = blind
terminal-zwanzig_ab-words-look = nachsehen ansehen
terminal-zwanzig_ab-words-next = nächste nächsten auf
terminal-zwanzig_ab-words-redeal = neu geben
terminal-zwanzig_ab-words-stay = mitgehen mit dabei
terminal-zwanzig_ab-words-drop = aussteigen aus raus
terminal-zwanzig_ab-words-exchange = tauschen keine

## Raub

terminal-raub-before-deal = vor { $number ->
        [1] dem ersten Spiel
       *[other] Spiel { $number }
    }
terminal-raub-contract-declare = angesagt, { terminal-tricks-won } nötig
terminal-raub-contract-raub = Raub, { terminal-tricks-won } nötig
terminal-raub-contract-stih = Stih, { terminal-tricks-won } nötig
terminal-raub-contract-muss = Muss, { terminal-tricks-won } nötig
terminal-raub-no-cards-yet = noch keine Karten
terminal-raub-turnup-taken = (genommen)
terminal-raub-next-deal-counts = das nächste gewertete Spiel zählt { $number ->
        [2] doppelt
        [4] vierfach
       *[other] { $number }fach
    }
terminal-raub-not-looked = erst spricht der Geber, dann sehen alle nach
terminal-raub-ask-deal = Du gibst. Was machst du?
terminal-raub-ask-blind = Du hast gegeben und noch nicht nachgesehen. Was sagst du?
terminal-raub-ask-bid = Sagst du zwei Stiche mit { $suit } als Trumpf an, oder passt du?{ $number ->
        [1] { "" }
       *[2] { " " }(zweite Runde)
    }
terminal-raub-ask-defence-declare = { NAME($seat) } sagt mit { $suit } als Trumpf an. { terminal-raub-play-or-drop }
terminal-raub-ask-defence-raub = { NAME($seat) } sagt Raub mit { $suit } als Trumpf. { terminal-raub-play-or-drop }
terminal-raub-ask-defence-stih = { NAME($seat) } sagt Stih mit { $suit } als Trumpf. { terminal-raub-play-or-drop }
terminal-raub-ask-defence-muss = { NAME($seat) } sagt Muss mit { $suit } als Trumpf. { terminal-raub-play-or-drop }
terminal-raub-play-or-drop = Mitgehen oder aussteigen? Jeder Stich zählt −{ $number }, kein Stich +{ $total }.
terminal-raub-ask-seven = Du hast die Trumpfsieben: Tauschst du sie gegen { CARD($card) }?
terminal-raub-no-seven = Du hast die Trumpfsieben nicht; mit Enter geht es weiter.
terminal-raub-ask-turnup = Du nimmst { CARD($card) } auf. Welche Karte legst du ab?
terminal-raub-move-deal = geben
terminal-raub-move-refa = Refa: die Karten weitergeben{ $marks ->
        [true] { " " }(eine Refa: Ein späteres Spiel zählt doppelt)
       *[false] { "" }
    }
terminal-raub-move-muss = Muss: Du brauchst zwei Stiche, ungesehen (sonst +{ $total }), und niemand darf aussteigen
terminal-raub-move-look = nachsehen
terminal-raub-move-raub = Raub: { terminal-tricks-won } ungesehen (sonst +{ $total }), die Trumpfkarte gehört dir
terminal-raub-move-stih = Stih: ein Stich ungesehen (sonst +{ $total }), die Trumpfkarte gehört dir
terminal-raub-move-declare = ansagen (zwei Stiche, sonst +{ $total })
terminal-raub-move-pass = passen
terminal-raub-move-turn_next = noch eine Karte aufdecken
terminal-raub-move-play = mitgehen (Igram)
terminal-raub-move-drop = aussteigen (Idem)
terminal-raub-move-swap_seven = die Sieben tauschen
terminal-raub-move-no_swap = nicht tauschen
terminal-raub-move-exchange = keine tauschen
terminal-raub-words-deal = geben gebe
terminal-raub-words-refa = Refa
terminal-raub-words-muss = Muss
terminal-raub-words-look = nachsehen ansehen
terminal-raub-words-raub = Raub
terminal-raub-words-stih = Stih
terminal-raub-words-declare = ansagen sage
terminal-raub-words-pass = passen passe weiter
terminal-raub-words-turn_next = aufdecken noch
terminal-raub-words-play = mitgehen mit dabei igram
terminal-raub-words-drop = aussteigen aus idem raus
terminal-raub-words-swap_seven = tauschen sieben
terminal-raub-words-no_swap = nein nicht
terminal-raub-words-exchange = tauschen keine
terminal-raub-made = { WHO($seat) ->
        [you] Du hast angesagt ({ terminal-tricks-won }) und es geschafft.
       *[other] { NAME($seat) } hat angesagt ({ terminal-tricks-won }) und es geschafft.
    }
terminal-raub-not-made = { WHO($seat) ->
        [you] Du hast angesagt ({ terminal-tricks-won }) und es nicht geschafft.
       *[other] { NAME($seat) } hat angesagt ({ terminal-tricks-won }) und es nicht geschafft.
    }

## Hazari

terminal-hazari-shows-first = zuerst dran
terminal-hazari-is-up = fertig
terminal-hazari-all-laid = alle Karten liegen in den Gruppen
terminal-hazari-to-lay = noch { $number }
terminal-hazari-too-many = { $number ->
        [one] 1 Karte zu viel
       *[other] { $number } zu viele
    }
terminal-hazari-group = { GROUP($group) }
terminal-hazari-ask = Ordne deine Karten ({ $input } legt diese in Gruppe { $number }) oder nimm einen Vorschlag:
terminal-hazari-expected = ({ $number } Punkte erwartet)
terminal-hazari-still-counting = Die Möglichkeiten werden noch durchgezählt (beim ersten Mal ein paar Sekunden).
terminal-hazari-suggested = Ausgelegt: { $name }. Ändere, was du willst.
terminal-hazari-replace = Enter legt „{ $name }“ an die Stelle deiner Gruppen; jede andere Zeile lässt sie liegen.
terminal-hazari-ready = Fertig? { $input } legt dein Blatt so fest, und dabei bleibt es.
terminal-hazari-not-in-order = Falsche Reihenfolge ({ $rule }): { $sentence }.
terminal-hazari-mend = { $input } sortiert die ersten drei.
terminal-hazari-lay-all = Lege erst alle dreizehn Karten: Gruppen zu 3, 3, 3 und 4.
terminal-hazari-sorted-by-suit = Dein Blatt liegt jetzt nach Farben.
terminal-hazari-sorted-by-rank = Dein Blatt liegt jetzt nach Werten.
terminal-hazari-fill-first = Fülle die ersten drei Gruppen, dann lassen sie sich ordnen.
terminal-hazari-which-group = { "2 as kd" } legt diese Karten in Gruppe 2; { "as kd" } vertauscht zwei Karten.
terminal-hazari-to-which-group = In welche Gruppe? { terminal-hazari-which-group }
terminal-hazari-not-cards = „{ $input }“ nennt hier keine Karten. { terminal-hazari-which-group }
terminal-hazari-words-up = fertig { "up" }
terminal-hazari-words-to = in nach zu gruppe { "to group" }
terminal-hazari-words-sort = o sortieren { "sort" }
terminal-hazari-words-undo = u zurück { "undo" }
terminal-hazari-words-clear = c leeren { "clear" }
terminal-hazari-words-order = ordnen { "order" }
terminal-hazari-help-splits =
    .typed = 1, 2, 3
    .what = nimmt einen Vorschlag: die besten Gruppen zuerst, die ausgewogensten, die meisten Punkte
terminal-hazari-help-put =
    .typed = 2 as kd
    .short = in Gruppe 2
    .what = legt diese Karten in Gruppe 2; 0 as nimmt das Ass zurück; der Wert genügt, wenn du nur eine davon hast
terminal-hazari-help-swap =
    .typed = as kd
    .short = tauschen
    .what = vertauscht zwei Karten
terminal-hazari-help-order =
    .typed = ordnen
    .what = bringt die ersten drei Gruppen in die Reihenfolge, die stärkste zuerst
terminal-hazari-help-sort =
    .typed = o
    .short = sortieren
    .what = sortiert das Blatt nach Farben oder Werten
terminal-hazari-help-undo =
    .typed = u
    .what = nimmt die letzte Änderung zurück
terminal-hazari-help-clear =
    .typed = leeren
    .what = nimmt alle Karten zurück
terminal-hazari-help-up =
    .typed = fertig
    .short = { "" }
    .what = sagt, dass du fertig bist; dabei bleibt es
terminal-hazari-help-text =
    .typed = arrange ..
    .what = legt die ganze Aufteilung in einer Zeile endgültig fest: { "arrange 7h 7d 7c / As Ks Qs / Jh Th 9d / 5c 4c 3d 2h" }; ohne das Wort werden die Karten nur ausgelegt
terminal-hazari-round = Runde { $number }
terminal-hazari-first = { WHO($seat) ->
        [you] Du zeigst zuerst
       *[other] { NAME($seat) } zeigt zuerst
    }
terminal-hazari-troy = Ein Troy, der gewinnt, beendet die Partie sofort.

## Der Schreiber

terminal-keeper-seat = { NAME($seat) }
terminal-keeper-player = Platz { $number }
terminal-keeper-names = { SIDE($side) }
terminal-keeper-list = { LIST($items, style: "comma") }
terminal-keeper-ask = { $name }: { LIST($items, style: "comma") }.
terminal-keeper-ask-lines = { $name }.
terminal-keeper-ask-each = { $name }, je eine Zahl: { LIST($items, style: "comma") }.
terminal-keeper-ask-sum = { $name }, zusammen { $total }: { LIST($items, style: "comma") }.
terminal-keeper-enter = Eingabetaste: { $input }
terminal-keeper-answer = { $name }: { $input }
terminal-keeper-range = eine Zahl von { $least } bis { $limit }
terminal-keeper-yes = ja
terminal-keeper-no = nein
terminal-keeper-nobody = niemand
terminal-keeper-none = keine
terminal-keeper-words-nobody = niemand keiner keine { "nobody none" }
terminal-keeper-what = Hier fehlt eine Antwort.
terminal-keeper-one = „{ $input }“ ist mehr als eine Antwort.
terminal-keeper-yes-or-no = Bitte ja oder nein.
terminal-keeper-no-place = „{ $input }“ ist in diesem Spiel niemand.
terminal-keeper-not-asked = { LIST($names) } kann hier nicht genannt werden.
terminal-keeper-several = „{ $input }“ kann { LIST($names, style: "or") } sein.
terminal-keeper-no-choice = „{ $input }“ ist keine der Antworten.
terminal-keeper-no-number = „{ $input }“ ist keine Zahl.
terminal-keeper-bounds = { $input } liegt nicht zwischen { $least } und { $limit }.
terminal-keeper-count = Nötige Zahlen: { $number }, getippt: { $total }.
terminal-keeper-missing = An der Summe fehlen { $number }. Bitte Zahlen für { LIST($names) } tippen.
terminal-keeper-whose = Wessen Zahl ist { $input }? Der Name steht vor der Zahl.
terminal-keeper-how-many = Wie viele für { $name }?
terminal-keeper-item = { $name }{ $number ->
        [1] { "" }
       *[other] { " " }{ $number }:
    } { $points } ({ $rule })
terminal-keeper-side = { SIDE($side) } { $points }, jetzt { $total }{ COUNT($items) ->
        [0] .
       *[other] : { LIST($items, style: "comma") }.
    }
terminal-keeper-deal-gave = Spiel { $number }
terminal-keeper-leads = { LIST($names) } { COUNT($names) ->
        [one] führt
       *[other] führen
    } mit { $number }.
terminal-keeper-next = Spiel { $number }. Es gibt: { NAME($seat) }. Es beginnt: { $name }.
terminal-keeper-won = { LIST($names) } { COUNT($names) ->
        [one] hat
       *[other] haben
    } gewonnen ({ $rule }){ $number ->
        [1] .
       *[other] ; das zählt { $number } Partien.
    }
terminal-keeper-settlement = Abrechnung: { LIST($items, style: "comma") }.
terminal-keeper-note = { COUNT($names) ->
        [0] { $sentence }
       *[other] { LIST($names) }: { $sentence }
    } ({ $rule })
terminal-keeper-keep = Die Eingabetaste lässt es so; sonst noch einmal tippen.
terminal-keeper-footer = Eingabetaste: wie vorgeschlagen, =: alles wie vorgeschlagen, u: zurück, ?: Hilfe
terminal-keeper-correcting = Eingabetaste: wie vorher, =: alles wie vorher, u: zurück
terminal-keeper-over = Eingabetaste: noch eine Partie, k: ein Spiel korrigieren, s: Stand, q: Ende
terminal-keeper-saved = Die Serie ist gespeichert. `{ COMMAND($input) }` setzt sie fort.
terminal-keeper-not-saved = Die Serie ist nicht gespeichert: { PROBLEM($problem) }.
terminal-keeper-written = Die Serie steht in { $path }.
terminal-keeper-which-file = Bitte auch die Datei nennen: { $input }
terminal-keeper-file-exists = { $path } gibt es schon. Bitte einen anderen Namen wählen.
terminal-keeper-taken-back = Spiel { $number } ist zurückgenommen. Seine Werte werden wieder vorgeschlagen.
terminal-keeper-players-back = Der Wechsel der Mitspieler ist zurückgenommen.
terminal-keeper-nothing-to-undo = Noch ist kein Spiel eingetragen.
terminal-keeper-no-deal = Es gibt kein Spiel { $input }; die Nummern gehen von { $least } bis { $limit }.
terminal-keeper-fits-no-more = Spiel { $number } ist nach dieser Korrektur nicht möglich. Bitte noch einmal eintragen.
terminal-keeper-ends-earlier = Die Partie endet jetzt mit Spiel { $number }. Die Eingabetaste entfernt die späteren Spiele; alles andere lässt es, wie es war.
terminal-keeper-kept = Spiel { $number } bleibt, wie es war.
terminal-keeper-corrected = Spiel { $number } ist korrigiert.
terminal-keeper-first-finish = Erst die Korrektur beenden oder mit u aufgeben.
terminal-keeper-not-now = „{ $input }“ bewirkt hier nichts.
terminal-keeper-no-change = Jetzt kann niemand dazukommen oder gehen.
terminal-keeper-so-many = { $number } Namen; diese Variante ist für { LIST($values, style: "or") } Personen.
terminal-keeper-ask-game = Welches Spiel? Bitte eine Nummer oder den Namen einer Variante tippen.
terminal-keeper-ask-form = Welche Variante? Bitte eine Nummer oder einen Namen tippen.
terminal-keeper-ask-names = Wer spielt? Bitte die Namen in der Reihenfolge des Spiels tippen, mit Kommas dazwischen. Personen: { LIST($values, style: "or") }.
terminal-keeper-ask-pairs = Spielen { NAMES($seats) } als Partner?
terminal-keeper-ask-dealer = Wer zuerst gibt
terminal-keeper-ask-next-dealer = Wer als Nächstes gibt
terminal-keeper-ask-players = Wer spielt ab jetzt? Bitte die Namen in der Reihenfolge des Spiels tippen, mit Kommas. Bisher: { LIST($names, style: "comma") }. Personen: { LIST($values, style: "or") }. Die Eingabetaste ändert nichts.
terminal-keeper-ask-score = Punktestand für { LIST($names) }? Eingabetaste: wie am Anfang.
terminal-keeper-ask-resume = { $title } fortsetzen? Es spielen: { LIST($names, style: "comma") }. Spiele: { $number }. Eingabetaste: ja, n: eine neue Serie
terminal-keeper-bad-name = „{ $input }“ ist kein Name. Ein Name hat einen Buchstaben und höchstens { $limit } Zeichen.
terminal-keeper-page-end = Eingabetaste: zurück zum Spiel
terminal-keeper-help-enter =
    .typed = Eingabetaste
    .what = nimmt den vorgeschlagenen Wert
terminal-keeper-help-usual =
    .typed = =
    .what = nimmt hier und bei allen weiteren Fragen den vorgeschlagenen Wert; das häufigste Spiel ist = und die Eingabetaste
terminal-keeper-help-numbers =
    .typed = 2 1 2
    .what = Zahlen in der Reihenfolge der Namen; steht die Summe fest, darf die letzte fehlen
terminal-keeper-help-names =
    .typed = a 2 b 1
    .what = Zahlen bei den Namen; der Anfang eines Namens genügt, ebenso die Nummer der Person
terminal-keeper-help-parts =
    .typed = h; 2; 2 1 2
    .what = mehrere Antworten in einer Zeile
terminal-keeper-help-undo =
    .what = geht zur vorigen Frage zurück, bei der ersten zum vorigen Spiel
terminal-keeper-help-correct =
    .what = korrigiert ein Spiel, etwa { "3" }; die Summen folgen
terminal-keeper-help-players =
    .what = wechselt die Mitspieler: Jemand kommt dazu, geht oder setzt sich um
terminal-keeper-help-write =
    .what = schreibt die Serie in eine Datei, die auch die Seite liest
terminal-keeper-help-score =
    .what = zeigt alle Spiele
terminal-keeper-help-quit =
    .what = hört auf; gespeichert wird nach jedem Spiel
refusal-bad-record--not-series = { $path } ist keine Serie des Schreibers: { PROBLEM($problem) }
refusal-bad-record--no-open-series = es gibt keine offene Serie
refusal-bad-record--no-such-series = keine Serie hat den Namen { $path }{ COUNT($candidates) ->
        [0] { "" }
       *[other] ; gespeichert: { LIST($candidates, style: "comma") }
    }
refusal-bad-options--names = diese Namen gehen nicht: { PROBLEM($problem) }
