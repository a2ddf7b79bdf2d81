### Keyper, de Richard Breese.

game-name = Keyper
game-tagline = Menez une équipe de keyples au fil de quatre saisons, et bâtissez la plus belle ferme et le plus beau village de Keydom.

## Options

option-supply = Réserve
    .help = Détermine si les ressources peuvent s’épuiser.
option-supply-finite = limitée
    .help = Il y a autant de chaque ressource que la boîte en contient ; quand une réserve est vide, personne n’en obtient plus.
option-supply-unlimited = illimitée
    .help = Il y a toujours assez de ressources.
option-pair = Keyples à deux joueurs
    .help = La taille d’une équipe quand on joue à deux. À trois ou quatre joueurs, elle est toujours de huit.
option-pair-nine = neuf
    .help = Deux joueurs tirent chacun un neuvième keyple, et en gardent jusqu’à neuf aux saisons suivantes.
option-pair-eight = huit
    .help = Deux joueurs ont huit keyples chacun, comme à trois ou quatre.
option-length = Durée
    .help = Combien de saisons on joue.
option-length-full = complète
    .help = Les quatre saisons.
option-length-short = courte
    .help = Le printemps et l’hiver seulement. Chacun a une seule foire privée, pour le printemps.

## Tirages

do-deal = Foire distribuée : { $fair }
do-ninth = Le neuvième keyple est { $colour }
do-draw = Il sort du sac : { $tile }
do-draw-fair = Il sort du sac : { $fair }
do-aside = Mis de côté pour cette saison : le { $boat } et le { $other }
do-start = Commence : { $seat }

ask-deal-fair = Quelle foire est distribuée ?
ask-ninth = Quel est le neuvième keyple ?
ask-draw = Que sort-il du sac ?
ask-aside = Quels sont les deux bateaux mis de côté ?
ask-start-player = Qui commence ?

## Un tour

do-keyper = Jouer votre keyper et revendiquer le { $board }
do-keyple = Jouer un keyple : { $colour }
do-at = Le jouer ici : { $spot }
do-moor = Amener le { $boat } à la rivière
do-lay-existing = Coucher le keyple qui s’y tient : une action de plus
do-leave-existing = Laisser debout le keyple qui s’y tient
do-join = Participer avec un keyple : { $colour }
do-decline = Ne pas participer
    .short = Sans moi
do-lay = Coucher un keyple : { $spot }
do-lay-both = Coucher les deux keyples : { $spot }

ask-turn = Que jouez-vous ?
ask-place = Où jouez-vous le keyple ({ $colour }) ?
ask-moor = Quel bateau amenez-vous à la rivière ?
ask-existing = Votre keyple ({ $colour }) en rejoint un qui se tient déjà là : { $spot }. Couchez-vous celui-ci ?
ask-join = { $player } joue ici : { $spot }. Participez-vous ? Votre keyple y travaillerait en { $colour }.
ask-lay-down = Quels keyples couchez-vous ?

## Au travail

do-take = Prendre { $tile }
do-take-fair = Prendre la { $fair }
do-build = Construire { $tile }
do-build-here = Construire { $tile } sur cette parcelle
do-on = Construire ici : { $spot }
do-upgrade = Améliorer { $tile }
do-pay = Payer { unit }
do-pay-two = Payer { unit } et { unit-second }
do-pay-three = Payer { unit }, { unit-second } et { unit-third }
do-pay-four = Payer { $resources }
do-give = Donner { unit }
do-give-two = Donner { unit } et { unit-second }
do-get = Obtenir { unit }
do-get-two = Obtenir { unit } et { unit-second }
do-work = Travailler pour { unit }
do-sell = Vendre { unit } pour 2 points maritimes
do-stop = Ne rien faire de plus ici
    .short = Assez
do-gain = Recevoir { unit }

ask-take-tile = Quelle tuile prenez-vous ?
ask-build = Quelle tuile construisez-vous ?
ask-site = Où construisez-vous { $tile } ?
ask-build-here = Quelle tuile le keyple construit-il ici : { $spot } ?
ask-upgrade = Quelle tuile améliorez-vous ?
ask-pay = Avec quoi payez-vous ?
ask-trade = Qu’échangez-vous ?
ask-receive = Qu’obtenez-vous en échange ?
ask-deal = Que faites-vous sur le { $boat } ?
ask-plot = Que fait le keyple ici : { $spot } ?
ask-gift = Que reçoit le keyple ({ $colour }) de votre tuile keyp ?

## La fin d’une saison

do-hold = Tenir la { $fair }
do-enough = Ne plus tenir de foire
do-lose = Laisser partir { unit }
do-fold = Plier en { $display }
do-spare = Reposer sur la tuile keyp : { $colour }

ask-hold-fair = Quelle foire tenez-vous ?
ask-stray = Vous ne pouvez pas abriter tous vos animaux : lequel s’en va ?
ask-fold = Que doit montrer votre plateau Campagne cette saison ?
ask-spare = Votre équipe est trop grande : quel keyple se repose sur la tuile keyp ?

## Combien de quoi

unit = 1 { $resource }
unit-second = 1 { $second }
unit-third = 1 { $third }
units =
    { $count ->
        [one] { $count } { $resource }
       *[other]
            { $count } { $resource ->
                [argile] argile
                [bois] bois
                [pierre] pierre
                [or] or
                [rubis] rubis
                [cheval] chevaux
               *[other] { $resource }s
            }
    }
points-fair =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
points-gems =
    { $gem_points ->
        [one] { $gem_points } point
       *[other] { $gem_points } points
    }
points-initial =
    { $initial ->
        [0] aucun point
        [one] { $initial } point
       *[other] { $initial } points
    }
points-upgraded =
    { $upgraded ->
        [0] aucun point
        [one] { $upgraded } point
       *[other] { $upgraded } points
    }

## Le journal : les saisons

told-ninth = { $seat } a tiré un neuvième keyple : { $colour }.
    .line = Neuvième keyple tiré
told-start-player = Le tirage au sort a désigné { $seat } pour commencer.
told-dealt = Vous avez reçu la { $fair }.
    .line = Vous avez une foire
told-drew = La tuile { $tile } est sortie du sac.
    .line = Tirée : { $tile }
    .lines = Tirées
told-drew-fair = Il est sorti du sac : { $fair }.
    .line = Une foire tirée
told-boats = Les bateaux de cette saison : { $boats }.
    .line = Bateaux de la saison
told-season = { $season } : une nouvelle saison a commencé, { $seat } en premier.
    .line = Saison : { $season }
told-last-round = { $seat } a joué la dernière pièce ; tous les autres ont eu encore un tour.
    .line = Dernière pièce jouée
told-held = { $seat } a tenu la { $fair } pour { points-fair }.
    .line = A tenu la { $fair }
told-strayed = { $seat } n’a pas pu abriter { unit } : l’animal s’en est allé.
    .line = A perdu { unit }
    .lines = A perdu
told-folded = { $seat } a posé le { $board } : { $display }.
    .line = A posé le { $board }
told-rested = { $seat } a envoyé un keyple se reposer sur la tuile keyp : { $colour }.
    .line = En a mis un au repos

## Le journal : les tours

told-idle = { $seat } n’avait rien à coucher.
    .line = N’a couché personne
told-claimed = { $seat } a revendiqué le { $board }.
told-gained = { $seat } a couché un keyple ({ $colour }) sur la tuile keyp et reçu { unit }.
    .line = A reçu { unit }
told-played = { $seat } a joué un keyple ({ $colour }) ici : { $spot }.
    .line = A joué
told-moored = { $seat } a amené le { $boat } à la rivière du { $board }.
    .line = A amené le { $boat }
told-helped = { $seat } a couché le keyple qui s’y tenait ({ $colour }).
    .line = A couché le keyple
told-joined = { $seat } a rejoint { $player } avec un keyple ({ $colour }).
    .line = A rejoint { $player }
told-laid-down =
    { $count ->
        [one] { $seat } a couché un keyple : { $spot }.
       *[other] { $seat } a couché { $count } keyples : { $spot }.
    }
    .line = En a couché { $count }

