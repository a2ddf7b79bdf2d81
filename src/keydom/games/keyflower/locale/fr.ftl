### Keyflower et The Merchants, de Sebastian Bleasdale et Richard Breese.

game-name = Keyflower
game-tagline = Quatre saisons pour faire grandir un village : enchérissez sur des tuiles avec vos ouvriers, ou mettez-les au travail.

## Options

option-merchants = The Merchants
    .help = Détermine si l’extension est en jeu, avec ses bateaux, tuiles, contrats, Extensions et cabines.
option-merchants-none = sans
    .help = Le jeu de base seul.
option-merchants-mixed = mélange
    .help = Chaque bateau est tiré parmi les deux du même nom, et les nouvelles tuiles sont mêlées à celles du jeu de base.
option-merchants-full = variante des Marchands
    .help = Tous les bateaux et toutes les tuiles de The Merchants sont en jeu ; le jeu de base complète.
option-promos = Tuiles promotionnelles
    .help = Détermine si les tuiles distribuées à part peuvent être tirées.
option-promos-none = sans
    .help = Seulement les tuiles des boîtes.
option-promos-all = toutes
    .help = Des tuiles pour chaque saison, et un cinquième bateau d’été.
option-screens = Écrans
    .help = Détermine si la table montre ce dont chacun pourrait se souvenir.
option-screens-closed = fermés
    .help = Tous les ouvriers et les compétences restent derrière les écrans.
option-screens-open = ouverts
    .help = Ce que tous ont vu prendre est posé devant l’écran ; seul ce qui a été pioché sans être vu reste derrière.
option-novices = Joueurs moins expérimentés
    .help = Qui commence avec un ouvrier vert de plus : autant de joueurs que l’on veut, quelle que soit leur place.
    .person = moins expérimenté
option-novices-none = aucun
    .help = Tous commencent avec le même nombre d’ouvriers.
option-novices-some = { $people }
    .help = Ils commencent chacun avec un ouvrier vert de plus.
option-length = Durée
    .help = Combien de saisons on joue.
option-length-full = complète
    .help = Les quatre saisons.
option-length-short = courte
    .help = Le printemps et l’hiver seulement.

## Tirages

do-home = La tuile Maison est { $tile }
do-moor = { $tile } entre en jeu
do-lay-out = Tuile posée : { $tile }
do-load = Un { worker } monte à bord
do-load-skill = Un jeton compétence est mis à bord : { $skill }
do-offer-contract = Mis face visible : { $contract }
do-deal = La tuile hiver est { $tile }
do-draw = L’ouvrier est { $colour }
do-draw-skill = La compétence est : { $skill }
do-draw-contract = Pioché : { $contract }

ask-homes = Quelle tuile Maison est tirée ?
ask-moor = Quel bateau de ce nom entre en jeu ?
ask-lay-out = Quelle tuile est posée ?
ask-load-workers = Quel ouvrier monte à bord ?
ask-load-skills = Quelle compétence est mise à bord ?
ask-turn-up = Quel contrat est mis face visible ?
ask-deal-winter = Quelle tuile hiver est distribuée ?
ask-draw-workers = Quel ouvrier est tiré du sac ?
ask-draw-skills = Quelle compétence est piochée ?
ask-draw-contracts = Quel contrat est pioché ?

## Un tour

do-bid = Enchérir sur { $tile }
do-use = Utiliser { $tile }
do-pass = Passer
do-trade = Obtenir { $thing } contre le { $contract }

ask-turn = Voulez-vous enchérir sur une tuile, en utiliser une, ou passer ?
ask-end-of-turn = Échangez-vous un contrat avant la fin de votre tour ?

## Ouvriers

do-in = Avec des { workers-of }
do-move = Amener ici votre groupe surenchéri sur { $group }
do-add =
    { $count ->
        [0] Aucun ouvrier de derrière votre écran
        [one] { $count } ouvrier de derrière votre écran
       *[other] { $count } ouvriers de derrière votre écran
    }
do-worker = Un { worker }
do-enough = Pas d’autre ouvrier

ask-colour =
    { $what ->
        [bid] Avec des ouvriers de quelle couleur enchérissez-vous sur { $tile } ?
       *[use] Avec des ouvriers de quelle couleur utilisez-vous { $tile } ?
    }
ask-muster =
    { $what ->
        [bid] Avec combien d’{ workers-of } enchérissez-vous sur { $tile } ?
       *[use] Avec combien d’{ workers-of } utilisez-vous { $tile } ?
    }
ask-mix = Avec quels ouvriers, de toutes couleurs, utilisez-vous { $tile } ?

## Ce que les tuiles demandent et donnent

do-pay = Payer un { worker }
do-pay-group = Payer avec tout votre groupe surenchéri sur { $group }
do-pay-skill = Payer un jeton compétence : { $skill }
do-pay-good = Payer 1 { $good }
do-take = Prendre { $item }
do-copy = Invoquer { $tile }
do-store = Tout poser sur { $tile }
do-take-contract = Prendre le { $contract }
do-blind = Prendre le premier contrat d’une pile, face cachée

ask-pay = Comment payez-vous ?
ask-pay-good = Quelle ressource posée sur { $tile } payez-vous ? À payer : { $good }.
ask-take-one = Que prenez-vous sur { $tile } ?
ask-copy = Quelle tuile le { village-sorcerer } invoque-t-il ?
ask-stow = Sur quelle tuile de votre village posez-vous les ressources ?
ask-take-contract = Quel contrat prenez-vous ?

## Transport et améliorations

do-carry = Porter 1 { $good }, départ : { $from }, arrivée : { $to }
do-upgrade = Améliorer { $tile }
do-extend = Placer sur { $tile } l’{ $extension }
do-done = C’est tout

ask-haul = Que transportez-vous ou améliorez-vous ? { steps-left }, { upgrades-left }.

steps-left =
    { $moves ->
        [0] Plus aucun pas
        [one] Encore { $moves } pas
       *[other] Encore { $moves } pas
    }
