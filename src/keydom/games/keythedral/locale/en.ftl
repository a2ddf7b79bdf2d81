### Keythedral, by Richard Breese.

game-name = Keythedral
game-tagline = Send your workers into the fields of Keyland and earn the best seats in the keythedral.

-any-time = Playable as any phase opens, and whenever you choose a number, place a worker, take a turn or bid.
-one-purchase = Playable while you settle the price of a seat you have announced, after the others have answered.
-stays = If the seat is not acquired now, the law stays beside it until it is, and every buyer chooses anew.

## Options

option-edition = Edition
    .help = The two editions build the same keythedral with different numbers.
option-edition-2002 = 2002
    .help = 17 seats worth 1 to 5 points; cubes left over only break ties.
option-edition-2004 = 2004
    .help = 22 seats worth 4 to 12 points; cubes left over score too. A longer game.
option-laws = Laws
    .help = Whether there are law cards, and whether they are taken unseen.
option-laws-face-down = face down
    .help = The cards on the law spaces lie face down: whoever takes one sees it, and nobody else does until it is played.
option-laws-face-up = face up
    .help = The cards on the law spaces lie face up and are chosen by name, so everybody knows who holds which.
option-laws-none = none
    .help = The game is played without laws.
option-laws-about-others = Laws about other players
    .help = Whether a law that is about other players may be kept.
option-laws-about-others-kept = may be kept
    .help = Every law is played at a moment of its holder’s choice.
option-laws-about-others-at-once = played at once
    .help = { law-work-order }, { law-price-increase }, { law-repeal-law }, { law-house-moratorium }, { law-design-change }, { law-downgrade-house }, { law-good-harvest }, { law-poor-harvest } and { law-start-order } are played at the first moment that they allow.
option-design = Design of the keythedral
    .help = When the prices of the seats become known.
option-design-hidden = hidden
    .help = The seats of a stage are turned up only when the stage before it is sold out.
option-design-open = open
    .help = All seats lie face up from the start. The stages are still sold in order.
option-length = Length
    .help = How many stages the keythedral has.
option-length-full = full
    .help = All five stages.
option-length-short = short
    .help = The first two stages only.

## Draws

do-back = The next field has number { $number } on its back
do-face = The field is a { $kind }
do-reveal = Turned up: { $tile }
do-card = The card is { $law }
do-show = Laid out face up: { $law }

ask-back = Which number is on the back of the next field?
ask-face = What kind of field is drawn?
ask-reveal = Which building tile is turned up?
ask-card = Which law is drawn?
ask-show-law = Which law is laid out face up?

## Building the board

do-field = Lay the field at { $cell }
do-cottage = Lay cottage { $cottage }
do-at = Lay it at { $cell }

ask-lay-field = Where do you lay the field?
ask-settle = Which of your cottages do you lay next?
ask-site = Where do you lay cottage { $cottage }?

## Phase 1

do-order = Choose number { $number }
do-work = Send the worker to the field at { $cell }
do-idle = No field is free: the worker stays idle

ask-choose-order = Which cottage number sends out its workers next?
ask-plan = Which number comes next in the order you fix for this round?
ask-place = Into which field does a worker from { $cottage } go?

## Phase 3

do-buy = Acquire { $tile }
do-house = Turn cottage { $cottage } into a house (1 stone, 1 timber)
do-fence = Build a fence (1 timber)
    .short = Fence
do-beside = Build it beside { $cottage }
do-toward = Build it on the side of the field at { $cell }
do-unfence = Remove the fence { $fence } (2 wine)
do-craft = Buy 1 { $cube } from its craftsman
do-trade = Trade 2 cubes for 1 { $cube }
do-new-law = Take a law card (1 cube; your last action this round)
    .short = Law
do-take-law = Take the law { $law } (1 cube; your last action this round)
do-pass = Pass
do-pay = Pay 1 { $cube }
    .together = Pay these
do-take = Take 1 { $cube }
    .together = Take these
do-extra = Pay 1 { $cube } more
do-less = Pay 1 { $cube } less
do-swap = Pay 1 { $into } instead of 1 { $cube }
do-acquire = Pay and acquire the seat
do-withdraw = Withdraw from the purchase
    .short = Withdraw

