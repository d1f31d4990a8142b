# Lo que no es de una sola familia: cartas, puestos, listas, fases, juegos, y lo que el motor no acepta.

## Cartas

suit-name = { $suit ->
        [s] espadas
        [h] corazones
        [d] diamantes
        [c] tréboles
        [b] negro
        [r] rojo
        [g] verde
       *[y] amarillo
    }
rank-name = { KEY($rank) ->
        [A] as
        [K] rey
        [Q] reina
        [J] jota
        [T] diez
        [9] nueve
        [8] ocho
        [7] siete
        [6] seis
        [5] cinco
        [4] cuatro
        [3] tres
        [2] dos
       *[1] uno
    }
rank-plural = { KEY($rank) ->
        [A] ases
        [K] reyes
        [Q] reinas
        [J] jotas
        [T] dieces
        [9] nueves
        [8] ochos
        [7] sietes
        [6] seises
        [5] cincos
        [4] cuatros
        [3] treses
        [2] doses
       *[1] unos
    }
card-spoken = { $suit ->
        [b] { rank-name } { suit-name }
        [r] { rank-name } { suit-name }
        [g] { rank-name } { suit-name }
        [y] { rank-name } { suit-name }
       *[s] { rank-name } de { suit-name }
    }
deck-cards = { $deck ->
        [french40] 40 cartas francesas
        [rook40] 40 cartas Rook
        [skat32] 32 cartas
       *[other] 52 cartas francesas
    }

## Puestos y bandos

seat-name = puesto { $seat }
referee-name = la dirección de la mesa

## Listas y números

list-comma = ,{ " " }
# Ante el sonido i se dice «e», ante el sonido o se dice «u»: Rosa e Ilona, Rosa e Hilda, 7 u 8.
list-and = { $first } { INITIAL($last, silent: "h") ->
        [i] e
       *[other] y
    } { $last }
list-or = { $first } { INITIAL($last, silent: "h") ->
        [o] u
        [8] u
        [11] u
       *[other] o
    } { $last }
list-moves-separator = ;{ " " }
percent = { $number }%

## Juegos y fases

game-casino = Casino y Casino Real
game-raub = Raub
game-zwanzig_ab = Zwanzig ab
game-hazari = Hazari
phase-over = terminada

## Opciones

option-values = { LIST($values, style: "comma") }
option-value-true = sí
option-value-false = no
option-value-none = ninguno
option-named = «{ $option }»
option-named-value = «{ $option }: { LIST($values, style: "or") }»
option-named-other-value = «{ $option }» que no sea { LIST($values, style: "or") }
option-problem-least = «{ $option }» debe ser { $limit } como mínimo
option-problem-most = «{ $option }» debe ser { $limit } como máximo
option-problem-other = «{ $option }» no puede tener este valor
option-players =
    .name = jugadores
option-teams =
    .name = juego por parejas

## No se acepta: jugadas

refusal-unparsable--move-too-long = una jugada es una sola línea de { $limit } caracteres como mucho
refusal-unparsable--card-twice = nombras { CARDS($cards) } dos veces
refusal-unparsable--no-such-card = { $part } no es una de las { deck-cards } de este juego
refusal-ambiguous = no está claro; puede ser { LIST($candidates, style: "moves") }
refusal-no-such-seat = no hay puesto { $seat }; los puestos van de 0 a { $limit }
refusal-match-over = la partida ya terminó
refusal-not-your-turn = no es tu turno
refusal-not-in-hand = no tienes { CARDS($cards) } en la mano

## No se acepta: variantes y opciones

refusal-bad-options--no-such-game = no hay ningún juego { $game }; hay { LIST($games) }
refusal-no-such-example = no hay ningún ejemplo { $part }
refusal-bad-options--no-such-variant = no hay ninguna variante { $variant }; `{ COMMAND("variants") }` las muestra todas
refusal-bad-options--no-such-variant-but = no hay ninguna variante { $variant }; ¿querías decir { $near }?
refusal-bad-options--cards-not-offered = { $variant } no se juega con cartas del tipo { $part }
refusal-bad-options--no-variant-text = una variante se escribe { "royal-dominican" } o { "royal-dominican(players=2, target=31)" }
refusal-bad-options--variant-text-too-long = una variante se escribe en una sola línea, y más corta que esta
refusal-bad-options--not-name-and-value = { $part } no tiene la forma { "name=value" }
refusal-bad-options--option-given-twice = { $option } aparece dos veces
refusal-bad-options--no-value = { $part } no es un valor (un número, { "true" }, { "false" }, { "null" }, una palabra o una lista entre { "[ ]" })
refusal-bad-options--no-such-option = no hay ninguna opción { $option }
refusal-bad-options--no-such-option-but = no hay ninguna opción { $option }; ¿querías decir { $near }?
refusal-bad-options--option-without-effect = { $option } no cambiaría nada aquí: le hace falta { $needed }
refusal-bad-options--no-page = a esta instalación le falta la página compilada o Python para el navegador
refusal-bad-options--not-empty = { $path } no está vacía
refusal-bad-options--no-home = no hay carpeta para los datos, porque este usuario no tiene carpeta personal; VIRADO_DATA nombra una
refusal-bad-options--wrong-value = { $option } no puede tener este valor; puede ser { LIST($values, style: "or") }
refusal-bad-options--wrong-setting = { $part } en el entorno debe ser un número entre { $least } y { $limit }
refusal-bad-options--players-not-a-number = { "players" } es un número
refusal-bad-options--teams-not-a-truth-value = { "teams" } es { "true" } o { "false" }
refusal-bad-options--wrong-number-of-players = { $variant } se juega entre { LIST($numbers, style: "or") }, no entre { $number }
refusal-bad-options--never-in-pairs = { $variant } nunca se juega en parejas
refusal-bad-options--pairs-are-four = solo cuatro juegan en parejas, y aquí juegan { $number }
refusal-bad-options--always-in-pairs = { $variant } siempre se juega en parejas
refusal-bad-options--no-such-dealer = reparte un puesto de 0 a { $limit }, no { $number }
refusal-bad-options--wrong-scores = hace falta un puntaje por cada uno de los { $number } bandos
refusal-bad-options--seed-too-long = el número de una mezcla tiene { $limit } bits como mucho
refusal-bad-options--no-such-language = no hay ningún idioma { $part }; hay { LIST($candidates) }

