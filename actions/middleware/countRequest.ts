import { sql } from "kysely";
import type { Database } from "../db/database.ts";
import { takeRequest } from "../db/requestLimits.ts";
import { AppError } from "../refusals/AppError.ts";

/** The limits of D247 for costly requests, by the names of their rows in `limits`. */
const WINDOWS = {
  money: { limit: "money_requests_per_minute", seconds: 60 },
  verification: { limit: "verification_requests_per_day", seconds: 24 * 60 * 60 },
} as const;

export type Counted = keyof typeof WINDOWS;

/** Counts a request of a limited kind, also one that fails later. @throws AppError beyond the limit */
export async function countRequest(db: Database, counted: Counted, userId: string): Promise<void> {
  const { limit, seconds } = WINDOWS[counted];
  const { rows } = await sql<{ max: number }>`select limit_of(${limit}) as max`.execute(db);
  const retryAfter = await takeRequest(db, `${counted}:${userId}`, { max: rows[0]!.max, seconds });
  if (retryAfter > 0) throw new AppError({ code: "too-many-requests", values: { retryAfter } });
}
