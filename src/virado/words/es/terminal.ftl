# La terminal: páginas, preguntas, notas, ayuda, niveles, tablas de puntaje. De lo que se escribe, `.typed` muestra un ejemplo y `.words`
# enumera todo lo que vale; en las listas las palabras van separadas por espacios.

## Puestos, bandos, cantidades

terminal-you = Tú
# $seats son las parejas de quien lee en ese bando.
terminal-side = { WHOSE($side) ->
        [you] tú
        [yours] tú y { NAMES($seats) }
       *[other] { SIDE($side) }
    }
terminal-side-score = { $name } { $number }
terminal-cards = { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    }
terminal-score = puntaje { $number }
terminal-dealer = { WHO($seat) ->
        [you] repartes
       *[other] reparte
    }
terminal-no-cards = sin cartas

## La línea de arriba

terminal-deal = mano { $number }
terminal-deal-over = terminó la mano { $number }
terminal-target = hasta { $total }
terminal-down-to-0 = bajando a 0
terminal-anticlockwise = hacia la derecha
terminal-seed = mezcla { $number }

## Rótulos de la posición

terminal-label-table = mesa
terminal-label-builds = formas
terminal-label-hand = mano
terminal-label-trick = baza
terminal-label-trump = triunfo
terminal-label-refa = Refa

## Comandos de todas las páginas

terminal-command-score =
    .key = m
    .word = marcador
    .words = marcador puntaje puntos { "score" }
    .what = el puntaje, mano por mano
terminal-command-rules =
    .key = r
    .word = reglas
    .words = reglas regla { "rules" }
    .what = las reglas de esta variante; con el número de una regla, como { $input }, solo esa
terminal-command-hint =
    .key = p
    .word = pista
    .words = pista sugerencia consejo { "hint" }
    .what = qué haría alguien que juega bien, qué espera sacar y por qué
terminal-command-log =
    .key = h
    .word = historial
    .words = historial registro { "log l" }
    .what = todo lo que ha pasado en la partida
terminal-command-undo =
    .key = u
    .word = deshacer
    .words = deshacer atrás { "undo back" }
    .what = deshace tu última jugada, si desde entonces nadie vio una carta nueva
terminal-command-quit =
    .key = q
    .word = terminar
    .words = terminar fin irse { "quit exit" }
    .what = guarda la partida y se va, igual que Ctrl-C. También se guarda después de cada jugada
terminal-command-correct =
    .key = c
    .word = corregir
    .words = corregir cambiar { "correct" }
terminal-command-players =
    .key = j
    .word = jugadores
    .words = jugadores jugador { "players" }
terminal-command-write =
    .key = g
    .word = guardar
    .words = guardar archivo { "write save" }
terminal-command-bots =
    .word = bots
    .what = las últimas líneas que han escrito tus bots
terminal-words-all = todas todo { "all" }
terminal-words-help = ayuda { "help" }
terminal-words-bots = bots
terminal-footer-help = ? ayuda

## Ayuda

terminal-help-number =
    .typed = 7
    .what = juega la jugada número 7
terminal-help-rank =
    .typed = a, ah
    .what = muestra las jugadas con ases, o con el as de corazones; si queda una sola jugada, Intro la juega
terminal-help-rank-rook =
    .typed = 7, 7b
    .what = muestra las jugadas con sietes, o con el siete negro; si queda una sola jugada, Intro la juega
terminal-help-rank-german =
    .typed = d, hd
    .what = muestra las jugadas con ases (Daus), o con el as de corazones; si queda una sola jugada, Intro la juega
terminal-help-all =
    .typed = .
    .what = muestra otra vez todas las jugadas
terminal-help-text =
    .typed = { $input }
    .what = el texto entero de una jugada, con sus cartas, la juega; una palabra sola solo muestra sus jugadas
terminal-help-ask =
    .typed = ? { $input }
    .what = pregunta si una jugada está permitida, y por qué no; lo mismo hace una jugada con ? al final
terminal-help-note = Las cartas también se escriben con palabras: «rey de corazones». Si la letra de un comando es a la vez el valor de una carta, muestra las jugadas de esa carta; escrita otra vez, o la palabra entera, es el comando.
terminal-help-changed = En esta mesa cambia: { LIST($items, style: "comma") }.
terminal-help-spoken = Lo que se dice en esta mesa (también con { "? palabra" })
terminal-spoken = «{ $name }»: { $sentence }.

## Notas

