/** What waits and what was read, of the person who is signed in: opened when it is first needed, closed with the person. */
import { environmentFor } from "../relay/environment.ts";
import { currentUserId } from "../session/useMyId.ts";
import { Answers } from "./Answers.ts";
import { type Fared, type Order, Queue } from "./Queue.ts";
import type { Kind, Sendings } from "./sendings.ts";
import type { WaitingEntry } from "./Waiting.ts";

interface Own {
  userId: string;
  queue: Queue;
  answers: Answers;
}

let own: Own | null = null;

export function ownOf(userId: string): Own {
  if (own?.userId !== userId) {
    closeOwn();
    const queue = new Queue(userId, { environment: () => environmentFor("member") });
    own = { userId, queue, answers: new Answers(userId) };
  }
  return own!;
}

export function closeOwn(): void {
  own?.queue.close();
  own?.answers.close();
  own = null;
}

/**
 * Sends something of the person's, now or when there is a connection.
 * @throws AppFailure of a refusal
 */
export const deliver = <Of extends Kind>(order: Order<Of>): Promise<Fared> =>
  ownOf(currentUserId()).queue.send(order).fared;

/** The preferences among what waits to be sent or is on its way, the latest of each. */
export const preferencesIn = (entries: readonly WaitingEntry[]): Sendings["prefer"]["change"] =>
  Object.assign({}, ...entries.flatMap((entry) => (entry.kind === "prefer" ? [entry.what.change] : [])));
