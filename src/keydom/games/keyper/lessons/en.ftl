### Lessons of Keyper.

first = Your first year in Keyland
    .about = A short game for two, from the first keyple to the final count: build, upgrade, claim a board, join, sail, hold a fair.

first-welcome = Welcome to Keyland
    .text =
        In Keyper you lead a team of keyples through the seasons. They work on farms and in villages, bring in resources, put up buildings, go to the fairs and sail. A full game has four seasons; this one has two, spring and winter.

        The two large boards in the middle are country boards, A and B. Each is a patchwork of fields with a river. They belong to nobody yet, and everybody may work on both. Your own farm and village lie below: eight plots for the farm, twelve for the village, all empty still.

        Your team waits in your keyp: the keyper, who is the tall one, and nine keyples. They come in colours. Orange keyples know about clay, brown ones about the forest, grey ones about the quarry, black ones about mines, light green ones about farms and light blue ones about boats. On a field with a border in their own colour they do more. White ones can be anything.

        One piece each, in turn, until everybody’s keyp is empty: that is a season.
first-build = Put up a building
    .text =
        You start with one brick, one wood and one stone. Six tiles for the farm and six for the village are ready to be built; everybody has the same ones.

        A keyple on an empty plot of your own builds right there. Take the light green one, play it onto the lit plot of the village and build the stonemason, for a brick and a wood. The stonemason turns rocks into stone. He is worth nothing at the end as he is, but five points once he is upgraded.

        The keyple stays where it works, standing. In your own village nobody can disturb you and nobody can join you.
    .hint = Press the light green keyple, the lit plot, and then the stonemason.
    .rest = Light green keyple, the lit plot, the stonemason.
    .colour = On your own plots colours do not matter, and the other colours will be needed elsewhere. Take the light green keyple.
    .keyper = The keyper claims a board. It is too early for that: build first.
    .place = Any field would do something, but now you want to build. Play it onto the lit plot of your village.
    .tile = You could pay for that one too, but the stonemason will bring five points when upgraded. Build him.
first-upgrade = Make it better
    .text =
        The other player built a brickmaker. Upgrading is the second half of building: every tile has a better side. The stonemason’s upgrade costs the stone that you have left.

        Send a second keyple to the same plot. Where one keyple stands already, the second must have the same colour or be white: so take a white one. You are then asked whether the first one lies down. If it does, the two work together and have one action more; if you leave it standing, it can work once more later on. One action is enough for one upgrade, so leave it standing. Then upgrade.

        On every spot there is room for two keyples, and no more.
    .hint = A white keyple onto the stonemason; leave the other one standing; upgrade the stonemason.
    .rest = A white keyple onto the stonemason, leave the first one standing, upgrade.
    .colour = On the stonemason stands a light green keyple: only light green or white may go there. Take a white one.
    .keyper = A moment still: first the upgrade, while you have the stone.
    .place = The upgrade is done on the tile itself: play it onto the stonemason.
    .lay = That would give a second action, which you cannot use. Leave it standing: standing keyples can still be laid down later.
    .stop = You have the stone for it: upgrade the stonemason.
first-claim = The keyper claims a board
    .text =
        The other player has upgraded as well. Now for the keyper. Once in a season you play it onto the keyp of a country board that nobody has claimed. At the end of the season that board is yours, and with it every keyple that is on it, whoever played it: they will be your team in the next season.

        So you choose which keyples you will have, by choosing the board and by what is played there. Claim early, and you get the board you want, but the others may stay away from it. Claim late, and they have filled it for you, but somebody may be faster.

        Claiming a board keeps nobody away from it: everybody may go on working there. Claim board A now.
    .hint = Press the keyper, or board A.
    .rest = Play your keyper onto board A.
    .other = Board B would be possible. In this game we settle on board A.
    .keyple = A keyple can wait. If you wait too long, the other player takes board A.
first-field = Work on a field
    .text =
        The other player claimed board B, so each of you has one now. Work on both goes on all the same.

        A keyple on a field brings what the field shows: one, or two if the field has a border in the keyple’s own colour. You need rocks. Your grey keyples know about rocks, but here is something better: play the light blue one onto the rocks of board A and see what happens.

        When a keyple comes to an empty field, the others may join it with one of the same colour, or with a white one. Then both players have the same number of actions: two instead of one. It does the joiner good, and it does you good. And on your board it leaves you one more keyple for winter!
    .hint = Press the light blue keyple, then the rocks of board A.
    .rest = The light blue keyple onto the rocks of board A.
    .colour = Keep that one. The other player has no light blue keyple left, only white ones, and will gladly join: that is why it should be light blue.
    .place = Rocks are what the sheep shelter will cost. Play it onto the rocks of board A.