ask-turn = Which action do you take?
ask-law-turn = You have taken a law this round and have no more actions. Do you play a law?
ask-fence-site = Beside which cottage do you build the fence?
ask-fence-side = From which field does the fence cut { $cottage } off?
ask-move = Your { $cottage } is fenced in: where do you lay it now?
ask-pay =
    { $count ->
        [one] Which cube do you pay?
       *[other] Which cube do you pay? { $count } are still due, and a kind you skip is not offered again.
    }
    .together =
        { $count ->
            [one] Which cube do you pay?
           *[other] Which { $count } cubes do you pay?
        }
ask-take =
    { $count ->
        [one] Which resource do you take?
       *[other] Which resource do you take? You may still take { $count }, and a kind you skip is not offered again.
    }
    .together =
        { $count ->
            [one] Which resource do you take?
           *[other] Which { $count } resources do you take?
        }
ask-answer = The purchase of { $tile } has been announced. Do you answer with a law?
ask-price = How do you pay for { $tile }?

## Phase 5

do-bid =
    { $count ->
        [one] Bid 1 cube
       *[other] Bid { $count } cubes
    }
do-name = Name { $seat } start player

ask-bid =
    { $count ->
        [0] Do you bid for the right to name the start player? Nobody has bid so far.
        [one] Do you bid for the right to name the start player? The highest bid is 1 cube.
       *[other] Do you bid for the right to name the start player? The highest bid is { $count } cubes.
    }
ask-naming = Whom do you name start player?

## Playing laws

do-decline = Play no law
do-work-order = Play { law-work-order }: fix the order of all five numbers for this round
do-price-increase = Play { law-price-increase }: the seat costs one cube more
do-price-decrease = Play { law-price-decrease }: the seat costs one cube less
do-upgrade-cottage = Play { law-upgrade-cottage }: { $cottage } becomes a house for free
do-substitution = Play { law-substitution }: pay with other resources, or with another craft cube
do-cottage-number = Play { law-cottage-number }: { $cottage } sends out its workers now
do-craft-bargain = Play { law-craft-bargain }: 1 used { $cube } for one resource
do-unexpected-harvest = Play { law-unexpected-harvest }: choose what your workers bring home from every { $kind }
do-broken-fences = Play { law-broken-fences }: your workers ignore all fences this round
do-repeal-law = Play { law-repeal-law }: the law just played has no effect
do-unsafe-fence = Play { law-unsafe-fence }: remove the fence { $fence }
do-house-moratorium = Play { law-house-moratorium }: nobody else builds houses this round
do-design-change = Play { law-design-change }: another tile takes the place of { $tile }
do-double-production = Play { law-double-production }: twice as much from your worker at { $cell }
do-bargain = Play { law-bargain }: two resources of your choice for one
do-sale = Play { law-sale }: buy 1 { $cube } for two cubes less
do-downgrade-house = Play { law-downgrade-house }: { $cottage } becomes a cottage again
do-good-harvest = Play { law-good-harvest }: every { $kind } yields double this round
do-poor-harvest = Play { law-poor-harvest }: no { $kind } yields anything this round
do-start-order = Play { law-start-order }: { $seat } becomes start player

ask-opening = { $phase }: do you play a law?
ask-repeal = Do you repeal the law just played?

## The log: set-up and stages

told-drew-field = { $seat } drew a { $kind }.
    .line = Drew: { $kind }
told-laid-field = { $seat } laid the { $kind } at { $cell }.
    .line = Laid: { $kind }
told-laid-cottage = { $seat } laid cottage { $cottage } at { $cell }.
    .line = Laid { $cottage }
told-revealed = Stage { $level }: { $tile } was turned up.
    .line = A seat of stage { $level }
told-stage = Stage { $level } of the keythedral began.
    .line = Stage { $level } began
told-completed = The last seat was taken: the keythedral was complete in round { $round }.
    .line = The last seat was taken
told-abandoned =
    { $round ->
        [one] After { $round } round, the most that are played, the keythedral was still unfinished; the game ended as it stood.
       *[other] After { $round } rounds, the most that are played, the keythedral was still unfinished; the game ended as it stood.
    }
    .line = Unfinished after round { $round }

