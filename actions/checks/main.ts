import { openDatabase } from "../db/database.ts";
import { runChecks } from "./runChecks.ts";

/** `npm run check:books -- <database url>`: prints what is wrong with the books; exit 1 when anything is. */
const url = process.argv[2] ?? process.env.DATABASE_URL;
if (!url) {
  console.error("usage: npm run check:books -- <database url>");
  process.exit(2);
}

const db = openDatabase(url, { max: 1 });
try {
  const started = performance.now();
  const results = await runChecks(db);
  const broken = results.filter(({ violations }) => violations > 0);
  for (const { name, violations, sample } of broken) {
    console.log(`NOT TRUE  ${name}: ${violations}`);
    for (const row of sample) console.log(`          ${JSON.stringify(row)}`);
  }
  const seconds = ((performance.now() - started) / 1_000).toFixed(2);
  console.log(
    `${results.length - broken.length} of ${results.length} sentences about the books are true (${seconds} s)`,
  );
  process.exitCode = broken.length > 0 ? 1 : 0;
} finally {
  await db.destroy();
}
