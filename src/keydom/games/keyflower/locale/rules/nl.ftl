### Hoe je Keyflower en The Merchants speelt.

rules-aim = Het doel
    .text =
        Twee tot zes spelers bouwen in de vier seizoenen van één jaar elk een dorp van zeshoekige tegels. Arbeiders zijn je enige geld, en je kunt ze op twee manieren inzetten: om op een tegel te bieden, of om een tegel te laten werken. Arbeiders waarmee je een bod wint, ben je kwijt; arbeiders die gaan werken, komen aan het eind van het seizoen terug, maar bij degene van wie de tegel dan is.

        In de lente en de zomer bouw je vooral op wat je dorp voedt; de herfst en de winter brengen de tegels die punten opleveren. Wie na de winter de meeste punten heeft, wint.
rules-pieces = Arbeiders, vaardigheden en grondstoffen
    .text =
        - Arbeiders zijn blauw, rood of geel en worden blind getrokken uit een zak met 40 van elke kleur. De 20 groene arbeiders liggen open in de voorraad. Een groene arbeider is geen joker: groen is gewoon een vierde, zeldzame kleur. Een groene arbeider die is uitgegeven gaat in de zak en kan daar later weer uit komen.
        - Vaardigheidskaartjes (zaag, houweel, aambeeld; 16 van elk) worden blind van een stapel getrokken. Je betaalt er sommige opwaarderingen en ruilen mee.
        - Grondstoffen (hout, steen en ijzer, 24 van elk; goud, 48) liggen op de tegels van een dorp. Goud vervangt elke andere grondstof, zowel bij het betalen als bij de telling.
        - De paarse startarbeider hoort bij de startspeler. Je biedt er niet mee en laat hem niet werken, maar aan het eind telt hij mee.

        Arbeiders en vaardigheidskaartjes bewaar je achter je huisscherm, grondstoffen liggen open. Alles is beperkt voorradig: is er te weinig, dan krijg je wat er is.

        Hoeveel arbeiders en vaardigheidskaartjes iemand heeft, mag iedereen weten, en ook alles wat zichtbaar achter een scherm verdween: wat van schepen kwam, teruggekeerde biedingen, arbeiders die thuiskwamen, groene arbeiders. Geheim zijn je eerste acht arbeiders en wat je uit de zak of van de stapel trok.
rules-setup = Voorbereiding
    .text =
        Iedere speler krijgt een willekeurige van de zes thuistegels en trekt acht arbeiders uit de zak. Wie de thuistegel met het laagste nummer heeft, begint. Iedereen krijgt wintertegels, die tot de winter geheim blijven.

        | spelers | 2 | 3 | 4 | 5 | 6 |
        | schepen | 2 | 3 | 4 | 5 | 6 |
        | volgordetegels | 1 | 2 | 3 | 4 | 4 |
        | tegels in lente, zomer en herfst, elk | 6 | 7 | 8 | 9 | 10 |
        | wintertegels per speler | 3 | 3 | 3 | 2 | 2 |
        | hetzelfde met The Merchants | 4 | 4 | 3 | 3 | 2 |

        De schepen in het spel zijn de eerste uit deze rij: { boat-keyflower }, { boat-sea-bastion }, { boat-sea-breese }, { boat-flipper }, { boat-ianvincible }, { boat-white-wind }.
rules-season = Een seizoen, en een beurt daarin
    .text =
        Aan het begin van lente, zomer en herfst worden tegels van het seizoen getrokken en ter veiling gelegd, naast de volgordetegels. Elk schip wordt geladen met de arbeiders en vaardigheidskaartjes die het voor dat seizoen toont; de vaardigheidskaartjes liggen open. Is de zak of de stapel bijna leeg, dan worden de schepen in hun volgorde stuk voor stuk gevuld.

        Daarna gaan de beurten met de klok mee, te beginnen bij de startspeler. In je beurt doe je één ding:
        - bieden op een tegel die te winnen is,
        - een tegel gebruiken, of
        - passen.

        Passen is niet definitief: komt de beurt weer bij jou, dan mag je iets doen, mits een ander intussen iets heeft gedaan. Het seizoen eindigt wanneer alle spelers na elkaar hebben gepast. Wie geen arbeider, geen overboden groep en geen contract heeft, past zonder dat het gevraagd wordt.
