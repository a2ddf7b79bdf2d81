### Ce que disent les pages.

## Toutes les pages

page-skip = Aller au contenu
page-navigation = Cette page
page-language = Langue
page-menu = Menu
page-lobby = Retour à l’accueil
page-lobby-short = Accueil
page-interface = Pour les programmes
page-rules = Règles
page-summary = Résumé à imprimer
page-scene = Image { $number } : { $title }
page-gallery = Galerie
    .help = Tous les éléments du jeu, dessinés à partir des données que les règles utilisent. Les signes en haut disent à quel point les chiffres sont sûrs.
page-close = Fermer
page-copy = Copier
page-copied = Copié
page-rematch = Revanche

## L’accueil

lobby-title = Prenez place
lobby-welcome = Trois jeux de plateau d’un même pays, contre des robots ou entre amis. Sans compte, rien à installer.
lobby-mine = Vos tables
lobby-all = Les { $count } tables
lobby-next =
    { $count ->
        [one] Une table vous attend
       *[other] La prochaine des { $count } tables qui vous attendent
    }
lobby-none-running = Aucune de vos parties n’est en cours.
lobby-finished = Parties terminées ({ $count })
lobby-over = terminée
lobby-your-turn = À vous de jouer
lobby-asked = On vous pose une question
lobby-waits = On attend { $seat }
lobby-moves =
    { $count ->
        [one] 1 coup
       *[other] { $count } coups
    }
lobby-played =
    { $count ->
        [one] 1 partie
       *[other] { $count } parties
    }, { $won } gagnées
lobby-remove = Retirer
    .help = La table disparaît de votre liste et ce navigateur n’y a plus de place. C’est définitif.
lobby-games = Jeux
lobby-seats = { $least }–{ $most } joueurs
lobby-learn-short = Apprendre
lobby-now = Jouer
lobby-first = Première partie, avec conseils
    .help = Vous connaissez les règles : une table facile avec deux bots, et des conseils qui viennent d’eux-mêmes.
lobby-friends = Avec des amis
lobby-arrange = Places et options…
lobby-minutes = { $count } min
lobby-minutes-range = { $least }–{ $most } min
weight-1 = très léger
weight-2 = léger
weight-3 = intermédiaire
weight-4 = exigeant
weight-5 = costaud
lobby-bots = Le niveau des bots
lobby-developers = Pour les développeurs
    .help = Un petit jeu pour découvrir le code et faire des essais.
lobby-others = Les autres
lobby-others-link = Amis par lien
lobby-others-here = Amis devant cet écran
lobby-others-bot = Bots
lobby-players = Joueurs
lobby-fewer = Un joueur de moins
lobby-more = Un joueur de plus
lobby-seat = Qui occupe la place { $number }
lobby-me = Moi
lobby-here = Ami devant cet écran
lobby-link = Ami par lien
lobby-bot = Bot, { $level }
lobby-name = Nom à la place { $number }
lobby-name-short = Nom
lobby-bot-name = Bot { $number }
lobby-draw = Tirer les places au sort
    .help = Le sort décide qui s’assoit où ; sinon chacun s’assoit comme indiqué ici.
lobby-options = Options
lobby-away = Si quelqu’un part ou reste absent
    .help = Un bot continue pour qui s’en va. Personne n’est remplacé contre son gré : avec une limite, les autres peuvent mettre un bot à une place quand son tour a duré plus longtemps ; sans limite, ils le demandent, et l’absent a un jour pour refuser. Une place peut être reprise.
lobby-turn-limit = Temps pour un tour
lobby-no-limit = sans limite
lobby-stand-in = Qui continue
duration-days =
    { $count ->
        [one] 1 jour
       *[other] { $count } jours
    }
duration-hours =
    { $count ->
        [one] 1 heure
       *[other] { $count } heures
    }
duration-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
duration-seconds =
    { $count ->
        [one] 1 seconde
       *[other] { $count } secondes
    }
