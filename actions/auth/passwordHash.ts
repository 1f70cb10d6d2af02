import { hash, verify } from "@node-rs/argon2";

/** argon2id with 19 MiB and two passes: 20-60 ms of one core, which is what a guess costs too. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** False also for a stored hash that is not one of ours. */
export async function verifyPassword({ hash: stored, password }: { hash: string; password: string }): Promise<boolean> {
  try {
    return await verify(stored, password);
  } catch {
    return false;
  }
}
