### Comment jouer à Keyper.

rules-aim = Le but
    .text =
        De deux à quatre joueurs mènent une équipe de keyples à travers le printemps, l’été, l’automne et l’hiver. Les keyples travaillent dans les champs de plateaux Campagne communs et sur les tuiles de votre ferme et de votre village : ils rapportent des ressources, bâtissent et améliorent des tuiles, commercent et naviguent.

        Qui se joint au travail d’un autre en tire autant que lui, et vient plus vite à bout de ses keyples ; qui n’en a plus les couche, et ils travaillent encore une fois. À la fin de chaque saison, vous ramenez le plateau que vous avez revendiqué, et les keyples qui s’y trouvent forment votre équipe suivante. Les points viennent des tuiles, des foires et de la navigation. Celui qui en a le plus après l’hiver gagne.
rules-pieces = Keyples et ressources
    .text =
        Une équipe commence avec un keyper et huit keyples : un bleu clair (bateaux), un orange (argile), un vert clair (ferme), un marron (forêt), un noir (mines), un gris (carrière) et deux blancs. Un keyple de la couleur d’un champ y a une action de plus. Le blanc prend la couleur qu’il faut.

        Les ressources sont :
        - les matières premières : argile, rondins, roches ;
        - les produits finis : brique, bois, pierre, un de chaque au départ. Chacun passe aussi pour la matière première de son type ;
        - le blé, qui passe pour une matière première ou un produit fini quand le prix le dit ;
        - les animaux : vaches, chevaux, cochons et moutons, poules, cerfs, chèvres et sangliers ;
        - les gemmes : émeraudes, or, rubis, saphirs.

        Les stocks sont illimités, mais les animaux ont besoin d’un abri à la fin de chaque saison. La réserve est limitée, sauf si vous en décidez autrement. Tout est visible, sauf vos foires privées.
rules-boards = Les plateaux Campagne
    .text =
        Il y a autant de plateaux Campagne que de joueurs. Chacun montre un keyp, une rivière et 13 champs ; leur place est sans importance. Au printemps, la disposition des plateaux est donnée. Ensuite, celui qui a revendiqué un plateau choisit pour lui l’une de quatre dispositions, aux champs différents.

        Un champ reçoit deux keyples au plus. La plupart des champs ont une bordure de couleur.

        | champ | ce que fait une action |
        | argile, rondins, roches, blé, animaux, gemmes | rapporte une de ces ressources |
        | tuiles Campagne | prend une tuile ou une foire d’hiver exposée |
        | bâtir, remise, améliorer | bâtit ou améliore une de vos tuiles |
        | brique, bois, pierre | change une matière première en produit fini, un pour un |
        | échange | une matière première contre deux, ou un produit fini contre deux, au choix |
        | rivière | une affaire sur le bateau qui s’y trouve |

        Votre propre plateau a 8 parcelles pour les tuiles de ferme et 12, en rangées et colonnes, pour celles de village. Un keyple peut aussi travailler sur vos parcelles, où personne d’autre ne va.
rules-setup = Mise en place
    .text =
        Chaque joueur a les mêmes 12 tuiles Maison, 6 pour la ferme et 6 pour le village, prêtes à être bâties ; trois foires privées, pour le printemps, l’été et l’automne, qui restent secrètes ; et une brique, un bois et une pierre.

        Huit tuiles Campagne sont exposées. Au printemps, elles viennent d’un sac de 21 ; pour l’été, les 27 autres et les huit foires d’hiver s’y ajoutent. Des six bateaux, quatre servent à chaque saison.

        À deux, chaque joueur tire un neuvième keyple (marron, vert clair, gris ou orange) et peut en garder neuf aux saisons suivantes.

        Pour finir, le sort décide qui commence au printemps.
rules-turn = Un tour
    .text =
        On joue dans le sens horaire. Tant qu’il y a une pièce dans votre keyp, vous en jouez une : le keyper ou un keyple. Une fois votre keyp vide, vous couchez des keyples ; s’il n’y en a pas à coucher, votre tour est sauté.

        Vous devez utiliser votre tour, mais ce que les keyples pourraient alors faire reste facultatif.

        La saison se termine quand tous les keyps sont vides. Celui qui a joué ce dernier tour a fini et commence la saison suivante ; tous les autres ont encore un tour pour coucher des keyples.
