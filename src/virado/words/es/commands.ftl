# Lo que escriben los comandos.

## virado variants

commands-variants-variant = variante
commands-variants-players = puestos
commands-variants-range = { $least }-{ $limit }
commands-variants-place = dónde
commands-variants-summary = qué cambia
commands-variants-hint = { COMMAND("play VARIANT") } · { COMMAND("rules VARIANT") } · con una opción cambiada: { "'casino(target=31)'" }

## virado rules

refusal-bad-options--no-such-rule = las reglas de { $variant } no tienen { $part }
commands-rules-players = entre { LIST($numbers, style: "or") }
commands-rules-options = Opciones
commands-rules-not-used = Sin usar ({ "false" }, { "none" } o 0): { LIST($items, style: "comma") }.
commands-rules-not-played = No se juega en esta variante: { LIST($items, style: "comma") }.
commands-rules-no-rulebook = No hay reglamento de este juego.

## virado refusals

refusal-bad-options--no-such-refusal = no hay ningún rechazo { $part }; `{ COMMAND("refusals") }` los muestra todos

## virado check

commands-check-file = el archivo
commands-check-malformed = mal formado: { $sentence }
commands-check-done = { $number } correctos, { $total } fallidos

## virado matches

commands-matches-none = No ha quedado ninguna partida sin terminar.
commands-matches-hint = { COMMAND("play --resume NAME") } continúa una, { COMMAND("replay NAME") } la muestra
commands-matches-state = mano { $number }: { LIST($items, style: "comma") }

## virado replay

# $seat es el puesto desde el que se mira, o none.
commands-replay-title = { $variant }, entre { $players }{ $seat ->
        [none] { "" }
       *[other] , como lo vio { NAME($seat) }
    }
commands-replay-move = { NAME($seat) }: { $move }
commands-replay-score = Puntaje: { LIST($scores) }.
commands-replay-unfinished = sin terminar; puntaje { LIST($scores, style: "comma") }

## Compilar

commands-compiling = se compila { $game } para esta máquina (uno o dos minutos; los próximos inicios usan el resultado) ...
commands-compiling-each-time = se compila { $game } para esta máquina (uno o dos minutos, en cada inicio, porque no se puede escribir en la carpeta de caché) ...
commands-compiled = compilado

## Servir y comprobar

commands-table = La mesa está en { $path }
commands-simulate-matches = partidas
commands-simulate-done = { $number } partidas en { $path }; { "README.md" } explica allí las columnas
commands-table-runs = La mesa ya está abierta, en { $path }
commands-table-runs-without = no tiene tus bots; ciérralo antes, o da a uno nuevo un puerto y una carpeta propios con { COMMAND("serve") }
commands-bot-failed = { $sentence }; otro jugador ha jugado en su lugar
commands-bot-failed-at = mesa { $key }, jugada { $step }: { $sentence }; otro jugador ha jugado en su lugar
commands-table-end = Ctrl-C la cierra; todas las partidas se guardan. En esta terminal: { COMMAND("play") }
commands-table-not-built = esta instalación no trae la mesa del navegador; en esta terminal: { COMMAND("play") }
commands-serving = Virado está en { $path }
commands-stopping = se detiene; todas las mesas se guardan
commands-serve-no-storage = las mesas no se pueden guardar: { PROBLEM($problem) }
commands-serve-no-folder = las mesas no se pueden guardar: { PROBLEM($problem) }; --data CARPETA o VIRADO_DATA elige otro lugar
commands-keys-newest = las mesas nuevas usan la clave { $name } de { $path }
commands-problem = { PROBLEM($problem) }
commands-keys-unreadable = las claves no se pueden leer o escribir: { PROBLEM($problem) }
commands-site-done = { $path } está escrita; la primera visita descarga { $number } MB
commands-site-compiling = Se compila la búsqueda del nivel Experto para navegadores; tarda una vez unos cuatro minutos …
commands-site-no-kernels = La página no tiene la búsqueda del nivel Experto, así que juega Club en su lugar: { $problem }
commands-site-no-modules = El programa de la página no está compilado, así que cada inicio tarda unos segundos más: { $problem }
commands-backup-done = { $number ->
        [one] hay una fila
       *[other] hay { $number } filas
    } en { $path }; guarda aparte el archivo de claves
commands-backup-failed = no se ha hecho ninguna copia: { PROBLEM($problem) }
commands-restore-done = { $number ->
        [one] hay una fila
       *[other] hay { $number } filas
    } de { $path } en la base de datos; necesita el archivo de claves del servidor del que viene la copia
commands-restore-moved = { $path } tiene lo último que se guardó en la base de datos anterior; no forma parte de la restaurada
commands-restore-failed = no se ha restaurado nada: { PROBLEM($problem) }
commands-serve-no-port = no se puede abrir el puerto { $input }: { PROBLEM($problem) }
commands-serve-no-host = { $input } no es una dirección de esta máquina: { PROBLEM($problem) }
commands-verify-fair = { $number ->
        [one] La única mezcla de esta partida sale
       *[other] Las { $number } mezclas de esta partida salen
    } de lo que se comprometió antes de la primera carta.
