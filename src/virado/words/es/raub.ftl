# Raub: lo que no se acepta, lo que pasa, lo que hace una jugada, variantes y opciones.

## Palabras

raub-action = { $action ->
        [deal] repartir
        [refa] pasar el reparto
        [muss] decir Muss
        [look] mirar
        [raub] decir Raub
        [stih] decir Stih
        [declare] declarar
        [pass] pasar
        [turn_next] voltear otra carta
        [play] quedarse
        [drop] retirarse
        [swap_seven] cambiar el siete
        [no_swap] no cambiar el siete
        [exchange] cambiar cartas
        [take_turnup] coger la muestra
       *[card] jugar una carta
    }
# Qué le toca hacer a quién, según $turn y $phase.
raub-now = { WHO($turn) ->
        [you] te toca
       *[other] a { NAME($turn) } le toca
    } { $phase ->
        [before_deal] repartir
        [deal] repartir
        [blind] { $choices ->
            [look] mirar
            [raub] mirar, o decir Raub, antes de que nadie vea una carta
            [stih] mirar, o decir Stih, antes de que nadie vea una carta
           *[all] mirar, o decir Raub o Stih, antes de que nadie vea una carta
        }
        [bidding] declarar o pasar
        [defence] quedarse o retirarse
        [seven] { $choices ->
            [no_swap] decir que no cambias el siete
           *[all] cambiar el siete o no
        }
        [exchange] cambiar cartas
        [turnup] coger la muestra
       *[play] jugar una carta
    }

## No se acepta: jugadas

refusal-no-such-move = eso no es una jugada de Raub
refusal-not-your-turn--raub = no es { WHO($seat) ->
        [you] tu turno
       *[other] el turno de { NAME($seat) }
    }: { raub-now }
refusal-not-now = { raub-action } no se puede ahora: { raub-now }
refusal-pass-deal-off = en esta variante quien reparte no puede pasar las cartas sin repartir
refusal-muss-off = en esta variante no se juega Muss
refusal-muss-scores = quien reparte solo puede decir Muss si alguien tiene menos de { $limit }
refusal-muss-scores--all-below = quien reparte solo puede decir Muss si todos los puestos tienen menos de { $limit }
refusal-muss-scores--opponent-below = quien reparte solo puede decir Muss si alguien del resto tiene menos de { $limit }
refusal-raub-off = en esta variante no se juega Raub a ciegas
refusal-stih-off = en esta variante no se juega Stih
refusal-stih-imposed = en esta variante nadie elige Stih: un siete volteado obliga
refusal-stih-needs-seven = Stih solo se puede decir si la muestra es un siete
refusal-blind-over = { raub-action } solo lo puede hacer quien reparte, antes de mirar
refusal-already-passed = { WHO($seat) ->
        [you] pasaste y ya no puedes
       *[other] { NAME($seat) } pasó y ya no puede
    } declarar en esta vuelta
refusal-only-dealer-turns = otra carta solo la voltea quien reparte, { NAME($dealer) }, y solo si el resto de la mesa pasó
refusal-turn-next-off = en esta variante no se voltea otra carta
refusal-already-turned = ya se volteó otra carta; ahora quien reparte declara o pasa
refusal-muss-compels = quien reparte, { NAME($dealer) }, dijo Muss, y eso obliga a todo el mundo a jugar; no hay nada que responder
refusal-no-seven-swap = ahora no se cambia el siete de triunfo
refusal-no-seven-swap--off = en esta variante no se cambia el siete de triunfo
refusal-seven-not-held = { WHO($seat) ->
        [you] no tienes
       *[other] { NAME($seat) } no tiene
    } el siete de triunfo, { CARD($card) }
