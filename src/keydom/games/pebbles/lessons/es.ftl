### Lecciones de pebbles.

first = Una primera partida
    .about = Tres turnos: guarda un guijarro, regala otro y mira quién tiene el mejor cuenco.

first-welcome = Tu primer guijarro
    .text =
        En tu turno sale un guijarro de la bolsa y va a tu mano. Solo tú lo ves.

        Este es un { pebble-gold }: al final vale 3 puntos, más que ningún otro.
first-keep = Guárdalo
    .text = Puedes guardar un guijarro oculto en tu cuenco o darlo a la vista de todos. El oro merece guardarse.
    .hint = Pulsa «{ do-keep }».
    .rest = Guarda el guijarro de oro en tu cuenco.
    .give = Quien reciba el guijarro de oro recibe sus 3 puntos. ¡Guárdalo!
first-give = Fuera el carbón
    .text =
        El otro jugador ha guardado un guijarro; nadie más sabe cuál.

        Tú has sacado un { pebble-coal }. Donde esté al final cuesta 2 puntos, así que dalo.
    .hint = Pulsa «{ do-give }» y después la fila del otro jugador.
    .rest = Da el carbón al otro jugador.
    .keep = En tu cuenco el carbón te costaría 2 puntos. ¡Dalo!
first-given = Te devuelven el favor
    .text = El otro jugador te ha dado a cambio un { pebble-coal }. Está a la vista delante de ti: lo que se da lo ven todos; lo que se guarda, nadie.
first-last = Un guijarro blanco
    .text = El último es un { pebble-white }, que vale 1 punto. No es mucho, pero está mejor en tu cuenco que en otro.
    .hint = Pulsa «{ do-keep }».
    .rest = Guarda el guijarro blanco en tu cuenco.
    .give = Un guijarro blanco vale 1 punto para quien lo tiene: guárdalo.
first-count = Se muestran los cuencos
    .text =
        La partida acaba tras el último turno de cada uno, y se muestran todos los cuencos: el blanco cuenta 1, el oro 3 y el carbón menos 2. Con totales iguales gana quien tenga menos carbón.

        Tú tienes un guijarro de oro, uno blanco y un trozo de carbón, y el otro jugador también: empate.
