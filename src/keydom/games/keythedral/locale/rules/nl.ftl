### Hoe je Keythedral speelt.

rules-aim = Het doel
    .text =
        Twee tot vijf spelers bouwen samen een kathedraal, en ieder wil er de beste zetels in. Werknemers gaan vanuit je hutten naar de velden eromheen en brengen blokjes thuis; met blokjes koop je zetels, betere hutten, afsluitingen tegen je buren, en wetten die de regels verbuigen.

        De duurste zetels komen het laatst. Het spel eindigt als de laatste zetel genomen is, en wie de kostbaarste zetels heeft, wint.
rules-pieces = Wat er is
    .text =
        Iedere speler heeft vijf hutten, genummerd van 1 tot 5, met een huis op de achterkant, tien werknemers en drie afsluitingen. Niemand begint met blokjes.

        | blokje | komt van |
        | steen | steengroeven |
        | hout | wouden |
        | water | meren |
        | voedsel | boerderijen |
        | wijn | wijngaarden |
        | ijzer | de smid, voor 2 blokjes |
        | brandglas | de glazenmaker, voor 3 blokjes |
        | goud | de goudsmid, voor 4 blokjes |

        De eerste vijf zijn grondstoffen, de andere drie vakwerkblokjes. Er zijn 20 steen en 20 hout, 15 van elke andere grondstof, en 10 van elk vakwerkblokje. Aan tafel liggen blokjes en zetels achter schermen; hier ziet iedereen ze, want iedereen zag ze komen en gaan. Wetkaarten in de hand zijn geheim.
rules-setup = Voorbereiding: het land leggen
    .text =
        In het midden ligt de keythedral, met twee steengroeven en twee wouden eromheen, elke soort op een diagonaal. Alle andere velden met een nummer tot en met het aantal spelers vormen één stapel, hun soort verborgen.

        Wie waar zit, wordt geloot, tenzij de tafel de volgorde houdt waarin ze is opgeschreven; wie op de eerste plaats zit, is startspeler. Vijf keer, met de klok mee vanaf daar, trekt ieder eerst het bovenste veld en legt het, en legt dan een hut naar keuze, met de hutkant boven.

        Een veld moet naast een ander veld liggen, of schuin tegenover een hoek waar een hut ligt. Velden blijven in rijen en kolommen, zodat elk vier velden naast zich en vier vierkanten op zijn hoeken kan hebben. Een hut komt op een vrij vierkant dat minstens één veld raakt. Het kunnen er vier zijn, en velden mogen door hutten van iedereen worden gedeeld.

        De zetels van de keythedral worden per bouwfase willekeurig neergelegd, en die van bouwfase 1 opengelegd. Er worden twee wetten klaargelegd.
rules-round = Een ronde
    .text =
        - Fase 1: werknemers gaan de velden in.
        - Fase 2: iedereen oogst.
        - Fase 3: iedereen besteedt, actie na actie.
        - Fase 4: werknemers en werkordermarkers komen terug, en lege wetplaatsen worden van de stapel gevuld.
        - Fase 5: de volgende startspeler wordt bepaald.

        Bij het begin van een fase wordt iedereen die een wet heeft één keer gevraagd, met de klok mee vanaf de startspeler, of hij er een speelt.
rules-workers = Fase 1: werknemers plaatsen
    .text =
        De startspeler kiest een van de nummers 1 tot 5. Iedereen, de kiezer eerst en dan met de klok mee, stuurt een werknemer uit zijn hut met dat nummer naar een veld ernaast. Een huis stuurt er twee, naar twee verschillende velden, in dezelfde beurt.

        Dan kiest de volgende speler links een van de overige nummers en begint daarmee, en zo verder tot alle vijf gekozen zijn.

        Een veld heeft plaats voor één werknemer, en geen werknemer komt over een afsluiting. Een werknemer die geplaatst kan worden, moet geplaatst worden; is er geen veld vrij, dan blijft hij werkloos.
rules-harvest = Fase 2: de oogst
    .text =
        Met de klok mee vanaf de startspeler neemt ieder voor elk van zijn werknemers één blokje, zoals het veld het geeft. Heeft de voorraad er geen meer, dan brengt die werknemer niets.

        Met de wet { law-unexpected-harvest } kies je wat je neemt; blokjes van vaste soorten neem je eerst.
