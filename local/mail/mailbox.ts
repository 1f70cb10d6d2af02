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
  /** Oldest first. */
  mails: Mail[];
}

const KEPT = 500;

export function emptyMailbox(seed?: string): MailboxState {
  return { ids: newIdSequence(seed), mails: [] };
}

/** The last mails that were sent to anybody. */
export class Mailbox {
  state: MailboxState;
  readonly #onChange: () => void;

  constructor(state: MailboxState, onChange: () => void) {
    this.state = state;
    this.#onChange = onChange;
  }

  add(mail: Omit<Mail, "id">): Mail {
    const kept = { id: nextToken(this.state.ids, 12), ...mail };
    this.state.mails.push(kept);
    if (this.state.mails.length > KEPT) this.state.mails.shift();
    this.#onChange();
    return kept;
  }

  find(id: string): Mail | undefined {
    return this.state.mails.find((mail) => mail.id === id);
  }

  /** Newest first; to one address only, when asked. */
  list({ to }: { to?: string | null } = {}): Mail[] {
    const wanted = to?.trim().toLowerCase();
    return this.state.mails.filter((mail) => !wanted || mail.to.includes(wanted)).toReversed();
  }

  /** Addresses that have mail, the most recently written to first. */
  inboxes(): { address: string; count: number }[] {
    const counts = new Map<string, number>();
    for (const { to } of this.list()) for (const address of to) counts.set(address, (counts.get(address) ?? 0) + 1);
    return [...counts].map(([address, count]) => ({ address, count }));
  }

  clear(): void {
    this.state = { ...this.state, mails: [] };
    this.#onChange();
  }
}