rules-workers = Arbeiders kiezen
    .text =
        Zowel voor een bod als om een tegel te gebruiken neem je arbeiders van één kleur: van achter je scherm, uit je eigen overboden groepen, of van beide samen.

        De eerste arbeider bij een tegel bepaalt de kleur ervan voor dit seizoen. Vanaf dan moet elke arbeider daar die kleur hebben: alle biedingen rond de tegel en alle arbeiders erop. Is de tegel nog onaangeroerd, dan kies jij dus de kleur; anders volg je haar.

        Een bod dat overtroffen is, heet een overboden groep. Die kan blijven liggen, worden aangevuld zodat ze weer voorstaat, of in haar geheel verhuizen: naar een ander bod, op een tegel om die te gebruiken (zelfs de tegel waar ze overboden werd), of in de zak om te betalen wat een tegel vraagt. Een groep wordt nooit gesplitst, en haar arbeiders komen pas aan het eind van het seizoen terug achter je scherm. Een bod dat voorstaat, kan helemaal niet weg.
rules-bidding = Bieden
    .text =
        Je mag bieden op elke dorpstegel en volgordetegel die te winnen is, en in de winter op wintertegels; niet op de schepen die arbeiders brengen. Elke speler heeft bij een tegel hoogstens één bod.

        Een bod moet hoger zijn dan elk ander bod daar: meer arbeiders, niet evenveel. Een maximum is er niet. Je mag je eigen bod verhogen, of het nu voorstaat of niet, als het nieuwe totaal maar voorstaat.

        Aan het eind van het seizoen wint het hoogste bod de tegel. De arbeiders ervan gaan in de zak; alle verliezende biedingen keren terug naar hun eigenaars.
rules-using = Een tegel gebruiken
    .text =
        Je mag elke tegel met een actie gebruiken: in je eigen dorp, in dat van een ander, of een die te winnen is, of je er nu op biedt of niet. Wintertegels kun je niet gebruiken.

        Het eerste gebruik van een tegel in een seizoen vraagt minstens één arbeider. Elk volgend gebruik, door wie dan ook, vraagt minstens één arbeider meer dan het vorige, en er staan nooit meer dan zes arbeiders op een tegel. Een tegel kan dus worden gebruikt met 1, 2 en 3 arbeiders, of met 2 en 3, of één keer met 3 tot 6. Je mag meer arbeiders sturen dan nodig, bijvoorbeeld om anderen te weren.

        Je krijgt meteen wat de tegel toont op de kant die boven ligt:
        - grondstoffen: op de tegel zelf als die in je eigen dorp ligt, anders op je thuistegel;
        - arbeiders uit de zak, groene arbeiders en vaardigheidskaartjes: achter je scherm;
        - een ruil: je betaalt eerst wat voor de pijl staat, boven op de arbeiders die je stuurde, en krijgt dan wat erachter staat. Wat je betaalt gaat pas na het trekken terug in de zak of op de stapel;
        - transport: zie de volgende paragraaf.

        Je mag een tegel alleen gebruiken als je de prijs kunt betalen en er iets te krijgen is; blokkeren om te blokkeren mag niet. Een transporttegel mag je dus alleen gebruiken als je iets kunt vervoeren of opwaarderen, en dat doe je dan minstens één keer. Betaal je met een overboden groep van de juiste kleur, dan gaat de hele groep in de zak, ook als minder arbeiders genoeg waren.

        De arbeiders die je stuurde blijven op de tegel. Aan het eind van het seizoen zijn ze van degene die de tegel dan bezit; was hij te winnen en bood niemand erop, dan gaan ze in de zak.
rules-transport = Transport en opwaarderen
    .text =
        Een thuistegel, de { village-stable }, de { village-farrier } of de { village-wainwright } geeft een aantal stappen en een aantal opwaarderingen, meer op de opgewaardeerde kant. Je besteedt ze alleen in je eigen dorp, ook als de gebruikte tegel elders ligt, in willekeurige volgorde, en je mag er ongebruikt laten.

        Eén stap brengt één grondstof van een tegel naar een buurtegel, waar een weg over de gedeelde rand loopt. Alle wegen op een tegel komen samen.

        Eén opwaardering keert een tegel van je om. De grondstoffen die dat kost moeten op die tegel zelf liggen; vaardigheidskaartjes komen van achter je scherm. Wat je betaalt gaat terug naar de voorraad; wat er verder op de tegel ligt, blijft. Thuistegels en tegels van lente, zomer en herfst kunnen worden opgewaardeerd, elk één keer; schepen, volgordetegels en wintertegels niet.

        Hoeveel stappen en opwaarderingen je hebt, wordt geteld op het moment dat je de tegel gebruikt: die tegel zelf omkeren voegt aan dat gebruik niets toe.
