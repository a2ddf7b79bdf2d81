### Keythedral, van Richard Breese.

game-name = Keythedral
game-tagline = Stuur je werknemers de velden van Keyland in en verdien de beste zetels in de keythedral.

-any-time = Te spelen bij het begin van elke fase, en telkens als je een nummer kiest, een werknemer plaatst, aan de beurt bent of biedt.
-one-purchase = Te spelen terwijl je de prijs bepaalt van een zetel die je hebt aangekondigd, nadat de anderen hebben gereageerd.
-stays = Wordt de zetel nu niet verworven, dan blijft de wet ernaast liggen tot dat gebeurt, en elke koper kiest opnieuw.

## Opties

option-edition = Editie
    .help = De twee edities bouwen dezelfde keythedral met andere getallen.
option-edition-2002 = 2002
    .help = 17 zetels, 1 tot 5 punten waard; overgebleven blokjes tellen alleen bij een gelijke stand.
option-edition-2004 = 2004
    .help = 22 zetels, 4 tot 12 punten waard; overgebleven blokjes leveren ook punten op. Een langer spel.
option-laws = Wetten
    .help = Bepaalt of er wetkaarten zijn, en of ze ongezien genomen worden.
option-laws-face-down = gedekt
    .help = De kaarten op de wetplaatsen liggen gedekt: wie er een neemt, ziet hem, en de anderen pas als hij gespeeld wordt.
option-laws-face-up = open
    .help = De kaarten op de wetplaatsen liggen open en worden gekozen, dus iedereen weet wie welke wet heeft.
option-laws-none = geen
    .help = Er wordt zonder wetten gespeeld.
option-laws-about-others = Wetten over andere spelers
    .help = Bepaalt of een wet die over andere spelers gaat bewaard mag worden.
option-laws-about-others-kept = bewaren mag
    .help = Wie een wet heeft, kiest zelf op welk moment hij hem speelt.
option-laws-about-others-at-once = meteen spelen
    .help = { law-work-order }, { law-price-increase }, { law-repeal-law }, { law-house-moratorium }, { law-design-change }, { law-downgrade-house }, { law-good-harvest }, { law-poor-harvest } en { law-start-order } worden gespeeld op het eerste moment dat ze toelaten.
option-design = Ontwerp van de keythedral
    .help = Wanneer de prijzen van de zetels bekend worden.
option-design-hidden = verborgen
    .help = De zetels van een bouwfase worden pas omgedraaid als de vorige bouwfase uitverkocht is.
option-design-open = open
    .help = Alle zetels liggen van het begin af open. De bouwfasen worden wel op volgorde verkocht.
option-length = Lengte
    .help = Hoeveel bouwfasen de keythedral heeft.
option-length-full = volledig
    .help = Alle vijf de bouwfasen.
option-length-short = kort
    .help = Alleen de eerste twee bouwfasen.

## Trekkingen

do-back = Het volgende veld heeft nummer { $number } op de achterkant
do-face = Het veld is een { $kind }
do-reveal = Omgedraaid: { $tile }
do-card = De kaart is { $law }
do-show = Open neergelegd: { $law }

ask-back = Welk nummer staat op de achterkant van het volgende veld?
ask-face = Welk soort veld wordt er getrokken?
ask-reveal = Welke bouwtegel wordt omgedraaid?
ask-card = Welke wet wordt er getrokken?
ask-show-law = Welke wet wordt open neergelegd?

## Het bord bouwen

do-field = Leg het veld op { $cell }
do-cottage = Leg hut { $cottage }
do-at = Leg de tegel op { $cell }

ask-lay-field = Waar leg je het veld?
ask-settle = Welke hut leg je nu?
ask-site = Waar leg je hut { $cottage }?

## Fase 1

do-order = Kies nummer { $number }
do-work = Stuur de werknemer naar het veld op { $cell }
do-idle = Geen veld is vrij: de werknemer blijft werkloos

ask-choose-order = De werknemers van welk hutnummer gaan nu op pad?
ask-plan = Welk nummer volgt in de volgorde die je voor deze ronde vastlegt?
ask-place = Naar welk veld gaat een werknemer van { $cottage }?

## Fase 3

do-buy = Verwerf { $tile }
do-house = Bouw hut { $cottage } om tot huis (1 steen, 1 hout)
do-fence = Plaats een afsluiting (1 hout)
    .short = Afsluiting