lobby-start = Commencer la partie
lobby-made = La table est prête
    .help = Envoyez à chaque ami le lien de sa place. Un lien est un secret et sert une fois : la première personne qui s’assied avec lui a la place. Il n’est montré que maintenant ; un lien perdu peut être remplacé à la table tant que personne ne s’est assis avec lui.
lobby-go = Aller à la table
lobby-import = Ouvrir une partie enregistrée
    .help = Un fichier .key d’ici, de la ligne de commande ou d’un ami : parcourez-le, ou reprenez là où il s’arrête.
lobby-import-file = Choisir un fichier
lobby-import-paste = ou coller l’enregistrement
lobby-import-go = Ouvrir la partie
level-easy = facile
    .help = Prend ce qui paraît le mieux sur le moment : pour une première partie.
level-medium = moyen
    .help = Pèse ses coups d’après ce qu’il a appris de milliers de ses propres parties.
level-hard = difficile
    .help = Joue la suite dans sa tête avant de se décider, jusqu’à trois secondes par tour : attendez-vous à perdre au début.
level-master = maître
    .help = Comme difficile, avec jusqu’à dix secondes par tour : le plus fort, si vous avez de la patience.

## La table : ce qui est demandé

page-over = La partie est terminée.
page-waiting = C’est à { $seat } de jouer.
page-in-the-past = Vous voyez la table telle qu’elle était après le coup { $ply }.
page-your-move = Ce qui est demandé
page-yours = À vous de jouer
page-you = vous
page-bot = bot, { $level }
page-to-move = doit jouer
page-thinking = réfléchit…
page-undo-short = Annuler
page-undo = Reprendre le dernier coup
page-redo = Rejouer le coup repris
page-restart = Recommencer le tour
page-filter = Chercher un choix
page-choices = Vos choix
page-standing = Réponses permanentes
page-during = jusqu’à la fin ({ $moment })
page-ask-again = me redemander
page-payment = Ce que vous choisissez ensemble
page-then = Le journal dira : { $what }
page-all-choices = Tous les choix
page-set-up =
    { $count ->
        [one] La mise en place ({ $count } ligne)
       *[other] La mise en place ({ $count } lignes)
    }
page-more-choices = Il y a d’autres choix : précisez pour les trouver.
page-confirm = Oui, je le fais
page-cancel = Annuler
page-turn-done = Jouer ainsi ?
page-hint = Conseil
page-coach = Votre première partie : les premiers conseils viennent d’eux-mêmes.
page-coach-off = Plus de conseils
page-advice = Ce que ferait un bot
page-advice-coming = Un bot y réfléchit…
page-advice-expected = Score final attendu
page-advice-chance = Chances de gagner
page-advice-none = pas examiné
page-advice-rest = tout le reste
page-advice-even = ne change rien en soi
page-worth = Vaut maintenant pour vous, en points
page-worth-other = Vaut maintenant pour { $seat }, en points
page-worth-behind = Par rapport au meilleur coup

## La table : autour

page-next = Table suivante
page-watch-link = Lien pour regarder
page-board = La table
page-own-board = Ce qui est à vous
page-points = Points en l’état
page-watching-short = Spectateur
page-before = Avant
page-progress = Où en est la partie
page-story = Ce qui s’est passé
page-card = Ce que c’est, et ce que vous pouvez faire
page-hand-on = Passer la main
page-side = Joueurs, journal et discussion
page-players = Joueurs
page-seats = Places
page-welcome = Bienvenue, { $seat } ! Voici votre place à une table de { $game }.
page-not-come =
    { $count ->
        [one] n’est pas encore là
       *[other] ne sont pas encore là
    }
page-came = est là
page-new-link = Nouveau lien
    .help = Le lien donné auparavant à { $seat } ne marche plus alors : envoyez le nouveau.
    .given = Envoyez-le à la personne qui doit s’asseoir là. Le lien sert une fois ; le précédent ne marche plus.
page-your-name = Votre nom
page-rename = Changer
page-along = Emporter cette place sur un autre appareil
    .help = Ouvrez ceci sur l’autre appareil et asseyez-vous là. Le lien sert une fois ; les liens précédents ne marchent plus.
