# Zwanzig ab: lo que no se acepta, lo que pasa, lo que hace una jugada, variantes y opciones.

## No se acepta: jugadas

refusal-malformed-move = eso no es una jugada de Zwanzig ab
refusal-not-your-turn--zwanzig-ab = no es { WHO($seat) ->
        [you] tu turno
       *[other] el turno de { NAME($seat) }
    }: { zwanzig_ab-now }
# Qué le toca hacer a quién, según $turn y $phase.
zwanzig_ab-now = { WHO($turn) ->
        [you] te toca
       *[other] a { NAME($turn) } le toca
    } { $phase ->
        [blind] elegir triunfo a ciegas, o mirar
        [trump] elegir triunfo
        [exchange] cambiar cartas
        [drop] { $choices ->
            [stay] quedarse
           *[all] quedarse o retirarse
        }
       *[play] jugar una carta
    }
refusal-trump-fixed = el triunfo ya está elegido: { suit-name }
refusal-not-forehand = solo quien tiene la salida, { NAME($forehand) }, elige triunfo
refusal-look-first = quien tiene la salida no ha mirado todavía: se elige un palo a ciegas, o se mira
refusal-already-looked = quien tiene la salida ya miró las primeras cartas; ya no se elige a ciegas
refusal-no-blind-choice = en esta variante el triunfo no se elige a ciegas
refusal-no-next = en esta variante no se voltea la carta siguiente: quien tiene la salida elige uno de los cuatro palos
refusal-no-redeal = en esta variante no se reparte de nuevo
refusal-packet-not-weak = para repartir de nuevo hacen falta solo sietes y ochos, y tienes { CARDS($cards) }
refusal-trump-due = el triunfo no está elegido: primero decide quien tiene la salida, { NAME($forehand) }
refusal-decision-due = nadie cambia antes de que todos los puestos digan si se quedan
refusal-too-many-cards = { $limit ->
        [0] { COUNT($cards) ->
            [one] te quedas con
           *[other] te quedas con
        } { CARDS($cards) }: en esta variante no se cambia nada
        [one] son demasiadas ({ CARDS($cards) }): solo se cambia una
       *[other] { CARDS($cards) } son demasiadas cartas: se cambian { $limit } como mucho
    }
refusal-stock-too-small = no se puede cambiar { CARDS($cards) }: en el mazo { $limit ->
        [0] no queda ninguna carta
        [one] solo queda una carta
       *[other] solo quedan { $limit } cartas
    }
refusal-exchange-over = el cambio ya terminó
refusal-exchange-due = nadie se queda ni se retira antes de que cambien todos los puestos
refusal-already-decided = todos los puestos dijeron si se quedan, y eso es definitivo
refusal-forehand-stays = { $action ->
        [drop] { WHO($seat) ->
            [you] tienes la salida y no te puedes retirar
           *[other] { NAME($seat) } tiene la salida y no se puede retirar
        }
       *[stay] { WHO($seat) ->
            [you] tienes la salida y no se te pregunta
           *[other] { NAME($seat) } tiene la salida y no se le pregunta
        }
    }: quien tiene la salida siempre se queda
refusal-special-deal = en una mano especial nadie se puede retirar
refusal-obliging-suit = el triunfo es { suit-name }, y con ese palo nadie se puede retirar
refusal-low-score = { WHO($seat) ->
        [you] tienes { $number } y hay que quedarse
       *[other] { NAME($seat) } tiene { $number } y tiene que quedarse
    }: solo se retira quien tiene más de { $limit }
refusal-dropped-last-deal = { WHO($seat) ->
        [you] te retiraste de la mano anterior y en esta te tienes que quedar
       *[other] { NAME($seat) } se retiró de la mano anterior y en esta se tiene que quedar
    }
refusal-no-drops-left = { WHO($seat) ->
        [you] ya te retiraste
       *[other] { NAME($seat) } ya se retiró
    } { $number ->
        [one] una vez
       *[other] { $number } veces
    } en esta partida, y no se puede más
