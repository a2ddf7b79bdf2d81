### Lecciones de Keyflower.

first = Tu primera aldea
    .about = Una partida corta para dos, primavera e invierno, de la primera oferta al recuento final: ofertar, usar, superar, tomar un barco, mejorar, puntuar.

first-welcome = Una aldea y ocho trabajadores
    .text =
        En Keyflower construyes una aldea, loseta a loseta, durante cuatro estaciones: primavera, verano, otoño e invierno. Esta primera partida tiene dos, primavera e invierno. Gana quien tenga más puntos después del invierno.

        Tu aldea empieza con una sola loseta, tu casa, que está iluminada. Encima están tus trabajadores: dos azules, dos rojos y cuatro amarillos. Los demás no ven cuántos tienes de cada color. Los trabajadores lo son todo en este juego. Son dinero, porque con ellos ofertas por losetas nuevas. Y son manos, porque con ellos usas las losetas. Los mismos ocho trabajadores han de hacer las dos cosas, así que cada uno cuenta.

        En el centro hay seis losetas de primavera a subasta. Lo que ganas allí pasa a tu aldea y se queda.

        Los jugadores hacen por turnos una cosa cada vez, hasta que todos pasen seguidos. Solo hay dos cosas que hacer: ofertar por una loseta o usar una loseta.
first-bid = Tu primera oferta
    .text =
        La loseta iluminada es { village-miner }: quien la usa recibe dos de hierro. El hierro te valdrá algo en invierno, así que intenta ganarla.

        Para ofertar, pulsa la loseta, elige un color y di cuántos trabajadores. Pon un trabajador amarillo. El color importa, porque esta es la regla más importante de Keyflower: desde ahora en esta loseta solo cuentan trabajadores amarillos. Quien quiera superarte necesita más amarillos, y quien quiera usar la loseta ha de hacerlo también con amarillos. Si los demás tienen pocos de un color, una oferta en ese color es segura.

        Tienes cuatro trabajadores amarillos, más que de ningún otro color. Los demás no lo saben.
    .hint = Pulsa { village-miner }, después amarillo, después 1.
    .rest = Oferta un trabajador amarillo por { village-miner }.
    .tile = También es una buena loseta, pero tu plan de invierno pide hierro: oferta por { village-miner }.
    .use = Podrías usarla ya, pero primero asegúrate de que será tuya: oferta.
    .pass = Aún no has hecho nada. Oferta por { village-miner }.
    .colour = Tienes sobre todo amarillos, y querrás usar esta loseta con ellos. Oferta en amarillo.
    .number = Uno basta para empezar: puedes añadir más si alguien te supera.
first-use = Ponla a trabajar
    .text =
        El otro jugador ofertó un trabajador azul por { village-apprentice-hall }.

        Usa ahora { village-miner }. Una loseta a subasta la pueden usar todos, antes de que sea de nadie, ¡y también las losetas de las aldeas, la tuya o la de otro! Los trabajadores que envías van a la loseta y se quedan allí hasta el final de la estación. Entonces van al dueño de la loseta. Por eso es mejor usar losetas que serán tuyas: los trabajadores vuelven a ti.

        Envía un trabajador amarillo a { village-miner }. El hierro va a tu casa, porque la loseta aún no está en tu aldea.
    .hint = Usa { village-miner }, con 1 trabajador.
    .rest = Usa { village-miner } con un trabajador.
    .bid = En esa loseta ya vas por delante. Úsala ahora.
    .tile = Otra loseta daría otra cosa. Tú quieres hierro: usa { village-miner }.
    .pass = Tus trabajadores esperan: usa { village-miner }.
    .number = La primera vez basta un trabajador. Más sería desperdiciarlos.
first-again = La segunda vez cuesta más
    .text =
        El otro jugador va ahora a por { village-key-mine }, con rojo.

        Una loseta se puede usar otra vez en la misma estación, pero cada vez hace falta un trabajador más que la anterior: la primera uno, la segunda dos, la tercera tres. Y nunca más de seis trabajadores en total en una loseta. Así nadie puede usar una loseta sin fin, y conviene tener varias.

        Tu { village-miner } se ha usado una vez. Úsala de nuevo, con dos trabajadores: han de ser amarillos, como todo en esta loseta. No te quedará ningún amarillo, pero los que están en ella vuelven a ti si la ganas.
    .hint = Usa { village-miner } otra vez, con 2 trabajadores.
    .rest = Usa { village-miner } una vez más, ahora con dos trabajadores.
    .bid = También podrías ofertar. Pero primero hierro, mientras nadie te estorbe.
    .tile = Esa da otra cosa. Usa { village-miner } por segunda vez.
    .pass = Te quedan trabajadores: úsalos.
