import { watch, type Watcher } from "./watcher.ts";

const SUBSCRIPTION = `subscription Room($group: uuid!) {
  messages(where: { group_id: { _eq: $group } }, order_by: { sent_at: desc }, limit: 10) { message_id body }
}`;

/** Bodies of the expected messages, by their number. */
export const bodyOf = (message: number): string => `live ${message}`;
const BODIES = /"body" ?: ?"live (\d+)"/g;

interface Options {
  port: number;
  token: string;
  group: string;
  /** Called with a message that this subscriber sees for the first time. @param at by `performance.now()` */
  onMessage(message: number, at: number): void;
}

/** Watches a room with a live query; resolves at the first answer. @throws Error quoting a refusal */
export function subscribe({ group, onMessage, port, token }: Options): Promise<Watcher> {
  const seen = new Set<number>();
  return watch({
    port,
    token,
    path: "/v1/graphql",
    subscriptions: [{ query: SUBSCRIPTION, variables: { group } }],
    onAnswer: (frame, _, at) => {
      // Parsing the whole answer would cost more than making it.
      for (const [, number] of frame.matchAll(BODIES)) {
        const message = Number(number);
        if (seen.has(message)) continue;
        seen.add(message);
        onMessage(message, at);
      }
    },
  });
}
