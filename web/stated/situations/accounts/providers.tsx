import { vi } from "vitest";
import { Component as AuthCallbackScreen } from "../../../screens/AuthCallback/AuthCallbackScreen.tsx";
import { Component as LoginScreen } from "../../../screens/Login/LoginScreen.tsx";
import * as nativeApp from "../../../session/providers/nativeApp.ts";
import * as waysIn from "../../../session/providers/waysIn.ts";
import type { Say, Situation } from "../../situation.ts";
import { openAs, press } from "../pages.tsx";

const login = { path: "/login", Component: LoginScreen };

/** The sign-in page where both providers are known, in a browser or in the app on an iPhone. */
function open(at: string, app: nativeApp.NativeApp | null): void {
  vi.spyOn(waysIn, "openProviders").mockReturnValue(["google", "apple"]);
  vi.spyOn(nativeApp, "nativeApp").mockReturnValue(app);
  openAs("visitor", login, at, {});
}

/** The app on an iPhone, whose plugins answer or reject what is given. */
const iPhone = (answer: () => unknown, has = true): nativeApp.NativeApp => ({
  platform: "ios",
  has: () => has,
  call: async <Answer,>() => (await answer()) as Answer,
});

async function goOn(provider: "google" | "apple", say: Say, app: nativeApp.NativeApp | null): Promise<void> {
  open("/login", app);
  await press(say(`auth.ways.${provider}`));
}

const reject = (message: string) => () => Promise.reject(new Error(message));

export const providers: readonly Situation[] = [
  {
    name: "going on with Google while no connection is there",
    says: ["auth.ways.googleFailedTitle", "errors.network"],
    play: (say) => {
      vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed to fetch")));
      return goOn("google", say, null);
    },
  },
  {
    name: "coming back from Google's page without having signed in there",
    says: ["refusals.provider-cancelled"],
    play: () => open("/login?error=provider-cancelled&provider=google", null),
  },
  {
    name: "coming back from Google's page with something that is no sign-in",
    says: ["refusals.provider-failed"],
    play: () => open("/login?error=provider-failed&provider=google", null),
  },
  {
    name: "Google in the app, whose window is blocked",
    says: ["errors.popups-blocked"],
    play: (say) => goOn("google", say, iPhone(reject("popup_blocked_by_browser"))),
  },
  {
    name: "Google in an app without its plugin",
    says: ["errors.google-plugin-missing"],
    play: (say) =>
      goOn(
        "google",
        say,
        iPhone(() => ({}), false),
      ),
  },
  {
    name: "Google in the app, which gives no ID token",
    says: ["errors.google-no-token"],
    play: (say) =>
      goOn(
        "google",
        say,
        iPhone(() => ({ authentication: {} })),
      ),
  },
  {
    name: "changing one's mind at Google in the app",
    says: ["errors.google-cancelled"],
    play: (say) => goOn("google", say, iPhone(reject("The user canceled the sign-in flow."))),
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
    play: (say) =>
      goOn(
        "apple",
        say,
        iPhone(() => ({}), false),
      ),
  },
];
