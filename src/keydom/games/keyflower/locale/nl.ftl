### Keyflower en The Merchants, van Sebastian Bleasdale en Richard Breese.

game-name = Keyflower
game-tagline = Vier seizoenen om een dorp te laten groeien: bied met je arbeiders op tegels, of zet ze aan het werk.

## Opties

option-merchants = The Merchants
    .help = Bepaalt of de uitbreiding meedoet, met haar schepen, tegels, contracten, uitbreidingen en hutten.
option-merchants-none = zonder
    .help = Alleen het basisspel.
option-merchants-mixed = gemengd
    .help = Van elke twee schepen met dezelfde naam wordt er een getrokken, en de nieuwe tegels worden door die van het basisspel geschud.
option-merchants-full = Handelaar-variant
    .help = Alle schepen komen uit The Merchants en al haar tegels doen mee; het basisspel vult aan.
option-promos = Promotegels
    .help = Bepaalt of de tegels die los zijn uitgebracht ook getrokken kunnen worden.
option-promos-none = zonder
    .help = Alleen tegels uit de dozen.
option-promos-all = alle
    .help = Tegels voor elk seizoen, en een vijfde zomerschip.
option-screens = Huisschermen
    .help = Bepaalt of zichtbaar blijft wat iedereen een speler zag nemen.
option-screens-closed = gesloten
    .help = Alle arbeiders en vaardigheidskaartjes blijven achter de schermen.
option-screens-open = open
    .help = Wat iedereen een speler zag nemen, ligt voor diens scherm; alleen wat ongezien getrokken is, blijft erachter.
option-novices = Minder ervaren spelers
    .help = Wie met een extra groene arbeider begint: zoveel spelers als je wilt, waar ze ook komen te zitten.
    .person = minder ervaren
option-novices-none = geen
    .help = Iedereen begint met evenveel arbeiders.
option-novices-some = { $people }
    .help = Zij beginnen elk met een extra groene arbeider.
option-length = Lengte
    .help = Hoeveel seizoenen er gespeeld worden.
option-length-full = volledig
    .help = Alle vier de seizoenen.
option-length-short = kort
    .help = Alleen lente en winter.

## Trekkingen

do-home = De thuistegel is { $tile }
do-moor = { $tile } komt in het spel
do-lay-out = Neergelegd: { $tile }
do-load = Er komt een { worker } aan boord
do-load-skill = Er komt een vaardigheidskaartje aan boord: { $skill }
do-offer-contract = Opengelegd: { $contract }
do-deal = De wintertegel is { $tile }
do-draw = De arbeider is { $colour }
do-draw-skill = Het vaardigheidskaartje is: { $skill }
do-draw-contract = Getrokken: { $contract }

ask-homes = Welke thuistegel wordt er getrokken?
ask-moor = Welk schip van deze naam komt in het spel?
ask-lay-out = Welke tegel wordt er neergelegd?
ask-load-workers = Welke arbeider komt er aan boord?
ask-load-skills = Welk vaardigheidskaartje komt er aan boord?
ask-turn-up = Welk contract wordt er opengelegd?
ask-deal-winter = Welke wintertegel wordt er gedeeld?
ask-draw-workers = Welke arbeider komt er uit de zak?
ask-draw-skills = Welk vaardigheidskaartje komt er van de stapel?
ask-draw-contracts = Welk contract wordt er getrokken?

## Een beurt

do-bid = Bied op { $tile }
do-use = Gebruik { $tile }
do-pass = Pas
do-trade = Neem { $thing } in ruil voor het { $contract }

ask-turn = Bied je op een tegel, gebruik je er een, of pas je?
ask-end-of-turn = Ruil je nog een contract voordat je beurt eindigt?

## Arbeiders

do-in = Met { workers-of }
do-move = Verplaats je overboden groep van { $group } hierheen
do-add =
    { $count ->
        [0] Geen arbeiders van achter je scherm
        [one] 1 arbeider van achter je scherm
       *[other] { $count } arbeiders van achter je scherm
    }
do-worker = Een { worker }
do-enough = Geen arbeiders meer

ask-colour =
    { $what ->
        [bid] Met arbeiders van welke kleur bied je op { $tile }?
       *[use] Met arbeiders van welke kleur gebruik je { $tile }?
    }
ask-muster =
    { $what ->
        [bid] Hoeveel { workers-of } bied je op { $tile }?
       *[use] Met hoeveel { workers-of } gebruik je { $tile }?
    }
ask-mix = Met welke arbeiders, van welke kleur ook, gebruik je { $tile }?

## Wat tegels vragen en geven

do-pay = Betaal een { worker }
do-pay-group = Betaal met je hele overboden groep bij { $group }
do-pay-skill = Betaal een vaardigheidskaartje: { $skill }
do-pay-good = Betaal 1 { $good }
do-take = Neem { $item }
do-copy = Roep { $tile } op
do-store = Leg alles op { $tile }
do-take-contract = Neem het { $contract }
do-blind = Neem ongezien het bovenste contract van een stapel

ask-pay = Hoe betaal je?
ask-pay-good = Welke grondstof op { $tile } betaal je? Verschuldigd: { $good }.
ask-take-one = Wat neem je van { $tile }?
ask-copy = Welke tegel roept de { village-sorcerer } op?
ask-stow = Op welke tegel van je dorp leg je de grondstoffen?
ask-take-contract = Welk contract neem je?

## Transport en opwaarderen

do-carry = Breng 1 { $good } van { $from } naar { $to }
do-upgrade = Waardeer { $tile } op
do-extend = Zet de { $extension } op { $tile }
do-done = Dat is alles

ask-haul = Wat vervoer je of waardeer je op? { steps-left }, { upgrades-left }.

steps-left =
    { $moves ->
        [0] Geen stappen meer
        [one] Nog 1 stap
       *[other] Nog { $moves } stappen
    }
upgrades-left =
    { $icons ->
        [0] geen opwaarderingen
        [one] 1 opwaardering
       *[other] { $icons } opwaarderingen
    }

## Tussen de seizoenen

do-board = Neem { $tile }
do-replace = { $tile } komt ervoor in de plaats
do-place = Leg { $tile }
do-at = Leg hem { $hex }, { turned }
do-submit = Breng in het spel: { $tiles }

