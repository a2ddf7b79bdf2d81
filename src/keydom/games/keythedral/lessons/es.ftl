### Lecciones de Keythedral.

first = Tu primera catedral
    .about = Una partida corta para dos, del primer campo al último asiento: trabajadores, cosecha, asientos, una valla, una ley y el comerciante.

first-welcome = Una catedral para todos
    .text =
        ¡Bienvenido a Keythedral! Junto con los demás jugadores construyes una sola catedral, y cada uno quiere sus mejores asientos. De eso se trata: cada asiento vale puntos, y al final no cuenta nada más.

        Los asientos se pagan con cubos: piedra, madera, agua, comida y vino. Los cubos vienen de los campos, y tus trabajadores los traen. Por eso la partida empieza con la tierra misma, que hacen los jugadores.

        Con dos jugadores la tierra empieza con una cantera y un bosque, ahora iluminados. Por turnos, cada uno coloca un campo y después una cabaña, cinco veces. Tú eres azul.
first-field = Coloca un campo y luego una cabaña
    .text =
        Has sacado un lago. Colócalo justo encima de la cantera: los campos forman filas y columnas.

        Después elige tu cabaña número 1 y ponla donde se puedan juntar cuatro campos, entre el lago, la cantera y el bosque. Una cabaña está en las esquinas de los campos, y sus trabajadores solo llegan a los campos que la tocan. Una cabaña que toca muchos campos distintos es, por tanto, una buena cabaña.
    .hint = Pulsa el sitio libre encima de la cantera, después tu cabaña número 1 y después la esquina donde se tocan el lago, la cantera y el bosque.
    .rest = Coloca el lago encima de la cantera, y la cabaña 1 en la esquina entre los dos.
    .field = El lago puede ir ahí, pero tu primera cabaña alcanzaría menos campos. Colócalo justo encima de la cantera.
    .cottage = Al final se colocan todas las cabañas. Empieza por la número 1.
    .site = Desde ahí esta cabaña alcanzaría menos campos. Elige la esquina donde se tocan el lago, la cantera y el bosque.
first-laid = La tierra se llena
    .text =
        Un buen sitio: desde aquí un trabajador puede traer agua, piedra o madera.

        El otro jugador, amarillo, coloca ahora también un campo y una cabaña, y así hasta que todos hayan puesto cinco de cada. Los campos no son de nadie. Las cabañas de tus vecinos pueden tocar los mismos campos que las tuyas, y entonces importa quién llega primero.

        Pulsa «Seguir»: el resto de la tierra se coloca por ti.
first-round = Cinco números
    .text =
        La tierra está lista, y los cuatro primeros asientos de la catedral están a la vista, cada uno con su precio en cubos.

        Una ronda tiene cinco fases: los trabajadores salen, todos cosechan, todos gastan, los trabajadores vuelven a casa y se busca al próximo jugador inicial.

        En la primera fase los jugadores eligen por turnos un número del 1 al 5. Todas las cabañas con ese número, las de todos, envían entonces a un trabajador; primero la de quien eligió. En un campo solo cabe un trabajador, así que lo que llamas pronto es tuyo.

        Eres el jugador inicial. Elige el número 2 y envía a su trabajador al lago.
    .hint = Pulsa el número 2 y después el lago iluminado.
    .rest = Elige el número 2 y envía a su trabajador al lago.
    .order = Puedes elegir cualquier número, pero la cabaña 2 tiene menos campos que ninguna: llámala primero, mientras el lago esté libre.
    .work = Madera hay en otros sitios, y lago solo tienes uno. Envía a este trabajador al lago.
