import type { BetterAuthOptions } from "better-auth";
import type { Services } from "../context.ts";
import { takeRequest } from "../db/requestLimits.ts";
import { isReadOnly } from "./readOnly.ts";

/**
 * Counts the requests of a network for the sign-in library, in windows that end. The library's own begin again only after a
 * minute without any request, so many people behind one address would all be refused in the end. While nothing can be
 * written nothing is counted, so that whoever is signed in can go on reading.
 */
export const fixedWindows = ({ db }: Pick<Services, "db">) =>
  ({
    consume: async (key, { max, window }) => {
      try {
        const retryAfter = await takeRequest(db, `library:${key}`, { max, seconds: window });
        return { allowed: retryAfter === 0, retryAfter };
      } catch (error) {
        if (isReadOnly(error)) return { allowed: true, retryAfter: null };
        throw error;
      }
    },
    // The library asks for these only where there is no `consume`.
    get: () => Promise.resolve(null),
    set: () => Promise.resolve(),
  }) satisfies NonNullable<BetterAuthOptions["rateLimit"]>["customStorage"];
