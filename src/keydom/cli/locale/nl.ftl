### Wat de terminal rond een spel zegt.

terminal-hint = Typ een nummer of de actie zelf; `help` toont wat je nog meer kunt typen.
terminal-seated =
    { $count ->
        [one] Je bent { $seats }.
       *[other] In de volgorde waarin jullie genoemd zijn, zijn jullie { $seats }.
    }
terminal-kept = Dit spel wordt bewaard in
terminal-continue = Ga ermee verder met
terminal-curtain = Geef het toetsenbord aan { $seat } en druk dan op Enter.
terminal-several = ‘{ $text }’ kan een van deze zijn:
terminal-choices =
    { $count ->
        [one] Er is één keuze: met Enter neem je die.
       *[other] Met Enter zie je je { $count } keuzes opnieuw.
    }
terminal-drawn = Het bord is getekend in
terminal-copied = Bewaard in
terminal-no-undo = Er valt niets terug te nemen: sinds je laatste beslissing is er iets getrokken, getoond of gespeeld.
terminal-end = Als alle mensen aan tafel het spel willen beëindigen en tellen zoals het ervoor staat, typ dan nog eens `end`.
terminal-silence = Er is nog niets gebeurd.
terminal-outlook = Als het spel nu eindigde. Wat voor jou verborgen is, geeft een bereik en geen getal.
terminal-tiebreak = { $seat } wint na de beslissing bij gelijke stand!
terminal-nothing = Er valt niets over uit te leggen.

## De hulp

terminal-help-number = neem die keuze; de actie zelf, of het begin ervan, doet hetzelfde
terminal-help-enter = toon de tafel en de keuzes opnieuw; is er maar één keuze, neem die
terminal-help-help = deze uitleg; `help 3` legt uit waar keuze 3 over gaat
terminal-help-undo = neem je laatste beslissing terug
terminal-help-log = wat er onlangs is gebeurd; `log 99` voor meer, `log all` voor alles
terminal-help-scores = de stand, voor zover jij die kunt weten
terminal-help-show = teken de tafel zoals jij die ziet in board.svg
terminal-help-save = bewaar een kopie onder deze naam
terminal-help-end = beëindig het spel in overleg; het wordt geteld zoals het ervoor staat
terminal-help-quit = stop; het spel blijft bewaard en je leest hoe je verdergaat

## Herhalingen

terminal-step = Enter: volgende regel · een getal: ga naar die zet · b: het bord · q: stoppen
terminal-ply = { $ply } van { $last }
terminal-no-ply = De zetten gaan van 0 tot { $last }.
terminal-no-board = Dit spel heeft geen bord in de terminal; `keydom show` tekent het.
terminal-start = Het begin van het spel.
terminal-verified = Nagegaan: { $lines } regels, alle toegestaan, en de stand klopt met het verslag.
terminal-unscored = Nagegaan: { $lines } regels, alle toegestaan; het verslag noemt geen uitslag.
terminal-unfinished = Nagegaan: { $lines } regels, alle toegestaan; het spel is niet afgelopen.

## Raad

terminal-advice-for = Zet { $ply }, { $seat }: { $question }
terminal-advice = voorkeur van de bot: { $share } %; { $points } punten verwacht
terminal-advice-chance = voorkeur van de bot: { $share } %; { $chance } % kans op winst, { $points } punten verwacht
terminal-advice-none = niet doorgerekend
terminal-advice-lines = de stand nu: { $changes }
terminal-advice-features = later waard: { $changes }

## The explorer

terminal-explored = { $count } spellen van { $shortest } tot { $longest } regels, gemiddeld { $mean }. Definities van { $defined }; tussen haakjes wat 95 van de 100 keer klopt, gedempt wat op weinig spellen berust.
terminal-seat = Plaats
terminal-games = Spellen
terminal-wins = Gewonnen
terminal-score = Punten
terminal-thing = Wat
terminal-taken = Genomen bij aanbod
terminal-price = Prijs
terminal-points = Punten
terminal-when = Wanneer
terminal-place = Rang
terminal-lead = Voor op de anderen
terminal-fair = Hetzelfde, bij gelijke spelers
terminal-opening = Eerste zet
