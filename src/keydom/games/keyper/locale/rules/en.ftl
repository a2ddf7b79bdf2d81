### How to play Keyper.

rules-aim = The aim
    .text =
        Two to four players lead a team of keyples through spring, summer, autumn and winter. Keyples work on the fields of shared country boards and on the tiles of your own farm and village: they bring resources, build and upgrade tiles, trade, and sail.

        Whoever joins another player’s work gets as much out of it, and gets rid of keyples sooner; whoever has none left lays them down, and they work once more. At the end of each season you take home the board you claimed, and the keyples on it are your next team. Points come from tiles, fairs and shipping. Whoever has most after winter wins.
rules-pieces = Keyples and resources
    .text =
        A team begins with a keyper and eight keyples: one each of light blue (boats), orange (clay), light green (farm), brown (forest), black (mines) and grey (quarry), and two white ones. A keyple of the colour of a field has one action more there. White takes the colour it needs.

        Resources are:
        - raw materials: clay, logs, rocks;
        - finished goods: bricks, wood, stone, one of each at the start. Each also passes for the raw material of its type;
        - wheat, which passes for a raw material or a finished good where a price says so;
        - animals: cows, horses, pigs and sheep, chickens, deer, goats and wild boar;
        - gems: emeralds, gold, rubies, sapphires.

        Stores are unlimited, but animals need a shelter at the end of each season. The supply is limited unless you choose otherwise. Everything is open, except your private fairs.
rules-boards = Country boards
    .text =
        There are as many country boards as players. Each shows a keyp, a river, and 13 fields; where they lie does not matter. In spring the boards show given displays. Later, whoever claimed a board chooses one of four displays for it, each with other fields.

        A field holds two keyples at most. Most fields have a border in a colour.

        | field | what an action does |
        | clay, logs, rocks, wheat, animals, gems | brings one of that resource |
        | country tiles | takes a tile or winter fair on display |
        | build, discount, upgrade | builds or upgrades a tile of yours |
        | bricks, wood, stone | turns raw material into a finished good, one for one |
        | trade | one raw material for two, or one finished good for two, of any types |
        | river | a deal on the boat that lies there |

        Your own board has 8 plots for farm tiles and 12, in rows and columns, for village tiles. A keyple can also work on your own plots, where nobody else may go.
rules-setup = Set-up
    .text =
        Each player has the same 12 home tiles, 6 for the farm and 6 for the village, ready to be built; three private fairs, for spring, summer and autumn, which stay secret; and one brick, one wood and one stone.

        Eight country tiles are on display. In spring they come from a bag of 21; for summer the other 27 and the eight winter fairs join it. Of the six boats four are in play each season.

        Two players draw a ninth keyple each (brown, light green, grey or orange), and may keep nine in later seasons.

        Last of all chance decides who starts in spring.
rules-turn = A turn
    .text =
        Turns go clockwise. As long as there is a piece in your keyp you play one: the keyper, or a keyple. Once your keyp is empty you lay down keyples instead; if there are none to lay down, your turn is skipped.

        You must use your turn, but whatever the keyples could do then is up to you.

        The season ends when all keyps are empty. Whoever had that last turn is finished and starts the next season; everybody else has one more turn to lay down keyples.
rules-keyper = The keyper and the keyp tile
    .text =
        Once a season you play your keyper, onto the keyp of a board nobody has claimed. At the end of the season that board is yours, with all keyples on it, whoever played them. Everybody may go on working there. Claim early and you are sure of the board, but others may avoid it; claim late and the keyples you want may be gone.

        Keyples too many for your team rest on your keyp tile. They are laid down when you play your keyper, and each gains one resource of your choice: clay, a log, a rock or wheat for orange, brown and grey; a cow, a horse, a pig or a sheep for light green, black and light blue; white chooses from both lists. At the end of the season they rejoin your team.