ask-board = Welk schip neem je?
ask-replace = Welk schip komt er in de winter in de plaats van { boat-sea-bastion-ii }?
ask-place = Welke tegel leg je nu?
ask-site = Waar leg je { $tile }?
ask-submit = Welke van je wintertegels breng je in het spel? Ten minste één.

turned =
    { $turn ->
        [0] niet gedraaid
        [1] 60° met de klok mee gedraaid
        [2] 120° met de klok mee gedraaid
        [3] 180° gedraaid
        [4] 240° met de klok mee gedraaid
       *[5] 300° met de klok mee gedraaid
    }

## Hoeveel waarvan

worker =
    { $colour ->
        [blauw] blauwe
        [rood] rode
        [geel] gele
       *[groen] groene
    } arbeider
workers-of = { worker }s
workers =
    { $count ->
        [one] 1 { worker }
       *[other] { $count } { workers-of }
    }

## Het verslag: voorbereiding en seizoenen

told-got-home = { $seat } kreeg { $tile }.
told-took-start = { $seat } werd startspeler.
told-moored = { $tile } kwam in het spel.
told-saw-winter-tile = Je kreeg { $tile }.
told-season-began = Een nieuw seizoen begon: { $season }.
told-laid-out = De tegel { $tile } werd neergelegd.
    .line = Neergelegd: { $tile }
told-submitted = { $seat } koos wintertegels.
    .line = Koos wintertegels
told-won = { $seat } won de tegel { $tile } met { workers }.
    .line = Won { $tile }
told-unsold = Niemand bood op de tegel { $tile }: die ging uit het spel.
    .line = Onverkocht: { $tile }
told-took-boat = { $seat } nam { $tile }.
told-replaced-boat = { $seat } verving { boat-sea-bastion-ii } door { $tile }.
    .line = Geruild voor { $tile }
told-placed = { $seat } legde de tegel { $tile } { $hex }.
    .line = Legde { $tile }

## Het verslag: beurten

told-passed = { $seat } paste.
told-bid = { $seat } bood { workers } op { $tile }.
    .line = Bood op { $tile }
told-moved-group = { $seat } haalde { workers } weg bij { $tile }.
    .line = Trok weg bij { $tile }
told-used =
    { $count ->
        [one] { $seat } gebruikte { $tile } met 1 arbeider.
       *[other] { $seat } gebruikte { $tile } met { $count } arbeiders.
    }
    .line = Gebruikte { $tile }
told-copied = { $seat } riep de tegel { $tile } op.
    .line = Riep { $tile } op
told-paid-worker = { $seat } betaalde een { worker }.
    .line = Betaalde een arbeider
told-paid-skill = { $seat } betaalde een vaardigheidskaartje: { $skill }.
    .line = Betaalde vaardigheid
told-paid-group = { $seat } betaalde met de overboden groep bij { $tile }: { workers }.
    .line = Betaalde van { $tile }
told-got-goods = { $seat } kreeg { $count } { $good } op { $tile }.
    .line = Goederen op { $tile }
told-novice = { $seat } heeft minder ervaring.
told-got-greens =
    { $count ->
        [one] { $seat } kreeg 1 groene arbeider.
       *[other] { $seat } kreeg { $count } groene arbeiders.
    }
    .line = Kreeg groene arbeiders
told-drew-workers =
    { $count ->
        [one] { $seat } trok 1 arbeider uit de zak.
       *[other] { $seat } trok { $count } arbeiders uit de zak.
    }
    .line = Trok arbeiders
told-drew-skills =
    { $count ->
        [one] { $seat } trok 1 vaardigheidskaartje.
       *[other] { $seat } trok { $count } vaardigheidskaartjes.
    }
    .line = Trok vaardigheden
told-saw-worker = Je trok een { worker }.
told-saw-skill = Je trok een vaardigheidskaartje: { $skill }.
    .line = Je trok vaardigheid
told-carried = { $seat } bracht 1 { $good } van { $from } naar { $to }.
    .line = Bracht naar { $to }
told-upgraded = { $seat } waardeerde de tegel { $tile } op.
    .line = Waardeerde { $tile } op
told-extended = { $seat } zette de { $extension } op { $tile }.
    .line = Breidde { $tile } uit

## Het verslag: contracten

told-took-contract = { $seat } nam het { $contract }.
    .line = Nam een contract
told-drew-contract = { $seat } nam ongezien een contract.
    .line = Trok een contract
told-saw-contract = Je trok het { $contract }.
    .line = Je trok een contract
told-traded = { $seat } nam { $thing } in ruil voor het { $contract }.
    .line = Ruilde een contract
told-found-none = { $seat } wilde { $thing } in ruil voor het { $contract }, maar dat was er niet.
    .line = Ruilde vergeefs

## Weigeringen: bieden en gebruiken

why-not-on-auction = Op { $tile } kan niet geboden worden.
why-not-in-winter = { $tile } kan niet gebruikt worden: wintertegels leveren alleen punten op.
why-no-action = { $tile } kan niet gebruikt worden: de tegel heeft geen actie, of is nu niet in het spel.
why-no-effect = { $tile } gebruiken zou niets doen: wat de tegel geeft, is er niet.
why-no-errand = Met { $tile } zou je niets kunnen vervoeren of opwaarderen: een tegel wordt niet gebruikt alleen om die te blokkeren.
why-nothing-done-yet = Vervoer eerst iets, waardeer iets op of breid iets uit: een tegel wordt niet gebruikt alleen om die te blokkeren.
why-tile-full =
    { $count ->
        [0] { $tile } is vol: er staan zes arbeiders.
        [one] Op { $tile } is nog maar plaats voor 1 arbeider: meer dan zes mag niet.
       *[other] Op { $tile } is nog maar plaats voor { $count } arbeiders: meer dan zes mag niet.
    }
why-too-few-to-bid =
    { $count ->
        [one] Je hebt geen arbeider om op { $tile } te bieden.
       *[other] Voor een bod op { $tile } zijn nog { $count } arbeiders van één kleur nodig, en die heb je niet.
    }
