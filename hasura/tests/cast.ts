import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type pg from "pg";
import type { Session } from "../../local/engine/interface.ts";
import { createFilledDatabase, type TestDatabase } from "../../local/postgres/forTests.ts";
import { withClient } from "../../local/postgres/withClient.ts";

/**
 * Ana runs `inner` (private, running) and `quiet` (private, recruiting). Ben is in `inner`, Cleo has left it. Hana is
 * invited to `quiet`, was turned down by `outer` and has the enterprise plan. Gus was invited to `quiet` and waits for
 * `outer`; he and Hana have a chat. Dora has declined `quiet` and asks to join `outer`. Ivan is invited to `quiet` but
 * has not confirmed his address. Eve runs `outer` (public) and Finn is in it. Pat is a platform admin.
 */
export const PEOPLE = ["ana", "ben", "cleo", "dora", "eve", "finn", "gus", "hana", "ivan", "pat"] as const;
export type Person = (typeof PEOPLE)[number];

export const ROLES = ["anonymous", "member", "group_admin", "platform_admin", "partner"] as const;
export type Role = (typeof ROLES)[number];

/** The words of the cast's rows, as cast.sql gives them to demo.id(). */
const WORDS = `
  inner / quiet / outer / draft / ready / gone / lost
  inner round 1 / inner round 2 / inner round 3 / payout inner 1 / payment inner 1 ben / payment inner 2 ana
  to hana / to gus / to ivan / declined by dora / by finn / of dora / of dora to ready / of hana / link / to quiet / once to quiet / on ben / closed
  message first / message with cleo / message without cleo / message taken back / message outer
  export of ben / export of gus
  message between ana and ben / card of ben / account of ana / withdrawal of ana / phone of ben
  cleo asks / exit of cleo / finn asks
  ana and ben / eve and finn / gus and hana
  ticket / other ticket / answer / note / attachment / other attachment`
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

/** A value as the policy writes it: ids are replaced by their words, also inside longer texts such as ids of chats. */
export function inWords(value: unknown): string {
  return String(value).replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => wordOfId.get(id) ?? id);
}

/** A database of one's own with the cast in it. */
export const createCastDatabase = (): Promise<TestDatabase> =>
  createFilledDatabase("cast", (url) => withClient(url, assembleCast));

async function assembleCast(client: pg.Client): Promise<void> {
  const tools = globSync(path.resolve(import.meta.dirname, "../../seeds/default/*_tools_for_*.sql")).toSorted();
  const story = [...tools, path.join(import.meta.dirname, "cast.sql")].map((file) => readFileSync(file, "utf8"));
  await client.query(`begin; ${story.join("; ")}; commit`);
}

/** Who asks. Visitors and partners have no person, but may send any headers. */
export function sessionOf(role: Role, person?: Person): Session {
  const claims: Record<string, string> = person
    ? { "x-hasura-user-id": idOf(person), "x-hasura-user-email": `${person}@example.com` }
    : {};
  return { role, isAdmin: false, backendOnly: false, variables: { "x-hasura-role": role, ...claims } };
}
