### Lecciones de Keyper.

first = Tu primer año en Keyland
    .about = Una partida corta para dos, del primer keyple al recuento final: construir, mejorar, reclamar un tablero, unirse, navegar y celebrar una feria.

first-welcome = Bienvenido a Keyland
    .text =
        En Keyper diriges un equipo de keyples a través de las estaciones. Trabajan en granjas y aldeas, traen recursos, levantan edificios, van a las ferias y navegan. Una partida completa tiene cuatro estaciones; esta tiene dos, primavera e invierno.

        Los dos tableros grandes del centro son tableros de campo, A y B. Cada uno es un mosaico de campos con un río. Aún no son de nadie, y todos pueden trabajar en los dos. Tu granja y tu aldea están debajo: ocho parcelas para la granja, doce para la aldea, todas vacías todavía.

        Tu equipo espera en tu keyp: el keyper, que es el alto, y nueve keyples. Tienen colores. Los naranjas saben de arcilla, los marrones del bosque, los grises de la cantera, los negros de minas, los verdes claros de granjas y los azules claros de barcos. En un campo con el borde de su color hacen más. Los blancos pueden ser cualquier cosa.

        Una pieza cada uno, por turnos, hasta que todos los keyps estén vacíos: eso es una estación.
first-build = Levanta un edificio
    .text =
        Empiezas con un ladrillo, una madera y una piedra. Seis losetas de granja y seis de aldea están listas para construirse; todos tienen las mismas.

        Un keyple en una parcela vacía tuya construye allí mismo. Toma el verde claro, juégalo en la parcela iluminada de la aldea y construye el { tile-stonemason }, por un ladrillo y una madera. Convierte rocas en piedra. Tal como está no vale nada al final, pero mejorado vale cinco puntos.

        El keyple se queda de pie donde trabaja. En tu propia aldea nadie puede molestarte ni unirse a ti.
    .hint = Pulsa el keyple verde claro, la parcela iluminada y después el { tile-stonemason }.
    .rest = El keyple verde claro, la parcela iluminada, el { tile-stonemason }.
    .colour = En tus parcelas los colores no importan, y los otros harán falta en otros sitios. Toma el keyple verde claro.
    .keyper = El keyper reclama un tablero. Es pronto para eso: primero construye.
    .place = Cualquier campo daría algo, pero ahora quieres construir. Juégalo en la parcela iluminada de tu aldea.
    .tile = También podrías pagar esa, pero el { tile-stonemason } dará cinco puntos cuando esté mejorado. Constrúyelo.
first-upgrade = Mejóralo
    .text =
        El otro jugador construyó un { tile-brickmaker }. Mejorar es la otra mitad de construir: cada loseta tiene un lado mejor. Aquí cuesta la piedra que te queda.

        Envía un segundo keyple a la misma parcela. Donde ya hay un keyple de pie, el segundo debe ser del mismo color o blanco: toma, pues, uno blanco. Entonces se te pregunta si el primero se acuesta. Si lo hace, los dos trabajan juntos y tienen una acción más; si lo dejas de pie, podrá trabajar otra vez más tarde. Una acción basta para una mejora, así que déjalo de pie. Después mejora.

        En cada sitio caben dos keyples, y no más.
    .hint = Un keyple blanco en el { tile-stonemason }; deja al otro de pie; mejora la loseta.
    .rest = Un keyple blanco en el { tile-stonemason }, deja al primero de pie y mejora.
    .colour = Allí hay un keyple verde claro: solo puede ir uno verde claro o blanco. Toma uno blanco.
    .keyper = Un momento: primero la mejora, mientras tengas la piedra.
    .place = La mejora se hace en la propia loseta: juégalo en el { tile-stonemason }.
    .lay = Eso daría una segunda acción que no puedes usar. Déjalo de pie: los que están de pie aún pueden acostarse más tarde.
    .stop = Tienes la piedra que hace falta: mejora la loseta.
first-claim = El keyper reclama un tablero
    .text =
        El otro jugador también ha mejorado. Ahora el keyper. Una vez por estación lo juegas en el keyp de un tablero de campo que nadie haya reclamado. Al final de la estación ese tablero es tuyo, con todos los keyples que haya en él, los jugara quien los jugara: serán tu equipo en la estación siguiente.

        Así eliges qué keyples tendrás, al elegir el tablero y por lo que se juega en él. Reclama pronto y tendrás el tablero que quieres, pero quizá los demás lo eviten. Reclama tarde y lo habrán llenado por ti, pero alguien puede ser más rápido.

        Reclamar un tablero no aleja a nadie de él: todos pueden seguir trabajando allí. Reclama ahora el tablero A.
    .hint = Pulsa el keyper, o el tablero A.
    .rest = Juega tu keyper en el tablero A.
    .other = El tablero B sería posible. En esta partida nos quedamos con el A.
    .keyple = Un keyple puede esperar. Si tardas, el otro jugador tomará el tablero A.
