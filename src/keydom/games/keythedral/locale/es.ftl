### Keythedral, de Richard Breese.

game-name = Keythedral
game-tagline = Envía a tus trabajadores a los campos de Keyland y gana los mejores asientos de la keythedral.

-any-time = Se puede jugar al comenzar cualquier fase y siempre que elijas un número, coloques un trabajador, tengas el turno o pujes.
-one-purchase = Se puede jugar mientras fijas el precio de un asiento que has anunciado, después de que respondan los demás.
-stays = Si el asiento no se adquiere ahora, la ley se queda a su lado hasta que se adquiera, y cada comprador elige de nuevo.

## Opciones

option-edition = Edición
    .help = Las dos ediciones construyen la misma keythedral con cifras distintas.
option-edition-2002 = 2002
    .help = 17 asientos de 1 a 5 puntos; los cubos sobrantes solo sirven para desempatar.
option-edition-2004 = 2004
    .help = 22 asientos de 4 a 12 puntos; los cubos sobrantes también puntúan. La partida es más larga.
option-laws = Leyes
    .help = Indica si hay cartas de ley y si se toman sin verlas.
option-laws-face-down = boca abajo
    .help = Las cartas de los espacios de ley están boca abajo: quien toma una la ve; los demás no la ven hasta que se juega.
option-laws-face-up = boca arriba
    .help = Las cartas de los espacios de ley están boca arriba y se elige la que se quiere, así que todos saben quién tiene cada ley.
option-laws-none = ninguna
    .help = Se juega sin leyes.
option-laws-about-others = Leyes sobre otros jugadores
    .help = Indica si una ley que trata de otros jugadores puede guardarse.
option-laws-about-others-kept = se pueden guardar
    .help = Cada ley se juega en el momento que elija quien la tiene.
option-laws-about-others-at-once = se juegan enseguida
    .help = { law-work-order }, { law-price-increase }, { law-repeal-law }, { law-house-moratorium }, { law-design-change }, { law-downgrade-house }, { law-good-harvest }, { law-poor-harvest } y { law-start-order } se juegan en el primer momento que permiten.
option-design = Diseño de la keythedral
    .help = Cuándo se conocen los precios de los asientos.
option-design-hidden = oculto
    .help = Los asientos de una etapa solo se descubren cuando se han vendido todos los de la anterior.
option-design-open = abierto
    .help = Todos los asientos están boca arriba desde el principio. Las etapas se venden igualmente en orden.
option-length = Duración
    .help = Cuántas etapas tiene la keythedral.
option-length-full = completa
    .help = Las cinco etapas.
option-length-short = corta
    .help = Solo las dos primeras etapas.

## Sorteos

do-back = El próximo campo lleva el número { $number } en el dorso
do-face =
    El campo es { $kind ->
        [cantera] una
        [granja] una
       *[other] un
    } { $kind }
do-reveal = Se descubre: { $tile }
do-card = La carta es { $law }
do-show = Se pone boca arriba: { $law }

ask-back = ¿Qué número lleva en el dorso el próximo campo?
ask-face = ¿Qué tipo de campo sale?
ask-reveal = ¿Qué loseta de construcción se descubre?
ask-card = ¿Qué ley sale?
ask-show-law = ¿Qué ley se pone boca arriba?

## Construcción del tablero

do-field = Colocar el campo en { $cell }
do-cottage = Colocar la cabaña { $cottage }
do-at = Colocarla en { $cell }

ask-lay-field = ¿Dónde colocas el campo?
ask-settle = ¿Cuál de tus cabañas colocas ahora?
ask-site = ¿Dónde colocas la cabaña { $cottage }?

## Fase 1

do-order = Elegir el número { $number }
do-work = Enviar al trabajador al campo en { $cell }
do-idle = No hay ningún campo libre: el trabajador se queda parado

ask-choose-order = ¿Qué número de cabaña envía ahora a sus trabajadores?
ask-plan = ¿Qué número sigue en el orden que fijas para esta ronda?
ask-place = ¿A qué campo va un trabajador de la cabaña { $cottage }?

## Fase 3

do-buy = Adquirir el { $tile }
do-house = Convertir la cabaña { $cottage } en casa (1 piedra, 1 madera)
do-fence = Poner una valla (1 madera)
    .short = Valla
