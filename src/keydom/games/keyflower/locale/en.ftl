### Keyflower and The Merchants, by Sebastian Bleasdale and Richard Breese.

game-name = Keyflower
game-tagline = Four seasons to grow a village: bid for tiles with your workers, or put them to work.

## Options

option-merchants = The Merchants
    .help = Whether the expansion is in play, with its boats, tiles, contracts, extensions and cabins.
option-merchants-none = without
    .help = The base game alone.
option-merchants-mixed = mixed
    .help = Each boat is drawn from the two of its name, and the new tiles are mixed with those of the base game.
option-merchants-full = Merchants’ variant
    .help = All boats are those of The Merchants, and all of its tiles come into play; the base game supplies the rest.
option-promos = Promo tiles
    .help = Whether the tiles that were given away separately are among those drawn.
option-promos-none = without
    .help = Only tiles from the boxes.
option-promos-all = all
    .help = Tiles for every season, and a fifth summer boat.
option-screens = Screens
    .help = Whether pieces taken in full view stay visible.
option-screens-closed = closed
    .help = All workers and skills stay behind the screens.
option-screens-open = open
    .help = What everybody saw somebody take lies in front of the screen; only unseen draws stay behind it.
option-novices = Less experienced players
    .help = Who starts with one extra green worker: any number of players, wherever they come to sit.
    .person = less experienced
option-novices-none = none
    .help = All start with the same number of workers.
option-novices-some = { $people }
    .help = They start with one extra green worker each.
option-length = Length
    .help = How many seasons are played.
option-length-full = full
    .help = All four seasons.
option-length-short = short
    .help = Spring and winter only.

## Draws

do-home = The home is { $tile }
do-moor = { $tile } comes into play
do-lay-out = Laid out: { $tile }
do-load = A { worker } comes aboard
do-load-skill = A skill comes aboard: { $skill }
do-offer-contract = Turned up: { $contract }
do-deal = The winter tile is { $tile }
do-draw = The worker is { $colour }
do-draw-skill = The skill is: { $skill }
do-draw-contract = Drawn: { $contract }

ask-homes = Which home is drawn?
ask-moor = Which boat of this name comes into play?
ask-lay-out = Which tile is laid out?
ask-load-workers = Which worker comes aboard?
ask-load-skills = Which skill comes aboard?
ask-turn-up = Which contract is turned up?
ask-deal-winter = Which winter tile is dealt?
ask-draw-workers = Which worker is drawn from the bag?
ask-draw-skills = Which skill is drawn from the pile?
ask-draw-contracts = Which contract is drawn?

## A turn

do-bid = Bid for { $tile }
do-use = Use { $tile }
do-pass = Pass
do-trade = Get { $thing } for the { $contract }

ask-turn = Do you bid for a tile, use one, or pass?
ask-end-of-turn = Do you trade a contract before your turn ends?

## Workers

do-in = With { workers-of }
do-move = Move your outbid group from { $group } here
do-add =
    { $count ->
        [0] No workers from behind your screen
        [one] 1 worker from behind your screen
       *[other] { $count } workers from behind your screen
    }
do-worker = A { worker }
do-enough = No more workers

ask-colour =
    { $what ->
        [bid] With workers of which colour do you bid for { $tile }?
       *[use] With workers of which colour do you use { $tile }?
    }
ask-muster =
    { $what ->
        [bid] How many { workers-of } do you bid for { $tile }?
       *[use] With how many { workers-of } do you use { $tile }?
    }
ask-mix = With which workers, of any colours, do you use { $tile }?

## What tiles ask and give

do-pay = Pay a { worker }
do-pay-group = Pay with your whole outbid group at { $group }
do-pay-skill = Pay a skill: { $skill }
do-pay-good = Pay 1 { $good }
do-take = Take { $item }
do-copy = Call up { $tile }
do-store = Put it all on { $tile }
do-take-contract = Take the { $contract }
do-blind = Take the top contract of a pile, unseen

ask-pay = How do you pay?
ask-pay-good = Which resource on { $tile } do you pay? Due: { $good }.
ask-take-one = What do you take from { $tile }?
ask-copy = Which tile does the { village-sorcerer } call up?
ask-stow = On which tile of your village do you put the resources?
ask-take-contract = Which contract do you take?

## Transport and upgrades

do-carry = Carry 1 { $good } from { $from } to { $to }
do-upgrade = Upgrade { $tile }
do-extend = Put the { $extension } on { $tile }
do-done = That is all

ask-haul = What do you carry or upgrade? { steps-left }, { upgrades-left }.

steps-left =
    { $moves ->
        [0] No steps left
        [one] 1 step left
       *[other] { $moves } steps left
    }
upgrades-left =
    { $icons ->
        [0] no upgrades
        [one] 1 upgrade
       *[other] { $icons } upgrades
    }

## Between the seasons

