# Lo que dicen todas las páginas de la mesa en el navegador.

web-close = Cerrar
web-back = Atrás
web-try-again = Probar otra vez
web-page-not-loaded = No se pudo cargar esta página.
web-you = Tú
web-somebody = Alguien
web-guest = Visitante { $number }
web-description = Juegos de cartas tradicionales en todas sus variantes locales, entre amistades o contra bots. Gratis y sin registro.
web-seat-empty = puesto libre
web-on = sí
web-off = no
web-to-start = Virado, a la página de inicio
web-bar-pages = Páginas
web-language = Idioma
web-language-unread = Todavía sin revisar por nadie de ese idioma: { $names }.
web-settings = Ajustes
web-lobby = Mesas abiertas
web-people = Tú y la gente
web-unreachable = No hay conexión con Virado.
    .says = Los registros y las reglas de este aparato siguen aquí.
web-comma = { ", " }

web-name = Tu nombre
web-name-now = Tu nombre:
web-name-change = { $name }: cambiar el nombre
web-name-keep = Guardar

web-level-beginner = Principiante
web-level-club = Club
web-level-expert = Experto

web-setting-theme = Color de la mesa
web-theme-system = como el sistema
web-theme-light = claro
web-theme-dark = oscuro
web-setting-deck = Palos
web-deck-two = dos colores
web-deck-four = cuatro colores
web-setting-sound = Sonido
web-sound-soft = suave
web-setting-speed = Velocidad de las cartas
web-speed-none = ninguna
web-speed-brisk = rápida
web-speed-house = normal
web-speed-slow = lenta
web-setting-pace = Ritmo de los bots
    .says = En una mesa con más gente vale el deseo más lento. Esperarme: sin reloj, cada jugada llega cuando quieras verla.
web-pace-slow = lento
web-pace-normal = normal
web-pace-quick = rápido
web-pace-wait = esperarme
web-setting-confirm = Confirmar jugadas
    .says = Una jugada se hace al segundo toque.
web-setting-light = Resaltar jugadas posibles
    .says = Se destacan las cartas que se pueden jugar y lo que puede coger la carta elegida.
web-setting-coach = Consejero
    .says = Dice en qué se fijaría alguien de club, y por qué.
web-setting-kept = Estos ajustes se quedan en este aparato. No se cuenta ni se rastrea nada.

card-rook-spoken = { $rank } { $suit ->
        [b] negro
        [r] rojo
        [g] verde
       *[y] amarillo
    }
