### Keyper, van Richard Breese.

game-name = Keyper
game-tagline = Leid een ploeg keyples door vier seizoenen, en bouw de mooiste boerderij en het mooiste dorp van Keydom.

## Opties

option-supply = Voorraad
    .help = Bepaalt of grondstoffen op kunnen raken.
option-supply-finite = eindig
    .help = Er is van elke grondstof zoveel als er in de doos zit; is een voorraad leeg, dan krijgt niemand er nog van.
option-supply-unlimited = onbeperkt
    .help = Er zijn altijd genoeg grondstoffen.
option-pair = Keyples bij twee spelers
    .help = Hoe groot een ploeg is als er met twee gespeeld wordt. Met drie of vier spelers is het altijd acht.
option-pair-nine = negen
    .help = Twee spelers trekken elk een negende keyple, en houden er in latere seizoenen tot negen.
option-pair-eight = acht
    .help = Twee spelers hebben elk acht keyples, net als drie of vier spelers.
option-length = Lengte
    .help = Hoeveel seizoenen er gespeeld worden.
option-length-full = volledig
    .help = Alle vier de seizoenen.
option-length-short = kort
    .help = Alleen lente en winter. Ieder heeft één eigen jaarmarkt, voor de lente.

## Trekkingen

do-deal = Gedeeld: { $fair }
do-ninth = De negende keyple is { $colour }
do-draw = Uit de zak komt: { $tile }
do-draw-fair = Uit de zak komt: { $fair }
do-aside = Dit seizoen opzijgelegd: { $boat } en { $other }
do-start = Begint: { $seat }

ask-deal-fair = Welke jaarmarkt wordt er gedeeld?
ask-ninth = Welke is de negende keyple?
ask-draw = Wat komt er uit de zak?
ask-aside = Welke twee schepen worden er opzijgelegd?
ask-start-player = Wie begint?

## Een beurt

do-keyper = Speel je keyper en eis { $board } op
do-keyple = Speel een keyple: { $colour }
do-at = Speel hem op: { $spot }
do-moor = Breng { $boat } naar de rivier
do-lay-existing = Leg de keyple die er staat neer: een actie meer
do-leave-existing = Laat de keyple die er staat staan
do-join = Doe mee met een keyple: { $colour }
do-decline = Doe niet mee
    .short = Niet mee
do-lay = Leg één keyple neer: { $spot }
do-lay-both = Leg beide keyples neer: { $spot }

ask-turn = Wat speel je?
ask-place = Waar speel je de keyple ({ $colour })?
ask-moor = Welk schip breng je naar de rivier?
ask-existing = Je keyple ({ $colour }) komt bij een die er al staat: { $spot }. Leg je die neer?
ask-join = { $player } speelt op: { $spot }. Doe je mee? Je keyple zou werken als { $colour }.
ask-lay-down = Welke keyples leg je neer?

## Aan het werk

do-take = Neem { $tile }
do-take-fair = Neem { $fair }
do-build = Bouw { $tile }
do-build-here = Bouw { $tile } op dit perceel
do-on = Bouw op: { $spot }
do-upgrade = Waardeer { $tile } op
do-pay = Betaal { unit }
do-pay-two = Betaal { unit } en { unit-second }
do-pay-three = Betaal { unit }, { unit-second } en { unit-third }
do-pay-four = Betaal { $resources }
do-give = Geef { unit }
do-give-two = Geef { unit } en { unit-second }
do-get = Neem { unit }
do-get-two = Neem { unit } en { unit-second }
do-work = Werk voor { unit }
do-sell = Verkoop { unit } voor 2 scheepvaartpunten
do-stop = Doe hier verder niets
    .short = Klaar
do-gain = Neem { unit }

ask-take-tile = Welke tegel neem je?
ask-build = Welke tegel bouw je?
ask-site = Waar bouw je { $tile }?
ask-build-here = Welke tegel bouwt de keyple daar: { $spot }?
ask-upgrade = Welke tegel waardeer je op?
ask-pay = Waarmee betaal je?
ask-trade = Wat ruil je?
ask-receive = Wat neem je ervoor?
ask-deal = Wat doe je op { $boat }?
ask-plot = Wat doet de keyple daar: { $spot }?
ask-gift = Wat levert de keyple ({ $colour }) op je keyptegel op?

## Het einde van een seizoen

do-hold = Houd { $fair }
do-enough = Houd geen jaarmarkten meer
do-lose = Laat { unit } gaan
do-fold = Vouw als { $display }
do-spare = Laat rusten op de keyptegel: { $colour }

ask-hold-fair = Welke jaarmarkt houd je?
ask-stray = Je hebt geen onderdak voor al je dieren: welk dier loopt weg?
ask-fold = Wat moet je plattelandsbord dit seizoen tonen?
ask-spare = Je ploeg is te groot: welke keyple rust op de keyptegel?

## Hoeveel waarvan

unit = 1 { $resource }
unit-second = 1 { $second }
unit-third = 1 { $third }
units =
    { $count ->
        [one] 1 { $resource }
       *[other]
            { $count } { $resource ->
                [boomstam] boomstammen
                [rotsblok] rotsblokken
                [baksteen] bakstenen
                [kip] kippen
                [koe] koeien
                [hert] herten
                [geit] geiten
                [paard] paarden
                [varken] varkens
                [schaap] schapen
                [everzwijn] everzwijnen
                [smaragd] smaragden
                [robijn] robijnen
                [saffier] saffieren
               *[other] { $resource }
            }
    }
points-fair =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
points-gems =
    { $gem_points ->
        [one] 1 punt
       *[other] { $gem_points } punten
    }
points-initial =
    { $initial ->
        [0] geen punten
        [one] 1 punt
       *[other] { $initial } punten
    }
points-upgraded =
    { $upgraded ->
        [0] geen punten
        [one] 1 punt
       *[other] { $upgraded } punten
    }

## Het verslag: seizoenen

told-ninth = { $seat } trok een negende keyple: { $colour }.
    .line = Trok een negende keyple
told-start-player = { $seat } werd als startspeler geloot.
told-dealt = Je kreeg { $fair }.
    .line = Je kreeg een markt
told-drew = De tegel { $tile } kwam uit de zak.
    .line = Getrokken: { $tile }
    .lines = Getrokken
told-drew-fair = Uit de zak kwam { $fair }.
    .line = Getrokken: een markt
told-boats = De schepen van dit seizoen: { $boats }.
    .line = Schepen van het seizoen
told-season = { $season }: een nieuw seizoen begon, met { $seat } als eerste.
    .line = { $season } begon
told-last-round = { $seat } speelde het laatste stuk; alle anderen kregen nog één beurt.
    .line = Speelde het laatste stuk
told-held = { $seat } hield { $fair } voor { points-fair }.
    .line = Hield { $fair }
told-strayed = { $seat } had geen onderdak voor { unit }: het dier liep weg.
    .line = Verloor { unit }
    .lines = Verloor
told-folded = { $seat } legde { $board } neer: { $display }.
    .line = Legde { $board } neer
told-rested = { $seat } liet een keyple rusten op de keyptegel: { $colour }.
    .line = Liet er één rusten

## Het verslag: beurten

told-idle = { $seat } had niets om neer te leggen.
    .line = Legde niemand neer
told-claimed = { $seat } eiste { $board } op.
told-gained = { $seat } legde een keyple ({ $colour }) neer op de keyptegel en kreeg { unit }.
    .line = Kreeg { unit }
told-played = { $seat } speelde een keyple ({ $colour }) op: { $spot }.
    .line = Speelde
told-moored = { $seat } bracht { $boat } naar de rivier van { $board }.
    .line = Bracht { $boat }
told-helped = { $seat } legde de keyple die er stond neer ({ $colour }).
    .line = Legde de keyple neer
told-joined = { $seat } deed mee met { $player }, met een keyple ({ $colour }).
    .line = Deed mee met { $player }
told-laid-down =
    { $count ->
        [one] { $seat } legde een keyple neer: { $spot }.
       *[other] { $seat } legde { $count } keyples neer: { $spot }.
    }
    .line = Legde { $count } neer

## Het verslag: werk

