### Wat de pagina’s zeggen.

## Elke pagina

page-skip = Naar de inhoud
page-navigation = Deze pagina
page-language = Taal
page-menu = Menu
page-lobby = Terug naar de lobby
page-lobby-short = Lobby
page-interface = Voor programma’s
page-rules = Regels
page-summary = Samenvatting om af te drukken
page-scene = Plaatje { $number }: { $title }
page-gallery = Galerij
    .help = Elk onderdeel van het spel, getekend uit de gegevens die de regels gebruiken. De tekens bovenaan zeggen hoe zeker de cijfers zijn.
page-close = Sluiten
page-copy = Kopiëren
page-copied = Gekopieerd
page-rematch = Nog een potje

## De lobby

lobby-title = Schuif aan
lobby-welcome = Drie bordspellen uit één land, tegen bots of met vrienden. Geen account, niets te installeren.
lobby-mine = Jouw tafels
lobby-all = Alle { $count } tafels
lobby-next =
    { $count ->
        [one] Er wacht een tafel op je
       *[other] Volgende van { $count } tafels die op je wachten
    }
lobby-none-running = Er loopt geen spel van jou.
lobby-finished = Afgelopen spellen ({ $count })
lobby-over = afgelopen
lobby-your-turn = Jouw beurt
lobby-asked = Je wordt iets gevraagd
lobby-waits = Wacht op { $seat }
lobby-moves =
    { $count ->
        [one] 1 zet
       *[other] { $count } zetten
    }
lobby-played =
    { $count ->
        [one] 1 partij
       *[other] { $count } partijen
    }, { $won } gewonnen
lobby-remove = Verwijderen
    .help = De tafel verdwijnt uit je lijst en deze browser heeft er geen plaats meer. Dat kun je niet terugdraaien.
lobby-games = Spellen
lobby-seats = { $least }–{ $most } spelers
lobby-learn-short = Leren
lobby-now = Spelen
lobby-first = Eerste spel, met tips
    .help = Je kent de regels: een makkelijke tafel met twee bots, en tips die vanzelf komen.
lobby-friends = Met vrienden
lobby-arrange = Plaatsen en opties…
lobby-minutes = { $count } min
lobby-minutes-range = { $least }–{ $most } min
weight-1 = heel licht
weight-2 = licht
weight-3 = middelzwaar
weight-4 = pittig
weight-5 = zwaar
lobby-bots = Hoe goed de bots spelen
lobby-developers = Voor ontwikkelaars
    .help = Een klein spel om de code mee te leren kennen en dingen mee uit te proberen.
lobby-others = De anderen
lobby-others-link = Vrienden via een link
lobby-others-here = Vrienden aan dit scherm
lobby-others-bot = Bots
lobby-players = Spelers
lobby-fewer = Eén speler minder
lobby-more = Eén speler meer
lobby-seat = Wie zit op plaats { $number }
lobby-me = Ik
lobby-here = Vriend aan dit scherm
lobby-link = Vriend via een link
lobby-bot = Bot, { $level }
lobby-name = Naam op plaats { $number }
lobby-name-short = Naam
lobby-bot-name = Bot { $number }
lobby-draw = Plaatsen loten
    .help = Wie waar zit, wordt geloot; anders zit iedereen zoals hier staat.
lobby-options = Opties
lobby-away = Als iemand weggaat of wegblijft
    .help = Voor wie weggaat speelt een bot verder. Niemand wordt tegen zijn zin vervangen: met een tijdslimiet mogen de anderen een bot op een plaats zetten als een beurt langer heeft geduurd; zonder limiet vragen ze het, en wie er niet is heeft een dag om te weigeren. Een plaats kan worden teruggenomen.
lobby-turn-limit = Tijd voor een beurt
lobby-no-limit = geen limiet
lobby-stand-in = Wie verder speelt
duration-days =
    { $count ->
        [one] 1 dag
       *[other] { $count } dagen
    }
duration-hours =
    { $count ->
        [one] 1 uur
       *[other] { $count } uur
    }
duration-minutes =
    { $count ->
        [one] 1 minuut
       *[other] { $count } minuten
    }
duration-seconds =
    { $count ->
        [one] 1 seconde
       *[other] { $count } seconden
    }
