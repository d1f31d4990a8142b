# Lo que comparten Raub y Zwanzig ab: el juego de las bazas.

## Palabras

tricks-suit = { $suit ->
        [s] ♠
        [h] ♥
        [d] ♦
       *[c] ♣
    } { suit-name }
tricks-label-turnup = muestra

## No se acepta: textos que no son jugadas

refusal-unparsable--nothing-said = una jugada es una palabra como { LIST($candidates, style: "comma") }, con las cartas o el palo que le tocan
refusal-unparsable--unknown-word = { $part } no es una acción; hay { LIST($candidates, style: "comma") }
refusal-unparsable--suit-missing = falta el palo; los palos son { "s, h, d" } y { "c" }
refusal-unparsable--no-suit = { $part } no es un palo; los palos son { "s, h, d" } y { "c" }
refusal-unparsable--one-card = { $action } lleva una carta, como { $action } { "Kh" }
refusal-unparsable--stands-alone = { $action } va sin nada más, sin { $part }

## No se acepta: jugadas

refusal-dropped-out = { WHO($seat) ->
        [you] te retiraste
       *[other] { NAME($seat) } se retiró
    } de esta mano
refusal-already-exchanged = { WHO($seat) ->
        [you] ya cambiaste
       *[other] { NAME($seat) } ya cambió
    }; no hay segundo cambio
refusal-must-follow = { CARD($card) } no sigue el palo: se salió con { suit-name }, y tienes { CARDS($cards) }
refusal-follow-suit = { refusal-must-follow }
refusal-must-trump = { CARD($card) } no es triunfo: no tienes { suit-name } y hay que jugar triunfo, { CARDS($cards, style: "or") }
refusal-must-overtrump = { CARD($card) } no le gana al triunfo más alto de la baza: hay que jugar { CARDS($cards, style: "or") }

## No se acepta: posiciones y casos

refusal-bad-position--seats-out-of-turn = { $path }: los puestos no juegan por turno
refusal-bad-position--too-few-cards-left = { $path }: el mazo que aparece deja { $number ->
        [one] una carta
       *[other] { $number } cartas
    } para una mano a la que le faltan { $limit }
refusal-bad-position--trick-complete = { $path }: la baza está completa: los { $limit } puestos han jugado o se han retirado
refusal-bad-case--expected-action = { $path }: aquí va una acción como { "1 card Kh" }, no { $part }
refusal-bad-case--nobody-to-act = { $path }: { $part } no nombra ningún puesto, y no le toca a nadie

## Lo que pasa

event-tricks-drop = { WHO($seat) ->
        [you] Te retiras.
       *[other] { NAME($seat) } se retira.
    }
event-tricks-exchange = { COUNT($discarded) ->
        [0] { WHO($seat) ->
            [you] No cambias ninguna carta.
           *[other] { NAME($seat) } no cambia ninguna carta.
        }
        [one] { WHO($seat) ->
            [you] Cambias una carta.
           *[other] { NAME($seat) } cambia una carta.
        }
       *[other] { WHO($seat) ->
            [you] Cambias { COUNT($discarded) } cartas.
           *[other] { NAME($seat) } cambia { COUNT($discarded) } cartas.
        }
    }
event-tricks-exchange-seen = { COUNT($drawn) ->
        [0] Descartas { CARDS($discarded) }.
       *[other] Descartas { CARDS($discarded) } y robas { CARDS($drawn) }.
    }
event-tricks-card = { WHO($seat) ->
        [you] Juegas { CARD($card) }.
       *[other] { NAME($seat) } juega { CARD($card) }.
    }
event-tricks-trick = { WHO($seat) ->
        [you] Ganas la baza con { CARD($card) }.
       *[other] { NAME($seat) } gana la baza con { CARD($card) }.
    }
event-tricks-turn-up = Se voltea { CARD($card) }: el triunfo es { tricks-suit }.
event-tricks-factor = Todo valió { $factor ->
        [2] doble
       *[other] por { $factor }
    }.
event-tricks-by-default = Se retiraron los demás puestos: { WHO($seat) ->
        [you] ganas las { $number } bazas sin jugar.
       *[other] { NAME($seat) } gana las { $number } bazas sin jugar.
    }
event-tricks-points = { WHO($seat) ->
        [you] tú
       *[other] { NAME($seat) }
    } { SIGN($points) ->
        [minus] −{ ABS($points) }
        [zero] 0
       *[plus] +{ ABS($points) }
    }
event-tricks-deal-scored = Se cuenta la mano: { LIST($items, style: "comma") }.
event-tricks-match-over = { COUNT($winners) ->
        [one] { WHO($seat) ->
            [you] Ganas la partida.
           *[other] { NAME($seat) } gana la partida.
        }
       *[other] { NAMES($winners) } ganan la partida en conjunto.
    }
event-tricks-match-over-lowest = Varios puestos tienen 0 o menos: gana el puntaje más bajo.
event-tricks-match-over-everybody = Gana todo puesto con 0 o menos, sin importar cuál tiene menos.
event-tricks-match-over-shared = Hay empate en el puntaje más bajo.

## Lo que hace una jugada

effect-tricks-exchange = { COUNT($discarded) ->
        [0] No cambias ninguna carta.
       *[other] Descartas { CARDS($discarded) } y robas { $draws ->
            [one] una carta
           *[other] { $draws } cartas
        }.
    }
effect-tricks-exchange-shuffled = Descartas { CARDS($discarded) } y robas { $draws ->
        [one] una carta
       *[other] { $draws } cartas
    }; el mazo se acaba, y para { $shuffled ->
        [one] una de ellas
       *[other] { $shuffled } de ellas
    } se mezclan los descartes ajenos.
effect-tricks-card-leads = Sales con { CARD($card) }.
effect-tricks-card-takes = { $trumps ->
        [true] { CARD($card) } es triunfo y gana la baza.
       *[false] { CARD($card) } gana la baza.
    }
effect-tricks-card-highest = { $trumps ->
        [true] { CARD($card) } es triunfo y va ganando la baza.
       *[false] { CARD($card) } va ganando la baza.
    }
effect-tricks-card-loses = { CARD($card) } no gana la baza.
effect-tricks-drop = No participas en esta mano, y tu puntaje queda como está.
effect-tricks-factor = Los puntos de esta mano valen { $factor ->
        [2] doble
       *[other] por { $factor }
    }.

## Una jugada como botón: qué hace, qué resulta

title-tricks-exchange = { COUNT($discarded) ->
        [0] No cambiar ninguna
       *[other] Cambiar { CARDS($discarded) }
    }
title-tricks-card = Jugar { CARD($card) }
result-tricks-exchange = { $draws ->
        [one] una carta nueva
       *[other] { $draws } cartas nuevas
    }
result-tricks-card-leads = sale
result-tricks-card-takes = { $trumps ->
        [true] triunfo, gana la baza
       *[false] gana la baza
    }
result-tricks-card-highest = { $trumps ->
        [true] triunfo, va ganando
       *[false] va ganando
    }
result-tricks-card-loses = no gana
result-tricks-no-trick = sin baza +{ $penalty }
result-tricks-drop = no cambia tu puntaje
result-tricks-factor = todo ×{ $factor }

## Lo que hay que decidir

asks-tricks-lead = Te toca salir: cualquier carta.
asks-tricks-follow = Sigue el palo: { suit-name }.
asks-tricks-beat = Sigue con una carta más alta de { suit-name }.
asks-tricks-any = Elige una carta.
asks-tricks-trump = No tienes { suit-name }: hay que jugar triunfo.
asks-tricks-throw = No tienes { suit-name }: elige una carta.
