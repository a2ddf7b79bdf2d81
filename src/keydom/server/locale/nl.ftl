### Wat de pagina’s zeggen.

## Elke pagina

page-skip = Naar de inhoud
page-navigation = Deze pagina
page-language = Taal
page-lobby = Terug naar de hal
page-rules = Regels
page-gallery = Galerij
    .help = Elk onderdeel van het spel, getekend uit de gegevens die de regels gebruiken. De tekens bovenaan zeggen hoe zeker de cijfers zijn.
page-close = Sluiten
page-copy = Kopiëren
page-copied = Gekopieerd
page-rematch = Nog een keer

## De hal

lobby-title = Het huis van de Key-spellen
lobby-welcome = Neem plaats: tegen bots, met vrienden aan dit scherm, of met vrienden elders via een link. Zonder account.
lobby-mine = Jouw tafels
lobby-next =
    { $count ->
        [one] Er wacht een tafel op je
       *[other] Volgende van { $count } tafels die op je wachten
    }
lobby-none-running = Er loopt geen spel van jou.
lobby-finished = Afgelopen spellen ({ $count })
lobby-over = afgelopen
lobby-your-turn = Jouw beurt
lobby-games = Spellen
lobby-seats = Voor { $least } tot { $most } spelers
lobby-play = Spelen
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
lobby-options = Opties
lobby-start = Begin het spel
lobby-made = De tafel staat klaar
    .help = Stuur elke vriend de link van zijn plaats. Een link is geheim: wie hem heeft, speelt die plaats. Hij wordt alleen nu getoond.
lobby-go = Naar de tafel
lobby-import = Een opgeslagen spel openen
    .help = Een .key-bestand van hier, van de opdrachtregel of van een vriend: bekijk het, of speel verder waar het ophoudt.
lobby-import-file = Kies een bestand
lobby-import-paste = of plak het verslag
lobby-import-go = Open het spel
level-easy = makkelijk
level-medium = gemiddeld
level-hard = moeilijk

## De tafel: wat er gevraagd wordt

page-over = Het spel is afgelopen.
page-waiting = { $seat } is aan zet.
page-in-the-past = Je ziet de tafel zoals die was na zet { $ply }.
page-your-move = Wat er gevraagd wordt
page-yours = Jouw beurt
page-you = jij
page-bot = bot, { $level }
page-to-move = aan zet
page-thinking = denkt na…
page-undo = Neem de laatste zet terug
page-redo = Doe die opnieuw
page-restart = Begin de beurt opnieuw
page-filter = Zoek een keuze
page-choices = Jouw keuzes
page-more-choices = Er passen meer keuzes: schrijf meer om ze te vinden.
page-confirm = Ja, doe het
page-cancel = Annuleren
page-final = Niet terug te nemen

## De tafel: eromheen

page-next = Volgende tafel
page-watch-link = Link om te kijken
page-board = De tafel
page-middle = Bord
page-whole = Hele tafel
page-zoom = Zoom
page-zoom-in = Dichterbij
page-zoom-out = Verder weg
page-side = Spelers, keuzes en logboek
page-players = Spelers
page-more-about = Meer over { $seat }
page-let-bot = Laat een bot spelen ({ $level })
page-let-bot-for = Laat een bot spelen voor { $seat } ({ $level })
page-return = Neem de plaats terug
page-look-as = Kijk als
page-look-public = Kijk als toeschouwer
page-watching = Je kijkt toe: je ziet wat iedereen mag weten.
page-proposal = Een voorstel
page-proposes-rewind = { $seat } stelt voor terug te gaan naar zet { $ply }.
page-proposes-bot = { $seat } stelt voor dat een bot speelt voor { $other }.
page-see = Bekijk het
page-agree = Akkoord
page-refuse = Weigeren
page-others-asked = Wachten tot de anderen akkoord gaan.
page-offline = De verbinding is weg. Ze komt vanzelf terug.
page-curtain = Nu aan dit scherm:
    .help = De tafel is bedekt, zodat niemand de geheimen van een ander ziet. Geef eerst het scherm door.
page-curtain-lift = Dat ben ik: toon de tafel
page-more = Meer in de regels

## Logboek, gesprek, voorkeuren

page-log = Logboek
page-log-empty = Er is nog niets gebeurd.
page-since = Sinds je vorige beurt
page-earlier = { $count } eerdere regels
page-chat = Gesprek
page-unread = ongelezen
page-chat-empty = Nog niemand heeft iets gezegd.
page-say = Zeg iets
page-send = Verstuur
page-preferences = Voorkeuren
page-prefer-confirm = Vraag het voor een zet die niet terug te nemen is
page-prefer-motion = Laat stukken bewegen
page-prefer-sound = Een geluid als ik aan de beurt ben en elders kijk
page-keys = Toetsen: Tab en Enter kiezen, / zoekt een keuze, Escape annuleert, U neemt terug. De pijlen gaan op het bord van ding naar ding, en elders door het spel.

## Terugkijken

page-replay = Terugkijken
page-step-first = Naar het begin
page-step-back = Eén zet terug
page-step-run = Vanzelf afspelen
page-step-on = Eén zet verder
page-step-now = Terug naar nu
page-scrub = Zet van het spel
page-rewind = Stel voor hierheen terug te gaan

## Het einde

page-result = De uitslag
page-scores = De punten, regel voor regel
page-source = Punten van
page-total = Totaal
page-points-by-source = Punten naar herkomst
page-course = De punten door het spel heen
page-tie-parted = { $seats } staan gelijk met { $total } punten: de beslisregel scheidt hen, het hoogste eerst ({ $numbers }).
page-tie-shared = { $seats } staan gelijk met { $total } punten en de beslisregel scheidt hen niet ({ $numbers }): ze delen de plaats.
page-download = Bewaar het verslag
page-watch-again = Bekijk vanaf het begin

## Regels

page-search = Zoek in de regels
page-found-none = Niets gevonden.
page-contents = Inhoud
page-pieces = Stukken
page-reconstructed = Cijfers gereconstrueerd, niet uit het regelboek.
page-link-to = Link naar: { $title }
page-see-rules = Uitgelegd onder: { $title }
page-in-gallery = { $name } in de galerij
page-how = Aan deze tafel
page-how-lit = Wat je kunt kiezen is verlicht. Druk erop op het bord, of kies hetzelfde in woorden uit de lijst; beide doen hetzelfde.
page-how-bar = Valt er meer te kiezen, dan staat wat je al koos in de balk, en daar kun je het annuleren.
page-how-why = Druk op iets wat niet verlicht is, en je hoort waarom het nu niet kan.
page-how-card = Blijf op een ding staan, of druk er lang op, om te lezen wat het is en doet.
page-how-back = Je eigen zetten kun je terugnemen tot er iets nieuws bekend wordt; verder terug ga je via het logboek en stel je het de anderen voor.
page-how-time = Elke regel van het logboek leidt naar de tafel zoals die toen was. De balk onder het bord loopt door het spel.

## Als er iets misgaat

error-bad-request = Dat werd niet begrepen.
error-no-such-table = Die tafel is er niet.
error-not-yours = Dat is niet aan jou.
error-stale = Iemand was sneller: kijk nog eens.
error-not-now = Dat kan nu niet.
error-illegal = Dat mag nu niet.
error-404 = Die pagina is er niet.
error-413 = Dat is te veel ineens.
error-429 = Te veel verzoeken: wacht even.
