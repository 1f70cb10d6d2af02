import { generateKeyPairSync } from "node:crypto";
import { importJWK, type JWK } from "jose";

/** A key that signs tokens, as it is kept. */
export interface Key {
  kid: string;
  privateKey: JWK;
}

export function makeKey(kid: string): Key {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return { kid, privateKey: privateKey.export({ format: "jwk" }) as JWK };
}

export const signingKey = ({ privateKey }: Key) => importJWK(privateKey, "RS256");

/** What is published of a key. */
export function publicPart({ kid, privateKey: { e, kty, n } }: Key): JWK {
  return { kty, n, e, kid, use: "sig", alg: "RS256" } as JWK;
}
