# Lo que escriben los comandos.

## virado variants

commands-variants-variant = variante
commands-variants-players = puestos
commands-variants-range = { $least }-{ $limit }
commands-variants-place = dónde
commands-variants-summary = qué cambia
commands-variants-hint = { "virado play VARIANT" } · { "virado rules VARIANT" } · con una opción cambiada: { "'casino(target=31)'" }

## virado rules

refusal-bad-options--no-such-rule = las reglas de { $variant } no tienen { $part }
commands-rules-players = entre { LIST($numbers, style: "or") }
commands-rules-options = Opciones
commands-rules-not-used = Sin usar ({ "false" }, { "none" } o 0): { LIST($items, style: "comma") }.
commands-rules-not-played = No se juega en esta variante: { LIST($items, style: "comma") }.

## virado refusals

refusal-bad-options--no-such-refusal = no hay ningún rechazo { $part }; { "`virado refusals`" } los muestra todos

## virado check

commands-check-file = el archivo
commands-check-malformed = mal formado: { $sentence }

## virado matches

commands-matches-none = No ha quedado ninguna partida sin terminar.
commands-matches-hint = { "virado play --resume NAME" } continúa una, { "virado replay NAME" } la muestra
commands-matches-state = mano { $number }, puntos { LIST($scores, style: "comma") }

## virado replay

# $seat es el puesto desde el que se mira, o none.
commands-replay-title = { $variant }, entre { $players }{ $seat ->
        [none] { "" }
       *[other] , como lo vio { NAME($seat) }
    }
commands-replay-move = { NAME($seat) }: { $move }
# $seats han ganado, si alguien ganó.
commands-replay-end = { COUNT($seats) ->
        [0] sin terminar
        [one] ganó { NAMES($seats) }
       *[other] ganaron { NAMES($seats) }
    }; puntaje { LIST($scores, style: "comma") }

## Compilar

commands-compiling = se compila { $game } para esta máquina (una sola vez, unos segundos) ...
commands-compiled = compilado

## Servir y comprobar

commands-table = La mesa está en { $path }
commands-table-runs = La mesa ya está abierta, en { $path }
commands-table-end = Ctrl-C la cierra; todas las partidas se guardan. En esta terminal: { "virado play" }
commands-table-not-built = esta instalación no trae la mesa del navegador; en esta terminal: { "virado play" }
commands-serving = Virado está en { $path }
commands-stopping = se detiene; todas las mesas se guardan
commands-serve-no-storage = las mesas no se pueden guardar: { $problem }
commands-keys-newest = las mesas nuevas usan la clave { $name } de { $path }
commands-keys-unreadable = las claves no se pueden leer o escribir: { $problem }
commands-backup-done = { $number ->
        [one] hay una fila
       *[other] hay { $number } filas
    } en { $path }; guarda aparte el archivo de claves
commands-backup-failed = no se ha hecho ninguna copia: { $problem }
commands-restore-done = { $number ->
        [one] hay una fila
       *[other] hay { $number } filas
    } de { $path } en la base de datos; necesita el archivo de claves del servidor del que viene la copia
commands-restore-failed = no se ha restaurado nada: { $problem }
commands-serve-no-port = no se puede abrir el puerto { $input }: { $problem }
commands-serve-no-host = { $input } no es una dirección de esta máquina: { $problem }
commands-verify-fair = { $number ->
        [one] La única mezcla de esta partida sale
       *[other] Las { $number } mezclas de esta partida salen
    } de lo que se comprometió antes de la primera carta.
commands-verify-whole = { $number ->
        [one] Su única jugada está permitida y lleva
       *[other] Sus { $number } jugadas están permitidas y llevan
    } a su resultado; no falta nada.

## Administración

commands-admin-nothing = no hay nada
commands-admin-failed = no se hizo nada: { $problem }
commands-admin-read-only-on = el servidor no acepta jugadas
commands-admin-read-only-off = el servidor acepta jugadas
commands-admin-notice-stands = se dice a todos: { $sentence }
commands-admin-notice-gone = ya no se dice nada
commands-admin-told = se dice a todos
commands-admin-count-tables = mesas atendidas: { $number }
commands-admin-count-people = personas, visitas incluidas: { $number }
commands-admin-count-open-reports = denuncias por resolver: { $number }
commands-admin-count-bans = vetos: { $number }
commands-admin-is-admin = administra
commands-admin-is-banned = con veto
commands-admin-closed = se cierra la mesa { $name }
commands-admin-settled = la denuncia { $name } está resuelta
commands-admin-banned = { $name } tiene veto; { "virado admin lift" } { $key } lo levanta
commands-admin-lifted = el veto { $key } está levantado
commands-admin-granted = { $name } administra desde ahora, en el navegador en { "/admin" }
commands-admin-revoked = { $name } ya no administra

## virado bench

commands-bench-title = { $variant }, entre { $players }, un núcleo
commands-bench-deals_per_s = manos/s
commands-bench-decisions_per_s = decisiones/s
commands-bench-simulations_per_s = simulaciones/s
