/** The words of a package: whole in each language, and one for every code that the database knows. */
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../local/postgres/forTests.ts";
import { type Database, openDatabase } from "../db/database.ts";
import type { Language } from "../mail/letter.ts";
import { SECTIONS } from "./sections/sections.ts";
import { readerOf, say } from "./words.ts";
import en from "./words/en.json" with { type: "json" };
import es from "./words/es.json" with { type: "json" };
import fr from "./words/fr.json" with { type: "json" };

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

type Tree = { [key: string]: string | Tree };
const entries = (tree: Tree, path = ""): [string, string][] =>
  Object.entries(tree).flatMap(([key, inner]) =>
    typeof inner === "string" ? [[`${path}${key}`, inner] as [string, string]] : entries(inner, `${path}${key}.`),
  );
const placesOf = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name).toSorted();

describe.each([
  ["es", es],
  ["fr", fr],
])("%s", (_, words) => {
  it("has every word of English, with the same values, and no other", () => {
    const own = new Map(entries(words));
    expect([...own.keys()]).toEqual(entries(en).map(([key]) => key));
    for (const [key, text] of entries(en)) expect([key, placesOf(own.get(key)!)]).toEqual([key, placesOf(text)]);
  });
});

it.each(["en", "es", "fr"] as Language[])(
  "%s names every list and every column, and nothing that there is not",
  (language) => {
    const reader = readerOf(language, null);
    for (const { columns, id } of SECTIONS) {
      expect(say(reader, `sections.${id}`)).not.toBe("");
      for (const { form, name } of columns) if (form !== "values" && form !== "code") say(reader, `columns.${name}`);
    }
  },
);

it("has no word that nothing says", () => {
  const columns = new Set(SECTIONS.flatMap(({ columns }) => columns.map(({ name }) => name)));
  const lists = new Set(SECTIONS.map(({ id }) => id as string));
  const words = new Set(
    SECTIONS.flatMap(({ columns }) =>
      columns.map(({ form }) => (typeof form === "object" ? (form.words as string) : "")),
    ),
  );
  expect(Object.keys(en.columns).filter((name) => !columns.has(name))).toEqual([]);
  expect(Object.keys(en.sections).filter((id) => !lists.has(id))).toEqual([]);
  expect(Object.keys(en.words).filter((id) => !words.has(id))).toEqual([]);
});

/** Words for codes that a constraint or another table knows, each with a query of them. */
const CODES: Readonly<Record<string, string>> = {
  achievements: "select achievement_id as value from achievements",
  documents: "select distinct document as value from legal_texts",
  levels: "select level as value from reputation_levels union select 'new'",
  security_events: `select distinct m[1] as value from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''(\\w+)''::text', 'g') m
    where conname = 'security_audit_logs_event_known'`,
  sign_in_ways: "select unnest(array['credential', 'google', 'apple', 'authenticator']) as value",
  vote_choices: `select distinct m[1] as value from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''(\\w+)''::text', 'g') m
    where conrelid = 'vote_responses'::regclass and contype = 'c'`,
};

it.each(Object.entries(en.words))("%s: a word for each code, and for no other", async (id, words) => {
  const { rows } = await sql.raw<{ value: string }>(CODES[id] ?? `select value from ${id}`).execute(db);
  expect(Object.keys(words).toSorted()).toEqual(rows.map(({ value }) => value).toSorted());
});
