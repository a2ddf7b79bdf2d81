### Lessons of Keythedral.

first = Your first keythedral
    .about = A short game for two, from the first field to the last seat: workers, harvest, seats, a fence, a law and the trader.

first-welcome = A cathedral for everybody
    .text =
        Welcome to Keythedral! You and the other players build one cathedral together, and each of you wants the best seats in it. Seats are what you play for: every seat is worth points, and at the end nothing else counts.

        Seats are paid for with cubes: stone, timber, water, food and wine. Cubes come from the fields, and your workers fetch them. So the game begins with the land itself, and the players make it.

        With two players the land begins with a quarry and a wood, which are lit now. In turn, everybody lays one field and then one cottage, five times. You are blue.
first-field = Lay a field, then a cottage
    .text =
        You have drawn a lake. Lay it directly above the quarry: fields keep to rows and columns.

        Then choose your cottage with the number 1 and lay it where four fields can meet, between the lake, the quarry and the wood. A cottage lies on the corners between fields, and its workers reach only the fields that touch it. So a cottage that touches many different fields is a good one.
    .hint = Press the free place above the quarry, then your cottage number 1, then the corner where the lake, the quarry and the wood meet.
    .rest = Lay the lake above the quarry, and cottage 1 on the corner between them.
    .field = The lake can lie there, but your first cottage would reach less. Lay it directly above the quarry.
    .cottage = Every cottage will be laid in the end. Begin with number 1.
    .site = From there this cottage would reach fewer fields. Choose the corner where the lake, the quarry and the wood meet.
first-laid = The land fills up
    .text =
        A fine place: from here a worker can fetch water, stone or timber.

        The other player, yellow, now lays a field and a cottage too, and so it goes on until everybody has laid five of each. Fields belong to nobody. Your neighbours’ cottages may touch the same fields as yours, and then it matters who gets there first.

        Press “Next”: the rest of the land is laid for you.
first-round = Five numbers
    .text =
        The land is ready, and the first four seats of the cathedral lie open, each with its price in cubes.

        A round has five phases: workers go out, everybody harvests, everybody spends, the workers come home, and the next start player is found.

        In the first phase the players take turns at choosing a number from 1 to 5. All cottages with that number, everybody’s, then send out a worker, the chooser’s first. A field has room for one worker only, so what you call early you get.

        You are start player. Choose number 2, and send its worker to the lake.
    .hint = Press the number 2, then the lit lake.
    .rest = Choose number 2 and send its worker to the lake.
    .order = You may choose any number, but cottage 2 has the fewest fields: call it first, while the lake is free.
    .work = Timber is easy to get elsewhere, and you have one lake only. Send this worker to the lake.
first-workers = Who comes first
    .text =
        Yellow chose number 1 next and took a quarry. It is your cottage 1’s turn now, and after that you choose again.

        Look at the prices of the open seats: timber, water, food and stone are wanted. Think of what you can still reach, and of what your neighbour wants too.

        - Cottage 1: take timber from the wood in the middle.
        - Then choose number 3, and take timber from the lower wood.
        - Cottage 4: take food from the farm.
        - Cottage 5: take wine from the vineyard.

        Where only one field is left for a worker, the worker goes there by itself; where none is left, the worker stays at home.
    .hint = Cottage 1 to the wood beside the quarry; number 3 and the wood below the quarry; cottage 4 to the farm on the left; cottage 5 to the vineyard on the left.
    .rest = Follow the list: timber, number 3, timber, food, wine.
    .order = That number will come later by itself. Choose number 3 now, while the wood beside it is free.
    .work = That field is not the one in the list: timber, timber, food, wine.