do-beside = Ponerla junto a la cabaña { $cottage }
do-toward = Ponerla del lado del campo en { $cell }
do-unfence = Quitar la valla { $fence } (2 cubos de vino)
do-craft = Comprar 1 { $cube } al artesano
do-trade = Cambiar 2 cubos por 1 { $cube }
do-new-law = Tomar una carta de ley (1 cubo; tu última acción de la ronda)
    .short = Ley
do-take-law = Tomar la ley { $law } (1 cubo; tu última acción de la ronda)
do-pass = Pasar
do-pay = Pagar 1 { $cube }
    .together = Pagar estos
do-take = Tomar 1 { $cube }
    .together = Tomar estos
do-extra = Pagar 1 { $cube } más
do-less = Pagar 1 { $cube } menos
do-swap = Pagar 1 { $into } en lugar de 1 { $cube }
do-acquire = Pagar y adquirir el asiento
do-withdraw = Renunciar a la compra
    .short = Retirarse

ask-turn = ¿Qué acción haces?
ask-law-turn = Has tomado una ley en esta ronda y ya no tienes acciones. ¿Juegas una ley?
ask-fence-site = ¿Junto a qué cabaña pones la valla?
ask-fence-side = ¿De qué campo separa la valla a la cabaña { $cottage }?
ask-move = Tu cabaña { $cottage } está cercada: ¿dónde la colocas ahora?
ask-pay =
    { $count ->
        [one] ¿Qué cubo pagas?
       *[other] ¿Qué cubo pagas? Te quedan { $count } por pagar, y un tipo que te saltes no vuelve a ofrecerse.
    }
    .together =
        { $count ->
            [one] ¿Qué cubo pagas?
           *[other] ¿Qué { $count } cubos pagas?
        }
ask-take =
    { $count ->
        [one] ¿Qué recurso tomas?
       *[other] ¿Qué recurso tomas? Aún puedes tomar { $count }, y un tipo que te saltes no vuelve a ofrecerse.
    }
    .together =
        { $count ->
            [one] ¿Qué recurso tomas?
           *[other] ¿Qué { $count } recursos tomas?
        }
ask-answer = Se ha anunciado la compra del { $tile }. ¿Respondes con una ley?
ask-price = ¿Cómo pagas el { $tile }?

## Fase 5

do-bid =
    { $count ->
        [one] Pujar 1 cubo
       *[other] Pujar { $count } cubos
    }
do-name = Nombrar a { $seat } jugador inicial

ask-bid =
    { $count ->
        [0] ¿Pujas por nombrar al jugador inicial? Nadie ha pujado todavía.
        [one] ¿Pujas por nombrar al jugador inicial? La puja más alta es de 1 cubo.
       *[other] ¿Pujas por nombrar al jugador inicial? La puja más alta es de { $count } cubos.
    }
ask-naming = ¿A quién nombras jugador inicial?

## Jugar leyes

do-decline = No jugar ninguna ley
do-work-order = Jugar { law-work-order }: fijar el orden de los cinco números en esta ronda
do-price-increase = Jugar { law-price-increase }: el asiento cuesta un cubo más
do-price-decrease = Jugar { law-price-decrease }: el asiento cuesta un cubo menos
do-upgrade-cottage = Jugar { law-upgrade-cottage }: la cabaña { $cottage } pasa a ser casa gratis
do-substitution = Jugar { law-substitution }: pagar con otros recursos, o con otro cubo de artesanía
do-cottage-number = Jugar { law-cottage-number }: la cabaña { $cottage } envía ahora a sus trabajadores
do-craft-bargain = Jugar { law-craft-bargain }: 1 { $cube } de la reserva por un recurso
do-unexpected-harvest = Jugar { law-unexpected-harvest }: elegir qué traen tus trabajadores de cada { $kind }
do-broken-fences = Jugar { law-broken-fences }: tus trabajadores no hacen caso de las vallas en esta ronda
do-repeal-law = Jugar { law-repeal-law }: la ley que se acaba de jugar no tiene efecto
do-unsafe-fence = Jugar { law-unsafe-fence }: quitar la valla { $fence }
do-house-moratorium = Jugar { law-house-moratorium }: nadie más construye casas en esta ronda
do-design-change = Jugar { law-design-change }: otra loseta sustituye al { $tile }
do-double-production = Jugar { law-double-production }: tu trabajador en { $cell } trae el doble
do-bargain = Jugar { law-bargain }: dos recursos a tu elección por uno
do-sale = Jugar { law-sale }: comprar 1 { $cube } por dos cubos menos
do-downgrade-house = Jugar { law-downgrade-house }: la casa { $cottage } vuelve a ser cabaña
do-good-harvest = Jugar { law-good-harvest }: cada { $kind } produce el doble en esta ronda
do-poor-harvest =
    Jugar { law-poor-harvest }: { $kind ->
        [cantera] ninguna
        [granja] ninguna
       *[other] ningún
    } { $kind } produce nada en esta ronda
