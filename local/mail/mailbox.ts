import { byKey } from "../simulator/stateFile.ts";
import { newIdSequence, nextToken, type IdSequence } from "../simulator/ids.ts";
import type { MailLink } from "./links.ts";

export interface Mail {
  id: string;
  /** ISO instant, by the simulator's clock. */
  receivedAt: string;
  /** Of the envelope: who really got it, lower case. */
  to: string[];
  /** Of the header, with the name. */
  from: string;
  subject: string;
  messageId: string;
  text?: string;
  html?: string;
  links: MailLink[];
  attachments: { filename: string; mimeType: string; bytes: number }[];
}

export interface MailboxState {
  ids: IdSequence;
  /** By id, oldest first. */
  mails: Record<string, Mail>;
}

const KEPT = 500;

export function emptyMailbox(seed?: string): MailboxState {
  return { ids: newIdSequence(seed), mails: {} };
}

/** A snapshot of a former version kept a list of mails. */
export function completeMailbox(kept: MailboxState | undefined, seed?: string): MailboxState {
  return kept ? { ...kept, mails: byKey(kept.mails, ({ id }) => id) } : emptyMailbox(seed);
}

/** The last mails that were sent to anybody. */
export class Mailbox {
  state: MailboxState;
  readonly #onChange: (...place: string[]) => void;

  /** @param onChange told the place in the state of what changed; without one, all of it */
  constructor(state: MailboxState, onChange: (...place: string[]) => void) {
    this.state = state;
    this.#onChange = onChange;
  }

  add(mail: Omit<Mail, "id">): Mail {
    const kept = { id: nextToken(this.state.ids, 12), ...mail };
    this.state.mails[kept.id] = kept;
    this.#onChange("mails", kept.id);
    this.#onChange("ids");
    const ids = Object.keys(this.state.mails);
    for (const id of ids.slice(0, Math.max(0, ids.length - KEPT))) {
      delete this.state.mails[id];
      this.#onChange("mails", id);
    }
    return kept;
  }

  find(id: string): Mail | undefined {
    return Object.hasOwn(this.state.mails, id) ? this.state.mails[id] : undefined;
  }

  /** Newest first; to one address only, when asked. */
  list({ to }: { to?: string | null } = {}): Mail[] {
    const wanted = to?.trim().toLowerCase();
    return Object.values(this.state.mails)
      .filter((mail) => !wanted || mail.to.includes(wanted))
      .toReversed();
  }

  /** Addresses that have mail, the most recently written to first. */
  inboxes(): { address: string; count: number }[] {
    const counts = new Map<string, number>();
    for (const { to } of this.list()) for (const address of to) counts.set(address, (counts.get(address) ?? 0) + 1);
    return [...counts].map(([address, count]) => ({ address, count }));
  }

  clear(): void {
    this.state = { ...this.state, mails: {} };
    this.#onChange();
  }
}
