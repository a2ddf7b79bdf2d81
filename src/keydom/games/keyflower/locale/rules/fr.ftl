### Comment jouer à Keyflower et à The Merchants.

rules-aim = Le but
    .text =
        De deux à six joueurs construisent chacun, au fil des quatre saisons d’une année, un village de tuiles hexagonales. Les ouvriers sont votre seule monnaie, et chacun peut servir de deux façons : enchérir pour une tuile, ou la faire travailler. Les ouvriers d’une enchère gagnée sont dépensés ; ceux que vous envoyez au travail reviennent à la fin de la saison, mais chez celui à qui appartient alors la tuile.

        Au printemps et en été, vous préparez surtout ce qui nourrit votre village ; l’automne et l’hiver apportent les tuiles qui rapportent des points. Celui qui a le plus de points après l’hiver gagne.
rules-pieces = Ouvriers, compétences et ressources
    .text =
        - Les ouvriers sont bleus, rouges ou jaunes ; on les tire à l’aveugle d’un sac qui en contient 40 de chaque couleur. Les 20 ouvriers verts sont dans une réserve visible de tous. Un ouvrier vert n’est pas un joker : le vert est simplement une quatrième couleur, rare. Un ouvrier vert dépensé va dans le sac et peut en ressortir plus tard.
        - Les jetons compétence (scie, pioche, enclume ; 16 de chaque) se tirent à l’aveugle d’une pioche. Ils paient certaines améliorations et certains échanges.
        - Les ressources (bois, pierre, fer, 24 de chaque ; or, 48) se trouvent sur les tuiles d’un village. L’or remplace n’importe quelle autre ressource, pour payer comme pour marquer.
        - Le pion violet désigne le premier joueur. On n’enchérit ni ne travaille avec lui, mais il compte à la fin.

        Ouvriers et jetons compétence restent derrière un écran, les ressources sont visibles. Toutes les réserves sont limitées : s’il n’y en a pas assez, vous recevez ce qui reste.

        Le nombre d’ouvriers et de jetons de chacun est connu de tous, ainsi que tout ce qu’on a vu passer derrière un écran : ce qui vient des bateaux, les enchères revenues, les ouvriers rentrés au village, les ouvriers verts. Restent secrets vos huit premiers ouvriers et ce que vous avez tiré du sac ou de la pioche.
rules-setup = Mise en place
    .text =
        Chaque joueur reçoit au hasard l’une des six tuiles Maison et tire huit ouvriers du sac. Celui dont la tuile Maison porte le plus petit numéro commence. Chacun reçoit des tuiles hiver, qu’il garde secrètes jusqu’à l’hiver.

        | joueurs | 2 | 3 | 4 | 5 | 6 |
        | bateaux | 2 | 3 | 4 | 5 | 6 |
        | tuiles Ordre du tour | 1 | 2 | 3 | 4 | 4 |
        | tuiles au printemps, en été et en automne, chaque fois | 6 | 7 | 8 | 9 | 10 |
        | tuiles hiver par joueur | 3 | 3 | 3 | 2 | 2 |
        | de même avec The Merchants | 4 | 4 | 3 | 3 | 2 |

        Les bateaux en jeu sont les premiers de cette suite : { boat-keyflower }, { boat-sea-bastion }, { boat-sea-breese }, { boat-flipper }, { boat-ianvincible }, { boat-white-wind }.
rules-season = Une saison et ses tours
    .text =
        Au début du printemps, de l’été et de l’automne, on tire des tuiles de la saison et on les met aux enchères, à côté des tuiles Ordre du tour. Chaque bateau est chargé des ouvriers et des jetons compétence qu’il montre pour cette saison ; les jetons y sont visibles. Si le sac ou la pioche s’épuise, on remplit les bateaux dans leur ordre, pièce par pièce.

        Ensuite on joue dans le sens horaire à partir du premier joueur. À votre tour, vous faites une seule chose :
        - enchérir pour une tuile aux enchères,
        - utiliser une tuile, ou
        - passer.

        Passer n’est pas définitif : quand votre tour revient, vous pouvez agir si un autre a agi entre-temps. La saison se termine quand tous ont passé à la suite. Celui qui n’a ni ouvrier, ni groupe surenchéri, ni contrat passe sans qu’on le lui demande.
