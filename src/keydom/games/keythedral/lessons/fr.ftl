### Leçons de Keythedral.

first = Votre première cathédrale
    .about = Une partie courte à deux, du premier champ au dernier siège : ouvriers, récolte, sièges, une barrière, une loi et le marchand.

first-welcome = Une cathédrale pour tous
    .text =
        Bienvenue à Keythedral ! Avec les autres joueurs, vous construisez une seule cathédrale, et chacun en veut les meilleurs sièges. Tout tourne autour d’eux : chaque siège vaut des points, et à la fin rien d’autre ne compte.

        Les sièges se paient en cubes : pierre, bois, eau, nourriture et vin. Les cubes viennent des champs, et vos ouvriers vont les chercher. La partie commence donc par le pays lui-même, que les joueurs dessinent.

        À deux joueurs, le pays commence avec une carrière et une forêt, maintenant éclairées. À tour de rôle, chacun pose un champ puis un cottage, cinq fois. Vous êtes bleu.
first-field = Posez un champ, puis un cottage
    .text =
        Vous avez tiré un lac. Posez-le juste au-dessus de la carrière : les champs forment des rangées et des colonnes.

        Choisissez ensuite votre cottage numéro 1 et posez-le là où quatre champs peuvent se rejoindre, entre le lac, la carrière et la forêt. Un cottage se trouve aux coins des champs, et ses ouvriers n’atteignent que les champs qui le touchent. Un cottage qui touche beaucoup de champs différents est donc un bon cottage.
    .hint = Appuyez sur la place libre au-dessus de la carrière, puis sur votre cottage numéro 1, puis sur le coin où se touchent le lac, la carrière et la forêt.
    .rest = Posez le lac au-dessus de la carrière, et le cottage 1 au coin entre les deux.
    .field = Le lac peut aller là, mais votre premier cottage atteindrait moins de champs. Posez-le juste au-dessus de la carrière.
    .cottage = Tous les cottages seront posés. Commencez par le numéro 1.
    .site = De là, ce cottage atteindrait moins de champs. Choisissez le coin où se touchent le lac, la carrière et la forêt.
first-laid = Le pays se remplit
    .text =
        Un bel endroit : d’ici, un ouvrier peut rapporter de l’eau, de la pierre ou du bois.

        L’autre joueur, jaune, pose à son tour un champ et un cottage, et ainsi de suite jusqu’à ce que chacun en ait posé cinq. Les champs n’appartiennent à personne. Les cottages de vos voisins peuvent toucher les mêmes champs que les vôtres, et alors c’est le premier arrivé qui est servi.

        Appuyez sur « Suite » : le reste du pays est posé pour vous.
first-round = Cinq numéros
    .text =
        Le pays est prêt, et les quatre premiers sièges de la cathédrale sont visibles, chacun avec son prix en cubes.

        Une manche a cinq phases : les ouvriers partent, chacun récolte, chacun dépense, les ouvriers rentrent, et l’on cherche le premier joueur suivant.

        Pendant la première phase, les joueurs choisissent à tour de rôle un numéro de 1 à 5. Tous les cottages de ce numéro, chez tout le monde, envoient alors un ouvrier, celui de qui a choisi d’abord. Un champ n’a de place que pour un ouvrier : ce que vous appelez tôt, vous l’obtenez.

        Vous êtes premier joueur. Choisissez le numéro 2 et envoyez son ouvrier au lac.
    .hint = Appuyez sur le numéro 2, puis sur le lac éclairé.
    .rest = Choisissez le numéro 2 et envoyez son ouvrier au lac.
    .order = Tous les numéros sont permis, mais le cottage 2 a le moins de champs : appelez-le d’abord, tant que le lac est libre.
    .work = Du bois, il y en a ailleurs ; de lac, vous n’en avez qu’un. Envoyez cet ouvrier au lac.
