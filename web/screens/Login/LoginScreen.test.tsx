import { act, screen, waitFor, within } from "@testing-library/react";
import { Outlet } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { signOut } from "../../session/session.ts";
import { ToastsOfPage } from "../../app/ToastsOfPage.tsx";
import { relayForTests } from "../../test/relayForTests.ts";
import { renderScreen } from "../../test/renderScreen.tsx";
import { renderWithProviders } from "../../test/renderWithProviders.tsx";
import { signIn as isSignedIn } from "../../test/standIns.ts";
import { answer, fetched, playService, sentTo, tokenOf } from "./loginForTests.ts";
import { Component as LoginScreen } from "./LoginScreen.tsx";

playService();

async function signIn(email: string, password: string) {
  const view = renderWithProviders(<LoginScreen />, { at: "/login" });
  if (email) await view.user.type(screen.getByLabelText("Email"), email);
  if (password) await view.user.type(screen.getByLabelText("Password"), password);
  await view.user.click(screen.getByRole("button", { name: "Sign In" }));
  return view;
}

describe("signing in", () => {
  it("asks for both fields before it asks the server", async () => {
    await signIn("", "");
    expect(screen.getByText("Missing Information")).toBeInTheDocument();
    expect(screen.getByLabelText("Email")).toBeInvalid();
    expect(screen.getByLabelText("Password")).toBeInvalid();
    expect(fetched).not.toHaveBeenCalled();
  });

  it("sends what was typed and takes the token of the new session", async () => {
    answer(200, { user: {} });
    answer(401, {});
    await signIn("amina@example.com", "secret");
    await waitFor(() => expect(sentTo()).toEqual(["/auth/sign-in/email", "/auth/token"]));
    const body = JSON.parse(String(fetched.mock.calls[0]?.[1]?.body)) as unknown;
    expect(body).toEqual({ email: "amina@example.com", password: "secret" });
  });

  it("leads the Tab key from the email to the password to Sign In, and then to what helps with the password", async () => {
    const { user } = renderWithProviders(<LoginScreen />, { at: "/login" });
    screen.getByLabelText("Email").focus();
    const order = ["Password", "Sign In", "Forgot password?", "Show password"];
    for (const name of order) {
      await user.tab();
      expect(document.activeElement).toHaveAccessibleName(name);
    }
  });

  it("says what is wrong and how many tries are left, and keeps what was typed", async () => {
    answer(401, { code: "invalid-credentials", message: "no", values: { attemptsLeft: 2 } });
    await signIn("amina@example.com", "wrong");
    expect(screen.getAllByText("Login Failed")).toHaveLength(1);
    expect(screen.getByText("2 attempts remaining")).toBeInTheDocument();
    expect(screen.getByText("Invalid email or password. Please check your credentials.")).toBeInTheDocument();
    expect(screen.getByLabelText("Email")).toHaveValue("amina@example.com");
    expect(screen.getByLabelText("Password")).toHaveValue("wrong");
  });

  it("shows the lock, whose it is and for how long it holds", async () => {
    answer(429, { code: "account-locked", values: { minutes: 29, retryAfter: 1700 } });
    await signIn("amina@example.com", "wrong");
    expect(await screen.findAllByText("Account temporarily locked")).toHaveLength(1);
    expect(screen.getAllByText(/Too many failed attempts, wait 29 minutes/)).toHaveLength(1);
    expect(screen.getByText(/you can set a new one now/)).toBeInTheDocument();
    expect(screen.getAllByRole("link", { name: "Forgot password?" })).toHaveLength(1);
    expect(screen.getByText("You can sign in again as amina@example.com in 29 minutes.")).toBeInTheDocument();
  });

  it("still shows after a reload whose lock it is and for how long it holds", async () => {
    answer(429, { code: "account-locked", values: { minutes: 29, retryAfter: 1700 } });
    const { unmount } = await signIn("amina@example.com", "wrong");
    await screen.findByText("Account temporarily locked");
    unmount();
    renderWithProviders(<LoginScreen />, { at: "/login" });
    expect(screen.getByText("You can sign in again as amina@example.com in 29 minutes.")).toBeInTheDocument();
  });

  it("gives the link back its place once the lock has passed", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      answer(429, { code: "account-locked", values: { minutes: 29, retryAfter: 1700 } });
      await signIn("amina@example.com", "wrong");
      await act(() => vi.advanceTimersByTimeAsync(1_701_000));
      expect(screen.queryByText(/You can sign in again/)).toBeNull();
      expect(screen.getAllByRole("link", { name: "Forgot password?" })).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it("offers the confirmation mail again to who has not confirmed", async () => {
    answer(403, { code: "email-not-verified" });
    const { user } = await signIn("newcomer@example.com", "right");
    expect(screen.getAllByText("Email not verified")).toHaveLength(1);
    expect(screen.getAllByText(/click the confirmation link/)).toHaveLength(1);
    answer(200, { status: true });
    await user.click(screen.getByRole("button", { name: "Resend verification email" }));
    expect(await screen.findByText("Verification email sent")).toBeInTheDocument();
    expect(JSON.parse(String(fetched.mock.calls[1]?.[1]?.body))).toMatchObject({ email: "newcomer@example.com" });
  });

  it("D296: leads who is suspended to support", async () => {
    answer(403, { code: "account-suspended" });
    await signIn("amina@example.com", "right");
    const refused = within(await screen.findByRole("alert"));
    expect(refused.getByText("This account is suspended. Please contact support.")).toBeInTheDocument();
    expect(refused.getByRole("link", { name: "Contact support" })).toHaveAttribute("href", "/support");
  });

  it("D296: leads who is suspended to support after a provider's page too", () => {
    renderWithProviders(<LoginScreen />, { at: "/login?error=account-suspended&provider=google" });
    const refused = within(screen.getByRole("alert"));
    expect(refused.getByText("This account is suspended. Please contact support.")).toBeInTheDocument();
    expect(refused.getByRole("link", { name: "Contact support" })).toHaveAttribute("href", "/support");
  });

  it("says so when the mail could not be sent", async () => {
    answer(403, { code: "email-not-verified" });
    const { user } = await signIn("newcomer@example.com", "right");
    answer(503, {});
    await user.click(screen.getByRole("button", { name: "Resend verification email" }));
    expect(await screen.findByText("Could not send verification email")).toBeInTheDocument();
  });

  describe("without an answer", () => {
    beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
    afterEach(() => void vi.useRealTimers());
    const passSeconds = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

    it("tries again after 1, 2 and 3 seconds, and then says that the service cannot be reached", async () => {
      fetched.mockRejectedValue(new TypeError("failed to fetch"));
      await signIn("amina@example.com", "right");
      for (const retry of [1, 2, 3]) {
        expect(await screen.findByText(`Connection error. Retrying... (${retry}/3)`)).toBeInTheDocument();
        expect(fetched).toHaveBeenCalledTimes(retry);
        await passSeconds(retry);
      }
      expect(fetched).toHaveBeenCalledTimes(4);
      expect(screen.getAllByText(/^Authentication service temporarily unavailable/)).toHaveLength(1);
    });

    it("ends its tries when the page is left, without a word on the next one", async () => {
      fetched.mockRejectedValue(new TypeError("failed to fetch"));
      const { unmount } = await signIn("amina@example.com", "right");
      expect(await screen.findByText("Connection error. Retrying... (1/3)")).toBeInTheDocument();
      unmount();
      await passSeconds(6);
      expect(fetched).toHaveBeenCalledTimes(1);
      renderWithProviders(<p>another page</p>);
      expect(screen.queryByText("Login Failed")).toBeNull();
    });

    it("goes on where a retry is answered", async () => {
      answer(503, {});
      await signIn("amina@example.com", "wrong");
      expect(await screen.findByText("Connection error. Retrying... (1/3)")).toBeInTheDocument();
      answer(401, { code: "invalid-credentials", values: { attemptsLeft: 2 } });
      await passSeconds(1);
      expect(await screen.findByText("2 attempts remaining")).toBeInTheDocument();
      expect(screen.queryByText(/Retrying/)).toBeNull();
    });

    it.each([
      [401, "invalid-credentials", { attemptsLeft: 2 }],
      [403, "email-not-verified", {}],
      [429, "too-many-sign-ins", { retryAfter: 60 }],
    ])("and only then: %i %s is an answer", async (status, code, values) => {
      answer(status, { code, values });
      await signIn("amina@example.com", "wrong");
      await passSeconds(10);
      expect(fetched).toHaveBeenCalledTimes(1);
    });
  });
});

describe("coming to sign in", () => {
  it.each([
    ["?confirmed=1", "Your email address is confirmed", /Sign in now/],
    ["?reset=1", "Your password is changed", /with your new password/],
    ["?email=changed", "Your new email address is confirmed", /sign in with it/],
  ])("with %s shows a welcome and the form", (search, title, text) => {
    renderWithProviders(<LoginScreen />, { at: `/login${search}` });
    const notice = screen.getByRole("status");
    expect(notice).toHaveTextContent(title);
    expect(notice).toHaveTextContent(text);
    expect(within(notice).queryByRole("link")).toBeNull();
    expect(screen.getByRole("button", { name: "Sign In" })).toBeInTheDocument();
  });

  it.each([
    ["link-expired", "This link has expired"],
    ["link-invalid", "This link does not work"],
  ])("with the error %s says so and offers a new mail", async (error, title) => {
    const { user } = renderWithProviders(<LoginScreen />, { at: `/login?error=${error}` });
    expect(screen.getByText(title)).toBeInTheDocument();
    await user.click(screen.getByRole("link", { name: "Send a new link" }));
    await screen.findByRole("button", { name: "Send the link" });
    await user.type(screen.getByLabelText("Email"), " newcomer@example.com ");
    answer(200, { status: true });
    await user.click(screen.getByRole("button", { name: "Send the link" }));
    expect(await screen.findByText(/^If this address is waiting to be confirmed/)).toBeInTheDocument();
    expect(sentTo()).toEqual(["/auth/send-verification-email"]);
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({ email: "newcomer@example.com" });
    await user.click(screen.getByRole("link", { name: "Back to sign in" }));
    expect(screen.getByRole("button", { name: "Sign In" })).toBeInTheDocument();
    expect(screen.queryByText(title)).toBeNull();
  });

  it("says how long to wait when the last mail is too fresh", async () => {
    const { user } = renderWithProviders(<LoginScreen />, { at: "/login?resend=1" });
    await screen.findByRole("button", { name: "Send the link" });
    await user.type(screen.getByLabelText("Email"), "newcomer@example.com");
    answer(429, { code: "resend-paused", values: { retryAfter: 42 } });
    await user.click(screen.getByRole("button", { name: "Send the link" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("You can resend the email in 42 seconds.");
    expect(screen.getByLabelText("Email")).toHaveValue("newcomer@example.com");
  });

  it("says nothing of other errors in the address", () => {
    renderWithProviders(<LoginScreen />, { at: "/login?error=toString&confirmed=yes" });
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("makes room for what the sign-in itself answers", async () => {
    const { user } = renderWithProviders(<LoginScreen />, { at: "/login?confirmed=1" });
    await user.type(screen.getByLabelText("Email"), "amina@example.com");
    await user.type(screen.getByLabelText("Password"), "wrong");
    answer(401, { code: "invalid-credentials", values: { attemptsLeft: 4 } });
    await user.click(screen.getByRole("button", { name: "Sign In" }));
    expect(await screen.findByText("4 attempts remaining")).toBeInTheDocument();
    expect(screen.queryByText("Your email address is confirmed")).toBeNull();
  });
});

describe("after signing in", () => {
  afterEach(async () => {
    answer(200, { success: true });
    await act(() => signOut());
  });

  it.each([
    ["?next=%2Fg%2Ffamily%3Fround%3D2", "/g/family?round=2"],
    ["?next=https%3A%2F%2Fevil.example%2Fg", "/dashboard"],
    ["?next=%2F%2Fevil.example", "/dashboard"],
    ["", "/dashboard"],
  ])("a person is led from /login%s to %s", async (search, target) => {
    const others = ["/dashboard", "/g/:slug"];
    const { router, user } = renderWithProviders(<LoginScreen />, { at: `/login${search}`, others });
    await user.type(screen.getByLabelText("Email"), "amina@example.com");
    await user.type(screen.getByLabelText("Password"), "right");
    answer(200, { user: {} });
    answer(200, { token: tokenOf("u1") });
    await user.click(screen.getByRole("button", { name: "Sign In" }));
    expect(await screen.findByText(/^page /)).toBeInTheDocument();
    const { pathname, search: at } = router.state.location;
    expect(pathname + at).toBe(target);
    expect(router.state.historyAction).toBe("REPLACE");
  });
});

describe("the link of a letter about another address (D150)", () => {
  function open(search: string) {
    const root = (
      <>
        <ToastsOfPage />
        <Outlet />
      </>
    );
    const children = [
      { path: "/login", element: <LoginScreen /> },
      ...["/dashboard", "/settings"].map((path) => ({ path, element: <p>{`page ${path}`}</p> })),
    ];
    const { environment } = relayForTests("member", {});
    return renderScreen([{ path: "/", element: root, children }], { at: `/login${search}`, environment });
  }

  it("tells whoever is signed in what came of it, on the page that they are led to", async () => {
    isSignedIn("u1");
    open("?email=changed&next=%2Fsettings");
    expect(await screen.findByText("page /settings")).toBeInTheDocument();
    expect(await screen.findByText("Your new email address is confirmed")).toBeInTheDocument();
    expect(screen.getByText(/sign in with it/)).toBeInTheDocument();
  });

  it("is told once to whoever signs in after it", async () => {
    const { user } = open("?email=changed");
    expect(screen.getByText("Your new email address is confirmed")).toBeInTheDocument();
    await user.type(screen.getByLabelText("Email"), "amina@example.com");
    await user.type(screen.getByLabelText("Password"), "right");
    answer(200, { user: {} });
    answer(200, { token: tokenOf("u1") });
    await user.click(screen.getByRole("button", { name: "Sign In" }));
    expect(await screen.findByText("page /dashboard")).toBeInTheDocument();
    expect(screen.queryByText("Your new email address is confirmed")).toBeNull();
    answer(200, { success: true });
    await act(() => signOut());
  });
});
