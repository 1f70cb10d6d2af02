import { createHash } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { waysHere } from "../session/providers/ways.ts";
import { inApp } from "./appForTests.ts";

const ask = (provider: "google" | "apple") => waysHere([provider])[0]!.askApp!();
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => "signed in",
    ({ code }: { code: string }) => code,
  );
const answers = (answer: object) => () => Promise.resolve(answer);
/** As a plugin rejects. */
const rejects = (thrown: unknown) => () => Promise.reject(thrown);

describe("Google in the app", () => {
  it("gives its ID token", async () => {
    inApp({ GoogleAuth: { signIn: answers({ authentication: { idToken: "the token" } }) } }, { platform: "android" });
    expect(await ask("google")).toEqual({ token: "the token" });
  });

  it.each([
    ["google-no-token", answers({ authentication: {} })],
    ["google-cancelled", rejects({ code: "12501", message: "Something went wrong" })],
    ["google-cancelled", rejects({ code: "-5", message: "The user canceled the sign-in flow." })],
    ["google-cancelled", rejects({ error: "popup_closed_by_user" })],
    ["popups-blocked", rejects({ error: "popup_blocked_by_browser" })],
    ["popups-blocked", rejects(new Error("Failed to open popup window"))],
    ["network", rejects({ code: 7, message: "NETWORK_ERROR" })],
    ["provider-failed", rejects({ code: "10", message: "DEVELOPER_ERROR" })],
    ["provider-failed", rejects(undefined)],
  ])("ends as %s", async (code, signIn) => {
    inApp({ GoogleAuth: { signIn } });
    expect(await codeOf(ask("google"))).toBe(code);
  });

  it("says so where its plugin is missing", async () => {
    inApp();
    expect(await codeOf(ask("google"))).toBe("google-plugin-missing");
  });
});

describe("Apple in the app", () => {
  it("is asked with the hash of a nonce that the server gets, and passes on the name and the code", async () => {
    const response = {
      identityToken: "the token",
      authorizationCode: "the code",
      givenName: "Bruno",
      familyName: null,
    };
    const authorize = vi.fn<(asked: { scopes: string; nonce: string }) => Promise<object>>(() =>
      Promise.resolve({ response }),
    );
    inApp({ SignInWithApple: { authorize } });
    const given = await ask("apple");
    expect(given).toEqual({
      token: "the token",
      nonce: expect.any(String) as string,
      name: { firstName: "Bruno" },
      authorizationCode: "the code",
    });
    const { nonce, scopes } = authorize.mock.calls[0]![0];
    expect(createHash("sha256").update(given.nonce!).digest("hex")).toBe(nonce);
    expect(scopes).toBe("email name");
  });

  it.each([
    ["apple-cancelled", rejects(new Error("The operation couldn’t be completed. (AuthorizationError error 1001.)"))],
    ["apple-cancelled", rejects({ code: "1001" })],
    ["provider-failed", rejects(new Error("AuthorizationError error 1000."))],
    ["provider-failed", answers({ response: {} })],
    ["provider-failed", answers({})],
  ])("ends as %s", async (code, authorize) => {
    inApp({ SignInWithApple: { authorize } });
    expect(await codeOf(ask("apple"))).toBe(code);
  });

  it("says so where it is not available", async () => {
    inApp();
    expect(await codeOf(ask("apple"))).toBe("apple-unavailable");
  });
});
