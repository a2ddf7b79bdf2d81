### Leçons de pebbles.

first = Une première partie
    .about = Trois tours : gardez un caillou, donnez-en un, et voyez qui a le meilleur bol.

first-welcome = Votre premier caillou
    .text =
        À votre tour, un caillou du sac arrive dans votre main. Vous seul le voyez.

        Voici un { pebble-gold } : il vaudra 3 points à la fin, plus que tout autre.
first-keep = Gardez-le
    .text = Vous pouvez garder un caillou caché dans votre bol ou le donner ouvertement. L’or mérite d’être gardé.
    .hint = Appuyez sur « { do-keep } ».
    .rest = Gardez le caillou d’or dans votre bol.
    .give = Celui qui reçoit le caillou d’or reçoit ses 3 points. Gardez-le !
first-give = Débarrassez-vous du charbon
    .text =
        L’autre joueur a gardé un caillou ; lui seul sait lequel.

        Vous avez tiré un { pebble-coal }. Là où il se trouve à la fin, il coûte 2 points : donnez-le.
    .hint = Appuyez sur « { do-give } », puis sur la rangée de l’autre joueur.
    .rest = Donnez le charbon à l’autre joueur.
    .keep = Dans votre bol, le charbon vous coûterait 2 points. Donnez-le !
first-given = À votre tour d’en recevoir
    .text = L’autre joueur vous a donné un { pebble-coal } en retour. Il est posé ouvertement devant vous : ce qui est donné se voit, ce qui est gardé ne se voit pas.
first-last = Un caillou blanc
    .text = Votre dernier est un { pebble-white }, qui vaut 1 point. C’est peu, mais il est mieux dans votre bol que dans un autre.
    .hint = Appuyez sur « { do-keep } ».
    .rest = Gardez le caillou blanc dans votre bol.
    .give = Un caillou blanc vaut 1 point pour celui qui l’a : gardez-le.
first-count = Les bols sont montrés
    .text =
        La partie s’arrête après le dernier tour de chacun, et tous les bols sont montrés : blanc compte 1, or 3, charbon moins 2. À total égal, celui qui a le moins de charbon gagne.

        Vous avez un caillou d’or, un blanc et un morceau de charbon, et l’autre joueur aussi : égalité.
