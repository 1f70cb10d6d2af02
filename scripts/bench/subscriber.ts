import { WebSocket } from "ws";

const SUBSCRIPTION = `subscription Room($group: uuid!) {
  messages(where: { group_id: { _eq: $group } }, order_by: { sent_at: desc }, limit: 10) { message_id body }
}`;

/** A message that somebody sees for the first time. */
export interface Arrival {
  body: string;
  /** By `performance.now()`. */
  at: number;
}

export interface Subscriber {
  close(): void;
}

interface Options {
  port: number;
  token: string;
  group: string;
  onArrival(arrival: Arrival): void;
}

interface Frame {
  type: string;
  payload?: { data?: { messages: { message_id: string; body: string }[] } };
}

/** Watches a room with a live query, as a browser would; resolves at the first answer. @throws Error quoting a refusal */
export function subscribe({ group, onArrival, port, token }: Options): Promise<Subscriber> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/v1/graphql`, "graphql-transport-ws");
  const seen = new Set<string>();
  const send = (frame: object): void => socket.send(JSON.stringify(frame));
  return new Promise((resolve, reject) => {
    socket.on("open", () =>
      send({ type: "connection_init", payload: { headers: { Authorization: `Bearer ${token}` } } }),
    );
    socket.on("message", (text: Buffer) => {
      const at = performance.now();
      const { payload, type } = JSON.parse(text.toString()) as Frame;
      if (type === "connection_ack") {
        send({ id: "1", type: "subscribe", payload: { query: SUBSCRIPTION, variables: { group } } });
      } else if (type === "ping") {
        send({ type: "pong" });
      } else if (type === "next" && payload?.data) {
        for (const { body, message_id: id } of payload.data.messages) {
          if (seen.has(id)) continue;
          seen.add(id);
          onArrival({ body, at });
        }
        resolve({ close: () => socket.terminate() });
      } else {
        reject(new Error(`refused: ${text.toString()}`));
      }
    });
    socket.on("error", reject);
    socket.on("close", (code) => reject(new Error(`the connection was closed with ${code}`)));
  });
}
