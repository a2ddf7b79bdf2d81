### Keythedral, de Richard Breese.

game-name = Keythedral
game-tagline = Envoyez vos ouvriers dans les champs de Keyland et gagnez les meilleurs sièges de la keythedral.

-any-time = Jouable au début de n’importe quelle phase, et chaque fois que vous choisissez un numéro, placez un ouvrier, prenez votre tour ou faites une offre.
-one-purchase = Jouable pendant que vous fixez le prix d’un siège que vous avez annoncé, après la réponse des autres joueurs.
-stays = Si le siège n’est pas acquis tout de suite, la loi reste à côté de lui jusqu’à ce qu’il le soit, et chaque acheteur choisit à nouveau.

## Options

option-edition = Édition
    .help = Les deux éditions bâtissent la même keythedral avec d’autres nombres.
option-edition-2002 = 2002
    .help = 17 sièges de 1 à 5 points ; les cubes restants ne servent qu’à départager les ex æquo.
option-edition-2004 = 2004
    .help = 22 sièges de 4 à 12 points ; les cubes restants rapportent aussi des points. La partie est plus longue.
option-laws = Lois
    .help = Détermine s’il y a des cartes Loi, et si on les prend sans les voir.
option-laws-face-down = face cachée
    .help = Les cartes des emplacements de loi sont face cachée : qui en prend une la voit, les autres ne la découvrent que lorsqu’elle est jouée.
option-laws-face-up = face visible
    .help = Les cartes des emplacements de loi sont face visible et on choisit la sienne : tout le monde sait donc qui détient quoi.
option-laws-none = aucune
    .help = On joue sans lois.
option-laws-about-others = Lois sur les autres joueurs
    .help = Détermine si une loi qui concerne les autres joueurs peut être gardée.
option-laws-about-others-kept = peuvent être gardées
    .help = Chaque loi se joue au moment que choisit celui qui la détient.
option-laws-about-others-at-once = jouées aussitôt
    .help = { law-work-order }, { law-price-increase }, { law-repeal-law }, { law-house-moratorium }, { law-design-change }, { law-downgrade-house }, { law-good-harvest }, { law-poor-harvest } et { law-start-order } se jouent au premier moment qu’elles permettent.
option-design = Plans de la keythedral
    .help = À quel moment on connaît le prix des sièges.
option-design-hidden = cachés
    .help = Les sièges d’une étape ne sont retournés que lorsque tous ceux de l’étape précédente sont vendus.
option-design-open = visibles
    .help = Tous les sièges sont face visible dès le début. Les étapes se vendent quand même dans l’ordre.
option-length = Durée
    .help = Combien d’étapes compte la keythedral.
option-length-full = complète
    .help = Les cinq étapes.
option-length-short = courte
    .help = Les deux premières étapes seulement.

## Tirages

do-back = Le prochain champ porte le numéro { $number } au dos
do-face =
    Le champ est { $kind ->
        [lac] un
        [vignoble] un
       *[other] une
    } { $kind }
do-reveal = Tuile retournée : { $tile }
do-card = La carte est { $law }
do-show = Loi posée face visible : { $law }

ask-back = Quel numéro le prochain champ porte-t-il au dos ?
ask-face = Quel type de champ est pioché ?
ask-reveal = Quelle tuile de construction est retournée ?
ask-card = Quelle loi est piochée ?
ask-show-law = Quelle loi est posée face visible ?

## Construction du plateau

do-field = Poser le champ en { $cell }
do-cottage = Poser le cottage { $cottage }
do-at = Le poser en { $cell }

ask-lay-field = Où posez-vous le champ ?
ask-settle = Lequel de vos cottages posez-vous maintenant ?
ask-site = Où posez-vous le cottage { $cottage } ?

## Phase 1

do-order = Choisir le numéro { $number }
do-work = Envoyer l’ouvrier dans le champ en { $cell }
do-idle = Aucun champ n’est libre : l’ouvrier reste inactif

ask-choose-order = Quel numéro de cottage envoie maintenant ses ouvriers ?
ask-plan = Quel numéro vient ensuite dans l’ordre que vous fixez pour cette manche ?
ask-place = Dans quel champ va un ouvrier du cottage { $cottage } ?

## Phase 3

do-buy = Acquérir le { $tile }
do-house = Transformer le cottage { $cottage } en maison (1 pierre, 1 bois)
do-fence = Poser une barrière (1 bois)
    .short = Barrière
