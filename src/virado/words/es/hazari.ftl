# Hazari: grupos, lo que no se acepta, lo que pasa, variantes y opciones.

## Grupos. GROUP($group) elige uno según la clase; $ranks es lo que decide, $high y $low los dos primeros.

group-hazari = { GROUP($group) }
group-hazari-indi = indi { RANKS($ranks) }
group-hazari-pair = par de { PLURAL($high) } con { KEY($rank) ->
        [Q] una reina
        [J] una jota
       *[other] un { rank-name }
    }
group-hazari-two_pair = dos pares, { PLURAL($high) } y { PLURAL($low) }
group-hazari-colour = color { RANKS($ranks) }
group-hazari-colour4 = color de cuatro { RANKS($ranks) }
group-hazari-run = escalera { RANKS($ranks) }
group-hazari-run4 = escalera de cuatro { RANKS($ranks) }
group-hazari-colour_run = escalera de color { RANKS($ranks) }
group-hazari-colour_run4 = escalera de color de cuatro { RANKS($ranks) }
group-hazari-troy = troy de { PLURAL($high) }
group-hazari-troy4 = cuatro { PLURAL($high) }

## No se acepta

refusal-unparsable--no-arrangement = tus cartas van en cuatro grupos: { "arrange 7h 7d 7c / As Ks Qs / Jh Th 9d / 5c 4c 3d 2h" }
refusal-not-your-turn--nothing-to-arrange = ahora no tienes nada que armar
refusal-already-up = ya dijiste «up»: tus grupos ya no se pueden cambiar
refusal-sizes = los grupos tienen { LIST($numbers) } cartas; tienen que ser 3, 3, 3 y 4
refusal-sizes--too-many-groups = son demasiados grupos; hay cuatro, de 3, 3, 3 y 4 cartas
refusal-cards = estas no son las cartas de tu mano
refusal-cards--not-in-hand = no tienes { CARDS($cards) } en la mano
refusal-cards--twice = nombras { CARDS($cards) } dos veces; cada carta de tu mano tiene un solo lugar
refusal-order = tu { $number ->
        [2] segundo grupo ({ GROUP($group) }) le gana al primero
       *[3] tercer grupo ({ GROUP($group) }) le gana al segundo
    } ({ GROUP($other) }); el más fuerte va primero
refusal-order--last-three = las mejores tres de tu último grupo ({ GROUP($group) }) le ganan al tercero ({ GROUP($other) }); el más débil va al final
refusal-order--last = tu último grupo ({ GROUP($group) }) le gana al tercero ({ GROUP($other) }); el más débil va al final
refusal-bad-options--hazari-first-troy-decides = los grupos se muestran del más fuerte al más débil, así que quien tiene un troy lo muestra en la primera ronda, y las demás no deciden nada

## Lo que pasa

event-hazari-deal = { WHO($dealer) ->
        [you] Repartes.
       *[other] { NAME($dealer) } reparte.
    }
event-hazari-round-won = { WHO($seat) ->
        [you] Ganas la ronda { $round }: { GROUP($group) }, { $points } puntos.
       *[other] { NAME($seat) } gana la ronda { $round }: { GROUP($group) }, { $points } puntos.
    }
event-hazari-deal-scored = Se cuenta la mano: { LIST($items, style: "comma") }.
event-hazari-deal-scored-troy = Un troy que gana termina la partida en el acto: { LIST($items, style: "comma") }.
event-hazari-points = { WHOSE($side) ->
        [you] tú
       *[other] { SIDE($side) }
    } { SIGN($points) ->
        [minus] −{ ABS($points) }
        [zero] 0
       *[plus] +{ ABS($points) }
    }
event-hazari-match-over = { COUNT($winners) ->
        [one] { WHOSE($side) ->
            [you] Ganas la partida.
           *[other] { SIDE($side) } gana la partida.
        }
       *[other] { NAMES($winners) } comparten la partida.
    }
effect-hazari-arrange = Tus grupos: { GROUP($first) }, { GROUP($second) }, { GROUP($third) }, { GROUP($last) }.

## Una jugada como botón: qué hace, qué resulta

title-hazari-arrange = Up: listo
result-hazari-arrange = definitivo

## Armar los grupos

split-hazari-best-first = los mejores primero
split-hazari-most-even = los más parejos
split-hazari-best-total = más puntos
split-hazari-other = de otra manera
split-hazari-troy = troy por la partida
split-hazari-says = { LIST($items, style: "comma") }

## Fases

phase-hazari-arrange = se arman los grupos
phase-hazari-show = se muestran los grupos

## Variantes

variant-hazari =
    .title = Hazari
    .also = Hazaray, Mil puntos
    .place = Bangladés
    .summary = Hasta 1000: trece cartas en cuatro grupos; del último cuentan las mejores tres.
variant-hazari-bhutan =
    .title = Hazari (Bután)
    .also = Hazari de Bután
    .place = Bután
    .summary = Cartas por su número, clases de cuatro en la última ronda, y un troy que gana se lleva la partida.
variant-hazari-bhutan-no-two-pair =
    .title = Hazari (Bután, sin dos pares)
    .place = Bután
    .summary = Como en Bután, pero dos pares son solo el par más alto.

## Opciones

option-hazari-card_values =
    .name = valor de las cartas
    .ten_five = del as al diez 10 cada una, las demás 5
    .pip = el as 11, rey, reina y jota 10, las demás su número
option-hazari-fourth_round =
    .name = los últimos grupos se comparan por
    .best_three = sus mejores tres cartas
    .four_card = las cuatro cartas
option-hazari-two_pair =
    .name = dos pares son una clase propia
option-hazari-odd_card_breaks_ties =
    .name = entre últimos grupos iguales decide la carta sobrante más alta
option-hazari-order_rule =
    .name = orden de los grupos
    .descending = el más fuerte primero
    .free = como se quiera
option-hazari-group4_order_basis =
    .name = el último grupo se mide con el tercero por
    .best_three = sus mejores tres cartas
    .extended = su clase de cuatro cartas
option-hazari-tie_rule =
    .name = entre grupos iguales gana
    .last_played = el que se mostró al final
    .first_played = el que se mostró primero
option-hazari-troy_instant_win =
    .name = un troy que gana se lleva la partida
option-hazari-troy_win_rounds =
    .name = rondas en las que un troy que gana se lleva la partida
option-hazari-target =
    .name = se juega hasta
option-hazari-top_tie =
    .name = un empate en el total más alto
    .play_on = se sigue jugando
    .shared = se comparte
option-hazari-first_dealer =
    .name = puesto que reparte primero

## Lo que hay que decidir

asks-hazari-arrange = Arma cuatro grupos con tus trece cartas.

## Lo que se dice en la mesa, y lo que significa

spoken-hazari-up = Up
    .means = «arriba» en inglés: ya no cambio nada
spoken-hazari-troy = troy
    .means = tres cartas iguales
spoken-hazari-indi = indi
    .means = un grupo que no es nada más; en algunos sitios se llama teki
