### What the analysis of a game says.

study-title = { $game }: het spel geanalyseerd
study-ledger = Waar de uitslag vandaan kwam
study-verdict = { $seat } eindigde met { $final } punten, na een begin met { $chance } kans op winst: { $lost } punten gingen verloren door eigen keuzes, trekkingen brachten { $draws }, de fouten van de anderen { $others }.
study-in-ten = { $count } op 10
study-turning = Keerpunten: { $moments }.
study-turn-draw = een trekking (zet { $ply })
study-turn-own = een eigen keuze (zet { $ply })
study-turn-other = een keuze van { $seat } (zet { $ply })
study-start = Verwacht aan het begin
study-draws = Trekkingen
study-own = Eigen keuzes
study-others = Fouten van de anderen
study-remainder = Rest
study-final = Einde
study-inaccuracy = Onnauwkeurigheid
study-mistake = Fout
study-blunder = Blunder
study-small = Klein verlies
study-decisions = Echte beslissingen
study-mean = Verloren per echte beslissing
study-closes = Boven de punten, onder de kans op winst. De regels tellen op tot de einduitslag; de rest is waarover het oordeel onderweg veranderde, en niemands werk. Achter ± staat één standaardfout.
study-graph = De kansen door het spel heen
study-costliest = De duurste beslissingen
study-none = Geen beslissing bleek slechter dan een andere.
study-ply = zet { $ply }
study-better = Gespeeld: { $played }. Beter: { $better }. Verloren: { $points } punten, { $chance } van de kans op winst.
study-why = De betere keuze laat over: { $reasons }.
study-moment = Bekijk dit moment, of speel vanaf hier verder
study-choice = Keuze
study-points = Punten
study-chance = Kans
study-luckiest = De trekkingen die het meest uitmaakten
study-all = Alles wat uitmaakte
study-open =
    { $count ->
        [one] Eén beslissing of trekking
       *[other] { $count } beslissingen en trekkingen
    }
study-line = Zet
study-not-separable = niet te onderscheiden van de beste
study-method = Elke keuze is beoordeeld naar wat de speler wist, in { $depth } werelden die de speler niet van de echte kon onderscheiden; seed { $seed }.
