### Lo que dicen las páginas.

## Todas las páginas

page-skip = Ir al contenido
page-navigation = Esta página
page-language = Idioma
page-menu = Menú
page-lobby = Volver al inicio
page-lobby-short = Inicio
page-interface = Para programas
page-rules = Reglas
page-summary = Resumen para imprimir
page-scene = Imagen { $number }: { $title }
page-gallery = Galería
    .help = Todos los componentes del juego, dibujados con los datos que usan las reglas. Los signos de arriba dicen cuán seguras son las cifras.
page-close = Cerrar
page-copy = Copiar
page-copied = Copiado
page-rematch = Revancha

## El inicio

lobby-title = Toma asiento
lobby-welcome = Tres juegos de mesa de una misma tierra, contra bots o con amigos. Sin cuenta y sin instalar nada.
lobby-mine = Tus mesas
lobby-all = Las { $count } mesas
lobby-next =
    { $count ->
        [one] Una mesa te espera
       *[other] La siguiente de { $count } mesas que te esperan
    }
lobby-none-running = No tienes ninguna partida en curso.
lobby-finished = Partidas terminadas ({ $count })
lobby-over = terminada
lobby-your-turn = Te toca
lobby-asked = Te preguntan algo
lobby-waits = Se espera a { $seat }
lobby-moves =
    { $count ->
        [one] 1 jugada
       *[other] { $count } jugadas
    }
lobby-played =
    { $count ->
        [one] 1 partida
       *[other] { $count } partidas
    }, { $won } ganadas
lobby-remove = Quitar
    .help = La mesa desaparece de tu lista y este navegador deja de tener su asiento. No se puede deshacer.
lobby-games = Juegos
lobby-seats = { $least }–{ $most } jugadores
lobby-learn-short = Aprender
lobby-now = Jugar
lobby-first = Primera partida, con pistas
    .help = Conoces las reglas: una mesa fácil con dos bots, y pistas que aparecen solas.
lobby-friends = Con amigos
lobby-arrange = Asientos y opciones…
lobby-minutes = { $count } min
lobby-minutes-range = { $least }–{ $most } min
weight-1 = muy ligero
weight-2 = ligero
weight-3 = de peso medio
weight-4 = exigente
weight-5 = duro
lobby-bots = Cómo juegan los bots
lobby-developers = Para desarrolladores
    .help = Un juego pequeño para conocer el código y hacer pruebas.
lobby-others = Los demás
lobby-others-link = Amigos por enlace
lobby-others-here = Amigos en esta pantalla
lobby-others-bot = Bots
lobby-players = Jugadores
lobby-fewer = Un jugador menos
lobby-more = Un jugador más
lobby-seat = Quién ocupa el asiento { $number }
lobby-me = Yo
lobby-here = Amigo en esta pantalla
lobby-link = Amigo por enlace
lobby-bot = Bot, { $level }
lobby-name = Nombre en el asiento { $number }
lobby-name-short = Nombre
lobby-bot-name = Bot { $number }
lobby-draw = Sortear los asientos
    .help = La suerte decide quién se sienta dónde; si no, cada uno se sienta como aquí.
lobby-options = Opciones
lobby-away = Si alguien se va o no viene
    .help = Un bot sigue por quien se va. A nadie se le sustituye contra su voluntad: con un límite, los demás pueden poner un bot en un asiento cuando su turno ha durado más; sin límite lo preguntan, y quien no está tiene un día para negarse. Un asiento se puede recuperar.
lobby-turn-limit = Tiempo para un turno
lobby-no-limit = sin límite
lobby-stand-in = Quién sigue
duration-days =
    { $count ->
        [one] 1 día
       *[other] { $count } días
    }
duration-hours =
    { $count ->
        [one] 1 hora
       *[other] { $count } horas
    }
duration-minutes =
    { $count ->
        [one] 1 minuto
       *[other] { $count } minutos
    }
duration-seconds =
    { $count ->
        [one] 1 segundo
       *[other] { $count } segundos
    }
