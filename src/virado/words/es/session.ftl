# Lo que una sesión no acepta, y lo que pasa en ella además de la partida (docs/explanation/session.md).

refusal-only-host = solo el programa que ofrece la sesión puede hacer esto
refusal-only-persons = solo se sienta una persona
refusal-seat-taken = este puesto está ocupado
refusal-seats-vacant = { COUNT($seats) ->
        [one] el puesto { LIST($seats) } está libre
       *[other] los puestos { LIST($seats) } están libres
    }
refusal-already-begun = la partida ya empezó
refusal-not-begun = la partida no ha empezado
refusal-match-not-over = la partida no ha terminado
refusal-not-the-owner = esto solo lo puede hacer quien abrió la sesión
refusal-rated-without-bots = en una partida clasificatoria ningún bot tiene puesto
refusal-already-revealed = el secreto ya se publicó
refusal-no-rematch = no hay revancha tras una partida cuyas cartas juegan también otras personas
refusal-rated-one-seat = en una partida clasificatoria cada persona tiene un solo puesto
refusal-rated-needs-clock = una partida clasificatoria necesita un reloj, de { $number } días por jugada como mucho
refusal-not-your-seat = { $seat ->
        [none] ese no es tu puesto
       *[other] el puesto { $seat } no es tuyo
    }
refusal-no-such-person = esta persona no tiene puesto
refusal-seat-of-person = en el puesto { $seat } juega una persona
refusal-stand-in-plays = un bot está jugando en el puesto { $seat }; primero retoma el puesto
refusal-out-of-date = esto responde a una pregunta que ya no está en pie
refusal-paused = los relojes están parados
refusal-already-paused = los relojes ya están parados
refusal-already-away = esta persona ya está ausente
refusal-undo-not-agreed = se acordó que no se deshace ninguna jugada
refusal-undo-already-asked = el puesto { $seat } ya está pidiendo deshacer una jugada
refusal-undo-not-asked = nadie espera esta respuesta
refusal-undo-past-seen-card = desde entonces se vio una carta
refusal-nothing-to-undo = no hay ninguna jugada tuya que deshacer
refusal-bad-options--wrong-clock = un reloj tiene un tiempo por jugada de al menos un milisegundo, y una reserva de cero o más
refusal-score-stands = todavía se muestra el puntaje de la mano; primero di que quieres la siguiente
refusal-no-score-stands = no hay ningún puntaje de una mano que te espere
refusal-absence-not-asked = ahora no se pregunta nada sobre esta persona
refusal-entropy-asked = se van a repartir las cartas: ahora cada puesto muestra lo que agregó a la mezcla
refusal-entropy-not-asked = nadie espera lo que este puesto agrega a la mezcla
refusal-entropy-not-shown = alguien no ha mostrado todavía lo que agregó a la mezcla
refusal-other-entropy = esto no es aquello a lo que se comprometió el puesto
refusal-bad-options--wrong-limit = el tiempo para el puntaje de una mano es cero o más
refusal-bad-record--other-revision = las reglas se corrigieron desde la revisión { $limit }: la jugada { $number } del registro dice hoy otra cosa
refusal-bad-record--no-opened = el registro no empieza con su preparación
refusal-bad-record--wrong-entry = la anotación { $limit } del registro tiene el número { $number }
refusal-bad-record--move-before-match = el registro tiene una jugada antes de la partida

## Lo que pasa

event-session-seat-sat = { WHO($seat) ->
        [you] Te sientas.
       *[other] { NAME($seat) } se sienta.
    }
event-session-seat-bot = Se sienta un bot: { NAME($seat) }.
event-session-seat-left = { NAME($seat) } se va.
event-session-seat-left-playing = { NAME($seat) } se va; sigue jugando un bot.
event-session-seat-withheld = { NAME($seat) } no respondió antes de que se repartieran las cartas y tiene que levantarse.
event-session-entropy-asked = Se mezclan las cartas: ya está la parte de cada puesto.
event-session-entropy-withheld = Nada de esta mezcla vale; se hace de nuevo desde el principio.
event-session-seat-away = { WHO($seat) ->
        [you] Un bot juega por ti.
       *[other] Un bot juega por { NAME($seat) }.
    }
event-session-seat-time = { WHO($seat) ->
        [you] Se te acabó el tiempo: un bot juega por ti.
       *[other] Se acabó el tiempo: un bot juega por { NAME($seat) }.
    }
event-session-seat-agreed = { WHO($seat) ->
        [you] Un bot juega por ti, como quiso el resto de la mesa.
       *[other] Un bot juega por { NAME($seat) }.
    }
event-session-seat-back = { WHO($seat) ->
        [you] Estás otra vez en tu puesto.
       *[other] { NAME($seat) } está de vuelta.
    }
event-session-seat-renamed = { $name } ahora se llama { NAME($seat) }.
event-session-absent = { WHO($seat) ->
        [you] Se perdió tu conexión.
       *[other] { NAME($seat) } no tiene conexión.
    }
event-session-present = { WHO($seat) ->
        [you] Estás otra vez aquí.
       *[other] { NAME($seat) } está otra vez aquí.
    }
event-session-undo-asked = { WHO($seat) ->
        [you] Pides deshacer tu última jugada.
       *[other] { NAME($seat) } pide deshacer una jugada.
    }
event-session-undo-agreed = { WHO($seat) ->
        [you] Dices que sí.
       *[other] { NAME($seat) } dice que sí.
    }
event-session-undo-declined = { WHO($seat) ->
        [you] Dices que no.
       *[other] { NAME($seat) } dice que no.
    }
event-session-undo-dropped-declined = No se deshace nada.
event-session-undo-dropped-withdrawn = Se retira la petición: no se deshace nada.
event-session-undo-dropped-moved = La partida sigue: no se deshace nada.
event-session-undone = { $number ->
        [one] Se deshace la jugada.
       *[other] Se deshacen { $number } jugadas.
    }
event-session-paused = La partida está parada.
event-session-continued = La partida sigue.
event-session-match-over = La partida terminó: { LIST($items, style: "comma") }.
event-session-score = { WHOSE($side) ->
        [you] tú tienes { $number }
        [yours] tu bando tiene { $number }
       *[other] { SIDE($side) } { $number }
    }
event-session-free-chat = En esta mesa se puede decir de todo.
event-session-phrases-only = En esta mesa solo se dicen frases hechas.
event-session-rematch-wanted = { WHO($seat) ->
        [you] Quieres jugar otra vez.
       *[other] { NAME($seat) } quiere jugar otra vez.
    }
event-session-ready = { WHO($seat) ->
        [you] Quieres la mano siguiente.
       *[other] { NAME($seat) } quiere la mano siguiente.
    }
event-session-next-deal-time = Empieza la mano siguiente.
event-session-absence-wait = { WHO($seat) ->
        [you] Esperas.
       *[other] { NAME($seat) } espera.
    }
event-session-absence-bot = { WHO($seat) ->
        [you] Quieres que siga un bot.
       *[other] { NAME($seat) } quiere que siga un bot.
    }
event-session-absence-end = { WHO($seat) ->
        [you] Quieres terminar la partida.
       *[other] { NAME($seat) } quiere terminar la partida.
    }
event-session-hint-used = { WHO($seat) ->
        [you] Pediste una pista.
       *[other] { NAME($seat) } pidió una pista.
    }
event-session-match-abandoned = La partida terminó sin que ganara nadie: { LIST($items, style: "comma") }.
event-session-match-closed = La partida terminó sin que ganara nadie, porque la administración cerró la mesa: { LIST($items, style: "comma") }.
