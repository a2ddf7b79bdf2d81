### Keyper, de Richard Breese.

game-name = Keyper
game-tagline = Guía a un equipo de keyples por cuatro estaciones y construye la mejor granja y la mejor aldea de Keydom.

## Opciones

option-supply = Reserva
    .help = Indica si los recursos pueden agotarse.
option-supply-finite = limitada
    .help = Hay tantos recursos de cada tipo como trae la caja; cuando una reserva está vacía, nadie obtiene más.
option-supply-unlimited = ilimitada
    .help = Siempre hay recursos de sobra.
option-pair = Keyples con dos jugadores
    .help = El tamaño de un equipo cuando juegan dos. Con tres o cuatro jugadores es siempre de ocho.
option-pair-nine = nueve
    .help = Dos jugadores sacan cada uno un noveno keyple, y conservan hasta nueve en las estaciones siguientes.
option-pair-eight = ocho
    .help = Dos jugadores tienen ocho keyples cada uno, como con tres o cuatro.
option-length = Duración
    .help = Cuántas estaciones se juegan.
option-length-full = completa
    .help = Las cuatro estaciones.
option-length-short = corta
    .help = Solo la primavera y el invierno. Cada uno tiene una sola feria privada, para la primavera.

## Sorteos

do-deal = Feria repartida: { $fair }
do-ninth = El noveno keyple es { $colour }
do-draw = Sale de la bolsa: { $tile }
do-draw-fair = Sale de la bolsa: { $fair }
do-aside = Apartados en esta estación: el { $boat } y el { $other }
do-start = Empieza: { $seat }

ask-deal-fair = ¿Qué feria se reparte?
ask-ninth = ¿Cuál es el noveno keyple?
ask-draw = ¿Qué sale de la bolsa?
ask-aside = ¿Qué dos barcos se apartan?
ask-start-player = ¿Quién empieza?

## Un turno

do-keyper = Jugar tu keyper y reclamar el { $board }
do-keyple = Jugar un keyple: { $colour }
do-at = Jugarlo en: { $spot }
do-moor = Traer el { $boat } al río
do-lay-existing = Acostar al keyple que está de pie allí: una acción más
do-leave-existing = Dejar de pie al keyple que está allí
do-join = Unirse con un keyple: { $colour }
do-decline = No unirse
    .short = No unirse
do-lay = Acostar un keyple: { $spot }
do-lay-both = Acostar los dos keyples: { $spot }

ask-turn = ¿Qué juegas?
ask-place = ¿Dónde juegas el keyple ({ $colour })?
ask-moor = ¿Qué barco traes al río?
ask-existing = Tu keyple ({ $colour }) se une a uno que ya está de pie: { $spot }. ¿Acuestas a ese?
ask-join = { $player } juega en: { $spot }. ¿Te unes? Tu keyple trabajaría como { $colour }.
ask-lay-down = ¿Qué keyples acuestas?

## En el trabajo

do-take = Tomar { $tile }
do-take-fair = Tomar la { $fair }
do-build = Construir { $tile }
do-build-here = Construir { $tile } en esta parcela
do-on = Construir en: { $spot }
do-upgrade = Mejorar { $tile }
do-pay = Pagar { unit }
do-pay-two = Pagar { unit } y { unit-second }
do-pay-three = Pagar { unit }, { unit-second } y { unit-third }
do-pay-four = Pagar { $resources }
do-give = Dar { unit }
do-give-two = Dar { unit } y { unit-second }
do-get = Obtener { unit }
do-get-two = Obtener { unit } y { unit-second }
do-work = Trabajar por { unit }
do-sell = Vender { unit } por 2 puntos marítimos
do-stop = No hacer nada más aquí
    .short = Basta
do-gain = Recibir { unit }

ask-take-tile = ¿Qué loseta tomas?
ask-build = ¿Qué loseta construyes?
ask-site = ¿Dónde construyes { $tile }?
ask-build-here = ¿Qué loseta construye el keyple allí: { $spot }?
ask-upgrade = ¿Qué loseta mejoras?
ask-pay = ¿Con qué pagas?
ask-trade = ¿Qué cambias?
ask-receive = ¿Qué obtienes a cambio?
ask-deal = ¿Qué haces en el { $boat }?
ask-plot = ¿Qué hace el keyple allí: { $spot }?
ask-gift = ¿Qué recibe el keyple ({ $colour }) de tu loseta keyp?

## El final de una estación

do-hold = Celebrar la { $fair }
do-enough = No celebrar más ferias
do-lose = Dejar ir { unit }
do-fold = Plegar como { $display }
do-spare = Descansar en la loseta keyp: { $colour }

ask-hold-fair = ¿Qué feria celebras?
ask-stray = No puedes alojar a todos tus animales: ¿cuál se va?
ask-fold = ¿Qué mostrará tu tablero de comarca en esta estación?
ask-spare = Tu equipo es demasiado grande: ¿qué keyple descansa en la loseta keyp?

## Cuántos de qué

unit =
    { $resource ->
        [arcilla] 1 de arcilla
        [madera] 1 de madera
        [piedra] 1 de piedra
        [trigo] 1 de trigo
        [oro] 1 de oro
       *[other] 1 { $resource }
    }
unit-second =
    { $second ->
        [arcilla] 1 de arcilla
        [madera] 1 de madera
        [piedra] 1 de piedra
        [trigo] 1 de trigo
        [oro] 1 de oro
       *[other] 1 { $second }
    }
unit-third =
    { $third ->
        [arcilla] 1 de arcilla
        [madera] 1 de madera
        [piedra] 1 de piedra
        [trigo] 1 de trigo
        [oro] 1 de oro
       *[other] 1 { $third }
    }
units =
    { $resource ->
        [arcilla] { $count } de arcilla
        [madera] { $count } de madera
        [piedra] { $count } de piedra
        [trigo] { $count } de trigo
        [oro] { $count } de oro
       *[other]
            { $count ->
                [one] 1 { $resource }
               *[other]
                    { $count } { $resource ->
                        [tronco] troncos
                        [roca] rocas
                        [ladrillo] ladrillos
                        [gallina] gallinas
                        [vaca] vacas
                        [ciervo] ciervos
                        [cabra] cabras
                        [caballo] caballos
                        [cerdo] cerdos
                        [oveja] ovejas
                        [esmeralda] esmeraldas
                        [zafiro] zafiros
                       *[other] { $resource }es
                    }
            }
    }
