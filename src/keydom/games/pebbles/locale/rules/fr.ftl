### Comment jouer aux cailloux.

rules-aim = Le but
    .text =
        De deux à quatre joueurs tirent des cailloux d’un même sac. Celui dont les cailloux valent le plus à la fin gagne : ceux que cache son bol et ceux qui sont posés devant comptent de la même façon.

        | caillou | valeur | dans le sac |
        | blanc | 1 point | 10 |
        | or | 3 points | 4 |
        | charbon | −2 points | 10 |
rules-turn = Un tour
    .text =
        Un caillou tiré du sac arrive dans votre main. Vous seul le voyez. Ensuite, vous le gardez ou vous le donnez.

        Si vous le gardez, il va dans votre bol, et les autres savent seulement que vous l’avez gardé. Vous pouvez regarder dans votre bol à tout moment.

        C’est ensuite au joueur à votre gauche.
rules-giving = Donner un caillou
    .text =
        Vous montrez le caillou et le posez, visible de tous, devant un autre joueur de votre choix, jamais devant vous. Il ne peut pas le refuser.

        Un don ne peut pas être repris : tout le monde a vu le caillou.
rules-end = La fin
    .text =
        Chacun joue cinq tours, ou trois dans la partie courte. Puis on montre les bols, et chaque joueur additionne tous ses cailloux.

        À total égal, celui qui a le moins de charbon passe devant. Ceux qui ont aussi autant de charbon partagent la place.
