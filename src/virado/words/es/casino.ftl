# La familia del Casino: lo que no se acepta, lo que pasa, lo que hace una jugada, variantes y opciones.

## Palabras

# Una carta que tiene valor, según $rank.
casino-a-rank = { KEY($rank) ->
        [Q] una reina
        [J] una jota
       *[other] un { rank-name }
    }
# Lo que pueden sumar unas cartas; donde una carta no tiene valor no suman nada.
casino-totals = { COUNT($totals) ->
        [0] nada
       *[other] { LIST($totals, style: "or") }
    }
casino-build-of-value = { BUILD($build) } de { VALUE($build) }
# Cómo se llama dejar la mesa vacía: uno, varios, y lo que se canta. Es la palabra de Santo Domingo; en Hungría tienen otra.
casino-sweep = { $variant ->
        [kaszino-kirschner] tabbe
        [kaszino-ulmann] tabbe
        [kaszino-nagykonyv] tábla
       *[other] virado
    }
casino-sweeps = { $variant ->
        [kaszino-kirschner] tabbes
        [kaszino-ulmann] tabbes
        [kaszino-nagykonyv] táblas
       *[other] virados
    }
casino-sweep-call = { $variant ->
        [kaszino-kirschner] ¡Tabbe!
        [kaszino-ulmann] ¡Tabbe!
        [kaszino-nagykonyv] ¡Tábla!
       *[other] ¡Virado!
    }

## No se acepta: textos que no son jugadas

refusal-unparsable--casino-form = una jugada se escribe { "'trail Qs', 'Kd x 8h 5c [7c 6d]'" } o { "'3h + 9c = 12'" }
refusal-unparsable--casino-unreadable = { $part } no se puede leer; una jugada se escribe { "'trail Qs', 'Kd x 8h 5c [7c 6d]'" } o { "'3h + 9c = 12'" }
refusal-unparsable--casino-trail = se suelta una sola carta y nada más: { "'trail Qs'" }
refusal-unparsable--casino-capture = una captura se escribe { "'Kd x 8h 5c [7c 6d]'" }, con { "' orange'" } si se canta naranja
refusal-unparsable--casino-nothing-taken = una captura dice lo que coge: { "'Kd x 8h 5c [7c 6d]'" }
refusal-unparsable--casino-build = una forma se escribe { "'3h + 9c = 12'" } o { "'2s + [7d 5c] Th = 14'" }, con { "' for partner'" } si es para tu pareja
refusal-unparsable--casino-two-values = una forma tiene un solo valor
refusal-unparsable--casino-value-needed = una forma dice su valor: { "'3h + 9c = 12'" }
refusal-unparsable--no-such-value = ninguna carta tiene el valor { $value }
refusal-unparsable--no-such-build = no hay ninguna forma [{ CARDS($cards) }]; en la mesa { COUNT($builds) ->
        [0] no hay ninguna
       *[other] hay { BUILDS($builds) }
    }

## No se acepta: jugadas

refusal-malformed = eso no es una jugada de este juego
refusal-not-loose = { CARDS($cards) } no { COUNT($cards) ->
        [one] está
       *[other] están
    } en la mesa
refusal-not-loose--in-a-build = { CARDS($cards) } { COUNT($cards) ->
        [one] está
       *[other] están
    } en la forma { BUILD($build) }, que solo se coge entera
refusal-no-such-build = esa forma no existe: en la mesa { $number ->
        [0] no hay ninguna forma
        [one] hay una forma
       *[other] hay { $number } formas
    }
refusal-several-cards = { CARDS($cards) } no se pueden jugar juntas: en cada turno se juega una carta
refusal-several-cards--only-captures = { CARDS($cards) } no se pueden jugar juntas así: varias cartas se juegan solo para coger
refusal-several-cards-trailed = de { CARDS($cards) } solo se puede soltar una en cada turno
refusal-nothing-taken = con { CARDS($cards) } no coges nada: una captura coge cartas sueltas o formas
refusal-build-value-differs = { BUILD($build) } es una forma de { VALUE($build) }: para cogerla hace falta { casino-a-rank }, y { CARD($card) } vale { LIST($values, style: "or") }
refusal-build-value-differs--several-values = una sola carta no puede coger { BUILDS($builds, style: "values") }: las formas que se cogen juntas tienen el mismo valor
refusal-not-groups = { CARD($card) } vale { LIST($values, style: "or") }, y { CARDS($taken) } { COUNT($taken) ->
        [one] no
       *[other] no se pueden repartir en grupos de { LIST($values, style: "or") }
    }
refusal-not-groups--of-build = la forma { BUILD($build) } vale { VALUE($build) }, y { CARDS($taken) } { COUNT($taken) ->
        [one] no
       *[other] no se pueden repartir en grupos de { VALUE($build) }
    }
refusal-face-card-takes-equal = { CARD($card) } no tiene valor: solo coge cartas sueltas iguales, { COUNT($cards) ->
        [0] y no hay ninguna
       *[other] aquí { CARDS($cards) }
    }