first-buy = The first seat
    .text =
        That was the harvest: every worker brought home the cube of his field. You have two timber and one each of water, food and wine; you see them in your panel.

        Now comes the third phase: spending. The players take turns with one action each, until nobody wants to do anything more. The most important action is to acquire a seat. The lit one costs timber and water. You announce it, and then pay: here that takes two presses, because others may answer an announcement with laws.
    .hint = Press the lit seat, then pay for it.
    .rest = Acquire the lit seat, for timber and water.
    .other = That seat costs food and water. It would do as well, but then you could not pay for a fence in the next turn. Take the lit one.
    .pass = You can pay for a seat and there are only four: do not let the others take them all.
    .fence = A fence costs timber. First the seat, before somebody else takes it.
    .trade = The trader gives one cube for two. You need no trader here: the lit seat costs what you have.
    .craft = Craft cubes pay for the seats of later stages only. Take a seat now.
    .law = A law would be your last action of the round. First the seat!
first-fence = A fence against the neighbour
    .text =
        Yellow took a seat as well: one point each.

        You have timber, food and wine left. For one timber you may put a fence between any cottage and a field: no worker passes it any more. Yellow’s cottage 3 reaches four fields, and among them the quarry in the middle. That quarry you would like to have to yourself.

        Build a fence, choose yellow’s cottage 3, and then the side towards the quarry. You have three fences in the whole game. If all sides of a cottage are barred, its owner lays it elsewhere.
    .hint = Press “Build a fence”, then yellow 3, then the lit quarry.
    .rest = Build a fence between yellow’s cottage 3 and the quarry.
    .beside = That cottage would be shut out as well, but yellow 3 is the one that reaches your quarry.
    .toward = The fence has to stand towards the quarry in the middle.
    .pass = You still have timber, and timber makes a fence. Do not pass yet.
    .law = A law ends your actions for this round. First the fence.
first-law = A law in your hand
    .text =
        Yellow passed, and may still come back as long as the phase lasts. You have food and wine. For any one cube you may take a law card. That is always your last action in a round, so do it when there is nothing better to do.

        Laws are kept secret and played when they help: some make seats dearer or cheaper, some spoil a harvest, some change what others may do. Pay with wine, see which law you get, and play it at once on your cottage 1: a house, for free!

        You are asked whether to play a law as each phase begins. Without the law, a house costs one stone and one timber.
    .hint = Press “Take a law card”, pay with wine, and play the law on cottage blue 1.
    .rest = Take a law card, pay for it with wine, and play it on your cottage 1.
    .food = Keep the food: you will need it in a moment. Pay with wine.
    .cottage = Any cottage may become a house, but number 1 reaches four fields: two workers find most to do there.
    .decline = You could keep the law for later, but a house pays from the next round on. Play it now.
    .pass = You have cubes left: take a law card before you pass.
first-bid = Who begins?
    .text =
        Your cottage is a house now and will send out two workers.

        The workers have come home, and the last phase asks who begins the next round. The marker has gone to yellow, who would name the next start player. But everybody may bid cubes for that right, once. If you win, you pay the holder; the holder needs only to match the highest bid to win.

        Going first with your house is worth something. Bid one cube, and when yellow does not match it, name yourself.
    .hint = Bid 1, then make yourself start player.
    .rest = Bid one cube, then name yourself.
    .pass = Then yellow would begin, and take the best fields. One cube of food is a fair price for going first.
    .rival = You have paid for the right to begin: name yourself.
first-two = A house sends two
    .text =
        A new round, and you begin. Your house is number 1, so choose 1: its two workers go out in one turn, to two different fields. Take stone from the quarry in the middle and timber from the wood beside it. The fence keeps yellow’s cottage 3 away from that quarry.

        After that yellow calls number 5: send the worker of your cottage 5 to the lake for water. Then it is your turn to call. Choose number 3, whose worker goes to the farm by himself, because no other field is left for him.
    .hint = Number 1, the quarry, the wood beside it; then the lake for cottage 5; then number 3.
    .rest = Number 1: quarry and wood. Then the lake, then number 3.
    .order = Call 1 first, for the house; when you choose again, call 3.
    .work = The house takes stone and timber from the two fields in the middle; cottage 5 takes water from the lake.