why-too-few-to-use =
    { $count ->
        [one] Je hebt geen arbeider om { $tile } te gebruiken, of je kunt niet betalen wat de tegel vraagt.
       *[other] Om { $tile } te gebruiken zijn { $count } arbeiders van één kleur nodig: die heb je niet, of je kunt niet betalen wat de tegel vraagt.
    }
why-too-few-in-colour = { $tile } vraagt nu ten minste { workers }, en zoveel heb je er niet.
why-too-few-workers = Je hebt niet genoeg { workers-of } voor { $tile }.
why-colour-locked-by-bid = Bij { $tile } mogen alleen { workers-of } komen: het bod van { $seat } daar is { $colour }.
why-colour-locked-by-workers = Bij { $tile } mogen alleen { workers-of } komen: wie er werkt, is { $colour }.
why-colour-locked-by-extension = Bij { $tile } mogen alleen { workers-of } komen: de uitbreiding daar is { $colour }.
why-bid-too-low =
    { $count ->
        [0] Voor een bod op { $tile } is ten minste 1 arbeider nodig.
        [one] Het hoogste bod op { $tile } is 1 arbeider: je moet meer bieden.
       *[other] Het hoogste bod op { $tile } is { $count } arbeiders: je moet meer bieden.
    }
why-use-too-low =
    { $count ->
        [0] Om { $tile } te gebruiken is ten minste 1 arbeider nodig.
        [one] { $tile } is het laatst met 1 arbeider gebruikt: nu zijn er meer nodig.
       *[other] { $tile } is het laatst met { $count } arbeiders gebruikt: nu zijn er meer nodig.
    }
why-group-stays-whole =
    { $held ->
        [0] Je hebt geen { workers-of } achter je scherm. Je overboden groep bij { $group } telt er { $count }, maar die blijft bijeen.
        [one] Je hebt maar 1 { worker } achter je scherm. Je overboden groep bij { $group } telt er { $count }, maar die blijft bijeen.
       *[other] Je hebt maar { $held } { workers-of } achter je scherm. Je overboden groep bij { $group } telt er { $count }, maar die blijft bijeen.
    }
why-not-so-many =
    { $count ->
        [0] Je hebt geen { workers-of } achter je scherm.
        [one] Je hebt maar 1 { worker } achter je scherm.
       *[other] Je hebt maar { $count } { workers-of } achter je scherm.
    }
why-cannot-pay-as-well = Dan kun je niet meer betalen wat { $tile } vraagt.
why-leading-bid-stays = Je bod op { $tile } is het hoogste: het blijft liggen.
why-group-of-another-colour = Je groep bij { $tile } is niet { $colour }.
why-group-is-there = Je groep ligt al bij { $tile }: voeg er arbeiders aan toe.

## Weigeringen: transport, opwaarderen en bouwen

why-no-step-left = Er zijn geen stappen meer om iets te vervoeren.
why-no-icon-left = Er zijn geen opwaarderingen meer.
why-no-road = Er loopt geen weg van { $from } naar { $to }.
why-good-not-there = Er ligt geen { $good } op { $tile }.
why-goods-not-there = De grondstoffen om { $tile } op te waarderen liggen er niet.
why-no-such-skill = Je mist de vaardigheidskaartjes om { $tile } op te waarderen.
why-beside-the-village = { $tile } ligt naast je dorp: daar kan de tegel niet worden opgewaardeerd.
why-no-such-workers = Je mist de arbeiders om { $tile } op te waarderen.
why-no-other-side = { $tile } kan niet (verder) opgewaardeerd worden.
why-fits-nowhere = { $tile } past nergens in je dorp: de tegel blijft ernaast liggen.
why-cell-taken = Daar ligt al een tegel.
why-not-beside-the-village = { $tile } moet naast een andere tegel van je dorp liggen.
why-edges-do-not-match = { $tile } past daar niet: weg moet aan weg liggen, veld aan veld en water aan water.

## Seizoenen

season-spring = Lente
season-summer = Zomer
season-autumn = Herfst
season-winter = Winter

## Arbeiders, vaardigheden en grondstoffen

colour-blue = blauw
colour-red = rood
colour-yellow = geel
colour-green = groen
skill-saw = zaag
skill-pickaxe = houweel
skill-anvil = aambeeld
good-wood = hout
good-stone = steen
good-iron = ijzer
good-gold = goud
good-any = grondstof naar keuze
keeps-resource = grondstof van welk type ook

item-wood = 1 hout
item-stone = 1 steen
item-iron = 1 ijzer
item-gold = 1 goud
item-worker = 1 arbeider uit de zak
item-skill = 1 vaardigheidskaartje van de stapel
item-green = 1 groene arbeider
item-contract = 1 contract
item-cabin = 1 hut

thing-blue = 1 blauwe arbeider
thing-red = 1 rode arbeider
thing-yellow = 1 gele arbeider
thing-green = 1 groene arbeider
thing-saw = 1 zaag
thing-pickaxe = 1 houweel
thing-anvil = 1 aambeeld
thing-wood = 1 hout
thing-stone = 1 steen
thing-iron = 1 ijzer
thing-gold = 1 goud

piece = Speelstuk
    .help = Er zitten er { $count } in de dozen.
    .worker = Arbeiders bieden op tegels en gebruiken ze; alle arbeiders bij een tegel hebben dezelfde kleur.
    .skill = Vaardigheidskaartjes liggen achter het scherm; je betaalt er opwaarderingen en ruil mee.
    .good = Grondstoffen liggen op de tegels van een dorp; ze betalen voor opwaarderingen op de tegel waar ze liggen.
piece-blue = blauwe arbeider
    .help = { piece.worker } { piece.help }
piece-red = rode arbeider
    .help = { piece.worker } { piece.help }
piece-yellow = gele arbeider
    .help = { piece.worker } { piece.help }
piece-green = groene arbeider
    .help = Arbeiders met een eigen kleur, die nooit een andere vervangt. Ze komen uit de voorraad; eenmaal uitgegeven zitten ze in de zak. { piece.help }
piece-saw = zaag
    .help = { piece.skill } { piece.help }
