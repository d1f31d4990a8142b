# Ayuda y quejas de la línea de comandos. Cada mensaje es una línea de texto, { $fact } y { "texto" }: los lee `virado.plain_messages`.

## Ayuda

cli-usage = uso
cli-arguments = argumentos posicionales
cli-options = opciones
cli-commands = comandos
cli-help = muestra esta ayuda y termina
cli-virado = Casino en muchas variantes locales, Raub, Zwanzig ab y Hazari: reglas exactas y bots.
cli-virado-end = Sin comando: abre la mesa en el navegador. Cada comando se explica con { "--help" }.
cli-version = muestra la versión y termina
cli-lang = idioma de la salida: { $part } (si no, el del sistema); { "fa-u-nu-latn" } usa las cifras del 0 al 9
cli-lang-unread = todavía sin revisar por nadie de ese idioma: { $part }
cli-browser = sin comando: abre el navegador, o solo muestra la dirección
cli-bot = traer un bot: { "NAME=module:Class" }, { "NAME=file.py:Class" } o { "NAME=cmd:PROGRAM" }; puede repetirse

## Comandos

cli-play = jugar en la terminal
cli-puzzle = resolver problemas de manos entre bots fuertes
cli-score = anotar los puntos de una partida con cartas reales
cli-variants = mostrar las variantes
cli-rules = mostrar las reglas de una variante
cli-judge = juzgar qué mano gana o qué jugada está permitida, con cartas reales
cli-refusals = mostrar qué no se acepta y por qué regla
cli-check = comprobar los casos de reglas de un archivo
cli-engine = responder al protocolo de líneas por stdin y stdout
cli-arena = hacer jugar bots contra bots
cli-simulate = escribir partidas entre bots como tablas, en archivos Parquet
cli-bench = medir partidas al azar y búsqueda
cli-replay = mostrar una partida guardada jugada por jugada
cli-serve = ofrecer mesas a otras personas
cli-site = escribir la página sin servidor, como carpeta de archivos estáticos
cli-verify = comprobar una partida terminada: sus barajas, jugadas y resultado
cli-keys = nombrar la clave con que se hacen las barajas de las mesas nuevas
cli-doctor = mirar si un servidor con estos ajustes puede cumplir aquí lo que promete
cli-admin = administrar un servidor, esté en marcha o no
cli-backup = copiar la base de datos mientras la usan los servidores
cli-restore = hacer una base de datos de una copia

## Argumentos

cli-variant = un nombre como { "casino" }, o { "royal-dominican(target=31)" }
cli-json = escribir { "JSON" }
cli-players = cuántas personas se sientan
cli-play-seed = repartir las barajas de esta mezcla
cli-play-teams = cuatro juegan en dos parejas, o cada cual por su cuenta
cli-play-bots = quién juega contra ti: random, greedy, beginner, club, expert, un lugar como dial:0.7, fit (tu nivel) o un carácter (en la primera página de una partida); uno para todos o uno para cada uno, con comas
cli-play-seat = tu puesto, desde 0
cli-play-cards = cartas con palos franceses ({ "french" }) o alemanes ({ "german" }): estas se muestran y se escriben como { "HD" }, el as de corazones, { "E10" }, { "LU" }
cli-play-resume = seguir con una partida guardada (sin { "FILE" }: la última)
cli-puzzle-theme = solo esta clase de problemas (ver { "--list" })
cli-puzzle-name = el problema con este nombre
cli-puzzle-list = mostrar las clases de problemas y cuántos has probado
cli-score-names = nombres de los jugadores en el orden de juego
cli-score-resume = seguir con una serie (sin { "FILE" }: la última abierta)
cli-score-deals = mostrar el marcador de una serie y terminar
cli-rules-rule = mostrar el pasaje que explica una regla, como { "C-18" } de { "casino" }
cli-rules-numbered = mostrar las opciones y el reglamento numerado, en inglés
cli-judge-values = las cartas de un campo de la pregunta, como { "trump=h" } { "cards='Kh 10s'" }; sin ninguna, la orden las pide
cli-judge-question = la clase de pregunta, como { "arrangement" } en { "hazari" }
cli-refusals-code = un código como { "equal-card-left" }, o una regla como { "C-8" }
cli-check-files = un archivo de casos, como los describe { "docs/rules" }
cli-arena-bots = los bots, por su nombre: random, greedy, beginner, club, expert, un lugar como dial:0.7 o un carácter; con ajustes: expert:ms=100
cli-arena-deals = cuántos pares de manos en espejo, o rotaciones, se juegan
cli-arena-seed = número de todas las mezclas
cli-arena-ms = tiempo por jugada de un bot que busca
cli-arena-simulations = simulaciones por jugada de un bot que busca
cli-arena-matches = jugar partidas enteras, no manos sueltas
cli-arena-scores = puntaje al empezar, por bando
cli-arena-stop = { "`decided`" }, un semiancho del intervalo como { "0.5" }, o una prueba: { "sprt:LOW,HIGH" }
cli-arena-jobs = procesos (uno por núcleo)
cli-arena-resume = guardar los resultados en este archivo y seguir desde ahí
cli-arena-ray = repartir el trabajo con { "Ray" }
cli-simulate-matches = cuántas partidas
cli-simulate-out = adónde van los archivos; lo que ya está no se juega otra vez
cli-bench-seconds = cuánto medir (2)
cli-replay-file = el registro de una partida
cli-replay-seat = como la vio este puesto; si no, como la viste tú si se jugó en la terminal, o como la vio todo el mundo
cli-replay-json = escribir por cada jugada una línea con un objeto { "JSON" }
cli-edited = abrir un registro modificado a propósito, aunque se contradiga
cli-variants-game = un juego, por ejemplo { "casino" } o { "raub" }; sin él, todos
cli-matches = listar las partidas de la terminal que no han terminado
cli-completion = escribir un guion con el que la shell completa órdenes, opciones y variantes
cli-completion-shell = { "bash" }, { "zsh" } o { "fish" }
cli-site-folder = la carpeta, que debe ser nueva o estar vacía
cli-site-address = dirección en la que estará la carpeta, para los enlaces de las páginas de las reglas y el mapa del sitio
cli-site-robots = admitir buscadores en las páginas (sí)
cli-verify-file = la evidencia de una partida: su registro y la prueba
cli-verify-commitment = el compromiso que se mostró antes de la primera carta
cli-verify-entropy = lo que tú agregaste a la mezcla
cli-verify-fingerprint = la huella que se dijo al final de la partida