rules-workers = Choisir les ouvriers
    .text =
        Pour une enchère comme pour utiliser une tuile, vous prenez des ouvriers d’une seule couleur : derrière votre écran, dans vos propres groupes surenchéris, ou des deux à la fois.

        Le premier ouvrier près d’une tuile fixe sa couleur pour la saison. Dès lors, tous les ouvriers doivent y être de cette couleur : toutes les enchères autour de la tuile et tous les ouvriers posés dessus. Si personne n’y a touché, vous choisissez donc la couleur ; sinon vous la suivez.

        Une enchère dépassée est un groupe surenchéri. Il peut rester là, être complété pour repasser en tête, ou partir tout entier : vers une autre enchère, sur une tuile pour l’utiliser (même celle où il a été dépassé), ou dans le sac pour payer ce qu’une tuile demande. Un groupe ne se partage jamais, et ses ouvriers ne reviennent derrière votre écran qu’à la fin de la saison. Une enchère en tête ne bouge pas.
rules-bidding = Enchérir
    .text =
        Vous pouvez enchérir pour toute tuile Village et toute tuile Ordre du tour aux enchères, et en hiver pour les tuiles hiver ; pas pour les bateaux qui amènent les ouvriers. Un joueur n’a qu’une enchère par tuile.

        Une enchère doit dépasser toutes les autres sur cette tuile : plus d’ouvriers, pas autant. Il n’y a pas de maximum. Vous pouvez augmenter votre propre enchère, en tête ou non, pourvu que le nouveau total soit en tête.

        À la fin de la saison, l’enchère la plus haute gagne la tuile. Ses ouvriers vont dans le sac ; les enchères perdantes reviennent à leurs propriétaires.
rules-using = Utiliser une tuile
    .text =
        Vous pouvez utiliser toute tuile qui a une action : dans votre village, dans celui d’un autre, ou aux enchères, que vous ayez enchéri ou non. Les tuiles hiver ne s’utilisent pas.

        La première utilisation d’une tuile dans la saison demande au moins un ouvrier. Chacune des suivantes, par qui que ce soit, en demande au moins un de plus que la précédente, et une tuile ne porte jamais plus de six ouvriers. Elle peut donc servir avec 1, 2 puis 3 ouvriers, avec 2 puis 3, ou une seule fois avec 3 à 6. Vous pouvez envoyer plus d’ouvriers qu’il n’en faut, par exemple pour barrer la place aux autres.

        Vous recevez aussitôt ce que montre la face visible :
        - des ressources : sur la tuile même si elle est dans votre village, sinon sur votre tuile Maison ;
        - des ouvriers du sac, des ouvriers verts, des jetons compétence : derrière votre écran ;
        - un échange : vous payez d’abord ce qui est avant la flèche, en plus des ouvriers envoyés, puis vous recevez ce qui est après. Ce qui est payé ne retourne au sac ou à la pioche qu’après le tirage ;
        - un transport : voir la section suivante.

        Une tuile ne s’utilise que si vous pouvez en payer le prix et qu’il y a quelque chose à recevoir ; bloquer pour bloquer n’est pas permis. Une tuile de transport ne s’utilise donc que si vous pouvez transporter ou améliorer quelque chose, et vous le faites au moins une fois. Si vous payez avec un groupe surenchéri de la bonne couleur, tout le groupe va dans le sac, même si moins d’ouvriers suffisaient.

        Les ouvriers envoyés restent sur la tuile. À la fin de la saison, ils sont à celui qui la possède alors ; si elle était aux enchères et que personne n’a enchéri, ils vont dans le sac.
rules-transport = Transport et améliorations
    .text =
        Une tuile Maison, l’{ village-stable }, le { village-farrier } ou le { village-wainwright } donne un nombre de pas et d’améliorations, plus grand sur la face améliorée. Vous les dépensez dans votre propre village seulement, même si la tuile utilisée est ailleurs, dans l’ordre que vous voulez, et vous pouvez en laisser.

        Un pas porte une ressource d’une tuile à une voisine, là où une route traverse leur bord commun. Toutes les routes d’une tuile se rejoignent.

        Une amélioration retourne une de vos tuiles. Les ressources qu’elle coûte doivent se trouver sur cette tuile même ; les jetons compétence viennent de derrière votre écran. Ce qui est payé retourne à la réserve ; le reste demeure sur la tuile. Les tuiles Maison et celles du printemps, de l’été et de l’automne s’améliorent, chacune une fois ; pas les bateaux, ni les tuiles Ordre du tour, ni les tuiles hiver.

        Le nombre de pas et d’améliorations se compte au moment où vous utilisez la tuile : la retourner elle-même n’ajoute rien à cette utilisation.
