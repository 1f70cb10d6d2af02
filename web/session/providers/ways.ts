import type { TokenOfApp } from "../../native/askApp.ts";
import { nativeApp } from "../../native/nativeApp.ts";
import type { Provider } from "./waysIn.ts";

/** How one provider is asked here: on its own page, or by the app around this one. */
export interface Way {
  provider: Provider;
  /** Null where the person is sent to the provider's page. */
  askApp: (() => Promise<TokenOfApp>) | null;
}

/** The ways that are open here: Google everywhere, Apple in the app on an iPhone alone. */
export function waysHere(open: readonly Provider[]): Way[] {
  const app = nativeApp();
  return open
    .filter((provider) => provider === "google" || app?.platform === "ios")
    .map((provider) => ({
      provider,
      askApp: app && (async () => (await import("../../native/askApp.ts")).askApp(provider, app)),
    }));
}
