# Las partidas propias, con quién se jugaron, lo que ven los demás.

web-matches = Mis partidas
web-score-keeper = Anotador
web-score-open = Anotada: { $title }
web-matches-all = Todas tus partidas
web-matches-which = Qué partidas
web-matches-over = Terminadas
web-matches-open = Abiertas
web-matches-abandoned = Sin terminar
web-matches-all-forms = todos los juegos
web-matches-all-of = { $game }: todas las variantes
web-matches-with = Jugadas con
web-matches-everybody = todos
web-matches-won = Ganada
web-matches-lost = Perdida
web-matches-seating = Sin empezar
web-matches-playing = En juego
web-matches-rated = clasificatoria
web-matches-deals = { $number ->
        [one] una mano
       *[other] { $number } manos
    }
web-matches-somebody = alguien que ya no está
web-matches-again = Jugar otra vez
web-matches-save = { $game }: guardar el registro
web-matches-share = { $game }: copiar el enlace de la repetición
web-matches-more = Mostrar más
web-matches-none-over = Ninguna partida así terminada.
web-matches-none-open = Ninguna mesa en la que tengas puesto.
web-matches-none-abandoned = Ninguna partida así sin terminar. Solo se guardan un tiempo.

web-course = { $game } a lo largo del tiempo
web-course-what = Qué muestra la gráfica
web-course-won = Partidas ganadas
web-course-average = alguien de nivel medio
web-course-won-now = { $number ->
        [one] { $won } de una partida ganadas; alguien de nivel medio gana { $expected }
       *[other] { $won } de las últimas { $number } partidas ganadas; alguien de nivel medio gana { $expected }
    }
web-course-rating-now = { $number ->
        [one] fuerza { $rating } tras una partida clasificatoria
       *[other] fuerza { $rating } tras { $number } partidas clasificatorias
    }
web-course-window = Cada punto cuenta las { $number } partidas hasta entonces.

web-companions = Con quién has jugado
web-companions-none = Todavía con nadie. Aquí aparece la gente con la que terminas una partida.
web-companions-played = { $number ->
        [one] una partida, { $won } ganadas
       *[other] { $number } partidas, { $won } ganadas
    }
web-companions-again = Jugar otra vez con { $name }

web-invitation-label = Invitación
web-invitation = { $name } te invita a jugar a { $game }.
web-invitation-go = Ir a la mesa
web-invitation-decline = Ahora no

web-profile = Lo que ven los demás
web-profile-picture = Tu imagen
web-profile-public = Una página propia
    .says = Quien tenga el enlace ve tu nombre, tu fuerza y tus resultados; ninguna partida y a nadie con quien hayas jugado.
web-profile-look = Ver tu página
web-picture-name = adorno de tu nombre
web-picture-sun = sol
web-picture-moon = luna
web-picture-star = estrella
web-picture-tulip = tulipán
web-picture-leaf = hoja
web-picture-acorn = bellota
web-picture-bell = campana
web-picture-fish = pez
web-picture-bird = pájaro
web-picture-boat = barco
web-picture-lamp = farol
web-player = Jugador
web-player-says = Esta página muestra lo que esta persona quiere que se vea.
web-player-played = Resultados

web-signed-in = Dónde tienes la sesión abierta
web-signed-in-here = este navegador
web-signed-in-seen = última vez: { $date }
web-signed-in-unknown = navegador desconocido
web-signed-in-end = Cerrar sesión
web-signed-in-end-one = Cerrar sesión: { $browser }
web-signed-in-end-others = Cerrar sesión en todos los demás
