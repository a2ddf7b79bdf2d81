### Leçons de Keyflower.

first = Votre premier village
    .about = Une partie courte à deux, printemps et hiver, de la première enchère au décompte final : enchérir, utiliser, surenchérir, prendre un bateau, améliorer, marquer.

first-welcome = Un village et huit ouvriers
    .text =
        Dans Keyflower, vous bâtissez un village, tuile après tuile, en quatre saisons : printemps, été, automne et hiver. Cette première partie en a deux, le printemps et l’hiver. Qui a le plus de points après l’hiver gagne.

        Votre village commence avec une seule tuile, votre maison, qui est éclairée. Au-dessus se trouvent vos ouvriers : deux bleus, deux rouges et quatre jaunes. Les autres ne voient pas combien vous en avez de chaque couleur. Les ouvriers sont tout dans ce jeu. Ils sont votre argent, car vous enchérissez avec eux pour de nouvelles tuiles. Et ils sont vos bras, car vous utilisez les tuiles avec eux. Les mêmes huit ouvriers doivent faire les deux : chacun compte.

        Au milieu, six tuiles de printemps sont aux enchères. Ce que vous y gagnez entre dans votre village et y reste.

        Les joueurs font à tour de rôle une seule chose, jusqu’à ce que tous passent à la suite. Il n’y a que deux choses à faire : enchérir sur une tuile, ou utiliser une tuile.
first-bid = Votre première enchère
    .text =
        La tuile éclairée s’appelle { village-miner } : qui l’utilise reçoit deux fers. Le fer vous sera utile en hiver, essayez donc de la gagner.

        Pour enchérir, appuyez sur la tuile, choisissez une couleur et dites combien d’ouvriers. Mettez-y un ouvrier jaune. La couleur compte, car voici la règle la plus importante de Keyflower : désormais, seuls des ouvriers jaunes comptent sur cette tuile. Qui veut surenchérir doit en avoir davantage de jaunes, et qui veut utiliser la tuile doit le faire avec des jaunes aussi. Si les autres ont peu d’une couleur, une enchère dans cette couleur est sûre.

        Vous avez quatre ouvriers jaunes, plus que de toute autre couleur. Les autres ne le savent pas.
    .hint = Appuyez sur la tuile { village-miner }, puis sur jaune, puis sur 1.
    .rest = Enchérissez avec un ouvrier jaune sur la tuile { village-miner }.
    .tile = Une bonne tuile aussi, mais votre plan d’hiver demande du fer : enchérissez sur la tuile { village-miner }.
    .use = Vous pourriez l’utiliser tout de suite, mais assurez-vous d’abord qu’elle sera à vous : enchérissez.
    .pass = Rien n’est fait encore. Enchérissez sur la tuile { village-miner }.
    .colour = Vous avez surtout des ouvriers jaunes, et vous voudrez utiliser cette tuile avec eux. Enchérissez en jaune.
    .number = Un suffit pour commencer : vous pourrez en ajouter si quelqu’un surenchérit.
first-use = Au travail
    .text =
        L’autre joueur a misé un ouvrier bleu sur la tuile { village-apprentice-hall }.

        Utilisez maintenant la tuile { village-miner }. Une tuile aux enchères peut être utilisée par tous, avant d’être à quelqu’un ; et il en va de même des tuiles des villages, du vôtre comme de celui d’un autre ! Les ouvriers que vous envoyez vont sur la tuile et y restent jusqu’à la fin de la saison. Ensuite ils vont au propriétaire de la tuile. Utilisez donc de préférence les tuiles qui seront à vous : vos ouvriers vous reviendront.

        Envoyez-y un ouvrier jaune. Le fer va sur votre maison, puisque la tuile n’est pas encore dans votre village.
    .hint = Utilisez la tuile { village-miner }, avec 1 ouvrier.
    .rest = Utilisez la tuile { village-miner } avec un ouvrier.
    .bid = Vous menez déjà sur cette tuile. Utilisez-la maintenant.
    .tile = Une autre tuile apporterait autre chose. Vous voulez du fer : utilisez la tuile { village-miner }.
    .pass = Vos ouvriers attendent : utilisez la tuile { village-miner }.
    .number = La première fois, un ouvrier suffit. Davantage serait du gaspillage.