terminal-note-first = Escribe el número de una jugada y pulsa Intro; ? para la ayuda.
terminal-note-unfinished = Hay una partida sin terminar: { $input } la continúa.
terminal-note-bot-output = Tus bots han escrito algo: { $input } lo muestra.
terminal-bot-output = Lo que escriben tus bots está en { $path }
terminal-bot-output-none = (todavía nada)
terminal-bot-silent = { $sentence }; no canta nada
terminal-note-type = Escribe el número de una jugada o una parte de ella; ? para la ayuda.
terminal-note-preparing = Los demás puestos todavía se preparan (uno o dos minutos la primera vez); mientras tanto juegan bots más sencillos.
terminal-note-cut = Son las primeras { $limit } de muchísimas jugadas; cualquier otra se escribe con su texto.
terminal-note-enter-plays = Intro la juega: { $move }
terminal-note-number-plays = Escribe { $number } para jugarla: { $move }
terminal-note-all-fit = Con «{ $input }» coinciden las { $number } jugadas; escribe un número.
terminal-note-show-all = (. muestra las { $number } jugadas)
terminal-note-narrowed = { $number } de { $total } jugadas.
terminal-note-show-all-short = (. las muestra todas)
terminal-note-enter-goes-on = Pulsa Intro para seguir.
terminal-note-not-used = «{ $input }» aquí no hace nada; pulsa Intro para seguir.
terminal-note-quit-again = Para guardar la partida e irte, escribe { $input } otra vez; Intro para seguir.
terminal-note-typed-elsewhere = «{ $input }» se escribió bajo otra página y no juega nada; escríbelo aquí.
terminal-note-no-rule = En esta variante no hay regla { $rule }; el comando sin número las muestra todas.
terminal-note-no-such-move = «{ $input }» no es una jugada. Ahora se puede: { LIST($names, style: "comma") }.
terminal-note-which-move = Con «{ $input }» coinciden varias jugadas: { LIST($names, style: "comma") }.
terminal-note-no-move = Ninguna jugada coincide con «{ $input }»; . las muestra todas, ? ayuda.
# $number es el de la única jugada, o 0; $leaves dice si el comando termina el programa.
terminal-note-letter = Con { $input } coinciden estas jugadas: escribe { $number ->
        [0] un número
       *[other] { $number }
    } para jugar, o { $input } otra vez para el comando «{ $command }».
terminal-note-taken-back = Se deshizo tu jugada: elige de nuevo.
terminal-note-not-taken-back = No se puede deshacer: { $sentence }.
terminal-note-number-is = { $number } es el número de { $move }: Intro la juega.
terminal-note-shows = { $input } muestra las cartas con { $number }.
terminal-note-no-number = No hay jugada { $number }; los números llegan hasta { $limit }.
terminal-note-number-hidden = La jugada { $number } no se muestra ahora; . las muestra todas.
terminal-note-no-entry = Esta pregunta no tiene respuesta { $number }; los números llegan hasta { $limit }.
terminal-earlier = … ({ $key } lo muestra todo)
terminal-small-window = Esta ventana tiene { $columns } por { $rows } caracteres; las páginas están hechas para 40 por 16 o más.
terminal-more-moves = { $number } más: escribe { $input }
terminal-moves-by-card = Escribe una carta, como { $input }, para ver sus jugadas.
terminal-go-on = seguir
terminal-enter-goes-on = Intro: seguir
terminal-enter-next-deal = Intro: la mano siguiente
terminal-tie = Empate a { $number } ({ LIST($names) }): decide otra mano.
terminal-tie-only = Empate a { $number } ({ LIST($names) }): decide otra mano, y solo juegan esos puestos.
terminal-enter-another-match = Intro: otra partida, q: terminar
terminal-page-more = Intro: más ({ $number ->
        [one] 1 línea
       *[other] { $number } líneas
    }), q: atrás
terminal-page-further = Intro: más ({ $number ->
        [one] 1 línea
       *[other] { $number } líneas
    })
terminal-page-end = Intro: volver a la partida
terminal-page-end-earlier = Intro: volver a la partida, .: desde el principio
terminal-no-such-card = No tienes { $input }.
terminal-which-card = ¿Cuál { $input }?
terminal-typed-twice = Has escrito { $input } dos veces.

## Rechazos

terminal-not-allowed = No se puede: { $sentence }.
terminal-not-allowed-by = No se puede ({ $rule }): { $sentence }.
terminal-not-understood = No se entiende: { $sentence }.
terminal-allowed = { $move } está permitida.
terminal-no = No: { $sentence }.
refusal-bad-options--no-such-seat = los puestos van de 0 a { $limit }
refusal-bad-record--nothing-unfinished = no hay ninguna partida sin terminar
refusal-bad-record--bot-not-given = en la partida { $path } juega { LIST($candidates) }, un bot propio; vuelve a indicar su programa o su clase: { COMMAND($input) }
refusal-bad-record--no-such-match = ninguna partida guardada se llama { $path }; `{ COMMAND("matches") }` las muestra
refusal-bad-record--no-such-match-but = ninguna partida guardada se llama { $path }; ¿quieres decir { $near }? `{ COMMAND("matches") }` las muestra
refusal-bad-record--open-elsewhere = { $path } está abierta en otra terminal
refusal-bad-record--other-players = en { $path } no están las mismas personas que en su partida
refusal-bad-record--not-saved = { $path } no es una partida guardada: { PROBLEM($problem) }
refusal-bad-record--other-saved-version = { $path } se guardó con otra versión de Virado; esta lee hasta la versión { $limit }