rules-season-end = La fin d’une saison
    .text =
        - Les enchères perdantes reviennent derrière l’écran de leur propriétaire.
        - Les tuiles sans enchère quittent le jeu ; les ouvriers posés dessus vont dans le sac. Les tuiles Ordre du tour restent pour la saison suivante, sauf en hiver.
        - Celui qui a gagné une tuile la prend, avec les ouvriers qui s’y trouvent. Les enchères gagnantes vont dans le sac.
        - Chacun reprend tous les ouvriers qui sont dans son village, quel que soit celui qui les y a mis.
        - Les bateaux sont pris dans l’ordre, et le premier joueur change.
        - Les propriétaires de { summer-boat-boat-1a }, { summer-boat-boat-1b } et { summer-boat-boat-7b } reçoivent ce que ceux-ci donnent.
        - Chacun pose les tuiles qu’il a gagnées.
        - Avec The Merchants, les trois contrats visibles sont remplacés, sauf en hiver.
rules-boats = Ordre du tour et bateaux
    .text =
        Le gagnant de la tuile Ordre du tour 1 choisit un bateau en premier, puis ceux des tuiles 2, 3 et 4, puis les autres dans le sens horaire à partir du premier joueur. Chacun prend un seul bateau, même s’il a gagné plusieurs tuiles Ordre du tour.

        Au printemps, en été et en automne, vous prenez ce que porte le bateau ; le bateau lui-même reste. En hiver, vous prenez le bateau lui-même dans votre village, pour son effet final, et chaque tuile Ordre du tour gagnée rejoint aussi un village.

        La tuile Ordre du tour au plus grand numéro en jeu porte aussi le pion violet. Son gagnant devient aussitôt premier joueur, avant qu’on prenne les bateaux. Si personne n’a enchéri pour elle, l’ordre des bateaux suit encore l’ancien premier joueur, qui passe ensuite le pion violet à son voisin de gauche.
rules-building = Poser les tuiles
    .text =
        Après les bateaux, chacun pose les tuiles gagnées, dans l’ordre et l’orientation qu’il veut. Une nouvelle tuile doit toucher une tuile de votre village, et partout où deux tuiles se touchent, la route doit rencontrer la route, le champ le champ et l’eau l’eau. Elle n’a pas besoin d’être reliée par une route. Ce qui est posé ne bouge plus.

        Une tuile Maison a cinq routes et une rive, une tuile de printemps quatre routes, d’été trois, d’automne deux, une tuile hiver une, et une tuile Ordre du tour autant que son numéro. La rivière traverse un bateau tout droit, sans route.

        Une tuile qui ne va nulle part est gardée à côté du village. Elle ne s’utilise ni ne s’améliore et ne touche rien, mais elle rapporte ce qu’elle montre et compte parmi vos tuiles. On la pose à la fin d’une saison suivante si elle trouve alors sa place.
rules-summer-boats = Bateaux d’été
    .text =
        Quatre tuiles d’été sont des bateaux, avec un effet différent sur chaque face. Le hasard décide de la face visible, et elle ne change plus. Personne ne peut y poser d’ouvriers ni les améliorer ; on enchérit pour eux comme pour toute tuile, et seul le propriétaire profite de l’effet, dès qu’il l’a gagné.

        - 1a et 1b : à la fin de l’été, de l’automne et de l’hiver, quand tous les bateaux sont pris, tirez deux ouvriers, ou prenez un ouvrier vert.
        - 2a : vos ressources traversent aussi les bords où chaque tuile montre une route ou un champ, jamais l’eau, et vos tuiles se posent sans que les bords concordent.
        - 2b : chaque tuile de transport que vous utilisez, à vous ou non, donne deux fois plus de pas et d’améliorations.
        - 3a : quand vous payez une amélioration ou une Extension, toute ressource en remplace une autre. 3b : de même à la fin de la partie, au décompte.
        - 4a : vous pouvez répondre à l’enchère bleue, rouge ou jaune d’un autre pour une tuile Village avec des ouvriers d’une seule couleur, quelle qu’elle soit. Quand les enchères de l’ancienne couleur sont parties et que personne ne travaille sur la tuile, elle prend la couleur de la vôtre.
        - 4b : une tuile qui a déjà une couleur, vous pouvez l’utiliser avec des ouvriers de toutes couleurs, même mêlées. Pour les autres, sa couleur ne change pas.
