import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { inApp } from "../../native/appForTests.ts";
import { belongTo } from "../../session/ofPerson.ts";
import { cameByProvider } from "../../session/providers/cameBy.ts";
import { leaving } from "../../session/providers/signInBy.ts";
import * as waysIn from "../../session/providers/waysIn.ts";
import * as session from "../../session/session.ts";
import { renderWithProviders } from "../../test/renderWithProviders.tsx";
import { hereIs } from "../../test/standIns.ts";
import { Component as LoginScreen } from "./LoginScreen.tsx";

const fetched = vi.fn<typeof fetch>();
const answer = (status: number, body: unknown) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
const bodyOf = (at: number) => JSON.parse(String(fetched.mock.calls[at]?.[1]?.body)) as unknown;

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  vi.spyOn(waysIn, "openProviders").mockReturnValue(["google", "apple"]);
});
afterEach(() => {
  belongTo(null);
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const open = (at = "/login") => renderWithProviders(<LoginScreen />, { at });
const google = () => screen.queryByRole("button", { name: "Continue with Google" });
const apple = () => screen.queryByRole("button", { name: "Continue with Apple" });

describe("the buttons of the providers", () => {
  it("are Google's alone in a browser", () => {
    open();
    expect(google()).toBeEnabled();
    expect(apple()).toBeNull();
  });

  it("are absent where no provider is configured", () => {
    vi.spyOn(waysIn, "openProviders").mockReturnValue([]);
    open();
    expect(google()).toBeNull();
    expect(screen.queryByText("or")).toBeNull();
  });

  it("lead to the provider's page with the place that was asked for, and wait there", async () => {
    const left = vi.spyOn(leaving, "to").mockReturnValue();
    const { user } = open("/login?next=%2Fg%2Ffamily");
    answer(200, { url: "https://accounts.example/authorize?state=1" });
    await user.click(google()!);
    await waitFor(() => expect(fetched.mock.calls[0]?.[0]).toBe("/auth/sign-in/social"));
    expect(bodyOf(0)).toMatchObject({ provider: "google", language: "en", wayBack: "/g/family" });
    await waitFor(() => expect(left).toHaveBeenCalledWith("https://accounts.example/authorize?state=1"));
    expect(screen.getByRole("button", { name: "Continue with Google" })).toHaveAttribute("aria-busy", "true");
  });

  it("can be pressed again by who comes back with the browser's own button", async () => {
    vi.spyOn(leaving, "to").mockReturnValue();
    const { user } = open();
    answer(200, { url: "https://accounts.example/" });
    await user.click(google()!);
    expect(google()).toHaveAttribute("aria-busy", "true");
    const shown = Object.assign(new Event("pageshow"), { persisted: true });
    await act(async () => void dispatchEvent(shown));
    expect(google()).not.toHaveAttribute("aria-busy");
  });

  it("say what failed in one place, which makes room for the next try", async () => {
    const { user } = open();
    fetched.mockRejectedValueOnce(new TypeError("failed to fetch"));
    await user.click(google()!);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      /^Google Sign-In ErrorNetwork error. Please check your connection.$/,
    );
    await user.type(screen.getByLabelText("Email"), "amina@example.com");
    await user.type(screen.getByLabelText("Password"), "wrong");
    answer(401, { code: "invalid-credentials", values: { attemptsLeft: 2 } });
    await user.click(screen.getByRole("button", { name: "Sign In" }));
    expect(await screen.findByText(/^Invalid email or password/)).toBeInTheDocument();
    expect(screen.queryByText("Google Sign-In Error")).toBeNull();
  });

  it("sign in with the token that the app got, and say nothing to who changes their mind at Apple's sheet", async () => {
    const authorize = vi.fn<() => Promise<object>>().mockRejectedValueOnce({ code: "1001" });
    inApp({ SignInWithApple: { authorize } });
    const enter = vi.spyOn(session, "enterSession").mockResolvedValue();
    const { user } = open();
    await user.click(apple()!);
    await waitFor(() => expect(apple()).not.toHaveAttribute("aria-busy"));
    expect(screen.queryByRole("alert")).toBeNull();

    authorize.mockResolvedValueOnce({ response: { identityToken: "the token", givenName: "Bruno" } });
    answer(200, { user: {} });
    await user.click(apple()!);
    await waitFor(() => expect(enter).toHaveBeenCalledOnce());
    expect(bodyOf(0)).toMatchObject({
      provider: "apple",
      idToken: { token: "the token", name: { firstName: "Bruno" } },
    });
  });
});

describe("coming back from a provider", () => {
  it.each([
    ["provider-cancelled", "google", "Google Sign-In Error", "Sign-in was cancelled."],
    ["provider-failed", "apple", "Sign-In Failed", "An unexpected error occurred."],
    ["password-first", "google", "Google Sign-In Error", /Please sign in with your password first/],
    ["account-suspended", "google", "Google Sign-In Error", /suspended/],
  ])("with %s from %s says so", (error, provider, title, text) => {
    open(`/login?error=${error}&provider=${provider}`);
    expect(screen.getByText(title)).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it.each(["?error=provider-failed", "?error=toString&provider=google", "?error=provider-failed&provider=evil"])(
    "with %s says nothing",
    (search) => {
      open(`/login${search}`);
      expect(screen.queryByText(/Error|Failed/)).toBeNull();
    },
  );

  it("asks who has not agreed to the terms, once (D253)", async () => {
    hereIs({ status: "unagreed", email: "noor@example.com" });
    // Their first session takes away what a newcomer had typed in this tab.
    const enter = vi.spyOn(session, "enterSession").mockImplementation(() => Promise.resolve(belongTo("noor")));
    const { user } = open("/login?next=%2Fg%2Ffamily");
    const go = await screen.findByRole("button", { name: "Agree and continue" });
    expect(screen.getByText(/noor@example.com/)).toBeInTheDocument();
    await user.click(go);
    expect(await screen.findByText("Please agree to the terms to go on.")).toBeInTheDocument();
    expect(fetched).not.toHaveBeenCalled();
    answer(200, { status: true });
    await user.click(screen.getByRole("checkbox"));
    await user.click(go);
    await waitFor(() => expect(enter).toHaveBeenCalledOnce());
    expect(bodyOf(0)).toEqual({ acceptTerms: true });
    expect(cameByProvider()).toBe(true);
    belongTo(null);
    belongTo("noor");
    expect(cameByProvider()).toBe(false);
  });
});
