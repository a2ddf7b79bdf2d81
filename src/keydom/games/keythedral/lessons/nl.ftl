### Lessen van Keythedral.

first = Je eerste kathedraal
    .about = Een kort spel voor twee, van het eerste veld tot de laatste zetel: werknemers, oogst, zetels, een afsluiting, een wet en de handelaar.

first-welcome = Een kathedraal voor iedereen
    .text =
        Welkom bij Keythedral! Samen met de andere spelers bouw je één kathedraal, en ieder van jullie wil er de beste zetels in. Om die zetels draait het: elke zetel is punten waard, en aan het eind telt niets anders.

        Zetels betaal je met blokjes: steen, hout, water, voedsel en wijn. Blokjes komen van de velden, en je werknemers halen ze op. Daarom begint het spel met het land zelf, en dat leggen de spelers aan.

        Met twee spelers begint het land met een steengroeve en een woud, die nu oplichten. Om de beurt legt iedereen een veld en daarna een hut, vijf keer. Jij bent blauw.
first-field = Leg een veld en dan een hut
    .text =
        Je hebt een meer getrokken. Leg het recht boven de steengroeve: velden liggen netjes in rijen en kolommen.

        Kies daarna je hut met nummer 1 en leg die waar vier velden bij elkaar kunnen komen, tussen het meer, de steengroeve en het woud. Een hut ligt op de hoeken tussen de velden, en haar werknemers bereiken alleen de velden die haar raken. Een hut die veel verschillende velden raakt, is dus een goede.
    .hint = Druk op de vrije plek boven de steengroeve, dan op je hut nummer 1, en dan op de hoek waar meer, steengroeve en woud elkaar raken.
    .rest = Leg het meer boven de steengroeve, en hut 1 op de hoek ertussen.
    .field = Het meer mag daar liggen, maar dan bereikt je eerste hut minder. Leg het recht boven de steengroeve.
    .cottage = Elke hut komt aan de beurt. Begin met nummer 1.
    .site = Vandaar bereikt deze hut minder velden. Kies de hoek waar meer, steengroeve en woud elkaar raken.
first-laid = Het land loopt vol
    .text =
        Een mooie plek: van hier kan een werknemer water, steen of hout halen.

        De andere speler, geel, legt nu ook een veld en een hut, en zo gaat het door tot iedereen er vijf van elk heeft gelegd. Velden zijn van niemand. De hutten van je buren mogen dezelfde velden raken als die van jou, en dan telt wie er het eerst is.

        Druk op “Verder”: de rest van het land wordt voor je gelegd.
first-round = Vijf nummers
    .text =
        Het land is klaar, en de eerste vier zetels van de kathedraal liggen open, elk met een prijs in blokjes.

        Een ronde heeft vijf fasen: werknemers gaan op pad, iedereen oogst, iedereen besteedt, de werknemers komen thuis, en er komt een nieuwe startspeler.

        In de eerste fase kiezen de spelers om de beurt een nummer van 1 tot 5. Alle hutten met dat nummer, van iedereen, sturen dan een werknemer uit, die van de kiezer het eerst. Op een veld is plaats voor één werknemer, dus wat je vroeg roept, krijg je.

        Jij bent startspeler. Kies nummer 2 en stuur de werknemer naar het meer.
    .hint = Druk op nummer 2 en dan op het verlichte meer.
    .rest = Kies nummer 2 en stuur de werknemer naar het meer.
    .order = Je mag elk nummer kiezen, maar hut 2 heeft de minste velden: roep haar het eerst, zolang het meer vrij is.
    .work = Hout kun je ook elders halen, en je hebt maar één meer. Stuur deze werknemer naar het meer.