first-field = Trabaja en un campo
    .text =
        El otro jugador reclamó el tablero B, así que cada uno tiene uno. En los dos se sigue trabajando igual.

        Un keyple en un campo trae lo que el campo muestra: uno, o dos si el campo tiene el borde del color del keyple. Necesitas rocas. Tus keyples grises saben de rocas, pero hay algo mejor: juega el azul claro en las rocas del tablero A y mira qué pasa.

        Cuando un keyple llega a un campo vacío, los demás pueden unirse con uno del mismo color o con uno blanco. Entonces los dos jugadores tienen las mismas acciones: dos en vez de una. Es bueno para quien se une y es bueno para ti. ¡Y en tu tablero te deja un keyple más para el invierno!
    .hint = Pulsa el keyple azul claro y después las rocas del tablero A.
    .rest = El keyple azul claro a las rocas del tablero A.
    .colour = Guarda ese. Al otro jugador no le queda ningún keyple azul claro, solo blancos, y se unirá con gusto: por eso ha de ser el azul claro.
    .place = El { tile-sheep-shelter } costará rocas. Juégalo en las rocas del tablero A.
first-join = Únete
    .text =
        Se unieron a ti: dos rocas para cada uno. Un juego amable, ¿verdad?

        Ahora el otro jugador ha jugado un keyple verde claro en la arcilla del tablero B, y se te pregunta a ti. Unirte te cuesta un keyple, pero no un turno. Por eso es de lo mejor que puedes hacer: recibes tanto como el otro, tu keyp se vacía antes, y después te toca de todos modos.

        Tiene un precio. El keyple está en el tablero B, que es del otro jugador, y en invierno será de su equipo. Necesitas arcilla para la { tile-pig-sty }, así que únete con tu keyple blanco.
    .hint = Únete con el keyple blanco.
    .rest = Únete al otro jugador en la arcilla.
    .decline = Puedes decir que no, pero dos de arcilla sin gastar turno son una ganga. ¡Únete!
first-farm = Un techo para los animales
    .text =
        Dos de arcilla también para ti. Con dos rocas y dos de arcilla puedes construir en la granja.

        Los animales dan puntos al final, pero solo si tienen techo: al final de cada estación, lo que no tiene dónde alojarse se va. Así que primero los establos.

        - Lleva el keyple naranja a la primera parcela de la granja y construye la { tile-pig-sty }, por dos de arcilla.
        - En tu próximo turno lleva el marrón a la segunda parcela y construye el { tile-sheep-shelter }, por dos rocas.

        Las parcelas de la granja se llenan por orden. Un producto acabado vale también como la materia prima de su tipo, y el trigo muchas veces como cualquiera de los dos; por eso se te pregunta con qué pagas.
    .hint = Keyple naranja, primera parcela, { tile-pig-sty }, arcilla y arcilla. Después keyple marrón, segunda parcela, { tile-sheep-shelter }.
    .rest = Naranja y la { tile-pig-sty } en la primera parcela; después marrón y el { tile-sheep-shelter } en la segunda.
    .colour = Los otros colores harán falta en el río y los campos. Primero naranja, después marrón.
    .place = Estos edificios van en tu granja: juégalo en la siguiente parcela vacía de la granja.
    .tile = Ese no es el de estos animales: primero la { tile-pig-sty }, después el { tile-sheep-shelter }.
    .pay = Guarda las rocas para el { tile-sheep-shelter } y paga con dos de arcilla.
first-boat = Al río
    .text =
        Quien primero juega un keyple en un río elige el barco que atraca allí. Un barco lleva dos tipos de bienes. Cada acción toma uno de la reserva o vende uno por dos puntos marítimos, que cuentan al final. En una misma jugada no puedes tomar y vender el mismo tipo.

        Juega el keyple negro en el río del tablero A y elige el barco 3, que lleva ovejas y rocas. El otro jugador se unirá, así que tendréis dos acciones cada uno, por turnos: toma una roca y después una oveja. Pronto verás para qué sirven las dos juntas.
    .hint = Keyple negro, río del tablero A, barco 3; trabaja por una roca y después por una oveja.
    .rest = Keyple negro al río del tablero A; barco 3; una roca y después una oveja.
    .colour = El negro: el otro jugador también tiene un keyple negro y se unirá.
    .place = Al río del tablero A, donde aún no hay barco.
    .moor = Ese barco lleva otras cosas. Ovejas y rocas vienen con el barco 3.
    .work = Primero una roca, después una oveja.
    .stop = Te queda una acción: toma lo que ofrece el barco.