refusal-face-card-takes-one = { CARD($card) } no tiene valor: coge una sola carta igual, { CARDS($cards, style: "or") }
refusal-equal-card-left = dejas { CARDS($left) } en la mesa: { CARD($card) } tiene que coger { KEY($rank) ->
        [Q] todas las reinas sueltas
        [J] todas las jotas sueltas
       *[other] todos los { PLURAL($rank) } sueltos
    }{ $choices ->
        [capture] { "" }
       *[all] { "" }, o usarse en una forma
    }
refusal-equal-card-trailed = no puedes soltar { CARD($card) } al lado de { CARDS($left) }: { $choices ->
        [capture] coge con esa carta
       *[all] coge con esa carta o úsala en una forma
    }
refusal-build-abandoned = { BUILD($build) } es tuya y te quedarías sin { rank-name } para cogerla: cógela, o guarda una carta de { VALUE($build) }
refusal-build-abandoned--one-ace = no te quedarían cartas para todas tus formas: un solo as no sirve para una forma de 1 y otra de 14, y son tuyas { BUILDS($builds, style: "values") }
refusal-keeper-may-not-trail = { COUNT($builds) ->
        [one] la forma { BUILDS($builds) } es tuya
       *[other] las formas { BUILDS($builds) } son tuyas
    }, así que no puedes soltar { CARD($card) }: coge o forma
refusal-no-building = en esta variante no se forma: { CARD($card) } puede coger, o la sueltas
refusal-no-value = { CARDS($cards) } no { COUNT($cards) ->
        [one] tiene valor y no entra
       *[other] tienen valor y no entran
    } en ninguna forma
refusal-value-impossible = ninguna carta vale { $value }, así que nadie podría coger una forma de { $value }
refusal-nothing-joined = { CARD($card) } sola no es una forma: di qué cartas sueltas se le unen
refusal-not-groups-with-card = { CARDS($cards) } no se pueden repartir en grupos de { $value }; juntas suman { casino-totals }
refusal-extension-not-groups = { BUILD($build) } es una forma de { VALUE($build) }, y { COUNT($cards) ->
        [one] { CARDS($cards) } no vale { VALUE($build) }
       *[other] { CARDS($cards) } no se pueden repartir en grupos de { VALUE($build) }; juntas suman { casino-totals }
    }
refusal-same-value-build = ya hay una forma de { $value }, y aquí no puede haber otra al lado
refusal-no-card-for-build = después de { CARD($card) } no te quedaría { KEY($rank) ->
        [Q] ninguna reina
        [J] ninguna jota
       *[other] ningún { rank-name }
    } para coger una forma de { $value }
refusal-raise-own-build = { BUILD($build) } es tu propia forma: puedes agregarle cartas, pero no subirla
refusal-raise-multiple-build = { BUILD($build) } es una forma múltiple: se le pueden agregar cartas, pero nunca subirla a { $value }
refusal-raise-value = { BUILD($build) } es una forma de { VALUE($build) }: { COUNT($values) ->
        [0] con { CARD($card) } daría un valor que no tiene ninguna carta
       *[other] con { CARD($card) } llega a { LIST($values, style: "or") }, no a { $value }
    }{ COUNT($taken) ->
        [0] { "" }
       *[other] ; las cartas sueltas no ayudan a cambiar el valor
    }
refusal-nothing-absorbed = { CARDS($taken) } no se puede agregar: aquí, al subir una forma, no se llevan cartas sueltas
refusal-not-groups-absorbed = { CARDS($taken) } { COUNT($taken) ->
        [one] no vale { $value }, así que no se puede llevar al subir a { $value }
       *[other] no se pueden repartir en grupos de { $value }, así que no se pueden llevar al subir a { $value }
    }
refusal-not-for-partner = en esta variante nadie forma para su pareja: para { CARD($card) } te hace falta { casino-a-rank } en tu mano
refusal-partner-not-proven = tu pareja no ha mostrado { casino-a-rank }: solo lo demuestra una forma suya de { $value }, ahora o antes en esta ronda
refusal-partner-ace = un solo as de tu pareja quizá tendría que servir para formas de 1 y de 14, así que esta no puede ser de { $value }
refusal-totals-differ = { CARDS($cards) } { COUNT($cards) ->
        [one] suma
       *[other] suman
    } { casino-totals } y { CARDS($taken) } { COUNT($numbers) ->
        [0] nada
       *[other] { LIST($numbers, style: "or") }
    }: las dos sumas tienen que ser iguales
refusal-total-too-high = { CARDS($cards) } y { CARDS($taken) } suman { casino-totals }, y ninguna suma puede pasar de { $limit }
refusal-total-too-high--common-value = { CARDS($cards) } y { CARDS($taken) } solo dan grupos de un mismo valor por encima de { $limit }, que es el tope
refusal-no-common-value = { CARDS($cards) } y { CARDS($taken) } no se pueden repartir en grupos de un mismo valor de { $limit } como mucho
refusal-no-common-value--or-total = { CARDS($cards) } y { CARDS($taken) } no suman lo mismo ni se pueden repartir en grupos de un mismo valor
refusal-no-stealing--in-captures = { CARDS($cards) } { COUNT($cards) ->
        [one] está
       *[other] están
    } en un montón: aquí no se cogen las cartas de arriba de los montones
