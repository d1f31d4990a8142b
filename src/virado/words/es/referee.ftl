# El árbitro para cartas reales: campos, frases y nombres de cartas que se escriben.

referee-label-ask-trick = ¿Quién gana la baza?
referee-label-ask-groups = ¿Qué grupo gana?
referee-label-ask-arrangement = ¿Cómo se ordenan trece cartas?
referee-label-ask-play = ¿Se puede jugar así?
referee-label-trump = Triunfo
referee-label-trumps = triunfo
referee-label-trick = Cartas de la baza, en orden
referee-label-rest-of-hand = Otras cartas en la mano de donde salió la última
referee-label-card-number = Carta { $number }
referee-label-suit-led = palo de salida
referee-label-other = ni palo de salida ni triunfo
referee-label-group = Grupo { $number }
referee-label-thirteen = Trece cartas
referee-label-hand = Mano de quien juega
referee-label-table = Cartas sueltas en la mesa
referee-label-build = Forma { $number }
referee-label-build-value = Valor de la forma { $number }
referee-label-build-owner = De quién es la forma { $number }
referee-label-value-of-cards = el que dan las cartas
referee-label-owner-other = de otra persona
referee-label-owner-mine = de quien juega
referee-label-owner-partner = de su pareja
referee-label-other-player = otra persona
referee-label-top = Cartas de arriba de otros montones
referee-label-played = Carta jugada
referee-label-wanted = Cartas que se quieren de la mesa
referee-label-say = Qué se quiere hacer
referee-label-as-suggested = lo que se pueda
referee-label-take = cogerlas
referee-label-build-of = hacer una forma de { $value }
referee-note-missing = { $number ->
        [one] { $title }: falta una carta.
       *[other] { $title }: faltan { $number } cartas.
    }
referee-note-trick-trump = Gana { CARD($card) }: es el triunfo más alto.
referee-note-trick-led = Gana { CARD($card) }: es la carta más alta del palo de salida.
referee-note-no-trump = Nadie jugó triunfo ({ suit-name }).
referee-note-card-allowed = Se podía jugar { CARD($card) }.
referee-note-group-wins = Gana el grupo { $number }: { GROUP($group) }.
referee-note-equal-groups-last = Los grupos { LIST($numbers) } son iguales; gana el último que se enseñó.
referee-note-equal-groups-first = Los grupos { LIST($numbers) } son iguales; gana el primero que se enseñó.
referee-note-best-three = De cuatro cartas cuentan las tres mejores.
referee-note-four-card = En la última ronda cuentan las combinaciones de cuatro cartas.
referee-note-troy-wins-match = Ese troy gana la partida.
referee-note-best-arrangement = Ordenados así, los grupos ganan más puntos en promedio.
referee-note-average-points = Son unos { $points } puntos por mano contra otras tres personas que enseñan primero lo más fuerte.
referee-note-arrangement-allowed = Los grupos están en orden.
referee-note-allowed-plays = { $number ->
        [one] Hay una jugada permitida.
       *[other] Hay { $number } jugadas permitidas.
    }
referee-arranged-group = { CARDS($cards) } ({ GROUP($group) })
referee-allowed = Permitido
referee-refused = No permitido
referee-card-allowed = { CARD($card) }: permitida
referee-card-refused = { CARD($card) }: no permitida
referee-fillers = de del la el y un una con
referee-suit-names = { $suit ->
        [s] espada|pica|picas
        [h] corazón
        [d] diamante|oros
        [c] trébol
       *[other] {""}
    }
referee-rank-names = { KEY($rank) ->
        [Q] dama
        [J] sota|jack
       *[other] {""}
    }

refusal-no-referee = { $variant } no tiene árbitro
refusal-bad-question--no-such-question = aquí no existe la pregunta { $part }; hay { LIST($candidates) }
refusal-bad-question--no-such-field = esta pregunta no tiene el campo { $part }; hay { LIST($candidates) }
refusal-bad-question--no-such-choice = { $title }: { $part } no es un valor posible
refusal-bad-question--unreadable = { $title }: { $part } no es una carta de este juego
refusal-bad-question--card-twice = { CARDS($cards) } está dos veces
refusal-bad-question--too-many = { $title }: aquí { $limit ->
        [one] cabe una sola carta
       *[other] caben { $limit } cartas como máximo
    }
refusal-bad-question--two-places = { CARDS($cards) } no puede estar a la vez en «{ $title }» y en «{ $other }»
refusal-bad-question--group-sizes = los grupos tienen { LIST($numbers) } cartas; todos deben tener tres, o todos cuatro
refusal-bad-question--not-in-hand = { CARDS($cards) } no { COUNT($cards) ->
        [one] está
       *[other] están
    } en la mano de quien juega
refusal-bad-question--not-on-table = { CARDS($cards) } no { COUNT($cards) ->
        [one] está
       *[other] están
    } en la mesa
refusal-bad-question--build-not-of-value = { CARDS($cards) } no { COUNT($cards) ->
        [one] forma
       *[other] forman
    } grupos de { $value }
refusal-bad-question--no-build = { CARDS($cards) } no { COUNT($cards) ->
        [one] es
       *[other] son
    } ninguna forma
