# La primera página, mesas con amigos, el salón.

web-what-to-play = ¿A qué jugamos?
web-home-lead = Juegos de cartas tradicionales en muchas variantes locales. Gratis, sin registro, y lo único que se gana es la partida.
web-home-foot = Sin cuenta, sin anuncios, sin dinero. Cada reparto se puede comprobar después.
web-home-play = Jugar
web-home-play-game = Jugar a { $game }
web-home-play-now = Jugar ya
web-home-friends = Con amigos
web-home-join = Entrar con código
web-home-lobby = Mesas abiertas
web-home-forms = { $number ->
        [one] 1 variante
       *[other] { $number } variantes
    }
web-home-forms-of = { $game }: { $number ->
        [one] 1 variante
       *[other] { $number } variantes
    }
web-home-players = entre { $number }
web-home-minutes = { $number } min
web-find = Buscar un juego por su nombre
web-find-found = { $number ->
        [0] Ningún juego se llama así.
        [one] Un juego
        [many] { $number } de juegos
       *[other] { $number } juegos
    }
web-home-which-form = { $game }: ¿qué variante?
web-home-how-many = Se juega entre
web-home-sides = Juegan cuatro
web-home-pairs = en parejas
web-home-alone = sin parejas
web-home-strength = Nivel de los bots
web-home-levels = Niveles
web-home-characters = Caracteres
web-home-brought = Bots de este servidor
web-home-fits = Se guía por cómo acaban tus partidas contra bots, no por las cartas. Hoy juega a { $place } del dial, que va de 0 (principiante) por 0,5 (club) a 1 (experto).
web-home-rules = Reglas
web-home-read = Leer
web-home-change = Cambiar
web-home-changed = { $number ->
        [one] una regla cambiada
       *[other] { $number } reglas cambiadas
    }
web-home-house-rules = Volver a las reglas de siempre
web-home-choose-this = Esta variante

## Opciones

web-options-of = { $form }: opciones
web-options-intro = Estas son las reglas de siempre. Cambia lo que quieras; lo que no encaje aparece abajo.
web-options-changed = cambiada
web-options-house = De siempre: { $value }.
web-options-back = Deshacer
web-options-reset = Como siempre: { $option }
web-options-all = { $number ->
        [one] Mostrar una más que aquí no hace nada
       *[other] Mostrar { $number } más que aquí no hacen nada
    }
web-options-fewer = Mostrar solo las que cuentan
web-options-done = Listo

## Mesas en marcha

web-tables-go-on = Seguir
web-home-last = Tu última partida
web-home-last-again = { $game }: jugar otra vez
web-tables-mine = Tus mesas
web-tables-your-turn = Tu turno
web-tables-with = con { $names }
web-tables-bots = { $number ->
        [one] contra un bot
       *[other] contra { $number } bots
    }
web-tables-full = no falta nadie
web-tables-leave = { $game }: dejar esta mesa
web-tables-leave-now = Dejar
web-tables-more = { $number ->
        [one] Una mesa más
       *[other] { $number } mesas más
    }
web-tables-fewer = Menos

## Una mesa nueva

web-new = Jugar con amigos
web-new-game = Juego
web-new-other-form = Otra variante
web-new-clock = Reloj
web-clock-none = ninguno
web-clock-brisk = 30 segundos por jugada, 2 minutos de reserva
web-clock-calm = 1 minuto por jugada, 10 minutos de reserva
web-clock-day = un día por jugada
web-clock-days = tres días por jugada
web-new-listed = Abierta a todo el mundo
    .says = La mesa aparece entre las mesas abiertas.
web-new-rated = Clasificatoria
    .says = Cuenta para la clasificación; solo personas, con reloj, sin deshacer.
web-new-undo = Deshacer jugadas
    .says = Si toda la mesa está de acuerdo y nadie vio una carta nueva.
web-new-chat = Chat libre
    .says = Si no, solo frases hechas.
web-new-open = Abrir la mesa

## Se llenan los puestos

web-seating = Puestos
web-seating-invite = Quien tenga este enlace se puede sentar.
web-seating-named = Mostrar mi nombre en la vista previa de este enlace
web-seating-copy = Copiar el enlace
web-seating-copied = Copiado
web-seating-share = Compartir
web-seating-qr = Código QR del enlace
web-seating-local = Esta dirección solo sirve en esta computadora. Para que entre más gente, arranca Virado con { $command } y usa la dirección de esta computadora en tu red.
web-free-seats = { $number ->
        [one] un puesto libre
       *[other] { $number } puestos libres
    }
web-seating-pair = { $pair ->
        [1] primera pareja
       *[2] segunda pareja
    }
web-seating-free = Puesto libre
web-seating-owner = abrió la mesa
web-seating-bot = Bot, { $level }
web-seating-away = ausente por ahora
web-seating-sit = Sentarse
web-seating-sit-at = Sentarse en el puesto { $number }
web-seating-add-bot = Bot
web-seating-add-bot-at = Poner un bot en el puesto { $number }
web-seating-bots-rest = { $number ->
        [one] Un bot para el puesto libre
       *[other] Bots para los { $number } puestos libres
    }
web-seating-send-away = Quitar el bot del puesto { $number }
web-seating-leave = Dejar el puesto { $number }
web-seating-more = Puesto { $number }: más
web-seating-move = Sentarse mejor aquí
web-seating-also = Jugar también este puesto, en este aparato
web-seating-start = Empezar la partida
web-seating-missing = { $number ->
        [one] Queda un puesto libre.
       *[other] Quedan { $number } puestos libres.
    }
web-seating-ready = No falta nadie.
web-seating-owner-deals = { $name } reparte cuando no falte nadie.
web-seating-shuffling = Se mezclan las cartas; se espera a: { $names }.
web-seating-not-seated = Elige un puesto, o mira.
web-seating-all-taken = No quedan puestos; puedes mirar.
web-seating-came = { $name } se sentó.
web-seating-went = { $name } dejó la mesa.
web-seating-renamed = { $before } ahora se llama { $name }.
web-seating-rated = clasificatoria
web-seating-unrated = sin clasificación
web-seating-clock = { $minutes ->
        [0] { $seconds } s por jugada
       *[other] { $seconds } s por jugada, { $minutes } min de reserva
    }
web-seating-days = { $number ->
        [one] un día por jugada
       *[other] { $number } días por jugada
    }
web-seating-no-clock = sin reloj
web-seating-undo = se deshace si toda la mesa está de acuerdo
web-seating-no-undo = sin deshacer
web-seating-no-chat = solo frases hechas
web-seating-levels = Nivel de los bots nuevos

## Salón

web-lobby-title = Mesas abiertas
web-lobby-empty = Nadie espera. Juega ya contra un bot, o manda un enlace.
web-lobby-quick = Jugar ya con alguien
web-lobby-quick-says = Te sientas con quien quiera lo mismo. Si no hay nadie, tu mesa espera entre las abiertas.
web-lobby-quick-go = Buscar mesa
web-lobby-sit = A la mesa
web-lobby-taken = { $taken } de { $all } puestos ocupados
web-lobby-rated = Partida clasificatoria
web-lobby-waiting = Quién espera
web-lobby-bots = Jugar ya contra un bot
web-lobby-link = Mandar un enlace

web-join-label = Enlace o código de la mesa
web-join-go = Entrar
web-join-no-table = Esta dirección no lleva a ninguna mesa.
web-join-unread = Eso no es ni un enlace ni un código de mesa.
web-code-say = O di este código:
web-code-spelled = Código: { $letters }
web-code-renew = Anular este código y crear otro
web-code-title = Mesa de un código
web-code-taken = Ocupado
web-code-full = Todos los puestos están ocupados.
web-new-score = Después de una mano
web-new-score-all = esperar a toda la mesa
web-new-score-minute = esperar un minuto como mucho
web-new-score-half = esperar medio minuto como mucho
web-new-score-none = no esperar a nadie
web-new-absence = Si alguien pierde la conexión
web-new-absence-ask = preguntar a quienes están
web-new-absence-bot = tras un minuto juega un bot
web-new-absence-wait = esperar
web-new-hints = Pistas y coach
    .says = Quien se sienta está de acuerdo.
web-seating-score = el puntaje de una mano queda a la vista hasta que toda la mesa quiera la siguiente
web-seating-score-for = el puntaje de una mano queda a la vista { $seconds } segundos como mucho
web-seating-absence-ask = si alguien pierde la conexión, se pregunta al resto
web-seating-absence-bot = si alguien pierde la conexión, juega un bot
web-seating-absence-wait = si alguien pierde la conexión, la partida espera
web-seating-hints = con pistas y coach: quien se sienta está de acuerdo
web-seating-no-hints = sin pistas entre personas
web-home-more-forms = Más abajo hay otras
