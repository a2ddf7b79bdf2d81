### How to play pebbles.

rules-aim = The aim
    .text =
        Two to four players draw pebbles from one bag. Whoever has pebbles of the highest worth at the end wins: those hidden in the bowl and those lying openly in front of it count alike.

        | pebble | worth | in the bag |
        | white | 1 point | 10 |
        | gold | 3 points | 4 |
        | coal | −2 points | 10 |
rules-turn = A turn
    .text =
        A pebble from the bag is put in your hand. Only you see it. Then you either keep it or give it away.

        Kept, it goes into your bowl, and the others learn nothing but that you kept it. You can look at your own bowl at any time.

        Then it is the turn of the player on your left.
rules-giving = Giving a pebble away
    .text =
        You show the pebble and lay it openly in front of another player of your choice, never in front of yourself. That player cannot refuse it.

        Giving cannot be taken back: everybody has seen the pebble.
rules-end = The end
    .text =
        Everybody has five turns, or three in the short game. Then the bowls are shown, and each player adds up all pebbles.

        Of players with the same total, the one with less coal is ahead. Those who have equally much coal as well share the place.
