import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Readable } from "node:stream";
import { sql } from "kysely";
import { fromBufferPromise } from "yauzl";
import { tokenHash } from "../auth/sealedSessions.ts";
import type { Database } from "../db/database.ts";
import { sessionOf } from "./factories.ts";
import { cookieOf } from "./cookie.ts";
import type { TestService } from "./testService.ts";

const SEEDS = path.resolve(import.meta.dirname, "../../seeds/default");

/** Fills a test's own database with the demo story, in which every kind of data is somebody's. */
export async function tellDemoStory(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const file of readdirSync(SEEDS).toSorted()) {
      await sql.raw(readFileSync(path.join(SEEDS, file), "utf8")).execute(tx);
    }
  });
}

/** Somebody of the demo story, signed in just now with their password. @returns the id */
export async function signIn(db: Database, email: string): Promise<string> {
  const { user_id: userId } = await db
    .selectFrom("user_profiles")
    .select("user_id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const expires_at = sql<Date>`now() + interval '30 days'`;
  await db
    .insertInto("auth.sessions")
    .values({
      id: sessionOf(userId),
      user_id: userId,
      token_hash: tokenHash(userId),
      expires_at,
      updated_at: sql<Date>`now()`,
      proved_at: sql<Date>`now()`,
    })
    .execute();
  return userId;
}

/** Asks for a person's package, and does the workers' work. @returns its id */
export async function madePackage(service: TestService, userId: string): Promise<string> {
  const { body } = await service.callAction("ask_for_export", {}, { as: userId });
  await service.settle();
  return String(body["data_export_id"]);
}

/** Asks where a package is, as the button does. */
export const openPackage = (service: TestService, userId: string, id: string) =>
  service.callAction("open_export", { data_export_id: id }, { as: userId });

/** Downloads with a person's cookie. */
export const download = (service: TestService, url: string, userId?: string, init: RequestInit = {}) =>
  fetch(`${service.url}${url}`, { ...init, headers: { ...(userId && { cookie: cookieOf(userId) }), ...init.headers } });

export type Package = ReadonlyMap<string, Buffer>;

/** What is in a package, by path, read by another hand than wrote it. */
export async function unpack(zip: Buffer): Promise<Package> {
  const file = await fromBufferPromise(zip, { lazyEntries: true, validateEntrySizes: true });
  const entries = new Map<string, Buffer>();
  for await (const entry of file.eachEntry()) {
    const stream: Readable = await file.openReadStreamPromise(entry);
    entries.set(entry.fileName, Buffer.concat((await stream.toArray()) as Buffer[]));
  }
  return entries;
}

/** A table for spreadsheets as one reads it: lines of cells, by RFC 4180. */
export function readCsv(table: Buffer | string): string[][] {
  const text = String(table).replace(/^\uFEFF/, "");
  const lines: string[][] = [];
  let line: string[] = [];
  for (const [, quoted, plain = "", end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    line.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ",") continue;
    lines.push(line);
    line = [];
  }
  return lines;
}
