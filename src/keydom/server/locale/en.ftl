### What the pages say.

## Every page

page-skip = Skip to the content
page-navigation = This page
page-language = Language
page-menu = Menu
page-lobby = Back to the lobby
page-lobby-short = Lobby
page-interface = For programs
page-rules = Rules
page-summary = Summary to print
page-scene = Picture { $number }: { $title }
page-gallery = Gallery
    .help = Every component of the game, drawn from the data that the rules use. The signs at the top tell how sure the figures are.
page-close = Close
page-copy = Copy
page-copied = Copied
page-rematch = Rematch

## The lobby

lobby-title = Take a seat
lobby-welcome = Three board games of one land, against bots or with friends. No account, nothing to install.
lobby-mine = Your tables
lobby-all = All { $count } tables
lobby-next =
    { $count ->
        [one] A table waits for you
       *[other] Next of { $count } tables waiting for you
    }
lobby-none-running = No game of yours is running.
lobby-finished = Finished games ({ $count })
lobby-over = finished
lobby-your-turn = Your turn
lobby-asked = You are asked something
lobby-waits = Waiting for { $seat }
lobby-moves =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
lobby-played =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }, { $won } won
lobby-remove = Remove
    .help = The table goes from your list, and this browser no longer holds its seat. That cannot be taken back.
lobby-games = Games
lobby-seats = { $least }–{ $most } players
lobby-learn-short = Learn
lobby-now = Play
lobby-first = First game, with hints
    .help = You know the rules: an easy table with two bots, and hints that come by themselves.
lobby-friends = With friends
lobby-arrange = Seats and options…
lobby-minutes = { $count } min
lobby-minutes-range = { $least }–{ $most } min
weight-1 = very light
weight-2 = light
weight-3 = medium weight
weight-4 = demanding
weight-5 = heavy
lobby-bots = How well the bots play
lobby-developers = For developers
    .help = A small game to read the code by and to try things out with.
lobby-others = The others
lobby-others-link = Friends by link
lobby-others-here = Friends at this screen
lobby-others-bot = Bots
lobby-players = Players
lobby-fewer = One player fewer
lobby-more = One player more
lobby-seat = Who sits at seat { $number }
lobby-me = Me
lobby-here = Friend at this screen
lobby-link = Friend by link
lobby-bot = Bot, { $level }
lobby-name = Name at seat { $number }
lobby-name-short = Name
lobby-bot-name = Bot { $number }
lobby-draw = Draw the seats
    .help = Who sits where is drawn by lot; otherwise everybody sits as listed here.
lobby-options = Options
lobby-away = When somebody leaves or stays away
    .help = A bot plays on for whoever leaves. Nobody is replaced against their will: with a limit, the others may put a bot in a seat when its turn has taken longer; without one they ask, and whoever is away has a day to refuse. Seats can be taken back.
