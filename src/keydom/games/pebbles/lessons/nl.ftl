### Lessen van pebbles.

first = Een eerste spel
    .about = Drie beurten: houd een kiezel, geef er een weg, en zie wie de beste schaal heeft.

first-welcome = Je eerste kiezel
    .text =
        In je beurt komt er een kiezel uit de zak in je hand. Alleen jij ziet hem.

        Dit is een { pebble-gold }: aan het eind 3 punten waard, meer dan elke andere.
first-keep = Houd hem
    .text = Je mag een kiezel verborgen in je schaal houden of hem openlijk weggeven. Goud houd je liever zelf.
    .hint = Druk op “{ do-keep }”.
    .rest = Houd de gouden kiezel in je schaal.
    .give = Wie de gouden kiezel krijgt, krijgt zijn 3 punten. Houd hem!
first-give = Weg met de kool
    .text =
        De andere speler heeft een kiezel gehouden; niemand anders weet welke.

        Jij trok een { pebble-coal }. Waar die aan het eind ligt, kost hij 2 punten, dus geef hem weg.
    .hint = Druk op “{ do-give }” en dan op de rij van de andere speler.
    .rest = Geef de kool aan de andere speler.
    .keep = In je schaal zou de kool je 2 punten kosten. Geef hem weg!
first-given = Met gelijke munt
    .text = De andere speler gaf jou een { pebble-coal } terug. Die ligt open voor je: wat gegeven is, ziet iedereen; wat gehouden is niet.
first-last = Een witte kiezel
    .text = Je laatste is een { pebble-white }, 1 punt waard. Dat is niet veel, maar hij ligt beter in jouw schaal dan in die van een ander.
    .hint = Druk op “{ do-keep }”.
    .rest = Houd de witte kiezel in je schaal.
    .give = Een witte kiezel is 1 punt waard voor wie hem heeft: houd hem.
first-count = De schalen gaan open
    .text =
        Na ieders laatste beurt is het spel uit en worden alle schalen getoond: wit telt 1, goud 3, kool min 2. Bij gelijke totalen wint wie minder kool heeft.

        Jij hebt een gouden en een witte kiezel en een stuk kool, en de andere speler ook: gelijkspel.