first-again = La deuxième fois coûte plus
    .text =
        L’autre joueur vise maintenant la tuile { village-key-mine }, en rouge.

        Une tuile peut être utilisée encore dans la même saison, mais chaque fois il faut un ouvrier de plus que la fois d’avant : un la première fois, deux la deuxième, trois la troisième. Et jamais plus de six ouvriers en tout sur une tuile. Personne ne peut donc utiliser une tuile sans fin, et il est bon d’en avoir plusieurs.

        Votre tuile { village-miner } a été utilisée une fois. Utilisez-la encore, avec deux ouvriers : des jaunes, comme tout sur cette tuile. Il ne vous restera plus de jaune, mais ceux qui s’y trouvent vous reviendront si vous la gagnez.
    .hint = Utilisez encore la tuile { village-miner }, avec 2 ouvriers.
    .rest = Utilisez une fois de plus la tuile { village-miner }, avec deux ouvriers.
    .bid = Vous pourriez enchérir aussi. Mais d’abord du fer, tant que personne ne vous gêne.
    .tile = Celle-là apporte autre chose. Utilisez une deuxième fois la tuile { village-miner }.
    .pass = Il vous reste des ouvriers : employez-les.
first-blue = Une autre couleur
    .text =
        Quatre fers se trouvent sur votre maison. L’autre joueur a misé en bleu sur la tuile { village-workshop }.

        Il vous reste deux ouvriers bleus et deux rouges. La tuile { village-gold-mine } apporte de l’or, et l’or est particulier : à la fin chaque or vaut un point, et il remplace toute autre ressource quand il faut payer. Personne n’y a enchéri, la couleur est donc à votre choix. Misez un ouvrier bleu.

        Il y a aussi des ouvriers verts, mais pas dans le sac au début : certaines tuiles changent d’autres ouvriers en verts. Ils sont rares, et une enchère verte est difficile à dépasser.
    .hint = Enchérissez sur la tuile { village-gold-mine }, bleu, 1.
    .rest = Misez un ouvrier bleu sur la tuile { village-gold-mine }.
    .tile = Cette tuile peut attendre. La { village-gold-mine } est encore libre, et bon marché.
    .use = En l’utilisant maintenant, vous donneriez l’ouvrier à qui gagnera la tuile. Enchérissez d’abord.
    .pass = Une tuile pour un ouvrier, c’est une aubaine. Enchérissez sur la { village-gold-mine }.
    .colour = Le rouge servira pour la tuile suivante. Misez en bleu.
    .number = Là où personne n’a enchéri, un ouvrier suffit.
first-alehouse = De nouveaux ouvriers
    .text =
        L’autre joueur a utilisé la tuile { village-workshop }, qui n’est encore à personne, et a reçu une pierre.

        La tuile { village-alehouse } fait venir des ouvriers du sac, un par utilisation. Plus d’ouvriers, c’est plus d’enchères et plus d’utilisations : on se la dispute dans toutes les parties. Misez-y un ouvrier rouge.

        Au tour suivant, utilisez-la aussitôt : envoyez votre autre ouvrier rouge et tirez-en un nouveau du sac. Il disparaît derrière votre écran, et nul autre n’en voit la couleur. Vous n’y perdez rien : si vous gagnez la tuile, le rouge qui s’y trouve vous revient aussi.
    .hint = Enchérissez sur la tuile { village-alehouse }, rouge, 1. Au tour suivant, utilisez-la avec 1 ouvrier.
    .rest = Misez un ouvrier rouge sur la tuile { village-alehouse }, puis utilisez-la avec l’autre.
    .tile = D’abord la tuile { village-alehouse } : ce sont les ouvriers qui manquent.
    .use = Dans cet ordre : enchérissez sur la tuile { village-alehouse }, et utilisez-la au tour suivant.
    .pass = La tuile { village-alehouse } est encore à prendre : enchérissez.
    .colour = Prenez rouge, pour pouvoir utiliser la tuile avec votre autre ouvrier rouge.
    .number = Un ouvrier suffit.
