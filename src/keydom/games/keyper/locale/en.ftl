### Keyper, by Richard Breese.

game-name = Keyper
game-tagline = Lead a team of keyples through four seasons, and build the finest farm and village of Keydom.

## Options

option-supply = Supply
    .help = Whether resources can run out.
option-supply-finite = finite
    .help = There are as many of each resource as the box holds; when a supply is empty, nobody gets more.
option-supply-unlimited = unlimited
    .help = There are always enough resources.
option-pair = Keyples each with two players
    .help = How large a team is when two play. With three or four players it is always eight.
option-pair-nine = nine
    .help = Two players draw a ninth keyple each, and keep up to nine in later seasons.
option-pair-eight = eight
    .help = Two players have eight keyples each, as three or four have.
option-length = Length
    .help = How many seasons are played.
option-length-full = full
    .help = All four seasons.
option-length-short = short
    .help = Spring and winter only. Each player has one private fair, for spring.

## Draws

do-deal = Dealt: { $fair }
do-ninth = The ninth keyple is { $colour }
do-draw = Out of the bag comes: { $tile }
do-draw-fair = Out of the bag comes: { $fair }
do-aside = Put aside for this season: { $boat } and { $other }
do-start = Starts: { $seat }

ask-deal-fair = Which fair is dealt?
ask-ninth = Which is the ninth keyple?
ask-draw = What comes out of the bag?
ask-aside = Which two boats are put aside?
ask-start-player = Who starts?

## A turn

do-keyper = Play your keyper and claim { $board }
do-keyple = Play a keyple: { $colour }
do-at = Play it onto: { $spot }
do-moor = Bring { $boat } to the river
do-lay-existing = Lay down the keyple that stands there: one action more
do-leave-existing = Leave the keyple that stands there standing
do-join = Join with a keyple: { $colour }
do-decline = Do not join
    .short = Stay out
do-lay = Lay down one keyple: { $spot }
do-lay-both = Lay down both keyples: { $spot }

ask-turn = Which piece do you play?
ask-place = Where do you play the keyple ({ $colour })?
ask-moor = Which boat do you bring to the river?
ask-existing = Your keyple ({ $colour }) joins one that stands there: { $spot }. Do you lay that one down?
ask-join = { $player } plays onto: { $spot }. Do you join? Your keyple would work as { $colour }.
ask-lay-down = Which keyples do you lay down?

## At work

do-take = Take { $tile }
do-take-fair = Take { $fair }
do-build = Build { $tile }
do-build-here = Build { $tile } on this plot
do-on = Build it on: { $spot }
do-upgrade = Upgrade { $tile }
do-pay = Pay { unit }
do-pay-two = Pay { unit } and { unit-second }
do-pay-three = Pay { unit }, { unit-second } and { unit-third }
do-pay-four = Pay { $resources }
do-give = Give { unit }
do-give-two = Give { unit } and { unit-second }
do-get = Get { unit }
do-get-two = Get { unit } and { unit-second }
do-work = Work for { unit }
do-sell = Sell { unit } for 2 shipping points
do-stop = Do nothing more here
    .short = No more
do-gain = Gain { unit }

ask-take-tile = Which tile do you take?
ask-build = Which tile do you build?
ask-site = Where do you build { $tile }?
ask-build-here = Which tile does the keyple build there: { $spot }?
ask-upgrade = Which tile do you upgrade?
ask-pay = What do you pay with?
ask-trade = What do you trade?
ask-receive = What do you get for it?
ask-deal = What do you do on { $boat }?
ask-plot = What does the keyple do there: { $spot }?
ask-gift = What does the keyple ({ $colour }) on your keyp tile gain?

## The end of a season

do-hold = Hold { $fair }
do-enough = Hold no more fairs
do-lose = Let { unit } go
do-fold = Fold as { $display }
do-spare = Rest on the keyp tile: { $colour }

ask-hold-fair = Which fair do you hold?
ask-stray = You cannot house all your animals: which wanders off?
ask-fold = What is your country board to show this season?
ask-spare = Your team is too large: which keyple rests on the keyp tile?

## How many of what

unit = 1 { $resource }
unit-second = 1 { $second }
unit-third = 1 { $third }
units =
    { $count ->
        [one] 1 { $resource }
       *[other]
            { $count } { $resource ->
                [log] logs
                [rock] rocks
                [brick] bricks
                [chicken] chickens
                [cow] cows
                [goat] goats
                [horse] horses
                [pig] pigs
                [emerald] emeralds
                [ruby] rubies
                [sapphire] sapphires
               *[other] { $resource }
            }
    }
points-fair =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
points-gems =
    { $gem_points ->
        [one] 1 point
       *[other] { $gem_points } points
    }
points-initial =
    { $initial ->
        [0] no points
        [one] 1 point
       *[other] { $initial } points
    }
points-upgraded =
    { $upgraded ->
        [0] no points
        [one] 1 point
       *[other] { $upgraded } points
    }

## The log: seasons

told-ninth = { $seat } drew a ninth keyple: { $colour }.
    .line = Drew a ninth keyple
told-start-player = { $seat } was drawn as start player.
told-dealt = You were dealt { $fair }.
    .line = You were dealt a fair