lobby-start = Begin het spel
lobby-made = De tafel staat klaar
    .help = Stuur elke vriend de link van zijn plaats. Een link is geheim en werkt één keer: wie er het eerst mee gaat zitten, heeft de plaats. Hij wordt alleen nu getoond; een verloren link kun je aan tafel vervangen zolang er niemand mee is gaan zitten.
lobby-go = Naar de tafel
lobby-import = Een opgeslagen spel openen
    .help = Een .key-bestand van hier, van de opdrachtregel of van een vriend: bekijk het, of speel verder waar het ophoudt.
lobby-import-file = Kies een bestand
lobby-import-paste = of plak de tekst ervan
lobby-import-go = Open het spel
level-easy = makkelijk
    .help = Neemt wat op dit moment het beste lijkt: voor een eerste spel.
level-medium = gemiddeld
    .help = Weegt zijn zetten af met wat hij uit duizenden eigen spellen heeft geleerd.
level-hard = moeilijk
    .help = Speelt in gedachten verder voor hij beslist, tot drie seconden per beurt: reken erop dat je eerst verliest.
level-master = meester
    .help = Als moeilijk, maar met tot tien seconden per beurt: de sterkste, voor wie geduld heeft.

## De tafel: wat er gevraagd wordt

page-over = Het spel is afgelopen.
page-waiting = { $seat } is aan de beurt.
page-in-the-past = Je ziet de tafel zoals die was na zet { $ply }.
page-your-move = Wat er gevraagd wordt
page-yours = Jouw beurt
page-you = jij
page-bot = bot, { $level }
page-to-move = aan de beurt
page-thinking = denkt na…
page-undo-short = Terug
page-undo = Laatste zet terugnemen
page-redo = Zet opnieuw doen
page-restart = Beurt opnieuw beginnen
page-filter = Zoek een keuze
page-choices = Jouw keuzes
page-standing = Vaste antwoorden
page-during = tot { $moment } voorbij is
page-ask-again = vraag het me weer
page-payment = Wat je samen kiest
page-then = In het verslag komt: { $what }
page-all-choices = Alle keuzes
page-set-up =
    { $count ->
        [one] De opzet ({ $count } regel)
       *[other] De opzet ({ $count } regels)
    }
page-more-choices = Er zijn meer keuzes: typ verder om ze te vinden.
page-confirm = Ja, doe het
page-cancel = Annuleren
page-turn-done = Zo spelen?
page-hint = Tip
page-coach = Je eerste spel: de eerste tips komen vanzelf.
page-coach-off = Geen tips meer
page-advice = Wat een bot zou doen
page-advice-coming = Een bot denkt erover na…
page-advice-expected = Verwachte eindscore
page-advice-chance = Kans op winst
page-advice-none = niet doorgerekend
page-advice-rest = al het overige
page-advice-even = verandert op zich niets
page-worth = Nu voor jou waard, in punten
page-worth-other = Nu voor { $seat } waard, in punten
page-worth-behind = Ten opzichte van de beste zet

## De tafel: eromheen

page-next = Volgende tafel
page-watch-link = Link om mee te kijken
page-board = De tafel
page-own-board = Wat van jou is
page-points = Punten zoals het staat
page-watching-short = Kijkt toe
page-before = Daarvoor
page-progress = Hoe ver het spel is
page-story = Wat er gebeurde
page-card = Wat het is en wat je kunt doen
page-hand-on = Doorgeven
page-side = Spelers, verslag en chat
page-players = Spelers
page-seats = Plaatsen
page-welcome = Welkom, { $seat }! Dit is je plaats aan een tafel met { $game }.
page-not-come =
    { $count ->
        [one] is er nog niet
       *[other] zijn er nog niet
    }
page-came = is er
page-new-link = Nieuwe link
    .help = De link die { $seat } eerder kreeg, werkt dan niet meer: stuur de nieuwe.
    .given = Stuur hem aan wie daar gaat zitten. De link werkt één keer; de vorige werkt niet meer.
page-your-name = Je naam
page-rename = Wijzigen
page-along = Deze plaats meenemen naar een ander apparaat
    .help = Open dit op het andere apparaat en ga daar zitten. De link werkt één keer; eerdere links werken niet meer.