first-workers = Premier arrivé, premier servi
    .text =
        Jaune a ensuite choisi le numéro 1 et pris une carrière. C’est maintenant le tour de votre cottage 1, puis vous choisirez de nouveau.

        Regardez le prix des sièges visibles : on y demande du bois, de l’eau, de la nourriture et de la pierre. Pensez à ce que vous pouvez encore atteindre, et à ce que veut aussi votre voisin.

        - Cottage 1 : prenez du bois dans la forêt du milieu.
        - Choisissez ensuite le numéro 3, et prenez du bois dans la forêt du bas.
        - Cottage 4 : prenez de la nourriture à la ferme.
        - Cottage 5 : prenez du vin au vignoble.

        S’il ne reste qu’un champ pour un ouvrier, il y va de lui-même ; s’il n’en reste aucun, il reste à la maison.
    .hint = Le cottage 1 dans la forêt à côté de la carrière ; le numéro 3 et la forêt sous la carrière ; le cottage 4 à la ferme de gauche ; le cottage 5 au vignoble de gauche.
    .rest = Suivez la liste : bois, numéro 3, bois, nourriture, vin.
    .order = Ce numéro viendra plus tard. Choisissez maintenant le 3, tant que la forêt voisine est libre.
    .work = Ce champ n’est pas dans la liste : bois, bois, nourriture, vin.
first-buy = Le premier siège
    .text =
        C’était la récolte : chaque ouvrier a rapporté le cube de son champ. Vous avez deux bois, et une eau, une nourriture et un vin ; vous les voyez dans votre panneau.

        Vient la troisième phase : les dépenses. Les joueurs font à tour de rôle une action, jusqu’à ce que plus personne ne veuille agir. L’action la plus importante est d’acquérir un siège. Celui qui est éclairé coûte du bois et de l’eau. Vous l’annoncez, puis vous payez : il faut ici deux pressions, car les autres peuvent répondre à une annonce par des lois.
    .hint = Appuyez sur le siège éclairé, puis payez-le.
    .rest = Acquérez le siège éclairé, contre du bois et de l’eau.
    .other = Ce siège coûte de la nourriture et de l’eau. Il conviendrait aussi, mais la nourriture vous manquerait bientôt. Prenez celui qui est éclairé.
    .pass = Vous pouvez payer un siège, et il n’y en a que quatre : ne les laissez pas tous aux autres.
    .fence = Une barrière coûte du bois. D’abord le siège, avant qu’un autre ne le prenne.
    .trade = Le marchand donne un cube pour deux. Vous n’en avez pas besoin : le siège éclairé coûte ce que vous avez.
    .craft = Les cubes d’artisanat ne paient que les sièges des étapes suivantes. Prenez un siège maintenant.
    .law = Une loi serait votre dernière action de la manche. D’abord le siège !
first-fence = Une barrière contre le voisin
    .text =
        Jaune a pris un siège aussi : un point chacun.

        Il vous reste du bois, de la nourriture et du vin. Pour un bois, vous pouvez poser une barrière entre n’importe quel cottage et un champ : aucun ouvrier n’y passe plus. Le cottage 3 de jaune atteint quatre champs, dont la carrière du milieu. Cette carrière, vous aimeriez la garder pour vous.

        Posez une barrière, choisissez le cottage 3 de jaune, puis le côté de la carrière. Vous avez trois barrières pour toute la partie. Si tous les côtés d’un cottage sont barrés, son propriétaire le pose ailleurs.
    .hint = Appuyez sur « Poser une barrière », puis sur jaune 3, puis sur la carrière éclairée.
    .rest = Posez une barrière entre le cottage 3 de jaune et la carrière.
    .beside = Ce cottage pourrait être barré aussi, mais c’est jaune 3 qui atteint votre carrière.
    .toward = La barrière doit se trouver du côté de la carrière du milieu.
    .pass = Il vous reste du bois, et le bois fait une barrière. Ne passez pas encore.
    .law = Après une loi, vous n’avez plus d’action dans cette manche. D’abord la barrière.