refusal-no-stealing--in-builds = { CARDS($cards) } { COUNT($cards) ->
        [one] está
       *[other] están
    } en un montón: aquí las cartas de arriba de los montones no entran en ninguna forma
refusal-no-stealing--in-raise = { CARDS($cards) } { COUNT($cards) ->
        [one] está
       *[other] están
    } en un montón: al subir una forma no se roba nada
refusal-steal-to-own-build = { CARDS($cards) } { COUNT($cards) ->
        [one] está
       *[other] están
    } en un montón: aquí lo robado solo entra en tu propia forma
refusal-steal-without-base = { CARDS($cards) } { COUNT($cards) ->
        [one] está
       *[other] están
    } en un montón: algo de la mesa tiene que ir también
refusal-steal-equal-card = { CARD($card) } solo roba de un montón una carta igual, no { CARDS($cards) }
refusal-keeps-a-build = ya es tuya { BUILDS($builds) }: aquí nadie tiene dos formas a la vez
refusal-extend-others-build = { BUILD($build) } no es tuya: puedes cogerla o subirla, pero solo le agrega cartas quien la tiene
refusal-no-claims = en esta variante no se reclama la partida: todas las manos se juegan hasta el final
refusal-claim-in-extra-deal = en una mano extra nadie puede reclamar: se juega hasta el final
refusal-no-orange-calls = en esta variante no hay naranjas
refusal-orange-without-capture = con { CARDS($cards) } no coges nada, así que no hay naranja que cantar

## No se acepta: opciones

refusal-bad-options--casino-players = el Casino se juega entre dos y seis, no entre { $number }
refusal-bad-options--casino-raise-with-table-cards = las cartas sueltas nunca ayudan a cambiar el valor de una forma
refusal-bad-options--casino-several-and-building = donde se puede coger con varias cartas no hay formas
refusal-bad-options--casino-several-of-many = se juegan varias cartas solo con { $limit } en la mano como mucho
refusal-bad-options--casino-several-and-must-use = donde se puede coger con varias cartas siempre se puede soltar, así que ninguna carta igual obliga
refusal-bad-options--casino-must-use-but-one = una carta que tiene que coger todas las iguales no se puede limitar a una
refusal-bad-options--casino-oranges-without-rook = una naranja coge cartas Rook rojas y amarillas
refusal-bad-options--casino-cut-peek-for-two = entre más de dos no está claro quién corta y mira
refusal-bad-options--casino-double-turn-for-two = entre más de dos no está claro quién juega dos turnos
refusal-bad-options--casino-endgame-without-spades = la tabla del final necesita las espadas y el diez de diamantes
refusal-bad-options--casino-endgame-points = la tabla del final supone { LIST($numbers) } puntos por más cartas, más espadas y diez de casino
refusal-bad-options--casino-counting-order-of-fives = los cincos no entran en el orden de conteo
refusal-bad-options--casino-counting-order-of-oranges = las naranjas no entran en el orden de conteo
refusal-bad-options--casino-pile-top-unseen = el orden de un montón solo importa donde se puede robar su carta de arriba
refusal-bad-options--casino-counting-order-of-shares = los puntos compartidos no entran en el orden de conteo
refusal-bad-options--casino-endgame-majorities = la tabla del final supone que más cartas y más espadas dan puntos siempre, y a un solo bando
refusal-bad-options--casino-left-over-anyway = de todos modos { $number ->
        [one] sobra una carta
       *[other] sobran { $number } cartas
    } para la mesa
refusal-bad-options--casino-single-round = aquí una mano tiene una sola ronda, así que nadie sale en otra
refusal-bad-options--casino-nothing-to-share = aquí los bandos que empatan no tienen dos puntos que compartir
refusal-bad-options--casino-only-cards-score = aquí solo dan puntos más cartas, y eso es { "match_length=single_deal" }
refusal-bad-options--casino-last-hands-too-small = aquí cada mano de la última ronda tiene { $number ->
        [one] una carta
       *[other] { $number } cartas
    }, así que a quien tiene una forma no le queda ninguna que soltar
refusal-bad-options--casino-one-build-and-partner = donde no se puede tener más de una forma, nadie forma para su pareja
refusal-bad-options--casino-not-with-stealing = eso no se juega donde se pueden robar cartas cogidas
refusal-bad-options--casino-claim-in-single-deal = se reclama al llegar a la meta, y una sola mano no tiene meta
refusal-bad-options--casino-claim-and-cancelling = quien reclama da sus virados por seguros, pero aquí todavía se pueden anular
refusal-bad-options--casino-uneven-twos = para repartir de dos en dos hacen falta un { "hand_size" } par y un { "table_size" } par que no sea mayor
refusal-bad-options--casino-too-few-cards = { $total } cartas no alcanzan para { $table_size } en la mesa y { $players } manos de { $hand_size }
refusal-bad-options--casino-uneven-stock = { $players } manos de { $hand_size } no se pueden repartir por igual de { $total } cartas
refusal-bad-options--casino-final-deal-even = { $players } manos de { $hand_size } salen justas, así que no queda nada que arreglar para una última ronda
refusal-bad-options--casino-bound-too-high = de todos modos ninguna jugada así pasa de { $limit }
refusal-bad-options--casino-ace-beyond-bound = un as nunca podría valer 14 donde lo más alto es { $limit }
refusal-bad-options--casino-endgame-beyond-target = las restricciones empiezan en { $limit }, pero con { $total } ya se gana la partida
refusal-bad-options--casino-build-value-unsaid = quien forma dice el valor; eso es parte de la jugada
refusal-bad-options--casino-rest-too-small = { $number ->
        [one] la última carta no alcanza
       *[other] las últimas { $number } cartas no alcanzan
    } para dar una a cada uno de los { $players } puestos

