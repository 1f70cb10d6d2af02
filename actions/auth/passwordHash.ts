import { hash, verify } from "@node-rs/argon2";
import { atMost } from "./atMost.ts";
import { AuthRefusal } from "./refusals.ts";

/** argon2id with 19 MiB and two passes: each sign-in and each guess costs 20-60 ms of one core. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Node has four threads for such work, and a new connection to Postgres needs one. Half of them stay free, so that a
 * burst of sign-ins does not block the database. Whoever would wait for longer than about ten seconds is told to come later.
 */
const inQueue = atMost(2, { longest: 300, full: () => new AuthRefusal("service-unavailable") });

/** @param salt what is random where nothing is given */
export const hashPassword = (password: string, salt?: Uint8Array): Promise<string> =>
  inQueue(() => hash(password, { ...COST, ...(salt && { salt }) }));

/** False also for a stored hash that is not one of ours. */
export const verifyPassword = ({ hash: stored, password }: { hash: string; password: string }): Promise<boolean> =>
  inQueue(() => verify(stored, password).catch(() => false));