## Le journal : le travail

told-harvested =
    { $count ->
        [0] { $seat } n’a rien obtenu, la réserve étant vide : { $resource }.
       *[other] { $seat } a pris { units }.
    }
    .line = A pris des biens
told-worked = { $seat } a travaillé sur le bateau pour { unit }.
    .line = Sur le bateau
told-sold =
    { $count ->
        [one] { $seat } a vendu { unit } pour { $count } point maritime.
       *[other] { $seat } a vendu { unit } pour { $count } points maritimes.
    }
    .line = A vendu { unit }
told-shipped =
    { $count ->
        [one] { $seat } a gagné { $count } point maritime grâce à { $tile }.
       *[other] { $seat } a gagné { $count } points maritimes grâce à { $tile }.
    }
    .line = Points : { $tile }
told-took = { $seat } a pris la tuile { $tile }.
    .line = A pris { $tile }
told-took-fair = { $seat } a pris la { $fair }.
    .line = A pris une foire
told-built = { $seat } a construit la tuile { $tile } : { $spot }.
    .line = A construit { $tile }
told-built-over = { $seat } a construit la tuile { $tile } par-dessus { $covered } : { $spot }.
    .line = A construit { $tile }
told-upgraded = { $seat } a amélioré la tuile { $tile }.
    .line = A amélioré { $tile }
told-paid = { $seat } a payé : { $resources }.
    .line = A payé
told-gave = { $seat } a donné : { $resources }.
    .line = A donné
told-got = { $seat } a obtenu : { $resources }.
    .line = A obtenu

## Refus : les tours

why-no-such-keyple = Il n’y a pas de keyple de cette couleur dans votre keyp : { $colour }.
why-keyper-played = Vous avez déjà joué votre keyper cette saison.
why-board-claimed = { $seat } a revendiqué le { $board }.
why-pieces-first = Vous ne couchez des keyples que lorsque votre keyp est vide.
why-keyp-empty = Votre keyp est vide : vous ne pouvez que coucher des keyples.
why-no-such-field = Aucun plateau ne montre ce champ en ce moment : { $spot }.
why-spot-full = Deux keyples s’y trouvent déjà : { $spot }.
why-only-white-joins = Seul un keyple blanc peut rejoindre le blanc qui s’y trouve : { $spot }.
why-other-colour = Le keyple qui s’y trouve travaille en { $colour } : seul un keyple de cette couleur ou un blanc peut le rejoindre ({ $spot }).
why-plots-alike = Les parcelles vides d’une ferme se valent toutes : on prend la première, et non celle-ci : { $spot }.
why-nothing-to-build = Vous n’avez pas de tuile que vous pourriez payer et construire ici : { $spot }.
why-boat-moored = Le { $boat } est sur la rivière du { $board }.
why-boat-aside = Le { $boat } n’est pas disponible cette saison.
why-nobody-there = Il n’y a pas de keyple ici : { $spot }.
why-all-lying = Plus aucun keyple n’est debout ici : { $spot }.
why-one-standing = Un seul keyple est debout ici : { $spot }.
why-own-first = Tant que des keyples sont debout sur vos parcelles ou sur le plateau que vous avez revendiqué, vous couchez ceux-là, et non ici : { $spot }.

## Refus : les tuiles

why-not-on-display = Cette tuile n’est pas exposée : { $tile }.
why-fair-not-on-display = Cette foire n’est pas exposée : { $fair }.
why-not-yours = Vous n’avez pas cette tuile : { $tile }.
why-already-built = Vous avez déjà construit { $tile }.
why-farm-tiles-only = L’ouvrier agricole ne s’occupe que de tuiles de ferme, ce que { $tile } n’est pas.
why-no-plot-left = Il ne reste pas de parcelle pour { $tile } : toutes ont été construites deux fois.
why-cannot-pay = Vous ne pouvez pas payer { $tile }.
why-wrong-area = { $tile } ne peut pas aller ici : les tuiles de ferme vont à la ferme, celles de village au village.
why-plot-has-two = Cette parcelle a été construite deux fois : { $spot }.
why-not-free-there = Vous ne pouvez pas payer { $tile }, et ce n’est gratuit qu’à côté du terrain à bâtir, non ici : { $spot }.
why-only-when-played = Un keyple que l’on couche ne peut pas construire par-dessus { $tile } : il faut qu’il vienne d’être joué.
why-no-building-here = { $tile } ne permet pas au keyple de construire ailleurs.
why-not-built = Vous n’avez pas construit { $tile }.
why-tile-covered = Une autre tuile recouvre { $tile }.
why-already-upgraded = Vous avez déjà amélioré { $tile }.
why-cannot-pay-upgrade = Vous ne pouvez pas payer l’amélioration de cette tuile : { $tile }.
why-no-upgrading-here = Un keyple sur { $tile } ne peut pas améliorer d’autres tuiles.

## Refus : les ressources

why-have-too-few = Vous n’en avez pas assez : { $resource }.
why-supply-short = La réserve n’en a pas assez : { $resource }.
why-not-the-price = Cela ne paie pas le prix.
why-not-accepted = Ceci n’est pas accepté ici : { $resource }.
why-not-given-here = Ceci ne s’obtient pas ici : { $resource }.
why-nothing-to-get = La réserve n’a rien à donner en échange.
why-same-again = Vous ne feriez que récupérer ce que vous avez donné : { $resource }.
why-not-on-the-boat = Le { $boat } n’en fait pas commerce : { $resource }.
why-sold-in-this-play = Ce que vous vendez à un bateau, vous ne pouvez pas l’y prendre dans la même action de jeu : { $resource }.
why-taken-in-this-play = Ce que vous prenez à un bateau, vous ne pouvez pas le lui vendre dans la même action de jeu : { $resource }.

## Refus : la fin d’une saison

why-not-your-fair = Vous n’avez pas la { $fair }.
why-fair-held = Vous avez déjà tenu la { $fair }.
why-not-this-season = Cette foire ne se tient pas en cette saison : { $fair }.
why-cannot-show = Vous ne pouvez pas montrer tout ce que demande la { $fair } ; ce que vous montrez déjà à une autre foire ne compte pas.
why-no-animal = Ceci n’est pas un animal : { $resource }.
why-has-shelter = Laisser partir celui-ci n’aiderait pas, car il est abrité : { $resource }.
why-display-of-another-season = Ceci est d’une autre saison : { $display }.
why-out-of-order = Les keyples vont se reposer dans l’ordre de leurs couleurs, et il doit rester assez de ceux qui suivent. Pas maintenant : { $colour }.

## Les points

score-shipping = Points maritimes
score-fairs = Foires
part-farm = Ferme
part-village = Village

tiebreak = Gemmes, produits et animaux
    .help = À total égal, celui qui a le plus de gemmes passe devant ; puis comptent les produits finis, le blé, les matières premières, et les animaux, une espèce après l’autre : cerfs, sangliers, chèvres, poules, chevaux, vaches, cochons, moutons.

## Ce dont parle un conseil en plus du score : ce qui porte un même nom est dit en une fois