upgrades-left =
    { $icons ->
        [0] aucune amélioration
        [one] { $icons } amélioration
       *[other] { $icons } améliorations
    }

## Entre les saisons

do-board = Prendre { $tile }
do-replace = { $tile } prend sa place
do-place = Poser { $tile }
do-at = La poser { $hex }, { turned }
do-submit = Mettre en jeu : { $tiles }

ask-board = Quel bateau prenez-vous ?
ask-replace = Quel bateau remplace { boat-sea-bastion-ii } en hiver ?
ask-place = Quelle tuile posez-vous maintenant ?
ask-site = Où posez-vous { $tile } ?
ask-submit = Lesquelles de vos tuiles hiver mettez-vous en jeu ? Au moins une.

turned =
    { $turn ->
        [0] sans la tourner
        [1] tournée de 60° vers la droite
        [2] tournée de 120° vers la droite
        [3] tournée de 180°
        [4] tournée de 240° vers la droite
       *[5] tournée de 300° vers la droite
    }

## Combien de quoi

worker = ouvrier { $colour }
workers-of = ouvriers { $colour }s
workers =
    { $count ->
        [one] { $count } { worker }
       *[other] { $count } { workers-of }
    }

## Le journal : mise en place et saisons

told-got-home = { $seat } a reçu { $tile }.
told-took-start = { $seat } est devenu premier joueur.
told-moored = { $tile } est entré en jeu.
told-saw-winter-tile = Vous avez reçu { $tile }.
told-season-began = Nouvelle saison : { $season }.
told-laid-out = Tuile mise aux enchères : { $tile }.
    .line = Aux enchères : { $tile }
told-submitted = { $seat } a choisi des tuiles hiver.
    .line = A choisi l’hiver
told-won = { $seat } a remporté la tuile { $tile } avec { workers }.
    .line = A remporté { $tile }
told-unsold = Personne n’a enchéri sur la tuile { $tile } : elle est sortie du jeu.
    .line = Sans preneur : { $tile }
told-took-boat = { $seat } a pris { $tile }.
told-replaced-boat = { $seat } a remplacé { boat-sea-bastion-ii } par { $tile }.
    .line = Échangé : { $tile }
told-placed = { $seat } a posé la tuile { $tile } { $hex }.
    .line = A posé { $tile }

## Le journal : les tours

told-passed = { $seat } a passé.
told-bid = { $seat } a misé { workers } sur { $tile }.
    .line = A misé sur { $tile }
told-moved-group = { $seat } a retiré { workers } de l’enchère sur { $tile }.
    .line = A quitté { $tile }
told-used =
    { $count ->
        [one] { $seat } a utilisé { $tile } avec { $count } ouvrier.
       *[other] { $seat } a utilisé { $tile } avec { $count } ouvriers.
    }
    .line = A utilisé { $tile }
told-copied = { $seat } a invoqué la tuile { $tile }.
    .line = A invoqué { $tile }
told-paid-worker = { $seat } a payé un { worker }.
    .line = A payé un ouvrier
told-paid-skill = { $seat } a payé un jeton compétence : { $skill }.
    .line = A payé un jeton
told-paid-group = { $seat } a payé avec le groupe surenchéri sur { $tile } : { workers }.
    .line = A payé de { $tile }
told-got-goods = { $seat } a obtenu { $count } { $good } sur { $tile }.
    .line = Biens sur { $tile }
told-novice = { $seat } a moins d’expérience.
told-got-greens =
    { $count ->
        [one] { $seat } a obtenu { $count } ouvrier vert.
       *[other] { $seat } a obtenu { $count } ouvriers verts.
    }
    .line = A obtenu des verts
told-drew-workers =
    { $count ->
        [one] { $seat } a tiré { $count } ouvrier du sac.
       *[other] { $seat } a tiré { $count } ouvriers du sac.
    }
    .line = A tiré des ouvriers
told-drew-skills =
    { $count ->
        [one] { $seat } a pioché { $count } jeton compétence.
       *[other] { $seat } a pioché { $count } jetons compétence.
    }
    .line = A pioché des jetons
told-saw-worker = Vous avez tiré un { worker }.
told-saw-skill = Vous avez pioché un jeton compétence : { $skill }.
    .line = Vous avez pioché
told-carried = { $seat } a porté 1 { $good }, départ : { $from }, arrivée : { $to }.
    .line = A porté vers { $to }
told-upgraded = { $seat } a amélioré la tuile { $tile }.
    .line = A amélioré { $tile }
told-extended = { $seat } a placé sur { $tile } l’{ $extension }.
    .line = A agrandi { $tile }

## Le journal : les contrats

told-took-contract = { $seat } a pris le { $contract }.
    .line = A pris un contrat
told-drew-contract = { $seat } a pris un contrat face cachée.
    .line = A tiré un contrat
told-saw-contract = Vous avez pioché le { $contract }.
    .line = Contrat pioché
told-traded = { $seat } a obtenu { $thing } contre le { $contract }.
    .line = Contrat échangé
told-found-none = { $seat } voulait { $thing } contre le { $contract }, mais il n’y en avait pas.
    .line = Échange sans effet

## Refus : enchères et utilisation

why-not-on-auction = { $tile } n’est pas aux enchères.
why-not-in-winter = La tuile { $tile } ne peut pas être utilisée : les tuiles hiver ne font que rapporter des points.
why-no-action = La tuile { $tile } ne peut pas être utilisée : elle n’a pas d’action, ou n’est pas en jeu en ce moment.
why-no-effect = Utiliser { $tile } ne servirait à rien : ce que donne cette tuile n’est pas disponible.
why-no-errand = Avec { $tile }, vous ne pourriez rien transporter ni améliorer : une tuile ne s’utilise pas seulement pour la bloquer.
why-nothing-done-yet = Transportez, améliorez ou étendez d’abord quelque chose : une tuile ne s’utilise pas seulement pour la bloquer.
why-tile-full =
    { $count ->
        [0] { $tile } est au complet : six ouvriers s’y trouvent.
        [one] Il ne reste de place que pour { $count } ouvrier sur { $tile } : six est le maximum.
       *[other] Il ne reste de place que pour { $count } ouvriers sur { $tile } : six est le maximum.
    }
