# Lo que el servidor no acepta (docs/reference/wire.md).

refusal-hello-first = la primera petición de una conexión es { "hello" }
refusal-bad-request = esto no es una petición: { PROBLEM($problem) }
refusal-too-fast = demasiadas peticiones a la vez; espera un momento
refusal-not-signed-in = aquí nadie ha iniciado sesión
refusal-foreign-origin = esta página no se puede conectar a este servidor
refusal-unknown-host = este servidor no se conoce por el nombre { $name }; quien lo administra puede añadirlo con la opción { "--hostnames" } o la variable { "VIRADO_HOSTNAMES" }
refusal-restarting = el servidor se está reiniciando; vuelve en un momento
refusal-too-many-connections = una persona tiene { $limit } conexiones como mucho
refusal-server-full = el servidor está lleno; prueba otra vez en un momento
refusal-token-only-plays = un programa con esta clave solo puede jugar
refusal-too-many-guests = demasiadas visitas nuevas desde esta dirección; prueba más tarde
refusal-address-too-busy = una dirección tiene { $limit } conexiones como mucho
refusal-request-too-long = una petición tiene { $limit } bytes como mucho
refusal-too-many-tables = una persona tiene { $limit } mesas abiertas o en juego como mucho
refusal-too-many-new-tables = demasiadas mesas nuevas desde esta dirección; prueba más tarde
refusal-too-many-bots = una persona tiene { $limit } partidas con bots en marcha como mucho
refusal-no-such-table = esa mesa no existe
refusal-table-moved = esta mesa está pasando a otro servidor; conéctate de nuevo
refusal-not-stored = esto no se pudo guardar y no se hizo; prueba otra vez
refusal-set-closed = esta mesa está cerrada hasta que todos hayan jugado con sus cartas
refusal-set-over = ya no puede empezar ninguna partida con estas cartas
refusal-no-such-set = estas cartas no existen aquí
refusal-hints-not-agreed = no se acordó que se pidan pistas cuando juegan varias personas
refusal-no-hints-in-rated = en una partida clasificatoria no hay pistas
refusal-too-many-hints = una persona espera { $limit } pistas a la vez como mucho
refusal-deal-not-over = esta mano no ha terminado
refusal-review-under-way = tu último repaso todavía está en marcha
refusal-bots-not-ready = los bots todavía se están preparando; pregunta otra vez en un momento
refusal-nothing-to-arrange = en este juego no se arma nada
refusal-spectators-are-silent = solo puede hablar quien tiene un puesto en la mesa
refusal-empty-chat = di una frase hecha o algo tuyo
refusal-unprintable-chat = en lo que se dice no hay caracteres de control ni marcas de dirección
refusal-too-much-chat = demasiados mensajes; prueba otra vez en { $number } segundos
refusal-too-many-muted = una persona silencia a { $limit } como mucho
refusal-phrases-only = en esta mesa solo se pueden decir frases hechas
refusal-rated-without-pause = una partida clasificatoria no se puede pausar
refusal-rated-same-place = en una partida clasificatoria cada cual juega desde un lugar distinto, y en esta mesa dos vendrían de la misma dirección o del mismo navegador; sin clasificación se puede jugar

## Personas

refusal-bad-name--length = un nombre tiene de 1 a { $limit } caracteres
refusal-bad-name--unprintable = un nombre solo tiene caracteres que se pueden escribir
refusal-bad-name--no-letters = un nombre tiene letras o cifras
refusal-bad-name--too-many-marks = una letra de un nombre tiene como mucho { $limit } signos
refusal-bad-name--mixed-scripts = cada palabra de un nombre se escribe con un solo alfabeto
refusal-bad-name--reserved = este nombre queda reservado para el servidor
refusal-bad-name--like-a-bot = este nombre parece el de un bot
refusal-bad-password--length = una contraseña tiene de { $number } a { $limit } caracteres
refusal-bad-password--common = esta contraseña es de las que se prueban primero; elige otra
refusal-bad-password--own = la contraseña no puede ser tu nombre; elige otra
refusal-bad-password--word = un solo nombre o una sola palabra se adivina pronto; junta varias
refusal-bad-password--keys = las teclas contiguas se adivinan pronto; elige otra contraseña
refusal-bad-password--repeat = las repeticiones se adivinan pronto; elige otra contraseña
refusal-bad-password--sequence = las letras o cifras seguidas se adivinan pronto; elige otra contraseña
refusal-bad-password--date = las fechas y los años se adivinan pronto; elige otra contraseña
refusal-name-taken = ese nombre, o uno que se confunde con él, es de una cuenta; elige otro, o inicia sesión si es el tuyo
refusal-wrong-password = la cuenta o la contraseña no es correcta
refusal-too-many-tries = demasiadas contraseñas o códigos equivocados; prueba otra vez en { $number } s
refusal-code-needed = hace falta también el código que muestra tu aparato
refusal-wrong-code = tu aparato no muestra ahora este código, o ya se ha usado
refusal-second-factor-on = ya se piden códigos; desactívalo antes
refusal-second-factor-not-offered = antes hay que dar a un aparato su clave
refusal-account-first = para esto hace falta una cuenta
refusal-too-many-tokens = una persona tiene { $limit } claves como mucho
refusal-too-many-invitations = una persona invita { $limit } veces al día como mucho
refusal-not-played-together = a una persona solo la invita quien terminó con ella una partida
refusal-not-at-this-table = a esta mesa solo invita quien tiene un puesto en ella o la abrió
refusal-no-public-page = esta persona no tiene página pública
refusal-no-such-code = este código no lleva a ninguna mesa: quizá está mal escrito, se cambió o caducó, o la partida ya empezó
refusal-table-codes-off = este servidor no da códigos a las mesas; usa el enlace
refusal-too-many-table-codes = en este servidor ya hay { $limit } códigos en uso; usa el enlace

