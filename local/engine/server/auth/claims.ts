import { RequestError } from "../http/RequestError.ts";
import { lookUp } from "../../core/jsonPath.ts";
import type { ClaimsPlace } from "./jwtSettings.ts";

/** What a token claims of its bearer, in Hasura's terms. */
export interface HasuraClaims {
  defaultRole: string;
  allowedRoles: readonly string[];
  /** `x-hasura-*` claims by lower-case name, without the two above. */
  variables: Readonly<Record<string, string>>;
}

const DEFAULT_ROLE = "x-hasura-default-role";
const ALLOWED_ROLES = "x-hasura-allowed-roles";

/** Reads a verified token's payload. @throws RequestError in Hasura's words when a rule of its claims is broken */
export function readClaims(payload: Readonly<Record<string, unknown>>, place: ClaimsPlace): HasuraClaims {
  const claims = new Map<string, unknown>();
  for (const [name, value] of Object.entries(findClaims(payload, place))) {
    const lower = name.toLowerCase();
    if (lower.startsWith("x-hasura-")) claims.set(lower, value);
  }
  return {
    allowedRoles: readAllowedRoles(claims),
    defaultRole: readDefaultRole(claims),
    variables: readVariables(claims),
  };
}

function findClaims(payload: Readonly<Record<string, unknown>>, place: ClaimsPlace): Record<string, unknown> {
  switch (place.kind) {
    case "map":
      return mapClaims(payload, place);
    case "namespace": {
      const found = Object.hasOwn(payload, place.name) ? payload[place.name] : undefined;
      if (found === undefined) throw invalid(`claims key: '${place.name}' not found`);
      return readObject(found, place.stringified, `claims_namespace ${place.name}`);
    }
    case "path": {
      const found = lookUp(payload, place.path);
      if (found === undefined) throw invalid(`claims not found at claims_namespace_path: '${place.text}'`);
      return readObject(found, place.stringified, `claims_namespace_path ${place.text}`);
    }
  }
}

function mapClaims(
  payload: Readonly<Record<string, unknown>>,
  { entries }: Extract<ClaimsPlace, { kind: "map" }>,
): Record<string, unknown> {
  const claims: Record<string, unknown> = {};
  for (const [name, entry] of entries) {
    const value = "literal" in entry ? entry.literal : (lookUp(payload, entry.path) ?? entry.otherwise);
    if (value !== undefined) claims[name] = value;
    else if (name !== DEFAULT_ROLE && name !== ALLOWED_ROLES && "text" in entry) {
      throw invalid(`claim '${name}' not found at claims_map path: '${entry.text}'`);
    }
  }
  return claims;
}

function readObject(found: unknown, stringified: boolean, place: string): Record<string, unknown> {
  if (!stringified) {
    if (!isRecord(found)) throw invalid("expecting a json object when claims_format is json");
    return found;
  }
  if (typeof found !== "string") throw invalid("expecting a string when claims_format is stringified_json");
  try {
    const parsed: unknown = JSON.parse(found);
    if (isRecord(parsed)) return parsed;
  } catch {
    // A text that is no JSON is refused below, like JSON that is no object.
  }
  throw invalid(`expecting stringified json at: '${place}', but found: ${found}`);
}

function readAllowedRoles(claims: ReadonlyMap<string, unknown>): readonly string[] {
  const roles = claims.get(ALLOWED_ROLES);
  if (roles === undefined) throw missingRole(ALLOWED_ROLES);
  if (!Array.isArray(roles) || !roles.every(isRole)) {
    throw invalid(`invalid ${ALLOWED_ROLES}; should be a list of roles`);
  }
  return roles;
}

function readDefaultRole(claims: ReadonlyMap<string, unknown>): string {
  const role = claims.get(DEFAULT_ROLE);
  if (role === undefined) throw missingRole(DEFAULT_ROLE);
  if (!isRole(role)) throw invalid(`invalid ${DEFAULT_ROLE}; should be a role`);
  return role;
}

function readVariables(claims: ReadonlyMap<string, unknown>): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const [name, value] of claims) {
    if (name === DEFAULT_ROLE || name === ALLOWED_ROLES) continue;
    if (typeof value !== "string") {
      throw invalid(`x-hasura-* claims: parsing Text failed, expected String, but encountered ${jsonType(value)}`);
    }
    variables[name] = value;
  }
  return variables;
}

function isRole(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function jsonType(value: unknown): string {
  if (value === null) return "Null";
  if (Array.isArray(value)) return "Array";
  return { boolean: "Boolean", number: "Number" }[typeof value as string] ?? "Object";
}

function missingRole(claim: string): RequestError {
  return new RequestError(400, "jwt-missing-role-claims", `JWT claim does not contain "${claim}"`);
}

function invalid(message: string): RequestError {
  return new RequestError(400, "jwt-invalid-claims", message);
}