told-drew = The tile { $tile } came out of the bag.
    .line = Drawn: { $tile }
    .lines = Drawn
told-drew-fair = Out of the bag came { $fair }.
    .line = A fair was drawn
told-boats = The boats of this season: { $boats }.
    .line = Boats of the season
told-season = { $season } began; { $seat } was first.
    .line = { $season } began
told-last-round = { $seat } played the last piece; everybody else had one more turn.
    .line = Played the last piece
told-held = { $seat } held { $fair } for { points-fair }.
    .line = Held { $fair }
told-strayed = { $seat } could not house { unit }: it wandered off.
    .line = Lost { unit }
    .lines = Lost
told-folded = { $seat } laid out { $board }: { $display }.
    .line = Laid out { $board }
told-rested = { $seat } sent a keyple to rest on the keyp tile: { $colour }.
    .line = Sent one to rest

## The log: turns

told-idle = { $seat } had nothing to lay down.
    .line = Laid down nobody
told-claimed = { $seat } claimed { $board }.
told-gained = { $seat } laid down a keyple ({ $colour }) on the keyp tile and gained { unit }.
    .line = Gained { unit }
told-played = { $seat } played a keyple ({ $colour }) onto: { $spot }.
    .line = Played
told-moored = { $seat } brought { $boat } to the river of { $board }.
    .line = Brought { $boat }
told-helped = { $seat } laid down the keyple that stood there ({ $colour }).
    .line = Laid down the keyple
told-joined = { $seat } joined { $player } with a keyple ({ $colour }).
    .line = Joined { $player }
told-laid-down =
    { $count ->
        [one] { $seat } laid down a keyple: { $spot }.
       *[other] { $seat } laid down { $count } keyples: { $spot }.
    }
    .line = Laid down { $count }

## The log: work

told-harvested =
    { $count ->
        [0] { $seat } took nothing, for the supply was empty: { $resource }.
       *[other] { $seat } took { units }.
    }
    .line = Took goods
told-worked = { $seat } worked on the boat for { unit }.
    .line = On the boat
told-sold =
    { $count ->
        [one] { $seat } sold { unit } for 1 shipping point.
       *[other] { $seat } sold { unit } for { $count } shipping points.
    }
    .line = Sold { unit }
told-shipped =
    { $count ->
        [one] { $seat } gained 1 shipping point through { $tile }.
       *[other] { $seat } gained { $count } shipping points through { $tile }.
    }
    .line = Shipped by { $tile }
told-took = { $seat } took the tile { $tile }.
    .line = Took { $tile }
told-took-fair = { $seat } took { $fair }.
    .line = Took a fair
told-built = { $seat } built the tile { $tile }: { $spot }.
    .line = Built { $tile }
told-built-over = { $seat } built the tile { $tile } over { $covered }: { $spot }.
    .line = Built { $tile }
told-upgraded = { $seat } upgraded the tile { $tile }.
    .line = Upgraded { $tile }
told-paid = { $seat } paid: { $resources }.
    .line = Paid
told-gave = { $seat } gave: { $resources }.
    .line = Gave
told-got = { $seat } got: { $resources }.
    .line = Got

# Why something is refused: the rules name the message without `why-`, in a frame's `why_not`.

## Refusals: turns

why-no-such-keyple = There is no keyple of this colour in your keyp: { $colour }.
why-keyper-played = You have played your keyper this season.
why-board-claimed = { $seat } has claimed { $board }.
why-pieces-first = You lay down keyples only when your keyp is empty.
why-keyp-empty = Your keyp is empty: you can only lay down keyples.
why-no-such-field = No board shows this field now: { $spot }.
why-spot-full = Two keyples are there already: { $spot }.
why-only-white-joins = Only a white keyple can join the white one there: { $spot }.
why-other-colour = The keyple there works as { $colour }: only one of that colour or a white one can join it ({ $spot }).
why-plots-alike = The empty plots of a farm are all alike, so the first one is used: not { $spot }.
why-nothing-to-build = You have no tile that you could pay for and build there: { $spot }.
why-boat-moored = There is a boat on the river of { $board } already: { $boat }.
why-boat-aside = Not available this season: { $boat }.
why-nobody-there = There is no keyple: { $spot }.
why-all-lying = No keyple stands there any more: { $spot }.
why-one-standing = Only one keyple stands there: { $spot }.
why-own-first = As long as keyples stand on your own plots or on the board you claimed, you lay down those: not { $spot }.

## Refusals: tiles

why-not-on-display = { $tile } is not on display.
why-fair-not-on-display = Not on display: { $fair }.
why-not-yours = You do not have { $tile }.
why-already-built = You have built { $tile } already.
why-farm-tiles-only = The farm labourer works on farm tiles only, and { $tile } is none.
why-no-plot-left = There is no plot left for { $tile }: all are built on twice.
why-cannot-pay = You cannot pay for { $tile }.
why-wrong-area = { $tile } cannot be built there: farm tiles belong on the farm, village tiles in the village.
why-plot-has-two = This plot has been built on twice: { $spot }.
why-not-free-there = You cannot pay for { $tile }, and it is free only beside the building plot: not { $spot }.
why-only-when-played = A keyple that is laid down cannot build over { $tile }: only one that is just played can.
why-no-building-here = { $tile } does not let its keyple build elsewhere.
why-not-built = You have not built { $tile }.
why-tile-covered = { $tile } has been built over.
why-already-upgraded = You have upgraded { $tile } already.
why-cannot-pay-upgrade = You cannot pay for upgrading { $tile }.
why-no-upgrading-here = A keyple on { $tile } cannot upgrade other tiles.