first-laying = Los keyples se acuestan
    .text =
        El otro jugador vendió dos rocas en el barco: cuatro puntos. En invierno venderás tú también.

        Fíjate bien en el final de la estación. Quien no tiene ninguna pieza en su keyp no para: en cada turno acuesta keyples que están de pie, y cada keyple que se acuesta trabaja otra vez. Primero los de sus parcelas y los del tablero que reclamó, luego los de otros tableros. Conviene, pues, vaciar el keyp antes que los demás: unirse ayuda.

        Pulsa «Seguir»: juegas un keyple gris en el trigo, donde se unen a ti, y el otro jugador empieza a acostar los suyos.
first-improve = Dos de un golpe
    .text =
        Ahora tienes dos de trigo y un último keyple, gris. El tablero A tiene un campo para mejorar, y con el keyple gris tienes allí dos acciones.

        Mejora la { tile-pig-sty } y el { tile-sheep-shelter }, cada uno por un trigo: un animal en un edificio mejorado vale dos puntos en vez de uno. Como es tu última pieza, el otro jugador tiene un turno más y la primavera se acaba. Quien juega la última pieza empieza la estación siguiente.
    .hint = El campo de mejora del tablero A; la { tile-pig-sty }, paga trigo; el { tile-sheep-shelter }, paga trigo.
    .rest = El campo de mejora del tablero A; { tile-pig-sty } y { tile-sheep-shelter }, cada uno por trigo.
    .place = No hay nada mejor que dos mejoras de una vez: el campo de mejora del tablero A.
    .order = Al { tile-sheep-shelter } le toca después: empieza por la { tile-pig-sty }.
    .pay = Guarda la roca: pronto querrás mostrarla. Paga con trigo.
    .stop = Queda otra mejora por hacer: sigue.
first-fair = La feria de primavera
    .text =
        La primavera se acabó y se celebran las ferias. Cada uno tiene una feria secreta para cada estación, y en invierno las hay abiertas a todos. Una feria te pide que muestres cosas: quien las tiene al final de la estación puntúa, y conserva lo que mostró.

        La tuya pide una oveja y una roca. ¡Por eso querías las dos del barco! Celébrala, por dos puntos.

        No se puede celebrar una feria de otra estación, así que mira tus cartas pronto y cuenta con ellas.
    .hint = Celebra la feria de primavera.
    .rest = Celebra tu feria de primavera: tienes una oveja y una roca.
    .enough = Puedes mostrar una oveja y una roca: dos puntos por nada. Celebra la feria.
first-fold = Un tablero tuyo
    .text =
        Ahora el tablero A es tuyo, con sus keyples: dos negros, uno azul claro, tres grises y uno blanco. También vuelven los de tus parcelas. Ese es tu equipo para el invierno. Si los demás hubieran evitado tu tablero, sería pequeño.

        Después pliegas el tablero. Un tablero de campo es un cuadrado que se pliega para mostrar cuatro caras distintas, y tú eliges la de la próxima estación. Elige la cuarta, que tiene ovejas, cerdos y vacas para tus edificios.

        Tienes más keyples de los que caben en un equipo. Los dos que sobran descansan en la loseta keyp: que descansen dos grises. Todavía serán útiles.
    .hint = Elige la cara 4; después que descanse un keyple gris, y otro gris.
    .rest = La cara 4, después dos keyples grises a la loseta keyp.
    .fold = Busca animales: la cuarta tiene cerdos, ovejas y vacas juntos.
    .spare = Los otros colores tienen campos propios en el nuevo tablero. Que descansen los grises.
first-winter = Invierno: llena los establos
    .text =
        El invierno es la última estación, y empiezas tú. Tu { tile-sheep-shelter } tiene sitio para cuatro ovejas y hay una; tu { tile-pig-sty } tiene sitio para cuatro cerdos y está vacía. Cada animal vale dos puntos.

        - Juega el keyple verde claro en las ovejas del tablero A. El borde es verde claro, así que vienen dos ovejas.
        - Juega un keyple negro en los cerdos del tablero A: un cerdo.
        - En tu próximo turno juega allí el otro negro, y esta vez acuesta al primero: juntos tienen dos acciones, dos cerdos.

        Cada vez se pregunta al otro jugador si se une, y puede decir que no: no todos necesitan ovejas. Y jugará su keyper en el tablero A, que ahora es rico. Los tableros se reclaman de nuevo en cada estación.
    .hint = Keyple verde claro a las ovejas; keyple negro a los cerdos; otro negro a los cerdos, y acuesta al primero.
    .rest = Verde claro a las ovejas, negro a los cerdos, otro negro a los cerdos y acuesta al primero.
    .colour = Primero el keyple verde claro, después los dos negros.
    .keyper = Esta vez el keyper puede esperar: los animales escasean.
    .place = Primero las ovejas, después dos veces los cerdos, todo en el tablero A.
    .leave = Acostado ayuda al nuevo: dos cerdos en vez de uno. En invierno no se guarda nada para después.
