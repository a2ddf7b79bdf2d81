### Guijarros, el juego de aprendizaje.

game-name = Guijarros
game-tagline = Saca un guijarro y guárdalo en secreto, o regálalo a la vista de todos.

option-length = Duración
option-length-full = completa: cinco turnos por jugador
option-length-short = corta: tres turnos por jugador

## Decisiones

do-draw = Sale un { $pebble } de la bolsa
do-keep = Esconder el guijarro en tu cuenco
do-give = Regalar el guijarro
do-to = Dárselo a { $seat }

ask-draw = ¿Qué guijarro sale de la bolsa?
ask-turn = ¿Te quedas con el guijarro o lo regalas?
ask-gift = ¿Quién recibe el guijarro?

## El registro

told-drew = { $seat } sacó un guijarro.
told-saw = Viste un { $pebble }.
told-kept = { $seat } escondió el guijarro.
    .line = Lo escondió
told-gave = { $seat } regaló un { $pebble } a { $to } a la vista de todos.
    .line = Regaló uno a { $to }

## Rechazos

why-yourself = No puedes regalarte el { $pebble }: elige a otro jugador.

## Piezas

pebble = Guijarro
    .help =
        Vale { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        } al final de la partida. Al principio, la bolsa contiene { $count } de este tipo.
pebble-white = guijarro blanco
pebble-gold = guijarro dorado
pebble-coal = trozo de carbón
    .help = { pebble.help } En caso de empate, gana quien tenga menos carbón.

## Puntos

score-white = Guijarros blancos
score-gold = Guijarros dorados
score-coal = Carbón

tiebreak = Menos carbón
    .help = A igualdad de puntos va delante quien tiene menos carbón.

## La mesa, y de lo que habla un consejo

zone-table = Mesa
board-hand = mano
board-bowl = cuenco
board-open = a la vista
feature-bowl = guijarros en el cuenco
feature-open = guijarros a la vista
