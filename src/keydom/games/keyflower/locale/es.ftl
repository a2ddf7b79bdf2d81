### Keyflower y The Merchants, de Sebastian Bleasdale y Richard Breese.

game-name = Keyflower
game-tagline = Cuatro estaciones para hacer crecer una aldea: oferta por losetas con tus trabajadores o ponlos a trabajar.

## Opciones

option-merchants = The Merchants
    .help = Indica si la expansión está en juego, con sus barcos, losetas, contratos, extensiones y cabañas.
option-merchants-none = sin ella
    .help = Solo el juego básico.
option-merchants-mixed = mezclada
    .help = Cada barco se elige al azar entre los dos de su nombre, y las losetas nuevas se barajan con las del juego básico.
option-merchants-full = variante de los mercaderes
    .help = Todos los barcos y todas las losetas de The Merchants están en juego; el juego básico pone lo que falta.
option-promos = Losetas promocionales
    .help = Indica si las losetas que se regalaron aparte pueden salir.
option-promos-none = sin ellas
    .help = Solo losetas de las cajas.
option-promos-all = todas
    .help = Losetas para cada estación y un quinto barco de verano.
option-screens = Pantallas
    .help = Indica si la mesa muestra lo que todos podrían recordar.
option-screens-closed = cerradas
    .help = Todos los trabajadores y las habilidades quedan detrás de las pantallas.
option-screens-open = abiertas
    .help = Lo que todos vieron tomar queda delante de la pantalla; detrás queda solo lo que se sacó sin verlo.
option-novices = Jugadores con menos experiencia
    .help = Quién empieza con un trabajador verde más: cuantos jugadores se quiera, se sienten donde se sienten.
    .person = menos experiencia
option-novices-none = ninguno
    .help = Todos empiezan con los mismos trabajadores.
option-novices-some = { $people }
    .help = Empiezan con un trabajador verde más cada uno.
option-length = Duración
    .help = Cuántas estaciones se juegan.
option-length-full = completa
    .help = Las cuatro estaciones.
option-length-short = corta
    .help = Solo la primavera y el invierno.

## Sorteos

do-home = La casa es { $tile }
do-moor = { $tile } entra en juego
do-lay-out = Sale a subasta: { $tile }
do-load = Sube a bordo un { worker }
do-load-skill = Sube a bordo una habilidad: { $skill }
do-offer-contract = Se descubre: { $contract }
do-deal = La loseta de invierno es { $tile }
do-draw = El trabajador es { $colour }
do-draw-skill = La habilidad es: { $skill }
do-draw-contract = Sale: { $contract }

ask-homes = ¿Qué casa sale?
ask-moor = ¿Qué barco de este nombre entra en juego?
ask-lay-out = ¿Qué loseta sale a subasta?
ask-load-workers = ¿Qué trabajador sube a bordo?
ask-load-skills = ¿Qué habilidad sube a bordo?
ask-turn-up = ¿Qué contrato se descubre?
ask-deal-winter = ¿Qué loseta de invierno se reparte?
ask-draw-workers = ¿Qué trabajador sale de la bolsa?
ask-draw-skills = ¿Qué habilidad sale de la pila?
ask-draw-contracts = ¿Qué contrato sale?

## Un turno

do-bid = Ofertar por { $tile }
do-use = Usar { $tile }
do-pass = Pasar
do-trade = Obtener { $thing } a cambio del { $contract }

ask-turn = ¿Ofertas por una loseta, usas una o pasas?
ask-end-of-turn = ¿Canjeas un contrato antes de que acabe tu turno?

## Trabajadores

do-in = Con { workers-of }
do-move = Traer aquí tu grupo superado en { $group }
do-add =
    { $count ->
        [0] Ningún trabajador de detrás de tu pantalla
        [one] 1 trabajador de detrás de tu pantalla
       *[other] { $count } trabajadores de detrás de tu pantalla
    }
do-worker = Un { worker }
do-enough = Ningún trabajador más

ask-colour =
    { $what ->
        [bid] ¿Con trabajadores de qué color ofertas por { $tile }?
       *[use] ¿Con trabajadores de qué color usas { $tile }?
    }
ask-muster =
    { $what ->
        [bid] ¿Cuántos { workers-of } ofertas por { $tile }?
       *[use] ¿Con cuántos { workers-of } usas { $tile }?
    }
ask-mix = ¿Con qué trabajadores, de cualquier color, usas { $tile }?

## Lo que piden y dan las losetas

do-pay = Pagar un { worker }
do-pay-group = Pagar con todo tu grupo superado en { $group }
do-pay-skill = Pagar una habilidad: { $skill }
do-pay-good = Pagar 1 de { $good }
do-take = Tomar { $item }
do-copy = Invocar { $tile }
do-store = Ponerlo todo en { $tile }
do-take-contract = Tomar el { $contract }
do-blind = Tomar a ciegas el primer contrato de una pila

ask-pay = ¿Cómo pagas?
ask-pay-good = ¿Qué recurso de { $tile } pagas? Se debe: { $good }.
ask-take-one = ¿Qué tomas de { $tile }?
ask-copy = ¿Qué loseta invoca { village-sorcerer }?
ask-stow = ¿En qué loseta de tu aldea pones los recursos?
ask-take-contract = ¿Qué contrato tomas?

## Transporte y mejoras

do-carry = Llevar 1 de { $good } de { $from } a { $to }
do-upgrade = Mejorar { $tile }
do-extend = Poner en { $tile } la { $extension }
do-done = Eso es todo

