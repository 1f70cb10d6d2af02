import { z } from "zod";
import type { Services } from "../context.ts";
import { leaseRequests } from "../db/requestLimits.ts";

export const leaseInput = z.object({ userId: z.uuid() });

/** Grants one replica of the web server some of a person's requests of the current minute (D247). */
export function requestLease({ userId }: z.output<typeof leaseInput>, { db }: Pick<Services, "db">) {
  return leaseRequests(db, `requests:${userId}`, { limit: "requests_per_minute" });
}
