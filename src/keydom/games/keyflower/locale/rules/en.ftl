### How to play Keyflower and The Merchants.

rules-aim = The aim
    .text =
        Two to six players each build a village of hexagonal tiles over the four seasons of one year. Your workers are your only money, and each can be used in two ways: to bid for a tile, or to put a tile to work. Workers you bid and win with are spent; workers you send to work come back at the end of the season, but to whoever owns the tile.

        In spring and summer you mostly build up what feeds your village; autumn and winter bring the tiles that score. Whoever has most points after winter wins.
rules-pieces = Workers, skills and resources
    .text =
        - Workers are blue, red or yellow, and drawn blindly from a bag that holds 40 of each. The 20 green workers lie in an open supply. A green worker is no joker: green is simply a fourth, rare colour. A green worker that was spent goes into the bag, and may be drawn from there later.
        - Skills (saw, pickaxe, anvil; 16 of each) are drawn blindly from a pile. They pay for some upgrades and exchanges.
        - Resources (wood, stone, iron, 24 each; gold, 48) lie on the tiles of a village. Gold stands in for any other resource, whenever something is paid or scored.
        - The purple worker marks the start player. It is never bid or put to work, but counts at the end.

        Workers and skills are kept behind a screen, resources lie openly. All supplies are limited: if there is not enough, you get what there is.

        How many workers and skills each player has is open to all, and so is everything that was seen going behind a screen: what came from boats, bids that came back, workers that came home, green workers. Secret are your first eight workers and whatever you drew from the bag or the pile.
rules-setup = Set-up
    .text =
        Each player gets a home at random from the six, and draws eight workers from the bag. Whoever has the home with the lowest number starts. Each player is dealt winter tiles, to be kept secret until winter.

        | players | 2 | 3 | 4 | 5 | 6 |
        | boats | 2 | 3 | 4 | 5 | 6 |
        | turn order tiles | 1 | 2 | 3 | 4 | 4 |
        | tiles in spring, summer and autumn, each | 6 | 7 | 8 | 9 | 10 |
        | winter tiles each | 3 | 3 | 3 | 2 | 2 |
        | the same with The Merchants | 4 | 4 | 3 | 3 | 2 |

        The boats in play are the first of this row: { boat-keyflower }, { boat-sea-bastion }, { boat-sea-breese }, { boat-flipper }, { boat-ianvincible }, { boat-white-wind }.
rules-season = A season, and a turn in it
    .text =
        At the start of spring, summer and autumn, tiles of the season are drawn and laid out for auction, beside the turn order tiles. Each boat is loaded with the workers and skills it shows for that season; skills lie face up. If the bag or the pile runs short, the boats are filled in their order, one piece at a time.

        Then turns go clockwise from the start player. In your turn you do one thing:
        - bid for a tile on auction,
        - use a tile, or
        - pass.

        A pass is not final: when your turn comes again you may act, as long as somebody else has acted meanwhile. The season ends when all players have passed one after the other. Whoever has no worker, no outbid group and no contract passes without being asked.
rules-workers = Choosing workers
    .text =
        For a bid and for a use alike you take workers of one colour, from behind your screen, from your own outbid groups, or from both together.

        The first worker at a tile settles its colour for the season. From then on every worker there must have that colour: all bids around the tile, and all workers on it. So if the tile is still untouched you choose the colour, otherwise you follow it.

        A bid that has been outbid is an outbid group. It can stay where it is, be added to so that it leads again, or move away whole: to another bid, onto a tile to use it (even the tile where it was outbid), or into the bag to pay what a tile asks for. A group is never split, and its workers return behind your screen only at the end of the season. A bid that leads cannot be moved at all.
rules-bidding = Bidding
    .text =
        You may bid for any village tile and turn order tile on auction, and in winter for winter tiles; not for the boats that bring workers. Each player has at most one bid at a tile.

        A bid must be higher than every other bid there: more workers, not the same number. There is no upper limit. You may raise your own bid, leading or not, provided that the new total leads.

        At the end of the season the highest bid wins the tile. Its workers go into the bag; all losing bids come back to their owners.