do-beside = La poser à côté du cottage { $cottage }
do-toward = La poser du côté du champ en { $cell }
do-unfence = Retirer la barrière { $fence } (2 cubes de vin)
do-craft = Acheter 1 { $cube } chez l’artisan
do-trade = Échanger 2 cubes contre 1 { $cube }
do-new-law = Prendre une carte Loi (1 cube ; votre dernière action de la manche)
    .short = Loi
do-take-law = Prendre la loi { $law } (1 cube ; votre dernière action de la manche)
do-pass = Passer
do-pay = Payer 1 { $cube }
    .together = Payer ceux-ci
do-take = Prendre 1 { $cube }
    .together = Prendre ceux-ci
do-extra = Payer 1 { $cube } de plus
do-less = Payer 1 { $cube } de moins
do-swap = Payer 1 { $into } au lieu de 1 { $cube }
do-acquire = Payer et acquérir le siège
do-withdraw = Renoncer à l’achat
    .short = Renoncer

ask-turn = Quelle action effectuez-vous ?
ask-law-turn = Vous avez pris une loi cette manche et n’avez plus d’action. Jouez-vous une loi ?
ask-fence-site = À côté de quel cottage posez-vous la barrière ?
ask-fence-side = De quel champ la barrière coupe-t-elle le cottage { $cottage } ?
ask-move = Votre cottage { $cottage } est enfermé : où le posez-vous maintenant ?
ask-pay =
    { $count ->
        [one] Quel cube payez-vous ?
       *[other] Quel cube payez-vous ? Il vous en reste { $count } à payer, et une sorte que vous sautez ne revient plus.
    }
    .together =
        { $count ->
            [one] Quel cube payez-vous ?
           *[other] Quels { $count } cubes payez-vous ?
        }
ask-take =
    { $count ->
        [one] Quelle ressource prenez-vous ?
       *[other] Quelle ressource prenez-vous ? Vous pouvez encore en prendre { $count }, et une sorte que vous sautez ne revient plus.
    }
    .together =
        { $count ->
            [one] Quelle ressource prenez-vous ?
           *[other] Quelles { $count } ressources prenez-vous ?
        }
ask-answer = L’achat du { $tile } est annoncé. Répondez-vous par une loi ?
ask-price = Comment payez-vous le { $tile } ?

## Phase 5

do-bid =
    { $count ->
        [one] Offrir 1 cube
       *[other] Offrir { $count } cubes
    }
do-name = Désigner { $seat } comme premier joueur

ask-bid =
    { $count ->
        [0] Faites-vous une offre pour désigner le premier joueur ? Personne n’a encore rien offert.
        [one] Faites-vous une offre pour désigner le premier joueur ? La meilleure offre est de 1 cube.
       *[other] Faites-vous une offre pour désigner le premier joueur ? La meilleure offre est de { $count } cubes.
    }
ask-naming = Qui désignez-vous comme premier joueur ?

## Jouer des lois

do-decline = Ne jouer aucune loi
do-work-order = Jouer { law-work-order } : fixer l’ordre des cinq numéros pour cette manche
do-price-increase = Jouer { law-price-increase } : le siège coûte un cube de plus
do-price-decrease = Jouer { law-price-decrease } : le siège coûte un cube de moins
do-upgrade-cottage = Jouer { law-upgrade-cottage } : le cottage { $cottage } devient gratuitement une maison
do-substitution = Jouer { law-substitution } : payer avec d’autres ressources, ou avec un autre cube artisanat
do-cottage-number = Jouer { law-cottage-number } : le cottage { $cottage } envoie maintenant ses ouvriers
do-craft-bargain = Jouer { law-craft-bargain } : 1 { $cube } de la réserve contre une ressource
do-unexpected-harvest = Jouer { law-unexpected-harvest } : choisir ce que vos ouvriers rapportent de chaque { $kind }
do-broken-fences = Jouer { law-broken-fences } : vos ouvriers ignorent toutes les barrières pendant cette manche
do-repeal-law = Jouer { law-repeal-law } : la loi qui vient d’être jouée n’a aucun effet
do-unsafe-fence = Jouer { law-unsafe-fence } : retirer la barrière { $fence }
do-house-moratorium = Jouer { law-house-moratorium } : personne d’autre ne bâtit de maison pendant cette manche
do-design-change = Jouer { law-design-change } : une autre tuile remplace le { $tile }
do-double-production = Jouer { law-double-production } : votre ouvrier en { $cell } rapporte le double
do-bargain = Jouer { law-bargain } : deux ressources de votre choix contre une
do-sale = Jouer { law-sale } : acheter 1 { $cube } pour deux cubes de moins
do-downgrade-house = Jouer { law-downgrade-house } : la maison ({ $cottage }) redevient un cottage
do-good-harvest = Jouer { law-good-harvest } : chaque { $kind } rapporte le double pendant cette manche
do-poor-harvest =
    Jouer { law-poor-harvest } : { $kind ->
        [lac] aucun
        [vignoble] aucun
       *[other] aucune
    } { $kind } ne rapporte quoi que ce soit pendant cette manche
