import type { DBSchema } from "idb";
import type { AppFailure } from "../lib/AppFailure.ts";
import { OwnDatabase } from "./OwnDatabase.ts";
import type { Kind, Sendings } from "./sendings.ts";

/** What the server said when it refused something for good. */
export type Refused = Pick<AppFailure, "code" | "until" | "values">;

/** In the place of a refusal: whoever made it left before they sent it. */
export const LEFT: Refused = { code: "left-unsent", until: undefined, values: {} };

interface Entry<Of extends Kind> {
  /** Of this entry alone, in all tabs; a message's is its own id. */
  ticket: string;
  kind: Of;
  what: Sendings[Of];
  /** What has the same line is sent one after the other, in the order in which it came. */
  line: string;
  /** Of entries with the same slot only the last is sent. */
  slot: string;
  /** When it came, by the device's clock. */
  at: number;
  /** Whether there was no connection when it was to be sent. */
  hasWaited: boolean;
  /** Null unless the server refused it, or it is {@link LEFT}: then it is here until whoever made it has it back. */
  refused: Refused | null;
}

/** One thing that waits to be sent. */
export type WaitingEntry = { [Of in Kind]: Entry<Of> }[Kind];

export interface WaitingSchema extends DBSchema {
  entries: { key: number; value: WaitingEntry; indexes: { ticket: string; slot: string } };
}

export const WAITING = "waiting";

/**
 * What waits to be sent, in the order in which it came: in a database that all tabs of the person share and that outlives
 * them. What the browser does not keep is held by this tab. An entry can be changed and taken while it is still being added:
 * each call first waits for the database, and the database writes in the order of the calls.
 */
export class Waiting {
  readonly #database: OwnDatabase<WaitingSchema>;
  #held: WaitingEntry[] = [];

  constructor(userId: string) {
    // Another version would throw away what waits.
    this.#database = new OwnDatabase(userId, WAITING, 1, (database) => {
      const entries = database.createObjectStore("entries", { autoIncrement: true });
      entries.createIndex("ticket", "ticket");
      entries.createIndex("slot", "slot");
    });
  }

  async all(): Promise<WaitingEntry[]> {
    const database = await this.#database.open();
    const kept = (await database?.getAll("entries").catch(() => [])) ?? [];
    return [...kept, ...this.#held];
  }

  /** Adds it in the place of what has the same slot, at the end. */
  async add(entry: WaitingEntry): Promise<void> {
    this.#held = this.#held.filter(({ slot }) => slot !== entry.slot);
    try {
      const database = await this.#database.open();
      if (!database) throw new Error("nothing is kept here");
      const change = database.transaction("entries", "readwrite");
      const replaced = await change.store.index("slot").getAllKeys(entry.slot);
      await Promise.all([...replaced.map((key) => change.store.delete(key)), change.store.add(entry), change.done]);
    } catch {
      this.#held = [...this.#held, entry];
    }
  }

  /** Changes an entry that is still there. */
  async change(ticket: string, change: Partial<WaitingEntry>): Promise<void> {
    const changed = (entry: WaitingEntry) => ({ ...entry, ...change }) as WaitingEntry;
    const database = await this.#database.open();
    this.#held = this.#held.map((entry) => (entry.ticket === ticket ? changed(entry) : entry));
    const writing = database?.transaction("entries", "readwrite");
    const cursor = await writing?.store.index("ticket").openCursor(ticket);
    await cursor?.update(changed(cursor.value));
    await writing?.done;
  }

  /** @returns whether it was still there, and this tab has taken it */
  async take(ticket: string): Promise<boolean> {
    const database = await this.#database.open();
    const held = this.#held.length;
    this.#held = this.#held.filter((entry) => entry.ticket !== ticket);
    const writing = database?.transaction("entries", "readwrite");
    const cursor = await writing?.store.index("ticket").openCursor(ticket);
    await cursor?.delete();
    await writing?.done;
    return cursor != null || this.#held.length < held;
  }

  close(): void {
    this.#database.close();
  }
}