page-code = Code pour un appareil photo
page-link = Lien vers la place
page-sit = S’asseoir
page-open = Où votre place est ouverte : { $count }
page-open-this = Ce navigateur
page-open-other = Un autre navigateur
page-open-program = Un programme
page-open-since = depuis
page-end-others = Fermer tous les autres
    .help = Alors seul ce navigateur a la place, et aucun lien vers elle ne marche plus.
page-elsewhere =
    { $count ->
        [one] Votre place est aussi ouverte dans un autre navigateur.
       *[other] Votre place est aussi ouverte dans { $count } autres navigateurs.
    }
page-lost = C’était ma place
    .help = Demandez-la : les autres à la table doivent être d’accord.
page-asks-mine = Vous avez demandé la place de { $seat }. Donnez ce code aux autres : { $code }
page-asks-yours = Quelqu’un demande votre place, { $seat } (code { $code }). Si ce n’est pas vous, refusez.
page-asks-seat = Quelqu’un a perdu la place de { $seat } et la demande, avec le code { $code }. N’acceptez que si { $seat } vous a donné ce code.
page-asks-due = La personne qui a la place ouverte peut refuser jusqu’à
join-invited = Vous êtes invité à une table de { $game }
join-seat = Votre place :
join-help = Le lien sert une fois : ce navigateur a la place dès que vous vous asseyez, et personne ne peut plus utiliser le lien.
join-shared =
    { $count ->
        [one] Cette place est déjà ouverte dans un navigateur. Qui l’utilise voit votre main. Si ce n’est pas le vôtre, asseyez-vous, fermez-le sous « Places », et demandez qui vous a envoyé le lien.
       *[other] Cette place est déjà ouverte dans { $count } navigateurs. Qui les utilise voit votre main. Si ce ne sont pas les vôtres, asseyez-vous, fermez-les sous « Places », et demandez qui vous a envoyé le lien.
    }
join-watch = Seulement regarder
join-used = Ce lien a servi
    .help = Un lien sert une fois, et un nouveau remplace le précédent. Si quelqu’un vous l’a envoyé, dites-lui qu’une autre personne s’est assise avec lui. Si la place était la vôtre, allez à la table et demandez-la sous « Places » : les autres doivent être d’accord.
page-more-about = En savoir plus sur { $seat }
page-ask-bot = Proposer qu’un bot joue
page-put-bot = Laisser jouer un bot maintenant
    .help = Un bot joue désormais pour { $seat }. Les coups qu’il joue restent ; { $seat } peut reprendre la place à tout moment.
page-gone-left = parti ; bot, { $level }
page-gone-resigned = abandon ; bot, { $level }
page-gone-replaced = absent ; bot, { $level }
page-until = jusqu’à
page-return = Reprendre la place
page-look-as = Voir comme
page-look-public = Voir en spectateur
page-watching = Vous êtes spectateur : vous voyez ce que tous peuvent savoir.
page-proposal = Une proposition
page-proposes-rewind = { $seat } propose de revenir au coup { $ply }.
page-proposes-bot = { $seat } propose qu’un bot joue pour { $other }, en son absence.
page-proposes-bot-you = { $seat } propose qu’un bot joue pour { $other }. Refusez, ou jouez simplement, et il n’en est plus question. Si vous acceptez, ou si l’on ne vous voit pas pendant un jour, un bot continue jusqu’à ce que vous repreniez la place.
page-proposes-end = { $seat } propose de terminer la partie maintenant et de la décompter telle quelle.
page-can-refuse = { $seat } peut refuser jusqu’à
page-withdraw = Retirer la proposition
page-forked = Une nouvelle table à partir du coup { $ply } d’une partie terminée : toutes les mains jusque-là ont été vues.
page-stop = Partir ou terminer…
page-stop-title = Voulez-vous arrêter ?
page-leave = Partir
    .help = Un bot ({ $level }) continue pour vous, et le résultat le dit. Vous pouvez reprendre la place quand vous voulez.
page-resign = Abandonner
    .help = Un bot ({ $level }) continue à votre place, et vous finissez à la dernière place. On ne peut pas revenir là-dessus.