do-start-order = Jouer { law-start-order } : { $seat } devient premier joueur

ask-opening = { $phase } : jouez-vous une loi ?
ask-repeal = Abrogez-vous la loi qui vient d’être jouée ?

## Le journal : mise en place et étapes

told-drew-field =
    { $seat } a pioché { $kind ->
        [lac] un
        [vignoble] un
       *[other] une
    } { $kind }.
    .line = A tiré : { $kind }
told-laid-field =
    { $seat } a posé { $kind ->
        [lac] le
        [vignoble] le
       *[other] la
    } { $kind } en { $cell }.
    .line = A posé : { $kind }
told-laid-cottage = { $seat } a posé le cottage { $cottage } en { $cell }.
    .line = A posé { $cottage }
told-revealed = Étape { $level } : le { $tile } a été retourné.
    .line = Siège de l’étape { $level }
told-stage = L’étape { $level } de la keythedral a commencé.
    .line = Étape { $level }
told-completed = Le dernier siège a été acquis : la keythedral a été achevée à la manche { $round }.
    .line = Dernier siège acquis
told-abandoned =
    { $round ->
        [one] Après { $round } manche, le maximum que l’on joue, la keythedral n’était toujours pas achevée ; la partie s’est arrêtée là.
       *[other] Après { $round } manches, le maximum que l’on joue, la keythedral n’était toujours pas achevée ; la partie s’est arrêtée là.
    }
    .line = Inachevée, manche { $round }

## Le journal : manches

told-round = La manche { $round } a commencé ; premier joueur : { $seat }.
    .line = Manche { $round }
told-closing =
    { $left ->
        [0] La dernière manche a commencé : la partie se termine après la manche { $round }, même s’il reste des sièges.
        [one] Encore { $left } manche après celle-ci : la partie se termine après la manche { $round }, même s’il reste des sièges.
       *[other] Encore { $left } manches après celle-ci : la partie se termine après la manche { $round }, même s’il reste des sièges.
    }
    .line = Fin après la manche { $round }
told-phase = { $phase }
told-ordered = Le marqueur d’ordre { $place } a été placé sur le numéro { $number } ; { $seat } a commencé.
    .line = Le numéro { $number } œuvre
told-worked = { $seat } a envoyé un ouvrier du cottage { $cottage } dans le champ en { $cell }.
    .line = Envoi : { $cottage }
told-idle = { $seat } n’avait aucun champ libre pour un ouvrier du cottage { $cottage }.
    .line = Sans champ : { $cottage }
told-harvested =
    { $count ->
        [one] { $seat } a récolté 1 cube { $cube ->
            [eau] d’eau
           *[other] de { $cube }
        }.
       *[other] { $seat } a récolté { $count } cubes { $cube ->
            [eau] d’eau
           *[other] de { $cube }
        }.
    }
    .line = A récolté
told-harvest-failed =
    { $count ->
        [one] Il a manqué 1 cube { $cube ->
            [eau] d’eau
           *[other] de { $cube }
        } à { $seat } : la réserve était épuisée.
       *[other] Il a manqué { $count } cubes { $cube ->
            [eau] d’eau
           *[other] de { $cube }
        } à { $seat } : la réserve était épuisée.
    }
    .line = Il a manqué
told-marker = Le marqueur de premier joueur a été remis à { $seat }.
    .line = Premier joueur
told-bid =
    { $count ->
        [one] { $seat } a offert 1 cube.
       *[other] { $seat } a offert { $count } cubes.
    }
told-no-bid = { $seat } n’a pas fait d’offre.
told-named = { $seat } a désigné { $start } comme premier joueur.
    .line = A désigné { $start }

## Le journal : actions

told-announced = { $seat } a annoncé l’achat du { $tile }.
    .line = Veut un siège
told-withdrew = { $seat } a renoncé à l’achat du { $tile }.
    .line = A renoncé