feature-shipping = points maritimes
feature-fairs = foires tenues
feature-fair-now = foire de cette saison
feature-fairs-later = foires des saisons suivantes
feature-winter-fairs = foires d’hiver
feature-flat = points fixes des tuiles
feature-houses = animaux dans leur abri
feature-room-houses = place dans les abris
feature-crowds = cour de ferme et enclos
feature-room-crowds = place dans la cour et l’enclos
feature-farm-counts = tuiles comptant la ferme
feature-room-farm-counts = tuiles de ferme à compter
feature-around = tuiles comptant leurs voisines
feature-room-around = voisines à compter
feature-village-counts = tuiles comptant le village
feature-room-village-counts = tuiles de village à compter
feature-dock = dock
feature-room-dock = promesse du dock
feature-sets = séries de gemmes
feature-room-sets = séries de gemmes à compléter
feature-stores = tuiles comptant des ressources
feature-room-stores = ressources à compter
feature-patrons = tuiles comptant des keyples
feature-room-patrons = keyples à compter
feature-landlords = tuiles comptant des champs
feature-room-landlords = champs à compter
feature-entertainer = saltimbanque
feature-room-entertainer = promesse du saltimbanque
feature-uses = usage des tuiles construites
feature-raw = matières premières
feature-finished = produits finis
feature-wheat = blé
feature-kinds = variété des produits
feature-surplus = surplus de produits
feature-animals = animaux
feature-homeless = animaux sans abri
feature-gems = gemmes libres
feature-plans = tuiles Campagne à construire
feature-upgrades = améliorations possibles
feature-upgraded = tuiles améliorées
feature-farm-built = tuiles de la ferme
feature-village-built = tuiles du village
feature-turns = tours restants de la saison
feature-in-hand = pièces encore à jouer
feature-ahead = { feature-in-hand }
feature-keyper = keyper non joué
feature-whites = keyples blancs
feature-lay-downs = keyples à coucher
feature-coming-home = keyples qui rentrent
feature-boards = keyples sur les plateaux libres
feature-resting = keyples sur la tuile keyp
feature-pending = actions à venir

## Saisons

season-spring = Printemps
season-summer = Été
season-autumn = Automne
season-winter = Hiver
season-late = Automne et hiver

## Ressources

resource = Ressource
    .help =
        { $start ->
            [0] La boîte en contient { $count } ; personne n’en a au départ.
           *[other] La boîte en contient { $count } ; chaque joueur commence avec { $start }.
        }
    .raw = Les matières premières paient les tuiles de la ferme et leur amélioration.
    .finished = Les produits finis paient les tuiles du village et leur amélioration ; chacun vaut aussi la matière première dont il est fait.
    .animal = Les animaux ont besoin d’une place sur une tuile de la ferme à la fin de chaque saison, sinon ils s’en vont. Abrités, ils rapportent des points, et les foires en demandent.
    .gem = Les gemmes rapportent des points sur certaines tuiles du village à la fin de la partie, et les foires en demandent.
resource-clay = argile
    .help = On en fait des briques. { resource.raw } { resource.help }
resource-log = rondin
    .help = On en fait du bois. { resource.raw } { resource.help }
resource-rock = roche
    .help = On en fait de la pierre. { resource.raw } { resource.help }
resource-brick = brique
    .help = Faite d’argile. { resource.finished } { resource.help }
resource-wood = bois
    .help = Fait de rondins. { resource.finished } { resource.help }
resource-stone = pierre
    .help = Faite de roches. { resource.finished } { resource.help }
resource-wheat = blé
    .help = Remplace une matière première ou un produit fini partout où un prix admet le blé. { resource.help }
resource-chicken = poule
    .help = { resource.animal } { resource.help }
resource-cow = vache
    .help = { resource.animal } { resource.help }
resource-deer = cerf
    .help = { resource.animal } { resource.help }
resource-goat = chèvre
    .help = { resource.animal } { resource.help }
resource-horse = cheval
    .help = { resource.animal } { resource.help }
resource-pig = cochon
    .help = { resource.animal } { resource.help }
resource-sheep = mouton
    .help = { resource.animal } { resource.help }
resource-wild-boar = sanglier
    .help = { resource.animal } { resource.help }
resource-emerald = émeraude
    .help = { resource.gem } { resource.help }
resource-gold = or
    .help = { resource.gem } { resource.help }
resource-ruby = rubis
    .help = { resource.gem } { resource.help }
resource-sapphire = saphir
    .help = { resource.gem } { resource.help }

needs-clay = 1 argile
needs-log = 1 rondin
needs-rock = 1 roche
needs-brick = 1 brique
needs-wood = 1 bois
needs-stone = 1 pierre
needs-wheat = 1 blé
needs-chicken = 1 poule
needs-cow = 1 vache
needs-deer = 1 cerf
needs-goat = 1 chèvre
needs-horse = 1 cheval
needs-pig = 1 cochon
needs-sheep = 1 mouton
needs-wild-boar = 1 sanglier
needs-emerald = 1 émeraude
needs-gold = 1 or
needs-ruby = 1 rubis
needs-sapphire = 1 saphir
gems-emerald = { needs-emerald }
gems-gold = { needs-gold }
gems-ruby = { needs-ruby }
gems-sapphire = { needs-sapphire }
resources-clay = { needs-clay }
resources-log = { needs-log }
resources-rock = { needs-rock }
resources-brick = { needs-brick }
resources-wood = { needs-wood }
resources-stone = { needs-stone }
resources-wheat = { needs-wheat }
resources-chicken = { needs-chicken }
resources-cow = { needs-cow }
resources-deer = { needs-deer }
resources-goat = { needs-goat }
resources-horse = { needs-horse }
resources-pig = { needs-pig }
resources-sheep = { needs-sheep }
resources-wild-boar = { needs-wild-boar }
resources-emerald = { needs-emerald }
resources-gold = { needs-gold }
resources-ruby = { needs-ruby }
resources-sapphire = { needs-sapphire }
early-clay = de l’argile
early-log = des rondins
early-rock = des roches
early-brick = des briques
early-wood = du bois
early-stone = de la pierre
early-wheat = du blé
early-chicken = des poules
early-cow = des vaches
early-deer = des cerfs
early-goat = des chèvres
early-horse = des chevaux
early-pig = des cochons
early-sheep = des moutons
early-wild-boar = des sangliers
early-emerald = des émeraudes
early-gold = de l’or
early-ruby = des rubis
early-sapphire = des saphirs
late-clay = { early-clay }
late-log = { early-log }
late-rock = { early-rock }
late-brick = { early-brick }
late-wood = { early-wood }
late-stone = { early-stone }
late-wheat = { early-wheat }
late-chicken = { early-chicken }
late-cow = { early-cow }
late-deer = { early-deer }
late-goat = { early-goat }
late-horse = { early-horse }
late-pig = { early-pig }
late-sheep = { early-sheep }
late-wild-boar = { early-wild-boar }
late-emerald = { early-emerald }
late-gold = { early-gold }
late-ruby = { early-ruby }
late-sapphire = { early-sapphire }

## Keyples

keyple = Keyple
    .help = Il y en a { $count } de cette couleur, { $team } dans chaque première équipe. Un keyple travaille au plus deux fois par saison : quand il est joué, et quand il est couché.
    .skill = Sur les champs bordés de sa couleur, il a une action de plus.
keyple-light-blue = bleu clair
    .help = Un batelier. { keyple.skill } { keyple.help }
keyple-orange = orange
    .help = Un ouvrier de l’argile. { keyple.skill } { keyple.help }
keyple-light-green = vert clair
    .help = Un fermier. { keyple.skill } { keyple.help }
keyple-brown = marron
    .help = Un forestier. { keyple.skill } { keyple.help }
keyple-black = noir
    .help = Un mineur. { keyple.skill } { keyple.help }
keyple-grey = gris
    .help = Un carrier. { keyple.skill } { keyple.help }
keyple-white = blanc
    .help = Un touche-à-tout : il prend la couleur du champ où il est joué, ou du keyple qu’il rejoint. { keyple.help }
colours-light-blue = { keyple-light-blue }
colours-orange = { keyple-orange }
colours-light-green = { keyple-light-green }
colours-brown = { keyple-brown }
colours-black = { keyple-black }
colours-grey = { keyple-grey }
colours-white = { keyple-white }
border-light-blue = { keyple-light-blue }
border-orange = { keyple-orange }
border-light-green = { keyple-light-green }
border-brown = { keyple-brown }
border-black = noire
border-grey = grise
border-none = aucune

## Champs, plateaux et parcelles

field = Champ
    .help =
        { $border ->
            [aucune] Sans bordure : un keyple y a 1 action, deux qui travaillent ensemble en ont 2, ou 2 pour chacun de deux joueurs.
           *[other] La bordure est { $border } : un keyple y a 1 action, deux qui travaillent ensemble en ont 2, ou 2 pour chacun de deux joueurs ; les keyples de cette couleur en ont 1 de plus.
        }
