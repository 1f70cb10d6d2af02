import { createHash } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { type NativeApp, nativeApp } from "./nativeApp.ts";
import { waysHere } from "./ways.ts";

const both = ["google", "apple"] as const;

/** The app on a phone with a plugin that answers, or rejects, what is given. */
function app(platform: NativeApp["platform"], answer: () => unknown, has = true): NativeApp {
  return { platform, has: () => has, call: async <Answer>() => (await answer()) as Answer };
}
const reject = (thrown: unknown) => () => Promise.reject(thrown);
const ask = (provider: "google" | "apple", here: NativeApp) => waysHere([provider], here)[0]!.askApp!();
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => "signed in",
    ({ code }: { code: string }) => code,
  );

describe("the ways to sign in", () => {
  it("are in a browser Google's own page alone: Apple is for the app on an iPhone", () => {
    expect(waysHere(both, null)).toEqual([{ provider: "google", askApp: null }]);
  });

  it.each([
    ["ios", ["google", "apple"]],
    ["android", ["google"]],
  ] as const)("are by the app on %s %j", (platform, wanted) => {
    const ways = waysHere(
      both,
      app(platform, () => ({})),
    );
    expect(ways.map(({ provider }) => provider)).toEqual(wanted);
    expect(ways.every(({ askApp }) => askApp !== null)).toBe(true);
  });

  it("are none that the deployment is not known to", () => {
    expect(waysHere([], null)).toEqual([]);
    expect(waysHere(["apple"], null)).toEqual([]);
  });
});

describe("the app around the page", () => {
  const bridge = (platform: string, isNative = true) => ({
    isNativePlatform: () => isNative,
    getPlatform: () => platform,
    isPluginAvailable: (name: string) => name === "GoogleAuth",
    nativePromise: vi.fn<(...asked: unknown[]) => Promise<string>>().mockResolvedValue("answer"),
  });

  it("is none in a browser, also where the wrapper's script runs there", () => {
    expect(nativeApp(undefined)).toBeNull();
    expect(nativeApp(bridge("web", false))).toBeNull();
    expect(nativeApp(bridge("electron"))).toBeNull();
  });

  it("calls plugins by name", async () => {
    const given = bridge("ios");
    const here = nativeApp(given)!;
    expect([here.platform, here.has("GoogleAuth"), here.has("SignInWithApple")]).toEqual(["ios", true, false]);
    expect(await here.call("GoogleAuth", "signIn", { a: 1 })).toBe("answer");
    expect(given.nativePromise).toHaveBeenCalledWith("GoogleAuth", "signIn", { a: 1 });
  });
});

describe("Google in the app", () => {
  it("gives its ID token", async () => {
    const answer = { authentication: { idToken: "the token" } };
    expect(
      await ask(
        "google",
        app("android", () => answer),
      ),
    ).toEqual({ token: "the token" });
  });

  it.each([
    ["google-no-token", () => ({ authentication: {} })],
    ["google-cancelled", reject({ code: "12501", message: "Something went wrong" })],
    ["google-cancelled", reject({ code: "-5", message: "The user canceled the sign-in flow." })],
    ["google-cancelled", reject({ error: "popup_closed_by_user" })],
    ["popups-blocked", reject({ error: "popup_blocked_by_browser" })],
    ["popups-blocked", reject(new Error("Failed to open popup window"))],
    ["network", reject({ code: 7, message: "NETWORK_ERROR" })],
    ["provider-failed", reject({ code: "10", message: "DEVELOPER_ERROR" })],
    ["provider-failed", reject(undefined)],
  ])("ends as %s", async (code, answer) => {
    expect(await codeOf(ask("google", app("ios", answer)))).toBe(code);
  });

  it("says so where its plugin is missing", async () => {
    expect(
      await codeOf(
        ask(
          "google",
          app("ios", () => ({}), false),
        ),
      ),
    ).toBe("google-plugin-missing");
  });
});

describe("Apple in the app", () => {
  it("is asked with the hash of a nonce that the server gets, and passes on the name", async () => {
    let asked = { nonce: "" };
    const here: NativeApp = {
      ...app("ios", () => ({})),
      call: <Answer>(_: string, __: string, options: object) => {
        asked = options as typeof asked;
        const response = { identityToken: "the token", givenName: "Bruno", familyName: null };
        return Promise.resolve({ response } as Answer);
      },
    };
    const given = await ask("apple", here);
    expect(given).toEqual({ token: "the token", nonce: expect.any(String) as string, name: { firstName: "Bruno" } });
    expect(createHash("sha256").update(given.nonce!).digest("hex")).toBe(asked.nonce);
  });

  it.each([
    ["apple-cancelled", reject(new Error("The operation couldn’t be completed. (AuthorizationError error 1001.)"))],
    ["apple-cancelled", reject({ code: "1001" })],
    ["provider-failed", reject(new Error("AuthorizationError error 1000."))],
    ["provider-failed", () => ({ response: {} })],
    ["provider-failed", () => ({})],
  ])("ends as %s", async (code, answer) => {
    expect(await codeOf(ask("apple", app("ios", answer)))).toBe(code);
  });

  it("says so where it is not available", async () => {
    expect(
      await codeOf(
        ask(
          "apple",
          app("ios", () => ({}), false),
        ),
      ),
    ).toBe("apple-unavailable");
  });
});