ask-haul = ¿Qué transportas o mejoras? { steps-left }, { upgrades-left }.

steps-left =
    { $moves ->
        [0] No quedan pasos
        [one] Queda 1 paso
       *[other] Quedan { $moves } pasos
    }
upgrades-left =
    { $icons ->
        [0] ninguna mejora
        [one] 1 mejora
       *[other] { $icons } mejoras
    }

## Entre las estaciones

do-board = Tomar { $tile }
do-replace = { $tile } ocupa su lugar
do-place = Colocar { $tile }
do-at = Colocarla { $hex }, { turned }
do-submit = Poner en juego: { $tiles }

ask-board = ¿Qué barco tomas?
ask-replace = ¿Qué barco ocupa el lugar de { boat-sea-bastion-ii } en invierno?
ask-place = ¿Qué loseta colocas ahora?
ask-site = ¿Dónde colocas { $tile }?
ask-submit = ¿Cuáles de tus losetas de invierno pones en juego? Al menos una.

turned =
    { $turn ->
        [0] sin girar
        [1] girada 60° a la derecha
        [2] girada 120° a la derecha
        [3] girada 180°
        [4] girada 240° a la derecha
       *[5] girada 300° a la derecha
    }

## Cuántos de qué

worker = trabajador { $colour }
workers-of =
    trabajadores { $colour ->
        [azul] azules
       *[other] { $colour }s
    }
workers =
    { $count ->
        [one] 1 { worker }
       *[other] { $count } { workers-of }
    }

## El registro: preparación y estaciones

told-got-home = { $seat } recibió { $tile }.
told-took-start = { $seat } pasó a ser jugador inicial.
told-moored = { $tile } entró en juego.
told-saw-winter-tile = Recibiste { $tile }.
told-season-began = Nueva estación: { $season }.
told-laid-out = La loseta { $tile } salió a subasta.
    .line = A subasta: { $tile }
told-submitted = { $seat } eligió losetas de invierno.
    .line = Eligió el invierno
told-won = { $seat } ganó la loseta { $tile } con { workers }.
    .line = Ganó { $tile }
told-unsold = Nadie ofertó por la loseta { $tile }: salió del juego.
    .line = Sin vender: { $tile }
told-took-boat = { $seat } tomó { $tile }.
told-replaced-boat = { $seat } cambió { boat-sea-bastion-ii } por { $tile }.
    .line = Cambió por { $tile }
told-placed = { $seat } colocó la loseta { $tile } { $hex }.
    .line = Colocó { $tile }

## El registro: turnos

told-passed = { $seat } pasó.
told-bid = { $seat } ofertó { workers } por { $tile }.
    .line = Ofertó por { $tile }
told-moved-group = { $seat } retiró { workers } de { $tile }.
    .line = Dejó { $tile }
told-used =
    { $count ->
        [one] { $seat } usó { $tile } con 1 trabajador.
       *[other] { $seat } usó { $tile } con { $count } trabajadores.
    }
    .line = Usó { $tile }
told-copied = { $seat } invocó la loseta { $tile }.
    .line = Invocó { $tile }
told-paid-worker = { $seat } pagó un { worker }.
    .line = Pagó un trabajador
told-paid-skill = { $seat } pagó una habilidad: { $skill }.
    .line = Pagó una habilidad
told-paid-group = { $seat } pagó con el grupo superado en { $tile }: { workers }.
    .line = Pagó desde { $tile }
told-got-goods = { $seat } obtuvo { $count } de { $good } en { $tile }.
    .line = Bienes en { $tile }
told-novice = { $seat } tiene menos experiencia.
told-got-greens =
    { $count ->
        [one] { $seat } obtuvo 1 trabajador verde.
       *[other] { $seat } obtuvo { $count } trabajadores verdes.
    }
    .line = Obtuvo verdes
told-drew-workers =
    { $count ->
        [one] { $seat } sacó 1 trabajador de la bolsa.
       *[other] { $seat } sacó { $count } trabajadores de la bolsa.
    }
    .line = Sacó trabajadores
told-drew-skills =
    { $count ->
        [one] { $seat } sacó 1 habilidad de la pila.
       *[other] { $seat } sacó { $count } habilidades de la pila.
    }
    .line = Sacó habilidades
told-saw-worker = Sacaste un { worker }.
told-saw-skill = Sacaste una habilidad: { $skill }.
    .line = Sacaste habilidad
told-carried = { $seat } llevó 1 de { $good } de { $from } a { $to }.
    .line = Llevó a { $to }
told-upgraded = { $seat } mejoró la loseta { $tile }.
    .line = Mejoró { $tile }
told-extended = { $seat } puso en { $tile } la { $extension }.
    .line = Amplió { $tile }

## El registro: contratos

told-took-contract = { $seat } tomó el { $contract }.
    .line = Tomó un contrato
told-drew-contract = { $seat } tomó un contrato a ciegas.
    .line = Contrato a ciegas
told-saw-contract = Sacaste el { $contract }.
    .line = Sacaste un contrato
told-traded = { $seat } obtuvo { $thing } a cambio del { $contract }.
    .line = Cambió un contrato
told-found-none = { $seat } quería { $thing } a cambio del { $contract }, pero no quedaba.
    .line = Cambio sin efecto

## Negativas: ofertas y usos

