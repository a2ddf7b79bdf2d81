### Leçons de Keyper.

first = Votre première année à Keyland
    .about = Une partie courte à deux, du premier keyple au décompte final : construire, améliorer, revendiquer un plateau, participer, naviguer, tenir une foire.

first-welcome = Bienvenue à Keyland
    .text =
        Dans Keyper, vous menez une équipe de keyples à travers les saisons. Ils travaillent dans les fermes et les villages, rapportent des ressources, construisent, vont aux foires et naviguent. Une partie complète a quatre saisons ; celle-ci en a deux, le printemps et l’hiver.

        Les deux grands plateaux du milieu sont les plateaux de campagne, A et B. Chacun est une mosaïque de champs avec une rivière. Ils ne sont encore à personne, et chacun peut travailler sur les deux. Votre ferme et votre village sont en dessous : huit parcelles pour la ferme, douze pour le village, toutes vides encore.

        Votre équipe attend dans votre keyp : le keyper, le grand, et neuf keyples. Ils ont des couleurs. Les keyples orange s’y connaissent en argile, les marron en forêt, les gris en carrières, les noirs en mines, les vert clair en fermes et les bleu clair en bateaux. Sur un champ bordé de leur couleur, ils font davantage. Les blancs peuvent tout être.

        Une pièce chacun, à tour de rôle, jusqu’à ce que tous les keyps soient vides : voilà une saison.
first-build = Construisez un bâtiment
    .text =
        Vous commencez avec une brique, un bois et une pierre. Six tuiles pour la ferme et six pour le village sont prêtes à être construites ; tout le monde a les mêmes.

        Un keyple sur une de vos parcelles vides y construit aussitôt. Prenez le vert clair, jouez-le sur la parcelle éclairée du village et construisez le { tile-stonemason }, pour une brique et un bois. Il change les roches en pierres. Tel quel il ne vaut rien à la fin, mais cinq points une fois amélioré.

        Le keyple reste debout là où il travaille. Dans votre village, personne ne peut vous déranger ni participer.
    .hint = Appuyez sur le keyple vert clair, sur la parcelle éclairée, puis sur le { tile-stonemason }.
    .rest = Le keyple vert clair, la parcelle éclairée, le { tile-stonemason }.
    .colour = Sur vos parcelles, les couleurs ne comptent pas, et les autres serviront ailleurs. Prenez le keyple vert clair.
    .keyper = Le keyper revendique un plateau. C’est trop tôt : construisez d’abord.
    .place = Tout champ donnerait quelque chose, mais vous voulez construire. Jouez-le sur la parcelle éclairée de votre village.
    .tile = Vous pourriez payer cette tuile aussi, mais le { tile-stonemason } rapportera cinq points une fois amélioré. Construisez-le.
first-upgrade = Faites mieux
    .text =
        L’autre joueur a construit un { tile-brickmaker }. Améliorer est l’autre moitié de la construction : chaque tuile a une meilleure face. Ici, cela coûte la pierre qui vous reste.

        Envoyez un second keyple sur la même parcelle. Là où un keyple se tient déjà, le second doit avoir la même couleur ou être blanc : prenez donc un blanc. On vous demande alors si le premier se couche. S’il se couche, les deux travaillent ensemble et ont une action de plus ; si vous le laissez debout, il pourra travailler encore une fois plus tard. Une action suffit pour une amélioration : laissez-le debout. Puis améliorez.

        Chaque emplacement a de la place pour deux keyples, pas plus.
    .hint = Un keyple blanc sur le { tile-stonemason } ; laissez l’autre debout ; améliorez la tuile.
    .rest = Un keyple blanc sur le { tile-stonemason }, laissez le premier debout, améliorez.
    .colour = Un keyple vert clair s’y tient : seul un vert clair ou un blanc peut y aller. Prenez un blanc.
    .keyper = Un instant encore : d’abord l’amélioration, tant que vous avez la pierre.
    .place = L’amélioration se fait sur la tuile même : jouez-le sur le { tile-stonemason }.
    .lay = Cela donnerait une seconde action, inutile ici. Laissez-le debout : un keyple debout peut encore être couché plus tard.
    .stop = Vous avez la pierre qu’il faut : améliorez la tuile.