## Argumentos de virado serve

cli-serve-host = dirección en la que se escucha
cli-serve-port = puerto (0: cualquiera libre)
cli-serve-database = { "postgresql://..." } ({ "SQLite" } en la carpeta de datos)
cli-serve-keys = el archivo de claves con que se hacen las barajas ({ "keys" } en la carpeta de datos)
cli-keys-rotate = poner una clave nueva delante de las demás
cli-doctor-url = la dirección por la que la gente llega al servidor, que también se prueba
cli-copy-file = la copia, un archivo de { "SQLite" } sea cual sea el sistema
cli-serve-data = dónde guarda { "SQLite" } su archivo, y un nodo su nombre
cli-serve-proxy = creer { "X-Forwarded-For" } y { "X-Forwarded-Proto" }
cli-serve-proxies = cuántos proxies hay uno tras otro delante del servidor, si se les cree (1)
cli-serve-hostnames = nombres con los que se llega al servidor, separados por comas; se rechazan las peticiones a otros nombres (detrás de un proxy vale cualquiera; si no, los de esta máquina)
cli-serve-prepare = compilar al arrancar, en segundo plano, lo que necesitan los bots fuertes (sí)
cli-serve-device-page = dejar que la gente guarde los juegos en sus dispositivos, para jugar contra bots mientras no se puede acceder a este servidor (sí)
cli-serve-word-reports = recibir avisos de palabras equivocadas en los textos (sí)
cli-serve-reach = contar invitados, partidas y personas que vuelven (sí)
cli-serve-public-url = dirección del servidor para los demás, como { "https://example.org" }, para los enlaces de las páginas de las reglas
cli-serve-robots = admitir buscadores en la página de inicio y las reglas (sí)
cli-serve-table-codes = dar a las mesas códigos cortos para decirlos (sí)
cli-serve-per-address = conexiones, y visitantes y mesas nuevas en diez minutos, por dirección (200; 0: sin límite)
cli-serve-tables = mesas en memoria; no se aceptan más si alguien sigue todas (4000; 0: sin límite)
cli-serve-connections = conexiones; no se aceptan más (10000; 0: sin límite)
cli-serve-rated-apart = no dejar a dos personas de una misma dirección o navegador en la misma partida clasificatoria (sí)
cli-serve-keep = borrar mesas y visitantes tras tantos días sin señales de vida (180; 0: nunca)
cli-serve-keep-chat = borrar lo dicho en las mesas tras tantos días, y las denuncias tanto tiempo después de resueltas (30; 0: con lo demás)
cli-serve-contact = cómo comunicarse con quien lleva el servidor, para la página de privacidad
cli-serve-log = forma del registro en stderr ({ "json" })
cli-serve-metrics-host = la dirección de los contadores, si tienen un puerto propio
cli-serve-metrics-port = un puerto propio para los contadores de { "Prometheus" } (si no, { "/metrics" } en el puerto de todo lo demás, solo para esta máquina)
cli-serve-peer-host = con { "PostgreSQL" }: la dirección en la que otros nodos encuentran a este
cli-serve-peer-port = con { "PostgreSQL" }: el puerto para otros nodos (0: cualquiera libre)
cli-serve-lease = con { "PostgreSQL" }: cuándo pasan a otros las mesas de un nodo que no responde

