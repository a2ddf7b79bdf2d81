### Lessons of pebbles.

first = A first game
    .about = Three turns: keep a pebble, give one away, and see who has the better bowl.

first-welcome = Your first pebble
    .text =
        On your turn a pebble from the bag is put in your hand. Only you see it.

        This one is a { pebble-gold }: worth 3 points at the end, more than any other.
first-keep = Keep it
    .text = You may keep a pebble hidden in your bowl or give it away openly. Gold is worth keeping.
    .hint = Press “{ do-keep }”.
    .rest = Keep the golden pebble in your bowl.
    .give = Whoever gets the golden pebble gets its 3 points. Keep it!
first-give = Get rid of coal
    .text =
        The other player has kept a pebble; nobody but them knows which.

        You drew a { pebble-coal }. It costs 2 points where it lies at the end, so give it away.
    .hint = Press “{ do-give }”, then the row of the other player.
    .rest = Give the coal to the other player.
    .keep = Kept in your bowl, the coal would cost you 2 points. Give it away!
first-given = The same to you
    .text = The other player gave you a { pebble-coal } in return. It lies open before you: what was given is seen by all, what was kept is not.
first-last = A white pebble
    .text = Your last one is a { pebble-white }, worth 1 point. That is not much, but it is better in your bowl than in another.
    .hint = Press “{ do-keep }”.
    .rest = Keep the white pebble in your bowl.
    .give = A white pebble is worth 1 point to whoever has it: keep it.
first-count = The bowls are shown
    .text =
        The game ends after everybody's last turn, and all bowls are shown: white counts 1, gold 3, coal minus 2. If the totals are equal, less coal wins.

        You have a golden and a white pebble and a lump of coal, and so has the other player: a tie.