why-not-on-auction = { $tile } no está en subasta.
why-not-in-winter = { $tile } no se puede usar: las losetas de invierno solo puntúan.
why-no-action = { $tile } no se puede usar: no tiene acción, o ahora no está en juego.
why-no-effect = Usar { $tile } no serviría de nada: lo que da no está disponible.
why-no-errand = Con { $tile } no podrías transportar ni mejorar nada: una loseta no se usa solo para bloquearla.
why-nothing-done-yet = Primero transporta, mejora o amplía algo: una loseta no se usa solo para bloquearla.
why-tile-full =
    { $count ->
        [0] { $tile } ya no admite más: hay seis trabajadores.
        [one] En { $tile } solo cabe 1 trabajador más: seis es el máximo.
       *[other] En { $tile } solo caben { $count } trabajadores más: seis es el máximo.
    }
why-too-few-to-bid =
    { $count ->
        [one] No tienes ningún trabajador para ofertar por { $tile }.
       *[other] Para ofertar por { $tile } hacen falta { $count } trabajadores más de un mismo color, y no los tienes.
    }
why-too-few-to-use =
    { $count ->
        [one] No tienes ningún trabajador para usar { $tile }, o no puedes pagar lo que pide.
       *[other] Para usar { $tile } hacen falta { $count } trabajadores de un mismo color: no los tienes, o no puedes pagar lo que pide.
    }
why-too-few-in-colour = { $tile } pide ahora al menos { workers }, y no tienes tantos.
why-too-few-workers = No tienes bastantes { workers-of } para { $tile }.
why-colour-locked-by-bid = A { $tile } solo pueden ir { workers-of }: la oferta de { $seat } es de color { $colour }.
why-colour-locked-by-workers = A { $tile } solo pueden ir { workers-of }: los que trabajan allí son de color { $colour }.
why-colour-locked-by-extension = A { $tile } solo pueden ir { workers-of }: la extensión que hay allí es de color { $colour }.
why-bid-too-low =
    { $count ->
        [0] Para ofertar por { $tile } hace falta al menos 1 trabajador.
        [one] La oferta más alta por { $tile } es de 1 trabajador: tienes que ofertar más.
       *[other] La oferta más alta por { $tile } es de { $count } trabajadores: tienes que ofertar más.
    }
why-use-too-low =
    { $count ->
        [0] Para usar { $tile } hace falta al menos 1 trabajador.
        [one] { $tile } se usó la última vez con 1 trabajador: ahora hacen falta más.
       *[other] { $tile } se usó la última vez con { $count } trabajadores: ahora hacen falta más.
    }
why-group-stays-whole =
    { $held ->
        [0] No tienes { workers-of } detrás de tu pantalla. Tu grupo superado en { $group } tiene { $count }, pero se mueve entero o no se mueve.
        [one] Solo tienes 1 { worker } detrás de tu pantalla. Tu grupo superado en { $group } tiene { $count }, pero se mueve entero o no se mueve.
       *[other] Solo tienes { $held } { workers-of } detrás de tu pantalla. Tu grupo superado en { $group } tiene { $count }, pero se mueve entero o no se mueve.
    }
why-not-so-many =
    { $count ->
        [0] No tienes { workers-of } detrás de tu pantalla.
        [one] Solo tienes 1 { worker } detrás de tu pantalla.
       *[other] Solo tienes { $count } { workers-of } detrás de tu pantalla.
    }
why-cannot-pay-as-well = Entonces no podrías pagar lo que pide { $tile }.
why-leading-bid-stays = Tu oferta por { $tile } es la más alta: se queda donde está.
why-group-of-another-colour = Tu grupo en { $tile } no es { $colour }.
why-group-is-there = Tu grupo ya está en { $tile }: añádele trabajadores.

## Negativas: transporte, mejoras y construcción

why-no-step-left = No quedan pasos para transportar nada.
why-no-icon-left = No quedan mejoras.
why-no-road = No hay camino de { $from } a { $to }.
why-good-not-there = En { $tile } no hay { $good }.
why-goods-not-there = Los recursos que cuesta mejorar { $tile } no están allí.
why-no-such-skill = Te faltan las habilidades que cuesta mejorar { $tile }.
why-beside-the-village = { $tile } está junto a tu aldea: allí no se puede mejorar.
why-no-such-workers = Te faltan los trabajadores que cuesta mejorar { $tile }.
why-no-other-side = { $tile } no se puede mejorar (más).
why-fits-nowhere = { $tile } no cabe en ningún sitio de tu aldea: se queda al lado.
why-cell-taken = Allí ya hay una loseta.
why-not-beside-the-village = { $tile } tiene que quedar junto a otra loseta de tu aldea.
why-edges-do-not-match = { $tile } no encaja allí: camino con camino, campo con campo y agua con agua.

## Estaciones

season-spring = Primavera
season-summer = Verano
season-autumn = Otoño
season-winter = Invierno

## Trabajadores, habilidades y recursos

colour-blue = azul
colour-red = rojo
colour-yellow = amarillo
colour-green = verde
skill-saw = sierra
skill-pickaxe = pico
skill-anvil = yunque
good-wood = madera
good-stone = piedra
good-iron = hierro
good-gold = oro
good-any = cualquier recurso
keeps-resource = cualquier recurso

item-wood = 1 de madera
item-stone = 1 de piedra
item-iron = 1 de hierro
item-gold = 1 de oro
item-worker = 1 trabajador de la bolsa
item-skill = 1 habilidad de la pila
item-green = 1 trabajador verde
item-contract = 1 contrato
item-cabin = 1 cabaña

thing-blue = 1 trabajador azul
thing-red = 1 trabajador rojo
thing-yellow = 1 trabajador amarillo
thing-green = 1 trabajador verde
thing-saw = 1 sierra
thing-pickaxe = 1 pico
thing-anvil = 1 yunque
thing-wood = 1 de madera
thing-stone = 1 de piedra
thing-iron = 1 de hierro
thing-gold = 1 de oro

