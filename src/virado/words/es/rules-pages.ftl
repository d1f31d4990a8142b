# Las páginas de las reglas en direcciones duraderas (docs/explanation/rules-pages.md).

rules-pages-title = { $name }: reglas del juego de cartas
rules-pages-also = También se llama { LIST($names, style: "comma") }
rules-pages-play = Abrir una mesa
rules-pages-contents = Contenido
rules-pages-languages = Otros idiomas
rules-pages-differences = En qué se diferencia de { $name }
rules-pages-option = Opción
rules-pages-usual = Esta es la variante habitual de { $game }.
rules-pages-other-forms = Otras variantes del juego
rules-pages-compare = Comparar todas las variantes
rules-pages-compared = Todos los juegos y sus variantes, comparados
rules-pages-compared-says = Juegos de cartas tradicionales en todas sus variantes locales: cada opción, y cómo la juega cada variante. La habitual va primero; lo que se aparta de ella va en negrita.
rules-pages-players = Número de jugadores
rules-pages-home = A la página de inicio