told-harvested =
    { $count ->
        [0] { $seat } kreeg niets, want de voorraad was leeg: { $resource }.
       *[other] { $seat } nam { units }.
    }
    .line = Nam goederen
told-worked = { $seat } werkte op het schip voor { unit }.
    .line = Op het schip
told-sold =
    { $count ->
        [one] { $seat } verkocht { unit } voor 1 scheepvaartpunt.
       *[other] { $seat } verkocht { unit } voor { $count } scheepvaartpunten.
    }
    .line = Verkocht { unit }
told-shipped =
    { $count ->
        [one] { $seat } kreeg 1 scheepvaartpunt dankzij { $tile }.
       *[other] { $seat } kreeg { $count } scheepvaartpunten dankzij { $tile }.
    }
    .line = Voer met { $tile }
told-took = { $seat } nam de tegel { $tile }.
    .line = Nam { $tile }
told-took-fair = { $seat } nam { $fair }.
    .line = Nam een markt
told-built = { $seat } bouwde de tegel { $tile }: { $spot }.
    .line = Bouwde { $tile }
told-built-over = { $seat } bouwde de tegel { $tile } over { $covered } heen: { $spot }.
    .line = Bouwde { $tile }
told-upgraded = { $seat } waardeerde de tegel { $tile } op.
    .line = Waardeerde { $tile } op
told-paid = { $seat } betaalde: { $resources }.
    .line = Betaalde
told-gave = { $seat } gaf: { $resources }.
    .line = Gaf
told-got = { $seat } kreeg: { $resources }.
    .line = Kreeg

## Weigeringen: beurten

why-no-such-keyple = Er is geen keyple van deze kleur in je keyp: { $colour }.
why-keyper-played = Je hebt je keyper dit seizoen al gespeeld.
why-board-claimed = { $seat } heeft { $board } opgeëist.
why-pieces-first = Je legt pas keyples neer als je keyp leeg is.
why-keyp-empty = Je keyp is leeg: je kunt alleen keyples neerleggen.
why-no-such-field = Geen bord toont dit veld nu: { $spot }.
why-spot-full = Er zijn al twee keyples: { $spot }.
why-only-white-joins = Alleen een witte keyple kan meedoen met de witte die er is: { $spot }.
why-other-colour = De keyple daar werkt als { $colour }: alleen een van die kleur of een witte kan meedoen ({ $spot }).
why-plots-alike = De lege percelen van een boerderij zijn alle gelijk, dus het eerste wordt gebruikt: niet { $spot }.
why-nothing-to-build = Je hebt geen tegel die je daar kunt betalen en bouwen: { $spot }.
why-boat-moored = Op de rivier van { $board } ligt { $boat } al.
why-boat-aside = Dit seizoen niet beschikbaar: { $boat }.
why-nobody-there = Er is geen keyple: { $spot }.
why-all-lying = Er staat geen keyple meer: { $spot }.
why-one-standing = Er staat maar één keyple: { $spot }.
why-own-first = Zolang er keyples op je eigen percelen of op het door jou opgeëiste bord staan, leg je die neer: niet { $spot }.

## Weigeringen: tegels

why-not-on-display = { $tile } is niet uitgestald.
why-fair-not-on-display = Niet uitgestald: { $fair }.
why-not-yours = Je hebt { $tile } niet.
why-already-built = Je hebt { $tile } al gebouwd.
why-farm-tiles-only = De boerenknecht werkt alleen aan boerderijtegels, en { $tile } is er geen.
why-no-plot-left = Er is geen perceel meer voor { $tile }: op alle is al twee keer gebouwd.
why-cannot-pay = Je kunt { $tile } niet betalen.
why-wrong-area = { $tile } kan daar niet worden gebouwd: boerderijtegels horen op de boerderij, dorpstegels in het dorp.
why-plot-has-two = Op dit perceel is al twee keer gebouwd: { $spot }.
why-not-free-there = Je kunt { $tile } niet betalen, en alleen naast de bouwgrond kost bouwen niets: niet { $spot }.
why-only-when-played = Een keyple die wordt neergelegd kan niet over { $tile } heen bouwen: dat kan alleen een die net is gespeeld.
why-no-building-here = { $tile } laat de keyple nergens anders bouwen.
why-not-built = Je hebt { $tile } niet gebouwd.
why-tile-covered = Over { $tile } is heen gebouwd.
why-already-upgraded = Je hebt { $tile } al opgewaardeerd.
why-cannot-pay-upgrade = Je kunt het opwaarderen van { $tile } niet betalen.
why-no-upgrading-here = Een keyple op { $tile } kan geen andere tegels opwaarderen.

## Weigeringen: grondstoffen

why-have-too-few = Hiervan heb je niet genoeg: { $resource }.
why-supply-short = Hiervan heeft de voorraad niet genoeg: { $resource }.
why-not-the-price = Dat is de prijs niet.
why-not-accepted = Dit wordt hier niet aangenomen: { $resource }.
why-not-given-here = Dit is hier niet te krijgen: { $resource }.
why-nothing-to-get = De voorraad heeft er niets voor te geven.
why-same-again = Je zou alleen terugkrijgen wat je gaf: { $resource }.
why-not-on-the-boat = Hierin handelt { $boat } niet: { $resource }.
why-sold-in-this-play = Wat je aan een schip verkoopt, kun je in dezelfde zet niet van dat schip nemen: { $resource }.
why-taken-in-this-play = Wat je van een schip neemt, kun je in dezelfde zet niet aan dat schip verkopen: { $resource }.

## Weigeringen: het einde van een seizoen

why-not-your-fair = Je hebt { $fair } niet.
why-fair-held = Je hebt { $fair } al gehouden.
why-not-this-season = Niet te houden in dit seizoen: { $fair }.
why-cannot-show = Je kunt niet alles tonen wat { $fair } vraagt; wat je nu op een andere jaarmarkt toont, telt niet mee.
why-no-animal = Dit is geen dier: { $resource }.
why-has-shelter = Dit dier laten gaan zou niet helpen, want het heeft onderdak: { $resource }.
why-display-of-another-season = Dit hoort bij een ander seizoen: { $display }.
why-out-of-order = Keyples gaan rusten in de volgorde van hun kleuren, en van de latere moeten er genoeg over zijn. Nu niet: { $colour }.

## Punten

score-shipping = Scheepvaart
score-fairs = Jaarmarkten
part-farm = Boerderij
part-village = Dorp

tiebreak = Edelstenen, producten en dieren
    .help = Bij een gelijk totaal gaat voor wie meer edelstenen heeft; daarna tellen eindproducten, tarwe, ruwe grondstoffen en dan de dieren, soort na soort: herten, everzwijnen, geiten, kippen, paarden, koeien, varkens, schapen.

## Waar een tip buiten de score van vertelt: wat één naam heeft, wordt als één verteld

feature-shipping = scheepvaartpunten
feature-fairs = gehouden jaarmarkten
feature-fair-now = jaarmarkt van dit seizoen
feature-fairs-later = jaarmarkten van latere seizoenen
feature-winter-fairs = winterjaarmarkten
feature-flat = vaste punten van tegels
feature-houses = dieren in hun stal
feature-room-houses = plaats in de stallen
feature-crowds = boerenerf en wei
feature-room-crowds = plaats op boerenerf en wei
feature-farm-counts = tegels die de boerderij tellen
feature-room-farm-counts = nog te tellen boerderijtegels
feature-around = tegels die buren tellen
feature-room-around = nog te tellen buren
feature-village-counts = tegels die het dorp tellen
feature-room-village-counts = nog te tellen dorpstegels
feature-dock = dok
feature-room-dock = vooruitzicht op het dok
feature-sets = sets edelstenen
feature-room-sets = nog open sets edelstenen
feature-stores = tegels die grondstoffen tellen
feature-room-stores = nog te tellen grondstoffen
feature-patrons = tegels die keyples tellen
feature-room-patrons = nog te tellen keyples
feature-landlords = tegels die velden tellen
feature-room-landlords = nog te tellen velden
feature-entertainer = artiest
feature-room-entertainer = vooruitzicht op de artiest
feature-uses = gebruik van gebouwde tegels
feature-raw = ruwe grondstoffen
feature-finished = eindproducten
feature-wheat = tarwe
feature-kinds = verscheidenheid aan producten
feature-surplus = overschot aan producten
feature-animals = dieren
feature-homeless = dieren zonder onderdak
feature-gems = vrije edelstenen
feature-plans = te bouwen plattelandstegels
feature-upgrades = mogelijke opwaarderingen
feature-upgraded = opgewaardeerde tegels
feature-farm-built = tegels op de boerderij
feature-village-built = tegels in het dorp
feature-turns = beurten over dit seizoen
feature-in-hand = nog te spelen stukken
feature-ahead = { feature-in-hand }
feature-keyper = ongespeelde keyper
feature-whites = witte keyples
feature-lay-downs = neer te leggen keyples
feature-coming-home = keyples die thuiskomen
feature-boards = keyples op vrije borden
feature-resting = keyples op de keyptegel
feature-pending = komende acties

