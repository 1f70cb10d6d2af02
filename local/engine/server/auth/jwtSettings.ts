import { createPublicKey, createSecretKey, type KeyObject } from "node:crypto";
import { parseJsonPath, type JsonPath } from "../../core/jsonPath.ts";

/** The parsed `HASURA_GRAPHQL_JWT_SECRET`. */
export interface JwtSettings {
  keys: { kind: "static"; algorithms: readonly string[]; key: KeyObject } | { kind: "url"; url: URL };
  claims: ClaimsPlace;
  /** A token's `aud` must name one of these; undefined: `aud` is not checked. */
  audience: readonly string[] | undefined;
  issuer: string | undefined;
  /** Seconds by which clocks may differ. */
  allowedSkew: number;
  header: TokenPlace;
}

/** Where Hasura's claims are in a token. */
export type ClaimsPlace =
  | { kind: "namespace"; name: string; stringified: boolean }
  | { kind: "path"; path: JsonPath; text: string; stringified: boolean }
  | { kind: "map"; entries: ReadonlyMap<string, MappedClaim> };

export type MappedClaim = { literal: unknown } | { path: JsonPath; text: string; otherwise: unknown };

/** Where the token is in a request. `name` is in lower case for a header, and as written for a cookie. */
export type TokenPlace =
  | { kind: "authorization" }
  | { kind: "cookie"; name: string }
  | { kind: "header"; name: string };

const VARIABLE = "HASURA_GRAPHQL_JWT_SECRET";
const DEFAULT_NAMESPACE = "https://hasura.io/jwt/claims";
const HMAC_BYTES: Readonly<Record<string, number>> = { HS256: 32, HS384: 48, HS512: 64 };
const ASYMMETRIC: Readonly<Record<string, { algorithms: readonly string[]; keyType: string; curve?: string }>> = {
  RS256: { algorithms: ["RS256"], keyType: "rsa" },
  RS384: { algorithms: ["RS384"], keyType: "rsa" },
  RS512: { algorithms: ["RS512"], keyType: "rsa" },
  ES256: { algorithms: ["ES256"], keyType: "ec", curve: "prime256v1" },
  ES384: { algorithms: ["ES384"], keyType: "ec", curve: "secp384r1" },
  ES512: { algorithms: ["ES512"], keyType: "ec", curve: "secp521r1" },
  Ed25519: { algorithms: ["EdDSA", "Ed25519"], keyType: "ed25519" },
};

/** The algorithms for keys from `jwk_url`: never a shared secret, and no Ed25519, as in Hasura. */
export const JWKS_ALGORITHMS: readonly string[] = Object.values(ASYMMETRIC)
  .filter(({ keyType }) => keyType !== "ed25519")
  .flatMap(({ algorithms }) => algorithms);

/** @throws Error with one sentence that names the variable */
export function parseJwtSecret(text: string): JwtSettings {
  let secret: unknown;
  try {
    secret = JSON.parse(text);
  } catch {
    throw fault("expected a JSON object");
  }
  if (!isRecord(secret)) throw fault("expected a JSON object");
  return {
    keys: readKeys(secret),
    claims: readClaimsPlace(secret),
    audience: readAudience(secret.audience),
    issuer: optionalString(secret, "issuer"),
    allowedSkew: readSkew(secret.allowed_skew),
    header: readHeader(secret.header),
  };
}

function readKeys(secret: Record<string, unknown>): JwtSettings["keys"] {
  const { jwk_url: url, key, type } = secret;
  if (url !== undefined) {
    if (key !== undefined) throw fault("key and jwk_url exclude each other");
    if (typeof url !== "string" || !URL.canParse(url)) throw fault("jwk_url is not a URL");
    return { kind: "url", url: new URL(url) };
  }
  if (typeof type !== "string" || key === undefined) throw fault("type and key, or jwk_url, are missing");
  const bytes = HMAC_BYTES[type];
  if (bytes !== undefined) {
    if (typeof key !== "string" || Buffer.byteLength(key) < bytes) throw fault(`key is shorter than ${bytes} bytes`);
    return { kind: "static", algorithms: [type], key: createSecretKey(Buffer.from(key)) };
  }
  const asymmetric = ASYMMETRIC[type];
  if (!asymmetric) throw fault(`type "${type}" is not known`);
  const publicKey = readPublicKey(key);
  const { asymmetricKeyType, asymmetricKeyDetails } = publicKey;
  if (asymmetricKeyType !== asymmetric.keyType || asymmetricKeyDetails?.namedCurve !== asymmetric.curve) {
    throw fault(`key is not one for ${type}`);
  }
  return { kind: "static", algorithms: asymmetric.algorithms, key: publicKey };
}

