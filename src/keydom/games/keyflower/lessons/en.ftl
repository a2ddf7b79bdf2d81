### Lessons of Keyflower.

first = Your first village
    .about = A short game for two, spring and winter, from the first bid to the final count: bid, use, overbid, take a boat, upgrade, score.

first-welcome = A village and eight workers
    .text =
        In Keyflower you build a village, tile by tile, over four seasons: spring, summer, autumn and winter. This first game has two of them, spring and winter. Whoever has most points after winter wins.

        Your village begins with one tile, your home, which is lit. Above it are your workers: two blue, two red and four yellow ones. The others do not see how many of each colour you have. Workers are everything in this game. They are money, because you bid with them for new tiles. And they are hands, because you use tiles with them. The same eight workers have to do both, so every one of them counts.

        In the middle lie six spring tiles, to be had by auction. Whatever you win there goes into your village, and stays.

        Players take turns with one thing each, until everybody passes in a row. There are only two things to do: bid for a tile, or use a tile.
first-bid = Your first bid
    .text =
        The lit tile is the { village-miner }: whoever uses it gets two iron. Iron will be worth something to you in winter, so try to win it.

        To bid, press the tile, choose a colour and say how many workers. Put one yellow worker beside it. The colour matters, for here is the most important rule of Keyflower: from now on only yellow workers count on this tile. Whoever wants to overbid you needs more yellow ones, and whoever wants to use the tile must do it with yellow ones too. If others have few of a colour, a bid in it is safe.

        You have four yellow workers, more than of any other colour. The others do not know that.
    .hint = Press the miner, then yellow, then 1.
    .rest = Bid one yellow worker for the miner.
    .tile = A good tile as well, but your winter plan needs iron: bid for the miner.
    .use = You could use it at once, but first make sure that it will be yours: bid.
    .pass = Nothing is done yet. Bid for the miner.
    .colour = You have most yellow workers, and will want to use this tile with them again. Bid yellow.
    .number = One is enough for a beginning: you can add more if somebody overbids you.
first-use = Put it to work
    .text =
        The other player bid one blue worker for the { village-apprentice-hall }.

        Now use the miner. A tile on auction may be used by everybody, before anybody owns it, and so may the tiles in the villages, your own or another’s! The workers you send go onto the tile and stay there until the end of the season. Then they go to whoever owns the tile. So it is best to use tiles that will be yours: the workers come back to you.

        Send one yellow worker to the miner. The iron goes to your home, because the miner does not lie in your village yet.
    .hint = Press “use” for the miner, then 1.
    .rest = Use the miner with one worker.
    .bid = You lead on the miner already. Use it now.
    .tile = Another tile would bring something else. You want iron: use the miner.
    .pass = Your workers are waiting: use the miner.
    .number = One worker is enough the first time. More would be wasted.
first-again = A second time costs more
    .text =
        The other player is after the { village-key-mine } now, with red.

        A tile can be used again in the same season, but each time it takes one worker more than the time before: the first use costs one, the second two, the third three. And never more than six workers in all on a tile. So nobody can use one tile for ever, and it pays to have several.

        Your miner has been used once. Use it again, with two workers: they must be yellow, as on this tile everything is. That leaves you with no yellow worker, but those on the miner come back to you if you win it.
    .hint = Use the miner again, with 2 workers.
    .rest = Use the miner once more, now with two workers.
    .bid = You could bid as well. But iron first, as long as nobody is in your way.
    .tile = That brings other things. Use the miner a second time.
    .pass = You have workers left: use them.
first-blue = Another colour
    .text =
        Four iron lie on your home. The other player bid blue for the { village-workshop }.

        You still have two blue and two red workers. The { village-gold-mine } brings gold, and gold is special: at the end each gold is worth a point, and it passes for any other resource when something has to be paid for. Nobody has bid there, so the colour is yours to choose. Bid one blue worker.

        There are green workers too, but none in the bag: some tiles turn other workers into green ones. They are few and hard to overbid.
    .hint = Bid for the gold mine, blue, 1.
    .rest = Bid one blue worker for the gold mine.
    .tile = That tile can wait. The gold mine is free still, and cheap.
    .use = Using it now would give the worker to whoever wins the tile. Bid first.
    .pass = A tile for one worker is a bargain. Bid for the gold mine.
    .colour = Red will be needed for the next tile. Bid blue.
    .number = One worker is enough where nobody has bid yet.