page-code = Code voor een camera
page-link = Link naar de plaats
page-sit = Ga zitten
page-open = Waar je plaats open is: { $count }
page-open-this = Deze browser
page-open-other = Een andere browser
page-open-program = Een programma
page-open-since = sinds
page-end-others = Alle andere beëindigen
    .help = Dan heeft alleen deze browser de plaats, en geen link ernaartoe werkt nog.
page-elsewhere =
    { $count ->
        [one] Je plaats is ook in een andere browser open.
       *[other] Je plaats is ook in { $count } andere browsers open.
    }
page-lost = Dit was mijn plaats
    .help = Vraag erom: de anderen aan tafel moeten het goedvinden.
page-asks-mine = Je hebt om de plaats van { $seat } gevraagd. Geef de anderen deze code: { $code }
page-asks-yours = Iemand vraagt om je plaats, { $seat } (code { $code }). Weiger als jij dat niet bent.
page-asks-seat = Iemand is de plaats van { $seat } kwijt en vraagt erom, met de code { $code }. Vind het alleen goed als { $seat } je deze code heeft gegeven.
page-asks-due = Wie de plaats open heeft, kan weigeren tot
join-invited = Je bent uitgenodigd aan een tafel met { $game }
join-seat = Je plaats:
join-help = De link werkt één keer: deze browser heeft de plaats zodra je gaat zitten, en niemand kan de link nog gebruiken.
join-shared =
    { $count ->
        [one] Iemand heeft deze plaats al open, in één browser. Wie die gebruikt, ziet je hand. Is die niet van jou, ga dan zitten, beëindig hem onder “Plaatsen” en vraag wie je de link stuurde.
       *[other] Iemand heeft deze plaats al open, in { $count } browsers. Wie die gebruikt, ziet je hand. Zijn ze niet van jou, ga dan zitten, beëindig ze onder “Plaatsen” en vraag wie je de link stuurde.
    }
join-watch = Alleen kijken
join-used = Deze link is gebruikt
    .help = Een link werkt één keer, en een nieuwe komt in de plaats van de vorige. Heeft iemand hem je gestuurd, zeg dan dat een ander ermee is gaan zitten. Was de plaats van jou, ga dan naar de tafel en vraag erom onder “Plaatsen”: de anderen moeten het goedvinden.
page-more-about = Meer over { $seat }
page-ask-bot = Voorstellen dat een bot speelt
page-put-bot = Laat nu een bot spelen
    .help = Een bot speelt vanaf nu voor { $seat }. De zetten die hij doet blijven staan; { $seat } kan de plaats altijd terugnemen.
page-gone-left = weggegaan; bot, { $level }
page-gone-resigned = opgegeven; bot, { $level }
page-gone-replaced = afwezig; bot, { $level }
page-until = tot
page-return = Neem de plaats terug
page-look-as = Kijk als
page-look-public = Kijk als toeschouwer
page-watching = Je kijkt mee: je ziet wat iedereen mag weten.
page-proposal = Een voorstel
page-proposes-rewind = { $seat } stelt voor terug te gaan naar zet { $ply }.
page-proposes-bot = { $seat } stelt voor dat een bot speelt voor { $other }, die er niet is.
page-proposes-bot-you = { $seat } stelt voor dat een bot speelt voor { $other }. Weiger, of speel gewoon, en het is van de baan. Ga je akkoord, of ben je een dag niet gezien, dan speelt een bot verder tot je de plaats terugneemt.
page-proposes-end = { $seat } stelt voor het spel nu te beëindigen en te tellen zoals het ervoor staat.
page-can-refuse = { $seat } kan weigeren tot
page-withdraw = Intrekken
page-forked = Een nieuwe tafel vanaf zet { $ply } van een afgelopen spel: alle handen tot daar zijn gezien.
page-stop = Weggaan of stoppen…
page-stop-title = Wil je stoppen?
page-leave = Weggaan
    .help = Een bot ({ $level }) speelt voor je verder, en de uitslag vermeldt dat. Je kunt de plaats terugnemen wanneer je wilt.