first-overbid = Surenchérissez
    .text =
        Vous avez tiré un ouvrier bleu. Et voyez : l’autre joueur a passé. Passer n’est pas définitif. C’est fini seulement quand tous passent à la suite.

        L’autre joueur mène sur la tuile { village-workshop } avec un ouvrier bleu. Vous en avez deux à présent. Une surenchère doit être de la même couleur et compter plus d’ouvriers : misez-en deux, et vous menez.

        L’ouvrier dépassé n’est pas perdu. Son propriétaire peut le reprendre à un tour suivant et l’employer ailleurs, avec d’autres de sa couleur.
    .hint = Enchérissez sur la tuile { village-workshop }, avec 2 ouvriers.
    .rest = Surenchérissez sur la tuile { village-workshop }, avec deux ouvriers bleus.
    .tile = Là, l’autre joueur a une couleur que vous n’avez pas, ou vous menez déjà. Surenchérissez sur la tuile { village-workshop }.
    .use = Vous pourriez utiliser quelque chose, mais la tuile { village-workshop } irait à l’autre joueur.
    .pass = Vous avez deux ouvriers bleus, et il en faut justement deux. Surenchérissez !
first-passing = La fin du printemps
    .text =
        Vous menez sur quatre tuiles : { village-miner }, { village-gold-mine }, { village-alehouse } et { village-workshop }. Bien misé !

        Appuyez sur « Suite » et regardez ce que fait l’autre joueur. L’ouvrier bleu que vous avez dépassé va sur la tuile { village-apprentice-hall } et y travaille, pour une compétence. Vous n’avez plus rien à faire et passez tout seul, puis l’autre passe aussi, et le printemps est fini.

        Tout se règle alors d’un coup. Qui mène sur une tuile la gagne. L’enchère gagnante va dans le sac et elle est perdue : c’est ce que vous payez. Mais les ouvriers qui se trouvent sur la tuile pour l’avoir utilisée vont au nouveau propriétaire. Vous récupérez vos trois jaunes de la tuile { village-miner } et le rouge de la tuile { village-alehouse }.
first-boat = Les bateaux arrivent
    .text =
        À la fin de chaque saison, les bateaux apportent de nouveaux ouvriers et des compétences. Qui choisit d’abord ? Celui qui a gagné la tuile { order-order-1 }. Personne n’a enchéri dessus, le premier joueur choisit donc, et c’est vous. Ainsi l’ordre du tour vaut une enchère de temps en temps.

        Deux bateaux sont là, avec des ouvriers et des compétences visibles. Vous savez maintenant ce qui vous manque. Regardez aussi les compétences : une enclume, une pioche ou une scie, voilà ce que coûtent bien des améliorations. Celle de la tuile { village-miner } coûte une enclume, et le { boat-keyflower } en apporte une. Prenez-le.
    .hint = Appuyez sur le bateau nommé Keyflower.
    .rest = Prenez le Keyflower : il apporte une enclume.
    .other = Celui-là apporte deux pioches, et vous n’avez rien à améliorer avec. Prenez le Keyflower, pour l’enclume.
first-village = Dessinez le village
    .text =
        On pose maintenant les tuiles gagnées. Chaque joueur les ajoute à son village, de sorte que les routes rejoignent les routes et qu’aucune ne bute sur un pré. Vous pouvez tourner une tuile à votre gré.

        Pourquoi importe-t-il où elles se trouvent ? Parce que les ressources doivent être transportées, et seulement par les routes. Une ressource vaut là où l’on en a besoin : pour une amélioration, elle doit se trouver sur la tuile même, et à la fin seul ce qui est posé sur certaines tuiles compte pour elles.

        Appuyez sur « Suite » : vos quatre tuiles sont posées pour vous, toutes reliées par la route. Dans une partie complète viendraient l’été et l’automne, avec des tuiles qui coûtent plus et rapportent plus. Ici, c’est tout de suite l’hiver.
first-winter = Ce que vous cachiez
    .text =
        L’hiver est différent. Les tuiles d’hiver ne viennent pas d’une pile : chacun en a reçu au début, en secret, et choisit maintenant lesquelles sont mises aux enchères. Une au moins, et tous peuvent enchérir sur toutes. Personne n’utilise les tuiles d’hiver : elles ne font que compter, tout à la fin.

        Vous préparez donc toute la partie d’après les tuiles d’hiver que vous avez en main, en espérant que nul ne devine. Les vôtres sont :

        - { winter-apothecary } : trois points par cinq ouvriers.
        - { winter-watermill } : un point par ressource d’une seule sorte. Vous avez quatre fers.
        - { winter-scribes } : dix points pour une scie, une pioche et une enclume.

        Mettez-les en jeu toutes les trois : cela ne donne pas plus à l’autre qu’à vous.
    .hint = Choisissez les trois : { winter-apothecary }, { winter-scribes } et { winter-watermill }.
    .rest = Mettez en jeu les trois tuiles d’hiver.
    .fewer = Vous pourriez en garder, mais ici nous les voulons toutes les trois sur la table.
