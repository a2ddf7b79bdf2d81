### Lessen van Keyper.

first = Je eerste jaar in Keyland
    .about = Een kort spel voor twee, van de eerste keyple tot de eindtelling: bouwen, opwaarderen, een bord opeisen, meedoen, varen en een jaarmarkt houden.

first-welcome = Welkom in Keyland
    .text =
        In Keyper leid je een ploeg keyples door de seizoenen. Ze werken op boerderijen en in dorpen, halen grondstoffen binnen, zetten gebouwen neer, gaan naar de jaarmarkt en varen. Een volledig spel heeft vier seizoenen; dit heeft er twee, lente en winter.

        De twee grote borden in het midden zijn landborden, A en B. Elk is een lappendeken van velden met een rivier. Ze zijn nog van niemand, en iedereen mag op allebei werken. Je eigen boerderij en dorp liggen eronder: acht percelen voor de boerderij, twaalf voor het dorp, nog allemaal leeg.

        Je ploeg wacht in je keyp: de keyper, dat is de lange, en negen keyples. Die hebben kleuren. Oranje keyples weten alles van klei, bruine van het bos, grijze van de steengroeve, zwarte van mijnen, lichtgroene van boerderijen en lichtblauwe van schepen. Op een veld met een rand in hun eigen kleur doen ze meer. Witte kunnen alles zijn.

        Om de beurt één stuk, tot ieders keyp leeg is: dat is een seizoen.
first-build = Zet een gebouw neer
    .text =
        Je begint met één baksteen, één hout en één steen. Zes tegels voor de boerderij en zes voor het dorp liggen klaar om te bouwen; iedereen heeft dezelfde.

        Een keyple op een leeg perceel van jezelf bouwt daar meteen. Neem de lichtgroene, speel hem op het verlichte perceel van het dorp en bouw de { tile-stonemason }, voor een baksteen en hout. Die maakt van rotsblokken steen. Zoals hij nu is, levert hij aan het eind niets op, maar opgewaardeerd vijf punten.

        De keyple blijft staan waar hij werkt. In je eigen dorp kan niemand je storen en kan niemand meedoen.
    .hint = Druk op de lichtgroene keyple, op het verlichte perceel en dan op de { tile-stonemason }.
    .rest = De lichtgroene keyple, het verlichte perceel, de { tile-stonemason }.
    .colour = Op je eigen percelen doen kleuren er niet toe, en de andere kleuren heb je elders nodig. Neem de lichtgroene keyple.
    .keyper = De keyper eist een bord op. Daar is het nog te vroeg voor: bouw eerst.
    .place = Elk veld levert iets op, maar nu wil je bouwen. Speel hem op het verlichte perceel van je dorp.
    .tile = Die kun je ook betalen, maar de { tile-stonemason } levert opgewaardeerd vijf punten op. Bouw die.
first-upgrade = Maak het beter
    .text =
        De andere speler bouwde een { tile-brickmaker }. Opwaarderen is de tweede helft van het bouwen: elke tegel heeft een betere kant. Hier kost dat de steen die je nog hebt.

        Stuur een tweede keyple naar hetzelfde perceel. Waar al een keyple staat, moet de tweede dezelfde kleur hebben of wit zijn: neem dus een witte. Dan wordt gevraagd of de eerste gaat liggen. Doet hij dat, dan werken ze samen en hebben ze een actie meer; laat je hem staan, dan kan hij later nog een keer werken. Met één actie waardeer je één tegel op, dus laat hem staan. Waardeer dan de tegel op.

        Op elke plek is ruimte voor twee keyples, niet meer.
    .hint = Een witte keyple op de { tile-stonemason }; laat de andere staan; waardeer de tegel op.
    .rest = Een witte keyple op de { tile-stonemason }, laat de eerste staan, waardeer op.
    .colour = Daar staat een lichtgroene keyple: alleen lichtgroen of wit mag erbij. Neem een witte.
    .keyper = Nog even: eerst opwaarderen, zolang je de steen hebt.
    .place = Opwaarderen doe je op de tegel zelf: speel hem op de { tile-stonemason }.
    .lay = Dat geeft een tweede actie, die je niet kunt gebruiken. Laat hem staan: staande keyples kun je later nog neerleggen.
    .stop = Je hebt de steen ervoor: waardeer de tegel op.