commands-verify-whole = { $number ->
        [one] Su única jugada está permitida y lleva
       *[other] Sus { $number } jugadas están permitidas y llevan
    } a su resultado; no falta nada.
commands-verify-old = Esta prueba es del protocolo 1, de un servidor antiguo: no demuestra que no falte ninguna jugada ni que nadie eligiera la última aportación a la mezcla después de ver las demás. Si la partida se jugó en un servidor más nuevo, esta no es su prueba.

## Administración

commands-admin-nothing = no hay nada
commands-admin-failed = no se hizo nada: { PROBLEM($problem) }
commands-admin-read-only-on = el servidor no acepta jugadas
commands-admin-read-only-off = el servidor acepta jugadas
commands-admin-notice-stands = se dice a todos: { $sentence }
commands-admin-notice-gone = ya no se dice nada
commands-admin-told = se dice a todos
commands-admin-count-tables = mesas atendidas: { $number }
commands-admin-count-people = personas, visitas incluidas: { $number }
commands-admin-count-open-reports = denuncias por resolver: { $number }
commands-admin-count-word-reports = avisos de palabras equivocadas: { $number }
commands-admin-reported = denuncias: { $number }, de personas: { $people }
commands-admin-count-bans = vetos: { $number }
commands-admin-is-admin = administra
commands-admin-is-banned = con veto
commands-admin-closed = se cierra la mesa { $name }
commands-admin-settled = la denuncia { $name } está resuelta
commands-admin-word-report-deleted = el aviso { $name } está borrado
commands-admin-banned = { $name } tiene veto; { COMMAND("admin lift") } { $key } lo levanta
commands-admin-lifted = el veto { $key } está levantado
commands-admin-granted = { $name } administra desde ahora, en el navegador en { "/admin" }
commands-admin-revoked = { $name } ya no administra

## virado doctor

commands-doctor-good = bien
commands-doctor-doubtful = mirar
commands-doctor-bad = arreglar
commands-doctor-end = { $number ->
        [0] No hay nada que arreglar.
        [one] Hay una cosa que arreglar.
       *[other] Hay { $number } cosas que arreglar.
    }
commands-doctor-open-behind-proxy = el servidor escucha en { $input } y cree lo que dice un proxy: su puerto no debe ser accesible desde fuera
commands-doctor-open-without-proxy = el servidor escucha en { $input } sin HTTPS: ponga un proxy delante, salvo que solo llegue a él una red de confianza
commands-doctor-metrics-here-only = los contadores solo se dan a esta máquina: un Prometheus en otra necesita { "--metrics-port" }
commands-doctor-metrics-open = los contadores escuchan en { $input }: solo su Prometheus debería llegar a ellos
commands-doctor-no-contact = la página de privacidad no dice con quién hablar: { "--contact" }
commands-doctor-no-public-url = las páginas de las reglas no tienen direcciones completas y los buscadores no reciben mapa del sitio, ni los enlaces imagen en los chats: { "--public-url" }
commands-doctor-folder-missing = { $path } todavía no existe; la crea el servidor
commands-doctor-folder-closed = { $path } no es una carpeta en la que pueda escribir este usuario: ejecute esto como el usuario del servidor
commands-doctor-files-readable = otros usuarios de esta máquina pueden leer { $path }: { "chmod 600" }
commands-doctor-files-private = solo el usuario del servidor puede leer lo que se guarda en { $path }
commands-doctor-folder-readable = otros usuarios de esta máquina pueden ver qué archivos hay en { $path }: { "chmod 700" }
commands-doctor-room = hay { $number } MB libres para { $path }
commands-doctor-no-keys = { $path } todavía no existe; el servidor crea una clave nueva
commands-doctor-keys-unreadable = las claves no se pueden leer: { PROBLEM($problem) }
commands-doctor-keys = las mesas nuevas usan la clave { $name } de { $path }; guarde una copia de este archivo aparte de las copias de la base de datos
commands-doctor-open-files = aquí se permiten { $number } archivos abiertos y harán falta hasta { $limit } ({ "LimitNOFILE=" } en la unidad, { "ulimit -n" } en una shell)
commands-doctor-memory = todas las mesas que se permiten ocupan { $number } MB; la máquina tiene { $limit } ({ "--most-tables" })
commands-doctor-no-database = { $path } todavía no existe; la crea el servidor
commands-doctor-database = la base de datos no se puede leer: { PROBLEM($problem) }
commands-doctor-sqlite = { $path } está abierta (SQLite { $name })
commands-doctor-sqlite-whole = la base de datos está entera
commands-doctor-sqlite-damaged = la base de datos está dañada; restaure una copia: { PROBLEM($problem) }
commands-doctor-files-of-others = el servidor no arranca con estos archivos: { PROBLEM($problem) }
commands-doctor-postgres = PostgreSQL { $name } responde
commands-doctor-postgres-keeps = lo que PostgreSQL ha confirmado está en su disco
commands-doctor-postgres-forgets = PostgreSQL puede perder lo que ha confirmado: { $part }
commands-doctor-postgres-connections = PostgreSQL permite { $number } conexiones; estos nodos y un comando necesitan { $limit }
commands-doctor-clocks = los relojes de esta máquina y de la base de datos difieren en { $number } ms (con NTP coinciden)
commands-doctor-sets-unsettled = { $number ->
        [one] falta el resultado de una partida con cartas iguales cuyo plazo terminó hace más de un día
       *[other] faltan los resultados de { $number } partidas con cartas iguales cuyo plazo terminó hace más de un día
    } (¿estaba apagado el servidor, o no se pueden leer sus registros?)