piece = Pieza
    .help = Hay { $count } en las cajas.
    .worker = Los trabajadores ofertan por las losetas y las usan; todos los de una loseta son del mismo color.
    .skill = Las habilidades se guardan detrás de la pantalla y pagan mejoras e intercambios.
    .good = Los recursos están en las losetas de una aldea; pagan las mejoras de la loseta en que están.
piece-blue = trabajador azul
    .help = { piece.worker } { piece.help }
piece-red = trabajador rojo
    .help = { piece.worker } { piece.help }
piece-yellow = trabajador amarillo
    .help = { piece.worker } { piece.help }
piece-green = trabajador verde
    .help = Trabajadores de un color propio, que nunca sustituyen a otros. Salen de la reserva; una vez gastados, están en la bolsa. { piece.help }
piece-saw = sierra
    .help = { piece.skill } { piece.help }
piece-pickaxe = pico
    .help = { piece.skill } { piece.help }
piece-anvil = yunque
    .help = { piece.skill } { piece.help }
piece-wood = madera
    .help = { piece.good } { piece.help }
piece-stone = piedra
    .help = { piece.good } { piece.help }
piece-iron = hierro
    .help = { piece.good } { piece.help }
piece-gold = oro
    .help = Sustituye a cualquier otro recurso; el que sobra al final de la partida da 1 punto por unidad. { piece.help }
piece-cabin = cabaña
    .help = La traen los barcos y se pone en una casa, donde da una mejora más a quien usa esa casa. { piece.help }

## Cómo se cuentan los datos

count-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
count-points_up = { count-points }
count-each = { count-points }
count-each_up = { count-points }
count-move =
    { $count ->
        [one] { $count } paso
       *[other] { $count } pasos
    }
count-move_up = { count-move }
count-icons =
    { $count ->
        [one] { $count } mejora
       *[other] { $count } mejoras
    }
count-icons_up = { count-icons }
count-tiles =
    { $count ->
        [one] { $count } loseta de aldea
       *[other] { $count } losetas de aldea
    }
count-orders =
    { $count ->
        [one] { $count } loseta de orden de turno
       *[other] { $count } losetas de orden de turno
    }
count-winter =
    { $count ->
        [one] { $count } loseta de invierno
       *[other] { $count } losetas de invierno
    }
count-winter_merchants = { count-winter }

count-wood = { $count } de madera
count-stone = { $count } de piedra
count-iron = { $count } de hierro
count-gold = { $count } de oro
count-resource =
    { $count ->
        [one] { $count } recurso cualquiera
       *[other] { $count } recursos cualesquiera
    }
count-saw =
    { $count ->
        [one] { $count } sierra
       *[other] { $count } sierras
    }
count-pickaxe =
    { $count ->
        [one] { $count } pico
       *[other] { $count } picos
    }
count-anvil =
    { $count ->
        [one] { $count } yunque
       *[other] { $count } yunques
    }
count-skill =
    { $count ->
        [one] { $count } habilidad cualquiera
       *[other] { $count } habilidades cualesquiera
    }
count-blue =
    { $count ->
        [one] { $count } trabajador azul
       *[other] { $count } trabajadores azules
    }
count-red =
    { $count ->
        [one] { $count } trabajador rojo
       *[other] { $count } trabajadores rojos
    }
count-yellow =
    { $count ->
        [one] { $count } trabajador amarillo
       *[other] { $count } trabajadores amarillos
    }
count-green =
    { $count ->
        [one] { $count } trabajador verde
       *[other] { $count } trabajadores verdes
    }
count-worker =
    { $count ->
        [one] { $count } trabajador cualquiera
       *[other] { $count } trabajadores cualesquiera
    }
count-contract =
    { $count ->
        [one] { $count } contrato
       *[other] { $count } contratos
    }
count-cabin =
    { $count ->
        [one] { $count } cabaña
       *[other] { $count } cabañas
    }
count-start-player =
    { $count ->
        [one] el trabajador lila
       *[other] { $count } trabajadores lila
    }
count-gain-worker =
    { $count ->
        [one] { $count } trabajador de la bolsa
       *[other] { $count } trabajadores de la bolsa
    }
count-gain-skill =
    { $count ->
        [one] { $count } habilidad de la pila
       *[other] { $count } habilidades de la pila
    }
count-gain_up-worker = { count-gain-worker }
count-gain_up-skill = { count-gain-skill }
count-spring-worker =
    { $count ->
        [one] { $count } trabajador
       *[other] { $count } trabajadores
    }
count-spring-skill =
    { $count ->
        [one] { $count } habilidad
       *[other] { $count } habilidades
    }
count-summer-worker = { count-spring-worker }
count-summer-skill = { count-spring-skill }
count-autumn-worker = { count-spring-worker }
count-autumn-skill = { count-spring-skill }

## Lo que todas las losetas tienen en común