first-blue = Otro color
    .text =
        En tu casa hay cuatro de hierro. El otro jugador ofertó azul por { village-workshop }.

        Aún tienes dos trabajadores azules y dos rojos. { village-gold-mine } da oro, y el oro es especial: al final cada oro vale un punto, y sirve como cualquier otro recurso cuando hay que pagar. Allí no ha ofertado nadie, así que eliges tú el color. Oferta un trabajador azul.

        También hay trabajadores verdes, pero al principio ninguno en la bolsa: algunas losetas convierten a otros en verdes. Son pocos, y una oferta verde es difícil de superar.
    .hint = Oferta por { village-gold-mine }, azul, 1.
    .rest = Oferta un trabajador azul por { village-gold-mine }.
    .tile = Esa loseta puede esperar. { village-gold-mine } aún está libre y es barata.
    .use = Si la usas ahora, tu trabajador irá a quien gane la loseta. Primero oferta.
    .pass = Una loseta por un trabajador es una ganga. Oferta por { village-gold-mine }.
    .colour = El rojo hará falta para la próxima loseta. Oferta azul.
    .number = Donde nadie ha ofertado basta un trabajador.
first-alehouse = Trabajadores nuevos
    .text =
        El otro jugador usó { village-workshop }, aunque aún no es de nadie, y recibió una piedra.

        { village-alehouse } trae trabajadores de la bolsa, uno por cada uso. Más trabajadores son más ofertas y más usos, así que se disputa en todas las partidas. Oferta por ella un trabajador rojo.

        En tu próximo turno úsala enseguida: envía a tu otro trabajador rojo y saca uno nuevo de la bolsa. Queda oculto tras tu pantalla, y nadie más ve el color. No pierdes nada: si ganas la loseta, el rojo que está en ella también vuelve a ti.
    .hint = Oferta por { village-alehouse }, rojo, 1. En tu próximo turno úsala con 1 trabajador.
    .rest = Oferta un trabajador rojo por { village-alehouse } y después úsala con el otro.
    .tile = Primero { village-alehouse }: lo que te falta son trabajadores.
    .use = En este orden: oferta por { village-alehouse } y úsala en tu próximo turno.
    .pass = { village-alehouse } aún está disponible: oferta por ella.
    .colour = Toma rojo, para poder usar la loseta con tu otro trabajador rojo.
    .number = Basta un trabajador.
first-overbid = Supera al vecino
    .text =
        Has sacado un trabajador azul. Y mira: el otro jugador ha pasado. Pasar no es definitivo. Solo se acaba cuando todos pasan seguidos.

        El otro jugador va por delante en { village-workshop } con un trabajador azul. Tú tienes ahora dos. Para superar una oferta hace falta el mismo color y más trabajadores: oferta dos, y vas tú por delante.

        El trabajador superado no se pierde. Su dueño puede llevárselo en otro turno y usarlo en otro sitio, junto con otros de su color.
    .hint = Oferta por { village-workshop }, con 2 trabajadores.
    .rest = Supera al otro jugador en { village-workshop }, con dos trabajadores azules.
    .tile = Ahí el otro jugador tiene un color que tú no tienes, o ya vas por delante. Supéralo en { village-workshop }.
    .use = Podrías usar algo, pero entonces { village-workshop } sería para el otro jugador.
    .pass = Tienes dos trabajadores azules, y hacen falta justo dos. ¡Supera la oferta!
first-passing = El final de la primavera
    .text =
        Vas por delante en cuatro losetas: { village-miner }, { village-gold-mine }, { village-alehouse } y { village-workshop }. ¡Buenas ofertas!

        Pulsa «Seguir» y mira lo que hace el otro jugador. El trabajador azul que superaste va a { village-apprentice-hall } y se usa allí, para una habilidad. A ti no te queda nada que hacer y pasas sin más; después pasa también el otro, y la primavera se acaba.

        Ahora se resuelve todo a la vez. Quien va por delante en una loseta la gana. La oferta ganadora va a la bolsa y se pierde: eso es lo que pagas. Pero los trabajadores que están en la loseta por haberla usado van a su nuevo dueño. Recuperas tus tres amarillos de { village-miner } y el rojo de { village-alehouse }.
first-boat = Llegan los barcos
    .text =
        Al final de cada estación los barcos traen trabajadores nuevos y habilidades. ¿Quién elige primero? Quien ganó la loseta { order-order-1 }. Nadie ofertó por ella, así que elige el jugador inicial, y ese eres tú. Por eso el orden de turno merece de vez en cuando una oferta.

        Hay dos barcos, con trabajadores y habilidades a la vista. Ya sabes de qué tienes pocos. Mira también las habilidades: un yunque, un pico o una sierra es lo que cuestan muchas mejoras. La de { village-miner } cuesta un yunque, y el { boat-keyflower } trae uno. Tómalo.
    .hint = Pulsa el barco llamado Keyflower.
    .rest = Toma el Keyflower: trae un yunque.
    .other = Ese trae dos picos, y no tienes nada que mejorar con ellos. Toma el Keyflower, por el yunque.
first-village = Traza la aldea
    .text =
        Ahora se colocan las losetas ganadas. Cada jugador las pone junto a las de su aldea, de modo que los caminos enlacen con caminos y ninguno acabe en un prado. Puedes girar una loseta como quieras.

        ¿Por qué importa dónde estén? Porque los recursos hay que llevarlos, y solo se llevan por los caminos. Un recurso vale donde hace falta: para una mejora debe estar en la propia loseta, y al final para algunas losetas solo cuenta lo que hay encima.

        Pulsa «Seguir»: tus cuatro losetas se colocan por ti, todas unidas por caminos. En una partida completa vendrían ahora el verano y el otoño, con losetas que cuestan más y dan más. Aquí llega enseguida el invierno.
first-winter = Lo que escondías
    .text =
        El invierno es distinto. Las losetas de invierno no salen de un montón: cada uno recibió algunas al principio, en secreto, y ahora elige cuáles salen a subasta. Una como mínimo, y todos pueden ofertar por todas. Las losetas de invierno no las usa nadie: solo puntúan, al final del todo.

        Así que planeas toda la partida según las losetas de invierno de tu mano, y esperas que nadie lo adivine. Las tuyas son:

        - { winter-apothecary }: tres puntos por cada cinco trabajadores.
        - { winter-watermill }: un punto por cada recurso de un solo tipo. Tienes cuatro de hierro.
        - { winter-scribes }: diez puntos por una sierra, un pico y un yunque.

        Pon en juego las tres: al otro no le dan más que a ti.
    .hint = Elige las tres: { winter-apothecary }, { winter-scribes } y { winter-watermill }.
    .rest = Pon en juego las tres losetas de invierno.
    .fewer = Podrías guardarte alguna, pero aquí queremos las tres sobre la mesa.
first-plan = Una oferta segura
    .text =
        El otro jugador puso en juego una loseta y acaba de ofertar un trabajador rojo por el orden de turno: en invierno esa loseta da puntos por sus vecinas.

        Has vuelto con muchos trabajadores: los del barco y los de tus losetas. Solo uno es rojo. Una oferta roja es la más segura, porque el otro acaba de gastar uno rojo. Oferta por { winter-apothecary }. Cada cinco trabajadores que aún tengas al final valdrán entonces tres puntos, estén donde estén y hayan trabajado o no.
    .hint = Oferta por { winter-apothecary }, rojo, 1.
    .rest = Oferta un trabajador rojo por { winter-apothecary }.
    .tile = Ya llegará. Empieza por { winter-apothecary }: tienes muchos trabajadores.
    .use = Hay tiempo para eso. Asegura primero { winter-apothecary }.
    .pass = Después del invierno no hay nada más. ¡Oferta!
    .colour = De ese color el otro tiene de sobra. El rojo es más escaso: oferta rojo.
first-haul = Llevar y mejorar
    .text =
        El otro jugador pasa y espera. Es hora de usar tu casa: una casa permite llevar recursos y mejorar una loseta. La tuya da un paso y una mejora.

        Úsala con un trabajador amarillo. Primero mejora { village-miner }: cuesta el yunque del barco. Mejorada da hierro y oro en vez de dos de hierro, y vale tres puntos al final. Después lleva un hierro un paso por el camino, hasta { village-workshop }.

        La mayoría de las mejoras cuestan recursos, y antes hay que llevarlos a la loseta; las habilidades se pagan desde detrás de tu pantalla, esté donde esté la loseta. Otras losetas dan más pasos. En una partida completa harás esto a menudo, así que traza una aldea de caminos cortos.
    .hint = Usa { home-home-1 }, amarillo, 1. Después mejora { village-miner } y lleva un hierro de tu casa a { village-workshop }.
    .rest = Usa tu casa con un trabajador amarillo; mejora { village-miner }; lleva un hierro a { village-workshop }.
    .bid = Enseguida. Primero la mejora, que hace mejor la loseta.
    .tile = Llevar y mejorar se hace en casa: usa tu casa.
    .colour = Guarda los azules para { village-gold-mine }: usa un trabajador amarillo.
    .number = Basta un trabajador: nadie ha usado tu casa en esta estación.
    .carry = Primero mejora { village-miner }; después lleva un hierro a { village-workshop }.
    .done = Aún no está: mejora { village-miner } y lleva un hierro a { village-workshop }.
    .pass = Tu aldea está llena de losetas que nadie ha usado: sigue.
first-mill = Un golpe de suerte
    .text =
        Hierro es lo que más tienes, y { winter-watermill } da un punto por cada uno. Te gustaría ofertar por ella, pero en un color que el otro jugador no pueda seguir con facilidad.

        Usa primero { village-alehouse }, con un trabajador amarillo, y mira lo que sale de la bolsa: ¡uno rojo! Ofértalo por { winter-watermill }.

        En esta lección no es casualidad, porque todo lo que sale de la bolsa está escrito de antemano. En una partida de verdad hay que tomar lo que venga.
    .hint = Usa { village-alehouse }, amarillo, 1. Después oferta por { winter-watermill }, rojo, 1.
    .rest = Usa { village-alehouse } con un trabajador amarillo y después oferta el rojo por { winter-watermill }.
    .use = Primero { village-alehouse }, para un trabajador nuevo.
    .colour = Amarillo para { village-alehouse }, rojo para { winter-watermill }.
    .number = Basta un trabajador.
    .pass = Primero hay un trabajador nuevo que tomar.
first-iron = Hierro y más hierro
    .text =
        Ahora todo va al hierro, para { winter-watermill }. ¿Qué losetas lo dan? Las tuyas, y los trabajadores siguen siendo tuyos.

        - Usa { village-miner }, ya mejorada, con un trabajador amarillo: hierro y oro.
        - En tu próximo turno usa { village-workshop } con un trabajador amarillo y toma hierro.

        Los recursos están ahora en las propias losetas, porque estas están en tu aldea. Para { winter-watermill } da igual dónde estén; para una mejora no.

        El otro jugador pasa una y otra vez y ahorra trabajadores. No te dejes apurar: mientras un jugador haga algo, los demás también pueden.
    .hint = Usa { village-miner }, amarillo, 1; después { village-workshop }, amarillo, 1, y toma hierro.
    .rest = { village-miner } con un trabajador amarillo; después { village-workshop } con un trabajador amarillo, por hierro.
    .tile = Primero { village-miner }, después { village-workshop }.
    .bid = Vas por delante donde quieres. ¡Ahora hierro!
    .colour = Amarillo, que es lo que más tienes; el azul es para { village-gold-mine }.
    .number = La primera vez de una estación basta un trabajador.
    .take = La madera o la piedra se quedaría sola. Tú reúnes hierro.
    .pass = Tienes trabajadores y losetas: úsalos antes de pasar.
first-rest = Todo en marcha
    .text =
        ¿Qué queda por hacer? { village-gold-mine } da un punto con cada oro. { village-miner } se puede usar por segunda vez, con dos trabajadores. Y hasta { village-apprentice-hall }, en la aldea del otro, está abierta para ti: recibes una habilidad, pero el trabajador se queda con el dueño. Cerca del final eso te cuesta poco.

        Pulsa «Seguir»: usas { village-gold-mine }, otra vez { village-miner }, { village-apprentice-hall } y una vez más { village-gold-mine }, mientras el otro pasa. Cuando pasas tú también, la partida acaba y las losetas de invierno van a los mejores postores. Las que nadie quiso salen del juego.
first-last = Las últimas losetas
    .text =
        Has ganado { winter-apothecary } y { winter-watermill }. El otro jugador tiene el orden de turno y tomó primero un barco: en invierno también los barcos son losetas que puntúan. Tú recibes el { boat-keyflower }, que da un punto por cada paso que permiten las losetas de tu aldea.

        Las losetas de invierno y los barcos se colocan junto a la aldea como todas las demás. Después se cuenta. No tienes que calcular: donde un trabajador o un recurso podría contar para más de una loseta, se busca por ti el mejor reparto.

        Pulsa «Seguir» para el recuento final.
first-count = El recuento final
    .text =
        ¡Ganas por 21 puntos a 7! Es fácil ver de dónde salen:

        - { village-miner } mejorada: 3,
        - { winter-apothecary }: 6, por diez trabajadores,
        - { winter-watermill }: 7, por siete de hierro,
        - cuatro de oro: 4,
        - el Keyflower: 1.

        Una partida completa tiene en medio el verano y el otoño, con losetas para llevar recursos, para convertir unos en otros, para trabajadores verdes, y losetas de otoño que puntúan lo que hay en ellas. Tres consejos:

        - Deja que tus losetas de invierno te digan pronto qué reunir.
        - Elige con cuidado el color de una oferta: decide quién puede seguirte y quién puede usar la loseta.
        - Usa tus propias losetas, para que tus trabajadores vuelvan.

        Ahora juega tu propia partida: hay una mesa fácil lista.
