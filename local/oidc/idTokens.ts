import { createHash } from "node:crypto";
import { SignJWT } from "jose";
import type { Account, IssuerName } from "./issuers.ts";
import { type Key, makeKey, signingKey } from "./keys.ts";

const HOUR_S = 60 * 60;

/** What a token can be made to say that its reader must not believe. */
export const WRONGS = ["issuer", "key", "kid", "expired", "none"] as const;
export type Wrong = (typeof WRONGS)[number];

export interface TokenWish {
  issuer: string;
  issuerName: IssuerName;
  audience: string;
  account: Account;
  /** As it stands in the token: Apple's is the hash of the one that the app chose. */
  nonce?: string | undefined;
  wrong?: Wrong | undefined;
  /** Apple writes its booleans as text now and then. */
  hasTextBooleans?: boolean;
}

/** A token that says who signed in, as the provider writes it. Its times are the machine's: sign-in does not follow a moved clock. */
export async function makeIdToken(key: Key, wish: TokenWish): Promise<string> {
  return signToken(key, claimsOf(wish), wish);
}

/** The same for whatever else a provider signs. */
export async function signToken(
  key: Key,
  said: object,
  { audience, issuer, wrong }: Pick<TokenWish, "audience" | "issuer" | "wrong">,
): Promise<string> {
  const now = Math.floor(Date.now() / 1000) - (wrong === "expired" ? 2 * HOUR_S : 0);
  const times = { iat: now, exp: now + HOUR_S };
  const claims = { ...said, iss: wrong === "issuer" ? `${issuer}.elsewhere` : issuer, aud: audience, ...times };
  if (wrong === "none") return unsigned(claims);
  const signer = wrong === "key" ? { ...makeKey("another"), kid: key.kid } : key;
  const kid = wrong === "kid" ? "unknown" : signer.kid;
  return new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid, typ: "JWT" }).sign(await signingKey(signer));
}

export function claimsOf({ account, hasTextBooleans, issuerName, nonce }: Omit<TokenWish, "issuer" | "audience">) {
  const yesOrNo = (value: boolean) => (hasTextBooleans ? String(value) : value);
  const [givenName = "", ...others] = account.name.split(" ");
  return {
    sub: account.sub,
    email: account.email,
    email_verified: yesOrNo(account.isEmailVerified),
    ...(nonce !== undefined && { nonce }),
    // Apple never puts the name into a token.
    ...(issuerName === "google"
      ? {
          name: account.name,
          given_name: givenName,
          family_name: others.join(" "),
          picture: "https://pictures.example/a",
        }
      : { ...(account.isPrivateEmail && { is_private_email: yesOrNo(true) }), nonce_supported: true }),
  };
}

/** A token without a signature, which says so itself. */
function unsigned(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "none", typ: "JWT" })}.${part(claims)}.`;
}

export const s256 = (text: string): string => createHash("sha256").update(text).digest("base64url");
