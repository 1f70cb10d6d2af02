import { hash, verify } from "@node-rs/argon2";
import { atMost } from "./atMost.ts";

/** argon2id with 19 MiB and two passes: 20-60 ms of one core, which is what a guess costs too. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Node has four threads for such work, and a new connection to Postgres needs one: half of them stay free, or a burst of
 * sign-ins looks like a database that does not answer.
 */
const inQueue = atMost(2);

export const hashPassword = (password: string): Promise<string> => inQueue(() => hash(password, COST));

/** False also for a stored hash that is not one of ours. */
export async function verifyPassword({ hash: stored, password }: { hash: string; password: string }): Promise<boolean> {
  try {
    return await inQueue(() => verify(stored, password));
  } catch {
    return false;
  }
}
