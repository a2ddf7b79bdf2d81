// boardgame.io: a server, and in another process four clients of one match; prints moves a second. A move counts when
// the next player and the first have heard of it.
const { spawn } = require("child_process");
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Server, Origins } = require("boardgame.io/server");

const seats = 4, port = 8765;
const serving = process.argv[2] === "serve";
const seconds = Number(process.argv[2]);
const game = {
  name: "toy",
  setup: () => ({ tiles: Array(24).fill(-1), stock: Array(seats * 6).fill(0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }, tile) => {
      G.tiles[tile] = Number(playerID);
      G.stock[Number(playerID) * 6 + (tile % 6)] += 1;
    },
  },
};

const hears = (client, turn) =>
  new Promise((done) => {
    if (client.getState()?.ctx.turn > turn) return done();
    const stop = client.subscribe((state) => {
      if (state?.ctx.turn > turn) {
        stop();
        done();
      }
    });
  });

async function serve() {
  await Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port, lobbyConfig: { apiPort: port + 1 } });
}

async function play() {
  const server = spawn(process.execPath, [__filename, "serve"], { stdio: "ignore" });
  const clients = [...Array(seats).keys()].map((seat) =>
    Client({
      game, numPlayers: seats, playerID: String(seat), matchID: "bench", debug: false,
      multiplayer: SocketIO({ server: `http://127.0.0.1:${port}` }),
    }),
  );
  for (const client of clients) client.start();
  for (const client of clients) await hears(client, 0);
  const ends = performance.now() + seconds * 1000;
  const took = [];
  while (performance.now() < ends) {
    const started = performance.now();
    const { turn, currentPlayer } = clients[0].getState().ctx;
    const mover = Number(currentPlayer);
    const heard = Promise.all([hears(clients[(mover + 1) % seats], turn), hears(clients[0], turn)]);
    clients[mover].moves.take(took.length % 24);
    await heard;
    took.push(performance.now() - started);
  }
  const median = took.sort((a, b) => a - b)[took.length >> 1];
  console.log(JSON.stringify({ moves: 1000 / median }));
  server.kill();
  process.exit(0);
}

serving ? serve() : play();