## No se acepta: posiciones y casos

refusal-bad-position--casino-missing = { $path }: falta { $part }
refusal-bad-position--casino-no-legal-move = { $path }: el puesto { $seat } no podría guardar las formas que debe (C-12), jugara lo que jugara
refusal-bad-position--casino-hand-too-small = { $path }: son muy pocas para las formas que guarda el puesto { $seat } (C-12)
refusal-bad-position--casino-too-few-cards = { $path }: no hay cartas suficientes para las manos, los montones y el mazo que pide
refusal-bad-position--casino-build-unserved = { $path }: el puesto { $seat } guarda una forma de { $value } y no tiene esa carta (C-12)
refusal-bad-position--casino-known-card-missing = { $path }: se sabe que el puesto { $seat } tiene una carta de { $value }, pero no la tiene (C-15)
refusal-bad-position--casino-ace-serves-twice = { $path }: un solo as del puesto { $seat } no sirve para formas de 1 y de 14 (C-12)
refusal-bad-position--casino-stock-uneven = { $path }: un mazo de { $number } no se puede repartir; tiene { LIST($numbers, style: "or") } cartas
refusal-bad-position--casino-stock-of-another-round = { $path }: un mazo de { $number } no es el de la ronda { $round }
refusal-bad-position--casino-stock-too-small = { $path }: la ronda { $round } deja { $number } cartas en el mazo, y solo hay { $limit }
refusal-bad-position--casino-cards-left-over = { $path }: { $number ->
        [one] sobra una carta que no está
       *[other] sobran { $number } cartas que no están
    } en ninguna mano, montón ni mazo
refusal-bad-position--casino-won-already = { $path }: con este puntaje y estos montones ya ganó un bando (C-22)
refusal-bad-position--casino-no-stealing = { $path }: aquí no se roba, así que los montones no tienen orden (C-27)
refusal-bad-position--casino-top-not-in-pile = { $path }: { CARDS($cards) } no puede estar arriba en este montón
refusal-bad-position--casino-too-many-builds = { $path }: puede haber { $limit } formas como mucho
refusal-bad-position--casino-no-group = { $path }: { COUNT($cards) ->
        [0] ninguna carta no es
        [one] { CARDS($cards) } no es
       *[other] { CARDS($cards) } no son
    } un grupo de { $value } (C-9)
refusal-bad-position--casino-build-of-one-card = { $path }: una forma tiene dos cartas o más (C-9)
refusal-bad-position--casino-wrong-kind = { $path }: { $number ->
        [one] con un grupo la forma es simple
       *[other] con { $number } grupos la forma es múltiple
    }
refusal-bad-position--casino-no-card-to-play = { $path }: el puesto { $seat } no tiene carta que jugar
refusal-bad-position--casino-sweep-order = { $path }: en el orden de los virados aparece cada bando tantas veces como virados hizo
refusal-bad-case--casino-missing = { $path }: falta { $part }
refusal-bad-case--casino-partners-opposite = { $path }: las parejas se sientan frente a frente: { "[[0, 2], [1, 3]]" }, no { $part }
refusal-bad-case--casino-move-form = { $path }: una jugada es { "{play, capture}, {play, build}" } o { "{play, trail: true}" }
refusal-bad-case--casino-no-card-played = { $path }: en una jugada se juega una carta
refusal-bad-case--casino-build-twice = { $path }: una forma aparece dos veces
refusal-bad-case--casino-no-such-rounds = { $path }: una mano tiene las rondas 1 a { $limit }
refusal-bad-case--casino-empty-table-at-end = { $path }: al final de una mano su última carta está en la mesa
refusal-bad-case--casino-no-last-card = { $path }: ninguna de las cartas pudo ser la última que se soltó
refusal-bad-case--casino-piles-too-large = { $path }: solo hay { $number } cartas, { $limit } de ellas espadas
refusal-bad-case--casino-no-steps = { $path }: no tiene pasos
refusal-bad-case--casino-step-form = { $path }: un paso es { "{seat, move}" } o { "{call: seat}" }

## Lo que pasa

# Lo que coge una captura: $taken son cartas sueltas, $builds formas enteras.
casino-taken = { COUNT($builds) ->
        [0] { CARDS($taken) }
        [one] { COUNT($taken) ->
            [0] la forma { BUILDS($builds) }
           *[other] { CARDS($taken) } y la forma { BUILDS($builds) }
        }
       *[other] { COUNT($taken) ->
            [0] las formas { BUILDS($builds) }
           *[other] { CARDS($taken) } y las formas { BUILDS($builds) }
        }
    }
event-casino-trail = { WHO($seat) ->
        [you] Sueltas { CARD($card) }.
       *[other] { NAME($seat) } suelta { CARD($card) }.
    }
