### Ce que disent tous les jeux et toutes les tables.

## Qui

player = Joueur { $number }
seat-name = { $seat }
nature = Le hasard
list-and = { $first } et { $last }
list-or = { $first } ou { $last }

## Le journal

told-drawn = Les places ont été tirées au sort ; autour de la table se trouvent { $seats }.
told-undone = { $seat } a annulé son dernier coup.
told-rewound = La partie est revenue au coup { $ply }.
told-ended = Toute la table a accepté de terminer la partie : elle est décomptée telle quelle après le coup { $ply }.
told-left = { $seat } est parti : un bot continue.
told-resigned = { $seat } abandonne : un bot continue, et { $seat } finit à la dernière place.
told-replaced = Un bot joue pour { $seat }, en son absence.
told-returned = { $seat } est de retour et joue à nouveau.
told-regained = { $seat } joue maintenant dans un autre navigateur : tous les autres ont accepté.

## La table

turn-of = C’est à { $seat } de jouer
your-turn = À vous de jouer
choose-number =
    { $count ->
        [one] Il n’y a qu’un choix : 1
       *[other] Choisissez un nombre de 1 à { $count }
    }
unknown-choice = « { $text } » ne fait pas partie des choix.

## La fin

game-over = La partie est terminée
winner = { $seat } gagne !
winners = { $seats } se partagent la victoire !
final-scores = Scores finaux
score-place = Rang
score-total = Total
score-tiebreak = Départage
feature-score = score actuel

## D’où viennent les données d’un élément

status-rulebook = d’après la règle du jeu
status-public = d’après des sources publiques
status-reconstructed = reconstitué
status-own-box = d’après sa propre boîte
