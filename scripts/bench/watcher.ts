import { openBareSocket } from "./bareSocket.ts";

export interface Watcher {
  /** Asks one subscription anew, with other variables. */
  askAnew(subscription: number, payload: Subscribed): void;
  close(): void;
}

export interface Subscribed {
  query: string;
  variables: object;
}

interface Options {
  port: number;
  path: string;
  token: string;
  subscriptions: readonly Subscribed[];
  /** Called with the whole frame of each answer, the first ones included. @param at by `performance.now()` */
  onAnswer(frame: string, subscription: number, at: number): void;
}

const ANSWER = /^\{"id":"(\d+)","type":"next","payload":\{"data":/;

/** Subscribes as a browser would; resolves when every subscription has its first answer. @throws Error quoting a refusal */
export async function watch({ onAnswer, path, port, subscriptions, token }: Options): Promise<Watcher> {
  const waiting = new Set(subscriptions.keys());
  const answered = Promise.withResolvers<void>();
  const refused = (reason: string): void => answered.reject(new Error(reason));
  const onText = (text: string): void => {
    const at = performance.now();
    const answer = ANSWER.exec(text);
    if (answer) {
      const subscription = Number(answer[1]);
      onAnswer(text, subscription, at);
      waiting.delete(subscription);
      if (waiting.size === 0) answered.resolve();
    } else if (text === '{"type":"connection_ack"}') {
      for (const [id, payload] of subscriptions.entries()) send({ id: String(id), type: "subscribe", payload });
    } else if (text.startsWith('{"type":"ping"')) {
      send({ type: "pong" });
    } else {
      refused(`refused: ${text}`);
    }
  };
  const socket = await openBareSocket({
    port,
    path,
    subprotocol: "graphql-transport-ws",
    onText,
    onEnd: (reason) => refused(`the connection ${reason}`),
  });
  const send = (frame: object): void => socket.send(JSON.stringify(frame));
  send({ type: "connection_init", payload: { headers: { Authorization: `Bearer ${token}` } } });
  await answered.promise;
  return {
    askAnew(subscription, payload) {
      const id = String(subscription);
      send({ id, type: "complete" });
      send({ id, type: "subscribe", payload });
    },
    close: () => socket.close(),
  };
}
