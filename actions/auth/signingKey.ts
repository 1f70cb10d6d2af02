import type pg from "pg";
import type { BetterAuth } from "./library.ts";

const LOCK = 7_601_301;

/**
 * Makes the key that signs tokens before anybody asks for one. Without it two replicas starting together would each make
 * a key, and Hasura might have fetched the list before the second.
 */
export async function prepareSigningKey(auth: BetterAuth, pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await auth.handler(new Request(`${auth.options.baseURL}/auth/jwks`));
  } finally {
    await client.query("select pg_advisory_unlock($1)", [LOCK]);
    client.release();
  }
}