told-acquired =
    { $value ->
        [one] { $seat } a acquis le { $tile } contre { $cost } ; il vaut { $value } point.
       *[other] { $seat } a acquis le { $tile } contre { $cost } ; il vaut { $value } points.
    }
    .line = Siège à { $value }
told-built-house = { $seat } a transformé son cottage { $cottage } en maison.
    .line = Maison : { $cottage }
told-fenced = { $seat } a posé une barrière entre le cottage { $cottage } et le champ en { $cell }.
    .line = Barrière : { $cottage }
told-moved = { $seat } a déplacé le cottage { $cottage }, enfermé, en { $cell }.
    .line = A déplacé { $cottage }
told-unfenced = { $seat } a retiré la barrière { $fence }.
    .line = Barrière retirée
told-ordered-craft = { $seat } a commandé 1 { $cube } chez l’artisan.
    .line = Commande
told-traded = { $seat } a demandé 1 { $cube } au marchand.
    .line = Échange
told-paid = { $seat } a payé 1 { $cube }.
    .line = A payé
told-paid-player = { $seat } a payé 1 { $cube } à { $to }.
    .line = A payé { $to }
told-took = { $seat } a pris 1 { $cube }.
    .line = A pris
told-passed = { $seat } a passé.

## Le journal : lois

told-took-law = { $seat } a pris une carte Loi.
told-drew-law = Vous avez pioché la loi { $law }.
told-took-open-law = { $seat } a pris la loi { $law }.
    .line = A pris une loi
told-law-shown = La loi { $law } a été posée face visible.
    .line = Visible : { $law }
told-law-played = { $seat } a joué { $law }.
told-law-aimed = { $seat } a joué { $law } : { $target }.
    .line = A joué { $law }
told-law-repealed = { $seat } a abrogé la loi { $law }, jouée par { $whose }.
    .line = A abrogé { $law }

## Refus

why-moratorium = { $seat } a joué { law-house-moratorium } : personne d’autre ne bâtit de maison pendant cette manche.
why-at-once = { $law } concerne les autres joueurs : à cette table, elle doit être jouée maintenant.
why-took-law = { $seat } a pris une loi cette manche et ne peut plus que jouer des lois.
why-lacking = Pour cela, il vous manque : { $cubes }.
why-too-dear =
    { $price ->
        [one] Il y faut { $price } cube, et vous en avez { $count }.
       *[other] Il y faut { $price } cubes, et vous en avez { $count }.
    }
why-too-low =
    { $count ->
        [one] Il faut offrir au moins { $count } cube.
       *[other] Il faut offrir au moins { $count } cubes.
    }
why-taken = Un ouvrier de { $seat } est déjà dans ce champ.
why-fenced-off = Une barrière ferme ce champ aux ouvriers du cottage { $cottage }.

## Phases

phase-1 = Phase 1 (ouvriers)
phase-2 = Phase 2 (récolte)
phase-3 = Phase 3 (dépenses)
phase-4 = Phase 4 (retour)
phase-5 = Phase 5 (premier joueur)

## Champs

kind-quarry = carrière
    .help = Un ouvrier en rapporte de la pierre.
kind-wood = forêt
    .help = Un ouvrier en rapporte du bois.
kind-lake = lac
    .help = Un ouvrier en rapporte de l’eau.
kind-farm = ferme
    .help = Un ouvrier en rapporte de la nourriture.
kind-vineyard = vignoble
    .help = Un ouvrier en rapporte du vin.

field = Tuile champ
    .help = Type : { $kind }. Numéro au dos : { $number }. Le numéro 1 est réservé au centre du plateau ; tout autre champ est en jeu si son numéro ne dépasse pas le nombre de joueurs.
field-f01 = champ f01
field-f02 = champ f02
field-f03 = champ f03
field-f04 = champ f04
field-f05 = champ f05
field-f06 = champ f06
field-f07 = champ f07
field-f08 = champ f08
field-f09 = champ f09
field-f10 = champ f10
field-f11 = champ f11
field-f12 = champ f12
field-f13 = champ f13
field-f14 = champ f14
field-f15 = champ f15
field-f16 = champ f16
field-f17 = champ f17
field-f18 = champ f18
field-f19 = champ f19
field-f20 = champ f20
field-f21 = champ f21
field-f22 = champ f22
field-f23 = champ f23
field-f24 = champ f24
field-f25 = champ f25
field-f26 = champ f26
field-f27 = champ f27
field-f28 = champ f28
field-f29 = champ f29

cell = Emplacement du plateau
    .help = De la place pour un champ ou, entre les champs, pour un cottage.

