import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";

const SEEDS = path.resolve(import.meta.dirname, "../seeds/default");

const chapters = (pattern: RegExp) =>
  readdirSync(SEEDS)
    .filter((file) => pattern.test(file))
    .toSorted()
    .map((file) => readFileSync(path.join(SEEDS, file), "utf8"));

/**
 * Lifts the general limit of requests (D247). It would refuse a journey, which asks faster than any person and begins as soon as
 * the same person's journey before it has ended.
 */
export const IN_A_HURRY = "UPDATE public.limits SET value = 100000 WHERE limit_id = 'requests_per_minute'";

/** Adds to the demo story what `story` tells with its tools, in one transaction. */
export async function tellStory(databaseUrl: string, story: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(["BEGIN", ...chapters(/tools_for/), story, ...chapters(/put_tools_away/), "COMMIT"].join(";\n"));
  } finally {
    await client.end();
  }
}