do-start-order = Jugar { law-start-order }: { $seat } pasa a ser jugador inicial

ask-opening = { $phase }: ¿juegas una ley?
ask-repeal = ¿Derogas la ley que se acaba de jugar?

## El registro: preparación y etapas

told-drew-field =
    { $seat } sacó { $kind ->
        [cantera] una
        [granja] una
       *[other] un
    } { $kind }.
    .line = Sacó: { $kind }
told-laid-field =
    { $seat } colocó { $kind ->
        [cantera] la
        [granja] la
       *[other] el
    } { $kind } en { $cell }.
    .line = Colocó: { $kind }
told-laid-cottage = { $seat } colocó la cabaña { $cottage } en { $cell }.
    .line = Colocó { $cottage }
told-revealed = Etapa { $level }: se descubrió el { $tile }.
    .line = Asiento de la etapa { $level }
told-stage = Comenzó la etapa { $level } de la keythedral.
    .line = Etapa { $level }
told-completed = Se adquirió el último asiento: la keythedral se terminó en la ronda { $round }.
    .line = Último asiento
told-abandoned =
    { $round ->
        [one] Tras { $round } ronda, el máximo que se juega, la keythedral seguía sin terminar; la partida acabó como estaba.
       *[other] Tras { $round } rondas, el máximo que se juega, la keythedral seguía sin terminar; la partida acabó como estaba.
    }
    .line = Sin terminar: ronda { $round }

## El registro: rondas

told-round = Comenzó la ronda { $round }; jugador inicial: { $seat }.
    .line = Ronda { $round }
told-closing =
    { $left ->
        [0] Empezó la última ronda: la partida acaba tras la ronda { $round }, aunque queden asientos.
        [one] Queda una ronda después de esta: la partida acaba tras la ronda { $round }, aunque queden asientos.
       *[other] Quedan { $left } rondas después de esta: la partida acaba tras la ronda { $round }, aunque queden asientos.
    }
    .line = Acaba tras la ronda { $round }
told-phase = { $phase }
told-ordered = El marcador de orden { $place } fue al número { $number }; empezó { $seat }.
    .line = Trabaja el { $number }
told-worked = { $seat } envió un trabajador de la cabaña { $cottage } al campo en { $cell }.
    .line = Envió { $cottage }
told-idle = { $seat } no tenía ningún campo libre para un trabajador de la cabaña { $cottage }.
    .line = Sin campo: { $cottage }
told-harvested =
    { $count ->
        [one] { $seat } cosechó 1 cubo de { $cube }.
       *[other] { $seat } cosechó { $count } cubos de { $cube }.
    }
    .line = Cosechó
told-harvest-failed =
    { $count ->
        [one] { $seat } no recibió 1 cubo de { $cube }: la reserva estaba agotada.
       *[other] { $seat } no recibió { $count } cubos de { $cube }: la reserva estaba agotada.
    }
    .line = No recibió
told-marker = El marcador de jugador inicial pasó a { $seat }.
    .line = Jugador inicial
told-bid =
    { $count ->
        [one] { $seat } pujó 1 cubo.
       *[other] { $seat } pujó { $count } cubos.
    }
told-no-bid = { $seat } no pujó.
told-named = { $seat } nombró jugador inicial a { $start }.
    .line = Nombró a { $start }

## El registro: acciones

told-announced = { $seat } anunció la compra del { $tile }.
    .line = Quiere un asiento
told-withdrew = { $seat } renunció a la compra del { $tile }.
    .line = Renunció
told-acquired =
    { $value ->
        [one] { $seat } adquirió el { $tile } por { $cost }; vale { $value } punto.
       *[other] { $seat } adquirió el { $tile } por { $cost }; vale { $value } puntos.
    }
    .line = Asiento de { $value }
told-built-house = { $seat } convirtió su cabaña { $cottage } en casa.
    .line = Casa: { $cottage }