rules-keyper = Le keyper et la tuile keyp
    .text =
        Une fois par saison, vous jouez votre keyper sur le keyp d’un plateau que personne n’a revendiqué. À la fin de la saison, ce plateau est à vous, avec tous les keyples qui s’y trouvent, quel que soit celui qui les a joués. Tous peuvent continuer d’y travailler. Revendiqué tôt, le plateau est sûr, mais les autres peuvent l’éviter ; tard, les keyples que vous voulez peuvent être partis.

        Les keyples en trop dans votre équipe se reposent sur votre tuile keyp. Ils sont couchés quand vous jouez votre keyper, et chacun gagne une ressource de votre choix : argile, rondin, roche ou blé pour orange, marron et gris ; vache, cheval, cochon ou mouton pour vert clair, noir et bleu clair ; le blanc choisit dans les deux listes. À la fin de la saison, ils rejoignent votre équipe.
rules-playing = Jouer un keyple
    .text =
        Vous jouez un keyple sur
        - un champ de n’importe quel plateau Campagne,
        - une de vos tuiles, ou
        - une de vos parcelles vides, pour y bâtir aussitôt une tuile.

        Si l’endroit est vide, le keyple s’y tient debout et travaille. Sur un champ à bordure, un keyple blanc en prend la couleur ; ailleurs, il reste blanc.

        S’il y a déjà un keyple, le vôtre doit avoir la couleur sous laquelle celui-ci travaille, ou être blanc et la prendre. Si l’autre est encore debout, vous choisissez : le coucher, et les deux travaillent ensemble ; ou le laisser debout, et le vôtre travaille seul. S’il est couché, le vôtre travaille seul. Avec deux keyples, un endroit est plein.
rules-joining = Participer
    .text =
        Quand un keyple est joué sur un champ vide, les autres peuvent y participer, interrogés dans le sens horaire à partir de la gauche du joueur ; on n’interroge que ceux qui ont un keyple de la couleur sous laquelle il travaille, ou un blanc. Le premier qui accepte met un keyple à côté, et l’on n’interroge plus personne.

        Le joueur et celui qui se joint à lui ont autant d’actions l’un que l’autre et n’en font pas forcément la même chose. Ils agissent en alternance, le joueur d’abord. Pour les tuiles Campagne, le joueur prend la première et la quatrième, l’autre la deuxième et la troisième.

        Personne ne peut participer sur vos parcelles, là où un keyple se trouvait déjà, ni quand on couche des keyples.
rules-actions = Combien d’actions
    .text =
        | keyples au travail | champ sans bordure, ou autre couleur | bordure de leur couleur |
        | un seul | 1 | 2 |
        | deux ensemble : avec un joueur qui se joint, avec un keyple debout que l’on couche, ou deux couchés à la fois | 2 | 3 |

        Quand un joueur se joint, chacun des deux en a autant. Vos tuiles n’ont pas de bordure : un keyple y a 1 action, deux ensemble 2.

        Ce qu’un champ rapporte se prend aussitôt. Si la réserve s’épuise, les deux joueurs se servent en alternance jusqu’à ce qu’elle soit vide. Une action que vous ne pouvez pas utiliser est perdue, et vous pouvez vous arrêter à tout moment.
rules-laying = Coucher des keyples
    .text =
        Le keyp vide, vous couchez à votre tour des keyples debout, qui travaillent alors une seconde fois : un seul avec 1 action, ou les deux d’un même endroit ensemble avec 2 ; une de plus à la couleur de la bordure. Un keyple couché a fini pour la saison.

        D’abord viennent les keyples de vos parcelles et du plateau que vous avez revendiqué, dans l’ordre que vous voulez. Seulement quand il n’y en a plus debout à ces endroits, vous pouvez coucher des keyples sur les autres plateaux, quel que soit celui qui les a joués. Personne ne se joint.