refusal-dealer-stays = el resto dejó sin rival a quien tiene la salida, así que quien reparte se tiene que quedar
refusal-bad-options--zwanzig-nobody-so-low = nadie llega a { $number } puntos o menos antes de una mano de la que se pueda retirar: lo mínimo es { $limit }
refusal-bad-options--zwanzig-zero-unreachable = desde la mano { $limit } todo vale por { $number }, y muchos puntajes nunca llegan a 0 exacto: hace falta { "special_finish_from_deal=0" }, { "special_finish_scope=single_deal" } o { "hearts_multiplier=1" }
refusal-play-not-begun = todavía no se juega ninguna carta: { zwanzig_ab-now }

## Lo que pasa

event-zwanzig_ab-deal = { $redeal ->
        [true] { WHO($dealer) ->
            [you] Repartes de nuevo.
           *[other] { NAME($dealer) } reparte de nuevo.
        }
       *[false] { WHO($dealer) ->
            [you] Repartes.
           *[other] { NAME($dealer) } reparte.
        }
    }
event-zwanzig_ab-special = Mano especial: el triunfo es { tricks-suit }, y nadie se puede retirar.
event-zwanzig_ab-bid-choose = { WHO($seat) ->
        [you] Eliges triunfo: { tricks-suit }.
       *[other] { NAME($seat) } elige triunfo: { tricks-suit }.
    }
event-zwanzig_ab-bid-blind = { WHO($seat) ->
        [you] Eliges triunfo a ciegas: { tricks-suit }.
       *[other] { NAME($seat) } elige triunfo a ciegas: { tricks-suit }.
    }
event-zwanzig_ab-bid-next = { WHO($seat) ->
        [you] Dejas que decida la carta siguiente.
       *[other] { NAME($seat) } deja que decida la carta siguiente.
    }
event-zwanzig_ab-bid-redeal = { WHO($seat) ->
        [you] Pides repartir de nuevo.
       *[other] { NAME($seat) } pide repartir de nuevo.
    }
event-zwanzig_ab-show = { WHO($seat) ->
        [you] Muestras { CARDS($cards) }.
       *[other] { NAME($seat) } muestra { CARDS($cards) }.
    }
event-zwanzig_ab-stay = { WHO($seat) ->
        [you] Te quedas.
       *[other] { NAME($seat) } se queda.
    }
event-zwanzig_ab-kept = { WHO($seat) ->
        [you] Habrías bajado de 0, así que tu puntaje queda como estaba.
       *[other] { NAME($seat) } habría bajado de 0, así que su puntaje queda como estaba.
    }

## Lo que hace una jugada

effect-zwanzig_ab-trump = El triunfo será { $suit ->
        [s] espadas
        [h] corazones
        [d] diamantes
       *[c] tréboles
    }{ $obliges ->
        [true] , y nadie se puede retirar
       *[false] { "" }
    }.
effect-zwanzig_ab-redeal = Muestras { CARDS($cards) }, y se reparte de nuevo.
effect-zwanzig_ab-next = La carta siguiente es tuya, y su palo será el triunfo.
effect-zwanzig_ab-stay = Tienes que ganar una baza: sin ninguna, { $penalty ->
        [one] se suma un punto
       *[other] se suman { $penalty } puntos
    } a tu puntaje.
effect-zwanzig_ab-stay-must = En esta mano no te puedes retirar.

## Una jugada como botón: qué hace, qué resulta

title-zwanzig_ab-choose = Triunfo { tricks-suit }
title-zwanzig_ab-blind = Triunfo { tricks-suit } a ciegas
title-zwanzig_ab-look = Mirar las cartas
title-zwanzig_ab-next = Voltear la carta siguiente
title-zwanzig_ab-redeal = Pedir que se reparta de nuevo
title-zwanzig_ab-stay = Quedarte
title-zwanzig_ab-drop = Retirarte
result-zwanzig_ab-obliges = nadie se puede retirar
result-zwanzig_ab-redeal = muestras { CARDS($cards) }
result-zwanzig_ab-must = no te puedes retirar

