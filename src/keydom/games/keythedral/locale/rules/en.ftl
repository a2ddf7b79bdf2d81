### How to play Keythedral.

rules-aim = The aim
    .text =
        Two to five players build a cathedral together, and each wants the best seats in it. Workers leave your cottages for the fields around them and bring home cubes; cubes buy seats, better cottages, fences against your neighbours, and laws that bend the rules.

        The dearest seats come last. The game ends when the last seat is taken, and whoever has the most valuable seats wins.
rules-pieces = What there is
    .text =
        Each player has five cottages numbered 1 to 5, whose other side is a house, ten workers and three fences. Nobody starts with cubes.

        | cube | comes from |
        | stone | quarries |
        | timber | woods |
        | water | lakes |
        | food | farms |
        | wine | vineyards |
        | iron | the smith, for 2 cubes |
        | stained glass | the glassmaker, for 3 cubes |
        | gold | the goldsmith, for 4 cubes |

        The first five are resources, the other three craft cubes. There are 20 stone and 20 timber, 15 each of the other resources, and 10 of each craft cube. Cubes and seats are kept behind screens at the table; here everybody sees them, since everybody saw them come and go. Law cards in hand are secret.
rules-setup = Set-up: laying the land
    .text =
        In the middle lies the keythedral, with two quarries and two woods around it, each kind on a diagonal. All other fields with a number up to the number of players lie in one stack, their kind hidden.

        Who sits where is drawn by lot, unless the table keeps the order it was listed in; whoever has the first seat is start player. Five times, clockwise from there, everybody first draws the top field and lays it, then lays one cottage of their choice, with the cottage side up.

        A field must lie beside another field, or across a corner where a cottage lies. Fields keep to rows and columns, so that each could have four fields beside it and four squares at its corners. A cottage goes on any free square that touches at least one field. It can touch up to four, and fields may be shared by cottages of everybody.

        The seats of the keythedral are dealt at random, by stages, and those of stage 1 turned up. Two laws are laid out.
rules-round = A round
    .text =
        - Phase 1: workers go out into the fields.
        - Phase 2: everybody harvests.
        - Phase 3: everybody spends, action by action.
        - Phase 4: workers and order markers come back, and empty law spaces are filled from the deck.
        - Phase 5: the next start player is found.

        As a phase opens, everybody who holds a law is asked once, clockwise from the start player, whether to play one.
rules-workers = Phase 1: placing workers
    .text =
        The start player chooses one of the numbers 1 to 5. Everybody, beginning with the chooser and going clockwise, sends a worker from their cottage with that number into a field beside it. A house sends two, into two different fields, in the same turn.

        Then the next player to the left chooses one of the remaining numbers and goes first with it, and so on until all five have been chosen.

        A field has room for one worker, and no worker crosses a fence. A worker who can be placed must be placed; if no field is free, the worker stays idle.
rules-harvest = Phase 2: the harvest
    .text =
        From the start player clockwise, everybody takes one cube for each of their workers, as the field gives it. If the store has no more of a kind, that worker brings nothing.

        Under the law { law-unexpected-harvest } you choose what to take; cubes of fixed kinds are taken first.
rules-spending = Phase 3: spending
    .text =
        Clockwise from the start player, everybody takes one action in their turn:
        - acquire a seat,
        - turn a cottage into a house (1 stone, 1 timber),
        - build a fence (1 timber), or remove one (2 wine),
        - buy a craft cube,
        - trade with the trader (2 cubes for 1 resource),
        - take a law (1 cube), or
        - pass.

        A pass is not final: you may act in a later turn, as long as the phase lasts. Whoever takes a law has no more actions this round, and in their turns may only play laws. The phase ends when all who have taken no law have passed and none of them has acted since, even if somebody took a law in between. Players cannot trade with each other.
rules-seats = Acquiring a seat
    .text =
        Seats are sold by stages: only when all seats of a stage are taken are those of the next turned up. You announce which open seat you want. The others may answer with laws, one or several, each player once, clockwise from your left. Then you settle the price: play laws of your own if you like ({ law-price-decrease } is the buyer’s alone to play), and pay exactly the cubes shown. They go to the store, and the seat is yours.

        You may withdraw only if a law was played since you announced, or if you can no longer pay. It uses no action.

        | stage | 1 | 2 | 3 | 4 | 5 |
        | seats, edition of 2002 | 4 | 4 | 4 | 3 | 2 |
        | worth each | 1 | 2 | 3 | 4 | 5 |
        | seats, edition of 2004 | 5 | 5 | 5 | 4 | 3 |
        | worth each | 4 | 6 | 8 | 10 | 12 |

        Stone is asked for in stages 1 and 2 only, timber in 1 to 3, food and water in all; wine and iron from stage 3 on, stained glass and gold in 4 and 5.
