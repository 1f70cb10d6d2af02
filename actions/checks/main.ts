import { openDatabase } from "../db/database.ts";
import { runChecks, type CheckResult } from "./runChecks.ts";

/**
 * `npm run check:books -- <database url>`: prints what is wrong with the books. Exit 0 when every sentence is true, 1
 * when one is false, 2 when the check could not run.
 */
const url = process.argv[2] ?? process.env.DATABASE_URL;
if (!url) {
  console.error("usage: npm run check:books -- <database url>");
  process.exit(2);
}

const db = openDatabase(url, { max: 1 });
try {
  const started = performance.now();
  const results = await runChecks(db);
  print(results, (performance.now() - started) / 1_000);
  process.exitCode = results.some(({ violations }) => violations > 0) ? 1 : 0;
} catch (error) {
  console.error(`the books could not be checked: ${(error as Error).message || (error as { code?: string }).code}`);
  process.exitCode = 2;
} finally {
  await db.destroy();
}

function print(results: CheckResult[], seconds: number): void {
  const broken = results.filter(({ violations }) => violations > 0);
  for (const { name, violations, sample } of broken) {
    console.log(`NOT TRUE  ${name}: ${violations}`);
    for (const row of sample) console.log(`          ${JSON.stringify(row)}`);
  }
  const right = results.length - broken.length;
  console.log(`${right} of ${results.length} sentences about the books are true (${seconds.toFixed(2)} s)`);
}