first-claim = Le keyper revendique un plateau
    .text =
        L’autre joueur a amélioré aussi. Passons au keyper. Une fois par saison, vous le jouez sur le keyp d’un plateau de campagne que personne n’a revendiqué. À la fin de la saison ce plateau est à vous, avec tous les keyples qui s’y trouvent, quel que soit celui qui les a joués : ce sera votre équipe pour la saison suivante.

        Vous choisissez donc vos keyples, en choisissant le plateau et par ce qui s’y joue. Revendiquez tôt, et vous aurez le plateau voulu, mais les autres l’éviteront peut-être. Revendiquez tard, et ils l’auront rempli pour vous, mais quelqu’un peut être plus rapide.

        Revendiquer un plateau n’en chasse personne : chacun peut continuer d’y travailler. Revendiquez maintenant le plateau A.
    .hint = Appuyez sur le keyper, ou sur le plateau A.
    .rest = Jouez votre keyper sur le plateau A.
    .other = Le plateau B serait possible. Dans cette partie, nous choisissons le A.
    .keyple = Un keyple peut attendre. Si vous tardez, l’autre joueur prendra le plateau A.
first-field = Travaillez dans un champ
    .text =
        L’autre joueur a revendiqué le plateau B : vous en avez chacun un. On continue de travailler sur les deux.

        Un keyple dans un champ rapporte ce que le champ montre : un, ou deux si le champ est bordé de la couleur du keyple. Il vous faut des roches. Vos keyples gris s’y connaissent, mais il y a mieux : jouez le bleu clair sur les roches du plateau A et voyez ce qui se passe.

        Quand un keyple arrive dans un champ vide, les autres peuvent participer avec un keyple de la même couleur, ou un blanc. Les deux joueurs ont alors autant d’actions : deux au lieu d’une. C’est bon pour qui participe, et bon pour vous. Et sur votre plateau, cela vous fait un keyple de plus pour l’hiver !
    .hint = Appuyez sur le keyple bleu clair, puis sur les roches du plateau A.
    .rest = Le keyple bleu clair sur les roches du plateau A.
    .colour = Gardez celui-là. L’autre joueur n’a plus de keyple bleu clair, seulement des blancs, et participera volontiers : c’est pourquoi il faut le bleu clair.
    .place = La { tile-sheep-shelter } coûtera des roches. Jouez-le sur les roches du plateau A.
first-join = Participez
    .text =
        On a participé : deux roches pour chacun. Un jeu aimable, n’est-ce pas ?

        L’autre joueur vient de jouer un keyple vert clair sur l’argile du plateau B, et c’est à vous qu’on demande. Participer vous coûte un keyple, mais pas un tour. C’est une des meilleures choses à faire : vous recevez autant que l’autre, votre keyp se vide plus vite, et c’est de toute façon à vous ensuite.

        Il y a une contrepartie. Le keyple se tient sur le plateau B, qui est à l’autre joueur, et sera en hiver dans son équipe. Il vous faut de l’argile pour la { tile-pig-sty } : participez avec votre keyple blanc.
    .hint = Participez avec le keyple blanc.
    .rest = Participez au travail de l’autre joueur, à l’argile.
    .decline = Vous pouvez refuser, mais deux argiles sans dépenser de tour, c’est une aubaine. Participez !