refusal-card-not-held = no tienes { CARDS($cards) } en la mano
refusal-card-not-held--turn-up = { CARD($card) } es la muestra y no está en tu mano
refusal-card-not-held--laying-away = { CARD($card) } no es una de tus cartas ni la muestra { CARD($turnup) }
refusal-too-many-changed = { COUNT($cards) ->
        [one] una carta ({ CARDS($cards) }) ya es demasiado
       *[other] { COUNT($cards) } cartas ({ CARDS($cards) }) son demasiadas
    }: se cambian { $limit } como mucho
refusal-stock-short = { COUNT($cards) ->
        [one] no se puede cambiar una carta
       *[other] no se pueden cambiar { COUNT($cards) } cartas
    } ({ CARDS($cards) }): { $limit ->
        [0] el mazo está vacío
        [one] en el mazo queda una
       *[other] en el mazo quedan { $limit }
    }
refusal-turnup-compulsory = quien declaró tiene que coger ahora la muestra y descartar una carta
refusal-turnup-kept = en esta variante no se puede descartar la muestra { CARD($card) }
refusal-misdeal-too-late = un mal reparto solo se anuncia desde el reparto hasta la primera declaración, respuesta o cambio
refusal-misdeal-too-early = todavía no se han repartido cartas, así que no hay mal reparto
refusal-misdeal-dealer-only = en esta variante solo quien reparte responde de un mal reparto, y no se nombra ningún puesto
refusal-misdeal-of-dealer = el mal reparto de quien reparte se anuncia sin nombrar un puesto
refusal-referee-only = un mal reparto solo lo anuncia la dirección de la mesa
refusal-referee-only-misdeals = la dirección de la mesa anuncia un mal reparto y nada más

## No se acepta: opciones y casos

refusal-bad-options--event-twice = { "refa_sources" } nombra algo dos veces
refusal-bad-options--no-unit = { "unit" } es un número entero positivo o una fracción como { "1/2" }, no { $part }
refusal-bad-options--unit-not-whole = { "winner_split=integer" } necesita un { "unit" } entero
refusal-bad-options--raub-stock-suffices = el mazo siempre alcanza: se cambian { $number } cartas como mucho, y hay { $limit } o más
refusal-bad-case--declarer-dropped = { $path }: el puesto { $seat } declaró y nunca se retira
refusal-bad-case--dropped-seat-wins = { $path }: el puesto { $seat } se retiró y no gana nada
refusal-bad-case--too-many-tricks = { $path }: una mano tiene { $limit } bazas
refusal-bad-case--nobody-has-won = { $path }: nadie ha ganado
refusal-bad-case--expected-amount = { $path }: aquí va una cantidad de dinero, no { $part }

## Lo que pasa

event-raub-deal = { WHO($dealer) ->
        [you] Repartes.
       *[other] { NAME($dealer) } reparte.
    }
event-raub-bid-refa = { WHO($seat) ->
        [you] Pasas el reparto: Refa.
       *[other] { NAME($seat) } pasa el reparto: Refa.
    }
event-raub-bid-muss = { WHO($seat) ->
        [you] Dices Muss: juegan todos, nadie se puede retirar.
       *[other] { NAME($seat) } dice Muss: juegan todos, nadie se puede retirar.
    }
event-raub-bid-raub = { WHO($seat) ->
        [you] Dices Raub.
       *[other] { NAME($seat) } dice Raub.
    }
event-raub-bid-stih = { WHO($seat) ->
        [you] Dices Stih: basta una baza.
       *[other] { NAME($seat) } dice Stih: basta una baza.
    }
event-raub-bid-declare = { WHO($seat) ->
        [you] Declaras.
       *[other] { NAME($seat) } declara.
    }
event-raub-bid-pass = { WHO($seat) ->
        [you] Pasas.
       *[other] { NAME($seat) } pasa.
    }
event-raub-bid-turn_next = { WHO($seat) ->
        [you] Volteas otra carta.
       *[other] { NAME($seat) } voltea otra carta.
    }
event-raub-defend = { WHO($seat) ->
        [you] Te quedas: Igram.
       *[other] { NAME($seat) } se queda: Igram.
    }
