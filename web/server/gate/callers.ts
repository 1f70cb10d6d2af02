import type { Ended } from "./ended.ts";
import { GateRefusal, unavailable } from "./refusal.ts";
import { type Bearer, ended, type Tokens } from "./tokens.ts";

/** The only two headers that a browser may send about itself; all others are dropped. */
export interface Credentials {
  authorization: string | undefined;
  role: string | undefined;
}

export interface Caller {
  /** undefined for a visitor. */
  bearer: Bearer | undefined;
  role: string;
  /** Forwarded to GraphQL; empty for a visitor. */
  headers: Readonly<Record<string, string>>;
}

const VISITOR: Caller = { bearer: undefined, role: "anonymous", headers: {} };

/** Finds out who asks; checks and messages are Hasura's. @throws GateRefusal */
export async function identify(
  { authorization, role }: Credentials,
  { access, tokens }: { access: Ended; tokens: Tokens },
): Promise<Caller> {
  if (authorization === undefined) return VISITOR;
  const token = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/.exec(authorization)?.[1];
  if (token === undefined) throw new GateRefusal("invalid-headers", "Malformed Authorization header");
  const bearer = await tokens.verify(token);
  const asked = role || bearer.defaultRole;
  if (!bearer.roles.includes(asked)) {
    throw new GateRefusal("access-denied", "Your requested role is not in allowed roles");
  }
  await access.ready();
  if (access.isDeaf) throw unavailable();
  if (access.has(bearer, asked)) throw ended();
  return { bearer, role: asked, headers: { authorization: `Bearer ${token}`, "x-hasura-role": asked } };
}

/**
 * Finds both in an object of headers, in any letter case.
 * @throws GateRefusal when one of them comes twice or is no text
 */
export function readCredentials(headers: object): Credentials {
  const found: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    const key = name.toLowerCase();
    if (key !== "authorization" && key !== "x-hasura-role") continue;
    if (key in found || typeof value !== "string") throw new GateRefusal("invalid-headers", `${key} is not one text`);
    found[key] = value;
  }
  return { authorization: found["authorization"], role: found["x-hasura-role"] };
}