## Seizoenen

season-spring = Lente
season-summer = Zomer
season-autumn = Herfst
season-winter = Winter
season-late = Herfst en winter

## Grondstoffen

resource = Grondstof
    .help =
        { $start ->
            [0] Er zitten er { $count } in de doos; niemand begint ermee.
           *[other] Er zitten er { $count } in de doos; iedere speler begint met { $start }.
        }
    .raw = Met ruwe grondstoffen betaal je boerderijtegels en hun opwaardering.
    .finished = Met eindproducten betaal je dorpstegels en hun opwaardering; elk gaat ook door voor de ruwe grondstof waarvan het gemaakt is.
    .animal = Dieren hebben aan het einde van elk seizoen een plaats op een boerderijtegel nodig, anders lopen ze weg. Met onderdak leveren ze punten op, en jaarmarkten vragen erom.
    .gem = Edelstenen leveren op sommige dorpstegels punten op aan het einde van het spel, en jaarmarkten vragen erom.
resource-clay = klei
    .help = Er worden bakstenen van gemaakt. { resource.raw } { resource.help }
resource-log = boomstam
    .help = Er wordt hout van gemaakt. { resource.raw } { resource.help }
resource-rock = rotsblok
    .help = Er wordt steen van gemaakt. { resource.raw } { resource.help }
resource-brick = baksteen
    .help = Gemaakt van klei. { resource.finished } { resource.help }
resource-wood = hout
    .help = Gemaakt van boomstammen. { resource.finished } { resource.help }
resource-stone = steen
    .help = Gemaakt van rotsblokken. { resource.finished } { resource.help }
resource-wheat = tarwe
    .help = Vervangt een ruwe grondstof of eindproduct overal waar een prijs tarwe toelaat. { resource.help }
resource-chicken = kip
    .help = { resource.animal } { resource.help }
resource-cow = koe
    .help = { resource.animal } { resource.help }
resource-deer = hert
    .help = { resource.animal } { resource.help }
resource-goat = geit
    .help = { resource.animal } { resource.help }
resource-horse = paard
    .help = { resource.animal } { resource.help }
resource-pig = varken
    .help = { resource.animal } { resource.help }
resource-sheep = schaap
    .help = { resource.animal } { resource.help }
resource-wild-boar = everzwijn
    .help = { resource.animal } { resource.help }
resource-emerald = smaragd
    .help = { resource.gem } { resource.help }
resource-gold = goud
    .help = { resource.gem } { resource.help }
resource-ruby = robijn
    .help = { resource.gem } { resource.help }
resource-sapphire = saffier
    .help = { resource.gem } { resource.help }

needs-clay = 1 klei
needs-log = 1 boomstam
needs-rock = 1 rotsblok
needs-brick = 1 baksteen
needs-wood = 1 hout
needs-stone = 1 steen
needs-wheat = 1 tarwe
needs-chicken = 1 kip
needs-cow = 1 koe
needs-deer = 1 hert
needs-goat = 1 geit
needs-horse = 1 paard
needs-pig = 1 varken
needs-sheep = 1 schaap
needs-wild-boar = 1 everzwijn
needs-emerald = 1 smaragd
needs-gold = 1 goud
needs-ruby = 1 robijn
needs-sapphire = 1 saffier
gems-emerald = { needs-emerald }
gems-gold = { needs-gold }
gems-ruby = { needs-ruby }
gems-sapphire = { needs-sapphire }
resources-clay = { needs-clay }
resources-log = { needs-log }
resources-rock = { needs-rock }
resources-brick = { needs-brick }
resources-wood = { needs-wood }
resources-stone = { needs-stone }
resources-wheat = { needs-wheat }
resources-chicken = { needs-chicken }
resources-cow = { needs-cow }
resources-deer = { needs-deer }
resources-goat = { needs-goat }
resources-horse = { needs-horse }
resources-pig = { needs-pig }
resources-sheep = { needs-sheep }
resources-wild-boar = { needs-wild-boar }
resources-emerald = { needs-emerald }
resources-gold = { needs-gold }
resources-ruby = { needs-ruby }
resources-sapphire = { needs-sapphire }
early-clay = klei
early-log = boomstammen
early-rock = rotsblokken
early-brick = bakstenen
early-wood = hout
early-stone = steen
early-wheat = tarwe
early-chicken = kippen
early-cow = koeien
early-deer = herten
early-goat = geiten
early-horse = paarden
early-pig = varkens
early-sheep = schapen
early-wild-boar = everzwijnen
early-emerald = smaragden
early-gold = goud
early-ruby = robijnen
early-sapphire = saffieren
late-clay = { early-clay }
late-log = { early-log }
late-rock = { early-rock }
late-brick = { early-brick }
late-wood = { early-wood }
late-stone = { early-stone }
late-wheat = { early-wheat }
late-chicken = { early-chicken }
late-cow = { early-cow }
late-deer = { early-deer }
late-goat = { early-goat }
late-horse = { early-horse }
late-pig = { early-pig }
late-sheep = { early-sheep }
late-wild-boar = { early-wild-boar }
late-emerald = { early-emerald }
late-gold = { early-gold }
late-ruby = { early-ruby }
late-sapphire = { early-sapphire }

## Keyples

keyple = Keyple
    .help = Er zijn er { $count } van deze kleur, { $team } in elke eerste ploeg. Een keyple werkt hoogstens twee keer per seizoen: als hij gespeeld wordt, en als hij neergelegd wordt.
    .skill = Op velden met een rand van zijn kleur heeft hij een actie meer.
keyple-light-blue = lichtblauw
    .help = Een schipper. { keyple.skill } { keyple.help }
keyple-orange = oranje
    .help = Een kleiwerker. { keyple.skill } { keyple.help }
keyple-light-green = lichtgroen
    .help = Een boer. { keyple.skill } { keyple.help }
keyple-brown = bruin
    .help = Een bosarbeider. { keyple.skill } { keyple.help }
keyple-black = zwart
    .help = Een mijnwerker. { keyple.skill } { keyple.help }
keyple-grey = grijs
    .help = Een steengroevearbeider. { keyple.skill } { keyple.help }
keyple-white = wit
    .help = Een manusje-van-alles: hij krijgt de kleur van het veld waarop hij gespeeld wordt, of van de keyple met wie hij meedoet. { keyple.help }
colours-light-blue = { keyple-light-blue }
colours-orange = { keyple-orange }
colours-light-green = { keyple-light-green }
colours-brown = { keyple-brown }
colours-black = { keyple-black }
colours-grey = { keyple-grey }
colours-white = { keyple-white }
border-light-blue = { keyple-light-blue }
border-orange = { keyple-orange }
border-light-green = { keyple-light-green }
border-brown = { keyple-brown }
border-black = { keyple-black }
border-grey = { keyple-grey }
border-none = geen

## Velden, borden en percelen

field = Veld
    .help =
        { $border ->
            [geen] Zonder rand: één keyple heeft hier 1 actie, twee die samenwerken hebben er 2, of 2 voor elk van twee spelers.
           *[other] De rand is { $border }: één keyple heeft hier 1 actie, twee die samenwerken hebben er 2, of 2 voor elk van twee spelers; keyples van die kleur hebben er 1 meer.
        }
field-river = rivier
    .help = De eerste keyple hier haalt een schip, dat het hele seizoen blijft; een actie neemt een grondstof die het schip vervoert, of verkoopt er een aan het schip. { field.help }