first-law = Une loi en main
    .text =
        Jaune a passé, et peut encore revenir tant que la phase dure. Vous avez de la nourriture et du vin. Contre un cube quelconque, vous pouvez prendre une carte Loi. C’est toujours votre dernière action de la manche : faites-le quand il n’y a rien de mieux à faire.

        Les lois restent secrètes et se jouent quand elles vous aident : certaines rendent les sièges plus chers ou moins chers, d’autres gâtent une récolte ou changent ce que les autres peuvent faire. Payez en vin, voyez quelle loi vous recevez, et jouez-la aussitôt sur votre cottage 1 : une maison, gratuite !

        Au début de chaque phase, on vous demande si vous jouez une loi. Sans cette loi, une maison coûte une pierre et un bois.
    .hint = Appuyez sur « Prendre une carte Loi », payez en vin, et jouez la loi sur le cottage bleu 1.
    .rest = Prenez une carte Loi, payez-la en vin, et jouez-la sur votre cottage 1.
    .food = Gardez la nourriture : elle servira tout de suite. Payez en vin.
    .cottage = Tout cottage peut devenir une maison, mais le numéro 1 atteint quatre champs : deux ouvriers y trouvent le plus à faire.
    .decline = Vous pourriez garder la loi, mais une maison rapporte dès la manche suivante. Jouez-la maintenant.
    .pass = Il vous reste des cubes : prenez une carte Loi avant de passer.
first-bid = Qui commence ?
    .text =
        Votre cottage est devenu une maison et enverra désormais deux ouvriers.

        Les ouvriers sont rentrés, et la dernière phase demande qui commence la manche suivante. Le marqueur est passé à jaune, qui désignerait donc le premier joueur. Mais chacun peut offrir une fois des cubes pour ce droit. Si vous gagnez, vous payez le détenteur ; pour gagner, il lui suffit d’égaler l’offre la plus haute.

        Commencer avec votre maison vaut bien quelque chose. Offrez un cube, et si jaune ne l’égale pas, désignez-vous.
    .hint = Offrez 1, puis désignez-vous comme premier joueur.
    .rest = Offrez un cube, puis désignez-vous.
    .pass = Jaune commencerait et prendrait les meilleurs champs. Une nourriture est un prix honnête pour commencer.
    .rival = Vous avez payé le droit de commencer : désignez-vous.
first-two = Une maison en envoie deux
    .text =
        Une nouvelle manche, et vous commencez. Votre maison porte le numéro 1, choisissez donc le 1 : ses deux ouvriers partent dans le même tour, vers deux champs différents. Prenez de la pierre dans la carrière du milieu et du bois dans la forêt voisine. La barrière tient le cottage 3 de jaune à l’écart de cette carrière.

        Ensuite jaune appelle le 5 : envoyez l’ouvrier de votre cottage 5 au lac, pour l’eau. Puis c’est à vous d’appeler. Choisissez le 3 ; son ouvrier va de lui-même à la ferme, car aucun autre champ ne lui reste.
    .hint = Le numéro 1, la carrière, la forêt voisine ; puis le lac pour le cottage 5 ; puis le numéro 3.
    .rest = Le numéro 1 : carrière et forêt. Puis le lac, puis le numéro 3.
    .order = Appelez d’abord le 1, pour la maison ; quand vous choisirez de nouveau, le 3.
    .work = La maison prend pierre et bois dans les deux champs du milieu ; le cottage 5 prend de l’eau au lac.
first-stage = Les étapes de la cathédrale
    .text =
        Encore une récolte : une pierre, deux bois, de l’eau, de la nourriture et du vin. Six cubes, quand jaune en a reçu quatre : voilà votre maison à l’œuvre.

        La cathédrale se vend par étapes. Ce n’est que quand le dernier siège d’une étape est pris que ceux de la suivante sont retournés, et chaque étape vaut davantage : un siège de l’étape 1 vaut 1 point, de l’étape 2 deux points, et ainsi de suite jusqu’à 5. Les premiers sièges sont bon marché ; les derniers demandent du fer, des vitraux et de l’or, que les artisans vendent pour deux, trois et quatre cubes.

        Il reste deux sièges de l’étape 1. Prenez celui qui est éclairé, contre pierre et bois.
    .hint = Appuyez sur le siège éclairé, puis payez-le.
    .rest = Acquérez le siège éclairé, contre de la pierre et du bois.
    .other = Celui-là coûte pierre et nourriture, et vous aurez bientôt besoin de la nourriture. Prenez celui qui est éclairé.
    .house = Une deuxième maison prendrait votre seule pierre. D’abord le siège.
    .pass = Vous pouvez payer un siège : prenez-le.
    .law = Votre manche serait finie, alors qu’il reste des sièges à vendre.
