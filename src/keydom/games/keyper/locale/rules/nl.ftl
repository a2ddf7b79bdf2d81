### Hoe je Keyper speelt.

rules-aim = Het doel
    .text =
        Twee tot vier spelers leiden een ploeg keyples door lente, zomer, herfst en winter. Keyples werken op de velden van gedeelde plattelandsborden en op de tegels van je eigen boerderij en dorp: ze brengen grondstoffen, bouwen tegels en waarderen ze op, handelen en varen.

        Wie met andermans werk meedoet, heeft er evenveel aan en is eerder door zijn keyples heen; wie er geen meer heeft, legt ze neer, en dan werken ze nog een keer. Aan het eind van elk seizoen neem je het bord dat je opeiste mee naar huis, en de keyples erop zijn je volgende ploeg. Punten komen van tegels, jaarmarkten en scheepvaart. Wie er na de winter de meeste heeft, wint.
rules-pieces = Keyples en grondstoffen
    .text =
        Een ploeg begint met een keyper en acht keyples: elk één in lichtblauw (schepen), oranje (klei), lichtgroen (boerderij), bruin (bos), zwart (mijnen) en grijs (groeve), en twee witte. Een keyple in de kleur van een veld heeft daar één actie meer. Wit neemt de kleur aan die nodig is.

        Grondstoffen zijn:
        - ruwe grondstoffen: klei, boomstammen, rotsblokken;
        - eindproducten: baksteen, hout, steen; je begint met één van elk. Elk gaat ook door voor de ruwe grondstof van zijn soort;
        - tarwe, die voor een ruwe grondstof of een eindproduct doorgaat waar de prijs dat zegt;
        - dieren: koeien, paarden, varkens en schapen, kippen, herten, geiten en everzwijnen;
        - edelstenen: smaragden, goud, robijnen, saffieren.

        Opslag is onbeperkt, maar dieren hebben aan het eind van elk seizoen onderdak nodig. De voorraad is beperkt, tenzij je anders kiest. Alles is open, behalve je eigen jaarmarkten.
rules-boards = Plattelandsborden
    .text =
        Er zijn evenveel plattelandsborden als spelers. Elk toont een keyp, een rivier en 13 velden; waar ze liggen maakt niet uit. In de lente hebben de borden een vaste opstelling. Later kiest wie een bord opeiste er een van vier opstellingen voor, elk met andere velden.

        Op een veld passen hoogstens twee keyples. De meeste velden hebben een gekleurde rand.

        | veld | wat een actie doet |
        | klei, boomstammen, rotsblokken, tarwe, dieren, edelstenen | brengt één van die grondstof |
        | plattelandstegels | neemt een uitgestalde tegel of winterjaarmarkt |
        | bouwen, korting, opwaarderen | bouwt een tegel van je of waardeert die op |
        | baksteen, hout, steen | maakt van een ruwe grondstof een eindproduct, één voor één |
        | handel | één ruwe grondstof voor twee, of één eindproduct voor twee, naar keuze |
        | rivier | een handeling op het schip dat er ligt |

        Je eigen bord heeft 8 percelen voor boerderijtegels en 12, in rijen en kolommen, voor dorpstegels. Een keyple kan ook op je eigen percelen werken, waar niemand anders mag komen.
rules-setup = Voorbereiding
    .text =
        Iedere speler heeft dezelfde 12 thuistegels, 6 voor de boerderij en 6 voor het dorp, klaar om te bouwen; drie eigen jaarmarkten, voor lente, zomer en herfst, die geheim blijven; en één baksteen, één hout en één steen.

        Acht plattelandstegels zijn uitgestald. In de lente komen ze uit een zak met 21 tegels; voor de zomer komen de andere 27 en de acht winterjaarmarkten erbij. Van de zes schepen doen er elk seizoen vier mee.

        Twee spelers trekken elk een negende keyple (bruin, lichtgroen, grijs of oranje) en mogen er in latere seizoenen negen houden.

        Tot slot beslist het lot wie in de lente begint.