## Refusals: resources

why-have-too-few = You do not have enough of this: { $resource }.
why-supply-short = The supply does not have enough of this: { $resource }.
why-not-the-price = That does not pay the price.
why-not-accepted = This is not taken here: { $resource }.
why-not-given-here = This is not given here: { $resource }.
why-nothing-to-get = The supply has nothing to give for it.
why-same-again = You would get back just what you gave: { $resource }.
why-not-on-the-boat = This is not traded on { $boat }: { $resource }.
why-sold-in-this-play = What you sell to a boat you cannot take from it in the same play: { $resource }.
why-taken-in-this-play = What you take from a boat you cannot sell to it in the same play: { $resource }.

## Refusals: the end of a season

why-not-your-fair = You do not have { $fair }.
why-fair-held = You have held { $fair } already.
why-not-this-season = Not held in this season: { $fair }.
why-cannot-show = You cannot show all that { $fair } asks for; what you show at another fair now does not count.
why-no-animal = This is no animal: { $resource }.
why-has-shelter = Letting this one go would not help, for it has a place: { $resource }.
why-display-of-another-season = This belongs to another season: { $display }.
why-out-of-order = Keyples are sent to rest in the order of their colours, and enough of the later ones must be left. Not now: { $colour }.

## The score

score-shipping = Shipping
score-fairs = Fairs
part-farm = Farm
part-village = Village

tiebreak = Gems, goods and animals
    .help = Of players with the same total, the one with more gems is ahead; then more finished goods, wheat, raw materials, and one kind of animal after the other: deer, wild boar, goats, chickens, horses, cows, pigs, sheep.

## What a hint tells of besides the score: what has one name is told as one

feature-shipping = shipping points
feature-fairs = fairs held
feature-fair-now = fair of this season
feature-fairs-later = fairs of later seasons
feature-winter-fairs = winter fairs
feature-flat = fixed points of tiles
feature-houses = animals in their houses
feature-room-houses = room in animal houses
feature-crowds = farmyard and paddock
feature-room-crowds = room in farmyard and paddock
feature-farm-counts = tiles that count the farm
feature-room-farm-counts = farm tiles yet to count
feature-around = tiles that count neighbours
feature-room-around = neighbours yet to count
feature-village-counts = tiles that count the village
feature-room-village-counts = village tiles yet to count
feature-dock = dock
feature-room-dock = promise of the dock
feature-sets = sets of gems
feature-room-sets = sets of gems yet to complete
feature-stores = tiles that count resources
feature-room-stores = resources yet to count
feature-patrons = tiles that count keyples
feature-room-patrons = keyples yet to count
feature-landlords = tiles that count fields
feature-room-landlords = fields yet to count
feature-entertainer = entertainer
feature-room-entertainer = promise of the entertainer
feature-uses = use of built tiles
feature-raw = raw materials
feature-finished = finished goods
feature-wheat = wheat
feature-kinds = variety of goods
feature-surplus = surplus of goods
feature-animals = animals
feature-homeless = animals without a place
feature-gems = spare gems
feature-plans = country tiles to build
feature-upgrades = possible upgrades
feature-upgraded = upgraded tiles
feature-farm-built = tiles on the farm
feature-village-built = tiles in the village
feature-turns = turns left this season
feature-in-hand = pieces still to play
feature-ahead = { feature-in-hand }
feature-keyper = unplayed keyper
feature-whites = white keyples
feature-lay-downs = keyples to lay down
feature-coming-home = keyples coming home
feature-boards = keyples on unclaimed boards
feature-resting = keyples on the keyp tile
feature-pending = actions to come

## Seasons

season-spring = Spring
season-summer = Summer
season-autumn = Autumn
season-winter = Winter
season-late = Autumn and winter

## Resources

resource = Resource
    .help =
        { $start ->
            [0] The box holds { $count }; nobody starts with any.
           *[other] The box holds { $count }; each player starts with { $start }.
        }
    .raw = Raw materials pay for farm tiles and for upgrading them.
    .finished = Finished goods pay for village tiles and for upgrading them; each also passes for the raw material it is made of.
    .animal = Animals need a place on a farm tile at the end of each season, or they wander off. Housed ones score, and fairs ask for them.
    .gem = Gems score on some village tiles at the end of the game, and fairs ask for them.
resource-clay = clay
    .help = Bricks are made of it. { resource.raw } { resource.help }
resource-log = log
    .help = Wood is made of it. { resource.raw } { resource.help }
resource-rock = rock
    .help = Stone is made of it. { resource.raw } { resource.help }
resource-brick = brick
    .help = Made of clay. { resource.finished } { resource.help }
resource-wood = wood
    .help = Made of logs. { resource.finished } { resource.help }
resource-stone = stone
    .help = Made of rocks. { resource.finished } { resource.help }
resource-wheat = wheat
    .help = Takes the place of a raw material or finished good wherever a price allows wheat. { resource.help }