## Cubes

cube = Cube
    .help =
        { $count ->
            [one] Le jeu compte { $count } cube de cette sorte.
           *[other] Le jeu compte { $count } cubes de cette sorte.
        } { $worth ->
            [one] Chaque cube restant à la fin vaut { $worth } point, qui compte au score dans l’édition de 2004 et ne sert qu’à départager les ex æquo dans celle de 2002.
           *[other] Chaque cube restant à la fin vaut { $worth } points, qui comptent au score dans l’édition de 2004 et ne servent qu’à départager les ex æquo dans celle de 2002.
        }
cube-stone = pierre
    .help = Une ressource des carrières. Une maison coûte une pierre et un bois. { cube.help }
cube-timber = bois
    .help = Une ressource des forêts. Une barrière coûte un bois, une maison une pierre et un bois. { cube.help }
cube-water = eau
    .help = Une ressource des lacs. { cube.help }
cube-food = nourriture
    .help = Une ressource des fermes. { cube.help }
cube-wine = vin
    .help = Une ressource des vignobles. Il en faut deux pour retirer une barrière. { cube.help }
cube-iron = fer
    .help =
        Un cube artisanat, que le forgeron vend contre { $price ->
            [one] { $price } cube, quel qu’il soit.
           *[other] { $price } cubes, quels qu’ils soient.
        } { cube.help }
cube-glass = vitrail
    .help =
        Un cube artisanat, que le verrier vend contre { $price ->
            [one] { $price } cube, quel qu’il soit.
           *[other] { $price } cubes, quels qu’ils soient.
        } { cube.help }
cube-gold = or
    .help =
        Un cube artisanat, que l’orfèvre vend contre { $price ->
            [one] { $price } cube, quel qu’il soit.
           *[other] { $price } cubes, quels qu’ils soient.
        } { cube.help }

cost-stone = { cube-stone }
cost-timber = { cube-timber }
cost-water = { cube-water }
cost-food = { cube-food }
cost-wine = { cube-wine }
cost-iron = { cube-iron }
cost-glass = { cube-glass }
cost-gold = { cube-gold }

## Sièges de la keythedral

tile = Tuile de construction
    .help = Un siège de l’étape { $level }. Son prix : { $cost }. Tous les sièges d’une étape ont la même valeur.
tile-b01 = siège ({ $cost })
tile-b02 = siège ({ $cost })
tile-b03 = siège ({ $cost })
tile-b04 = siège ({ $cost })
tile-b05 = siège ({ $cost })
tile-b06 = siège ({ $cost })
tile-b07 = siège ({ $cost })
tile-b08 = siège ({ $cost })
tile-b09 = siège ({ $cost })
tile-b10 = siège ({ $cost })
tile-b11 = siège ({ $cost })
tile-b12 = siège ({ $cost })
tile-b13 = siège ({ $cost })
tile-b14 = siège ({ $cost })
tile-b15 = siège ({ $cost })
tile-b16 = siège ({ $cost })
tile-b17 = siège ({ $cost })
tile-b18 = siège ({ $cost })
tile-b19 = siège ({ $cost })
tile-b20 = siège ({ $cost })
tile-b21 = siège ({ $cost })
tile-b22 = siège ({ $cost })
tile-b23 = siège ({ $cost })
tile-b24 = siège ({ $cost })
tile-b25 = siège ({ $cost })
tile-b26 = siège ({ $cost })
tile-b27 = siège ({ $cost })
tile-b28 = siège ({ $cost })
tile-b29 = siège ({ $cost })
tile-b30 = siège ({ $cost })
tile-b31 = siège ({ $cost })
tile-b32 = siège ({ $cost })
tile-b33 = siège ({ $cost })
tile-b34 = siège ({ $cost })

stage = Étape
    .help =
        { $spaces ->
            [one] { $spaces } siège de cette étape est en jeu,
           *[other] { $spaces } sièges de cette étape sont en jeu,
        } parmi { $tiles ->
            [one] { $tiles } tuile.
           *[other] { $tiles } tuiles.
        } { $value ->
            [one] Un siège vaut { $value } point.
           *[other] Un siège vaut { $value } points.
        }
stage-edition-2002-1 = Étape 1, édition de 2002
stage-edition-2002-2 = Étape 2, édition de 2002
stage-edition-2002-3 = Étape 3, édition de 2002
stage-edition-2002-4 = Étape 4, édition de 2002
stage-edition-2002-5 = Étape 5, édition de 2002
stage-edition-2004-1 = Étape 1, édition de 2004
stage-edition-2004-2 = Étape 2, édition de 2004
stage-edition-2004-3 = Étape 3, édition de 2004
stage-edition-2004-4 = Étape 4, édition de 2004
stage-edition-2004-5 = Étape 5, édition de 2004

