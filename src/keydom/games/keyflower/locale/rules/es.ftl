### Cómo se juega a Keyflower y a The Merchants.

rules-aim = El objetivo
    .text =
        De dos a seis jugadores construyen, en las cuatro estaciones de un año, una aldea de losetas hexagonales cada uno. Los trabajadores son tu único dinero, y cada uno sirve de dos maneras: para ofertar por una loseta o para hacerla trabajar. Los trabajadores con los que ganas una oferta se gastan; los que mandas a trabajar vuelven al final de la estación, pero con quien sea entonces el dueño de la loseta.

        En primavera y verano preparas sobre todo lo que alimenta tu aldea; el otoño y el invierno traen las losetas que dan puntos. Gana quien tenga más puntos después del invierno.
rules-pieces = Trabajadores, habilidades y recursos
    .text =
        - Los trabajadores son azules, rojos o amarillos, y se sacan a ciegas de una bolsa con 40 de cada color. Los 20 verdes están en una reserva a la vista. Un trabajador verde no es un comodín: el verde es simplemente un cuarto color, escaso. Un verde gastado va a la bolsa y puede volver a salir de ella.
        - Las habilidades (sierra, pico, yunque; 16 de cada) se sacan a ciegas de una pila. Pagan algunas mejoras e intercambios.
        - Los recursos (madera, piedra, hierro, 24 de cada; oro, 48) están sobre las losetas de una aldea. El oro sustituye a cualquier otro recurso, al pagar y al puntuar.
        - El trabajador lila señala al jugador inicial. No se oferta ni se trabaja con él, pero cuenta al final.

        Los trabajadores y las habilidades se guardan tras una pantalla; los recursos están a la vista. Todo es limitado: si no hay bastante, recibes lo que haya.

        Cuántos trabajadores y habilidades tiene cada uno lo saben todos, y también todo lo que se vio pasar tras una pantalla: lo que vino en barcos, las ofertas que volvieron, los trabajadores que regresaron a la aldea, los verdes. Son secretos tus primeros ocho trabajadores y lo que sacaste de la bolsa o de la pila.
rules-setup = Preparación
    .text =
        Cada jugador recibe al azar una de las seis casas y saca ocho trabajadores de la bolsa. Empieza quien tenga la casa de número más bajo. Se reparten losetas de invierno, que cada uno guarda en secreto hasta el invierno.

        | jugadores | 2 | 3 | 4 | 5 | 6 |
        | barcos | 2 | 3 | 4 | 5 | 6 |
        | losetas de orden de turno | 1 | 2 | 3 | 4 | 4 |
        | losetas en primavera, verano y otoño, cada vez | 6 | 7 | 8 | 9 | 10 |
        | losetas de invierno por jugador | 3 | 3 | 3 | 2 | 2 |
        | lo mismo con The Merchants | 4 | 4 | 3 | 3 | 2 |

        Los barcos en juego son los primeros de esta serie: { boat-keyflower }, { boat-sea-bastion }, { boat-sea-breese }, { boat-flipper }, { boat-ianvincible }, { boat-white-wind }.
rules-season = Una estación y sus turnos
    .text =
        Al empezar la primavera, el verano y el otoño se sacan losetas de la estación y se ponen en subasta, junto a las de orden de turno. Cada barco se carga con los trabajadores y habilidades que muestra para esa estación; las habilidades van boca arriba. Si la bolsa o la pila se agotan, los barcos se llenan por su orden, pieza a pieza.

        Después se juega en el sentido de las agujas del reloj desde el jugador inicial. En tu turno haces una sola cosa:
        - ofertar por una loseta en subasta,
        - usar una loseta, o
        - pasar.

        Pasar no es definitivo: cuando te vuelva a tocar puedes actuar, si entretanto alguien ha actuado. La estación termina cuando todos han pasado seguidos. Quien no tiene trabajadores, ni grupo superado, ni contrato pasa sin que se le pregunte.
