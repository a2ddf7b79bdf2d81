### Comment jouer à Keythedral.

rules-aim = Le but
    .text =
        De deux à cinq joueurs construisent ensemble une cathédrale, et chacun en veut les meilleurs sièges. Les ouvriers partent de vos cottages vers les champs voisins et rapportent des cubes ; les cubes achètent des sièges, de meilleurs logis, des barrières contre vos voisins, et des lois qui infléchissent les règles.

        Les sièges les plus chers viennent en dernier. La partie se termine quand le dernier siège est pris ; celui qui a les sièges de plus grande valeur gagne.
rules-pieces = Le matériel
    .text =
        Chaque joueur a cinq cottages numérotés de 1 à 5, dont l’autre face est une maison, dix ouvriers et trois barrières. Personne ne commence avec des cubes.

        | cube | vient |
        | pierre | des carrières |
        | bois | des forêts |
        | eau | des lacs |
        | nourriture | des fermes |
        | vin | des vignobles |
        | fer | du forgeron, pour 2 cubes |
        | vitrail | du verrier, pour 3 cubes |
        | or | de l’orfèvre, pour 4 cubes |

        Les cinq premiers sont des ressources, les trois autres des cubes artisanat. Il y a 20 pierre et 20 bois, 15 de chaque autre ressource et 10 de chaque cube artisanat. Sur la table, cubes et sièges sont derrière des écrans ; ici tous les voient, car tous les ont vus aller et venir. Les cartes Loi en main sont secrètes.
rules-setup = Mise en place : le pays
    .text =
        Au milieu se trouve la keythedral, entourée de deux carrières et de deux forêts, chaque sorte en diagonale. Tous les autres champs dont le numéro ne dépasse pas le nombre de joueurs forment une pile, leur sorte cachée.

        Les places sont tirées au sort, à moins que la table ne garde l’ordre indiqué ; qui occupe la première est premier joueur. Cinq fois, dans le sens horaire à partir de là, chacun tire d’abord le champ du dessus et le pose, puis pose un cottage de son choix, côté cottage visible.

        Un champ doit toucher un autre champ, ou se trouver de l’autre côté d’un coin où il y a un cottage. Les champs restent en lignes et en colonnes, de sorte que chacun puisse avoir quatre champs à ses côtés et quatre cases à ses coins. Un cottage va sur toute case libre qui touche au moins un champ. Il peut en toucher quatre, et des cottages de tous peuvent partager des champs.

        Les sièges de la keythedral sont disposés au hasard, par étapes, et ceux de l’étape 1 sont révélés. On dispose deux lois.
rules-round = Une manche
    .text =
        - Phase 1 : les ouvriers vont aux champs.
        - Phase 2 : tous récoltent.
        - Phase 3 : tous dépensent, action par action.
        - Phase 4 : ouvriers et marqueurs d’ordre reviennent, et les emplacements de loi vides sont remplis depuis la pioche.
        - Phase 5 : on désigne le prochain premier joueur.

        Au début d’une phase, on demande une fois à chacun de ceux qui ont une loi, dans le sens horaire à partir du premier joueur, s’il en joue une.
rules-workers = Phase 1 : placer les ouvriers
    .text =
        Le premier joueur choisit un des numéros 1 à 5. Chacun, à commencer par lui et dans le sens horaire, envoie un ouvrier de son cottage de ce numéro dans un champ voisin. Une maison en envoie deux, dans deux champs différents, au même tour.

        Ensuite, le joueur suivant à gauche choisit un des numéros restants et commence avec celui-là, et ainsi de suite jusqu’à ce que les cinq soient choisis.

        Un champ n’a de place que pour un ouvrier, et aucun ouvrier ne passe une barrière. Un ouvrier qui peut être placé doit l’être ; si aucun champ n’est libre, il reste inactif.
rules-harvest = Phase 2 : la récolte
    .text =
        Dans le sens horaire à partir du premier joueur, chacun prend un cube par ouvrier, selon le champ. Si la réserve n’a plus de cette sorte, cet ouvrier ne rapporte rien.

        Avec la loi { law-unexpected-harvest }, vous choisissez ce que vous prenez ; les cubes de sorte fixe se prennent d’abord.