first-workers = Wie het eerst komt
    .text =
        Geel koos daarna nummer 1 en nam een steengroeve. Nu is jouw hut 1 aan de beurt, en daarna kies jij weer.

        Kijk naar de prijzen van de open zetels: er worden hout, water, voedsel en steen gevraagd. Bedenk wat je nog kunt bereiken, en wat je buur ook wil hebben.

        - Hut 1: haal hout uit het woud in het midden.
        - Kies dan nummer 3, en haal hout uit het onderste woud.
        - Hut 4: haal voedsel van de boerderij.
        - Hut 5: haal wijn uit de wijngaard.

        Is er voor een werknemer nog maar één veld over, dan gaat die er vanzelf heen; is er geen meer, dan blijft die thuis.
    .hint = Hut 1 naar het woud naast de steengroeve; nummer 3 en het woud onder de steengroeve; hut 4 naar de boerderij links; hut 5 naar de wijngaard links.
    .rest = Volg de lijst: hout, nummer 3, hout, voedsel, wijn.
    .order = Dat nummer komt later vanzelf. Kies nu nummer 3, zolang het woud ernaast vrij is.
    .work = Dat veld staat niet in de lijst: hout, hout, voedsel, wijn.
first-buy = De eerste zetel
    .text =
        Dat was de oogst: elke werknemer bracht het blokje van zijn veld thuis. Je hebt twee hout en één water, één voedsel en één wijn; je ziet ze in je paneel.

        Nu komt de derde fase: besteden. De spelers doen om de beurt één actie, tot niemand meer iets wil. De belangrijkste actie is een zetel verwerven. De verlichte kost hout en water. Je kondigt aan welke je wilt en betaalt dan: daar zijn hier twee keer drukken voor nodig, omdat anderen op een aankondiging met wetten mogen antwoorden.
    .hint = Druk op de verlichte zetel en betaal daarna.
    .rest = Verwerf de verlichte zetel, voor hout en water.
    .other = Die zetel kost voedsel en water. Dat kan ook, maar dan kom je straks voedsel tekort. Neem de verlichte.
    .pass = Je kunt een zetel betalen en er zijn er maar vier: laat ze niet allemaal aan de anderen.
    .fence = Een afsluiting kost hout. Eerst de zetel, voordat een ander hem neemt.
    .trade = De handelaar geeft één blokje voor twee. Die heb je hier niet nodig: de verlichte zetel kost wat je hebt.
    .craft = Ambachtsblokjes betalen alleen zetels van latere bouwfasen. Neem nu een zetel.
    .law = Een wet zou je laatste actie van de ronde zijn. Eerst de zetel!
first-fence = Een afsluiting tegen de buur
    .text =
        Geel nam ook een zetel: ieder één punt.

        Je hebt nog hout, voedsel en wijn. Voor één hout mag je een afsluiting plaatsen tussen een hut, van wie ook, en een veld: daar komt geen werknemer meer langs. Hut 3 van geel bereikt vier velden, waaronder de steengroeve in het midden. Die steengroeve heb je liever voor jezelf.

        Plaats een afsluiting, kies hut 3 van geel, en dan de kant van de steengroeve. Je hebt in het hele spel drie afsluitingen. Zijn alle kanten van een hut afgesloten, dan legt de eigenaar haar ergens anders.
    .hint = Druk op “Plaats een afsluiting”, dan op geel 3, dan op de verlichte steengroeve.
    .rest = Plaats een afsluiting tussen hut 3 van geel en de steengroeve.
    .beside = Die hut kun je ook buitensluiten, maar geel 3 is de hut die jouw steengroeve bereikt.
    .toward = De afsluiting moet aan de kant van de steengroeve in het midden staan.
    .pass = Je hebt nog hout, en daar maak je een afsluiting van. Pas nog niet.
    .law = Na een wet heb je deze ronde geen acties meer. Eerst de afsluiting.
first-law = Een wet in je hand
    .text =
        Geel paste, en kan nog terugkomen zolang de fase duurt. Jij hebt voedsel en wijn. Voor één blokje naar keuze mag je een wetkaart nemen. Dat is altijd je laatste actie van de ronde, dus doe het als er niets beters te doen is.

        Wetten houd je geheim en speel je als ze je helpen: sommige maken zetels duurder of goedkoper, sommige bederven een oogst, sommige veranderen wat anderen mogen. Betaal met wijn, kijk welke wet je krijgt, en speel die meteen op je hut 1: een huis, gratis!

        Bij het begin van elke fase word je gevraagd of je een wet speelt. Zonder deze wet kost een huis één steen en één hout.
    .hint = Druk op “Neem een wetkaart”, betaal met wijn, en speel de wet op hut blauw 1.
    .rest = Neem een wetkaart, betaal met wijn, en speel de wet op je hut 1.
    .food = Houd het voedsel: dat heb je zo nodig. Betaal met wijn.
    .cottage = Elke hut mag een huis worden, maar nummer 1 bereikt vier velden: daar vinden twee werknemers het meeste werk.
    .decline = Je mag de wet bewaren, maar een huis loont al vanaf de volgende ronde. Speel hem nu.
    .pass = Je hebt nog blokjes: neem een wetkaart voordat je past.