field-tile = plattelandstegels
    .help = Een actie neemt een plattelandstegel of winterjaarmarkt die uitgestald ligt. { field.help }
field-build = bouwen
    .help = Een actie bouwt een tegel voor zijn prijs. { field.help }
field-discount = bouwen met korting
    .help = Een actie bouwt een tegel voor een lagere prijs. { field.help }
field-upgrade = opwaarderen
    .help = Een actie waardeert een tegel op die je gebouwd hebt. { field.help }
field-clay = klei
    .help = Een actie levert 1 klei op. { field.help }
field-logs = boomstammen
    .help = Een actie levert 1 boomstam op. { field.help }
field-rocks = rotsblokken
    .help = Een actie levert 1 rotsblok op. { field.help }
field-bricks = klei tot bakstenen
    .help = Een actie maakt van 1 klei 1 baksteen. { field.help }
field-wood = boomstammen tot hout
    .help = Een actie maakt van 1 boomstam 1 hout. { field.help }
field-stone = rotsblokken tot steen
    .help = Een actie maakt van 1 rotsblok 1 steen. { field.help }
field-trade-raw = ruwe grondstoffen ruilen
    .help = Een actie ruilt 1 ruwe grondstof voor 2 van welk type ook. { field.help }
field-trade-finished = eindproducten ruilen
    .help = Een actie ruilt 1 eindproduct voor 2 van welk type ook. { field.help }
field-pigs = varkens
    .help = Een actie levert 1 varken op. { field.help }
field-cows = koeien
    .help = Een actie levert 1 koe op. { field.help }
field-sheep = schapen
    .help = Een actie levert 1 schaap op. { field.help }
field-horses = paarden
    .help = Een actie levert 1 paard op. { field.help }
field-wheat = tarwe
    .help = Een actie levert 1 tarwe op. { field.help }
field-chickens = kippen
    .help = Een actie levert 1 kip op. { field.help }
field-goats = geiten
    .help = Een actie levert 1 geit op. { field.help }
field-deer = herten
    .help = Een actie levert 1 hert op. { field.help }
field-wild-boar = everzwijnen
    .help = Een actie levert 1 everzwijn op. { field.help }
field-emeralds = smaragden
    .help = Een actie levert 1 smaragd op. { field.help }
field-gold = goud
    .help = Een actie levert 1 goud op. { field.help }
field-rubies = robijnen
    .help = Een actie levert 1 robijn op. { field.help }
field-sapphires = saffieren
    .help = Een actie levert 1 saffier op. { field.help }
fields-river = { field-river }
fields-tile = { field-tile }
fields-build = { field-build }
fields-discount = { field-discount }
fields-upgrade = { field-upgrade }
fields-clay = { field-clay }
fields-logs = { field-logs }
fields-rocks = { field-rocks }
fields-bricks = { field-bricks }
fields-wood = { field-wood }
fields-stone = { field-stone }
fields-trade-raw = { field-trade-raw }
fields-trade-finished = { field-trade-finished }
fields-pigs = { field-pigs }
fields-cows = { field-cows }
fields-sheep = { field-sheep }
fields-horses = { field-horses }
fields-wheat = { field-wheat }
fields-chickens = { field-chickens }
fields-goats = { field-goats }
fields-deer = { field-deer }
fields-wild-boar = { field-wild-boar }
fields-emeralds = { field-emeralds }
fields-gold = { field-gold }
fields-rubies = { field-rubies }
fields-sapphires = { field-sapphires }

board = Plattelandsbord
    .help = Wie het met de keyper opeist, neemt het aan het einde van het seizoen, met alle keyples erop. Tot dan mag iedereen er werken.
board-a = bord A
board-b = bord B
board-c = bord C
board-d = bord D

spot = Plek
    .help = Een veld van een plattelandsbord, of een perceel van je boerderij of dorp. Er is plaats voor twee keyples van één kleur.