rules-turn = Een beurt
    .text =
        De beurten gaan met de klok mee. Zolang er een stuk in je keyp is, speel je er een: de keyper of een keyple. Is je keyp leeg, dan leg je in plaats daarvan keyples neer; zijn er geen om neer te leggen, dan wordt je beurt overgeslagen.

        Je beurt moet je gebruiken, maar wat de keyples dan kunnen doen, mag je laten.

        Het seizoen eindigt wanneer alle keyps leeg zijn. Wie die laatste beurt had, is klaar en begint het volgende seizoen; alle anderen krijgen nog één beurt om keyples neer te leggen.
rules-keyper = De keyper en de keyptegel
    .text =
        Eén keer per seizoen speel je je keyper, op de keyp van een bord dat niemand heeft opgeëist. Aan het eind van het seizoen is dat bord van jou, met alle keyples erop, wie ze ook speelde. Iedereen mag er blijven werken. Eis je vroeg op, dan ben je zeker van het bord, maar kunnen anderen het mijden; eis je laat op, dan kunnen de keyples die je wilt weg zijn.

        Keyples die te veel zijn voor je ploeg rusten op je keyptegel. Ze worden neergelegd als je je keyper speelt, en elk levert één grondstof naar keuze op: klei, een boomstam, een rotsblok of tarwe voor oranje, bruin en grijs; een koe, een paard, een varken of een schaap voor lichtgroen, zwart en lichtblauw; wit kiest uit beide lijsten. Aan het eind van het seizoen horen ze weer bij je ploeg.
rules-playing = Een keyple spelen
    .text =
        Je speelt een keyple op
        - een veld van een willekeurig plattelandsbord,
        - een tegel van jezelf, of
        - een leeg perceel van jezelf, om daar meteen een tegel te bouwen.

        Is de plek leeg, dan staat de keyple er en werkt. Op een veld met een rand neemt een witte keyple de kleur van de rand aan; elders blijft hij wit.

        Is er al één keyple, dan moet de jouwe de kleur hebben waarin die werkt, of wit zijn en die kleur aannemen. Staat de andere nog, dan kies je: leg hem neer, en de twee werken samen; of laat hem staan, en de jouwe werkt alleen. Ligt hij, dan werkt de jouwe alleen. Met twee keyples is een plek vol.
rules-joining = Meedoen
    .text =
        Wordt een keyple op een leeg veld gespeeld, dan mogen de anderen meedoen, gevraagd met de klok mee vanaf links van de speler; alleen wie een keyple heeft in de kleur waarin die werkt, of een witte, wordt gevraagd. De eerste die meedoet, zet er een keyple bij, en verder wordt niemand gevraagd.

        Speler en meedoener hebben evenveel acties en hoeven er niet hetzelfde mee te doen. Ze voeren ze om beurten uit, de speler eerst. Van plattelandstegels neemt de speler de eerste en de vierde, de meedoener de tweede en de derde.

        Niemand kan meedoen op je eigen percelen, waar al een keyple was, of als er keyples worden neergelegd.
rules-actions = Hoeveel acties
    .text =
        | keyples aan het werk | veld zonder rand, of andere kleur | rand in hun kleur |
        | één alleen | 1 | 2 |
        | twee samen: met een meedoener, met een staande die wordt neergelegd, of twee tegelijk neergelegd | 2 | 3 |

        Met een meedoener heeft elk van de twee spelers er zoveel. Eigen tegels hebben geen rand: één keyple heeft er 1 actie, twee samen 2.

        Wat een veld oplevert, wordt meteen genomen. Raakt de voorraad op, dan nemen speler en meedoener om beurten tot ze leeg is. Een actie die je niet kunt gebruiken vervalt, en je mag altijd ophouden.
rules-laying = Keyples neerleggen
    .text =
        Met een lege keyp leg je in je beurt staande keyples neer, die dan een tweede keer werken: één ervan met 1 actie, of beide van twee op een plek samen met 2; in de kleur van de rand één meer. Een keyple die ligt, is voor dit seizoen uitgewerkt.

        Eerst komen de keyples op je eigen percelen en op het bord dat je opeiste, in willekeurige volgorde. Alleen zolang daar geen staat, mag je keyples op andere borden neerleggen, wie ze ook speelde. Niemand sluit zich aan.