field-river = rivière
    .help = Le premier keyple y amène un bateau, qui reste toute la saison ; une action prend une ressource que le bateau transporte, ou lui en vend une. { field.help }
field-tile = tuiles Campagne
    .help = Une action prend une tuile Campagne ou une foire d’hiver exposée. { field.help }
field-build = construire
    .help = Une action construit une tuile à son prix. { field.help }
field-discount = construire au rabais
    .help = Une action construit une tuile à moindre prix. { field.help }
field-upgrade = améliorer
    .help = Une action améliore une tuile que vous avez construite. { field.help }
field-clay = argile
    .help = Une action rapporte 1 argile. { field.help }
field-logs = rondins
    .help = Une action rapporte 1 rondin. { field.help }
field-rocks = roches
    .help = Une action rapporte 1 roche. { field.help }
field-bricks = argile en briques
    .help = Une action change 1 argile en 1 brique. { field.help }
field-wood = rondins en bois
    .help = Une action change 1 rondin en 1 bois. { field.help }
field-stone = roches en pierre
    .help = Une action change 1 roche en 1 pierre. { field.help }
field-trade-raw = échanger des matières premières
    .help = Une action échange 1 matière première contre 2 de n’importe quel type. { field.help }
field-trade-finished = échanger des produits finis
    .help = Une action échange 1 produit fini contre 2 de n’importe quel type. { field.help }
field-pigs = cochons
    .help = Une action rapporte 1 cochon. { field.help }
field-cows = vaches
    .help = Une action rapporte 1 vache. { field.help }
field-sheep = moutons
    .help = Une action rapporte 1 mouton. { field.help }
field-horses = chevaux
    .help = Une action rapporte 1 cheval. { field.help }
field-wheat = blé
    .help = Une action rapporte 1 blé. { field.help }
field-chickens = poules
    .help = Une action rapporte 1 poule. { field.help }
field-goats = chèvres
    .help = Une action rapporte 1 chèvre. { field.help }
field-deer = cerfs
    .help = Une action rapporte 1 cerf. { field.help }
field-wild-boar = sangliers
    .help = Une action rapporte 1 sanglier. { field.help }
field-emeralds = émeraudes
    .help = Une action rapporte 1 émeraude. { field.help }
field-gold = or
    .help = Une action rapporte 1 or. { field.help }
field-rubies = rubis
    .help = Une action rapporte 1 rubis. { field.help }
field-sapphires = saphirs
    .help = Une action rapporte 1 saphir. { field.help }
fields-river = { field-river }
fields-tile = { field-tile }
fields-build = { field-build }
fields-discount = { field-discount }
fields-upgrade = { field-upgrade }
fields-clay = { field-clay }
fields-logs = { field-logs }
fields-rocks = { field-rocks }
fields-bricks = { field-bricks }
fields-wood = { field-wood }
fields-stone = { field-stone }
fields-trade-raw = { field-trade-raw }
fields-trade-finished = { field-trade-finished }
fields-pigs = { field-pigs }
fields-cows = { field-cows }
fields-sheep = { field-sheep }
fields-horses = { field-horses }
fields-wheat = { field-wheat }
fields-chickens = { field-chickens }
fields-goats = { field-goats }
fields-deer = { field-deer }
fields-wild-boar = { field-wild-boar }
fields-emeralds = { field-emeralds }
fields-gold = { field-gold }
fields-rubies = { field-rubies }
fields-sapphires = { field-sapphires }

board = Plateau Campagne
    .help = Qui le revendique avec son keyper le prend à la fin de la saison, avec tous les keyples qui s’y trouvent. D’ici là, tous peuvent y travailler.
board-a = plateau A
board-b = plateau B
board-c = plateau C
board-d = plateau D

spot = Emplacement
    .help = Un champ d’un plateau Campagne, ou une parcelle de votre ferme ou de votre village. Il y a place pour deux keyples d’une même couleur.