lobby-start = Empezar la partida
lobby-made = La mesa está lista
    .help = Envía a cada amigo el enlace de su asiento. Un enlace es un secreto y sirve una vez: quien se siente primero con él tiene el asiento. Solo se muestra ahora; un enlace perdido se puede sustituir en la mesa mientras nadie se haya sentado con él.
lobby-go = Ir a la mesa
lobby-import = Abrir una partida guardada
    .help = Un archivo .key de aquí, de la línea de comandos o de un amigo: recorre la partida, o sigue jugando donde termina.
lobby-import-file = Elegir un archivo
lobby-import-paste = o pegar su texto
lobby-import-go = Abrir la partida
level-easy = fácil
    .help = Toma lo que parece mejor en el momento: para una primera partida.
level-medium = medio
    .help = Sopesa sus jugadas según lo que ha aprendido de miles de partidas propias.
level-hard = difícil
    .help = Sigue jugando en su cabeza antes de decidir, hasta tres segundos por turno: al principio cuenta con perder.
level-master = maestro
    .help = Como difícil, con hasta diez segundos por turno: el más fuerte, si tienes paciencia.

## La mesa: lo que se pregunta

page-over = La partida ha terminado.
page-waiting = Le toca a { $seat }.
page-in-the-past = Ves la mesa tal como estaba tras la jugada { $ply }.
page-your-move = Lo que se pregunta
page-yours = Te toca
page-you = tú
page-bot = bot, { $level }
page-to-move = le toca
page-thinking = está pensando…
page-undo-short = Deshacer
page-undo = Deshacer la última jugada
page-redo = Rehacer la jugada
page-restart = Reiniciar el turno
page-filter = Buscar una opción
page-choices = Tus opciones
page-standing = Respuestas fijas
page-during = hasta que acabe ({ $moment })
page-ask-again = volver a preguntarme
page-payment = Lo que eliges a la vez
page-then = El registro dirá: { $what }
page-all-choices = Todas las opciones
page-set-up =
    { $count ->
        [one] La preparación ({ $count } línea)
       *[other] La preparación ({ $count } líneas)
    }
page-more-choices = Hay más opciones: escribe algo más para encontrarlas.
page-confirm = Sí, adelante
page-cancel = Cancelar
page-turn-done = ¿Lo juegas así?
page-hint = Pista
page-coach = Tu primera partida: las primeras pistas aparecen solas.
page-coach-off = No quiero más pistas
page-advice = Lo que haría un bot
page-advice-coming = Un bot lo está pensando…
page-advice-expected = Puntuación final esperada
page-advice-chance = Posibilidad de ganar
page-advice-none = sin examinar
page-advice-rest = todo lo demás
page-advice-even = por sí sola no cambia nada
page-worth = Vale ahora para ti, en puntos
page-worth-other = Vale ahora para { $seat }, en puntos
page-worth-behind = Frente a la mejor jugada

## La mesa: alrededor

page-next = Siguiente mesa
page-watch-link = Enlace para mirar
page-board = La mesa
page-own-board = Lo tuyo
page-points = Puntos como van
page-watching-short = Mirando
page-before = Antes
page-progress = Cómo va la partida
page-story = Qué ha pasado
page-card = Qué es y qué puedes hacer
page-hand-on = Ceder el turno
page-side = Jugadores, registro y chat
page-players = Jugadores
page-seats = Asientos
page-welcome = ¡Te damos la bienvenida, { $seat }! Este es tu asiento en una mesa de { $game }.
page-not-come =
    { $count ->
        [one] aún no ha llegado
       *[other] aún no han llegado
    }
page-came = ya está
page-new-link = Enlace nuevo
    .help = El enlace que se dio antes a { $seat } deja de funcionar: envía el nuevo.
    .given = Envíalo a quien vaya a sentarse ahí. El enlace sirve una vez; el anterior deja de funcionar.
