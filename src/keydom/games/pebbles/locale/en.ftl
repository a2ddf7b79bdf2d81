### Pebbles, the tutorial game.

game-name = Pebbles
game-tagline = Draw a pebble, then keep it in secret or give it away for all to see.

option-length = Length
option-length-full = full: five turns each
option-length-short = short: three turns each

## Decisions

do-draw = A { $pebble } comes out of the bag
do-keep = Keep the pebble hidden in your bowl
do-give = Give the pebble away
do-to = Give it to { $seat }

ask-draw = Which pebble comes out of the bag?
ask-turn = Do you keep the pebble or give it away?
ask-gift = Who gets the pebble?

## The log

told-drew = { $seat } drew a pebble.
told-saw = You saw a { $pebble }.
told-kept = { $seat } kept the pebble hidden.
    .line = Kept it hidden
told-gave = { $seat } openly gave { $to } a { $pebble }.
    .line = Gave { $to } one

# Why something is refused: the rules name the message without `why-`, in a frame's `why_not`.

## Refusals

why-yourself = You cannot give the { $pebble } to yourself: choose another player.

## Pieces

pebble = Pebble
    .help =
        Worth { $points ->
            [one] { $points } point
           *[other] { $points } points
        } at the end of the game. The bag starts with { $count } of this kind.
pebble-white = white pebble
pebble-gold = golden pebble
pebble-coal = lump of coal
    .help = { pebble.help } If the scores are tied, less coal wins.

## Scores

score-white = White pebbles
score-gold = Golden pebbles
score-coal = Coal

tiebreak = Less coal
    .help = Of players with the same total, the one with less coal is ahead.

## The table, and what a hint tells of

zone-table = Table
board-hand = hand
board-bowl = bowl
board-open = open
feature-bowl = pebbles in the bowl
feature-open = pebbles lying open