why-too-few-to-bid =
    { $count ->
        [one] Vous n’avez pas d’ouvrier pour enchérir sur { $tile }.
       *[other] Une enchère sur { $tile } demande encore { $count } ouvriers d’une même couleur, et vous ne les avez pas.
    }
why-too-few-to-use =
    { $count ->
        [one] Vous n’avez pas d’ouvrier pour utiliser { $tile }, ou pas de quoi payer.
       *[other] Utiliser { $tile } demande { $count } ouvriers d’une même couleur : vous ne les avez pas, ou pas de quoi payer.
    }
why-too-few-in-colour = { $tile } demande maintenant au moins { workers }, et vous n’en avez pas autant.
why-too-few-workers = Vous n’avez pas assez d’{ workers-of } pour { $tile }.
why-colour-locked-by-bid = Seuls des { workers-of } peuvent venir sur { $tile } : { $seat } y a enchéri en { $colour }.
why-colour-locked-by-workers = Seuls des { workers-of } peuvent venir sur { $tile } : on y travaille en { $colour }.
why-colour-locked-by-extension = Seuls des { workers-of } peuvent venir sur { $tile } : la couleur de l’Extension y est le { $colour }.
why-bid-too-low =
    { $count ->
        [0] Il faut au moins 1 ouvrier pour enchérir sur { $tile }.
        [one] La plus haute enchère sur { $tile } est de { $count } ouvrier : il faut faire mieux.
       *[other] La plus haute enchère sur { $tile } est de { $count } ouvriers : il faut faire mieux.
    }
why-use-too-low =
    { $count ->
        [0] Il faut au moins 1 ouvrier pour utiliser { $tile }.
        [one] { $tile } a servi la dernière fois avec { $count } ouvrier : il en faut plus.
       *[other] { $tile } a servi la dernière fois avec { $count } ouvriers : il en faut plus.
    }
why-group-stays-whole =
    { $held ->
        [0] Vous n’avez pas d’{ workers-of } derrière votre écran. Votre groupe surenchéri sur { $group } en compte { $count }, mais il se déplace tout entier ou pas du tout.
        [one] Vous n’avez que { $held } { worker } derrière votre écran. Votre groupe surenchéri sur { $group } en compte { $count }, mais il se déplace tout entier ou pas du tout.
       *[other] Vous n’avez que { $held } { workers-of } derrière votre écran. Votre groupe surenchéri sur { $group } en compte { $count }, mais il se déplace tout entier ou pas du tout.
    }
why-not-so-many =
    { $count ->
        [0] Vous n’avez pas d’{ workers-of } derrière votre écran.
        [one] Vous n’avez que { $count } { worker } derrière votre écran.
       *[other] Vous n’avez que { $count } { workers-of } derrière votre écran.
    }
why-cannot-pay-as-well = Vous ne pourriez plus payer ce que demande { $tile }.
why-leading-bid-stays = Votre enchère sur { $tile } est la plus haute : elle reste en place.
why-group-of-another-colour = Votre groupe sur { $tile } n’est pas { $colour }.
why-group-is-there = Votre groupe est déjà sur { $tile } : ajoutez-y des ouvriers.

## Refus : transport, améliorations et construction

why-no-step-left = Il ne reste aucun pas pour transporter quoi que ce soit.
why-no-icon-left = Il ne reste aucune amélioration.
why-no-road = Aucune route ne relie { $from } et { $to }.
why-good-not-there = Cette ressource ({ $good }) ne se trouve pas sur { $tile }.
why-goods-not-there = Les ressources nécessaires pour améliorer { $tile } ne s’y trouvent pas.
why-no-such-skill = Il vous manque les compétences nécessaires pour améliorer { $tile }.
why-beside-the-village = { $tile } se trouve à côté de votre village : on ne peut pas l’améliorer là.
why-no-such-workers = Il vous manque les ouvriers nécessaires pour améliorer { $tile }.
why-no-other-side = La tuile { $tile } ne peut pas (ou plus) être améliorée.
why-fits-nowhere = { $tile } ne trouve aucune place dans votre village : la tuile reste à côté.
why-cell-taken = Une tuile s’y trouve déjà.
why-not-beside-the-village = La tuile { $tile } doit être à côté d’une autre tuile de votre village.
why-edges-do-not-match = { $tile } ne convient pas à cet endroit : route contre route, champ contre champ, eau contre eau.

## Saisons

season-spring = Printemps
season-summer = Été
season-autumn = Automne
season-winter = Hiver

## Ouvriers, compétences et ressources

colour-blue = bleu
colour-red = rouge
colour-yellow = jaune
colour-green = vert
skill-saw = scie
skill-pickaxe = pioche
skill-anvil = enclume
good-wood = bois
good-stone = pierre
good-iron = fer
good-gold = or
good-any = ressource au choix
keeps-resource = ressource quelconque

item-wood = 1 bois
item-stone = 1 pierre
item-iron = 1 fer
item-gold = 1 or
item-worker = 1 ouvrier du sac
item-skill = 1 jeton compétence de la pioche
item-green = 1 ouvrier vert
item-contract = 1 contrat
item-cabin = 1 cabine

thing-blue = 1 ouvrier bleu
thing-red = 1 ouvrier rouge
thing-yellow = 1 ouvrier jaune
thing-green = 1 ouvrier vert
thing-saw = 1 scie
thing-pickaxe = 1 pioche
thing-anvil = 1 enclume
thing-wood = 1 bois
thing-stone = 1 pierre
thing-iron = 1 fer
thing-gold = 1 or

piece = Élément
    .help = Il y en a { $count } dans les boîtes.
    .worker = Les ouvriers enchérissent sur les tuiles et les utilisent ; tous les ouvriers d’une tuile sont de la même couleur.
    .skill = Les jetons compétence restent derrière l’écran et servent à payer améliorations et échanges.
    .good = Les ressources se trouvent sur les tuiles d’un village ; elles paient les améliorations de la tuile où elles sont.