points-fair =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
points-gems =
    { $gem_points ->
        [one] 1 punto
       *[other] { $gem_points } puntos
    }
points-initial =
    { $initial ->
        [0] ningún punto
        [one] 1 punto
       *[other] { $initial } puntos
    }
points-upgraded =
    { $upgraded ->
        [0] ningún punto
        [one] 1 punto
       *[other] { $upgraded } puntos
    }

## El registro: estaciones

told-ninth = { $seat } sacó un noveno keyple: { $colour }.
    .line = Noveno keyple
told-start-player = Por sorteo empieza { $seat }.
told-dealt = Recibiste la { $fair }.
    .line = Recibiste una feria
told-drew = La loseta { $tile } salió de la bolsa.
    .line = Salió: { $tile }
    .lines = Salieron
told-drew-fair = Salió de la bolsa la { $fair }.
    .line = Salió una feria
told-boats = Los barcos de esta estación: { $boats }.
    .line = Barcos de la estación
told-season = { $season }: empezó una nueva estación, con { $seat } en primer lugar.
    .line = Estación: { $season }
told-last-round = { $seat } jugó la última pieza; a todos los demás les quedó un turno.
    .line = Jugó la última pieza
told-held = { $seat } celebró la { $fair } por { points-fair }.
    .line = Celebró la { $fair }
told-strayed = { $seat } no pudo alojar { unit }: el animal se fue.
    .line = Perdió { unit }
    .lines = Perdió
told-folded = { $seat } colocó el { $board }: { $display }.
    .line = Colocó el { $board }
told-rested = { $seat } mandó a descansar un keyple a la loseta keyp: { $colour }.
    .line = Mandó uno a descansar

## El registro: turnos

told-idle = { $seat } no tenía a quién acostar.
    .line = No acostó a nadie
told-claimed = { $seat } reclamó el { $board }.
told-gained = { $seat } acostó un keyple ({ $colour }) en la loseta keyp y recibió { unit }.
    .line = Recibió { unit }
told-played = { $seat } jugó un keyple ({ $colour }) en: { $spot }.
    .line = Jugó
told-moored = { $seat } trajo el { $boat } al río del { $board }.
    .line = Trajo el { $boat }
told-helped = { $seat } acostó al keyple que estaba de pie allí ({ $colour }).
    .line = Acostó al keyple
told-joined = { $seat } se unió a { $player } con un keyple ({ $colour }).
    .line = Se unió a { $player }
told-laid-down =
    { $count ->
        [one] { $seat } acostó un keyple: { $spot }.
       *[other] { $seat } acostó { $count } keyples: { $spot }.
    }
    .line = Acostó { $count }

## El registro: trabajo

told-harvested =
    { $count ->
        [0] { $seat } no obtuvo nada, pues la reserva estaba vacía: { $resource }.
       *[other] { $seat } tomó { units }.
    }
    .line = Tomó bienes
told-worked = { $seat } trabajó en el barco por { unit }.
    .line = En el barco
told-sold =
    { $count ->
        [one] { $seat } vendió { unit } por 1 punto marítimo.
       *[other] { $seat } vendió { unit } por { $count } puntos marítimos.
    }
    .line = Vendió { unit }
told-shipped =
    { $count ->
        [one] { $seat } ganó 1 punto marítimo gracias a { $tile }.
       *[other] { $seat } ganó { $count } puntos marítimos gracias a { $tile }.
    }
    .line = Puntos: { $tile }
told-took = { $seat } tomó la loseta { $tile }.
    .line = Tomó { $tile }
told-took-fair = { $seat } tomó la { $fair }.
    .line = Tomó una feria
told-built = { $seat } construyó la loseta { $tile }: { $spot }.
    .line = Construyó { $tile }
told-built-over = { $seat } construyó la loseta { $tile } sobre { $covered }: { $spot }.
    .line = Construyó { $tile }
told-upgraded = { $seat } mejoró la loseta { $tile }.
    .line = Mejoró { $tile }
told-paid = { $seat } pagó: { $resources }.
    .line = Pagó
told-gave = { $seat } dio: { $resources }.
    .line = Dio
told-got = { $seat } obtuvo: { $resources }.
    .line = Obtuvo

## Negativas: los turnos

why-no-such-keyple = No hay ningún keyple de este color en tu keyp: { $colour }.
why-keyper-played = Ya has jugado tu keyper en esta estación.
why-board-claimed = { $seat } ha reclamado el { $board }.
why-pieces-first = Solo acuestas keyples cuando tu keyp está vacío.
why-keyp-empty = Tu keyp está vacío: solo puedes acostar keyples.
why-no-such-field = Ningún tablero muestra ahora este campo: { $spot }.
why-spot-full = Ya hay dos keyples allí: { $spot }.
why-only-white-joins = Solo un keyple blanco puede unirse al blanco que está allí: { $spot }.
why-other-colour = El keyple que está allí trabaja como { $colour }: solo uno de ese color o uno blanco puede unirse a él ({ $spot }).
why-plots-alike = Las parcelas vacías de una granja son todas iguales: se usa la primera, no esta: { $spot }.
why-nothing-to-build = No tienes ninguna loseta que puedas pagar y construir allí: { $spot }.
why-boat-moored = El { $boat } está en el río del { $board }.
why-boat-aside = El { $boat } no está disponible en esta estación.
why-nobody-there = Allí no hay ningún keyple: { $spot }.
why-all-lying = Ya no hay ningún keyple de pie allí: { $spot }.
why-one-standing = Solo hay un keyple de pie allí: { $spot }.
why-own-first = Mientras haya keyples de pie en tus parcelas o en el tablero que reclamaste, acuestas a esos, no a los de aquí: { $spot }.

## Negativas: las losetas