event-casino-capture = { WHO($seat) ->
        [you] Coges { casino-taken } con { CARDS($cards) }.
       *[other] { NAME($seat) } coge { casino-taken } con { CARDS($cards) }.
    }
event-casino-orange = «¡Orange!»
event-casino-orange-false = «¡Orange!» Pero no lo es.
event-casino-dejado = Dejado, se podía coger: { CARDS($left) }.
event-casino-build-new = { WHO($seat) ->
        [you] Formas { $value }: { CARD($card) } con { CARDS($taken) }{ casino-for-partner }.
       *[other] { NAME($seat) } forma { $value }: { CARD($card) } con { CARDS($taken) }{ casino-for-partner }.
    }
event-casino-build-raise = { WHO($seat) ->
        [you] Subes la forma { BUILD($build) } a { $value } con { CARD($card) }{ casino-joining }{ casino-for-partner }.
       *[other] { NAME($seat) } sube la forma { BUILD($build) } a { $value } con { CARD($card) }{ casino-joining }{ casino-for-partner }.
    }
event-casino-build-extend = { WHO($seat) ->
        [you] Agregas { CARDS($cards) } a la forma de { $value }{ casino-for-partner }: { BUILD($build) }.
       *[other] { NAME($seat) } agrega { CARDS($cards) } a la forma de { $value }{ casino-for-partner }: { BUILD($build) }.
    }
casino-joining = { COUNT($taken) ->
        [0] { "" }
       *[other] , y se lleva { CARDS($taken) }
    }
# $partner es el puesto para el que se anuncia la forma, o none.
casino-for-partner = { $partner ->
        [none] { "" }
       *[other] { WHO($partner) ->
            [you] , para ti
           *[other] , para { NAME($partner) }
        }
    }
event-casino-stolen = { WHO($seat) ->
        [you] Robas { CARDS($cards) }.
       *[other] { NAME($seat) } roba { CARDS($cards) }.
    }
event-casino-merged = Las dos formas quedan en una sola.
event-casino-claim = { WHO($seat) ->
        [you] Dices «¡Ausz vagyok!» y reclamas la partida.
       *[other] { NAME($seat) } dice «¡Ausz vagyok!» y reclama la partida.
    }
event-casino-claim-wrong = { WHO($seat) ->
        [you] Dices «¡Ausz vagyok!» demasiado pronto: no pasa nada.
       *[other] { NAME($seat) } dice «¡Ausz vagyok!» demasiado pronto: no pasa nada.
    }
event-casino-call-orange = { WHO($seat) ->
        [you] Dices «Orange»: { casino-call-points }.
       *[other] { NAME($seat) } dice «Orange»: { casino-call-points }.
    }
casino-call-points = { SIGN($points) ->
        [plus] +{ ABS($points) } { ABS($points) ->
            [one] punto
           *[other] puntos
        }
        [minus] −{ ABS($points) } { ABS($points) ->
            [one] punto
           *[other] puntos
        }
       *[zero] ya se había cantado
    }
event-casino-deal = { WHO($dealer) ->
        [you] Repartes.
       *[other] { NAME($dealer) } reparte.
    }
event-casino-deal-extra = { WHO($dealer) ->
        [you] Repartes una mano extra.
       *[other] { NAME($dealer) } reparte una mano extra.
    }
event-casino-deal-bottom = Cortaste: la carta de abajo es { CARD($card) }.
event-casino-round = Se reparte la ronda { $round }.
event-casino-round-table = Se reparte la ronda { $round }, con { CARDS($cards) } en la mesa.
event-casino-round-open = Todas las cartas están a la vista.
event-casino-last = «¡Last!» Estas son las últimas cartas.
event-casino-residue = { WHO($seat) ->
        [you] Hiciste la última captura y te llevas el resto: { CARDS($cards) }.
       *[other] { NAME($seat) } hizo la última captura y se lleva el resto: { CARDS($cards) }.
    }
event-casino-residue-out-of-play = El resto queda fuera de juego: { CARDS($cards) }.
event-casino-deal-scored = Se cuenta la mano: { LIST($items, style: "comma") }.
event-casino-deal-scored-claim = El reclamo es correcto y termina la mano: { LIST($items, style: "comma") }.
event-casino-deal-scored-restricted-side = Era todo lo que faltaba y la partida termina en el acto: { LIST($items, style: "comma") }.
event-casino-deal-scored-extra-deal = Hay empate en lo más alto: sigue una mano extra.
event-casino-points = { WHOSE($side) ->
        [you] tú
        [yours] tu bando
       *[other] { SIDE($side) }
    } { SIGN($points) ->
        [minus] −{ ABS($points) }
        [zero] 0
       *[plus] +{ ABS($points) }
    }
event-casino-match-over = { WHOSE($side) ->
        [you] Ganas la partida.
        [yours] Tu bando gana la partida.
       *[other] { COUNT($seats) ->
            [one] { SIDE($side) } gana la partida.
           *[other] { SIDE($side) } ganan la partida.
        }
    }
event-casino-match-over-games = Cuenta como { $number } partidas.

## Lo que hace una jugada