resource-chicken = chicken
    .help = { resource.animal } { resource.help }
resource-cow = cow
    .help = { resource.animal } { resource.help }
resource-deer = deer
    .help = { resource.animal } { resource.help }
resource-goat = goat
    .help = { resource.animal } { resource.help }
resource-horse = horse
    .help = { resource.animal } { resource.help }
resource-pig = pig
    .help = { resource.animal } { resource.help }
resource-sheep = sheep
    .help = { resource.animal } { resource.help }
resource-wild-boar = wild boar
    .help = { resource.animal } { resource.help }
resource-emerald = emerald
    .help = { resource.gem } { resource.help }
resource-gold = gold
    .help = { resource.gem } { resource.help }
resource-ruby = ruby
    .help = { resource.gem } { resource.help }
resource-sapphire = sapphire
    .help = { resource.gem } { resource.help }

needs-clay = 1 clay
needs-log = 1 log
needs-rock = 1 rock
needs-brick = 1 brick
needs-wood = 1 wood
needs-stone = 1 stone
needs-wheat = 1 wheat
needs-chicken = 1 chicken
needs-cow = 1 cow
needs-deer = 1 deer
needs-goat = 1 goat
needs-horse = 1 horse
needs-pig = 1 pig
needs-sheep = 1 sheep
needs-wild-boar = 1 wild boar
needs-emerald = 1 emerald
needs-gold = 1 gold
needs-ruby = 1 ruby
needs-sapphire = 1 sapphire
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
early-clay = clay
early-log = logs
early-rock = rocks
early-brick = bricks
early-wood = wood
early-stone = stone
early-wheat = wheat
early-chicken = chickens
early-cow = cows
early-deer = deer
early-goat = goats
early-horse = horses
early-pig = pigs
early-sheep = sheep
early-wild-boar = wild boar
early-emerald = emeralds
early-gold = gold
early-ruby = rubies
early-sapphire = sapphires
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
    .help = There are { $count } of this colour, { $team } in each first team. A keyple works at most twice a season: when it is played, and when it is laid down.
    .skill = On fields with a border of its colour it has one action more.
keyple-light-blue = light blue
    .help = A boatman. { keyple.skill } { keyple.help }
keyple-orange = orange
    .help = A clay worker. { keyple.skill } { keyple.help }
keyple-light-green = light green
    .help = A farmer. { keyple.skill } { keyple.help }
keyple-brown = brown
    .help = A forest worker. { keyple.skill } { keyple.help }
keyple-black = black
    .help = A miner. { keyple.skill } { keyple.help }
keyple-grey = grey
    .help = A quarry worker. { keyple.skill } { keyple.help }
keyple-white = white
    .help = A generalist: it takes the colour of the field it is played onto, or of the keyple it joins. { keyple.help }
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
border-black = { keyple-black }
border-grey = { keyple-grey }
border-none = none

## Fields, boards and plots

field = Field
    .help =
        { $border ->
            [none] It has no border: one keyple has 1 action here, two that work together have 2, or 2 for each of two players.
           *[other] Its border is { $border }: one keyple has 1 action here, two that work together have 2, or 2 for each of two players; keyples of that colour have 1 more.
        }
field-river = river
    .help = The first keyple here brings a boat, which stays all season; an action takes a resource that the boat carries, or sells one to it. { field.help }
field-tile = country tiles
    .help = An action takes a country tile or winter fair that is on display. { field.help }
field-build = build
    .help = An action builds a tile at its price. { field.help }
field-discount = build at a discount
    .help = An action builds a tile at a lower price. { field.help }
field-upgrade = upgrade
    .help = An action upgrades a tile that you have built. { field.help }
field-clay = clay
    .help = An action brings 1 clay. { field.help }
field-logs = logs
    .help = An action brings 1 log. { field.help }
field-rocks = rocks
    .help = An action brings 1 rock. { field.help }
field-bricks = clay into bricks
    .help = An action turns 1 clay into 1 brick. { field.help }
field-wood = logs into wood
    .help = An action turns 1 log into 1 wood. { field.help }
field-stone = rocks into stone
    .help = An action turns 1 rock into 1 stone. { field.help }
field-trade-raw = trade raw materials
    .help = An action turns 1 raw material into 2 of any types. { field.help }
field-trade-finished = trade finished goods
    .help = An action turns 1 finished good into 2 of any types. { field.help }
field-pigs = pigs
    .help = An action brings 1 pig. { field.help }
field-cows = cows
    .help = An action brings 1 cow. { field.help }
field-sheep = sheep
    .help = An action brings 1 sheep. { field.help }
field-horses = horses
    .help = An action brings 1 horse. { field.help }
field-wheat = wheat
    .help = An action brings 1 wheat. { field.help }
field-chickens = chickens
    .help = An action brings 1 chicken. { field.help }
field-goats = goats
    .help = An action brings 1 goat. { field.help }
field-deer = deer
    .help = An action brings 1 deer. { field.help }
field-wild-boar = wild boar
    .help = An action brings 1 wild boar. { field.help }
field-emeralds = emeralds
    .help = An action brings 1 emerald. { field.help }
field-gold = gold
    .help = An action brings 1 gold. { field.help }
field-rubies = rubies
    .help = An action brings 1 ruby. { field.help }