first-alehouse = New workers
    .text =
        The other player used the workshop, although nobody owns it yet, and got a stone.

        The { village-alehouse } brings workers out of the bag, one for each use. More workers mean more bids and more uses, so it is wanted in every game. Bid one red worker for it.

        In your next turn use it at once: send your other red worker and draw a new one from the bag. That worker is hidden behind your screen, and nobody else sees the colour. You lose nothing by it: if you win the alehouse, both red ones come back to you as well.
    .hint = Bid for the alehouse, red, 1. In your next turn use the alehouse with 1 worker.
    .rest = Bid one red worker for the alehouse, then use it with the other.
    .tile = First the alehouse: workers are what you are short of.
    .use = In this order: bid for the alehouse, and use it in your next turn.
    .pass = The alehouse is still to be had: bid for it.
    .colour = Take red, so that you can use the tile with your other red worker.
    .number = One worker is enough.
first-overbid = Overbid the neighbour
    .text =
        You drew a blue worker. And look: the other player has passed. Passing is not final. It is only over when everybody passes in a row.

        The other player leads on the workshop with one blue worker. You have two blue ones now. An overbid must be in the same colour and have more workers: bid two, and you lead.

        The one that was overbid is not lost. Its owner may take it away in a later turn and use it elsewhere, together with others of its colour.
    .hint = Bid for the workshop, with 2 workers.
    .rest = Overbid the other player at the workshop, with two blue workers.
    .tile = There the other player has a colour that you do not have, or you lead already. Overbid at the workshop.
    .use = You could use something, but then the workshop would go to the other player.
    .pass = You have two blue workers, and the workshop takes just two. Overbid!
first-passing = The end of spring
    .text =
        You lead on four tiles: miner, gold mine, alehouse and workshop. Well bid!

        Press “Next” and watch what the other player does. The blue worker that you overbid at the workshop is moved to the apprentice hall and used there, to get a skill. You have nothing more to do and pass by yourself, then the other player passes too, and spring is over.

        Now everything is settled at once. Whoever leads on a tile wins it. The winning bid goes into the bag and is lost: that is what you pay. But the workers who stand on the tile, having used it, go to its new owner. You get back your three yellow ones from the miner and the red one from the alehouse.
first-boat = The boats come in
    .text =
        At the end of every season the boats bring new workers and skills. Who chooses first? Whoever won the tile { order-order-1 }. Nobody bid for it this time, so the start player chooses first, and that is you. So turn order is worth a bid now and then.

        Two boats lie there, each with workers and skills to be seen. You know by now what you have few of. Look at the skills, too: an anvil, a pickaxe or a saw is what many upgrades cost. Your miner’s upgrade costs one anvil, and the { boat-keyflower } brings one. Take it.
    .hint = Press the boat called Keyflower.
    .rest = Take the Keyflower: it brings an anvil.
    .other = That one brings two pickaxes, and you have nothing to upgrade with them. Take the Keyflower, for the anvil.
first-village = Lay out the village
    .text =
        Now the tiles that were won are laid out. Each player puts them beside those of his village, so that roads meet roads and no road runs against meadow. You may turn a tile as you like.

        Why does it matter where they lie? Because resources have to be carried, and they are carried along roads only. A resource is worth something on the tile where it is needed: for an upgrade it must lie on the very tile that is upgraded, and at the end only what lies on certain tiles counts for some winter tiles.

        Press “Next”: your four tiles are laid for you, all by road from your home. In a full game summer and autumn would follow, with tiles that cost more and bring more. Here it is winter at once.
first-winter = What you have been hiding
    .text =
        Winter is different. The winter tiles do not come out of a box: everybody was dealt some at the beginning, in secret, and now chooses which of them are put up for auction. At least one has to be, and everybody may bid for all of them. Winter tiles are used by nobody: they only score, at the very end.

        So you plan your whole game by the winter tiles in your hand, and hope that nobody guesses it. Yours are:

        - { winter-apothecary }: three points for every five workers.
        - { winter-watermill }: one point for every resource of one kind. You have four iron.
        - { winter-scribes }: ten points for a saw, a pickaxe and an anvil.

        Put all three up: it gives the other player no more than it gives you.
    .hint = Choose all three: apothecary, scribes and watermill.
    .rest = Put up all three winter tiles.
    .fewer = You could hold some of them back, but here we want all three on the table.
first-plan = A safe bid
    .text =
        The other player put up one tile, and has just bid one red worker for the turn order: in winter that tile brings points for its neighbours.

        You came home with many workers: those of the boat, those from your tiles. Only one of them is red. A red bid is safest, since the other player has just spent a red one. Bid it for the apothecary. Every five workers that you still have at the end will then be worth three points, and it does not matter where they stand or whether they have worked.
    .hint = Bid for the apothecary, red, 1.
    .rest = Bid one red worker for the apothecary.
    .tile = That will come. Begin with the apothecary: you have many workers.
    .use = There is time for that. Make sure of the apothecary first.
    .pass = In winter nothing comes after. Bid!
    .colour = The other player has plenty of that colour. Red is scarcer: bid red.