tile = Loseta
    .help = Un hexágono: una casa, un barco, una loseta de orden de turno o una loseta de una de las estaciones.
    .set =
        { $set ->
            [merchants] {" "}Es de The Merchants.
            [promo] {" "}Es promocional.
           *[base] {""}
        }
    .transport =
        { $move_up ->
            [0] Quien la usa transporta recursos y mejora losetas en su propia aldea: { $move }{ tile.icons }.
           *[other] Quien la usa transporta recursos y mejora losetas en su propia aldea: { $move }{ tile.icons }; mejorada, { $move_up }{ tile.icons-up }.
        }
    .icons =
        { $icons ->
            [0] {""}
           *[other] {" "}y { $icons }
        }
    .icons-up =
        { $icons_up ->
            [0] {""}
           *[other] {" "}y { $icons_up }
        }
    .upgrade = Mejorarla cuesta { $cost }.
    .points =
        { $points ->
            [0] { $points_up ->
                [0] {""}
               *[other] {" "}Mejorada, da { $points_up }.
            }
           *[other] { $points_up ->
                [0] {" "}Da { $points } mientras no está mejorada.
               *[other] {" "}Da { $points } ({ $points_up } si la loseta está mejorada).
            }
        }

hex = Lugar en una aldea
    .help = Los recursos pasan de una loseta a otra donde sus caminos se unen.
hex-home = en la casa
hex-place = { $ways } de la casa
hex-steps = { $count } { $way }
hex-way =
    { $side ->
        [0] al sur
        [1] al suroeste
        [2] al noroeste
        [3] al norte
        [4] al noreste
       *[5] al sureste
    }

## Casas

home = Casa
    .help = Donde empieza una aldea: aquí se ponen los recursos de losetas de otra parte. { tile.transport } { tile.upgrade }{ tile.points }
home-home-1 = Casa 1
home-home-2 = Casa 2
home-home-3 = Casa 3
home-home-4 = Casa 4
home-home-5 = Casa 5
home-home-6 = Casa 6

## Barcos

boat = Barco
    .help =
        { $players ->
            [6] Navega con 6 jugadores.
           *[other] Navega con { $players } o más jugadores.
        }{ tile.set } Trae { $spring } en primavera, { $summer } en verano y { $autumn } en otoño.
boat-keyflower = Keyflower
    .help = { boat.help } Quien lo toma en invierno suma { $each } por cada paso de transporte que permiten las losetas de su aldea.
boat-sea-bastion = Sea Bastion
    .help = { boat.help } Quien lo toma en invierno suma { $each } por cada loseta de una vuelta por los caminos de su aldea que no repite ningún camino.
boat-sea-breese = Sea Breese
    .help = { boat.help } Quien lo toma en invierno puntúa por las losetas que, una tras otra, prolongan el río de su casa: 2, 4, 8 o 16 puntos por una a cuatro losetas, y 32 por más.
boat-flipper = Flipper
    .help =
        { boat.help } Quien lo toma en invierno mejora gratis una loseta de su aldea{ $points ->
            [0] .
           *[other] {" "}y suma { $points }.
        }
boat-ianvincible = Ianvincible
    .help = { boat.help } Quien lo toma en invierno suma { $points }.
boat-white-wind = White Wind
    .help = { boat.help } Quien lo toma en invierno suma { $each } por cada trabajador que no puntúa de otra manera.
boat-keyflower-ii = Keyflower II
    .help = { boat.help } Quien lo toma en invierno recibe 3 de oro más al final de la partida, que no cuentan en losetas como el { village-barn }.
boat-sea-bastion-ii = Sea Bastion II
    .help = { boat.help } Quien lo toma en la última estación antes del invierno elige un barco que no está en juego para que lo sustituya en invierno.
boat-sea-breese-ii = Sea Breese II
    .help = { boat.help } Quien lo toma en invierno suma { $each } por cada loseta de invierno de su aldea.
boat-flipper-ii = Flipper II
    .help = { boat.help } Quien lo toma en invierno pone gratis una extensión en una loseta mejorada de su aldea.
boat-ianvincible-ii = Ianvincible II
    .help = { boat.help } Quien lo toma en invierno suma { $each } por cada símbolo de mejora de su aldea, cabañas incluidas.
boat-white-wind-ii = White Wind II
    .help = { boat.help } Quien lo toma en invierno suma { $each } por cada contrato cumplido, en vez de 7.

## Losetas de orden de turno

order = Loseta de orden de turno
    .help = Quien la gana tiene ese lugar en el orden en que se toman los barcos; la última trae además el trabajador lila. En invierno pasa a la aldea de quien la gana y da 1 punto por cada loseta contigua.
order-order-1 = Orden de turno 1
order-order-2 = Orden de turno 2
order-order-3 = Orden de turno 3
order-order-4 = Orden de turno 4

## Losetas de primavera, verano y otoño