first-join = Join in
    .text =
        You were joined: two rocks for each of you. A friendly game, isn’t it?

        Now the other player has played a light green keyple onto the clay of board B, and you are asked. Joining costs you a keyple, but not a turn. That makes it one of the best things you can do: you get as much as the other player, your keyp is empty sooner, and it is your turn next anyway.

        There is a price. The keyple stands on board B, which belongs to the other player, and will be in their team in winter. Clay is what you need for the pig sty, so join with your white keyple.
    .hint = Join with the white keyple.
    .rest = Join the other player at the clay.
    .decline = You may say no, but two clay without a turn of your own are a bargain. Join!
first-farm = A place for animals
    .text =
        Two clay for you as well. With two rocks and two clay you can build on the farm.

        Animals bring points at the end of the game, but only if they have a roof: at the end of every season, whatever has no shelter runs away. So shelters come first.

        - Take the orange keyple to the first plot of the farm and build the pig sty, for two clay.
        - In your next turn take the brown one to the second plot and build the sheep shelter, for two rocks.

        Farm plots are filled in order, one after the other. A finished good would pass for the raw material of its type, and wheat often passes for either; that is why you are asked what you pay with.
    .hint = Orange keyple, first farm plot, pig sty, clay and clay. Then brown keyple, second farm plot, sheep shelter.
    .rest = Orange and the pig sty on the first plot; then brown and the sheep shelter on the second.
    .colour = The other colours will be needed on the river and the fields. Orange first, then brown.
    .place = The shelters stand on your farm: play it onto the next empty plot of the farm.
    .tile = That is not the one for these animals: first the pig sty, then the sheep shelter.
    .pay = Keep the rocks for the sheep shelter, and pay for the pig sty with two clay.
first-boat = Down to the river
    .text =
        Whoever first plays a keyple onto a river chooses the boat that moors there. A boat carries two kinds of goods. Each action either takes one of them from the supply, or sells one for two shipping points, which count at the end. You may not take and sell the same kind in one play.

        Play the black keyple onto the river of board A and choose boat 3, which carries sheep and rocks. The other player will join, so that you have two actions each, taken in turns: take a rock, then a sheep. You will see in a moment what both together are good for.
    .hint = Black keyple, river of board A, boat 3; then work for a rock, then for a sheep.
    .rest = Black keyple to the river of board A; boat 3; a rock, then a sheep.
    .colour = The black one: the other player has a black keyple too, and will join.
    .place = To the river of board A, where no boat lies yet.
    .moor = That boat carries other things. Sheep and rocks come with boat 3.
    .work = First a rock, then a sheep.
    .stop = You have an action left: take what the boat offers.
first-laying = Keyples lie down
    .text =
        The other player sold two rocks from the boat: four points. You will sell some, too, in winter.

        Watch the end of the season closely. Whoever has no piece left in the keyp does not stop: in each turn they lay down standing keyples, and every keyple that lies down works a second time. First come those on your own plots and on the board you have claimed, later those on other boards. So it pays to have an empty keyp before the others: joining helps.

        Press “Next”: you play a grey keyple onto the wheat, where it is joined, and the other player begins to lay down.
first-improve = Two at one stroke
    .text =
        You have two wheat now and one last keyple, a grey one. Board A has a field for upgrading, and with the grey keyple you have two actions there.

        Upgrade the pig sty and the sheep shelter, each for one wheat: an animal in an upgraded shelter is worth two points instead of one. Since this is your last piece, the other player has one more turn, and then spring is over. Whoever plays the last piece begins the next season.
    .hint = The upgrade field of board A; the pig sty, pay wheat; the sheep shelter, pay wheat.
    .rest = The upgrade field of board A; pig sty and sheep shelter, each for wheat.
    .place = There is nothing better than two upgrades at once: the upgrade field of board A.
    .order = The sheep shelter’s turn comes next: begin with the pig sty.
    .pay = Keep the rock: you will want to show it in a moment. Pay with wheat.
    .stop = There is another upgrade to be had: go on.
first-fair = The spring fair
    .text =
        Spring is over, and the fairs are held. Everybody has a secret fair card for each season, and in winter there are open ones for all. A fair asks you to show things: whoever can show them at the end of the season scores, and keeps what was shown.

        Yours asks for one sheep and one rock. That is why you wanted both from the boat! Hold it, for two points.

        Nobody can hold a fair that is not for this season, so look at your cards early and plan for them.
    .hint = Hold the spring fair.
    .rest = Hold your spring fair: you have a sheep and a rock.
    .enough = You can show a sheep and a rock: that is two points for nothing. Hold the fair.
first-fold = A board of your own
    .text =
        Now board A is yours, with the keyples on it: two black ones, a light blue one, three grey ones and a white one. Home come those from your own plots, too. This is your team for winter. Had the others stayed away from your board, it would be a small one.

        Then you fold the board. A country board is a square of cardboard that can be folded to show four different displays, and you choose the one for the coming season. Choose the fourth, which has sheep, pigs and cows for your shelters.

        You have more keyples than a team may have. The two that are too many rest on the keyp tile: let the two grey ones rest. They will be useful yet.
    .hint = Choose display 4; then let a grey keyple rest, and another grey one.
    .rest = Display 4, then two grey keyples onto the keyp tile.
    .fold = Look for animals: the fourth display has pigs, sheep and cows together.
    .spare = The other colours have fields of their own on the new board. Let the grey ones rest.
