import { createLocalJWKSet, jwtVerify } from "jose";

const DAY_S = 24 * 60 * 60;

/**
 * Whether a sender may push here (RFC 8292): its token is signed with the key beside it, is for this push service and
 * names somebody to ask. Tokens are by the machine's clock, which no shift of the product's moves.
 * @returns what is wrong, or null
 */
export async function vapidFault(
  authorization: string | undefined,
  origin: string,
  knownKey?: string,
): Promise<string | null> {
  const { k: key, t: token } = Object.fromEntries(
    [...(authorization ?? "").matchAll(/[ ,]([tk])=([\w.-]+)/g)].map(([, name, value]) => [name, value]),
  ) as { t?: string; k?: string };
  if (!authorization?.startsWith("vapid ") || !token || !key)
    return "the authorization is not of the form vapid t=…, k=…";
  if (knownKey !== undefined && key !== knownKey) return "the key is not the one that the device subscribed to";
  const point = Buffer.from(key, "base64url");
  if (point.length !== 65) return "the key is no point of P-256";
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"));
  try {
    const keys = createLocalJWKSet({ keys: [{ kty: "EC", crv: "P-256", x: x!, y: y! }] });
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ["ES256"],
      audience: origin,
      requiredClaims: ["exp", "sub"],
    });
    if (payload.exp! - Date.now() / 1000 > DAY_S) return "the token is good for more than a day";
    return /^(mailto:|https:\/\/)/.test(payload.sub!) ? null : "the token names nobody to ask";
  } catch (error) {
    return `the token is not good: ${(error as Error).message}`;
  }
}