commands-doctor-reach-ahead = el alcance está contado hasta { $name }, un día futuro; se sigue contando después de ese día (¿estaba mal el reloj?)
commands-doctor-table-codes-full = hay { $limit } códigos de mesas en uso, el máximo: las demás mesas solo tienen el enlace
commands-doctor-table-codes-guessed = { $limit } códigos de mesa equivocados en { $number } minutos: quizá alguien los adivina, y quien escribe un código quizá tenga que esperar
commands-doctor-empty-database = la base de datos está vacía; el servidor crea sus tablas
commands-doctor-schema = sus tablas son las de este programa (esquema { $number })
commands-doctor-schema-older = sus tablas son más antiguas (esquema { $number }, este programa tiene el { $limit }); el próximo inicio las pone al día
commands-doctor-schema-newer = sus tablas son de un programa más nuevo (esquema { $number }, este conoce hasta el { $limit })
commands-doctor-keys-lost = la clave { $name }, que usan mesas de esta base de datos, no está en { $path }: devuelva a su sitio el archivo de claves
commands-doctor-node = se llega al nodo { $name } en { $path }
commands-doctor-node-unreachable = no se llega al nodo { $name } en { $path }: { PROBLEM($problem) }
commands-doctor-running = aquí funciona un servidor en { $path } y puede guardar jugadas
commands-doctor-running-unwell = aquí hay un servidor en marcha en { $path }, pero dice que no puede guardar jugadas: su registro dice por qué
commands-doctor-not-running = ningún servidor funciona con { $path }
commands-doctor-public-address = { $input } no es una dirección como { "https://cards.example" }
commands-doctor-public = { $path } responde
commands-doctor-public-health = { $path } responde con el estado { $number }
commands-doctor-public-unreachable = no se llega a { $path }: { PROBLEM($problem) }
commands-doctor-certificate = el certificado vale { $number ->
        [one] un día
       *[other] { $number } días
    } más
commands-doctor-https = el servidor sabe que la gente llega por HTTPS
commands-doctor-proto-not-passed = el servidor no sabe que la gente llega por HTTPS: el proxy debe poner { "X-Forwarded-Proto" } y el servidor necesita { "--trust-proxy" }
commands-doctor-no-https = { $path } va sin HTTPS: otros pueden leer por el camino
commands-doctor-page = la mesa para navegadores está ahí
commands-doctor-no-page = { $path } no tiene mesa para navegadores (estado { $number })
commands-doctor-web-socket = los navegadores pueden conectarse
commands-doctor-host-not-passed = las páginas de { $path } no pueden conectarse: el proxy debe pasar { "Host" } y { "X-Forwarded-Proto" }
commands-doctor-upgrade-not-passed = los navegadores no pueden conectarse a { $path } (estado { $number }): el proxy debe pasar { "Upgrade" } y { "Connection" }
commands-doctor-metrics-hidden = los contadores están ocultos
commands-doctor-metrics-public = cualquiera puede leer { $path }
commands-doctor-one-address = las { $number } personas conectadas ahora tienen la misma dirección: si no están todas en el mismo sitio, el proxy debe poner { "X-Forwarded-For" } y el servidor necesita { "--trust-proxy" } y el número correcto en { "--proxies" }
commands-doctor-hostname-unknown = el servidor rechaza las peticiones a { $name }: añade el nombre con { "--hostnames" }

## virado bench

commands-bench-title = { $variant }, entre { $players }, un núcleo
commands-bench-deals_per_s = manos/s
commands-bench-decisions_per_s = decisiones/s
commands-bench-simulations_per_s = simulaciones/s

commands-judge-how = Escribe las cartas con letras o palabras: { "Kh 10s" }, rey de corazones. Intro deja un campo vacío.
commands-judge-question = ¿Qué quieres saber?
commands-judge-number = Escribe un número del 1 al { $limit }.
commands-judge-moves = Aquí se permite:
commands-judge-more = Puede haber más.