first-workers = Quien llega primero
    .text =
        Amarillo eligió después el número 1 y tomó una cantera. Ahora le toca a tu cabaña 1, y luego vuelves a elegir tú.

        Mira los precios de los asientos a la vista: piden madera, agua, comida y piedra. Piensa en lo que aún puedes alcanzar y en lo que también quiere tu vecino.

        - Cabaña 1: toma madera del bosque del centro.
        - Después elige el número 3, y toma madera del bosque de abajo.
        - Cabaña 4: toma comida de la granja.
        - Cabaña 5: toma vino del viñedo.

        Si a un trabajador le queda un solo campo, va allí por sí mismo; si no le queda ninguno, se queda en casa.
    .hint = La cabaña 1 al bosque junto a la cantera; el número 3 y el bosque debajo de la cantera; la cabaña 4 a la granja de la izquierda; la cabaña 5 al viñedo de la izquierda.
    .rest = Sigue la lista: madera, número 3, madera, comida, vino.
    .order = Ese número llegará después. Elige ahora el 3, mientras el bosque de al lado esté libre.
    .work = Ese campo no está en la lista: madera, madera, comida, vino.
first-buy = El primer asiento
    .text =
        Esa fue la cosecha: cada trabajador trajo a casa el cubo de su campo. Tienes dos de madera y uno de agua, de comida y de vino; los ves en tu panel.

        Ahora llega la tercera fase: gastar. Los jugadores hacen por turnos una acción, hasta que nadie quiera hacer nada más. La acción más importante es adquirir un asiento. El iluminado cuesta madera y agua. Lo anuncias y después pagas: aquí hay que pulsar dos veces, porque los demás pueden responder a un anuncio con leyes.
    .hint = Pulsa el asiento iluminado y después págalo.
    .rest = Adquiere el asiento iluminado, por madera y agua.
    .other = Ese asiento cuesta comida y agua. También serviría, pero pronto te faltaría la comida. Toma el iluminado.
    .pass = Puedes pagar un asiento y solo hay cuatro: no se los dejes todos a los demás.
    .fence = Una valla cuesta madera. Primero el asiento, antes de que lo tome otro.
    .trade = El comerciante da un cubo por dos. Aquí no lo necesitas: el asiento iluminado cuesta lo que tienes.
    .craft = Los cubos de artesanía solo pagan asientos de etapas posteriores. Toma ahora un asiento.
    .law = Una ley sería tu última acción de la ronda. ¡Primero el asiento!
first-fence = Una valla contra el vecino
    .text =
        Amarillo también tomó un asiento: un punto cada uno.

        Te quedan madera, comida y vino. Por una madera puedes poner una valla entre cualquier cabaña y un campo: por ahí ya no pasa ningún trabajador. La cabaña 3 de amarillo alcanza cuatro campos, entre ellos la cantera del centro. Esa cantera la quieres para ti.

        Pon una valla, elige la cabaña 3 de amarillo y después el lado de la cantera. Tienes tres vallas en toda la partida. Si todos los lados de una cabaña están cerrados, su dueño la coloca en otro sitio.
    .hint = Pulsa «Poner una valla», después amarillo 3 y después la cantera iluminada.
    .rest = Pon una valla entre la cabaña 3 de amarillo y la cantera.
    .beside = Esa cabaña también se puede cerrar, pero es amarillo 3 la que alcanza tu cantera.
    .toward = La valla tiene que estar del lado de la cantera del centro.
    .pass = Aún tienes madera, y con madera se hace una valla. No pases todavía.
    .law = Tras una ley no tienes más acciones en esta ronda. Primero la valla.