## Niveles

terminal-level-random =
    .name = al azar
terminal-level-greedy =
    .name = a lo seguro
terminal-level-beginner =
    .name = principiante
    .about = olvida cartas y pasa por alto combinaciones
terminal-level-club =
    .name = club
    .about = no pasa nada por alto, cuenta las cartas y decide de un vistazo
terminal-level-expert =
    .name = experto
    .about = prueba sus jugadas en muchos repartos posibles antes de decidir
terminal-level-careful =
    .name = prudente
    .about = piensa primero en lo que deja a los demás
terminal-level-builder =
    .name = de formar
    .about = prefiere formar y ampliar lo formado
terminal-level-taker =
    .name = de recoger
    .about = recoge lo que hay antes que formar
terminal-level-bold =
    .name = audaz
    .about = se anuncia y se queda con menos que otros
terminal-level-opener =
    .name = inicio fuerte
    .about = cede puntos por un primer grupo fuerte
terminal-level-even =
    .name = equilibrado
    .about = cede puntos para que ningún grupo quede sin opciones
terminal-level-fit =
    .name = tu nivel
    .about = se guía por cómo acaban tus partidas; hoy juega a { $place } del dial ({ "--bots fit" })
terminal-level-fit-at = tu nivel, { $place }
terminal-levels-question = { COUNT($names) ->
        [one] Contigo juega { LIST($names) }. ¿Qué tan bien?
       *[other] Contigo juegan { LIST($names) }. ¿Qué tan bien?
    }
terminal-levels-how = Escribe un número y pulsa Intro (Intro solo: { $level }), un lugar entre los niveles como { "dial:0,7" } ({ "dial:0" } es el principiante, { "dial:1" } el experto), o uno por puesto, con comas.
terminal-levels-unknown = en esta lista no hay ningún bot { $input }
terminal-levels-unknown-but = en esta lista no hay ningún bot { $input }; quizá quieres decir { $near }

## Pistas

terminal-hint-best = { terminal-hint-player } elegiría { terminal-hint-move }: { LIST($clauses, style: "comma") }.
terminal-hint-player = { $level ->
        [expert] El experto
        [club] El nivel de club
        [greedy] Quien juega a lo seguro
       *[other] El nivel { $level }
    }
terminal-hint-move = { $number ->
        [0] { $move }
       *[other] { $number } ({ $move })
    }
terminal-hint-next = Después: { terminal-hint-move }: { LIST($clauses, style: "comma") }.
# $kind dice si el valor es exacto, o estimado con un error estándar.
terminal-figure-points = { $value }{ $kind ->
        [exact] { "" }
        [ascii] { " " }+- { $error }
       *[estimated] { " " }± { $error }
    } puntos esperados en esta mano
terminal-figure-percent = { $value }{ $kind ->
        [exact] { "" }
        [ascii] { " " }+- { $error }
       *[estimated] { " " }± { $error }
    }% de la partida

## Puntaje y final

terminal-score-title = { $title }: el puntaje
terminal-score-start = inicio
terminal-score-now = ahora
terminal-score-last = La última mano
terminal-row-score = puntaje
terminal-row-deal = esta mano
terminal-log-empty = Todavía no ha pasado nada.
terminal-scores = Puntaje: { LIST($scores) }.
terminal-not-saved = Esta partida no se guarda: { PROBLEM($problem) }. VIRADO_DATA=CARPETA elige otro lugar.
terminal-thinking = { NAME($seat) } está pensando ...
terminal-saved = La partida queda guardada. Para seguir:
terminal-kept = La partida queda guardada. Para verla otra vez:

## Casino

terminal-casino-round = mano { $number }, ronda { $round }
terminal-casino-extra-deal = mano extra
terminal-casino-stock = { $number ->
        [0] últimas cartas
       *[other] { $number } en el mazo
    }
terminal-casino-single-deal = una mano
terminal-casino-no-loose-card = ninguna carta suelta
terminal-casino-partner = { $name }, tu pareja
terminal-casino-pile = montón { $number }
terminal-casino-top = arriba { CARD($card) }
terminal-casino-sweeps = { $number ->
        [one] 1 { casino-sweep }
       *[other] { $number } { casino-sweeps }
    }
terminal-casino-took-last = última captura
terminal-casino-bottom = carta de abajo { CARD($card) }
terminal-casino-open = { LIST($items) }
terminal-casino-only = { COUNT($items) ->
        [0] ya no vale nada
        [one] solo vale { terminal-casino-open }
       *[other] solo valen { terminal-casino-open }
    }
terminal-casino-open-most_cards = cartas
terminal-casino-open-most_spades = espadas
terminal-casino-open-big_casino = diez de casino
terminal-casino-owner = { WHO($seat) ->
        [you] tuya
       *[other] de { NAME($seat) }
    }
terminal-casino-keeper = { WHO($seat) ->
        [you] – guardas tú
       *[other] – guarda { NAME($seat) }
    }