rules-workers = Elegir trabajadores
    .text =
        Tanto para ofertar como para usar una loseta tomas trabajadores de un solo color: de detrás de tu pantalla, de tus propios grupos superados, o de ambos a la vez.

        El primer trabajador junto a una loseta fija su color para la estación. Desde entonces todos los que vayan allí deben ser de ese color: todas las ofertas alrededor y todos los que estén encima. Si nadie la ha tocado, eliges tú el color; si no, lo sigues.

        Una oferta superada es un grupo superado. Puede quedarse, completarse para volver a ganar, o irse entero: a otra oferta, sobre una loseta para usarla (incluso aquella donde fue superado), o a la bolsa para pagar lo que pide una loseta. Un grupo nunca se divide, y sus trabajadores no vuelven tras tu pantalla hasta el final de la estación. Una oferta que va ganando no se mueve.
rules-bidding = Ofertar
    .text =
        Puedes ofertar por cualquier loseta de aldea y de orden de turno en subasta, y en invierno por las de invierno; no por los barcos que traen trabajadores. Cada jugador tiene como mucho una oferta en cada loseta.

        Una oferta debe superar a todas las demás de esa loseta: más trabajadores, no los mismos. No hay máximo. Puedes aumentar tu propia oferta, vaya ganando o no, siempre que el nuevo total gane.

        Al final de la estación la oferta más alta gana la loseta. Sus trabajadores van a la bolsa; las ofertas perdedoras vuelven a sus dueños.
rules-using = Usar una loseta
    .text =
        Puedes usar cualquier loseta con acción: en tu aldea, en la de otro, o en subasta, ofertes por ella o no. Las losetas de invierno no se usan.

        El primer uso de una loseta en la estación pide al menos un trabajador. Cada uso siguiente, sea de quien sea, pide al menos uno más que el anterior, y nunca hay más de seis trabajadores sobre una loseta. Así, puede usarse con 1, 2 y 3, con 2 y 3, o una sola vez con 3 a 6. Puedes mandar más trabajadores de los necesarios, por ejemplo para cerrar el paso a los demás.

        Recibes al momento lo que muestra la cara visible:
        - recursos: sobre la propia loseta si está en tu aldea; si no, sobre tu casa;
        - trabajadores de la bolsa, verdes y habilidades: tras tu pantalla;
        - un intercambio: primero pagas lo que está antes de la flecha, además de los trabajadores enviados, y luego recibes lo que está después. Lo pagado vuelve a la bolsa o a la pila solo después de sacar;
        - transporte: véase la sección siguiente.

        Solo puedes usar una loseta si puedes pagar su precio y hay algo que recibir; bloquear por bloquear no está permitido. Así, una loseta de transporte solo se usa si puedes transportar o mejorar algo, y lo haces al menos una vez. Si pagas con un grupo superado del color adecuado, va entero a la bolsa, aunque bastaran menos trabajadores.

        Los trabajadores enviados se quedan sobre la loseta. Al final de la estación son de quien la posea entonces; si estaba en subasta y nadie ofertó por ella, van a la bolsa.
rules-transport = Transporte y mejoras
    .text =
        Una casa, el { village-stable }, el { village-farrier } o el { village-wainwright } da un número de pasos y de mejoras, mayor por la cara mejorada. Los gastas solo en tu propia aldea, aunque la loseta usada esté en otra parte, en el orden que quieras, y puedes dejar algunos sin gastar.

        Un paso lleva un recurso de una loseta a una vecina, donde un camino cruza el borde común. Todos los caminos de una loseta se unen.

        Una mejora da la vuelta a una loseta tuya. Los recursos que cuesta deben estar sobre esa misma loseta; las habilidades salen de detrás de tu pantalla. Lo pagado vuelve a la reserva; lo demás se queda en la loseta. Pueden mejorarse las casas y las losetas de primavera, verano y otoño, cada una una vez; no los barcos, ni las de orden de turno, ni las de invierno.

        Los pasos y mejoras se cuentan en el momento de usar la loseta: dar la vuelta a esa misma loseta no añade nada a ese uso.