page-your-name = Tu nombre
page-rename = Cambiarlo
page-along = Llevar este asiento a otro dispositivo
    .help = Ábrelo en el otro dispositivo y siéntate allí. El enlace sirve una vez; los enlaces anteriores dejan de funcionar.
page-code = Código para una cámara
page-link = Enlace al asiento
page-sit = Sentarse
page-open = Dónde está abierto tu asiento: { $count }
page-open-this = Este navegador
page-open-other = Otro navegador
page-open-program = Un programa
page-open-since = desde
page-end-others = Cerrar todos los demás
    .help = Entonces solo este navegador tiene el asiento, y ningún enlace a él funciona ya.
page-elsewhere =
    { $count ->
        [one] Tu asiento está abierto también en otro navegador.
       *[other] Tu asiento está abierto también en otros { $count } navegadores.
    }
page-lost = Este era mi asiento
    .help = Pídelo: los demás de la mesa tienen que aceptar.
page-asks-mine = Has pedido el asiento de { $seat }. Di este código a los demás: { $code }
page-asks-yours = Alguien pide tu asiento, { $seat } (código { $code }). Si no eres tú, recházalo.
page-asks-seat = Alguien ha perdido el asiento de { $seat } y lo pide, con el código { $code }. Acepta solo si { $seat } te ha dicho este código.
page-asks-due = Quien tiene el asiento abierto puede rechazarlo hasta
join-invited = Te han invitado a una mesa de { $game }
join-seat = Tu asiento:
join-help = El enlace sirve una vez: este navegador tiene el asiento cuando te sientas, y nadie puede volver a usar el enlace.
join-shared =
    { $count ->
        [one] Alguien ya tiene este asiento abierto, en un navegador. Quien lo usa ve tu mano. Si no es tuyo, siéntate, ciérralo en «Asientos» y pregunta quién te envió el enlace.
       *[other] Alguien ya tiene este asiento abierto, en { $count } navegadores. Quien los usa ve tu mano. Si no son tuyos, siéntate, ciérralos en «Asientos» y pregunta quién te envió el enlace.
    }
join-watch = Solo mirar
join-used = Este enlace ya se ha usado
    .help = Un enlace sirve una vez, y uno nuevo sustituye al anterior. Si alguien te lo envió, dile que otra persona se ha sentado con él. Si el asiento era tuyo, ve a la mesa y pídelo en «Asientos»: los demás tienen que aceptar.
page-more-about = Más sobre { $seat }
page-ask-bot = Proponer que juegue un bot
page-put-bot = Que juegue un bot ahora
    .help = Un bot juega por { $seat } desde ahora. Las jugadas que hace se quedan; { $seat } puede recuperar el asiento en cualquier momento.
page-gone-left = se fue; bot, { $level }
page-gone-resigned = abandonó; bot, { $level }
page-gone-replaced = ausente; bot, { $level }
page-until = hasta
page-return = Recuperar el asiento
page-look-as = Ver como
page-look-public = Ver como espectador
page-watching = Estás de espectador: ves lo que todos pueden saber.
page-proposal = Una propuesta
page-proposes-rewind = { $seat } propone volver a la jugada { $ply }.
page-proposes-bot = { $seat } propone que un bot juegue por { $other }, que no está.
page-proposes-bot-you = { $seat } propone que un bot juegue por { $other }. Niégate, o simplemente juega, y queda en nada. Si aceptas, o no se te ve en un día, un bot sigue hasta que recuperes el asiento.
page-proposes-end = { $seat } propone terminar la partida ahora y puntuarla tal como está.
page-can-refuse = { $seat } puede negarse hasta
page-withdraw = Retirarla
page-forked = Una mesa nueva desde la jugada { $ply } de una partida terminada: todas las manos hasta ahí se han visto.
page-stop = Irse o terminar…
page-stop-title = ¿Quieres dejarlo?
page-leave = Irme
    .help = Un bot ({ $level }) sigue por ti, y el resultado lo dice. Puedes recuperar el asiento cuando quieras.
