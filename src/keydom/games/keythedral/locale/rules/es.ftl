### Cómo se juega a Keythedral.

rules-aim = El objetivo
    .text =
        De dos a cinco jugadores construyen juntos una catedral, y cada uno quiere sus mejores asientos. Los trabajadores salen de tus cabañas a los campos de alrededor y traen cubos; con los cubos se compran asientos, mejores viviendas, vallas contra los vecinos y leyes que tuercen las reglas.

        Los asientos más caros llegan al final. La partida acaba cuando se toma el último asiento, y gana quien tenga los de más valor.
rules-pieces = Lo que hay
    .text =
        Cada jugador tiene cinco cabañas numeradas del 1 al 5, con una casa en la otra cara, diez trabajadores y tres vallas. Nadie empieza con cubos.

        | cubo | viene de |
        | piedra | canteras |
        | madera | bosques |
        | agua | lagos |
        | comida | granjas |
        | vino | viñedos |
        | hierro | el herrero, por 2 cubos |
        | vidriera | el vidriero, por 3 cubos |
        | oro | el orfebre, por 4 cubos |

        Los cinco primeros son recursos; los otros tres, cubos de artesanía. Hay 20 de piedra y 20 de madera, 15 de cada uno de los demás recursos y 10 de cada cubo de artesanía. En la mesa, los cubos y los asientos están tras pantallas; aquí todos los ven, porque todos los vieron ir y venir. Las cartas de ley en la mano son secretas.
rules-setup = Preparación: trazar el país
    .text =
        En el centro está la keythedral, con dos canteras y dos bosques alrededor, cada tipo en diagonal. Todos los demás campos con un número no mayor que el de jugadores forman una pila, con su tipo oculto.

        Los asientos se sortean, a menos que la mesa conserve el orden en que se escribieron; quien tiene el primero es el jugador inicial. Cinco veces, en el sentido de las agujas del reloj desde él, cada uno saca primero el campo de arriba y lo coloca, y después coloca una cabaña a su elección, por la cara de cabaña.

        Un campo debe quedar junto a otro campo, o al otro lado de una esquina donde haya una cabaña. Los campos siguen filas y columnas, de modo que cada uno pueda tener cuatro campos a sus lados y cuatro casillas en sus esquinas. Una cabaña va en cualquier casilla libre que toque al menos un campo. Puede tocar hasta cuatro, y cabañas de todos pueden compartir campos.

        Los asientos de la keythedral se ponen al azar, por etapas, y se descubren los de la etapa 1. Se ponen dos leyes.
rules-round = Una ronda
    .text =
        - Fase 1: los trabajadores van a los campos.
        - Fase 2: todos cosechan.
        - Fase 3: todos gastan, acción por acción.
        - Fase 4: vuelven los trabajadores y los marcadores de orden, y los espacios de ley vacíos se llenan del mazo.
        - Fase 5: se decide el próximo jugador inicial.

        Al empezar una fase se pregunta una vez a cada uno de los que tienen una ley, en el sentido de las agujas del reloj desde el jugador inicial, si la juega.
rules-workers = Fase 1: colocar trabajadores
    .text =
        El jugador inicial elige uno de los números del 1 al 5. Todos, empezando por él y en el sentido de las agujas del reloj, mandan un trabajador de su cabaña de ese número a un campo contiguo. Una casa manda dos, a dos campos distintos, en el mismo turno.

        Después el siguiente jugador por la izquierda elige uno de los números que quedan y empieza con él, y así hasta que se hayan elegido los cinco.

        En un campo cabe un trabajador, y ninguno cruza una valla. Un trabajador que se pueda colocar debe colocarse; si no hay ningún campo libre, queda parado.
rules-harvest = Fase 2: la cosecha
    .text =
        En el sentido de las agujas del reloj desde el jugador inicial, cada uno toma un cubo por cada trabajador suyo, según el campo. Si en la reserva ya no hay de ese tipo, ese trabajador no trae nada.

        Con la ley { law-unexpected-harvest } eliges lo que tomas; los cubos de tipo fijo se toman primero.