page-resign = Opgeven
    .help = Een bot ({ $level }) speelt op jouw plaats verder, en jij wordt laatste. Dat kan niet worden teruggenomen.
page-end = Het spel beëindigen
    .help = Als alle mensen aan tafel akkoord gaan, is het spel over en wordt het geteld zoals het ervoor staat. Dat kan niet worden teruggenomen.
page-play-on = Verder spelen
page-see = Bekijk het
page-agree = Akkoord
page-refuse = Weigeren
page-others-asked = Wachten tot de anderen akkoord gaan.
page-offline = De verbinding is weg. Ze herstelt zich vanzelf.
page-curtain = Nu aan dit scherm:
    .help = De tafel is bedekt, zodat niemand de geheimen van een ander ziet. Geef eerst het scherm door.
page-curtain-lift = Dat ben ik: toon de tafel
page-more = Meer in de regels

## Verslag, chat, voorkeuren

page-log = Verslag
page-log-empty = Er is nog niets gebeurd.
page-since = Sinds je vorige beurt
page-earlier =
    { $count ->
        [one] 1 eerdere regel
       *[other] { $count } eerdere regels
    }
page-chat = Chat
page-unread = ongelezen
page-chat-empty = Nog niemand heeft iets gezegd.
page-say = Zeg iets
page-send = Verstuur
page-preferences = Voorkeuren
    .help = Ze gelden alleen voor deze browser, en meteen.
page-prefer-all = Alle voorkeuren
page-prefer-motion = Laat stukken zichtbaar bewegen
page-prefer-sound = Geluiden van de tafel
prefer-play = Spelen
prefer-handing = Een beurt die niets verborgens toont, wordt doorgegeven
prefer-handing-ask = na een vraag
prefer-handing-now = meteen
prefer-handing-seconds = na { $count } seconden
prefer-pace = Wat de anderen deden, wordt getoond
prefer-pace-skip = niet
prefer-pace-fast = snel
prefer-pace-normal = als aan tafel
prefer-pace-slow = langzaam
prefer-coach = Tips in het eerste spel
    .help = Aan een eerste tafel verschijnen tips vanzelf.
prefer-sounds = Geluid
prefer-volume = Volume
prefer-try = Probeer het
prefer-look = Uiterlijk
prefer-contrast = Meer contrast
prefer-apart = Kleuren die beter te onderscheiden zijn
prefer-letters = Letters
prefer-letters-normal = gewoon
prefer-letters-large = groot
prefer-letters-larger = heel groot
page-keys = Toetsen: Tab en Enter kiezen, / zoekt een keuze, Escape annuleert, U neemt terug. De pijlen gaan op het bord van ding naar ding, en elders door het spel. Eigen stukken kun je ook slepen.

## Terugkijken

page-replay = Terugkijken
page-step-first = Naar het begin
page-step-back = Eén zet terug
page-step-run = Automatisch afspelen
page-step-on = Eén zet verder
page-step-now = Terug naar nu
page-from-here = Wat vanaf hier kan
page-scrub = Zet van het spel
page-rewind = Voorstellen hierheen terug te gaan
    .help = De tafel gaat hierheen terug als alle spelers het eens zijn: wat sindsdien is gespeeld gaat verloren.
page-rewind-now = Hierheen teruggaan
    .help = De tafel gaat meteen terug: wat sindsdien is gespeeld gaat verloren.
page-fork = Vanaf hier verder spelen
    .help = Een nieuwe tafel begint zoals deze er toen voor stond; wat daarna wordt getrokken is nieuw. Wie zit daar?

## Het einde

page-result = De uitslag
page-scores = De punten, regel voor regel
page-source = Punten van
page-total = Totaal
page-score-curves = Het verloop van de punten
page-tie-parted = { $seats } staan gelijk met { $total } punten, in deze volgorde.
page-tie-shared = { $seats } staan gelijk met { $total } punten en delen de plaats.
page-result-left = { $seat } is na zet { $ply } weggegaan: een bot speelde verder.
page-result-resigned = { $seat } gaf na zet { $ply } op: de laatste plaats, wat de bot daar ook bereikte.
page-result-replaced = { $seat } was vanaf zet { $ply } afwezig: daar speelde een bot.
page-download = Spel opslaan
page-watch-again = Door het spel bladeren
page-count = Nog eens tellen
page-count-skip = Tellen overslaan
page-end-points = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
page-end-ahead = { page-end-points }, { $ahead } voorsprong
page-end-tie = { page-end-points }: de regel bij gelijke stand beslist
page-end-players = { $count ->
        [one] 1 speler
       *[other] { $count } spelers
    }