piece-blue = ouvrier bleu
    .help = { piece.worker } { piece.help }
piece-red = ouvrier rouge
    .help = { piece.worker } { piece.help }
piece-yellow = ouvrier jaune
    .help = { piece.worker } { piece.help }
piece-green = ouvrier vert
    .help = Des ouvriers d’une couleur à part, qui n’en remplacent jamais d’autres. Ils viennent de la réserve ; une fois dépensés, ils sont dans le sac. { piece.help }
piece-saw = scie
    .help = { piece.skill } { piece.help }
piece-pickaxe = pioche
    .help = { piece.skill } { piece.help }
piece-anvil = enclume
    .help = { piece.skill } { piece.help }
piece-wood = bois
    .help = { piece.good } { piece.help }
piece-stone = pierre
    .help = { piece.good } { piece.help }
piece-iron = fer
    .help = { piece.good } { piece.help }
piece-gold = or
    .help = Remplace n’importe quelle autre ressource ; ce qui en reste à la fin de la partie rapporte 1 point l’unité. { piece.help }
piece-cabin = cabine
    .help = Apportée par les bateaux et placée sur une tuile Maison, où elle donne une amélioration de plus à qui utilise cette tuile. { piece.help }

## Comment les données sont comptées

count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
count-points_up = { count-points }
count-each = { count-points }
count-each_up = { count-points }
count-move = { $count } pas
count-move_up = { count-move }
count-icons =
    { $count ->
        [one] { $count } amélioration
       *[other] { $count } améliorations
    }
count-icons_up = { count-icons }
count-tiles =
    { $count ->
        [one] { $count } tuile Village
       *[other] { $count } tuiles Village
    }
count-orders =
    { $count ->
        [one] { $count } tuile Ordre du tour
       *[other] { $count } tuiles Ordre du tour
    }
count-winter =
    { $count ->
        [one] { $count } tuile hiver
       *[other] { $count } tuiles hiver
    }
count-winter_merchants = { count-winter }