do-beside = Plaats de afsluiting naast { $cottage }
do-toward = Plaats de afsluiting aan de kant van het veld op { $cell }
do-unfence = Verwijder de afsluiting { $fence } (2 wijn)
do-craft = Koop 1 { $cube } bij de vakman
do-trade = Ruil 2 blokjes voor 1 { $cube }
do-new-law = Neem een wetkaart (1 blokje; je laatste actie deze ronde)
    .short = Wet
do-take-law = Neem de wet { $law } (1 blokje; je laatste actie deze ronde)
do-pass = Pas
do-pay = Betaal 1 { $cube }
    .together = Betaal deze
do-take = Neem 1 { $cube }
    .together = Neem deze
do-extra = Betaal 1 { $cube } meer
do-less = Betaal 1 { $cube } minder
do-swap = Betaal 1 { $into } in plaats van 1 { $cube }
do-acquire = Betaal en verwerf de zetel
do-withdraw = Zie af van de koop
    .short = Terugtrekken

ask-turn = Welke actie voer je uit?
ask-law-turn = Je hebt deze ronde een wet genomen en hebt geen acties meer. Speel je een wet?
ask-fence-site = Naast welke hut plaats je de afsluiting?
ask-fence-side = Van welk veld sluit je { $cottage } af?
ask-move = Je hut { $cottage } is ingesloten: waar leg je die nu?
ask-pay =
    { $count ->
        [one] Welk blokje betaal je?
       *[other] Welk blokje betaal je? Je moet er nog { $count } betalen, en een soort die je overslaat, komt niet terug.
    }
    .together =
        { $count ->
            [one] Welk blokje betaal je?
           *[other] Welke { $count } blokjes betaal je?
        }
ask-take =
    { $count ->
        [one] Welke grondstof neem je?
       *[other] Welke grondstof neem je? Je mag er nog { $count } nemen, en een soort die je overslaat, komt niet terug.
    }
    .together =
        { $count ->
            [one] Welke grondstof neem je?
           *[other] Welke { $count } grondstoffen neem je?
        }
ask-answer = De koop van { $tile } is aangekondigd. Reageer je met een wet?
ask-price = Hoe betaal je { $tile }?

## Fase 5

do-bid =
    { $count ->
        [one] Bied 1 blokje
       *[other] Bied { $count } blokjes
    }
do-name = Maak { $seat } startspeler

ask-bid =
    { $count ->
        [0] Bied je om de startspeler te mogen kiezen? Niemand heeft nog geboden.
        [one] Bied je om de startspeler te mogen kiezen? Het hoogste bod is 1 blokje.
       *[other] Bied je om de startspeler te mogen kiezen? Het hoogste bod is { $count } blokjes.
    }
ask-naming = Wie maak je startspeler?

## Wetten spelen

do-decline = Speel geen wet
do-work-order = Speel { law-work-order }: leg de volgorde van alle vijf nummers voor deze ronde vast
do-price-increase = Speel { law-price-increase }: de zetel kost één blokje meer
do-price-decrease = Speel { law-price-decrease }: de zetel kost één blokje minder
do-upgrade-cottage = Speel { law-upgrade-cottage }: { $cottage } wordt gratis een huis
do-substitution = Speel { law-substitution }: betaal met andere grondstoffen, of met een ander vakwerkblokje
do-cottage-number = Speel { law-cottage-number }: { $cottage } stuurt nu werknemers uit
do-craft-bargain = Speel { law-craft-bargain }: 1 gebruikt blokje { $cube } voor één grondstof
do-unexpected-harvest =
    Speel { law-unexpected-harvest }: kies zelf wat je werknemers thuisbrengen uit { $kind ->
        [woud] elk
        [meer] elk
       *[other] elke
    } { $kind }
do-broken-fences = Speel { law-broken-fences }: je werknemers negeren deze ronde alle afsluitingen
do-repeal-law = Speel { law-repeal-law }: de wet die net gespeeld is, heeft geen effect
do-unsafe-fence = Speel { law-unsafe-fence }: verwijder de afsluiting { $fence }
do-house-moratorium = Speel { law-house-moratorium }: niemand anders bouwt deze ronde huizen
do-design-change = Speel { law-design-change }: een andere tegel komt in de plaats van { $tile }
do-double-production = Speel { law-double-production }: je werknemer op { $cell } brengt het dubbele thuis
do-bargain = Speel { law-bargain }: twee grondstoffen naar keuze voor één
do-sale = Speel { law-sale }: koop 1 { $cube } voor twee blokjes minder
do-downgrade-house = Speel { law-downgrade-house }: { $cottage } wordt weer een hut
do-good-harvest =
    Speel { law-good-harvest }: { $kind ->
        [woud] elk
        [meer] elk
       *[other] elke
    } { $kind } brengt deze ronde het dubbele op