why-not-on-display = Esta loseta no está expuesta: { $tile }.
why-fair-not-on-display = Esta feria no está expuesta: { $fair }.
why-not-yours = No tienes esta loseta: { $tile }.
why-already-built = Ya has construido { $tile }.
why-farm-tiles-only = El jornalero solo se ocupa de losetas de granja, y { $tile } no lo es.
why-no-plot-left = No queda ninguna parcela para { $tile }: en todas se ha construido dos veces.
why-cannot-pay = No puedes pagar { $tile }.
why-wrong-area = { $tile } no se puede construir allí: las losetas de granja van en la granja, las de aldea en la aldea.
why-plot-has-two = En esta parcela ya se ha construido dos veces: { $spot }.
why-not-free-there = No puedes pagar { $tile }, y solo es gratis junto al solar, no aquí: { $spot }.
why-only-when-played = Un keyple al que se acuesta no puede construir sobre { $tile }: solo uno recién jugado.
why-no-building-here = { $tile } no permite al keyple construir en otro lugar.
why-not-built = No has construido { $tile }.
why-tile-covered = Otra loseta cubre { $tile }.
why-already-upgraded = Ya has mejorado { $tile }.
why-cannot-pay-upgrade = No puedes pagar la mejora de esta loseta: { $tile }.
why-no-upgrading-here = Un keyple en { $tile } no puede mejorar otras losetas.

## Negativas: los recursos

why-have-too-few = No tienes suficiente de esto: { $resource }.
why-supply-short = La reserva no tiene suficiente de esto: { $resource }.
why-not-the-price = Eso no paga el precio.
why-not-accepted = Esto no se acepta aquí: { $resource }.
why-not-given-here = Esto no se obtiene aquí: { $resource }.
why-nothing-to-get = La reserva no tiene nada que dar a cambio.
why-same-again = Solo recuperarías lo que diste: { $resource }.
why-not-on-the-boat = El { $boat } no comercia con esto: { $resource }.
why-sold-in-this-play = Lo que vendes a un barco no puedes tomarlo de él en la misma jugada: { $resource }.
why-taken-in-this-play = Lo que tomas de un barco no puedes vendérselo en la misma jugada: { $resource }.

## Negativas: el final de una estación

why-not-your-fair = No tienes la { $fair }.
why-fair-held = Ya has celebrado la { $fair }.
why-not-this-season = Esta feria no se celebra en esta estación: { $fair }.
why-cannot-show = No puedes mostrar todo lo que pide la { $fair }; lo que ya muestras en otra feria no cuenta.
why-no-animal = Esto no es un animal: { $resource }.
why-has-shelter = Dejar ir a este no ayudaría, porque tiene sitio: { $resource }.
why-display-of-another-season = Esto es de otra estación: { $display }.
why-out-of-order = Los keyples van a descansar en el orden de sus colores, y deben quedar bastantes de los que siguen. Ahora no: { $colour }.

## Los puntos

score-shipping = Puntos marítimos
score-fairs = Ferias
part-farm = Granja
part-village = Aldea

tiebreak = Gemas, productos y animales
    .help = A igualdad de puntos va delante quien tiene más gemas; después cuentan los productos acabados, el trigo, las materias primas y los animales, una especie tras otra: ciervos, jabalíes, cabras, gallinas, caballos, vacas, cerdos, ovejas.

## De qué habla una pista además de la puntuación: lo que tiene un nombre se cuenta junto

feature-shipping = puntos marítimos
feature-fairs = ferias celebradas
feature-fair-now = feria de esta estación
feature-fairs-later = ferias de estaciones posteriores
feature-winter-fairs = ferias de invierno
feature-flat = puntos fijos de las losetas
feature-houses = animales en su alojamiento
feature-room-houses = sitio en los alojamientos
feature-crowds = corral y cercado
feature-room-crowds = sitio en corral y cercado
feature-farm-counts = losetas que cuentan la granja
feature-room-farm-counts = losetas de granja por contar
feature-around = losetas que cuentan vecinas
feature-room-around = vecinas por contar
feature-village-counts = losetas que cuentan la aldea
feature-room-village-counts = losetas de aldea por contar
feature-dock = muelle
feature-room-dock = promesa del muelle
feature-sets = juegos de gemas
feature-room-sets = juegos de gemas por completar
feature-stores = losetas que cuentan recursos
feature-room-stores = recursos por contar
feature-patrons = losetas que cuentan keyples
feature-room-patrons = keyples por contar
feature-landlords = losetas que cuentan campos
feature-room-landlords = campos por contar
feature-entertainer = juglar
feature-room-entertainer = promesa del juglar
feature-uses = uso de losetas construidas
feature-raw = materias primas
feature-finished = productos acabados
feature-wheat = trigo
feature-kinds = variedad de productos
feature-surplus = excedente de productos
feature-animals = animales
feature-homeless = animales sin alojamiento
feature-gems = gemas libres
feature-plans = losetas de comarca por construir
feature-upgrades = mejoras posibles
feature-upgraded = losetas mejoradas
feature-farm-built = losetas de la granja
feature-village-built = losetas de la aldea
feature-turns = turnos restantes de la estación
feature-in-hand = piezas por jugar
feature-ahead = { feature-in-hand }
feature-keyper = keyper sin jugar
feature-whites = keyples blancos
feature-lay-downs = keyples por acostar
feature-coming-home = keyples que vuelven a casa
feature-boards = keyples en tableros libres
feature-resting = keyples en la loseta keyp
feature-pending = acciones por hacer

## Estaciones

season-spring = Primavera
season-summer = Verano
season-autumn = Otoño
season-winter = Invierno
season-late = Otoño e invierno

## Recursos

resource = Recurso
    .help =
        { $start ->
            [0] La caja trae { $count }; al empezar nadie tiene.
           *[other] La caja trae { $count }; cada jugador empieza con { $start }.
        }
    .raw = Las materias primas pagan las losetas de la granja y su mejora.
    .finished = Los productos acabados pagan las losetas de la aldea y su mejora; cada uno vale también por la materia prima de la que está hecho.
    .animal = Los animales necesitan un lugar en una loseta de la granja al final de cada estación; si no, se van. Alojados dan puntos, y las ferias los piden.
    .gem = Las gemas dan puntos en algunas losetas de la aldea al final de la partida, y las ferias las piden.
resource-clay = arcilla
    .help = De ella se hacen ladrillos. { resource.raw } { resource.help }
resource-log = tronco
    .help = De él se hace madera. { resource.raw } { resource.help }
resource-rock = roca
    .help = De ella se hace piedra. { resource.raw } { resource.help }
resource-brick = ladrillo
    .help = Hecho de arcilla. { resource.finished } { resource.help }
resource-wood = madera
    .help = Hecha de troncos. { resource.finished } { resource.help }
resource-stone = piedra
    .help = Hecha de rocas. { resource.finished } { resource.help }
resource-wheat = trigo
    .help = Sustituye a una materia prima o a un producto acabado donde el precio admite trigo. { resource.help }
resource-chicken = gallina
    .help = { resource.animal } { resource.help }
resource-cow = vaca
    .help = { resource.animal } { resource.help }
resource-deer = ciervo
    .help = { resource.animal } { resource.help }
resource-goat = cabra
    .help = { resource.animal } { resource.help }
resource-horse = caballo
    .help = { resource.animal } { resource.help }
resource-pig = cerdo
    .help = { resource.animal } { resource.help }
resource-sheep = oveja
    .help = { resource.animal } { resource.help }
resource-wild-boar = jabalí
    .help = { resource.animal } { resource.help }
resource-emerald = esmeralda
    .help = { resource.gem } { resource.help }
resource-gold = oro
    .help = { resource.gem } { resource.help }
resource-ruby = rubí
    .help = { resource.gem } { resource.help }
resource-sapphire = zafiro
    .help = { resource.gem } { resource.help }

needs-clay = 1 de arcilla
needs-log = 1 tronco
needs-rock = 1 roca
needs-brick = 1 ladrillo
needs-wood = 1 de madera
needs-stone = 1 de piedra
needs-wheat = 1 de trigo
needs-chicken = 1 gallina
needs-cow = 1 vaca
needs-deer = 1 ciervo
needs-goat = 1 cabra
needs-horse = 1 caballo
needs-pig = 1 cerdo
needs-sheep = 1 oveja
needs-wild-boar = 1 jabalí
needs-emerald = 1 esmeralda
needs-gold = 1 de oro
needs-ruby = 1 rubí
needs-sapphire = 1 zafiro
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
early-clay = arcilla
early-log = troncos
early-rock = rocas
early-brick = ladrillos
early-wood = madera
early-stone = piedra
early-wheat = trigo
early-chicken = gallinas
early-cow = vacas
early-deer = ciervos
early-goat = cabras
early-horse = caballos
early-pig = cerdos
early-sheep = ovejas
early-wild-boar = jabalíes
early-emerald = esmeraldas
early-gold = oro
early-ruby = rubíes
early-sapphire = zafiros
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
    .help = Hay { $count } de este color, { $team } en cada primer equipo. Un keyple trabaja como máximo dos veces por estación: cuando se juega y cuando se acuesta.
    .skill = En los campos con el borde de su color tiene una acción más.
keyple-light-blue = azul claro
    .help = Un barquero. { keyple.skill } { keyple.help }
keyple-orange = naranja
    .help = Un trabajador de la arcilla. { keyple.skill } { keyple.help }
keyple-light-green = verde claro
    .help = Un granjero. { keyple.skill } { keyple.help }
keyple-brown = marrón
    .help = Un trabajador del bosque. { keyple.skill } { keyple.help }
keyple-black = negro
    .help = Un minero. { keyple.skill } { keyple.help }
keyple-grey = gris
    .help = Un trabajador de la cantera. { keyple.skill } { keyple.help }
keyple-white = blanco
    .help = Vale para todo: toma el color del campo en que se juega, o del keyple al que se une. { keyple.help }
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
border-none = ninguno

## Campos, tableros y parcelas

field = Campo
    .help =
        { $border ->
            [ninguno] Sin borde: un keyple tiene aquí 1 acción, dos que trabajan juntos tienen 2, o 2 para cada uno de dos jugadores.
           *[other] Su borde es de color { $border }: un keyple tiene aquí 1 acción, dos que trabajan juntos tienen 2, o 2 para cada uno de dos jugadores; los keyples de ese color tienen 1 más.
        }
field-river = río
    .help = El primer keyple trae un barco, que se queda toda la estación; una acción toma un recurso que lleva el barco, o le vende uno. { field.help }
field-tile = losetas de comarca
    .help = Una acción toma una loseta de comarca o una feria de invierno de las expuestas. { field.help }
field-build = construir
    .help = Una acción construye una loseta por su precio. { field.help }
field-discount = construir con descuento
    .help = Una acción construye una loseta por un precio menor. { field.help }
field-upgrade = mejorar
    .help = Una acción mejora una loseta que has construido. { field.help }
field-clay = arcilla
    .help = Una acción da 1 de arcilla. { field.help }
field-logs = troncos
    .help = Una acción da 1 tronco. { field.help }
field-rocks = rocas
    .help = Una acción da 1 roca. { field.help }
field-bricks = arcilla en ladrillos
    .help = Una acción convierte 1 de arcilla en 1 ladrillo. { field.help }
field-wood = troncos en madera
    .help = Una acción convierte 1 tronco en 1 de madera. { field.help }
field-stone = rocas en piedra
    .help = Una acción convierte 1 roca en 1 de piedra. { field.help }
field-trade-raw = cambiar materias primas
    .help = Una acción cambia 1 materia prima por 2 de cualquier tipo. { field.help }
field-trade-finished = cambiar productos acabados
    .help = Una acción cambia 1 producto acabado por 2 de cualquier tipo. { field.help }
field-pigs = cerdos
    .help = Una acción da 1 cerdo. { field.help }
field-cows = vacas
    .help = Una acción da 1 vaca. { field.help }
field-sheep = ovejas
    .help = Una acción da 1 oveja. { field.help }
field-horses = caballos
    .help = Una acción da 1 caballo. { field.help }
field-wheat = trigo
    .help = Una acción da 1 de trigo. { field.help }
field-chickens = gallinas
    .help = Una acción da 1 gallina. { field.help }
field-goats = cabras
    .help = Una acción da 1 cabra. { field.help }
field-deer = ciervos
    .help = Una acción da 1 ciervo. { field.help }
field-wild-boar = jabalíes
    .help = Una acción da 1 jabalí. { field.help }
field-emeralds = esmeraldas
    .help = Una acción da 1 esmeralda. { field.help }
field-gold = oro
    .help = Una acción da 1 de oro. { field.help }
field-rubies = rubíes
    .help = Una acción da 1 rubí. { field.help }
field-sapphires = zafiros
    .help = Una acción da 1 zafiro. { field.help }
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

board = Tablero de comarca
    .help = Quien lo reclama con su keyper lo toma al final de la estación, con todos los keyples que hay en él. Hasta entonces todos pueden trabajar allí.
board-a = tablero A
board-b = tablero B
board-c = tablero C
board-d = tablero D

spot = Lugar
    .help = Un campo de un tablero de comarca, o una parcela de tu granja o de tu aldea. Caben dos keyples de un mismo color.
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
spot-farm-1 = parcela de granja 1
spot-farm-2 = parcela de granja 2
spot-farm-3 = parcela de granja 3
spot-farm-4 = parcela de granja 4
spot-farm-5 = parcela de granja 5
spot-farm-6 = parcela de granja 6
spot-farm-7 = parcela de granja 7
spot-farm-8 = parcela de granja 8
spot-village-1 = parcela de aldea 1
spot-village-2 = parcela de aldea 2
spot-village-3 = parcela de aldea 3
spot-village-4 = parcela de aldea 4
spot-village-5 = parcela de aldea 5
spot-village-6 = parcela de aldea 6
spot-village-7 = parcela de aldea 7
spot-village-8 = parcela de aldea 8
spot-village-9 = parcela de aldea 9
spot-village-10 = parcela de aldea 10
spot-village-11 = parcela de aldea 11
spot-village-12 = parcela de aldea 12

## Disposiciones

display = Disposición
    .help = { $season }. Un keyp, un río y: { $fields }.
display-spring-1 = n.º 1 (primavera)
display-spring-2 = n.º 2 (primavera)
display-spring-3 = n.º 3 (primavera)
display-spring-4 = n.º 4 (primavera)
display-summer-1 = n.º 1 (verano)
display-summer-2 = n.º 2 (verano)
display-summer-3 = n.º 3 (verano)
display-summer-4 = n.º 4 (verano)
display-late-1 = n.º 1 (otoño e invierno)
display-late-2 = n.º 2 (otoño e invierno)
display-late-3 = n.º 3 (otoño e invierno)
display-late-4 = n.º 4 (otoño e invierno)

## Barcos

boat = Barco
    .help = En primavera y verano lleva { $early }, en otoño e invierno { $late }. Una acción toma 1 de estos recursos o vende 1 por 2 puntos marítimos, pero nadie toma y vende el mismo tipo en una jugada.
boat-boat-1 = barco 1
boat-boat-2 = barco 2
boat-boat-3 = barco 3
boat-boat-4 = barco 4
boat-boat-5 = barco 5
boat-boat-6 = barco 6

## Ferias

fair = Feria
    .help = { $season }: si muestras { $needs } al final de la estación, obtienes { points-fair }. { fair.shown }
    .winter = En verano o invierno da { points-fair } si muestras { $needs }; en otoño o invierno, { points-gems } si muestras además { $gems }. Se celebra una sola vez. { fair.shown }
    .shown = Conservas lo que muestras, pero no sirve para ninguna otra feria de esa estación.
fair-spring-1 = feria de primavera 1
fair-spring-2 = feria de primavera 2
fair-spring-3 = feria de primavera 3
fair-spring-4 = feria de primavera 4
fair-spring-5 = feria de primavera 5
fair-spring-6 = feria de primavera 6
fair-summer-1 = feria de verano 1
fair-summer-2 = feria de verano 2
fair-summer-3 = feria de verano 3
fair-summer-4 = feria de verano 4
fair-summer-5 = feria de verano 5
fair-summer-6 = feria de verano 6
fair-autumn-1 = feria de otoño 1
fair-autumn-2 = feria de otoño 2
fair-autumn-3 = feria de otoño 3
fair-autumn-4 = feria de otoño 4
fair-autumn-5 = feria de otoño 5
fair-autumn-6 = feria de otoño 6
fair-winter-1 = feria de invierno 1
    .help = { fair.winter }
fair-winter-2 = feria de invierno 2
    .help = { fair.winter }
fair-winter-3 = feria de invierno 3
    .help = { fair.winter }
fair-winter-4 = feria de invierno 4
    .help = { fair.winter }
fair-winter-5 = feria de invierno 5
    .help = { fair.winter }
fair-winter-6 = feria de invierno 6
    .help = { fair.winter }
fair-winter-7 = feria de invierno 7
    .help = { fair.winter }
fair-winter-8 = feria de invierno 8
    .help = { fair.winter }

## La loseta keyp

gift = Loseta keyp
    .help = Cuando juegas tu keyper, cada keyple que descansa aquí se acuesta y recibe un recurso. Para estos colores: { $colours }. A elegir: { $resources }.
gift-raw = materiales de la loseta keyp
gift-animal = animales de la loseta keyp

## Precios

price = Precio
    .help = Cuesta { $cost }, sea cual sea la loseta.
price-farm-upgrade = mejorar una loseta de la granja
price-village-upgrade = mejorar una loseta de la aldea
price-builder = cualquier loseta, con el constructor
price-upgraded-builder = cualquier loseta, con el constructor mejorado
price-discount = construir con descuento
    .help =
        { $less ->
            [one] Pagas 1 recurso menos, el que quieras, pero al menos 1 en total.
           *[other] Pagas { $less } recursos menos, los que quieras, pero al menos 1 en total.
        }

cost-clay = 1 de arcilla
cost-log = 1 tronco
cost-rock = 1 roca
cost-raw = 1 materia prima
cost-any-raw = 1 materia prima o trigo
cost-brick = 1 ladrillo
cost-wood = 1 de madera
cost-stone = 1 de piedra
cost-finished = 1 producto acabado
cost-any-finished = 1 producto acabado o trigo
cost-wheat = 1 de trigo
count-cost-clay =
    { $count ->
        [one] { cost-clay }
       *[other] { $count } de arcilla
    }
count-cost-log =
    { $count ->
        [one] { cost-log }
       *[other] { $count } troncos
    }
count-cost-rock =
    { $count ->
        [one] { cost-rock }
       *[other] { $count } rocas
    }
count-cost-raw =
    { $count ->
        [one] { cost-raw }
       *[other] { $count } materias primas
    }
count-cost-any-raw =
    { $count ->
        [one] { cost-any-raw }
       *[other] { $count } materias primas o trigo
    }
count-cost-brick =
    { $count ->
        [one] { cost-brick }
       *[other] { $count } ladrillos
    }
count-cost-wood =
    { $count ->
        [one] { cost-wood }
       *[other] { $count } de madera
    }
count-cost-stone =
    { $count ->
        [one] { cost-stone }
       *[other] { $count } de piedra
    }
count-cost-finished =
    { $count ->
        [one] { cost-finished }
       *[other] { $count } productos acabados
    }
count-cost-any-finished =
    { $count ->
        [one] { cost-any-finished }
       *[other] { $count } productos acabados o trigo
    }
count-cost-wheat =
    { $count ->
        [one] { cost-wheat }
       *[other] { $count } de trigo
    }
count-needs-raw = { count-cost-raw }
count-needs-any-raw = { count-cost-any-raw }
count-needs-finished = { count-cost-finished }
count-needs-any-finished = { count-cost-any-finished }
count-needs-any-gem =
    { $count ->
        [one] 1 gema
       *[other] { $count } gemas
    }
count-gems-any-gem = { count-needs-any-gem }
count-gems-raw = { count-cost-raw }
count-gems-any-raw = { count-cost-any-raw }
count-gems-finished = { count-cost-finished }
count-gems-any-finished = { count-cost-any-finished }

## Edificios

tile = Loseta de edificio
    .help = Una { $set } para { $area }; cuesta { $cost }.
    .each = Al final de la partida cada animal da { points-initial }, o { points-upgraded } si la loseta está mejorada.
    .worth = Al final de la partida da { points-initial } ({ points-upgraded } si la loseta está mejorada).
    .better = Mejorada, da además { points-upgraded } al final de la partida.
area = Parcelas
    .help = Tiene { $rows } filas de { $columns } parcelas en cada tablero de jugador, cada una con sitio para una loseta.
area-farm = la granja
area-village = la aldea
set-home = loseta de casa
set-spring = loseta de comarca de primavera
set-later = loseta de comarca

tile-cow-shed = Establo
    .help = Aloja 4 vacas. { tile.each } { tile.help }
tile-pig-sty = Pocilga
    .help = Aloja 4 cerdos. { tile.each } { tile.help }
tile-sheep-shelter = Aprisco
    .help = Aloja 4 ovejas. { tile.each } { tile.help }
tile-stable = Caballeriza
    .help = Aloja 4 caballos. { tile.each } { tile.help }
tile-farmyard = Corral
    .help = Aloja 4 vacas, caballos, cerdos y ovejas a elegir. Al final de la partida cada tipo distinto da { points-initial }, o { points-upgraded } si la loseta está mejorada. { tile.help }
tile-paddock = Cercado
    .help = Aloja 4 gallinas, ciervos, cabras y jabalíes a elegir. Al final de la partida cada tipo distinto da { points-initial }, o { points-upgraded } si la loseta está mejorada. { tile.help }
tile-brickmaker = Ladrillero
    .help = Un keyple aquí convierte 1 de arcilla en 1 ladrillo, o en 2 si está mejorada. { tile.better } { tile.help }
tile-carpenter = Carpintero
    .help = Un keyple aquí convierte 1 tronco en 1 de madera, o en 2 si está mejorada. { tile.better } { tile.help }
tile-stonemason = Cantero
    .help = Un keyple aquí convierte 1 roca en 1 de piedra, o en 2 si está mejorada. { tile.better } { tile.help }
tile-scrapyard = Chatarrería
    .help = Un keyple aquí convierte 2 materias primas en 1 producto acabado de cualquier tipo; mejorada, basta con 1. { tile.better } { tile.help }
tile-drainage = Drenaje
    .help = Al final de la partida da { points-initial } por sí misma y otro tanto por cada loseta de la aldea en sus diagonales, aunque haya huecos; mejorada, { points-upgraded } cada vez. { tile.help }
tile-pavements = Empedrado
    .help = Al final de la partida da { points-initial } por sí misma y otro tanto por cada loseta de la aldea en su fila y su columna, aunque haya huecos; mejorada, { points-upgraded } cada vez. { tile.help }
tile-alchemist = Alquimista
    .help = Un keyple aquí convierte 2 materias primas o trigo en 1 gema; mejorada, basta con 1. { tile.worth } { tile.help }
tile-barn = Granero
    .help = Al final de la partida da { points-initial } por cada loseta de la granja, incluida ella; mejorada, { points-upgraded } por cada loseta mejorada de la granja. { tile.help }
tile-boarding-house = Pensión
    .help = Al final de la partida da { points-initial } por cada loseta de la aldea justo a su izquierda o a su derecha; mejorada, { points-upgraded } por cada una en cualquiera de sus cuatro lados. { tile.help }
tile-builder = Constructor
    .help = Un keyple aquí construye cualquier loseta por 1 producto acabado; mejorada, construye o mejora cualquier loseta por 1 producto acabado o trigo. { tile.better } { tile.help }
tile-building-plot = Solar
    .help = En la parcela vacía de su derecha construyes gratis; mejorada, también en la de arriba y la de abajo. { tile.worth } { tile.help }
tile-chicken-house = Gallinero cloc cloc
    .help = Aloja 4 gallinas. { tile.each } { tile.help }
tile-dock = Muelle
    .help = Al final de la partida da { points-initial } si tienes 20 puntos marítimos o más; mejorada, { points-upgraded } si tienes 30 o más, y nada si no. { tile.help }
tile-farm-labourer = Jornalero
    .help = Un keyple aquí construye gratis una loseta de la granja; mejorada, construye o mejora una. { tile.better } { tile.help }
tile-gem-dealer = Tratante de gemas
    .help = Un keyple aquí cambia 1 gema por 1 de otro tipo, o por 2 de cualquier tipo si está mejorada. { tile.better } { tile.help }
tile-goat-pen = Cabreriza
    .help = Aloja 4 cabras. { tile.each } { tile.help }
tile-hop-field = Campo de lúpulo
    .help = Un keyple aquí cambia 1 de trigo por 1 animal, o por 2 si está mejorada. Aloja 4 animales a elegir. { tile.better } { tile.help }
tile-jewel-cutter = Lapidario
    .help = Un keyple aquí convierte 1 de piedra en 1 gema, o en 2 si está mejorada. { tile.better } { tile.help }
tile-livestock-market = Mercado de ganado
    .help = Un keyple aquí cambia 1 animal por 1 de otro tipo, o por 2 de cualquier tipo si está mejorada. Aloja 4 animales a elegir. { tile.better } { tile.help }
tile-oast-house = Secadero de lúpulo
    .help = Al final de la partida da { points-initial } si las 8 parcelas de tu granja están edificadas ({ points-upgraded } si la loseta está mejorada). { tile.help }
tile-seafarer = Navegante
    .help = Da 1 punto marítimo cada vez que juegas en un barco, te unes allí a otro jugador o tumbas allí un keyple; si la loseta está mejorada, 2. { tile.better } { tile.help }
tile-shipping-agent = Agente naviero
    .help = Da 1 punto marítimo más por cada dos recursos que vendes en una jugada, mejorada por cada uno. { tile.better } { tile.help }
tile-statue = Estatua
    .help = Al final de la partida da { points-initial } por cada loseta de casa en tu aldea; mejorada, { points-upgraded } por cada una mejorada. { tile.help }
tile-thatcher = Techador
    .help = Al final de la partida da { points-initial } por cada dos losetas de la aldea, incluida ella; mejorada, { points-upgraded } por cada loseta mejorada de la aldea. { tile.help }
tile-trading-post = Puesto comercial
    .help = Un keyple aquí cambia 1 materia prima por 2 de cualquier tipo, o 1 producto acabado por 2; mejorada, ambas cosas. { tile.better } { tile.help }
tile-village-hall = Casa del concejo
    .help = Al final de la partida da { points-initial } si las 12 parcelas de tu aldea están edificadas ({ points-upgraded } si la loseta está mejorada). { tile.help }
tile-windmill = Molino de viento
    .help = Un keyple aquí cambia 1 materia prima por 2 de trigo. Mejorada, da además { points-upgraded } por cada unidad de trigo que tengas al final de la partida; cuenta 4 como máximo. { tile.help }
tile-boatman = Barquero
    .help = Al final de la partida da { points-initial } por cada keyple azul claro que tengas ({ points-upgraded } si la loseta está mejorada); cuenta 4 como máximo, y uno blanco vale por cualquier color. { tile.help }
tile-bricklayer = Albañil
    .help = Al final de la partida da { points-initial } por cada keyple naranja que tengas ({ points-upgraded } si la loseta está mejorada); cuenta 4 como máximo, y uno blanco vale por cualquier color. { tile.help }
tile-farmer = Granjero
    .help = Al final de la partida da { points-initial } por cada keyple verde claro que tengas ({ points-upgraded } si la loseta está mejorada); cuenta 4 como máximo, y uno blanco vale por cualquier color. { tile.help }
tile-lumberjack = Leñador
    .help = Al final de la partida da { points-initial } por cada keyple marrón que tengas ({ points-upgraded } si la loseta está mejorada); cuenta 4 como máximo, y uno blanco vale por cualquier color. { tile.help }
tile-quarryman = Picapedrero
    .help = Al final de la partida da { points-initial } por cada keyple gris que tengas ({ points-upgraded } si la loseta está mejorada); cuenta 4 como máximo, y uno blanco vale por cualquier color. { tile.help }
tile-farmers-cottage = Cabaña del granjero
    .help = Al final de la partida da { points-initial } por cada campo verde claro del tablero que reclamaste en invierno ({ points-upgraded } si la loseta está mejorada). { tile.help }
tile-kiln = Horno
    .help = Al final de la partida da { points-initial } por cada campo naranja del tablero que reclamaste en invierno ({ points-upgraded } si la loseta está mejorada). { tile.help }
tile-log-cabin = Cabaña de troncos
    .help = Al final de la partida da { points-initial } por cada campo marrón del tablero que reclamaste en invierno ({ points-upgraded } si la loseta está mejorada). { tile.help }
tile-mine = Mina
    .help = Al final de la partida da { points-initial } por cada campo negro del tablero que reclamaste en invierno ({ points-upgraded } si la loseta está mejorada). { tile.help }
tile-open-pit = Cantera a cielo abierto
    .help = Al final de la partida da { points-initial } por cada campo gris del tablero que reclamaste en invierno ({ points-upgraded } si la loseta está mejorada). { tile.help }
tile-brickyard = Depósito de ladrillos
    .help = Al final de la partida da { points-initial } por cada ladrillo que tengas ({ points-upgraded } si la loseta está mejorada); cuenta 4 como máximo. { tile.help }
tile-stoneyard = Depósito de piedra
    .help = Al final de la partida da { points-initial } por cada unidad de piedra que tengas ({ points-upgraded } si la loseta está mejorada); cuenta 4 como máximo. { tile.help }
tile-timberyard = Depósito de madera
    .help = Al final de la partida da { points-initial } por cada unidad de madera que tengas ({ points-upgraded } si la loseta está mejorada); cuenta 4 como máximo. { tile.help }
tile-prospector = Prospector
    .help = Al final de la partida da { points-initial } por cada gema que tengas ({ points-upgraded } si la loseta está mejorada); cuenta 4 como máximo. { tile.help }
tile-scrap-dealer = Chatarrero
    .help = Al final de la partida da { points-initial } por cada dos unidades de materias primas, productos acabados, trigo o gemas ({ points-upgraded } si la loseta está mejorada); cuenta 8 como máximo. { tile.help }