rules-spending = Phase 3 : les dépenses
    .text =
        Dans le sens horaire à partir du premier joueur, chacun fait une action à son tour :
        - acquérir un siège,
        - changer un cottage en maison (1 pierre, 1 bois),
        - construire une barrière (1 bois) ou en enlever une (2 vin),
        - acheter un cube artisanat,
        - échanger avec le marchand (2 cubes contre 1 ressource),
        - prendre une loi (1 cube), ou
        - passer.

        Passer n’est pas définitif : vous pouvez agir à un tour suivant tant que la phase dure. Celui qui prend une loi n’a plus d’action cette manche et ne peut, à ses tours, que jouer des lois. La phase se termine quand tous ceux qui n’ont pas pris de loi ont passé et qu’aucun d’eux n’a agi depuis, même si quelqu’un a pris une loi entre-temps. Les joueurs n’échangent pas entre eux.
rules-seats = Acquérir un siège
    .text =
        Les sièges se vendent par étapes : ceux de l’étape suivante ne sont révélés que lorsque tous ceux de la précédente sont pris. Vous annoncez quel siège visible vous voulez. Les autres peuvent répondre par une ou plusieurs lois, chaque joueur une fois, dans le sens horaire à partir de votre gauche. Puis vous réglez le prix : jouez vos propres lois si vous voulez (seul l’acheteur joue { law-price-decrease }), et payez exactement les cubes montrés. Ils vont à la réserve, et le siège est à vous.

        Vous ne pouvez renoncer que si une loi a été jouée depuis l’annonce, ou si vous ne pouvez plus payer. Cela ne coûte pas d’action.

        | étape | 1 | 2 | 3 | 4 | 5 |
        | sièges, édition de 2002 | 4 | 4 | 4 | 3 | 2 |
        | valeur de chacun | 1 | 2 | 3 | 4 | 5 |
        | sièges, édition de 2004 | 5 | 5 | 5 | 4 | 3 |
        | valeur de chacun | 4 | 6 | 8 | 10 | 12 |

        La pierre n’est demandée qu’aux étapes 1 et 2, le bois de 1 à 3, la nourriture et l’eau partout ; le vin et le fer à partir de 3, le vitrail et l’or à 4 et 5.
rules-houses = Les maisons
    .text =
        Pour une pierre et un bois, un de vos cottages devient une maison. Dès la manche suivante, elle envoie deux ouvriers. Une maison qui doit déménager reste une maison.
rules-fences = Les barrières
    .text =
        Pour un bois, vous mettez une de vos trois barrières sur le côté entre un cottage ou une maison, à qui que ce soit, et un champ. Plus aucun ouvrier de là n’entre dans ce champ. Pour deux vin, vous enlevez n’importe quelle barrière ; elle quitte le jeu.

        Un cottage ou une maison que des barrières coupent de tous ses champs est aussitôt déplacé par son propriétaire vers une case libre près d’un champ qu’aucune barrière ne ferme ; les barrières restent. S’il n’y a pas de telle case, il reste. Vous pouvez très bien faire cela à une tuile à vous. Une barrière près d’une case vide vaut pour ce qu’on y posera plus tard.
rules-trade = Artisans et marchand
    .text =
        Le forgeron vend le fer pour deux cubes, le verrier le vitrail pour trois, l’orfèvre l’or pour quatre. Tous les cubes paient, les cubes artisanat aussi. Si un artisan n’en a plus, on prend un cube déjà utilisé dans la réserve ; s’il n’y en a pas, rien ne se vend. Ce que l’on achète doit être là avant que l’on paie.

        Le marchand donne une ressource de votre choix de la réserve contre deux cubes quelconques, jamais un cube artisanat.

        Quand vous payez en cubes de votre choix, on vous interroge sorte par sorte : une sorte que vous sautez n’est plus proposée.
rules-laws = Les lois
    .text =
        Pour un cube, vous prenez une des lois disposées ; c’est votre dernière action de la phase, et vous en prenez une au plus par manche. Chacune des 20 lois existe une fois et sert une fois. Vous pouvez la garder autant que vous voulez, sauf si la table joue autrement, et la jouez au moment qu’elle indique, sans action, même après votre dernière. Les lois pour tout moment se jouent au début de chaque phase, et quand vous choisissez un numéro, placez un ouvrier, prenez votre tour ou faites une offre.

        Après une loi, on demande aux autres, dans le sens horaire à partir de la gauche de celui qui l’a jouée, s’ils l’abrogent. Une loi abrogée ne fait rien et elle est usée.

        Les lois qui pèsent le plus dans un achat :
        - { law-price-increase } rend un siège plus cher d’un cube, { law-price-decrease } moins cher d’un cube (jamais d’or). Si le siège n’est pas vendu maintenant, la loi reste à côté, et chaque acheteur choisit à nouveau le cube.
        - { law-substitution } vous laisse payer avec d’autres ressources, ou un cube artisanat avec un autre.
        - { law-design-change } met une autre tuile de la même étape à la place du siège ; un achat annoncé tombe alors sans coûter d’action.
        - { law-bargain } et { law-sale } sont votre action à de meilleures conditions.

        Les autres sont expliquées une à une plus bas.
