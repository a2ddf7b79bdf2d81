### Lo que dicen todos los juegos y todas las mesas.

## Quién

player = Jugador { $number }
seat-name = { $seat }
nature = El azar
list-and = { $first } y { $last }
list-or = { $first } o { $last }

## El registro

told-drawn = Los asientos se sortearon; alrededor de la mesa están { $seats }.
told-undone = { $seat } deshizo su última jugada.
told-rewound = La partida volvió a la jugada { $ply }.
told-ended = Toda la mesa aceptó terminar la partida: se puntúa tal como está tras la jugada { $ply }.
told-left = { $seat } se ha ido: sigue un bot.
told-resigned = { $seat } abandona: sigue un bot, y { $seat } queda en último lugar.
told-replaced = Un bot juega por { $seat }, que no está.
told-returned = { $seat } ha vuelto y juega de nuevo.
told-regained = { $seat } juega ahora en otro navegador: todos los demás aceptaron.

## La mesa

turn-of = Le toca a { $seat }
your-turn = Te toca a ti
choose-number =
    { $count ->
        [one] Solo hay una opción: 1
       *[other] Elige un número del 1 al { $count }
    }
unknown-choice = «{ $text }» no es una de las opciones.

## El final

game-over = La partida ha terminado
winner = ¡Gana { $seat }!
winners = ¡{ $seats } comparten la victoria!
final-scores = Puntuación final
score-place = Puesto
score-total = Total
score-tiebreak = Desempate
feature-score = puntuación actual

## De dónde vienen los datos de un componente

status-rulebook = según el reglamento
status-public = según fuentes públicas
status-reconstructed = reconstruido
status-own-box = según una caja propia