## The log: rounds

told-round = Round { $round } began with { $seat } as start player.
    .line = Round { $round } began
told-closing =
    { $left ->
        [0] The last round began: the game ends after round { $round }, even if seats are left.
        [one] One more round after this: the game ends after round { $round }, even if seats are left.
       *[other] { $left } more rounds after this: the game ends after round { $round }, even if seats are left.
    }
    .line = Ends after round { $round }
told-phase = { $phase }
told-ordered = Order marker { $place } went to number { $number }; { $seat } went first.
    .line = Number { $number } works
told-worked = { $seat } sent a worker from { $cottage } to the field at { $cell }.
    .line = Sent out { $cottage }
told-idle = { $seat } had no free field for a worker from { $cottage }.
    .line = No field: { $cottage }
told-harvested =
    { $count ->
        [one] { $seat } harvested 1 cube of { $cube }.
       *[other] { $seat } harvested { $count } cubes of { $cube }.
    }
    .line = Harvested
told-harvest-failed =
    { $count ->
        [one] { $seat } went without 1 cube of { $cube }: the store had no more.
       *[other] { $seat } went without { $count } cubes of { $cube }: the store had no more.
    }
    .line = Went without
told-marker = The start-player marker passed to { $seat }.
    .line = Start player
told-bid =
    { $count ->
        [one] { $seat } bid 1 cube.
       *[other] { $seat } bid { $count } cubes.
    }
told-no-bid = { $seat } made no bid.
told-named = { $seat } named { $start } start player.
    .line = Named { $start }

## The log: actions

told-announced = { $seat } announced the purchase of { $tile }.
    .line = Wants a seat
told-withdrew = { $seat } withdrew from the purchase of { $tile }.
    .line = Withdrew
told-acquired =
    { $value ->
        [one] { $seat } acquired { $tile } for { $cost }, worth { $value } point.
       *[other] { $seat } acquired { $tile } for { $cost }, worth { $value } points.
    }
    .line = Seat for { $value }
told-built-house = { $seat } turned cottage { $cottage } into a house.
    .line = House: { $cottage }
told-fenced = { $seat } built a fence between { $cottage } and the field at { $cell }.
    .line = Fence at { $cottage }
told-moved = { $seat } moved the fenced-in { $cottage } to { $cell }.
    .line = Moved { $cottage }
told-unfenced = { $seat } removed the fence { $fence }.
    .line = Removed a fence
told-ordered-craft = { $seat } ordered 1 { $cube } from its craftsman.
    .line = Ordered
told-traded = { $seat } asked the trader for 1 { $cube }.
    .line = Traded
told-paid = { $seat } paid 1 { $cube }.
    .line = Paid
told-paid-player = { $seat } paid { $to } 1 { $cube }.
    .line = Paid { $to }
told-took = { $seat } took 1 { $cube }.
    .line = Took
told-passed = { $seat } passed.

## The log: laws

told-took-law = { $seat } took a law card.
told-drew-law = You drew the law { $law }.
told-took-open-law = { $seat } took the law { $law }.
    .line = Took a law
told-law-shown = The law { $law } was laid out face up.
    .line = Shown: { $law }
told-law-played = { $seat } played { $law }.
told-law-aimed = { $seat } played { $law }: { $target }.
    .line = Played { $law }
told-law-repealed = { $seat } repealed the law { $law }, played by { $whose }.
    .line = Repealed { $law }

# Why something is refused: the rules name the message without `why-`, in a frame's `why_not`.

## Refusals

why-moratorium = { $seat } has played { law-house-moratorium }: nobody else builds houses this round.
why-at-once = { $law } is about the other players: at this table it must be played now.
why-took-law = { $seat } has taken a law this round and may only play laws.
why-lacking = For that you lack: { $cubes }.
why-too-dear =
    { $price ->
        [one] That takes 1 cube, and you have { $count }.
       *[other] That takes { $price } cubes, and you have { $count }.
    }
why-too-low =
    { $count ->
        [one] You must bid at least 1 cube.
       *[other] You must bid at least { $count } cubes.
    }