rules-using = Using a tile
    .text =
        You may use any tile that has an action: in your own village, in anybody else’s, or on auction, whether you bid for it or not. Winter tiles cannot be used.

        The first use of a tile in a season takes at least one worker. Each further use, no matter by whom, takes at least one worker more than the use before, and no more than six workers in all may stand on a tile. So a tile can be used with 1, 2 and 3 workers, or with 2 and 3, or once with 3 to 6. You may send more workers than you need, for instance to keep others out.

        You get at once what the tile shows on the side that lies up:
        - resources: onto the tile itself if it lies in your own village, otherwise onto your home;
        - workers from the bag, green workers and skills: behind your screen;
        - an exchange: you first pay what stands before the arrow, in addition to the workers you sent, then get what stands after it. What is paid goes back into the bag or the pile after you have drawn;
        - transport: see the next section.

        A tile may be used only if you can pay its price and something it gives is available; blocking for its own sake is not allowed. So a transport tile may be used only if you can carry or upgrade something, and you do so at least once. If you pay with an outbid group of the right colour, the whole group goes into the bag, even if fewer workers would do.

        The workers you sent stay on the tile. At the end of the season they belong to whoever owns the tile by then; if it was on auction and nobody bid for it, they go into the bag.
rules-transport = Transport and upgrades
    .text =
        A home, { village-stable }, { village-farrier } or { village-wainwright } gives a number of steps and a number of upgrades, on its upgraded side more than on the other. You spend them in your own village only, even if the tile you use lies elsewhere, in any order, and you may leave some unused.

        One step carries one resource from a tile to a neighbouring one, where a road runs across the edge between them. All roads on a tile meet.

        One upgrade turns a tile of yours over. The resources it costs must lie on that very tile; skills come from behind your screen. What is paid goes back to the supply; anything else on the tile stays there. Homes and tiles of spring, summer and autumn can be upgraded, each once; boats, turn order tiles and winter tiles cannot.

        How many steps and upgrades you have is counted when you use the tile: turning over that very tile adds nothing to the use.
rules-season-end = The end of a season
    .text =
        - Losing bids return behind their owners’ screens.
        - Tiles nobody bid for leave the game; workers on them go into the bag. Turn order tiles stay for the next season, except in winter.
        - Whoever won a tile takes it, together with the workers standing on it. The winning bids go into the bag.
        - Everybody takes back all workers that stand in their own village, whoever put them there.
        - Boats are taken in order, and the start player changes.
        - Owners of summer boats { summer-boat-boat-1a }, { summer-boat-boat-1b } and { summer-boat-boat-7b } get what these give.
        - Everybody lays the tiles they won.
        - With The Merchants the three open contracts are replaced, except in winter.
rules-boats = Turn order and boats
    .text =
        Whoever won turn order tile 1 chooses a boat first, then the winners of 2, 3 and 4, then everybody else clockwise from the start player. Each player takes one boat, however many turn order tiles they won.

        In spring, summer and autumn you take what the boat carries; the boat itself stays. In winter you take the boat itself into your village, for its effect at the end, and every turn order tile won joins a village too.

        The turn order tile with the highest number in play also carries the purple worker. Its winner becomes start player at once, before the boats are taken. If nobody bid for it, the order of the boats still follows the old start player, who then passes the purple worker on to the left.
rules-building = Laying tiles
    .text =
        After the boats, everybody lays the tiles they won, in any order and turned any way. A new tile must lie beside a tile of your village, and wherever two tiles touch, road must meet road, field field, and water water. It need not be reachable by road. What lies never moves again.

        A home has five roads and one bank of the river, spring tiles four roads, summer tiles three, autumn tiles two, winter tiles one, and a turn order tile as many as its number. Boats have the river running straight through and no road.

        A tile that fits nowhere is kept beside the village. It cannot be used or upgraded and touches nothing, but it scores what it shows and counts as one of your tiles. It is laid at the end of a later season if it fits then.
