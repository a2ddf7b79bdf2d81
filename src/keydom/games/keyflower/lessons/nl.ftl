### Lessen van Keyflower.

first = Je eerste dorp
    .about = Een kort spel voor twee, lente en winter, van het eerste bod tot de eindtelling: bieden, gebruiken, overbieden, een schip nemen, opwaarderen, scoren.

first-welcome = Een dorp en acht arbeiders
    .text =
        In Keyflower bouw je een dorp, tegel voor tegel, in vier seizoenen: lente, zomer, herfst en winter. Dit eerste spel heeft er twee, lente en winter. Wie na de winter de meeste punten heeft, wint.

        Je dorp begint met één tegel, je thuis, die nu oplicht. Erboven staan je arbeiders: twee blauwe, twee rode en vier gele. De anderen zien niet hoeveel je er van elke kleur hebt. Arbeiders zijn alles in dit spel. Ze zijn geld, want je biedt ermee op nieuwe tegels. En ze zijn handen, want je gebruikt er tegels mee. Dezelfde acht arbeiders moeten allebei doen, dus elk van hen telt.

        In het midden liggen zes lentetegels ter veiling. Wat je daar wint, komt in je dorp te liggen en blijft er.

        De spelers doen om de beurt één ding, tot iedereen na elkaar past. Er zijn maar twee dingen te doen: bieden op een tegel, of een tegel gebruiken.
first-bid = Je eerste bod
    .text =
        De verlichte tegel is de { village-miner }: wie hem gebruikt, krijgt twee ijzer. IJzer is in de winter iets voor je waard, dus probeer hem te winnen.

        Om te bieden druk je op de tegel, kies je een kleur en zeg je hoeveel arbeiders. Leg er één gele arbeider naast. De kleur doet ertoe, want dit is de belangrijkste regel van Keyflower: vanaf nu tellen op deze tegel alleen nog gele arbeiders. Wie je wil overbieden, heeft er meer gele voor nodig, en wie de tegel wil gebruiken, moet dat ook met gele doen. Hebben anderen weinig van een kleur, dan is een bod daarin veilig.

        Je hebt vier gele arbeiders, meer dan van elke andere kleur. De anderen weten dat niet.
    .hint = Druk op de { village-miner }, dan op geel, dan op 1.
    .rest = Bied één gele arbeider op de { village-miner }.
    .tile = Ook een goede tegel, maar je winterplan vraagt ijzer: bied op de { village-miner }.
    .use = Je kunt hem meteen gebruiken, maar zorg eerst dat hij van jou wordt: bied.
    .pass = Er is nog niets gedaan. Bied op de { village-miner }.
    .colour = Je hebt de meeste gele arbeiders, en daarmee wil je deze tegel straks ook gebruiken. Bied geel.
    .number = Eén is genoeg om te beginnen: je kunt er later bij leggen als iemand je overbiedt.
first-use = Zet hem aan het werk
    .text =
        De andere speler bood één blauwe arbeider op de { village-apprentice-hall }.

        Gebruik nu de { village-miner }. Een tegel die ter veiling ligt, mag door iedereen gebruikt worden, nog voordat hij van iemand is; en dat geldt ook voor de tegels in de dorpen, dat van jou of dat van een ander! De arbeiders die je stuurt, gaan op de tegel staan en blijven daar tot het eind van het seizoen. Dan gaan ze naar de eigenaar van de tegel. Gebruik dus het liefst tegels die van jou worden: dan komen de arbeiders bij je terug.

        Stuur één gele arbeider naar de { village-miner }. Het ijzer komt op je thuis te liggen, omdat de tegel nog niet in je dorp ligt.
    .hint = Gebruik de { village-miner }, met 1 arbeider.
    .rest = Gebruik de { village-miner } met één arbeider.
    .bid = Op de { village-miner } sta je al voor. Gebruik hem nu.
    .tile = Een andere tegel levert iets anders op. Jij wilt ijzer: gebruik de { village-miner }.
    .pass = Je arbeiders staan klaar: gebruik de { village-miner }.
    .number = De eerste keer is één arbeider genoeg. Meer zou verspilling zijn.