piece-pickaxe = houweel
    .help = { piece.skill } { piece.help }
piece-anvil = aambeeld
    .help = { piece.skill } { piece.help }
piece-wood = hout
    .help = { piece.good } { piece.help }
piece-stone = steen
    .help = { piece.good } { piece.help }
piece-iron = ijzer
    .help = { piece.good } { piece.help }
piece-gold = goud
    .help = Vervangt elke andere grondstof; wat aan het einde van het spel over is, levert 1 punt per stuk op. { piece.help }
piece-cabin = hut
    .help = Wordt door schepen gebracht en op de thuistegel gezet, waar hij een extra opwaardering geeft aan wie die tegel gebruikt. { piece.help }

## Hoe gegevens geteld worden

count-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
count-points_up = { count-points }
count-each = { count-points }
count-each_up = { count-points }
count-move =
    { $count ->
        [one] { $count } stap
       *[other] { $count } stappen
    }
count-move_up = { count-move }
count-icons =
    { $count ->
        [one] { $count } opwaardering
       *[other] { $count } opwaarderingen
    }
count-icons_up = { count-icons }
count-tiles =
    { $count ->
        [one] { $count } dorpstegel
       *[other] { $count } dorpstegels
    }
count-orders =
    { $count ->
        [one] { $count } volgordetegel
       *[other] { $count } volgordetegels
    }
count-winter =
    { $count ->
        [one] { $count } wintertegel
       *[other] { $count } wintertegels
    }
count-winter_merchants = { count-winter }

count-wood = { $count } hout
count-stone = { $count } steen
count-iron = { $count } ijzer
count-gold = { $count } goud
count-resource =
    { $count ->
        [one] { $count } grondstof naar keuze
       *[other] { $count } grondstoffen naar keuze
    }
count-saw =
    { $count ->
        [one] { $count } zaag
       *[other] { $count } zagen
    }
count-pickaxe =
    { $count ->
        [one] { $count } houweel
       *[other] { $count } houwelen
    }
count-anvil =
    { $count ->
        [one] { $count } aambeeld
       *[other] { $count } aambeelden
    }
count-skill =
    { $count ->
        [one] { $count } vaardigheidskaartje naar keuze
       *[other] { $count } vaardigheidskaartjes naar keuze
    }
count-blue =
    { $count ->
        [one] { $count } blauwe arbeider
       *[other] { $count } blauwe arbeiders
    }
count-red =
    { $count ->
        [one] { $count } rode arbeider
       *[other] { $count } rode arbeiders
    }
count-yellow =
    { $count ->
        [one] { $count } gele arbeider
       *[other] { $count } gele arbeiders
    }
count-green =
    { $count ->
        [one] { $count } groene arbeider
       *[other] { $count } groene arbeiders
    }
count-worker =
    { $count ->
        [one] { $count } arbeider naar keuze
       *[other] { $count } arbeiders naar keuze
    }
count-contract =
    { $count ->
        [one] { $count } contract
       *[other] { $count } contracten
    }
count-cabin =
    { $count ->
        [one] { $count } hut
       *[other] { $count } hutten
    }
count-start-player =
    { $count ->
        [one] de paarse startarbeider
       *[other] { $count } paarse startarbeiders
    }
count-gain-worker =
    { $count ->
        [one] { $count } arbeider uit de zak
       *[other] { $count } arbeiders uit de zak
    }
count-gain-skill =
    { $count ->
        [one] { $count } vaardigheidskaartje van de stapel
       *[other] { $count } vaardigheidskaartjes van de stapel
    }
count-gain_up-worker = { count-gain-worker }
count-gain_up-skill = { count-gain-skill }
count-spring-worker =
    { $count ->
        [one] { $count } arbeider
       *[other] { $count } arbeiders
    }
count-spring-skill =
    { $count ->
        [one] { $count } vaardigheidskaartje
       *[other] { $count } vaardigheidskaartjes
    }
count-summer-worker = { count-spring-worker }
count-summer-skill = { count-spring-skill }
count-autumn-worker = { count-spring-worker }
count-autumn-skill = { count-spring-skill }

## Wat alle tegels gemeen hebben

tile = Tegel
    .help = Een zeshoek: een thuistegel, een schip, een volgordetegel of een tegel van een van de seizoenen.
    .set =
        { $set ->
            [merchants] {" "}Hoort bij The Merchants.
            [promo] {" "}Een promotegel.
           *[base] {""}
        }
    .transport =
        { $move_up ->
            [0] Wie de tegel gebruikt, vervoert grondstoffen en waardeert tegels op in het eigen dorp: { $move }{ tile.icons }.
           *[other] Wie de tegel gebruikt, vervoert grondstoffen en waardeert tegels op in het eigen dorp: { $move }{ tile.icons }, opgewaardeerd { $move_up }{ tile.icons-up }.
        }
    .icons =
        { $icons ->
            [0] {""}
           *[other] {" "}en { $icons }
        }
    .icons-up =
        { $icons_up ->
            [0] {""}
           *[other] {" "}en { $icons_up }
        }
    .upgrade = Opwaarderen kost { $cost }.
    .points =
        { $points ->
            [0] { $points_up ->
                [0] {""}
               *[other] {" "}Opgewaardeerd levert de tegel { $points_up } op.
            }
           *[other] { $points_up ->
                [0] {" "}De tegel levert { $points } op zolang hij niet opgewaardeerd is.
               *[other] {" "}De tegel levert { $points } op, opgewaardeerd { $points_up }.
            }
        }

hex = Plek in een dorp
    .help = Grondstoffen gaan van tegel naar tegel waar hun wegen op elkaar aansluiten.
hex-home = op de thuistegel
hex-place = { $ways } van de thuistegel
hex-steps = { $count } { $way }
hex-way =
    { $side ->
        [0] ten zuiden
        [1] ten zuidwesten
        [2] ten noordwesten
        [3] ten noorden
        [4] ten noordoosten
       *[5] ten zuidoosten
    }

## Thuistegels

home = Thuistegel
    .help = Waar een dorp begint: grondstoffen van tegels elders komen hier terecht. { tile.transport } { tile.upgrade }{ tile.points }