rules-tiles = Tuiles Campagne
    .text =
        Sur un champ de tuiles Campagne, chaque action prend une des huit tuiles exposées, ou une foire d’hiver. On complète l’exposition avant le tour suivant, mais pas après la dernière action d’une saison. Une tuile prise pourra être bâtie plus tard ; une foire d’hiver peut être tenue à la fin d’une saison.

        À la fin de chaque saison, les tuiles exposées sont défaussées. Elles reviennent quand le sac est vide.

        Chaque tuile est pour la ferme ou pour le village, a un prix, et une seconde face, meilleure. Certaines ne travaillent qu’avec un keyple ; d’autres abritent des animaux, rapportent à la fin ou aident en permanence.
rules-trading = Échanger et transformer
    .text =
        Chaque action fait un échange ; ce que vous recevez peut être redonné au suivant. Vous choisissez ce que vous donnez et recevez, parmi les sortes que nomme le champ ou la tuile.

        Un produit fini peut toujours être donné comme matière première de son type, mais pas contre ce même produit. Si la réserve n’a qu’une des deux choses dues, vous en recevez une ; si elle n’a rien, l’échange est impossible.

        Le blé compte comme matière première pour l’{ tile-alchemist }, le { tile-key-market } et la tuile keyp, mais pas pour le { tile-scrapyard }, le { tile-trading-post }, le { tile-windmill } ni les champs d’échange.
rules-boats = Bateaux et navigation
    .text =
        Le premier qui joue un keyple sur une rivière choisit lequel des bateaux pas encore placés y vient, avant que l’on demande aux autres s’ils participent. Il y reste toute la saison.

        Un bateau porte deux types de ressources : une paire au printemps et en été, une autre en automne et en hiver. Chaque action en prend une dans la réserve, ou en vend une pour 2 points maritimes ; une brique se vend aussi comme argile. Dans un même coup, vous ne pouvez pas prendre et vendre le même type.

        Les points maritimes comptent à la fin. Le { tile-seafarer } en ajoute chaque fois que vous travaillez sur un bateau, l’{ tile-shipping-agent } quand vous vendez, et le { tile-merchant }, une fois amélioré, donne une action de plus sur les bateaux.
rules-building = Bâtir et améliorer
    .text =
        Vous bâtissez une de vos tuiles Maison ou une tuile Campagne que vous avez prise :
        - avec une action d’un champ « bâtir », à son prix ;
        - avec une action d’un champ à remise, pour une ressource de moins, celle que vous voulez, mais jamais pour rien ;
        - avec un keyple joué sur la parcelle même, à son prix. Le keyple y reste, et c’était là son unique action ;
        - avec le { tile-builder } ou, pour les tuiles de ferme, l’{ tile-farm-labourer }.

        Les tuiles de ferme vont à la ferme, celles de village au village. La parcelle vide à droite du { tile-building-plot }, une fois amélioré aussi celles au-dessus et au-dessous, se bâtit gratuitement.

        On peut bâtir une fois par-dessus une tuile, au plein prix de la nouvelle ; l’ancienne ne travaille ni ne rapporte plus. Un keyple qui s’y trouve monte sur la nouvelle.

        Améliorer retourne une tuile bâtie : une tuile de ferme pour une matière première ou du blé, une tuile de village pour un produit fini ou du blé. Cela se fait avec une action d’un champ « améliorer » ou avec un keyple sur la tuile même ; le { tile-builder } et l’{ tile-farm-labourer }, une fois améliorés, le font aussi.
rules-own-tiles = Keyples sur vos tuiles
    .text =
        Un keyple sur une de vos tuiles peut, à chaque action, l’utiliser si elle travaille avec un keyple, ou l’améliorer. Un keyple que l’on vient de jouer peut aussi bâtir par-dessus ; un keyple que l’on couche, non.

        Vous pouvez y jouer un second keyple qui convient et coucher les deux plus tard : une tuile travaille ainsi jusqu’à quatre fois par saison.
