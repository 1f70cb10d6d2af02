import { createHash } from "node:crypto";
import { errors, type JWTVerifyGetKey, jwtVerify } from "jose";
import { z } from "zod";

const CLOCK_SKEW_S = 60;
/** A token is used at once: an old one was found somewhere. */
const OLDEST = "1h";

/** Apple writes its booleans as text now and then. */
const yesOrNo = z.union([z.boolean(), z.enum(["true", "false"]).transform((text) => text === "true")]);

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  /** Whether the provider vouches for the address. */
  email_verified: yesOrNo.default(false),
  name: z.string().optional(),
  nonce: z.string().optional(),
});

/** What a provider says about who signed in. */
export type ProviderClaims = z.output<typeof claims>;

export interface Expected {
  issuer: string;
  audiences: readonly string[];
  keys: JWTVerifyGetKey;
  /** The nonce of our request. A token that carries a nonce must carry this one. */
  nonce: string | undefined;
}

/**
 * The claims of a provider's ID token; null for a token that is not the provider's, is too old or was made for somebody
 * else or another sign-in.
 * @throws Error when the provider's keys cannot be had
 */
export async function readIdToken(token: string, expected: Expected): Promise<ProviderClaims | null> {
  const { audiences, issuer, keys, nonce } = expected;
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ["RS256"],
      // Google leaves the scheme out now and then.
      issuer: [issuer, issuer.replace(/^https:\/\//, "")],
      audience: [...audiences],
      maxTokenAge: OLDEST,
      clockTolerance: CLOCK_SKEW_S,
      requiredClaims: ["exp", "iat", "sub"],
    });
    const read = claims.safeParse(payload);
    return read.success && isForThisSignIn(read.data.nonce, nonce) ? read.data : null;
  } catch (error) {
    if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) return null;
    throw error;
  }
}

/** An app on an iPhone gives Apple the hash of its nonce, and us the nonce. */
function isForThisSignIn(inToken: string | undefined, nonce: string | undefined): boolean {
  if (nonce === undefined || inToken === undefined) return nonce === inToken;
  return inToken === nonce || inToken === createHash("sha256").update(nonce).digest("hex");
}
