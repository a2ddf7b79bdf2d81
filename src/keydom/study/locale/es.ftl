### What the analysis of a game says.

study-title = { $game }: la partida analizada
study-ledger = De dónde viene el resultado
study-verdict = { $seat } terminó con { $final } puntos, tras empezar con { $chance } posibilidades de ganar: { $lost } puntos perdidos por decisiones propias, { $draws } por los sorteos, { $others } por los errores de los demás.
study-in-ten = { $count } de 10
study-turning = Momentos decisivos: { $moments }.
study-turn-draw = un sorteo (jugada { $ply })
study-turn-own = una decisión propia (jugada { $ply })
study-turn-other = una decisión de { $seat } (jugada { $ply })
study-start = Esperado al principio
study-draws = Sorteos
study-own = Decisiones propias
study-others = Errores de los demás
study-remainder = Resto
study-final = Final
study-inaccuracy = Imprecisión
study-mistake = Error
study-blunder = Error grave
study-small = Pérdida pequeña
study-decisions = Decisiones reales
study-mean = Perdido por decisión real
study-closes = Arriba los puntos, abajo la posibilidad de ganar. Las líneas suman el resultado final; el resto es aquello en lo que el juicio cambió por el camino, y no es obra de nadie. Tras ± va un error típico.
study-graph = Las posibilidades a lo largo de la partida
study-costliest = Las decisiones más costosas
study-none = Ninguna decisión resultó peor que otra.
study-ply = jugada { $ply }
study-better = Jugado: { $played }. Mejor: { $better }. Perdido: { $points } puntos, { $chance } de la posibilidad de ganar.
study-why = La mejor decisión deja: { $reasons }.
study-moment = Ver este momento, o seguir jugando desde aquí
study-choice = Decisión
study-points = Puntos
study-chance = Posibilidad
study-luckiest = Los sorteos que más contaron
study-all = Todo lo que contó
study-open =
    { $count ->
        [one] Una decisión o un sorteo
       *[other] { $count } decisiones y sorteos
    }
study-line = Jugada
study-not-separable = no se distingue de la mejor
study-method = Cada decisión se juzgó por lo que su jugador sabía, en { $depth } mundos que no podía distinguir del verdadero; semilla { $seed }.
