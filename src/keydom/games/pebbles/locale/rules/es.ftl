### Cómo se juega a los guijarros.

rules-aim = El objetivo
    .text =
        De dos a cuatro jugadores sacan guijarros de una misma bolsa. Gana quien al final tenga los guijarros de más valor: los que esconde su cuenco y los que están a la vista delante de él cuentan igual.

        | guijarro | valor | en la bolsa |
        | blanco | 1 punto | 10 |
        | oro | 3 puntos | 4 |
        | carbón | −2 puntos | 10 |
rules-turn = Un turno
    .text =
        Un guijarro de la bolsa llega a tu mano. Solo tú lo ves. Después te lo quedas o lo regalas.

        Si te lo quedas, va a tu cuenco, y los demás solo saben que te lo has quedado. En tu propio cuenco puedes mirar cuando quieras.

        Luego le toca al jugador de tu izquierda.
rules-giving = Regalar un guijarro
    .text =
        Muestras el guijarro y lo pones a la vista delante de otro jugador a tu elección, nunca delante de ti. No puede rechazarlo.

        Un regalo no se puede deshacer: todos han visto el guijarro.
rules-end = El final
    .text =
        Cada uno tiene cinco turnos, o tres en la partida corta. Luego se muestran los cuencos y cada jugador suma todos sus guijarros.

        A igualdad de puntos va delante quien tenga menos carbón. Quienes también tengan el mismo carbón comparten el puesto.
