# Por qué un bot sugiere una jugada. Cada una es una frase que empieza con minúscula; varias se unen con comas. Y lo que está mal en el
# nombre o los ajustes de un bot.

reason-any-by-chance = elegida al azar
reason-against = pero { $clause }
reason-against-alone = inconveniente: { $clause }
count-in-words = { $number ->
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
        [10] diez
        [11] once
        [12] doce
       *[other] { $number }
    }
casino-cards-and-points = { CARDS($cards) }{ $points ->
        [0] { "" }
        [one] { " " }por un punto
        [2] { " " }por dos puntos
        [3] { " " }por tres puntos
        [4] { " " }por cuatro puntos
       *[other] { " " }por { $points } puntos
    }

## Casino: lo que hace una jugada

reason-casino-sweeps = hace virado
reason-casino-orange = hace una naranja
reason-casino-takes-build = { $keeper ->
        [you] coge tu forma de { $value }
        [partner] coge la forma de { $value } de tu pareja
       *[other] coge la forma de { $value } del rival
    }
reason-casino-takes = { COUNT($cards) ->
        [0] { $spades ->
            [0] coge { count-in-words } cartas
            [one] coge { count-in-words } cartas, una de ellas espada
            [2] coge { count-in-words } cartas, dos de ellas espadas
            [3] coge { count-in-words } cartas, tres de ellas espadas
            [4] coge { count-in-words } cartas, cuatro de ellas espadas
           *[other] coge { count-in-words } cartas, { $spades } de ellas espadas
        }
       *[other] { $spades ->
            [0] coge { count-in-words } cartas con { casino-cards-and-points }
            [one] coge { count-in-words } cartas con { casino-cards-and-points }, una de ellas espada
            [2] coge { count-in-words } cartas con { casino-cards-and-points }, dos de ellas espadas
            [3] coge { count-in-words } cartas con { casino-cards-and-points }, tres de ellas espadas
            [4] coge { count-in-words } cartas con { casino-cards-and-points }, cuatro de ellas espadas
           *[other] coge { count-in-words } cartas con { casino-cards-and-points }, { $spades } de ellas espadas
        }
    }
reason-casino-most-spades = quien tenga más espadas suma { $number ->
        [one] un punto
       *[other] { count-in-words } puntos
    }
reason-casino-most-cards = quien tenga más cartas suma { $number ->
        [one] un punto
       *[other] { count-in-words } puntos
    }
reason-casino-builds = forma { $value } para { KEY($rank) ->
        [Q] la reina
        [J] la jota
       *[other] el { rank-name }
    } que tienes
reason-casino-builds-for-partner = forma { $value } para tu pareja
reason-casino-adds = { $keeper ->
        [you] agrega a tu forma de { $value }
        [partner] agrega a la forma de { $value } de tu pareja
       *[other] agrega a la forma de { $value } del rival
    }
reason-casino-raises = { $keeper ->
        [you] sube tu forma de { $before } a { $value }
        [partner] sube la forma de { $before } de tu pareja a { $value }
       *[other] sube la forma de { $before } del rival a { $value }
    }
reason-casino-they-hold = { $percent ->
        [0] el rival no puede tener { casino-a-rank }
        [100] el rival tiene { casino-a-rank }
       *[other] el rival tiene { casino-a-rank } con una probabilidad del { $percent }%
    }
reason-casino-gives-away = regala { CARDS($cards) }{ $points ->
        [0] { "" }
        [one] { ", " }con valor de un punto
        [2] { ", " }con valor de dos puntos
        [3] { ", " }con valor de tres puntos
        [4] { ", " }con valor de cuatro puntos
       *[other] { ", " }con valor de { $points } puntos
    }
reason-casino-lays-to-take = suelta { casino-a-rank } para { KEY($rank) ->
        [Q] cogerla
        [J] cogerla
       *[other] cogerlo
    } con la otra carta igual