spot-a-river = { field-river } (A)
spot-a-tile = { field-tile } (A)
spot-a-build = { field-build } (A)
spot-a-discount = { field-discount } (A)
spot-a-upgrade = { field-upgrade } (A)
spot-a-clay = { field-clay } (A)
spot-a-logs = { field-logs } (A)
spot-a-rocks = { field-rocks } (A)
spot-a-bricks = { field-bricks } (A)
spot-a-wood = { field-wood } (A)
spot-a-stone = { field-stone } (A)
spot-a-trade-raw = { field-trade-raw } (A)
spot-a-trade-finished = { field-trade-finished } (A)
spot-a-pigs = { field-pigs } (A)
spot-a-cows = { field-cows } (A)
spot-a-sheep = { field-sheep } (A)
spot-a-horses = { field-horses } (A)
spot-a-wheat = { field-wheat } (A)
spot-a-chickens = { field-chickens } (A)
spot-a-goats = { field-goats } (A)
spot-a-deer = { field-deer } (A)
spot-a-wild-boar = { field-wild-boar } (A)
spot-a-emeralds = { field-emeralds } (A)
spot-a-gold = { field-gold } (A)
spot-a-rubies = { field-rubies } (A)
spot-a-sapphires = { field-sapphires } (A)
spot-a-tile-2 = { field-tile } (A, 2)
spot-a-build-2 = { field-build } (A, 2)
spot-a-discount-2 = { field-discount } (A, 2)
spot-a-upgrade-2 = { field-upgrade } (A, 2)
spot-a-clay-2 = { field-clay } (A, 2)
spot-a-logs-2 = { field-logs } (A, 2)
spot-a-rocks-2 = { field-rocks } (A, 2)
spot-a-bricks-2 = { field-bricks } (A, 2)
spot-a-wood-2 = { field-wood } (A, 2)
spot-a-stone-2 = { field-stone } (A, 2)
spot-a-trade-raw-2 = { field-trade-raw } (A, 2)
spot-a-trade-finished-2 = { field-trade-finished } (A, 2)
spot-a-pigs-2 = { field-pigs } (A, 2)
spot-a-cows-2 = { field-cows } (A, 2)
spot-a-sheep-2 = { field-sheep } (A, 2)
spot-a-horses-2 = { field-horses } (A, 2)
spot-a-wheat-2 = { field-wheat } (A, 2)
spot-a-chickens-2 = { field-chickens } (A, 2)
spot-a-goats-2 = { field-goats } (A, 2)
spot-a-deer-2 = { field-deer } (A, 2)
spot-a-wild-boar-2 = { field-wild-boar } (A, 2)
spot-a-emeralds-2 = { field-emeralds } (A, 2)
spot-a-gold-2 = { field-gold } (A, 2)
spot-a-rubies-2 = { field-rubies } (A, 2)
spot-a-sapphires-2 = { field-sapphires } (A, 2)
spot-b-river = { field-river } (B)
spot-b-tile = { field-tile } (B)
spot-b-build = { field-build } (B)
spot-b-discount = { field-discount } (B)
spot-b-upgrade = { field-upgrade } (B)
spot-b-clay = { field-clay } (B)
spot-b-logs = { field-logs } (B)
spot-b-rocks = { field-rocks } (B)
spot-b-bricks = { field-bricks } (B)
spot-b-wood = { field-wood } (B)
spot-b-stone = { field-stone } (B)
spot-b-trade-raw = { field-trade-raw } (B)
spot-b-trade-finished = { field-trade-finished } (B)
spot-b-pigs = { field-pigs } (B)
spot-b-cows = { field-cows } (B)
spot-b-sheep = { field-sheep } (B)
spot-b-horses = { field-horses } (B)
spot-b-wheat = { field-wheat } (B)
spot-b-chickens = { field-chickens } (B)
spot-b-goats = { field-goats } (B)
spot-b-deer = { field-deer } (B)
spot-b-wild-boar = { field-wild-boar } (B)
spot-b-emeralds = { field-emeralds } (B)
spot-b-gold = { field-gold } (B)
spot-b-rubies = { field-rubies } (B)
spot-b-sapphires = { field-sapphires } (B)
spot-b-tile-2 = { field-tile } (B, 2)
spot-b-build-2 = { field-build } (B, 2)
spot-b-discount-2 = { field-discount } (B, 2)
spot-b-upgrade-2 = { field-upgrade } (B, 2)
spot-b-clay-2 = { field-clay } (B, 2)
spot-b-logs-2 = { field-logs } (B, 2)
spot-b-rocks-2 = { field-rocks } (B, 2)
spot-b-bricks-2 = { field-bricks } (B, 2)
spot-b-wood-2 = { field-wood } (B, 2)
spot-b-stone-2 = { field-stone } (B, 2)
spot-b-trade-raw-2 = { field-trade-raw } (B, 2)
spot-b-trade-finished-2 = { field-trade-finished } (B, 2)
spot-b-pigs-2 = { field-pigs } (B, 2)
spot-b-cows-2 = { field-cows } (B, 2)
spot-b-sheep-2 = { field-sheep } (B, 2)
spot-b-horses-2 = { field-horses } (B, 2)
spot-b-wheat-2 = { field-wheat } (B, 2)
spot-b-chickens-2 = { field-chickens } (B, 2)
spot-b-goats-2 = { field-goats } (B, 2)
spot-b-deer-2 = { field-deer } (B, 2)
spot-b-wild-boar-2 = { field-wild-boar } (B, 2)
spot-b-emeralds-2 = { field-emeralds } (B, 2)
spot-b-gold-2 = { field-gold } (B, 2)
spot-b-rubies-2 = { field-rubies } (B, 2)
spot-b-sapphires-2 = { field-sapphires } (B, 2)
spot-c-river = { field-river } (C)
spot-c-tile = { field-tile } (C)
spot-c-build = { field-build } (C)
spot-c-discount = { field-discount } (C)
spot-c-upgrade = { field-upgrade } (C)
spot-c-clay = { field-clay } (C)
spot-c-logs = { field-logs } (C)
spot-c-rocks = { field-rocks } (C)
spot-c-bricks = { field-bricks } (C)
spot-c-wood = { field-wood } (C)
spot-c-stone = { field-stone } (C)
spot-c-trade-raw = { field-trade-raw } (C)
spot-c-trade-finished = { field-trade-finished } (C)
spot-c-pigs = { field-pigs } (C)
spot-c-cows = { field-cows } (C)
spot-c-sheep = { field-sheep } (C)
spot-c-horses = { field-horses } (C)
spot-c-wheat = { field-wheat } (C)
spot-c-chickens = { field-chickens } (C)
spot-c-goats = { field-goats } (C)
spot-c-deer = { field-deer } (C)
spot-c-wild-boar = { field-wild-boar } (C)
spot-c-emeralds = { field-emeralds } (C)
spot-c-gold = { field-gold } (C)
spot-c-rubies = { field-rubies } (C)
spot-c-sapphires = { field-sapphires } (C)
spot-c-tile-2 = { field-tile } (C, 2)
spot-c-build-2 = { field-build } (C, 2)
spot-c-discount-2 = { field-discount } (C, 2)
spot-c-upgrade-2 = { field-upgrade } (C, 2)
spot-c-clay-2 = { field-clay } (C, 2)
spot-c-logs-2 = { field-logs } (C, 2)
spot-c-rocks-2 = { field-rocks } (C, 2)
spot-c-bricks-2 = { field-bricks } (C, 2)
spot-c-wood-2 = { field-wood } (C, 2)
spot-c-stone-2 = { field-stone } (C, 2)
spot-c-trade-raw-2 = { field-trade-raw } (C, 2)
spot-c-trade-finished-2 = { field-trade-finished } (C, 2)
spot-c-pigs-2 = { field-pigs } (C, 2)
spot-c-cows-2 = { field-cows } (C, 2)
spot-c-sheep-2 = { field-sheep } (C, 2)
spot-c-horses-2 = { field-horses } (C, 2)
spot-c-wheat-2 = { field-wheat } (C, 2)
spot-c-chickens-2 = { field-chickens } (C, 2)
spot-c-goats-2 = { field-goats } (C, 2)
spot-c-deer-2 = { field-deer } (C, 2)
spot-c-wild-boar-2 = { field-wild-boar } (C, 2)
spot-c-emeralds-2 = { field-emeralds } (C, 2)
spot-c-gold-2 = { field-gold } (C, 2)
spot-c-rubies-2 = { field-rubies } (C, 2)
spot-c-sapphires-2 = { field-sapphires } (C, 2)
spot-d-river = { field-river } (D)
spot-d-tile = { field-tile } (D)
spot-d-build = { field-build } (D)
spot-d-discount = { field-discount } (D)
spot-d-upgrade = { field-upgrade } (D)
spot-d-clay = { field-clay } (D)
spot-d-logs = { field-logs } (D)
spot-d-rocks = { field-rocks } (D)
spot-d-bricks = { field-bricks } (D)
spot-d-wood = { field-wood } (D)
spot-d-stone = { field-stone } (D)
spot-d-trade-raw = { field-trade-raw } (D)
spot-d-trade-finished = { field-trade-finished } (D)
spot-d-pigs = { field-pigs } (D)
spot-d-cows = { field-cows } (D)
spot-d-sheep = { field-sheep } (D)
spot-d-horses = { field-horses } (D)
spot-d-wheat = { field-wheat } (D)
spot-d-chickens = { field-chickens } (D)
spot-d-goats = { field-goats } (D)
spot-d-deer = { field-deer } (D)
spot-d-wild-boar = { field-wild-boar } (D)
spot-d-emeralds = { field-emeralds } (D)
spot-d-gold = { field-gold } (D)
spot-d-rubies = { field-rubies } (D)
spot-d-sapphires = { field-sapphires } (D)
spot-d-tile-2 = { field-tile } (D, 2)
spot-d-build-2 = { field-build } (D, 2)
spot-d-discount-2 = { field-discount } (D, 2)
spot-d-upgrade-2 = { field-upgrade } (D, 2)
spot-d-clay-2 = { field-clay } (D, 2)
spot-d-logs-2 = { field-logs } (D, 2)
spot-d-rocks-2 = { field-rocks } (D, 2)
spot-d-bricks-2 = { field-bricks } (D, 2)
spot-d-wood-2 = { field-wood } (D, 2)
spot-d-stone-2 = { field-stone } (D, 2)
spot-d-trade-raw-2 = { field-trade-raw } (D, 2)
spot-d-trade-finished-2 = { field-trade-finished } (D, 2)
spot-d-pigs-2 = { field-pigs } (D, 2)
spot-d-cows-2 = { field-cows } (D, 2)
spot-d-sheep-2 = { field-sheep } (D, 2)
spot-d-horses-2 = { field-horses } (D, 2)
spot-d-wheat-2 = { field-wheat } (D, 2)
spot-d-chickens-2 = { field-chickens } (D, 2)
spot-d-goats-2 = { field-goats } (D, 2)
spot-d-deer-2 = { field-deer } (D, 2)
spot-d-wild-boar-2 = { field-wild-boar } (D, 2)
spot-d-emeralds-2 = { field-emeralds } (D, 2)
spot-d-gold-2 = { field-gold } (D, 2)
spot-d-rubies-2 = { field-rubies } (D, 2)
spot-d-sapphires-2 = { field-sapphires } (D, 2)
spot-farm-1 = parcelle de ferme 1
spot-farm-2 = parcelle de ferme 2
spot-farm-3 = parcelle de ferme 3
spot-farm-4 = parcelle de ferme 4
spot-farm-5 = parcelle de ferme 5
spot-farm-6 = parcelle de ferme 6
spot-farm-7 = parcelle de ferme 7
spot-farm-8 = parcelle de ferme 8
spot-village-1 = parcelle de village 1
spot-village-2 = parcelle de village 2
spot-village-3 = parcelle de village 3
spot-village-4 = parcelle de village 4
spot-village-5 = parcelle de village 5
spot-village-6 = parcelle de village 6
spot-village-7 = parcelle de village 7
spot-village-8 = parcelle de village 8
spot-village-9 = parcelle de village 9
spot-village-10 = parcelle de village 10
spot-village-11 = parcelle de village 11
spot-village-12 = parcelle de village 12