told-fenced = { $seat } puso una valla entre la cabaña { $cottage } y el campo en { $cell }.
    .line = Valla: { $cottage }
told-moved = { $seat } trasladó la cabaña { $cottage }, que estaba cercada, a { $cell }.
    .line = Trasladó { $cottage }
told-unfenced = { $seat } quitó la valla { $fence }.
    .line = Quitó una valla
told-ordered-craft = { $seat } encargó 1 { $cube } al artesano.
    .line = Encargó
told-traded = { $seat } pidió 1 { $cube } al mercader.
    .line = Cambió
told-paid = { $seat } pagó 1 { $cube }.
    .line = Pagó
told-paid-player = { $seat } pagó 1 { $cube } a { $to }.
    .line = Pagó a { $to }
told-took = { $seat } tomó 1 { $cube }.
    .line = Tomó
told-passed = { $seat } pasó.

## El registro: leyes

told-took-law = { $seat } tomó una carta de ley.
told-drew-law = Sacaste la ley { $law }.
told-took-open-law = { $seat } tomó la ley { $law }.
    .line = Tomó una ley
told-law-shown = La ley { $law } se puso boca arriba.
    .line = A la vista: { $law }
told-law-played = { $seat } jugó { $law }.
told-law-aimed = { $seat } jugó { $law }: { $target }.
    .line = Jugó { $law }
told-law-repealed = { $seat } derogó la ley { $law }, jugada por { $whose }.
    .line = Derogó { $law }

## Rechazos

why-moratorium = { $seat } ha jugado { law-house-moratorium }: nadie más construye casas en esta ronda.
why-at-once = { $law } trata de los demás jugadores: en esta mesa hay que jugarla ahora.
why-took-law = { $seat } ha tomado una ley en esta ronda y solo puede jugar leyes.
why-lacking = Para eso te falta: { $cubes }.
why-too-dear =
    { $price ->
        [one] Para eso hace falta { $price } cubo y tienes { $count }.
       *[other] Para eso hacen falta { $price } cubos y tienes { $count }.
    }
why-too-low =
    { $count ->
        [one] Tienes que pujar al menos { $count } cubo.
       *[other] Tienes que pujar al menos { $count } cubos.
    }
why-taken = Ya hay un trabajador de { $seat } en ese campo.
why-fenced-off = Una valla cierra ese campo a los trabajadores de la cabaña { $cottage }.

## Fases

phase-1 = Fase 1 (trabajadores)
phase-2 = Fase 2 (cosecha)
phase-3 = Fase 3 (gastos)
phase-4 = Fase 4 (regreso)
phase-5 = Fase 5 (jugador inicial)

## Campos

kind-quarry = cantera
    .help = De aquí un trabajador trae piedra.
kind-wood = bosque
    .help = De aquí un trabajador trae madera.
kind-lake = lago
    .help = De aquí un trabajador trae agua.
kind-farm = granja
    .help = De aquí un trabajador trae comida.
kind-vineyard = viñedo
    .help = De aquí un trabajador trae vino.

field = Loseta de campo
    .help = Tipo: { $kind }. Número en el dorso: { $number }. El número 1 es para el centro del tablero; cualquier otro campo está en juego si su número no supera el de jugadores.
field-f01 = campo f01
field-f02 = campo f02
field-f03 = campo f03
field-f04 = campo f04
field-f05 = campo f05
field-f06 = campo f06
field-f07 = campo f07
field-f08 = campo f08
field-f09 = campo f09
field-f10 = campo f10
field-f11 = campo f11
field-f12 = campo f12
field-f13 = campo f13
field-f14 = campo f14
field-f15 = campo f15
field-f16 = campo f16
field-f17 = campo f17
field-f18 = campo f18
field-f19 = campo f19
field-f20 = campo f20
field-f21 = campo f21
field-f22 = campo f22
field-f23 = campo f23
field-f24 = campo f24
field-f25 = campo f25
field-f26 = campo f26
field-f27 = campo f27
field-f28 = campo f28
field-f29 = campo f29

cell = Lugar del tablero
    .help = Sitio para un campo o, entre campos, para una cabaña.

## Cubos