home-home-1 = Thuis 1
home-home-2 = Thuis 2
home-home-3 = Thuis 3
home-home-4 = Thuis 4
home-home-5 = Thuis 5
home-home-6 = Thuis 6

## Schepen

boat = Schip
    .help =
        { $players ->
            [6] Vaart mee bij 6 spelers.
           *[other] Vaart mee bij { $players } of meer spelers.
        }{ tile.set } Brengt in de lente { $spring }, in de zomer { $summer } en in de herfst { $autumn }.
boat-keyflower = Keyflower
    .help = { boat.help } Wie het in de winter neemt, krijgt { $each } voor elke transportstap die de tegels van het eigen dorp toelaten.
boat-sea-bastion = Sea Bastion
    .help = { boat.help } Wie het in de winter neemt, krijgt { $each } voor elke tegel op één rondgang over de wegen van het eigen dorp die geen weg twee keer gebruikt.
boat-sea-breese = Sea Breese
    .help = { boat.help } Wie het in de winter neemt, krijgt punten voor de tegels die achter elkaar de rivier van de thuistegel voortzetten: 2, 4, 8 of 16 punten voor één tot vier tegels, en 32 voor meer.
boat-flipper = Flipper
    .help =
        { boat.help } Wie het in de winter neemt, waardeert gratis één tegel van het eigen dorp op{ $points ->
            [0] .
           *[other] {" "}en krijgt { $points }.
        }
boat-ianvincible = Ianvincible
    .help = { boat.help } Wie het in de winter neemt, krijgt { $points }.
boat-white-wind = White Wind
    .help = { boat.help } Wie het in de winter neemt, krijgt { $each } voor elke arbeider die nergens anders punten oplevert.
boat-keyflower-ii = Keyflower II
    .help = { boat.help } Wie het in de winter neemt, krijgt aan het einde van het spel nog 3 goud, dat niet telt op opslagtegels zoals de { village-barn }.
boat-sea-bastion-ii = Sea Bastion II
    .help = { boat.help } Wie het in het laatste seizoen voor de winter neemt, kiest een schip dat niet in het spel is om het in de winter te vervangen.
boat-sea-breese-ii = Sea Breese II
    .help = { boat.help } Wie het in de winter neemt, krijgt { $each } voor elke wintertegel in het eigen dorp.
boat-flipper-ii = Flipper II
    .help = { boat.help } Wie het in de winter neemt, zet gratis een uitbreiding op één opgewaardeerde tegel van het eigen dorp.
boat-ianvincible-ii = Ianvincible II
    .help = { boat.help } Wie het in de winter neemt, krijgt { $each } voor elk opwaardeersymbool op de tegels van het eigen dorp, hutten meegerekend.
boat-white-wind-ii = White Wind II
    .help = { boat.help } Wie het in de winter neemt, krijgt { $each } voor elk vervuld contract, in plaats van 7.

## Volgordetegels

order = Volgordetegel
    .help = Wie het bod wint, heeft die plaats in de volgorde waarin de schepen genomen worden; bij de laatste tegel hoort ook de paarse startarbeider. In de winter komt de tegel in het dorp van de winnaar en levert hij 1 punt op voor elke tegel ernaast.
order-order-1 = Volgorde 1
order-order-2 = Volgorde 2
order-order-3 = Volgorde 3
order-order-4 = Volgorde 4

## Tegels van lente, zomer en herfst

village = Dorpstegel
    .help = { village.season } { village.action } { tile.upgrade }{ tile.points }
    .season = { $season }tegel.{ tile.set }
    .action =
        { $move ->
            [0] { $gain ->
                [0] { $each ->
                    [0] Geen actie.
                   *[other] Geen actie: aan het einde van het spel levert elke eenheid { $keeps } die erop ligt { $each } op, opgewaardeerd { $each_up }. Goud telt ook.
                }
               *[other] { $choose ->
                    [0] { village.gives }
                   *[other] { village.offers }
                }
            }
           *[other] { tile.transport }
        }
    .gives =
        { $pay ->
            [0] Wie de tegel gebruikt, krijgt { $gain }, opgewaardeerd { $gain_up }.
           *[other] Wie de tegel gebruikt, betaalt { $pay } voor { $gain }, opgewaardeerd voor { $gain_up }.
        }
    .offers =
        { $pay ->
            [0] Wie de tegel gebruikt, krijgt een van deze: { $gain-or }; opgewaardeerd al deze: { $gain_up }.
           *[other] Wie de tegel gebruikt, betaalt { $pay } voor een van deze: { $gain-or }; opgewaardeerd voor al deze: { $gain_up }.
        }
village-keywood = Keywoud
village-keystone-quarry = Keysteengroeve
village-key-mine = Keymijn
village-woodcutter = Houthakker
village-quarryman = Steenbreker
village-miner = Mijnwerker
village-gold-mine = Goudmijn
village-workshop = Werkplaats
village-apprentice-hall = Leerlingenhal
village-alehouse = Bierhuis
village-peddler = Marskramer
village-stable = Stal
village-assayer = Keurmeester
village-storyteller = Verhalenverteller
village-carpenter = Timmerman
village-mason = Metselaar
village-smelter = Smelter
village-store = Winkel
village-tavern = Taveerne
village-brewer = Brouwer
village-hiring-fair = Arbeidsmarkt
village-farrier = Hoefsmid
village-bookkeeper = Boekhouder
village-trader = Handelaar
village-sorcerer = Tovenaar
    .help = { village.season } Wie de tegel gebruikt, voert de actie uit van een tegel ernaast, opgewaardeerd die van om het even welke tegel van het dorp, alsof die tegel gebruikt werd. { tile.upgrade }{ tile.points }
village-developer = Ontwikkelaar
    .help = { village.season } Geen actie: aan het einde van het spel levert de tegel { $each } op, opgewaardeerd { $each_up }, voor elk opwaardeersymbool op de tegels ernaast. { tile.upgrade }{ tile.points }