rules-winter = L’hiver
    .text =
        Au début de l’hiver, vous choisissez en secret lesquelles de vos tuiles hiver entrent en jeu : une au moins, toutes si vous voulez. On les étale ensemble sans dire à qui elles étaient ; celles que l’on garde quittent le jeu sans être vues. Aucun ouvrier n’arrive en hiver.

        On enchérit pour les tuiles hiver comme d’habitude, mais on ne les utilise pas. Toutes les autres tuiles d’un village restent utilisables. Ce que vous gagnez, vous le posez dans votre village à la fin.

        Chaque tuile hiver rapporte pour quelque chose que vous avez à la fin, autant de fois que vous l’avez : la { winter-key-guild }, par exemple, 10 points pour cinq jetons compétence, les { winter-scribes } 10 pour un ensemble scie, pioche, enclume, le { winter-jeweller } 2 par or. Pour l’{ winter-scholar }, la { winter-village-hall } et le { winter-watermill }, vous choisissez une sorte. Seule la tuile { winter-keythedral } donne un nombre fixe, 12.
rules-scoring = Le décompte, pas à pas
    .text =
        Chaque ouvrier, jeton compétence et ressource ne compte qu’à un endroit. Keydom trouve pour chacun la meilleure répartition.

        - Les ressources qui se trouvent sur la { village-barn }, le { village-blacksmith }, le { village-stone-yard } ou le { village-timber-yard } et y conviennent rapportent là, ou comptent ailleurs si cela rapporte plus. Ces quatre tuiles s’appellent des dépôts. Les ressources doivent y avoir été portées pendant la partie : rien n’y est déplacé à la fin.
        - { boat-flipper } retourne encore une tuile gratuitement, { boat-flipper-ii } ajoute une Extension.
        - Les points imprimés sur les tuiles et les bateaux ; une Extension double ceux de sa tuile.
        - Les tuiles hiver, { boat-white-wind } et les contrats, avec les ouvriers, les jetons compétence, les autres ressources et le pion violet que vous leur donnez. Le pion violet vaut un ouvrier, un jeton compétence ou une ressource de n’importe quelle sorte, aussi sur un dépôt.
        - Les autres bateaux : { boat-keyflower } 1 point par pas que donnent vos tuiles ; { boat-sea-bastion } 1 par tuile d’un circuit sur les routes qui n’en emprunte aucune deux fois ; { boat-sea-breese } 2, 4, 8, 16 ou 32 pour une à cinq tuiles ou plus qui prolongent d’affilée la rivière de votre tuile Maison ; { boat-flipper } 2 ; { boat-ianvincible } 5 ; { boat-white-wind } 1 par ouvrier qui ne rapporte pas ailleurs.
        - Chaque tuile Ordre du tour : 1 point par tuile voisine.
        - Chaque or restant : 1 point.

        Les ouvriers que vous n’avez pas joués comptent à la fin, comme ceux qui étaient dans votre village ; les enchères sont perdues. { tiebreak.help }
rules-merchants = The Merchants
    .text =
        L’extension ajoute un second bateau de chaque nom, des contrats, des Extensions, des cabines et des tuiles pour chaque saison. Avec l’option « { option-merchants-mixed } », chaque bateau en jeu est tiré parmi les deux de son nom et les nouvelles tuiles sont mêlées aux autres ; avec « { option-merchants-full } », tous les bateaux sont les nouveaux et toutes les nouvelles tuiles sont parmi celles qu’on étale et distribue.

        Les nouveaux bateaux apportent aussi de l’or, des ouvriers verts, des cabines ou des contrats. L’or et les cabines vont à votre tuile Maison, les contrats derrière votre écran. { boat-sea-bastion-ii } agit plus tôt : celui qui le prend en automne, dans la partie courte au printemps, l’écarte et désigne un bateau qui n’est pas en jeu pour le remplacer en hiver, où il se choisit comme les autres. Les autres, pris en hiver, font ceci :
        - { boat-keyflower-ii } : 3 or de plus à la fin, pas pour les dépôts.
        - { boat-sea-breese-ii } : 2 points par tuile hiver de votre village.
        - { boat-flipper-ii } : une Extension gratuite sur une de vos tuiles améliorées.
        - { boat-ianvincible-ii } : 2 points par amélioration que permettent vos tuiles et cabines, doublés par le bateau d’été 2b.
        - { boat-white-wind-ii } : un contrat rempli rapporte 10 points au lieu de 7.
