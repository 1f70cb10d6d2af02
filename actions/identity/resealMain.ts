import { z } from "zod";
import { openDatabase } from "../db/database.ts";
import { identityKey } from "../env.ts";
import { resealAll } from "./reseal.ts";

/**
 * `npm run reseal:identity`: seals with IDENTITY_KEY what IDENTITY_KEY_BEFORE has sealed. Exit 0 when everything is sealed with
 * the new key, 1 when something could not be read, 2 when it could not run.
 */
const variables = z.object({
  DATABASE_URL: z.url(),
  IDENTITY_KEY: identityKey,
  IDENTITY_KEY_BEFORE: identityKey,
  /** Fingerprints of documents are never made anew, so they must not hang on the key that is changed (D159). */
  IDENTITY_FINGERPRINT_KEY: identityKey,
});

const given = variables.safeParse(process.env);
if (!given.success) {
  // Never a value: they are keys.
  console.error(given.error.issues.map(({ message, path }) => `${path.join(".")}: ${message}`).join("\n"));
  process.exit(2);
}
const { DATABASE_URL, IDENTITY_KEY, IDENTITY_KEY_BEFORE } = given.data;

const db = openDatabase(DATABASE_URL, { max: 1 });
try {
  const { resealed, unreadable } = await resealAll(db, { key: IDENTITY_KEY, before: IDENTITY_KEY_BEFORE });
  console.log(`sealed anew: ${resealed}`);
  for (const userId of unreadable) console.error(`neither key opens what belongs to ${userId}`);
  process.exitCode = unreadable.length > 0 ? 1 : 0;
} catch (error) {
  console.error(
    `the identity store could not be sealed anew: ${(error as Error).message || (error as { code?: string }).code}`,
  );
  process.exitCode = 2;
} finally {
  await db.destroy();
}
