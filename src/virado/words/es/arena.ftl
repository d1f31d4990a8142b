# Lo que dice la arena (docs/how-to/arena.md).

refusal-bad-options--too-few-bots = un torneo es entre dos bots o más, como en { "--bots club,greedy" }
refusal-bad-options--uneven-bots = { $number } bots no se pueden repartir por igual entre { $limit } bandos
refusal-bad-options--bot-settings = { $part } no es un ajuste de un bot; los hay { "ms=N" }, { "simulations=N" } y { "aim=match" } o { "aim=points" }, cada uno una vez, como en { "expert:simulations=3000:aim=points" }
refusal-bad-options--bot-setting-unused = { $level } no busca; { $part } no tiene efecto en él
refusal-bad-options--bot-refused = no se aceptó lo que hizo { $part } en la { $limit ->
        [none] partida { $number }
       *[other] unidad { $number }, rotación { $limit }
    }, mano { $deal }, jugada { $step }: { REFUSAL($because) }
refusal-bad-options--bot-stopped = { $limit ->
        [none] partida { $number }
       *[other] unidad { $number }, rotación { $limit }
    }, mano { $deal }, jugada { $step }: { REFUSAL($because) }
refusal-bad-options--no-stopping-rule = un torneo se detiene con { "decided" }, o con un semiancho del intervalo como { "0.5" }
refusal-bad-options--other-tournament = el archivo tiene los resultados de otro torneo
refusal-bad-options--no-results = no es un archivo de resultados: { PROBLEM($problem) }
refusal-bad-options--no-ray = { "--ray" } necesita Ray: instala { "virado[ray]" }
refusal-bad-options--no-ray-cluster = no hay ningún clúster de Ray: { PROBLEM($problem) }
refusal-bad-options--no-pyarrow = las tablas necesitan pyarrow: instala { "virado[data]" }
refusal-bad-options--other-data = la carpeta contiene otros datos
refusal-bad-options--folder-not-empty = la carpeta contiene otra cosa; indica una vacía o nueva
refusal-bad-options--no-such-program = el bot no puede arrancar: ese programa no existe
refusal-bad-options--bot-not-started = el bot no puede arrancar: { PROBLEM($problem) }
refusal-bad-options--bot-ended = { $part } terminó sin responder { $problem }
refusal-bad-options--bot-no-json = { $part } respondió algo que no es un objeto JSON: { PROBLEM($problem) }
refusal-bad-options--bot-error = { $part } respondió un error: { $problem }
refusal-bad-options--bot-no-answer = { $part } no responde como exige el protocolo de los bots: se esperaba { $expected } y llegó { $found }
refusal-bad-options--bot-no-move = { $part } no respondió ninguna jugada
refusal-bad-options--bot-too-slow = { $part } no ha contestado en { $limit } segundos y se ha cerrado
refusal-bad-options--bot-brought = un bot se trae como { "NAME=module:Class" }, { "NAME=file.py:Class" } o { "NAME=cmd:PROGRAM" }, con un nombre propio de { $limit } letras como máximo
refusal-bad-options--bot-name-taken = el nombre { $part } está ocupado; elige otro
refusal-bad-options--bot-without-name = { $part } no dice qué función o clase juega; se escribe { "FILE.py:NAME" } o { "module:NAME" }
refusal-bad-options--bot-illegal = { $part } eligió { $move }, que no es posible: { REFUSAL($because) }
refusal-bad-options--bot-failed = { $part } ha fallado: { PROBLEM($problem) }
refusal-bad-options--bot-rests = { $part } ha fallado { $limit } veces seguidas y no se le pregunta durante un minuto

## virado arena

arena-title = { $variant }, mezcla { $number }
arena-units = { $number } unidades ({ LIST($items, style: "comma") }), { NUMBER($total, maximumFractionDigits: 1) } s
arena-unit-deal-pair = par de manos en espejo
arena-unit-match-pair = par de partidas en espejo
arena-unit-deal = mano en { $players } rotaciones
arena-unit-match = partida en { $players } rotaciones
arena-given-up = { $number } juegos abandonados
arena-detectable = { $number } unidades muestran, en cuatro de cada cinco torneos, una parte de partidas ganadas a { $part } de la igualdad
arena-timed = un bot piensa por reloj: otra ejecución con esta mezcla da otras cifras; con { "--simulations N" }, las mismas
arena-first-units = primeras unidades
arena-bot = bot
arena-points-pair = puntos por par
arena-points-game = puntos por juego
arena-won = ganado
arena-interval = intervalo del { PERCENT($worth) }
arena-ms = ms por jugada
arena-sprt-low = { "SPRT" }: se acepta la hipótesis baja; razón { $number }, límite inferior { $least }, límite superior { $limit }
arena-sprt-high = { "SPRT" }: se acepta la hipótesis alta; razón { $number }, límite inferior { $least }, límite superior { $limit }
arena-sprt-open = { "SPRT" }: todavía sin decidir; razón { $number }, límite inferior { $least }, límite superior { $limit }
arena-ray-nodes = se jugó en { $number ->
        [one] un nodo
       *[other] { $number } nodos
    } del clúster de Ray
