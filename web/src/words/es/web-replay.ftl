# Repetición de una partida terminada, y comprobación de sus cartas.

web-replay = Repetición
web-replay-step = paso { $step } de { $of }
web-replay-everybody = Todos
web-replay-whose = Desde dónde se mira
web-replay-hands = Manos
web-replay-as-known = Como se sabía
web-replay-open = A la vista
web-replay-link = Copiar un enlace a esta jugada
web-replay-save = Guardar el registro
web-replay-first = Al principio
web-replay-back = Un paso atrás
web-replay-next = Un paso adelante
web-replay-last = Al final
web-replay-play = Reproducir
web-replay-stop = Parar
web-replay-graph = El puntaje a lo largo de la partida
web-replay-graph-kind = Qué muestra el gráfico
web-replay-graph-expected = Expectativa
web-replay-graph-scores = Puntaje
web-replay-expected-points = { $name }, lo que estima el bot en puntos de la mano, con su error estándar
web-replay-expected-chance = { $name }, probabilidad de ganar la partida en por ciento, con su error estándar
web-replay-expected-now = { $value } ± { $error }
web-replay-ask-match = Juzgar toda la partida
web-replay-judging = Mano { $deal } de { $deals }
web-replay-seconds = { $seconds ->
        [one] falta un segundo más o menos
       *[other] faltan unos { $seconds } segundos
    }
web-replay-costs-nothing = ningún costo medible
web-replay-not-compared = no se comparó
web-replay-check = Comprobar el reparto
web-replay-judgement = Lo que piensa un bot
web-replay-ask-step = ¿Había una jugada mejor?
web-replay-ask-deal = ¿Qué costó más en esta mano?
web-replay-thinking = El bot experto está pensando. Tarda unos segundos.
web-replay-open-note = El bot no vio las manos a la vista: juzga por lo que se podía saber.
web-replay-known-note = Por lo que se podía saber en este momento.
web-replay-played = jugada
web-replay-best = mejor
web-replay-fine = bien
web-replay-inaccuracy = imprecisa
web-replay-mistake = error
web-replay-lost-points = { $loss ->
        [one] cerca de un punto perdido
       *[other] cerca de { $loss } puntos perdidos
    }
web-replay-lost-chance = cerca de un { $loss }% menos de probabilidad de ganar
web-replay-figure = { $loss } ± { $error }: lo que calculó el bot, y cuánto puede haberlo movido el azar
web-replay-preparing = Los bots todavía se están preparando. Sigue solo.
web-replay-nothing-cost = Ninguna jugada de esta mano costó más de lo que explica la suerte.
web-replay-open-record = Mirar un registro
web-replay-open-help = Un registro es el archivo que guarda una repetición, aquí o en la terminal.
web-replay-choose-file = Elegir un archivo
web-replay-paste = O pegar su texto
web-replay-edited = Modifiqué este registro a propósito
web-replay-show = Mostrarlo
web-replay-play-on = Seguir jugando desde aquí
web-replay-play-on-note = Contra bots, en el puesto de { $name }, con las cartas de esta partida, también en las manos siguientes. No cuenta.

web-check = Comprobar el reparto
web-check-how = Antes de la primera carta el servidor publicó un compromiso; cada puesto también, y mostró sus propios números solo cuando estaban todos. Después el servidor publicó su secreto. Tu navegador calcula ahora con todo eso cada baraja y la compara con las cartas que se repartieron.
web-check-now = Comprobar ahora
web-check-holds = Correcto:
web-check-fails = Falso:
web-check-commitment = el secreto corresponde al compromiso.
web-check-published = el compromiso es el que se mostró antes de la primera carta.
web-check-entropy = lo que agregó cada puesto está en la mezcla.
web-check-committed = cada puesto mostró aquello a lo que se había comprometido.
web-check-whole = las jugadas, el resultado y la longitud del registro corresponden a la huella de la partida.
web-check-told = la huella es la que se le dijo a este aparato al final.
web-check-newer = la prueba es del protocolo con el que se jugó la partida.
web-check-file = Comprobar un archivo, sin el servidor
web-check-save = Guardar la evidencia
web-check-no-evidence = Este archivo no tiene la evidencia de una partida.
web-check-number-fingerprint = huella (la misma para toda la mesa)
web-check-packs = { $number ->
        [one] la única mezcla sale del secreto y de los puestos.
       *[other] las { $number } mezclas salen del secreto y de los puestos.
    }
web-check-fair = Las cartas se repartieron limpiamente.
web-check-old = Esta prueba es del protocolo 1, de un servidor antiguo: no demuestra que no falte ninguna jugada ni que nadie eligiera la última aportación a la mezcla después de ver las demás.
web-check-unfair = Esto no cuadra. El servidor pudo haber elegido cartas.
web-check-numbers = Los números
web-check-number-commitment = compromiso
web-check-number-secret = secreto
web-check-number-entropy = agregado por el puesto { $seat }