rules-houses = Houses
    .text =
        For one stone and one timber a cottage of yours becomes a house. From the next round on it sends out two workers. A house that must move stays a house.
rules-fences = Fences
    .text =
        For one timber you put one of your three fences on the side between a cottage or house, anybody’s, and a field. No worker from there enters that field any more. For two wine you remove any fence; it leaves the game.

        A cottage or house that fences cut off from all its fields is moved at once by its owner to any free square beside a field that no fence bars; the fences stay. If there is no such square, it stays. You may well do this to a tile of your own. A fence beside an empty square counts for whatever is laid there later.
rules-trade = Craftsmen and trader
    .text =
        The smith sells iron for two cubes, the glassmaker stained glass for three, the goldsmith gold for four. Any cubes pay, craft cubes too. If a craftsman has no cube left, one that was used and lies in the store is taken; if there is none, nothing is sold. What is bought must be there before it is paid for.

        The trader gives one resource of your choice from the store for any two cubes, never a craft cube.

        When you pay with cubes of your choice you are asked kind by kind: a kind you skip is not offered again.
rules-laws = Laws
    .text =
        For one cube you take one of the laws laid out; it is your last action in this phase, and you take at most one a round. Each of the 20 laws is there once and is used once. You may keep it as long as you like, unless the table plays otherwise, and play it at the moment it names, without an action, also after your last one. Laws for any time may be played as any phase opens, and whenever you choose a number, place a worker, take a turn or bid.

        After a law has been played, the others are asked, clockwise from the lawgiver’s left, whether they repeal it. A repealed law does nothing and is used up.

        The laws that count most in a purchase:
        - { law-price-increase } makes a seat one cube dearer, { law-price-decrease } one cube cheaper (never gold). If the seat is not sold now, the law stays beside it, and every buyer chooses the cube anew.
        - { law-substitution } lets you pay with other resources, or one craft cube with another.
        - { law-design-change } puts another tile of the same stage in the seat’s place; an announced purchase then lapses without using an action.
        - { law-bargain } and { law-sale } are your action on better terms.

        The others are explained one by one further below.
rules-start-player = Phase 5: the start player
    .text =
        The start-player marker passes to the left, to its new holder. From the holder’s left on, everybody bids once for the right to name the start player, or passes; the holder is last. A bid is a number of cubes, all of equal worth, higher than the bid before; nobody bids more than they have. The holder wins by merely equalling the highest bid.

        If another player wins, the cubes go to the holder; if the holder wins, they go to the player who was equalled. The payer chooses which. The winner, or the holder if nobody bid, names the next start player, themselves or anybody else.
rules-end = The end and the score
    .text =
        The game ends at once when the last seat is acquired. It has no other end in the rulebook, and games between people take 5 to 17 rounds.

        So that no table goes on for ever there is a far guard of our own: after 40 rounds the game ends and is scored as it stands. The log tells everybody from round 37 on.

        Add up your seats. In the edition of 2004 cubes left over score as well: gold 4, stained glass 3, iron 2, each resource 1.

        { tiebreak.help }
rules-variants = Options and variants
    .text =
        - { option-edition }: 17 seats worth 1 to 5, or 22 seats worth 4 to 12 with cubes that score.
        - { option-laws }: face down, so that only the taker sees the card; face up, so that all know who holds what; or none at all.
        - { option-laws-about-others }: kept for later like the others, or played at the first moment they allow. Then their holder can do nothing else at that moment; a law that can do nothing yet waits.
        - { option-design }, { option-design-open }: all seats are seen from the start, but the stages are still sold in order.
        - Two players: one quarry and one wood lie side by side in place of the keythedral with its four fields, and one law is laid out a round.
rules-rulings = Where the rulebook leaves a doubt
    .text =
        Two readings change how the game is played, and were decided:
        - When phase 3 ends (R-KT-09). A pass is not final, and the phase ends when all who took no law have passed. We read both as they stand: taking a law takes back nobody’s pass, any other action means that all the others are asked again.
        - Keeping laws (R-KT-24). The Dutch rulebook says in one sentence that a law about other players is played at once; taken literally it contradicts laws that answer what others do, and reports of real games. So every law may be kept, and the option “{ option-laws-about-others }” plays the sentence.

        Keydom decides these points once for all tables too:
        - { law-good-harvest } and { law-double-production } multiply to four cubes; { law-poor-harvest } makes everything nothing.
        - { law-work-order } fixes the order of the numbers; who goes first with each still rotates.
        - { law-cottage-number } replaces the cottage’s own turn this round.
        - { law-upgrade-cottage } is no building, so { law-house-moratorium } does not stop it.
        - A cottage sends as many workers as it houses at that moment.
        - A law can be played only where it does something.
        - The costs of the seats and the kinds of the fields numbered 2 to 5 are reconstructed: the printed ones are public as pictures only. They are marked ≈ below.