first-again = Een tweede keer is duurder
    .text =
        De andere speler heeft het nu op de { village-key-mine } gemunt, met rood.

        Een tegel kan in hetzelfde seizoen nog eens gebruikt worden, maar elke keer kost dat een arbeider meer dan de keer ervoor: de eerste keer één, de tweede keer twee, de derde keer drie. En nooit meer dan zes arbeiders samen op een tegel. Niemand kan één tegel dus eindeloos gebruiken, en het loont om er meer te hebben.

        Je { village-miner } is één keer gebruikt. Gebruik hem nog eens, met twee arbeiders: het moeten gele zijn, zoals alles op deze tegel. Dan heb je geen gele meer over, maar die op de { village-miner } komen terug als je hem wint.
    .hint = Gebruik de { village-miner } nog eens, met 2 arbeiders.
    .rest = Gebruik de { village-miner } nog een keer, nu met twee arbeiders.
    .bid = Bieden kan ook. Maar eerst ijzer, zolang niemand in de weg staat.
    .tile = Die levert iets anders op. Gebruik de { village-miner } een tweede keer.
    .pass = Je hebt nog arbeiders: gebruik ze.
first-blue = Een andere kleur
    .text =
        Er ligt vier ijzer op je thuis. De andere speler bood blauw op de { village-workshop }.

        Je hebt nog twee blauwe en twee rode arbeiders. De { village-gold-mine } levert goud, en goud is bijzonder: aan het eind is elk goud een punt waard, en het kan elke andere grondstof vervangen als er iets te betalen is. Niemand heeft daar geboden, dus jij kiest de kleur. Bied één blauwe arbeider.

        Er zijn ook groene arbeiders, maar in de zak zit er nog geen: sommige tegels maken van andere arbeiders groene. Het zijn er weinig, en een groen bod is moeilijk te overbieden.
    .hint = Bied op de { village-gold-mine }, blauw, 1.
    .rest = Bied één blauwe arbeider op de { village-gold-mine }.
    .tile = Die tegel kan wachten. De { village-gold-mine } is nog vrij, en goedkoop.
    .use = Gebruik je hem nu, dan krijgt wie hem wint je arbeider. Bied eerst.
    .pass = Een tegel voor één arbeider is een koopje. Bied op de { village-gold-mine }.
    .colour = Rood heb je nodig voor de volgende tegel. Bied blauw.
    .number = Waar nog niemand bood, is één arbeider genoeg.
first-alehouse = Nieuwe arbeiders
    .text =
        De andere speler gebruikte de { village-workshop }, hoewel die nog van niemand is, en kreeg een steen.

        Het { village-alehouse } haalt arbeiders uit de zak, één per keer. Meer arbeiders betekent meer biedingen en meer gebruik, dus deze tegel is in elk spel gewild. Bied er één rode arbeider op.

        Gebruik hem in je volgende beurt meteen: stuur je andere rode arbeider en trek een nieuwe uit de zak. Die verdwijnt achter je scherm, en niemand anders ziet de kleur. Je verliest er niets bij: win je het { village-alehouse }, dan komt de rode die er staat ook bij je terug.
    .hint = Bied op het { village-alehouse }, rood, 1. Gebruik het { village-alehouse } in je volgende beurt met 1 arbeider.
    .rest = Bied één rode arbeider op het { village-alehouse }, en gebruik het dan met de andere.
    .tile = Eerst het { village-alehouse }: aan arbeiders kom je tekort.
    .use = In deze volgorde: bied op het { village-alehouse }, en gebruik het in je volgende beurt.
    .pass = Het { village-alehouse } is nog te krijgen: bied erop.
    .colour = Neem rood, dan kun je de tegel met je andere rode arbeider gebruiken.
    .number = Eén arbeider is genoeg.