do-poor-harvest = Speel { law-poor-harvest }: geen { $kind } brengt deze ronde iets op
do-start-order = Speel { law-start-order }: { $seat } wordt startspeler

ask-opening = { $phase }: speel je een wet?
ask-repeal = Trek je de wet in die net gespeeld is?

## Het verslag: voorbereiding en bouwfasen

told-drew-field = { $seat } trok een { $kind }.
    .line = Trok: { $kind }
told-laid-field =
    { $seat } legde { $kind ->
        [woud] het
        [meer] het
       *[other] de
    } { $kind } op { $cell }.
    .line = Legde: { $kind }
told-laid-cottage = { $seat } legde hut { $cottage } op { $cell }.
    .line = Legde { $cottage }
told-revealed = Bouwfase { $level }: { $tile } werd omgedraaid.
    .line = Zetel van fase { $level }
told-stage = Bouwfase { $level } van de keythedral begon.
    .line = Bouwfase { $level } begon
told-completed = De laatste zetel werd verworven: de keythedral was klaar in ronde { $round }.
    .line = De laatste zetel is weg
told-abandoned =
    { $round ->
        [one] Na { $round } ronde, het hoogste aantal dat gespeeld wordt, was de keythedral nog niet klaar; het spel eindigde zoals het stond.
       *[other] Na { $round } rondes, het hoogste aantal dat gespeeld wordt, was de keythedral nog niet klaar; het spel eindigde zoals het stond.
    }
    .line = Onvoltooid na ronde { $round }

## Het verslag: rondes

told-round = Ronde { $round } begon met { $seat } als startspeler.
    .line = Ronde { $round } begon
told-closing =
    { $left ->
        [0] De laatste ronde begon: het spel eindigt na ronde { $round }, ook als er nog zetels zijn.
        [one] Nog één ronde na deze: het spel eindigt na ronde { $round }, ook als er nog zetels zijn.
       *[other] Nog { $left } rondes na deze: het spel eindigt na ronde { $round }, ook als er nog zetels zijn.
    }
    .line = Einde na ronde { $round }
told-phase = { $phase }
told-ordered = Werkordermarker { $place } kwam op nummer { $number }; { $seat } begon.
    .line = Nummer { $number } werkt
told-worked = { $seat } stuurde een werknemer van { $cottage } naar het veld op { $cell }.
    .line = Stuurde { $cottage } uit
told-idle = { $seat } had geen vrij veld voor een werknemer van { $cottage }.
    .line = Geen veld: { $cottage }
told-harvested =
    { $count ->
        [one] { $seat } oogstte 1 blokje { $cube }.
       *[other] { $seat } oogstte { $count } blokjes { $cube }.
    }
    .line = Oogstte
told-harvest-failed =
    { $count ->
        [one] { $seat } liep 1 blokje { $cube } mis: de voorraad was op.
       *[other] { $seat } liep { $count } blokjes { $cube } mis: de voorraad was op.
    }
    .line = Liep mis
told-marker = De startspelermarker ging naar { $seat }.
    .line = Startspeler
told-bid =
    { $count ->
        [one] { $seat } bood 1 blokje.
       *[other] { $seat } bood { $count } blokjes.
    }
told-no-bid = { $seat } bood niet.
told-named = { $seat } maakte { $start } startspeler.
    .line = Koos { $start }

## Het verslag: acties

told-announced = { $seat } kondigde de koop van { $tile } aan.
    .line = Wil een zetel
told-withdrew = { $seat } zag af van de koop van { $tile }.
    .line = Zag ervan af
told-acquired =
    { $value ->
        [one] { $seat } verwierf { $tile } voor { $cost }: { $value } punt waard.
       *[other] { $seat } verwierf { $tile } voor { $cost }: { $value } punten waard.
    }
    .line = Zetel van { $value }
told-built-house = { $seat } bouwde hut { $cottage } om tot huis.
    .line = Huis: { $cottage }
told-fenced = { $seat } plaatste een afsluiting tussen { $cottage } en het veld op { $cell }.
    .line = Afsluiting bij { $cottage }
told-moved = { $seat } verplaatste { $cottage }, die ingesloten was, naar { $cell }.
    .line = Verplaatste { $cottage }