## No se acepta: barajas y partidas guardadas

refusal-bad-pack--no-such-card = { $part } no es una de las { deck-cards } de este juego
refusal-bad-pack--cards-missing = en una baraja de { deck-cards } está cada carta una vez; { COUNT($cards) ->
        [one] falta
       *[other] faltan
    } { CARDS($cards) }
refusal-bad-pack--wrong-number-of-cards = en una baraja de { deck-cards } está cada una de las { $limit } una vez; aquí hay { $number }
refusal-bad-record--unreadable = esto no es un registro de partida: { PROBLEM($problem) }
refusal-bad-record--no-such-card = { refusal-bad-pack--no-such-card }
refusal-bad-record--other-version = el registro es de la versión { $number }; este programa lee la versión { $limit }
refusal-bad-record--no-file = no se puede leer { $path }: { PROBLEM($problem) }
refusal-bad-record--too-long = { $path } tiene más de { $limit } bytes; no se lee más
refusal-bad-record--not-begun = la partida de { $path } no ha empezado
refusal-bad-record--wrong-chance = la mezcla { $number } del registro no contiene las cartas de ese momento
refusal-bad-record--record-of-a-position = el registro empieza con una posición; lo lee { "virado.cases" }
refusal-bad-record--not-over = solo una partida terminada se puede mostrar paso a paso
refusal-bad-record--too-many-moves = paso a paso se muestran { $limit } jugadas como mucho
refusal-bad-record--impossible-move = la jugada { $number } del registro no es posible: { REFUSAL($because) }
refusal-bad-record--other-digests = el registro se contradice: sus sumas de control son de { $number } jugadas y tiene { $limit } (uno modificado a propósito se abre con { "edited" })
refusal-bad-record--other-events = el registro se contradice: { $number ->
        [0] sus primeras cartas tienen
       *[other] la jugada { $number } tiene
    } la suma de control { DATA($expected) } y, al repetirla, sale { DATA($found) }: se cambió una jugada, una carta, un tanteo, la variante o la suma (uno modificado a propósito se abre con { "edited" })
refusal-bad-record--other-shuffle = el registro se contradice: por el número de su mezcla, la carta { $value } de la mezcla { $number } es { DATA($expected) }, y en el registro es { DATA($found) } (uno modificado a propósito se abre con { "edited" })
refusal-bad-record--other-pack = el registro se contradice: la carta { $value } que se repartió del mazo { $number } es { DATA($expected) }, y en el mazo es { DATA($found) } (uno modificado a propósito se abre con { "edited" })
refusal-bad-record--unused-shuffles = el registro se contradice: tiene { $number } mezclas y sus jugadas necesitan { $limit } (uno modificado a propósito se abre con { "edited" })
refusal-bad-record--other-result = el registro se contradice: la anotación { $number } tiene el resultado { DATA($expected) } y las jugadas llevan a { DATA($found) } (uno modificado a propósito se abre con { "edited" })

## Una jugada como botón

choice-line = { LIST($items, style: "comma") }

## Lo que otros programas dicen en contra de algo. PROBLEM($problem) elige uno.

problem-at = { $problem }, en { $path }
problem-no-file = no existe ese archivo o esa carpeta
problem-permission = no está permitido
problem-is-folder = es una carpeta
problem-no-folder = no es una carpeta
problem-exists = ya existe
problem-no-room = no queda espacio en el disco
problem-read-only = aquí solo se puede leer
problem-in-use = la dirección ya está ocupada
problem-no-address = la dirección no es de esta máquina
problem-no-answer = allí nadie contesta
problem-expected = se espera { $expected } y hay { $found }
problem-least = se espera { $expected }, { $limit } como mínimo
problem-most = se espera { $expected }, { $limit } como máximo
problem-shortest = se espera { $expected }, longitud mínima { $limit }
problem-longest = se espera { $expected }, longitud máxima { $limit }
problem-length = se espera { $expected }, longitud { $limit }
problem-out-of-range = el número es demasiado grande o demasiado pequeño
problem-too-deep = las listas y los objetos están anidados a demasiada profundidad
problem-not-utf-8 = no es UTF-8
problem-missing-field = falta el campo { $part }
problem-unknown-field = no hay un campo { $part }
problem-bad-value = { $part } no es uno de los valores
problem-truncated = el texto termina antes de tiempo
problem-malformed = a partir del byte { $number } no es JSON
problem-other = otro programa dice: «{ $input }»
