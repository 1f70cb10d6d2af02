import { createHmac, generateKeyPairSync, sign as signBytes, type KeyObject } from "node:crypto";

export const NAMESPACE = "https://hasura.io/jwt/claims";
export const USER = "a0000000-0000-4000-8000-000000000001";
export const SKEW = 60;
export const ec = generateKeyPairSync("ec", { namedCurve: "P-256" });
export const otherEc = generateKeyPairSync("ec", { namedCurve: "P-256" });
export const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 });
export const now = (): number => Math.floor(Date.now() / 1000);

export type Json = Record<string, unknown>;
/** The claims of a member's token. */
export const hasura: Json = {
  "x-hasura-default-role": "member",
  "x-hasura-allowed-roles": ["member", "group_admin"],
  "x-hasura-user-id": USER,
};
export const good = (): Json => ({
  sub: USER,
  iat: now() - 10,
  exp: now() + 600,
  iss: "circle",
  aud: ["web"],
  [NAMESPACE]: hasura,
});
export const claims = (change: Json): Json => ({ ...good(), [NAMESPACE]: { ...hasura, ...change } });

export const encode = (part: unknown): string =>
  Buffer.from(typeof part === "string" ? part : JSON.stringify(part)).toString("base64url");

/** A token with this header and payload, signed as they are, valid or not. */
export function signed(payload: unknown, header: Json = {}, key: KeyObject = ec.privateKey): string {
  const text = `${encode({ alg: "ES256", kid: "ec-1", ...header })}.${encode(payload)}`;
  return `${text}.${signBytes("sha256", Buffer.from(text), { key, dsaEncoding: "ieee-p1363" }).toString("base64url")}`;
}
export const unsigned = (header: Json, payload: unknown = good(), signature = ""): string =>
  `${encode(header)}.${encode(payload)}.${signature}`;
export function hmac(key: string | Buffer, header: Json = {}): string {
  const text = `${encode({ alg: "HS256", ...header })}.${encode(good())}`;
  return `${text}.${createHmac("sha256", key).update(text).digest("base64url")}`;
}
export function changed(change: (head: string, body: string, signature: string) => string): string {
  const [head = "", body = "", signature = ""] = signed(good()).split(".");
  return change(head, body, signature);
}