first-bid = Wie begint?
    .text =
        Je hut is nu een huis en stuurt voortaan twee werknemers uit.

        De werknemers zijn thuis, en de laatste fase vraagt wie de volgende ronde begint. De startspelersteen is naar geel gegaan, die dus de startspeler zou aanwijzen. Maar iedereen mag één keer blokjes bieden voor dat recht. Win je, dan betaal je de houder; de houder hoeft het hoogste bod alleen maar te evenaren om te winnen.

        Met je huis als eerste aan de beurt zijn is iets waard. Bied één blokje, en als geel dat niet evenaart, wijs dan jezelf aan.
    .hint = Bied 1 en maak dan jezelf startspeler.
    .rest = Bied één blokje en wijs daarna jezelf aan.
    .pass = Dan begint geel en neemt de beste velden. Eén voedsel is een eerlijke prijs om eerst te zijn.
    .rival = Je hebt betaald om te mogen beginnen: wijs jezelf aan.
first-two = Een huis stuurt er twee
    .text =
        Een nieuwe ronde, en jij begint. Je huis heeft nummer 1, dus kies 1: de twee werknemers gaan in één beurt op pad, naar twee verschillende velden. Haal steen uit de steengroeve in het midden en hout uit het woud ernaast. De afsluiting houdt hut 3 van geel van die steengroeve weg.

        Daarna roept geel nummer 5: stuur de werknemer van je hut 5 naar het meer voor water. Dan mag jij weer roepen. Kies nummer 3; die werknemer gaat vanzelf naar de boerderij, omdat er geen ander veld voor hem over is.
    .hint = Nummer 1, de steengroeve, het woud ernaast; dan het meer voor hut 5; dan nummer 3.
    .rest = Nummer 1: steengroeve en woud. Dan het meer, dan nummer 3.
    .order = Roep eerst 1, voor het huis; als je weer mag kiezen, roep je 3.
    .work = Het huis haalt steen en hout van de twee velden in het midden; hut 5 haalt water uit het meer.
first-stage = De bouwfasen van de kathedraal
    .text =
        Weer een oogst: één steen, twee hout, water, voedsel en wijn. Zes blokjes, en geel kreeg er vier: dat is je huis aan het werk.

        De kathedraal wordt in bouwfasen verkocht. Pas als de laatste zetel van een bouwfase weg is, worden die van de volgende opengelegd, en elke bouwfase is meer waard: zetels van bouwfase 1 zijn 1 punt waard, die van bouwfase 2 twee punten, en zo door tot 5. Vroege zetels zijn goedkoop; late vragen ijzer, brandglas en goud, die de ambachtslieden verkopen voor twee, drie en vier blokjes.

        Van bouwfase 1 zijn er nog twee zetels. Neem de verlichte, voor steen en hout.
    .hint = Druk op de verlichte zetel en betaal daarna.
    .rest = Verwerf de verlichte zetel, voor steen en hout.
    .other = Die kost steen en voedsel, en het voedsel heb je zo nodig. Neem de verlichte.
    .house = Een tweede huis zou je enige steen kosten. Eerst de zetel.
    .pass = Je kunt een zetel betalen: neem hem.
    .law = Dan is je ronde voorbij, terwijl er nog zetels te koop zijn.