why-taken = A worker of { $seat } is already in that field.
why-fenced-off = A fence keeps the workers of { $cottage } out of that field.

## Phases

phase-1 = Phase 1 (workers)
phase-2 = Phase 2 (harvest)
phase-3 = Phase 3 (spending)
phase-4 = Phase 4 (return)
phase-5 = Phase 5 (start player)

## Fields

kind-quarry = quarry
    .help = A worker here brings home stone.
kind-wood = wood
    .help = A worker here brings home timber.
kind-lake = lake
    .help = A worker here brings home water.
kind-farm = farm
    .help = A worker here brings home food.
kind-vineyard = vineyard
    .help = A worker here brings home wine.

field = Field tile
    .help = A { $kind }, with the number { $number } on its back. Number 1 is for the middle of the board; any other field is in the game if its number is no higher than the number of players.
field-f01 = field f01
field-f02 = field f02
field-f03 = field f03
field-f04 = field f04
field-f05 = field f05
field-f06 = field f06
field-f07 = field f07
field-f08 = field f08
field-f09 = field f09
field-f10 = field f10
field-f11 = field f11
field-f12 = field f12
field-f13 = field f13
field-f14 = field f14
field-f15 = field f15
field-f16 = field f16
field-f17 = field f17
field-f18 = field f18
field-f19 = field f19
field-f20 = field f20
field-f21 = field f21
field-f22 = field f22
field-f23 = field f23
field-f24 = field f24
field-f25 = field f25
field-f26 = field f26
field-f27 = field f27
field-f28 = field f28
field-f29 = field f29

cell = Spot on the board
    .help = Room for a field or, between fields, for a cottage.

## Cubes

cube = Cube
    .help =
        { $count ->
            [one] The game has { $count } such cube.
           *[other] The game has { $count } such cubes.
        } { $worth ->
            [one] Each one left over at the end is worth { $worth } point, which scores in the edition of 2004 and only breaks ties in that of 2002.
           *[other] Each one left over at the end is worth { $worth } points, which score in the edition of 2004 and only break ties in that of 2002.
        }
cube-stone = stone
    .help = A resource from the quarries. A house costs one stone and one timber. { cube.help }
cube-timber = timber
    .help = A resource from the woods. A fence costs one timber, a house one stone and one timber. { cube.help }
cube-water = water
    .help = A resource from the lakes. { cube.help }
cube-food = food
    .help = A resource from the farms. { cube.help }
cube-wine = wine
    .help = A resource from the vineyards. Two wine remove a fence. { cube.help }
cube-iron = iron
    .help =
        A craft cube, which the smith sells for { $price ->
            [one] { $price } cube
           *[other] { $price } cubes
        } of any kind. { cube.help }
cube-glass = stained glass
    .help =
        A craft cube, which the glassmaker sells for { $price ->
            [one] { $price } cube
           *[other] { $price } cubes
        } of any kind. { cube.help }
cube-gold = gold
    .help =
        A craft cube, which the goldsmith sells for { $price ->
            [one] { $price } cube
           *[other] { $price } cubes
        } of any kind. { cube.help }

cost-stone = { cube-stone }
cost-timber = { cube-timber }
cost-water = { cube-water }
cost-food = { cube-food }
cost-wine = { cube-wine }
cost-iron = { cube-iron }
cost-glass = { cube-glass }
cost-gold = { cube-gold }

## Seats of the keythedral

tile = Building tile
    .help = A seat of stage { $level }. Its price: { $cost }. All seats of a stage are worth the same.
