import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { signOut } from "../../session/session.ts";
import { renderWithProviders } from "../../test/renderWithProviders.tsx";
import { answer, fetched, playService, sentTo, tokenOf } from "./loginForTests.ts";
import { Component as LoginScreen } from "./LoginScreen.tsx";

playService();

describe("the second factor (D164)", () => {
  const next = "?next=%2Fg%2Ffamily";
  async function giveCode(code: string, at = `/login?step=code&next=%2Fg%2Ffamily`) {
    const view = renderWithProviders(<LoginScreen />, { at, others: ["/g/:slug", "/dashboard"] });
    await view.user.click(await screen.findByLabelText(/^(Code|Recovery code)$/));
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
    await waitFor(() => expect(screen.getByLabelText("Code")).toHaveFocus());
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

  describe("without an answer", () => {
    beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
    afterEach(() => void vi.useRealTimers());
    const noAnswer = () => fetched.mockRejectedValueOnce(new TypeError("failed to fetch"));
    const passSeconds = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

    it("is sent again after 1, 2 and 3 seconds, and then the service cannot be reached", async () => {
      fetched.mockRejectedValue(new TypeError("failed to fetch"));
      await giveCode("123456");
      for (const retry of [1, 2, 3]) {
        expect(await screen.findByText(`Connection error. Retrying... (${retry}/3)`)).toBeInTheDocument();
        expect(sentTo()).toEqual(Array(retry).fill("/auth/sign-in/code"));
        await passSeconds(retry);
      }
      expect(await screen.findByRole("alert")).toHaveTextContent(/^Authentication service temporarily unavailable/);
      expect(screen.queryByText(/Retrying/)).toBeNull();
      expect(fetched).toHaveBeenCalledTimes(4);
    });

    it("is sent by no later try once the page is left", async () => {
      noAnswer();
      const { unmount } = await giveCode("123456");
      expect(await screen.findByText("Connection error. Retrying... (1/3)")).toBeInTheDocument();
      unmount();
      await passSeconds(6);
      expect(sentTo()).toEqual(["/auth/sign-in/code"]);
    });

    it("that was taken asks for the lost token again, and is not sent a second time", async () => {
      answer(200, { success: true });
      noAnswer();
      answer(200, { token: tokenOf("u1") });
      const { router } = await giveCode("123456");
      expect(await screen.findByText("Connection error. Retrying... (1/3)")).toBeInTheDocument();
      await passSeconds(1);
      expect(await screen.findByText(/^page /)).toBeInTheDocument();
      expect(router.state.location.pathname).toBe("/g/family");
      expect(sentTo()).toEqual(["/auth/sign-in/code", "/auth/token", "/auth/token"]);
    });

    it("that was taken needs no second code: another press finishes the sign-in", async () => {
      answer(200, { success: true });
      for (let lost = 0; lost < 4; lost += 1) noAnswer();
      const { user } = await giveCode("123456");
      await passSeconds(1);
      await passSeconds(2);
      await passSeconds(3);
      expect(await screen.findByRole("alert")).toHaveTextContent(/^Authentication service temporarily unavailable/);
      answer(200, { token: tokenOf("u1") });
      await user.click(screen.getByRole("button", { name: "Confirm" }));
      expect(await screen.findByText(/^page /)).toBeInTheDocument();
      expect(sentTo().filter((path) => path === "/auth/sign-in/code")).toHaveLength(1);
    });
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
    await waitFor(() => expect(screen.getByRole("heading", { name: "You lost your device" })).toHaveFocus());
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
