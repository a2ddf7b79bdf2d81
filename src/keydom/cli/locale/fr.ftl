### Ce que le terminal dit autour d’une partie.

terminal-hint = Tapez un numéro ou l’action elle-même ; `help` montre ce que vous pouvez taper d’autre.
terminal-seated =
    { $count ->
        [one] Vous êtes { $seats }.
       *[other] Dans l’ordre où vous avez été nommés, vous êtes { $seats }.
    }
terminal-kept = Cette partie est conservée dans
terminal-continue = Pour la reprendre :
terminal-curtain = Passez le clavier à { $seat }, puis appuyez sur Entrée.
terminal-several = « { $text } » peut désigner :
terminal-choices =
    { $count ->
        [one] Il n’y a qu’un choix : Entrée le prend.
       *[other] Entrée montre à nouveau vos { $count } choix.
    }
terminal-drawn = Le plateau est dessiné dans
terminal-copied = Enregistré dans
terminal-no-undo = Rien à reprendre : depuis votre dernière décision, quelque chose a été tiré, montré ou joué.
terminal-end = Si toutes les personnes à la table acceptent de terminer la partie et de la décompter telle quelle, tapez `end` encore une fois.
terminal-silence = Il ne s’est encore rien passé.
terminal-outlook = Si la partie finissait maintenant. Ce qui vous est caché donne une fourchette, pas un chiffre.
terminal-tiebreak = { $seat } gagne au départage !
terminal-nothing = Il n’y a rien à en expliquer.

## L’aide

terminal-help-number = faire ce choix ; l’action elle-même, ou son début, fait de même
terminal-help-enter = montrer à nouveau la table et les choix ; s’il n’y a qu’un choix, le faire
terminal-help-help = cette aide ; `help 3` explique de quoi parle le choix 3
terminal-help-undo = reprendre votre dernière décision
terminal-help-log = ce qui s’est passé récemment ; `log 99` en montre plus, `log all` tout
terminal-help-scores = les scores, pour autant que vous puissiez les connaître
terminal-help-show = dessiner la table telle que vous la voyez dans board.svg
terminal-help-save = enregistrer une copie sous ce nom
terminal-help-end = terminer la partie d’un commun accord ; elle est décomptée telle quelle
terminal-help-quit = quitter ; la partie est conservée et l’on vous dit comment la reprendre

## Revoir une partie

terminal-step = Entrée : ligne suivante · un nombre : aller à ce coup · b : le plateau · q : quitter
terminal-ply = { $ply } sur { $last }
terminal-no-ply = Les coups vont de 0 à { $last }.
terminal-no-board = Ce jeu n’a pas de plateau dans le terminal ; `keydom show` le dessine.
terminal-start = Le début de la partie.
terminal-verified = Vérifié : { $lines } lignes, toutes permises, et les scores sont ceux de la partie enregistrée.
terminal-unscored = Vérifié : { $lines } lignes, toutes permises ; aucun résultat n’est enregistré.
terminal-unfinished = Vérifié : { $lines } lignes, toutes permises ; la partie n’est pas finie.

## Conseils

terminal-advice-for = Coup { $ply }, { $seat } : { $question }
terminal-advice = préférence du bot : { $share } % ; { $points } points attendus
terminal-advice-chance = préférence du bot : { $share } % ; { $chance } % de chances de gagner, { $points } points attendus
terminal-advice-none = pas examiné
terminal-advice-lines = le score maintenant : { $changes }
terminal-advice-features = vaut plus tard : { $changes }

## The explorer

terminal-explored = { $count } parties de { $shortest } à { $longest } lignes, { $mean } en moyenne. Définitions de { $defined } ; entre parenthèses ce qui vaut 95 fois sur 100, en grisé ce qui repose sur peu de parties.
terminal-seat = Place
terminal-games = Parties
terminal-wins = Victoires
terminal-score = Points
terminal-thing = Quoi
terminal-taken = Pris quand offert
terminal-price = Prix
terminal-points = Points
terminal-when = Quand
terminal-place = Rang
terminal-lead = Avance sur les autres
terminal-fair = De même, à joueurs égaux
terminal-opening = Premier coup