rules-spending = Fase 3: besteden
    .text =
        Met de klok mee vanaf de startspeler doet ieder in zijn beurt één actie:
        - een zetel verwerven,
        - van een hut een huis maken (1 steen, 1 hout),
        - een afsluiting bouwen (1 hout) of verwijderen (2 wijn),
        - een vakwerkblokje kopen,
        - ruilen met de handelaar (2 blokjes voor 1 grondstof),
        - een wet nemen (1 blokje), of
        - passen.

        Passen is niet definitief: in een latere beurt mag je weer iets doen, zolang de fase duurt. Wie een wet neemt, heeft deze ronde geen acties meer en mag in zijn beurten alleen nog wetten spelen. De fase eindigt wanneer allen die geen wet namen hebben gepast en geen van hen sindsdien iets heeft gedaan, ook als iemand daartussen een wet nam. Spelers ruilen niet onderling.
rules-seats = Een zetel verwerven
    .text =
        Zetels worden per bouwfase verkocht: pas als alle zetels van een bouwfase weg zijn, worden die van de volgende opengelegd. Je kondigt aan welke open zetel je wilt. De anderen mogen met één of meer wetten antwoorden, elke speler één keer, met de klok mee vanaf je linkerbuur. Dan reken je af: speel desgewenst eigen wetten ({ law-price-decrease } speelt alleen de koper), en betaal precies de getoonde blokjes. Ze gaan naar de voorraad, en de zetel is van jou.

        Afzien mag alleen als er sinds je aankondiging een wet is gespeeld, of als je niet meer kunt betalen. Het kost geen actie.

        | bouwfase | 1 | 2 | 3 | 4 | 5 |
        | zetels, editie van 2002 | 4 | 4 | 4 | 3 | 2 |
        | elk waard | 1 | 2 | 3 | 4 | 5 |
        | zetels, editie van 2004 | 5 | 5 | 5 | 4 | 3 |
        | elk waard | 4 | 6 | 8 | 10 | 12 |

        Steen wordt alleen in bouwfase 1 en 2 gevraagd, hout in 1 tot 3, voedsel en water in alle; wijn en ijzer vanaf 3, brandglas en goud in 4 en 5.
rules-houses = Huizen
    .text =
        Voor één steen en één hout wordt een hut van je een huis. Vanaf de volgende ronde stuurt het twee werknemers uit. Een huis dat moet verhuizen, blijft een huis.
rules-fences = Afsluitingen
    .text =
        Voor één hout zet je een van je drie afsluitingen op de zijde tussen een hut of huis, van wie dan ook, en een veld. Geen werknemer van daar komt dat veld nog in. Voor twee wijn verwijder je een afsluiting naar keuze; ze verdwijnt uit het spel.

        Een hut of huis dat door afsluitingen van al zijn velden is afgesneden, wordt meteen door de eigenaar verplaatst naar een vrij vierkant naast een veld dat geen afsluiting verspert; de afsluitingen blijven. Is er geen zo’n vierkant, dan blijft het liggen. Je mag dit best bij een eigen tegel doen. Een afsluiting naast een leeg vierkant geldt voor wat daar later komt.
rules-trade = Vaklui en handelaar
    .text =
        De smid verkoopt ijzer voor twee blokjes, de glazenmaker brandglas voor drie, de goudsmid goud voor vier. Alle blokjes gelden, ook vakwerkblokjes. Heeft een vakman er geen meer, dan wordt een gebruikt blokje uit de voorraad genomen; is er geen, dan wordt er niets verkocht. Wat je koopt moet er zijn voordat je betaalt.

        De handelaar geeft één grondstof naar keuze uit de voorraad voor twee willekeurige blokjes, nooit een vakwerkblokje.

        Betaal je met blokjes naar keuze, dan wordt het soort na soort gevraagd: een soort die je overslaat, komt niet terug.
rules-laws = Wetten
    .text =
        Voor één blokje neem je een van de klaargelegde wetten; het is je laatste actie in deze fase, en je neemt er hoogstens één per ronde. Elk van de 20 wetten is er één keer en wordt één keer gebruikt. Je mag hem zo lang houden als je wilt, tenzij de tafel anders speelt, en speelt hem op het moment dat hij noemt, zonder actie, ook na je laatste. Wetten voor elk moment speel je bij het begin van een fase, en wanneer je een nummer kiest, een werknemer plaatst, aan de beurt bent of biedt.

        Na een wet wordt de anderen, met de klok mee vanaf links van de wetgever, gevraagd of ze hem intrekken. Een ingetrokken wet doet niets en is op.

        De wetten die bij een aankoop het meest uitmaken:
        - { law-price-increase } maakt een zetel één blokje duurder, { law-price-decrease } één blokje goedkoper (nooit goud). Wordt de zetel nu niet verkocht, dan blijft de wet erbij liggen, en kiest elke koper het blokje opnieuw.
        - { law-substitution } laat je met andere grondstoffen betalen, of één vakwerkblokje met een ander.
        - { law-design-change } legt een andere tegel van dezelfde bouwfase in de plaats van de zetel; een aangekondigde aankoop vervalt dan zonder een actie te kosten.
        - { law-bargain } en { law-sale } zijn je actie op betere voorwaarden.

        De andere worden verderop een voor een uitgelegd.
