### Wat elk spel en elke tafel zegt.

## Wie

player = Speler { $number }
seat-name = { $seat }
nature = Het toeval
list-and = { $first } en { $last }
list-or = { $first } of { $last }

## Het verslag

told-drawn = De plaatsen werden geloot; rond de tafel zitten { $seats }.
told-undone = { $seat } nam de laatste zet terug.
told-rewound = Het spel ging terug naar zet { $ply }.
told-ended = Iedereen aan tafel vond het goed om te stoppen: het spel wordt geteld zoals het er na zet { $ply } voor staat.
told-left = { $seat } is weggegaan: een bot speelt verder.
told-resigned = { $seat } geeft op: een bot speelt verder, en { $seat } wordt laatste.
told-replaced = Een bot speelt voor { $seat }, die afwezig is.
told-returned = { $seat } is terug en speelt weer mee.
told-regained = { $seat } zit nu in een andere browser: alle anderen vonden het goed.

## De tafel

turn-of = { $seat } is aan de beurt
your-turn = Jij bent aan de beurt
choose-number =
    { $count ->
        [one] Er is één keuze: 1
       *[other] Kies een getal van 1 tot en met { $count }
    }
unknown-choice = ‘{ $text }’ is geen van de keuzes.

## Het einde

game-over = Het spel is afgelopen
winner = { $seat } wint!
winners = { $seats } delen de overwinning!
final-scores = Eindstand
score-place = Plaats
score-total = Totaal
score-tiebreak = Bij gelijke stand
feature-score = huidige stand

## Waar de gegevens van een onderdeel vandaan komen

status-rulebook = uit de spelregels
status-public = uit openbare bronnen
status-reconstructed = gereconstrueerd
status-own-box = uit een eigen doos