/**
 * A PEM public key or certificate, or a JWK as JSON. A private key is refused, because the engine must not have one.
 */
function readPublicKey(key: unknown): KeyObject {
  try {
    if (typeof key === "string" && key.includes("-----BEGIN")) {
      if (key.includes("PRIVATE KEY")) throw new Error("private");
      return createPublicKey(key);
    }
    const jwk: unknown = typeof key === "string" ? JSON.parse(key) : key;
    if (!isRecord(jwk) || "d" in jwk) throw new Error("private");
    return createPublicKey({ key: jwk as Record<string, string>, format: "jwk" });
  } catch {
    throw fault("key is neither a PEM public key or certificate nor a JWK");
  }
}

function readClaimsPlace(secret: Record<string, unknown>): ClaimsPlace {
  const { claims_map: map, claims_namespace_path: path, claims_namespace: name } = secret;
  const format = secret.claims_format ?? "json";
  if (format !== "json" && format !== "stringified_json") throw fault("claims_format is json or stringified_json");
  const stringified = format === "stringified_json";
  if (map !== undefined) return { kind: "map", entries: readClaimsMap(map) };
  if (path !== undefined) {
    if (name !== undefined) throw fault("claims_namespace and claims_namespace_path exclude each other");
    if (typeof path !== "string") throw fault("claims_namespace_path is not a string");
    return { kind: "path", path: parsePath(path), text: path, stringified };
  }
  if (name !== undefined && typeof name !== "string") throw fault("claims_namespace is not a string");
  return { kind: "namespace", name: name ?? DEFAULT_NAMESPACE, stringified };
}

function readClaimsMap(map: unknown): ReadonlyMap<string, MappedClaim> {
  if (!isRecord(map)) throw fault("claims_map is not an object");
  const entries = new Map<string, MappedClaim>();
  for (const [key, value] of Object.entries(map)) {
    const name = key.toLowerCase();
    if (!name.startsWith("x-hasura-")) throw fault(`claims_map: "${key}" does not start with x-hasura-`);
    if (!isRecord(value)) entries.set(name, { literal: value });
    else if (typeof value.path === "string") {
      entries.set(name, { path: parsePath(value.path), text: value.path, otherwise: value.default });
    } else throw fault(`claims_map: "${key}" is neither a literal nor a path`);
  }
  for (const name of ["x-hasura-default-role", "x-hasura-allowed-roles"]) {
    if (!entries.has(name)) throw fault(`claims_map: "${name}" is missing`);
  }
  return entries;
}

function readAudience(audience: unknown): readonly string[] | undefined {
  if (audience === undefined || audience === null) return undefined;
  const list: unknown[] = Array.isArray(audience) ? audience : [audience];
  if (list.length === 0 || !list.every((entry) => typeof entry === "string")) {
    throw fault("audience is neither a string nor a list of strings");
  }
  return list;
}

function readSkew(skew: unknown): number {
  if (skew === undefined || skew === null) return 0;
  if (typeof skew !== "number" || !(skew >= 0)) throw fault("allowed_skew is not a number of seconds");
  return skew;
}

function readHeader(header: unknown): TokenPlace {
  if (header === undefined || header === null) return { kind: "authorization" };
  if (!isRecord(header)) throw fault("header is not an object");
  if (header.type === "Authorization") return { kind: "authorization" };
  if (typeof header.name !== "string" || header.name === "") throw fault("header has no name");
  if (header.type === "Cookie") return { kind: "cookie", name: header.name };
  if (header.type === "CustomHeader") return { kind: "header", name: header.name.toLowerCase() };
  throw fault("header.type is Authorization, Cookie or CustomHeader");
}

function parsePath(text: string): JsonPath {
  try {
    return parseJsonPath(text);
  } catch (error) {
    throw fault((error as Error).message);
  }
}

function optionalString(secret: Record<string, unknown>, name: string): string | undefined {
  const value = secret[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== "string") throw fault(`${name} is not a string`);
  return value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function fault(reason: string): Error {
  return new Error(`${VARIABLE}: ${reason}`);
}