## Ce que possèdent les joueurs

cottage = Cottage ou maison
    .help = Quand vient son numéro, un cottage envoie un ouvrier dans un champ libre voisin, une maison en envoie deux, dans deux champs.
cottage-blue1 = bleu 1
cottage-blue2 = bleu 2
cottage-blue3 = bleu 3
cottage-blue4 = bleu 4
cottage-blue5 = bleu 5
cottage-yellow1 = jaune 1
cottage-yellow2 = jaune 2
cottage-yellow3 = jaune 3
cottage-yellow4 = jaune 4
cottage-yellow5 = jaune 5
cottage-black1 = noir 1
cottage-black2 = noir 2
cottage-black3 = noir 3
cottage-black4 = noir 4
cottage-black5 = noir 5
cottage-green1 = vert 1
cottage-green2 = vert 2
cottage-green3 = vert 3
cottage-green4 = vert 4
cottage-green5 = vert 5
cottage-red1 = rouge 1
cottage-red2 = rouge 2
cottage-red3 = rouge 3
cottage-red4 = rouge 4
cottage-red5 = rouge 5

fence = Barrière
    .help = Elle se dresse entre la case nommée en premier et le champ nommé ensuite, et interdit ce champ aux ouvriers du cottage posé sur cette case, quel que soit le joueur qui l’a posée.

piece = Élément
piece-cottage = cottage
    .help = Chaque joueur en a { $each }, numérotés à partir de 1. Au verso se trouve une maison, qui envoie deux ouvriers au lieu d’un. Si des barrières le coupent de tous les champs, son propriétaire le déplace, sauf si aucune autre case ne convient.
piece-fence = barrière
    .help = Chaque joueur en a { $each } pour toute la partie. La poser coûte 1 cube de bois, la retirer 2 cubes de vin ; une barrière retirée ne revient pas.
piece-worker = ouvrier
    .help = Chaque joueur en a { $each }. Un champ accueille un seul ouvrier, qui rapporte un cube à la récolte.

## Lois

law = Loi
law-work-order = Ordre de travail
    .help = Jouable au début de la phase 1. Vous fixez l’ordre des cinq numéros de cottage pour cette manche. Le joueur qui place le premier change à chaque numéro, comme d’habitude.
law-price-increase = Hausse de prix
    .help = Jouable quand un autre joueur vient d’annoncer l’achat d’un siège. Le siège coûte un cube de plus, d’une sorte figurant sur la tuile ; l’acheteur choisit laquelle, ou renonce sans avoir utilisé d’action. { -stays }
law-price-decrease = Baisse de prix
    .help = { -one-purchase } Le siège coûte un cube de moins, de n’importe quelle sorte figurant sur la tuile, sauf l’or. Elle doit être jouée avant toute substitution de cubes. { -stays }
law-upgrade-cottage = Amélioration d’un cottage
    .help = { -any-time } L’un de vos cottages devient gratuitement une maison, même en cas de moratoire sur les maisons. Il envoie désormais deux ouvriers, tout de suite s’ils ne sont pas encore partis.
law-substitution = Substitution
    .help = { -one-purchase } Pour cet achat, vous pouvez remplacer autant de ressources demandées que vous voulez par d’autres ressources, ou un cube artisanat demandé par un autre cube artisanat. La loi est perdue même si vous n’acquérez pas le siège.
law-cottage-number = Numéro de cottage
    .help = Jouable quand vous placez un ouvrier. Un autre de vos cottages ou maisons, dont le numéro n’est pas encore venu pendant cette manche, envoie aussitôt ses ouvriers, et n’en envoie plus de la manche.
law-craft-bargain = Aubaine artisanale
    .help = { -any-time } Payez une ressource pour un cube artisanat déjà utilisé, pris dans la réserve. Ce que les artisans ont encore en stock ne s’achète pas ainsi.
law-unexpected-harvest = Récolte inattendue
    .help = Jouable au début de la phase 2. Pour un type de champ où vous avez des ouvriers, vous prenez dans la réserve des ressources de votre choix au lieu de ce qu’ils y récolteraient cette manche, cube pour cube, après vos autres cubes.