first-overbid = Overbied je buur
    .text =
        Je trok een blauwe arbeider. En kijk: de andere speler heeft gepast. Passen is niet definitief. Het is pas uit als iedereen na elkaar past.

        De andere speler staat op de { village-workshop } voor met één blauwe arbeider. Jij hebt er nu twee. Overbieden moet in dezelfde kleur en met meer arbeiders: bied er twee, en jij staat voor.

        De arbeider die overboden is, is niet verloren. Zijn eigenaar mag hem in een latere beurt weghalen en elders gebruiken, samen met andere van zijn kleur.
    .hint = Bied op de { village-workshop }, met 2 arbeiders.
    .rest = Overbied de andere speler op de { village-workshop }, met twee blauwe arbeiders.
    .tile = Daar heeft de ander een kleur die jij niet hebt, of sta jij al voor. Overbied op de { village-workshop }.
    .use = Je kunt iets gebruiken, maar dan gaat de { village-workshop } naar de andere speler.
    .pass = Je hebt twee blauwe arbeiders, en precies twee zijn er nodig. Overbied!
first-passing = Het eind van de lente
    .text =
        Je staat voor op vier tegels: { village-miner }, { village-gold-mine }, { village-alehouse } en { village-workshop }. Goed geboden!

        Druk op “Verder” en kijk wat de andere speler doet. De blauwe arbeider die jij overbood, gaat naar de { village-apprentice-hall } en wordt daar gebruikt voor een vaardigheid. Jij hebt niets meer te doen en past vanzelf, dan past de ander ook, en de lente is voorbij.

        Nu wordt alles ineens afgerekend. Wie op een tegel voorstaat, wint hem. Het winnende bod gaat in de zak en is weg: dat is wat je betaalt. Maar de arbeiders die op de tegel staan omdat ze hem gebruikten, gaan naar de nieuwe eigenaar. Je krijgt je drie gele van de { village-miner } terug, en de rode van het { village-alehouse }.
first-boat = De schepen komen binnen
    .text =
        Aan het eind van elk seizoen brengen de schepen nieuwe arbeiders en vaardigheden. Wie kiest het eerst? Wie de tegel { order-order-1 } won. Niemand bood erop, dus kiest de startspeler, en dat ben jij. Zo is de volgorde af en toe een bod waard.

        Er liggen twee schepen, met arbeiders en vaardigheden die je kunt zien. Je weet inmiddels waar je weinig van hebt. Kijk ook naar de vaardigheden: een aambeeld, een houweel of een zaag is wat opwaarderen vaak kost. Je { village-miner } opwaarderen kost één aambeeld, en de { boat-keyflower } brengt er een. Neem die.
    .hint = Druk op het schip dat Keyflower heet.
    .rest = Neem de Keyflower: die brengt een aambeeld.
    .other = Die brengt twee houwelen, en daar kun jij niets mee opwaarderen. Neem de Keyflower, om het aambeeld.
first-village = Leg je dorp aan
    .text =
        Nu worden de gewonnen tegels gelegd. Iedere speler legt ze aan zijn dorp, zo dat wegen op wegen aansluiten en geen weg tegen weiland doodloopt. Je mag een tegel draaien zoals je wilt.

        Waarom doet het ertoe waar ze liggen? Omdat grondstoffen vervoerd moeten worden, en dat gaat alleen over wegen. Een grondstof is iets waard op de tegel waar ze nodig is: om op te waarderen moet ze op die tegel zelf liggen, en aan het eind telt voor sommige tegels alleen wat erop ligt.

        Druk op “Verder”: je vier tegels worden voor je gelegd, allemaal over de weg te bereiken. In een volledig spel volgen nu zomer en herfst, met tegels die meer kosten en meer opleveren. Hier is het meteen winter.
first-winter = Wat je verborgen hield
    .text =
        De winter is anders. De wintertegels komen niet uit een stapel: iedereen kreeg er aan het begin een paar in het geheim, en kiest nu welke daarvan ter veiling komen. Minstens één moet het er zijn, en iedereen mag op alle bieden. Wintertegels worden door niemand gebruikt: ze tellen alleen, helemaal aan het eind.

        Je plant je hele spel dus naar de wintertegels in je hand, en hoopt dat niemand het raadt. De jouwe zijn:

        - { winter-apothecary }: drie punten voor elke vijf arbeiders.
        - { winter-watermill }: één punt voor elke grondstof van één soort. Je hebt vier ijzer.
        - { winter-scribes }: tien punten voor een zaag, een houweel en een aambeeld.

        Breng ze alle drie in: het levert de ander niet meer op dan jou.
    .hint = Kies alle drie: { winter-apothecary }, { winter-scribes } en { winter-watermill }.
    .rest = Breng alle drie de wintertegels in.
    .fewer = Je mag er een paar achterhouden, maar hier willen we ze alle drie op tafel.