rules-start-player = Fase 5: de startspeler
    .text =
        De startspelersmarker gaat naar links, naar de nieuwe houder. Vanaf links van de houder biedt ieder één keer op het recht de startspeler aan te wijzen, of past; de houder is het laatst. Een bod is een aantal blokjes, alle evenveel waard, en hoger dan het vorige; niemand biedt meer dan hij heeft. De houder wint al door het hoogste bod te evenaren.

        Wint een ander, dan gaan de blokjes naar de houder; wint de houder, dan naar de speler die werd geëvenaard. De betaler kiest welke. De winnaar, of de houder als niemand bood, wijst de volgende startspeler aan, zichzelf of een ander.
rules-end = Het einde en de telling
    .text =
        Het spel eindigt meteen als de laatste zetel is verworven. Een ander einde kent het regelboek niet, en tussen mensen duurt een spel 5 tot 17 rondes.

        Opdat geen tafel eeuwig doorgaat, is er een verre grens van onszelf: na 40 rondes eindigt het spel en wordt het geteld zoals het staat. Het verslag zegt het iedereen vanaf ronde 37.

        Tel je zetels op. In de editie van 2004 tellen ook overgebleven blokjes: goud 4, brandglas 3, ijzer 2, elke grondstof 1.

        { tiebreak.help }
rules-variants = Opties en varianten
    .text =
        - { option-edition }: 17 zetels van 1 tot 5 punten, of 22 zetels van 4 tot 12 met blokjes die tellen.
        - { option-laws }: gedekt, zodat alleen wie hem neemt de kaart ziet; open, zodat iedereen weet wie wat heeft; of helemaal geen.
        - { option-laws-about-others }: bewaard voor later zoals de andere, of gespeeld op het eerste moment dat ze toelaten. Wie er een heeft, kan op dat moment niets anders doen; een wet die nog niets kan doen, wacht.
        - { option-design }, { option-design-open }: alle zetels zijn vanaf het begin te zien, maar de bouwfasen worden nog steeds op volgorde verkocht.
        - Twee spelers: één steengroeve en één woud liggen naast elkaar in plaats van de keythedral met haar vier velden, en per ronde ligt er één wet klaar.
rules-rulings = Waar het regelboek twijfel laat
    .text =
        Twee lezingen veranderen het spel, en zijn beslist:
        - Wanneer fase 3 eindigt (R-KT-09). Passen is niet definitief, en de fase eindigt wanneer allen die geen wet namen hebben gepast. Wij lezen beide zoals het er staat: een wet nemen maakt niemands pas ongedaan, na elke andere actie worden alle anderen opnieuw gevraagd.
        - Wetten bewaren (R-KT-24). Het Nederlandse reglement zegt in één zin dat een wet die over andere spelers gaat meteen gespeeld wordt; letterlijk genomen spreekt dat wetten tegen die antwoorden op wat anderen doen, en verslagen van echte spellen. Daarom mag elke wet bewaard worden, en speelt de optie “{ option-laws-about-others }” de zin.

        Ook deze punten beslist Keydom voor alle tafels hetzelfde:
        - { law-good-harvest } en { law-double-production } geven samen vier blokjes; { law-poor-harvest } maakt alles niets.
        - { law-work-order } legt de volgorde van de nummers vast; wie met elk begint, wisselt zoals altijd.
        - { law-cottage-number } komt deze ronde in plaats van de eigen beurt van die hut.
        - { law-upgrade-cottage } is geen bouwen, dus { law-house-moratorium } houdt het niet tegen.
        - Een hut stuurt zoveel werknemers als ze op dat moment huisvest.
        - Een wet speel je alleen waar hij iets doet.
        - De prijzen van de zetels en de soorten van de velden met nummer 2 tot 5 zijn gereconstrueerd: de gedrukte zijn alleen als foto openbaar. Hieronder staat er ≈ bij.