tile-b01 = seat ({ $cost })
tile-b02 = seat ({ $cost })
tile-b03 = seat ({ $cost })
tile-b04 = seat ({ $cost })
tile-b05 = seat ({ $cost })
tile-b06 = seat ({ $cost })
tile-b07 = seat ({ $cost })
tile-b08 = seat ({ $cost })
tile-b09 = seat ({ $cost })
tile-b10 = seat ({ $cost })
tile-b11 = seat ({ $cost })
tile-b12 = seat ({ $cost })
tile-b13 = seat ({ $cost })
tile-b14 = seat ({ $cost })
tile-b15 = seat ({ $cost })
tile-b16 = seat ({ $cost })
tile-b17 = seat ({ $cost })
tile-b18 = seat ({ $cost })
tile-b19 = seat ({ $cost })
tile-b20 = seat ({ $cost })
tile-b21 = seat ({ $cost })
tile-b22 = seat ({ $cost })
tile-b23 = seat ({ $cost })
tile-b24 = seat ({ $cost })
tile-b25 = seat ({ $cost })
tile-b26 = seat ({ $cost })
tile-b27 = seat ({ $cost })
tile-b28 = seat ({ $cost })
tile-b29 = seat ({ $cost })
tile-b30 = seat ({ $cost })
tile-b31 = seat ({ $cost })
tile-b32 = seat ({ $cost })
tile-b33 = seat ({ $cost })
tile-b34 = seat ({ $cost })

stage = Stage
    .help =
        { $spaces ->
            [one] { $spaces } seat of this stage is in the game,
           *[other] { $spaces } seats of this stage are in the game,
        } drawn from { $tiles ->
            [one] { $tiles } tile.
           *[other] { $tiles } tiles.
        } { $value ->
            [one] A seat is worth { $value } point.
           *[other] A seat is worth { $value } points.
        }
stage-edition-2002-1 = Stage 1, edition of 2002
stage-edition-2002-2 = Stage 2, edition of 2002
stage-edition-2002-3 = Stage 3, edition of 2002
stage-edition-2002-4 = Stage 4, edition of 2002
stage-edition-2002-5 = Stage 5, edition of 2002
stage-edition-2004-1 = Stage 1, edition of 2004
stage-edition-2004-2 = Stage 2, edition of 2004
stage-edition-2004-3 = Stage 3, edition of 2004
stage-edition-2004-4 = Stage 4, edition of 2004
stage-edition-2004-5 = Stage 5, edition of 2004

## What players have

cottage = Cottage or house
    .help = When its number comes up, a cottage sends one worker into a free field beside it, a house two into two fields.
cottage-blue1 = blue 1
cottage-blue2 = blue 2
cottage-blue3 = blue 3
cottage-blue4 = blue 4
cottage-blue5 = blue 5
cottage-yellow1 = yellow 1
cottage-yellow2 = yellow 2
cottage-yellow3 = yellow 3
cottage-yellow4 = yellow 4
cottage-yellow5 = yellow 5
cottage-black1 = black 1
cottage-black2 = black 2
cottage-black3 = black 3
cottage-black4 = black 4
cottage-black5 = black 5
cottage-green1 = green 1
cottage-green2 = green 2
cottage-green3 = green 3
cottage-green4 = green 4
cottage-green5 = green 5
cottage-red1 = red 1
cottage-red2 = red 2
cottage-red3 = red 3
cottage-red4 = red 4
cottage-red5 = red 5

fence = Fence
    .help = It stands between the square named first and the field named second, and keeps the workers of a cottage on that square out of that field, whoever built it.

piece = Piece
piece-cottage = cottage
    .help = Each player has { $each }, numbered from 1. The other side is a house, which sends out two workers instead of one. If fences cut it off from every field, its owner moves it, unless no other square will do.
piece-fence = fence
    .help = Each player has { $each } for the whole game. One costs 1 timber to build and 2 wine to remove; what is removed does not come back.
piece-worker = worker
    .help = Each player has { $each }. A field holds one worker, who brings home one cube in the harvest.

## Laws

law = Law
law-work-order = Work order
    .help = Playable as phase 1 opens. You fix the order of all five cottage numbers for this round. Who goes first with each number still rotates as usual.
law-price-increase = Price increase
    .help = Playable when another player has announced the purchase of a seat. The seat costs one cube more, of a kind shown on it; the buyer chooses which, or withdraws without having used an action. { -stays }
law-price-decrease = Price decrease
    .help = { -one-purchase } The seat costs one cube less: any kind shown on it but gold. It must be played before a substitution replaces anything. { -stays }
law-upgrade-cottage = Upgrade cottage
    .help = { -any-time } One of your cottages becomes a house for free, even under a house moratorium. It sends two workers from now on, at once if its workers have yet to leave.