page-end = Terminer la partie
    .help = Si toutes les personnes à la table acceptent, elle est finie et décomptée telle quelle. On ne peut pas revenir là-dessus.
page-play-on = Continuer
page-see = Voir
page-agree = Accepter
page-refuse = Refuser
page-others-asked = On attend l’accord des autres.
page-offline = La connexion est perdue. Elle se rétablira d’elle-même.
page-curtain = Maintenant devant cet écran :
    .help = La table est cachée pour que personne ne voie les secrets d’un autre. Passez d’abord l’écran.
page-curtain-lift = C’est moi : montrer la table
page-more = En savoir plus dans les règles

## Journal, discussion, préférences

page-log = Journal
page-log-empty = Il ne s’est encore rien passé.
page-since = Depuis votre dernier tour
page-earlier =
    { $count ->
        [one] 1 ligne précédente
       *[other] { $count } lignes précédentes
    }
page-chat = Discussion
page-unread = non lu
page-chat-empty = Personne n’a encore rien dit.
page-say = Dire quelque chose
page-send = Envoyer
page-preferences = Préférences
    .help = Elles valent pour ce navigateur seulement, et tout de suite.
page-prefer-all = Toutes les préférences
page-prefer-motion = Animer les pièces
page-prefer-sound = Les sons de la table
prefer-play = Jouer
prefer-handing = Un tour qui ne montre rien de caché est transmis
prefer-handing-ask = après une question
prefer-handing-now = aussitôt
prefer-handing-seconds = après { $count } secondes
prefer-pace = Ce que les autres ont fait est montré
prefer-pace-skip = pas du tout
prefer-pace-fast = vite
prefer-pace-normal = comme à table
prefer-pace-slow = lentement
prefer-coach = Des conseils pendant la première partie
    .help = À une première table, les conseils s’affichent d’eux-mêmes.
prefer-sounds = Sons
prefer-volume = Volume
prefer-try = Essayer
prefer-look = Apparence
prefer-contrast = Plus de contraste
prefer-apart = Couleurs plus faciles à distinguer
prefer-letters = Caractères
prefer-letters-normal = normaux
prefer-letters-large = grands
prefer-letters-larger = très grands
page-keys = Touches : Tab et Entrée pour choisir, / pour chercher un choix, Échap pour annuler, U pour reprendre un coup. Les flèches vont de chose en chose sur le plateau, et ailleurs à travers la partie. Vos pièces peuvent aussi être glissées.

## Revoir

page-replay = Revoir
page-step-first = Au début
page-step-back = Un coup en arrière
page-step-run = Lecture automatique
page-step-on = Un coup en avant
page-step-now = Revenir au présent
page-from-here = Ce qu’on peut faire à partir d’ici
page-scrub = Position dans la partie
page-rewind = Proposer de revenir à ce point
    .help = La table revient à ce point si tous les joueurs sont d’accord : ce qui a été joué depuis est perdu.
page-rewind-now = Revenir ici
    .help = La table revient aussitôt : ce qui a été joué depuis est perdu.
page-fork = Jouer à partir d’ici
    .help = Une nouvelle table commence dans l’état où celle-ci était alors ; ce qui est tiré ensuite est nouveau. Qui s’y assoit ?

## La fin

page-result = Le résultat
page-scores = Les points, ligne par ligne
page-source = Points de
page-total = Total
page-score-curves = Les points au fil de la partie
page-tie-parted = { $seats } sont à égalité avec { $total } points et se classent dans cet ordre.
page-tie-shared = { $seats } sont à égalité avec { $total } points et partagent la place.
page-result-left = { $seat } est parti après le coup { $ply } : un bot a continué.
page-result-resigned = { $seat } a abandonné après le coup { $ply } : la dernière place, quoi qu’ait atteint le bot.
page-result-replaced = { $seat } était absent à partir du coup { $ply } : un bot a joué à sa place.
page-download = Enregistrer la partie
page-watch-again = Parcourir la partie
page-count = Recompter
page-count-skip = Passer le décompte
page-end-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-end-ahead = { page-end-points }, { $ahead } d’avance
page-end-tie = { page-end-points } : le départage décide
page-end-players = { $count ->
        [one] 1 joueur
       *[other] { $count } joueurs
    }