do-board = Take { $tile }
do-replace = { $tile } takes its place
do-place = Lay { $tile }
do-at = Lay it { $hex }, { turned }
do-submit = Bring into play: { $tiles }

ask-board = Which boat do you take?
ask-replace = Which boat takes the place of { boat-sea-bastion-ii } in winter?
ask-place = Which tile do you lay next?
ask-site = Where do you lay { $tile }?
ask-submit = Which of your winter tiles do you bring into play? At least one.

turned =
    { $turn ->
        [0] as printed
        [1] turned clockwise by 60°
        [2] turned clockwise by 120°
        [3] turned by 180°
        [4] turned clockwise by 240°
       *[5] turned clockwise by 300°
    }

## How many of what

worker = { $colour } worker
workers-of = { $colour } workers
workers =
    { $count ->
        [one] 1 { worker }
       *[other] { $count } { workers-of }
    }

## The log: set-up and seasons

told-got-home = { $seat } got { $tile }.
told-took-start = { $seat } became start player.
told-moored = { $tile } came into play.
told-saw-winter-tile = You were dealt { $tile }.
told-season-began = { $season } began.
told-laid-out = The tile { $tile } was laid out.
    .line = Laid out: { $tile }
told-submitted = { $seat } chose winter tiles.
    .line = Chose winter tiles
told-won = { $seat } won the tile { $tile } with { workers }.
    .line = Won { $tile }
told-unsold = Nobody bid for the tile { $tile }: it left the game.
    .line = Unsold: { $tile }
told-took-boat = { $seat } took { $tile }.
told-replaced-boat = { $seat } replaced { boat-sea-bastion-ii } with { $tile }.
    .line = Exchanged for { $tile }
told-placed = { $seat } laid the tile { $tile } { $hex }.
    .line = Laid { $tile }

## The log: turns

told-passed = { $seat } passed.
told-bid = { $seat } bid { workers } for { $tile }.
    .line = Bid for { $tile }
told-moved-group = { $seat } moved { workers } away from { $tile }.
    .line = Left { $tile }
told-used =
    { $count ->
        [one] { $seat } used { $tile } with 1 worker.
       *[other] { $seat } used { $tile } with { $count } workers.
    }
    .line = Used { $tile }
told-copied = { $seat } called up the tile { $tile }.
    .line = Called up { $tile }
told-paid-worker = { $seat } paid a { worker }.
    .line = Paid a worker
told-paid-skill = { $seat } paid a skill: { $skill }.
    .line = Paid a skill
told-paid-group = { $seat } paid with the group outbid at { $tile }: { workers }.
    .line = Paid from { $tile }
told-got-goods = { $seat } got { $count } { $good } on { $tile }.
    .line = Goods on { $tile }
told-novice = { $seat } is less experienced.
told-got-greens =
    { $count ->
        [one] { $seat } got 1 green worker.
       *[other] { $seat } got { $count } green workers.
    }
    .line = Got green workers
told-drew-workers =
    { $count ->
        [one] { $seat } drew 1 worker from the bag.
       *[other] { $seat } drew { $count } workers from the bag.
    }
    .line = Drew workers
told-drew-skills =
    { $count ->
        [one] { $seat } drew 1 skill from the pile.
       *[other] { $seat } drew { $count } skills from the pile.
    }
    .line = Drew skills
told-saw-worker = You drew a { worker }.
told-saw-skill = You drew a skill: { $skill }.
    .line = You drew a skill
told-carried = { $seat } carried 1 { $good } from { $from } to { $to }.
    .line = Carried to { $to }
told-upgraded = { $seat } upgraded the tile { $tile }.
    .line = Upgraded { $tile }
told-extended = { $seat } put the { $extension } on { $tile }.
    .line = Extended { $tile }

## The log: contracts

told-took-contract = { $seat } took the { $contract }.
    .line = Took a contract
told-drew-contract = { $seat } took a contract unseen.
    .line = Drew a contract
told-saw-contract = You drew the { $contract }.
    .line = You drew a contract
told-traded = { $seat } got { $thing } for the { $contract }.
    .line = Traded a contract
told-found-none = { $seat } wanted { $thing } for the { $contract }, but there was none.
    .line = Traded for nothing

# Why something is refused: the rules name the message without `why-`, in a frame's `why_not`.

## Refusals: bids and uses

why-not-on-auction = { $tile } is not on auction.
why-not-in-winter = { $tile } cannot be used: winter tiles only score.
why-no-action = { $tile } cannot be used: it has no action, or is not in the game now.
why-no-effect = Using { $tile } would do nothing: nothing it gives is available.
why-no-errand = With { $tile } you could carry and upgrade nothing: a tile is not used just to block it.
why-nothing-done-yet = Carry, upgrade or extend something first: a tile is not used just to block it.
why-tile-full =
    { $count ->
        [0] { $tile } is full: six workers are there.
        [one] { $tile } has room for only 1 more worker: six is the maximum.
       *[other] { $tile } has room for only { $count } more workers: six is the maximum.
    }