first-claim = De keyper eist een bord op
    .text =
        De andere speler heeft ook opgewaardeerd. Nu de keyper. Eén keer per seizoen speel je hem op de keyp van een landbord dat niemand heeft opgeëist. Aan het eind van het seizoen is dat bord van jou, met elke keyple die erop staat of ligt, wie hem ook speelde: zij zijn je ploeg voor het volgende seizoen.

        Je kiest dus zelf welke keyples je krijgt, door het bord te kiezen en door wat er gespeeld wordt. Eis je vroeg op, dan krijg je het bord dat je wilt, maar blijven de anderen er misschien weg. Eis je laat op, dan hebben zij het voor je gevuld, maar kan iemand je voor zijn.

        Opeisen houdt niemand van een bord weg: iedereen mag er blijven werken. Eis nu bord A op.
    .hint = Druk op de keyper, of op bord A.
    .rest = Speel je keyper op bord A.
    .other = Bord B zou kunnen. In dit spel houden we het op bord A.
    .keyple = Een keyple kan wachten. Wacht je te lang, dan neemt de andere speler bord A.
first-field = Werk op een veld
    .text =
        De andere speler eiste bord B op, dus nu hebben jullie er elk een. Het werk gaat op allebei gewoon door.

        Een keyple op een veld brengt wat het veld toont: één, of twee als het veld een rand in de kleur van de keyple heeft. Je hebt rotsblokken nodig. Je grijze keyples weten daar alles van, maar er is iets beters: speel de lichtblauwe op de rotsblokken van bord A en kijk wat er gebeurt.

        Komt er een keyple op een leeg veld, dan mogen de anderen meedoen met een van dezelfde kleur of met een witte. Dan hebben beide spelers evenveel acties: twee in plaats van één. Dat is goed voor wie meedoet, en goed voor jou. En op jouw bord levert het je een keyple meer op voor de winter!
    .hint = Druk op de lichtblauwe keyple, dan op de rotsblokken van bord A.
    .rest = De lichtblauwe keyple op de rotsblokken van bord A.
    .colour = Houd die nog. De andere speler heeft geen lichtblauwe keyple meer, alleen witte, en doet graag mee: daarom moet het lichtblauw zijn.
    .place = De { tile-sheep-shelter } gaat rotsblokken kosten. Speel hem op de rotsblokken van bord A.
first-join = Doe mee
    .text =
        Er werd meegedaan: twee rotsblokken voor elk. Een vriendelijk spel, niet?

        Nu heeft de andere speler een lichtgroene keyple op de klei van bord B gespeeld, en word jij gevraagd. Meedoen kost je een keyple, maar geen beurt. Daarom is het een van de beste dingen die je kunt doen: je krijgt evenveel als de ander, je keyp is eerder leeg, en daarna ben je toch aan de beurt.

        Er staat iets tegenover. De keyple staat op bord B, dat van de andere speler is, en zit in de winter in diens ploeg. Klei heb je nodig voor de { tile-pig-sty }, dus doe mee met je witte keyple.
    .hint = Doe mee met de witte keyple.
    .rest = Doe mee met de andere speler bij de klei.
    .decline = Nee zeggen mag, maar twee klei zonder een eigen beurt is een koopje. Doe mee!
first-farm = Een plek voor dieren
    .text =
        Ook voor jou twee klei. Met twee rotsblokken en twee klei kun je op de boerderij bouwen.

        Dieren leveren aan het eind punten op, maar alleen met een dak boven hun kop: aan het eind van elk seizoen loopt weg wat geen onderdak heeft. Stallen komen dus eerst.

        - Breng de oranje keyple naar het eerste perceel van de boerderij en bouw de { tile-pig-sty }, voor twee klei.
        - Breng in je volgende beurt de bruine naar het tweede perceel en bouw de { tile-sheep-shelter }, voor twee rotsblokken.

        Percelen van de boerderij vul je op volgorde. Een afgewerkt goed telt ook als de grondstof van zijn soort, en tarwe kan vaak allebei vervangen; daarom wordt gevraagd waarmee je betaalt.
    .hint = Oranje keyple, eerste perceel, { tile-pig-sty }, klei en klei. Dan bruine keyple, tweede perceel, { tile-sheep-shelter }.
    .rest = Oranje en de { tile-pig-sty } op het eerste perceel; dan bruin en de { tile-sheep-shelter } op het tweede.
    .colour = De andere kleuren heb je nodig op de rivier en de velden. Eerst oranje, dan bruin.
    .place = De stallen staan op je boerderij: speel hem op het volgende lege perceel daar.
    .tile = Dat is niet de goede voor deze dieren: eerst de { tile-pig-sty }, dan de { tile-sheep-shelter }.
    .pay = Bewaar de rotsblokken voor de { tile-sheep-shelter }, en betaal nu met twee klei.