rules-tiles = Plattelandstegels
    .text =
        Op een veld voor plattelandstegels neemt elke actie een van de acht uitgestalde tegels, of een winterjaarmarkt. De uitstalling wordt vóór de volgende beurt aangevuld, maar niet na de laatste actie van een seizoen. Een genomen tegel mag je later bouwen; een winterjaarmarkt kun je aan het eind van een seizoen houden.

        Aan het eind van elk seizoen worden de uitgestalde tegels afgelegd. Ze komen terug als de zak leeg is.

        Elke tegel is voor de boerderij of voor het dorp, heeft een prijs, en een tweede kant die beter is. Sommige werken alleen met een keyple erop; andere geven dieren onderdak, tellen aan het eind, of helpen voortdurend.
rules-trading = Handelen en omzetten
    .text =
        Elke actie is één ruil; wat je krijgt mag je bij de volgende weer weggeven. Je kiest wat je geeft en wat je krijgt, uit de soorten die het veld of de tegel noemt.

        Een eindproduct kun je altijd geven als de ruwe grondstof van zijn soort, maar niet voor precies hetzelfde product. Heeft de voorraad er van twee maar één, dan krijg je er één; heeft ze niets, dan kun je niet ruilen.

        Tarwe geldt als ruwe grondstof bij de { tile-alchemist }, de { tile-key-market } en de keyptegel, maar niet bij de { tile-scrapyard }, de { tile-trading-post }, de { tile-windmill } en handelsvelden.
rules-boats = Schepen en scheepvaart
    .text =
        Wie als eerste een keyple op een rivier speelt, kiest welk nog niet geplaatst schip daar komt, voordat anderen worden gevraagd mee te doen. Het blijft het hele seizoen.

        Een schip vervoert twee soorten grondstoffen: een paar in lente en zomer, een ander in herfst en winter. Elke actie neemt er één van uit de voorraad, of verkoopt er één voor 2 scheepvaartpunten; een baksteen wordt ook als klei verkocht. In één keer spelen mag je niet dezelfde soort nemen en verkopen.

        Scheepvaartpunten tellen aan het eind. De { tile-seafarer } geeft punten telkens als je op een schip werkt, de { tile-shipping-agent } als je verkoopt, en de opgewaardeerde { tile-merchant } geeft op schepen één actie meer.
rules-building = Bouwen en opwaarderen
    .text =
        Je bouwt een van je thuistegels of een plattelandstegel die je nam:
        - met een actie van een bouwveld, voor de prijs;
        - met een actie van een kortingsveld, voor één grondstof minder, naar keuze welke, maar nooit voor niets;
        - met een keyple die je op het perceel zelf speelt, voor de prijs. De keyple blijft daar, en dit was zijn ene actie;
        - met de { tile-builder } of, voor boerderijtegels, de { tile-farm-labourer }.

        Boerderijtegels horen op de boerderij, dorpstegels in het dorp. Het lege perceel rechts van de { tile-building-plot }, opgewaardeerd ook die erboven en eronder, wordt gratis bebouwd.

        Een tegel mag één keer worden overbouwd, voor de volle prijs van de nieuwe; dan werkt en telt hij niet meer. Een keyple erop gaat mee omhoog naar de nieuwe tegel.

        Opwaarderen keert een gebouwde tegel om: een boerderijtegel voor één ruwe grondstof of tarwe, een dorpstegel voor één eindproduct of tarwe. Het gaat met een actie van een opwaardeerveld, of met een keyple op de tegel zelf; ook de opgewaardeerde { tile-builder } en { tile-farm-labourer } kunnen het.
rules-own-tiles = Keyples op eigen tegels
    .text =
        Een keyple op een tegel van je mag met elke actie de tegel gebruiken, als die met een keyple werkt, of hem opwaarderen. Een keyple die net gespeeld is, mag hem ook overbouwen; een die wordt neergelegd niet.

        Je kunt er een tweede passende keyple spelen en later beide neerleggen, zodat een tegel tot vier keer per seizoen werkt.
