import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderWithProviders } from "../../test/renderWithProviders.tsx";
import { Component as LoginScreen } from "./LoginScreen.tsx";

const fetched = vi.fn<typeof fetch>();
const answer = (status: number, body: unknown) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));

beforeEach(() => vi.stubGlobal("fetch", fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

async function signIn(email: string, password: string) {
  const view = renderWithProviders(<LoginScreen />, { at: "/login" });
  if (email) await view.user.type(screen.getByLabelText("E-mail"), email);
  if (password) await view.user.type(screen.getByLabelText("Password"), password);
  await view.user.click(screen.getByRole("button", { name: "Sign In" }));
  return view;
}

const sentTo = () => fetched.mock.calls.map(([url]) => String(url));

describe("signing in", () => {
  it("asks for both fields before it asks the server", async () => {
    await signIn("", "");
    expect(screen.getByText("Missing Information")).toBeInTheDocument();
    expect(screen.getByLabelText("E-mail")).toBeInvalid();
    expect(screen.getByLabelText("Password")).toBeInvalid();
    expect(fetched).not.toHaveBeenCalled();
  });

  it("sends what was typed and takes the token of the new session", async () => {
    answer(200, { user: {} });
    answer(401, {});
    await signIn("amina@example.com", "secret");
    expect(sentTo()).toEqual(["/auth/sign-in/email", "/auth/token"]);
    const body = JSON.parse(String(fetched.mock.calls[0]?.[1]?.body)) as unknown;
    expect(body).toEqual({ email: "amina@example.com", password: "secret" });
  });

  it("says what is wrong and how many tries are left, and keeps what was typed", async () => {
    answer(401, { code: "invalid-credentials", message: "no", attemptsLeft: 2 });
    await signIn("amina@example.com", "wrong");
    expect(screen.getAllByText("Login Failed")).not.toHaveLength(0);
    expect(screen.getByText("2 attempts remaining")).toBeInTheDocument();
    expect(screen.getByText("Invalid email or password. Please check your credentials.")).toBeInTheDocument();
    expect(screen.getByLabelText("E-mail")).toHaveValue("amina@example.com");
    expect(screen.getByLabelText("Password")).toHaveValue("wrong");
  });

  it.each([
    [429, { code: "account-locked", retryAfter: 1700 }],
    [401, { code: "invalid-credentials", attemptsLeft: 0 }],
  ])("shows the lock when the server answers %i %j", async (status, body) => {
    answer(status, body);
    await signIn("amina@example.com", "wrong");
    expect(screen.getAllByText("Account temporarily locked")).not.toHaveLength(0);
    expect(screen.getAllByText(/Too many failed attempts, wait 30 minutes/)).not.toHaveLength(0);
  });

  it("offers the confirmation mail again to who has not confirmed", async () => {
    answer(403, { code: "email-not-verified" });
    const { user } = await signIn("newcomer@example.com", "right");
    answer(200, { status: true });
    await user.click(screen.getByRole("button", { name: "Resend verification email" }));
    expect(await screen.findByText("Verification email sent")).toBeInTheDocument();
    expect(JSON.parse(String(fetched.mock.calls[1]?.[1]?.body))).toMatchObject({ email: "newcomer@example.com" });
  });

  it("says so when the mail could not be sent", async () => {
    answer(403, { code: "email-not-verified" });
    const { user } = await signIn("newcomer@example.com", "right");
    answer(503, {});
    await user.click(screen.getByRole("button", { name: "Resend verification email" }));
    expect(await screen.findByText("Could not send verification email")).toBeInTheDocument();
  });

  it("blames the connection when no answer comes", async () => {
    fetched.mockRejectedValueOnce(new TypeError("failed to fetch"));
    await signIn("amina@example.com", "right");
    expect(screen.getAllByText("Network error. Please check your connection.")).not.toHaveLength(0);
  });

  it("asks for the code where a second factor is on", async () => {
    answer(200, { twoFactorRedirect: true });
    const { user } = await signIn("amina@example.com", "right");
    answer(401, { code: "INVALID_CODE" });
    await user.type(await screen.findByLabelText("Code"), "123456");
    await user.click(screen.getByRole("button", { name: "Confirm" }));
    expect(await screen.findByText(/That code is not right/)).toBeInTheDocument();
  });
});
