/**
 * What a person has typed and where they were in each conversation: kept in the tab, so that a reload loses nothing, and
 * given up with the session, so that nothing of it is there for the next person.
 */
import { currentSession, subscribeToSession } from "../../../session/session.ts";

export interface Kept {
  draft: string;
  /** The message that the draft answers. */
  replyToId: string | null;
  /** The number of the first message in sight; null at the end. */
  at: number | null;
}

const NOTHING: Kept = { draft: "", replyToId: null, at: null };
const PREFIX = "talk:";

const nameOf = (address: string) => PREFIX + address;

export function keptOf(address: string): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(sessionStorage.getItem(nameOf(address)) ?? "{}") as Partial<Kept>) };
  } catch {
    return NOTHING;
  }
}

export function keep(address: string, change: Partial<Kept>): void {
  const next = { ...keptOf(address), ...change };
  try {
    if (next.draft === "" && next.at === null) sessionStorage.removeItem(nameOf(address));
    else sessionStorage.setItem(nameOf(address), JSON.stringify(next));
  } catch {
    // Without storage a draft lasts as long as its page.
  }
}

function forgetAll(): void {
  for (const name of Object.keys(sessionStorage)) if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
}

subscribeToSession(() => {
  if (currentSession().status === "signedOut") forgetAll();
});