terminal-casino-keep = (guarda { $value ->
        [1] un as
        [11] una jota
        [12] una reina
        [13] un rey
        [14] un as
       *[other] un { $value }
    })
terminal-casino-turn = Tu turno.
terminal-casino-turn-keeping = Tu turno. { COUNT($values) ->
        [one] La forma de { LIST($values) } es tuya
       *[other] Las formas de { LIST($values) } son tuyas
    }, así que no puedes soltar.
terminal-casino-trail = soltar
terminal-casino-take = coger { $cards }
terminal-casino-all = todo
terminal-casino-build-new = formar { $value }: { $cards }
terminal-casino-build-raise = subir { $build } a { $value }
terminal-casino-build-extend = agregar a { $build } ={ $value }
terminal-casino-stealing = y robar { CARDS($cards) }
terminal-casino-for-partner = para tu pareja
terminal-casino-words-trail = suelta soltar { "trail" }
terminal-casino-words-capture = coge coger captura { "take capture" }
terminal-casino-words-sweep = virado tabbe { "sweep" }
terminal-casino-words-build = forma formar { "build" }
terminal-casino-words-raise = sube subir agrega agregar { "raise add extend" }
terminal-casino-words-steal = roba robar { "steal" }
terminal-casino-words-partner = pareja para { "partner for" }
terminal-casino-words-orange = naranja { "o orange" }
terminal-casino-words-claim = reclamo reclamar { "ausz ausz! claim" }
terminal-casino-orange-price = Escribe ahora «{ $input }» para cantar naranja; en falso cuesta { $number } puntos.
terminal-casino-orange-question = ¿Es una naranja? Cantarla en falso cuesta { $number } puntos. Pulsa Intro para seguir.
terminal-casino-help-signs =
    .typed = x, +, =8
    .what = muestra las capturas, las formas, las formas de 8
terminal-casino-help-captures =
    .typed = x
    .what = muestra las capturas
terminal-casino-help-orange =
    .typed = naranja
    .short = { "" }
    .what = canta naranja, escrita dos veces, después de coger rojo y amarillo juntos; en falso cuesta { $number } puntos
terminal-casino-help-orange-with =
    .typed = 5o
    .what = juega la jugada 5 y canta naranja con ella, al mismo precio
terminal-casino-help-claim =
    .typed = reclamo
    .short = { "" }
    .what = dice que llegaste a la meta; 5! juega la jugada 5 y reclama en el acto
terminal-casino-row-cards = cartas
terminal-casino-row-spades = espadas
terminal-casino-row-sweeps = { casino-sweeps }
terminal-casino-row-sweeps_net = { casino-sweeps } sin anular
terminal-casino-row-restricted = solo vale
terminal-casino-everything = todo
terminal-casino-row-item-most_cards = más cartas
terminal-casino-row-item-most_spades = más espadas
terminal-casino-row-item-big_casino = diez de casino
terminal-casino-row-item-little_casino = dos de casino
terminal-casino-row-item-ace = ases
terminal-casino-row-item-sweep = por { casino-sweeps }
terminal-casino-row-item-five = cincos
terminal-casino-row-item-orange = naranjas
terminal-casino-row-item-false_call = mal cantadas
terminal-casino-row-item-last_capture = última captura
terminal-casino-row-points = esta mano
terminal-casino-row-scores = puntaje

## Raub y Zwanzig ab

terminal-tricks-deal = mano { $number }
terminal-tricks-deal-over = terminó la mano { $number }
terminal-tricks-lead = sales tú
terminal-tricks-no-card = ninguna todavía
terminal-tricks-led = { WHO($seat) ->
        [you] saliste con { CARD($card) }
       *[other] { NAME($seat) } salió con { CARD($card) }
    }
terminal-tricks-played = { WHO($seat) ->
        [you] tú { CARD($card) }
       *[other] { NAME($seat) } { CARD($card) }
    }
terminal-tricks-your-turn = ¿tú?
terminal-tricks-dropped = fuera de la mano
terminal-tricks-changed = cambio de { $number }
terminal-tricks-won = { $number ->
        [one] 1 baza
       *[other] { $number } bazas
    }
terminal-tricks-trump = { $suit }
terminal-tricks-turned = muestra { CARDS($cards) }
terminal-tricks-stock = mazo { $number }
terminal-tricks-your-card = ¿Tu carta?
terminal-tricks-only-card = Solo se puede jugar una carta: Intro la juega.
terminal-tricks-ask-cards = ¿Qué cartas cambias, hasta { $limit }? Escríbelas ({ $input }), o ninguna.
terminal-tricks-ask-picked = ¿Cambiar { CARDS($cards) }? Intro las cambia; escribe más cartas para añadirlas, o ninguna para empezar de nuevo.
terminal-tricks-not-picked = { CARDS($cards) } { COUNT($cards) ->
        [one] se queda
       *[other] se quedan
    } en tu mano.