village-timber-yard = Houtopslag
village-stone-yard = Steenopslag
village-blacksmith = Smid
village-barn = Schuur
village-sawmill = Zagerij
village-sculptor = Beeldhouwer
village-forge = Smederij
village-well = Waterput
village-goldsmith = Goudsmid
village-fair = Jaarmarkt
village-inn = Herberg
village-wainwright = Wagenmaker
village-merchant = Koopman
village-talton-lodge = Talton Lodge
    .help = { village.season } Geen actie: aan het einde van het spel levert de tegel { $each } op, opgewaardeerd { $each_up }, voor elke arbeider die op de tegels van het dorp afgebeeld is, ook op de schepen, de tegels voor de telling en deze tegel zelf. { tile.upgrade }{ tile.points }

## Zomerschepen

summer-boat = Zomerschip
    .help = Een schip dat in de zomer te winnen is; niemand gebruikt het of waardeert het op, en alleen de eigenaar heeft er voordeel van.{ tile.set }
summer-boat-boat-1a = Zomerschip 1a
    .help = { summer-boat.help } De eigenaar trekt aan het einde van elk seizoen 2 extra arbeiders uit de zak.
summer-boat-boat-1b = Zomerschip 1b
    .help = { summer-boat.help } De eigenaar krijgt aan het einde van elk seizoen 1 groene arbeider uit de voorraad.
summer-boat-boat-2a = Zomerschip 2a
    .help = { summer-boat.help } De eigenaar vervoert grondstoffen niet alleen over wegen maar ook over velden, en mag tegels leggen zonder op de randen te letten.
summer-boat-boat-2b = Zomerschip 2b
    .help = { summer-boat.help } Elke transporttegel die de eigenaar gebruikt, geeft twee keer zoveel stappen en opwaarderingen.
summer-boat-boat-3a = Zomerschip 3a
    .help = { summer-boat.help } Als de eigenaar voor een opwaardering of een uitbreiding betaalt, vervangt elke grondstof elke andere.
summer-boat-boat-3b = Zomerschip 3b
    .help = { summer-boat.help } Aan het einde van het spel telt elke grondstof van de eigenaar als een van welk type ook.
summer-boat-boat-4a = Zomerschip 4a
    .help = { summer-boat.help } De eigenaar beantwoordt een blauw, rood of geel bod van een ander op een dorpstegel met arbeiders van één kleur naar keuze.
summer-boat-boat-4b = Zomerschip 4b
    .help = { summer-boat.help } De eigenaar gebruikt een tegel die al een kleur heeft met arbeiders van welke kleur ook, zelfs gemengd.
summer-boat-boat-7a = Zomerschip 7a
    .help = { summer-boat.help } Grondstoffen die de eigenaar buiten het eigen dorp krijgt, gaan naar één eigen tegel naar keuze in plaats van naar de thuistegel.
summer-boat-boat-7b = Zomerschip 7b
    .help = { summer-boat.help } De eigenaar krijgt aan het einde van elk seizoen 1 hout, 1 steen en 1 ijzer op de thuistegel.

## Wintertegels

winter = Wintertegel
    .help = Wintertegel.{ tile.set } { winter.scores }
    .scores =
        { $needs ->
            [0] De eigenaar krijgt aan het einde van het spel { $points }.
           *[other] { $alike ->
                [0] De eigenaar krijgt aan het einde van het spel { $points } voor { $needs }, zo vaak als die er zijn.
               *[other] De eigenaar krijgt aan het einde van het spel { $points } voor { $needs }, zo vaak als die er zijn, maar van één soort, die de eigenaar kiest.
            }
        }
    .each = De eigenaar krijgt aan het einde van het spel { $points }
winter-apothecary = Apotheker
winter-craftsmans-guild = Ambachtsgilde
winter-jeweller = Juwelier
winter-key-guild = Keygilde
winter-key-market = Keymarkt
winter-keythedral = Key-thedraal
winter-mercers-guild = Lakenkopersgilde
winter-scholar = Geleerde
winter-scribes = Klerken
winter-village-hall = Dorpshuis
winter-watermill = Watermolen
winter-windmill = Windmolen
winter-artisan = Ambachtsman
    .help = Wintertegel.{ tile.set } { winter.each } voor elke opgewaardeerde tegel van het eigen dorp.
winter-builder = Bouwer
    .help = Wintertegel.{ tile.set } { winter.each } voor elke uitbreiding in het eigen dorp.
winter-muleteer = Muildierdrijver
    .help = Wintertegel.{ tile.set } { winter.each } voor elk eigen contract dat niet vervuld is.
winter-emporium = Handelshuis
winter-monument = Monument
winter-beekeeper = Imker
    .help = Wintertegel.{ tile.set } { winter.each } voor elke tegel ernaast.
winter-the-glade = De open plek
    .help = Wintertegel.{ tile.set } { winter.each } voor elke zomertegel ernaast.
winter-the-glade-in-winter = De open plek in de winter
    .help = Wintertegel.{ tile.set } { winter.each } voor elke wintertegel ernaast.
winter-delivery-man = Bezorger
    .help = Wintertegel.{ tile.set } { winter.each } voor elke tegel van één wandeling die hier begint en geen weg twee keer gebruikt.
winter-keyside = Keykade
    .help = Wintertegel.{ tile.set } De eigenaar krijgt aan het einde van het spel nog 3 hout, 3 steen, 3 ijzer en 3 goud uit de voorraad, die niet tellen op opslagtegels zoals de { village-barn }.

## Contracten en uitbreidingen

contract = Contract
    .help = Levert aan het einde van het spel 7 punten op voor wie { $needs } heeft en die nergens anders voor gebruikt. In je beurt mag je het inwisselen voor een van de bepaalde dingen die erop staan.
    .every = Een contract levert aan het einde van het spel 7 punten op voor wie heeft wat erop staat en dat nergens anders voor gebruikt. In je beurt mag je het inwisselen voor een van de bepaalde dingen die erop staan.
    .name = contract voor { $needs }
contract-c01 = { contract.name }
contract-c02 = { contract.name }
contract-c03 = { contract.name }
contract-c04 = { contract.name }
contract-c05 = { contract.name }
contract-c06 = { contract.name }
contract-c07 = { contract.name }
contract-c08 = { contract.name }
contract-c09 = { contract.name }
contract-c10 = { contract.name }
contract-c11 = { contract.name }
contract-c12 = { contract.name }
contract-c13 = { contract.name }
    .help = Levert aan het einde van het spel 7 punten op voor wie in de winter met een bod { $needs } heeft gewonnen en die nergens anders voor gebruikt. In je beurt mag je het inwisselen voor 1 arbeider, 1 vaardigheidskaartje of 1 grondstof naar keuze.