## Argumentos de virado admin

cli-admin-state = lo que vale para todos y cuánto hay
cli-admin-tables = listar las mesas
cli-admin-people = listar las personas
cli-admin-reports = listar las denuncias
cli-admin-reported = listar de quién hay denuncias por resolver, la más reciente primero
cli-admin-about = identificador, cuenta o nombre: solo las denuncias de esta persona
cli-admin-bans = listar a quién se vetó
cli-admin-actions = listar lo que hizo la administración (con { "--json" }, todo)
cli-admin-close = cerrar una mesa y decir allí por qué
cli-admin-ban = vetar a una persona o una red
cli-admin-lift = levantar un veto
cli-admin-settle = anotar en qué quedó una denuncia
cli-admin-word-reports = listar los avisos de palabras equivocadas, el más reciente primero
cli-admin-reach = listar por días los invitados, las partidas y las personas que volvieron, el más reciente primero
cli-admin-delete-word-report = borrar el aviso de una palabra equivocada
cli-admin-notice = dar un aviso a todos (sin { "TEXT" }: quitarlo)
cli-admin-read-only = no aceptar jugadas por mantenimiento, o volver a aceptarlas
cli-admin-grant = dar la administración a una persona con cuenta
cli-admin-revoke = quitar la administración a una persona
cli-admin-stage = solo las mesas en este estado: { "seating" }, { "playing" } u { "over" }
cli-admin-part = una parte de un nombre o de una cuenta, o un identificador
cli-admin-alike = solo cuentas con nombres que se confunden con los de otras
cli-admin-table = identificador de la mesa, el final de su dirección
cli-admin-reason = por qué; se dice a quien le toca
cli-admin-whom = identificador, cuenta o nombre de una persona, o una red como { "192.0.2.0/24" }
cli-admin-days = por cuántos días (0: para siempre)
cli-admin-with-address = vetar también por un día las direcciones desde las que está conectada
cli-admin-ban-id = identificador del veto, como lo muestra { COMMAND("admin bans") }
cli-admin-settled = las que ya están resueltas
cli-admin-report = identificador de la denuncia, como lo muestra { COMMAND("admin reports") }
cli-admin-of-language = solo los avisos sobre textos en este idioma: { "es" }
cli-admin-word-report = identificador del aviso, como lo muestra { COMMAND("admin word-reports") }
cli-admin-csv = mostrarlo como { "CSV" } para una hoja de cálculo
cli-admin-outcome = en qué quedó
cli-admin-text = lo que se dice, en una línea
cli-admin-translated = lo mismo en un idioma: { "de=..." }; se puede repetir
cli-admin-minutes = por cuántos minutos vale (0: hasta que se quite)
cli-admin-switch = { "on" } u { "off" }
cli-admin-account = nombre de la cuenta

## Quejas

cli-complaint = { $command }: { $sentence }; mira { $command } { "--help" }
cli-of-argument = argumento { $name }: { $sentence }
cli-no-whole-number = { $input } no es un número entero
cli-no-web-address = { $input } no es la dirección de un sitio web, como { "https://example.org" }
cli-argument-too-long = el argumento { $number } tiene más de { $limit } caracteres
cli-not-between = { $input } no está entre { $least } y { $limit }
cli-no-scores = { $input } no es una lista de puntajes como { "18,18" }
cli-no-number = { $input } no es un número
cli-unknown-argument = argumentos desconocidos: { $part }
cli-required = faltan estos argumentos: { $part }
cli-expected-one = aquí va un argumento
cli-expected-at-most-one = aquí va un argumento como mucho
cli-expected-some = aquí va al menos un argumento
cli-takes-none = { $input } sobra: no lleva argumento
cli-invalid-choice = { $input } no es una de las posibilidades: { $part }
cli-invalid-choice-but = { $input } no es una de las posibilidades; ¿quieres decir { $near }?
cli-ambiguous-option = { $option } no está clara: puede ser { $part }