page-resign = Abandonar
    .help = Un bot ({ $level }) sigue en tu asiento, y quedas en último lugar. Eso no se puede deshacer.
page-end = Terminar la partida
    .help = Si todas las personas de la mesa aceptan, se acaba y se puntúa tal como está. Eso no se puede deshacer.
page-play-on = Seguir jugando
page-see = Verlo
page-agree = Aceptar
page-refuse = Rechazar
page-others-asked = Esperando a que los demás acepten.
page-offline = Se ha perdido la conexión. Se recuperará por sí sola.
page-curtain = Ahora en esta pantalla:
    .help = La mesa está cubierta para que nadie vea los secretos de otro. Pasa antes la pantalla.
page-curtain-lift = Soy yo: mostrar la mesa
page-more = Más en las reglas

## Registro, chat, preferencias

page-log = Registro
page-log-empty = Aún no ha pasado nada.
page-since = Desde tu último turno
page-earlier =
    { $count ->
        [one] 1 línea anterior
       *[other] { $count } líneas anteriores
    }
page-chat = Chat
page-unread = sin leer
page-chat-empty = Nadie ha dicho nada todavía.
page-say = Di algo
page-send = Enviar
page-preferences = Preferencias
    .help = Valen solo para este navegador, y al momento.
page-prefer-all = Todas las preferencias
page-prefer-motion = Animar las piezas
page-prefer-sound = Sonidos de la mesa
prefer-play = Jugar
prefer-handing = Un turno que no muestra nada oculto se cede
prefer-handing-ask = tras una pregunta
prefer-handing-now = al momento
prefer-handing-seconds = a los { $count } segundos
prefer-pace = Lo que hicieron los demás se muestra
prefer-pace-skip = nada
prefer-pace-fast = rápido
prefer-pace-normal = como en la mesa
prefer-pace-slow = despacio
prefer-coach = Pistas en la primera partida
    .help = En una primera mesa las pistas aparecen sin pedirlas.
prefer-sounds = Sonidos
prefer-volume = Volumen
prefer-try = Probar
prefer-look = Aspecto
prefer-contrast = Más contraste
prefer-apart = Colores más fáciles de distinguir
prefer-letters = Letra
prefer-letters-normal = normal
prefer-letters-large = grande
prefer-letters-larger = muy grande
page-keys = Teclas: Tab e Intro eligen, / busca una opción, Escape cancela, U deshace. Las flechas van de cosa en cosa en el tablero y, fuera de él, recorren la partida. Las piezas propias también se pueden arrastrar.

## Repetición

page-replay = Repetición
page-step-first = Al principio
page-step-back = Una jugada atrás
page-step-run = Reproducción automática
page-step-on = Una jugada adelante
page-step-now = Volver al presente
page-from-here = Qué se puede hacer desde aquí
page-scrub = Punto de la partida
page-rewind = Proponer volver a este punto
    .help = La mesa vuelve a este punto si todos los que juegan están de acuerdo: lo jugado desde entonces se pierde.
page-rewind-now = Volver aquí
    .help = La mesa vuelve enseguida: lo jugado desde entonces se pierde.
page-fork = Jugar desde aquí
    .help = Una mesa nueva empieza tal como estaba esta entonces; lo que se saca después es nuevo. ¿Quién se sienta?

## El final

page-result = El resultado
page-scores = Los puntos, línea a línea
page-source = Puntos de
page-total = Total
page-score-curves = Los puntos a lo largo de la partida
page-tie-parted = { $seats } empatan a { $total } puntos y quedan en este orden.
page-tie-shared = { $seats } empatan a { $total } puntos y comparten el puesto.
page-result-left = { $seat } se fue tras la jugada { $ply }: siguió un bot.
page-result-resigned = { $seat } abandonó tras la jugada { $ply }: último lugar, consiga lo que consiga el bot.
page-result-replaced = { $seat } no estuvo desde la jugada { $ply }: jugó un bot.
page-download = Guardar la partida
page-watch-again = Repasar la partida
page-count = Volver a contar
page-count-skip = Saltar el recuento
page-end-points = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
page-end-ahead = { page-end-points }, { $ahead } de ventaja
page-end-tie = { page-end-points }: decide el desempate
page-end-players = { $count ->
        [one] 1 jugador
       *[other] { $count } jugadores
    }
