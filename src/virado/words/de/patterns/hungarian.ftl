# Namen der ungarischen Karten, statt derer in common.ftl.

suit-name = { $suit ->
        [s] Laub
        [h] Herz
        [d] Schellen
       *[c] Eichel
    }
rank-name = { KEY($rank) ->
        [A] Ass
        [K] König
        [Q] Felső
        [J] Alsó
        [T] Zehn
        [9] Neun
        [8] Acht
        [7] Sieben
        [6] Sechs
        [5] Fünf
        [4] Vier
        [3] Drei
        [2] Zwei
       *[1] Eins
    }
rank-plural = { KEY($rank) ->
        [A] Asse
        [K] Könige
        [Q] Felsős
        [J] Alsós
        [T] Zehnen
        [9] Neunen
        [8] Achten
        [7] Siebenen
        [6] Sechsen
        [5] Fünfen
        [4] Vieren
        [3] Dreien
        [2] Zweien
       *[1] Einsen
    }