told-unfenced = { $seat } verwijderde de afsluiting { $fence }.
    .line = Haalde afsluiting weg
told-ordered-craft = { $seat } bestelde 1 { $cube } bij de vakman.
    .line = Bestelde
told-traded = { $seat } vroeg de handelaar om 1 { $cube }.
    .line = Ruilde
told-paid = { $seat } betaalde 1 { $cube }.
    .line = Betaalde
told-paid-player = { $seat } betaalde 1 { $cube } aan { $to }.
    .line = Betaalde { $to }
told-took = { $seat } nam 1 { $cube }.
    .line = Nam
told-passed = { $seat } paste.

## Het verslag: wetten

told-took-law = { $seat } nam een wetkaart.
told-drew-law = Je trok de wet { $law }.
told-took-open-law = { $seat } nam de wet { $law }.
    .line = Nam een wet
told-law-shown = De wet { $law } werd open neergelegd.
    .line = Open: { $law }
told-law-played = { $seat } speelde { $law }.
told-law-aimed = { $seat } speelde { $law }: { $target }.
    .line = Speelde { $law }
told-law-repealed = { $seat } trok de wet { $law } van { $whose } in.
    .line = Trok { $law } in

## Weigeringen

why-moratorium = { $seat } heeft { law-house-moratorium } gespeeld: niemand anders bouwt deze ronde huizen.
why-at-once = { $law } gaat over de andere spelers: aan deze tafel moet hij nu gespeeld worden.
why-took-law = { $seat } heeft deze ronde een wet genomen en mag alleen nog wetten spelen.
why-lacking = Daarvoor ontbreekt: { $cubes }.
why-too-dear =
    { $price ->
        [one] Daarvoor is 1 blokje nodig, en je hebt er { $count }.
       *[other] Daarvoor zijn { $price } blokjes nodig, en je hebt er { $count }.
    }
why-too-low =
    { $count ->
        [one] Je moet minstens 1 blokje bieden.
       *[other] Je moet minstens { $count } blokjes bieden.
    }
why-taken = Er staat al een werknemer van { $seat } op dat veld.
why-fenced-off = Een afsluiting houdt de werknemers van { $cottage } van dat veld weg.

## Fasen

phase-1 = Fase 1 (werknemers)
phase-2 = Fase 2 (oogst)
phase-3 = Fase 3 (besteden)
phase-4 = Fase 4 (terugnemen)
phase-5 = Fase 5 (startspeler)

## Velden

kind-quarry = steengroeve
    .help = Een werknemer haalt hier steen vandaan.
kind-wood = woud
    .help = Een werknemer haalt hier hout vandaan.
kind-lake = meer
    .help = Een werknemer haalt hier water vandaan.
kind-farm = boerderij
    .help = Een werknemer haalt hier voedsel vandaan.
kind-vineyard = wijngaard
    .help = Een werknemer haalt hier wijn vandaan.

field = Veldtegel
    .help = Een { $kind }, met nummer { $number } op de achterkant. Nummer 1 is voor het midden van het bord; elk ander veld doet mee als het nummer niet hoger is dan het aantal spelers.
field-f01 = veld f01
field-f02 = veld f02
field-f03 = veld f03
field-f04 = veld f04
field-f05 = veld f05
field-f06 = veld f06
field-f07 = veld f07
field-f08 = veld f08
field-f09 = veld f09
field-f10 = veld f10
field-f11 = veld f11
field-f12 = veld f12
field-f13 = veld f13
field-f14 = veld f14
field-f15 = veld f15
field-f16 = veld f16
field-f17 = veld f17
field-f18 = veld f18
field-f19 = veld f19
field-f20 = veld f20
field-f21 = veld f21
field-f22 = veld f22
field-f23 = veld f23
field-f24 = veld f24
field-f25 = veld f25
field-f26 = veld f26
field-f27 = veld f27
field-f28 = veld f28
field-f29 = veld f29

cell = Plek op het bord
    .help = Plaats voor een veld of, tussen velden, voor een hut.

## Blokjes

cube = Blokje
    .help =
        { $count ->
            [one] Het spel heeft { $count } zo’n blokje.
           *[other] Het spel heeft { $count } van deze blokjes.
        } { $worth ->
            [one] Elk blokje dat aan het einde overblijft, is { $worth } punt waard; dat telt mee in de editie van 2004, en in die van 2002 alleen bij een gelijke stand.
           *[other] Elk blokje dat aan het einde overblijft, is { $worth } punten waard; die tellen mee in de editie van 2004, en in die van 2002 alleen bij een gelijke stand.
        }
