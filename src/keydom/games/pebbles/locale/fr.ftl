### Cailloux, le jeu d’apprentissage.

game-name = Cailloux
game-tagline = Tirez un caillou, puis gardez-le en secret ou donnez-le à la vue de tous.

option-length = Durée
option-length-full = complète : cinq tours chacun
option-length-short = courte : trois tours chacun

## Décisions

do-draw = Un { $pebble } sort du sac
do-keep = Garder le caillou caché dans votre bol
do-give = Donner le caillou
do-to = Le donner à { $seat }

ask-draw = Quel caillou sort du sac ?
ask-turn = Gardez-vous le caillou ou le donnez-vous ?
ask-gift = Qui reçoit le caillou ?

## Le journal

told-drew = { $seat } a tiré un caillou.
told-saw = Vous avez vu un { $pebble }.
told-kept = { $seat } a gardé le caillou caché.
    .line = L’a gardé caché
told-gave = { $seat } a donné un { $pebble } à { $to }, à la vue de tous.
    .line = En a donné un à { $to }

## Refus

why-yourself = Vous ne pouvez pas vous donner le { $pebble } : choisissez un autre joueur.

## Pièces

pebble = Caillou
    .help =
        Vaut { $points ->
            [one] { $points } point
           *[other] { $points } points
        } à la fin de la partie. Au départ, le sac en contient { $count }.
pebble-white = caillou blanc
pebble-gold = caillou doré
pebble-coal = morceau de charbon
    .help = { pebble.help } En cas d’égalité, la victoire revient à qui a le moins de charbon.

## Points

score-white = Cailloux blancs
score-gold = Cailloux dorés
score-coal = Charbon

tiebreak = Moins de charbon
    .help = À total égal, celui qui a le moins de charbon passe devant.

## La table, et ce dont parle un conseil

zone-table = Table
board-hand = main
board-bowl = bol
board-open = visible
feature-bowl = cailloux dans le bol
feature-open = cailloux visibles