spot-a-river = { field-river } (A)
spot-a-tile = { field-tile } (A)
spot-a-build = { field-build } (A)
spot-a-discount = { field-discount } (A)
spot-a-upgrade = { field-upgrade } (A)
spot-a-clay = { field-clay } (A)
spot-a-logs = { field-logs } (A)
spot-a-rocks = { field-rocks } (A)
spot-a-bricks = { field-bricks } (A)
spot-a-wood = { field-wood } (A)
spot-a-stone = { field-stone } (A)
spot-a-trade-raw = { field-trade-raw } (A)
spot-a-trade-finished = { field-trade-finished } (A)
spot-a-pigs = { field-pigs } (A)
spot-a-cows = { field-cows } (A)
spot-a-sheep = { field-sheep } (A)
spot-a-horses = { field-horses } (A)
spot-a-wheat = { field-wheat } (A)
spot-a-chickens = { field-chickens } (A)
spot-a-goats = { field-goats } (A)
spot-a-deer = { field-deer } (A)
spot-a-wild-boar = { field-wild-boar } (A)
spot-a-emeralds = { field-emeralds } (A)
spot-a-gold = { field-gold } (A)
spot-a-rubies = { field-rubies } (A)
spot-a-sapphires = { field-sapphires } (A)
spot-a-tile-2 = { field-tile } (A, 2)
spot-a-build-2 = { field-build } (A, 2)
spot-a-discount-2 = { field-discount } (A, 2)
spot-a-upgrade-2 = { field-upgrade } (A, 2)
spot-a-clay-2 = { field-clay } (A, 2)
spot-a-logs-2 = { field-logs } (A, 2)
spot-a-rocks-2 = { field-rocks } (A, 2)
spot-a-bricks-2 = { field-bricks } (A, 2)
spot-a-wood-2 = { field-wood } (A, 2)
spot-a-stone-2 = { field-stone } (A, 2)
spot-a-trade-raw-2 = { field-trade-raw } (A, 2)
spot-a-trade-finished-2 = { field-trade-finished } (A, 2)
spot-a-pigs-2 = { field-pigs } (A, 2)
spot-a-cows-2 = { field-cows } (A, 2)
spot-a-sheep-2 = { field-sheep } (A, 2)
spot-a-horses-2 = { field-horses } (A, 2)
spot-a-wheat-2 = { field-wheat } (A, 2)
spot-a-chickens-2 = { field-chickens } (A, 2)
spot-a-goats-2 = { field-goats } (A, 2)
spot-a-deer-2 = { field-deer } (A, 2)
spot-a-wild-boar-2 = { field-wild-boar } (A, 2)
spot-a-emeralds-2 = { field-emeralds } (A, 2)
spot-a-gold-2 = { field-gold } (A, 2)
spot-a-rubies-2 = { field-rubies } (A, 2)
spot-a-sapphires-2 = { field-sapphires } (A, 2)
spot-b-river = { field-river } (B)
spot-b-tile = { field-tile } (B)
spot-b-build = { field-build } (B)
spot-b-discount = { field-discount } (B)
spot-b-upgrade = { field-upgrade } (B)
spot-b-clay = { field-clay } (B)
spot-b-logs = { field-logs } (B)
spot-b-rocks = { field-rocks } (B)
spot-b-bricks = { field-bricks } (B)
spot-b-wood = { field-wood } (B)
spot-b-stone = { field-stone } (B)
spot-b-trade-raw = { field-trade-raw } (B)
spot-b-trade-finished = { field-trade-finished } (B)
spot-b-pigs = { field-pigs } (B)
spot-b-cows = { field-cows } (B)
spot-b-sheep = { field-sheep } (B)
spot-b-horses = { field-horses } (B)
spot-b-wheat = { field-wheat } (B)
spot-b-chickens = { field-chickens } (B)
spot-b-goats = { field-goats } (B)
spot-b-deer = { field-deer } (B)
spot-b-wild-boar = { field-wild-boar } (B)
spot-b-emeralds = { field-emeralds } (B)
spot-b-gold = { field-gold } (B)
spot-b-rubies = { field-rubies } (B)
spot-b-sapphires = { field-sapphires } (B)
spot-b-tile-2 = { field-tile } (B, 2)
spot-b-build-2 = { field-build } (B, 2)
spot-b-discount-2 = { field-discount } (B, 2)
spot-b-upgrade-2 = { field-upgrade } (B, 2)
spot-b-clay-2 = { field-clay } (B, 2)
spot-b-logs-2 = { field-logs } (B, 2)
spot-b-rocks-2 = { field-rocks } (B, 2)
spot-b-bricks-2 = { field-bricks } (B, 2)
spot-b-wood-2 = { field-wood } (B, 2)
spot-b-stone-2 = { field-stone } (B, 2)
spot-b-trade-raw-2 = { field-trade-raw } (B, 2)
spot-b-trade-finished-2 = { field-trade-finished } (B, 2)
spot-b-pigs-2 = { field-pigs } (B, 2)
spot-b-cows-2 = { field-cows } (B, 2)
spot-b-sheep-2 = { field-sheep } (B, 2)
spot-b-horses-2 = { field-horses } (B, 2)
spot-b-wheat-2 = { field-wheat } (B, 2)
spot-b-chickens-2 = { field-chickens } (B, 2)
spot-b-goats-2 = { field-goats } (B, 2)
spot-b-deer-2 = { field-deer } (B, 2)
spot-b-wild-boar-2 = { field-wild-boar } (B, 2)
spot-b-emeralds-2 = { field-emeralds } (B, 2)
spot-b-gold-2 = { field-gold } (B, 2)
spot-b-rubies-2 = { field-rubies } (B, 2)
spot-b-sapphires-2 = { field-sapphires } (B, 2)
spot-c-river = { field-river } (C)
spot-c-tile = { field-tile } (C)
spot-c-build = { field-build } (C)
spot-c-discount = { field-discount } (C)
spot-c-upgrade = { field-upgrade } (C)
spot-c-clay = { field-clay } (C)
spot-c-logs = { field-logs } (C)
spot-c-rocks = { field-rocks } (C)
spot-c-bricks = { field-bricks } (C)
spot-c-wood = { field-wood } (C)
spot-c-stone = { field-stone } (C)
spot-c-trade-raw = { field-trade-raw } (C)
spot-c-trade-finished = { field-trade-finished } (C)
spot-c-pigs = { field-pigs } (C)
spot-c-cows = { field-cows } (C)
spot-c-sheep = { field-sheep } (C)
spot-c-horses = { field-horses } (C)
spot-c-wheat = { field-wheat } (C)
spot-c-chickens = { field-chickens } (C)
spot-c-goats = { field-goats } (C)
spot-c-deer = { field-deer } (C)
spot-c-wild-boar = { field-wild-boar } (C)
spot-c-emeralds = { field-emeralds } (C)
spot-c-gold = { field-gold } (C)
spot-c-rubies = { field-rubies } (C)
spot-c-sapphires = { field-sapphires } (C)
spot-c-tile-2 = { field-tile } (C, 2)
spot-c-build-2 = { field-build } (C, 2)
spot-c-discount-2 = { field-discount } (C, 2)
spot-c-upgrade-2 = { field-upgrade } (C, 2)
spot-c-clay-2 = { field-clay } (C, 2)
spot-c-logs-2 = { field-logs } (C, 2)
spot-c-rocks-2 = { field-rocks } (C, 2)
spot-c-bricks-2 = { field-bricks } (C, 2)
spot-c-wood-2 = { field-wood } (C, 2)
spot-c-stone-2 = { field-stone } (C, 2)
spot-c-trade-raw-2 = { field-trade-raw } (C, 2)
spot-c-trade-finished-2 = { field-trade-finished } (C, 2)
spot-c-pigs-2 = { field-pigs } (C, 2)
spot-c-cows-2 = { field-cows } (C, 2)
spot-c-sheep-2 = { field-sheep } (C, 2)
spot-c-horses-2 = { field-horses } (C, 2)
spot-c-wheat-2 = { field-wheat } (C, 2)
spot-c-chickens-2 = { field-chickens } (C, 2)
spot-c-goats-2 = { field-goats } (C, 2)
spot-c-deer-2 = { field-deer } (C, 2)
spot-c-wild-boar-2 = { field-wild-boar } (C, 2)
spot-c-emeralds-2 = { field-emeralds } (C, 2)
spot-c-gold-2 = { field-gold } (C, 2)
spot-c-rubies-2 = { field-rubies } (C, 2)
spot-c-sapphires-2 = { field-sapphires } (C, 2)
spot-d-river = { field-river } (D)
spot-d-tile = { field-tile } (D)
spot-d-build = { field-build } (D)
spot-d-discount = { field-discount } (D)
spot-d-upgrade = { field-upgrade } (D)
spot-d-clay = { field-clay } (D)
spot-d-logs = { field-logs } (D)
spot-d-rocks = { field-rocks } (D)
spot-d-bricks = { field-bricks } (D)
spot-d-wood = { field-wood } (D)
spot-d-stone = { field-stone } (D)
spot-d-trade-raw = { field-trade-raw } (D)
spot-d-trade-finished = { field-trade-finished } (D)
spot-d-pigs = { field-pigs } (D)
spot-d-cows = { field-cows } (D)
spot-d-sheep = { field-sheep } (D)
spot-d-horses = { field-horses } (D)
spot-d-wheat = { field-wheat } (D)
spot-d-chickens = { field-chickens } (D)
spot-d-goats = { field-goats } (D)
spot-d-deer = { field-deer } (D)
spot-d-wild-boar = { field-wild-boar } (D)
spot-d-emeralds = { field-emeralds } (D)
spot-d-gold = { field-gold } (D)
spot-d-rubies = { field-rubies } (D)
spot-d-sapphires = { field-sapphires } (D)
spot-d-tile-2 = { field-tile } (D, 2)
spot-d-build-2 = { field-build } (D, 2)
spot-d-discount-2 = { field-discount } (D, 2)
spot-d-upgrade-2 = { field-upgrade } (D, 2)
spot-d-clay-2 = { field-clay } (D, 2)
spot-d-logs-2 = { field-logs } (D, 2)
spot-d-rocks-2 = { field-rocks } (D, 2)
spot-d-bricks-2 = { field-bricks } (D, 2)
spot-d-wood-2 = { field-wood } (D, 2)
spot-d-stone-2 = { field-stone } (D, 2)
spot-d-trade-raw-2 = { field-trade-raw } (D, 2)
spot-d-trade-finished-2 = { field-trade-finished } (D, 2)
spot-d-pigs-2 = { field-pigs } (D, 2)
spot-d-cows-2 = { field-cows } (D, 2)
spot-d-sheep-2 = { field-sheep } (D, 2)
spot-d-horses-2 = { field-horses } (D, 2)
spot-d-wheat-2 = { field-wheat } (D, 2)
spot-d-chickens-2 = { field-chickens } (D, 2)
spot-d-goats-2 = { field-goats } (D, 2)
spot-d-deer-2 = { field-deer } (D, 2)
spot-d-wild-boar-2 = { field-wild-boar } (D, 2)
spot-d-emeralds-2 = { field-emeralds } (D, 2)
spot-d-gold-2 = { field-gold } (D, 2)
spot-d-rubies-2 = { field-rubies } (D, 2)
spot-d-sapphires-2 = { field-sapphires } (D, 2)
spot-farm-1 = boerderijperceel 1
spot-farm-2 = boerderijperceel 2
spot-farm-3 = boerderijperceel 3
spot-farm-4 = boerderijperceel 4
spot-farm-5 = boerderijperceel 5
spot-farm-6 = boerderijperceel 6
spot-farm-7 = boerderijperceel 7
spot-farm-8 = boerderijperceel 8
spot-village-1 = dorpsperceel 1
spot-village-2 = dorpsperceel 2
spot-village-3 = dorpsperceel 3
spot-village-4 = dorpsperceel 4
spot-village-5 = dorpsperceel 5
spot-village-6 = dorpsperceel 6
spot-village-7 = dorpsperceel 7
spot-village-8 = dorpsperceel 8
spot-village-9 = dorpsperceel 9
spot-village-10 = dorpsperceel 10
spot-village-11 = dorpsperceel 11
spot-village-12 = dorpsperceel 12

## Opstellingen

display = Opstelling
    .help = { $season }. Een keyp, een rivier en: { $fields }.