first-haul = Carry and upgrade
    .text =
        The other player passes and waits. Time to use your home: everybody’s home lets its user carry resources and upgrade one tile. Yours gives one step and one upgrade.

        Use it with one yellow worker. First upgrade the miner: it costs the anvil from the boat. Upgraded, it brings iron and gold instead of two iron, and is worth three points at the end. Then carry one iron one step along the road, to the workshop.

        Most upgrades cost resources, and those have to be carried to the tile first; skills are paid from behind your screen, wherever the tile lies. Better homes and carriers have more steps. In a full game you will do this often, so lay out your village with short ways in mind.
    .hint = Use Home 1, yellow, 1. Then upgrade the miner, then carry iron from the home to the workshop.
    .rest = Use your home with a yellow worker; upgrade the miner; carry iron to the workshop.
    .bid = In a moment. First the upgrade, which makes the miner better.
    .tile = Carrying and upgrading is done at home: use your home.
    .colour = Keep the blue ones for the gold mine: use a yellow worker.
    .number = One worker is enough, as nobody has used your home this season.
    .carry = First upgrade the miner; then carry one iron to the workshop.
    .done = Not done yet: upgrade the miner, and carry one iron to the workshop.
    .pass = Your village is full of tiles that nobody has used: go on.
first-mill = A lucky draw
    .text =
        Iron is what you have most of, and the { winter-watermill } gives a point for each of them. You would like to bid for it, but your bid should be in a colour that the other player cannot follow easily.

        Use the alehouse first, with a yellow worker, and see what comes out of the bag: a red one! Then bid it for the watermill.

        It is no accident in this lesson, since all draws are written down beforehand. In a real game you would have to take what comes.
    .hint = Use the alehouse, yellow, 1. Then bid for the watermill, red, 1.
    .rest = Use the alehouse with a yellow worker, then bid the red one for the watermill.
    .use = First the alehouse, for a new worker.
    .colour = Yellow for the alehouse, and red for the watermill.
    .number = One worker is enough.
    .pass = There is a new worker to be had first.
first-iron = Iron and more iron
    .text =
        Now everything goes into iron, for the watermill. Whose tile brings it? Your own, and the workers stay yours.

        - Use the upgraded miner with one yellow worker: iron and gold.
        - In your next turn use the workshop with one yellow worker, and take iron.

        The resources now lie on the tiles themselves, since these are in your own village. For the watermill it does not matter where they lie; for an upgrade it would.

        The other player passes again and again, saving workers. You need not be hurried by that: as long as one player acts, the others may, too.
    .hint = Use the miner, yellow, 1; then use the workshop, yellow, 1, and take iron.
    .rest = Miner with one yellow worker; then workshop with one yellow worker, for iron.
    .tile = First the miner, then the workshop.
    .bid = You lead where you want to. Iron now!
    .colour = Yellow, as you have most of those; blue is for the gold mine.
    .number = One worker is enough the first time in a season.
    .take = Wood or stone would be alone. You collect iron.
    .pass = You have workers and tiles: use them before you pass.
first-rest = Everything to work
    .text =
        What is still to be done? The gold mine brings a point with every gold. The miner can be used a second time, with two workers. And even the { village-apprentice-hall }, in the other player’s village, is open to you: you get a skill, but the worker stays with its owner. Near the end of the game that costs you little.

        Press “Next”: you use the gold mine, the miner again, the apprentice hall and the gold mine once more, each time while the other player passes. When you pass as well, the game ends, and the winter tiles go to the highest bidders. Tiles nobody wanted leave the game.
first-last = The last tiles
    .text =
        You won the apothecary and the watermill. The other player has the turn order, and so took a boat first: in winter boats are tiles too, and score. You get the { boat-keyflower }, which gives a point for every step that the tiles of your village allow.

        The winter tiles and boats are laid beside your village as all others are. Then it is counted. You need not reckon: where a worker or a resource could count for more than one tile, the best way is found for you.

        Press “Next” for the final count.
first-count = The final count
    .text =
        You win by 21 points to 7! It is easy to see where they come from:

        - the upgraded miner: 3,
        - the apothecary: 6, for ten workers,
        - the watermill: 7, for seven iron,
        - four gold: 4,
        - the Keyflower: 1.

        A full game has summer and autumn in between, with tiles for carrying, for turning one resource into another, for green workers, and with autumn tiles that score for what lies upon them. Three pieces of advice:

        - Let your winter tiles tell you early what to collect.
        - Choose the colour of a bid with care: it says who can follow you, and who can use the tile.
        - Use your own tiles, so that your workers come back.

        Now play a game of your own: an easy table is ready.