page-end-place = { $place }.º
page-end-look = Repasar
page-end-learn = Aprender de ella
page-end-more = Todos los puntos, las curvas y lo demás
page-end-lines = Todos los puntos
page-share = Compartir
page-share-title = Una imagen para compartir
page-share-save = Guardar la imagen
page-share-svg = Como dibujo (SVG)
page-share-link = Copiar el enlace
page-share-failed = Este navegador no la convierte en imagen: ahí está el dibujo.
share-foot = keydom · los juegos Key
part-rest = Todo lo demás
error-no-pixels = Este servidor no hace PNG; la imagen está en SVG.

## Reglas

page-search = Buscar en las reglas
page-found-none = No se ha encontrado nada.
page-contents = Contenido
page-pieces = Piezas
page-reconstructed = Cifras reconstruidas, no tomadas del reglamento.
page-link-to = Enlace a: { $title }
page-see-rules = Se explica en: { $title }
page-in-gallery = { $name } en la galería
page-how = En esta mesa
page-how-lit = Lo que puedes elegir está resaltado. Púlsalo en el tablero, o elígelo por su nombre en la lista: da lo mismo.
page-how-bar = Si queda algo por elegir, la barra muestra lo que ya has elegido; ahí mismo puedes cancelarlo.
page-how-why = Pulsa algo que no esté resaltado y sabrás por qué no se puede elegir ahora.
page-how-card = Señala una cosa, o mantenla pulsada, para leer qué es y qué hace. A solas contra bots, o en una partida terminada, también dice cuántos puntos daría su mejor uso a quien le toca jugar, a ojos de un bot, y de dónde salen.
page-how-back = Puedes deshacer tus propias jugadas mientras no se haya sabido nada nuevo; más allá, retrocede en el registro y propónselo a los demás.
page-how-time = Cada línea del registro lleva a la mesa tal como estaba entonces. Con la barra bajo el tablero recorres la partida.
page-how-hint = A solas contra bots, y en una partida terminada que recorres, un bot da una pista: sus tres mejores jugadas, la puntuación final que espera de cada una, qué líneas de la puntuación cambian enseguida y qué más gana o pierde sobre todo con ella. Pulsa una para verla en el tablero; no se hace nada hasta que digas que sí.
page-how-stop = «Irse o terminar…» es para quien quiere dejarlo: vete o abandona, y sigue un bot, o propón que todos terminen la partida tal como está. A nadie se le sustituye contra su voluntad: un bot ocupa el asiento de quien no está solo tras el tiempo acordado para un turno, o un día después de preguntarle y de verle por última vez; y puede recuperarlo.

## Cuando algo va mal

error-bad-request = No se ha entendido la petición.
error-no-such-table = Esa mesa no existe.
error-not-yours = Eso no te corresponde.
error-used-link = Este enlace ya se ha usado, o lo ha sustituido otro.
error-alone = Solo podrían aceptar quien creó la mesa y quienes apenas han jugado: no dan ningún asiento.
error-stale = Alguien se ha adelantado: vuelve a mirar.
error-not-now = Eso no es posible ahora.
error-table-full = En esta mesa se ha hecho y deshecho tanto que ya no admite nada más.
error-not-over = La partida no ha terminado: solo se puede analizar una partida terminada.
error-illegal = Eso no está permitido ahora.
error-not-yet = Aún no se ha acabado su tiempo.
error-open = La partida ha terminado y todos los secretos están a la vista: recórrela, o juega desde cualquier momento en una mesa nueva.
error-404 = Esa página no existe.
error-413 = Es demasiado de una vez.
error-429 = Demasiadas peticiones: espera un momento.
error-408 = Una parte de la petición no llegó: inténtalo de nuevo.
error-503 = No se ha perdido nada: el servidor no puede acceder ahora a sus partidas. Enseguida se vuelve a intentar.
error-damaged = Esta mesa está dañada y no se puede abrir. Las demás no se ven afectadas.
error-outdated = Esta mesa empezó con reglas anteriores y no puede continuar. Quienes se sentaban en ella pueden guardar la partida.

