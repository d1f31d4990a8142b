# Namen der Karten mit deutschen Farben, statt derer in common.ftl.

suit-name = { $suit ->
        [s] Laub
        [h] Herz
        [d] Schellen
       *[c] Eichel
    }
rank-name = { KEY($rank) ->
        [A] Daus
        [K] König
        [Q] Ober
        [J] Unter
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
        [A] Däuser
        [K] Könige
        [Q] Ober
        [J] Unter
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