first-keyp = El keyper y sus ayudantes
    .text =
        El otro jugador tomó tres ovejas, con dos keyples en el mismo campo. Juega ahora tu keyper. Solo queda el tablero B, y en la última estación da igual: ya no hay equipo que ganar.

        Pero el keyper hace algo más. Los keyples que descansan en tu loseta keyp se acuestan cuando lo juegas, y cada uno trae una cosa a tu elección. Los grises, marrones y naranjas traen arcilla, un tronco, una roca o trigo; los demás, un animal. Toma arcilla y un tronco: pagarán un { tile-farmyard }.
    .hint = Juega el keyper en el tablero B; toma arcilla y después un tronco.
    .rest = Keyper al tablero B, después arcilla y un tronco.
    .keyple = Primero tu keyper: sus ayudantes traen lo que necesitas para el próximo edificio.
    .gain = De lo que se ofrece necesitas primero arcilla y después un tronco.
first-horses = Otro barco
    .text =
        El río del tablero B está libre, y el barco 6 lleva en invierno caballos y ovejas. Tienes un keyple azul claro, que sabe de barcos: en un río, con su borde azul claro, tiene dos acciones solo y tres si alguien se une.

        Pulsa «Seguir»: lo juegas allí, el otro jugador se une y cada uno toma una oveja y dos caballos. Después el otro jugador construye y mejora un { tile-sheep-shelter }.

        Tus caballos aún no tienen establo. Necesitarán un sitio antes de que acabe la estación.
first-yard = El corral
    .text =
        Un { tile-farmyard } es justo lo que hace falta: aloja cuatro vacas, caballos, cerdos y ovejas, mezclados, y cuenta cada tipo distinto: un punto, o dos si está mejorado. Cuatro tipos en un corral mejorado son ocho puntos. Ya tienes ovejas, cerdos y caballos; la vaca vendrá después.

        - Juega el keyple naranja en el campo de construcción del tablero A, construye el { tile-farmyard } en la tercera parcela de la granja y paga con un tronco y una roca.
        - En tu próximo turno juega el keyple gris en el campo de mejora del tablero B y mejora el { tile-farmyard } con la arcilla.

        Los campos de construcción permiten construir en cualquier parcela sin que quede allí un keyple tuyo. Algunos campos hacen lo mismo con descuento.
    .hint = Keyple naranja, campo de construcción del tablero A, { tile-farmyard }, tercera parcela, tronco y roca. Después keyple gris, campo de mejora del tablero B, { tile-farmyard }.
    .rest = Naranja: construye el { tile-farmyard } en la tercera parcela por un tronco y una roca. Después gris: mejóralo en el tablero B.
    .colour = Primero naranja, para construir; después gris, para mejorar.
    .place = Primero el campo de construcción del tablero A, después el campo de mejora del tablero B.
    .tile = En el { tile-farmyard } caben todos los animales: es ese.
    .plot = Las parcelas de la granja se llenan por orden: le toca a la tercera.
    .pay = Guarda la arcilla para la mejora. Paga con un tronco y una roca.
    .stop = Todavía no: falta construir el { tile-farmyard }.
first-close = Las últimas piezas
    .text =
        Solo te falta una vaca, y unos puntos marítimos vendrían bien. El resto del invierno se juega por ti, para que puedas mirarlo:

        - un keyple marrón trae una vaca,
        - uno blanco trae el barco 5 al río del tablero A, que lleva vacas y cerdos: tomas un cerdo y vendes una vaca, y con tu última pieza tomas una vaca y vendes un cerdo,
        - el otro jugador acuesta keyples para construir y para trabajar en el mismo barco.

        Mira cuántos turnos tiene el otro jugador después del último keyple: solo uno.
first-count = El recuento final
    .text =
        ¡Ganas por 29 puntos a 24! Tu { tile-sheep-shelter } da 6, el { tile-farmyard } con sus cuatro tipos 8, la { tile-pig-sty } 4, el { tile-stonemason } 5, la feria de primavera 2 y los barcos 4. La tabla de puntos muestra cada línea. Donde un animal puede estar en más de un edificio, se busca por ti el mejor sitio.

        Una partida completa tiene cuatro estaciones, cada vez caras nuevas, losetas de campo de la bolsa con puntos y poderes propios, gemas y ferias de invierno que todos ven. Tres consejos:

        - Únete a menudo y deja que se unan: juega donde los demás también tengan el color.
        - Elige tu tablero por sus keyples tanto como por sus campos.
        - Empieza en primavera a reunir algo; lo que está mejorado puntúa.

        Ahora juega tu propia partida. La mesa fácil está lista.