first-boat = Naar de rivier
    .text =
        Wie als eerste een keyple op een rivier speelt, kiest het schip dat daar aanlegt. Een schip vervoert twee soorten goederen. Elke actie neemt er een uit de voorraad, of verkoopt er een voor twee scheepvaartpunten, die aan het eind tellen. Je mag in één keer niet dezelfde soort nemen en verkopen.

        Speel de zwarte keyple op de rivier van bord A en kies schip 3, dat schapen en rotsblokken vervoert. De andere speler doet mee, zodat jullie elk twee acties hebben, om en om: neem een rotsblok en dan een schaap. Straks zie je waar die twee samen goed voor zijn.
    .hint = Zwarte keyple, rivier van bord A, schip 3; werk dan voor een rotsblok en daarna voor een schaap.
    .rest = Zwarte keyple naar de rivier van bord A; schip 3; een rotsblok, dan een schaap.
    .colour = De zwarte: de andere speler heeft ook een zwarte keyple en doet mee.
    .place = Naar de rivier van bord A, waar nog geen schip ligt.
    .moor = Dat schip vervoert iets anders. Schapen en rotsblokken komen met schip 3.
    .work = Eerst een rotsblok, dan een schaap.
    .stop = Je hebt nog een actie: neem wat het schip biedt.
first-laying = Keyples gaan liggen
    .text =
        De andere speler verkocht twee rotsblokken aan het schip: vier punten. In de winter verkoop jij ook.

        Let goed op het eind van het seizoen. Wie geen stuk meer in de keyp heeft, houdt niet op: in elke beurt legt die staande keyples neer, en elke keyple die gaat liggen, werkt nog een keer. Eerst die op je eigen percelen en op het bord dat je hebt opgeëist, later die op andere borden. Het loont dus om eerder dan de anderen een lege keyp te hebben: meedoen helpt daarbij.

        Druk op “Verder”: je speelt een grijze keyple op de tarwe, waar de ander meedoet, en die begint keyples neer te leggen.
first-improve = Twee in één klap
    .text =
        Je hebt nu twee tarwe en nog één keyple, een grijze. Bord A heeft een veld om op te waarderen, en daar heb je met de grijze keyple twee acties.

        Waardeer de { tile-pig-sty } en de { tile-sheep-shelter } op, elk voor één tarwe: een dier in een opgewaardeerde stal is twee punten waard in plaats van één. Omdat dit je laatste stuk is, heeft de andere speler nog één beurt, en dan is de lente voorbij. Wie het laatste stuk speelt, begint het volgende seizoen.
    .hint = Het opwaardeerveld van bord A; de { tile-pig-sty }, betaal tarwe; de { tile-sheep-shelter }, betaal tarwe.
    .rest = Het opwaardeerveld van bord A; { tile-pig-sty } en { tile-sheep-shelter }, elk voor tarwe.
    .place = Er is niets beters dan twee tegels ineens opwaarderen: het opwaardeerveld van bord A.
    .order = De { tile-sheep-shelter } komt zo: begin met de { tile-pig-sty }.
    .pay = Bewaar het rotsblok: dat wil je zo laten zien. Betaal met tarwe.
    .stop = Je kunt nog een tegel opwaarderen: ga door.