first-stage = The stages of the cathedral
    .text =
        Another harvest: one stone, two timber, water, food and wine. Six cubes, where yellow got four: that is your house at work.

        The cathedral is sold in stages. Only when the last seat of a stage is gone are the seats of the next turned up, and each stage is worth more: seats of stage 1 are worth 1 point, of stage 2 two points, and so on up to 5. Early seats are cheap, and late ones need iron, stained glass and gold, which craftsmen sell for two, three and four cubes.

        Two seats of stage 1 are left. Take the lit one, for stone and timber.
    .hint = Press the lit seat, then pay for it.
    .rest = Acquire the lit seat, for stone and timber.
    .other = That one costs stone and food, and you will want the food in a moment. Take the lit one.
    .house = A second house would use up your only stone. Take the seat first.
    .pass = You can pay for a seat: take it.
    .law = That would end your round, with seats still for sale.
first-trade = The trader helps
    .text =
        Yellow took the last seat of stage 1, and four seats of stage 2 were turned up, worth 2 points each.

        You have timber, water, food and wine. The lit seat costs stone, food and water: you lack the stone. The trader gives one resource of your choice for any two cubes. Ask for stone, and pay with what this seat does not need, timber and wine. That is an action, so yellow has a turn in between. Then acquire the seat.
    .hint = Trade for stone, pay timber, pay wine. When it is your turn again, press the lit seat and pay.
    .rest = Trade timber and wine for stone, then acquire the lit seat.
    .keep = The lit seat costs water and food: keep those. Pay with timber and wine.
    .timber = You have timber. It is stone that you lack.
    .pass = With the trader’s help you can still have a seat worth 2 points.
    .craft = Iron is asked for from stage 3 on. You need stone now.
first-again = A round on your own
    .text =
        Three points and one seat of stage 2. When everybody had passed, the third round began, with yellow as start player.

        Three seats are left, and you want two of them. One costs stone, timber and food, another stone, timber and water. So this round you need two stone, two timber, water and food: exactly six cubes for your six workers.

        - Cottage 5: the lake, before anybody else takes it.
        - Choose number 3 and take the lower quarry, which yellow wants too.
        - House 1: quarry and wood in the middle, as before.
        - Choose number 4 and take the farm.

        Your cottage 2 then finds the last timber by itself.
    .hint = The lake; number 3 and the quarry at the bottom; the quarry and the wood in the middle; number 4 and the farm.
    .rest = Follow the list: lake, 3, lower quarry, quarry and wood, 4, farm.
    .order = Somebody may be faster at the fields you need: call 3 first, then 4.
    .work = That would leave you without one of the cubes you need: two stone, two timber, water and food.
first-finish = The last seats
    .text =
        Two stone, two timber, water and food: well done. Yellow began and took the dearest seat, for four cubes.

        Two seats are left and you can pay for both. Take the one for stone, timber and food first; when yellow has passed, take the other. Do not wait: with the trader’s help yellow might still afford one. The moment the last seat is taken the game is over: nobody gets another turn. So keep an eye on what the others can still afford.
    .hint = Acquire the seat for stone, timber and food; then the last one.
    .rest = Acquire the seat for stone, timber and food, then the last one.
    .first = You will have both. Take the one for stone, timber and food first.
    .house = A house pays in later rounds, and there will be none.
    .pass = Two seats are there for the taking!
    .law = A law would be your last action, with two seats still for sale.
first-count = The final count
    .text =
        The cathedral is complete. Your seats: two of stage 1 and three of stage 2, which makes 8 points against 4. If totals are equal, cubes left over decide.

        A full game has five stages and seventeen seats, and about ten rounds. More players mean more neighbours and more crowded fields. Three pieces of advice:

        - Houses first: a worker more in every round is worth more than an early seat.
        - Watch which cubes the next seats will cost, and what your neighbours can reach.
        - Keep a law for the dear seats at the end, when every cube counts.

        Now play a game of your own. The bots at the easy table are friendly, and the rules page is always a press away.