reason-casino-nobody-can-pair = suelta { casino-a-rank } que nadie puede igualar
reason-casino-keeps-for-build = guarda { KEY($rank) ->
        [Q] la reina
        [J] la jota
       *[other] el { rank-name }
    } para tu forma
reason-casino-keeps-back = se guarda { CARDS($cards) }{ $points ->
        [0] { "" }
        [one] { ", " }con valor de un punto
        [2] { ", " }con valor de dos puntos
        [3] { ", " }con valor de tres puntos
        [4] { ", " }con valor de cuatro puntos
       *[other] { ", " }con valor de { $points } puntos
    }
reason-casino-gives-away-spade = regala una espada
reason-casino-gives-away-little = la carta no puntúa por sí sola
reason-casino-lays-only = solo puedes soltar una carta

## Casino: lo que deja una jugada

reason-casino-but-would-sweep = { casino-a-rank } haría virado{ $percent ->
        [100] , y está en manos del rival
       *[other] { " " }(está en manos del rival con una probabilidad del { $percent }%)
    }
reason-casino-but-would-take = { casino-a-rank } cogería { COUNT($cards) ->
        [0] { $number ->
            [one] una carta
           *[other] { count-in-words } cartas
        }
       *[other] { $number ->
            [one] { casino-cards-and-points }
           *[other] { count-in-words } cartas con { casino-cards-and-points }
        }
    }{ $percent ->
        [100] , y está en manos del rival
       *[other] { " " }(está en manos del rival con una probabilidad del { $percent }%)
    }
reason-casino-can-take-next = y tu { rank-name } puede coger después { COUNT($cards) ->
        [0] { $number ->
            [one] una carta
           *[other] { count-in-words } cartas
        }
       *[other] { $number ->
            [one] { casino-cards-and-points }
           *[other] { count-in-words } cartas con { casino-cards-and-points }
        }
    }
reason-casino-captures-last = y lo que quede al final es de quien coja en último lugar, que por ahora eres tú
reason-casino-but-captures-last = lo que quede al final es de quien coja en último lugar, que por ahora es el rival
reason-casino-leaves-little = no deja en la mesa ninguna carta que puntúe por sí sola

## Casino: el que va a lo seguro

reason-casino-takes-most = ninguna otra jugada coge más cartas
reason-casino-gives-away-least = ninguna otra carta de tu mano puntúa menos por sí sola
reason-casino-nothing-else = no queda otra cosa

## Los juegos de bazas

reason-tricks-nothing-else = no hay otra cosa que hacer
reason-tricks-trick-likely = { CARDS($cards) } { COUNT($cards) ->
        [one] es una baza segura
       *[other] son bazas seguras
    }
reason-tricks-no-trick-likely = ninguna de tus cartas es una baza segura
reason-tricks-weakest-card = ninguna de tus otras cartas es más baja
reason-tricks-cannot-win = no puede ganar esta baza
reason-tricks-last-to-play = juega al final y gana la baza
reason-tricks-draws-last-trump = queda fuera un triunfo como mucho, y es más bajo
reason-tricks-cannot-be-beaten = nada de lo que queda le puede ganar
reason-tricks-only-trump-beats = solo un triunfo le puede ganar
reason-tricks-takes-lead = pasa a ir ganando la baza
reason-tricks-draws-trumps = quien tenga un triunfo tiene que jugarlo
reason-tricks-not-needed = ninguna carta que puedas jugar es más baja
reason-tricks-keeps-all = cada una de tus cartas es triunfo o as
reason-tricks-exchange = { $number ->
        [one] cambia una carta que no es ni triunfo ni as
       *[other] cambia { count-in-words } cartas que no son ni triunfos ni ases
    }
reason-tricks-only-card = es la única carta que puedes jugar
reason-tricks-trumps-held = { $number ->
        [0] no tienes ningún triunfo
        [one] tienes un triunfo
       *[other] tienes { count-in-words } triunfos
    }
