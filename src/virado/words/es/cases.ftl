# Lo que está mal en una posición o en un archivo de casos. Todos los mensajes tienen $path.

## De todas las familias (virado.cases.reading)

refusal-bad-position--expected-names = { $path }: aquí van nombres y valores, no { $part }
refusal-bad-position--unknown-key = { $path }: aquí no hay ninguna clave { $part }; se conocen { LIST($candidates) }
refusal-bad-position--expected-seats = { $path }: aquí van valores por puesto, no { $part }
refusal-bad-position--seat-twice = { $path }: el puesto { $seat } aparece dos veces
refusal-bad-position--expected-list = { $path }: aquí va una lista, no { $part }
refusal-bad-position--wrong-length = { $path }: aquí { $limit ->
        [one] va un elemento
       *[other] van { $limit } elementos
    }, no { $number }
refusal-bad-position--expected-number = { $path }: aquí va un número entero de { $least } a { $limit }, no { $part }
refusal-bad-position--expected-truth = { $path }: aquí va { "true" } o { "false" }, no { $part }
refusal-bad-position--expected-one-of = { $path }: aquí va { LIST($candidates, style: "or") }, no { $part }
refusal-bad-position--no-such-card = { $path }: la baraja ({ deck-cards }) no tiene ninguna carta { $part }
refusal-bad-position--card-twice = { $path }: { CARDS($cards) } { COUNT($cards) ->
        [one] aparece
       *[other] aparecen
    } dos veces
refusal-bad-position--wrong-card-count = { $path }: aquí van de { $least } a { $limit } cartas, no { $number }
refusal-bad-position--not-a-move = { $path }: { $part } no se puede leer: { REFUSAL($because) }
refusal-bad-position--not-legal = { $path }: { $part } no se acepta: { REFUSAL($because) }

refusal-bad-case--expected-one-of = { refusal-bad-position--expected-one-of }
refusal-bad-case--card-twice = { refusal-bad-position--card-twice }
refusal-bad-case--not-a-move = { refusal-bad-position--not-a-move }
refusal-bad-case--not-legal = { refusal-bad-position--not-legal }
refusal-bad-case--no-such-preset = { $path }: { $game } no tiene ninguna variante { $variant }
refusal-bad-case--position-needed = { $path }: { $part } trata de una posición, y el caso no tiene ninguna
refusal-bad-case--nothing-claimed = { $path }: no se afirma nada; puede tener { LIST($candidates, style: "or") }

## Hazari

refusal-bad-position--hand-twice = { $path }: la mano del puesto { $seat } también está en { "position.hands" }
refusal-bad-case--other-sizes = { $path }: se comparan grupos del mismo tamaño
refusal-bad-case--out-of-turn = { $path }: los puestos muestran por turno
refusal-bad-case--not-the-pack = { $path }: entre todos tienen la baraja entera, trece cartas en cada puesto
refusal-bad-case--not-all-seats = { $path }: hacen falta los { $limit } puestos
refusal-bad-case--no-such-moment = { $path }: { $part } no es un momento de una mano
refusal-bad-case--not-announced = { $path }: { $part } no nombra nada de lo que dice H-24

## Archivos de casos (virado check)

refusal-bad-file--no-file = no se puede leer: { PROBLEM($problem) }
refusal-bad-file--too-long = tiene más de { $limit } bytes; no se lee más
# $number es la línea, o none.
refusal-bad-file--not-yaml = no es YAML: { PROBLEM($problem) }{ $number ->
        [none] { "" }
       *[other] , línea { $number }
    }
refusal-bad-file--too-deep = tiene demasiados niveles
refusal-bad-file--wrong-tag = no es YAML: una etiqueta no corresponde a su valor
refusal-bad-file--key-twice = la clave { $part } aparece dos veces, en la línea { $number }
refusal-bad-file--key-not-a-word = una clave es una lista o un grupo de claves, en la línea { $number }
refusal-bad-file--no-cases = no es un grupo de claves con una lista { "cases" }
refusal-bad-file--unknown-key = no hay ninguna clave { $part } al principio de un archivo; hay { LIST($candidates) }
refusal-bad-file--other-schema = su esquema es { $part }; este programa lee el esquema { $limit }
refusal-bad-case--no-mapping = { $path }: aquí va un grupo de claves con { LIST($candidates) }
refusal-bad-case--keys-missing = { $path }: un caso tiene { LIST($candidates) }; aquí { COUNT($names) ->
        [one] falta
       *[other] faltan
    } { LIST($names) }
refusal-bad-case--id-twice = { $path }: el identificador { $part } aparece dos veces
refusal-bad-case--not-a-word = { $path }: aquí va una palabra, no { $part }
refusal-bad-case--not-a-rule = { $path }: aquí va el número de una regla, o una lista de ellos, no { $part }
refusal-bad-case--too-deep = { $path }: tiene demasiados niveles

## Lo que difiere (virado.cases.differences). $expected y $found se escriben como en un archivo de casos.

case-expected-found = { $path }: se esperaba { DATA($expected) }, resultó { DATA($found) }
case-expected-found-after = { $path }, después de { $move }: se esperaba { DATA($expected) }, resultó { DATA($found) }
case-expected-found-in-round = { $path }, ronda { $round }: se esperaba { DATA($expected) }, resultó { DATA($found) }
case-not-legal = { $path }: { $move } debería estar permitida y no se acepta: { REFUSAL($because) }
case-not-listed = { $path }: { $move } está permitida y no figura en la lista
case-list-cut-off = { $path }: hay más jugadas permitidas de las que se pueden enumerar, al menos { $number }
case-listed-twice = { $path }: { $move } figura más de una vez en la lista
case-not-expected = { $path }: { $move } está permitida y no se esperaba
# $remark dice por qué, o es none.
case-legal = { $path }: { $move } no debería estar permitida{ $remark ->
        [none] { "" }
       *[other] { " " }({ $remark })
    } y lo está
case-other-refusal = { $path }: se esperaba el rechazo { DATA($expected) }, resultó { DATA($found) }: { REFUSAL($because) }
# $viewer es un puesto o la palabra public.
case-not-seen = { $path }: { $viewer ->
        [public] el público no ve { CARD($card) }
       *[other] el puesto { $viewer } no ve { CARD($card) }
    }
case-seen = { $path }: { $viewer ->
        [public] el público ve { CARD($card) }
       *[other] el puesto { $viewer } ve { CARD($card) }
    } y no debería
case-leaked = { $path }: contiene cartas ajenas que no se han mostrado: { CARDS($cards) }
case-round-not-shown = { $path }: la ronda { $round } no se ha mostrado
case-never-comes = { $path }: { $part } no llega nunca con estas opciones
