# Was der Server ablehnt (docs/reference/wire.md).

refusal-hello-first = die erste Anfrage einer Verbindung ist { "hello" }
refusal-bad-request = das ist keine Anfrage: { PROBLEM($problem) }
refusal-too-fast = zu viele Anfragen auf einmal; warte einen Augenblick
refusal-not-signed-in = hier ist niemand angemeldet
refusal-foreign-origin = diese Seite darf sich mit dem Server nicht verbinden
refusal-unknown-host = unter dem Namen { $name } kennt sich dieser Server nicht; wer ihn betreibt, kann den Namen mit der Option { "--hostnames" } oder der Variablen { "VIRADO_HOSTNAMES" } angeben
refusal-restarting = der Server startet neu; komm gleich wieder
refusal-too-many-connections = eine Person hat höchstens { $limit } Verbindungen
refusal-server-full = der Server ist gerade voll; versuch es gleich noch einmal
refusal-token-only-plays = mit diesem Zugangsschlüssel darf ein Programm nur spielen
refusal-too-many-guests = zu viele neue Gäste von dieser Adresse; versuch es später wieder
refusal-address-too-busy = eine Adresse hat höchstens { $limit } Verbindungen
refusal-request-too-long = eine Anfrage hat höchstens { $limit } Bytes
refusal-too-many-tables = eine Person hat höchstens { $limit } Tische offen oder im Spiel
refusal-too-many-new-tables = zu viele neue Tische von dieser Adresse; versuch es später noch einmal
refusal-too-many-bots = eine Person spielt höchstens { $limit } Partien mit Computergegnern zugleich
refusal-no-such-table = diesen Tisch gibt es nicht
refusal-table-moved = dieser Tisch wird gerade übernommen; verbinde dich neu
refusal-not-stored = das ließ sich nicht speichern und ist nicht geschehen; versuch es noch einmal
refusal-set-closed = dieser Tisch ist geschlossen, bis alle mit seinen Karten gespielt haben
refusal-set-over = mit diesen Karten kann keine Partie mehr beginnen
refusal-no-such-set = diese Karten gibt es hier nicht
refusal-hints-not-agreed = an diesem Tisch spielen mehrere Menschen, und Vorschläge sind nicht ausgemacht
refusal-no-hints-in-rated = in gewerteten Partien gibt es keine Vorschläge
refusal-too-many-hints = eine Person wartet auf höchstens { $limit } Vorschläge zugleich
refusal-deal-not-over = dieses Spiel ist noch nicht zu Ende
refusal-review-under-way = dein letzter Rückblick läuft noch
refusal-bots-not-ready = die Bots werden noch vorbereitet; frag gleich noch einmal
refusal-nothing-to-arrange = in diesem Spiel gibt es nichts zu ordnen
refusal-spectators-are-silent = nur wer einen Platz am Tisch hat, darf dort etwas sagen
refusal-empty-chat = schick einen fertigen Satz oder etwas Eigenes
refusal-unprintable-chat = in Nachrichten stehen keine Steuerzeichen und keine Zeichen für die Schreibrichtung
refusal-too-much-chat = zu viele Nachrichten auf einmal; weiter in { $number } Sekunden
refusal-too-many-muted = eine Person schaltet höchstens { $limit } andere stumm
refusal-phrases-only = an diesem Tisch sind nur fertige Sätze erlaubt
refusal-rated-without-pause = eine gewertete Partie wird nicht unterbrochen
refusal-rated-same-place = in einer gewerteten Partie spielen alle von verschiedenen Orten aus, und an diesem Tisch kämen zwei von derselben Adresse oder aus demselben Browser; ohne Wertung geht es

## Leute

