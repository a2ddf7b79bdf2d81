### Lo que dicen las páginas.

## Todas las páginas

page-skip = Ir al contenido
page-navigation = Esta página
page-language = Idioma
page-lobby = Volver al inicio
page-rules = Reglas
page-gallery = Galería
    .help = Todos los componentes del juego, dibujados con los datos que usan las reglas. Los signos de arriba dicen cuán seguras son las cifras.
page-close = Cerrar
page-copy = Copiar
page-copied = Copiado
page-rematch = Revancha

## El inicio

lobby-title = La casa de los juegos Key
lobby-welcome = Toma asiento: contra bots, con amigos en esta pantalla o con amigos de otra parte mediante un enlace. No hace falta cuenta.
lobby-mine = Tus mesas
lobby-next =
    { $count ->
        [one] Una mesa te espera
       *[other] La siguiente de { $count } mesas que te esperan
    }
lobby-none-running = No tienes ninguna partida en curso.
lobby-finished = Partidas terminadas ({ $count })
lobby-over = terminada
lobby-your-turn = Te toca
lobby-games = Juegos
lobby-seats = De { $least } a { $most } jugadores
lobby-play = Jugar
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
lobby-start = Empezar la partida
lobby-made = La mesa está lista
    .help = Envía a cada amigo el enlace de su asiento. Un enlace es un secreto: quien lo tiene juega ese asiento. Solo se muestra ahora.
lobby-go = Ir a la mesa
lobby-import = Abrir una partida guardada
    .help = Un archivo .key de aquí, de la línea de comandos o de un amigo: recorre la partida, o sigue jugando donde termina.
lobby-import-file = Elegir un archivo
lobby-import-paste = o pegar su texto
lobby-import-go = Abrir la partida
level-easy = fácil
level-medium = medio
level-hard = difícil

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
page-undo = Deshacer la última jugada
page-redo = Rehacer la jugada
page-restart = Reiniciar el turno
page-filter = Buscar una opción
page-choices = Tus opciones
page-more-choices = Hay más opciones: escribe algo más para encontrarlas.
page-confirm = Sí, adelante
page-cancel = Cancelar
page-final = No se puede deshacer
page-hint = Pista
page-advice = Lo que haría un bot
page-advice-coming = Un bot lo está pensando…
page-advice-expected = Puntuación final esperada
page-advice-chance = Posibilidad de ganar
page-advice-rest = todo lo demás
page-advice-even = por sí sola no cambia nada

## La mesa: alrededor

page-next = Siguiente mesa
page-watch-link = Enlace para mirar
page-board = La mesa
page-middle = Tablero
page-whole = Toda la mesa
page-zoom = Zoom
page-zoom-in = Acercar
page-zoom-out = Alejar
page-side = Jugadores, opciones y registro
page-players = Jugadores
page-more-about = Más sobre { $seat }
page-let-bot = Que juegue un bot ({ $level })
page-let-bot-for = Que un bot juegue en lugar de { $seat } ({ $level })
page-return = Recuperar el asiento
page-look-as = Ver como
page-look-public = Ver como espectador
page-watching = Estás de espectador: ves lo que todos pueden saber.
page-proposal = Una propuesta
page-proposes-rewind = { $seat } propone volver a la jugada { $ply }.
page-proposes-bot = { $seat } propone que un bot juegue en lugar de { $other }.
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
page-prefer-confirm = Pedir confirmación antes de una jugada que no se puede deshacer
page-prefer-motion = Animar las piezas
page-prefer-sound = Un sonido cuando me toca y estoy en otra cosa
page-keys = Teclas: Tab e Intro eligen, / busca una opción, Escape cancela, U deshace. Las flechas van de cosa en cosa en el tablero y, fuera de él, recorren la partida.

## Repetición

page-replay = Repetición
page-step-first = Al principio
page-step-back = Una jugada atrás
page-step-run = Reproducción automática
page-step-on = Una jugada adelante
page-step-now = Volver al presente
page-scrub = Punto de la partida
page-rewind = Proponer volver a este punto

## El final

page-result = El resultado
page-scores = Los puntos, línea a línea
page-source = Puntos de
page-total = Total
page-points-by-source = Puntos por origen
page-course = Los puntos a lo largo de la partida
page-tie-parted = { $seats } empatan a { $total } puntos y quedan en este orden.
page-tie-shared = { $seats } empatan a { $total } puntos y comparten el puesto.
page-download = Guardar la partida
page-watch-again = Ver desde el principio

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
page-how-card = Señala una cosa, o mantenla pulsada, para leer qué es y qué hace.
page-how-back = Puedes deshacer tus propias jugadas mientras no se haya sabido nada nuevo; más allá, retrocede en el registro y propónselo a los demás.
page-how-time = Cada línea del registro lleva a la mesa tal como estaba entonces. Con la barra bajo el tablero recorres la partida.
page-how-hint = A solas contra bots, y en una partida terminada que recorres, un bot da una pista: sus tres mejores jugadas, la puntuación final que espera de cada una, qué líneas de la puntuación cambian enseguida y qué más gana o pierde sobre todo con ella. Pulsa una para verla en el tablero; no se hace nada hasta que digas que sí.

## Cuando algo va mal

error-bad-request = No se ha entendido la petición.
error-no-such-table = Esa mesa no existe.
error-not-yours = Eso no te corresponde.
error-stale = Alguien se ha adelantado: vuelve a mirar.
error-not-now = Eso no es posible ahora.
error-illegal = Eso no está permitido ahora.
error-404 = Esa página no existe.
error-413 = Es demasiado de una vez.
error-429 = Demasiadas peticiones: espera un momento.
