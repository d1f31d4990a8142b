# El marco de todas las mesas.

web-your-turn = tu turno
web-your-hand = Tu mano
web-others = El resto de la mesa
web-choices = Lo que puedes hacer
web-choose-card = Elige una carta.
web-no-move-together = Ninguna jugada usa estas cartas juntas.
web-waiting-for = { $name } está pensando.
web-more-choices = { $number ->
        [one] Una más: toca las cartas de la mesa que quieras.
       *[other] { $number } más: toca las cartas de la mesa que quieras.
    }
web-more-than-listed = Más de las que caben en una lista: toca las cartas de la mesa que quieras.
web-play-it = Jugar
web-show-again = Mostrar otra vez lo que pasó desde tu última jugada
web-show = Mostrar
web-why-rule = Regla { $rule }
web-to-home = A la página de inicio
web-rules = Reglas
web-score = Puntaje
web-score-sheet = Marcador
web-deal-score = Puntaje de la última mano
web-beside = Al lado de la mesa
web-menu = Menú
web-menu-unread = { $number ->
        [one] Menú, un mensaje nuevo
       *[other] Menú, { $number } mensajes nuevos
    }
web-sheet-score = Puntaje
web-sheet-moves = Jugadas
web-sheet-chat = Chat
web-sheet-rules = Reglas
web-sheet-menu = Menú
web-sheet-keys = Teclas
web-sheet-spoken = Dicho hasta ahora
web-spoken-of = Lo que se ha dicho
web-spoken-game = Juego
web-spoken-chat = Chat
web-spoken-system = Página
web-spoken-nothing = Todavía no se ha dicho nada.
web-moves-deal = Mano { $number }
web-sound-on = Encender el sonido
web-sound-off = Apagar el sonido
web-line-lost = Se perdió la conexión. Se prueba otra vez.
web-line-lost-kept = Se perdió la conexión. Se guarda tu puesto: { $time }.
web-line-back = { $number ->
        [0] De vuelta. No ha pasado nada.
        [one] De vuelta. Se hizo una jugada.
       *[other] De vuelta. Se hicieron { $number } jugadas.
    }
web-bot-played = { $number ->
        [one] Un bot hizo una jugada por ti.
       *[other] Un bot hizo { $number } jugadas por ti.
    }
web-under-way = Enviado. El servidor aún no responde.
web-waits-for-line = Esto espera a la conexión.
web-laying = Se ponen las cartas
web-dealer = Reparte
web-dealer-letter = R
web-cards = { $number ->
        [one] una carta
       *[other] { $number } cartas
    }
web-seat-thinking = está pensando
web-seat-partner = tu pareja
web-seat-line-lost = sin conexión, { $time }
web-seat-bot-plays = juega un bot
web-seat-stand-in = jugó { $level } en su lugar
web-seat-clock = Tiempo que queda
web-counterclockwise = hacia la derecha
web-hint = Pista
web-hint-thinking = Se busca una buena jugada.
web-undo = Deshacer
web-undo-you-ask = Pides deshacer tu jugada.
web-undo-asks = { $name } quiere deshacer una jugada.
web-undo-agrees = { $who ->
        [you] Dices que sí
       *[other] { $name } dice que sí
    }