page-end-place = { $place }e
page-end-look = Doorbladeren
page-end-learn = Leer ervan
page-end-more = Alle punten, krommen en meer
page-end-lines = Alle punten
page-share = Delen
page-share-title = Een plaatje om te delen
page-share-save = Plaatje opslaan
page-share-svg = Als tekening (SVG)
page-share-link = Link kopiëren
page-share-failed = Deze browser maakt er geen plaatje van: de tekening is er wel.
share-foot = keydom · de Key-spellen
part-rest = Al het overige
error-no-pixels = Deze server maakt geen PNG; het plaatje is er als SVG.

## Regels

page-search = Zoek in de regels
page-found-none = Niets gevonden.
page-contents = Inhoud
page-pieces = Stukken
page-reconstructed = Gereconstrueerde cijfers, niet uit het regelboek.
page-link-to = Link naar: { $title }
page-see-rules = Uitgelegd onder: { $title }
page-in-gallery = { $name } in de galerij
page-how = Aan deze tafel
page-how-lit = Wat je kunt kiezen, licht op. Druk erop op het bord, of kies het in woorden uit de lijst: dat komt op hetzelfde neer.
page-how-bar = Valt er nog meer te kiezen, dan staat in de balk wat je al koos; daar kun je het ook annuleren.
page-how-why = Druk op iets wat niet oplicht, en je leest waarom het nu niet kan.
page-how-card = Wijs iets aan, of houd het ingedrukt, om te lezen wat het is en doet. Alleen tegen bots, en in een afgelopen spel, staat er ook bij hoeveel punten het beste gebruik ervan degene die aan de beurt is zou opleveren, in de ogen van een bot, en waar die vandaan komen.
page-how-back = Je eigen zetten kun je terugnemen zolang er niets nieuws bekend is geworden; verder terug ga je via het verslag, en dan stel je het de anderen voor.
page-how-time = Elke regel van het verslag leidt naar de tafel zoals die toen was. Met de balk onder het bord loop je door het spel.
page-how-hint = Alleen tegen bots, en in een afgelopen spel dat je doorloopt, geeft een bot een tip: zijn drie beste zetten, de eindscore die hij van elk verwacht, welke regels van de score meteen veranderen en wat er verder het meest bij wint of verliest. Druk op een zet om die op het bord te zien; er gebeurt niets voor je ja zegt.
page-how-stop = “Weggaan of stoppen…” is voor wie wil ophouden: ga weg of geef op, en een bot speelt verder, of stel voor dat iedereen het spel beëindigt zoals het ervoor staat. Niemand wordt tegen zijn zin vervangen: een bot neemt de plaats van wie er niet is pas in na de tijd die voor een beurt is afgesproken, of een dag nadat het is gevraagd en hij voor het laatst is gezien; en hij kan de plaats terugnemen.

## Als er iets misgaat

error-bad-request = Dat is niet begrepen.
error-no-such-table = Die tafel bestaat niet.
error-not-yours = Dat is niet aan jou.
error-used-link = Deze link is gebruikt, of een andere is ervoor in de plaats gekomen.
error-alone = Alleen wie de tafel maakte en wie nog nauwelijks gespeeld heeft, zou het goed kunnen vinden: zij geven geen plaats weg.
error-stale = Iemand was sneller: kijk nog eens.
error-not-now = Dat kan nu niet.
error-table-full = Aan deze tafel is zo veel gedaan en teruggenomen dat er niets meer bij kan.
error-not-over = Het spel is nog niet afgelopen: alleen een afgelopen spel kan worden geanalyseerd.
error-illegal = Dat mag nu niet.
error-not-yet = De tijd is nog niet om.
error-open = Het spel is over en alle geheimen zijn open: loop het door, of speel vanaf elk moment verder aan een nieuwe tafel.
error-404 = Die pagina bestaat niet.
error-413 = Dat is te veel in één keer.
error-429 = Te veel verzoeken: wacht even.
error-408 = Een deel van het verzoek is niet aangekomen: probeer het opnieuw.
error-503 = Er is niets verloren: de server kan nu even niet bij zijn spellen. Zo meteen wordt het opnieuw geprobeerd.
error-damaged = Deze tafel is beschadigd en kan niet worden geopend. De andere tafels hebben er geen last van.
error-outdated = Deze tafel begon onder eerdere regels en kan niet verder. Wie er zat, kan het spel opslaan.