rules-season-end = El final de una estación
    .text =
        - Las ofertas perdedoras vuelven tras la pantalla de su dueño.
        - Las losetas sin ofertas salen del juego; los trabajadores que haya encima van a la bolsa. Las de orden de turno se quedan para la estación siguiente, salvo en invierno.
        - Quien ganó una loseta la toma, con los trabajadores que estén encima. Las ofertas ganadoras van a la bolsa.
        - Cada uno recoge todos los trabajadores que estén en su aldea, los haya puesto quien los haya puesto.
        - Se toman los barcos por orden, y cambia el jugador inicial.
        - Los dueños de { summer-boat-boat-1a }, { summer-boat-boat-1b } y { summer-boat-boat-7b } reciben lo que estos dan.
        - Cada uno coloca las losetas ganadas.
        - Con The Merchants se cambian los tres contratos a la vista, salvo en invierno.
rules-boats = Orden de turno y barcos
    .text =
        Quien ganó la loseta de orden de turno 1 elige barco primero; luego quienes ganaron la 2, la 3 y la 4; luego los demás en el sentido de las agujas del reloj desde el jugador inicial. Cada uno toma un barco, haya ganado las losetas de orden que haya ganado.

        En primavera, verano y otoño tomas lo que lleva el barco; el barco se queda. En invierno tomas el barco mismo para tu aldea, por lo que hace al final, y cada loseta de orden de turno ganada va también a una aldea.

        La loseta de orden con el número más alto en juego lleva además el trabajador lila. Quien la gana pasa a ser jugador inicial en el acto, antes de tomar los barcos. Si nadie ofertó por ella, para los barcos cuenta todavía el jugador inicial anterior, que después pasa el trabajador lila a su izquierda.
rules-building = Colocar losetas
    .text =
        Después de los barcos, cada uno coloca las losetas ganadas, en el orden y con el giro que quiera. Una loseta nueva debe tocar una loseta de tu aldea, y donde dos se tocan, camino con camino, campo con campo y agua con agua. No hace falta que un camino llegue hasta ella. Lo colocado ya no se mueve.

        Una casa tiene cinco caminos y una orilla; las losetas de primavera, cuatro caminos; las de verano, tres; las de otoño, dos; las de invierno, uno; y una de orden de turno, tantos como su número. Por un barco pasa el río en línea recta, sin caminos.

        Una loseta que no encaja en ningún sitio se guarda junto a la aldea. No se puede usar ni mejorar y no toca nada, pero da lo que muestra y cuenta como una de tus losetas. Se coloca al final de otra estación si entonces encaja.
rules-summer-boats = Barcos de verano
    .text =
        Cuatro losetas de verano son barcos, con un efecto distinto en cada cara. El azar decide qué cara queda a la vista, y ya no cambia. Nadie puede poner trabajadores en ellos ni mejorarlos; se oferta por ellos como por cualquier loseta, y solo su dueño tiene el efecto, desde que lo gana.

        - 1a y 1b: al final del verano, del otoño y del invierno, cuando ya se han tomado los barcos, saca dos trabajadores, o toma uno verde.
        - 2a: tus recursos cruzan también los bordes en que ambas losetas muestran camino o campo, nunca agua, y tus losetas se colocan sin que los bordes coincidan.
        - 2b: cada loseta de transporte que uses, tuya o no, da el doble de pasos y de mejoras.
        - 3a: al pagar una mejora o una extensión, cualquier recurso sustituye a cualquier otro. 3b: lo mismo al final de la partida, al puntuar.
        - 4a: a la oferta azul, roja o amarilla de otro por una loseta de aldea puedes responder con trabajadores de un solo color, el que quieras. Cuando se han ido las ofertas del color antiguo y nadie trabaja en la loseta, esta toma el color de tu oferta.
        - 4b: una loseta que ya tiene color puedes usarla con trabajadores de cualquier color, incluso mezclados. Para los demás la loseta conserva su color.
rules-winter = El invierno
    .text =
        Al empezar el invierno eliges en secreto cuáles de tus losetas de invierno entran en juego: al menos una, como mucho todas. Se ponen juntas sin decir de quién eran; las que te quedas salen del juego sin verse. En invierno no llegan trabajadores.

        Por las losetas de invierno se oferta como siempre, pero no se usan. Todas las demás losetas de una aldea sí pueden usarse. Lo que ganes lo colocas en tu aldea al final.

        Cada loseta de invierno da puntos por algo que tengas al final, tantas veces como lo tengas: { winter-key-guild }, por ejemplo, 10 puntos por cada cinco habilidades; { winter-scribes }, 10 por cada juego de sierra, pico y yunque; { winter-jeweller }, 2 por cada oro. En el { winter-scholar }, el { winter-village-hall } y { winter-watermill } eliges un tipo. Solo { winter-keythedral } da una cantidad fija, 12.
rules-scoring = La puntuación, paso a paso
    .text =
        Cada trabajador, habilidad y recurso cuenta en un solo sitio. Keydom encuentra para cada uno el mejor reparto.

        - Los recursos que están sobre el { village-barn }, el { village-blacksmith }, el { village-stone-yard } o el { village-timber-yard } y valen allí puntúan allí, o cuentan en otro sitio donde den más. Esas cuatro losetas se llaman depósitos. Hay que haberlos llevado durante la partida: al final no se mueve nada a estas losetas.
        - { boat-flipper } da la vuelta gratis a una loseta más; { boat-flipper-ii } añade una extensión.
        - Los puntos impresos en losetas y barcos; una extensión dobla los de su loseta.
        - Las losetas de invierno, { boat-white-wind } y los contratos, con los trabajadores, habilidades, demás recursos y el trabajador lila que les des. El trabajador lila vale como un trabajador, una habilidad o un recurso de cualquier tipo, también en un depósito.
        - Los demás barcos: { boat-keyflower }, 1 punto por cada paso que dan tus losetas; { boat-sea-bastion }, 1 por cada loseta de un circuito por caminos que no repite ninguno; { boat-sea-breese }, 2, 4, 8, 16 o 32 por una a cinco o más losetas seguidas que prolongan el río de tu casa; { boat-flipper }, 2; { boat-ianvincible }, 5; { boat-white-wind }, 1 por cada trabajador que no puntúa en otro sitio.
        - Cada loseta de orden de turno: 1 punto por cada loseta vecina.
        - Cada oro sobrante: 1 punto.

        Los trabajadores que no usaste cuentan al final, y también los que estaban en tu aldea; las ofertas se han perdido. { tiebreak.help }
rules-merchants = The Merchants
    .text =
        La expansión añade un segundo barco de cada nombre, contratos, extensiones, cabañas y losetas para cada estación. Con la opción «{ option-merchants-mixed }», cada barco en juego se sortea entre los dos de su nombre y las losetas nuevas se mezclan con las otras; con «{ option-merchants-full }», todos los barcos son los nuevos y todas las losetas nuevas están entre las que se ponen y reparten.

        Los barcos nuevos traen también oro, trabajadores verdes, cabañas o contratos. El oro y las cabañas van a tu casa, los contratos tras tu pantalla. { boat-sea-bastion-ii } actúa antes: quien lo toma en otoño, en la partida corta en primavera, lo retira y nombra un barco que no esté en juego para sustituirlo en invierno, donde se elige como los demás. Los otros, tomados en invierno, hacen esto:
        - { boat-keyflower-ii }: 3 oros más al final, que no valen en los depósitos.
        - { boat-sea-breese-ii }: 2 puntos por cada loseta de invierno de tu aldea.
        - { boat-flipper-ii }: una extensión gratis en una loseta tuya mejorada.
        - { boat-ianvincible-ii }: 2 puntos por cada mejora que permiten tus losetas y cabañas, el doble con el barco de verano 2b.
        - { boat-white-wind-ii }: un contrato cumplido da 10 puntos en vez de 7.
