import { type IdSequence, newIdSequence, nextToken } from "../simulator/ids.ts";

/** What arrived at one device. */
export interface Push {
  id: string;
  /** ISO instant, by the simulator's clock. */
  receivedAt: string;
  endpoint: string;
  /** The name of a device of ours; null for a browser outside, whose messages nobody here can read. */
  device: string | null;
  urgency: string;
  topic: string | null;
  /** Seconds for which it would be kept for a device that is off. */
  ttl: number;
  /** What the device shows, as it was decrypted. */
  text: string | null;
}

export interface InboxState {
  ids: IdSequence;
  /** By id, oldest first. */
  pushes: Record<string, Push>;
}

const KEPT = 500;

export const emptyInbox = (seed?: string): InboxState => ({ ids: newIdSequence(seed), pushes: {} });

/** The last messages that reached any device. */
export class Inbox {
  state: InboxState;
  readonly #onChange: (...place: string[]) => void;

  /** @param onChange told the place in the state of what changed; without one, all of it */
  constructor(state: InboxState, onChange: (...place: string[]) => void) {
    this.state = state;
    this.#onChange = onChange;
  }

  add(push: Omit<Push, "id">): Push {
    const kept = { id: nextToken(this.state.ids, 12), ...push };
    this.state.pushes[kept.id] = kept;
    this.#onChange("pushes", kept.id);
    this.#onChange("ids");
    const ids = Object.keys(this.state.pushes);
    for (const id of ids.slice(0, Math.max(0, ids.length - KEPT))) {
      delete this.state.pushes[id];
      this.#onChange("pushes", id);
    }
    return kept;
  }

  /** Newest first; of one device only, when asked. */
  list(device?: string | null): Push[] {
    return Object.values(this.state.pushes)
      .filter((push) => !device || push.device === device)
      .toReversed();
  }

  clear(): void {
    this.state = { ...this.state, pushes: {} };
    this.#onChange();
  }
}
