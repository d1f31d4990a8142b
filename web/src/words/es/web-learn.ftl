# Reglas, lecciones y el coach.

web-rules-contents = Contenido
web-learn-lesson = Primera lección
web-learn-title = { $game }: una primera lección
web-learn-progress = Paso { $step } de { $of }
web-learn-neighbour = Puesto { $number }
web-learn-try = Probar
web-learn-answer = Mostrar la respuesta
web-learn-allowed = Se puede.
web-learn-not-allowed = No se puede.
web-learn-why = ¿Por qué?
web-learn-other = Eso también se puede. La lección busca otra cosa: prueba otra vez.
web-learn-next = Seguir
web-learn-skip = Saltar este paso
web-learn-back = Atrás
web-learn-to-table = Volver a la mesa
web-learn-play = Jugar con el coach
web-learn-rules = Leer las reglas
web-learn-again = Otra vez desde el principio

web-coach = Coach
web-coach-first = Alguien de club se fijaría primero en esto:
web-coach-second = O:
web-coach-looks = El coach está mirando tus cartas.
web-coach-waits = El coach espera a que te toque.
web-coach-look-back = ¿Qué costó más en la última mano?
web-coach-looking-back = Se repasa la mano. Tarda unos segundos.
web-coach-nothing = Ninguna jugada de esta mano costó más de lo que explica la suerte.
web-coach-offer = ¿Es tu primera vez? El coach te puede decir en cada turno en qué fijarte, y por qué.
web-coach-yes = Con coach
web-coach-no = No, gracias
web-coach-counts = Con el coach, en el resultado de esta partida constará que usaste pistas.
web-coach-go-on = Seguir
web-coach-off = Apagar
web-coach-made-best = Tu última jugada era la primera opción del coach.
web-coach-made-close = Tu última jugada era casi tan buena como la primera opción del coach.
web-coach-made-other = En vez de tu última jugada, el coach elegiría:
