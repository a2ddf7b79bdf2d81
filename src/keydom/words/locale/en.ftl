### What every game and every table says.

## Who

player = Player { $number }
seat-name = { $seat }
nature = Chance
list-and = { $first } and { $last }
list-or = { $first } or { $last }

## The log

told-drawn = Seats were drawn; round the table sit { $seats }.
told-undone = { $seat } took the last move back.
told-rewound = The game went back to move { $ply }.
told-ended = All at the table agreed to end the game: it is scored as it stands after move { $ply }.
told-left = { $seat } left: a bot plays on.
told-resigned = { $seat } resigned: a bot plays on, and { $seat } comes last.
told-replaced = A bot plays for { $seat }, who is away.
told-returned = { $seat } is back and plays again.
told-regained = { $seat } sits in another browser now: all others agreed.

## The table

turn-of = { $seat } to move
your-turn = Your turn
choose-number =
    { $count ->
        [one] There is one choice: 1
       *[other] Choose a number from 1 to { $count }
    }
unknown-choice = “{ $text }” is not one of the choices.

## The end

game-over = The game is over
winner = { $seat } wins!
winners = { $seats } share the victory!
final-scores = Final scores
score-place = Place
score-total = Total
score-tiebreak = Tie-break
feature-score = score as it stands

## Where the facts about a component come from

status-rulebook = from the rulebook
status-public = from public sources
status-reconstructed = reconstructed
status-own-box = from an own box