field-sapphires = sapphires
    .help = An action brings 1 sapphire. { field.help }
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

board = Country board
    .help = Whoever claims it with the keyper takes it at the end of the season, with all keyples on it. Everybody may work on it until then.
board-a = board A
board-b = board B
board-c = board C
board-d = board D

spot = Spot
    .help = A field of a country board, or a plot of your farm or village. There is room for two keyples of one colour.
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
spot-farm-1 = farm plot 1
spot-farm-2 = farm plot 2
spot-farm-3 = farm plot 3
spot-farm-4 = farm plot 4
spot-farm-5 = farm plot 5
spot-farm-6 = farm plot 6
spot-farm-7 = farm plot 7
spot-farm-8 = farm plot 8
spot-village-1 = village plot 1
spot-village-2 = village plot 2
spot-village-3 = village plot 3
spot-village-4 = village plot 4
spot-village-5 = village plot 5
spot-village-6 = village plot 6
spot-village-7 = village plot 7
spot-village-8 = village plot 8
spot-village-9 = village plot 9
spot-village-10 = village plot 10
spot-village-11 = village plot 11
spot-village-12 = village plot 12

## Displays

display = Display
    .help = { $season }. A keyp, a river and: { $fields }.
display-spring-1 = no. 1 (spring)
display-spring-2 = no. 2 (spring)
display-spring-3 = no. 3 (spring)
display-spring-4 = no. 4 (spring)
display-summer-1 = no. 1 (summer)
display-summer-2 = no. 2 (summer)
display-summer-3 = no. 3 (summer)
display-summer-4 = no. 4 (summer)
display-late-1 = no. 1 (autumn and winter)
display-late-2 = no. 2 (autumn and winter)
display-late-3 = no. 3 (autumn and winter)
display-late-4 = no. 4 (autumn and winter)

## Boats

boat = Boat
    .help = In spring and summer it carries { $early }, in autumn and winter { $late }. An action takes one of them or sells one for 2 shipping points, but nobody takes and sells the same type in one play.
boat-boat-1 = boat 1
boat-boat-2 = boat 2
boat-boat-3 = boat 3
boat-boat-4 = boat 4
boat-boat-5 = boat 5
boat-boat-6 = boat 6

## Fairs

fair = Fair
    .help = { $season }: if you show { $needs } at the end of the season, you have { points-fair }. { fair.shown }
    .winter = In summer or winter it brings { points-fair } if you show { $needs }; in autumn or winter { points-gems } if you show { $gems } besides. It is held once. { fair.shown }
    .shown = You keep what you show, but it serves no other fair of that season.
fair-spring-1 = spring fair 1
fair-spring-2 = spring fair 2
fair-spring-3 = spring fair 3
fair-spring-4 = spring fair 4
fair-spring-5 = spring fair 5
fair-spring-6 = spring fair 6
fair-summer-1 = summer fair 1
fair-summer-2 = summer fair 2
fair-summer-3 = summer fair 3
fair-summer-4 = summer fair 4
fair-summer-5 = summer fair 5
fair-summer-6 = summer fair 6
fair-autumn-1 = autumn fair 1
fair-autumn-2 = autumn fair 2
fair-autumn-3 = autumn fair 3
fair-autumn-4 = autumn fair 4
fair-autumn-5 = autumn fair 5
fair-autumn-6 = autumn fair 6
fair-winter-1 = winter fair 1
    .help = { fair.winter }
fair-winter-2 = winter fair 2
    .help = { fair.winter }
fair-winter-3 = winter fair 3
    .help = { fair.winter }
fair-winter-4 = winter fair 4
    .help = { fair.winter }
fair-winter-5 = winter fair 5
    .help = { fair.winter }
fair-winter-6 = winter fair 6
    .help = { fair.winter }
fair-winter-7 = winter fair 7
    .help = { fair.winter }
fair-winter-8 = winter fair 8
    .help = { fair.winter }

## The keyp tile

gift = Keyp tile
    .help = When you play your keyper, each keyple resting here is laid down and gains a resource. For these colours: { $colours }. To choose from: { $resources }.
gift-raw = materials of the keyp tile
gift-animal = animals of the keyp tile

## Prices

price = Price
    .help = It costs { $cost }, whatever the tile.
price-farm-upgrade = upgrading a farm tile
price-village-upgrade = upgrading a village tile
price-builder = any tile, from the builder
price-upgraded-builder = any tile, from the upgraded builder
price-discount = building at a discount
    .help =
        { $less ->
            [one] You pay 1 resource less, whichever you like, but at least 1 in all.
           *[other] You pay { $less } resources less, whichever you like, but at least 1 in all.
        }

cost-clay = 1 clay
cost-log = 1 log
cost-rock = 1 rock
cost-raw = 1 raw material
cost-any-raw = 1 raw material or wheat
cost-brick = 1 brick
cost-wood = 1 wood
cost-stone = 1 stone
cost-finished = 1 finished good
cost-any-finished = 1 finished good or wheat
cost-wheat = 1 wheat
count-cost-clay =
    { $count ->
        [one] { cost-clay }
       *[other] { $count } clay
    }
count-cost-log =
    { $count ->
        [one] { cost-log }
       *[other] { $count } logs
    }
