import type { Logger } from "pino";
import type { Env } from "../../env.ts";
import { openProviderCalls } from "../providers/discovery.ts";
import { type AppleNotice, readNotice } from "./notices.ts";
import { AppleTokens } from "./tokens.ts";

/** Apple, as far as it is more than a provider of OpenID Connect. */
export interface Apple {
  /** Null where the deployment has no key: then nothing is exchanged or taken back. */
  tokens: AppleTokens | null;
  /** See `readNotice`. */
  readNotice(token: string): Promise<AppleNotice | null>;
}

/** Null where nobody signs in with Apple. */
export function openApple(env: Env, log: Logger): Apple | null {
  const { APPLE_CLIENT_ID: app, APPLE_ISSUER: issuer } = env;
  const { APPLE_KEY_ID: keyId, APPLE_PRIVATE_KEY: privateKey, APPLE_TEAM_ID: teamId } = env;
  if (!app) return null;
  const calls = openProviderCalls({ name: "Apple", issuer, log });
  const key = teamId && keyId && privateKey ? { teamId, keyId, privateKey } : null;
  return {
    tokens: key && new AppleTokens({ app, issuer }, key, calls),
    readNotice: (token) => readNotice(token, { app, issuer, calls }),
  };
}