page-end-place = { $place ->
        [1] 1er
       *[other] { $place }e
    }
page-end-look = Parcourir
page-end-learn = En tirer la leçon
page-end-more = Tous les points, les courbes et le reste
page-end-lines = Tous les points
page-share = Partager
page-share-title = Une image à partager
page-share-save = Enregistrer l’image
page-share-svg = En dessin (SVG)
page-share-link = Copier le lien
page-share-failed = Ce navigateur n’en fait pas d’image : le dessin est là.
share-foot = keydom · les jeux Key
part-rest = Tout le reste
error-no-pixels = Ce serveur ne fait pas de PNG ; l’image existe en SVG.

## Règles

page-search = Chercher dans les règles
page-found-none = Rien trouvé.
page-contents = Sommaire
page-pieces = Éléments
page-reconstructed = Chiffres reconstitués, non tirés du livret de règles.
page-link-to = Lien vers : { $title }
page-see-rules = Expliqué sous : { $title }
page-in-gallery = { $name } dans la galerie
page-how = À cette table
page-how-lit = Ce que vous pouvez choisir est mis en lumière. Touchez-le sur le plateau, ou choisissez-le en toutes lettres dans la liste : cela revient au même.
page-how-bar = S’il reste quelque chose à choisir, la barre montre ce que vous avez déjà choisi ; vous pouvez l’y annuler.
page-how-why = Touchez ce qui n’est pas mis en lumière, et vous saurez pourquoi ce n’est pas possible maintenant.
page-how-card = Pointez une chose, ou appuyez longuement dessus, pour lire ce qu’elle est et ce qu’elle fait. Seul contre des bots, ou dans une partie terminée, on y lit aussi combien de points son meilleur usage apporterait à qui doit jouer, aux yeux d’un bot, et d’où ils viennent.
page-how-back = Vous pouvez reprendre vos propres coups tant que rien de nouveau n’est connu ; au-delà, remontez dans le journal et proposez-le aux autres.
page-how-time = Chaque ligne du journal mène à la table telle qu’elle était alors. La barre sous le plateau permet de parcourir la partie.
page-how-hint = Seul contre des bots, et dans une partie terminée que vous parcourez, un bot donne un conseil : ses trois meilleurs coups, le score final qu’il attend de chacun, les lignes du score qui changent aussitôt et ce qui y gagne ou y perd le plus par ailleurs. Appuyez sur un coup pour le voir sur le plateau ; rien ne se fait avant que vous disiez oui.
page-how-stop = « Partir ou terminer… » est pour qui veut arrêter : partez ou abandonnez, et un bot continue, ou proposez que tous terminent la partie telle quelle. Personne n’est remplacé contre son gré : un bot ne prend la place d’un absent qu’après le temps convenu pour un tour, ou un jour après que la question a été posée et qu’on l’a vu pour la dernière fois ; et l’absent peut reprendre sa place.

## Quand quelque chose ne va pas

error-bad-request = Cela n’a pas été compris.
error-no-such-table = Cette table n’existe pas.
error-not-yours = Ce n’est pas à vous de le faire.
error-used-link = Ce lien a servi, ou un autre l’a remplacé.
error-alone = Seules pourraient accepter la personne qui a créé la table et celles qui ont à peine joué : elles ne donnent aucune place.
error-stale = Quelqu’un a été plus rapide : regardez de nouveau.
error-not-now = Ce n’est pas possible maintenant.
error-table-full = On a tant joué et repris à cette table qu’elle n’accepte plus rien.
error-not-over = La partie n’est pas finie : seule une partie finie peut être analysée.
error-illegal = Ce n’est pas permis maintenant.
error-not-yet = Le temps n’est pas encore écoulé.
error-open = La partie est finie et tous les secrets sont ouverts : parcourez-la, ou jouez à partir de n’importe quel moment à une nouvelle table.
error-404 = Cette page n’existe pas.
error-413 = C’est trop à la fois.
error-429 = Trop de demandes : patientez un instant.
error-408 = Une partie de la demande n’est pas arrivée : réessayez.
error-503 = Rien n’est perdu : le serveur n’a pas accès à ses parties en ce moment. Nouvel essai dans un instant.
error-damaged = Cette table est abîmée et ne peut pas être ouverte. Les autres ne sont pas touchées.
error-outdated = Cette table a commencé avec des règles antérieures et ne peut pas continuer. Ceux qui y étaient assis peuvent enregistrer la partie.

## L’école

lobby-learn = Apprendre à jouer
learn-about = Apprenez le jeu en jouant : une partie guidée à une vraie table. Vous pouvez la quitter à tout moment et la reprendre ici.
learn-length =
    Environ { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }, { $count } étapes
learn-begin = Commencer
learn-again = Recommencer
learn-go-on = Reprendre à l’étape { $place } sur { $count }
learn-known = Je connais le jeu
    .help = Une table facile avec des bots, prête tout de suite. Au début, les conseils viennent d’eux-mêmes ; vous pouvez les désactiver.
learn-easy = Vers une table facile
lesson = Leçon
lesson-place = Étape { $place } sur { $count }
lesson-next = Suite
lesson-fold = Replier ou ouvrir la leçon
lesson-hint = Montrez-moi comment
lesson-play = À vous de jouer : une table facile est prête
lesson-reading = Lisez la suite de la leçon.
rival-lesson = adversaire de la leçon
rival-puzzle = adversaire du problème
## The analysis

page-analyse = Analyser cette partie
page-analysis = Analyse
    .help = Ce que chaque choix a coûté et ce que chaque tirage a apporté, et à qui ; jugé d’après ce que chaque joueur savait. Cela prend une minute ou plus, après tout ce que quelqu’un attend, et reste gardé avec la partie.
page-analysis-progress = Avancement
page-analysis-failed = La partie n’a pas pu être analysée :
page-back-to-table = Retour à la table

## L’explorateur

page-explorer = Explorateur
    .help = Ce que disent beaucoup de parties : ce que l’on achète, à quel prix, et ce que cela donne.
explorer-own =
    { $count ->
        [one] Une partie terminée de ce serveur.
       *[other] { $count } parties terminées de ce serveur.
    }
explorer-so-far = Il y en a { $total } ; les autres sont en cours de décompte. Revenez dans un instant.
explorer-shipped = { $count } parties jouées entre robots ({ $players }) ; elles viennent avec keydom.
explorer-nothing = Aucune partie terminée ici n’est ainsi.
explorer-source = Parties
explorer-from-own = de ce serveur
explorer-from-shipped = de robots, avec keydom
explorer-deed = Ce qui a été fait
explorer-any = tout
explorer-who = Qui jouait
explorer-bots = robots seulement
explorer-people = aussi des personnes
explorer-mine = moi
explorer-option = Option
explorer-seats = Joueurs
explorer-show = Afficher
explorer-thing = Quoi
explorer-games = Parties
explorer-offered = Proposé à
explorer-taken = Pris quand proposé
explorer-price = Prix
explorer-points = A rapporté
explorer-when = Quand
explorer-place = Rang
explorer-wins = Victoires
explorer-score = Score
explorer-lead = Avance sur les autres
explorer-fair = À joueurs et prix égaux
explorer-seat = Place
explorer-seating = Ce que vaut une place
explorer-openings = Premiers choix
explorer-opening = Choix
explorer-length = Une partie comptait { $mean } lignes en moyenne, { $shortest } au moins et { $longest } au plus.
explorer-caused = Une seule chose échangée
    .help = Des robots ont joué deux fois les mêmes parties, avec les mêmes tirages sauf un composant mis à la place d’un autre. Cela dit ce qu’il change, et non qui se trouvait l’avoir.
