/** What was read, for a day: answers to queries, and the end of each conversation (D227). */
import type { DBSchema } from "idb";
import type { GraphQLResponse } from "relay-runtime";
import type { Asked, Kept, Keeper } from "../relay/kept.ts";
import { READ } from "../session/ofPerson.ts";
import { OwnDatabase } from "./OwnDatabase.ts";
import { facesIn, FACES, isReadable } from "./readable.ts";

/** Nothing older is shown, in milliseconds. */
export const KEPT_MS = 24 * 3600_000;
/** The oldest go beyond these numbers. */
export const MOST = { answers: 150, talks: 40 } as const;
type Store = keyof typeof MOST;
/** After so many writes it is looked which are too old or too many. */
const LOOK_EVERY = 25;

interface Schema extends DBSchema {
  answers: { key: string; value: { name: string; at: number; value: GraphQLResponse }; indexes: { at: number } };
  talks: { key: string; value: { at: number; value: unknown }; indexes: { at: number } };
}

const keyOf = ({ id, variables }: Asked) => `${id} ${JSON.stringify(variables)}`;

export class Answers implements Keeper {
  readonly #database: OwnDatabase<Schema>;
  #writes = 0;

  constructor(userId: string) {
    this.#database = new OwnDatabase(userId, READ, 1, (database) => {
      database.createObjectStore("answers").createIndex("at", "at");
      database.createObjectStore("talks").createIndex("at", "at");
    });
  }

  keep(asked: Asked, answer: GraphQLResponse): void {
    if (isReadable(asked.name)) void this.#put("answers", keyOf(asked), { name: asked.name, value: answer });
  }

  /** The answer to the same question, as it was last; null where none is kept, or it is too old. */
  async find(asked: Asked): Promise<Kept | null> {
    const database = await this.#database.open();
    const found = await database?.get("answers", keyOf(asked)).catch(() => undefined);
    if (found && isFresh(found.at)) return { answer: found.value, at: found.at };
    return asked.name === FACES ? this.#findFaces(asked) : null;
  }

  /** Keeps the end of a conversation as it is on screen. */
  keepTalk(chatId: string, shown: unknown): void {
    void this.#put("talks", chatId, { value: shown });
  }

  async findTalk(chatId: string): Promise<{ shown: unknown; at: number } | null> {
    const database = await this.#database.open();
    const found = await database?.get("talks", chatId).catch(() => undefined);
    return found && isFresh(found.at) ? { shown: found.value, at: found.at } : null;
  }

  /** Removes what is too old or too much. */
  async tidy(): Promise<void> {
    const database = await this.#database.open();
    for (const store of Object.keys(MOST) as Store[]) {
      try {
        const keys = (await database?.getAllKeysFromIndex(store, "at")) ?? [];
        const fresh = new Set(
          await database?.getAllKeysFromIndex(store, "at", IDBKeyRange.lowerBound(Date.now() - KEPT_MS)),
        );
        const tooMany = Math.max(0, keys.length - MOST[store]);
        const over = keys.filter((key, at) => at < tooMany || !fresh.has(key));
        await Promise.all(over.map((key) => database?.delete(store, key)));
      } catch {
        // Tidied up another time.
      }
    }
  }

  close(): void {
    this.#database.close();
  }

  async #put(store: Store, key: string, row: object): Promise<void> {
    const at = Date.now();
    try {
      const database = await this.#database.open();
      await database?.put(store, { at, ...row } as never, key);
    } catch {
      // What cannot be kept is read from the server alone.
    }
    this.#writes += 1;
    if (this.#writes % LOOK_EVERY === 0) await this.tidy();
  }

  /** People are asked for in ever other company: of each the last known name and face. */
  async #findFaces({ variables }: Asked): Promise<Kept | null> {
    const database = await this.#database.open();
    const all = (await database?.getAllFromIndex("answers", "at").catch(() => [])) ?? [];
    const kept = all.filter(({ at, name }) => name === FACES && isFresh(at));
    const answer = facesIn(
      kept.map(({ value }) => value),
      variables,
    );
    return answer && { answer, at: Math.min(...kept.map(({ at }) => at)) };
  }
}

/** A device's clock may have been moved: what comes from the future is of no known age. */
const isFresh = (at: number) => at <= Date.now() && Date.now() - at < KEPT_MS;
