import { z } from "zod";
import type { Services } from "../context.ts";
import { leaseRequests } from "../db/requestLimits.ts";

/** Some of each of these people's requests of the running minute, for one replica of the web server. */
export const leasesInput = z.object({ userIds: z.array(z.uuid()).min(1).max(100) });

/** Grants all of them in one statement (D247). @returns one lease for each person, in no order */
export async function requestLeases({ userIds }: z.output<typeof leasesInput>, { db }: Pick<Services, "db">) {
  const people = new Map(userIds.map((userId) => [`requests:${userId}`, userId]));
  const leases = await leaseRequests(db, [...people.keys()], { limit: "requests_per_minute" });
  return { leases: leases.map(({ bucket, forMs, granted }) => ({ userId: people.get(bucket), granted, forMs })) };
}