cube-stone = steen
    .help = Een grondstof uit de steengroeven. Een huis kost één steen en één hout. { cube.help }
cube-timber = hout
    .help = Een grondstof uit de wouden. Een afsluiting kost één hout, een huis één steen en één hout. { cube.help }
cube-water = water
    .help = Een grondstof uit de meren. { cube.help }
cube-food = voedsel
    .help = Een grondstof van de boerderijen. { cube.help }
cube-wine = wijn
    .help = Een grondstof uit de wijngaarden. Twee wijn verwijderen een afsluiting. { cube.help }
cube-iron = ijzer
    .help =
        Een vakwerkblokje, bij de smid te koop voor { $price ->
            [one] { $price } blokje
           *[other] { $price } blokjes
        } van welke soort ook. { cube.help }
cube-glass = brandglas
    .help =
        Een vakwerkblokje, bij de glazenmaker te koop voor { $price ->
            [one] { $price } blokje
           *[other] { $price } blokjes
        } van welke soort ook. { cube.help }
cube-gold = goud
    .help =
        Een vakwerkblokje, bij de goudsmid te koop voor { $price ->
            [one] { $price } blokje
           *[other] { $price } blokjes
        } van welke soort ook. { cube.help }

cost-stone = { cube-stone }
cost-timber = { cube-timber }
cost-water = { cube-water }
cost-food = { cube-food }
cost-wine = { cube-wine }
cost-iron = { cube-iron }
cost-glass = { cube-glass }
cost-gold = { cube-gold }

## Zetels van de keythedral

tile = Bouwtegel
    .help = Een zetel van bouwfase { $level }. De prijs: { $cost }. Alle zetels van een bouwfase zijn evenveel waard.
tile-b01 = zetel ({ $cost })
tile-b02 = zetel ({ $cost })
tile-b03 = zetel ({ $cost })
tile-b04 = zetel ({ $cost })
tile-b05 = zetel ({ $cost })
tile-b06 = zetel ({ $cost })
tile-b07 = zetel ({ $cost })
tile-b08 = zetel ({ $cost })
tile-b09 = zetel ({ $cost })
tile-b10 = zetel ({ $cost })
tile-b11 = zetel ({ $cost })
tile-b12 = zetel ({ $cost })
tile-b13 = zetel ({ $cost })
tile-b14 = zetel ({ $cost })
tile-b15 = zetel ({ $cost })
tile-b16 = zetel ({ $cost })
tile-b17 = zetel ({ $cost })
tile-b18 = zetel ({ $cost })
tile-b19 = zetel ({ $cost })
tile-b20 = zetel ({ $cost })
tile-b21 = zetel ({ $cost })
tile-b22 = zetel ({ $cost })
tile-b23 = zetel ({ $cost })
tile-b24 = zetel ({ $cost })
tile-b25 = zetel ({ $cost })
tile-b26 = zetel ({ $cost })
tile-b27 = zetel ({ $cost })
tile-b28 = zetel ({ $cost })
tile-b29 = zetel ({ $cost })
tile-b30 = zetel ({ $cost })
tile-b31 = zetel ({ $cost })
tile-b32 = zetel ({ $cost })
tile-b33 = zetel ({ $cost })
tile-b34 = zetel ({ $cost })

stage = Bouwfase
    .help =
        { $spaces ->
            [one] { $spaces } zetel van deze bouwfase doet mee,
           *[other] { $spaces } zetels van deze bouwfase doen mee,
        } getrokken uit { $tiles ->
            [one] { $tiles } tegel.
           *[other] { $tiles } tegels.
        } { $value ->
            [one] Een zetel is { $value } punt waard.
           *[other] Een zetel is { $value } punten waard.
        }
stage-edition-2002-1 = Bouwfase 1, editie van 2002
stage-edition-2002-2 = Bouwfase 2, editie van 2002
stage-edition-2002-3 = Bouwfase 3, editie van 2002
stage-edition-2002-4 = Bouwfase 4, editie van 2002
stage-edition-2002-5 = Bouwfase 5, editie van 2002
stage-edition-2004-1 = Bouwfase 1, editie van 2004
stage-edition-2004-2 = Bouwfase 2, editie van 2004
stage-edition-2004-3 = Bouwfase 3, editie van 2004
stage-edition-2004-4 = Bouwfase 4, editie van 2004
stage-edition-2004-5 = Bouwfase 5, editie van 2004

## Wat spelers hebben

