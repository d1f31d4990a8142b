# Hazari: la mesa para armar los grupos, la muestra, el puntaje.

web-hazari-to = Hasta { NUMBER($number, useGrouping: 0) }
web-hazari-deal = mano { $number }
web-hazari-up = up
web-hazari-arranging = armando
web-hazari-captured = { $number } ganados
web-hazari-of-target = { NUMBER($number, useGrouping: 0) } de { NUMBER($target, useGrouping: 0) } puntos

## Armar los grupos

web-hazari-group = Grupo { $number }
# The card points of a group on the desk.
web-hazari-points = sus cartas valen { $number }
web-hazari-too-few = { $number ->
        [one] falta una carta
       *[other] faltan { $number } cartas
    }
web-hazari-too-many = { $number ->
        [one] sobra una carta
       *[other] sobran { $number } cartas
    }
web-hazari-loose = Cartas sin grupo
web-hazari-help = Ayuda para armar
# The points of the deal that a suggested arrangement makes on average.
web-hazari-about = Se esperan unos { $number }
web-hazari-by-rank = Por valor
web-hazari-by-suit = Por palo
web-hazari-clear = Vaciar
web-hazari-undo = Deshacer
web-hazari-last-deal = Última mano
web-hazari-asks = Arma con ellas cuatro grupos.
web-hazari-sizes = Tres grupos de tres cartas y uno de cuatro.
# Of the cards just read out: the page has already put them into the groups of these sizes.
web-hazari-lie = Ya están puestas en este orden.
web-hazari-in-order = En orden.
web-hazari-in-order-note = Después de «up» no se cambia nada.
web-hazari-mend = Ponerlos en orden
web-hazari-up-is-final = «Up» es definitivo: tus grupos se quedan así.
web-hazari-say-up = Decir «up»
# El botón con el que se termina de armar: la palabra de quienes juegan.
web-hazari-go-up = Up (listo)
web-hazari-heard-chosen = { $card } en la mano. Pulsa de 1 a 4 para ponerla en un grupo, o elige otra carta para intercambiarlas.
web-hazari-heard = { $card }: grupo { $number }, { $group }.
web-hazari-heard-loose = { $card } no está en ningún grupo.
web-hazari-undone = Un paso atrás.

## La muestra

web-hazari-waits = { $number ->
        [one] { $names } todavía está armando.
       *[other] { $names } todavía están armando.
    }
web-hazari-round = Ronda { $number }
web-hazari-rounds = Rondas
web-hazari-leads = { $name }: { $group }. El mejor hasta ahora.
web-hazari-shows = { $name }: { $group }.
web-hazari-skip = Saltar
web-hazari-lying = { $cards } cartas en la mesa: { $points } puntos
web-hazari-best = el mejor hasta ahora:
web-hazari-won-round = gana la ronda:
web-hazari-not-shown = sin mostrar
web-hazari-all = Todas
web-hazari-arrange = Armar la siguiente
web-hazari-points-of-deal = Puntos de esta mano
web-hazari-plus = +{ $number }

## El puntaje

web-hazari-deal-column = Mano
web-hazari-total = Total
web-hazari-by-troy = troy
web-hazari-tie = Empate en el primer lugar: se sigue jugando.
web-hazari-no-deal-yet = Todavía no se ha contado ninguna mano.

## En la primera página: la familia y sus variantes

web-family-hazari = Hazari
    .says = Ordena trece cartas en 3-3-3-4. El mejor grupo gana la ronda. Hasta 1000.
web-form-hazari = Hazari
web-form-hazari-bhutan = Bután
web-sub-hazari-bhutan = dos pares cuentan
web-sub-hazari-bhutan-no-two-pair = sin dos pares
