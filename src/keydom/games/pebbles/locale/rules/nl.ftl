### Hoe je kiezels speelt.

rules-aim = Het doel
    .text =
        Twee tot vier spelers trekken kiezels uit één zak. Wie aan het eind de kiezels met de hoogste waarde heeft, wint: wat verborgen in je kom ligt en wat er open voor ligt, telt even zwaar.

        | kiezel | waarde | in de zak |
        | wit | 1 punt | 10 |
        | goud | 3 punten | 4 |
        | steenkool | −2 punten | 10 |
rules-turn = Een beurt
    .text =
        Je krijgt een kiezel uit de zak in je hand. Alleen jij ziet hem. Daarna houd je hem of geef je hem weg.

        Houd je hem, dan gaat hij in je kom, en de anderen weten alleen dat je hem hebt gehouden. In je eigen kom mag je altijd kijken.

        Daarna is de speler links van je aan de beurt.
rules-giving = Een kiezel weggeven
    .text =
        Je toont de kiezel en legt hem open voor een andere speler naar keuze, nooit voor jezelf. Die speler kan hem niet weigeren.

        Weggeven kun je niet terugnemen: iedereen heeft de kiezel gezien.
rules-end = Het einde
    .text =
        Iedereen krijgt vijf beurten, of drie in het korte spel. Dan worden de kommen getoond en telt ieder al zijn kiezels op.

        Bij een gelijk totaal staat wie minder steenkool heeft voor. Wie ook evenveel steenkool heeft, deelt de plaats.