why-too-few-to-bid =
    { $count ->
        [one] You have no worker to bid for { $tile } with.
       *[other] A bid for { $tile } takes { $count } more workers of one colour, and you do not have them.
    }
why-too-few-to-use =
    { $count ->
        [one] You have no worker to use { $tile } with, or cannot pay for it.
       *[other] Using { $tile } takes { $count } workers of one colour: you do not have them, or cannot pay for it.
    }
why-too-few-in-colour = { $tile } takes at least { workers } now, and you do not have that many.
why-too-few-workers = You do not have enough { workers-of } for { $tile }.
why-colour-locked-by-bid = Only { workers-of } may come to { $tile }: the bid of { $seat } there is { $colour }.
why-colour-locked-by-workers = Only { workers-of } may come to { $tile }: those working there are { $colour }.
why-colour-locked-by-extension = Only { workers-of } may come to { $tile }: the extension there is { $colour }.
why-bid-too-low =
    { $count ->
        [0] It takes at least 1 worker to bid for { $tile }.
        [one] The highest bid for { $tile } is 1 worker: you must bid more.
       *[other] The highest bid for { $tile } is { $count } workers: you must bid more.
    }
why-use-too-low =
    { $count ->
        [0] It takes at least 1 worker to use { $tile }.
        [one] { $tile } was last used with 1 worker: it takes more now.
       *[other] { $tile } was last used with { $count } workers: it takes more now.
    }
why-group-stays-whole =
    { $held ->
        [0] You have no { workers-of } behind your screen. Your outbid group at { $group } has { $count }, but it moves whole or not at all.
        [one] You have only 1 { worker } behind your screen. Your outbid group at { $group } has { $count }, but it moves whole or not at all.
       *[other] You have only { $held } { workers-of } behind your screen. Your outbid group at { $group } has { $count }, but it moves whole or not at all.
    }
why-not-so-many =
    { $count ->
        [0] You have no { workers-of } behind your screen.
        [one] You have only 1 { worker } behind your screen.
       *[other] You have only { $count } { workers-of } behind your screen.
    }
why-cannot-pay-as-well = Then you could not pay what { $tile } asks for.
why-leading-bid-stays = Your bid for { $tile } leads: it stays where it is.
why-group-of-another-colour = Your group at { $tile } is not { $colour }.
why-group-is-there = Your group is at { $tile } already: add workers to it.

## Refusals: transport, upgrades and building

why-no-step-left = There are no steps left to carry anything.
why-no-icon-left = There are no upgrades left.
why-no-road = There is no road from { $from } to { $to }.
why-good-not-there = There is no { $good } on { $tile }.
why-goods-not-there = The resources that upgrading { $tile } costs do not lie on it.
why-no-such-skill = You lack the skills that upgrading { $tile } costs.
why-beside-the-village = { $tile } lies beside your village: it cannot be upgraded there.
why-no-such-workers = You lack the workers that upgrading { $tile } costs.
why-no-other-side = { $tile } has no side left to turn up.
why-fits-nowhere = { $tile } fits nowhere in your village: it stays beside it.
why-cell-taken = A tile lies there already.
why-not-beside-the-village = { $tile } must lie beside another tile of your village.
why-edges-do-not-match = { $tile } does not fit there: road must meet road, field field, and water water.

## Seasons

season-spring = Spring
season-summer = Summer
season-autumn = Autumn
season-winter = Winter

## Workers, skills and resources

colour-blue = blue
colour-red = red
colour-yellow = yellow
colour-green = green
skill-saw = saw
skill-pickaxe = pickaxe
skill-anvil = anvil
good-wood = wood
good-stone = stone
good-iron = iron
good-gold = gold
good-any = resource of any type
keeps-resource = resource of any type

item-wood = 1 wood
item-stone = 1 stone
item-iron = 1 iron
item-gold = 1 gold
item-worker = 1 worker from the bag
item-skill = 1 skill from the pile
item-green = 1 green worker
item-contract = 1 contract
item-cabin = 1 cabin

thing-blue = 1 blue worker
thing-red = 1 red worker
thing-yellow = 1 yellow worker
thing-green = 1 green worker
thing-saw = 1 saw
thing-pickaxe = 1 pickaxe
thing-anvil = 1 anvil
thing-wood = 1 wood
thing-stone = 1 stone
thing-iron = 1 iron
thing-gold = 1 gold

piece = Piece
    .help = There are { $count } in the boxes.
    .worker = Workers bid for tiles and use them; all workers at a tile have the same colour.
    .skill = Skills are kept behind the screen and pay for upgrades and exchanges.
    .good = Resources lie on the tiles of a village; they pay for upgrades on the tile where they lie.
