import { onTheWay } from "../../app/paths.ts";
import { callAuth } from "../authClient.ts";
import { enterSession } from "../session.ts";
import type { Way } from "./ways.ts";
import { deviceTimeZone } from "../../lib/deviceTimeZone.ts";

/** Sends the browser to a provider's page. */
export const leaving = { to: (url: string): void => location.assign(url) };

/** The page is left before it ends. */
const never = new Promise<never>(() => {});

/**
 * Signs in at a provider. Where the provider has a page, the browser leaves for it and comes back to the sign-in page.
 * @param wayBack where to go on to, a place of ours
 * @throws AppFailure
 */
export async function signInBy({ askApp, provider }: Way, language: string, wayBack?: string): Promise<void> {
  const idToken = await askApp?.();
  const answer = await callAuth<{ url?: string; twoFactorRedirect?: true }>("/sign-in/social", {
    provider,
    language,
    timeZone: await deviceTimeZone(),
    ...(wayBack && { wayBack }),
    ...(idToken && { idToken }),
  });
  // The second factor is asked for after a provider too (D302).
  const code = answer.twoFactorRedirect && onTheWay("/login?step=code", wayBack);
  const further = answer.url ?? code;
  if (further === undefined) return enterSession();
  leaving.to(further);
  return never;
}