count-wood = { $count } bois
count-stone =
    { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
count-iron = { $count } fer
count-gold = { $count } or
count-resource =
    { $count ->
        [one] { $count } ressource au choix
       *[other] { $count } ressources au choix
    }
count-saw =
    { $count ->
        [one] { $count } scie
       *[other] { $count } scies
    }
count-pickaxe =
    { $count ->
        [one] { $count } pioche
       *[other] { $count } pioches
    }
count-anvil =
    { $count ->
        [one] { $count } enclume
       *[other] { $count } enclumes
    }
count-skill =
    { $count ->
        [one] { $count } jeton compétence au choix
       *[other] { $count } jetons compétence au choix
    }
count-blue =
    { $count ->
        [one] { $count } ouvrier bleu
       *[other] { $count } ouvriers bleus
    }
count-red =
    { $count ->
        [one] { $count } ouvrier rouge
       *[other] { $count } ouvriers rouges
    }
count-yellow =
    { $count ->
        [one] { $count } ouvrier jaune
       *[other] { $count } ouvriers jaunes
    }
count-green =
    { $count ->
        [one] { $count } ouvrier vert
       *[other] { $count } ouvriers verts
    }
count-worker =
    { $count ->
        [one] { $count } ouvrier au choix
       *[other] { $count } ouvriers au choix
    }
count-contract =
    { $count ->
        [one] { $count } contrat
       *[other] { $count } contrats
    }
count-cabin =
    { $count ->
        [one] { $count } cabine
       *[other] { $count } cabines
    }
count-start-player =
    { $count ->
        [one] le pion violet premier joueur
       *[other] { $count } pions violets
    }
count-gain-worker =
    { $count ->
        [one] { $count } ouvrier du sac
       *[other] { $count } ouvriers du sac
    }
count-gain-skill =
    { $count ->
        [one] { $count } jeton compétence de la pioche
       *[other] { $count } jetons compétence de la pioche
    }
count-gain_up-worker = { count-gain-worker }
count-gain_up-skill = { count-gain-skill }
count-spring-worker =
    { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    }
count-spring-skill =
    { $count ->
        [one] { $count } jeton compétence
       *[other] { $count } jetons compétence
    }
count-summer-worker = { count-spring-worker }
count-summer-skill = { count-spring-skill }
count-autumn-worker = { count-spring-worker }
count-autumn-skill = { count-spring-skill }

## Ce que toutes les tuiles ont en commun

tile = Tuile
    .help = Un hexagone : une tuile Maison, un bateau, une tuile Ordre du tour ou une tuile d’une des saisons.
    .set =
        { $set ->
            [merchants] {" "}Fait partie de The Merchants.
            [promo] {" "}Tuile promotionnelle.
           *[base] {""}
        }
    .transport =
        { $move_up ->
            [0] Qui l’utilise transporte des ressources et améliore des tuiles dans son propre village : { $move }{ tile.icons }.
           *[other] Qui l’utilise transporte des ressources et améliore des tuiles dans son propre village : { $move }{ tile.icons } ; améliorée, { $move_up }{ tile.icons-up }.
        }
    .icons =
        { $icons ->
            [0] {""}
           *[other] {" "}et { $icons }
        }
    .icons-up =
        { $icons_up ->
            [0] {""}
           *[other] {" "}et { $icons_up }
        }
    .upgrade = L’améliorer coûte { $cost }.
    .points =
        { $points ->
            [0] { $points_up ->
                [0] {""}
               *[other] {" "}Améliorée, elle rapporte { $points_up }.
            }
           *[other] { $points_up ->
                [0] {" "}Elle rapporte { $points } tant qu’elle n’est pas améliorée.
               *[other] {" "}La tuile rapporte { $points } ({ $points_up } si elle est améliorée).
            }
        }

hex = Emplacement dans un village
    .help = Les ressources passent d’une tuile à l’autre là où leurs routes se rejoignent.
hex-home = sur la maison
hex-place = { $ways } de la maison
hex-steps = { $count } { $way }
hex-way =
    { $side ->
        [0] au sud
        [1] au sud-ouest
        [2] au nord-ouest
        [3] au nord
        [4] au nord-est
       *[5] au sud-est
    }

## Maisons

home = Tuile Maison
    .help = C’est là que commence un village : les ressources venues de tuiles d’ailleurs y sont posées. { tile.transport } { tile.upgrade }{ tile.points }
home-home-1 = Maison 1
home-home-2 = Maison 2
home-home-3 = Maison 3
home-home-4 = Maison 4
home-home-5 = Maison 5
home-home-6 = Maison 6

## Bateaux

boat = Bateau
    .help =
        { $players ->
            [6] Navigue à 6 joueurs.
           *[other] Navigue à partir de { $players } joueurs.
        }{ tile.set } Apporte { $spring } au printemps, { $summer } en été et { $autumn } en automne.
boat-keyflower = Keyflower
    .help = { boat.help } Qui le prend en hiver marque { $each } par pas de transport que permettent les tuiles de son village.
boat-sea-bastion = Sea Bastion
    .help = { boat.help } Qui le prend en hiver marque { $each } par tuile d’une boucle sur les routes de son village qui n’emprunte aucune route deux fois.
boat-sea-breese = Sea Breese
    .help = { boat.help } Qui le prend en hiver marque des points pour les tuiles qui, l’une après l’autre, prolongent la rivière de sa tuile Maison : 2, 4, 8 ou 16 points pour une à quatre tuiles, et 32 au-delà.
boat-flipper = Flipper
    .help =
        { boat.help } Qui le prend en hiver améliore sans frais une tuile de son village{ $points ->
            [0] .
           *[other] {" "}et marque { $points }.
        }
boat-ianvincible = Ianvincible
    .help = { boat.help } Qui le prend en hiver marque { $points }.
boat-white-wind = White Wind
    .help = { boat.help } Qui le prend en hiver marque { $each } par ouvrier qui ne rapporte rien ailleurs.
boat-keyflower-ii = Keyflower II
    .help = { boat.help } Qui le prend en hiver reçoit 3 or de plus à la fin de la partie, qui ne comptent pas sur les dépôts.
boat-sea-bastion-ii = Sea Bastion II
    .help = { boat.help } Qui le prend lors de la dernière saison avant l’hiver choisit un bateau qui n’est pas en jeu pour le remplacer en hiver.
boat-sea-breese-ii = Sea Breese II
    .help = { boat.help } Qui le prend en hiver marque { $each } par tuile hiver dans son village.
boat-flipper-ii = Flipper II
    .help = { boat.help } Qui le prend en hiver place sans frais une Extension sur une tuile améliorée de son village.
boat-ianvincible-ii = Ianvincible II
    .help = { boat.help } Qui le prend en hiver marque { $each } par symbole d’amélioration dans son village, cabines comprises.
boat-white-wind-ii = White Wind II
    .help = { boat.help } Qui le prend en hiver marque { $each } par contrat rempli, au lieu de 7.

## Tuiles Ordre du tour

order = Tuile Ordre du tour
    .help = Remportée aux enchères, elle donne son rang pour prendre un bateau ; la dernière apporte aussi le pion violet premier joueur. En hiver, elle rejoint le village de son vainqueur et rapporte 1 point par tuile voisine.
order-order-1 = Ordre du tour 1
order-order-2 = Ordre du tour 2
order-order-3 = Ordre du tour 3
order-order-4 = Ordre du tour 4

## Tuiles du printemps, de l’été et de l’automne

village = Tuile Village
    .help = { village.season } { village.action } { tile.upgrade }{ tile.points }
    .season = Tuile { $season }.{ tile.set }
    .action =
        { $move ->
            [0] { $gain ->
                [0] { $each ->
                    [0] Aucune action.
                   *[other] Aucune action : à la fin de la partie, chaque unité de { $keeps } posée dessus rapporte { $each }, { $each_up } si la tuile est améliorée. L’or compte aussi.
                }
               *[other] { $choose ->
                    [0] { village.gives }
                   *[other] { village.offers }
                }
            }
           *[other] { tile.transport }
        }
    .gives =
        { $pay ->
            [0] Qui l’utilise reçoit { $gain } ; améliorée, elle donne { $gain_up }.
           *[other] Qui l’utilise paie { $pay } contre { $gain } ; améliorée, contre { $gain_up }.
        }
    .offers =
        { $pay ->
            [0] Qui l’utilise choisit une seule de ces choses : { $gain-or } ; améliorée, elle donne le tout : { $gain_up }.
           *[other] Qui l’utilise paie { $pay } contre une seule de ces choses : { $gain-or } ; améliorée, contre le tout : { $gain_up }.
        }
village-keywood = Bois de Key
village-keystone-quarry = Carrière de Key
village-key-mine = Mine de Key
village-woodcutter = Bûcheron
village-quarryman = Carrier
village-miner = Mineur
village-gold-mine = Mine d’or
village-workshop = Atelier
village-apprentice-hall = Maison des apprentis
village-alehouse = Brasserie
village-peddler = Colporteur
village-stable = Écurie
village-assayer = Analyste
village-storyteller = Conteur
village-carpenter = Charpentier
village-mason = Tailleur de pierre
village-smelter = Fondeur
village-store = Magasin
village-tavern = Taverne
village-brewer = Brasseur
village-hiring-fair = Foire à l’embauche
village-farrier = Maréchal-ferrant
village-bookkeeper = Comptable
village-trader = Négociant
village-sorcerer = Sorcier
    .help = { village.season } Qui l’utilise effectue l’action d’une tuile voisine ou, si elle est améliorée, de n’importe quelle tuile de son village, comme si cette tuile était utilisée. { tile.upgrade }{ tile.points }
village-developer = Promoteur
    .help = { village.season } Aucune action : à la fin de la partie, la tuile rapporte { $each } ({ $each_up } si la tuile est améliorée) par symbole d’amélioration des tuiles voisines. { tile.upgrade }{ tile.points }
village-timber-yard = Dépôt de bois
village-stone-yard = Dépôt de pierre
village-blacksmith = Forgeron
village-barn = Grange
village-sawmill = Scierie
village-sculptor = Sculpteur
village-forge = Forge
village-well = Puits
village-goldsmith = Orfèvre
village-fair = Foire
village-inn = Auberge
village-wainwright = Fabricant de chariots
village-merchant = Marchand
village-talton-lodge = Talton Lodge
    .help = { village.season } Aucune action : à la fin de la partie, la tuile rapporte { $each } ({ $each_up } si la tuile est améliorée) par ouvrier représenté sur les tuiles de son village, y compris les tuiles de décompte, les bateaux et elle-même. { tile.upgrade }{ tile.points }

## Bateaux d’été

summer-boat = Bateau d’été
    .help = Un bateau à remporter en été ; personne ne l’utilise ni ne l’améliore, et son effet ne sert qu’à son propriétaire.{ tile.set }
summer-boat-boat-1a = Bateau 1a
    .help = { summer-boat.help } À la fin de chaque saison, son propriétaire tire 2 ouvriers de plus du sac.
summer-boat-boat-1b = Bateau 1b
    .help = { summer-boat.help } À la fin de chaque saison, son propriétaire reçoit 1 ouvrier vert de la réserve.
summer-boat-boat-2a = Bateau 2a
    .help = { summer-boat.help } Son propriétaire transporte ses ressources à travers champs aussi bien que sur les routes, et pose ses tuiles sans tenir compte de leurs bords.
summer-boat-boat-2b = Bateau 2b
    .help = { summer-boat.help } Chaque tuile de transport que son propriétaire utilise permet deux fois plus de pas et d’améliorations.
summer-boat-boat-3a = Bateau 3a
    .help = { summer-boat.help } Quand son propriétaire paie une amélioration ou une Extension, toute ressource en remplace n’importe quelle autre.
summer-boat-boat-3b = Bateau 3b
    .help = { summer-boat.help } À la fin de la partie, toute ressource de son propriétaire compte pour n’importe quelle autre.
summer-boat-boat-4a = Bateau 4a
    .help = { summer-boat.help } Son propriétaire répond à l’enchère bleue, rouge ou jaune d’un autre joueur sur une tuile Village avec des ouvriers d’une couleur de son choix.
summer-boat-boat-4b = Bateau 4b
    .help = { summer-boat.help } Son propriétaire utilise une tuile qui a déjà une couleur avec des ouvriers de toutes couleurs, même mélangées.
summer-boat-boat-7a = Bateau 7a
    .help = { summer-boat.help } Les ressources que son propriétaire obtient hors de son village vont sur une de ses tuiles, au choix, au lieu de sa tuile Maison.
summer-boat-boat-7b = Bateau 7b
    .help = { summer-boat.help } À la fin de chaque saison, son propriétaire reçoit 1 bois, 1 pierre et 1 fer sur sa tuile Maison.

## Tuiles hiver

winter = Tuile hiver
    .help = Tuile hiver.{ tile.set } { winter.scores }
    .scores =
        { $needs ->
            [0] À la fin de la partie, son propriétaire marque { $points }.
           *[other] { $alike ->
                [0] À la fin de la partie, son propriétaire marque { $points } pour { $needs }, autant de fois qu’il le peut.
               *[other] À la fin de la partie, son propriétaire marque { $points } pour { $needs }, autant de fois qu’il le peut, mais d’une seule sorte, qu’il choisit.
            }
        }
    .each = À la fin de la partie, son propriétaire marque { $points }
winter-apothecary = Apothicaire
winter-craftsmans-guild = Guilde des artisans
winter-jeweller = Joaillier
winter-key-guild = Guilde de Key
winter-key-market = Marché de Key
winter-keythedral = Keythedral
winter-mercers-guild = Guilde des merciers
winter-scholar = Érudit
winter-scribes = Scribes
winter-village-hall = Salle du village
winter-watermill = Moulin à eau
winter-windmill = Moulin à vent
winter-artisan = Artisan
    .help = Tuile hiver.{ tile.set } { winter.each } par tuile améliorée de son village.
winter-builder = Maçon
    .help = Tuile hiver.{ tile.set } { winter.each } par Extension dans son village.
winter-muleteer = Muletier
    .help = Tuile hiver.{ tile.set } { winter.each } par contrat qu’il n’a pas rempli.
winter-emporium = Comptoir
winter-monument = Monument
winter-beekeeper = Apiculteur
    .help = Tuile hiver.{ tile.set } { winter.each } par tuile voisine.
winter-the-glade = La Clairière
    .help = Tuile hiver.{ tile.set } { winter.each } par tuile été voisine.
winter-the-glade-in-winter = La Clairière en hiver
    .help = Tuile hiver.{ tile.set } { winter.each } par tuile hiver voisine.
winter-delivery-man = Livreur
    .help = Tuile hiver.{ tile.set } { winter.each } par tuile d’un trajet qui commence ici et n’emprunte aucune route deux fois.
winter-keyside = Quai de Key
    .help = Tuile hiver.{ tile.set } À la fin de la partie, son propriétaire reçoit encore 3 bois, 3 pierres, 3 fer et 3 or de la réserve, qui ne comptent pas sur les dépôts.

## Contrats et Extensions

contract = Contrat
    .help = À la fin de la partie, il rapporte 7 points à qui possède { $needs } et ne s’en sert pour rien d’autre. Pendant son tour, on peut l’échanger contre l’une des choses précises qu’il demande.
    .every = À la fin de la partie, un contrat rapporte 7 points à qui possède ce qu’il demande et ne s’en sert pour rien d’autre. Pendant son tour, on peut l’échanger contre l’une des choses précises qu’il demande.
    .name = contrat pour { $needs }
contract-c01 = { contract.name }
contract-c02 = { contract.name }
contract-c03 = { contract.name }
contract-c04 = { contract.name }
contract-c05 = { contract.name }
contract-c06 = { contract.name }
contract-c07 = { contract.name }
contract-c08 = { contract.name }
contract-c09 = { contract.name }
contract-c10 = { contract.name }
contract-c11 = { contract.name }
contract-c12 = { contract.name }
contract-c13 = { contract.name }
    .help = À la fin de la partie, il rapporte 7 points à qui a gagné { $needs } aux enchères en hiver et ne s’en sert pour rien d’autre. Pendant son tour, on peut l’échanger contre 1 ouvrier, 1 jeton compétence ou 1 ressource au choix.
contract-c14 = { contract.name }
contract-c15 = { contract.name }
contract-c16 = { contract.name }
contract-c17 = { contract.name }
contract-c18 = { contract.name }
contract-c19 = { contract.name }
contract-c20 = { contract.name }
contract-c21 = { contract.name }
contract-c22 = { contract.name }
contract-c23 = { contract.name }
contract-c24 = { contract.name }
contract-c25 = { contract.name }
contract-c26 = { contract.name }
contract-c27 = { contract.name }
contract-c28 = { contract.name }
contract-c29 = { contract.name }
contract-c30 = { contract.name }
contract-c31 = { contract.name }
contract-c32 = { contract.name }
contract-c33 = { contract.name }
contract-c34 = { contract.name }
contract-c35 = { contract.name }
contract-c36 = { contract.name }

extension = Extension
    .help = Elle coûte { $cost } et se place sur une tuile améliorée, à la place d’une amélioration. Les points inscrits sur cette tuile comptent alors double, et seuls des { workers-of } peuvent désormais y venir.
    .every = Elle se place sur une tuile améliorée, à la place d’une amélioration, pour le coût que dit son nom. Les points inscrits sur cette tuile comptent alors double, et seuls des ouvriers de sa couleur peuvent désormais y venir.
    .name =
        Extension { $colour ->
            [bleu] bleue
            [vert] verte
           *[other] { $colour }
        } pour { $cost }
extension-e01 = { extension.name }
extension-e02 = { extension.name }
extension-e03 = { extension.name }
extension-e04 = { extension.name }
extension-e05 = { extension.name }
extension-e06 = { extension.name }
extension-e07 = { extension.name }
extension-e08 = { extension.name }
extension-e09 = { extension.name }
extension-e10 = { extension.name }
extension-e11 = { extension.name }
extension-e12 = { extension.name }
extension-e13 = { extension.name }
extension-e14 = { extension.name }
extension-e15 = { extension.name }
extension-e16 = { extension.name }
extension-e17 = { extension.name }
extension-e18 = { extension.name }

## Mise en place

table = Mise en place
    .help = Le printemps, l’été et l’automne ont { $tiles } chacun, plus { $orders }. Chaque joueur reçoit { $winter }, avec The Merchants { $winter_merchants }.
table-players-2 = 2 joueurs
table-players-3 = 3 joueurs
table-players-4 = 4 joueurs
table-players-5 = 5 joueurs
table-players-6 = 6 joueurs

## Scores

score-gold = Or restant
score-marker = Le pion violet sur un dépôt
part-homes = Maisons, printemps et été
part-autumn = { season-autumn }
part-winter = { season-winter }
part-boats = Bateaux et ordre du tour
part-gold = Restes
part-merchants = Extensions et contrats

tiebreak = Le bateau pris plus tôt en hiver
    .help = À total égal, on partage la place ; avec The Merchants, celui qui a pris un bateau plus tôt à la fin de l’hiver passe devant.

## Ce dont parle un conseil en plus du score : ce qui porte un même nom est dit en une fois

feature-printed = points imprimés sur les tuiles
feature-led-printed = { feature-printed }
feature-yards = ressources sur les dépôts
feature-on-the-way-to-yards = ressources en route vers un dépôt
feature-room-on-yards = place sur les dépôts
feature-upgrades-ready = améliorations à portée
feature-upgrades-short = améliorations plus lointaines
feature-goods = ressources libres
feature-gold = or libre
feature-skills = compétences libres
feature-sets-of-skills = séries de trois compétences
feature-workers = ouvriers
feature-crowd = { feature-workers }
feature-free-workers = ouvriers derrière l’écran
feature-greens = ouvriers verts
feature-largest-group = plus grand groupe d’une couleur
feature-gives-goods = rendement des tuiles
feature-gives-workers = { feature-gives-goods }
feature-gives-skills = { feature-gives-goods }
feature-carries = { feature-gives-goods }
feature-led-to-give = { feature-gives-goods }
feature-powers = bateaux d’été
feature-winter-tiles = tuiles hiver
feature-winter-tiles-held = tuiles hiver en main
feature-best-winter-tile-held = { feature-winter-tiles-held }
feature-winter-tiles-in-sight = tuiles hiver aux enchères
feature-boat = bateau
feature-choice-of-boats = choix des bateaux
feature-turn-order-tiles = tuiles Ordre du tour
feature-start = premier joueur
feature-reach = tuiles proches de la Maison
feature-open-roads = routes ouvertes
feature-loop = boucle sur les routes
feature-river = tuiles sur la rivière
feature-carts = pas de transport
feature-upgraded = tuiles améliorées
feature-tiles = tuiles du village
feature-contracts = contrats
feature-cabins = cabines

## Le dessin

zone-table = Table
zone-auction = Enchères
zone-village = Village
zone-others = Autres
zone-boats = Bateaux
zone-merchants = Contrats
zone-end = La fin

draw-setup = Mise en place
draw-auction = Aux enchères
draw-boats = Bateaux
draw-supplies = Réserves
draw-bid = Enchère de { $seat } : { workers }
draw-bid-leading = Meilleure enchère, de { $seat } : { workers }
draw-worker = { worker }
draw-worker-lying = { worker }, couché : sa couleur n’engage personne
draw-cabins =
    { $count ->
        [one] { $count } cabine
       *[other] { $count } cabines
    }
draw-free = Libre : { $hex }
draw-start = Premier joueur
draw-score =
    { $points ->
        [one] { $points } point pour l’instant
       *[other] { $points } points pour l’instant
    }
draw-turn = { turned }
draw-greens = Ouvriers verts en réserve
draw-bag = Ouvriers dans le sac
draw-pile = Jetons compétence dans la pioche
draw-cabins-left = Cabines
draw-contracts = Contrats
draw-market-contracts = Contrats · encore { $count }
draw-contracts-left =
    { $count ->
        [one] { $count } contrat dans les piles
       *[other] { $count } contrats dans les piles
    }
draw-waiting = À poser plus tard
draw-lay = Poser { $tile } : touchez une place
draw-winter-hand = Tuiles hiver en main
draw-replacements = Bateaux au choix

draw-screen-worker-blue = Ouvriers bleus
draw-screen-worker-red = Ouvriers rouges
draw-screen-worker-yellow = Ouvriers jaunes
draw-screen-worker-green = Ouvriers verts
draw-screen-random-worker = Ouvriers que nul autre n’a vus
draw-screen-any-worker = Ouvriers
draw-screen-skill-saw = Scies
draw-screen-skill-pickaxe = Pioches
draw-screen-skill-anvil = Enclumes
draw-screen-random-skill = Compétences que nul autre n’a vues
draw-screen-any-skill = Compétences
draw-screen-any-good = Ressources sans l’or
draw-screen-good-gold = Or
draw-screen-hex = Tuiles du village
draw-screen-contract = Contrats
draw-screen-season-winter = Tuiles hiver

draw-power-boat-1a = 2 ouvriers chaque saison
draw-power-boat-1b = 1 ouvrier vert chaque saison
draw-power-boat-2a = à travers champs ; bords libres
draw-power-boat-2b = pas et améliorations doublés
draw-power-boat-3a = toute ressource paie une amélioration
draw-power-boat-3b = toute ressource compte à la fin
draw-power-boat-4a = surenchérir en autre couleur
draw-power-boat-4b = utiliser en toutes couleurs
draw-power-boat-7a = ressources sur une tuile au choix
draw-power-boat-7b = des ressources chaque saison

## La galerie

draw-gallery = Le matériel
draw-gallery-homes = Tuiles Maison
draw-gallery-boats = Bateaux
draw-gallery-orders = Tuiles Ordre du tour
draw-gallery-summer-boats = Bateaux d’été
draw-gallery-contracts = Contrats
draw-gallery-extensions = Extensions
draw-gallery-pieces = Ouvriers, compétences, ressources et cabines
draw-gallery-tables = Mise en place selon le nombre de joueurs
draw-gallery-players =
    { $count ->
        [6] 6 joueurs
       *[other] { $count } joueurs et plus
    }
draw-set-merchants = Merchants
draw-set-promo = promo

## La table dans un terminal

board-nothing = rien
board-no-action = aucune action
board-upgraded = améliorée
board-upgrade = Amélioration ({ $cost }) : { $effect }
board-at-work = au travail : { $workers }
board-last-use = dernière fois avec { $count }
board-on-it = { $points } par { $good } dessus
board-alike = { $needs }, d’une seule sorte
board-order = rang { $number } pour prendre un bateau
board-order-start = rang { $number } pour prendre un bateau, et le pion violet
board-order-winter = 1 point par tuile voisine
board-village = Village : { $seat }
board-screen = derrière l’écran : { $what }
board-workers =
    { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    }
board-skills =
    { $count ->
        [one] { $count } jeton compétence
       *[other] { $count } jetons compétence
    }
board-unseen-workers =
    { $count ->
        [one] { $count } ouvrier jamais vu
       *[other] { $count } ouvriers jamais vus
    }
board-unseen-skills =
    { $count ->
        [one] { $count } jeton compétence jamais vu
       *[other] { $count } jetons compétence jamais vus
    }
board-chosen = choisie
board-edge-field = champ
board-edge-road = route
board-edge-water = eau
board-fits = { $tile }, depuis le bord du bas, dans le sens horaire : { $edges }
board-turns = (02) : là où elle se pose ; les chiffres disent de combien elle est tournée dans le sens horaire, par pas de 60°
board-coordinates = La tuile Maison est en 0,0. Le premier nombre croît vers la droite, le second vers le bas.

board-does-keyflower = { $points } par pas de vos tuiles
board-does-sea-bastion = { $points } par tuile d’une boucle sur les routes
board-does-sea-breese = 2, 4, 8, 16 ou 32 points pour 1, 2, 3, 4 tuiles ou plus sur la rivière
board-does-flipper = une amélioration gratuite, { $points }
board-does-ianvincible = { $points }
board-does-white-wind = { $points } par ouvrier restant
board-does-keyflower-ii = 3 or à la fin
board-does-sea-bastion-ii = un autre bateau le remplace
board-does-sea-breese-ii = { $points } par tuile hiver
board-does-flipper-ii = une Extension gratuite
board-does-ianvincible-ii = { $points } par symbole d’amélioration, cabines comprises
board-does-white-wind-ii = { $points } par contrat rempli
board-does-sorcerer = l’action d’une tuile voisine
board-does-sorcerer-up = l’action d’une tuile de son village au choix
board-does-developer = { $points } par symbole d’amélioration des tuiles voisines
board-does-talton-lodge = { $points } par ouvrier représenté dans le village
board-does-artisan = { $points } par tuile améliorée
board-does-builder = { $points } par Extension
board-does-muleteer = { $points } par contrat non rempli
board-does-beekeeper = { $points } par tuile voisine
board-does-the-glade = { $points } par tuile été voisine
board-does-the-glade-in-winter = { $points } par tuile hiver voisine
board-does-delivery-man = { $points } par tuile d’un trajet par route depuis celle-ci
board-does-keyside = 3 de chaque ressource à la fin

## Ce que compte l’explorateur

deed-won = Remportée aux enchères
deed-used = Utilisée
deed-upgraded = Améliorée
deed-took-boat = Bateau pris
deed-took-contract = Contrat pris
deed-extended = Extension construite