effect-casino-trail-left = Deja { CARDS($left) }, que podría coger.
effect-casino-capture = Coge { COUNT($taken) ->
        [one] una carta
       *[other] { COUNT($taken) } cartas
    } de la mesa.
effect-casino-capture-sweep = Coge todo lo que hay en la mesa: { casino-sweep }.
effect-casino-capture-sweep-points = Coge todo lo que hay en la mesa: { casino-sweep } de { $number ->
        [one] un punto
       *[other] { $number } puntos
    }.
effect-casino-capture-orange = Con ella se canta naranja.
effect-casino-stolen = Roba { CARDS($cards) }.
effect-casino-merged = Tu propia forma y esta quedan en una sola.
effect-casino-build-single = Queda { BUILD($build) }, una forma de { $value } que todavía se puede subir.
effect-casino-build-multiple = Queda { BUILD($build) }, una forma múltiple de { $value } que nadie puede subir.
effect-casino-build-for-partner = Tu pareja tiene que guardar una carta para ella.
effect-casino-duties = Tienes que guardar { LIST($items) }.
effect-casino-duty = { COUNT($cards) ->
        [one] { CARDS($cards) }
       *[other] { CARDS($cards, style: "or") }
    } para { $value }
effect-casino-claim = Gana la partida si tus { $total } puntos son seguros; si no, no pasa nada.
effect-casino-call-orange = Cantarla bien da { $number } puntos; cantarla mal cuesta otros tantos.

## Una jugada como botón: qué hace, qué resulta

casino-owned-build = { WHO($seat) ->
        [you] tu forma de { $value }
       *[other] la forma de { $value } de { NAME($seat) }
    }
casino-owned-build-of-these = { casino-owned-build } { BUILD($build) }
casino-loose = { CARDS($cards) }
casino-also-with = { COUNT($taken) ->
        [0] { "" }
       *[other] { " " }con { CARDS($taken) }
    }
title-casino-trail = Soltar { CARD($card) }
title-casino-capture = Coger { LIST($items) }
title-casino-capture-with = Coger { LIST($items) } con { CARDS($cards) }
title-casino-capture-orange = Coger { LIST($items) } y cantar naranja
title-casino-capture-with-orange = Coger { LIST($items) } con { CARDS($cards) } y cantar naranja
title-casino-build-new = Formar { $value } con { CARDS($taken) }{ casino-for-partner }
title-casino-build-raise = Subir { $title } a { $value }{ casino-also-with }{ casino-for-partner }
title-casino-build-extend = Agregar { CARDS($cards) } a { $title }{ casino-for-partner }
title-casino-claim = Decir «¡Ausz vagyok!»
title-casino-call-orange = Decir «Orange»
result-casino-cards = { $number ->
        [one] una carta
       *[other] { $number } cartas
    }
result-casino-steals = roba { CARDS($cards) }
result-casino-merges = con tu propia forma
result-casino-sweep = { casino-sweep }
result-casino-clears = vacía la mesa
result-casino-leaves = deja { CARDS($left) }
result-casino-keep = guardas { CARDS($cards, style: "or") }
result-casino-keep-for = guardas { CARDS($cards, style: "or") } para { $value }
result-casino-partner-keeps = { NAME($seat) } guarda la carta
result-casino-claim = si { $total } puntos son seguros
result-casino-call-orange = +{ $number } o −{ $number } puntos

## Fases

phase-casino-play = juego

## Variantes

variant-casino =
    .title = Casino
    .also = Cassino, Casino de cartas
    .place = Inglaterra, Alemania
    .summary = El juego antiguo: las figuras solo cogen figuras iguales, y vaciar la mesa no da puntos.
variant-casino-royal =
    .title = Casino Real (Alemania)
    .place = Alemania
    .summary = J Q K valen 11 12 13, el as 1 o 14; vaciar la mesa (un virado) es un punto.
variant-royal-north-american =
    .title = Casino Real (Norteamérica)
    .also = Royal Casino, Casino Real, Casino Royal
    .place = Norteamérica
    .summary = J Q K valen 11 12 13, el as 1 o 14; vaciar la mesa no da nada; al llegar a 21 se cuenta por orden.
variant-royal-north-american-sweeps =
    .title = Casino Real (Norteamérica, con virados)
    .place = Norteamérica
    .summary = Como en Norteamérica, y vaciar la mesa (un virado) es un punto.
variant-royal-dominican =
    .title = Casino Real (dominicano)
    .also = Casino dominicano, Virado
    .place = República Dominicana
    .summary = Las cartas iguales se tienen que usar. Vaciar la mesa es un virado, un punto; si cada bando tiene uno, los dos se anulan. Desde 18 solo vale una cosa.
variant-royal-dominican-no-cancel =
    .title = Casino Real (dominicano, sin anular al final)
    .place = República Dominicana
    .summary = Desde 18 un bando ya no marca virados (mesas vaciadas), así que tampoco anula ninguno.
variant-royal-dominican-partner-build =
    .title = Casino Real (dominicano, con formas para la pareja)
    .place = República Dominicana
    .summary = Se puede formar para una carta que se sabe que tiene la pareja.