cube = Cubo
    .help =
        { $count ->
            [one] El juego tiene { $count } cubo de este tipo.
           *[other] El juego tiene { $count } cubos de este tipo.
        } { $worth ->
            [one] Cada uno que sobra al final vale { $worth } punto, que en la edición de 2004 se suma a la puntuación y en la de 2002 solo sirve para desempatar.
           *[other] Cada uno que sobra al final vale { $worth } puntos, que en la edición de 2004 se suman a la puntuación y en la de 2002 solo sirven para desempatar.
        }
cube-stone = piedra
    .help = Un recurso de las canteras. Una casa cuesta una piedra y una madera. { cube.help }
cube-timber = madera
    .help = Un recurso de los bosques. Una valla cuesta una madera; una casa, una piedra y una madera. { cube.help }
cube-water = agua
    .help = Un recurso de los lagos. { cube.help }
cube-food = comida
    .help = Un recurso de las granjas. { cube.help }
cube-wine = vino
    .help = Un recurso de los viñedos. Con dos se quita una valla. { cube.help }
cube-iron = hierro
    .help =
        Un cubo de artesanía, que el herrero vende por { $price ->
            [one] { $price } cubo
           *[other] { $price } cubos
        } de cualquier tipo. { cube.help }
cube-glass = vidriera
    .help =
        Un cubo de artesanía, que el vidriero vende por { $price ->
            [one] { $price } cubo
           *[other] { $price } cubos
        } de cualquier tipo. { cube.help }
cube-gold = oro
    .help =
        Un cubo de artesanía, que el orfebre vende por { $price ->
            [one] { $price } cubo
           *[other] { $price } cubos
        } de cualquier tipo. { cube.help }

cost-stone = { cube-stone }
cost-timber = { cube-timber }
cost-water = { cube-water }
cost-food = { cube-food }
cost-wine = { cube-wine }
cost-iron = { cube-iron }
cost-glass = { cube-glass }
cost-gold = { cube-gold }

## Asientos de la keythedral

tile = Loseta de construcción
    .help = Un asiento de la etapa { $level }. Su precio: { $cost }. Todos los asientos de una etapa valen lo mismo.
tile-b01 = asiento ({ $cost })
tile-b02 = asiento ({ $cost })
tile-b03 = asiento ({ $cost })
tile-b04 = asiento ({ $cost })
tile-b05 = asiento ({ $cost })
tile-b06 = asiento ({ $cost })
tile-b07 = asiento ({ $cost })
tile-b08 = asiento ({ $cost })
tile-b09 = asiento ({ $cost })
tile-b10 = asiento ({ $cost })
tile-b11 = asiento ({ $cost })
tile-b12 = asiento ({ $cost })
tile-b13 = asiento ({ $cost })
tile-b14 = asiento ({ $cost })
tile-b15 = asiento ({ $cost })
tile-b16 = asiento ({ $cost })
tile-b17 = asiento ({ $cost })
tile-b18 = asiento ({ $cost })
tile-b19 = asiento ({ $cost })
tile-b20 = asiento ({ $cost })
tile-b21 = asiento ({ $cost })
tile-b22 = asiento ({ $cost })
tile-b23 = asiento ({ $cost })
tile-b24 = asiento ({ $cost })
tile-b25 = asiento ({ $cost })
tile-b26 = asiento ({ $cost })
tile-b27 = asiento ({ $cost })
tile-b28 = asiento ({ $cost })
tile-b29 = asiento ({ $cost })
tile-b30 = asiento ({ $cost })
tile-b31 = asiento ({ $cost })
tile-b32 = asiento ({ $cost })
tile-b33 = asiento ({ $cost })
tile-b34 = asiento ({ $cost })

stage = Etapa
    .help =
        { $spaces ->
            [one] Hay { $spaces } asiento de esta etapa en juego,
           *[other] Hay { $spaces } asientos de esta etapa en juego,
        } de entre { $tiles ->
            [one] { $tiles } loseta.
           *[other] { $tiles } losetas.
        } { $value ->
            [one] Un asiento vale { $value } punto.
           *[other] Un asiento vale { $value } puntos.
        }
stage-edition-2002-1 = Etapa 1, edición de 2002
stage-edition-2002-2 = Etapa 2, edición de 2002
stage-edition-2002-3 = Etapa 3, edición de 2002
stage-edition-2002-4 = Etapa 4, edición de 2002
stage-edition-2002-5 = Etapa 5, edición de 2002
stage-edition-2004-1 = Etapa 1, edición de 2004
stage-edition-2004-2 = Etapa 2, edición de 2004
stage-edition-2004-3 = Etapa 3, edición de 2004
stage-edition-2004-4 = Etapa 4, edición de 2004
stage-edition-2004-5 = Etapa 5, edición de 2004

