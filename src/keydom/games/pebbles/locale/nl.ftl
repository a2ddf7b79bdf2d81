### Kiezels, het oefenspel.

game-name = Kiezels
game-tagline = Trek een kiezel en houd hem geheim, of geef hem weg waar iedereen bij is.

option-length = Lengte
option-length-full = volledig: ieder vijf beurten
option-length-short = kort: ieder drie beurten

## Beslissingen

do-draw = Er komt een { $pebble } uit de zak
do-keep = Verberg de kiezel in je kom
do-give = Geef de kiezel weg
do-to = Geef hem aan { $seat }

ask-draw = Welke kiezel komt er uit de zak?
ask-turn = Houd je de kiezel of geef je hem weg?
ask-gift = Wie krijgt de kiezel?

## Het verslag

told-drew = { $seat } trok een kiezel.
told-saw = Je zag een { $pebble }.
told-kept = { $seat } hield de kiezel verborgen.
    .line = Hield hem verborgen
told-gave = { $seat } gaf { $to } openlijk een { $pebble }.
    .line = Gaf { $to } er één

## Weigeringen

why-yourself = Je kunt de { $pebble } niet aan jezelf geven: kies een andere speler.

## Stukken

pebble = Kiezel
    .help =
        Aan het einde van het spel { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        } waard. Bij het begin zitten er { $count } van deze soort in de zak.
pebble-white = witte kiezel
pebble-gold = gouden kiezel
pebble-coal = brok steenkool
    .help = { pebble.help } Bij een gelijke stand wint wie de minste steenkool heeft.

## Punten

score-white = Witte kiezels
score-gold = Gouden kiezels
score-coal = Steenkool

tiebreak = Minder steenkool
    .help = Bij een gelijk totaal gaat voor wie minder steenkool heeft.

## De tafel, en waar een tip van vertelt

zone-table = Tafel
board-hand = hand
board-bowl = kom
board-open = open
feature-bowl = kiezels in de kom
feature-open = kiezels die open liggen