law-substitution = Substitution
    .help = { -one-purchase } In this purchase you may pay any number of the resources due with other resources, or one craft cube due with another craft cube. The law is spent even if you do not acquire the seat.
law-cottage-number = Cottage number
    .help = Playable when you place a worker. Another cottage or house of yours whose number has not come up this round sends out its workers at once, and not again this round.
law-craft-bargain = Craft bargain
    .help = { -any-time } Pay one resource for one used craft cube from the store. What the craftsmen still have in stock is not for sale this way.
law-unexpected-harvest = Unexpected harvest
    .help = Playable as phase 2 opens. For one kind of field where you have workers, you take resources of your choice from the store instead of what your workers there would bring home this round, cube for cube, after your other cubes.
law-broken-fences = Broken fences
    .help = Playable as phase 1 opens, and when you choose a number or place a worker. For the rest of this round your workers ignore all fences. The fences stay.
law-repeal-law = Repeal law
    .help = Playable when another player has just played a law, before it takes effect. That law does nothing and is used up.
law-unsafe-fence = Unsafe fence
    .help = { -any-time } One fence, whoever built it, is taken out of the game.
law-house-moratorium = House moratorium
    .help = Playable as phase 1, 2 or 3 opens, and when you choose a number or place a worker. This round no other player may build a house. Upgrade cottage is still allowed.
law-design-change = Design change
    .help = { -any-time } A seat lying face up leaves the game, with any law beside it, and an unused tile of the same stage, drawn at random, takes its place. You may also play it on a seat whose purchase another player has just announced: that purchase lapses and uses no action.
law-double-production = Double production
    .help = Playable as phase 2 opens. In one field your worker brings home twice the cubes this round: four under a good harvest, none under a poor one.
law-bargain = Bargain
    .help = Playable as your action in phase 3, or in your turn after you have taken a law. The trader takes one resource and gives you two of your choice, as far as the store has them. If the law is repealed, you still have your action.
law-sale = Sale
    .help = Playable as your action in phase 3, or in your turn after you have taken a law. The glassmaker or the goldsmith sells you one cube for two cubes less than usual. If the law is repealed, you still have your action.
law-downgrade-house = Downgrade house
    .help = { -any-time } One house, whoever owns it, becomes a cottage again. It sends one worker from now on.
law-good-harvest = Good harvest
    .help = Playable as phase 1 or 2 opens. All fields of the kind you choose yield double this round, for everybody.
law-poor-harvest = Poor harvest
    .help = Playable as phase 1 or 2 opens. No field of the kind you choose yields anything this round, for anybody.
law-start-order = Start order
    .help = Playable as any phase opens. You name a new start player, yourself if you like, who starts from now on until the next one is named at the end of phase 5.

## Scores

score-level-1 = Seats of stage 1
score-level-2 = Seats of stage 2
score-level-3 = Seats of stage 3
score-level-4 = Seats of stage 4
score-level-5 = Seats of stage 5
score-cubes = Cubes left over

tiebreak = Cubes left over
    .help = In the edition of 2002 cubes left over decide between equal totals: gold counts 4, stained glass 3, iron 2, a resource 1. In that of 2004, where cubes score, players with the same total share the place.

## What a hint tells of besides the score: what has one name is told as one

feature-points = acquired seats
feature-ready = seats you can pay for now
feature-within-reach = seats payable after a trade
feature-out = seats put off this round
feature-prospect = share of later seats
feature-last-of-stage = last seat of the stage
feature-lacking = cubes lacking for a seat
feature-left-over = spare cubes
feature-final-cubes = cubes at the end
feature-stone = spare stone
feature-timber = spare timber
feature-water = spare water
feature-food = spare food
feature-wine = spare wine
feature-hoped = expected harvest
feature-yield = yield of the fields
feature-stone-yield = stone from the fields
feature-timber-yield = timber from the fields
feature-water-yield = water from the fields
feature-food-yield = food from the fields
feature-wine-yield = wine from the fields
feature-kinds = kinds of cubes harvested
feature-site = site for the next cottage
feature-same-numbers = fields shared with a neighbour
feature-houses = houses
feature-fences-left = fences left
feature-laws = laws in hand
feature-behind-start = place behind the start player
feature-rounds-left = rounds left
feature-rival = strongest rival