reason-tricks-each-trick = { $number ->
        [one] cada baza te quita un punto
       *[other] cada baza te quita { count-in-words } puntos
    }
reason-tricks-no-trick-costs = { $number ->
        [one] seguir sin ganar una baza cuesta un punto
       *[other] seguir sin ganar una baza cuesta { count-in-words } puntos
    }
reason-tricks-keeps-better = se guarda { CARD($card) }
reason-tricks-keeps-lower = se guarda { CARD($card) }, que es más baja
reason-tricks-lower-would-do = { CARD($card) } es más baja y serviría igual
reason-tricks-higher-out = { $number ->
        [one] puede quedar fuera una carta más alta de su palo
       *[other] pueden quedar fuera { count-in-words } cartas más altas de su palo
    }
reason-tricks-keeps-good = se guarda { CARDS($cards) }
reason-tricks-throws-good = se deshace de { CARDS($cards) }
reason-tricks-keeps-plain = { $number ->
        [one] se guarda una carta que no es ni triunfo ni as
       *[other] se guarda { count-in-words } cartas que no son ni triunfos ni ases
    }
reason-tricks-voids-suit = te deja sin { suit-name }

reason-raub-own-deal = quien reparte habla en último lugar
reason-raub-refa = le deja el reparto al puesto siguiente y añade una Refa
reason-raub-muss = obliga a todo el mundo a jugar mientras alguien tenga menos de { $limit } puntos
reason-raub-look = ves tus cartas antes de hablar
reason-raub-raub = la muestra pasa a ser tuya
reason-raub-stih = basta una baza, y la muestra es tuya
reason-raub-declare = { $number ->
        [one] con la muestra tienes un triunfo
       *[other] con la muestra tienes { count-in-words } triunfos
    }
reason-raub-pass = quien declara y { $required ->
        [1] no gana ninguna baza
       *[other] gana menos de dos bazas
    } paga { $number ->
        [one] un punto
       *[other] { count-in-words } puntos
    }
reason-raub-turn-next = la carta siguiente puede cambiar el palo de triunfo
reason-raub-swap-seven = la muestra es mejor triunfo
reason-raub-no-swap = no tienes el siete de triunfo
reason-raub-passes-deal = le deja el reparto al puesto siguiente sin Refa
reason-raub-higher-trumps = { $number ->
        [0] ningún triunfo es más alto que la muestra
        [one] un triunfo es más alto que la muestra
       *[other] { count-in-words } triunfos son más altos que la muestra
    }
reason-raub-thrown-in = si pasas, la mano se anula y nadie puntúa
reason-raub-unopposed = si te retiras, quien declara gana { count-in-words } bazas sin jugar

reason-zwanzig_ab-blind = { $factor ->
        [1] el triunfo se fija antes de que nadie vea una carta
        [2] la mano vale entonces el doble
        [3] la mano vale entonces el triple
        [4] la mano vale entonces el cuádruple
       *[other] la mano vale entonces { $factor } veces
    }
reason-zwanzig_ab-look = ves tus primeras cartas antes de elegir
reason-zwanzig_ab-next = tu carta siguiente hace el triunfo, así que tienes al menos uno
reason-zwanzig_ab-redeal = tus primeras cartas son todas sietes y ochos
reason-zwanzig_ab-no-better-suit = no tienes ninguna carta de este palo
reason-zwanzig_ab-hearts-double = { $factor ->
        [2] los corazones valen doble
        [3] los corazones valen el triple
        [4] los corazones valen el cuádruple
       *[other] los corazones valen { $factor } veces
    }
