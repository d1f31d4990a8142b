# Regeln, Lektionen und der Coach.

web-rules-contents = Inhalt
web-learn-lesson = Erste Lektion
web-learn-title = { $game }: eine erste Lektion
web-learn-progress = Schritt { $step } von { $of }
web-learn-neighbour = Platz { $number }
web-learn-try = Ausprobieren
web-learn-answer = Antwort zeigen
web-learn-allowed = Erlaubt.
web-learn-not-allowed = Nicht erlaubt.
web-learn-why = Warum?
web-learn-other = Auch das geht. Die Lektion sucht etwas anderes: Versuch es noch einmal.
web-learn-next = Weiter
web-learn-skip = Schritt überspringen
web-learn-back = Zurück
web-learn-to-table = Zurück zum Tisch
web-learn-play = Mit dem Coach spielen
web-learn-rules = Regeln lesen
web-learn-again = Noch einmal von vorn

web-coach = Coach
web-coach-first = Im Klub würde man zuerst hierauf schauen:
web-coach-second = Oder:
web-coach-looks = Der Coach schaut sich deine Karten an.
web-coach-waits = Der Coach wartet, bis du dran bist.
web-coach-look-back = Was hat im letzten Spiel am meisten gekostet?
web-coach-looking-back = Der Coach schaut zurück. Das dauert ein paar Sekunden.
web-coach-nothing = Kein Zug in diesem Spiel hat mehr gekostet, als Zufall sein kann.
web-coach-offer = Neu hier? Der Coach sagt dir bei jedem Zug, worauf du schauen kannst, und warum.
web-coach-yes = Mit Coach
web-coach-no = Nein, danke
web-coach-counts = Mit Coach steht im Ergebnis dieser Partie, dass du Vorschläge genutzt hast.
web-coach-go-on = Weiter
web-coach-off = Ausschalten
web-coach-made-best = Dein letzter Zug war auch die erste Wahl des Coachs.
web-coach-made-close = Dein letzter Zug war fast so gut wie die erste Wahl des Coachs.
web-coach-made-other = Statt deines letzten Zuges würde der Coach wählen:
