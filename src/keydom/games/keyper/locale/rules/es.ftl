### Cómo se juega a Keyper.

rules-aim = El objetivo
    .text =
        De dos a cuatro jugadores guían un equipo de keyples por la primavera, el verano, el otoño y el invierno. Los keyples trabajan en los campos de tableros de comarca comunes y en las losetas de tu granja y tu aldea: traen recursos, construyen y mejoran losetas, comercian y navegan.

        Quien se une al trabajo de otro saca lo mismo que él, y agota antes sus keyples; quien ya no tiene los acuesta, y trabajan otra vez. Al final de cada estación te llevas el tablero que reclamaste, y los keyples que haya en él son tu próximo equipo. Los puntos vienen de losetas, ferias y navegación. Gana quien tenga más después del invierno.
rules-pieces = Keyples y recursos
    .text =
        Un equipo empieza con un keyper y ocho keyples: uno azul claro (barcos), uno naranja (arcilla), uno verde claro (granja), uno marrón (bosque), uno negro (minas), uno gris (cantera) y dos blancos. Un keyple del color de un campo tiene allí una acción más. El blanco toma el color que haga falta.

        Los recursos son:
        - materias primas: arcilla, troncos, rocas;
        - productos acabados: ladrillo, madera, piedra, uno de cada al empezar. Cada uno pasa también por la materia prima de su tipo;
        - trigo, que pasa por materia prima o producto acabado donde el precio lo diga;
        - animales: vacas, caballos, cerdos y ovejas, gallinas, ciervos, cabras y jabalíes;
        - gemas: esmeraldas, oro, rubíes, zafiros.

        Los almacenes son ilimitados, pero hay que alojar a los animales al final de cada estación. La reserva es limitada, salvo que elijas otra cosa. Todo está a la vista, menos tus ferias privadas.
rules-boards = Los tableros de comarca
    .text =
        Hay tantos tableros de comarca como jugadores. Cada uno muestra un keyp, un río y 13 campos; su lugar no importa. En primavera la disposición está dada. Después, quien reclamó un tablero elige para él una de cuatro disposiciones, cada una con otros campos.

        En un campo caben dos keyples como mucho. La mayoría de los campos tiene un borde de color.

        | campo | qué hace una acción |
        | arcilla, troncos, rocas, trigo, animales, gemas | trae uno de ese recurso |
        | losetas de comarca | toma una loseta o feria de invierno expuesta |
        | construir, descuento, mejorar | construye o mejora una loseta tuya |
        | ladrillo, madera, piedra | convierte una materia prima en producto acabado, uno por uno |
        | comercio | una materia prima por dos, o un producto acabado por dos, a elección |
        | río | un negocio en el barco que haya allí |

        Tu propio tablero tiene 8 parcelas para losetas de granja y 12, en filas y columnas, para las de aldea. Un keyple también puede trabajar en tus parcelas, adonde nadie más va.
rules-setup = Preparación
    .text =
        Cada jugador tiene las mismas 12 losetas de casa, 6 de granja y 6 de aldea, listas para construir; tres ferias privadas, de primavera, verano y otoño, que son secretas; y un ladrillo, una madera y una piedra.

        Hay ocho losetas de comarca expuestas. En primavera salen de una bolsa de 21; para el verano se añaden las otras 27 y las ocho ferias de invierno. De los seis barcos, cuatro participan en cada estación.

        Con dos jugadores, cada uno saca un noveno keyple (marrón, verde claro, gris o naranja) y puede conservar nueve en las estaciones siguientes.

        Por último, la suerte decide quién empieza en primavera.
rules-turn = Un turno
    .text =
        Se juega en el sentido de las agujas del reloj. Mientras haya una pieza en tu keyp, juegas una: el keyper o un keyple. Con el keyp vacío acuestas keyples; si no hay ninguno que acostar, tu turno se salta.

        Tienes que usar el turno, pero lo que los keyples puedan hacer entonces es voluntario.

        La estación termina cuando todos los keyps están vacíos. Quien tuvo ese último turno ha acabado y empieza la estación siguiente; todos los demás tienen un turno más para acostar keyples.
rules-keyper = El keyper y la loseta keyp
    .text =
        Una vez por estación juegas tu keyper, en el keyp de un tablero que nadie haya reclamado. Al final de la estación ese tablero es tuyo, con todos los keyples que haya en él, los haya jugado quien los haya jugado. Todos pueden seguir trabajando allí. Si lo reclamas pronto, lo tienes seguro, pero los demás pueden evitarlo; si tarde, los keyples que quieres pueden haberse ido.

        Los keyples que sobran en tu equipo descansan en tu loseta keyp. Se acuestan cuando juegas tu keyper, y cada uno gana un recurso a tu elección: arcilla, tronco, roca o trigo para naranja, marrón y gris; vaca, caballo, cerdo u oveja para verde claro, negro y azul claro; el blanco elige de las dos listas. Al final de la estación vuelven a tu equipo.
rules-playing = Jugar un keyple
    .text =
        Juegas un keyple en
        - un campo de cualquier tablero de comarca,
        - una loseta tuya, o
        - una parcela tuya vacía, para construir allí mismo una loseta.

        Si el sitio está vacío, el keyple queda de pie y trabaja. En un campo con borde, un keyple blanco toma su color; en otro sitio sigue blanco.

        Si ya hay un keyple, el tuyo debe tener el color con el que trabaja aquel, o ser blanco y tomarlo. Si el otro sigue de pie, eliges: acostarlo, y los dos trabajan juntos; o dejarlo de pie, y el tuyo trabaja solo. Si está acostado, el tuyo trabaja solo. Con dos keyples un sitio está lleno.
rules-joining = Unirse
    .text =
        Cuando se juega un keyple en un campo vacío, los demás pueden unirse; se les pregunta en el sentido de las agujas del reloj desde la izquierda del jugador, y solo a quienes tienen un keyple del color con el que trabaja, o uno blanco. El primero que se une pone un keyple al lado, y ya no se pregunta a nadie más.

        El jugador y quien se une tienen las mismas acciones, y no hace falta que hagan lo mismo con ellas. Las hacen por turnos, primero el jugador. De las losetas de comarca, el jugador toma la primera y la cuarta; quien se une, la segunda y la tercera.

        Nadie puede unirse en tus parcelas, donde ya había un keyple, ni cuando se acuestan keyples.
rules-actions = Cuántas acciones
    .text =
        | keyples que trabajan | campo sin borde, o de otro color | borde de su color |
        | uno solo | 1 | 2 |
        | dos juntos: con quien se une, con uno de pie que se acuesta, o dos acostados a la vez | 2 | 3 |

        Si alguien se une, cada uno de los dos jugadores tiene esas acciones. Tus losetas no tienen borde: un keyple tiene allí 1 acción, dos juntos 2.

        Lo que da un campo se toma al momento. Si la reserva se agota, ambos toman por turnos hasta vaciarla. Una acción que no puedas usar se pierde, y puedes parar cuando quieras.
rules-laying = Acostar keyples
    .text =
        Con el keyp vacío, en tu turno acuestas keyples que estén de pie, que trabajan entonces por segunda vez: uno solo con 1 acción, o los dos de un sitio juntos con 2; una más si son del color del borde. Un keyple acostado ha terminado por esta estación.

        Primero van los keyples de tus parcelas y del tablero que reclamaste, en cualquier orden. Solo mientras no haya ninguno de pie allí puedes acostar keyples en otros tableros, los haya jugado quien los haya jugado. Nadie se une.
rules-tiles = Losetas de comarca
    .text =
        En un campo de losetas de comarca, cada acción toma una de las ocho losetas expuestas, o una feria de invierno. La exposición se completa antes del turno siguiente, pero no tras la última acción de una estación. Una loseta tomada podrás construirla más tarde; una feria de invierno puede celebrarse al final de una estación.

        Al final de cada estación se descartan las losetas expuestas. Vuelven cuando se vacía la bolsa.

        Cada loseta es de granja o de aldea, tiene un precio y una segunda cara, mejor. Algunas solo trabajan con un keyple encima; otras alojan animales, puntúan al final o ayudan siempre.
rules-trading = Comerciar y convertir
    .text =
        Cada acción es un cambio; lo que recibes puedes volver a darlo en el siguiente. Eliges qué das y qué recibes, entre los tipos que nombra el campo o la loseta.

        Un producto acabado puede darse siempre como materia prima de su tipo, pero no a cambio del mismo producto. Si la reserva solo tiene una de las dos cosas debidas, recibes una; si no tiene nada, no hay cambio.

        El trigo vale como materia prima en el { tile-alchemist }, el { tile-key-market } y la loseta keyp, pero no en la { tile-scrapyard }, el { tile-trading-post }, el { tile-windmill } ni en los campos de comercio.
rules-boats = Barcos y navegación
    .text =
        El primero que juega un keyple en un río elige cuál de los barcos aún sin colocar viene allí, antes de preguntar a los demás si se unen. Se queda toda la estación.

        Un barco lleva dos tipos de recursos: un par en primavera y verano, otro en otoño e invierno. Cada acción toma uno de ellos de la reserva, o vende uno por 2 puntos marítimos; un ladrillo se vende también como arcilla. En una misma jugada no puedes tomar y vender el mismo tipo.

        Los puntos marítimos cuentan al final. El { tile-seafarer } da puntos cada vez que trabajas en un barco, el { tile-shipping-agent } cuando vendes, y el { tile-merchant }, una vez mejorado, da una acción más en los barcos.
rules-building = Construir y mejorar
    .text =
        Construyes una de tus losetas de casa o una loseta de comarca que hayas tomado:
        - con una acción de un campo de construir, a su precio;
        - con una acción de un campo de descuento, por un recurso menos, el que quieras, pero nunca por nada;
        - con un keyple jugado en la propia parcela, a su precio. El keyple se queda allí, y esa era su única acción;
        - con el { tile-builder } o, para losetas de granja, el { tile-farm-labourer }.

        Las losetas de granja van a la granja, las de aldea a la aldea. La parcela vacía a la derecha del { tile-building-plot }, una vez mejorado también las de arriba y abajo, se construye gratis.

        Sobre una loseta se puede construir una vez, al precio completo de la nueva; la de debajo ya no trabaja ni puntúa. Un keyple que haya en ella sube a la nueva.

        Mejorar da la vuelta a una loseta construida: una de granja por una materia prima o trigo, una de aldea por un producto acabado o trigo. Se hace con una acción de un campo de mejorar o con un keyple en la propia loseta; el { tile-builder } y el { tile-farm-labourer }, una vez mejorados, también lo hacen.
rules-own-tiles = Keyples en tus losetas
    .text =
        Un keyple en una loseta tuya puede, con cada acción, usarla si trabaja con un keyple, o mejorarla. Un keyple recién jugado puede también construir encima; uno que se acuesta, no.

        Puedes jugar allí un segundo keyple que convenga y acostar los dos después, de modo que una loseta trabaja hasta cuatro veces por estación.
rules-season-end = El final de una estación: ferias y alojamiento
    .text =
        Primero se celebran ferias, jugador por jugador desde el jugador inicial. Una feria privada se celebra en su estación: muestra lo que pide y tienes sus puntos. Lo que muestras lo conservas, pero cada pieza sirve solo para una feria de esa estación; un producto acabado puede pasar por su materia prima. Una feria privada que no se celebra sale del juego sin verse.

        Una feria de invierno se celebra una sola vez: en verano por 4 puntos, en otoño con sus gemas por 6, en invierno de una u otra forma. En invierno se celebra por sí sola la mejor combinación.

        Después se aloja a los animales. Cada loseta de granja acoge cuatro de los que nombra. Los que no encuentran sitio se marchan; donde hay elección, eliges tú. Las ferias van antes, así que los animales sin alojar aún cuentan en ellas.

        Por último cada uno se lleva el tablero reclamado, con los keyples que haya en él, los de sus parcelas y los de su loseta keyp.
rules-next-season = La estación siguiente
    .text =
        Se sacan ocho losetas de comarca nuevas y cuatro barcos. Después cada uno elige en secreto la disposición de su tablero para esta estación, y se muestran todas a la vez.

        Quien tenga más de ocho keyples (nueve con dos jugadores) manda los que sobren a descansar a la loseta keyp. Un equipo pequeño no es una desgracia: el keyp se vacía antes, y con ello llegan los turnos en que se acuestan keyples.
rules-scoring = La puntuación
    .text =
        Después del invierno, suma
        - tus puntos marítimos,
        - todas las ferias que celebraste,
        - cada loseta tuya sobre la que no se haya construido.

        Lo que tienes puntúa en una sola loseta: cada animal, gema, producto y keyple cuenta una vez, y una loseta cuenta cuatro como mucho, o cuatro conjuntos; el { tile-scrap-dealer }, ocho. Keydom lo reparte de la mejor manera para ti. Las losetas que cuentan losetas pueden contar todas las mismas.

        Los keyples que te llevas después del invierno cuentan para { tile-boatman }, { tile-bricklayer }, { tile-farmer }, { tile-lumberjack } y { tile-quarryman }; los campos del tablero que reclamaste en invierno, para { tile-kiln }, { tile-log-cabin }, { tile-mine }, { tile-open-pit } y { tile-farmers-cottage }.

        { tiebreak.help }
rules-variants = Opciones
    .text =
        - { option-supply }, { option-supply-unlimited }: ningún recurso se agota nunca.
        - { option-pair }, { option-pair-eight }: con dos jugadores cada uno tiene ocho keyples, como con tres o cuatro.
rules-rulings = Donde el reglamento deja dudas
    .text =
        Keydom decide estos puntos igual para todas las mesas:
        - Un segundo keyple en un lugar debe poder unirse al primero: es del color como el que trabaja este, o blanco (R-KR-05). Otra lectura deja ir allí a cualquier keyple, que trabaja entonces solo.
        - Un keyple blanco trabaja con el color de un campo con borde, al unirse con el color del keyple al que se une, y si no sigue blanco. Conserva ese color toda la estación, también al acostarlo (R-KR-06).
        - El { tile-merchant } mejorado no puntúa, pues para esa cara no se indican puntos como para todas las demás; el { tile-windmill } mejorado sigue moliendo, pues un trabajo que no cambia no se repite (R-KR-24).
        - En una parcela hay dos losetas como mucho, una sobre otra.
        - Lo que da un campo se toma siempre; a nadie se le pregunta si lo quiere. Es una simplificación nuestra que nunca perjudica: tener más nunca es peor.
        - La prohibición de tomar y vender un mismo tipo en un barco vale para cada jugador y cada jugada.
        - El { tile-seafarer } puntúa una vez por cada jugada en un barco, también al unirse y al acostar.
        - El { tile-trading-post }, una vez mejorado, hace los dos cambios con una acción; cada uno es voluntario.
        - Se pierden tan pocos animales como sea posible.
        - Los campos de las disposiciones, los barcos, la mayoría de las ferias, los precios de las losetas, la loseta keyp, las filas de parcelas y que el { tile-windmill }, la { tile-farmers-cottage } y el { tile-oast-house } sean de granja están reconstruidos: los impresos solo son públicos como imágenes. Llevan abajo el signo ≈.