event-raub-drop = { WHO($seat) ->
        [you] Te retiras: Idem.
       *[other] { NAME($seat) } se retira: Idem.
    }
event-raub-swap-seven = { WHO($seat) ->
        [you] Cambias { CARD($seven) } por { CARD($card) }.
       *[other] { NAME($seat) } cambia { CARD($seven) } por { CARD($card) }.
    }
event-raub-reshuffle = Se acabó el mazo; los descartes se mezclan y son el mazo nuevo.
event-raub-reshuffle-seen = Se acabó el mazo; los descartes se mezclan y son el mazo nuevo, y robas { CARDS($drawn) }.
event-raub-take-turnup = { WHO($seat) ->
        [you] Coges la muestra { CARD($card) }.
       *[other] { NAME($seat) } coge la muestra { CARD($card) }.
    }
event-raub-take-turnup-seen = Coges la muestra { CARD($card) } y descartas { CARDS($discarded) }.
event-raub-misdeal = { $intentional ->
        [true] { WHO($dealer) ->
            [you] Repartiste mal a propósito.
           *[other] { NAME($dealer) } repartió mal a propósito.
        }
       *[false] { WHO($dealer) ->
            [you] Repartiste mal.
           *[other] { NAME($dealer) } repartió mal.
        }
    }
event-raub-mistake = { $intentional ->
        [true] { WHO($seat) ->
            [you] Cometiste un error a propósito.
           *[other] { NAME($seat) } cometió un error a propósito.
        }
       *[false] { WHO($seat) ->
            [you] Cometiste un error.
           *[other] { NAME($seat) } cometió un error.
        }
    }
event-raub-thrown-in-first_round_passout = Nadie declaró: la mano queda nula.
event-raub-thrown-in-second_round_passout = Otra vez nadie declaró: la mano queda nula.
event-raub-thrown-in-third_same_suit = Tres muestras del mismo palo: la mano queda nula.
event-raub-thrown-in-misdeal = La mano queda nula.
event-raub-refa = Se anota una Refa.
event-raub-declarer = { $made ->
        [true] { WHO($seat) ->
            [you] Necesitabas { raub-tricks } y cumpliste.
           *[other] { NAME($seat) } necesitaba { raub-tricks } y cumplió.
        }
       *[false] { WHO($seat) ->
            [you] Necesitabas { raub-tricks } y no cumpliste.
           *[other] { NAME($seat) } necesitaba { raub-tricks } y no cumplió.
        }
    }
raub-tricks = { $required ->
        [one] una baza
       *[other] { $required } bazas
    }
event-raub-settlement = Las cuentas: { LIST($items) }.
event-raub-amount = { $pays ->
        [true] { WHO($seat) ->
            [you] tú pagas { $amount }
           *[other] { NAME($seat) } paga { $amount }
        }
       *[false] { WHO($seat) ->
            [you] tú cobras { $amount }
           *[other] { NAME($seat) } cobra { $amount }
        }
    }

## Lo que hace una jugada

effect-raub-declare = { $contract ->
        [muss] Juega todo el mundo, y tienes que ganar { raub-tricks } de cuatro
       *[other] Tienes que ganar { raub-tricks } de cuatro, y la muestra es tuya
    }; con menos, { raub-points } a tu puntaje.
effect-raub-play = Tienes que ganar una baza; sin ninguna, { raub-points } a tu puntaje.
# De $penalty.
raub-points = { $penalty ->
        [one] se suma un punto
       *[other] se suman { $penalty } puntos
    }
effect-raub-throw-in-pass_deal = No se reparten cartas, y decide el puesto siguiente.
effect-raub-throw-in-passout = La mano queda nula.
effect-raub-throw-in-misdeal = { $penalty ->
        [0] La mano queda nula.
       *[other] La mano queda nula, y { raub-points } al puntaje de quien reparte.
    }
