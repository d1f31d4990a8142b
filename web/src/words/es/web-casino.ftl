# La familia del Casino en la mesa.

## Sobre el paño

web-casino-loose = Cartas sueltas
web-casino-builds = Formas
web-casino-pack = Cartas en el mazo:
web-casino-yours = tuya
web-casino-owned = de { $name }
web-casino-keeps = { $name } guarda la carta
web-casino-you-keep = tú guardas la carta
# Una forma para el oído; $owner es una de las cuatro de arriba.
web-casino-build = Forma de { $value }, { $owner }: { $cards }
web-casino-in-choices = { $what }, en la posibilidad { $choices }
web-casino-sum-hand = mano { $total }
web-casino-sum-table = mesa { $total }
web-casino-sweep = { $slug ->
        [kaszino-kirschner] un tabbe
        [kaszino-ulmann] un tabbe
        [kaszino-nagykonyv] un tábla
       *[other] un virado
    }
web-casino-sweeps = { $slug ->
        [kaszino-kirschner] tabbes
        [kaszino-ulmann] tabbes
        [kaszino-nagykonyv] táblas
       *[other] virados
    }
web-casino-pile = { $cards ->
        [0] Nada cogido
        [one] Una carta cogida
       *[other] { $cards } cartas cogidas
    }{ $sweeps ->
        [0] { "" }
        [one] , { web-casino-sweep }
       *[other] , { $sweeps } { web-casino-sweeps }
    }{ $cancelled ->
        [0] { "" }
       *[other] , sin efecto { $cancelled }
    }
web-casino-top = { $card }, arriba en el montón de { $name }
web-casino-own-top = { $card }, arriba en tu montón
web-casino-last = última
web-casino-last-capture = última captura

## En un puesto

# Lo que todavía da puntos a un bando cerca de la meta.
web-casino-restricted = { $score }: solo { $items }
web-casino-item-most_cards = más cartas
web-casino-item-most_spades = más espadas
web-casino-item-big_casino = 10♦
web-casino-item-ace = ases
web-casino-item-five = cincos
web-casino-item-orange = naranjas
web-casino-item-false_call = mal cantadas
web-casino-item-last_capture = última captura
web-casino-nothing = nada
web-casino-holds = mostrado: { $values }
web-casino-turns-owed = { $number ->
        [one] un turno más después
       *[other] { $number } turnos más después
    }
web-casino-bottom = carta de abajo

## Lo que se dice fuera de turno

web-casino-orange = ¡Naranja!
web-casino-call-orange = Cantar naranja: la última captura cogió rojo y amarillo
web-casino-with-orange = y cantar naranja
# Se canta en alemán: «¡fuera!».
web-casino-claim-call = ¡Ausz!
web-casino-claim = Reclamar la partida
web-casino-claim-do = Reclamar
web-casino-claim-wrong = Reclamar antes de tiempo no cuesta nada.

## Encima de la mesa y en el marcador

web-casino-pairs = Parejas
web-casino-to = hasta { $target }
web-casino-target = La partida es hasta { $target }.
web-casino-extra = mano extra
web-casino-where = mano { $deal }, ronda { $round }{ $rounds ->
        [0] { "" }
       *[other] { " " }de { $rounds }
    }
web-casino-pair = { $first } & { $second }
web-casino-from = Desde { $score } solo valen algunas cosas.
web-casino-deal = Mano { $deal }
web-casino-deal-so-far = Mano { $deal } hasta ahora
web-casino-item = Concepto
web-casino-row-cards = Cartas
web-casino-row-most_cards = Cartas ({ $points })
web-casino-row-most_spades = Espadas ({ $points })
web-casino-row-big_casino = ({ $points })
web-casino-row-little_casino = ({ $points })
web-casino-row-ace = Ases ({ $points } c/u)
web-casino-row-sweep = { $slug ->
        [kaszino-kirschner] Tabbes
        [kaszino-ulmann] Tabbes
        [kaszino-nagykonyv] Táblas
       *[other] Virados
    }{ $points ->
        [0] { "" }
       *[other] { " " }({ $points } c/u)
    }
web-casino-row-five = Cincos ({ $points } c/u)
web-casino-row-orange = Naranjas{ $points ->
        [0] { "" }
       *[other] { " " }({ $points } c/u)
    }
web-casino-row-false_call = Mal cantadas{ $points ->
        [0] { "" }
       *[other] { " " }({ $points } c/u)
    }
web-casino-row-last_capture = Última captura ({ $points })
web-casino-sum = Total
web-casino-after = Puntaje
web-casino-plus = { $sign ->
        [minus] −{ $points }
        [zero] { $points }
       *[plus] +{ $points }
    }
# Cuántos, y los puntos que dieron.
web-casino-brings = { $number } → { $points }
web-casino-less = { $number } − { $less }
web-casino-not-counted = no cuenta:
web-casino-cancelled = Se anulan tantos como tienen todos los bandos: «2 − 1» deja uno que cuenta.
web-casino-closed = Tachado: no vale para un bando tan cerca de la meta.
web-casino-ended-by-claim = El reclamo era correcto y terminó la mano.
web-casino-ended-at-once = Lo que faltaba ya era seguro: la partida terminó en el acto.
web-casino-extra-deal = Hay empate en lo más alto: sigue una mano extra.

## En la primera página: la familia y sus variantes

web-family-casino = Casino
    .says = Coge cartas de la mesa con una del mismo valor, o con una que vale lo que ellas suman.
web-form-casino = Casino
web-form-casino-royal = Real
web-form-royal-north-american = Norteamérica
web-form-royal-dominican = Dominicano
web-form-royal-soto = Soto
web-form-royal-haitian = Haití
web-form-tuxedo = Tuxedo
web-form-kaszino = Kaszinó
web-form-nordic-royal = Nórdico
web-form-casino-southern-african = Sur de África
web-sub-royal-north-american = los virados no cuentan
web-sub-royal-north-american-sweeps = cada virado es un punto
web-sub-royal-dominican = los virados (mesas vaciadas) se anulan
web-sub-royal-dominican-no-cancel = cerca del final no se anulan
web-sub-royal-dominican-partner-build = formas para la pareja
web-sub-kaszino-kirschner = Kirschner: suma por suma, y gana quien primero reclama 11
web-sub-kaszino-ulmann = Ulmann, 1892: grupos de un mismo valor, y se mira la carta de abajo
web-sub-kaszino-nagykonyv = del Nagy Kártyakönyv: sumas hasta 13, y dos turnos tras un tábla
