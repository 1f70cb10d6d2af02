import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type pg from "pg";
import type { Session } from "../../local/engine/interface.ts";

/**
 * ana runs `inner` (private, running) and `quiet` (private, recruiting); ben is in `inner`, cleo has left it;
 * hana is invited to `quiet` and was turned down by `outer`, gus was invited and waits for `outer`, dora has declined,
 * ivan is invited but has not confirmed his address; gus and hana have a chat, and hana is on the enterprise plan;
 * eve runs `outer` (public), finn is in it, dora asks to be; pat is a platform admin.
 */
export const PEOPLE = ["ana", "ben", "cleo", "dora", "eve", "finn", "gus", "hana", "ivan", "pat"] as const;
export type Person = (typeof PEOPLE)[number];

export const ROLES = ["anonymous", "member", "group_admin", "platform_admin", "partner"] as const;
export type Role = (typeof ROLES)[number];

/** Words that the cast's rows are named by, as cast.sql says them to demo.id(). */
const WORDS = `
  inner / quiet / outer / draft / ready / gone / lost
  inner round 1 / inner round 2 / inner round 3 / payout inner 1 / payment inner 1 ben / payment inner 2 ana
  to hana / to gus / to ivan / declined by dora / by finn / of dora / of dora to ready / of hana / link / on ben / closed
  message first / message with cleo / message without cleo / message taken back / message outer
  message between ana and ben / card of ben / account of ana / withdrawal of ana / phone of ben
  ticket / other ticket / answer / note`
  .split(/[/\n]/)
  .map((word) => word.trim())
  .concat(PEOPLE);

/** The uuid of a word, the same as demo.id() gives in SQL. */
export function idOf(word: string): string {
  const hex = createHash("md5").update(`demo:${word}`).digest("hex");
  const marked = `${hex.slice(0, 12)}4${hex.slice(13, 16)}8${hex.slice(17)}`;
  return marked.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

const wordOfId = new Map(WORDS.map((word) => [idOf(word), word]));

/** A value as the policy writes it: ids as their words, also inside of longer texts such as chat ids. */
export function inWords(value: unknown): string {
  return String(value).replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => wordOfId.get(id) ?? id);
}

/** The chat of two people: the smaller id goes first. */
export function chatBetween(one: Person, other: Person): string {
  return `individual_${[idOf(one), idOf(other)].toSorted().join("_")}`;
}

export async function assembleCast(pool: pg.Pool): Promise<void> {
  const tools = path.resolve(import.meta.dirname, "../../seeds/default/00_story_tools.sql");
  const cast = path.join(import.meta.dirname, "cast.sql");
  await pool.query(`begin; ${readFileSync(tools, "utf8")}; ${readFileSync(cast, "utf8")}; commit`);
}

/** Who asks. Visitors and partners come without a person, and with whatever headers they like to send. */
export function sessionOf(role: Role, person?: Person): Session {
  const claims: Record<string, string> = person
    ? { "x-hasura-user-id": idOf(person), "x-hasura-user-email": `${person}@example.com` }
    : {};
  return { role, isAdmin: false, backendOnly: false, variables: { "x-hasura-role": role, ...claims } };
}