first-farm = Un toit pour les animaux
    .text =
        Deux argiles pour vous aussi. Avec deux roches et deux argiles, vous pouvez construire à la ferme.

        Les animaux rapportent des points à la fin, mais seulement s’ils ont un toit : à la fin de chaque saison, ce qui n’a pas d’abri s’en va. Les abris d’abord, donc.

        - Menez le keyple orange sur la première parcelle de la ferme et construisez la { tile-pig-sty }, pour deux argiles.
        - Au tour suivant, menez le marron sur la deuxième parcelle et construisez la { tile-sheep-shelter }, pour deux roches.

        Les parcelles de la ferme se remplissent dans l’ordre. Un produit fini vaut aussi la matière première de son type, et le blé remplace souvent l’un ou l’autre ; c’est pourquoi l’on vous demande avec quoi vous payez.
    .hint = Keyple orange, première parcelle, { tile-pig-sty }, argile et argile. Puis keyple marron, deuxième parcelle, { tile-sheep-shelter }.
    .rest = L’orange et la { tile-pig-sty } sur la première parcelle ; puis le marron et la { tile-sheep-shelter } sur la deuxième.
    .colour = Les autres couleurs serviront à la rivière et aux champs. D’abord l’orange, puis le marron.
    .place = Les abris sont à la ferme : jouez-le sur la prochaine parcelle vide de la ferme.
    .tile = Ce n’est pas l’abri de ces animaux : d’abord la { tile-pig-sty }, puis la { tile-sheep-shelter }.
    .pay = Gardez les roches pour la { tile-sheep-shelter }, et payez avec deux argiles.
first-boat = À la rivière
    .text =
        Le premier qui joue un keyple sur une rivière choisit le bateau qui y accoste. Un bateau transporte deux sortes de biens. Chaque action en prend un dans la réserve, ou en vend un pour deux points maritimes, qui comptent à la fin. On ne peut pas prendre et vendre la même sorte dans le même coup.

        Jouez le keyple noir sur la rivière du plateau A et choisissez le bateau 3, qui transporte moutons et roches. L’autre joueur participera : vous aurez chacun deux actions, à tour de rôle. Prenez une roche, puis un mouton. Vous verrez bientôt à quoi servent les deux ensemble.
    .hint = Keyple noir, rivière du plateau A, bateau 3 ; travaillez pour une roche, puis pour un mouton.
    .rest = Le keyple noir à la rivière du plateau A ; le bateau 3 ; une roche, puis un mouton.
    .colour = Le noir : l’autre joueur a aussi un keyple noir, et participera.
    .place = À la rivière du plateau A, où aucun bateau n’est amarré.
    .moor = Ce bateau transporte autre chose. Moutons et roches viennent avec le bateau 3.
    .work = D’abord une roche, puis un mouton.
    .stop = Il vous reste une action : prenez ce qu’offre le bateau.
first-laying = Les keyples se couchent
    .text =
        L’autre joueur a vendu deux roches au bateau : quatre points. En hiver, vous vendrez aussi.

        Observez bien la fin de la saison. Celui qui n’a plus de pièce dans son keyp ne s’arrête pas : à chaque tour il couche des keyples debout, et tout keyple qui se couche travaille une seconde fois. D’abord ceux de ses propres parcelles et du plateau revendiqué, ensuite ceux des autres plateaux. Il est donc bon d’avoir un keyp vide avant les autres : participer y aide.

        Appuyez sur « Suite » : vous jouez un keyple gris sur le blé, où l’on participe, et l’autre joueur commence à coucher les siens.
first-improve = D’une pierre deux coups
    .text =
        Vous avez maintenant deux blés et un dernier keyple, gris. Le plateau A a un champ pour améliorer, et le keyple gris y a deux actions.

        Améliorez la { tile-pig-sty } et la { tile-sheep-shelter }, chacune pour un blé : un animal dans un abri amélioré vaut deux points au lieu d’un. Comme c’est votre dernière pièce, l’autre joueur a encore un tour, puis le printemps est fini. Qui joue la dernière pièce commence la saison suivante.
    .hint = Le champ d’amélioration du plateau A ; la { tile-pig-sty }, payez du blé ; la { tile-sheep-shelter }, payez du blé.
    .rest = Le champ d’amélioration du plateau A ; { tile-pig-sty } et { tile-sheep-shelter }, chacune pour du blé.
    .place = Rien ne vaut deux améliorations d’un coup : le champ d’amélioration du plateau A.
    .order = Le tour de la { tile-sheep-shelter } vient ensuite : commencez par la { tile-pig-sty }.
    .pay = Gardez la roche : vous voudrez bientôt le montrer. Payez avec du blé.
    .stop = Il reste une amélioration à faire : continuez.
