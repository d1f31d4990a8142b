# Lo que ve y hace quien administra.

web-admin = Administración
web-admin-counts = Mesas en uso: { $tables } · personas, con los visitantes: { $people }
web-admin-confirm = Tu contraseña otra vez
    .says = Después, este navegador puede administrar el servidor durante media hora.
web-admin-confirm-do = Seguir
web-admin-sign-in = Inicia sesión con una cuenta de la administración
web-admin-everybody = Todos
web-admin-tables = Mesas
web-admin-people = Personas
web-admin-reports = Denuncias
web-admin-reports-open = Denuncias ({ $number })
web-admin-words = Palabras
web-admin-words-open = Palabras ({ $number })
web-admin-words-all = Todas
web-admin-words-better = mejor:
web-admin-delete = Borrar
web-admin-save = Guardar como { $kind }
web-admin-reach = Alcance
web-admin-reach-says = Los días son días UTC. Una suma de menos de { $number } se añade al día siguiente y nunca se guarda con su día. Quienes vuelven figuran en el día en que llegaron por primera vez.
web-admin-reach-all = Por días
web-admin-reach-form = Por formas
web-admin-reach-language = Por idiomas
web-admin-reach-under = menos de { $number }
web-admin-reach-guests = Invitados
web-admin-reach-begun = Partidas empezadas
web-admin-reach-finished = Terminadas
web-admin-reach-back = De vuelta el día { $number }
web-admin-reach-none = ninguna
web-admin-bans = Vetos
web-admin-actions = Lo que se hizo
web-admin-nothing = No hay nada.
web-admin-more = Más
web-admin-do-to = { $what }: { $name }
web-admin-reason = Motivo; se dice a quien le toca
web-admin-stage-playing = en juego
web-admin-stage-seating = abiertas
web-admin-stage-over = terminadas
web-admin-bot = bot ({ $level })
web-admin-put-away = no hay nadie
web-admin-close = Cerrar
web-admin-search = Nombre, cuenta o identificador
web-admin-is-admin = administra
web-admin-is-banned = con veto
web-admin-ban = Vetar
web-admin-lift = Levantar el veto
web-admin-whom = Cuenta, identificador o una red como 192.0.2.0/24
web-admin-days = Días (0: para siempre)
web-admin-with-address = por un día, también las direcciones de la persona
web-admin-until = hasta { $date }
web-admin-for-good = para siempre
web-admin-unsettled = por resolver
web-admin-settled = resueltas
web-admin-reported-by = denuncia de { $name }
web-admin-reported = { $people ->
        [one] { $number ->
            [one] Una denuncia
           *[other] { $number } denuncias de una persona
        }
       *[other] { $number } denuncias de { $people } personas
    }
web-admin-latest = la última { $date }
web-admin-show-reports = Mostrar las denuncias
web-admin-entries = hasta la entrada { $number } del registro
web-admin-chat = { $number ->
        [one] Se dijo una línea
       *[other] Se dijeron { $number } líneas
    }
web-admin-settle = Resolver
web-admin-outcome = En qué quedó
web-admin-notice = Aviso
web-admin-notice-text = A todos
web-admin-notice-own = Quien lee en uno de estos idiomas ve su texto, si lo hay.
web-admin-notice-away = Quitarlo
web-admin-minutes = Minutos (0: hasta que se quite)
web-admin-tell = Decirlo a todos
web-admin-read-only = Mantenimiento
    .says = Mientras el servidor no acepta jugadas, se puede mirar, las partidas se detienen y no corre ningún reloj.
web-admin-read-only-on = El servidor no acepta jugadas.
web-admin-read-only-off = El servidor acepta jugadas.
web-admin-stop = No aceptar jugadas
web-admin-stop-sure = Sí, que se detengan todas las partidas
web-admin-go-on = Volver a aceptar jugadas