rules-playing = Playing a keyple
    .text =
        You play a keyple onto
        - a field of any country board,
        - a tile of your own, or
        - an empty plot of your own, to build a tile right there.

        If the spot is empty, the keyple stands there and works. On a field with a border, a white keyple takes the colour of the border; elsewhere it stays white.

        If one keyple is there already, yours must match the colour that one works as, or be white and take that colour. If the other one still stands, you choose: lay it down, and the two work together; or leave it standing, and yours works alone. If it lies, yours works alone. With two keyples a spot is full.
rules-joining = Joining
    .text =
        When a keyple is played onto an empty field, the others may join it, asked clockwise from the player’s left; only those are asked who have a keyple of the colour it works as, or a white one. The first who joins puts a keyple beside it, and nobody else is asked.

        Player and joiner have the same number of actions, and need not do the same with them. They take them in turns, the player first. Of country tiles the player takes the first and the fourth, the joiner the second and third.

        Nobody can join on your own plots, where a keyple was there before, or when keyples are laid down.
rules-actions = How many actions
    .text =
        | keyples at work | field without border, or another colour | border of their colour |
        | one alone | 1 | 2 |
        | two together: with a joiner, with a standing one laid down, or two laid down at once | 2 | 3 |

        With a joiner, each of the two players has that many. Own tiles have no border: one keyple has 1 action there, two together 2.

        What a field brings is taken at once. If the supply runs short, player and joiner take in turns until it is empty. An action you cannot use lapses, and you may stop at any time.
rules-laying = Laying down keyples
    .text =
        With an empty keyp, a turn lays down standing keyples, which then work a second time: one of them with 1 action, or both of two on a spot together with 2; with the border’s colour one more. A keyple that lies has done its work for the season.

        First come the keyples on your own plots and on the board you claimed, in any order. Only while none stands there may you lay down keyples on other boards, whoever played them. Nobody joins.
rules-tiles = Country tiles
    .text =
        On a country tile field each action takes one of the eight tiles on display, or a winter fair. The display is filled up before the next turn, but not after the last action of a season. A tile taken is yours to build later; a winter fair can be held at the end of a season.

        At the end of each season the tiles on display are discarded. They come back when the bag is empty.

        Each tile is either for the farm or for the village, has a price, and a second side that is better. Some work only with a keyple on them; others shelter animals, score at the end, or help all the time.
rules-trading = Trading and converting
    .text =
        Each action makes one trade; what you get may be given away again in the next. You choose what to give and what to get, among the kinds that the field or tile names.

        A finished good can always be given as the raw material of its type, but not for the very same good. If the supply has only one of the two things due, you get one; if it has none, you cannot trade.

        Wheat counts as a raw material for the { tile-alchemist }, the { tile-key-market } and the keyp tile, but not for the { tile-scrapyard }, the { tile-trading-post }, the { tile-windmill } and trade fields.
rules-boats = Boats and shipping
    .text =
        Whoever first plays a keyple onto a river chooses which of the boats not yet placed comes there, before others are asked to join. It stays all season.

        A boat carries two types of resources, one pair in spring and summer, another in autumn and winter. Each action takes one of them from the supply, or sells one of them for 2 shipping points; a brick is sold as clay, too. In one play you may not take and sell the same type.

        Shipping points count at the end. The { tile-seafarer } adds points each time you work on a boat, the { tile-shipping-agent } when you sell, and the upgraded { tile-merchant } gives one more action on boats.
rules-building = Building and upgrading
    .text =
        You build one of your home tiles or of the country tiles you took:
        - with an action of a build field, at its price;
        - with an action of a discount field, for one resource less, whichever you like, but never for nothing;
        - with a keyple played onto the very plot, at its price. The keyple stays there, and this was its one action;
        - with the { tile-builder } or, for farm tiles, the { tile-farm-labourer }.

        Farm tiles go to the farm, village tiles to the village. The empty plot to the right of a { tile-building-plot }, once upgraded also those above and below it, is built on for nothing.

        A tile may be built over once, at the full price of the new one; it then neither works nor scores. A keyple on it moves up onto the new tile.

        Upgrading turns a built tile over: a farm tile for one raw material or wheat, a village tile for one finished good or wheat. It is done with an action of an upgrade field, or with a keyple on the tile itself; the upgraded { tile-builder } and { tile-farm-labourer } do it too.