terminal-tricks-exchange = cambiar { CARDS($cards) }
terminal-tricks-counted = Todo vale { $number ->
        [2] doble
       *[other] por { $number }
    }.
terminal-tricks-help-change =
    .typed = 7s 8d
    .what = elige estas cartas, igual que sus números; Intro las cambia. Con «cambiar» delante se cambian en el acto
terminal-tricks-help-change-german =
    .typed = l7 s8
    .what = elige estas cartas, igual que sus números; Intro las cambia. Con «cambiar» delante se cambian en el acto
terminal-tricks-help-none =
    .typed = ninguna
    .what = no cambia ninguna
terminal-tricks-row-tricks = bazas
terminal-tricks-row-deal = mano
terminal-words-exchange = cambia cambiar cambio { "exchange change swap" }
terminal-words-none = ninguna ninguno nada { "none keep nothing" }
terminal-words-no = no
terminal-words-yes = sí si
terminal-words-fillers = yo me quiero voy por favor con
terminal-words-suit-s = espadas
terminal-words-suit-h = corazones
terminal-words-suit-d = diamantes
terminal-words-suit-c = tréboles

## Zwanzig ab

terminal-zwanzig_ab-special-deal = mano { $number } (especial)
terminal-zwanzig_ab-forehand = salida
terminal-zwanzig_ab-no-trump = sin elegir
terminal-zwanzig_ab-trump-blind = { $suit } (a ciegas)
terminal-zwanzig_ab-drops-left = { $number ->
        [0] sin retiradas
        [one] queda una retirada
       *[other] quedan { $number } retiradas
    }
terminal-zwanzig_ab-factor = todo vale { $number ->
        [2] doble
       *[other] por { $number }
    }
terminal-zwanzig_ab-not-looked = sin mirar todavía
terminal-zwanzig_ab-ask-blind = Tienes la salida. ¿Eliges triunfo a ciegas (todo vale { $number ->
        [2] doble
       *[other] por { $number }
    }) o miras?
terminal-zwanzig_ab-ask-trump = Tienes la salida: ¿qué palo es triunfo?
terminal-zwanzig_ab-ask-trump-obliging = Tienes la salida: ¿qué palo es triunfo? Con { $suit } nadie se puede retirar.
terminal-zwanzig_ab-ask-stay = ¿Te quedas o te retiras? Cada baza es −{ $number }; quedarse sin baza, +{ $total }.
terminal-zwanzig_ab-must-stay = De esta mano no te puedes retirar: cada baza es −{ $number }, ninguna baza +{ $total }. Intro: te quedas.
terminal-zwanzig_ab-move-choose = { $suit }{ $number ->
        [1] { "" }
        [2] { " " }(vale doble)
       *[other] { " " }(vale por { $number })
    }
terminal-zwanzig_ab-move-blind = { $suit }{ $number ->
        [1] { "" }
        [2] { " " }(vale doble)
       *[other] { " " }(vale por { $number })
    } a ciegas
terminal-zwanzig_ab-move-look = mirar las cartas
terminal-zwanzig_ab-move-next = siguiente: voltear tu carta siguiente, su palo es triunfo
terminal-zwanzig_ab-move-redeal = pedir que se reparta de nuevo
terminal-zwanzig_ab-move-stay = quedarte
terminal-zwanzig_ab-move-drop = retirarte
terminal-zwanzig_ab-move-exchange = no cambiar ninguna
terminal-zwanzig_ab-words-choose = triunfo elegir
terminal-zwanzig_ab-words-blind = ciegas
terminal-zwanzig_ab-words-look = mirar miro
terminal-zwanzig_ab-words-next = siguiente voltear
terminal-zwanzig_ab-words-redeal = repartir nuevo
terminal-zwanzig_ab-words-stay = quedarte quedarme quedo juego jugar
terminal-zwanzig_ab-words-drop = retirarte retirarme retiro
terminal-zwanzig_ab-words-exchange = cambiar ninguna

## Raub

terminal-raub-before-deal = antes de la { $number ->
        [1] primera mano
       *[other] mano { $number }
    }
terminal-raub-contract-declare = declaración de { terminal-tricks-won }
terminal-raub-contract-raub = Raub de { terminal-tricks-won }
terminal-raub-contract-stih = Stih de { terminal-tricks-won }
terminal-raub-contract-muss = Muss de { terminal-tricks-won }
terminal-raub-no-cards-yet = todavía sin cartas
terminal-raub-turnup-taken = (cogida)
terminal-raub-next-deal-counts = la próxima mano que cuente vale { $number ->
        [2] doble
       *[other] por { $number }
    }
terminal-raub-not-looked = nadie puede mirar hasta que hable quien reparte
terminal-raub-ask-deal = Repartes tú. ¿Qué haces?
terminal-raub-ask-blind = Repartes tú y no has mirado. ¿Qué dices?
terminal-raub-ask-bid = ¿Declaras que ganas dos bazas con { $suit } de triunfo, o pasas?{ $number ->
        [1] { "" }
       *[2] { " " }(segunda vuelta)
    }