## La escuela

lobby-learn = Aprender a jugar
learn-about = Aprende el juego jugando: una partida guiada en una mesa de verdad. Puedes dejarla cuando quieras y seguir aquí más tarde.
learn-length =
    Unos { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }, { $count } pasos
learn-begin = Empezar
learn-again = Empezar de nuevo
learn-go-on = Seguir en el paso { $place } de { $count }
learn-known = Ya conozco el juego
    .help = Una mesa fácil con bots, lista enseguida. Al principio los consejos salen solos; puedes desactivarlos.
learn-easy = A una mesa fácil
lesson = Lección
lesson-place = Paso { $place } de { $count }
lesson-next = Seguir
lesson-fold = Plegar o abrir la lección
lesson-hint = Enséñame cómo
lesson-play = Ahora juega: hay una mesa fácil lista
lesson-reading = Sigue leyendo la lección.
rival-lesson = rival de la lección
rival-puzzle = rival del problema
## The analysis

page-analyse = Analizar esta partida
page-analysis = Análisis
    .help = Lo que costó cada decisión y lo que trajo cada sorteo, y a quién; juzgado por lo que cada jugador sabía. Tarda un minuto o más, después de todo lo que alguien espera, y se guarda con la partida.
page-analysis-progress = Cuánto falta
page-analysis-failed = La partida no se pudo analizar:
page-back-to-table = Volver a la mesa

## El explorador

page-explorer = Explorador
    .help = Lo que dicen muchas partidas: qué se compra, a qué precio y cómo le va a quien lo hace.
explorer-own =
    { $count ->
        [one] Una partida terminada de este servidor.
       *[other] { $count } partidas terminadas de este servidor.
    }
explorer-so-far = Hay { $total }; las demás se están contando. Vuelve a mirar dentro de un momento.
explorer-shipped = { $count } partidas que jugaron bots entre sí ({ $players }); vienen con keydom.
explorer-nothing = Aquí no hay ninguna partida terminada así.
explorer-source = Partidas
explorer-from-own = de este servidor
explorer-from-shipped = de bots, con keydom
explorer-deed = Qué se hizo
explorer-any = todo
explorer-who = Quién jugó
explorer-bots = solo bots
explorer-people = también personas
explorer-mine = yo
explorer-option = Opción
explorer-seats = Jugadores
explorer-show = Mostrar
explorer-thing = Qué
explorer-games = Partidas
explorer-offered = Ofrecido a
explorer-taken = Tomado al ofrecerse
explorer-price = Precio
explorer-points = Aportó
explorer-when = Cuándo
explorer-place = Puesto
explorer-wins = Victorias
explorer-score = Puntuación
explorer-lead = Ventaja sobre los demás
explorer-fair = A jugadores y precios iguales
explorer-seat = Asiento
explorer-seating = Lo que vale un asiento
explorer-openings = Primeras elecciones
explorer-opening = Elección
explorer-length = Una partida tuvo { $mean } líneas de media, { $shortest } como mínimo y { $longest } como máximo.
explorer-caused = Una sola cosa cambiada
    .help = Unos bots jugaron dos veces las mismas partidas, con los mismos sorteos salvo un componente puesto en lugar de otro. Dice lo que cambia, no quién lo tenía por casualidad.
