import { RequestError } from "../http/RequestError.ts";
import type { Session } from "../../interface.ts";
import type { AuthSettings } from "../settings.ts";
import { secretMatcher } from "./adminSecret.ts";
import type { JwtSettings, TokenPlace } from "./jwtSettings.ts";
import { openKeySet, type KeySet } from "./keySet.ts";
import { TokenCache, type CachedToken } from "./tokenCache.ts";
import { verifyToken } from "./verifyToken.ts";

/** Request headers with lower-case names, each a single text. */
export type Headers = Readonly<Record<string, string | undefined>>;

export interface Authenticated {
  session: Session;
  /** Milliseconds of real time at which a connection that was opened with this session must end. */
  expiresAt?: number | undefined;
}

export interface Authenticator {
  /** @throws RequestError in Hasura's words */
  authenticate(headers: Headers): Promise<Authenticated> | Authenticated;
  close(): void;
}

const ROLE = "x-hasura-role";
const ADMIN_SECRET = "x-hasura-admin-secret";
const ACCESS_KEY = "x-hasura-access-key";
const TRUE = ["true", "t", "yes", "y"];
const FALSE = ["false", "f", "no", "n"];
const BACKEND_ONLY = "x-hasura-use-backend-only-permissions";

/**
 * Who asks, decided in Hasura's order: admin secret, token, unauthorized role.
 * @throws Error when the keys behind `jwk_url` cannot be fetched
 */
export async function openAuthenticator(settings: AuthSettings): Promise<Authenticator> {
  const { jwt, unauthorizedRole } = settings;
  const isAdminSecret = secretMatcher(settings.adminSecret);
  const tokens = jwt ? await openTokens(jwt) : undefined;

  const unauthorized = (headers: Headers): Authenticated | undefined => {
    if (unauthorizedRole === undefined) return undefined;
    return { session: session(unauthorizedRole, sentVariables(headers)) };
  };

  return {
    authenticate(headers) {
      const secret = headers[ADMIN_SECRET] ?? headers[ACCESS_KEY];
      if (secret !== undefined) {
        if (isAdminSecret(secret)) return { session: adminSession(headers) };
        throw new RequestError(401, "access-denied", `invalid "${ADMIN_SECRET}"/"${ACCESS_KEY}"`);
      }
      if (tokens) {
        const token = findToken(headers, tokens.place);
        if (token !== undefined) return tokens.open(token, headers[ROLE]);
        const visitor = unauthorized(headers);
        if (visitor) return visitor;
        throw new RequestError(
          400,
          "invalid-headers",
          "Missing 'Authorization' or 'Cookie' header in JWT authentication mode",
        );
      }
      const visitor = unauthorized(headers);
      if (visitor) return visitor;
      throw new RequestError(401, "access-denied", `"${ADMIN_SECRET}"/"${ACCESS_KEY}" required, but not found`);
    },
    close: () => tokens?.close(),
  };
}

interface Tokens {
  place: TokenPlace;
  open(token: string, role: string | undefined): Promise<Authenticated> | Authenticated;
  close(): void;
}

async function openTokens(settings: JwtSettings): Promise<Tokens> {
  const keys: KeySet = await openKeySet(settings.keys);
  const cache = new TokenCache();
  return {
    place: settings.header,
    open(token, role) {
      const known = cache.find(token, keys.version, Date.now());
      return known ? sessionOf(known, role) : verifyAndOpen(token, role);
    },
    close: () => keys.close(),
  };

  async function verifyAndOpen(token: string, role: string | undefined): Promise<Authenticated> {
    const { version } = keys;
    const verified: CachedToken = { ...(await verifyToken(token, settings, keys)), sessions: new Map() };
    cache.keep(token, version, verified);
    return sessionOf(verified, role);
  }
}

/** One session object for each token and role, so that whoever plans by session can recognise it again. */
function sessionOf(token: CachedToken, asked: string | undefined): Authenticated {
  const { claims, expiresAt } = token;
  const role = asked || claims.defaultRole;
  let known = token.sessions.get(role);
  if (!known) {
    if (!claims.allowedRoles.includes(role)) {
      throw new RequestError(400, "access-denied", "Your requested role is not in allowed roles");
    }
    known = session(role, claims.variables);
    token.sessions.set(role, known);
  }
  return { session: known, expiresAt };
}

/** The session of a caller with the admin secret: role admin, unless the headers name another role. */
export function adminSession(headers: Headers): Authenticated["session"] {
  return {
    ...session(headers[ROLE] || "admin", sentVariables(headers)),
    isAdmin: true,
    backendOnly: readBackendOnly(headers[BACKEND_ONLY]),
  };
}

function readBackendOnly(header: string | undefined): boolean {
  const text = header?.toLowerCase() ?? "false";
  if (TRUE.includes(text)) return true;
  if (FALSE.includes(text)) return false;
  throw new RequestError(
    400,
    "bad-request",
    `${BACKEND_ONLY}:  Not a valid boolean text. True values are ${JSON.stringify(TRUE)}` +
      ` and  False values are ${JSON.stringify(FALSE)}. All values are case insensitive`,
  );
}

function session(role: string, variables: Readonly<Record<string, string>>): Session {
  return { role, variables: { ...variables, [ROLE]: role }, isAdmin: false, backendOnly: false };
}

/** The `x-hasura-*` headers of the request, secrets left out. */
function sentVariables(headers: Headers): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const name in headers) {
    if (!name.startsWith("x-hasura-") || name === ADMIN_SECRET || name === ACCESS_KEY) continue;
    const value = headers[name];
    if (value !== undefined) variables[name] = value;
  }
  return variables;
}

/** The raw token, or undefined where the request has none. @throws RequestError when its header is malformed */
function findToken(headers: Headers, place: TokenPlace): string | undefined {
  switch (place.kind) {
    case "authorization": {
      const header = headers.authorization;
      if (header === undefined) return undefined;
      const [scheme, token, ...more] = header.split(/\s+/);
      if (scheme === "Bearer" && token && more.length === 0) return token;
      throw new RequestError(400, "invalid-headers", "Malformed Authorization header");
    }
    case "header":
      return headers[place.name];
    case "cookie":
      return readCookie(headers.cookie, place.name);
  }
}

function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(";") ?? []) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}
