# Problemas en la terminal.

puzzles-title = Problema { $number } de { $limit }
puzzles-task = Busca la mejor jugada.
puzzles-call = Un aviso no es una respuesta: haz una jugada.
puzzles-loses = { $move } pierde { $loss } frente a la mejor jugada.
puzzles-not-compared = { $move } no está entre las mejores jugadas que los bots compararon.
puzzles-again = Prueba otra vez; { $input } da una pista.
puzzles-hint = Se trata de esto: { $theme }. { $move } tienta, pero no es la mejor jugada. { $input } otra vez muestra la solución.
puzzles-found = Correcto: { $move }.
puzzles-solution = La mejor jugada: { $move }.
puzzles-reasons = Por qué: { LIST($clauses, style: "comma") }.
puzzles-margin = La segunda mejor jugada pierde { $loss }.
puzzles-points = { $value } puntos de la mano
puzzles-percent = { $value }% de la partida
puzzles-next = Intro: el problema siguiente, q: terminar
puzzles-none-left = Estos eran todos los problemas de esta clase.

refusal-bad-options--no-such-puzzle = ningún problema se llama { $name }
refusal-bad-options--no-such-theme = ninguna clase de problemas se llama { $name }; hay { LIST($candidates, style: "comma") }

## Clases de problemas

puzzles-theme-casino-last-take = la última ronda, con algo que llevarse
puzzles-theme-casino-last-leave = la última ronda, con algo que dejar
puzzles-theme-casino-prevent-sweep = evitar que limpien la mesa
puzzles-theme-casino-build = una construcción
puzzles-theme-casino-capture = qué captura, si conviene alguna
puzzles-theme-casino-lay = qué carta dejar en la mesa
puzzles-theme-raub-bid = declarar o pasar
puzzles-theme-raub-stay = quedarse o retirarse
puzzles-theme-raub-turn-up = la muestra
puzzles-theme-raub-last-tricks = las últimas bazas
puzzles-theme-raub-lead = con qué carta salir
puzzles-theme-raub-follow = qué carta echar en la baza
puzzles-theme-zwanzig_ab-trumps = qué palo es triunfo
puzzles-theme-zwanzig_ab-stay = quedarse o retirarse
puzzles-theme-zwanzig_ab-exchange = qué cartas cambiar
puzzles-theme-zwanzig_ab-last-tricks = las últimas bazas
puzzles-theme-zwanzig_ab-lead = con qué carta salir
puzzles-theme-zwanzig_ab-follow = qué carta echar en la baza
puzzles-theme-hazari-first-class = cuán fuerte es el primer grupo
puzzles-theme-hazari-first-cards = qué cartas van en el primer grupo
puzzles-theme-hazari-second = qué segundo grupo
puzzles-theme-hazari-last = los dos últimos grupos
