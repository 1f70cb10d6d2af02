import { errors, jwtVerify } from "jose";
import { z } from "zod";
import type { ProviderCalls } from "../providers/discovery.ts";

const CLOCK_SKEW_S = 60;
/** Apple calls again for a while; a notice that is older was found somewhere. */
const OLDEST = "1 day";
/** A moment in seconds has fewer digits than one in milliseconds for thousands of years. */
const IN_SECONDS_BELOW = 100_000_000_000;

const happened = z.object({
  type: z.string().regex(/^[a-z-]{1,60}$/),
  sub: z.string().min(1).max(255),
  /** Apple documents seconds and sends milliseconds, so both are read. */
  event_time: z
    .int()
    .nonnegative()
    .transform((at) => new Date(at < IN_SECONDS_BELOW ? at * 1000 : at)),
});

/** Apple writes the event as JSON inside a text. */
const asText = z.string().transform((text, around) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    around.addIssue("no JSON");
    return z.NEVER;
  }
});

const claims = z.object({ jti: z.string().min(1).max(200), events: z.union([asText.pipe(happened), happened]) });

/** What Apple told about one of our people. */
export interface AppleNotice {
  /** The same when Apple tells it again. */
  id: string;
  /** `consent-revoked`, `account-delete`, `email-disabled`, `email-enabled`, or what Apple thinks of later. */
  type: string;
  sub: string;
  at: Date;
}

/**
 * What a signed notice says; null for one that is not Apple's, is for another app, or too old.
 * @throws Error when Apple's keys cannot be had
 */
export async function readNotice(
  token: string,
  { app, calls, issuer }: { app: string; issuer: string; calls: ProviderCalls },
): Promise<AppleNotice | null> {
  const { keys } = await calls.discover();
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ["RS256"],
      issuer,
      audience: app,
      maxTokenAge: OLDEST,
      clockTolerance: CLOCK_SKEW_S,
      requiredClaims: ["iat", "jti", "events"],
    });
    const read = claims.safeParse(payload);
    if (!read.success) return null;
    const { events, jti } = read.data;
    return { id: jti, type: events.type, sub: events.sub, at: events.event_time };
  } catch (error) {
    if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) return null;
    throw error;
  }
}