rules-own-tiles = Keyples on own tiles
    .text =
        A keyple on a tile of yours may, with each action, use the tile if it is one that works with a keyple, or upgrade it. A keyple just played may also build over it; one that is laid down may not.

        You can play a second matching keyple there, and lay both down later, so that a tile works up to four times a season.
rules-season-end = The end of a season: fairs and shelter
    .text =
        First fairs are held, player by player from the start player on. A private fair is held in its own season: show what it asks for, and you have its points. What you show you keep, but each piece serves only one fair of that season; a finished good may stand for its raw material. A private fair that is not held leaves the game unseen.

        A winter fair is held once in all: in summer for 4 points, in autumn with its gems for 6, in winter either way. In winter the best set of fairs is held by itself.

        Then animals are sheltered. Each farm tile takes four of those it names. What finds no place wanders off; you choose where there is a choice. Fairs come first, so animals without a shelter still count there.

        Then everybody takes home the claimed board, the keyples on it, and those on their own plots and keyp tile.
rules-next-season = The next season
    .text =
        Eight new country tiles are drawn and four boats. Then everybody chooses in secret which display their board shows this season, and all are laid out together.

        Whoever has more than eight keyples (nine with two players) sends as many as there are too many to rest on the keyp tile. A small team is no misfortune: an empty keyp comes sooner, and with it the turns in which keyples are laid down.
rules-scoring = The score
    .text =
        After winter, add up
        - your shipping points,
        - all fairs you held,
        - each tile of yours that is not built over.

        What you have scores on one tile only: each animal, gem, good and keyple counts once, and a tile counts four of them, or four sets, at most; the { tile-scrap-dealer } eight. Keydom shares them out so that you score most. Tiles that count tiles may all count the same ones.

        The keyples that you took home after winter count for the { tile-boatman }, { tile-bricklayer }, { tile-farmer }, { tile-lumberjack } and { tile-quarryman }; the fields of the board you claimed in winter for { tile-kiln }, { tile-log-cabin }, { tile-mine }, { tile-open-pit } and { tile-farmers-cottage }.

        { tiebreak.help }
rules-variants = Options
    .text =
        - { option-supply }, { option-supply-unlimited }: no resource ever runs out.
        - { option-pair }, { option-pair-eight }: two players have eight keyples each, like three or four players.
rules-rulings = Where the rulebook leaves a doubt
    .text =
        Keydom decides these points once for all tables:
        - A second keyple on a spot must be able to join the first: it is of the colour that one works as, or white (R-KR-05). Another reading lets any keyple come there and work alone.
        - A white keyple works as the colour of a field with a border, as a joiner as the colour of the keyple it joins, and otherwise stays white. It keeps that colour for the whole season, also when it is laid down (R-KR-06).
        - The upgraded { tile-merchant } scores nothing, for no points are stated for that side as they are for every other; the upgraded { tile-windmill } still grinds, for work that does not change is not repeated (R-KR-24).
        - A plot holds two tiles at most, one over the other.
        - What a field brings is always taken; nobody is asked whether they want it. That is a simplification of ours, which never harms: more of anything is never worse.
        - The ban on taking and selling one type on a boat holds for each player and each play.
        - The { tile-seafarer } scores once for each play on a boat, joining and laying down included.
        - The upgraded { tile-trading-post } makes both trades with one action; each may be left out.
        - As few animals as possible are lost.
        - The fields of the displays, the boats, most fairs, the costs of tiles, the keyp tile, the rows of plots, and whether the { tile-windmill }, the { tile-farmers-cottage } and the { tile-oast-house } are farm tiles are reconstructed: the printed ones are public as pictures only. They are marked ≈ below.