cottage = Hut of huis
    .help = Als het nummer aan de beurt is, stuurt een hut één werknemer naar een vrij veld ernaast, een huis twee naar twee velden.
cottage-blue1 = blauw 1
cottage-blue2 = blauw 2
cottage-blue3 = blauw 3
cottage-blue4 = blauw 4
cottage-blue5 = blauw 5
cottage-yellow1 = geel 1
cottage-yellow2 = geel 2
cottage-yellow3 = geel 3
cottage-yellow4 = geel 4
cottage-yellow5 = geel 5
cottage-black1 = zwart 1
cottage-black2 = zwart 2
cottage-black3 = zwart 3
cottage-black4 = zwart 4
cottage-black5 = zwart 5
cottage-green1 = groen 1
cottage-green2 = groen 2
cottage-green3 = groen 3
cottage-green4 = groen 4
cottage-green5 = groen 5
cottage-red1 = rood 1
cottage-red2 = rood 2
cottage-red3 = rood 3
cottage-red4 = rood 4
cottage-red5 = rood 5

fence = Afsluiting
    .help = Staat tussen het vierkant dat eerst genoemd is en het veld dat daarna komt, en houdt de werknemers van een hut op dat vierkant van dat veld weg, wie de afsluiting ook geplaatst heeft.

piece = Speelstuk
piece-cottage = hut
    .help = Elke speler heeft er { $each }, genummerd vanaf 1. De andere kant is een huis, dat twee werknemers uitstuurt in plaats van één. Is een hut van alle velden afgesloten, dan verplaatst de eigenaar die, tenzij er geen ander geschikt vierkant is.
piece-fence = afsluiting
    .help = Elke speler heeft er { $each } voor het hele spel. Plaatsen kost 1 hout, verwijderen 2 wijn; wat verwijderd is, komt niet terug.
piece-worker = werknemer
    .help = Elke speler heeft er { $each }. Op een veld is plaats voor één werknemer, die bij de oogst één blokje thuisbrengt.

## Wetten

law = Wet
law-work-order = Werkorder
    .help = Te spelen bij het begin van fase 1. Je legt voor deze ronde de volgorde van alle vijf hutnummers vast. Wie bij elk nummer eerst gaat, wisselt zoals gewoonlijk.
law-price-increase = Prijsverhoging
    .help = Te spelen als een andere speler de koop van een zetel heeft aangekondigd. De zetel kost één blokje meer, van een soort die erop staat; de koper kiest welke, of ziet van de koop af zonder een actie te hebben gebruikt. { -stays }
law-price-decrease = Prijsverlaging
    .help = { -one-purchase } De zetel kost één blokje minder: elke soort die erop staat, behalve goud. De wet moet gespeeld worden voordat er blokjes vervangen worden. { -stays }
law-upgrade-cottage = Hut wordt huis
    .help = { -any-time } Een van je hutten wordt gratis een huis, ook tijdens een huismoratorium. Het stuurt voortaan twee werknemers uit, meteen al als die nog niet vertrokken zijn.
law-substitution = Vervanging
    .help = { -one-purchase } Bij deze koop mag je zoveel van de gevraagde grondstoffen als je wilt door andere grondstoffen vervangen, of één gevraagd vakwerkblokje door een ander vakwerkblokje. De wet is verbruikt, ook als je de zetel niet verwerft.
law-cottage-number = Hutnummer
    .help = Te spelen als je een werknemer plaatst. Een andere hut of een ander huis van jou, waarvan het nummer deze ronde nog niet aan de beurt was, stuurt meteen werknemers uit, en deze ronde niet nog eens.
law-craft-bargain = Vakwerkkoopje
    .help = { -any-time } Betaal één grondstof voor één gebruikt vakwerkblokje uit de voorraad. Wat de vaklui zelf nog hebben, is zo niet te koop.
law-unexpected-harvest = Onverwachte oogst
    .help = Te spelen bij het begin van fase 2. Voor één soort veld waar je werknemers hebt, neem je deze ronde grondstoffen naar keuze uit de voorraad in plaats van wat ze daar zouden oogsten, blokje voor blokje, na je andere blokjes.
law-broken-fences = Gebroken afsluiting
    .help = Te spelen bij het begin van fase 1, en als je een nummer kiest of een werknemer plaatst. De rest van deze ronde negeren je werknemers alle afsluitingen. De afsluitingen blijven staan.
law-repeal-law = Wet intrekken
    .help = Te spelen als een andere speler net een wet heeft gespeeld, voordat die in werking treedt. Die wet doet niets en is verbruikt.