rules-start-player = Phase 5 : le premier joueur
    .text =
        Le marqueur de premier joueur passe à gauche, à son nouveau détenteur. À partir de la gauche de celui-ci, chacun fait une fois une offre pour le droit de désigner le premier joueur, ou passe ; le détenteur est le dernier. Une offre est un nombre de cubes, tous de même valeur, plus haut que l’offre précédente ; personne n’offre plus qu’il n’a. Au détenteur, il suffit d’égaler la plus haute offre pour gagner.

        Si un autre gagne, les cubes vont au détenteur ; si le détenteur gagne, ils vont à celui qu’il a égalé. Celui qui paie choisit lesquels. Le gagnant, ou le détenteur si personne n’a rien offert, désigne le prochain premier joueur, lui-même ou un autre.
rules-end = La fin et le décompte
    .text =
        La partie se termine aussitôt que le dernier siège est acquis. Le livret ne connaît pas d’autre fin, et une partie entre humains dure de 5 à 17 manches.

        Pour qu’aucune table ne continue sans fin, nous avons fixé une limite lointaine : après 40 manches, la partie se termine et se compte en l’état. Le journal l’annonce à tous dès la manche 37.

        Additionnez vos sièges. Dans l’édition de 2004, les cubes restants comptent aussi : or 4, vitrail 3, fer 2, chaque ressource 1.

        { tiebreak.help }
rules-variants = Options et variantes
    .text =
        - { option-edition } : 17 sièges valant de 1 à 5, ou 22 sièges valant de 4 à 12 avec des cubes qui comptent.
        - { option-laws } : cachées, et seul celui qui prend la carte la voit ; visibles, et tous savent qui a quoi ; ou pas de lois du tout.
        - { option-laws-about-others } : gardées comme les autres, ou jouées au premier moment qu’elles permettent. Celui qui en a une ne peut alors rien faire d’autre ; une loi encore sans effet attend.
        - { option-design }, { option-design-open } : tous les sièges sont visibles dès le départ, mais les étapes se vendent toujours dans l’ordre.
        - À deux joueurs : une carrière et une forêt sont côte à côte à la place de la keythedral et de ses quatre champs, et il n’y a qu’une loi par manche.
rules-rulings = Là où le livret laisse un doute
    .text =
        Deux lectures changent le jeu et ont été tranchées :
        - La fin de la phase 3 (R-KT-09). Passer n’est pas définitif, et la phase se termine quand tous ceux qui n’ont pas pris de loi ont passé. Nous lisons l’un et l’autre tels quels : prendre une loi n’annule la passe de personne, après toute autre action tous les autres sont de nouveau interrogés.
        - Garder des lois (R-KT-24). Le livret néerlandais dit en une phrase qu’une loi qui concerne les autres joueurs se joue aussitôt ; prise à la lettre, elle contredit les lois qui répondent à ce que font les autres, et des récits de vraies parties. Toute loi peut donc être gardée, et l’option « { option-laws-about-others } » joue la phrase.

        Keydom tranche aussi ces points de la même façon pour toutes les tables :
        - { law-good-harvest } et { law-double-production } donnent ensemble quatre cubes ; { law-poor-harvest } réduit tout à rien.
        - { law-work-order } fixe l’ordre des numéros ; celui qui commence avec chacun change comme d’habitude.
        - { law-cottage-number } remplace le tour de ce cottage dans la manche.
        - { law-upgrade-cottage } n’est pas une construction : { law-house-moratorium } ne l’empêche pas.
        - Un cottage envoie autant d’ouvriers qu’il en loge à cet instant.
        - Une loi ne se joue que là où elle a un effet.
        - Les prix des sièges et les sortes des champs numérotés de 2 à 5 sont reconstitués : les originaux ne sont publics qu’en image. Ils portent le signe ≈ ci-dessous.