terminal-raub-ask-defence-declare = { NAME($seat) } declara con { $suit } de triunfo. { terminal-raub-play-or-drop }
terminal-raub-ask-defence-raub = { NAME($seat) } dice Raub con { $suit } de triunfo. { terminal-raub-play-or-drop }
terminal-raub-ask-defence-stih = { NAME($seat) } dice Stih con { $suit } de triunfo. { terminal-raub-play-or-drop }
terminal-raub-ask-defence-muss = { NAME($seat) } dice Muss con { $suit } de triunfo. { terminal-raub-play-or-drop }
terminal-raub-play-or-drop = ¿Te quedas o te retiras? Cada baza es −{ $number }; ninguna baza, +{ $total }.
terminal-raub-ask-seven = Tienes el siete de triunfo: ¿lo cambias por { CARD($card) }?
terminal-raub-no-seven = No tienes el siete de triunfo; pulsa Intro para seguir.
terminal-raub-ask-turnup = Coges { CARD($card) }. ¿Qué carta descartas?
terminal-raub-move-deal = repartir
terminal-raub-move-refa = refa: pasar el reparto{ $marks ->
        [true] { " " }(una Refa: una mano posterior vale doble)
       *[false] { "" }
    }
terminal-raub-move-muss = muss: tienes que ganar dos bazas, a ciegas (o +{ $total }), y nadie se puede retirar
terminal-raub-move-look = mirar las cartas
terminal-raub-move-raub = raub: { terminal-tricks-won } a ciegas (o +{ $total }), la muestra es tuya
terminal-raub-move-stih = stih: una baza a ciegas (o +{ $total }), la muestra es tuya
terminal-raub-move-declare = declarar (dos bazas, o +{ $total })
terminal-raub-move-pass = pasar
terminal-raub-move-turn_next = voltear otra carta
terminal-raub-move-play = quedarte (Igram)
terminal-raub-move-drop = retirarte (Idem)
terminal-raub-move-swap_seven = cambiar el siete
terminal-raub-move-no_swap = no cambiar
terminal-raub-move-exchange = no cambiar ninguna
terminal-raub-words-deal = repartir
terminal-raub-words-refa = refa
terminal-raub-words-muss = muss
terminal-raub-words-look = mirar miro
terminal-raub-words-raub = raub
terminal-raub-words-stih = stih
terminal-raub-words-declare = declarar declaro
terminal-raub-words-pass = pasar paso
terminal-raub-words-turn_next = voltear otra
terminal-raub-words-play = quedarte quedo quedarme juego jugar igram
terminal-raub-words-drop = retirarte retiro retirarme idem
terminal-raub-words-swap_seven = cambiar siete
terminal-raub-words-no_swap = no
terminal-raub-words-exchange = cambiar ninguna
terminal-raub-made = { WHO($seat) ->
        [you] Necesitabas { terminal-tricks-won } y cumpliste.
       *[other] { NAME($seat) } necesitaba { terminal-tricks-won } y cumplió.
    }
terminal-raub-not-made = { WHO($seat) ->
        [you] Necesitabas { terminal-tricks-won } y ganaste menos.
       *[other] { NAME($seat) } necesitaba { terminal-tricks-won } y ganó menos.
    }

## Hazari

terminal-hazari-shows-first = primer turno
terminal-hazari-is-up = listo
terminal-hazari-all-laid = todas las cartas están en los grupos
terminal-hazari-to-lay = faltan { $number }
terminal-hazari-too-many = sobran { $number }
terminal-hazari-group = { GROUP($group) }
terminal-hazari-ask = Arma tus grupos ({ $input } pone estas en el grupo { $number }), o toma una sugerencia:
terminal-hazari-expected = (se esperan { $number } puntos)
terminal-hazari-still-counting = Todavía se cuentan todas las posibilidades (la primera vez tarda unos segundos).
terminal-hazari-suggested = Así queda: { $name }. Cambia lo que quieras.
terminal-hazari-replace = Intro coloca «{ $name }» en lugar de tus grupos; cualquier otra línea los conserva.
terminal-hazari-ready = ¿Ya está? Escribe { $input } para dejarlo así; es definitivo.
terminal-hazari-not-in-order = No está en orden ({ $rule }): { $sentence }.
terminal-hazari-mend = { $input } ordena los tres primeros.
terminal-hazari-lay-all = Pon primero las trece cartas: grupos de 3, 3, 3 y 4.
terminal-hazari-sorted-by-suit = Tu mano está ahora por palos.
terminal-hazari-sorted-by-rank = Tu mano está ahora por valor.
terminal-hazari-fill-first = Llena los tres primeros grupos; luego { "orden" } los ordena.
terminal-hazari-which-group = { "2 as kd" } pone estas cartas en el grupo 2; { "as kd" } intercambia dos cartas.
terminal-hazari-to-which-group = ¿A qué grupo? { terminal-hazari-which-group }
terminal-hazari-not-cards = «{ $input }» no nombra cartas aquí. { terminal-hazari-which-group }
terminal-hazari-words-up = arriba listo { "up" }
terminal-hazari-words-to = al a en grupo { "to group" }
terminal-hazari-words-sort = clasificar { "o sort" }
terminal-hazari-words-undo = deshacer atrás { "u undo" }
terminal-hazari-words-clear = vaciar { "c clear" }
terminal-hazari-words-order = orden ordenar { "order" }
terminal-hazari-help-splits =
    .typed = 1, 2, 3
    .what = toma una sugerencia: los mejores grupos primero, los más parejos, más puntos