lobby-turn-limit = Time for a turn
lobby-no-limit = no limit
lobby-stand-in = Who plays on
duration-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
duration-hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
duration-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
duration-seconds =
    { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
lobby-start = Start the game
lobby-made = The table is ready
    .help = Send each friend the link of their seat. A link is a secret and serves once: whoever sits down by it first has the seat. It is shown only now; one that got lost can be replaced at the table, as long as nobody has sat down by it.
lobby-go = Go to the table
lobby-import = Bring in a recorded game
    .help = A .key file from here, the command line or a friend: look through it, or play on where it ends.
lobby-import-file = Choose a file
lobby-import-paste = or paste the record
lobby-import-go = Open the game
level-easy = easy
    .help = Takes what looks best at the moment: for a first game.
level-medium = medium
    .help = Weighs its moves by what it learned from thousands of its own games.
level-hard = hard
    .help = Plays on in its head before it decides, up to three seconds a turn: expect to lose at first.
level-master = master
    .help = As hard, with up to ten seconds a turn: the strongest, for who has patience.

## The table: what is asked

page-over = The game is over.
page-waiting = { $seat } is to move.
page-in-the-past = You see the table as it was after move { $ply }.
page-your-move = What is asked
page-yours = Your turn
page-you = you
page-bot = bot, { $level }
page-to-move = to move
page-thinking = is thinking…
page-undo-short = Undo
page-undo = Take the last move back
page-redo = Make the move again
page-restart = Restart the turn
page-filter = Find a choice
page-choices = Your choices
page-standing = Answers that stand
page-during = until { $moment } is over
page-ask-again = ask me again
page-payment = What you pick together
page-then = The log will say: { $what }
page-all-choices = All choices
page-set-up =
    { $count ->
        [one] The set-up ({ $count } line)
       *[other] The set-up ({ $count } lines)
    }
page-more-choices = There are more choices: write more to find them.
page-confirm = Yes, do it
page-cancel = Cancel
page-turn-done = Play it like this?
page-hint = Hint
page-coach = Your first game: the first hints come by themselves.
page-coach-off = No more hints
page-advice = What a bot would do
page-advice-coming = A bot is thinking about it…
page-advice-expected = Expected final score
page-advice-chance = Chance to win
page-advice-none = not looked into
page-advice-rest = everything else
page-advice-even = changes nothing by itself
page-worth = Worth to you now, in points
page-worth-other = Worth to { $seat } now, in points
page-worth-behind = Against the best move

## The table: around it

page-next = Next table
page-watch-link = Link to watch
page-board = The table
page-own-board = What is yours
page-points = Points as they stand
page-watching-short = Watching
page-before = Before
page-progress = How far the game has come
page-story = What happened
page-card = What it is, and what you can do
page-hand-on = Hand on
page-side = Players, log and chat
page-players = Players
page-seats = Seats
page-welcome = Welcome, { $seat }! This is your place at a table of { $game }.
page-not-come =
    { $count ->
        [one] is not here yet
       *[other] are not here yet
    }
page-came = is here
page-new-link = New link
    .help = The link that { $seat } was given before no longer works: send the new one.
    .given = Send it to whoever is to sit there. The link serves once; the one from before no longer works.
page-your-name = Your name
page-rename = Change it
page-along = Take this seat to another device
    .help = Open this on the other device and sit down there. The link serves once; any link from before no longer works.
page-code = Code for a camera
page-link = Link to the seat
page-sit = Sit down
page-open = Where your seat is open: { $count }
page-open-this = This browser
page-open-other = Another browser
page-open-program = A program
page-open-since = since
page-end-others = End all others
    .help = Only this browser has the seat then, and no link to it works any more.
page-elsewhere =
    { $count ->
        [one] Your seat is open in another browser too.
       *[other] Your seat is open in { $count } other browsers too.
    }
page-lost = This was my seat
    .help = Ask for it: the others at the table must agree.
page-asks-mine = You have asked for the seat of { $seat }. Tell the others this code: { $code }
page-asks-yours = Somebody asks for your seat, { $seat } (code { $code }). If that is not you, refuse.
page-asks-seat = Somebody has lost the seat of { $seat } and asks for it, with the code { $code }. Agree only if { $seat } has told you this code.
page-asks-due = Whoever has the seat open can refuse until
join-invited = You are invited to a table of { $game }
join-seat = Your seat:
join-help = The link serves once: this browser has the seat when you sit down, and nobody can use the link again.
join-shared =
    { $count ->
        [one] Somebody has this seat open already, in one browser. Who uses it sees your hand. If it is not yours, sit down and end it under “Seats”, and ask who sent you the link.
       *[other] Somebody has this seat open already, in { $count } browsers. Who uses them sees your hand. If they are not yours, sit down and end them under “Seats”, and ask who sent you the link.
    }
join-watch = Only watch
join-used = This link has been used
    .help = A link serves once, and a new one takes the place of the one before. If somebody sent it to you, tell them that another has sat down by it. If the seat was yours, go to the table and ask for it under “Seats”: the others must agree.
page-more-about = More about { $seat }
page-ask-bot = Propose that a bot plays
page-put-bot = Let a bot play now
    .help = A bot plays for { $seat } from now on. The moves that it makes stay; { $seat } can take the seat back at any time.
page-gone-left = left; bot, { $level }
page-gone-resigned = resigned; bot, { $level }
page-gone-replaced = away; bot, { $level }
page-until = until
page-return = Take the seat back
page-look-as = See as
page-look-public = See as a spectator
page-watching = You are watching: you see what everybody may know.
page-proposal = A proposal
page-proposes-rewind = { $seat } proposes to go back to move { $ply }.
page-proposes-bot = { $seat } proposes that a bot plays for { $other }, who is away.
page-proposes-bot-you = { $seat } proposes that a bot plays for { $other }. Refuse, or simply play, and it is off. If you agree, or are not seen for a day, a bot plays on until you take the seat back.
page-proposes-end = { $seat } proposes to end the game now and to score it as it stands.
page-can-refuse = { $seat } can refuse until
page-withdraw = Withdraw it
page-forked = A new table from move { $ply } of a finished game: all hands up to there have been seen.
page-stop = Leave or end…
page-stop-title = Do you want to stop?
page-leave = Leave
    .help = A bot ({ $level }) plays on for you, and the result says so. You can take the seat back whenever you like.
page-resign = Resign
    .help = A bot ({ $level }) plays on in your seat, and you come last. That cannot be taken back.
page-end = End the game
    .help = If all people at the table agree, it is over and scored as it stands. That cannot be taken back.
page-play-on = Play on
page-see = See it
page-agree = Agree
page-refuse = Refuse
page-others-asked = Waiting for the others to agree.
page-offline = The connection is lost. It comes back by itself.
page-curtain = Next at this screen:
    .help = The table is covered so that nobody sees another’s secrets. Hand the screen over first.
page-curtain-lift = That is me: show the table
page-more = More in the rules

## Log, chat, preferences

page-log = Log
page-log-empty = Nothing has happened yet.
page-since = Since your last turn
page-earlier =
    { $count ->
        [one] 1 earlier line
       *[other] { $count } earlier lines
    }
page-chat = Chat
page-unread = unread
page-chat-empty = Nobody has said anything yet.
page-say = Say something
page-send = Send
page-preferences = Preferences
    .help = They hold for this browser alone, and from now on.
page-prefer-all = All preferences
page-prefer-motion = Animate pieces
page-prefer-sound = Sounds of the table
prefer-play = Playing
prefer-handing = A turn that shows nothing hidden is handed on
prefer-handing-ask = after a question
prefer-handing-now = at once
prefer-handing-seconds = after { $count } seconds
prefer-pace = What the others did is shown
prefer-pace-skip = not at all
prefer-pace-fast = fast
prefer-pace-normal = as at a table
prefer-pace-slow = slowly
prefer-coach = Hints in the first game
    .help = At a first table hints are shown without being asked for.
prefer-sounds = Sounds
prefer-volume = Volume
prefer-try = Try it
prefer-look = Look
prefer-contrast = More contrast
prefer-apart = Colours that are easier to tell apart
prefer-letters = Lettering
prefer-letters-normal = as usual
prefer-letters-large = large
prefer-letters-larger = very large
page-keys = Keys: Tab and Enter choose, / finds a choice, Escape cancels, U takes back. The arrows go from thing to thing on the board, and elsewhere through the game. Own pieces can be dragged, too.

## Replay

page-replay = Replay
page-step-first = To the beginning
page-step-back = One move back
page-step-run = Play by itself
page-step-on = One move on
page-step-now = Back to now
page-from-here = What can be done from here
page-scrub = Move of the game
page-rewind = Propose to go back to this point
    .help = The table goes back to this point when all who play here agree: what was played since is lost.
page-rewind-now = Go back to here
    .help = The table goes back at once: what was played since is lost.
page-fork = Play on from here
    .help = A new table begins as this one stood then; what is drawn from there on is new. Who is to sit there?

## The end

page-result = The result
page-scores = The scores, line by line
page-source = Points from
page-total = Total
page-score-curves = The scores through the game
page-tie-parted = { $seats } are level at { $total } points and stand in this order.
page-tie-shared = { $seats } are level at { $total } points and share the place.
page-result-left = { $seat } left after move { $ply }: a bot played on.
page-result-resigned = { $seat } resigned after move { $ply }: the last place, whatever the bot there reached.
page-result-replaced = { $seat } was away from move { $ply } on: a bot played there.
page-download = Save the record
page-watch-again = Look through the game
page-count = Count again
page-count-skip = Skip the counting
page-end-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
page-end-ahead = { page-end-points }, { $ahead } ahead
page-end-tie = { page-end-points }: the tie-break decides
page-end-players = { $count ->
        [one] 1 player
       *[other] { $count } players
    }
page-end-place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
page-end-look = Look through
page-end-learn = Learn from it
page-end-more = Every point, curves and more
page-end-lines = Every point
page-share = Share
page-share-title = A picture to share
page-share-save = Save the picture
page-share-svg = As a drawing (SVG)
page-share-link = Copy the link
page-share-failed = This browser makes no picture of it: the drawing is there.
share-foot = keydom · the Key games
part-rest = All else
error-no-pixels = This server makes no PNG; the picture is there as SVG.

## Rules

page-search = Search the rules
page-found-none = Nothing found.
page-contents = Contents
page-pieces = Pieces
page-reconstructed = Figures reconstructed, not taken from the rulebook.
page-link-to = Link to: { $title }
page-see-rules = Explained under: { $title }
page-in-gallery = { $name } in the gallery
page-how = At this table
page-how-lit = What you may choose is lit. Press it on the board, or choose it by its words in the list: it comes to the same.
page-how-bar = If there is more to choose, what you have chosen so far stands in the bar, and you can cancel it there.
page-how-why = Press something that is not lit, and you are told why it cannot be chosen now.
page-how-card = Point at a thing, or press and hold it, to read what it is and does. Alone against bots, and in a finished game, it also says how many points the best use of it would bring to who is to move, by a bot’s eyes, and where they come from.
page-how-back = Your own moves can be taken back until something new is learned; beyond that, go back in the log and propose it to the others.
page-how-time = Every line of the log leads to the table as it stood then. The bar below the board steps through the game.
page-how-hint = Alone against bots, and in a finished game that you look through, a bot gives a hint: its three best moves, the final score it expects of each, which lines of the score change at once, and what else gains or loses most by it. Press one to see it on the board; nothing is done until you say yes.
page-how-stop = “Leave or end…” is for whoever wants to stop: leave or resign, and a bot plays on, or propose that all end the game as it stands. Nobody is replaced against their will: a bot takes the seat of somebody who is away only after the time that was agreed for a turn, or a day after they were asked and last seen; and they can take it back.

## When something goes wrong

error-bad-request = That could not be understood.
error-no-such-table = There is no such table.
error-not-yours = That is not yours to do.
error-used-link = This link has been used, or another has taken its place.
error-alone = Nobody could agree but who made the table and people who have hardly played: they give no seat away.
error-stale = Somebody was faster: look again.
error-not-now = That is not possible now.
error-table-full = So much was done and taken back at this table that it takes no more.
error-not-over = The game is not over: only a finished game can be analysed.
error-illegal = That is not allowed now.
error-not-yet = Their time is not over yet.
error-open = The game is over and all secrets are open: look through it, or play on from any moment at a new table.
error-404 = There is no such page.
error-413 = That is too much at once.
error-429 = Too many requests: wait a moment.
error-408 = Part of that request did not come: try again.
error-503 = Nothing was lost: the server cannot get at its games just now. Trying again in a moment.
error-damaged = This table is damaged and cannot be opened. The others are not affected.
error-outdated = This table began under earlier rules and cannot go on. Whoever sat there can save its record.

## School

lobby-learn = Learn to play
learn-about = Learn the game by playing it: a guided game at a real table. You can leave it at any time and take it up again here.
learn-length =
    About { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }, { $count } steps
learn-begin = Begin
learn-again = Begin anew
learn-go-on = Go on at step { $place } of { $count }
learn-known = I know the game
    .help = An easy table with bots, ready at once. Hints come unasked at first; you can turn them off.
learn-easy = To an easy table
lesson = Lesson
lesson-place = Step { $place } of { $count }
lesson-next = Next
lesson-fold = Fold the lesson away or open it
lesson-hint = Show me how
lesson-play = Now play: an easy table is ready
lesson-reading = Read on in the lesson.
rival-lesson = rival in the lesson
rival-puzzle = rival in the puzzle
## The analysis

page-analyse = Analyse this game
page-analysis = Analysis
    .help = What every choice cost and every draw brought, to whom; judged by what each player knew. It takes a minute or more, behind everything that somebody waits for, and is kept with the game.
page-analysis-progress = How far it is
page-analysis-failed = The game could not be analysed:
page-back-to-table = Back to the table

## The explorer

page-explorer = Explorer
    .help = What many games say: what is bought, at what price, and how those fare who do.
explorer-own =
    { $count ->
        [one] One finished game of this server.
       *[other] { $count } finished games of this server.
    }
explorer-so-far = { $total } are there; the others are being counted. Look again in a moment.
explorer-shipped = { $count } games that bots played against each other ({ $players }); they come with keydom.
explorer-nothing = No finished game here is like that.
explorer-source = Games
explorer-from-own = of this server
explorer-from-shipped = of bots, with keydom
explorer-deed = What was done
explorer-any = all
explorer-who = Who played
explorer-bots = bots only
explorer-people = people too
explorer-mine = myself
explorer-option = Option
explorer-seats = Players
explorer-show = Show
explorer-thing = What
explorer-games = Games
explorer-offered = Offered to
explorer-taken = Taken when offered
explorer-price = Price
explorer-points = Brought
explorer-when = When
explorer-place = Place
explorer-wins = Wins
explorer-score = Score
explorer-lead = Ahead of the others
explorer-fair = For equal players and prices
explorer-seat = Seat
explorer-seating = What a seat is worth
explorer-openings = First choices
explorer-opening = Choice
explorer-length = A game took { $mean } lines on average, { $shortest } at the least and { $longest } at the most.
explorer-caused = One thing exchanged
    .help = Bots played the same games twice, with the same draws but for one component that lay in another’s place. This says what it changes, not who happened to have it.
explorer-exchanged = { $thing } in place of { $other }
explorer-change = Change of the score of whoever took it
explorer-definitions = What the figures mean ({ $defined })
explorer-define-offered = Offered to: seats that could choose it at least once. Taken when offered: the share of them that did.
explorer-define-price = Price: workers or cubes paid on average. Brought: points that the component counts at the end.
explorer-define-lead = Ahead of the others: the margin of those who did it, less that of those who could have in the same game. A margin is a score less the best of the others.
explorer-define-fair = For equal players and prices: the same after each player’s usual margin is taken off, at the usual price. It observes: who could afford a thing may have been ahead already.
explorer-define-interval = In brackets stands what holds 95 times out of 100. Grey is what rests on fewer than ten games.
explorer-define-left-out = Lessons, unfinished games and games that began from a moment of another are left out.
explorer-behind = The games behind it
explorer-yours = Your own:
explorer-others =
    { $count ->
        [0] No game of others is among them.
        [one] One game of others is among them; it is theirs to show.
       *[other] { $count } games of others are among them; they are theirs to show.
    }

## Positions as text

page-position = A position as text
    .help = Every moment of a game can be written as text. Change it, see it beside, and play on from it; what does not add up is told.
position-text = The position
position-look = Check and draw
position-fine = It adds up.
position-over = It adds up; the game is over there.
position-play = Play on from here
position-picture = The table as whoever is to move sees it

## Notes

notes-title = Notes and side lines
notes-edit = Write about this moment
notes-text = Notes, a line each; a line that begins with | is a move that could have been played instead, as in a record
notes-keep = Keep
notes-changed = What is written here has been changed meanwhile, as you see above. Press once more to put your text in its place.
puzzle = Puzzle
puzzles = Puzzles
puzzles-about = Positions from games of bots in which one turn is better than all others. Find it from what the player to move can know.
puzzle-day = Puzzle of the day
puzzle-solve = Solve it
puzzle-number = Puzzle { $number }
puzzle-level-0 = First steps
    .help = All bots find these.
puzzle-level-1 = Easy
    .help = Nearly all bots find these.
puzzle-level-2 = Medium
    .help = Some bots miss these.
puzzle-level-3 = Hard
    .help = Most bots miss these.
puzzle-level-4 = Very hard
    .help = Only one bot finds these.
puzzle-ask = Find the best turn for { $seat }
puzzle-about = Play one whole turn at the table, as in a game. One turn is clearly better than all others; whatever is just as good counts too.
puzzle-answered = The turn is done: see what it is worth.
puzzle-judging = What this turn is worth is being worked out …
puzzle-give-up = Give up
puzzle-show = Show the answer
    .help = You see the best answer, and cannot find it yourself any more.
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-right = Right: nothing is better.
puzzle-wrong = Not quite: there is something better.
puzzle-shown = The best turn: { $plan }.
puzzle-yours = Your turn
puzzle-best = Best turn
puzzle-second = Next best
puzzle-chance = Chance to win
puzzle-points = Final points
puzzle-instead = The next best was: { $plan }.
puzzle-sure = The next best turn is { $behind } (± { $error }) less likely to win. { $count } of { $bots } bots find the answer.
