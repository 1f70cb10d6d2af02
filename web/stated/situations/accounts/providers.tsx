import { vi } from "vitest";
import { inApp } from "../../../native/appForTests.ts";
import { Component as AuthCallbackScreen } from "../../../screens/AuthCallback/AuthCallbackScreen.tsx";
import { Component as LoginScreen } from "../../../screens/Login/LoginScreen.tsx";
import * as waysIn from "../../../session/providers/waysIn.ts";
import type { Say, Situation } from "../../situation.ts";
import { openAs, press } from "../pages.tsx";

const login = { path: "/login", Component: LoginScreen };

/** The sign-in page where both providers are known. */
function open(at: string): void {
  vi.spyOn(waysIn, "openProviders").mockReturnValue(["google", "apple"]);
  openAs("visitor", login, at, {});
}

async function goOn(provider: "google" | "apple", say: Say): Promise<void> {
  open("/login");
  await press(say(`auth.ways.${provider}`));
}

/** Google's part of the app on an iPhone. */
const inAppWithGoogle = (signIn: () => Promise<object>) => inApp({ GoogleAuth: { signIn } });
const rejects = (message: string) => () => Promise.reject(new Error(message));

export const providers: readonly Situation[] = [
  {
    name: "going on with Google while no connection is there",
    says: ["auth.ways.googleFailedTitle", "errors.network"],
    play: (say) => {
      vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed to fetch")));
      return goOn("google", say);
    },
  },
  {
    name: "coming back from Google's page without having signed in there",
    says: ["refusals.provider-cancelled"],
    play: () => open("/login?error=provider-cancelled&provider=google"),
  },
  {
    name: "coming back from Google's page with something that is no sign-in",
    says: ["refusals.provider-failed"],
    play: () => open("/login?error=provider-failed&provider=google"),
  },
  {
    name: "Google in the app, whose window is blocked",
    says: ["errors.popups-blocked"],
    play: (say) => {
      inAppWithGoogle(rejects("popup_blocked_by_browser"));
      return goOn("google", say);
    },
  },
  {
    name: "Google in an app without its plugin",
    says: ["errors.google-plugin-missing"],
    play: (say) => {
      inApp();
      return goOn("google", say);
    },
  },
  {
    name: "Google in the app, which gives no ID token",
    says: ["errors.google-no-token"],
    play: (say) => {
      inAppWithGoogle(() => Promise.resolve({ authentication: {} }));
      return goOn("google", say);
    },
  },
  {
    name: "changing one's mind at Google in the app",
    says: ["errors.google-cancelled"],
    play: (say) => {
      inAppWithGoogle(rejects("The user canceled the sign-in flow."));
      return goOn("google", say);
    },
  },
  {
    name: "the return from Apple without a session (D242)",
    says: ["auth.ways.appleFailedTitle"],
    play: () => {
      vi.spyOn(waysIn, "openProviders").mockReturnValue(["google", "apple"]);
      const page = { path: "/auth/callback", Component: AuthCallbackScreen };
      openAs("visitor", { path: "/", children: [page, login] }, "/auth/callback", {});
    },
  },
  {
    name: "Apple where it does not work",
    says: ["auth.ways.unavailableTitle"],
    play: (say) => {
      inApp();
      return goOn("apple", say);
    },
  },
];