## Lo que tienen los jugadores

cottage = Cabaña o casa
    .help = Cuando llega su número, una cabaña envía un trabajador a un campo libre contiguo; una casa envía dos, a dos campos.
cottage-blue1 = azul 1
cottage-blue2 = azul 2
cottage-blue3 = azul 3
cottage-blue4 = azul 4
cottage-blue5 = azul 5
cottage-yellow1 = amarilla 1
cottage-yellow2 = amarilla 2
cottage-yellow3 = amarilla 3
cottage-yellow4 = amarilla 4
cottage-yellow5 = amarilla 5
cottage-black1 = negra 1
cottage-black2 = negra 2
cottage-black3 = negra 3
cottage-black4 = negra 4
cottage-black5 = negra 5
cottage-green1 = verde 1
cottage-green2 = verde 2
cottage-green3 = verde 3
cottage-green4 = verde 4
cottage-green5 = verde 5
cottage-red1 = roja 1
cottage-red2 = roja 2
cottage-red3 = roja 3
cottage-red4 = roja 4
cottage-red5 = roja 5

fence = Valla
    .help = Está entre la casilla nombrada primero y el campo nombrado después, y cierra ese campo a los trabajadores de la cabaña de esa casilla, la haya puesto quien la haya puesto.

piece = Pieza
piece-cottage = cabaña
    .help = Cada jugador tiene { $each }, numeradas desde el 1. Por el otro lado es una casa, que envía dos trabajadores en lugar de uno. Si las vallas la separan de todos los campos, su dueño la traslada, salvo que no haya otra casilla adecuada.
piece-fence = valla
    .help = Cada jugador tiene { $each } para toda la partida. Ponerla cuesta 1 cubo de madera y quitarla, 2 cubos de vino; la que se quita no vuelve.
piece-worker = trabajador
    .help = Cada jugador tiene { $each }. En un campo cabe un solo trabajador, que en la cosecha trae un cubo.

## Leyes

law = Ley
law-work-order = Orden de trabajo
    .help = Se puede jugar al comenzar la fase 1. Fijas el orden de los cinco números de cabaña en esta ronda. Quién empieza con cada número va rotando como siempre.
law-price-increase = Subida de precio
    .help = Se puede jugar cuando otro jugador ha anunciado la compra de un asiento. El asiento cuesta un cubo más, de un tipo que aparezca en la loseta; el comprador elige cuál, o renuncia sin haber gastado una acción. { -stays }
law-price-decrease = Bajada de precio
    .help = { -one-purchase } El asiento cuesta un cubo menos, de cualquier tipo que aparezca en la loseta salvo oro. Hay que jugarla antes de que una sustitución cambie ningún cubo. { -stays }
law-upgrade-cottage = Mejora de cabaña
    .help = { -any-time } Una de tus cabañas pasa a ser casa gratis, incluso con una moratoria de casas. Desde ahora envía dos trabajadores, ya mismo si aún no han salido.
law-substitution = Sustitución
    .help = { -one-purchase } En esta compra puedes sustituir cuantos recursos quieras de los que se piden por otros recursos, o un cubo de artesanía por otro cubo de artesanía. La ley se gasta aunque no adquieras el asiento.
law-cottage-number = Número de cabaña
    .help = Se puede jugar al colocar un trabajador. Otra de tus cabañas o casas, cuyo número aún no ha llegado en esta ronda, envía enseguida a sus trabajadores, y no lo hace de nuevo en la ronda.
law-craft-bargain = Ganga artesanal
    .help = { -any-time } Paga un recurso por un cubo de artesanía usado que esté en la reserva. Lo que los artesanos aún conservan no se vende así.
law-unexpected-harvest = Cosecha inesperada
    .help = Se puede jugar al comenzar la fase 2. Por un tipo de campo en el que tengas trabajadores, tomas de la reserva recursos a tu elección en lugar de lo que cosecharían allí en esta ronda, cubo por cubo, después de tus demás cubos.
law-broken-fences = Vallas rotas
    .help = Se puede jugar al comenzar la fase 1 y al elegir un número o colocar un trabajador. Durante el resto de la ronda, tus trabajadores no hacen caso de ninguna valla. Las vallas siguen en pie.