variant-royal-soto =
    .title = Casino Real (Soto)
    .also = Soto, Casino según Soto
    .place = República Dominicana
    .summary = Como el dominicano, con restricciones desde 16.
variant-royal-haitian =
    .title = Casino Real (Haití)
    .also = Casino haitiano
    .place = Haití
    .summary = Quien coge más cartas gana la mano, y la mano es la partida.
variant-tuxedo =
    .title = Tuxedo
    .place = Norteamérica
    .summary = Con cartas Rook, hasta 100: cincos, virados según el tamaño y naranjas que se cantan.
variant-kaszino-kirschner =
    .title = Kaszinó (Kirschner)
    .also = Kaszino, Casino húngaro
    .place = Hungría
    .summary = Sin formas; varias cartas cogen varias, suma por suma; gana quien primero reclama 11.
variant-kaszino-ulmann =
    .title = Kaszinó (Ulmann 1892)
    .also = Ulmann, Casino de Ulmann
    .place = Hungría
    .summary = Varias cartas cogen grupos de un mismo valor; quien no reparte mira la carta de abajo.
variant-kaszino-nagykonyv =
    .title = Kaszinó (Nagy Kártyakönyv)
    .also = Kovács, Gran libro de cartas
    .place = Hungría
    .summary = Sumas hasta 13, dos turnos tras un tábla, última ronda a la vista, ganar de una vale doble.
variant-nordic-royal =
    .title = Casino Real sin formas (nórdico)
    .also = Casino sueco, Casino nórdico
    .place = Suecia
    .summary = Sin formas; dos puntos por las espadas, uno por la última captura, hasta 16.
variant-casino-southern-african =
    .title = Casino del sur de África
    .also = Casino africano, Casino sudafricano, Casino surafricano, Casino con robo, Casino con robos, Casino robado, Khasino
    .place = Sudáfrica, Lesoto, Botsuana, Zimbabue, Namibia
    .summary = Cuarenta cartas, una sola forma propia, y la carta de arriba de un montón ajeno se puede robar; una mano de once puntos.

## Opciones

option-casino-deck =
    .name = baraja
    .french52 = 52 cartas francesas
    .french40 = 40 cartas francesas, sin jotas, reinas ni reyes
    .rook40 = 40 cartas Rook, del 1 al 10 en cuatro colores
option-casino-direction =
    .name = sentido del juego
    .cw = como las agujas del reloj
    .ccw = contra las agujas del reloj
option-casino-hand_size =
    .name = cartas por mano, en cada ronda (0: se reparte toda la baraja)
option-casino-table_size =
    .name = cartas en la mesa en la primera ronda
option-casino-deal_packet =
    .name = se reparte
    .two = de dos en dos
    .all = toda la mano de una vez
option-casino-short_final_deal =
    .name = si las últimas cartas no alcanzan para manos enteras
    .never = eso no pasa
    .equal_rest_to_table = manos iguales más pequeñas, y el resto a la mesa
option-casino-face_values =
    .name = la jota, la reina y el rey
    .none = no tienen valor y solo cogen iguales
    .numeric = valen 11, 12 y 13
option-casino-ace_values =
    .name = el as vale
    .one = 1
    .one_or_fourteen = 1 o 14
option-casino-face_capture_limit =
    .name = una figura sin valor coge
    .one = una carta igual
    .all = cuantas iguales se quiera
option-casino-building =
    .name = formar
    .none = no se puede
    .allowed = se puede
option-casino-owner_may_trail =
    .name = quien tiene una forma puede soltar
option-casino-keeper_trails_in_last_round =
    .name = en la última ronda de una mano puede soltar quien tiene una forma
option-casino-raise_own_build =
    .name = se puede subir la forma propia
option-casino-raise_absorb_loose =
    .name = al subir se pueden llevar cartas sueltas del nuevo valor
option-casino-raise_with_table_cards =
    .name = las cartas sueltas pueden ayudar a subir una forma
option-casino-same_value_builds =
    .name = puede haber varias formas del mismo valor
option-casino-extend_builds =
    .name = agregar a una forma
    .any = a cualquiera
    .own = solo a la propia
option-casino-builds_each =
    .name = formas que puede tener cada puesto
    .any = cuantas se quiera
    .one = una a la vez
option-casino-build_for_partner =
    .name = formar para la pareja
    .none = no se puede
    .announced = si se anuncia, para una carta que la pareja mostró tener
option-casino-steal_in_builds =
    .name = robar cartas de arriba de montones ajenos para formar
    .none = no se puede
    .own = solo al agregar a la forma propia
    .any = también para formas nuevas
option-casino-steal_in_captures =
    .name = robar cartas de arriba de montones ajenos al coger
    .none = no se puede
    .equal = una carta igual a la jugada
    .groups = una carta igual, o una que complete un grupo
option-casino-pile_top =
    .name = lo que queda arriba en un montón después de coger
    .capturing = la carta jugada
    .lowest = la carta más baja
option-casino-equal_card_rule =
    .name = una carta igual a una suelta
    .free = se juega como se quiera
    .must_use = tiene que cogerla o usarse en una forma