village = Loseta de aldea
    .help = { village.season } { village.action } { tile.upgrade }{ tile.points }
    .season = { $season }: loseta de aldea.{ tile.set }
    .action =
        { $move ->
            [0] { $gain ->
                [0] { $each ->
                    [0] No tiene acción.
                   *[other] No tiene acción: al final de la partida, cada unidad de { $keeps } que hay en ella da { $each }; mejorada, { $each_up }. El oro también cuenta.
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
            [0] Quien la usa obtiene { $gain }; mejorada, { $gain_up }.
           *[other] Quien la usa paga { $pay } por { $gain }; mejorada, por { $gain_up }.
        }
    .offers =
        { $pay ->
            [0] Quien la usa elige solo una de estas cosas: { $gain-or }; mejorada, lo da todo: { $gain_up }.
           *[other] Quien la usa paga { $pay } por solo una de estas cosas: { $gain-or }; mejorada, por todo: { $gain_up }.
        }
village-keywood = Bosque de Key
village-keystone-quarry = Cantera de Key
village-key-mine = Mina de Key
village-woodcutter = Leñador
village-quarryman = Cantero
village-miner = Minero
village-gold-mine = Mina de oro
village-workshop = Taller
village-apprentice-hall = Casa de aprendices
village-alehouse = Cervecería
village-peddler = Buhonero
village-stable = Establo
village-assayer = Ensayador
village-storyteller = Cuentacuentos
village-carpenter = Carpintero
village-mason = Albañil
village-smelter = Fundición
village-store = Almacén
village-tavern = Taberna
village-brewer = Cervecero
village-hiring-fair = Feria de contratación
village-farrier = Herrador
village-bookkeeper = Contable
village-trader = Tratante
village-sorcerer = Hechicero
    .help = { village.season } Quien la usa realiza la acción de una loseta contigua o, si está mejorada, de cualquier loseta de su aldea, como si usara esa loseta. { tile.upgrade }{ tile.points }
village-developer = Promotor
    .help = { village.season } No tiene acción: al final de la partida da { $each } ({ $each_up } si la loseta está mejorada) por cada símbolo de mejora de las losetas contiguas. { tile.upgrade }{ tile.points }
village-timber-yard = Depósito de madera
village-stone-yard = Depósito de piedra
village-blacksmith = Herrero
village-barn = Granero
village-sawmill = Aserradero
village-sculptor = Escultor
village-forge = Fragua
village-well = Pozo
village-goldsmith = Orfebre
village-fair = Feria
village-inn = Posada
village-wainwright = Carretero
village-merchant = Mercader
village-talton-lodge = Talton Lodge
    .help = { village.season } No tiene acción: al final de la partida da { $each } ({ $each_up } si la loseta está mejorada) por cada trabajador que muestran las losetas de su aldea, incluidas las de puntuación, los barcos y ella misma. { tile.upgrade }{ tile.points }

## Barcos de verano

summer-boat = Barco de verano
    .help = Un barco que se gana en verano; nadie lo usa ni lo mejora, y su efecto es solo para su dueño.{ tile.set }
summer-boat-boat-1a = Barco 1a
    .help = { summer-boat.help } Al final de cada estación su dueño saca 2 trabajadores más de la bolsa.
summer-boat-boat-1b = Barco 1b
    .help = { summer-boat.help } Al final de cada estación su dueño recibe 1 trabajador verde de la reserva.
summer-boat-boat-2a = Barco 2a
    .help = { summer-boat.help } Su dueño transporta recursos por los campos además de por los caminos, y coloca sus losetas sin que tengan que coincidir los bordes.
summer-boat-boat-2b = Barco 2b
    .help = { summer-boat.help } Cada loseta de transporte que usa su dueño permite el doble de pasos y de mejoras.
summer-boat-boat-3a = Barco 3a
    .help = { summer-boat.help } Cuando su dueño paga una mejora o una extensión, cada recurso sustituye a cualquier otro.
summer-boat-boat-3b = Barco 3b
    .help = { summer-boat.help } Al final de la partida cada recurso de su dueño cuenta como cualquier otro.
summer-boat-boat-4a = Barco 4a
    .help = { summer-boat.help } Su dueño responde a una oferta azul, roja o amarilla de otro jugador por una loseta de aldea con trabajadores de un solo color, el que quiera.
summer-boat-boat-4b = Barco 4b
    .help = { summer-boat.help } Su dueño usa una loseta que ya tiene color con trabajadores de cualquier color, incluso mezclados.
summer-boat-boat-7a = Barco 7a
    .help = { summer-boat.help } Los recursos que su dueño obtiene fuera de su aldea van a una loseta propia, la que quiera, en vez de a su casa.
summer-boat-boat-7b = Barco 7b
    .help = { summer-boat.help } Al final de cada estación su dueño recibe 1 de madera, 1 de piedra y 1 de hierro en su casa.

## Losetas de invierno

winter = Loseta de invierno
    .help = Loseta de invierno.{ tile.set } { winter.scores }
    .scores =
        { $needs ->
            [0] Al final de la partida su dueño suma { $points }.
           *[other] { $alike ->
                [0] Al final de la partida su dueño suma { $points } por { $needs }, tantas veces como pueda.
               *[other] Al final de la partida su dueño suma { $points } por { $needs }, tantas veces como pueda, pero de un solo tipo, la que elija.
            }
        }
    .each = Al final de la partida su dueño suma { $points }
winter-apothecary = Boticario
winter-craftsmans-guild = Gremio de artesanos
winter-jeweller = Joyero
winter-key-guild = Gremio de Key
winter-key-market = Mercado de Key
winter-keythedral = Keythedral
winter-mercers-guild = Gremio de merceros
winter-scholar = Erudito
winter-scribes = Escribas
winter-village-hall = Ayuntamiento
winter-watermill = Molino de agua
winter-windmill = Molino de viento
winter-artisan = Artesano
    .help = Loseta de invierno.{ tile.set } { winter.each } por cada loseta mejorada de su aldea.
winter-builder = Constructor
    .help = Loseta de invierno.{ tile.set } { winter.each } por cada extensión de su aldea.
winter-muleteer = Arriero
    .help = Loseta de invierno.{ tile.set } { winter.each } por cada contrato suyo sin cumplir.
winter-emporium = Emporio
winter-monument = Monumento
winter-beekeeper = Apicultor
    .help = Loseta de invierno.{ tile.set } { winter.each } por cada loseta contigua.
winter-the-glade = El Claro
    .help = Loseta de invierno.{ tile.set } { winter.each } por cada loseta de verano contigua.
winter-the-glade-in-winter = El Claro en invierno
    .help = Loseta de invierno.{ tile.set } { winter.each } por cada loseta de invierno contigua.
winter-delivery-man = Repartidor
    .help = Loseta de invierno.{ tile.set } { winter.each } por cada loseta de un recorrido que empieza en ella y no repite ningún camino.
winter-keyside = Keyside
    .help = Loseta de invierno.{ tile.set } Al final de la partida su dueño recibe de la reserva 3 más de madera, de piedra, de hierro y de oro, que no cuentan en losetas como el { village-barn }.

## Contratos y extensiones

contract = Contrato
    .help = Al final de la partida da 7 puntos a quien tenga { $needs } y no lo use para nada más. En tu turno se puede cambiar por una de las cosas concretas que pide.
    .every = Al final de la partida, un contrato da 7 puntos a quien tenga lo que pide y no lo use para nada más. En tu turno se puede cambiar por una de las cosas concretas que pide.
    .name = contrato por { $needs }
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
    .help = Al final de la partida da 7 puntos a quien ganó { $needs } con una oferta en invierno y no lo usa para nada más. En tu turno se puede cambiar por 1 trabajador, 1 habilidad o 1 recurso a tu elección.
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

extension = Extensión
    .help = Cuesta { $cost } y se pone en una loseta mejorada, en vez de una mejora. Los puntos impresos en esa loseta cuentan entonces el doble, y desde ese momento solo pueden ir allí { workers-of }.
    .every = Se pone en una loseta mejorada, en vez de una mejora, por el coste que dice su nombre. Los puntos impresos en esa loseta cuentan entonces el doble, y desde ese momento solo pueden ir allí trabajadores de su color.
    .name =
        extensión { $colour ->
            [rojo] roja
            [amarillo] amarilla
           *[other] { $colour }
        } por { $cost }
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

## Preparación

table = Preparación
    .help = Primavera, verano y otoño tienen { $tiles } cada una, junto a { $orders }. Cada jugador recibe { $winter }; con The Merchants, { $winter_merchants }.
table-players-2 = 2 jugadores
table-players-3 = 3 jugadores
table-players-4 = 4 jugadores
table-players-5 = 5 jugadores
table-players-6 = 6 jugadores

## Puntos

score-gold = Oro que sobra
score-marker = El trabajador lila en una loseta de recursos
part-homes = Casas, primavera y verano
part-autumn = { season-autumn }
part-winter = { season-winter }
part-boats = Barcos y orden de turno
part-gold = Sobras
part-merchants = Ampliaciones y contratos

tiebreak = El barco tomado antes en invierno
    .help = A igualdad de puntos se comparte el puesto; con The Merchants va delante quien tomó antes un barco al final del invierno.

## De qué habla una pista además de la puntuación: lo que tiene un nombre se cuenta junto

feature-printed = puntos impresos en las losetas
feature-led-printed = { feature-printed }
feature-yards = recursos en su loseta
feature-on-the-way-to-yards = recursos camino de su loseta
feature-room-on-yards = sitio en los depósitos
feature-upgrades-ready = mejoras al alcance
feature-upgrades-short = mejoras más lejanas
feature-goods = recursos libres
feature-gold = oro libre
feature-skills = habilidades libres
feature-sets-of-skills = juegos de tres habilidades
feature-workers = trabajadores
feature-crowd = { feature-workers }
feature-free-workers = trabajadores tras la pantalla
feature-greens = trabajadores verdes
feature-largest-group = mayor grupo de un color
feature-gives-goods = rendimiento de las losetas
feature-gives-workers = { feature-gives-goods }
feature-gives-skills = { feature-gives-goods }
feature-carries = { feature-gives-goods }
feature-led-to-give = { feature-gives-goods }
feature-powers = barcos de verano
feature-winter-tiles = losetas de invierno
feature-winter-tiles-held = losetas de invierno en la mano
feature-best-winter-tile-held = { feature-winter-tiles-held }
feature-winter-tiles-in-sight = losetas de invierno en subasta
feature-boat = barco
feature-choice-of-boats = elección de barco
feature-turn-order-tiles = losetas de orden de turno
feature-start = jugador inicial
feature-reach = losetas cerca de la casa
feature-open-roads = caminos abiertos
feature-loop = vuelta por caminos
feature-river = losetas en el río
feature-carts = pasos de transporte
feature-upgraded = losetas mejoradas
feature-tiles = losetas en la aldea
feature-contracts = contratos
feature-cabins = cabañas

## El dibujo

zone-table = Mesa
zone-auction = Subasta
zone-village = Aldea
zone-others = Otros
zone-boats = Barcos
zone-merchants = Contratos
zone-end = El final

draw-setup = Preparación
draw-auction = En subasta
draw-boats = Barcos
draw-supplies = Reservas
draw-bid = Oferta de { $seat }: { workers }
draw-bid-leading = Oferta más alta, de { $seat }: { workers }
draw-worker = { worker }
draw-worker-lying = { worker }, acostado: su color no obliga a nadie
draw-cabins =
    { $count ->
        [one] 1 cabaña
       *[other] { $count } cabañas
    }
draw-free = Libre: { $hex }
draw-start = Jugador inicial
draw-score =
    { $points ->
        [one] { $points } punto por ahora
       *[other] { $points } puntos por ahora
    }
draw-turn = { turned }
draw-greens = Trabajadores verdes en la reserva
draw-bag = Trabajadores en la bolsa
draw-pile = Habilidades en la pila
draw-cabins-left = Cabañas
draw-contracts = Contratos
draw-market-contracts = Contratos · { $count } más
draw-contracts-left =
    { $count ->
        [one] 1 contrato en las pilas
       *[other] { $count } contratos en las pilas
    }
draw-waiting = Sin colocar
draw-lay = Colocar { $tile }: toca un lugar
draw-winter-hand = Losetas de invierno en la mano
draw-replacements = Barcos para elegir

draw-screen-worker-blue = Trabajadores azules
draw-screen-worker-red = Trabajadores rojos
draw-screen-worker-yellow = Trabajadores amarillos
draw-screen-worker-green = Trabajadores verdes
draw-screen-random-worker = Trabajadores que nadie más ha visto
draw-screen-any-worker = Trabajadores
draw-screen-skill-saw = Sierras
draw-screen-skill-pickaxe = Picos
draw-screen-skill-anvil = Yunques
draw-screen-random-skill = Habilidades que nadie más ha visto
draw-screen-any-skill = Habilidades
draw-screen-any-good = Recursos sin el oro
draw-screen-good-gold = Oro
draw-screen-hex = Losetas en la aldea
draw-screen-contract = Contratos
draw-screen-season-winter = Losetas de invierno

draw-power-boat-1a = 2 trabajadores cada estación
draw-power-boat-1b = 1 trabajador verde cada estación
draw-power-boat-2a = por los campos; bordes libres
draw-power-boat-2b = el doble de pasos y mejoras
draw-power-boat-3a = cualquier recurso paga mejoras
draw-power-boat-3b = cualquier recurso cuenta al final
draw-power-boat-4a = ofertar en otro color
draw-power-boat-4b = usar en cualquier color
draw-power-boat-7a = recursos a una loseta propia
draw-power-boat-7b = recursos cada estación

## La galería

draw-gallery = Los componentes
draw-gallery-homes = Casas
draw-gallery-boats = Barcos
draw-gallery-orders = Losetas de orden de turno
draw-gallery-summer-boats = Barcos de verano
draw-gallery-contracts = Contratos
draw-gallery-extensions = Extensiones
draw-gallery-pieces = Trabajadores, habilidades, recursos y cabañas
draw-gallery-tables = Preparación según el número de jugadores
draw-gallery-players =
    { $count ->
        [6] 6 jugadores
       *[other] { $count } o más jugadores
    }
draw-set-merchants = Merchants
draw-set-promo = promo

## La mesa en un terminal

board-nothing = nada
board-no-action = sin acción
board-upgraded = mejorada
board-upgrade = Mejora ({ $cost }): { $effect }
board-at-work = trabajando: { $workers }
board-last-use = último uso: { $count }
board-on-it = { $points } por { $good } en ella
board-alike = { $needs }, de un solo tipo
board-order = puesto { $number } al tomar barcos
board-order-start = puesto { $number } al tomar barcos, y el trabajador lila
board-order-winter = 1 punto por loseta contigua
board-village = Aldea de { $seat }
board-screen = detrás de la pantalla: { $what }
board-workers =
    { $count ->
        [one] 1 trabajador
       *[other] { $count } trabajadores
    }
board-skills =
    { $count ->
        [one] 1 habilidad
       *[other] { $count } habilidades
    }
board-unseen-workers =
    { $count ->
        [one] 1 trabajador no visto
       *[other] { $count } trabajadores no vistos
    }
board-unseen-skills =
    { $count ->
        [one] 1 habilidad no vista
       *[other] { $count } habilidades no vistas
    }
board-chosen = elegida
board-edge-field = campo
board-edge-road = camino
board-edge-water = agua
board-fits = { $tile }, desde el borde inferior en sentido horario: { $edges }
board-turns = (02): dónde encaja; las cifras dicen cuánto se gira en el sentido de las agujas del reloj, en pasos de 60°
board-coordinates = La casa está en 0,0. El primer número crece hacia la derecha, el segundo hacia abajo.

board-does-keyflower = { $points } por paso de tus losetas
board-does-sea-bastion = { $points } por loseta de una vuelta por caminos
board-does-sea-breese = 2, 4, 8, 16 o 32 puntos por 1, 2, 3, 4 o más losetas en el río
board-does-flipper = una mejora gratis, { $points }
board-does-ianvincible = { $points }
board-does-white-wind = { $points } por trabajador que sobra
board-does-keyflower-ii = 3 de oro al final
board-does-sea-bastion-ii = otro barco lo sustituye
board-does-sea-breese-ii = { $points } por loseta de invierno
board-does-flipper-ii = una extensión gratis
board-does-ianvincible-ii = { $points } por símbolo de mejora, cabañas incluidas
board-does-white-wind-ii = { $points } por contrato cumplido
board-does-sorcerer = la acción de una loseta contigua
board-does-sorcerer-up = la acción de cualquier loseta de su aldea
board-does-developer = { $points } por símbolo de mejora de losetas contiguas
board-does-talton-lodge = { $points } por trabajador que muestra la aldea
board-does-artisan = { $points } por loseta mejorada
board-does-builder = { $points } por extensión
board-does-muleteer = { $points } por contrato sin cumplir
board-does-beekeeper = { $points } por loseta contigua
board-does-the-glade = { $points } por loseta de verano contigua
board-does-the-glade-in-winter = { $points } por loseta de invierno contigua
board-does-delivery-man = { $points } por loseta de un recorrido por caminos desde ella
board-does-keyside = 3 de cada recurso al final

## Lo que cuenta el explorador

deed-won = Ganada en subasta
deed-used = Usada
deed-upgraded = Mejorada
deed-took-boat = Barco tomado
deed-took-contract = Contrato tomado
deed-extended = Ampliación construida