first-plan = Une enchère sûre
    .text =
        L’autre joueur a mis une tuile en jeu, et vient de miser un ouvrier rouge sur l’ordre du tour : en hiver, cette tuile rapporte des points pour ses voisines.

        Vous êtes revenu avec beaucoup d’ouvriers : ceux du bateau, ceux de vos tuiles. Un seul est rouge. Une enchère rouge est la plus sûre, car l’autre vient de dépenser un rouge. Misez-le sur la tuile { winter-apothecary }. Chaque groupe de cinq ouvriers qui vous restera à la fin vaudra alors trois points, où qu’ils soient et qu’ils aient travaillé ou non.
    .hint = Enchérissez sur la tuile { winter-apothecary }, rouge, 1.
    .rest = Misez un ouvrier rouge sur la tuile { winter-apothecary }.
    .tile = Cela viendra. Commencez par la tuile { winter-apothecary } : vous avez beaucoup d’ouvriers.
    .use = Il reste du temps pour cela. Assurez-vous d’abord la tuile { winter-apothecary }.
    .pass = Après l’hiver, il n’y a plus rien. Enchérissez !
    .colour = De cette couleur, l’autre en a beaucoup. Le rouge est plus rare : misez en rouge.
first-haul = Transporter et améliorer
    .text =
        L’autre joueur passe et attend. Il est temps d’utiliser votre maison : une maison permet de transporter des ressources et d’améliorer une tuile. La vôtre donne un pas et une amélioration.

        Utilisez-la avec un ouvrier jaune. Améliorez d’abord la tuile { village-miner } : cela coûte l’enclume du bateau. Améliorée, elle apporte du fer et de l’or au lieu de deux fers, et vaut trois points à la fin. Puis portez un fer d’un pas, par la route, jusqu’à la tuile { village-workshop }.

        La plupart des améliorations coûtent des ressources, qu’il faut d’abord porter sur la tuile ; les compétences se paient de derrière votre écran, où que soit la tuile. De meilleures tuiles ont plus de pas. Dans une partie complète vous ferez cela souvent : dessinez un village aux chemins courts.
    .hint = Utilisez { home-home-1 }, jaune, 1. Puis améliorez la tuile { village-miner }, puis portez un fer de votre maison à la tuile { village-workshop }.
    .rest = Utilisez votre maison avec un ouvrier jaune ; améliorez la tuile { village-miner } ; portez un fer à la tuile { village-workshop }.
    .bid = Dans un instant. D’abord l’amélioration, qui rend la tuile meilleure.
    .tile = Transporter et améliorer se fait à la maison : utilisez votre maison.
    .colour = Gardez les bleus pour la { village-gold-mine } : prenez un ouvrier jaune.
    .number = Un ouvrier suffit : personne n’a utilisé votre maison cette saison.
    .carry = Améliorez d’abord la tuile { village-miner } ; puis portez un fer à la tuile { village-workshop }.
    .done = Ce n’est pas fini : améliorez la tuile { village-miner }, et portez un fer à la tuile { village-workshop }.
    .pass = Votre village est plein de tuiles que personne n’a utilisées : continuez.
first-mill = Un tirage heureux
    .text =
        C’est de fer que vous avez le plus, et la tuile { winter-watermill } donne un point pour chacun. Vous aimeriez enchérir dessus, mais dans une couleur que l’autre joueur ne peut pas suivre aisément.

        Utilisez d’abord la tuile { village-alehouse }, avec un ouvrier jaune, et voyez ce qui sort du sac : un rouge ! Misez-le sur la tuile { winter-watermill }.

        Dans cette leçon ce n’est pas un hasard, car tous les tirages sont écrits d’avance. Dans une vraie partie, il faut prendre ce qui vient.
    .hint = Utilisez la tuile { village-alehouse }, jaune, 1. Puis enchérissez sur la tuile { winter-watermill }, rouge, 1.
    .rest = Utilisez la tuile { village-alehouse } avec un ouvrier jaune, puis misez le rouge sur la tuile { winter-watermill }.
    .use = D’abord la tuile { village-alehouse }, pour un nouvel ouvrier.
    .colour = Jaune pour la tuile { village-alehouse }, rouge pour la tuile { winter-watermill }.
    .number = Un ouvrier suffit.
    .pass = Il y a d’abord un nouvel ouvrier à prendre.
