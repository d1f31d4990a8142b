# Quién eres, qué has jugado, qué se guarda.

web-people-me = Tú
web-people-guest = Juegas como visitante en este navegador. Con una cuenta puedes jugar en cualquier aparato; hacen falta un nombre y una contraseña, nada más.
web-people-account = Cuenta
web-people-make = Crear una cuenta
web-people-sign-in = Iniciar sesión
web-people-sign-out = Cerrar sesión
web-people-signed-in = Tu cuenta es { $account }.
web-people-name = Nombre para iniciar sesión
web-people-password = Contraseña
web-people-make-says = Ocho caracteres o más. Recibirás un código para anotarlo, por si la olvidas.
web-people-sign-in-says = Lo que este navegador jugó como visitante no pasa a la cuenta.
web-people-recover = La olvidé
web-people-recover-says = Con el código que anotaste al crear la cuenta. Se cierra la sesión en todos los demás navegadores.
web-people-recovery-code = Código de recuperación
web-people-new-password = Contraseña nueva
web-people-recovery-says = Anota este código: si olvidas tu contraseña, con él pones una nueva. Solo se muestra ahora.
web-people-recovery-copy = Copiar
web-people-recovery-done = Ya lo tengo

web-people-played = Lo que has jugado
web-people-nothing-played = Todavía nada. Aquí aparecen las partidas terminadas.
web-people-form = Variante
web-people-matches = Partidas
web-people-won = Ganadas
web-people-expected = Esperadas
    .says = cuántas de estas partidas habría ganado alguien de nivel medio
web-people-points = Puntos
web-people-rating = { $game }: { $rating } tras { $number ->
        [one] una partida clasificatoria
       *[other] { $number } partidas clasificatorias
    }
web-people-leaders = Clasificación
web-people-who = Quién
web-people-worth = Fuerza
    .says = la fuerza que es segura tras las partidas clasificatorias
web-people-no-leaders = Nadie ha terminado todavía una partida clasificatoria de este juego.

web-kept = Lo que se guarda de ti
web-kept-says = Un nombre, tus puestos y jugadas, lo que dijiste en las mesas, resultados. Nadie mira qué más haces.
web-kept-privacy = Qué se guarda, quién lo ve, por cuánto tiempo
web-people-admin = Administrar el servidor
web-kept-export = Llévatelo
    .says = Todo en un archivo JSON.
web-kept-export-do = Guardar
web-kept-taken = Guardado.
web-kept-token = Para un programa tuyo
    .says = Con una clave, un programa puede jugar en tu nombre. Todas las claves dejan de valer si abres una cuenta, cambias la contraseña o activas los códigos de un solo uso.
web-kept-token-make = Crear una clave
web-kept-token-once = Solo se muestra esta vez. Guárdala como una contraseña.
web-kept-token-copy = Copiar la clave
web-kept-token-drop = Quitar todas las claves
web-kept-token-drop-sure = Quitarlas: los programas paran en el acto
web-kept-dropped = Se quitaron todas las claves.
web-kept-delete = Borrar tu cuenta
    .says = Tu nombre, cuenta, resultados y clasificaciones se van para siempre. En las mesas donde jugó más gente queda un nombre vacío.
web-kept-delete-do = Borrar todo
web-kept-delete-sure = Sí, borrar todo ahora
web-kept-deleted = Se borró todo. Empiezas de nuevo como visitante.
web-saved-open = Partidas de una página sin servidor
    .says = Una página sin servidor guarda sus partidas en un archivo. Ábrelo aquí para añadirlas a las tuyas; no cuentan para la clasificación.
web-saved-choose = Abrir un archivo
web-saved-opening = Partida { $done } de { $total }
web-saved-opened = { $added ->
        [0] Ninguna partida nueva.
        [one] Una partida añadida.
       *[other] { $added } partidas añadidas.
    } { $present ->
        [0] { "" }
        [one] Una ya estaba aquí.
       *[other] { $present } ya estaban aquí.
    } { $refused ->
        [0] { "" }
        [one] Una no se pudo leer.
       *[other] { $refused } no se pudieron leer.
    }
web-saved-unknown = No es un archivo guardado por una página sin servidor.
web-saved-failed = Solo se pudieron abrir { $done } de { $total } partidas. Inténtalo de nuevo; nada se añade dos veces.

web-factor = Códigos de un solo uso
web-factor-says = Después de la contraseña se pide un código que muestra una aplicación de tu teléfono y que cambia cada medio minuto. Así no basta con robar la contraseña.
web-factor-on-says = Al iniciar sesión se pide un código. Si pierdes el aparato, tu código de recuperación te deja entrar y desactiva esto.
web-factor-set-up = Preparar
web-factor-next = Seguir
web-factor-scan = Escanéalo con una aplicación de códigos de un solo uso, o escribe en ella la clave. Después escribe aquí el código que muestra.
web-factor-qr = Código QR para la aplicación
web-factor-key = Clave
web-factor-code = Código de un solo uso
web-factor-on = Activar
web-factor-off = Desactivar
web-factor-turned-on = Desde ahora se pide un código. Se ha cerrado la sesión en todos los demás navegadores y ninguna clave vale ya.
web-factor-turned-off = Ya no se pide ningún código.

web-proof = Tu contraseña otra vez
    .says = Esto afecta a toda tu cuenta. Durante cinco minutos no se vuelve a pedir.
web-proof-do = Seguir
web-password-change = Cambiar la contraseña
web-password-says = Ocho caracteres o más. Se cierra la sesión en todos los demás navegadores y todas las claves dejan de valer.
web-password-do = Guardar la contraseña nueva
web-password-changed = Contraseña cambiada. Se ha cerrado la sesión en todos los demás navegadores y ninguna clave vale ya.