reason-zwanzig_ab-nobody-may-drop = en este palo nadie se puede retirar
reason-zwanzig_ab-best-suit = ninguna de tus primeras cartas es más alta que { CARD($card) }
reason-zwanzig_ab-two-trumps = { count-in-words } de tus primeras cartas son triunfos
reason-zwanzig_ab-leaves-tricks = ya tienes tu baza, y en esta mano nadie puede ganar la partida
reason-zwanzig_ab-one-trick = en esta mano nadie puede ganar la partida, y una baza te libra del castigo
reason-zwanzig_ab-gives-way = en esta mano nadie puede ganar la partida, y tu puntuación no es la más baja
reason-zwanzig_ab-longer-suit = tienes { count-in-words } cartas de { tricks-suit }
reason-zwanzig_ab-higher-card = { CARD($card) } es tu carta más alta
reason-zwanzig_ab-may-not-drop = no te puedes retirar
reason-zwanzig_ab-unopposed = si te retiras, la mano gana { count-in-words } bazas sin jugar
reason-zwanzig_ab-drops-left = { $number ->
        [one] en esta partida solo te puedes retirar una vez más
       *[other] en esta partida solo te puedes retirar { $number } veces más
    }
reason-zwanzig_ab-up-to-count = { $number ->
        [one] una baza baja tu puntaje en esta mano; con más queda como está
       *[other] hasta { count-in-words } bazas bajan tu puntaje en esta mano; con más queda como está
    }
reason-zwanzig_ab-none-counts = ninguna baza baja tu puntaje en esta mano: quedaría por debajo de 0
reason-zwanzig_ab-one-too-many = con una baza más bajarías de 0, y no contaría ninguna de tus bazas
reason-zwanzig_ab-no-more-count = por muchas bazas más que ganes, tu puntaje queda como está
reason-zwanzig_ab-maker-costs = { $number ->
        [one] sin ninguna baza se te suma un punto
       *[other] sin ninguna baza se te suman { count-in-words } puntos
    }

## Hazari

reason-hazari-best-first = primero el grupo más fuerte, luego el siguiente
reason-hazari-wins = ronda { $round }: { GROUP($group) } gana en el { $percent }% de las manos
reason-hazari-other-rounds = { COUNT($numbers) ->
        [one] la ronda { LIST($numbers) }
       *[other] las rondas { LIST($numbers) }
    } en el { LIST($percents) }%
reason-hazari-wins-instead = ronda { $round }: { GROUP($group) } gana en el { $percent }% en vez del { $before }%
reason-hazari-wins-as-often = gana más o menos igual de a menudo, con { ABS($number) ->
        [one] un punto
       *[other] { ABS($number) } puntos
    } { SIGN($number) ->
        [minus] menos
       *[plus] más
    } en la ronda { $round }
reason-hazari-other-cards = gana más o menos igual de a menudo y cuenta lo mismo, con otras cartas
reason-hazari-troy-decides = la ronda { $round } decide la partida
reason-hazari-against-best-first = si los demás forman primero sus grupos más fuertes

## No se acepta: nombres y ajustes de bots

refusal-bad-options--no-such-bot = { $near ->
        [none] ningún bot se llama { $name }; hay { LIST($candidates, style: "comma") }
       *[other] ningún bot se llama { $name }; ¿quieres decir { $near }? Hay { LIST($candidates, style: "comma") }
    }
refusal-bad-options--no-bot-settings = { $part } es un ajuste de { COMMAND("arena") }; en una mesa { $level } no tiene ninguno
refusal-bad-options--bots-for-seats = se nombran { $number } bots y { $limit ->
        [one] hay otro jugador
       *[other] hay { $limit } jugadores más
    }: nombra un bot para todos o uno para cada uno
refusal-bad-options--off-the-dial = el dial va de { "dial:0" } (principiante) por { "dial:0.5" } (club) hasta { "dial:1" } (experto), como en { "dial:0.35" }
refusal-bad-options--no-such-aim = solo el experto de la familia del Casino tiene un objetivo: { "aim=match" } o { "aim=points" }
refusal-bad-options--budget-not-positive = { $option } tiene que ser mayor que 0