law-broken-fences = Barrières brisées
    .help = Jouable au début de la phase 1, et quand vous choisissez un numéro ou placez un ouvrier. Pour le reste de la manche, vos ouvriers ignorent toutes les barrières. Celles-ci restent en place.
law-repeal-law = Abrogation
    .help = Jouable quand un autre joueur vient de jouer une loi, avant qu’elle ne prenne effet. Cette loi ne fait rien et est perdue.
law-unsafe-fence = Barrière dangereuse
    .help = { -any-time } Une barrière, quel que soit le joueur qui l’a posée, est retirée du jeu.
law-house-moratorium = Moratoire sur les maisons
    .help = Jouable au début de la phase 1, 2 ou 3, et quand vous choisissez un numéro ou placez un ouvrier. Pendant cette manche, aucun autre joueur ne peut bâtir de maison. L’amélioration d’un cottage reste permise.
law-design-change = Changement de plans
    .help = { -any-time } Un siège face visible quitte le jeu, avec la loi éventuellement posée à côté, et une tuile inutilisée de la même étape, tirée au hasard, le remplace. Jouable aussi sur un siège dont un autre joueur vient d’annoncer l’achat : cet achat est alors annulé et n’utilise pas d’action.
law-double-production = Double production
    .help = Jouable au début de la phase 2. Dans un champ, votre ouvrier rapporte deux fois plus de cubes pendant cette manche : quatre par bonne récolte, aucun par mauvaise récolte.
law-bargain = Aubaine
    .help = Jouable comme action en phase 3, ou à votre tour après avoir pris une loi. Le marchand prend une ressource et vous en donne deux de votre choix, dans la limite de la réserve. Si la loi est abrogée, il vous reste votre action.
law-sale = Soldes
    .help = Jouable comme action en phase 3, ou à votre tour après avoir pris une loi. Le verrier ou l’orfèvre vous vend un cube pour deux cubes de moins que d’habitude. Si la loi est abrogée, il vous reste votre action.
law-downgrade-house = Déclassement d’une maison
    .help = { -any-time } Une maison, quel que soit son propriétaire, redevient un cottage. Il n’envoie désormais qu’un seul ouvrier.
law-good-harvest = Bonne récolte
    .help = Jouable au début de la phase 1 ou 2. Tous les champs du type que vous choisissez rapportent le double à tout le monde pendant cette manche.
law-poor-harvest = Mauvaise récolte
    .help = Jouable au début de la phase 1 ou 2. Aucun champ du type que vous choisissez ne rapporte quoi que ce soit pendant cette manche, à personne.
law-start-order = Ordre de départ
    .help = Jouable au début de n’importe quelle phase. Vous désignez un nouveau premier joueur, vous-même si vous voulez, qui commence dès maintenant et jusqu’à ce que le suivant soit désigné à la fin de la phase 5.

## Points

score-level-1 = Sièges de l’étape 1
score-level-2 = Sièges de l’étape 2
score-level-3 = Sièges de l’étape 3
score-level-4 = Sièges de l’étape 4
score-level-5 = Sièges de l’étape 5
score-cubes = Cubes restants

tiebreak = Cubes restants
    .help = Dans l’édition de 2002, les cubes restants départagent les totaux égaux : l’or compte 4, le vitrail 3, le fer 2, une ressource 1. Dans celle de 2004, où les cubes rapportent des points, les joueurs de même total partagent la place.

## Ce dont parle un conseil en plus du score : ce qui porte un même nom est dit en une fois

feature-points = sièges acquis
feature-ready = sièges payables aussitôt
feature-within-reach = sièges payables après échange
feature-out = sièges remis à plus tard
feature-prospect = part des sièges suivants
feature-last-of-stage = dernier siège de l’étape
feature-lacking = cubes manquants pour un siège
feature-left-over = cubes libres
feature-final-cubes = cubes à la fin
feature-stone = pierre libre
feature-timber = bois libre
feature-water = eau libre
feature-food = nourriture libre
feature-wine = vin en trop
feature-hoped = récolte espérée
feature-yield = rendement des champs
feature-stone-yield = pierre des champs
feature-timber-yield = bois des champs
feature-water-yield = eau des champs
feature-food-yield = nourriture des champs
feature-wine-yield = vin des champs
feature-kinds = types de cubes récoltés
feature-site = place du prochain cottage
feature-same-numbers = champs partagés avec un voisin
feature-houses = maisons
feature-fences-left = barrières restantes
feature-laws = lois en main
feature-behind-start = place après le premier joueur
feature-rounds-left = manches restantes
feature-rival = rival le plus fort

