### What the analysis of a game says.

study-title = { $game }: the game analysed
study-ledger = Where the result came from
study-verdict = { $seat } finished with { $final } points, after beginning with a chance of { $chance } to win: { $lost } points were lost by own choices, draws brought { $draws }, the errors of the others { $others }.
study-in-ten = { $count } in 10
study-turning = Turning points: { $moments }.
study-turn-draw = a draw (move { $ply })
study-turn-own = an own choice (move { $ply })
study-turn-other = a choice of { $seat } (move { $ply })
study-start = Expected at the start
study-draws = Draws
study-own = Own choices
study-others = Errors of the others
study-remainder = Remainder
study-final = Final
study-inaccuracy = Inaccuracy
study-mistake = Mistake
study-blunder = Blunder
study-small = Small loss
study-decisions = Real decisions
study-mean = Lost by a real decision
study-closes = Points above, chance to win below. The lines add up to the final result; the remainder is what the judge changed its mind about, and no one’s doing. Behind ± stands one standard error.
study-graph = The chances through the game
study-costliest = The costliest decisions
study-none = No decision proved to be worse than another.
study-ply = move { $ply }
study-better = Played: { $played }. Better: { $better }. Lost: { $points } points, { $chance } of the chance to win.
study-why = The better choice leaves: { $reasons }.
study-moment = See this moment, or play on from it
study-choice = Choice
study-points = Points
study-chance = Chance
study-luckiest = The draws that mattered most
study-all = Everything that mattered
study-open =
    { $count ->
        [one] One decision or draw
       *[other] { $count } decisions and draws
    }
study-line = Move
study-not-separable = not separable from the best
study-method = Every choice was judged by what its player knew, in { $depth } worlds that the player could not tell from the true one; seed { $seed }.