## School

lobby-learn = Leren spelen
learn-about = Leer het spel door het te spelen: een begeleid spel aan een echte tafel. Je kunt altijd weggaan en hier later verdergaan.
learn-length =
    Ongeveer { $minutes ->
        [one] { $minutes } minuut
       *[other] { $minutes } minuten
    }, { $count } stappen
learn-begin = Beginnen
learn-again = Opnieuw beginnen
learn-go-on = Verder bij stap { $place } van { $count }
learn-known = Ik ken het spel
    .help = Een makkelijke tafel met bots, meteen klaar. In het begin komen er vanzelf tips; die kun je uitzetten.
learn-easy = Naar een makkelijke tafel
lesson = Les
lesson-place = Stap { $place } van { $count }
lesson-next = Verder
lesson-fold = Klap de les in of open hem
lesson-hint = Laat zien hoe
lesson-play = Nu spelen: een makkelijke tafel staat klaar
lesson-reading = Lees verder in de les.
rival-lesson = tegenstander in de les
rival-puzzle = tegenstander in de puzzel
## The analysis

page-analyse = Analyseer dit spel
page-analysis = Analyse
    .help = Wat elke keuze kostte en elke trekking bracht, en wie; beoordeeld naar wat elke speler wist. Het duurt een minuut of langer, laat voorgaan waar iemand op wacht, en blijft bij het spel bewaard.
page-analysis-progress = Hoever het is
page-analysis-failed = Het spel kon niet worden geanalyseerd:
page-back-to-table = Terug naar de tafel

## De verkenner

page-explorer = Verkenner
    .help = Wat veel spellen vertellen: wat er gekocht wordt, voor welke prijs, en hoe het wie dat doet vergaat.
explorer-own =
    { $count ->
        [one] Eén afgelopen spel van deze server.
       *[other] { $count } afgelopen spellen van deze server.
    }
explorer-so-far = Er zijn er { $total }; de andere worden nog geteld. Kijk over een ogenblik nog eens.
explorer-shipped = { $count } spellen die bots tegen elkaar speelden ({ $players }); ze horen bij keydom.
explorer-nothing = Zo’n afgelopen spel is er hier niet.
explorer-source = Spellen
explorer-from-own = van deze server
explorer-from-shipped = van bots, bij keydom
explorer-deed = Wat er gedaan werd
explorer-any = alles
explorer-who = Wie speelde
explorer-bots = alleen bots
explorer-people = ook mensen
explorer-mine = ikzelf
explorer-option = Optie
explorer-seats = Spelers
explorer-show = Toon
explorer-thing = Wat
explorer-games = Spellen
explorer-offered = Aangeboden aan
explorer-taken = Genomen bij aanbod
explorer-price = Prijs
explorer-points = Leverde op
explorer-when = Wanneer
explorer-place = Plaats
explorer-wins = Winst
explorer-score = Score
explorer-lead = Voor op de anderen
explorer-fair = Bij gelijke spelers en prijzen
explorer-seat = Plaats aan tafel
explorer-seating = Wat een plaats aan tafel waard is
explorer-openings = Eerste keuzes
explorer-opening = Keuze
explorer-length = Een spel telde gemiddeld { $mean } regels, ten minste { $shortest } en ten hoogste { $longest }.
explorer-caused = Eén ding verwisseld
    .help = Bots speelden dezelfde spellen twee keer, met dezelfde trekkingen op één onderdeel na, dat op de plaats van een ander lag. Dit zegt wat het verandert, niet wie het toevallig had.