option-casino-multi_play =
    .name = se coge con
    .one = una carta de la mano
    .sum = cuantas cartas de la mano se quiera, suma por suma
    .groups = cuantas cartas de la mano se quiera, en grupos de un mismo valor
    .sum_or_groups = cuantas cartas de la mano se quiera, suma por suma o en grupos de un mismo valor
option-casino-multi_play_max =
    .name = suma o valor más alto de esa captura
    .none = sin tope
option-casino-sweeps =
    .name = virados
    .none = no cuentan
    .score = dan puntos
    .cancel = dan puntos, pero anulan los de los demás bandos
    .score_by_size = dan puntos según cuántas cartas cogen
option-casino-sweep_size =
    .name = para el tamaño de un virado
    .table = solo cuentan las cartas cogidas
    .with_played = también cuenta la carta jugada
option-casino-last_card_sweep =
    .name = la última carta de una mano puede hacer virado
option-casino-initial_sweep_points =
    .name = puntos por un virado con la primera jugada de una mano
option-casino-restricted_sweeps =
    .name = virados de un bando que está cerca de la meta
    .cancel_only = solo anulan los de los demás bandos
    .not_registered = no existen
option-casino-endgame =
    .name = cerca de la meta
    .none = todo da puntos
    .dominican = desde 18 solo vale una cosa
    .soto = desde 16 solo valen algunas cosas
option-casino-target =
    .name = se juega hasta
option-casino-match_length =
    .name = duración de la partida
    .to_target = hasta que un bando llegue a la meta
    .single_deal = una sola mano
    .single_deal_by_points = una sola mano, por puntos
option-casino-target_tie =
    .name = si varios bandos llegan a la meta en una mano
    .higher_else_extra_deal = gana el total más alto, y si no, decide una mano extra
    .counting_order = gana quien llega primero en el orden de conteo
    .higher_else_most_spades = gana el total más alto, y si no, deciden más espadas
    .higher_else_big_casino = gana el total más alto, y si no, decide el diez de diamantes
option-casino-extra_deal_lifts_restrictions =
    .name = en una mano extra todo da puntos
option-casino-points-most_cards =
    .name = puntos por más cartas
option-casino-points-most_spades =
    .name = puntos por más espadas
option-casino-points-big_casino =
    .name = puntos por el diez de diamantes (diez de casino)
option-casino-points-little_casino =
    .name = puntos por el dos de espadas (dos de casino)
option-casino-points-ace =
    .name = puntos por cada as
option-casino-points-sweep =
    .name = puntos por cada virado
option-casino-points-five =
    .name = puntos por cada cinco
option-casino-points-orange =
    .name = puntos por cada naranja, y los que cuesta cantarla mal
option-casino-points-last_capture =
    .name = puntos por la última captura
option-casino-tied_majority =
    .name = si varios bandos empatan en cartas o en espadas
    .nobody = nadie recibe los puntos
    .shared = comparten los puntos
option-casino-majorities =
    .name = más cartas y más espadas dan puntos
    .always = siempre
    .two_sides = solo entre dos bandos
option-casino-orange_calls =
    .name = naranjas
    .none = no cuentan
    .must_call = dan puntos si se cantan
option-casino-claim =
    .name = reclamar la partida
    .none = no se puede: todas las manos se juegan hasta el final
    .at_target = se puede en cuanto la meta es segura
option-casino-double_game =
    .name = una partida ganada en la primera mano cuenta por dos
option-casino-after_sweep_double_turn =
    .name = tras un virado, el otro bando tiene dos turnos
option-casino-next_round_leader =
    .name = quién sale en la ronda siguiente
    .first_player = el puesto después de quien reparte
    .last_capturer = quien hizo la última captura
option-casino-open_last_round =
    .name = la última ronda se juega con las cartas a la vista
option-casino-cut_peek =
    .name = quien corta ve la carta de abajo
option-casino-announce_last =
    .name = se anuncia la última ronda
option-casino-announce_build_value =
    .name = se anuncia el valor de una forma
option-casino-dejado_notice =
    .name = se anuncia lo que una jugada deja y podía coger (dejado)

## Lo que hay que decidir

asks-casino-capture-build-trail = Coge, forma o suelta.
asks-casino-capture-build = Ahora no puedes soltar: coge o forma.
asks-casino-capture-trail = Coge o suelta.
asks-casino-build-trail = Forma o suelta.
asks-casino-capture = Ahora no puedes soltar: coge.
asks-casino-build = Ahora no puedes soltar: forma.
asks-casino-trail = Suelta una carta.

## Lo que se dice en la mesa, y lo que significa

spoken-casino-last = Last
    .means = «últimas» en inglés: ya no se reparte más
spoken-casino-orange = Orange
    .means = «naranja» en inglés: rojo y amarillo cogidos juntos; los puntos son de quien lo dice primero
spoken-casino-ausz = Ausz vagyok
    .means = «estoy fuera» en húngaro: tengo puntos suficientes
spoken-casino-virado = Virado
    .means = la mesa queda vacía, y por eso se vira una carta en el montón
spoken-casino-tabbe = Tabbe
    .means = la mesa queda vacía, como en el virado
spoken-casino-tabla = Tábla
    .means = «tablero» en húngaro: la mesa queda vacía
spoken-casino-dejado = Dejado
    .means = lo que se podía haber cogido y quedó en la mesa