explorer-exchanged = { $thing } à la place de { $other }
explorer-change = Changement du score de qui l’a pris
explorer-definitions = Ce que signifient les chiffres ({ $defined })
explorer-define-offered = Proposé à : les places qui ont pu le choisir au moins une fois. Pris quand proposé : la part d’entre elles qui l’a fait.
explorer-define-price = Prix : ouvriers ou cubes payés en moyenne. A rapporté : les points que le composant compte à la fin.
explorer-define-lead = Avance sur les autres : l’écart de ceux qui l’ont fait, moins celui de ceux qui l’auraient pu dans la même partie. Un écart est un score moins le meilleur des autres.
explorer-define-fair = À joueurs et prix égaux : de même, sans l’écart habituel de chaque joueur, au prix habituel. C’est une observation : qui pouvait payer était peut-être déjà en tête.
explorer-define-interval = Entre parenthèses, ce qui vaut 95 fois sur 100. En gris, ce qui repose sur moins de dix parties.
explorer-define-left-out = Les leçons, les parties inachevées et celles commencées à un moment d’une autre ne comptent pas.
explorer-behind = Les parties derrière ce chiffre
explorer-yours = Les vôtres :
explorer-others =
    { $count ->
        [0] Aucune partie d’autrui n’en fait partie.
        [one] Une partie d’autrui en fait partie ; à eux de la montrer.
       *[other] { $count } parties d’autrui en font partie ; à eux de les montrer.
    }

## Positions en texte

page-position = Une position en texte
    .help = Tout moment d’une partie s’écrit en texte. Modifiez-le, voyez-le à côté, et jouez à partir de là ; ce qui ne colle pas est signalé.
position-text = La position
position-look = Vérifier et dessiner
position-fine = Le compte y est.
position-over = Le compte y est ; la partie y est terminée.
position-play = Jouer à partir d’ici
position-picture = La table telle que la voit qui doit jouer

## Notes

notes-title = Notes et variantes
notes-edit = Écrire sur ce moment
notes-text = Des notes, une par ligne ; une ligne qui commence par | est un coup qui aurait pu être joué, comme dans une feuille de partie
notes-keep = Garder
notes-changed = Ce qui est écrit ici a changé entre-temps, comme vous le voyez ci-dessus. Appuyez de nouveau pour mettre votre texte à la place.
puzzle = Problème
puzzles = Problèmes
puzzles-about = Des positions tirées de parties de robots, où un tour est meilleur que tous les autres. Trouvez-le avec ce que le joueur dont c’est le tour peut savoir.
puzzle-day = Problème du jour
puzzle-solve = Le résoudre
puzzle-number = Problème { $number }
puzzle-level-0 = Premiers pas
    .help = Tous les robots les trouvent.
puzzle-level-1 = Facile
    .help = Presque tous les robots les trouvent.
puzzle-level-2 = Moyen
    .help = Certains robots passent à côté.
puzzle-level-3 = Difficile
    .help = La plupart des robots passent à côté.
puzzle-level-4 = Très difficile
    .help = Un seul robot les trouve.
puzzle-ask = Trouvez le meilleur tour pour { $seat }
puzzle-about = Jouez un tour entier à la table, comme dans une partie. Un tour est nettement meilleur que tous les autres ; ce qui est aussi bon compte également.
puzzle-answered = Le tour est joué : voyez ce qu’il vaut.
puzzle-judging = La valeur de ce tour est en cours de calcul…
puzzle-give-up = Abandonner
puzzle-show = Montrer la réponse
    .help = Vous verrez la meilleure réponse et ne pourrez plus la trouver vous-même.
puzzle-again = Réessayer
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes
puzzle-right = Juste : rien n’est meilleur.
puzzle-wrong = Pas tout à fait : il y a mieux.
puzzle-shown = Le meilleur tour : { $plan }.
puzzle-yours = Votre tour
puzzle-best = Meilleur tour
puzzle-second = Le suivant
puzzle-chance = Chances de gagner
puzzle-points = Points à la fin
puzzle-instead = Le meilleur après lui : { $plan }.
puzzle-sure = Le tour suivant a { $behind } (± { $error }) de chances de gagner en moins. { $count } robots sur { $bots } trouvent la réponse.