## Fases

phase-zwanzig_ab-blind = elección a ciegas
phase-zwanzig_ab-trump = elección de triunfo
phase-zwanzig_ab-exchange = cambio
phase-zwanzig_ab-drop = quedarse o retirarse
phase-zwanzig_ab-play = juego

## Variantes

variant-zwanzig-ab =
    .title = Zwanzig ab
    .also = 20 ab, Veinte abajo
    .place = Alemania
    .summary = De 20 se baja a 0: la salida elige triunfo, se cambian hasta tres, y quien va mal se retira.
variant-zwanzig-ab-jager-trump-rank =
    .title = Zwanzig ab (Jäger: jota y nueve de triunfo)
    .place = Alemania (Alfred Jäger)
    .summary = En el triunfo, la jota y el nueve son las más altas.
variant-zwanzig-ab-jager-first-packet =
    .title = Zwanzig ab (Jäger: primero tres cartas)
    .place = Alemania (Alfred Jäger)
    .summary = Tres cartas antes de elegir triunfo: a ciegas, por la carta siguiente, o repartiendo de nuevo.
variant-zwanzig-ab-jager-drop-first =
    .title = Zwanzig ab (Jäger: retirarse primero)
    .place = Alemania (Alfred Jäger)
    .summary = Se decide si quedarse antes de que nadie cambie.
variant-zwanzig-ab-jager-clubs =
    .title = Zwanzig ab (Jäger: los tréboles obligan)
    .place = Alemania (Alfred Jäger)
    .summary = Nadie se puede retirar si el triunfo es tréboles.
variant-zwanzig-ab-jager-two-active =
    .title = Zwanzig ab (Jäger: quien reparte se queda)
    .place = Alemania (Alfred Jäger)
    .summary = Quien reparte se queda si el resto dejó sin rival a la salida.
variant-zwanzig-ab-jager-no-repeat-drop =
    .title = Zwanzig ab (Jäger: nunca dos veces seguidas)
    .place = Alemania (Alfred Jäger)
    .summary = Quien se retiró de la mano anterior se tiene que quedar en esta.
variant-zwanzig-ab-jager-low-score =
    .title = Zwanzig ab (Jäger: con cinco hay que quedarse)
    .place = Alemania (Alfred Jäger)
    .summary = Quien tiene cinco puntos o menos se tiene que quedar.
variant-zwanzig-ab-jager-plain-finish =
    .title = Zwanzig ab (Jäger: final sencillo)
    .place = Alemania (Alfred Jäger)
    .summary = Sin corazones forzados desde la novena mano.
variant-zwanzig-ab-jager =
    .title = Zwanzig ab (Jäger)
    .also = Jäger, Zwanzig ab de Jäger
    .place = Alemania (Alfred Jäger)
    .summary = Las ocho variaciones de Jäger juntas.
variant-zwanzig-ab-persian-literal =
    .title = Zwanzig ab (texto persa)
    .place = Texto persa
    .summary = Solo la novena mano se juega con corazones forzados, y solo si nadie ha llegado a cero.
variant-zwanzig-ab-early =
    .title = Zwanzig ab (orden natural)
    .place = Alemania
    .summary = El diez va por debajo de la jota.

## Opciones

option-zwanzig_ab-start_score =
    .name = puntos al empezar
option-zwanzig_ab-first_dealer =
    .name = puesto que reparte primero
option-zwanzig_ab-suit_rank =
    .name = orden de las cartas
    .ace_ten = A 10 K Q J 9 8 7
    .natural = A K Q J 10 9 8 7
