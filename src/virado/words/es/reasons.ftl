# Por qué un bot sugiere una jugada. Cada una es una frase que empieza con minúscula; varias se unen con comas. Y lo que está mal en el
# nombre o los ajustes de un bot.

reason-any-by-chance = elegida al azar

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
            [0] coge { $number } cartas
            [one] coge { $number } cartas, una de ellas espada
           *[other] coge { $number } cartas, { $spades } de ellas espadas
        }
       *[other] { $spades ->
            [0] coge { $number } cartas con { CARDS($cards) }
            [one] coge { $number } cartas con { CARDS($cards) }, una de ellas espada
           *[other] coge { $number } cartas con { CARDS($cards) }, { $spades } de ellas espadas
        }
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
reason-casino-gives-away = regala { CARDS($cards) }
reason-casino-lays-to-take = suelta { casino-a-rank } para cogerlo con la otra carta igual
reason-casino-nobody-can-pair = suelta { casino-a-rank } que nadie puede igualar
reason-casino-keeps-for-build = guarda { KEY($rank) ->
        [Q] la reina
        [J] la jota
       *[other] el { rank-name }
    } para tu forma
reason-casino-keeps-back = se guarda { CARDS($cards) }
reason-casino-gives-away-spade = regala una espada
reason-casino-gives-away-little = la carta en sí vale poco

## Casino: lo que deja una jugada

reason-casino-but-would-sweep = pero { casino-a-rank } haría virado{ $percent ->
        [100] , y el rival la tiene
       *[other] { " " }(el rival la tiene con una probabilidad del { $percent }%)
    }
reason-casino-but-would-take = pero { casino-a-rank } le daría al rival { $worth ->
        [one] 1 punto
       *[other] { NUMBER($worth, maximumFractionDigits: 1) } puntos
    }{ $percent ->
        [100] , y la tiene
       *[other] { " " }(la tiene con una probabilidad del { $percent }%)
    }
reason-casino-can-take-next = y tu { rank-name } puede coger después { $worth ->
        [one] 1 punto
       *[other] { NUMBER($worth, maximumFractionDigits: 1) } puntos
    }
reason-casino-captures-last = y lo que quede al final será probablemente tuyo
reason-casino-but-captures-last = pero lo que quede al final será probablemente de los otros
reason-casino-leaves-little = y deja al rival poco que coger

## Casino: el que va a lo seguro

reason-casino-takes-most = coge lo más posible de una vez
reason-casino-gives-away-least = es lo que menos regala
reason-casino-nothing-else = no queda otra cosa

## Los juegos de bazas

reason-tricks-nothing-else = no hay otra cosa que hacer
reason-tricks-trick-likely = es probable que ganes una baza
reason-tricks-no-trick-likely = lo más probable es que no ganes ninguna baza
reason-tricks-weakest-card = se deshace de la carta que menos ganaría
reason-tricks-cannot-win = no puede ganar esta baza, y se guardan cartas mejores
reason-tricks-last-to-play = juega al final y gana la baza
reason-tricks-draws-last-trump = saca el último triunfo
reason-tricks-cannot-be-beaten = nada de lo que queda le puede ganar
reason-tricks-only-trump-beats = solo un triunfo le puede ganar
reason-tricks-takes-lead = pasa a ir ganando la baza
reason-tricks-draws-trumps = saca triunfos
reason-tricks-not-needed = una carta que no hace falta; se guardan mejores
reason-tricks-keeps-all = todas las cartas merecen guardarse
reason-tricks-exchange = { $number ->
        [one] cambia la carta que apenas ganaría
       *[other] cambia las { $number } cartas que apenas ganarían
    }

reason-raub-own-deal = repartir te conviene más que dejar repartir al puesto siguiente
reason-raub-refa = le deja el reparto al puesto siguiente, y la mano de después vale doble
reason-raub-muss = obliga a todo el mundo a jugar cuando alguien está cerca del final
reason-raub-look = la muestra no vale una declaración a ciegas
reason-raub-raub = la muestra vale una declaración a ciegas
reason-raub-stih = basta una baza, y la muestra es tuya
reason-raub-declare = con la muestra son probables dos bazas
reason-raub-pass = dos bazas no son lo bastante probables
reason-raub-turn-next = otro triunfo puede irles mejor a tus cartas
reason-raub-swap-seven = la muestra es mejor triunfo
reason-raub-no-swap = no hay siete que cambiar

reason-zwanzig_ab-blind = elegir a ciegas vale doble
reason-zwanzig_ab-look = el triunfo se elige mejor con las cartas en la mano
reason-zwanzig_ab-next = ningún palo de las primeras cartas merece elegirse
reason-zwanzig_ab-redeal = con solo sietes y ochos vale la pena repartir de nuevo
reason-zwanzig_ab-no-better-suit = no tienes ninguna, pero los otros palos no son mejores
reason-zwanzig_ab-hearts-double = los corazones valen doble
reason-zwanzig_ab-nobody-may-drop = en este palo nadie se puede retirar
reason-zwanzig_ab-best-suit = ahí están tus cartas más altas
reason-zwanzig_ab-two-trumps = dos de las primeras cartas o más son triunfo
reason-zwanzig_ab-leaves-tricks = ya tienes tu baza, y en esta mano nadie puede ganar la partida
reason-zwanzig_ab-one-trick = basta con una baza mientras nadie pueda ganar la partida en esta mano
reason-zwanzig_ab-gives-way = en esta mano nadie puede ganar la partida; acaba antes si las bazas van a quien tiene menos puntos

## Hazari

reason-hazari-best-first = primero el grupo más fuerte, luego el siguiente
reason-hazari-wins = ronda { $round }: { GROUP($group) } gana en el { $percent }% de las manos
reason-hazari-other-rounds = { COUNT($numbers) ->
        [one] la ronda { LIST($numbers) }
       *[other] las rondas { LIST($numbers) }
    } en el { LIST($percents) }%
reason-hazari-wins-instead = ronda { $round }: { GROUP($group) } gana en el { $percent }% en vez del { $before }%
reason-hazari-wins-as-often = gana igual de seguido, con { ABS($number) } puntos { SIGN($number) ->
        [minus] menos
       *[plus] más
    } en la ronda { $round }
reason-hazari-other-cards = gana y cuenta lo mismo, con otras cartas

## No se acepta: nombres y ajustes de bots

refusal-bad-options--no-such-bot = ese bot no existe; hay { LIST($candidates, style: "comma") }
refusal-bad-options--off-the-dial = el dial va de { "dial:0" } (principiante) por { "dial:0.5" } (club) hasta { "dial:1" } (experto), como en { "dial:0.35" }
refusal-bad-options--no-such-aim = solo el experto de la familia del Casino tiene un objetivo: { "aim=match" } o { "aim=points" }
refusal-bad-options--budget-not-positive = { $option } tiene que ser mayor que 0
