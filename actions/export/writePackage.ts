import { Readable } from "node:stream";
import { sql } from "kysely";
import { ZipFile } from "yazl";
import type { Services } from "../context.ts";
import type { Tx } from "../db/database.ts";
import { failPoint } from "../faults.ts";
import { objectKey } from "../files/fileKind.ts";
import { FILE_KINDS } from "../files/kinds.ts";
import type { Language } from "../mail/letter.ts";
import type { Digits } from "./cell.ts";
import type { Row, Section } from "./column.ts";
import { type OwnFile, ownFiles } from "./ownFiles.ts";
import { indexPage, pagePath, tablePath } from "./pages.ts";
import { csvOf, dataOf, pageOf } from "./parts.ts";
import { CHAPTERS, SECTIONS } from "./sections/sections.ts";
import { inSnapshot, rowsOf } from "./snapshot.ts";
import { type ChapterId, type PackageReader, readerOf } from "./words.ts";

/** The layout of packages: a program that reads one can tell which it has. */
const FORMAT = "savings-circle-data/1";

/**
 * A person's package as it is written, a few rows at a time: everything from the database as of one moment, then the files
 * that the person brought. What reads it decides the pace. It fails where the database or the storage does.
 */
export function writePackage({ db, storage }: Pick<Services, "db" | "storage">, userId: string): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const broken = new Promise<never>((_, reject) => {
    zip.on("error", reject);
    output.once("close", () => reject(new Error("nobody reads the package any more")));
  });
  broken.catch(() => undefined);
  /** Adds a file, and waits until all of it is written. */
  const add = (path: string, content: Readable, isCompressed = true): Promise<void> => {
    const written = new Promise<void>((resolve, reject) => {
      content.once("end", resolve).once("error", reject);
    });
    zip.addReadStream(content, path, { compress: isCompressed });
    return Promise.race([written, broken]);
  };
  const addText = (path: string, chunks: AsyncIterable<string>): Promise<void> =>
    add(path, Readable.from(bytesOf(chunks)));

  const write = async (): Promise<void> => {
    const files = await inSnapshot(db, (tx) => addRows(tx, userId, addText));
    failPoint("export:rows-written");
    for (const { file_id, kind, part, path } of files) {
      const object = await storage.get(objectKey(FILE_KINDS[kind], file_id, part));
      // It was deleted since the snapshot was taken.
      // Pictures and sound are packed already.
      if (object) await add(path, object.body, false);
    }
    zip.end();
  };
  write().catch((error: Error) => output.destroy(error));
  return output;
}

/** Everything from the database. @returns the files that belong into the package too */
async function addRows(
  tx: Tx,
  userId: string,
  add: (path: string, chunks: AsyncIterable<string>) => Promise<void>,
): Promise<readonly OwnFile[]> {
  const me = sql<string>`${userId}::uuid`;
  const { at, name, reader } = await readPerson(tx, userId);
  const digits = await readDigits(tx);
  const rows = (section: Section): AsyncIterable<Row> => rowsOf(tx, section.rows(me));
  const files = await ownFiles(tx, userId);
  const entries = new Map<string, number>();
  for (const section of SECTIONS) {
    await add(tablePath(section.id), csvOf(section, counted(rows(section), section.id, entries), reader, digits));
    failPoint("export:table-written");
    await add(pagePath(section.id), pageOf(section, rows(section), reader));
  }
  const about = { format: FORMAT, made_at: at.toISOString(), user_id: userId, language: reader.language };
  await add("data.json", dataOf(SECTIONS, rows, about, digits));
  const chapters = Object.entries(CHAPTERS).map(([id, sections]) => ({
    id: id as ChapterId,
    lists: sections.map((section) => ({ id: section.id, entries: entries.get(section.id) ?? 0 })),
  }));
  await add("index.html", one(indexPage(chapters, { at, name, hasFiles: files.length > 0 }, reader)));
  return files;
}

async function readPerson(tx: Tx, userId: string): Promise<{ at: Date; name: string; reader: PackageReader }> {
  const person = await tx
    .selectFrom("user_profiles as u")
    .innerJoin("user_preferences as p", "p.user_id", "u.user_id")
    .select(["u.name", "u.time_zone", "p.language", sql<Date>`app_now()`.as("at")])
    .where("u.user_id", "=", userId)
    .executeTakeFirstOrThrow();
  const { at, language, name, time_zone } = person;
  return { at, name, reader: readerOf(language as Language, time_zone) };
}

async function readDigits(tx: Tx): Promise<Digits> {
  const rows = await tx.selectFrom("currencies").select(["code", "minor_digits"]).execute();
  return new Map(rows.map(({ code, minor_digits }) => [code, minor_digits]));
}

async function* counted(rows: AsyncIterable<Row>, id: string, entries: Map<string, number>): AsyncGenerator<Row> {
  let count = 0;
  for await (const row of rows) {
    count += 1;
    yield row;
  }
  entries.set(id, count);
}

async function* one(text: string): AsyncGenerator<string> {
  yield text;
}

/** Lines by the thousand are gathered, so that each is not a step of its own through the streams. */
async function* bytesOf(chunks: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let waiting = "";
  for await (const chunk of chunks) {
    waiting += chunk;
    if (waiting.length < 16_384) continue;
    yield Buffer.from(waiting);
    waiting = "";
  }
  yield Buffer.from(waiting);
}