terminal-hazari-help-put =
    .typed = 2 as kd
    .short = al grupo 2
    .what = pone estas cartas en el grupo 2; 0 as la devuelve; si solo tienes una, basta su valor
terminal-hazari-help-swap =
    .typed = as kd
    .short = intercambiar
    .what = intercambia dos cartas
terminal-hazari-help-order =
    .typed = orden
    .what = ordena los tres primeros grupos, el más fuerte primero
terminal-hazari-help-sort =
    .typed = o
    .short = clasificar
    .what = pone la mano por palos o por valor
terminal-hazari-help-undo =
    .typed = u
    .what = deshace el último cambio
terminal-hazari-help-clear =
    .typed = vaciar
    .what = devuelve todas las cartas
terminal-hazari-help-up =
    .typed = up
    .short = { "" }
    .what = dice que ya está; es definitivo
terminal-hazari-help-text =
    .typed = arrange ..
    .what = deja fijos todos los grupos en una línea: { "arrange 7h 7d 7c / As Ks Qs / Jh Th 9d / 5c 4c 3d 2h" }; sin la palabra solo se colocan las cartas
terminal-hazari-round = Ronda { $number }
terminal-hazari-first = { WHO($seat) ->
        [you] Muestras primero
       *[other] { NAME($seat) } muestra primero
    }
terminal-hazari-troy = Un troy que gana termina la partida en el acto.

## El anotador

terminal-keeper-seat = { NAME($seat) }
terminal-keeper-player = puesto { $number }
terminal-keeper-names = { SIDE($side) }
terminal-keeper-list = { LIST($items, style: "comma") }
terminal-keeper-ask = { $name }: { LIST($items, style: "comma") }.
terminal-keeper-ask-lines = { $name }.
terminal-keeper-ask-each = { $name }, un número por cada quien: { LIST($items, style: "comma") }.
terminal-keeper-ask-sum = { $name }, { $total } en total: { LIST($items, style: "comma") }.
terminal-keeper-enter = Intro: { $input }
terminal-keeper-answer = { $name }: { $input }
terminal-keeper-range = un número de { $least } a { $limit }
terminal-keeper-yes = sí
terminal-keeper-no = no
terminal-keeper-nobody = nadie
terminal-keeper-none = ninguno
terminal-keeper-words-nobody = nadie ninguno ninguna { "nobody none" }
terminal-keeper-what = Falta una respuesta.
terminal-keeper-one = «{ $input }» es más de una respuesta.
terminal-keeper-yes-or-no = Escribe sí o no.
terminal-keeper-no-place = «{ $input }» no es nadie en esta mano.
terminal-keeper-not-asked = Aquí no cabe { LIST($names) }.
terminal-keeper-several = «{ $input }» puede ser { LIST($names, style: "or") }.
terminal-keeper-no-choice = «{ $input }» no es ninguna de las respuestas.
terminal-keeper-no-number = «{ $input }» no es un número.
terminal-keeper-bounds = { $input } no está entre { $least } y { $limit }.
terminal-keeper-count = Números necesarios: { $number }; escritos: { $total }.
terminal-keeper-missing = Faltan { $number } del total. Escribe números para { LIST($names) }.
terminal-keeper-whose = ¿De quién es { $input }? El nombre va antes del número.
terminal-keeper-how-many = ¿Cuántos para { $name }?
terminal-keeper-item = { $name }{ $number ->
        [1] { "" }
       *[other] { " " }{ $number }:
    } { $points } ({ $rule })
terminal-keeper-side = { SIDE($side) } { $points }, ahora { $total }{ COUNT($items) ->
        [0] .
       *[other] : { LIST($items, style: "comma") }.
    }
terminal-keeper-deal-gave = Mano { $number }
terminal-keeper-leads = { LIST($names) } { COUNT($names) ->
        [one] va
       *[other] van
    } por delante con { $number }.
terminal-keeper-next = Mano { $number }. Reparte: { NAME($seat) }. Empieza: { $name }.
terminal-keeper-won = { COUNT($names) ->
        [one] Ganó
       *[other] Ganaron
    } { LIST($names) } ({ $rule }){ $number ->
        [1] .
       *[other] ; vale por { $number } partidas.
    }
terminal-keeper-settlement = Cuentas: { LIST($items, style: "comma") }.
terminal-keeper-note = { COUNT($names) ->
        [0] { $sentence }
       *[other] { LIST($names) }: { $sentence }
    } ({ $rule })