rules-contracts = Contratos
    .text =
        Un contrato nombra de una a seis cosas. Al final da 7 puntos si le das justo esas; lo que cumple un contrato no puntúa en otro sitio. Un contrato sin cumplir no vale nada, salvo 3 puntos con el { winter-muleteer }.

        Los barcos traen contratos boca abajo. En el { village-assayer }, el { village-bookkeeper } y el { village-merchant } tomas uno de los tres contratos a la vista, que se repone al momento, o uno sin verlo de la pila. Al final de la primavera, del verano y del otoño se descartan los que están a la vista y se muestran tres nuevos. Cuando se acaba la pila, se barajan los descartes.

        En tu turno, antes de tu acción, entre los pasos de un transporte o después de tu acción, antes del turno siguiente, puedes descartar cuantos contratos quieras, cada uno por una de las cosas concretas que nombra; por «a elección» no recibes nada. Los trabajadores verdes vienen de la reserva, los demás de la bolsa, las habilidades de la pila; los recursos van a tu casa. Si resulta que en la bolsa o en la pila no hay, conservas el contrato.

        Un contrato pide el propio trabajador lila, ganado con una oferta en invierno; uno que te han pasado no lo cumple. Puede cambiarse por cualquier cosa por la que este pueda pasar.
rules-extensions = Extensiones y cabañas
    .text =
        En vez de dar la vuelta a una loseta, una mejora puede poner una extensión en una loseta tuya ya mejorada. Las 18 extensiones están a la vista, y cada una cuesta lo que muestra: recursos que estén sobre esa loseta, una habilidad, o un trabajador, que va a la bolsa. Un trabajador puede pagarse con un grupo superado entero, pero no con trabajadores mandados a trabajar.

        En una loseta cabe una extensión, y allí se queda. Tiene un color: si hay trabajadores sobre la loseta, debe ser el suyo. Desde entonces solo trabajadores de ese color pueden usar la loseta, durante el resto de la partida. Dobla los puntos impresos en la loseta y nada más; también puede llevarla una loseta sin puntos, para el { winter-builder }.

        Una cabaña se pone en tu casa. Allí cada una es una mejora más para quien use esa casa.
rules-variants = Opciones y variantes
    .text =
        - { option-promos }: losetas que se regalaron aparte, para cada estación, y un quinto barco de verano.
        - { option-screens }, { option-screens-open }: lo que todos te vieron recibir está delante de tu pantalla. No cambia nada más.
        - { option-novices }: cuantos jugadores se quiera, nombrados al crear la mesa, empiezan con un trabajador verde más.

        La loseta promocional { village-sorcerer } te deja hacer la acción de una loseta vecina, mejorada la de cualquier loseta de su aldea, sin poner allí trabajadores. { winter-keyside } trae al final 3 maderas, 3 piedras, 3 hierros y 3 oros.
rules-rulings = Donde los reglamentos dejan dudas
    .text =
        Keydom decide estos puntos igual para todas las mesas:
        - Un grupo superado se completa donde está; no se «mueve» a la loseta donde ya oferta.
        - El barco de verano 4a no responde a ofertas verdes ni sirve en losetas de orden de turno.
        - Lo que está sobre el { village-barn }, el { village-blacksmith }, el { village-stone-yard } o el { village-timber-yard } puede contar al final en otro sitio donde dé más: 3 oros sobre el { village-barn } sin mejorar son 6 puntos con el { winter-jeweller } (R-KF-21).
        - Con el barco de verano 3b, los recursos sobrantes cuentan como oro, 1 punto cada uno, y cualquier recurso puntúa en el depósito donde está (R-KF-22).
        - Al final el trabajador lila sirve a quien lo tenga, ganado o recibido; si no sirve para nada más, cuenta como un oro.
        - { boat-sea-bastion }: el circuito puede empezar en cualquier parte y cruzar dos veces una loseta, pero cada loseta cuenta una vez.
        - { winter-village-hall } puede contar verdes; en el { winter-watermill } el oro puede sustituir al tipo elegido.
        - { boat-flipper } también da la vuelta a una casa o a un depósito, que entonces puntúa por su nueva cara.
        - Las aldeas crecen una tras otra, desde el jugador inicial.