first-iron = Du fer, encore du fer
    .text =
        Maintenant tout va au fer, pour la tuile { winter-watermill }. Quelles tuiles en donnent ? Les vôtres, et les ouvriers restent à vous.

        - Utilisez la tuile améliorée { village-miner } avec un ouvrier jaune : fer et or.
        - Au tour suivant, utilisez la tuile { village-workshop } avec un ouvrier jaune, et prenez du fer.

        Les ressources se trouvent maintenant sur les tuiles mêmes, puisqu’elles sont dans votre village. Pour la tuile { winter-watermill }, peu importe où elles sont ; pour une amélioration, cela compterait.

        L’autre joueur passe encore et encore et garde ses ouvriers. Ne vous pressez pas pour autant : tant qu’un joueur agit, les autres le peuvent aussi.
    .hint = Utilisez la tuile { village-miner }, jaune, 1 ; puis la tuile { village-workshop }, jaune, 1, et prenez du fer.
    .rest = { village-miner } avec un ouvrier jaune ; puis { village-workshop } avec un ouvrier jaune, pour du fer.
    .tile = D’abord la tuile { village-miner }, puis la tuile { village-workshop }.
    .bid = Vous menez là où vous voulez. Du fer maintenant !
    .colour = Jaune, puisque vous en avez le plus ; le bleu est pour la { village-gold-mine }.
    .number = La première fois d’une saison, un ouvrier suffit.
    .take = Le bois ou la pierre resterait seul. Vous réunissez du fer.
    .pass = Vous avez des ouvriers et des tuiles : employez-les avant de passer.
first-rest = Tout le monde au travail
    .text =
        Que reste-t-il à faire ? La { village-gold-mine } rapporte un point avec chaque or. La tuile { village-miner } peut servir une deuxième fois, avec deux ouvriers. Et même la tuile { village-apprentice-hall }, dans le village de l’autre, vous est ouverte : vous recevez une compétence, mais l’ouvrier reste à son propriétaire. Vers la fin de la partie, cela vous coûte peu.

        Appuyez sur « Suite » : vous utilisez la { village-gold-mine }, encore la tuile { village-miner }, la tuile { village-apprentice-hall } et une fois de plus la { village-gold-mine }, tandis que l’autre passe. Quand vous passez aussi, la partie finit, et les tuiles d’hiver vont aux plus offrants. Celles que personne n’a voulues quittent le jeu.
first-last = Les dernières tuiles
    .text =
        Vous avez gagné les tuiles { winter-apothecary } et { winter-watermill }. L’autre joueur a l’ordre du tour et a donc pris un bateau d’abord : en hiver, les bateaux aussi sont des tuiles qui comptent. Vous recevez le { boat-keyflower }, qui donne un point par pas que permettent les tuiles de votre village.

        Les tuiles d’hiver et les bateaux se posent près du village comme toutes les autres. Puis on compte. Vous n’avez rien à calculer : quand un ouvrier ou une ressource peut compter pour plusieurs tuiles, le meilleur partage est trouvé pour vous.

        Appuyez sur « Suite » pour le décompte final.
first-count = Le décompte final
    .text =
        Vous gagnez par 21 points à 7 ! On voit aisément d’où ils viennent :

        - la tuile améliorée { village-miner } : 3,
        - { winter-apothecary } : 6, pour dix ouvriers,
        - { winter-watermill } : 7, pour sept fers,
        - quatre ors : 4,
        - le Keyflower : 1.

        Une partie complète a entre les deux l’été et l’automne, avec des tuiles pour transporter, pour changer une ressource en une autre, pour des ouvriers verts, et des tuiles d’automne qui comptent ce qui s’y trouve. Trois conseils :

        - Laissez vos tuiles d’hiver vous dire tôt ce qu’il faut réunir.
        - Choisissez avec soin la couleur d’une enchère : elle dit qui peut vous suivre, et qui peut utiliser la tuile.
        - Utilisez vos propres tuiles, pour que vos ouvriers vous reviennent.

        Jouez maintenant votre propre partie : une table facile est prête.
