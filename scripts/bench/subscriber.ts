import { openBareSocket } from "./bareSocket.ts";

const SUBSCRIPTION = `subscription Room($group: uuid!) {
  messages(where: { group_id: { _eq: $group } }, order_by: { sent_at: desc }, limit: 10) { message_id body }
}`;

/** Bodies of the expected messages, by their number. */
export const bodyOf = (message: number): string => `live ${message}`;
const BODIES = /"body" ?: ?"live (\d+)"/g;

export interface Subscriber {
  close(): void;
}

interface Options {
  port: number;
  token: string;
  group: string;
  /** Called with a message that this subscriber sees for the first time. @param at by `performance.now()` */
  onMessage(message: number, at: number): void;
}

/** Watches a room with a live query, as a browser would; resolves at the first answer. @throws Error quoting a refusal */
export async function subscribe({ group, onMessage, port, token }: Options): Promise<Subscriber> {
  const seen = new Set<number>();
  const answered = Promise.withResolvers<void>();
  const refused = (reason: string): void => answered.reject(new Error(reason));
  const onText = (text: string): void => {
    const at = performance.now();
    if (text.startsWith('{"id":"1","type":"next","payload":{"data":')) {
      // Parsing the whole answer would cost more than making it.
      for (const [, number] of text.matchAll(BODIES)) {
        const message = Number(number);
        if (seen.has(message)) continue;
        seen.add(message);
        onMessage(message, at);
      }
      answered.resolve();
    } else if (text === '{"type":"connection_ack"}') {
      send({ id: "1", type: "subscribe", payload: { query: SUBSCRIPTION, variables: { group } } });
    } else if (text.startsWith('{"type":"ping"')) {
      send({ type: "pong" });
    } else {
      refused(`refused: ${text}`);
    }
  };
  const socket = await openBareSocket({
    port,
    path: "/v1/graphql",
    subprotocol: "graphql-transport-ws",
    onText,
    onEnd: (reason) => refused(`the connection ${reason}`),
  });
  const send = (frame: object): void => socket.send(JSON.stringify(frame));
  send({ type: "connection_init", payload: { headers: { Authorization: `Bearer ${token}` } } });
  await answered.promise;
  return socket;
}