piece-blue = blue worker
    .help = { piece.worker } { piece.help }
piece-red = red worker
    .help = { piece.worker } { piece.help }
piece-yellow = yellow worker
    .help = { piece.worker } { piece.help }
piece-green = green worker
    .help = Workers of a colour of their own, which never stand in for others. They come from the supply; once spent, they are in the bag. { piece.help }
piece-saw = saw
    .help = { piece.skill } { piece.help }
piece-pickaxe = pickaxe
    .help = { piece.skill } { piece.help }
piece-anvil = anvil
    .help = { piece.skill } { piece.help }
piece-wood = wood
    .help = { piece.good } { piece.help }
piece-stone = stone
    .help = { piece.good } { piece.help }
piece-iron = iron
    .help = { piece.good } { piece.help }
piece-gold = gold
    .help = Stands in for any other resource; left over at the end of the game, each scores 1 point. { piece.help }
piece-cabin = cabin
    .help = Brought by boats and put on a home, where it is one more upgrade for whoever uses that home. { piece.help }

## How facts are counted

count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
count-points_up = { count-points }
count-each = { count-points }
count-each_up = { count-points }
count-move =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
count-move_up = { count-move }
count-icons =
    { $count ->
        [one] { $count } upgrade
       *[other] { $count } upgrades
    }
count-icons_up = { count-icons }
count-tiles =
    { $count ->
        [one] { $count } village tile
       *[other] { $count } village tiles
    }
count-orders =
    { $count ->
        [one] { $count } turn order tile
       *[other] { $count } turn order tiles
    }
count-winter =
    { $count ->
        [one] { $count } winter tile
       *[other] { $count } winter tiles
    }
count-winter_merchants = { count-winter }

count-wood = { $count } wood
count-stone = { $count } stone
count-iron = { $count } iron
count-gold = { $count } gold
count-resource =
    { $count ->
        [one] { $count } resource of any type
       *[other] { $count } resources of any type
    }
count-saw =
    { $count ->
        [one] { $count } saw
       *[other] { $count } saws
    }
count-pickaxe =
    { $count ->
        [one] { $count } pickaxe
       *[other] { $count } pickaxes
    }
count-anvil =
    { $count ->
        [one] { $count } anvil
       *[other] { $count } anvils
    }
count-skill =
    { $count ->
        [one] { $count } skill of any type
       *[other] { $count } skills of any type
    }
count-blue =
    { $count ->
        [one] { $count } blue worker
       *[other] { $count } blue workers
    }
count-red =
    { $count ->
        [one] { $count } red worker
       *[other] { $count } red workers
    }
count-yellow =
    { $count ->
        [one] { $count } yellow worker
       *[other] { $count } yellow workers
    }
count-green =
    { $count ->
        [one] { $count } green worker
       *[other] { $count } green workers
    }
count-worker =
    { $count ->
        [one] { $count } worker of any colour
       *[other] { $count } workers of any colour
    }
count-contract =
    { $count ->
        [one] { $count } contract
       *[other] { $count } contracts
    }
count-cabin =
    { $count ->
        [one] { $count } cabin
       *[other] { $count } cabins
    }
count-start-player =
    { $count ->
        [one] the purple worker
       *[other] { $count } purple workers
    }
count-gain-worker =
    { $count ->
        [one] { $count } worker from the bag
       *[other] { $count } workers from the bag
    }
count-gain-skill =
    { $count ->
        [one] { $count } skill from the pile
       *[other] { $count } skills from the pile
    }