law-unsafe-fence = Onveilige afsluiting
    .help = { -any-time } Eén afsluiting, van wie ook, gaat uit het spel.
law-house-moratorium = Huismoratorium
    .help = Te spelen bij het begin van fase 1, 2 of 3, en als je een nummer kiest of een werknemer plaatst. Deze ronde mag geen andere speler een huis bouwen. Upgraden van hutje mag nog wel.
law-design-change = Ontwerpverandering
    .help = { -any-time } Een open zetel gaat uit het spel, met de wet die er eventueel naast ligt, en een willekeurige ongebruikte tegel van dezelfde bouwfase komt in de plaats. Ook te spelen op een zetel waarvan een andere speler net de koop heeft aangekondigd: die koop vervalt en kost geen actie.
law-double-production = Dubbele productie
    .help = Te spelen bij het begin van fase 2. Op één veld brengt je werknemer deze ronde twee keer zoveel blokjes thuis: vier bij een goede oogst, geen bij een magere.
law-bargain = Koopje
    .help = Te spelen als je actie in fase 3, of in je beurt nadat je een wet hebt genomen. De handelaar neemt één grondstof aan en geeft je er twee naar keuze, zolang de voorraad strekt. Wordt de wet ingetrokken, dan heb je je actie nog.
law-sale = Uitverkoop
    .help = Te spelen als je actie in fase 3, of in je beurt nadat je een wet hebt genomen. De glazenmaker of de goudsmid verkoopt je één blokje voor twee blokjes minder dan gewoonlijk. Wordt de wet ingetrokken, dan heb je je actie nog.
law-downgrade-house = Huis wordt hut
    .help = { -any-time } Eén huis, van wie ook, wordt weer een hut. Die stuurt voortaan één werknemer uit.
law-good-harvest = Goede oogst
    .help = Te spelen bij het begin van fase 1 of 2. Alle velden van de soort die je kiest, brengen deze ronde voor iedereen het dubbele op.
law-poor-harvest = Magere oogst
    .help = Te spelen bij het begin van fase 1 of 2. Geen enkel veld van de soort die je kiest, brengt deze ronde iets op, voor niemand.
law-start-order = Startorde
    .help = Te spelen bij het begin van elke fase. Je wijst een nieuwe startspeler aan, eventueel jezelf, die van nu af begint tot aan het einde van fase 5 de volgende gekozen is.

## Punten

score-level-1 = Zetels van bouwfase 1
score-level-2 = Zetels van bouwfase 2
score-level-3 = Zetels van bouwfase 3
score-level-4 = Zetels van bouwfase 4
score-level-5 = Zetels van bouwfase 5
score-cubes = Overgebleven blokjes

tiebreak = Overgebleven blokjes
    .help = In de editie van 2002 beslissen bij een gelijk totaal de overgebleven blokjes: goud telt 4, brandglas 3, ijzer 2, een grondstof 1. In die van 2004, waar blokjes punten geven, delen spelers met hetzelfde totaal de plaats.

## Waar een tip buiten de score van vertelt: wat één naam heeft, wordt als één verteld

feature-points = verworven zetels
feature-ready = meteen betaalbare zetels
feature-within-reach = zetels betaalbaar na ruil
feature-out = uitgestelde zetels deze ronde
feature-prospect = aandeel in latere zetels
feature-last-of-stage = laatste zetel van de bouwfase
feature-lacking = blokjes tekort voor een zetel
feature-left-over = blokjes over
feature-final-cubes = blokjes aan het einde
feature-stone = steen over
feature-timber = hout over
feature-water = water over
feature-food = voedsel over
feature-wine = wijn over
feature-hoped = verwachte oogst
feature-yield = opbrengst van de velden
feature-stone-yield = steen van de velden
feature-timber-yield = hout van de velden
feature-water-yield = water van de velden
feature-food-yield = voedsel van de velden
feature-wine-yield = wijn van de velden
feature-kinds = soorten geoogste blokjes
feature-site = plek voor de volgende hut
feature-same-numbers = velden gedeeld met een buur
feature-houses = huizen
feature-fences-left = resterende afsluitingen
feature-laws = wetten in de hand
feature-behind-start = plaats na de startspeler
feature-rounds-left = resterende rondes
feature-rival = sterkste tegenstander

## De tekening: kop en bord