first-trade = Le marchand vous aide
    .text =
        Jaune a pris le dernier siège de l’étape 1, et quatre sièges de l’étape 2 ont été retournés, à 2 points chacun.

        Vous avez du bois, de l’eau, de la nourriture et du vin. Le siège éclairé coûte pierre, nourriture et eau : il vous manque la pierre. Le marchand donne une ressource de votre choix contre deux cubes quelconques. Demandez une pierre et payez avec ce que ce siège ne demande pas : bois et vin. C’est une action, jaune joue donc entre-temps. Acquérez ensuite le siège.
    .hint = Échangez contre une pierre, payez le bois, payez le vin. Quand votre tour revient, appuyez sur le siège éclairé et payez.
    .rest = Échangez bois et vin contre une pierre, puis acquérez le siège éclairé.
    .keep = Le siège éclairé coûte eau et nourriture : gardez-les. Payez avec bois et vin.
    .timber = Du bois, vous en avez. C’est la pierre qui vous manque.
    .pass = Avec l’aide du marchand, vous pouvez encore avoir un siège à 2 points.
    .craft = Le fer n’est demandé qu’à partir de l’étape 3. Il vous faut une pierre.
first-again = Une manche tout seul
    .text =
        Deux sièges à un point et un à deux. Quand tous eurent passé, la troisième manche a commencé, avec jaune comme premier joueur.

        Il reste trois sièges, et vous en voulez deux. L’un coûte pierre, bois et nourriture, un autre pierre, bois et eau. Il vous faut donc cette fois deux pierres, deux bois, de l’eau et de la nourriture : exactement six cubes pour vos six ouvriers.

        - Cottage 5 : le lac, avant qu’un autre ne le prenne.
        - Choisissez le 3 et prenez la carrière du bas, que jaune veut aussi.
        - Maison 1 : carrière et forêt du milieu, comme avant.
        - Choisissez le 4 et prenez la ferme.

        Votre cottage 2 trouvera de lui-même le dernier bois.
    .hint = Le lac ; le 3 et la carrière du bas ; la carrière et la forêt du milieu ; le 4 et la ferme.
    .rest = Suivez la liste : lac, 3, carrière du bas, carrière et forêt, 4, ferme.
    .order = Un autre pourrait être plus rapide aux champs qu’il vous faut : appelez d’abord le 3, puis le 4.
    .work = Il vous manquerait un des cubes nécessaires : deux pierres, deux bois, de l’eau et de la nourriture.
first-finish = Les derniers sièges
    .text =
        Deux pierres, deux bois, de l’eau et de la nourriture : bien joué. Jaune a commencé et pris le siège le plus cher, pour quatre cubes.

        Il reste deux sièges et vous pouvez payer les deux. Prenez d’abord celui qui coûte pierre, bois et nourriture ; quand jaune aura passé, prenez l’autre. N’attendez pas : avec l’aide du marchand, jaune pourrait peut-être encore en payer un. Dès que le dernier siège est pris, la partie est finie : personne ne joue plus. Gardez donc l’œil sur ce que les autres peuvent encore payer.
    .hint = Acquérez le siège pour pierre, bois et nourriture ; puis le dernier.
    .rest = Acquérez le siège pour pierre, bois et nourriture, puis le dernier.
    .first = Vous aurez les deux. Prenez d’abord celui qui coûte pierre, bois et nourriture.
    .house = Une maison rapporte dans les manches suivantes, et il n’y en aura pas.
    .pass = Deux sièges n’attendent que vous !
    .law = Une loi serait votre dernière action, alors qu’il reste deux sièges à vendre.
first-count = Le décompte final
    .text =
        La cathédrale est achevée. Vos sièges : deux de l’étape 1 et trois de l’étape 2, soit 8 points contre 4. À total égal, les cubes restants départagent.

        Une partie complète a cinq étapes et dix-sept sièges, et dure une dizaine de manches. Plus de joueurs, c’est plus de voisins et des champs plus disputés. Trois conseils :

        - D’abord des maisons : un ouvrier de plus à chaque manche vaut mieux qu’un siège précoce.
        - Regardez quels cubes coûteront les prochains sièges, et ce que vos voisins peuvent atteindre.
        - Gardez une loi pour les sièges chers de la fin, quand chaque cube compte.

        Jouez maintenant votre propre partie. Les bots de la table facile sont gentils, et les règles sont toujours à portée de main.
