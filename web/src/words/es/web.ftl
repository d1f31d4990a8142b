# Lo que dicen todas las páginas de la mesa en el navegador.

web-close = Cerrar
web-back = Atrás
web-try-again = Probar otra vez
web-copy-failed = El navegador no permite copiar. Copia a mano el texto marcado.
web-page-not-loaded = No se pudo cargar esta página.
web-page-not-shown = Virado no pudo mostrar esta página. Tu cuenta y tus partidas no se ven afectadas.
web-reload = Recargar
web-forget-settings = Olvidar los ajustes de este navegador
web-browser-too-old = Este navegador es demasiado antiguo para Virado. Hace falta Chrome o Edge { $chrome }, Safari { $safari }, Firefox { $firefox } o algo más reciente.
web-needs-scripts = Virado necesita JavaScript.
web-you = Tú
web-practice = práctica, no cuenta
web-somebody = Alguien
web-guest = Visitante { $number }
web-description = Juegos de cartas tradicionales en todas sus variantes locales, con amigos o contra bots. Gratis y sin registro.
web-seat-empty = puesto libre
web-on = sí
web-off = no
web-to-start = Virado, a la página de inicio
web-bar-pages = Páginas
web-language = Idioma
web-language-instead = Esta página todavía no está en { $wanted }; se muestra en { $language }.
web-language-unread = Todavía sin revisar por nadie de ese idioma: { $names }.
web-settings = Ajustes
web-lobby = Mesas abiertas
web-people = Tú y los demás
web-privacy = Privacidad
web-unreachable = No hay conexión con Virado.
    .says = Los registros y las reglas de este aparato siguen aquí.
web-problem-status = El servidor no respondió como debía ({ $number }).
web-comma = { ", " }

web-house = De la administración
web-house-closed = La administración cerró esta mesa: { $reason }
web-house-read-only = El servidor está en mantenimiento y no acepta jugadas. No corre ningún reloj y no se pierde nada.
web-house-leave = A la página de inicio
web-house-read = Entendido

web-name = Tu nombre
web-name-now = Tu nombre:
web-name-change = { $name }: cambiar el nombre
web-name-keep = Guardar

web-level-beginner = Principiante
web-level-club = Club
web-level-expert = Experto
web-level-careful = Prudente
    .about = Piensa primero en lo que deja a los demás.
web-level-builder = De formar
    .about = Prefiere formar y ampliar lo formado.
web-level-taker = De recoger
    .about = Recoge lo que hay antes que formar.
web-level-bold = Audaz
    .about = Se anuncia y se queda con menos que otros.
web-level-opener = Inicio fuerte
    .about = Cede puntos por un primer grupo fuerte.
web-level-even = Equilibrado
    .about = Cede puntos para que ningún grupo quede sin opciones.
# The simple players, which a program can put on a seat.
web-level-greedy = Voraz
web-level-random = Al azar
web-level-fit = Tu nivel
web-level-fit-at = Tu nivel, { $place }

web-setting-digits = Cifras
web-setting-theme = Apariencia
web-theme-system = como el sistema
web-theme-light = claro
web-theme-dark = oscuro
web-setting-cards = Cartas y tapete
web-setting-deck = Colores de los palos
web-deck-two = dos colores
web-deck-four = cuatro colores
web-setting-pattern = Baraja
web-pattern-french = francesa
web-pattern-german = alemana
web-pattern-hungarian = húngara
web-pattern-rook = cartas Rook
web-pattern-where = { $pattern }: { $forms }.
web-setting-indices = Letras de las esquinas
web-setting-index-size = Tamaño de las letras
web-index-usual = normal
web-index-large = grande
web-setting-back = Dorso
web-back-lattice = rojo
web-back-blue = azul
web-back-stars = estrellas
web-back-scales = escamas
web-setting-cloth = Tapete
web-cloth-sage = salvia
web-cloth-blue = azul
web-cloth-sand = arena
web-cloth-rose = rosa
web-setting-sound = Sonido
web-sound-soft = suave
web-setting-speed = Movimiento de las cartas
web-speed-none = ninguno
web-speed-brisk = rápido
web-speed-house = normal
web-speed-slow = lento
web-setting-pace = Ritmo de los bots
    .says = En una mesa con más gente vale el deseo más lento. Esperarme: sin reloj, cada jugada llega cuando quieras verla.
web-pace-slow = lento
web-pace-normal = normal
web-pace-quick = rápido
web-pace-wait = esperarme
web-setting-confirm = Confirmar jugadas
    .says = Una jugada se hace al segundo toque.
web-setting-one-tap = Un toque juega la carta
    .says = en juegos de bazas, una carta con una sola jugada posible se juega al tocarla
web-setting-light = Resaltar jugadas posibles
    .says = Se destacan las cartas que se pueden jugar y lo que puede coger la carta elegida.
web-setting-coach = Coach
    .says = Dice en qué se fijaría alguien de club, y por qué. En el resultado consta que usaste pistas.
web-setting-turns = Avisarme cuando me toque
    .says = Con una notificación, mientras esta página está en segundo plano. Antes, el navegador pregunta si puede.
web-setting-turns-refused = El navegador no permite notificaciones de esta página; se puede cambiar en sus ajustes.
web-turns-offer = ¿Quieres que este navegador te avise cuando te toque?
web-turns-yes = Sí, avísame
web-turns-no = No, gracias
web-setting-kept = Estos ajustes se quedan en este aparato.
web-wrong-word = ¿Una palabra equivocada?
web-wrong-word-seen = La palabra o frase tal como la ves
web-wrong-word-should = Cómo debería ser (si quieres)
web-wrong-word-says = La administración de este servidor lo recibe con el idioma, el tipo de página y el juego, sin tu nombre. { $number ->
        [0] Lo guarda hasta que lo borra.
        [one] Lo guarda un día como mucho.
       *[other] Lo guarda { $number } días como mucho.
    }
web-wrong-word-no-server = Esta página no tiene servidor. Copia el aviso y envíalo a quien publicó la página.
web-wrong-word-off = Este servidor no recibe avisos de palabras. Copia el aviso y envíalo a quien lleva el servidor.
web-wrong-word-send = Avisar
web-wrong-word-sent = Avisado. Gracias.
web-wrong-word-copy = Copiar el aviso

card-rook-spoken = { $rank } { $suit ->
        [b] negro
        [r] rojo
        [g] verde
       *[y] amarillo
    }