first-trade = De handelaar helpt
    .text =
        Geel nam de laatste zetel van bouwfase 1, en er gingen vier zetels van bouwfase 2 open, elk 2 punten waard.

        Je hebt hout, water, voedsel en wijn. De verlichte zetel kost steen, voedsel en water: je mist de steen. De handelaar geeft één grondstof naar keuze voor twee blokjes. Vraag om steen, en betaal met wat deze zetel niet nodig heeft: hout en wijn. Dat is een actie, dus geel is tussendoor aan de beurt. Verwerf daarna de zetel.
    .hint = Ruil voor steen, betaal hout, betaal wijn. Ben je weer aan de beurt, druk dan op de verlichte zetel en betaal.
    .rest = Ruil hout en wijn voor steen, en verwerf dan de verlichte zetel.
    .keep = De verlichte zetel kost water en voedsel: houd die. Betaal met hout en wijn.
    .timber = Hout heb je al. Het is steen die je mist.
    .pass = Met hulp van de handelaar kun je nog een zetel van 2 punten krijgen.
    .craft = IJzer wordt pas vanaf bouwfase 3 gevraagd. Nu heb je steen nodig.
first-again = Een ronde op eigen kracht
    .text =
        Twee zetels van één punt en een van twee. Toen iedereen gepast had, begon de derde ronde, met geel als startspeler.

        Er zijn nog drie zetels, en jij wilt er twee van. De ene kost steen, hout en voedsel, een andere steen, hout en water. Deze ronde heb je dus twee steen, twee hout, water en voedsel nodig: precies zes blokjes voor je zes werknemers.

        - Hut 5: het meer, voordat een ander het neemt.
        - Kies nummer 3 en neem de onderste steengroeve, die geel ook wil.
        - Huis 1: steengroeve en woud in het midden, net als eerst.
        - Kies nummer 4 en neem de boerderij.

        Je hut 2 vindt het laatste hout dan vanzelf.
    .hint = Het meer; nummer 3 en de steengroeve onderaan; steengroeve en woud in het midden; nummer 4 en de boerderij.
    .rest = Volg de lijst: meer, 3, onderste steengroeve, steengroeve en woud, 4, boerderij.
    .order = Een ander kan je voor zijn op de velden die je nodig hebt: roep eerst 3, dan 4.
    .work = Dan mis je straks een van de blokjes die je nodig hebt: twee steen, twee hout, water en voedsel.
first-finish = De laatste zetels
    .text =
        Twee steen, twee hout, water en voedsel: goed gedaan. Geel begon en nam de duurste zetel, voor vier blokjes.

        Er zijn nog twee zetels en je kunt ze allebei betalen. Neem eerst die voor steen, hout en voedsel; als geel gepast heeft, neem je de andere. Wacht niet: met hulp van de handelaar zou geel er misschien nog een kunnen betalen. Zodra de laatste zetel genomen is, is het spel uit: niemand krijgt nog een beurt. Houd dus in het oog wat de anderen nog kunnen betalen.
    .hint = Verwerf de zetel voor steen, hout en voedsel; daarna de laatste.
    .rest = Verwerf de zetel voor steen, hout en voedsel, en dan de laatste.
    .first = Je krijgt ze allebei. Neem eerst die voor steen, hout en voedsel.
    .house = Een huis loont in latere rondes, en die komen er niet.
    .pass = Er liggen twee zetels voor het grijpen!
    .law = Een wet zou je laatste actie zijn, terwijl er nog twee zetels te koop zijn.
first-count = De eindtelling
    .text =
        De kathedraal is af. Jouw zetels: twee van bouwfase 1 en drie van bouwfase 2, samen 8 punten tegen 4. Bij gelijke totalen beslissen de blokjes die over zijn.

        Een volledig spel heeft vijf bouwfasen en zeventien zetels, en duurt zo’n tien rondes. Met meer spelers heb je meer buren en vollere velden. Drie raadgevingen:

        - Eerst huizen: elke ronde een werknemer meer is beter dan een vroege zetel.
        - Let op welke blokjes de volgende zetels kosten, en wat je buren kunnen bereiken.
        - Bewaar een wet voor de dure zetels aan het eind, als elk blokje telt.

        Speel nu je eigen spel. De bots aan de makkelijke tafel zijn vriendelijk, en de spelregels zijn altijd één druk ver.