first-law = Una ley en la mano
    .text =
        Amarillo pasó, y aún puede volver mientras dure la fase. Tú tienes comida y vino. Por un cubo cualquiera puedes tomar una carta de ley. Es siempre tu última acción de la ronda, así que hazlo cuando no haya nada mejor que hacer.

        Las leyes son secretas y se juegan cuando te ayudan: unas encarecen o abaratan asientos, otras estropean una cosecha o cambian lo que pueden hacer los demás. Paga con vino, mira qué ley te toca y juégala enseguida en tu cabaña 1: ¡una casa, gratis!

        Al empezar cada fase se te pregunta si juegas una ley. Sin esta ley una casa cuesta una piedra y una madera.
    .hint = Pulsa «Tomar una carta de ley», paga con vino y juega la ley en la cabaña azul 1.
    .rest = Toma una carta de ley, págala con vino y juégala en tu cabaña 1.
    .food = Guarda la comida: te hará falta enseguida. Paga con vino.
    .cottage = Cualquier cabaña puede pasar a ser casa, pero la número 1 alcanza cuatro campos: allí dos trabajadores tienen más que hacer.
    .decline = Podrías guardar la ley, pero una casa rinde desde la próxima ronda. Juégala ahora.
    .pass = Te quedan cubos: toma una carta de ley antes de pasar.
first-bid = ¿Quién empieza?
    .text =
        Tu cabaña es ahora una casa y enviará a dos trabajadores.

        Los trabajadores han vuelto, y la última fase pregunta quién empieza la próxima ronda. El marcador ha pasado a amarillo, que nombraría al jugador inicial. Pero cada uno puede ofrecer una vez cubos por ese derecho. Si ganas, pagas a quien lo tiene; a este le basta igualar la oferta más alta para ganar.

        Empezar con tu casa vale algo. Ofrece un cubo y, si amarillo no lo iguala, nómbrate a ti mismo.
    .hint = Ofrece 1 y después nómbrate jugador inicial.
    .rest = Ofrece un cubo y después nómbrate.
    .pass = Entonces empezaría amarillo y tomaría los mejores campos. Una comida es un precio justo por empezar.
    .rival = Has pagado por el derecho a empezar: nómbrate a ti.
first-two = Una casa envía a dos
    .text =
        Una nueva ronda, y empiezas tú. Tu casa es la número 1, así que elige el 1: sus dos trabajadores salen en un mismo turno, a dos campos distintos. Toma piedra de la cantera del centro y madera del bosque de al lado. La valla mantiene a la cabaña 3 de amarillo lejos de esa cantera.

        Después amarillo llama al 5: envía al trabajador de tu cabaña 5 al lago, a por agua. Luego te toca llamar a ti. Elige el 3; su trabajador va por sí mismo a la granja, porque no le queda otro campo.
    .hint = El número 1, la cantera, el bosque de al lado; después el lago para la cabaña 5; después el número 3.
    .rest = El número 1: cantera y bosque. Después el lago, después el número 3.
    .order = Llama primero al 1, por la casa; cuando vuelvas a elegir, al 3.
    .work = La casa toma piedra y madera de los dos campos del centro; la cabaña 5 toma agua del lago.
first-stage = Las etapas de la catedral
    .text =
        Otra cosecha: una piedra, dos maderas, agua, comida y vino. Seis cubos, y amarillo recibió cuatro: así trabaja tu casa.

        La catedral se vende por etapas. Solo cuando se va el último asiento de una etapa se descubren los de la siguiente, y cada etapa vale más: los asientos de la etapa 1 valen 1 punto, los de la etapa 2 dos puntos, y así hasta 5. Los primeros son baratos; los últimos piden hierro, vidrieras y oro, que los artesanos venden por dos, tres y cuatro cubos.

        Quedan dos asientos de la etapa 1. Toma el iluminado, por piedra y madera.
    .hint = Pulsa el asiento iluminado y después págalo.
    .rest = Adquiere el asiento iluminado, por piedra y madera.
    .other = Ese cuesta piedra y comida, y la comida te hará falta enseguida. Toma el iluminado.
    .house = Una segunda casa gastaría tu única piedra. Primero el asiento.
    .pass = Puedes pagar un asiento: tómalo.
    .law = Tu ronda acabaría con asientos aún a la venta.
