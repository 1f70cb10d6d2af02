import type { Change } from "./changeTrigger.ts";
import { readRowKeys, type RowKeys } from "../../core/plan/rowKeys.ts";

/** The subscribers whom a change concerns. */
export interface Concern<Member> {
  /** Those whom it most likely concerns. */
  first: ReadonlySet<Member>;
  /** Whether it may concern anybody else. */
  others: boolean;
}

const PLAIN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Which of one statement's subscribers asked with which uuids. */
export class ConcernIndex<Member> {
  readonly #rowKeys: RowKeys;
  readonly #keys: readonly number[];
  readonly #byUuid = new Map<string, Set<Member>>();
  /** Subscribers whose keys have a form that is not understood here. */
  readonly #unreadable = new Set<Member>();

  constructor({ sql, tables }: { sql: string; tables: readonly string[] }) {
    this.#rowKeys = readRowKeys(sql, tables);
    const keys = new Set<number>();
    for (const ofTable of this.#rowKeys.values()) for (const key of ofTable) keys.add(key);
    this.#keys = [...keys];
  }

  /** @param values the subscriber's values, JSON text */
  add(member: Member, values: string): void {
    for (const uuid of uuidsIn(values)) {
      const known = this.#byUuid.get(uuid);
      if (known) known.add(member);
      else this.#byUuid.set(uuid, new Set([member]));
    }
    if (!this.#areKeysPlain(values)) this.#unreadable.add(member);
  }

  remove(member: Member, values: string): void {
    for (const uuid of uuidsIn(values)) {
      const known = this.#byUuid.get(uuid);
      known?.delete(member);
      if (known?.size === 0) this.#byUuid.delete(uuid);
    }
    this.#unreadable.delete(member);
  }

  of({ hints, isComplete, table }: Change): Concern<Member> {
    const others = !isComplete || !this.#rowKeys.has(table);
    const first = new Set(others ? [] : this.#unreadable);
    for (const hint of hints) for (const member of this.#byUuid.get(hint) ?? []) first.add(member);
    return { first, others };
  }

  #areKeysPlain(values: string): boolean {
    if (this.#keys.length === 0) return true;
    const list = JSON.parse(values) as (string | null)[];
    // Postgres reads a uuid in many notations but prints it in one. No row is equal to null.
    return this.#keys.every((key) => list[key] === null || PLAIN.test(list[key]!));
  }
}

/** As the database prints them. */
function uuidsIn(values: string): ReadonlySet<string> {
  return new Set(values.toLowerCase().match(UUID));
}