effect-raub-throw-in-mistake = { $penalty ->
        [0] La mano queda nula.
       *[other] La mano queda nula, y { raub-points } al puntaje de { NAME($seat) }.
    }
effect-raub-refa = Se anota una Refa: una mano posterior vale doble.
effect-raub-swap-seven = Dejas { CARD($seven) } y coges { CARD($card) }.
effect-raub-take-turnup = { $same ->
        [true] Vuelves a descartar la muestra { CARD($card) } y te quedas con tus cartas.
       *[false] Coges { CARD($card) } y descartas { CARDS($discarded) }.
    }
effect-raub-turn_next = Se voltea la carta siguiente del mazo, que hace triunfo; se declara de nuevo.

## Una jugada como botón: qué hace, qué resulta

title-raub-deal = Repartir
title-raub-refa = Pasar el reparto (Refa)
title-raub-muss = Decir Muss
title-raub-look = Mirar las cartas
title-raub-raub = Decir Raub
title-raub-stih = Decir Stih
title-raub-declare = Declarar
title-raub-pass = Pasar
title-raub-turn_next = Voltear otra carta
title-raub-play = Quedarte (Igram)
title-raub-drop = Retirarte (Idem)
title-raub-swap_seven = Cambiar { CARD($seven) } por { CARD($card) }
title-raub-no_swap = No cambiar
title-raub-take_turnup = { $same ->
        [true] Descartar otra vez { CARD($card) }
       *[false] Coger { CARD($card) }, descartar { CARDS($discarded) }
    }
title-raub-misdeal = Anunciar un mal reparto
title-raub-mistake = Anunciar un error de { NAME($seat) }
result-raub-declare = { raub-tricks }, si no +{ $penalty }
result-raub-refa = una mano posterior vale doble

## Fases

phase-raub-before_deal = antes de repartir
phase-raub-deal = reparto
phase-raub-blind = antes de mirar
phase-raub-bidding = declaraciones
phase-raub-defence = quedarse o retirarse
phase-raub-seven = cambio del siete
phase-raub-exchange = cambio
phase-raub-turnup = coger la muestra
phase-raub-play = juego

## Variantes

variant-raub =
    .title = Raub
    .place = Familias croatas en Estados Unidos
    .summary = Declara dos de las cuatro bazas; quien se queda gana una; de 21 se baja a 0.
variant-raub-seven-always =
    .title = Raub (el siete por cualquier muestra)
    .place = Familias croatas en Estados Unidos
    .summary = El siete de triunfo se puede cambiar por la muestra.
variant-raub-seven-ace-only =
    .title = Raub (el siete por un as volteado)
    .place = Familias croatas en Estados Unidos
    .summary = El siete de triunfo se puede cambiar por la muestra si es un as.
variant-raub-persian-literal =
    .title = Raub (al pie de la letra)
    .place = Texto persa
    .summary = Quien reparte puede obligar a jugar (Muss) solo si todos los puestos tienen menos de diez; tres muestras del mismo palo no hacen que una mano posterior valga doble (sin Refa).
variant-raub-automatic-stih =
    .title = Raub (un siete volteado obliga a quien reparte)
    .place = Serbia
    .summary = Con un siete volteado quien reparte declara una baza, sin elegir.

## Opciones

option-raub-start_score =
    .name = puntos al empezar
option-raub-first_dealer =
    .name = puesto que reparte primero
option-raub-raub =
    .name = quien reparte puede decir Raub antes de mirar
option-raub-raub_required_tricks =
    .name = bazas que pide Raub
option-raub-stih =
    .name = Stih, si se voltea un siete
    .off = no se juega
    .optional = lo puede decir quien reparte
    .automatic = obliga a quien reparte
option-raub-muss =
    .name = Muss
    .off = no se juega
    .any_below = si el puntaje de alguien está por debajo del umbral
    .opponent_below = si el puntaje de alguien que no reparte está por debajo del umbral
    .all_below = si todos los puntajes están por debajo del umbral