refusal-bad-name--length = ein Name hat 1 bis { $limit } Zeichen
refusal-bad-name--unprintable = ein Name hat nur druckbare Zeichen
refusal-bad-name--no-letters = ein Name hat Buchstaben oder Ziffern
refusal-bad-name--too-many-marks = ein Buchstabe eines Namens hat höchstens { $limit } Zeichen über oder unter sich
refusal-bad-name--mixed-scripts = ein Wort eines Namens steht in einer einzigen Schrift
refusal-bad-name--reserved = dieser Name bleibt dem Server vorbehalten
refusal-bad-name--like-a-bot = dieser Name sieht aus wie der eines Bots
refusal-bad-password--length = ein Passwort hat { $number } bis { $limit } Zeichen
refusal-bad-password--common = dieses Passwort wird mit als Erstes ausprobiert; nimm ein anderes
refusal-bad-password--own = das Passwort darf nicht dein Name sein; nimm ein anderes
refusal-bad-password--word = ein einzelner Name oder ein einzelnes Wort ist schnell erraten; nimm mehrere zusammen
refusal-bad-password--keys = Tasten nebeneinander sind schnell erraten; nimm ein anderes Passwort
refusal-bad-password--repeat = Wiederholungen sind schnell erraten; nimm ein anderes Passwort
refusal-bad-password--sequence = Buchstaben oder Ziffern der Reihe nach sind schnell erraten; nimm ein anderes Passwort
refusal-bad-password--date = Daten und Jahreszahlen sind schnell erraten; nimm ein anderes Passwort
refusal-name-taken = dieser Name oder ein zum Verwechseln ähnlicher gehört zu einem Konto; wähle einen anderen, oder melde dich an, wenn es deiner ist
refusal-wrong-password = Konto oder Passwort stimmt nicht
refusal-too-many-tries = zu viele falsche Passwörter oder Codes; versuch es in { $number } s wieder
refusal-code-needed = dazu gehört der Code, den dein Gerät zeigt
refusal-wrong-code = diesen Code zeigt dein Gerät jetzt nicht, oder er ist verbraucht
refusal-second-factor-on = nach Codes wird schon gefragt; schalte das erst aus
refusal-second-factor-not-offered = zuerst bekommt ein Gerät sein Geheimnis
refusal-account-first = das geht nur mit einem Konto
refusal-too-many-tokens = eine Person hat höchstens { $limit } Zugangsschlüssel
refusal-too-many-invitations = eine Person lädt höchstens { $limit }-mal am Tag ein
refusal-not-played-together = einladen kann man nur, mit wem man schon eine Partie zu Ende gespielt hat
refusal-not-at-this-table = nur wer am Tisch sitzt oder ihn eröffnet hat, lädt andere ein
refusal-no-public-page = diese Person hat keine öffentliche Seite
refusal-no-such-code = dieser Code führt zu keinem Tisch: vielleicht ist er vertippt, ersetzt oder abgelaufen, oder die Partie hat begonnen
refusal-table-codes-off = dieser Server gibt Tischen keine Codes; nimm den Link
refusal-too-many-table-codes = auf diesem Server sind schon { $limit } Codes in Gebrauch; nimm den Link

## Verwaltung

refusal-banned = { $number ->
        [0] du bist von diesem Server für immer ausgeschlossen
        [one] du bist von diesem Server noch eine Stunde ausgeschlossen
       *[other] du bist von diesem Server noch { $number } Stunden ausgeschlossen
    }: { $sentence }
refusal-address-banned = { $number ->
        [0] diese Adresse ist von diesem Server für immer ausgeschlossen
        [one] diese Adresse ist von diesem Server noch eine Stunde ausgeschlossen
       *[other] diese Adresse ist von diesem Server noch { $number } Stunden ausgeschlossen
    }: { $sentence }
refusal-read-only = der Server wird gerade gewartet und nimmt so lange keine Züge an; keine Uhr läuft
refusal-unknown-person = niemand hat diese Kennung, dieses Konto oder diesen Namen
refusal-several-people = mehrere heißen so; nenne die Kennung
refusal-no-account = verwalten kann nur, wer ein Konto hat
refusal-no-such-ban = diesen Ausschluss gibt es nicht
refusal-no-such-report = eine solche offene Meldung gibt es nicht
refusal-report-from-outside = melden kann nur, wer an diesem Tisch einen Platz hat oder hatte
refusal-too-many-reports = eine Person meldet höchstens { $limit }-mal am Tag
refusal-too-many-reports-of-address = von einer Adresse werden höchstens { $limit } Meldungen am Tag angenommen, über eine Person weniger
refusal-enough-reports = über diese Person an diesem Tisch liegen der Verwaltung schon { $limit } Meldungen vor
refusal-already-reported = das hast du schon gemeldet
refusal-word-reports-off = dieser Server nimmt keine Meldungen falscher Wörter an
refusal-enough-word-reports = die Verwaltung hat erst { $limit } Meldungen falscher Wörter zu lesen; versuch es in ein paar Tagen wieder
refusal-too-many-word-reports-of-address = von einer Adresse werden höchstens { $limit } Meldungen falscher Wörter am Tag angenommen
refusal-no-such-word-report = diese Meldung eines falschen Worts ist schon gelöscht
refusal-not-administrator = das darf nur, wer den Server verwaltet
refusal-confirm-first = gib zuerst dein Passwort noch einmal ein
refusal-prove-first = weise dich erst aus: noch einmal dein Passwort, in einem Browser, in dem du angemeldet bist
refusal-bad-network--unreadable = das ist keine Adresse und kein Netz: { PROBLEM($problem) }
refusal-bad-network--too-wide = ein Netz, das ausgeschlossen wird, hat ein Präfix von mindestens { $limit } Bits
refusal-bad-text = dieser Text ist eine Zeile mit 1 bis { $limit } Zeichen, ohne Zeichen für die Schreibrichtung
refusal-bad-language = ein Text in einer Sprache wird als { "de=..." } geschrieben