explorer-exchanged = { $thing } in plaats van { $other }
explorer-change = Verandering van de score van wie het nam
explorer-definitions = Wat de cijfers betekenen ({ $defined })
explorer-define-offered = Aangeboden aan: plaatsen die het ten minste één keer konden kiezen. Genomen bij aanbod: welk deel daarvan het deed.
explorer-define-price = Prijs: arbeiders of blokjes, gemiddeld. Leverde op: punten die het onderdeel aan het eind telt.
explorer-define-lead = Voor op de anderen: de voorsprong van wie het deed, min die van wie het in hetzelfde spel ook had gekund. Een voorsprong is een score min de beste van de anderen.
explorer-define-fair = Bij gelijke spelers en prijzen: hetzelfde zonder de gewone voorsprong van elke speler, bij de gewone prijs. Het neemt waar: wie iets kon betalen, stond misschien al voor.
explorer-define-interval = Tussen haakjes staat wat 95 van de 100 keer klopt. Grijs is wat op minder dan tien spellen rust.
explorer-define-left-out = Lessen, onafgemaakte spellen en spellen die op een moment van een ander begonnen, tellen niet mee.
explorer-behind = De spellen erachter
explorer-yours = Van jezelf:
explorer-others =
    { $count ->
        [0] Er is geen spel van anderen bij.
        [one] Er is één spel van anderen bij; dat laten zij zelf zien.
       *[other] Er zijn { $count } spellen van anderen bij; die laten zij zelf zien.
    }

## Stellingen als tekst

page-position = Een stelling als tekst
    .help = Elk moment van een spel laat zich als tekst schrijven. Verander die, zie het ernaast, en speel van daar verder; wat niet klopt, wordt gezegd.
position-text = De stelling
position-look = Controleer en teken
position-fine = Het klopt.
position-over = Het klopt; het spel is daar afgelopen.
position-play = Speel van hier verder
position-picture = De tafel zoals wie aan zet is die ziet

## Notities

notes-title = Notities en zijvarianten
notes-edit = Schrijf over dit moment
notes-text = Notities, elk op een regel; een regel die met | begint is een zet die ook had gekund, zoals in een verslag
notes-keep = Bewaar
notes-changed = Wat hier staat is intussen veranderd, zoals je hierboven ziet. Druk nog eens om jouw tekst in de plaats te zetten.
puzzle = Puzzel
puzzles = Puzzels
puzzles-about = Stellingen uit partijen van bots waarin één beurt beter is dan alle andere. Vind die met wat de speler aan zet kan weten.
puzzle-day = Puzzel van de dag
puzzle-solve = Los hem op
puzzle-number = Puzzel { $number }
puzzle-level-0 = Eerste stappen
    .help = Alle bots vinden deze.
puzzle-level-1 = Makkelijk
    .help = Bijna alle bots vinden deze.
puzzle-level-2 = Gemiddeld
    .help = Sommige bots missen deze.
puzzle-level-3 = Moeilijk
    .help = De meeste bots missen deze.
puzzle-level-4 = Heel moeilijk
    .help = Maar één bot vindt deze.
puzzle-ask = Vind de beste beurt voor { $seat }
puzzle-about = Speel één hele beurt aan tafel, zoals in een partij. Eén beurt is duidelijk beter dan alle andere; wat even goed is, telt ook.
puzzle-answered = De beurt is klaar: kijk wat hij waard is.
puzzle-judging = Er wordt uitgezocht wat deze beurt waard is …
puzzle-give-up = Opgeven
puzzle-show = Toon het antwoord
    .help = Je ziet het beste antwoord en kunt het niet meer zelf vinden.
puzzle-again = Opnieuw proberen
puzzle-next = Volgende puzzel
puzzle-all = Alle puzzels
puzzle-right = Goed: er is niets beters.
puzzle-wrong = Niet helemaal: er is iets beters.
puzzle-shown = De beste beurt: { $plan }.
puzzle-yours = Jouw beurt
puzzle-best = Beste beurt
puzzle-second = Op één na beste
puzzle-chance = Kans om te winnen
puzzle-points = Eindpunten
puzzle-instead = Op één na het beste was: { $plan }.
puzzle-sure = De op één na beste beurt geeft { $behind } (± { $error }) minder kans om te winnen. { $count } van de { $bots } bots vinden het antwoord.