display-spring-1 = nr. 1 (lente)
display-spring-2 = nr. 2 (lente)
display-spring-3 = nr. 3 (lente)
display-spring-4 = nr. 4 (lente)
display-summer-1 = nr. 1 (zomer)
display-summer-2 = nr. 2 (zomer)
display-summer-3 = nr. 3 (zomer)
display-summer-4 = nr. 4 (zomer)
display-late-1 = nr. 1 (herfst en winter)
display-late-2 = nr. 2 (herfst en winter)
display-late-3 = nr. 3 (herfst en winter)
display-late-4 = nr. 4 (herfst en winter)

## Schepen

boat = Schip
    .help = In de lente en de zomer vervoert het { $early }, in de herfst en de winter { $late }. Een actie neemt daar 1 van of verkoopt er 1 voor 2 scheepvaartpunten, maar niemand neemt en verkoopt in één zet hetzelfde type.
boat-boat-1 = schip 1
boat-boat-2 = schip 2
boat-boat-3 = schip 3
boat-boat-4 = schip 4
boat-boat-5 = schip 5
boat-boat-6 = schip 6

## Jaarmarkten

fair = Jaarmarkt
    .help = { $season }: toon je aan het einde van het seizoen { $needs }, dan krijg je { points-fair }. { fair.shown }
    .winter = Levert in de zomer of de winter { points-fair } op als je { $needs } toont; in de herfst of de winter { points-gems } als je bovendien { $gems } toont. Ze wordt één keer gehouden. { fair.shown }
    .shown = Wat je toont, houd je, maar het dient dat seizoen voor geen andere jaarmarkt.
fair-spring-1 = lentejaarmarkt 1
fair-spring-2 = lentejaarmarkt 2
fair-spring-3 = lentejaarmarkt 3
fair-spring-4 = lentejaarmarkt 4
fair-spring-5 = lentejaarmarkt 5
fair-spring-6 = lentejaarmarkt 6
fair-summer-1 = zomerjaarmarkt 1
fair-summer-2 = zomerjaarmarkt 2
fair-summer-3 = zomerjaarmarkt 3
fair-summer-4 = zomerjaarmarkt 4
fair-summer-5 = zomerjaarmarkt 5
fair-summer-6 = zomerjaarmarkt 6
fair-autumn-1 = herfstjaarmarkt 1
fair-autumn-2 = herfstjaarmarkt 2
fair-autumn-3 = herfstjaarmarkt 3
fair-autumn-4 = herfstjaarmarkt 4
fair-autumn-5 = herfstjaarmarkt 5
fair-autumn-6 = herfstjaarmarkt 6
fair-winter-1 = winterjaarmarkt 1
    .help = { fair.winter }
fair-winter-2 = winterjaarmarkt 2
    .help = { fair.winter }
fair-winter-3 = winterjaarmarkt 3
    .help = { fair.winter }
fair-winter-4 = winterjaarmarkt 4
    .help = { fair.winter }
fair-winter-5 = winterjaarmarkt 5
    .help = { fair.winter }
fair-winter-6 = winterjaarmarkt 6
    .help = { fair.winter }
fair-winter-7 = winterjaarmarkt 7
    .help = { fair.winter }
fair-winter-8 = winterjaarmarkt 8
    .help = { fair.winter }

## De keyptegel

gift = Keyptegel
    .help = Als je je keyper speelt, wordt elke keyple die hier rust neergelegd en levert hij een grondstof op. Voor deze kleuren: { $colours }. Om uit te kiezen: { $resources }.
gift-raw = materialen van de keyptegel
gift-animal = dieren van de keyptegel

## Prijzen

price = Prijs
    .help = Het kost { $cost }, welke tegel het ook is.
price-farm-upgrade = een boerderijtegel opwaarderen
price-village-upgrade = een dorpstegel opwaarderen
price-builder = om het even welke tegel, van de bouwer
price-upgraded-builder = om het even welke tegel, van de opgewaardeerde bouwer
price-discount = bouwen met korting
    .help =
        { $less ->
            [one] Je betaalt 1 grondstof minder, welke je maar wilt, maar ten minste 1 in totaal.
           *[other] Je betaalt { $less } grondstoffen minder, welke je maar wilt, maar ten minste 1 in totaal.
        }

cost-clay = 1 klei
cost-log = 1 boomstam
cost-rock = 1 rotsblok
cost-raw = 1 ruwe grondstof
cost-any-raw = 1 ruwe grondstof of tarwe
cost-brick = 1 baksteen
cost-wood = 1 hout
cost-stone = 1 steen
cost-finished = 1 eindproduct
cost-any-finished = 1 eindproduct of tarwe
cost-wheat = 1 tarwe
count-cost-clay =
    { $count ->
        [one] { cost-clay }
       *[other] { $count } klei
    }
count-cost-log =
    { $count ->
        [one] { cost-log }
       *[other] { $count } boomstammen
    }
count-cost-rock =
    { $count ->
        [one] { cost-rock }
       *[other] { $count } rotsblokken
    }
count-cost-raw =
    { $count ->
        [one] { cost-raw }
       *[other] { $count } ruwe grondstoffen
    }
count-cost-any-raw =
    { $count ->
        [one] { cost-any-raw }
       *[other] { $count } ruwe grondstoffen of tarwe
    }
count-cost-brick =
    { $count ->
        [one] { cost-brick }
       *[other] { $count } bakstenen
    }
count-cost-wood =
    { $count ->
        [one] { cost-wood }
       *[other] { $count } hout
    }
count-cost-stone =
    { $count ->
        [one] { cost-stone }
       *[other] { $count } steen
    }
count-cost-finished =
    { $count ->
        [one] { cost-finished }
       *[other] { $count } eindproducten
    }
count-cost-any-finished =
    { $count ->
        [one] { cost-any-finished }
       *[other] { $count } eindproducten of tarwe
    }
count-cost-wheat =
    { $count ->
        [one] { cost-wheat }
       *[other] { $count } tarwe
    }
count-needs-raw = { count-cost-raw }
count-needs-any-raw = { count-cost-any-raw }
count-needs-finished = { count-cost-finished }
count-needs-any-finished = { count-cost-any-finished }
count-needs-any-gem =
    { $count ->
        [one] 1 edelsteen
       *[other] { $count } edelstenen
    }
count-gems-any-gem = { count-needs-any-gem }
count-gems-raw = { count-cost-raw }
count-gems-any-raw = { count-cost-any-raw }
count-gems-finished = { count-cost-finished }
count-gems-any-finished = { count-cost-any-finished }

## Gebouwen

tile = Gebouwtegel
    .help = Een { $set } voor { $area }; hij kost { $cost }.
    .each = Aan het einde van het spel levert elk dier { points-initial } op, opgewaardeerd { points-upgraded }.
    .worth = Aan het einde van het spel levert de tegel { points-initial } op, opgewaardeerd { points-upgraded }.
    .better = Opgewaardeerd levert de tegel aan het einde van het spel ook { points-upgraded } op.
area = Percelen
    .help = Heeft op elk spelersbord { $rows } rijen van { $columns } percelen, elk met plaats voor een tegel.
area-farm = de boerderij
area-village = het dorp
set-home = thuistegel
set-spring = plattelandstegel van de lente
set-later = plattelandstegel

tile-cow-shed = Koeienstal
    .help = Biedt onderdak aan 4 koeien. { tile.each } { tile.help }
tile-pig-sty = Varkensstal
    .help = Biedt onderdak aan 4 varkens. { tile.each } { tile.help }
tile-sheep-shelter = Schaapskooi
    .help = Biedt onderdak aan 4 schapen. { tile.each } { tile.help }
tile-stable = Stal
    .help = Biedt onderdak aan 4 paarden. { tile.each } { tile.help }
tile-farmyard = Boerenerf
    .help = Biedt onderdak aan 4 koeien, paarden, varkens en schapen naar keuze. Aan het einde van het spel levert elk verschillend type { points-initial } op, opgewaardeerd { points-upgraded }. { tile.help }
tile-paddock = Wei
    .help = Biedt onderdak aan 4 kippen, herten, geiten en everzwijnen naar keuze. Aan het einde van het spel levert elk verschillend type { points-initial } op, opgewaardeerd { points-upgraded }. { tile.help }
