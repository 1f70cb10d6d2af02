import { AsyncLocalStorage } from "node:async_hooks";

/** Whom the library was about to open a session for, where a code is asked for first. */
interface Due {
  userId?: string;
}

const asking = new AsyncLocalStorage<Due>();

/** Notes, within a call of the library, whose code is due; the library itself tells only that the call failed. */
export function noteDue(userId: string): void {
  const due = asking.getStore();
  if (due) due.userId = userId;
}

/** Does the work, and tells whose code is due after it. */
export async function withDue<Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer; dueFor?: string }> {
  const due: Due = {};
  const answer = await asking.run(due, work);
  return { answer, ...(due.userId !== undefined && { dueFor: due.userId }) };
}