option-zwanzig_ab-trump_rank =
    .name = orden de los triunfos
    .same = como en los otros palos
    .jass = J 9 A 10 K Q 8 7
option-zwanzig_ab-first_packet =
    .name = cartas antes de elegir triunfo
option-zwanzig_ab-trump_next =
    .name = la salida puede dejar que la carta siguiente haga triunfo
option-zwanzig_ab-trump_blind =
    .name = la salida puede elegir triunfo a ciegas
option-zwanzig_ab-redeal_weak =
    .name = con solo sietes y ochos la salida puede pedir que se reparta de nuevo
option-zwanzig_ab-blind_multiplier =
    .name = el triunfo a ciegas multiplica los puntos por
option-zwanzig_ab-hearts_multiplier =
    .name = el triunfo de corazones multiplica los puntos por
option-zwanzig_ab-multiplier_mode =
    .name = corazones elegidos a ciegas
    .product = multiplican los dos
    .max = multiplica el mayor
option-zwanzig_ab-exchange_max =
    .name = cuántas cartas se cambian como mucho
option-zwanzig_ab-drop_timing =
    .name = se decide quedarse o retirarse
    .after_exchange = después del cambio
    .before_exchange = antes del cambio
option-zwanzig_ab-oblige_suit =
    .name = palo de triunfo con el que nadie se puede retirar
    .diamonds = diamantes
    .clubs = tréboles
    .none = ningún palo
option-zwanzig_ab-min_two_active =
    .name = quien reparte se queda si el resto dejó sin rival a la salida
option-zwanzig_ab-no_consecutive_drop =
    .name = nadie se puede retirar de dos manos seguidas
option-zwanzig_ab-no_drop_at_or_below =
    .name = quien tiene estos puntos o menos se tiene que quedar
    .none = sin ese límite
option-zwanzig_ab-max_drops =
    .name = cuántas veces como mucho se puede retirar un puesto en una partida
    .none = las que quiera
option-zwanzig_ab-no_trick_penalty =
    .name = puntos que se suman por quedarse sin baza
option-zwanzig_ab-maker_no_trick_penalty =
    .name = puntos que se suman a quien tiene la salida si eligió triunfo y no ganó ninguna baza
    .none = como a cualquiera
option-zwanzig_ab-all_tricks_bonus =
    .name = puntos que además se restan por ganar las cinco bazas
option-zwanzig_ab-special_finish_from_deal =
    .name = manos especiales, con triunfo de corazones, desde la mano (0: ninguna)
option-zwanzig_ab-special_finish_scope =
    .name = qué manos son especiales
    .from_then_on = esa y todas las que siguen
    .single_deal = solo esa
option-zwanzig_ab-special_finish_in_tiebreak =
    .name = una mano de desempate puede ser especial
option-zwanzig_ab-exact_zero =
    .name = lo que llevaría un puntaje por debajo de 0 no cuenta
option-zwanzig_ab-match_winners =
    .name = quién gana cuando alguien llega a 0 o menos
    .lowest = solo el puntaje más bajo
    .all_out = todo puesto con 0 o menos
option-zwanzig_ab-tie_break =
    .name = si varios puestos tienen el puntaje más bajo, 0 o menos
    .play_on = siguen jugando todos los puestos
    .tied_only = siguen jugando solo esos
    .shared = ganan en conjunto
option-zwanzig_ab-overtrump =
    .name = quien tiene que jugar triunfo le gana al más alto
    .optional = si quiere
    .required = si puede

## Lo que hay que decidir

asks-zwanzig_ab-blind = Elige triunfo a ciegas, o mira tus cartas.
asks-zwanzig_ab-trump = ¿Qué palo será triunfo?
asks-zwanzig_ab-exchange = ¿Qué cartas cambias?
asks-zwanzig_ab-drop = ¿Te quedas o te retiras?
asks-zwanzig_ab-must-stay = De esta mano no te puedes retirar: te quedas.