count-gain_up-worker = { count-gain-worker }
count-gain_up-skill = { count-gain-skill }
count-spring-worker =
    { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
count-spring-skill =
    { $count ->
        [one] { $count } skill
       *[other] { $count } skills
    }
count-summer-worker = { count-spring-worker }
count-summer-skill = { count-spring-skill }
count-autumn-worker = { count-spring-worker }
count-autumn-skill = { count-spring-skill }

## What all tiles have in common

tile = Tile
    .help = A hexagon: a home, a boat, a turn order tile or a tile of one of the seasons.
    .set =
        { $set ->
            [merchants] {" "}It belongs to The Merchants.
            [promo] {" "}It is a promo tile.
           *[base] {""}
        }
    .transport =
        { $move_up ->
            [0] Whoever uses it carries resources and upgrades tiles in their own village: { $move }{ tile.icons }.
           *[other] Whoever uses it carries resources and upgrades tiles in their own village: { $move }{ tile.icons }, once upgraded { $move_up }{ tile.icons-up }.
        }
    .icons =
        { $icons ->
            [0] {""}
           *[other] {" "}and { $icons }
        }
    .icons-up =
        { $icons_up ->
            [0] {""}
           *[other] {" "}and { $icons_up }
        }
    .upgrade = Upgrading it costs { $cost }.
    .points =
        { $points ->
            [0] { $points_up ->
                [0] {""}
               *[other] {" "}Once upgraded, it scores { $points_up }.
            }
           *[other] { $points_up ->
                [0] {" "}It scores { $points } as long as it is not upgraded.
               *[other] {" "}It scores { $points }, once upgraded { $points_up }.
            }
        }

hex = Place in a village
    .help = Resources are carried from tile to tile where their roads meet.
hex-home = on the home
hex-place = { $ways } of the home
hex-steps = { $count } { $way }
hex-way =
    { $side ->
        [0] south
        [1] south-west
        [2] north-west
        [3] north
        [4] north-east
       *[5] south-east
    }

## Homes

home = Home
    .help = Where a village begins: resources from tiles elsewhere are put here. { tile.transport } { tile.upgrade }{ tile.points }
home-home-1 = Home 1
home-home-2 = Home 2
home-home-3 = Home 3
home-home-4 = Home 4
home-home-5 = Home 5
home-home-6 = Home 6

## Boats

boat = Boat
    .help =
        { $players ->
            [6] It sails with 6 players.
           *[other] It sails with { $players } or more players.
        }{ tile.set } It brings { $spring } in spring, { $summer } in summer and { $autumn } in autumn.
boat-keyflower = Keyflower
    .help = { boat.help } Whoever takes it in winter scores { $each } for every step that the tiles of their village allow.
boat-sea-bastion = Sea Bastion
    .help = { boat.help } Whoever takes it in winter scores { $each } for every tile on one closed walk along the roads of their village that uses no road twice.
boat-sea-breese = Sea Breese
    .help = { boat.help } Whoever takes it in winter scores for the tiles, one behind the other, that carry on the river of their home: 2, 4, 8 or 16 points for one to four of them, and 32 for more.
boat-flipper = Flipper
    .help =
        { boat.help } Whoever takes it in winter turns over one tile of their village for nothing{ $points ->
            [0] .
           *[other] {" "}and scores { $points }.
        }
boat-ianvincible = Ianvincible
    .help = { boat.help } Whoever takes it in winter scores { $points }.
boat-white-wind = White Wind
    .help = { boat.help } Whoever takes it in winter scores { $each } for every worker that scores nowhere else.
boat-keyflower-ii = Keyflower II
    .help = { boat.help } Whoever takes it in winter gets 3 gold more at the end of the game, which do not count on yards.
boat-sea-bastion-ii = Sea Bastion II
    .help = { boat.help } Whoever takes it in the last season before winter chooses a boat that is not in the game to replace it in winter.
boat-sea-breese-ii = Sea Breese II
    .help = { boat.help } Whoever takes it in winter scores { $each } for every winter tile in their village.
boat-flipper-ii = Flipper II
    .help = { boat.help } Whoever takes it in winter puts an extension on one upgraded tile of their village for nothing.
boat-ianvincible-ii = Ianvincible II
    .help = { boat.help } Whoever takes it in winter scores { $each } for every upgrade that the tiles and cabins of their village allow.
boat-white-wind-ii = White Wind II
    .help = { boat.help } Whoever takes it in winter scores { $each } for every contract fulfilled, instead of 7.

## Turn order tiles

order = Turn order tile
    .help = Won in a bid, it gives its place in the order in which boats are taken; the last one brings the purple worker as well. In winter it joins the village of its winner and scores 1 point for every tile beside it.
order-order-1 = Turn order 1
order-order-2 = Turn order 2
order-order-3 = Turn order 3
order-order-4 = Turn order 4

## Tiles of spring, summer and autumn

village = Village tile
    .help = { village.season } { village.action } { tile.upgrade }{ tile.points }
    .season = { $season } tile.{ tile.set }
    .action =
        { $move ->
            [0] { $gain ->
                [0] { $each ->
                    [0] It has no action.
                   *[other] It has no action: at the end of the game every { $keeps } that lies on it scores { $each }, once upgraded { $each_up }. Gold counts too.
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
            [0] Whoever uses it gets { $gain }, once upgraded { $gain_up }.
           *[other] Whoever uses it pays { $pay } for { $gain }, once upgraded for { $gain_up }.
        }
    .offers =
        { $pay ->
            [0] Whoever uses it gets one of these: { $gain-or }; once upgraded, all of these: { $gain_up }.
           *[other] Whoever uses it pays { $pay } for one of these: { $gain-or }; once upgraded, for all of these: { $gain_up }.
        }
village-keywood = Keywood
village-keystone-quarry = Keystone quarry
village-key-mine = Key mine
village-woodcutter = Woodcutter
village-quarryman = Quarryman
village-miner = Miner
village-gold-mine = Gold mine
village-workshop = Workshop
village-apprentice-hall = Apprentice hall
village-alehouse = Alehouse
village-peddler = Peddler
village-stable = Stable
village-assayer = Assayer
village-storyteller = Storyteller
village-carpenter = Carpenter
village-mason = Mason
village-smelter = Smelter
village-store = Store
village-tavern = Tavern
village-brewer = Brewer
village-hiring-fair = Hiring fair
village-farrier = Farrier
village-bookkeeper = Bookkeeper
village-trader = Trader
village-sorcerer = Sorcerer
    .help = { village.season } Whoever uses it carries out the action of a tile beside it, once upgraded that of any tile of its village, as if they used that tile. { tile.upgrade }{ tile.points }
village-developer = Developer
    .help = { village.season } It has no action: at the end of the game it scores { $each }, once upgraded { $each_up }, for every upgrade that the tiles beside it allow. { tile.upgrade }{ tile.points }
village-timber-yard = Timber yard
village-stone-yard = Stone yard
village-blacksmith = Blacksmith
village-barn = Barn
village-sawmill = Sawmill
village-sculptor = Sculptor
village-forge = Forge
village-well = Well
village-goldsmith = Goldsmith
village-fair = Fair
village-inn = Inn
village-wainwright = Wainwright
village-merchant = Merchant
village-talton-lodge = Talton Lodge
    .help = { village.season } It has no action: at the end of the game it scores { $each }, once upgraded { $each_up }, for every worker printed on the tiles of its village, scoring tiles, boats and itself included. { tile.upgrade }{ tile.points }

## Summer boats

summer-boat = Summer boat
    .help = A boat that is won in summer; nobody uses or upgrades it, and its effect is for its owner alone.{ tile.set }
summer-boat-boat-1a = Boat 1a
    .help = { summer-boat.help } At the end of each season its owner draws 2 extra workers from the bag.
summer-boat-boat-1b = Boat 1b
    .help = { summer-boat.help } At the end of each season its owner gets 1 green worker from the supply.
summer-boat-boat-2a = Boat 2a
    .help = { summer-boat.help } Its owner carries resources across fields as well as along roads, and may lay tiles without regard to what meets at their edges.
summer-boat-boat-2b = Boat 2b
    .help = { summer-boat.help } Every tile for transport that its owner uses allows twice the steps and twice the upgrades.
summer-boat-boat-3a = Boat 3a
    .help = { summer-boat.help } When its owner pays for an upgrade or an extension, every resource stands in for any other.
summer-boat-boat-3b = Boat 3b
    .help = { summer-boat.help } At the end of the game every resource of its owner counts as one of any type.
summer-boat-boat-4a = Boat 4a
    .help = { summer-boat.help } Its owner answers a blue, red or yellow bid of another player for a village tile with workers of any one colour.
summer-boat-boat-4b = Boat 4b
    .help = { summer-boat.help } Its owner uses a tile that already has a colour with workers of any colours, even mixed.
summer-boat-boat-7a = Boat 7a
    .help = { summer-boat.help } Resources that its owner gets outside their own village go to any one tile of that village instead of the home.
summer-boat-boat-7b = Boat 7b
    .help = { summer-boat.help } At the end of each season its owner gets 1 wood, 1 stone and 1 iron at home.

## Winter tiles

winter = Winter tile
    .help = Winter tile.{ tile.set } { winter.scores }
    .scores =
        { $needs ->
            [0] At the end of the game its owner scores { $points }.
           *[other] { $alike ->
                [0] At the end of the game its owner scores { $points } for each set of { $needs }.
               *[other] At the end of the game its owner scores { $points } for each set of { $needs }, of one kind only, which they choose.
            }
        }
    .each = At the end of the game its owner scores { $points }
winter-apothecary = Apothecary
winter-craftsmans-guild = Craftsman’s guild
winter-jeweller = Jeweller
winter-key-guild = Key guild
winter-key-market = Key market
winter-keythedral = Keythedral
winter-mercers-guild = Mercer’s guild
winter-scholar = Scholar
winter-scribes = Scribes
winter-village-hall = Village hall
winter-watermill = Watermill
winter-windmill = Windmill
winter-artisan = Artisan
    .help = Winter tile.{ tile.set } { winter.each } for every upgraded tile of their village.
winter-builder = Builder
    .help = Winter tile.{ tile.set } { winter.each } for every extension in their village.
winter-muleteer = Muleteer
    .help = Winter tile.{ tile.set } { winter.each } for every contract of theirs that is not fulfilled.
winter-emporium = Emporium
winter-monument = Monument
winter-beekeeper = Beekeeper
    .help = Winter tile.{ tile.set } { winter.each } for every tile beside it.
winter-the-glade = The Glade
    .help = Winter tile.{ tile.set } { winter.each } for every summer tile beside it.
winter-the-glade-in-winter = The Glade in winter
    .help = Winter tile.{ tile.set } { winter.each } for every winter tile beside it.
winter-delivery-man = Delivery man
    .help = Winter tile.{ tile.set } { winter.each } for every tile of one walk that begins on it and uses no road twice.
winter-keyside = Keyside
    .help = Winter tile.{ tile.set } At the end of the game its owner gets 3 wood, 3 stone, 3 iron and 3 gold more from the supply, which do not count on yards.

## Contracts and extensions

contract = Contract
    .help = At the end of the game it scores 7 points for whoever has { $needs } and uses them for nothing else. In your turn it can be traded in for one of the particular things that it asks for.
    .every = At the end of the game a contract scores 7 points for whoever has what it asks for and uses it for nothing else. In your turn it can be traded in for one of the particular things that it asks for.
    .name = contract for { $needs }
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
    .help = At the end of the game it scores 7 points for whoever has won { $needs } by bidding in winter and uses it for nothing else. In your turn it can be traded in for 1 worker, 1 skill or 1 resource of your choice.
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
    .help = It costs { $cost } and is put on an upgraded tile in place of an upgrade. It counts the points printed on that tile a second time, and from then on only { workers-of } may come there.
    .every = It is put on an upgraded tile in place of an upgrade, at the cost in its name. It counts the points printed on that tile a second time, and from then on only workers of its colour may come there.
    .name = { $colour } extension for { $cost }
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

## Set-up

table = Set-up
    .help = Spring, summer and autumn lay out { $tiles } each, beside { $orders }. Every player is dealt { $winter }, with The Merchants { $winter_merchants }.
table-players-2 = 2 players
table-players-3 = 3 players
table-players-4 = 4 players
table-players-5 = 5 players
table-players-6 = 6 players

## Scores

score-gold = Gold left over
score-marker = The purple worker on a yard
part-homes = Homes, spring and summer
part-autumn = { season-autumn }
part-winter = { season-winter }
part-boats = Boats and turn order
part-gold = Left over
part-merchants = Extensions and contracts

tiebreak = The earlier boat in winter
    .help = Players with the same total share the place; with The Merchants the one who took a boat earlier at the end of winter is ahead.

## What a hint tells of besides the score: what has one name is told as one

feature-printed = points printed on tiles
feature-led-printed = { feature-printed }
feature-yards = resources on yards
feature-on-the-way-to-yards = resources on the way to yards
feature-room-on-yards = room on yards
feature-upgrades-ready = upgrades within reach
feature-upgrades-short = upgrades further off
feature-goods = spare resources
feature-gold = spare gold
feature-skills = spare skills
feature-sets-of-skills = sets of three skills
feature-workers = workers
feature-crowd = { feature-workers }
feature-free-workers = workers behind the screen
feature-greens = green workers
feature-largest-group = largest group of one colour
feature-gives-goods = yield of the tiles
feature-gives-workers = { feature-gives-goods }
feature-gives-skills = { feature-gives-goods }
feature-carries = { feature-gives-goods }
feature-led-to-give = { feature-gives-goods }
feature-powers = summer boats
feature-winter-tiles = winter tiles
feature-winter-tiles-held = winter tiles in hand
feature-best-winter-tile-held = { feature-winter-tiles-held }
feature-winter-tiles-in-sight = winter tiles on auction
feature-boat = boat
feature-choice-of-boats = choice of boats
feature-turn-order-tiles = turn order tiles
feature-start = start player
feature-reach = tiles close to the home
feature-open-roads = open roads
feature-loop = round trip by road
feature-river = tiles down the river
feature-carts = steps for transport
feature-upgraded = upgraded tiles
feature-tiles = tiles in the village
feature-contracts = contracts
feature-cabins = cabins

## The drawing

zone-table = Table
zone-auction = Auction
zone-village = Village
zone-others = Others
zone-boats = Boats
zone-merchants = Contracts
zone-end = The end

draw-setup = Setting up
draw-auction = On auction
draw-boats = Boats
draw-supplies = Supplies
draw-bid = Bid of { $seat }: { workers }
draw-bid-leading = Leading bid, of { $seat }: { workers }
draw-worker = { worker }
draw-worker-lying = { worker }, lying down: its colour does not bind anybody
draw-cabins =
    { $count ->
        [one] 1 cabin
       *[other] { $count } cabins
    }
draw-free = Free: { $hex }
draw-start = Start player
draw-score =
    { $points ->
        [one] { $points } point as it stands
       *[other] { $points } points as it stands
    }
draw-turn = { turned }
draw-greens = Green workers in the supply
draw-bag = Workers in the bag
draw-pile = Skills in the pile
draw-cabins-left = Cabins
draw-contracts = Contracts
draw-market-contracts = Contracts · { $count } more
draw-contracts-left =
    { $count ->
        [one] 1 contract in the piles
       *[other] { $count } contracts in the piles
    }
draw-waiting = Not laid yet
draw-lay = Lay { $tile }: press a place
draw-winter-hand = Winter tiles in hand
draw-replacements = Boats to choose from

draw-screen-worker-blue = Blue workers
draw-screen-worker-red = Red workers
draw-screen-worker-yellow = Yellow workers
draw-screen-worker-green = Green workers
draw-screen-random-worker = Workers nobody else has seen
draw-screen-any-worker = Workers
draw-screen-skill-saw = Saws
draw-screen-skill-pickaxe = Pickaxes
draw-screen-skill-anvil = Anvils
draw-screen-random-skill = Skills nobody else has seen
draw-screen-any-skill = Skills
draw-screen-any-good = Resources without gold
draw-screen-good-gold = Gold
draw-screen-hex = Tiles in the village
draw-screen-contract = Contracts
draw-screen-season-winter = Winter tiles

draw-power-boat-1a = 2 extra workers each season
draw-power-boat-1b = 1 green worker each season
draw-power-boat-2a = over fields; edges need not match
draw-power-boat-2b = twice the steps and upgrades
draw-power-boat-3a = any resource pays for upgrades
draw-power-boat-3b = any resource counts at the end
draw-power-boat-4a = outbid in another colour
draw-power-boat-4b = use tiles in any colours
draw-power-boat-7a = resources to any own tile
draw-power-boat-7b = resources each season

## The gallery

draw-gallery = The components
draw-gallery-homes = Homes
draw-gallery-boats = Boats
draw-gallery-orders = Turn order tiles
draw-gallery-summer-boats = Summer boats
draw-gallery-contracts = Contracts
draw-gallery-extensions = Extensions
draw-gallery-pieces = Workers, skills, resources and cabins
draw-gallery-tables = Set-up by number of players
draw-gallery-players =
    { $count ->
        [6] 6 players
       *[other] { $count } or more players
    }
draw-set-merchants = Merchants
draw-set-promo = promo

## The table in a terminal

board-nothing = nothing
board-no-action = no action
board-upgraded = upgraded
board-upgrade = Upgrade ({ $cost }): { $effect }
board-at-work = at work: { $workers }
board-last-use = last use: { $count }
board-on-it = { $points } for each { $good } on it
board-alike = { $needs }, of one kind
board-order = place { $number } in taking boats
board-order-start = place { $number } in taking boats, and the purple worker
board-order-winter = 1 point for each tile beside it
board-village = Village of { $seat }
board-screen = behind the screen: { $what }
board-workers =
    { $count ->
        [one] 1 worker
       *[other] { $count } workers
    }
board-skills =
    { $count ->
        [one] 1 skill
       *[other] { $count } skills
    }
board-unseen-workers =
    { $count ->
        [one] 1 unseen worker
       *[other] { $count } unseen workers
    }
board-unseen-skills =
    { $count ->
        [one] 1 unseen skill
       *[other] { $count } unseen skills
    }
board-chosen = chosen
board-edge-field = field
board-edge-road = road
board-edge-water = water
board-fits = { $tile }, clockwise from the bottom edge: { $edges }
board-turns = (02): where it fits; the digits say how far it is turned clockwise, in steps of 60°
board-coordinates = The home lies at 0,0. The first number grows to the right, the second downwards.

board-does-keyflower = { $points } for each step of your tiles
board-does-sea-bastion = { $points } for each tile on a round trip by road
board-does-sea-breese = 2, 4, 8, 16 or 32 points for 1, 2, 3, 4 or more tiles down the river
board-does-flipper = a free upgrade, { $points }
board-does-ianvincible = { $points }
board-does-white-wind = { $points } for each worker left over
board-does-keyflower-ii = 3 gold at the end
board-does-sea-bastion-ii = another boat replaces it
board-does-sea-breese-ii = { $points } for each winter tile
board-does-flipper-ii = a free extension
board-does-ianvincible-ii = { $points } for each upgrade of your tiles and cabins
board-does-white-wind-ii = { $points } for each contract fulfilled
board-does-sorcerer = the action of a tile beside it
board-does-sorcerer-up = the action of any tile of its village
board-does-developer = { $points } for each upgrade of the tiles beside it
board-does-talton-lodge = { $points } for each worker shown in the village
board-does-artisan = { $points } for each upgraded tile
board-does-builder = { $points } for each extension
board-does-muleteer = { $points } for each contract not fulfilled
board-does-beekeeper = { $points } for each tile beside it
board-does-the-glade = { $points } for each summer tile beside it
board-does-the-glade-in-winter = { $points } for each winter tile beside it
board-does-delivery-man = { $points } for each tile of a walk by road from it
board-does-keyside = 3 of each resource at the end

## What the explorer counts

deed-won = Won at auction
deed-used = Used
deed-upgraded = Upgraded
deed-took-boat = Boat taken
deed-took-contract = Contract taken
deed-extended = Extension built