draw-round = Ronde { $round }
draw-setup = Het bord bouwen
draw-phase-1 = Werknemers
draw-phase-2 = Oogst
draw-phase-3 = Besteden
draw-phase-4 = Terugnemen
draw-phase-5 = Startspeler
draw-place = Plaats { $place }
zone-table = De tafel
zone-land = Land
zone-cathedral = Kathedraal
zone-town = Stad
zone-others = Anderen
zone-end = Het einde
draw-field = Veld { $cell }: { $kind }
draw-worker = Werknemer van { $seat }
draw-cottage = Hut { $number } van { $seat }
draw-house = Huis { $number } van { $seat }
draw-fence = Afsluiting van { $seat }
draw-free = Vrij: { $cell }
draw-in-hand = In de hand
draw-stack = Stapel
draw-stack-top =
    { $count ->
        [one] Het laatste veld heeft een { $number } op de achterkant.
       *[other] Nog { $count } velden; het bovenste heeft een { $number } op de achterkant.
    }

## De tekening: de keythedral

draw-keythedral = De keythedral
draw-stage = Bouwfase { $level }
draw-tile =
    { $value ->
        [one] { $tile }: bouwfase { $level }, { $value } punt, prijs: { $cost }
       *[other] { $tile }: bouwfase { $level }, { $value } punten, prijs: { $cost }
    }
draw-tile-sold =
    { $value ->
        [one] { $tile }: { $value } punt, verworven door { $seat }
       *[other] { $tile }: { $value } punten, verworven door { $seat }
    }
draw-tile-hidden = Een zetel van bouwfase { $level }, nog gedekt

## De tekening: Keytown

draw-craftsmen = Vaklui
draw-forge = Smidse
draw-glassworks = Glazenmaker
draw-goldsmith = Goudsmid
draw-price =
    { $count ->
        [one] 1 blokje voor één
       *[other] { $count } blokjes voor één
    }
draw-store = Voorraad
draw-order = Werkorder
draw-order-place = Nummer { $number } werkt als { $place }e
draw-order-open = Nummer { $number } is nog niet gekozen
draw-laws = Wetten
draw-deck = { $count } in de stapel
draw-law-hidden = Een gedekte wet
draw-deck-empty = Stapel leeg
draw-law-place = Plaats voor een wet
draw-trader = Handelaar
draw-in-force = Van kracht

## De tekening: spelers

draw-seats =
    { $count ->
        [one] 1 zetel
       *[other] { $count } zetels
    }
draw-points =
    { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
draw-fences =
    { $count ->
        [one] nog 1 afsluiting
       *[other] nog { $count } afsluitingen
    }
draw-laws-held =
    { $count ->
        [0] geen wetten
        [one] 1 wet
       *[other] { $count } wetten
    }
draw-start = Startspeler
draw-colour-blue = blauw
draw-colour-yellow = geel
draw-colour-black = zwart
draw-colour-green = groen
draw-colour-red = rood

## Het overzicht

draw-gallery = Het spelmateriaal
draw-gallery-tiles = Zetels van de keythedral
draw-gallery-editions = 1/4: 1 punt waard in de uitgave van 2002, 4 in die van 2004
draw-gallery-fields = Velden, naar het nummer op de achterkant
draw-gallery-laws = Wetten
draw-gallery-cubes = Blokjes
draw-gallery-pieces = Wat elke speler heeft
draw-gallery-values = Bouwfasen: plaatsen en waarde van een zetel, per editie
draw-gallery-count = { $count } in de doos
draw-gallery-price = prijs { $count }
draw-gallery-worth = waarde { $count }
draw-gallery-each = elk { $count }
draw-gallery-stage =
    { $spaces ->
        [one] { $edition }: { $spaces } plaats, elk { $value }
       *[other] { $edition }: { $spaces } plaatsen, elk { $value }
    }
draw-gallery-cottage = Hutten
draw-gallery-house = de andere kant: huizen
draw-gallery-fence = Afsluitingen
draw-gallery-worker = Werknemers

## De tafel in een terminal

draw-text-key-cottage = hut
draw-text-key-house = huis
draw-text-key-fence = afsluiting
draw-text-key-worker = met een werknemer
draw-text-on-sale =
    { $value ->
        [one] Te koop, bouwfase { $level }, elk { $value } punt
       *[other] Te koop, bouwfase { $level }, elk { $value } punten
    }
draw-text-laws = Wetten: { $spaces } te nemen, { $deck } in de stapel

## Wat de verkenner telt

deed-acquired = Gekocht
deed-took-open-law = Open wet genomen
deed-law-played = Wet gespeeld