tile-bracelet-maker = Fabricante de pulseras
    .help = Al final de la partida da { points-initial } por cada pareja de esmeralda y zafiro, mejorada { points-upgraded } por cada serie con un rubí además; cuenta 4 como máximo. { tile.help }
tile-emporium = Emporio
    .help = Al final de la partida da { points-initial } por cada pareja de rubí y zafiro, mejorada { points-upgraded } por cada serie con oro además; cuenta 4 como máximo. { tile.help }
tile-gem-merchant = Mercader de gemas
    .help = Al final de la partida da { points-initial } por cada pareja de esmeralda y oro, mejorada { points-upgraded } por cada serie con un rubí además; cuenta 4 como máximo. { tile.help }
tile-goldsmith = Orfebre
    .help = Al final de la partida da { points-initial } por cada pareja de oro y zafiro, mejorada { points-upgraded } por cada serie con una esmeralda además; cuenta 4 como máximo. { tile.help }
tile-jeweller = Joyero
    .help = Al final de la partida da { points-initial } por cada pareja de esmeralda y rubí, mejorada { points-upgraded } por cada serie con un zafiro además; cuenta 4 como máximo. { tile.help }
tile-ring-maker = Fabricante de anillos
    .help = Al final de la partida da { points-initial } por cada pareja de oro y rubí, mejorada { points-upgraded } por cada serie con una esmeralda además; cuenta 4 como máximo. { tile.help }
tile-entertainer = Juglar
    .help = Al final de la partida da { points-initial } por cada estación en la que celebraste una feria ({ points-upgraded } si la loseta está mejorada). { tile.help }
tile-key-market = Mercado de Key
    .help = Un keyple aquí cambia 2 unidades cualesquiera de materias primas, productos acabados, trigo o gemas por 1 de cualquiera de estos tipos; mejorada, basta con 1. { tile.worth } { tile.help }
tile-merchant = Mercader
    .help = Al final de la partida da { points-initial } ({ points-upgraded } si la loseta está mejorada), pero tienes una acción más cada vez que usas un barco. { tile.help }
tile-copse = Bosquecillo
    .help = Un keyple aquí cambia 1 de madera por 1 gallina, ciervo, cabra o jabalí, o por 2 si está mejorada. Aloja 4 de estos animales a elegir. { tile.better } { tile.help }
tile-game-wardens-cottage = Cabaña del guarda de caza
    .help = Aloja 4 ciervos. { tile.each } { tile.help }
tile-hunters-lodge = Refugio del cazador
    .help = Aloja 4 jabalíes. { tile.each } { tile.help }

## El dibujo

zone-boards = Tableros
zone-farm = Granja
zone-market = Mercado
zone-others = Los demás
zone-table = Mesa
draw-setup = Preparación
draw-market = Losetas de comarca
draw-bag =
    { $count ->
        [one] 1 loseta en la bolsa
       *[other] { $count } losetas en la bolsa
    }
draw-supplies = Reservas
draw-keyp-field = Keyp: un keyper puede reclamar este tablero
draw-claimed = Reclamado por { $seat }
draw-border = rinde más: { $colour }
draw-keyple = Keyple { $colour }
draw-keyple-lying = Keyple { $colour }, acostado
draw-keyper = Keyper de { $seat }
draw-fold = Elige en secreto cómo se pliega tu tablero
draw-folded = Aún plegado
draw-farm = Granja
draw-village = Aldea
draw-built-over = debajo: { $tile }
draw-build-over = quedará cubierta
draw-keyp = Keyp
draw-keyp-tile = Loseta keyp
draw-shipped =
    { $count ->
        [one] 1 punto marítimo
       *[other] { $count } puntos marítimos
    }
draw-fair-points =
    { $count ->
        [one] 1 punto de ferias
       *[other] { $count } puntos de ferias
    }
draw-fairs = Ferias
draw-fair-hidden = Feria privada: { $season }
draw-winter-fairs = Ferias de invierno celebradas
draw-held =
    { $count ->
        [one] { $fair } ({ $season }): 1 punto
       *[other] { $fair } ({ $season }): { $count } puntos
    }
draw-plans = Por construir y por celebrar
draw-start = Jugador inicial

## La galería

draw-gallery = Todos los componentes
draw-gallery-home = Losetas de casa: lo que cada jugador puede construir
draw-gallery-spring = Losetas de comarca de primavera
draw-gallery-later = Losetas de comarca de las estaciones siguientes
draw-gallery-fairs = Ferias
draw-gallery-boats = Barcos, ambas caras
draw-gallery-fields = Campos
draw-gallery-displays = Lo que pueden mostrar los tableros plegables
draw-gallery-resources = Recursos
draw-gallery-keyples = Keyples
draw-gallery-gifts = Loseta keyp
draw-gallery-areas = Tablero de jugador
draw-gallery-prices = Precios
draw-gallery-start = { $count } al empezar
draw-gallery-team =
    { $ninth ->
        [0] { $team } en cada equipo
       *[other] { $team } en cada equipo, { $ninth } en el sorteo de dos jugadores
    }

## La mesa en un terminal

text-claimed = reclamado por { $seat }
text-market = Expuestas
text-bag =
    { $count ->
        [one] 1 en la bolsa
       *[other] { $count } en la bolsa
    }
text-boats = Barcos disponibles
text-supply = Reserva
text-key = Keyples: B azul claro, O naranja, G verde claro, N marrón, K negro, Y gris, W blanco; en minúscula, acostados. Una loseta con + está mejorada.
text-start = empieza
text-keyper = keyper
text-keyp = Keyp
text-resting = Loseta keyp
text-shipping = puntos marítimos { $count }
text-points = ferias { $count }
text-stores = Almacén
text-farm = Granja
text-village = Aldea
text-plans = Por construir
text-fairs = Ferias
text-held = Celebradas
text-none = nada

## Lo que cuenta el explorador

deed-built = Construida
deed-upgraded = Mejorada
deed-held = Feria celebrada
deed-took = Loseta tomada
deed-took-fair = Loseta de feria tomada