count-cost-rock =
    { $count ->
        [one] { cost-rock }
       *[other] { $count } rocks
    }
count-cost-raw =
    { $count ->
        [one] { cost-raw }
       *[other] { $count } raw materials
    }
count-cost-any-raw =
    { $count ->
        [one] { cost-any-raw }
       *[other] { $count } raw materials or wheat
    }
count-cost-brick =
    { $count ->
        [one] { cost-brick }
       *[other] { $count } bricks
    }
count-cost-wood =
    { $count ->
        [one] { cost-wood }
       *[other] { $count } wood
    }
count-cost-stone =
    { $count ->
        [one] { cost-stone }
       *[other] { $count } stone
    }
count-cost-finished =
    { $count ->
        [one] { cost-finished }
       *[other] { $count } finished goods
    }
count-cost-any-finished =
    { $count ->
        [one] { cost-any-finished }
       *[other] { $count } finished goods or wheat
    }
count-cost-wheat =
    { $count ->
        [one] { cost-wheat }
       *[other] { $count } wheat
    }
count-needs-raw = { count-cost-raw }
count-needs-any-raw = { count-cost-any-raw }
count-needs-finished = { count-cost-finished }
count-needs-any-finished = { count-cost-any-finished }
count-needs-any-gem =
    { $count ->
        [one] 1 gem
       *[other] { $count } gems
    }
count-gems-any-gem = { count-needs-any-gem }
count-gems-raw = { count-cost-raw }
count-gems-any-raw = { count-cost-any-raw }
count-gems-finished = { count-cost-finished }
count-gems-any-finished = { count-cost-any-finished }

## Building tiles

tile = Building tile
    .help = A { $set } for { $area }; it costs { $cost }.
    .each = At the end of the game each brings { points-initial }, upgraded { points-upgraded }.
    .worth = At the end of the game it brings { points-initial }, upgraded { points-upgraded }.
    .better = Upgraded, it also brings { points-upgraded } at the end of the game.
area = Plots
    .help = It has { $rows } rows of { $columns } plots on every player board, each with room for a tile.
area-farm = the farm
area-village = the village
set-home = home tile
set-spring = country tile of spring
set-later = country tile

tile-cow-shed = Cow shed
    .help = Houses 4 cows. { tile.each } { tile.help }
tile-pig-sty = Pig sty
    .help = Houses 4 pigs. { tile.each } { tile.help }
tile-sheep-shelter = Sheep shelter
    .help = Houses 4 sheep. { tile.each } { tile.help }
tile-stable = Stable
    .help = Houses 4 horses. { tile.each } { tile.help }
tile-farmyard = Farmyard
    .help = Houses any 4 cows, horses, pigs and sheep. At the end of the game each different type brings { points-initial }, upgraded { points-upgraded }. { tile.help }
tile-paddock = Paddock
    .help = Houses any 4 chickens, deer, goats and wild boar. At the end of the game each different type brings { points-initial }, upgraded { points-upgraded }. { tile.help }
tile-brickmaker = Brickmaker
    .help = A keyple here turns 1 clay into 1 brick; once upgraded, into 2. { tile.better } { tile.help }
tile-carpenter = Carpenter
    .help = A keyple here turns 1 log into 1 wood; once upgraded, into 2. { tile.better } { tile.help }
tile-stonemason = Stonemason
    .help = A keyple here turns 1 rock into 1 stone; once upgraded, into 2. { tile.better } { tile.help }
tile-scrapyard = Scrapyard
    .help = A keyple here turns 2 raw materials into 1 finished good of any type; upgraded, 1 is enough. { tile.better } { tile.help }
tile-drainage = Drainage
    .help = At the end of the game it brings { points-initial } for itself and as much for each village tile on its diagonals, gaps allowed; upgraded { points-upgraded } each. { tile.help }
tile-pavements = Pavements
    .help = At the end of the game it brings { points-initial } for itself and as much for each village tile in its row and column, gaps allowed; upgraded { points-upgraded } each. { tile.help }
tile-alchemist = Alchemist
    .help = A keyple here turns 2 raw materials or wheat into 1 gem; upgraded, 1 is enough. { tile.worth } { tile.help }
tile-barn = Barn
    .help = At the end of the game it brings { points-initial } for each farm tile, itself included; upgraded { points-upgraded } for each upgraded farm tile. { tile.help }
tile-boarding-house = Boarding house
    .help = At the end of the game it brings { points-initial } for each village tile directly to its left or right; upgraded { points-upgraded } for each on any of its four sides. { tile.help }
tile-builder = Builder
    .help = A keyple here builds any tile for 1 finished good; upgraded it builds or upgrades any tile for 1 finished good or wheat. { tile.better } { tile.help }
tile-building-plot = Building plot
    .help = On the empty plot to its right you build for nothing; upgraded also on those above and below. { tile.worth } { tile.help }
tile-chicken-house = Cluck cluck chicken house
    .help = Houses 4 chickens. { tile.each } { tile.help }
tile-dock = Dock
    .help = At the end of the game it brings { points-initial } if you have 20 shipping points or more; upgraded { points-upgraded } if you have 30 or more, and nothing otherwise. { tile.help }