first-winter = Winter: fill the shelters
    .text =
        Winter is the last season, and you begin. Your sheep shelter has room for four sheep, and there is one in it; your pig sty has room for four pigs, and it is empty. Each animal is worth two points.

        - Play the light green keyple onto the sheep of board A. The border is light green, so two sheep come home.
        - Play a black keyple onto the pigs of board A: one pig.
        - Next turn play the other black one there as well, and this time lay the first one down: together they have two actions, two pigs.

        The other player is asked to join each time, and may say no: not everybody needs sheep. And they will play their keyper onto board A, since it is rich now. Boards are claimed anew in every season.
    .hint = Light green keyple to the sheep; black keyple to the pigs; black keyple to the pigs again, and lay the first one down.
    .rest = Light green to the sheep, black to the pigs, black to the pigs again and lay the first one down.
    .colour = First the light green keyple, then the two black ones.
    .keyper = The keyper can wait this time: animals are scarce.
    .place = First the sheep, then twice the pigs, all on board A.
    .leave = Laid down, it helps the new one: two pigs instead of one. In winter nothing is kept for later.
first-keyp = The keyper and its helpers
    .text =
        The other player took three sheep, with two keyples on the same field. Now play your own keyper. Only board B is left, and in the last season it does not matter: there is no team to win any more.

        But the keyper does something else as well. The keyples that rest on your keyp tile lie down as it is played, and each brings one resource of your choice. Grey, brown and orange ones bring clay, logs, rocks or wheat; the others an animal. Take clay and a log: they will pay for a farmyard.
    .hint = Play the keyper onto board B; take clay, then a log.
    .rest = Keyper to board B, then clay and a log.
    .keyple = Your keyper first: its helpers bring what you need for the next building.
    .gain = Of what is offered you need clay first, and then a log.
first-horses = Another boat
    .text =
        The river of board B is free, and boat 6 carries horses and sheep in winter. You have a light blue keyple, which knows about boats: on a river, with its border of light blue, it has two actions alone and three if somebody joins.

        Press “Next”: you play it there, the other player joins, and each of you takes a sheep and two horses. Then the other player builds and upgrades a sheep shelter.

        Horses have no stable on your farm yet. They will need a place before the season ends.
first-yard = The farmyard
    .text =
        A farmyard is just the thing: it houses any four cows, horses, pigs and sheep, and scores for each different kind: one point, or two if upgraded. Four kinds in an upgraded farmyard are eight points. You have sheep, pigs and horses already; the cow will come later.

        - Play the orange keyple onto the build field of board A, build the farmyard on the third plot of the farm, and pay with a log and a rock.
        - In your next turn play the grey keyple onto the upgrade field of board B and upgrade the farmyard with the clay.

        Build fields let you build on any plot without a keyple of yours standing on it. Some fields do the same at a discount.
    .hint = Orange keyple, build field of board A, farmyard, third farm plot, log and rock. Then grey keyple, upgrade field of board B, farmyard.
    .rest = Orange: build the farmyard on the third plot for a log and a rock. Then grey: upgrade it on board B.
    .colour = Orange first, for building; then grey, for the upgrade.
    .place = First the build field of board A, then the upgrade field of board B.
    .tile = The farmyard takes all kinds of animals: that is the one.
    .plot = Farm plots are filled in order: the third one is next.
    .pay = Keep the clay for the upgrade. Pay with a log and a rock.
    .stop = Not yet: the farmyard is still to be built.
first-close = The last pieces
    .text =
        You lack only a cow now, and a few shipping points would be welcome. The rest of the winter is played for you, so that you can watch it:

        - a brown keyple brings a cow home,
        - a white one brings boat 5 to the river of board A, which carries cows and pigs: you take a pig and sell a cow, and with your last piece you take a cow and sell a pig,
        - the other player lays down keyples to build, and to work on the same boat.

        Watch how many turns the other player has after the last keyple was played: only one.
first-count = The final count
    .text =
        You win with 29 points against 24! Your sheep shelter brings 6, the farmyard with its four kinds 8, the pig sty 4, the stonemason 5, the spring fair 2 and shipping 4. The table of points shows every line. Where an animal could stand in more than one shelter, the best place is found for you.

        A full game has four seasons, new displays each time, country tiles from the bag with points and powers of their own, gems, and winter fairs that everybody can see. Three pieces of advice:

        - Join often, and be joined often: play where the others have the colour too.
        - Choose your board for the keyples on it as much as for its fields.
        - Begin to collect for something in spring; what is upgraded scores.

        Now play a game of your own. The easy table is ready.
