/**
 * The server that the engine's live queries are compared with: rooms fanned out by hand. A trigger names the room of a
 * new message; one statement reads its newest messages and who may see them; one frame is made for everybody. The
 * caller is believed.
 */
import type { AddressInfo } from "node:net";
import pg from "pg";
import { WebSocketServer, type WebSocket } from "ws";
import { watchParent } from "../../local/engine/parentWatch.ts";

const CHANNEL = "hand_written_rooms";
const TRIGGER = `
  create or replace function ${CHANNEL}() returns trigger language plpgsql as
    $$ begin perform pg_notify('${CHANNEL}', new.group_id::text); return null; end $$;
  create or replace trigger ${CHANNEL} after insert on messages for each row execute function ${CHANNEL}();`;
const ROOM = `
  select (select coalesce(json_agg(json_build_object('message_id', message_id, 'body', body)), '[]')::text
            from (select message_id, body from messages where group_id = $1 order by sent_at desc limit 10) newest) as page,
         array(select person_id::text from memberships where group_id = $1) as members`;

interface Watcher {
  socket: WebSocket;
  person: string;
}

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.env.POOL_SIZE) });
pool.on("error", () => undefined);
const rooms = new Map<string, Set<Watcher>>();
/** Rooms that somebody reads, and whether each must be read again. */
const reading = new Map<string, boolean>();

async function send(room: string, watchers: Iterable<Watcher>): Promise<void> {
  const { rows } = await pool.query<{ page: string; members: string[] }>({ name: "room", text: ROOM, values: [room] });
  const [{ page, members }] = rows as [{ page: string; members: string[] }];
  const allowed = new Set(members);
  const frame = Buffer.from(`{"id":"1","type":"next","payload":{"data":{"messages":${page}}}}`);
  for (const { person, socket } of watchers) if (allowed.has(person)) socket.send(frame, { binary: false });
}

async function refresh(room: string): Promise<void> {
  if (reading.has(room)) return void reading.set(room, true);
  do {
    reading.set(room, false);
    await send(room, rooms.get(room) ?? []);
  } while (reading.get(room));
  reading.delete(room);
}

function watch(socket: WebSocket): void {
  let watcher: Watcher;
  socket.on("message", (data: Buffer) => {
    const { payload, type } = JSON.parse(data.toString());
    if (type === "connection_init") {
      watcher = { socket, person: personOf(payload.headers.Authorization) };
      socket.send('{"type":"connection_ack"}');
    } else if (type === "subscribe") {
      const room: string = payload.variables.group;
      const watchers = rooms.get(room) ?? new Set();
      rooms.set(room, watchers.add(watcher));
      socket.on("close", () => watchers.delete(watcher));
      void send(room, [watcher]);
    }
  });
  socket.on("error", () => socket.terminate());
}

/** Read from a token whose signature nobody checks. */
function personOf(authorization: string): string {
  const claims = JSON.parse(Buffer.from(authorization.split(".")[1]!, "base64url").toString());
  return claims["https://hasura.io/jwt/claims"]["x-hasura-user-id"];
}

const listener = new pg.Client({ connectionString: process.env.DATABASE_URL });
await listener.connect();
await listener.query(TRIGGER);
listener.on("notification", ({ payload }) => void refresh(payload!));
await listener.query(`listen ${CHANNEL}`);

const server = new WebSocketServer({
  host: "127.0.0.1",
  port: 0,
  perMessageDeflate: false,
  handleProtocols: ([first]) => first!,
});
server.on("connection", watch);
server.on("listening", () => {
  console.log(JSON.stringify({ msg: "listening", port: (server.address() as AddressInfo).port }));
});
watchParent(Number(process.env.PARENT_PID), () => process.exit(0));
process.on("SIGTERM", () => {
  void listener.query(`drop function ${CHANNEL}() cascade`).finally(() => process.exit(0));
});