## Dispositions

display = Disposition
    .help = { $season }. Un keyp, une rivière et : { $fields }.
display-spring-1 = n° 1 (printemps)
display-spring-2 = n° 2 (printemps)
display-spring-3 = n° 3 (printemps)
display-spring-4 = n° 4 (printemps)
display-summer-1 = n° 1 (été)
display-summer-2 = n° 2 (été)
display-summer-3 = n° 3 (été)
display-summer-4 = n° 4 (été)
display-late-1 = n° 1 (automne et hiver)
display-late-2 = n° 2 (automne et hiver)
display-late-3 = n° 3 (automne et hiver)
display-late-4 = n° 4 (automne et hiver)

## Bateaux

boat = Bateau
    .help = Au printemps et en été, il transporte { $early }, en automne et en hiver { $late }. Une action en prend 1 ou en vend 1 pour 2 points maritimes, mais nul ne peut prendre et vendre le même type en un coup.
boat-boat-1 = bateau 1
boat-boat-2 = bateau 2
boat-boat-3 = bateau 3
boat-boat-4 = bateau 4
boat-boat-5 = bateau 5
boat-boat-6 = bateau 6

## Foires

fair = Foire
    .help = { $season } : si vous montrez { $needs } à la fin de la saison, vous avez { points-fair }. { fair.shown }
    .winter = En été ou en hiver, elle rapporte { points-fair } si vous montrez { $needs } ; en automne ou en hiver, { points-gems } si vous montrez en plus { $gems }. On ne la tient qu’une fois. { fair.shown }
    .shown = Vous gardez ce que vous montrez, mais cela ne sert à aucune autre foire de la saison.
fair-spring-1 = foire de printemps 1
fair-spring-2 = foire de printemps 2
fair-spring-3 = foire de printemps 3
fair-spring-4 = foire de printemps 4
fair-spring-5 = foire de printemps 5
fair-spring-6 = foire de printemps 6
fair-summer-1 = foire d’été 1
fair-summer-2 = foire d’été 2
fair-summer-3 = foire d’été 3
fair-summer-4 = foire d’été 4
fair-summer-5 = foire d’été 5
fair-summer-6 = foire d’été 6
fair-autumn-1 = foire d’automne 1
fair-autumn-2 = foire d’automne 2
fair-autumn-3 = foire d’automne 3
fair-autumn-4 = foire d’automne 4
fair-autumn-5 = foire d’automne 5
fair-autumn-6 = foire d’automne 6
fair-winter-1 = foire d’hiver 1
    .help = { fair.winter }
fair-winter-2 = foire d’hiver 2
    .help = { fair.winter }
fair-winter-3 = foire d’hiver 3
    .help = { fair.winter }
fair-winter-4 = foire d’hiver 4
    .help = { fair.winter }
fair-winter-5 = foire d’hiver 5
    .help = { fair.winter }
fair-winter-6 = foire d’hiver 6
    .help = { fair.winter }
fair-winter-7 = foire d’hiver 7
    .help = { fair.winter }
fair-winter-8 = foire d’hiver 8
    .help = { fair.winter }

## La tuile keyp

gift = Tuile keyp
    .help = Quand vous jouez votre keyper, chaque keyple qui se repose ici est couché et reçoit une ressource. Pour ces couleurs : { $colours }. Au choix : { $resources }.
gift-raw = matériaux de la tuile keyp
gift-animal = animaux de la tuile keyp

## Prix

price = Prix
    .help = Cela coûte { $cost }, quelle que soit la tuile.
price-farm-upgrade = améliorer une tuile de la ferme
price-village-upgrade = améliorer une tuile du village
price-builder = n’importe quelle tuile, du maçon
price-upgraded-builder = n’importe quelle tuile, du maçon amélioré
price-discount = construire au rabais
    .help =
        { $less ->
            [one] Vous payez { $less } ressource de moins, à votre choix, mais au moins 1 en tout.
           *[other] Vous payez { $less } ressources de moins, à votre choix, mais au moins 1 en tout.
        }

cost-clay = 1 argile
cost-log = 1 rondin
cost-rock = 1 roche
cost-raw = 1 matière première
cost-any-raw = 1 matière première ou blé
cost-brick = 1 brique
cost-wood = 1 bois
cost-stone = 1 pierre
cost-finished = 1 produit fini
cost-any-finished = 1 produit fini ou blé
cost-wheat = 1 blé
count-cost-clay =
    { $count ->
        [one] { cost-clay }
       *[other] { $count } argile
    }
count-cost-log =
    { $count ->
        [one] { cost-log }
       *[other] { $count } rondins
    }
count-cost-rock =
    { $count ->
        [one] { cost-rock }
       *[other] { $count } roches
    }
count-cost-raw =
    { $count ->
        [one] { cost-raw }
       *[other] { $count } matières premières
    }
count-cost-any-raw =
    { $count ->
        [one] { cost-any-raw }
       *[other] { $count } matières premières ou blé
    }
count-cost-brick =
    { $count ->
        [one] { cost-brick }
       *[other] { $count } briques
    }
count-cost-wood =
    { $count ->
        [one] { cost-wood }
       *[other] { $count } bois
    }
count-cost-stone =
    { $count ->
        [one] { cost-stone }
       *[other] { $count } pierre
    }
count-cost-finished =
    { $count ->
        [one] { cost-finished }
       *[other] { $count } produits finis
    }
count-cost-any-finished =
    { $count ->
        [one] { cost-any-finished }
       *[other] { $count } produits finis ou blé
    }
count-cost-wheat =
    { $count ->
        [one] { cost-wheat }
       *[other] { $count } blé
    }
count-needs-raw = { count-cost-raw }
count-needs-any-raw = { count-cost-any-raw }
count-needs-finished = { count-cost-finished }
count-needs-any-finished = { count-cost-any-finished }
count-needs-any-gem =
    { $count ->
        [one] 1 gemme
       *[other] { $count } gemmes
    }
count-gems-any-gem = { count-needs-any-gem }
count-gems-raw = { count-cost-raw }
count-gems-any-raw = { count-cost-any-raw }
count-gems-finished = { count-cost-finished }
count-gems-any-finished = { count-cost-any-finished }

## Bâtiments

tile = Tuile bâtiment
    .help = Une { $set } pour { $area } ; elle coûte { $cost }.
    .each = À la fin de la partie, chaque animal rapporte { points-initial }, ou { points-upgraded } si la tuile est améliorée.
    .worth = À la fin de la partie, la tuile rapporte { points-initial } ({ points-upgraded } si la tuile est améliorée).
    .better = Améliorée, elle rapporte aussi { points-upgraded } à la fin de la partie.
area = Parcelles
    .help = Compte { $rows } rangées de { $columns } parcelles sur chaque plateau de joueur, avec une place de tuile sur chacune.
area-farm = la ferme
area-village = le village
set-home = tuile Maison
set-spring = tuile Campagne de printemps
set-later = tuile Campagne

tile-cow-shed = Étable
    .help = Abrite 4 vaches. { tile.each } { tile.help }
tile-pig-sty = Porcherie
    .help = Abrite 4 cochons. { tile.each } { tile.help }
tile-sheep-shelter = Bergerie
    .help = Abrite 4 moutons. { tile.each } { tile.help }
tile-stable = Écurie
    .help = Abrite 4 chevaux. { tile.each } { tile.help }
tile-farmyard = Cour de ferme
    .help = Abrite 4 vaches, chevaux, cochons et moutons au choix. À la fin de la partie, chaque espèce différente rapporte { points-initial }, ou { points-upgraded } si la tuile est améliorée. { tile.help }