rules-spending = Fase 3: los gastos
    .text =
        En el sentido de las agujas del reloj desde el jugador inicial, cada uno hace una acción en su turno:
        - adquirir un asiento,
        - convertir una cabaña en casa (1 piedra, 1 madera),
        - construir una valla (1 madera) o quitar una (2 vinos),
        - comprar un cubo de artesanía,
        - cambiar con el mercader (2 cubos por 1 recurso),
        - tomar una ley (1 cubo), o
        - pasar.

        Pasar no es definitivo: puedes actuar en un turno posterior mientras dure la fase. Quien toma una ley ya no tiene acciones en esta ronda, y en sus turnos solo puede jugar leyes. La fase acaba cuando todos los que no han tomado una ley han pasado y ninguno de ellos ha actuado desde entonces, aunque alguien haya tomado una ley entremedias. Los jugadores no comercian entre sí.
rules-seats = Adquirir un asiento
    .text =
        Los asientos se venden por etapas: solo cuando se han tomado todos los de una se descubren los de la siguiente. Anuncias qué asiento a la vista quieres. Los demás pueden responder con una o varias leyes, cada jugador una vez, en el sentido de las agujas del reloj desde tu izquierda. Luego ajustas el precio: juega leyes tuyas si quieres ({ law-price-decrease } solo la juega el comprador), y paga exactamente los cubos que se muestran. Van a la reserva, y el asiento es tuyo.

        Solo puedes renunciar si se ha jugado una ley desde el anuncio, o si ya no puedes pagar. No gasta acción.

        | etapa | 1 | 2 | 3 | 4 | 5 |
        | asientos, edición de 2002 | 4 | 4 | 4 | 3 | 2 |
        | valor de cada uno | 1 | 2 | 3 | 4 | 5 |
        | asientos, edición de 2004 | 5 | 5 | 5 | 4 | 3 |
        | valor de cada uno | 4 | 6 | 8 | 10 | 12 |

        La piedra solo se pide en las etapas 1 y 2, la madera de la 1 a la 3, la comida y el agua en todas; el vino y el hierro desde la 3, la vidriera y el oro en la 4 y la 5.
rules-houses = Casas
    .text =
        Por una piedra y una madera, una cabaña tuya se convierte en casa. Desde la ronda siguiente manda dos trabajadores. Una casa que tiene que mudarse sigue siendo casa.
rules-fences = Vallas
    .text =
        Por una madera pones una de tus tres vallas en el lado entre una cabaña o casa, de quien sea, y un campo. Ningún trabajador de allí entra ya en ese campo. Por dos vinos quitas cualquier valla; sale del juego.

        Una cabaña o casa a la que las vallas cortan el paso a todos sus campos la muda al momento su dueño a cualquier casilla libre junto a un campo que ninguna valla cierre; las vallas se quedan. Si no hay tal casilla, se queda donde está. Puedes muy bien hacérselo a una loseta tuya. Una valla junto a una casilla vacía vale para lo que se ponga allí después.
rules-trade = Artesanos y mercader
    .text =
        El herrero vende hierro por dos cubos, el vidriero vidriera por tres, el orfebre oro por cuatro. Sirve cualquier cubo, también los de artesanía. Si a un artesano no le queda ninguno, se toma de la reserva uno ya usado; si no lo hay, no se vende nada. Lo que se compra tiene que estar antes de pagarlo.

        El mercader da un recurso a tu elección de la reserva por dos cubos cualesquiera, nunca un cubo de artesanía.

        Cuando pagas con cubos a tu elección se te pregunta tipo por tipo: un tipo que te saltas ya no se ofrece.
rules-laws = Leyes
    .text =
        Por un cubo tomas una de las leyes expuestas; es tu última acción de la fase, y tomas como mucho una por ronda. Cada una de las 20 leyes está una vez y se usa una vez. Puedes guardarla cuanto quieras, salvo que la mesa juegue de otro modo, y la juegas en el momento que indica, sin gastar acción, también después de la última. Las leyes para cualquier momento se juegan al empezar cada fase, y cuando eliges un número, colocas un trabajador, te toca o pujas.

        Después de una ley se pregunta a los demás, en el sentido de las agujas del reloj desde la izquierda de quien la jugó, si la derogan. Una ley derogada no hace nada y queda gastada.

        Las leyes que más pesan en una compra:
        - { law-price-increase } encarece un asiento en un cubo, { law-price-decrease } lo abarata en uno (nunca oro). Si el asiento no se vende ahora, la ley se queda a su lado, y cada comprador elige de nuevo el cubo.
        - { law-substitution } te deja pagar con otros recursos, o un cubo de artesanía con otro.
        - { law-design-change } pone otra loseta de la misma etapa en lugar del asiento; una compra anunciada queda entonces sin efecto y no gasta acción.
        - { law-bargain } y { law-sale } son tu acción en mejores condiciones.

        Las demás se explican una a una más abajo.
rules-start-player = Fase 5: el jugador inicial
    .text =
        El marcador de jugador inicial pasa a la izquierda, a su nuevo poseedor. Desde la izquierda de este, cada uno puja una vez por el derecho de nombrar al jugador inicial, o pasa; el poseedor es el último. Una puja es un número de cubos, todos del mismo valor, mayor que la anterior; nadie puja más de lo que tiene. Al poseedor le basta igualar la puja más alta para ganar.

        Si gana otro, los cubos van al poseedor; si gana el poseedor, al jugador al que igualó. Quien paga elige cuáles. El ganador, o el poseedor si nadie pujó, nombra al próximo jugador inicial, a sí mismo o a otro.
rules-end = El final y la puntuación
    .text =
        La partida acaba en cuanto se adquiere el último asiento. El reglamento no conoce otro final, y entre personas una partida dura de 5 a 17 rondas.

        Para que ninguna mesa siga sin fin hay un límite lejano nuestro: tras 40 rondas la partida acaba y se puntúa tal como esté. El registro lo avisa a todos desde la ronda 37.

        Suma tus asientos. En la edición de 2004 cuentan también los cubos sobrantes: oro 4, vidriera 3, hierro 2, cada recurso 1.

        { tiebreak.help }
rules-variants = Opciones y variantes
    .text =
        - { option-edition }: 17 asientos que valen de 1 a 5, o 22 que valen de 4 a 12, con cubos que puntúan.
        - { option-laws }: boca abajo, y solo quien toma la carta la ve; boca arriba, y todos saben quién tiene qué; o ninguna.
        - { option-laws-about-others }: se guardan como las demás, o se juegan en el primer momento que permiten. Quien tiene una no puede entonces hacer otra cosa; una ley que aún no puede hacer nada espera.
        - { option-design }, { option-design-open }: todos los asientos se ven desde el principio, pero las etapas se siguen vendiendo en orden.
        - Dos jugadores: una cantera y un bosque, uno junto a otro, ocupan el lugar de la keythedral con sus cuatro campos, y hay una ley por ronda.
rules-rulings = Donde el reglamento deja dudas
    .text =
        Dos lecturas cambian el juego y están decididas:
        - Cuándo acaba la fase 3 (R-KT-09). Pasar no es definitivo, y la fase acaba cuando todos los que no han tomado una ley han pasado. Leemos ambas cosas tal como están: tomar una ley no anula el pase de nadie; tras cualquier otra acción se vuelve a preguntar a todos los demás.
        - Guardar leyes (R-KT-24). El reglamento neerlandés dice en una frase que una ley que trata de otros jugadores se juega enseguida; tomada al pie de la letra contradice leyes que responden a lo que hacen otros, y crónicas de partidas reales. Por eso toda ley puede guardarse, y la opción «{ option-laws-about-others }» juega la frase.

        También estos puntos los decide Keydom igual para todas las mesas:
        - { law-good-harvest } y { law-double-production } juntas dan cuatro cubos; { law-poor-harvest } lo deja todo en nada.
        - { law-work-order } fija el orden de los números; quién empieza con cada uno va rotando como siempre.
        - { law-cottage-number } sustituye al turno propio de esa cabaña en la ronda.
        - { law-upgrade-cottage } no es construir, así que { law-house-moratorium } no la impide.
        - Una cabaña manda tantos trabajadores como aloja en ese momento.
        - Una ley solo se juega donde hace algo.
        - Los precios de los asientos y los tipos de los campos numerados del 2 al 5 están reconstruidos: los impresos solo son públicos como imágenes. Llevan abajo el signo ≈.
