# El anotador para partidas con cartas de verdad.

web-score-about = Para una partida con cartas de verdad. Anota cómo acabó cada mano: las reglas hacen las cuentas y dicen quién reparte después y cuándo acaba la partida. Todo se queda en este dispositivo.
web-score-here = En este dispositivo
web-score-new = Una partida nueva
web-score-all = Todas las partidas
web-score-missing = Esta partida no está en este dispositivo.
web-score-deals = { $number ->
        [one] { $number } mano
       *[other] { $number } manos
    }
web-score-over = acabada
web-score-who = Quiénes juegan, por orden de juego
web-score-pairs = Los puestos 1 y 3 juegan contra el 2 y el 4.
web-score-player = Puesto { $number }
web-score-first-dealer = Quién reparte primero
web-score-begin = Empezar
web-score-totals = Puntos
web-score-leads = va por delante
web-score-deals-next = reparte
web-score-next = Reparte: { $dealer }. Empieza: { $first }.
web-score-won = { $number ->
        [1] Victoria: { $names }.
       *[other] Victoria: { $names }. Vale por { $number } partidas.
    }
web-score-settlement = La última columna es la cuenta final: quien tiene un número negativo, paga.
web-score-deal = Mano { $number }
web-score-correct-deal = Corregir la mano { $number }
web-score-write = Anotar
web-score-save = Guardar la corrección
web-score-leave-it = Cancelar
web-score-nobody = Nadie
web-score-add = Añadir: { $name }
web-score-take-back = Quitar lo último
web-score-number = { $field }: { $name }
web-score-less = { $name }, menos
web-score-more = { $name }, más
web-score-gives = Esta mano da:
web-score-total = en total { $number }
web-score-item = { $number ->
        [1] { $name } { $points }
       *[other] { $name } ({ $number }) { $points }
    }
web-score-check = Compruébelo: una mano no puede acabar así.
web-score-said = { $name } { $points }, en total { $number }
web-score-written = Manos
web-score-none = Todavía no hay ninguna mano anotada.
web-score-dealt = Repartió: { $name }
web-score-correct = Corregir
web-score-remove = Quitar
web-score-delete = Borrar la partida
web-score-delete-sure = Se borrará la partida con todas sus manos.
web-score-unkept = Este navegador no guarda nada. La partida dura mientras esta página esté abierta.
web-score-players = Alguien llega o se va
web-score-players-says = Quiénes siguen
web-score-joining = Nombres de quienes llegan, separados por comas
web-score-counts = Jugadores: { $number }. Se puede con: { $counts }.
web-score-change = Cambiar los jugadores
web-score-share = Compartir
web-score-with-names = Con los nombres
web-score-link = Copiar un enlace
web-score-picture = Imagen
web-score-file = Archivo
web-score-print = Imprimir
web-score-awake = Mantener la pantalla encendida
web-score-no-awake = Este navegador no puede mantener la pantalla encendida.
web-score-shared = Esta partida viene de un enlace. Todavía no está en este dispositivo.
web-score-keep = Guardarla en este dispositivo
web-score-unreadable = Este enlace o archivo no contiene ninguna partida legible.
web-score-open-file = Abrir un archivo
web-score-wins = ha ganado
web-score-another = Otra partida
web-score-ended = La partida acabó en { $number ->
        [one] { $number } mano.
       *[other] { $number } manos.
    }
web-score-undo = Deshacer
web-score-removed = Se quitó la mano { $number }.
web-score-restored = La mano { $number } ha vuelto.
web-score-suggestion = Propuesta: una mano frecuente. Cambia lo que fue distinto.
web-score-doubt = { $doubt ->
        [suggestion] No has cambiado nada. Pulsa otra vez para anotar la propuesta.
       *[warning] Una mano no puede acabar así. Corrígela o pulsa otra vez para anotarla.
    }
web-score-anyway = Anotar de todos modos
web-score-cards-help = Escribe los grupos en orden, con { "/" } entre ellos, como aquí:
web-score-rule = Regla { $rule }
web-score-copied = El enlace está copiado.