tile-paddock = Enclos
    .help = Abrite 4 poules, cerfs, chèvres et sangliers au choix. À la fin de la partie, chaque espèce différente rapporte { points-initial }, ou { points-upgraded } si la tuile est améliorée. { tile.help }
tile-brickmaker = Briquetier
    .help = Un keyple y change 1 argile en 1 brique, ou en 2 si elle est améliorée. { tile.better } { tile.help }
tile-carpenter = Charpentier
    .help = Un keyple y change 1 rondin en 1 bois, ou en 2 si elle est améliorée. { tile.better } { tile.help }
tile-stonemason = Tailleur de pierre
    .help = Un keyple y change 1 roche en 1 pierre, ou en 2 si elle est améliorée. { tile.better } { tile.help }
tile-scrapyard = Dépôt de ferraille
    .help = Un keyple y change 2 matières premières en 1 produit fini de n’importe quel type ; améliorée, 1 suffit. { tile.better } { tile.help }
tile-drainage = Drainage
    .help = À la fin de la partie, la tuile rapporte { points-initial } pour elle-même et autant pour chaque tuile du village sur ses diagonales, même au-delà de parcelles vides ; améliorée, { points-upgraded } chaque fois. { tile.help }
tile-pavements = Pavage
    .help = À la fin de la partie, la tuile rapporte { points-initial } pour elle-même et autant pour chaque tuile du village dans sa rangée et sa colonne, même au-delà de parcelles vides ; améliorée, { points-upgraded } chaque fois. { tile.help }
tile-alchemist = Alchimiste
    .help = Un keyple y change 2 matières premières ou blé en 1 gemme ; améliorée, 1 suffit. { tile.worth } { tile.help }
tile-barn = Grange
    .help = À la fin de la partie, la tuile rapporte { points-initial } pour chaque tuile de la ferme, elle comprise ; améliorée, { points-upgraded } pour chaque tuile améliorée de la ferme. { tile.help }
tile-boarding-house = Pension
    .help = À la fin de la partie, la tuile rapporte { points-initial } pour chaque tuile du village juste à sa gauche ou à sa droite ; améliorée, { points-upgraded } pour chacune sur l’un de ses quatre côtés. { tile.help }
tile-builder = Maçon
    .help = Un keyple y construit n’importe quelle tuile pour 1 produit fini ; améliorée, il construit ou améliore n’importe quelle tuile pour 1 produit fini ou blé. { tile.better } { tile.help }
tile-building-plot = Terrain à bâtir
    .help = Sur la parcelle vide à sa droite, vous construisez gratuitement ; améliorée, aussi au-dessus et au-dessous. { tile.worth } { tile.help }
tile-chicken-house = Poulailler cot cot
    .help = Abrite 4 poules. { tile.each } { tile.help }
tile-dock = Dock
    .help = À la fin de la partie, la tuile rapporte { points-initial } si vous avez au moins 20 points maritimes ; améliorée, { points-upgraded } si vous en avez au moins 30, et rien sinon. { tile.help }
tile-farm-labourer = Ouvrier agricole
    .help = Un keyple y construit gratuitement une tuile de la ferme ; améliorée, il en construit ou en améliore une. { tile.better } { tile.help }
tile-gem-dealer = Négociant en gemmes
    .help = Un keyple y échange 1 gemme contre 1 d’un autre type, ou contre 2 de n’importe quel type si elle est améliorée. { tile.better } { tile.help }
tile-goat-pen = Chèvrerie
    .help = Abrite 4 chèvres. { tile.each } { tile.help }
tile-hop-field = Houblonnière
    .help = Un keyple y échange 1 blé contre 1 animal, ou contre 2 si elle est améliorée. Abrite 4 animaux au choix. { tile.better } { tile.help }
tile-jewel-cutter = Lapidaire
    .help = Un keyple y change 1 pierre en 1 gemme, ou en 2 si elle est améliorée. { tile.better } { tile.help }
tile-livestock-market = Marché aux bestiaux
    .help = Un keyple y échange 1 animal contre 1 d’un autre type, ou contre 2 de n’importe quel type si elle est améliorée. Abrite 4 animaux au choix. { tile.better } { tile.help }
tile-oast-house = Séchoir à houblon
    .help = À la fin de la partie, la tuile rapporte { points-initial } si les 8 parcelles de votre ferme sont bâties ({ points-upgraded } si la tuile est améliorée). { tile.help }
tile-seafarer = Navigateur
    .help = Rapporte 1 point maritime chaque fois que vous jouez sur un bateau, y participez avec un autre joueur ou y couchez un keyple ; 2 si la tuile est améliorée. { tile.better } { tile.help }
tile-shipping-agent = Agent maritime
    .help = Rapporte 1 point maritime de plus toutes les deux ressources vendues en un coup, améliorée pour chacune. { tile.better } { tile.help }
tile-statue = Statue
    .help = À la fin de la partie, la tuile rapporte { points-initial } pour chaque tuile Maison de votre village ; améliorée, { points-upgraded } pour chacune qui est améliorée. { tile.help }
tile-thatcher = Chaumier
    .help = À la fin de la partie, la tuile rapporte { points-initial } toutes les deux tuiles du village, elle comprise ; améliorée, { points-upgraded } pour chaque tuile améliorée du village. { tile.help }
tile-trading-post = Poste de traite
    .help = Un keyple y échange 1 matière première contre 2 de n’importe quel type, ou 1 produit fini contre 2 ; améliorée, les deux. { tile.better } { tile.help }
tile-village-hall = Salle du village
    .help = À la fin de la partie, la tuile rapporte { points-initial } si les 12 parcelles de votre village sont bâties ({ points-upgraded } si la tuile est améliorée). { tile.help }
tile-windmill = Moulin à vent
    .help = Un keyple y échange 1 matière première contre 2 blés. Améliorée, elle rapporte aussi { points-upgraded } pour chaque unité de blé que vous avez à la fin de la partie ; elle en compte 4 au plus. { tile.help }
tile-boatman = Batelier
    .help = À la fin de la partie, la tuile rapporte { points-initial } pour chacun de vos keyples de couleur bleu clair ({ points-upgraded } si la tuile est améliorée) ; elle en compte 4 au plus, et un blanc vaut toute couleur. { tile.help }
tile-bricklayer = Poseur de briques
    .help = À la fin de la partie, la tuile rapporte { points-initial } pour chacun de vos keyples de couleur orange ({ points-upgraded } si la tuile est améliorée) ; elle en compte 4 au plus, et un blanc vaut toute couleur. { tile.help }
tile-farmer = Fermier
    .help = À la fin de la partie, la tuile rapporte { points-initial } pour chacun de vos keyples de couleur vert clair ({ points-upgraded } si la tuile est améliorée) ; elle en compte 4 au plus, et un blanc vaut toute couleur. { tile.help }
tile-lumberjack = Bûcheron
    .help = À la fin de la partie, la tuile rapporte { points-initial } pour chacun de vos keyples de couleur marron ({ points-upgraded } si la tuile est améliorée) ; elle en compte 4 au plus, et un blanc vaut toute couleur. { tile.help }
tile-quarryman = Carrier
    .help = À la fin de la partie, la tuile rapporte { points-initial } pour chacun de vos keyples de couleur grise ({ points-upgraded } si la tuile est améliorée) ; elle en compte 4 au plus, et un blanc vaut toute couleur. { tile.help }
tile-farmers-cottage = Cottage du fermier
    .help = À la fin de la partie, la tuile rapporte { points-initial } pour chaque champ vert clair du plateau revendiqué en hiver ({ points-upgraded } si la tuile est améliorée). { tile.help }
tile-kiln = Four
    .help = À la fin de la partie, la tuile rapporte { points-initial } pour chaque champ orange du plateau revendiqué en hiver ({ points-upgraded } si la tuile est améliorée). { tile.help }
tile-log-cabin = Cabane en rondins
    .help = À la fin de la partie, la tuile rapporte { points-initial } pour chaque champ marron du plateau revendiqué en hiver ({ points-upgraded } si la tuile est améliorée). { tile.help }
