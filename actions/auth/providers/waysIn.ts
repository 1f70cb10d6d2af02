import type { BetterAuthPlugin } from "better-auth";
import type { Services } from "../../context.ts";
import { type OpenidOptions, openidProvider } from "./openid.ts";

/** The providers that this deployment is known to, in the order of their buttons. */
export function waysIn({ env, log }: Pick<Services, "env" | "log">): OpenidOptions[] {
  const ways: OpenidOptions[] = [];
  const { APPLE_CLIENT_ID, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = env;
  if (GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET) {
    ways.push({
      id: "google",
      name: "Google",
      issuer: env.GOOGLE_ISSUER,
      audiences: [GOOGLE_CLIENT_ID, ...env.GOOGLE_AUDIENCES],
      needsNonce: false,
      client: { id: GOOGLE_CLIENT_ID, secret: GOOGLE_CLIENT_SECRET },
      log,
    });
  }
  if (APPLE_CLIENT_ID) {
    ways.push({
      id: "apple",
      name: "Apple",
      issuer: env.APPLE_ISSUER,
      audiences: [APPLE_CLIENT_ID],
      needsNonce: true,
      log,
    });
  }
  return ways;
}

/** Gives the sign-in library our providers. */
export const providersPlugin = (ways: readonly OpenidOptions[]) =>
  ({
    id: "openid-providers",
    init: () => ({ context: { socialProviders: ways.map((way) => openidProvider(way)) } }),
  }) satisfies BetterAuthPlugin;