rules-season-end = Het einde van een seizoen: jaarmarkten en onderdak
    .text =
        Eerst worden jaarmarkten gehouden, speler na speler vanaf de startspeler. Een eigen jaarmarkt houd je in haar eigen seizoen: toon wat ze vraagt, en je hebt de punten. Wat je toont, houd je, maar elk stuk dient maar één jaarmarkt van dat seizoen; een eindproduct mag voor zijn ruwe grondstof doorgaan. Een eigen jaarmarkt die niet wordt gehouden, verdwijnt ongezien uit het spel.

        Een winterjaarmarkt wordt in totaal één keer gehouden: in de zomer voor 4 punten, in de herfst met haar edelstenen voor 6, in de winter naar keuze. In de winter wordt vanzelf de beste combinatie gehouden.

        Dan krijgen de dieren onderdak. Elke boerderijtegel neemt er vier op van de soorten die hij noemt. Wat geen plaats vindt, loopt weg; waar te kiezen valt, kies jij. Jaarmarkten gaan voor, dus dieren zonder onderdak tellen daar nog mee.

        Dan neemt iedereen het opgeëiste bord mee naar huis, met de keyples erop en die op de eigen percelen en de keyptegel.
rules-next-season = Het volgende seizoen
    .text =
        Er worden acht nieuwe plattelandstegels getrokken en vier schepen. Dan kiest iedereen in het geheim welke opstelling zijn bord dit seizoen toont, en alle borden worden samen neergelegd.

        Wie meer dan acht keyples heeft (negen met twee spelers), laat de overtollige op de keyptegel rusten. Een kleine ploeg is geen ramp: de keyp is eerder leeg, en dan komen de beurten waarin keyples worden neergelegd.
rules-scoring = De telling
    .text =
        Tel na de winter op:
        - je scheepvaartpunten,
        - alle jaarmarkten die je hield,
        - elke tegel van je die niet overbouwd is.

        Wat je hebt, telt op één tegel: elk dier, elke edelsteen, elk product en elke keyple één keer, en een tegel telt er hoogstens vier, of vier stellen; de { tile-scrap-dealer } acht. Keydom verdeelt alles zo dat je het meeste krijgt. Tegels die tegels tellen, mogen alle dezelfde tellen.

        De keyples die je na de winter mee naar huis neemt, tellen voor { tile-boatman }, { tile-bricklayer }, { tile-farmer }, { tile-lumberjack } en { tile-quarryman }; de velden van het bord dat je in de winter opeiste voor { tile-kiln }, { tile-log-cabin }, { tile-mine }, { tile-open-pit } en { tile-farmers-cottage }.

        { tiebreak.help }
rules-variants = Opties
    .text =
        - { option-supply }, { option-supply-unlimited }: geen grondstof raakt ooit op.
        - { option-pair }, { option-pair-eight }: twee spelers hebben elk acht keyples, net als drie of vier spelers.
rules-rulings = Waar het regelboek twijfel laat
    .text =
        Keydom beslist deze punten voor alle tafels hetzelfde:
        - Een tweede keyple op een plek moet met de eerste kunnen meedoen: hij heeft de kleur waarin die werkt, of is wit (R-KR-05). Een andere lezing laat elke keyple daar komen en alleen werken.
        - Een witte keyple werkt op een veld met een rand in de kleur van de rand, als meedoener in de kleur van de keyple met wie hij meedoet, en blijft anders wit. Die kleur houdt hij het hele seizoen, ook als hij wordt neergelegd (R-KR-06).
        - De opgewaardeerde { tile-merchant } levert geen punten op, want voor die kant staan er geen vermeld zoals voor elke andere; de opgewaardeerde { tile-windmill } maalt nog, want werk dat niet verandert wordt niet herhaald (R-KR-24).
        - Op een perceel liggen hoogstens twee tegels, de ene over de andere.
        - Wat een veld oplevert, wordt altijd genomen; niemand wordt gevraagd of hij het wil. Dat is een vereenvoudiging van ons, die nooit kwaad kan: meer van iets is nooit slechter.
        - Dat je op een schip niet dezelfde soort neemt en verkoopt, geldt per speler en per keer spelen.
        - De { tile-seafarer } telt één keer per keer dat je op een schip speelt, meedoen en neerleggen inbegrepen.
        - De opgewaardeerde { tile-trading-post } doet met één actie beide ruilen; elk mag je laten.
        - Er gaan zo weinig mogelijk dieren verloren.
        - De velden van de opstellingen, de schepen, de meeste jaarmarkten, de prijzen van de tegels, de keyptegel, de rijen van de percelen, en of de { tile-windmill }, het { tile-farmers-cottage } en de { tile-oast-house } boerderijtegels zijn, zijn gereconstrueerd: de gedrukte zijn alleen als foto openbaar. Hieronder staat er ≈ bij.