## Ehrlich gemischt

refusal-bad-entropy--not-hexadecimal = was zur Mischung beigetragen wird, ist hexadezimal und hat { $limit } Bytes
refusal-bad-entropy--no-commitment = eine Festlegung besteht aus { "sha256:" } und 64 hexadezimalen Ziffern
refusal-bad-proof--unreadable = das ist kein Nachweis einer Mischung
refusal-bad-proof--wrong-secret = das Geheimnis ist nicht das, auf das sich der Server vor der ersten Karte festgelegt hat
refusal-bad-proof--other-commitment = die Festlegung ist nicht die, die vor der ersten Karte zu sehen war
refusal-bad-proof--entropy-left-out = dein Beitrag zur Mischung fehlt
refusal-bad-proof--other-entropy = was ein Platz gezeigt hat, ist nicht das, worauf er sich festgelegt hatte
refusal-bad-proof--other-order = die Einträge des Protokolls stehen nicht in der Reihenfolge, in der es geschehen ist
refusal-bad-proof--unfinished = die Züge führen nicht bis zum Ende der Partie
refusal-bad-proof--other-result = das Ergebnis ist nicht das dieser Züge
refusal-bad-proof--wrong-fingerprint = etwas ist verändert: Das ist nicht die Partie dieses Fingerabdrucks
refusal-bad-proof--other-fingerprint = der Fingerabdruck ist nicht der, der am Ende der Partie zu sehen war
refusal-bad-proof--wrong-number-of-seats = der Nachweis nennt nicht so viele Plätze, wie die Partie hat
refusal-bad-proof--given-packs = die Karten dieser Partie waren vorgegeben, nicht gemischt
refusal-bad-proof--wrong-seed = die Mischung folgt nicht aus dem Geheimnis und den Beiträgen der Plätze
refusal-bad-proof--other-packs = die Karten dieser Partie folgen nicht aus ihrer Mischung
refusal-bad-proof--other-record = beim Nachspielen ergibt sich nicht, was aufgezeichnet ist: { REFUSAL($because) }
refusal-bad-proof--incomplete-log = das Protokoll reicht nicht vom ersten Eintrag bis zum veröffentlichten Geheimnis
refusal-bad-proof--hidden-moves = das Protokoll verbirgt Züge anderer Plätze; prüfe stattdessen den Nachweis der Partie

## Rückblick

# $first ist die Überschrift des gespielten Zugs, $last die des besten.
review-moment-points = { $worth ->
        [0] { $first }: weniger als einen Punkt verschenkt. { review-better }
        [one] { $first }: etwa einen Punkt verschenkt. { review-better }
       *[other] { $first }: etwa { NUMBER($worth) } Punkte verschenkt. { review-better }
    }
review-moment-chance = { $worth ->
        [0] { $first }: die Chance auf den Sieg ist um weniger als 1 % kleiner. { review-better }
       *[other] { $first }: die Chance auf den Sieg ist um etwa { NUMBER($worth) } % kleiner. { review-better }
    }
review-better = { COUNT($clauses) ->
        [0] Mehr wert: { $last }.
       *[other] Mehr wert: { $last } ({ LIST($clauses, style: "comma") }).
    }