contract-c14 = { contract.name }
contract-c15 = { contract.name }
contract-c16 = { contract.name }
contract-c17 = { contract.name }
contract-c18 = { contract.name }
contract-c19 = { contract.name }
contract-c20 = { contract.name }
contract-c21 = { contract.name }
contract-c22 = { contract.name }
contract-c23 = { contract.name }
contract-c24 = { contract.name }
contract-c25 = { contract.name }
contract-c26 = { contract.name }
contract-c27 = { contract.name }
contract-c28 = { contract.name }
contract-c29 = { contract.name }
contract-c30 = { contract.name }
contract-c31 = { contract.name }
contract-c32 = { contract.name }
contract-c33 = { contract.name }
contract-c34 = { contract.name }
contract-c35 = { contract.name }
contract-c36 = { contract.name }

extension = Uitbreiding
    .help = Kost { $cost } en komt op een opgewaardeerde tegel, in plaats van een opwaardering. De punten die op die tegel staan tellen dan dubbel, en vanaf dat moment mogen er alleen { workers-of } komen.
    .every = Komt op een opgewaardeerde tegel, in plaats van een opwaardering, tegen de kosten die in de naam staan. De punten die op die tegel staan tellen dan dubbel, en vanaf dat moment mogen er alleen arbeiders van die kleur komen.
    .name =
        { $colour ->
            [blauw] blauwe
            [rood] rode
            [geel] gele
           *[groen] groene
        } uitbreiding voor { $cost }
extension-e01 = { extension.name }
extension-e02 = { extension.name }
extension-e03 = { extension.name }
extension-e04 = { extension.name }
extension-e05 = { extension.name }
extension-e06 = { extension.name }
extension-e07 = { extension.name }
extension-e08 = { extension.name }
extension-e09 = { extension.name }
extension-e10 = { extension.name }
extension-e11 = { extension.name }
extension-e12 = { extension.name }
extension-e13 = { extension.name }
extension-e14 = { extension.name }
extension-e15 = { extension.name }
extension-e16 = { extension.name }
extension-e17 = { extension.name }
extension-e18 = { extension.name }

## Voorbereiding

table = Voorbereiding
    .help = Lente, zomer en herfst hebben elk { $tiles }, naast { $orders }. Elke speler krijgt { $winter }, met The Merchants { $winter_merchants }.
table-players-2 = 2 spelers
table-players-3 = 3 spelers
table-players-4 = 4 spelers
table-players-5 = 5 spelers
table-players-6 = 6 spelers

## Punten

score-gold = Overgebleven goud
score-marker = De paarse startarbeider op een opslagtegel
part-homes = Huizen, lente en zomer
part-autumn = { season-autumn }
part-winter = { season-winter }
part-boats = Boten en volgorde
part-gold = Over
part-merchants = Uitbreidingen en contracten

tiebreak = Het eerdere schip in de winter
    .help = Spelers met een gelijk totaal delen de plaats; met The Merchants gaat voor wie aan het eind van de winter het eerst een schip nam.

## Waar een tip buiten de score van vertelt: wat één naam heeft, wordt als één verteld

feature-printed = punten op de tegels
feature-led-printed = { feature-printed }
feature-yards = grondstoffen op opslagtegels
feature-on-the-way-to-yards = grondstoffen op weg naar opslagtegels
feature-room-on-yards = plaats op opslagtegels
feature-upgrades-ready = opwaarderingen binnen bereik
feature-upgrades-short = opwaarderingen verder weg
feature-goods = vrije grondstoffen
feature-gold = vrij goud
feature-skills = vrije vaardigheidskaartjes
feature-sets-of-skills = sets van drie vaardigheden
feature-workers = arbeiders
feature-crowd = { feature-workers }
feature-free-workers = arbeiders achter het scherm
feature-greens = groene arbeiders
feature-largest-group = grootste groep van één kleur
feature-gives-goods = opbrengst van de tegels
feature-gives-workers = { feature-gives-goods }
feature-gives-skills = { feature-gives-goods }
feature-carries = { feature-gives-goods }
feature-led-to-give = { feature-gives-goods }
feature-powers = zomerschepen
feature-winter-tiles = wintertegels
feature-winter-tiles-held = wintertegels in de hand
feature-best-winter-tile-held = { feature-winter-tiles-held }
feature-winter-tiles-in-sight = te winnen wintertegels
feature-boat = schip
feature-choice-of-boats = keuze uit schepen
feature-turn-order-tiles = volgordetegels
feature-start = startspeler
feature-reach = tegels dicht bij de thuistegel
feature-open-roads = open wegen
feature-loop = rondgang over wegen
feature-river = tegels aan de rivier
feature-carts = stappen voor vervoer
feature-upgraded = opgewaardeerde tegels
feature-tiles = tegels in het dorp
feature-contracts = contracten
feature-cabins = hutten

## De tekening

zone-table = Tafel
zone-auction = Veiling
zone-village = Dorp
zone-others = Anderen
zone-boats = Schepen
zone-merchants = Contracten
zone-end = Het einde

draw-setup = Voorbereiding
draw-auction = Te winnen
draw-boats = Schepen
draw-supplies = Voorraad
draw-bid = Bod van { $seat }: { workers }
draw-bid-leading = Hoogste bod, van { $seat }: { workers }
draw-worker = { worker }
draw-worker-lying = { worker }, liggend: die kleur bindt niemand
draw-cabins =
    { $count ->
        [one] 1 hut
       *[other] { $count } hutten
    }
draw-free = Vrij: { $hex }
draw-start = Startspeler
draw-score =
    { $points ->
        [one] { $points } punt tot nu toe
       *[other] { $points } punten tot nu toe
    }