## Le dessin : en-tête et plateau

draw-round = Manche { $round }
draw-setup = Construction du plateau
draw-phase-1 = Ouvriers
draw-phase-2 = Récolte
draw-phase-3 = Dépenses
draw-phase-4 = Retour
draw-phase-5 = Premier joueur
draw-place = Rang { $place }
zone-table = La table
zone-land = Pays
zone-cathedral = Cathédrale
zone-town = Ville
zone-others = Les autres
zone-end = La fin
draw-field = Champ { $cell } : { $kind }
draw-worker = Ouvrier – { $seat }
draw-cottage = Cottage { $number } – { $seat }
draw-house = Maison { $number } – { $seat }
draw-fence = Barrière – { $seat }
draw-free = Libre : { $cell }
draw-in-hand = En main
draw-stack = Pile
draw-stack-top =
    { $count ->
        [one] Le dernier champ porte un { $number } au dos.
       *[other] Encore { $count } champs ; celui du dessus porte un { $number } au dos.
    }

## Le dessin : la keythedral

draw-keythedral = La keythedral
draw-stage = Étape { $level }
draw-tile =
    { $value ->
        [one] { $tile } : étape { $level }, { $value } point, prix : { $cost }
       *[other] { $tile } : étape { $level }, { $value } points, prix : { $cost }
    }
draw-tile-sold =
    { $value ->
        [one] { $tile } : { $value } point, acquis par { $seat }
       *[other] { $tile } : { $value } points, acquis par { $seat }
    }
draw-tile-hidden = Un siège de l’étape { $level }, encore face cachée

## Le dessin : Keytown

draw-craftsmen = Artisans
draw-forge = Forge
draw-glassworks = Verrier
draw-goldsmith = Orfèvre
draw-price =
    { $count ->
        [one] 1 cube pour un
       *[other] { $count } cubes pour un
    }
draw-store = Réserve
draw-order = Ordre de travail
draw-order-place = Numéro { $number } : rang { $place }
draw-order-open = Le numéro { $number } n’a pas encore été choisi
draw-laws = Lois
draw-deck = { $count } dans la pioche
draw-law-hidden = Une loi, face cachée
draw-deck-empty = Pioche vide
draw-law-place = Place d’une loi
draw-trader = Marchand
draw-in-force = En vigueur

## Le dessin : joueurs

draw-seats =
    { $count ->
        [one] { $count } siège
       *[other] { $count } sièges
    }
draw-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
draw-fences =
    { $count ->
        [one] reste { $count } barrière
       *[other] reste { $count } barrières
    }
draw-laws-held =
    { $count ->
        [0] aucune loi
        [one] 1 loi
       *[other] { $count } lois
    }
draw-start = Premier joueur
draw-colour-blue = bleu
draw-colour-yellow = jaune
draw-colour-black = noir
draw-colour-green = vert
draw-colour-red = rouge

## La galerie

draw-gallery = Le matériel
draw-gallery-tiles = Sièges de la keythedral
draw-gallery-editions = 1/4 : vaut 1 point dans l’édition de 2002, 4 dans celle de 2004
draw-gallery-fields = Champs, selon le numéro au dos
draw-gallery-laws = Lois
draw-gallery-cubes = Cubes
draw-gallery-pieces = Ce que possède chaque joueur
draw-gallery-values = Étapes : emplacements et valeur d’un siège, par édition
draw-gallery-count = { $count } dans la boîte
draw-gallery-price = prix { $count }
draw-gallery-worth = valeur { $count }
draw-gallery-each = { $count } chacun
draw-gallery-stage =
    { $spaces ->
        [one] { $edition } : { $spaces } emplacement à { $value }
       *[other] { $edition } : { $spaces } emplacements à { $value }
    }
draw-gallery-cottage = Cottages
draw-gallery-house = au verso : maisons
draw-gallery-fence = Barrières
draw-gallery-worker = Ouvriers

## La table dans un terminal

draw-text-key-cottage = cottage
draw-text-key-house = maison
draw-text-key-fence = barrière
draw-text-key-worker = avec un ouvrier
draw-text-on-sale =
    { $value ->
        [one] En vente, étape { $level }, { $value } point chacun
       *[other] En vente, étape { $level }, { $value } points chacun
    }
draw-text-laws = Lois : { $spaces } à prendre, { $deck } dans la pioche

## Ce que compte l’explorateur

deed-acquired = Achetée
deed-took-open-law = Loi visible prise
deed-law-played = Loi jouée
