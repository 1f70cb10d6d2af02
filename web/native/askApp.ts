/** What the app around this page is asked for a sign-in, by the plugins of its wrapper. No browser loads it. */
import { AppFailure } from "../lib/AppFailure.ts";
import type { Provider } from "../session/providers/waysIn.ts";
import type { NativeApp } from "./nativeApp.ts";

/** What an app on a phone got from the provider, for the server to check. */
export interface TokenOfApp {
  token: string;
  nonce?: string;
  /** Apple tells it once, and to the app alone. */
  name?: { firstName?: string; lastName?: string };
  /** Apple's alone: with it the server can take the sign-in back when the account is deleted. */
  authorizationCode?: string;
}

/** @throws AppFailure with the reason that the plugin gave */
export const askApp = (provider: Provider, app: NativeApp): Promise<TokenOfApp> =>
  provider === "google" ? askGoogle(app) : askApple(app);

async function askGoogle(app: NativeApp): Promise<TokenOfApp> {
  const plugin = app.plugin("GoogleAuth");
  if (!plugin) throw new AppFailure("google-plugin-missing", "no plugin");
  const answer = await plugin.signIn().catch((thrown: unknown) => {
    throw new AppFailure(googleCode(thrown), "the plugin failed", { cause: thrown });
  });
  const token = answer.authentication?.idToken;
  if (!token) throw new AppFailure("google-no-token", "no ID token");
  return { token };
}

/** What the plugin's words and numbers mean; each platform has its own. */
const googleCodes: readonly [code: string, meant: RegExp][] = [
  ["google-cancelled", /^(?:-5|12501)$|cancel|popup_closed|access_denied/i],
  ["popups-blocked", /popup/i],
  ["network", /^7$|network|offline|connection/i],
];

function googleCode(thrown: unknown): string {
  const said = wordsOf(thrown);
  return googleCodes.find(([, meant]) => said.some((word) => meant.test(word)))?.[0] ?? "provider-failed";
}

/** Apple's own number for a person who changed their mind. */
const APPLE_CANCELLED = /\b1001\b/;

async function askApple(app: NativeApp): Promise<TokenOfApp> {
  const plugin = app.plugin("SignInWithApple");
  if (!plugin) throw new AppFailure("apple-unavailable", "no plugin");
  const nonce = crypto.randomUUID();
  const options = { scopes: "email name", nonce: await sha256(nonce) };
  const { response } = await plugin.authorize(options).catch((thrown: unknown) => {
    const isCancelled = wordsOf(thrown).some((word) => APPLE_CANCELLED.test(word));
    throw new AppFailure(isCancelled ? "apple-cancelled" : "provider-failed", "the plugin failed", { cause: thrown });
  });
  if (!response?.identityToken) throw new AppFailure("provider-failed", "no identity token");
  const { authorizationCode, familyName, givenName, identityToken } = response;
  const name = { ...(givenName && { firstName: givenName }), ...(familyName && { lastName: familyName }) };
  return {
    token: identityToken,
    nonce,
    ...(Object.keys(name).length > 0 && { name }),
    ...(authorizationCode && { authorizationCode }),
  };
}

function wordsOf(thrown: unknown): string[] {
  const { code, error, message } = (thrown ?? {}) as Record<string, unknown>;
  return [code, message, error, thrown]
    .filter((word) => typeof word === "string" || typeof word === "number")
    .map(String);
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
