### What the terminal says around a game.

terminal-hint = Type a number or the action itself; `help` lists what else you can type.
terminal-seated =
    { $count ->
        [one] You are { $seats }.
       *[other] In the order in which you were named you are { $seats }.
    }
terminal-kept = This game is kept in
terminal-continue = Continue it with
terminal-curtain = Pass the keyboard to { $seat }, then press Enter.
terminal-several = “{ $text }” could be one of these:
terminal-choices =
    { $count ->
        [one] There is one choice: Enter takes it.
       *[other] Enter shows your { $count } choices again.
    }
terminal-drawn = The board is drawn in
terminal-copied = Saved in
terminal-no-undo = Nothing to take back: since your last decision something was drawn, shown or played.
terminal-end = If all people at the table agree to end the game and score it as it stands, type `end` once more.
terminal-silence = Nothing has happened yet.
terminal-outlook = If the game ended now. What is hidden from you gives a range, not a figure.
terminal-tiebreak = { $seat } wins on the tie-break!
terminal-nothing = There is nothing to explain about it.

## The help

terminal-help-number = take that choice; the action itself, or its beginning, does the same
terminal-help-enter = show the table and the choices again; if there is but one choice, take it
terminal-help-help = this page; `help 3` explains what choice 3 is about
terminal-help-undo = take your last decision back
terminal-help-log = what happened lately; `log 99` for more of it, `log all` for everything
terminal-help-scores = the scores, as far as you can know them
terminal-help-show = draw the table as you see it in board.svg
terminal-help-save = save a copy under this name
terminal-help-end = end the game by consent; it is scored as it stands
terminal-help-quit = leave; the game is kept, and you are told how to continue it

## Replays

terminal-step = Enter: next line · a number: go to that ply · b: the board · q: leave
terminal-ply = { $ply } of { $last }
terminal-no-ply = The plies go from 0 to { $last }.
terminal-no-board = This game has no board in the terminal; `keydom show` draws it.
terminal-start = The start of the game.
terminal-verified = Verified: { $lines } lines, all legal, and the scores are as recorded.
terminal-unscored = Verified: { $lines } lines, all legal; the record states no result.
terminal-unfinished = Verified: { $lines } lines, all legal; the game is not over.

## Hints

terminal-advice-for = Ply { $ply }, { $seat }: { $question }
terminal-advice = bot’s preference: { $share }%; { $points } points expected
terminal-advice-chance = bot’s preference: { $share }%; { $chance }% to win, { $points } points expected
terminal-advice-none = not looked into
terminal-advice-lines = the score now: { $changes }
terminal-advice-features = worth later: { $changes }

## The explorer

terminal-explored = { $count } games of { $shortest } to { $longest } plies, { $mean } on average. Definitions of { $defined }; in brackets what holds 95 times out of 100, dim what rests on few games.
terminal-seat = Seat
terminal-games = Games
terminal-wins = Wins
terminal-score = Score
terminal-thing = What
terminal-taken = Taken when offered
terminal-price = Price
terminal-points = Points
terminal-when = When
terminal-place = Place
terminal-lead = Ahead of the others
terminal-fair = The same, for equal players
terminal-opening = First move