tile-mine = Mine
    .help = À la fin de la partie, la tuile rapporte { points-initial } pour chaque champ noir du plateau revendiqué en hiver ({ points-upgraded } si la tuile est améliorée). { tile.help }
tile-open-pit = Carrière à ciel ouvert
    .help = À la fin de la partie, la tuile rapporte { points-initial } pour chaque champ gris du plateau revendiqué en hiver ({ points-upgraded } si la tuile est améliorée). { tile.help }
tile-brickyard = Dépôt de briques
    .help = À la fin de la partie, la tuile rapporte { points-initial } pour chaque brique que vous avez ({ points-upgraded } si la tuile est améliorée) ; elle en compte 4 au plus. { tile.help }
tile-stoneyard = Dépôt de pierre
    .help = À la fin de la partie, la tuile rapporte { points-initial } pour chaque unité de pierre que vous avez ({ points-upgraded } si la tuile est améliorée) ; elle en compte 4 au plus. { tile.help }
tile-timberyard = Dépôt de bois
    .help = À la fin de la partie, la tuile rapporte { points-initial } pour chaque unité de bois que vous avez ({ points-upgraded } si la tuile est améliorée) ; elle en compte 4 au plus. { tile.help }
tile-prospector = Prospecteur
    .help = À la fin de la partie, la tuile rapporte { points-initial } pour chaque gemme que vous avez ({ points-upgraded } si la tuile est améliorée) ; elle en compte 4 au plus. { tile.help }
tile-scrap-dealer = Ferrailleur
    .help = À la fin de la partie, la tuile rapporte { points-initial } tous les deux exemplaires de matières premières, de produits finis, de blé ou de gemmes ({ points-upgraded } si la tuile est améliorée) ; elle en compte 8 au plus. { tile.help }
tile-bracelet-maker = Fabricant de bracelets
    .help = À la fin de la partie, la tuile rapporte { points-initial } pour chaque paire formée d’une émeraude et d’un saphir, améliorée { points-upgraded } pour chaque série avec un rubis en plus ; elle en compte 4 au plus. { tile.help }
tile-emporium = Comptoir
    .help = À la fin de la partie, la tuile rapporte { points-initial } pour chaque paire formée d’un rubis et d’un saphir, améliorée { points-upgraded } pour chaque série avec de l’or en plus ; elle en compte 4 au plus. { tile.help }
tile-gem-merchant = Marchand de gemmes
    .help = À la fin de la partie, la tuile rapporte { points-initial } pour chaque paire formée d’une émeraude et d’or, améliorée { points-upgraded } pour chaque série avec un rubis en plus ; elle en compte 4 au plus. { tile.help }
tile-goldsmith = Orfèvre
    .help = À la fin de la partie, la tuile rapporte { points-initial } pour chaque paire formée d’or et d’un saphir, améliorée { points-upgraded } pour chaque série avec une émeraude en plus ; elle en compte 4 au plus. { tile.help }
tile-jeweller = Joaillier
    .help = À la fin de la partie, la tuile rapporte { points-initial } pour chaque paire formée d’une émeraude et d’un rubis, améliorée { points-upgraded } pour chaque série avec un saphir en plus ; elle en compte 4 au plus. { tile.help }
tile-ring-maker = Fabricant de bagues
    .help = À la fin de la partie, la tuile rapporte { points-initial } pour chaque paire formée d’or et d’un rubis, améliorée { points-upgraded } pour chaque série avec une émeraude en plus ; elle en compte 4 au plus. { tile.help }
tile-entertainer = Saltimbanque
    .help = À la fin de la partie, la tuile rapporte { points-initial } pour chaque saison où vous avez tenu une foire ({ points-upgraded } si la tuile est améliorée). { tile.help }
tile-key-market = Marché de Key
    .help = Un keyple y échange 2 matières premières, produits finis, blés ou gemmes au choix contre 1 de n’importe lequel de ces types ; améliorée, 1 suffit. { tile.worth } { tile.help }
tile-merchant = Marchand
    .help = À la fin de la partie, la tuile rapporte { points-initial } ({ points-upgraded } si la tuile est améliorée), mais vous avez une action de plus chaque fois que vous utilisez un bateau. { tile.help }
tile-copse = Bosquet
    .help = Un keyple y échange 1 bois contre 1 poule, cerf, chèvre ou sanglier, ou contre 2 si elle est améliorée. Abrite 4 de ces animaux au choix. { tile.better } { tile.help }
tile-game-wardens-cottage = Cottage du garde-chasse
    .help = Abrite 4 cerfs. { tile.each } { tile.help }
tile-hunters-lodge = Pavillon de chasse
    .help = Abrite 4 sangliers. { tile.each } { tile.help }

## Le dessin

zone-boards = Plateaux
zone-farm = Ferme
zone-market = Marché
zone-others = Les autres
zone-table = Table
draw-setup = Mise en place
draw-market = Tuiles Campagne
draw-bag =
    { $count ->
        [one] { $count } tuile dans le sac
       *[other] { $count } tuiles dans le sac
    }
draw-supplies = Réserves
draw-keyp-field = Keyp : un keyper peut revendiquer ce plateau
draw-claimed = Revendiqué par { $seat }
draw-border = meilleur rendement : { $colour }
draw-keyple = Keyple { $colour }
draw-keyple-lying = Keyple { $colour }, couché
draw-keyper = Keyper de { $seat }
draw-fold = Choisissez en secret comment plier votre plateau
draw-folded = Encore plié
draw-farm = Ferme
draw-village = Village
draw-built-over = dessous : { $tile }
draw-build-over = sera recouverte
draw-keyp = Keyp
draw-keyp-tile = Tuile keyp
draw-shipped =
    { $count ->
        [one] { $count } point maritime
       *[other] { $count } points maritimes
    }
draw-fair-points =
    { $count ->
        [one] { $count } point de foires
       *[other] { $count } points de foires
    }
draw-fairs = Foires
draw-fair-hidden = Foire privée : { $season }
draw-winter-fairs = Foires d’hiver tenues
draw-held =
    { $count ->
        [one] { $fair } ({ $season }) : { $count } point
       *[other] { $fair } ({ $season }) : { $count } points
    }
draw-plans = À construire et à tenir
draw-start = Premier joueur

## La galerie

draw-gallery = Tout le matériel
draw-gallery-home = Tuiles Maison : ce que chaque joueur peut construire
draw-gallery-spring = Tuiles Campagne de printemps
draw-gallery-later = Tuiles Campagne des saisons suivantes
draw-gallery-fairs = Foires
draw-gallery-boats = Bateaux, les deux faces
draw-gallery-fields = Champs
draw-gallery-displays = Ce que les plateaux pliants peuvent montrer
draw-gallery-resources = Ressources
draw-gallery-keyples = Keyples
draw-gallery-gifts = Tuile keyp
draw-gallery-areas = Plateau de joueur
draw-gallery-prices = Prix
draw-gallery-start = { $count } au départ
draw-gallery-team =
    { $ninth ->
        [0] { $team } par équipe
       *[other] { $team } par équipe, { $ninth } dans le tirage à deux joueurs
    }

## La table dans un terminal

text-claimed = revendiqué par { $seat }
text-market = Exposées
text-bag =
    { $count ->
        [one] { $count } dans le sac
       *[other] { $count } dans le sac
    }
text-boats = Bateaux disponibles
text-supply = Réserve
text-key = Les keyples (B bleu clair, O orange, G vert clair, N marron, K noir, Y gris, W blanc) en minuscules sont couchés. Une tuile avec + est améliorée.
text-start = commence
text-keyper = keyper
text-keyp = Keyp
text-resting = Tuile keyp
text-shipping = points maritimes { $count }
text-points = foires { $count }
text-stores = Stocks
text-farm = Ferme
text-village = Village
text-plans = À construire
text-fairs = Foires
text-held = Tenues
text-none = rien

## Ce que compte l’explorateur

deed-built = Construite
deed-upgraded = Améliorée
deed-held = Foire tenue
deed-took = Tuile prise
deed-took-fair = Tuile de foire prise
