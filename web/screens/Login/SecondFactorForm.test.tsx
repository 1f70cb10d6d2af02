import { act, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { signOut } from "../../session/session.ts";
import { renderWithProviders } from "../../test/renderWithProviders.tsx";
import { answer, fetched, playService, sentTo, tokenOf } from "./loginForTests.ts";
import { Component as LoginScreen } from "./LoginScreen.tsx";

playService();

describe("the second factor (D164)", () => {
  const next = "?next=%2Fg%2Ffamily";
  async function giveCode(code: string, at = `/login?step=code&next=%2Fg%2Ffamily`) {
    const view = renderWithProviders(<LoginScreen />, { at, others: ["/g/:slug", "/dashboard"] });
    await view.user.click(screen.getByLabelText(/^(Code|Recovery code)$/));
    await view.user.paste(code);
    await view.user.click(screen.getByRole("button", { name: "Confirm" }));
    return view;
  }
  afterEach(async () => {
    answer(200, { success: true });
    await act(() => signOut());
  });

  it("is asked for under an address of its own, which keeps where the person was going", async () => {
    answer(200, { twoFactorRedirect: true });
    const { router, user } = renderWithProviders(<LoginScreen />, { at: `/login${next}` });
    await user.type(screen.getByLabelText("Email"), "amina@example.com");
    await user.type(screen.getByLabelText("Password"), "right");
    await user.click(screen.getByRole("button", { name: "Sign In" }));
    expect(await screen.findByLabelText("Code")).toHaveFocus();
    expect(router.state.location.search).toBe("?step=code&next=%2Fg%2Ffamily");
    expect(screen.getByRole("link", { name: "Back to sign in" })).toHaveAttribute("href", `/login${next}`);
  });

  it("takes a pasted pair of three and goes on to where the person was going", async () => {
    answer(200, { success: true });
    answer(200, { token: tokenOf("u1") });
    const { router } = await giveCode("123 456");
    expect(await screen.findByText(/^page /)).toBeInTheDocument();
    expect(router.state.location.pathname).toBe("/g/family");
    expect(sentTo()).toEqual(["/auth/sign-in/code", "/auth/token"]);
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({ code: "123 456" });
  });

  it("says at the input that a code is wrong, and keeps it", async () => {
    answer(401, { code: "invalid-two-factor-code", field: "code", values: { attemptsLeft: 4 } });
    await giveCode("123456");
    expect(await screen.findByText(/That code is not right/)).toBeInTheDocument();
    expect(screen.getByLabelText("Code")).toHaveValue("123456");
  });

  it.each([
    ["second-factor-expired", 401, {}, /Please sign in again/],
    ["account-locked", 429, { minutes: 30, retryAfter: 1800 }, /wait 30 minutes/],
  ])("says %s below the button", async (code, status, values, words) => {
    answer(status, { code, values });
    await giveCode("123456");
    expect(await screen.findByRole("alert")).toHaveTextContent(words);
  });

  it("can be a recovery code", async () => {
    const view = renderWithProviders(<LoginScreen />, { at: "/login?step=code" });
    await view.user.click(screen.getByRole("button", { name: "Use a recovery code" }));
    answer(401, { code: "invalid-two-factor-code", field: "code", values: { attemptsLeft: 4 } });
    await view.user.type(screen.getByLabelText("Recovery code"), "abcde-fghij");
    await view.user.click(screen.getByRole("button", { name: "Confirm" }));
    expect(await screen.findByText(/That code is not right/)).toBeInTheDocument();
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({ code: "abcde-fghij" });
  });
});

describe("a lost device (D150)", () => {
  it("is told beside the recovery code, and a letter is asked for", async () => {
    const view = renderWithProviders(<LoginScreen />, { at: "/login?step=code" });
    expect(screen.queryByRole("button", { name: "I have lost my device" })).toBeNull();
    await view.user.click(screen.getByRole("button", { name: "Use a recovery code" }));
    await view.user.click(screen.getByRole("button", { name: "I have lost my device" }));
    expect(await screen.findByRole("heading", { name: "You lost your device" })).toHaveFocus();
    answer(200, { success: true });
    await view.user.click(screen.getByRole("button", { name: "Send the link" }));
    expect(await screen.findByText("Check your inbox")).toBeInTheDocument();
    expect(sentTo()).toEqual(["/auth/recovery/ask"]);
    await view.user.click(screen.getByRole("button", { name: "Back to the code" }));
    expect(screen.getByLabelText("Recovery code")).toBeInTheDocument();
  });

  it("says why no letter was sent", async () => {
    const view = renderWithProviders(<LoginScreen />, { at: "/login?step=code" });
    await view.user.click(screen.getByRole("button", { name: "Use a recovery code" }));
    await view.user.click(screen.getByRole("button", { name: "I have lost my device" }));
    answer(401, { code: "second-factor-expired" });
    await view.user.click(await screen.findByRole("button", { name: "Send the link" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(/Please sign in again/);
  });
});
