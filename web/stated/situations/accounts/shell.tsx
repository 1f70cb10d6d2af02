import { vi } from "vitest";
import { App } from "../../../app/App.tsx";
import { NotFoundPage } from "../../../app/NotFoundPage.tsx";
import { AppFailure } from "../../../lib/AppFailure.ts";
import { Component as LoginScreen } from "../../../screens/Login/LoginScreen.tsx";
import { renderWithProviders } from "../../../test/renderWithProviders.tsx";
import { hereIs } from "../../../test/standIns.ts";
import type { Say, Situation } from "../../situation.ts";
import { fill, openAs, press, refuse } from "../pages.tsx";

/** A page that fails as it is opened. */
const failing = (thrown: () => never) => () =>
  void openAs("bruno", { path: "/failing", loader: thrown, element: <p>the page</p> }, "/failing", {});

async function refusedSignIn(say: Say, status: number, code: string): Promise<void> {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ code }), { status })));
  openAs("visitor", { path: "/login", Component: LoginScreen }, "/login", {});
  await fill(say("auth.email"), "bruno@example.com");
  await fill(say("auth.password"), "a password of mine");
  await press(say("auth.login.submit"));
}

export const shell: readonly Situation[] = [
  {
    name: "an answer that nobody knows",
    says: ["errors.unexpected"],
    play: (say) => refusedSignIn(say, 418, "teapot"),
  },
  {
    name: "a request of a page that is not ours",
    says: ["refusals.not-allowed"],
    play: (say) => refusedSignIn(say, 403, "not-allowed"),
  },
  {
    name: "an input that the server does not take",
    says: ["refusals.invalid-input"],
    play: (say) => refusedSignIn(say, 400, "invalid-input"),
  },
  {
    name: "a page whose code cannot be fetched",
    says: ["shell.errorPage.loadingTitle"],
    play: failing(() => {
      throw new TypeError("Failed to fetch dynamically imported module: /x.js");
    }),
  },
  {
    name: "a page that fails",
    says: ["shell.errorPage.wrongTitle"],
    play: failing(() => {
      throw new Error("boom");
    }),
  },
  {
    name: "a page whose session has ended",
    says: ["shell.errorPage.authTitle", "refusals.session-expired"],
    play: failing(refuse("session-expired")),
  },
  {
    name: "a page whose session is not taken",
    says: ["shell.errorPage.authTitle", "errors.session-error"],
    play: failing(refuse("invalid-jwt")),
  },
  {
    name: "a start without an answer",
    says: ["shell.errorPage.startTitle", "refusals.service-unavailable"],
    play: () => {
      hereIs({ status: "unreachable", failure: new AppFailure("network", "no answer") });
      renderWithProviders(<App />);
    },
  },
  {
    name: "an address without a page",
    says: ["shell.notFound.title"],
    play: () => void openAs("bruno", { path: "/nowhere", element: <NotFoundPage /> }, "/nowhere", {}),
  },
];
