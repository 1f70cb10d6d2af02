import { z } from "zod";
import type { Services } from "../context.ts";
import { leaseRequests } from "../db/requestLimits.ts";

export const leaseInput = z.object({ userId: z.uuid() });

/** Some of a person's requests of the running minute (D247), for one replica of the web server. */
export function requestLease({ userId }: z.output<typeof leaseInput>, { db }: Pick<Services, "db">) {
  return leaseRequests(db, `requests:${userId}`, { limit: "requests_per_minute", seconds: 60 });
}
