/** What a person has typed and where they were in each conversation: kept on the device for them alone. */
import { readOwn, writeOwn } from "../../../session/ofPerson.ts";

export interface Kept {
  draft: string;
  /** The message that the draft answers. */
  replyToId: string | null;
  /** The number of the first message in sight; null at the end. */
  at: number | null;
}

const NOTHING: Kept = { draft: "", replyToId: null, at: null };

const nameOf = (address: string) => `talk:${address}`;

export function keptOf(address: string): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(readOwn(nameOf(address)) ?? "{}") as Partial<Kept>) };
  } catch {
    return NOTHING;
  }
}

export function keep(address: string, change: Partial<Kept>): void {
  const next = { ...keptOf(address), ...change };
  const isNothing = next.draft === "" && next.replyToId === null && next.at === null;
  writeOwn(nameOf(address), isNothing ? null : JSON.stringify(next));
}