first-plan = Een veilig bod
    .text =
        De andere speler bracht één tegel in, en bood net één rode arbeider op de volgorde: in de winter levert die tegel punten op voor zijn buren.

        Je kwam met veel arbeiders thuis: die van het schip en die van je tegels. Eén daarvan is rood. Een rood bod is het veiligst, want de ander heeft net een rode uitgegeven. Bied hem op de { winter-apothecary }. Elke vijf arbeiders die je aan het eind nog hebt, zijn dan drie punten waard, waar ze ook staan en of ze nu gewerkt hebben of niet.
    .hint = Bied op de { winter-apothecary }, rood, 1.
    .rest = Bied één rode arbeider op de { winter-apothecary }.
    .tile = Dat komt nog. Begin met de { winter-apothecary }: je hebt veel arbeiders.
    .use = Daar is tijd voor. Stel eerst de { winter-apothecary } veilig.
    .pass = Na de winter komt er niets meer. Bied!
    .colour = Van die kleur heeft de ander er genoeg. Rood is schaarser: bied rood.
first-haul = Vervoeren en opwaarderen
    .text =
        De andere speler past en wacht. Tijd om je thuis te gebruiken: met een thuistegel vervoer je grondstoffen en waardeer je een tegel op. De jouwe geeft één stap en één opwaardering.

        Gebruik hem met één gele arbeider. Waardeer eerst de { village-miner } op: dat kost het aambeeld van het schip. Opgewaardeerd levert hij ijzer en goud in plaats van twee ijzer, en aan het eind drie punten. Breng dan één ijzer één stap over de weg, naar de { village-workshop }.

        Opwaarderen kost meestal grondstoffen, en die moeten eerst op de tegel liggen; vaardigheden betaal je van achter je scherm, waar de tegel ook ligt. Betere tegels hebben meer stappen. In een volledig spel doe je dit vaak, dus leg je dorp aan met korte wegen.
    .hint = Gebruik { home-home-1 }, geel, 1. Waardeer dan de { village-miner } op, en breng ijzer van je thuis naar de { village-workshop }.
    .rest = Gebruik je thuis met een gele arbeider; waardeer de { village-miner } op; breng ijzer naar de { village-workshop }.
    .bid = Zo meteen. Eerst opwaarderen, dan levert de { village-miner } meer op.
    .tile = Vervoeren en opwaarderen doe je thuis: gebruik je thuistegel.
    .colour = Bewaar de blauwe voor de { village-gold-mine }: gebruik een gele arbeider.
    .number = Eén arbeider is genoeg: niemand heeft je thuis dit seizoen gebruikt.
    .carry = Waardeer eerst de { village-miner } op; breng dan één ijzer naar de { village-workshop }.
    .done = Nog niet klaar: waardeer de { village-miner } op, en breng één ijzer naar de { village-workshop }.
    .pass = Je dorp ligt vol tegels die nog niemand gebruikte: ga door.
first-mill = Een gelukkige trek
    .text =
        IJzer heb je het meest, en de { winter-watermill } geeft een punt voor elk ijzer. Je wilt er graag op bieden, maar in een kleur die de ander niet makkelijk kan volgen.

        Gebruik eerst het { village-alehouse }, met een gele arbeider, en kijk wat er uit de zak komt: een rode! Bied die op de { winter-watermill }.

        In deze les is dat geen toeval, want alle trekkingen staan vast. In een echt spel neem je wat er komt.
    .hint = Gebruik het { village-alehouse }, geel, 1. Bied dan op de { winter-watermill }, rood, 1.
    .rest = Gebruik het { village-alehouse } met een gele arbeider, en bied dan de rode op de { winter-watermill }.
    .use = Eerst het { village-alehouse }, voor een nieuwe arbeider.
    .colour = Geel voor het { village-alehouse }, rood voor de { winter-watermill }.
    .number = Eén arbeider is genoeg.
    .pass = Er is eerst nog een nieuwe arbeider te halen.
