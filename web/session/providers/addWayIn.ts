import { callAuth } from "../authClient.ts";
import { leaving } from "./signInBy.ts";
import type { Way } from "./ways.ts";

/** The page is left before it ends. */
const never = new Promise<never>(() => {});

/**
 * Adds a provider to what opens my account. Where the provider has a page, the browser leaves for it and comes back to the
 * settings.
 * @throws AppFailure
 */
export async function addWayIn({ askApp, provider }: Way): Promise<void> {
  const idToken = await askApp?.();
  const { url } = await callAuth<{ url?: string }>("/add-way-in", { provider, ...(idToken && { idToken }) });
  if (url === undefined) return;
  leaving.to(url);
  return never;
}