first-fair = De lentejaarmarkt
    .text =
        De lente is voorbij, en de jaarmarkten worden gehouden. Iedereen heeft voor elk seizoen een geheime jaarmarkt, en in de winter zijn er open voor allen. Een jaarmarkt vraagt je iets te tonen: wie dat aan het eind van het seizoen kan, krijgt punten en houdt wat getoond is.

        De jouwe vraagt een schaap en een rotsblok. Daarom wilde je die allebei van het schip! Houd haar, voor twee punten.

        Een jaarmarkt van een ander seizoen kun je niet houden, dus bekijk je kaarten vroeg en reken erop.
    .hint = Houd de lentejaarmarkt.
    .rest = Houd je lentejaarmarkt: je hebt een schaap en een rotsblok.
    .enough = Je kunt een schaap en een rotsblok tonen: twee punten voor niets. Houd de jaarmarkt.
first-fold = Een bord van jezelf
    .text =
        Nu is bord A van jou, met de keyples erop: twee zwarte, een lichtblauwe, drie grijze en een witte. Ook die van je eigen percelen komen thuis. Dit is je ploeg voor de winter. Waren de anderen van je bord weggebleven, dan was ze klein geweest.

        Dan vouw je het bord. Een landbord is een vierkant dat zo gevouwen kan worden dat het vier verschillende kanten toont, en jij kiest welke het volgende seizoen bovenligt. Kies de vierde, met schapen, varkens en koeien voor je stallen.

        Je hebt meer keyples dan een ploeg mag hebben. De twee die te veel zijn, rusten op de keyptegel: laat er twee grijze rusten. Die komen nog van pas.
    .hint = Kies kant 4; laat dan een grijze keyple rusten, en nog een grijze.
    .rest = Kant 4, dan twee grijze keyples op de keyptegel.
    .fold = Let op de dieren: de vierde heeft varkens, schapen en koeien samen.
    .spare = De andere kleuren hebben op het nieuwe bord hun eigen velden. Laat de grijze rusten.
first-winter = Winter: vul de stallen
    .text =
        De winter is het laatste seizoen, en jij begint. Je { tile-sheep-shelter } heeft plaats voor vier schapen, en er staat er één; je { tile-pig-sty } heeft plaats voor vier varkens, en is leeg. Elk dier is twee punten waard.

        - Speel de lichtgroene keyple op de schapen van bord A. De rand is lichtgroen, dus er komen twee schapen mee.
        - Speel een zwarte keyple op de varkens van bord A: één varken.
        - Speel in je volgende beurt de andere zwarte er ook op, en leg deze keer de eerste neer: samen hebben ze twee acties, twee varkens.

        De andere speler wordt elke keer gevraagd en mag nee zeggen: niet iedereen heeft schapen nodig. En die speelt zijn keyper op bord A, want dat is nu rijk. Borden worden elk seizoen opnieuw opgeëist.
    .hint = Lichtgroene keyple naar de schapen; zwarte keyple naar de varkens; nog een zwarte naar de varkens, en leg de eerste neer.
    .rest = Lichtgroen naar de schapen, zwart naar de varkens, weer zwart naar de varkens en leg de eerste neer.
    .colour = Eerst de lichtgroene keyple, dan de twee zwarte.
    .keyper = De keyper kan deze keer wachten: dieren zijn schaars.
    .place = Eerst de schapen, dan twee keer de varkens, allemaal op bord A.
    .leave = Neergelegd helpt hij de nieuwe: twee varkens in plaats van één. In de winter bewaar je niets voor later.
first-keyp = De keyper en zijn helpers
    .text =
        De andere speler nam drie schapen, met twee keyples op hetzelfde veld. Speel nu je eigen keyper. Alleen bord B is nog over, en in het laatste seizoen geeft dat niet: er is geen ploeg meer te winnen.

        Maar de keyper doet nog iets. De keyples die op je keyptegel rusten, gaan liggen als je hem speelt, en elk brengt één ding naar keuze. Grijze, bruine en oranje brengen klei, een boomstam, een rotsblok of tarwe; de andere een dier. Neem klei en een boomstam: daarmee komt er straks een { tile-farmyard }.
    .hint = Speel de keyper op bord B; neem klei en dan een boomstam.
    .rest = Keyper naar bord B, dan klei en een boomstam.
    .keyple = Eerst je keyper: zijn helpers brengen wat je voor het volgende gebouw nodig hebt.
    .gain = Van wat er geboden wordt, heb je eerst klei nodig en dan een boomstam.