terminal-keeper-keep = Intro lo deja así; si no, escríbelo otra vez.
terminal-keeper-footer = Intro: lo propuesto, =: todo lo propuesto, u: atrás, ?: ayuda
terminal-keeper-correcting = Intro: como antes, =: todo como antes, u: atrás
terminal-keeper-over = Intro: otra partida, c: corregir una mano, m: marcador, q: terminar
terminal-keeper-saved = La serie está guardada. `{ COMMAND($input) }` sigue con ella.
terminal-keeper-not-saved = La serie no se guardó: { PROBLEM($problem) }.
terminal-keeper-written = La serie está en { $path }.
terminal-keeper-which-file = Escribe también el archivo: { $input }
terminal-keeper-file-exists = { $path } ya existe. Elige otro nombre.
terminal-keeper-taken-back = La mano { $number } está deshecha. Se proponen otra vez sus valores.
terminal-keeper-players-back = El cambio de jugadores está deshecho.
terminal-keeper-nothing-to-undo = Todavía no hay ninguna mano.
terminal-keeper-no-deal = No hay ninguna mano { $input }; los números van de { $least } a { $limit }.
terminal-keeper-fits-no-more = La mano { $number } no es posible tras esta corrección. Escríbela otra vez.
terminal-keeper-ends-earlier = La partida termina ahora con la mano { $number }. Intro quita las manos posteriores; cualquier otra cosa lo deja todo como estaba.
terminal-keeper-kept = La mano { $number } queda como estaba.
terminal-keeper-corrected = La mano { $number } está corregida.
terminal-keeper-first-finish = Termina primero la corrección, o déjala con u.
terminal-keeper-not-now = «{ $input }» no hace nada aquí.
terminal-keeper-no-change = Ahora nadie puede entrar ni salir.
terminal-keeper-so-many = { $number } nombres; esta forma es para { LIST($values, style: "or") } personas.
terminal-keeper-ask-game = ¿Qué juego? Escribe un número o el nombre de una forma.
terminal-keeper-ask-form = ¿Qué forma? Escribe un número o un nombre.
terminal-keeper-ask-names = ¿Quién juega? Escribe los nombres en el orden de juego, separados por comas. Personas: { LIST($values, style: "or") }.
terminal-keeper-ask-pairs = ¿Juegan en pareja { NAMES($seats) }?
terminal-keeper-ask-dealer = Quién reparte primero
terminal-keeper-ask-next-dealer = Quién reparte ahora
terminal-keeper-ask-players = ¿Quién juega desde ahora? Escribe los nombres en el orden de juego, separados por comas. Hasta ahora: { LIST($names, style: "comma") }. Personas: { LIST($values, style: "or") }. Intro no cambia nada.
terminal-keeper-ask-score = ¿Puntaje para { LIST($names) }? Intro: como al principio.
terminal-keeper-ask-resume = ¿Seguir con { $title }? Juegan: { LIST($names, style: "comma") }. Manos: { $number }. Intro: sí, n: una serie nueva
terminal-keeper-bad-name = «{ $input }» no es un nombre. Un nombre tiene una letra y como mucho { $limit } caracteres.
terminal-keeper-page-end = Intro: volver a la mano
terminal-keeper-help-enter =
    .typed = Intro
    .what = toma el valor propuesto
terminal-keeper-help-usual =
    .typed = =
    .what = toma el valor propuesto aquí y en todas las preguntas que faltan; la mano más frecuente es = e Intro
terminal-keeper-help-numbers =
    .typed = 2 1 2
    .what = números en el orden de los nombres; si se sabe el total, puede faltar el último
terminal-keeper-help-names =
    .typed = a 2 b 1
    .what = números junto a los nombres; basta el principio de un nombre, o el número de la persona
terminal-keeper-help-parts =
    .typed = h; 2; 2 1 2
    .what = varias respuestas en una línea
terminal-keeper-help-undo =
    .what = vuelve a la pregunta anterior y, en la primera, a la mano anterior
terminal-keeper-help-correct =
    .what = corrige una mano, como { "3" }; los totales cambian con ella
terminal-keeper-help-players =
    .what = cambia los jugadores: alguien entra, sale o cambia de puesto
terminal-keeper-help-write =
    .what = escribe la serie en un archivo, que la página también lee
terminal-keeper-help-score =
    .what = muestra todas las manos
terminal-keeper-help-quit =
    .what = termina; la serie se guarda después de cada mano
refusal-bad-record--not-series = { $path } no es una serie del anotador: { PROBLEM($problem) }
refusal-bad-record--no-open-series = no hay ninguna serie abierta
refusal-bad-record--no-such-series = ninguna serie se llama { $path }{ COUNT($candidates) ->
        [0] { "" }
       *[other] ; hay guardadas: { LIST($candidates, style: "comma") }
    }
refusal-bad-options--names = estos nombres no son posibles: { PROBLEM($problem) }