rules-contracts = Contrats
    .text =
        Un contrat nomme une à six choses. À la fin, il rapporte 7 points si vous lui donnez exactement celles-là ; ce qui remplit un contrat ne rapporte nulle part ailleurs. Un contrat non rempli ne vaut rien, sauf 3 points avec le { winter-muleteer }.

        Les bateaux apportent des contrats cachés. Chez l’{ village-assayer }, le { village-bookkeeper } et le { village-merchant }, vous prenez l’un des trois contrats visibles, aussitôt remplacé, ou un contrat caché de la pioche. À la fin du printemps, de l’été et de l’automne, les contrats visibles sont défaussés et trois nouveaux sont révélés. Quand la pioche est vide, on mélange la défausse.

        À votre tour, avant votre action, entre deux pas d’un transport, ou après votre action avant le tour du suivant, vous pouvez défausser autant de contrats que vous voulez, chacun contre une des choses précises qu’il nomme ; pour « au choix » vous ne recevez rien. Les ouvriers verts viennent de la réserve, les autres du sac, les jetons compétence de la pioche, les ressources vont à votre tuile Maison. Si le sac ou la pioche n’en a pas, vous gardez le contrat.

        Un contrat demande le pion violet lui-même, gagné aux enchères en hiver ; un pion que l’on vous a transmis ne le remplit pas. Il s’échange contre n’importe quelle chose que le pion violet peut représenter.
rules-extensions = Extensions et cabines
    .text =
        Au lieu de retourner une tuile, une amélioration peut poser une Extension sur une de vos tuiles déjà améliorées. Les 18 Extensions sont visibles, et chacune coûte ce qu’elle montre : des ressources qui sont sur cette tuile, un jeton compétence, ou un ouvrier, qui va dans le sac. Un ouvrier peut être payé avec un groupe surenchéri entier, mais pas avec des ouvriers envoyés au travail.

        Une tuile n’a de place que pour une Extension, et elle y reste. Elle a une couleur : s’il y a des ouvriers sur la tuile, ce doit être la leur. Dès lors, seuls des ouvriers de cette couleur peuvent utiliser la tuile, jusqu’à la fin de la partie. Elle double les points imprimés sur la tuile, et rien d’autre ; une tuile sans points peut aussi en recevoir une, pour le { winter-builder }.

        Une cabine se pose sur votre tuile Maison. Chacune y donne une amélioration de plus à qui utilise cette tuile.
rules-variants = Options et variantes
    .text =
        - { option-promos } : des tuiles distribuées à part, pour chaque saison, et un cinquième bateau d’été.
        - { option-screens }, { option-screens-open } : ce que tous vous ont vu recevoir est devant votre écran. Rien d’autre ne change.
        - { option-novices } : autant de joueurs que l’on veut, nommés à la création de la table, commencent avec un ouvrier vert de plus.

        La tuile promotionnelle { village-sorcerer } fait l’action d’une tuile voisine, une fois améliorée celle de n’importe quelle tuile de son village, sans ouvrier sur celle-ci. Le { winter-keyside } apporte 3 bois, 3 pierre, 3 fer et 3 or à la fin.
rules-rulings = Là où les livrets laissent un doute
    .text =
        Keydom tranche ces points de la même façon pour toutes les tables :
        - Un groupe surenchéri se complète là où il est ; il ne « part » pas vers la tuile où il enchérit déjà.
        - Le bateau d’été 4a ne répond pas aux enchères vertes et n’agit pas sur les tuiles Ordre du tour.
        - Ce qui se trouve sur la { village-barn }, le { village-blacksmith }, le { village-stone-yard } ou le { village-timber-yard } peut compter ailleurs à la fin si cela rapporte plus : 3 or sur la { village-barn } non améliorée valent 6 points avec le { winter-jeweller } (R-KF-21).
        - Avec le bateau d’été 3b, les ressources restantes comptent comme de l’or, 1 point chacune, et toute ressource rapporte sur le dépôt où elle se trouve (R-KF-22).
        - À la fin, le pion violet sert à celui qui l’a, gagné ou reçu ; s’il ne sert à rien d’autre, il compte comme un or.
        - { boat-sea-bastion } : le circuit peut commencer partout et croiser une tuile deux fois, mais chaque tuile compte une fois.
        - La { winter-village-hall } peut compter le vert ; pour le { winter-watermill }, l’or peut remplacer la sorte choisie.
        - { boat-flipper } retourne aussi une tuile Maison ou un dépôt, qui rapporte alors selon sa nouvelle face.
        - Les villages s’agrandissent l’un après l’autre, à partir du premier joueur.