first-horses = Nog een schip
    .text =
        De rivier van bord B is vrij, en schip 6 vervoert in de winter paarden en schapen. Je hebt een lichtblauwe keyple, die alles van schepen weet: op een rivier, met haar lichtblauwe rand, heeft hij alleen twee acties, en drie als er iemand meedoet.

        Druk op “Verder”: je speelt hem daar, de andere speler doet mee, en jullie nemen elk een schaap en twee paarden. Daarna bouwt de ander een { tile-sheep-shelter } en waardeert die op.

        Voor paarden heb je op je boerderij nog geen stal. Ze hebben een plek nodig voordat het seizoen uit is.
first-yard = Het boerenerf
    .text =
        Een { tile-farmyard } is precies goed: er passen vier koeien, paarden, varkens en schapen in, door elkaar, en het telt elke verschillende soort: één punt, of opgewaardeerd twee. Vier soorten in een opgewaardeerd erf zijn acht punten. Schapen, varkens en paarden heb je al; de koe komt nog.

        - Speel de oranje keyple op het bouwveld van bord A, bouw het { tile-farmyard } op het derde perceel van de boerderij, en betaal met een boomstam en een rotsblok.
        - Speel in je volgende beurt de grijze keyple op het opwaardeerveld van bord B en waardeer het { tile-farmyard } op met de klei.

        Op bouwvelden bouw je op elk perceel zonder dat er een keyple van je komt te staan. Sommige velden doen hetzelfde met korting.
    .hint = Oranje keyple, bouwveld van bord A, { tile-farmyard }, derde perceel, boomstam en rotsblok. Dan grijze keyple, opwaardeerveld van bord B, { tile-farmyard }.
    .rest = Oranje: bouw het { tile-farmyard } op het derde perceel voor een boomstam en een rotsblok. Dan grijs: waardeer het op, op bord B.
    .colour = Eerst oranje, om te bouwen; dan grijs, om op te waarderen.
    .place = Eerst het bouwveld van bord A, dan het opwaardeerveld van bord B.
    .tile = In het { tile-farmyard } kan elk dier: dat is de goede.
    .plot = Percelen van de boerderij vul je op volgorde: het derde is aan de beurt.
    .pay = Bewaar de klei om op te waarderen. Betaal met een boomstam en een rotsblok.
    .stop = Nog niet: het { tile-farmyard } moet nog gebouwd worden.
first-close = De laatste stukken
    .text =
        Je mist alleen nog een koe, en een paar scheepvaartpunten zijn welkom. De rest van de winter wordt voor je gespeeld, zodat je kunt kijken:

        - een bruine keyple brengt een koe thuis,
        - een witte brengt schip 5 naar de rivier van bord A, dat koeien en varkens vervoert: je neemt een varken en verkoopt een koe, en met je laatste stuk neem je een koe en verkoop je een varken,
        - de andere speler legt keyples neer om te bouwen en om op hetzelfde schip te werken.

        Let op hoeveel beurten de ander nog heeft nadat de laatste keyple is gespeeld: maar één.
first-count = De eindtelling
    .text =
        Je wint met 29 punten tegen 24! Je { tile-sheep-shelter } levert 6 op, het { tile-farmyard } met zijn vier soorten 8, de { tile-pig-sty } 4, de { tile-stonemason } 5, de lentejaarmarkt 2 en de scheepvaart 4. De puntentabel toont elke regel. Waar een dier in meer dan één stal kan staan, wordt de beste plek voor je gevonden.

        Een volledig spel heeft vier seizoenen, elke keer nieuwe borden, landtegels uit de zak met eigen punten en krachten, edelstenen, en winterjaarmarkten die iedereen ziet. Drie raadgevingen:

        - Doe vaak mee, en laat vaak meedoen: speel waar de anderen de kleur ook hebben.
        - Kies je bord evenzeer om de keyples erop als om de velden.
        - Begin in de lente ergens voor te sparen; wat opgewaardeerd is, telt.

        Speel nu je eigen spel. De makkelijke tafel staat klaar.