tile-brickmaker = Steenbakker
    .help = Een keyple hier maakt van 1 klei 1 baksteen, opgewaardeerd 2. { tile.better } { tile.help }
tile-carpenter = Timmerman
    .help = Een keyple hier maakt van 1 boomstam 1 hout, opgewaardeerd 2. { tile.better } { tile.help }
tile-stonemason = Steenhouwer
    .help = Een keyple hier maakt van 1 rotsblok 1 steen, opgewaardeerd 2. { tile.better } { tile.help }
tile-scrapyard = Schroothoop
    .help = Een keyple hier ruilt 2 ruwe grondstoffen voor 1 eindproduct van welk type ook; opgewaardeerd volstaat er 1. { tile.better } { tile.help }
tile-drainage = Drainage
    .help = Aan het einde van het spel levert de tegel { points-initial } op voor zichzelf en evenveel voor elke dorpstegel op zijn diagonalen, ook voorbij lege percelen; opgewaardeerd telkens { points-upgraded }. { tile.help }
tile-pavements = Bestrating
    .help = Aan het einde van het spel levert de tegel { points-initial } op voor zichzelf en evenveel voor elke dorpstegel in zijn rij en kolom, ook voorbij lege percelen; opgewaardeerd telkens { points-upgraded }. { tile.help }
tile-alchemist = Alchemist
    .help = Een keyple hier ruilt 2 ruwe grondstoffen of tarwe voor 1 edelsteen; opgewaardeerd volstaat er 1. { tile.worth } { tile.help }
tile-barn = Schuur
    .help = Aan het einde van het spel levert de tegel { points-initial } op voor elke boerderijtegel, zichzelf meegerekend; opgewaardeerd { points-upgraded } voor elke opgewaardeerde boerderijtegel. { tile.help }
tile-boarding-house = Pension
    .help = Aan het einde van het spel levert de tegel { points-initial } op voor elke dorpstegel direct links of rechts ervan; opgewaardeerd { points-upgraded } voor elke dorpstegel aan een van de vier zijden. { tile.help }
tile-builder = Bouwer
    .help = Een keyple hier bouwt een tegel naar keuze voor 1 eindproduct; opgewaardeerd bouwt hij een tegel of waardeert hij er een op voor 1 eindproduct of tarwe. { tile.better } { tile.help }
tile-building-plot = Bouwgrond
    .help = Op het lege perceel rechts ervan bouw je voor niets; opgewaardeerd ook op dat erboven en dat eronder. { tile.worth } { tile.help }
tile-chicken-house = Tok-tok-kippenhok
    .help = Biedt onderdak aan 4 kippen. { tile.each } { tile.help }
tile-dock = Dok
    .help = Aan het einde van het spel levert de tegel { points-initial } op als je 20 scheepvaartpunten of meer hebt; opgewaardeerd { points-upgraded } als je er 30 of meer hebt, en anders niets. { tile.help }
tile-farm-labourer = Boerenknecht
    .help = Een keyple hier bouwt voor niets een boerderijtegel; opgewaardeerd bouwt hij er een of waardeert hij er een op. { tile.better } { tile.help }
tile-gem-dealer = Edelsteenhandelaar
    .help = Een keyple hier ruilt 1 edelsteen voor 1 van een ander type, opgewaardeerd voor 2 van welk type ook. { tile.better } { tile.help }
tile-goat-pen = Geitenhok
    .help = Biedt onderdak aan 4 geiten. { tile.each } { tile.help }
tile-hop-field = Hopveld
    .help = Een keyple hier ruilt 1 tarwe voor 1 dier, opgewaardeerd voor 2. Biedt onderdak aan 4 dieren naar keuze. { tile.better } { tile.help }
tile-jewel-cutter = Edelsteenslijper
    .help = Een keyple hier maakt van 1 steen 1 edelsteen, opgewaardeerd 2. { tile.better } { tile.help }
tile-livestock-market = Veemarkt
    .help = Een keyple hier ruilt 1 dier voor 1 van een ander type, opgewaardeerd voor 2 van welk type ook. Biedt onderdak aan 4 dieren naar keuze. { tile.better } { tile.help }
tile-oast-house = Hopeest
    .help = Aan het einde van het spel levert de tegel { points-initial } op als alle 8 percelen van je boerderij bebouwd zijn, opgewaardeerd { points-upgraded }. { tile.help }
tile-seafarer = Zeevaarder
    .help = Levert 1 scheepvaartpunt op telkens wanneer je op een schip speelt, er met een ander meedoet of er een keyple neerlegt; opgewaardeerd 2. { tile.better } { tile.help }
tile-shipping-agent = Scheepsmakelaar
    .help = Levert 1 extra scheepvaartpunt op voor elke twee grondstoffen die je in één zet verkoopt, opgewaardeerd voor elke grondstof. { tile.better } { tile.help }
tile-statue = Standbeeld
    .help = Aan het einde van het spel levert de tegel { points-initial } op voor elke thuistegel in je dorp; opgewaardeerd { points-upgraded } voor elke opgewaardeerde. { tile.help }
tile-thatcher = Rietdekker
    .help = Aan het einde van het spel levert de tegel { points-initial } op voor elke twee dorpstegels, zichzelf meegerekend; opgewaardeerd { points-upgraded } voor elke opgewaardeerde dorpstegel. { tile.help }
tile-trading-post = Handelspost
    .help = Een keyple hier ruilt 1 ruwe grondstof voor 2 van welk type ook, of 1 eindproduct voor 2; opgewaardeerd allebei. { tile.better } { tile.help }
tile-village-hall = Dorpshuis
    .help = Aan het einde van het spel levert de tegel { points-initial } op als alle 12 percelen van je dorp bebouwd zijn, opgewaardeerd { points-upgraded }. { tile.help }
tile-windmill = Windmolen
    .help = Een keyple hier ruilt 1 ruwe grondstof voor 2 tarwe. Opgewaardeerd levert de tegel ook { points-upgraded } op voor elke eenheid tarwe die je aan het einde van het spel hebt; er tellen er hoogstens 4. { tile.help }
tile-boatman = Schipper
    .help = Aan het einde van het spel levert de tegel { points-initial } op voor elke lichtblauwe keyple die je hebt, opgewaardeerd { points-upgraded }; er tellen er hoogstens 4, en een witte gaat door voor elke kleur. { tile.help }
tile-bricklayer = Metselaar
    .help = Aan het einde van het spel levert de tegel { points-initial } op voor elke oranje keyple die je hebt, opgewaardeerd { points-upgraded }; er tellen er hoogstens 4, en een witte gaat door voor elke kleur. { tile.help }
tile-farmer = Boer
    .help = Aan het einde van het spel levert de tegel { points-initial } op voor elke lichtgroene keyple die je hebt, opgewaardeerd { points-upgraded }; er tellen er hoogstens 4, en een witte gaat door voor elke kleur. { tile.help }
tile-lumberjack = Houthakker
    .help = Aan het einde van het spel levert de tegel { points-initial } op voor elke bruine keyple die je hebt, opgewaardeerd { points-upgraded }; er tellen er hoogstens 4, en een witte gaat door voor elke kleur. { tile.help }
tile-quarryman = Steenbreker
    .help = Aan het einde van het spel levert de tegel { points-initial } op voor elke grijze keyple die je hebt, opgewaardeerd { points-upgraded }; er tellen er hoogstens 4, en een witte gaat door voor elke kleur. { tile.help }
tile-farmers-cottage = Boerenhuisje
    .help = Aan het einde van het spel levert de tegel { points-initial } op voor elk lichtgroen veld van het bord dat je in de winter opeiste, opgewaardeerd { points-upgraded }. { tile.help }
tile-kiln = Steenoven
    .help = Aan het einde van het spel levert de tegel { points-initial } op voor elk oranje veld van het bord dat je in de winter opeiste, opgewaardeerd { points-upgraded }. { tile.help }
tile-log-cabin = Blokhut
    .help = Aan het einde van het spel levert de tegel { points-initial } op voor elk bruin veld van het bord dat je in de winter opeiste, opgewaardeerd { points-upgraded }. { tile.help }