tile-farm-labourer = Farm labourer
    .help = A keyple here builds a farm tile for nothing; upgraded it builds or upgrades one. { tile.better } { tile.help }
tile-gem-dealer = Gem dealer
    .help = A keyple here turns 1 gem into 1 of another type; once upgraded, into 2 of any types. { tile.better } { tile.help }
tile-goat-pen = Goat pen
    .help = Houses 4 goats. { tile.each } { tile.help }
tile-hop-field = Hop field
    .help = A keyple here turns 1 wheat into 1 animal; once upgraded, into 2. Houses any 4 animals. { tile.better } { tile.help }
tile-jewel-cutter = Jewel cutter
    .help = A keyple here turns 1 stone into 1 gem; once upgraded, into 2. { tile.better } { tile.help }
tile-livestock-market = Livestock market
    .help = A keyple here turns 1 animal into 1 of another type; once upgraded, into 2 of any types. Houses any 4 animals. { tile.better } { tile.help }
tile-oast-house = Oast house
    .help = At the end of the game it brings { points-initial } if all 8 plots of your farm are built on, upgraded { points-upgraded }. { tile.help }
tile-seafarer = Seafarer
    .help = Brings 1 shipping point whenever you play onto a boat, join another player there or lay a keyple down there; once upgraded, 2. { tile.better } { tile.help }
tile-shipping-agent = Shipping agent
    .help = Brings 1 more shipping point for every two resources you sell in one play, upgraded for every one. { tile.better } { tile.help }
tile-statue = Statue
    .help = At the end of the game it brings { points-initial } for each home tile in your village; upgraded { points-upgraded } for each upgraded one. { tile.help }
tile-thatcher = Thatcher
    .help = At the end of the game it brings { points-initial } for every two village tiles, itself included; upgraded { points-upgraded } for each upgraded village tile. { tile.help }
tile-trading-post = Trading post
    .help = A keyple here turns 1 raw material into 2 of any types, or 1 finished good into 2; upgraded both. { tile.better } { tile.help }
tile-village-hall = Village hall
    .help = At the end of the game it brings { points-initial } if all 12 plots of your village are built on, upgraded { points-upgraded }. { tile.help }
tile-windmill = Windmill
    .help = A keyple here turns 1 raw material into 2 wheat. Upgraded, it also brings { points-upgraded } for each wheat you have at the end of the game; it counts 4 at most. { tile.help }
tile-boatman = Boatman
    .help = At the end of the game it brings { points-initial } for each light blue keyple you have, upgraded { points-upgraded }; it counts 4 at most, and white ones pass for any colour. { tile.help }
tile-bricklayer = Bricklayer
    .help = At the end of the game it brings { points-initial } for each orange keyple you have, upgraded { points-upgraded }; it counts 4 at most, and white ones pass for any colour. { tile.help }
tile-farmer = Farmer
    .help = At the end of the game it brings { points-initial } for each light green keyple you have, upgraded { points-upgraded }; it counts 4 at most, and white ones pass for any colour. { tile.help }
tile-lumberjack = Lumberjack
    .help = At the end of the game it brings { points-initial } for each brown keyple you have, upgraded { points-upgraded }; it counts 4 at most, and white ones pass for any colour. { tile.help }
tile-quarryman = Quarryman
    .help = At the end of the game it brings { points-initial } for each grey keyple you have, upgraded { points-upgraded }; it counts 4 at most, and white ones pass for any colour. { tile.help }
tile-farmers-cottage = Farmer’s cottage
    .help = At the end of the game it brings { points-initial } for each light green field of the board you claimed in winter, upgraded { points-upgraded }. { tile.help }
tile-kiln = Kiln
    .help = At the end of the game it brings { points-initial } for each orange field of the board you claimed in winter, upgraded { points-upgraded }. { tile.help }
tile-log-cabin = Log cabin
    .help = At the end of the game it brings { points-initial } for each brown field of the board you claimed in winter, upgraded { points-upgraded }. { tile.help }
tile-mine = Mine
    .help = At the end of the game it brings { points-initial } for each black field of the board you claimed in winter, upgraded { points-upgraded }. { tile.help }
tile-open-pit = Open pit
    .help = At the end of the game it brings { points-initial } for each grey field of the board you claimed in winter, upgraded { points-upgraded }. { tile.help }
tile-brickyard = Brickyard
    .help = At the end of the game it brings { points-initial } for each brick you have, upgraded { points-upgraded }; it counts 4 at most. { tile.help }
tile-stoneyard = Stoneyard
    .help = At the end of the game it brings { points-initial } for each stone you have, upgraded { points-upgraded }; it counts 4 at most. { tile.help }
tile-timberyard = Timberyard
    .help = At the end of the game it brings { points-initial } for each wood you have, upgraded { points-upgraded }; it counts 4 at most. { tile.help }
tile-prospector = Prospector
    .help = At the end of the game it brings { points-initial } for each gem you have, upgraded { points-upgraded }; it counts 4 at most. { tile.help }
tile-scrap-dealer = Scrap dealer
    .help = At the end of the game it brings { points-initial } for every two raw materials, finished goods, wheat or gems, upgraded { points-upgraded }; it counts 8 of them at most. { tile.help }
