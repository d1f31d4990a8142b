# Nombres de las cartas con palos alemanes, en lugar de los de common.ftl.

suit-name = { $suit ->
        [s] hojas
        [h] corazones
        [d] cascabeles
       *[c] bellotas
    }
rank-name = { KEY($rank) ->
        [A] as
        [K] rey
        [Q] ober
        [J] unter
        [T] diez
        [9] nueve
        [8] ocho
        [7] siete
        [6] seis
        [5] cinco
        [4] cuatro
        [3] tres
        [2] dos
       *[1] uno
    }
rank-plural = { KEY($rank) ->
        [A] ases
        [K] reyes
        [Q] obers
        [J] unters
        [T] dieces
        [9] nueves
        [8] ochos
        [7] sietes
        [6] seises
        [5] cincos
        [4] cuatros
        [3] treses
        [2] doses
       *[1] unos
    }
