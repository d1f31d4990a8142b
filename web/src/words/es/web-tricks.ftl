# Raub y Zwanzig ab en la mesa.

web-tricks-from = de { $number } bajando a 0
web-tricks-deal = mano { $deal }
web-tricks-deal-title = Mano { $deal }
# Un botón por palo, los cuatro en una fila del teléfono más estrecho: en singular, que es más corto.
web-tricks-suit = { $suit ->
        [s] espada
        [h] corazón
        [d] diamante
       *[c] trébol
    }
web-tricks-trump = Triunfo: { suit-name }
web-tricks-refa = { $number ->
        [0] Todo vale ×{ $factor }
        [one] Refa: ×{ $factor }
       *[other] { $number } Refas: ×{ $factor }
    }
web-tricks-factor-aloud = { $factor ->
        [2] Todo vale doble.
       *[other] Todo vale { $factor } veces.
    }
web-tricks-special = Mano especial: nadie se puede retirar
web-tricks-all-stay = Nadie se puede retirar
web-tricks-blind = elegido a ciegas
web-tricks-tie = Desempate
web-tricks-led = salida
web-tricks-lies = { $name }: { $card }{ $state ->
        [best] , va ganando
        [led] , de salida
       *[other] { "" }
    }
web-tricks-pack = { $number ->
        [0] Se acabó el mazo
        [one] Una carta en el mazo
       *[other] { $number } cartas en el mazo
    }
web-tricks-turned = Muestra: { $card }
web-tricks-turned-card = { $card }, la muestra
web-tricks-past = Muestra de antes, fuera de juego: { $card }
web-tricks-turn-up = la muestra
web-tricks-to-lay-away = para descartar
web-tricks-no-trump = Todavía no hay triunfo.
web-tricks-taken = { $number ->
        [0] ninguna baza
        [one] una baza
       *[other] { $number } bazas
    }
web-tricks-won = { $number ->
        [one] Una baza ganada
       *[other] { $number } bazas ganadas
    }, hacen falta { $required }

## Lo que un puesto dijo o hizo

web-said-refa = Refa
web-said-muss = Muss
web-said-raub = Raub
web-said-stih = Stih
web-said-declare = declaro
web-said-pass = paso
web-said-turn_next = volteo otra
web-said-igram = Igram
web-said-idem = Idem
web-said-choose = elijo triunfo
web-said-blind = a ciegas
web-said-next = la siguiente
web-said-redeal = de nuevo
web-said-stay = me quedo
web-said-drop = fuera
web-tricks-must-stay = tiene que quedarse
web-tricks-drops-left = { $number ->
        [0] sin retiradas
        [one] queda una retirada
       *[other] quedan { $number } retiradas
    }
web-tricks-swapped = { $number ->
        [0] sin cambio
       *[other] cambio de { $number }
    }
web-tricks-declarer = declaración
web-tricks-forehand = salida

## Qué hacer

web-tricks-swap-which = ¿Qué cartas cambias?
web-tricks-swap-none = El mazo está agotado: no se puede cambiar ninguna carta.
web-tricks-swap = { $number ->
        [one] Cambiar una carta
       *[other] Cambiar { $number } cartas
    }
web-tricks-tap-cards = Toca las cartas que cambias
web-tricks-mark-aloud = Marca las cartas que cambias.
web-tricks-lay-away-which = La muestra es tuya. ¿Qué carta descartas?
web-tricks-tap-card = Toca la carta que descartas

## El marcador

web-tricks-sheet = Marcador
web-tricks-sat-out = fuera de la mano
web-tricks-sat-out-mark = fuera
web-tricks-refa-line = Refa
web-tricks-settlement = Cuentas
web-tricks-pays = { $who ->
        [you] pagas { $amount }
       *[other] paga { $amount }
    }
web-tricks-gets = { $who ->
        [you] cobras { $amount }
       *[other] cobra { $amount }
    }
web-tricks-legend-declarer = hizo la declaración de la mano
web-tricks-legend-forehand = tuvo la salida
web-tricks-legend-refa = Una raya es una Refa: una mano posterior vale doble.
web-tricks-staying = En esta mano tienen que quedarse: { $names }

## En la primera página: la familia y sus variantes

web-family-raub = Raub
    .says = Cuatro bazas y una muestra que hace triunfo. Quédate o retírate; de 21 se baja a 0.
web-family-zwanzig_ab = Zwanzig ab
    .says = Cada baza quita un punto; quedarse sin ninguna suma cinco. De 20 se baja a 0.
web-form-raub = Raub
web-form-raub-seven = El siete por la muestra
web-form-raub-persian-literal = Al pie de la letra
web-form-raub-automatic-stih = Un siete obliga
web-form-zwanzig-ab = Zwanzig ab
web-form-zwanzig-ab-jager = Variantes de Jäger
web-form-zwanzig-ab-persian-literal = El texto persa
web-form-zwanzig-ab-early = Orden natural
web-sub-raub-seven-always = por cualquier muestra
web-sub-raub-seven-ace-only = solo por un as volteado
web-sub-zwanzig-ab-jager = las ocho juntas
web-sub-zwanzig-ab-jager-trump-rank = jota y nueve de triunfo
web-sub-zwanzig-ab-jager-first-packet = primero tres cartas
web-sub-zwanzig-ab-jager-drop-first = retirarse primero
web-sub-zwanzig-ab-jager-clubs = los tréboles obligan
web-sub-zwanzig-ab-jager-two-active = quien reparte se queda
web-sub-zwanzig-ab-jager-no-repeat-drop = nunca dos veces seguidas
web-sub-zwanzig-ab-jager-low-score = con cinco hay que quedarse
web-sub-zwanzig-ab-jager-plain-finish = final sencillo