tile-bracelet-maker = Bracelet maker
    .help = At the end of the game it brings { points-initial } for each pair of emerald and sapphire, upgraded { points-upgraded } for each set with a ruby besides; it counts 4 at most. { tile.help }
tile-emporium = Emporium
    .help = At the end of the game it brings { points-initial } for each pair of ruby and sapphire, upgraded { points-upgraded } for each set with gold besides; it counts 4 at most. { tile.help }
tile-gem-merchant = Gem merchant
    .help = At the end of the game it brings { points-initial } for each pair of emerald and gold, upgraded { points-upgraded } for each set with a ruby besides; it counts 4 at most. { tile.help }
tile-goldsmith = Goldsmith
    .help = At the end of the game it brings { points-initial } for each pair of gold and sapphire, upgraded { points-upgraded } for each set with an emerald besides; it counts 4 at most. { tile.help }
tile-jeweller = Jeweller
    .help = At the end of the game it brings { points-initial } for each pair of emerald and ruby, upgraded { points-upgraded } for each set with a sapphire besides; it counts 4 at most. { tile.help }
tile-ring-maker = Ring maker
    .help = At the end of the game it brings { points-initial } for each pair of gold and ruby, upgraded { points-upgraded } for each set with an emerald besides; it counts 4 at most. { tile.help }
tile-entertainer = Entertainer
    .help = At the end of the game it brings { points-initial } for each season in which you held a fair, upgraded { points-upgraded }. { tile.help }
tile-key-market = Key market
    .help = A keyple here turns any 2 raw materials, finished goods, wheat or gems into 1 of any of these types; upgraded, 1 is enough. { tile.worth } { tile.help }
tile-merchant = Merchant
    .help = At the end of the game it brings { points-initial }; upgraded it brings { points-upgraded }, but you have one action more whenever you use a boat. { tile.help }
tile-copse = Copse
    .help = A keyple here turns 1 wood into 1 chicken, deer, goat or wild boar; once upgraded, into 2. Houses any 4 of these. { tile.better } { tile.help }
tile-game-wardens-cottage = Game warden’s cottage
    .help = Houses 4 deer. { tile.each } { tile.help }
tile-hunters-lodge = Hunter’s lodge
    .help = Houses 4 wild boar. { tile.each } { tile.help }

## The drawing

zone-boards = Boards
zone-farm = Farm
zone-market = Market
zone-others = Others
zone-table = Table
draw-setup = Setting up
draw-market = Country tiles
draw-bag =
    { $count ->
        [one] 1 tile in the bag
       *[other] { $count } tiles in the bag
    }
draw-supplies = Supplies
draw-keyp-field = Keyp: a keyper can claim this board
draw-claimed = Claimed by { $seat }
draw-border = best worked by: { $colour }
draw-keyple = { $colour } keyple
draw-keyple-lying = { $colour } keyple, lying down
draw-keyper = Keyper of { $seat }
draw-fold = Choose in secret how your board is folded
draw-folded = Still folded
draw-farm = Farm
draw-village = Village
draw-built-over = built over: { $tile }
draw-build-over = will be built over
draw-keyp = Keyp
draw-keyp-tile = Keyp tile
draw-shipped =
    { $count ->
        [one] 1 shipping point
       *[other] { $count } shipping points
    }
draw-fair-points =
    { $count ->
        [one] 1 point from fairs
       *[other] { $count } points from fairs
    }
draw-fairs = Fairs
draw-fair-hidden = Private fair: { $season }
draw-winter-fairs = Winter fairs held
draw-held =
    { $count ->
        [one] { $fair } ({ $season }): 1 point
       *[other] { $fair } ({ $season }): { $count } points
    }
draw-plans = To build and to hold
draw-start = Start player

## The gallery

draw-gallery = All components
draw-gallery-home = Home tiles: what each player can build
draw-gallery-spring = Country tiles of spring
draw-gallery-later = Country tiles of the later seasons
draw-gallery-fairs = Fairs
draw-gallery-boats = Boats, both sides
draw-gallery-fields = Fields
draw-gallery-displays = What the folding boards can show
draw-gallery-resources = Resources
draw-gallery-keyples = Keyples
draw-gallery-gifts = Keyp tile
draw-gallery-areas = Player board
draw-gallery-prices = Prices
draw-gallery-start = { $count } at the start
draw-gallery-team =
    { $ninth ->
        [0] { $team } in each team
       *[other] { $team } in each team, { $ninth } in the draw of two players
    }

## The table in a terminal

text-claimed = claimed by { $seat }
text-market = On display
text-bag =
    { $count ->
        [one] 1 in the bag
       *[other] { $count } in the bag
    }
text-boats = Available boats
text-supply = Supply
text-key = Keyples: B light blue, O orange, G light green, N brown, K black, Y grey, W white; small letters lie down. A tile with + is upgraded.
text-start = starts
text-keyper = keyper
text-keyp = Keyp
text-resting = Keyp tile
text-shipping = shipping { $count }
text-points = fairs { $count }
text-stores = Stores
text-farm = Farm
text-village = Village
text-plans = To build
text-fairs = Fairs
text-held = Held
text-none = none

## What the explorer counts

deed-built = Built
deed-upgraded = Upgraded
deed-held = Fair held
deed-took = Tile taken
deed-took-fair = Fair tile taken