draw-turn = { turned }
draw-greens = Groene arbeiders in de voorraad
draw-bag = Arbeiders in de zak
draw-pile = Vaardigheidskaartjes op de stapel
draw-cabins-left = Hutten
draw-contracts = Contracten
draw-market-contracts = Contracten · nog { $count }
draw-contracts-left =
    { $count ->
        [one] 1 contract op de stapels
       *[other] { $count } contracten op de stapels
    }
draw-waiting = Nog niet gelegd
draw-lay = Leg { $tile }: kies een plek
draw-winter-hand = Wintertegels in de hand
draw-replacements = Schepen om uit te kiezen

draw-screen-worker-blue = Blauwe arbeiders
draw-screen-worker-red = Rode arbeiders
draw-screen-worker-yellow = Gele arbeiders
draw-screen-worker-green = Groene arbeiders
draw-screen-random-worker = Arbeiders die niemand anders gezien heeft
draw-screen-any-worker = Arbeiders
draw-screen-skill-saw = Zagen
draw-screen-skill-pickaxe = Houwelen
draw-screen-skill-anvil = Aambeelden
draw-screen-random-skill = Vaardigheidskaartjes die niemand anders gezien heeft
draw-screen-any-skill = Vaardigheidskaartjes
draw-screen-any-good = Grondstoffen zonder goud
draw-screen-good-gold = Goud
draw-screen-hex = Tegels in het dorp
draw-screen-contract = Contracten
draw-screen-season-winter = Wintertegels

draw-power-boat-1a = elk seizoen 2 arbeiders
draw-power-boat-1b = elk seizoen 1 groene arbeider
draw-power-boat-2a = over velden; randen tellen niet
draw-power-boat-2b = dubbele stappen en opwaarderingen
draw-power-boat-3a = elke grondstof betaalt opwaarderingen
draw-power-boat-3b = elke grondstof telt aan het einde
draw-power-boat-4a = bied in een andere kleur
draw-power-boat-4b = gebruik tegels in elke kleur
draw-power-boat-7a = grondstoffen naar een eigen tegel
draw-power-boat-7b = elk seizoen grondstoffen

## De galerij

draw-gallery = De onderdelen
draw-gallery-homes = Thuistegels
draw-gallery-boats = Schepen
draw-gallery-orders = Volgordetegels
draw-gallery-summer-boats = Zomerschepen
draw-gallery-contracts = Contracten
draw-gallery-extensions = Uitbreidingen
draw-gallery-pieces = Arbeiders, vaardigheden, grondstoffen en hutten
draw-gallery-tables = Voorbereiding per aantal spelers
draw-gallery-players =
    { $count ->
        [6] 6 spelers
       *[other] { $count } of meer spelers
    }
draw-set-merchants = Merchants
draw-set-promo = promo

## De tafel in een terminal

board-nothing = niets
board-no-action = geen actie
board-upgraded = opgewaardeerd
board-upgrade = Opwaarderen ({ $cost }): { $effect }
board-at-work = aan het werk: { $workers }
board-last-use = laatst gebruikt met { $count }
board-on-it = { $points } per { $good } erop
board-alike = { $needs }, van één soort
board-order = plaats { $number } bij het nemen van schepen
board-order-start = plaats { $number } bij het nemen van schepen, en de paarse startarbeider
board-order-winter = 1 punt per tegel ernaast
board-village = Dorp van { $seat }
board-screen = achter het scherm: { $what }
board-workers =
    { $count ->
        [one] 1 arbeider
       *[other] { $count } arbeiders
    }
board-skills =
    { $count ->
        [one] 1 vaardigheidskaartje
       *[other] { $count } vaardigheidskaartjes
    }
board-unseen-workers =
    { $count ->
        [one] 1 ongeziene arbeider
       *[other] { $count } ongeziene arbeiders
    }
board-unseen-skills =
    { $count ->
        [one] 1 ongezien vaardigheidskaartje
       *[other] { $count } ongeziene vaardigheidskaartjes
    }
board-chosen = gekozen
board-edge-field = veld
board-edge-road = weg
board-edge-water = water
board-fits = { $tile }, vanaf de onderrand met de klok mee: { $edges }
board-turns = (02): waar hij past; de cijfers zeggen hoever hij met de klok mee gedraaid is, in stappen van 60°
board-coordinates = De thuistegel ligt op 0,0. Het eerste getal loopt op naar rechts, het tweede naar beneden.

board-does-keyflower = { $points } per stap van je tegels
board-does-sea-bastion = { $points } per tegel op een rondgang over wegen
board-does-sea-breese = 2, 4, 8, 16 of 32 punten voor 1, 2, 3, 4 of meer tegels aan de rivier
board-does-flipper = een gratis opwaardering, { $points }
board-does-ianvincible = { $points }
board-does-white-wind = { $points } per overgebleven arbeider
board-does-keyflower-ii = 3 goud aan het einde
board-does-sea-bastion-ii = een ander schip vervangt het
board-does-sea-breese-ii = { $points } per wintertegel
board-does-flipper-ii = een gratis uitbreiding
board-does-ianvincible-ii = { $points } per opwaardeersymbool, hutten meegerekend
board-does-white-wind-ii = { $points } per vervuld contract
board-does-sorcerer = de actie van een tegel ernaast
board-does-sorcerer-up = de actie van een tegel van het dorp naar keuze
board-does-developer = { $points } per opwaardeersymbool op tegels ernaast
board-does-talton-lodge = { $points } per arbeider die in het dorp afgebeeld is
board-does-artisan = { $points } per opgewaardeerde tegel
board-does-builder = { $points } per uitbreiding
board-does-muleteer = { $points } per niet vervuld contract
board-does-beekeeper = { $points } per tegel ernaast
board-does-the-glade = { $points } per zomertegel ernaast
board-does-the-glade-in-winter = { $points } per wintertegel ernaast
board-does-delivery-man = { $points } per tegel van een wandeling over wegen vanaf hier
board-does-keyside = 3 van elke grondstof aan het einde

## Wat de verkenner telt

deed-won = Gewonnen bij de veiling
deed-used = Gebruikt
deed-upgraded = Opgewaardeerd
deed-took-boat = Boot genomen
deed-took-contract = Contract genomen
deed-extended = Uitbreiding gebouwd
