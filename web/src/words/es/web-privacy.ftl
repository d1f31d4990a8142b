# Qué se guarda de las personas, quién lo ve y por cuánto tiempo.

web-privacy-lead = Qué guarda este servidor de ti, quién lo ve y por cuánto tiempo. No hay anuncios, y nada se pasa a nadie más.
web-privacy-counted = Se cuentan los invitados nuevos, las partidas y cuánta gente vuelve, por juego y por idioma, en sumas de cinco o más que no nombran a nadie.
web-privacy-uncounted = No se cuentan las visitas.
web-privacy-what = Qué
web-privacy-who = Quién lo ve
web-privacy-long = Por cuánto tiempo
web-privacy-guest = Tu nombre, una cookie con la que se reconoce este navegador, tus ajustes y el día de tu última visita
    .who = el nombre: toda tu mesa y la administración
    .long = { $number ->
            [0] hasta que lo borres
            [one] hasta que lo borres; de una visita sin puesto, un día después de la última vez
           *[other] hasta que lo borres; de una visita sin puesto, { $number } días después de la última vez
        }
web-privacy-account = Con cuenta: el nombre para entrar; de la contraseña y del código de recuperación, solo lo que sirve para comprobarlos (un hash); con códigos de un solo uso, su clave, sellada
    .who = el nombre: la administración
    .long = hasta que lo borres
web-privacy-session = En qué navegadores tienes la sesión abierta: qué dicen ser, desde cuándo y cuándo diste allí la contraseña por última vez; claves de tus programas
    .who = tú
    .long = { $number } días desde la última visita de ese navegador, o hasta que cierres su sesión
web-privacy-play = Tus puestos y jugadas en las mesas
    .who = quien juega o mira allí, las cartas tapadas solo al terminar la partida; la administración ve quién está en cada mesa
    .long = { $number ->
            [0] mientras exista la mesa
            [one] un día desde lo último que pasó allí
           *[other] { $number } días desde lo último que pasó allí
        }
web-privacy-results = Resultados, registros de partidas terminadas, puntuaciones, a quién silencias e invitas
    .who = quienes jugaron; puntuación y nombre, todo el mundo, en la clasificación; tu página, todo el mundo, si quieres tenerla
    .long = hasta que lo borres
web-privacy-chat = Lo que dices en las mesas
    .who = quien está entonces en la mesa; la administración, si se denuncia a alguien allí
    .long = { $number ->
            [0] mientras exista la mesa
            [one] un día
           *[other] { $number } días
        }
web-privacy-reports = Lo que denuncias de otros u otros de ti, con lo último que se dijo en esa mesa; si se te vetó y por qué
    .who = la administración; a quien se denuncia no se le dice quién lo hizo
    .long = { $number ->
            [0] tanto como las mesas
            [one] un día después de resuelta la denuncia
           *[other] { $number } días después de resuelta la denuncia
        }
web-privacy-words = Las palabras equivocadas de las que avisas: lo que escribes, el idioma, el tipo de página y el juego
    .who = la administración, sin tu nombre
    .long = { $number ->
            [0] hasta que la administración lo borra o tú borras tus datos
            [one] un día como mucho
           *[other] { $number } días como mucho
        }
web-privacy-code = Los códigos cortos de las mesas que abres
    .who = quien tiene el código ve el juego y los puestos, y tu nombre solo si tienes página pública
    .long = hasta que empieza la partida, como mucho un día
web-privacy-reach = Para contar a quienes vuelven: el día en que llegaste, tu idioma, la forma de tu primera partida y si volviste el día 1, 7 y 30
    .who = tú; la administración solo ve sumas
    .long = hasta el día 31, o hasta que lo borres
web-privacy-address = Tu dirección de red, para que nadie frene a los demás ni ocupe dos puestos en una partida clasificatoria; tras una contraseña o un código equivocados, solo un hash. Si la administración la veta, queda con el veto
    .who = nadie; una vetada: la administración
    .long = en memoria, mientras estéis aquí tú o tu mesa y como mucho un día más; el hash, como mucho { $number } minutos
web-privacy-device = Los juegos y tus partidas en este navegador, si has guardado los juegos para jugar sin el servidor
    .who = nadie; no se envían al servidor
    .long = hasta que los quites
web-privacy-series = Las partidas del anotador, en este navegador. Para hacer las cuentas, el navegador envía las manos sin nombres
    .who = nadie; el servidor no guarda nada de las manos
    .long = hasta que las borres
web-privacy-rights = Puedes llevártelo todo en un archivo, o borrarlo, cuando quieras.
web-privacy-rights-do = A tus datos
web-privacy-deleted = Después de borrar queda un nombre vacío en las mesas donde jugaron otros. Las copias de seguridad que guarde quien lleva el servidor quedan fuera de esta página.
web-privacy-contact = Lleva este servidor: { $contact }