rules-season-end = La fin d’une saison : foires et abris
    .text =
        On tient d’abord les foires, joueur après joueur à partir du premier. Une foire privée se tient dans sa saison : montrez ce qu’elle demande, et vous avez ses points. Vous gardez ce que vous montrez, mais chaque pièce ne sert qu’à une foire de la saison ; un produit fini peut passer pour sa matière première. Une foire privée qui n’est pas tenue quitte le jeu sans être vue.

        Une foire d’hiver se tient une seule fois : en été pour 4 points, en automne avec ses gemmes pour 6, en hiver d’une façon ou de l’autre. En hiver, la meilleure combinaison est tenue d’elle-même.

        Puis on abrite les animaux. Chaque tuile de ferme en accueille quatre de ceux qu’elle nomme. Ceux qui ne trouvent pas de place s’en vont ; s’il y a un choix, il est à vous. Les foires viennent avant : les animaux sans abri y comptent encore.

        Enfin chacun ramène le plateau revendiqué, avec les keyples qui s’y trouvent, ceux de ses parcelles et ceux de sa tuile keyp.
rules-next-season = La saison suivante
    .text =
        On tire huit nouvelles tuiles Campagne et quatre bateaux. Puis chacun choisit en secret la disposition de son plateau pour cette saison, et on les montre tous ensemble.

        Celui qui a plus de huit keyples (neuf à deux joueurs) laisse reposer ceux en trop sur la tuile keyp. Une petite équipe n’est pas un malheur : le keyp est plus tôt vide, et viennent alors les tours où l’on couche des keyples.
rules-scoring = Le décompte
    .text =
        Après l’hiver, additionnez
        - vos points maritimes,
        - toutes les foires que vous avez tenues,
        - chacune de vos tuiles sur laquelle on n’a pas bâti.

        Ce que vous avez ne rapporte que sur une tuile : chaque animal, gemme, produit et keyple compte une fois, et une tuile en compte quatre au plus, ou quatre ensembles ; le { tile-scrap-dealer } huit. Keydom répartit tout au mieux pour vous. Les tuiles qui comptent des tuiles peuvent toutes compter les mêmes.

        Les keyples ramenés après l’hiver comptent pour { tile-boatman }, { tile-bricklayer }, { tile-farmer }, { tile-lumberjack } et { tile-quarryman } ; les champs du plateau revendiqué en hiver pour { tile-kiln }, { tile-log-cabin }, { tile-mine }, { tile-open-pit } et { tile-farmers-cottage }.

        { tiebreak.help }
rules-variants = Options
    .text =
        - { option-supply }, { option-supply-unlimited } : aucune ressource ne s’épuise.
        - { option-pair }, { option-pair-eight } : à deux, chacun a huit keyples, comme à trois ou quatre.
rules-rulings = Là où le livret laisse un doute
    .text =
        Keydom tranche ces points de la même façon pour toutes les tables :
        - Un second keyple sur un emplacement doit pouvoir se joindre au premier : il est de la couleur dans laquelle celui-ci travaille, ou blanc (R-KR-05). Une autre lecture laisse venir n’importe quel keyple, qui travaille alors seul.
        - Un keyple blanc travaille dans la couleur d’un champ bordé, dans celle du keyple auquel il se joint, et reste blanc sinon. Il garde cette couleur toute la saison, même quand on le couche (R-KR-06).
        - Le { tile-merchant } amélioré ne rapporte rien, car aucun point n’est indiqué pour cette face alors qu’il l’est pour toutes les autres ; le { tile-windmill } amélioré moud toujours, car un travail qui ne change pas n’est pas répété (R-KR-24).
        - Une parcelle porte deux tuiles au plus, l’une sur l’autre.
        - Ce qu’un champ rapporte est toujours pris ; on ne demande à personne s’il le veut. C’est une simplification de notre part, qui ne nuit jamais : en avoir plus n’est jamais pire.
        - L’interdiction de prendre et de vendre un même type sur un bateau vaut pour chaque joueur et chaque coup.
        - Le { tile-seafarer } rapporte une fois par coup joué sur un bateau, qu’on y participe ou qu’on y couche des keyples.
        - Le { tile-trading-post }, une fois amélioré, fait les deux échanges en une action ; chacun est facultatif.
        - On perd aussi peu d’animaux que possible.
        - Les champs des dispositions, les bateaux, la plupart des foires, les prix des tuiles, la tuile keyp, les rangées de parcelles, et le fait que le { tile-windmill }, le { tile-farmers-cottage } et le { tile-oast-house } soient des tuiles de ferme sont reconstitués : les originaux ne sont publics qu’en image. Ils portent le signe ≈ ci-dessous.