first-trade = El comerciante ayuda
    .text =
        Amarillo tomó el último asiento de la etapa 1, y se descubrieron cuatro asientos de la etapa 2, de 2 puntos cada uno.

        Tienes madera, agua, comida y vino. El asiento iluminado cuesta piedra, comida y agua: te falta la piedra. El comerciante da un recurso a tu elección por dos cubos cualesquiera. Pide piedra y paga con lo que este asiento no necesita: madera y vino. Es una acción, así que entretanto juega amarillo. Después adquiere el asiento.
    .hint = Cambia por piedra, paga madera, paga vino. Cuando te vuelva a tocar, pulsa el asiento iluminado y paga.
    .rest = Cambia madera y vino por piedra, y después adquiere el asiento iluminado.
    .keep = El asiento iluminado cuesta agua y comida: guárdalas. Paga con madera y vino.
    .timber = Madera ya tienes. Lo que te falta es piedra.
    .pass = Con ayuda del comerciante aún puedes tener un asiento de 2 puntos.
    .craft = El hierro se pide a partir de la etapa 3. Ahora necesitas piedra.
first-again = Una ronda por tu cuenta
    .text =
        Dos asientos de un punto y uno de dos. Cuando todos hubieron pasado empezó la tercera ronda, con amarillo como jugador inicial.

        Quedan tres asientos y tú quieres dos. Uno cuesta piedra, madera y comida; otro, piedra, madera y agua. Esta ronda necesitas, pues, dos piedras, dos maderas, agua y comida: justo seis cubos para tus seis trabajadores.

        - Cabaña 5: el lago, antes de que lo tome otro.
        - Elige el 3 y toma la cantera de abajo, que también quiere amarillo.
        - Casa 1: cantera y bosque del centro, como antes.
        - Elige el 4 y toma la granja.

        Tu cabaña 2 encontrará por sí misma la última madera.
    .hint = El lago; el 3 y la cantera de abajo; la cantera y el bosque del centro; el 4 y la granja.
    .rest = Sigue la lista: lago, 3, cantera de abajo, cantera y bosque, 4, granja.
    .order = Otro podría adelantarse en los campos que necesitas: llama primero al 3 y después al 4.
    .work = Te faltaría uno de los cubos que necesitas: dos piedras, dos maderas, agua y comida.
first-finish = Los últimos asientos
    .text =
        Dos piedras, dos maderas, agua y comida: bien hecho. Amarillo empezó y tomó el asiento más caro, por cuatro cubos.

        Quedan dos asientos y puedes pagar los dos. Toma primero el de piedra, madera y comida; cuando amarillo haya pasado, toma el otro. No esperes: con ayuda del comerciante amarillo quizá podría pagar aún uno. En cuanto se toma el último asiento, la partida acaba: nadie tiene otro turno. Vigila, pues, lo que los demás aún pueden pagar.
    .hint = Adquiere el asiento de piedra, madera y comida; después el último.
    .rest = Adquiere el asiento de piedra, madera y comida, y después el último.
    .first = Tendrás los dos. Toma primero el de piedra, madera y comida.
    .house = Una casa rinde en rondas posteriores, y no las habrá.
    .pass = ¡Hay dos asientos esperándote!
    .law = Una ley sería tu última acción, con dos asientos aún a la venta.
first-count = El recuento final
    .text =
        La catedral está completa. Tus asientos: dos de la etapa 1 y tres de la etapa 2, en total 8 puntos contra 4. Con totales iguales deciden los cubos sobrantes.

        Una partida completa tiene cinco etapas y diecisiete asientos, y dura unas diez rondas. Con más jugadores hay más vecinos y campos más disputados. Tres consejos:

        - Primero casas: un trabajador más en cada ronda vale más que un asiento temprano.
        - Mira qué cubos costarán los próximos asientos y qué alcanzan tus vecinos.
        - Guarda una ley para los asientos caros del final, cuando cada cubo cuenta.

        Ahora juega tu propia partida. Los bots de la mesa fácil son amables, y las reglas están siempre a mano.
