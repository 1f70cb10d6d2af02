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
  /** The subscribers' values that are keys, by their numbers and as the database prints them. */
  readonly #keysOf = new Map<Member, Readonly<Record<number, string | undefined>>>();
  /** Subscribers whose keys have a form that is not understood here. */
  readonly #unreadable = new Set<Member>();

  constructor({ sql, tables }: { sql: string; tables: readonly string[] }) {
    this.#rowKeys = readRowKeys(sql, tables);
    const keys = new Set<number>();
    for (const ofMention of [...this.#rowKeys.values()].flat()) for (const key of ofMention) keys.add(key);
    this.#keys = [...keys];
  }

  /** @param values the subscriber's values, JSON text */
  add(member: Member, values: string): void {
    for (const uuid of uuidsIn(values)) {
      const known = this.#byUuid.get(uuid);
      if (known) known.add(member);
      else this.#byUuid.set(uuid, new Set([member]));
    }
    const keys = this.#readKeys(values);
    this.#keysOf.set(member, keys);
    // Postgres reads a uuid in many notations but prints it in one. No row is equal to null.
    if (Object.values(keys).some((key) => key !== undefined && !PLAIN.test(key))) this.#unreadable.add(member);
  }

  remove(member: Member, values: string): void {
    for (const uuid of uuidsIn(values)) {
      const known = this.#byUuid.get(uuid);
      known?.delete(member);
      if (known?.size === 0) this.#byUuid.delete(uuid);
    }
    this.#unreadable.delete(member);
    this.#keysOf.delete(member);
  }

  of({ hints, isComplete, table }: Change): Concern<Member> {
    const rowKeys = this.#rowKeys.get(table);
    const others = !isComplete || !rowKeys;
    const named = new Set(hints);
    const found = new Set<Member>();
    for (const hint of named) for (const member of this.#byUuid.get(hint) ?? []) found.add(member);
    if (others) return { first: found, others };
    const first = new Set(this.#unreadable);
    for (const member of found) if (this.#isTiedTo(member, rowKeys, named)) first.add(member);
    return { first, others };
  }

  /** Whether one row may have all values of a mention: every one of them is named. */
  #isTiedTo(member: Member, rowKeys: readonly (readonly number[])[], named: ReadonlySet<string>): boolean {
    const values = this.#keysOf.get(member);
    return rowKeys.some((keys) => keys.every((key) => named.has(values?.[key] ?? "")));
  }

  #readKeys(values: string): Record<number, string | undefined> {
    if (this.#keys.length === 0) return {};
    const list = JSON.parse(values) as (string | null)[];
    return Object.fromEntries(this.#keys.map((key) => [key, list[key]?.toLowerCase()]));
  }
}

/** As the database prints them. */
function uuidsIn(values: string): ReadonlySet<string> {
  return new Set(values.toLowerCase().match(UUID));
}