option-raub-muss_threshold =
    .name = umbral de Muss
option-raub-pass_deal =
    .name = quien reparte puede pasar el reparto
option-raub-turn_next =
    .name = quien reparte puede voltear otra carta si el resto pasó
option-raub-refa_sources =
    .name = qué suma una Refa
    .first_round_passout = nadie declara
    .second_round_passout = otra vez nadie declara
    .third_same_suit = tres muestras del mismo palo
    .pass_deal = se pasa el reparto
    .misdeal = un mal reparto
option-raub-refa_stacking =
    .name = varias Refas
    .queue = cada una dobla una mano, una tras otra
    .compound = juntas doblan la mano siguiente una y otra vez (×4, ×8)
    .single = nunca hay más de una
option-raub-refa_max_outstanding =
    .name = cuántas Refas se anotan como mucho (0: sin límite)
option-raub-exchange_max =
    .name = cuántas cartas se cambian como mucho
option-raub-turnup_order =
    .name = quien declara coge la muestra
    .after_exchange = después de cambiar cartas
    .before_exchange = antes de cambiar cartas
option-raub-stock_short =
    .name = si el mazo no alcanza
    .limit = se cambian menos cartas
    .reshuffle = los descartes se mezclan y son el mazo nuevo
option-raub-turnup_discard =
    .name = qué puede descartar por la muestra quien declara
    .any = cualquier carta
    .not_turnup = cualquier carta menos la muestra
option-raub-seven_exchange =
    .name = cambio del siete de triunfo por la muestra
    .never = nunca
    .only_ace = si la muestra es un as
    .always = siempre
option-raub-seven_exchange_timing =
    .name = ese cambio se hace
    .after_defence = después de las respuestas
    .before_defence = antes de las respuestas
option-raub-seven_exchange_after_blind =
    .name = ese cambio también existe tras Raub, Stih y Muss
option-raub-overtrump =
    .name = quien tiene que jugar triunfo le gana al más alto
    .optional = si quiere
    .required = si puede
option-raub-declarer_penalty =
    .name = puntos que se suman si quien declara no cumple
option-raub-defender_penalty =
    .name = puntos que se suman a quien se queda sin ninguna baza
option-raub-misdeal_by =
    .name = se puede anunciar un error
    .dealer = de quien reparte
    .any_player = de cualquier puesto
option-raub-misdeal_penalty =
    .name = puntos que se suman por un error a propósito
option-raub-unit =
    .name = dinero por punto
option-raub-winner_split =
    .name = si ganan varios puestos, se reparten el dinero
    .exact = exactamente
    .integer = en unidades enteras

## Lo que hay que decidir

asks-raub-before_deal = Te toca repartir. ¿Cómo empieza la mano?
asks-raub-blind = Di algo antes de mirar, o mira tus cartas.
asks-raub-bidding = { $suit ->
        [none] ¿Declaras o pasas?
       *[other] ¿Declaras con { suit-name } de triunfo, o pasas?
    }
asks-raub-defence = ¿Te quedas (Igram) o te retiras (Idem)?
asks-raub-seven = ¿Cambias el siete por la muestra?
asks-raub-no-seven = No tienes el siete de triunfo.
asks-raub-exchange = ¿Qué cartas cambias?
asks-raub-turnup = La muestra es tuya. ¿Qué carta descartas?

## Lo que se dice en la mesa, y lo que significa

spoken-raub-raub = Raub
    .means = «robo» en alemán: quien reparte se queda con la muestra sin haber mirado y se compromete a las bazas
spoken-raub-stih = Stih
    .means = «baza» en croata: basta con una
spoken-raub-muss = Muss
    .means = «hay que» en alemán: todo el mundo juega
spoken-raub-refa = Refa
    .means = una raya: una mano posterior vale doble
spoken-raub-igram = Igram
    .means = «juego» en croata
spoken-raub-idem = Idem
    .means = «me voy» en croata