law-repeal-law = Derogación
    .help = Se puede jugar cuando otro jugador acaba de jugar una ley, antes de que tenga efecto. Esa ley no hace nada y queda gastada.
law-unsafe-fence = Valla peligrosa
    .help = { -any-time } Una valla, sea de quien sea, se retira del juego.
law-house-moratorium = Moratoria de casas
    .help = Se puede jugar al comenzar la fase 1, 2 o 3 y al elegir un número o colocar un trabajador. En esta ronda ningún otro jugador puede construir casas. La mejora de cabaña sigue permitida.
law-design-change = Cambio de diseño
    .help = { -any-time } Un asiento boca arriba sale del juego, con la ley que tenga al lado, y lo sustituye una loseta sin usar de la misma etapa, sacada al azar. También se puede jugar sobre un asiento cuya compra acaba de anunciar otro jugador: esa compra se anula y no gasta acción.
law-double-production = Doble producción
    .help = Se puede jugar al comenzar la fase 2. En un campo, tu trabajador trae el doble de cubos en esta ronda: cuatro con buena cosecha, ninguno con mala cosecha.
law-bargain = Ganga
    .help = Se puede jugar como acción en la fase 3, o en tu turno después de tomar una ley. El mercader acepta un recurso y te da dos a tu elección, mientras queden en la reserva. Si se deroga la ley, aún conservas tu acción.
law-sale = Rebajas
    .help = Se puede jugar como acción en la fase 3, o en tu turno después de tomar una ley. El vidriero o el orfebre te vende un cubo por dos cubos menos de lo habitual. Si se deroga la ley, aún conservas tu acción.
law-downgrade-house = Degradación de casa
    .help = { -any-time } Una casa, sea de quien sea, vuelve a ser cabaña. Desde ahora envía un solo trabajador.
law-good-harvest = Buena cosecha
    .help = Se puede jugar al comenzar la fase 1 o la 2. Todos los campos del tipo que elijas producen el doble para todos en esta ronda.
law-poor-harvest = Mala cosecha
    .help = Se puede jugar al comenzar la fase 1 o la 2. Ningún campo del tipo que elijas produce nada para nadie en esta ronda.
law-start-order = Orden de inicio
    .help = Se puede jugar al comenzar cualquier fase. Nombras un nuevo jugador inicial, tú si quieres, que empieza desde ahora hasta que se nombre al siguiente al final de la fase 5.

## Puntos

score-level-1 = Asientos de la etapa 1
score-level-2 = Asientos de la etapa 2
score-level-3 = Asientos de la etapa 3
score-level-4 = Asientos de la etapa 4
score-level-5 = Asientos de la etapa 5
score-cubes = Cubos sobrantes

tiebreak = Cubos sobrantes
    .help = En la edición de 2002, los cubos sobrantes deciden entre totales iguales: el oro cuenta 4, la vidriera 3, el hierro 2, un recurso 1. En la de 2004, donde los cubos puntúan, quienes tienen el mismo total comparten el puesto.

## De qué habla una pista además de la puntuación: lo que tiene un nombre se cuenta junto

feature-points = asientos adquiridos
feature-ready = asientos pagables ya
feature-within-reach = asientos pagables tras un cambio
feature-out = asientos aplazados esta ronda
feature-prospect = parte de los asientos futuros
feature-last-of-stage = último asiento de la etapa
feature-lacking = cubos que faltan para un asiento
feature-left-over = cubos libres
feature-final-cubes = cubos al final
feature-stone = piedra libre
feature-timber = madera libre
feature-water = agua libre
feature-food = comida libre
feature-wine = vino libre
feature-hoped = cosecha esperada
feature-yield = rendimiento de los campos
feature-stone-yield = piedra de los campos
feature-timber-yield = madera de los campos
feature-water-yield = agua de los campos
feature-food-yield = comida de los campos
feature-wine-yield = vino de los campos
feature-kinds = tipos de cubos cosechados
feature-site = sitio de la próxima cabaña
feature-same-numbers = campos compartidos con un vecino
feature-houses = casas
feature-fences-left = vallas restantes
feature-laws = leyes en la mano
feature-behind-start = puesto tras el jugador inicial
feature-rounds-left = rondas restantes
feature-rival = rival más fuerte

## El dibujo: cabecera y tablero