tile-mine = Mijn
    .help = Aan het einde van het spel levert de tegel { points-initial } op voor elk zwart veld van het bord dat je in de winter opeiste, opgewaardeerd { points-upgraded }. { tile.help }
tile-open-pit = Open groeve
    .help = Aan het einde van het spel levert de tegel { points-initial } op voor elk grijs veld van het bord dat je in de winter opeiste, opgewaardeerd { points-upgraded }. { tile.help }
tile-brickyard = Baksteenopslag
    .help = Aan het einde van het spel levert de tegel { points-initial } op voor elke baksteen die je hebt, opgewaardeerd { points-upgraded }; er tellen er hoogstens 4. { tile.help }
tile-stoneyard = Steenopslag
    .help = Aan het einde van het spel levert de tegel { points-initial } op voor elke eenheid steen die je hebt, opgewaardeerd { points-upgraded }; er tellen er hoogstens 4. { tile.help }
tile-timberyard = Houtopslag
    .help = Aan het einde van het spel levert de tegel { points-initial } op voor elke eenheid hout die je hebt, opgewaardeerd { points-upgraded }; er tellen er hoogstens 4. { tile.help }
tile-prospector = Edelsteenzoeker
    .help = Aan het einde van het spel levert de tegel { points-initial } op voor elke edelsteen die je hebt, opgewaardeerd { points-upgraded }; er tellen er hoogstens 4. { tile.help }
tile-scrap-dealer = Schroothandelaar
    .help = Aan het einde van het spel levert de tegel { points-initial } op voor elke twee ruwe grondstoffen, eindproducten, tarwe of edelstenen, opgewaardeerd { points-upgraded }; er tellen er hoogstens 8. { tile.help }
tile-bracelet-maker = Armbandenmaker
    .help = Aan het einde van het spel levert de tegel { points-initial } op voor elk paar van smaragd en saffier, opgewaardeerd { points-upgraded } voor elke reeks met ook nog een robijn; er tellen er hoogstens 4. { tile.help }
tile-emporium = Handelshuis
    .help = Aan het einde van het spel levert de tegel { points-initial } op voor elk paar van robijn en saffier, opgewaardeerd { points-upgraded } voor elke reeks met ook nog goud; er tellen er hoogstens 4. { tile.help }
tile-gem-merchant = Edelsteenkoopman
    .help = Aan het einde van het spel levert de tegel { points-initial } op voor elk paar van smaragd en goud, opgewaardeerd { points-upgraded } voor elke reeks met ook nog een robijn; er tellen er hoogstens 4. { tile.help }
tile-goldsmith = Goudsmid
    .help = Aan het einde van het spel levert de tegel { points-initial } op voor elk paar van goud en saffier, opgewaardeerd { points-upgraded } voor elke reeks met ook nog een smaragd; er tellen er hoogstens 4. { tile.help }
tile-jeweller = Juwelier
    .help = Aan het einde van het spel levert de tegel { points-initial } op voor elk paar van smaragd en robijn, opgewaardeerd { points-upgraded } voor elke reeks met ook nog een saffier; er tellen er hoogstens 4. { tile.help }
tile-ring-maker = Ringenmaker
    .help = Aan het einde van het spel levert de tegel { points-initial } op voor elk paar van goud en robijn, opgewaardeerd { points-upgraded } voor elke reeks met ook nog een smaragd; er tellen er hoogstens 4. { tile.help }
tile-entertainer = Artiest
    .help = Aan het einde van het spel levert de tegel { points-initial } op voor elk seizoen waarin je een jaarmarkt hield, opgewaardeerd { points-upgraded }. { tile.help }
tile-key-market = Keymarkt
    .help = Een keyple hier ruilt 2 ruwe grondstoffen, eindproducten, tarwe of edelstenen naar keuze voor 1 van een van deze types; opgewaardeerd volstaat er 1. { tile.worth } { tile.help }
tile-merchant = Koopman
    .help = Aan het einde van het spel levert de tegel { points-initial } op; opgewaardeerd { points-upgraded }, maar dan heb je een actie meer telkens wanneer je een schip gebruikt. { tile.help }
tile-copse = Bosje
    .help = Een keyple hier ruilt 1 hout voor 1 kip, hert, geit of everzwijn, opgewaardeerd voor 2. Biedt onderdak aan 4 van deze dieren naar keuze. { tile.better } { tile.help }
tile-game-wardens-cottage = Jachtopzienershuisje
    .help = Biedt onderdak aan 4 herten. { tile.each } { tile.help }
tile-hunters-lodge = Jagershut
    .help = Biedt onderdak aan 4 everzwijnen. { tile.each } { tile.help }

## De tekening

zone-boards = Borden
zone-farm = Boerderij
zone-market = Markt
zone-others = Anderen
zone-table = Tafel
draw-setup = Voorbereiding
draw-market = Plattelandstegels
draw-bag =
    { $count ->
        [one] 1 tegel in de zak
       *[other] { $count } tegels in de zak
    }
draw-supplies = Voorraad
draw-keyp-field = Keyp: een keyper kan dit bord opeisen
draw-claimed = Opgeëist door { $seat }
draw-border = het best bewerkt door: { $colour }
draw-keyple = Keyple: { $colour }
draw-keyple-lying = Keyple: { $colour }, liggend
draw-keyper = Keyper van { $seat }
draw-fold = Kies in het geheim hoe je bord gevouwen wordt
draw-folded = Nog gevouwen
draw-farm = Boerderij
draw-village = Dorp
draw-built-over = eronder: { $tile }
draw-build-over = wordt overbouwd
draw-keyp = Keyp
draw-keyp-tile = Keyptegel
draw-shipped =
    { $count ->
        [one] 1 scheepvaartpunt
       *[other] { $count } scheepvaartpunten
    }
draw-fair-points =
    { $count ->
        [one] 1 punt van jaarmarkten
       *[other] { $count } punten van jaarmarkten
    }
draw-fairs = Jaarmarkten
draw-fair-hidden = Eigen jaarmarkt: { $season }
draw-winter-fairs = Gehouden winterjaarmarkten
draw-held =
    { $count ->
        [one] { $fair } ({ $season }): 1 punt
       *[other] { $fair } ({ $season }): { $count } punten
    }
draw-plans = Te bouwen en te houden
draw-start = Startspeler

## De galerij

draw-gallery = Alle onderdelen
draw-gallery-home = Thuistegels: wat iedere speler kan bouwen
draw-gallery-spring = Plattelandstegels van de lente
draw-gallery-later = Plattelandstegels van de latere seizoenen
draw-gallery-fairs = Jaarmarkten
draw-gallery-boats = Schepen, beide zijden
draw-gallery-fields = Velden
draw-gallery-displays = Wat de vouwborden kunnen tonen
draw-gallery-resources = Grondstoffen
draw-gallery-keyples = Keyples
draw-gallery-gifts = Keyptegel
draw-gallery-areas = Spelersbord
draw-gallery-prices = Prijzen
draw-gallery-start = { $count } aan het begin
draw-gallery-team =
    { $ninth ->
        [0] { $team } in elke ploeg
       *[other] { $team } in elke ploeg, { $ninth } in de trekking van twee spelers
    }

## De tafel in een terminal

text-claimed = opgeëist door { $seat }
text-market = Uitgestald
text-bag =
    { $count ->
        [one] 1 in de zak
       *[other] { $count } in de zak
    }
text-boats = Schepen die er nog zijn
text-supply = Voorraad
text-key = Keyples: B lichtblauw, O oranje, G lichtgroen, N bruin, K zwart, Y grijs, W wit; kleine letters liggen. Een tegel met + is opgewaardeerd.
text-start = begint
text-keyper = keyper
text-keyp = Keyp
text-resting = Keyptegel
text-shipping = scheepvaart { $count }
text-points = jaarmarkten { $count }
text-stores = Opslag
text-farm = Boerderij
text-village = Dorp
text-plans = Te bouwen
text-fairs = Jaarmarkten
text-held = Gehouden
text-none = geen

## Wat de verkenner telt

deed-built = Gebouwd
deed-upgraded = Opgewaardeerd
deed-held = Jaarmarkt gehouden
deed-took = Tegel genomen
deed-took-fair = Jaarmarkttegel genomen