rules-summer-boats = Summer boats
    .text =
        Four tiles of summer are boats, each with a different effect on its two sides. Chance decides which side lies up, and it stays so. Nobody can put workers on them or upgrade them; you bid for them like for any tile, and only the owner has the effect, from the moment it was won.

        - 1a and 1b: at the end of summer, autumn and winter, after all boats are taken, draw two workers, or take one green worker.
        - 2a: your resources also travel across edges where each tile shows a road or a field, never water, and your tiles need not match at the edges.
        - 2b: each transport tile you use, your own or not, gives twice the steps and twice the upgrades.
        - 3a: when you pay for an upgrade or an extension, any resource stands in for any other. 3b: the same at the end of the game, when scoring.
        - 4a: to answer another player’s blue, red or yellow bid for a village tile you may bid workers of any one colour. When the bids in the old colour have left and nobody works on the tile, it takes the colour of your bid.
        - 4b: a tile that already has a colour you may use with workers of any colours, even mixed. The tile keeps its colour for the others.
rules-winter = Winter
    .text =
        At the start of winter you choose, in secret, which of your winter tiles come into play: at least one, at most all. They are laid out together without telling whose they were; those kept back leave the game unseen. No workers arrive in winter.

        You bid for winter tiles as usual, but they are never used. Every other tile in a village can still be used. What you win you lay into your village at the end.

        Each winter tile scores for something you have at the end, as often as you have it: for instance the { winter-key-guild } 10 points for every five skills, the { winter-scribes } 10 for every set of saw, pickaxe and anvil, the { winter-jeweller } 2 for every gold. For the { winter-scholar }, the { winter-village-hall } and the { winter-watermill } you choose one kind. Only the { winter-keythedral } gives a fixed number, 12.
rules-scoring = The score, step by step
    .text =
        Each worker, skill and resource counts in one place only. Keydom finds the best way to share them out for everybody.

        - Resources that lie on a { village-barn }, { village-blacksmith }, { village-stone-yard } or { village-timber-yard } and fit score there, or count elsewhere where that scores more. These four tiles are called yards. Resources must have been carried there during the game: nothing is moved to these tiles at the end.
        - { boat-flipper } turns over one more tile for nothing, { boat-flipper-ii } adds one extension.
        - The points printed on tiles and boats; extensions double those of their tile.
        - Winter tiles, { boat-white-wind } and contracts, with the workers, skills, remaining resources and the purple worker that you give to them. The purple worker serves as one worker, skill or resource of any kind, also on a yard.
        - The other boats: { boat-keyflower } 1 point for each step your tiles give; { boat-sea-bastion } 1 for each tile of one round walk along roads that uses no road twice; { boat-sea-breese } 2, 4, 8, 16 or 32 for one to five or more tiles that carry on the river of your home in a row; { boat-flipper } 2; { boat-ianvincible } 5; { boat-white-wind } 1 for each worker that scores nowhere else.
        - Each turn order tile: 1 point for every tile beside it.
        - Each gold left over: 1 point.

        Workers you did not use count at the end, and so do those that stood in your village; bids are gone. { tiebreak.help }