first-iron = IJzer en nog eens ijzer
    .text =
        Nu draait alles om ijzer, voor de { winter-watermill }. Welke tegels leveren het? Die van jou, en de arbeiders blijven van jou.

        - Gebruik de opgewaardeerde { village-miner } met één gele arbeider: ijzer en goud.
        - Gebruik in je volgende beurt de { village-workshop } met één gele arbeider, en neem ijzer.

        De grondstoffen liggen nu op de tegels zelf, omdat die in je eigen dorp liggen. Voor de { winter-watermill } maakt het niet uit waar ze liggen; om op te waarderen wel.

        De andere speler past keer op keer en spaart arbeiders. Laat je niet opjagen: zolang één speler iets doet, mogen de anderen dat ook.
    .hint = Gebruik de { village-miner }, geel, 1; gebruik dan de { village-workshop }, geel, 1, en neem ijzer.
    .rest = { village-miner } met één gele arbeider; dan { village-workshop } met één gele arbeider, voor ijzer.
    .tile = Eerst de { village-miner }, dan de { village-workshop }.
    .bid = Je staat voor waar je wilt. Nu ijzer!
    .colour = Geel, want daar heb je er de meeste van; blauw is voor de { village-gold-mine }.
    .number = De eerste keer in een seizoen is één arbeider genoeg.
    .take = Hout of steen zou alleen liggen. Jij verzamelt ijzer.
    .pass = Je hebt arbeiders en tegels: gebruik ze voordat je past.
first-rest = Alles aan het werk
    .text =
        Wat valt er nog te doen? De { village-gold-mine } levert met elk goud een punt op. De { village-miner } kan een tweede keer gebruikt worden, met twee arbeiders. En zelfs de { village-apprentice-hall }, in het dorp van de ander, staat voor je open: je krijgt een vaardigheid, maar de arbeider blijft bij de eigenaar. Tegen het eind van het spel kost dat je weinig.

        Druk op “Verder”: je gebruikt de { village-gold-mine }, weer de { village-miner }, de { village-apprentice-hall } en nog eens de { village-gold-mine }, terwijl de ander telkens past. Als jij ook past, is het spel uit, en gaan de wintertegels naar de hoogste bieders. Tegels die niemand wilde, verlaten het spel.
first-last = De laatste tegels
    .text =
        Je won de { winter-apothecary } en de { winter-watermill }. De andere speler heeft de volgorde en nam dus eerst een schip: in de winter zijn ook schepen tegels die punten opleveren. Jij krijgt de { boat-keyflower }, met een punt voor elke stap die de tegels van je dorp toelaten.

        Wintertegels en schepen leg je aan je dorp zoals alle andere. Dan wordt er geteld. Rekenen hoef je niet: waar een arbeider of grondstof voor meer dan één tegel kan tellen, wordt de beste verdeling voor je gevonden.

        Druk op “Verder” voor de eindtelling.
first-count = De eindtelling
    .text =
        Je wint met 21 punten tegen 7! Het is makkelijk te zien waar ze vandaan komen:

        - de opgewaardeerde { village-miner }: 3,
        - de { winter-apothecary }: 6, voor tien arbeiders,
        - de { winter-watermill }: 7, voor zeven ijzer,
        - vier goud: 4,
        - de Keyflower: 1.

        In een volledig spel komen zomer en herfst ertussen, met tegels om te vervoeren, om de ene grondstof in de andere te veranderen, voor groene arbeiders, en met herfsttegels die tellen voor wat erop ligt. Drie raadgevingen:

        - Laat je wintertegels je vroeg vertellen wat je moet verzamelen.
        - Kies de kleur van een bod met zorg: die bepaalt wie je kan volgen, en wie de tegel kan gebruiken.
        - Gebruik je eigen tegels, dan komen je arbeiders terug.

        Speel nu je eigen spel: een makkelijke tafel staat klaar.