## Administración

refusal-banned = { $number ->
        [0] este servidor te vetó para siempre
        [one] este servidor te veta por una hora más
       *[other] este servidor te veta por { $number } horas más
    }: { $sentence }
refusal-address-banned = { $number ->
        [0] este servidor vetó esta dirección para siempre
        [one] este servidor veta esta dirección por una hora más
       *[other] este servidor veta esta dirección por { $number } horas más
    }: { $sentence }
refusal-read-only = el servidor está en mantenimiento y por ahora no acepta jugadas; no corre ningún reloj
refusal-unknown-person = aquí nadie tiene ese identificador, esa cuenta o ese nombre
refusal-several-people = varias personas se llaman así; di el identificador
refusal-no-account = solo puede administrar quien tiene cuenta
refusal-no-such-ban = no hay tal veto
refusal-no-such-report = no hay tal denuncia por resolver
refusal-report-from-outside = solo denuncia quien tiene o tuvo un puesto en esta mesa
refusal-too-many-reports = una persona denuncia { $limit } veces al día como mucho
refusal-too-many-reports-of-address = de una dirección se aceptan como mucho { $limit } denuncias al día, y menos sobre una misma persona
refusal-enough-reports = la administración ya tiene { $limit } denuncias sobre esta persona en esta mesa
refusal-already-reported = esto ya lo denunciaste
refusal-word-reports-off = este servidor no recibe avisos de palabras equivocadas
refusal-enough-word-reports = la administración tiene que leer antes { $limit } avisos de palabras equivocadas; prueba dentro de unos días
refusal-too-many-word-reports-of-address = de una dirección se aceptan como mucho { $limit } avisos de palabras equivocadas al día
refusal-no-such-word-report = este aviso de una palabra equivocada ya se borró
refusal-not-administrator = esto solo lo puede hacer quien administra
refusal-confirm-first = primero vuelve a escribir tu contraseña
refusal-prove-first = primero demuestra quién eres: tu contraseña otra vez, en un navegador en el que tengas la sesión abierta
refusal-bad-network--unreadable = esto no es una dirección ni una red: { PROBLEM($problem) }
refusal-bad-network--too-wide = una red que se veta tiene un prefijo de { $limit } bits o más
refusal-bad-text = este texto es una línea de 1 a { $limit } caracteres, sin marcas de dirección
refusal-bad-language = un texto en un idioma se escribe { "de=..." }

## Repartos limpios

refusal-bad-entropy--not-hexadecimal = lo que se agrega a la mezcla es hexadecimal, de { $limit } bytes
refusal-bad-entropy--no-commitment = un compromiso es { "sha256:" } y 64 cifras hexadecimales
refusal-bad-proof--unreadable = esto no es la prueba de una mezcla
refusal-bad-proof--wrong-secret = el secreto no es el que se comprometió antes de la primera carta
refusal-bad-proof--other-commitment = el compromiso no es el que se mostró antes de la primera carta
refusal-bad-proof--entropy-left-out = falta lo que tú agregaste a la mezcla
refusal-bad-proof--other-entropy = lo que mostró un puesto no es aquello a lo que se comprometió
refusal-bad-proof--other-order = las anotaciones del registro no están en el orden en que pasaron
refusal-bad-proof--unfinished = las jugadas no llevan al final de la partida
refusal-bad-proof--other-result = el resultado no es el de las jugadas
refusal-bad-proof--wrong-fingerprint = se cambió algo: esta no es la partida de esta huella
refusal-bad-proof--other-fingerprint = la huella no es la que se dijo al final de la partida
refusal-bad-proof--wrong-number-of-seats = la prueba nombra otro número de puestos que la partida
refusal-bad-proof--given-packs = las barajas de esta partida se dieron hechas, no se mezclaron
refusal-bad-proof--wrong-seed = el número de la mezcla no sale del secreto y de lo que agregaron los puestos
refusal-bad-proof--other-packs = las barajas de esta partida no salen del número de su mezcla
refusal-bad-proof--other-record = al repetir la partida no sale lo que está registrado: { REFUSAL($because) }
refusal-bad-proof--incomplete-log = el registro no va desde la primera anotación hasta el secreto publicado
refusal-bad-proof--hidden-moves = el registro esconde jugadas de otros puestos; comprueba mejor la evidencia de la partida

## Repaso

# $first es la jugada que se hizo, $last la mejor.
review-moment-points = { $worth ->
        [0] { $first }: menos de un punto perdido. { review-better }
        [one] { $first }: cerca de un punto perdido. { review-better }
       *[other] { $first }: cerca de { NUMBER($worth) } puntos perdidos. { review-better }
    }
review-moment-chance = { $worth ->
        [0] { $first }: menos de un 1% menos de probabilidad de ganar. { review-better }
       *[other] { $first }: cerca de un { NUMBER($worth) }% menos de probabilidad de ganar. { review-better }
    }
review-better = { COUNT($clauses) ->
        [0] Vale más: { $last }.
       *[other] Vale más: { $last } ({ LIST($clauses, style: "comma") }).
    }