draw-round = Ronda { $round }
draw-setup = Construcción del tablero
draw-phase-1 = Trabajadores
draw-phase-2 = Cosecha
draw-phase-3 = Gastos
draw-phase-4 = Retorno
draw-phase-5 = Jugador inicial
draw-place = Puesto { $place }
zone-table = La mesa
zone-land = Campo
zone-cathedral = Catedral
zone-town = Ciudad
zone-others = Los demás
zone-end = El final
draw-field = Campo { $cell }: { $kind }
draw-worker = Trabajador de { $seat }
draw-cottage = Cabaña { $number } de { $seat }
draw-house = Casa { $number } de { $seat }
draw-fence = Valla de { $seat }
draw-free = Libre: { $cell }
draw-in-hand = En mano
draw-stack = Pila
draw-stack-top =
    { $count ->
        [one] El último campo lleva un { $number } en el dorso.
       *[other] Quedan { $count } campos; el de arriba lleva un { $number } en el dorso.
    }

## El dibujo: la keythedral

draw-keythedral = La keythedral
draw-stage = Etapa { $level }
draw-tile =
    { $value ->
        [one] { $tile }: etapa { $level }, { $value } punto, precio: { $cost }
       *[other] { $tile }: etapa { $level }, { $value } puntos, precio: { $cost }
    }
draw-tile-sold =
    { $value ->
        [one] { $tile }: { $value } punto, adquirido por { $seat }
       *[other] { $tile }: { $value } puntos, adquirido por { $seat }
    }
draw-tile-hidden = Un asiento de la etapa { $level }, aún boca abajo

## El dibujo: Keytown

draw-craftsmen = Artesanos
draw-forge = Herrería
draw-glassworks = Vidriería
draw-goldsmith = Orfebrería
draw-price =
    { $count ->
        [one] 1 cubo por uno
       *[other] { $count } cubos por uno
    }
draw-store = Reserva
draw-order = Orden de trabajo
draw-order-place = Número { $number }: puesto { $place }
draw-order-open = Aún no se ha elegido el número { $number }
draw-laws = Leyes
draw-deck = { $count } en el mazo
draw-law-hidden = Una ley, boca abajo
draw-deck-empty = Mazo vacío
draw-law-place = Sitio para una ley
draw-trader = Mercader
draw-in-force = En vigor

## El dibujo: jugadores

draw-seats =
    { $count ->
        [one] 1 asiento
       *[other] { $count } asientos
    }
draw-points =
    { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
draw-fences =
    { $count ->
        [one] queda 1 valla
       *[other] quedan { $count } vallas
    }
draw-laws-held =
    { $count ->
        [0] ninguna ley
        [one] 1 ley
       *[other] { $count } leyes
    }
draw-start = Jugador inicial
draw-colour-blue = azul
draw-colour-yellow = amarillo
draw-colour-black = negro
draw-colour-green = verde
draw-colour-red = rojo

## La galería

draw-gallery = Los componentes
draw-gallery-tiles = Asientos de la keythedral
draw-gallery-editions = 1/4: vale 1 punto en la edición de 2002 y 4 en la de 2004
draw-gallery-fields = Campos, según el número del dorso
draw-gallery-laws = Leyes
draw-gallery-cubes = Cubos
draw-gallery-pieces = Lo que tiene cada jugador
draw-gallery-values = Etapas: espacios y valor de un asiento, por edición
draw-gallery-count = { $count } en la caja
draw-gallery-price = precio { $count }
draw-gallery-worth = valor { $count }
draw-gallery-each = { $count } cada uno
draw-gallery-stage =
    { $spaces ->
        [one] { $edition }: { $spaces } espacio de { $value }
       *[other] { $edition }: { $spaces } espacios de { $value }
    }
draw-gallery-cottage = Cabañas
draw-gallery-house = por el otro lado: casas
draw-gallery-fence = Vallas
draw-gallery-worker = Trabajadores

## La mesa en un terminal

draw-text-key-cottage = cabaña
draw-text-key-house = casa
draw-text-key-fence = valla
draw-text-key-worker = con un trabajador
draw-text-on-sale =
    { $value ->
        [one] En venta, etapa { $level }, { $value } punto cada uno
       *[other] En venta, etapa { $level }, { $value } puntos cada uno
    }
draw-text-laws = Leyes: { $spaces } para tomar, { $deck } en el mazo

## Lo que cuenta el explorador

deed-acquired = Comprada
deed-took-open-law = Ley a la vista tomada
deed-law-played = Ley jugada