explorer-exchanged = { $thing } en lugar de { $other }
explorer-change = Cambio en la puntuación de quien lo tomó
explorer-definitions = Qué significan las cifras ({ $defined })
explorer-define-offered = Ofrecido a: los asientos que pudieron elegirlo al menos una vez. Tomado al ofrecerse: la parte de ellos que lo hizo.
explorer-define-price = Precio: trabajadores o cubos pagados de media. Aportó: los puntos que cuenta el componente al final.
explorer-define-lead = Ventaja sobre los demás: el margen de quienes lo hicieron, menos el de quienes pudieron en la misma partida. Un margen es una puntuación menos la mejor de las demás.
explorer-define-fair = A jugadores y precios iguales: lo mismo sin el margen habitual de cada jugador, al precio habitual. Es una observación: quien podía pagarlo quizá ya iba por delante.
explorer-define-interval = Entre paréntesis, lo que vale 95 veces de cada 100. En gris, lo que se apoya en menos de diez partidas.
explorer-define-left-out = Las lecciones, las partidas sin terminar y las que empezaron en un momento de otra no cuentan.
explorer-behind = Las partidas que hay detrás
explorer-yours = Tuyas:
explorer-others =
    { $count ->
        [0] No hay entre ellas ninguna partida de otros.
        [one] Hay entre ellas una partida de otros; a ellos les toca mostrarla.
       *[other] Hay entre ellas { $count } partidas de otros; a ellos les toca mostrarlas.
    }

## Posiciones como texto

page-position = Una posición como texto
    .help = Todo momento de una partida se puede escribir como texto. Cámbialo, míralo al lado y sigue jugando desde ahí; se dice lo que no cuadra.
position-text = La posición
position-look = Comprobar y dibujar
position-fine = Todo cuadra.
position-over = Todo cuadra; ahí la partida ha terminado.
position-play = Seguir jugando desde aquí
position-picture = La mesa tal como la ve quien tiene el turno

## Notas

notes-title = Notas y variantes
notes-edit = Escribir sobre este momento
notes-text = Notas, una por línea; una línea que empieza por | es una jugada que se podría haber hecho, como en un registro
notes-keep = Guardar
notes-changed = Lo que está escrito aquí ha cambiado mientras tanto, como ves arriba. Pulsa otra vez para poner tu texto en su lugar.
puzzle = Problema
puzzles = Problemas
puzzles-about = Posiciones de partidas entre bots en las que un turno es mejor que todos los demás. Encuéntralo con lo que puede saber quien tiene el turno.
puzzle-day = Problema del día
puzzle-solve = Resolverlo
puzzle-number = Problema { $number }
puzzle-level-0 = Primeros pasos
    .help = Todos los bots los encuentran.
puzzle-level-1 = Fácil
    .help = Casi todos los bots los encuentran.
puzzle-level-2 = Medio
    .help = Algunos bots no los encuentran.
puzzle-level-3 = Difícil
    .help = La mayoría de los bots no los encuentra.
puzzle-level-4 = Muy difícil
    .help = Solo un bot los encuentra.
puzzle-ask = Encuentra el mejor turno para { $seat }
puzzle-about = Juega un turno entero en la mesa, como en una partida. Un turno es claramente mejor que todos los demás; lo que sea igual de bueno también vale.
puzzle-answered = El turno está hecho: mira lo que vale.
puzzle-judging = Se está calculando lo que vale este turno…
puzzle-give-up = Rendirse
puzzle-show = Mostrar la respuesta
    .help = Verás la mejor respuesta y ya no podrás encontrarla por tu cuenta.
puzzle-again = Intentarlo otra vez
puzzle-next = Siguiente problema
puzzle-all = Todos los problemas
puzzle-right = Correcto: no hay nada mejor.
puzzle-wrong = No del todo: hay algo mejor.
puzzle-shown = El mejor turno: { $plan }.
puzzle-yours = Tu turno
puzzle-best = Mejor turno
puzzle-second = El siguiente
puzzle-chance = Probabilidad de ganar
puzzle-points = Puntos finales
puzzle-instead = El mejor después de ese era: { $plan }.
puzzle-sure = El siguiente mejor turno tiene { $behind } (± { $error }) menos de probabilidad de ganar. { $count } de { $bots } bots encuentran la respuesta.
