### Lo que dice el terminal alrededor de una partida.

terminal-hint = Escribe un número o la acción misma; `help` muestra qué más puedes escribir.
terminal-seated =
    { $count ->
        [one] Eres { $seats }.
       *[other] En el orden en que fuisteis nombrados, sois { $seats }.
    }
terminal-kept = Esta partida se guarda en
terminal-continue = Continúala con
terminal-curtain = Pasa el teclado a { $seat } y pulsa Intro.
terminal-several = «{ $text }» puede ser una de estas:
terminal-choices =
    { $count ->
        [one] Solo hay una opción: Intro la elige.
       *[other] Intro muestra de nuevo tus { $count } opciones.
    }
terminal-drawn = El tablero está dibujado en
terminal-copied = Guardado en
terminal-no-undo = No hay nada que deshacer: desde tu última decisión se ha sacado, mostrado o jugado algo.
terminal-end = Si todas las personas de la mesa aceptan terminar la partida y puntuarla tal como está, escribe `end` otra vez.
terminal-silence = Todavía no ha pasado nada.
terminal-outlook = Si la partida terminara ahora. Lo que no puedes ver da un intervalo, no una cifra.
terminal-tiebreak = ¡{ $seat } gana en el desempate!
terminal-nothing = No hay nada que explicar.

## La ayuda

terminal-help-number = toma esa opción; la acción misma, o su comienzo, hace lo mismo
terminal-help-enter = muestra de nuevo la mesa y las opciones; si solo hay una, la toma
terminal-help-help = esta ayuda; `help 3` explica de qué trata la opción 3
terminal-help-undo = deshace tu última decisión
terminal-help-log = lo que ha pasado últimamente; `log 99` muestra más, `log all` todo
terminal-help-scores = la puntuación, hasta donde puedes conocerla
terminal-help-show = dibuja la mesa tal como la ves en board.svg
terminal-help-save = guarda una copia con este nombre
terminal-help-end = termina la partida de común acuerdo; se puntúa tal como está
terminal-help-quit = sal; la partida se conserva y se te dice cómo continuarla

## Repeticiones

terminal-step = Intro: línea siguiente · un número: ir a esa jugada · b: el tablero · q: salir
terminal-ply = { $ply } de { $last }
terminal-no-ply = Las jugadas van de 0 a { $last }.
terminal-no-board = Este juego no tiene tablero en el terminal; `keydom show` lo dibuja.
terminal-start = El comienzo de la partida.
terminal-verified = Verificado: { $lines } líneas, todas permitidas, y la puntuación es la registrada.
terminal-unscored = Verificado: { $lines } líneas, todas permitidas; no hay resultado registrado.
terminal-unfinished = Verificado: { $lines } líneas, todas permitidas; la partida no ha terminado.

## Consejos

terminal-advice-for = Jugada { $ply }, { $seat }: { $question }
terminal-advice = preferencia del bot: { $share } %; { $points } puntos esperados
terminal-advice-chance = preferencia del bot: { $share } %; { $chance } % de posibilidades de ganar, { $points } puntos esperados
terminal-advice-none = sin examinar
terminal-advice-lines = la puntuación ahora: { $changes }
terminal-advice-features = vale más tarde: { $changes }

## The explorer

terminal-explored = { $count } partidas de { $shortest } a { $longest } líneas, { $mean } de media. Definiciones de { $defined }; entre paréntesis lo que vale 95 veces de cada 100, atenuado lo que se apoya en pocas partidas.
terminal-seat = Asiento
terminal-games = Partidas
terminal-wins = Victorias
terminal-score = Puntos
terminal-thing = Qué
terminal-taken = Tomado al ofrecerse
terminal-price = Precio
terminal-points = Puntos
terminal-when = Cuándo
terminal-place = Puesto
terminal-lead = Ventaja sobre los demás
terminal-fair = Lo mismo, entre jugadores iguales
terminal-opening = Primera jugada