first-fair = La foire de printemps
    .text =
        Le printemps est fini, et les foires se tiennent. Chacun a une foire secrète pour chaque saison, et en hiver il y en a d’ouvertes à tous. Une foire demande de montrer des biens : qui les a à la fin de la saison marque des points, et garde ce qui a été montré.

        La vôtre demande un mouton et une roche. Voilà pourquoi vous vouliez les deux du bateau ! Tenez-la, pour deux points.

        On ne peut pas tenir une foire d’une autre saison : regardez vos cartes tôt et comptez avec elles.
    .hint = Tenez la foire de printemps.
    .rest = Tenez votre foire de printemps : vous avez un mouton et une roche.
    .enough = Vous pouvez montrer un mouton et une roche : deux points pour rien. Tenez la foire.
first-fold = Un plateau à vous
    .text =
        Le plateau A est maintenant à vous, avec ses keyples : deux noirs, un bleu clair, trois gris et un blanc. Ceux de vos parcelles rentrent aussi. C’est votre équipe pour l’hiver. Si les autres avaient évité votre plateau, elle serait petite.

        Puis vous pliez le plateau. Un plateau de campagne est un carré qui se plie pour montrer quatre faces différentes, et vous choisissez celle de la saison suivante. Choisissez la quatrième, qui a des moutons, des cochons et des vaches pour vos abris.

        Vous avez plus de keyples qu’une équipe n’en peut avoir. Les deux de trop se reposent sur la tuile keyp : laissez-y deux gris. Ils serviront encore.
    .hint = Choisissez la face 4 ; puis laissez se reposer un keyple gris, et encore un gris.
    .rest = La face 4, puis deux keyples gris sur la tuile keyp.
    .fold = Cherchez les animaux : la quatrième a des cochons, des moutons et des vaches ensemble.
    .spare = Les autres couleurs ont leurs champs sur le nouveau plateau. Laissez se reposer les gris.
first-winter = L’hiver : remplissez les abris
    .text =
        L’hiver est la dernière saison, et vous commencez. Votre { tile-sheep-shelter } a de la place pour quatre moutons, et il y en a un ; votre { tile-pig-sty } a de la place pour quatre cochons, et elle est vide. Chaque animal vaut deux points.

        - Jouez le keyple vert clair sur les moutons du plateau A. La bordure est vert clair : deux moutons viennent.
        - Jouez un keyple noir sur les cochons du plateau A : un cochon.
        - Au tour suivant, jouez-y l’autre noir, et couchez cette fois le premier : ensemble ils ont deux actions, deux cochons.

        À chaque fois, l’autre joueur peut participer ou refuser : tout le monde n’a pas besoin de moutons. Et il jouera son keyper sur le plateau A, qui est riche à présent. Les plateaux se revendiquent à chaque saison.
    .hint = Keyple vert clair aux moutons ; keyple noir aux cochons ; encore un noir aux cochons, et couchez le premier.
    .rest = Le vert clair aux moutons, un noir aux cochons, encore un noir aux cochons en couchant le premier.
    .colour = D’abord le keyple vert clair, puis les deux noirs.
    .keyper = Le keyper peut attendre cette fois : les animaux sont rares.
    .place = D’abord les moutons, puis deux fois les cochons, tous sur le plateau A.
    .leave = Couché, il aide le nouveau : deux cochons au lieu d’un. En hiver, on ne garde rien pour plus tard.
first-keyp = Le keyper et ses aides
    .text =
        L’autre joueur a pris trois moutons, avec deux keyples dans le même champ. Jouez maintenant votre keyper. Il ne reste que le plateau B, et en dernière saison peu importe : il n’y a plus d’équipe à gagner.

        Mais le keyper fait autre chose encore. Les keyples qui se reposent sur votre tuile keyp se couchent quand il est joué, et chacun rapporte un bien à votre choix. Les gris, marron et orange rapportent argile, rondin, roche ou blé ; les autres, un animal. Prenez de l’argile et un rondin : ils paieront une { tile-farmyard }.
    .hint = Jouez le keyper sur le plateau B ; prenez de l’argile, puis un rondin.
    .rest = Le keyper sur le plateau B, puis argile et rondin.
    .keyple = D’abord votre keyper : ses aides apportent ce qu’il faut pour le prochain bâtiment.
    .gain = De ce qui est offert, il vous faut d’abord de l’argile, puis un rondin.