web-undo-is-asked = se espera a { $name }
web-undo-withdraw = Dejarla como está
web-undo-allow = Permitir
web-no = No
web-switch-on = sí
web-switch-off = no
web-pause = Pausa
web-go-on = Seguir
web-paused = La partida está en pausa. Todos los relojes están parados.
web-watching = Estás mirando.
web-watched = { $number ->
    [one] mira una persona
   *[other] miran { $number } personas
}
web-take-seat = Sentarse en el puesto { $number }
web-leave = Dejar
web-leave-what = Dejas tu puesto para siempre. Un bot sigue en tu lugar.
web-stay = Quedarse
web-menu-sound = Sonido
web-menu-coach = Coach
web-menu-confirm = Confirmar cada jugada
web-menu-one-tap = Un toque juega la carta
web-menu-tempo = Movimiento
web-tap-again = o toca otra vez la carta
web-key-along = de carta en carta
web-key-across = mano, mesa, posibilidades
web-key-space = levantar la carta; otra vez: jugarla, si solo hay una jugada posible
web-key-digits = hacer la jugada de ese número
web-key-enter = elegir, o confirmar
web-key-escape = quitar lo elegido
web-key-hint = pista
web-key-undo = pedir deshacer
web-key-last = mostrar otra vez lo que pasó desde tu última jugada
web-key-next = ver la jugada siguiente
web-key-score = marcador
web-key-turn = a quién le toca
web-key-cards = tus cartas
web-key-tell = leer la mesa en voz alta
web-key-trump = triunfo
web-key-points = puntos
web-key-taken = quién ha cogido qué
web-key-move = la última jugada
web-key-spoken = todo lo dicho hasta ahora
web-key-rules = reglas de este momento
web-match-over = La partida terminó
web-over-won = { $who ->
    [you] Ganas
    [one] Gana { $names }
    [side] Ganan { $names }
   *[several] Victoria: { $names }
}
web-winner = victoria
web-back-to-replay = Volver a la repetición
web-rematch = Revancha
web-rematch-wanted = { $name } quiere jugar otra vez.
web-rematch-waits = Falta la respuesta de { $names }.
web-rematch-without = Seguir sin esperar
web-rematch-without-what = En la mesa siguiente esos puestos quedan libres: se les invita allí, y los bots pueden ocuparlos.
web-next-table = A la mesa siguiente
web-check-deal = Comprobar el reparto
web-hand-over = Pásale el aparato a { $name }.
web-hand-over-ready = Aquí { $name }: mostrar mis cartas
web-chat-nothing = Nadie ha dicho nada todavía.
web-chat-says = { $name } dice: { $text }
web-chat-phrases = Frases hechas
web-chat-text = Di algo
web-chat-send = Enviar
web-chat-mute = Silenciar a { $name }
web-chat-unmute = Oír otra vez a { $name }
web-report = Denunciar a alguien
web-report-whom = ¿A quién?
web-report-what = ¿De qué se trata?
web-report-insult = insultos
web-report-name = el nombre
web-report-cheating = trampas
web-report-stalling = demorar a propósito
web-report-spam = publicidad
web-report-other = otra cosa
web-report-text = ¿Qué pasó? (si quieres)
web-report-says = La administración de este servidor ve tu denuncia, la partida y lo último que se dijo aquí. En la mesa no se entera nadie.
web-report-send = Denunciar
web-report-sent = Denunciado. Gracias.
web-phrase-hello = Hola
web-phrase-thanks = Gracias
web-phrase-well-played = Bien jugado
web-phrase-good-game = Buena partida
web-phrase-sorry = Perdón
web-phrase-moment = Un momento
web-phrase-your-turn = Te toca
web-phrase-again = ¿Otra partida?
web-phrase-goodbye = Hasta luego
web-aloud-turn = { $number ->
        [one] Tu turno. Una carta: { $cards }.
       *[other] Tu turno. { $number } cartas: { $cards }.
    }
web-aloud-turn-only = Tu turno.
web-aloud-turn-soon = Te toca después de las jugadas que se están mostrando.
web-aloud-choice = { $result ->
        [none] { $number }: { $title }.
       *[other] { $number }: { $title }, { $result }.
    }
web-aloud-table = En la mesa: { $items }.
# The cards on the table when a deal begins.
web-aloud-laid = Mesa: { $items }.
web-aloud-empty = La mesa está vacía.
web-aloud-seat = { $cards ->
        [one] { $name }: una carta, puntaje { $score }.
       *[other] { $name }: { $cards } cartas, puntaje { $score }.
    }
web-aloud-cards = { $number ->
        [one] Una carta: { $cards }.
       *[other] { $number } cartas: { $cards }.
    }
web-aloud-covered = { $number ->
        [0] No tienes cartas.
        [one] Una carta, boca abajo.
       *[other] { $number } cartas, boca abajo.
    }
web-aloud-partner = Tu pareja es { $name }.
web-aloud-scores = Marcador: { $items }.
# What brought each side its points of a deal.
web-aloud-reasons = Detalle: { $items }
web-aloud-side = { $names }: { $fact }.
web-aloud-none = En este juego no lo hay.
web-aloud-no-move = Todavía no ha pasado nada.
web-aloud-not-begun = La partida no ha empezado.
web-aloud-refused = { $rule ->
        [none] No se puede: { $message }.
       *[other] No se puede: { $message }. Regla { $rule }.
    }
web-next-deal = Mano siguiente
web-next-until = La mano siguiente empieza en todo caso en
web-next-gone = La partida siguió: corre tu tiempo.
web-next-all = Todavía miran: { $names }
web-next-waits = Todavía miran el puntaje: { $names }
web-last-cards = Ver otra vez el final
web-absent = { $name } no tiene conexión.
web-absent-wait = Esperar
web-absent-bot = Que juegue un bot
web-absent-end = Terminar la partida
web-absent-says = { $name }: { $choice }
web-seat-away = sin conexión
web-bot-undo = Deshacer sus jugadas
web-look-at-table = Mirar la mesa
web-result = Resultado
web-next-move = Jugada siguiente
web-again = Desde tu última jugada
web-again-stop = Basta
web-hints-used = Usaron pistas: { $names }

## Qué mano gana

web-which = ¿Qué mano gana?
web-which-says = Para cartas reales: toca las cartas o escríbelas.
web-which-game = Juego
web-which-typed = Escribe cartas, como { "Kh 10s" } o rey de corazones
web-which-add = Añadir
web-which-remove = Quitar { $card }
web-which-clear = Quitar todas
web-which-moves = Aquí se permite
web-which-more = Puede haber más.
web-which-answer = El árbitro
web-which-count = { $number } de { $most }
web-which-heard = { $title }: { $cards }
web-which-wins = gana