rules-season-end = Het einde van een seizoen
    .text =
        - Verliezende biedingen keren terug achter het scherm van hun eigenaar.
        - Tegels waarop niemand bood verdwijnen uit het spel; arbeiders erop gaan in de zak. Volgordetegels blijven voor het volgende seizoen, behalve in de winter.
        - Wie een tegel won, neemt hem, samen met de arbeiders die erop staan. De winnende biedingen gaan in de zak.
        - Iedereen neemt alle arbeiders terug die in het eigen dorp staan, wie ze er ook neerzette.
        - De schepen worden op volgorde genomen, en de startspeler wisselt.
        - Eigenaars van { summer-boat-boat-1a }, { summer-boat-boat-1b } en { summer-boat-boat-7b } krijgen wat die geven.
        - Iedereen legt de gewonnen tegels aan.
        - Met The Merchants worden de drie open contracten vervangen, behalve in de winter.
rules-boats = Volgorde en schepen
    .text =
        Wie volgordetegel 1 won kiest als eerste een schip, dan de winnaars van 2, 3 en 4, dan de overigen met de klok mee vanaf de startspeler. Iedereen neemt één schip, hoeveel volgordetegels hij ook won.

        In lente, zomer en herfst neem je wat het schip vervoert; het schip zelf blijft liggen. In de winter neem je het schip zelf op in je dorp, om wat het aan het eind doet, en ook elke gewonnen volgordetegel komt in een dorp.

        Bij de volgordetegel met het hoogste nummer in het spel hoort ook de paarse startarbeider. Wie hem wint wordt meteen startspeler, nog voor de schepen worden genomen. Bood niemand erop, dan geldt voor de schepen nog de oude startspeler, die de paarse startarbeider daarna naar links doorgeeft.
rules-building = Tegels aanleggen
    .text =
        Na de schepen legt iedereen de gewonnen tegels aan, in willekeurige volgorde en naar keuze gedraaid. Een nieuwe tegel moet naast een tegel van je dorp liggen, en waar twee tegels elkaar raken hoort weg bij weg, veld bij veld en water bij water. Over de weg bereikbaar hoeft hij niet te zijn. Wat ligt, verhuist nooit meer.

        Een thuistegel heeft vijf wegen en één oever, lentetegels hebben vier wegen, zomertegels drie, herfsttegels twee, wintertegels één, en een volgordetegel zoveel als zijn nummer. Door een schip loopt de rivier rechtdoor, zonder weg.

        Een tegel die nergens past, wordt naast het dorp bewaard. Je kunt hem niet gebruiken of opwaarderen en hij raakt niets, maar hij levert op wat erop staat en telt als een van je tegels. Hij wordt aan het eind van een later seizoen aangelegd als hij dan past.
rules-summer-boats = Zomerschepen
    .text =
        Vier zomertegels zijn schepen, met op elke kant een andere werking. Het toeval bepaalt welke kant boven ligt, en zo blijft het. Niemand kan er arbeiders op zetten of ze opwaarderen; je biedt erop als op elke tegel, en alleen de eigenaar heeft er iets aan, vanaf het moment dat het gewonnen is.

        - 1a en 1b: trek aan het eind van zomer, herfst en winter, nadat alle schepen zijn genomen, twee arbeiders, of neem één groene arbeider.
        - 2a: je grondstoffen gaan ook over randen waar beide tegels een weg of veld tonen, nooit over water, en bij het aanleggen hoeven randen niet te passen.
        - 2b: elke transporttegel die je gebruikt, van jezelf of niet, geeft twee keer zoveel stappen en opwaarderingen.
        - 3a: betaal je een opwaardering of een uitbreiding, dan vervangt elke grondstof elke andere. 3b: hetzelfde aan het eind van het spel, bij de telling.
        - 4a: een blauw, rood of geel bod van een ander op een dorpstegel mag je beantwoorden met arbeiders van één willekeurige kleur. Zijn de biedingen in de oude kleur weg en werkt er niemand op de tegel, dan krijgt hij de kleur van jouw bod.
        - 4b: een tegel die al een kleur heeft, mag je gebruiken met arbeiders van elke kleur, zelfs door elkaar. Voor de anderen houdt de tegel zijn kleur.