## The drawing: header and board

draw-round = Round { $round }
draw-setup = Building the board
draw-phase-1 = Workers
draw-phase-2 = Harvest
draw-phase-3 = Spending
draw-phase-4 = Return
draw-phase-5 = Start player
draw-place = Place { $place }
zone-table = The table
zone-land = Land
zone-cathedral = Cathedral
zone-town = Town
zone-others = Others
zone-end = The end
draw-field = Field { $cell }: { $kind }
draw-worker = Worker of { $seat }
draw-cottage = Cottage { $number } of { $seat }
draw-house = House { $number } of { $seat }
draw-fence = Fence of { $seat }
draw-free = Free: { $cell }
draw-in-hand = In hand
draw-stack = Stack
draw-stack-top =
    { $count ->
        [one] The last field has a { $number } on its back.
       *[other] { $count } fields are left; the top one has a { $number } on its back.
    }

## The drawing: the keythedral

draw-keythedral = The keythedral
draw-stage = Stage { $level }
draw-tile =
    { $value ->
        [one] { $tile }: stage { $level }, { $value } point, price: { $cost }
       *[other] { $tile }: stage { $level }, { $value } points, price: { $cost }
    }
draw-tile-sold =
    { $value ->
        [one] { $tile }: { $value } point, acquired by { $seat }
       *[other] { $tile }: { $value } points, acquired by { $seat }
    }
draw-tile-hidden = A seat of stage { $level }, still face down

## The drawing: Keytown

draw-craftsmen = Craftsmen
draw-forge = Forge
draw-glassworks = Glassworks
draw-goldsmith = Goldsmith
draw-price =
    { $count ->
        [one] 1 cube for one
       *[other] { $count } cubes for one
    }
draw-store = Store
draw-order = Work order
draw-order-place = Number { $number } works in place { $place }
draw-order-open = Number { $number } has not been chosen
draw-laws = Laws
draw-deck = { $count } in the deck
draw-law-hidden = A law, face down
draw-deck-empty = Deck empty
draw-law-place = Place for a law
draw-trader = Trader
draw-in-force = In force

## The drawing: players

draw-seats =
    { $count ->
        [one] 1 seat
       *[other] { $count } seats
    }
draw-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
draw-fences =
    { $count ->
        [one] 1 fence left
       *[other] { $count } fences left
    }
draw-laws-held =
    { $count ->
        [0] no laws
        [one] 1 law
       *[other] { $count } laws
    }
draw-start = Start player
draw-colour-blue = blue
draw-colour-yellow = yellow
draw-colour-black = black
draw-colour-green = green
draw-colour-red = red

## The gallery

draw-gallery = The components
draw-gallery-tiles = Seats of the keythedral
draw-gallery-editions = 1/4: worth 1 point in the edition of 2002, 4 in that of 2004
draw-gallery-fields = Fields, by the number on the back
draw-gallery-laws = Laws
draw-gallery-cubes = Cubes
draw-gallery-pieces = What each player has
draw-gallery-values = Stages: spaces and value of a seat, by edition
draw-gallery-count = { $count } in the box
draw-gallery-price = price { $count }
draw-gallery-worth = worth { $count }
draw-gallery-each = { $count } each
draw-gallery-stage =
    { $spaces ->
        [one] { $edition }: { $spaces } space, { $value } each
       *[other] { $edition }: { $spaces } spaces, { $value } each
    }
draw-gallery-cottage = Cottages
draw-gallery-house = the other side: houses
draw-gallery-fence = Fences
draw-gallery-worker = Workers

## The table in a terminal

draw-text-key-cottage = cottage
draw-text-key-house = house
draw-text-key-fence = fence
draw-text-key-worker = with a worker
draw-text-on-sale =
    { $value ->
        [one] On sale, stage { $level }, { $value } point each
       *[other] On sale, stage { $level }, { $value } points each
    }
draw-text-laws = Laws: { $spaces } to take, { $deck } in the deck

## What the explorer counts

deed-acquired = Bought
deed-took-open-law = Open law taken
deed-law-played = Law played