first-horses = Un autre bateau
    .text =
        La rivière du plateau B est libre, et le bateau 6 transporte en hiver chevaux et moutons. Vous avez un keyple bleu clair, qui s’y connaît en bateaux : sur une rivière, bordée de bleu clair, il a deux actions seul, et trois si quelqu’un participe.

        Appuyez sur « Suite » : vous l’y jouez, l’autre joueur participe, et chacun prend un mouton et deux chevaux. Puis l’autre joueur construit et améliore une { tile-sheep-shelter }.

        Vos chevaux n’ont pas encore d’écurie. Il leur faut une place avant la fin de la saison.
first-yard = La cour de ferme
    .text =
        Une { tile-farmyard }, voilà ce qu’il faut : elle abrite quatre vaches, chevaux, cochons et moutons à volonté, et compte chaque espèce différente : un point, ou deux si elle est améliorée. Quatre espèces dans une cour améliorée font huit points. Vous avez déjà moutons, cochons et chevaux ; la vache viendra ensuite.

        - Jouez le keyple orange sur le champ de construction du plateau A, construisez la { tile-farmyard } sur la troisième parcelle de la ferme, et payez avec un rondin et une roche.
        - Au tour suivant, jouez le keyple gris sur le champ d’amélioration du plateau B et améliorez la { tile-farmyard } avec l’argile.

        Les champs de construction permettent de construire sur toute parcelle sans y placer de keyple. Certains champs font de même au rabais.
    .hint = Keyple orange, champ de construction du plateau A, { tile-farmyard }, troisième parcelle, rondin et roche. Puis keyple gris, champ d’amélioration du plateau B, { tile-farmyard }.
    .rest = L’orange : la { tile-farmyard } sur la troisième parcelle pour un rondin et une roche. Puis le gris : améliorez-la sur le plateau B.
    .colour = D’abord l’orange, pour construire ; puis le gris, pour améliorer.
    .place = D’abord le champ de construction du plateau A, puis le champ d’amélioration du plateau B.
    .tile = La { tile-farmyard } accepte tous les animaux : c’est elle qu’il faut.
    .plot = Les parcelles de la ferme se remplissent dans l’ordre : c’est le tour de la troisième.
    .pay = Gardez l’argile pour l’amélioration. Payez avec un rondin et une roche.
    .stop = Pas encore : la { tile-farmyard } reste à construire.
first-close = Les dernières pièces
    .text =
        Il ne vous manque plus qu’une vache, et quelques points maritimes seraient les bienvenus. Le reste de l’hiver se joue pour vous, afin que vous puissiez regarder :

        - un keyple marron ramène une vache,
        - un blanc amène le bateau 5 à la rivière du plateau A, qui transporte vaches et cochons : vous prenez un cochon et vendez une vache, et avec votre dernière pièce vous prenez une vache et vendez un cochon,
        - l’autre joueur couche des keyples pour construire, et pour travailler sur le même bateau.

        Regardez combien de tours il reste à l’autre joueur après le dernier keyple : un seul.
first-count = Le décompte final
    .text =
        Vous gagnez par 29 points à 24 ! Votre { tile-sheep-shelter } rapporte 6, la { tile-farmyard } avec ses quatre espèces 8, la { tile-pig-sty } 4, le { tile-stonemason } 5, la foire de printemps 2 et les bateaux 4. Le tableau des points montre chaque ligne. Quand un animal peut aller dans plusieurs abris, la meilleure place est trouvée pour vous.

        Une partie complète a quatre saisons, chaque fois de nouvelles faces, des tuiles de campagne tirées du sac avec leurs points et leurs pouvoirs, des gemmes, et des foires d’hiver que tous voient. Trois conseils :

        - Participez souvent, et faites participer : jouez là où les autres ont la couleur aussi.
        - Choisissez votre plateau pour ses keyples autant que pour ses champs.
        - Commencez dès le printemps à réunir quelque chose ; ce qui est amélioré rapporte.

        Jouez maintenant votre propre partie. La table facile est prête.
