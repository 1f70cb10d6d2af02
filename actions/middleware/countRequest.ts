import type { Database, Tx } from "../db/database.ts";
import { returnRequest, takeRequest } from "../db/requestLimits.ts";
import { AppError } from "../refusals/AppError.ts";

/** The limits of D180 and D247 for costly requests, by the names of their rows in `limits`. */
const LIMITS = {
  money: "money_requests_per_minute",
  verification: "verification_requests_per_day",
  search: "searches_per_minute",
  upload: "uploads_per_hour",
  voice: "messages_per_minute",
  export: "export_requests_per_day",
  push: "push_tests_per_hour",
} as const;

export type Counted = keyof typeof LIMITS;

const bucketOf = (counted: Counted, userId: string) => `${counted}:${userId}`;

/** Counts a request of a limited kind, also one that fails later. @throws AppError beyond the limit */
export async function countRequest(db: Database | Tx, counted: Counted, userId: string): Promise<void> {
  const retryAfter = await takeRequest(db, bucketOf(counted, userId), { limit: LIMITS[counted] });
  if (retryAfter > 0) throw new AppError({ code: "too-many-requests", values: { retryAfter } });
}

/** Counts a request no more, because nothing has come of it. */
export const uncountRequest = (db: Database | Tx, counted: Counted, userId: string): Promise<void> =>
  returnRequest(db, bucketOf(counted, userId), { limit: LIMITS[counted] });