rules-winter = Winter
    .text =
        Aan het begin van de winter kies je in het geheim welke van je wintertegels in het spel komen: minstens één, hoogstens alle. Ze worden samen neergelegd zonder te zeggen van wie ze waren; wat je houdt, verdwijnt ongezien uit het spel. In de winter komen er geen arbeiders aan.

        Op wintertegels bied je zoals altijd, maar gebruiken kun je ze niet. Alle andere tegels in een dorp wel. Wat je wint, leg je aan het eind in je dorp.

        Elke wintertegel geeft punten voor iets wat je aan het eind hebt, zo vaak als je het hebt: het { winter-key-guild } bijvoorbeeld 10 punten voor elke vijf vaardigheidskaartjes, de { winter-scribes } 10 voor elk stel van zaag, houweel en aambeeld, de { winter-jeweller } 2 voor elk goud. Bij de { winter-scholar }, het { winter-village-hall } en de { winter-watermill } kies je één soort. Alleen de { winter-keythedral } geeft een vast aantal, 12.
rules-scoring = De telling, stap voor stap
    .text =
        Elke arbeider, elk vaardigheidskaartje en elke grondstof telt maar op één plek. Keydom zoekt voor iedereen de beste verdeling.

        - Grondstoffen die op een { village-barn }, { village-blacksmith }, { village-stone-yard } of { village-timber-yard } liggen en daar passen, geven daar punten, of tellen elders waar dat meer oplevert. Die vier heten opslagtegels. De grondstoffen moeten er tijdens het spel heen zijn gebracht: aan het eind komt er niets meer bij.
        - { boat-flipper } keert nog één tegel gratis om, { boat-flipper-ii } voegt één uitbreiding toe.
        - De punten die op tegels en schepen staan; een uitbreiding verdubbelt die van haar tegel.
        - Wintertegels, { boat-white-wind } en contracten, met de arbeiders, vaardigheidskaartjes, overige grondstoffen en de paarse startarbeider die je eraan geeft. De paarse startarbeider telt als één arbeider, vaardigheidskaartje of grondstof naar keuze, ook op een opslagtegel.
        - De overige schepen: { boat-keyflower } 1 punt voor elke stap die je tegels geven; { boat-sea-bastion } 1 voor elke tegel op één rondgang over wegen die geen weg twee keer gebruikt; { boat-sea-breese } 2, 4, 8, 16 of 32 voor één tot vijf of meer tegels die op rij de rivier van je thuistegel voortzetten; { boat-flipper } 2; { boat-ianvincible } 5; { boat-white-wind } 1 voor elke arbeider die nergens anders telt.
        - Elke volgordetegel: 1 punt voor elke tegel ernaast.
        - Elk overgebleven goud: 1 punt.

        Arbeiders die je niet hebt ingezet tellen aan het eind mee, en ook wie in je dorp stond; biedingen zijn weg. { tiebreak.help }
rules-merchants = The Merchants
    .text =
        De uitbreiding voegt van elk schip een tweede versie toe, en contracten, uitbreidingen, hutten en tegels voor elk seizoen. Met de optie “{ option-merchants-mixed }” wordt elk schip geloot uit de twee met die naam en worden de nieuwe tegels meegeschud; met “{ option-merchants-full }” zijn alle schepen de nieuwe en zijn alle nieuwe tegels bij wat er wordt neergelegd en uitgedeeld.

        De nieuwe schepen brengen ook goud, groene arbeiders, hutten of contracten. Goud en hutten gaan naar je thuistegel, contracten achter je scherm. { boat-sea-bastion-ii } doet zijn werk eerder: wie het in de herfst neemt, in het korte spel in de lente, haalt het weg en noemt een schip dat niet in het spel is om het in de winter te vervangen, waar het gekozen wordt zoals de andere. De andere doen dit als je ze in de winter neemt:
        - { boat-keyflower-ii }: aan het eind 3 goud extra, niet voor opslagtegels.
        - { boat-sea-breese-ii }: 2 punten voor elke wintertegel in je dorp.
        - { boat-flipper-ii }: één gratis uitbreiding op een opgewaardeerde tegel van je.
        - { boat-ianvincible-ii }: 2 punten voor elke opwaardering die je tegels en hutten toestaan, verdubbeld door zomerschip 2b.
        - { boat-white-wind-ii }: een vervuld contract geeft 10 punten in plaats van 7.
