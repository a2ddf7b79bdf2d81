### What the analysis of a game says.

study-title = { $game } : la partie analysée
study-ledger = D’où vient le résultat
study-verdict = { $seat } a terminé avec { $final } points, après avoir commencé avec { $chance } de chances de gagner : { $lost } points perdus par ses propres choix, { $draws } apportés par les tirages, { $others } par les erreurs des autres.
study-in-ten = { $count } sur 10
study-turning = Tournants : { $moments }.
study-turn-draw = un tirage (coup { $ply })
study-turn-own = son propre choix (coup { $ply })
study-turn-other = un choix de { $seat } (coup { $ply })
study-start = Attendu au début
study-draws = Tirages
study-own = Propres choix
study-others = Erreurs des autres
study-remainder = Reste
study-final = Final
study-inaccuracy = Imprécision
study-mistake = Erreur
study-blunder = Gaffe
study-small = Petite perte
study-decisions = Vraies décisions
study-mean = Perdu par vraie décision
study-closes = En haut les points, en bas la chance de gagner. Les lignes s’additionnent jusqu’au résultat final ; le reste est ce sur quoi le jugement a changé en route, et n’est le fait de personne. Derrière ± figure une erreur type.
study-graph = Les chances au fil de la partie
study-costliest = Les décisions les plus coûteuses
study-none = Aucune décision ne s’est révélée pire qu’une autre.
study-ply = coup { $ply }
study-better = Joué : { $played }. Mieux : { $better }. Perdu : { $points } points, { $chance } de la chance de gagner.
study-why = Le meilleur choix laisse : { $reasons }.
study-moment = Voir ce moment, ou rejouer à partir d’ici
study-choice = Choix
study-points = Points
study-chance = Chance
study-luckiest = Les tirages qui ont le plus compté
study-all = Tout ce qui a compté
study-open =
    { $count ->
        [one] Une décision ou un tirage
       *[other] { $count } décisions et tirages
    }
study-line = Coup
study-not-separable = impossible à distinguer du meilleur
study-method = Chaque choix est jugé d’après ce que son joueur savait, dans { $depth } mondes qu’il ne pouvait distinguer du vrai ; graine { $seed }.