rules-merchants = The Merchants
    .text =
        The expansion adds a second boat of each name, contracts, extensions, cabins, and tiles for every season. With the option “{ option-merchants-mixed }” each boat in play is drawn from the two of its name and the new tiles are mixed in; in the “{ option-merchants-full }” all boats are the new ones and all new tiles are among those laid out and dealt.

        The new boats also bring gold, green workers, cabins or contracts. Gold and cabins go to your home, contracts behind your screen. { boat-sea-bastion-ii } does its work before that: whoever takes it in autumn, in the short game in spring, removes it and names any boat that is not in the game to take its place in winter, where it is chosen like the others. The others do this when they are taken in winter:
        - { boat-keyflower-ii }: 3 gold more at the end, not for yards.
        - { boat-sea-breese-ii }: 2 points for every winter tile in your village.
        - { boat-flipper-ii }: one extension for nothing on an upgraded tile of yours.
        - { boat-ianvincible-ii }: 2 points for every upgrade that your tiles and cabins allow, doubled by summer boat 2b.
        - { boat-white-wind-ii }: a fulfilled contract scores 10 points instead of 7.
rules-contracts = Contracts
    .text =
        A contract names one to six things. At the end it scores 7 points if you give it just these; what fulfils a contract scores nowhere else. An unfulfilled contract is worth nothing, except 3 points with the { winter-muleteer }.

        Boats bring contracts face down. At the { village-assayer }, { village-bookkeeper } and { village-merchant } you take one of the three open contracts, which is replaced at once, or one unseen from the pile. At the end of spring, summer and autumn the open ones are discarded and three new ones turned up. When the pile is empty, the discards are shuffled.

        In your turn, before your action, between steps of transport, or after your action before the next player’s turn, you may discard any number of contracts, each for one of the particular things it names; for “of any kind” you get nothing. Green workers come from the supply, other workers from the bag, skills from the pile, resources go to your home. If the bag or the pile turns out to have none, you keep the contract.

        One contract asks for the purple worker itself, won by bidding in winter; one that was passed on to you does not fulfil it. It can be traded for any one thing that the purple worker may stand for.
rules-extensions = Extensions and cabins
    .text =
        Instead of turning a tile over, an upgrade may put an extension on a tile of yours that is already upgraded. The 18 extensions lie open, and each costs what it shows: resources lying on that tile, a skill, or a worker, which goes into the bag. A worker may be paid with a whole outbid group, but not with workers who have been sent to work.

        There is room for one extension on a tile, and it stays. It has a colour: if workers are on the tile, it must be theirs. From then on, only workers of that colour may use the tile, for the rest of the game. It doubles the points printed on the tile, and nothing else; a tile without printed points may have one too, for the { winter-builder }.

        A cabin is put on your home. There, each is one more upgrade for whoever uses that home.
rules-variants = Options and variants
    .text =
        - { option-promos }: tiles that were given away separately, for every season, and a fifth summer boat.
        - { option-screens }, { option-screens-open }: what everybody saw you get lies in front of your screen. Nothing else changes.
        - { option-novices }: any number of players, named when the table is made, begin with one extra green worker.

        The promo tile { village-sorcerer } lets you carry out the action of a tile beside it, once upgraded of any tile of its village, without a worker there. { winter-keyside } brings 3 wood, 3 stone, 3 iron and 3 gold at the end.
rules-rulings = Where the rulebooks leave a doubt
    .text =
        Keydom decides these points once for all tables:
        - An outbid group is added to where it lies; it is not “moved” to the tile where it is already bidding.
        - Summer boat 4a does not answer green bids and does not work on turn order tiles.
        - What lies on a { village-barn }, { village-blacksmith }, { village-stone-yard } or { village-timber-yard } may count elsewhere at the end where that scores more: 3 gold on a basic { village-barn } are 6 points with the { winter-jeweller } (R-KF-21).
        - With summer boat 3b, resources left over count as gold, 1 point each, and any resource scores on the yard it lies on (R-KF-22).
        - At the end the purple worker serves whoever holds it, won or passed on; used for nothing else it counts as one gold.
        - { boat-sea-bastion }: the walk may start anywhere and cross a tile twice, but each tile counts once.
        - The { winter-village-hall } may count green; gold may stand in at the { winter-watermill }.
        - { boat-flipper } also turns over a home or a yard, and the yard then scores at its new rate.
        - Villages are enlarged one player after the other, from the start player on.