rules-contracts = Contracten
    .text =
        Een contract noemt één tot zes dingen. Aan het eind geeft het 7 punten als je er precies die aan besteedt; wat een contract vervult, telt nergens anders. Een onvervuld contract is niets waard, behalve 3 punten met de { winter-muleteer }.

        Schepen brengen contracten dicht. Bij de { village-assayer }, de { village-bookkeeper } en de { village-merchant } neem je een van de drie open contracten, dat meteen wordt aangevuld, of er één ongezien van de stapel. Aan het eind van lente, zomer en herfst gaan de open contracten weg en komen er drie nieuwe. Is de stapel op, dan wordt de aflegstapel geschud.

        In je beurt, vóór je actie, tussen stappen van een transport of na je actie, voordat de volgende aan de beurt is, mag je zoveel contracten afleggen als je wilt, elk voor één van de bepaalde dingen die erop staan; voor “naar keuze” krijg je niets. Groene arbeiders komen uit de voorraad, andere uit de zak, vaardigheidskaartjes van de stapel, grondstoffen komen op je thuistegel. Blijkt de zak of de stapel er geen te hebben, dan houd je het contract.

        Eén contract vraagt de paarse startarbeider zelf, in de winter met een bod gewonnen; een doorgekregen startarbeider vervult het niet. Je kunt het inruilen voor elk ding waar de paarse startarbeider voor kan doorgaan.
rules-extensions = Uitbreidingen en hutten
    .text =
        In plaats van een tegel om te keren kan een opwaardering een uitbreiding leggen op een tegel van je die al opgewaardeerd is. De 18 uitbreidingen liggen open, en elk kost wat erop staat: grondstoffen die op die tegel liggen, een vaardigheidskaartje, of een arbeider, die in de zak gaat. Een arbeider mag je betalen met een hele overboden groep, maar niet met arbeiders die aan het werk zijn gestuurd.

        Op een tegel past één uitbreiding, en die blijft. Ze heeft een kleur: staan er arbeiders op de tegel, dan moet het de hunne zijn. Vanaf dan mogen alleen arbeiders van die kleur de tegel gebruiken, de rest van het spel. Ze verdubbelt de punten die op de tegel staan, en verder niets; ook een tegel zonder punten kan er een krijgen, voor de { winter-builder }.

        Een hut komt op je thuistegel. Daar is elke hut één extra opwaardering voor wie die thuistegel gebruikt.
rules-variants = Opties en varianten
    .text =
        - { option-promos }: tegels die los zijn weggegeven, voor elk seizoen, en een vijfde zomerschip.
        - { option-screens }, { option-screens-open }: wat iedereen je zag krijgen, ligt voor je scherm. Verder verandert er niets.
        - { option-novices }: een willekeurig aantal spelers, genoemd bij het maken van de tafel, begint met één groene arbeider meer.

        De promotegel { village-sorcerer } laat je de actie uitvoeren van een tegel ernaast, opgewaardeerd van elke tegel van zijn dorp, zonder daar een arbeider te zetten. De { winter-keyside } brengt aan het eind 3 hout, 3 steen, 3 ijzer en 3 goud.
rules-rulings = Waar de regelboeken twijfel laten
    .text =
        Keydom beslist deze punten voor alle tafels hetzelfde:
        - Een overboden groep vul je aan waar ze ligt; ze “verhuist” niet naar de tegel waar ze al biedt.
        - Zomerschip 4a beantwoordt geen groene biedingen en werkt niet op volgordetegels.
        - Wat op een { village-barn }, { village-blacksmith }, { village-stone-yard } of { village-timber-yard } ligt, mag aan het eind elders tellen waar dat meer oplevert: 3 goud op een gewone { village-barn } zijn met de { winter-jeweller } 6 punten (R-KF-21).
        - Met zomerschip 3b tellen overgebleven grondstoffen als goud, elk 1 punt, en geeft elke grondstof punten op de opslagtegel waar ze ligt (R-KF-22).
        - Aan het eind dient de paarse startarbeider wie hem heeft, gewonnen of doorgekregen; nergens anders gebruikt telt hij als één goud.
        - { boat-sea-bastion }: de rondgang mag overal beginnen en een tegel twee keer kruisen, maar elke tegel telt één keer.
        - Het { winter-village-hall } mag groen tellen; bij de { winter-watermill } mag goud invallen.
        - { boat-flipper } keert ook een thuistegel of een opslagtegel om, en die telt dan volgens de nieuwe kant.
        - De dorpen groeien na elkaar, te beginnen bij de startspeler.
