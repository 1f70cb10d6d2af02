import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AppFailure } from "../../lib/AppFailure.ts";
import { belongTo, belongToNobody, writeOwn } from "../../session/ofPerson.ts";
import * as session from "../../session/session.ts";
import { renderWithProviders } from "../../test/renderWithProviders.tsx";
import { signIn } from "../../test/standIns.ts";
import { signInLock } from "../Login/signInLock.ts";
import { Component as ForgotPasswordScreen } from "./ForgotPasswordScreen.tsx";

const fetched = vi.fn<typeof fetch>();
const answer = (status: number, body: unknown) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
const sent = () => fetched.mock.calls.map(([url, request]) => [String(url), JSON.parse(String(request?.body))]);

beforeEach(() => vi.stubGlobal("fetch", fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

describe("asking for the link", () => {
  async function ask(email: string) {
    const view = renderWithProviders(<ForgotPasswordScreen />, { at: "/forgot-password" });
    if (email) await view.user.type(screen.getByLabelText("Email"), email);
    await view.user.click(screen.getByRole("button", { name: "Send reset link" }));
    return view;
  }

  it("gives the same answer with or without an account, and lets another address be tried", async () => {
    answer(200, { status: true });
    const { user } = await ask("amina@example.com");
    expect(
      await screen.findByText("If an account exists for this address, we have sent a reset link."),
    ).toBeInTheDocument();
    const address = screen.getByText("amina@example.com");
    await waitFor(() => expect(document.body).not.toHaveFocus());
    expect(document.activeElement).toContainElement(address);
    expect(sent()).toEqual([["/auth/request-password-reset", { email: "amina@example.com" }]]);
    await user.click(screen.getByRole("button", { name: "Use another address" }));
    expect(screen.getByLabelText("Email")).toHaveValue("");
    await waitFor(() => expect(screen.getByLabelText("Email")).toHaveFocus());
  });

  it.each([
    ["", "Please fill in all fields."],
    ["amina@", "Invalid Email: Please enter a valid email address."],
  ])("asks for an address before it asks the server: %j", async (email, words) => {
    await ask(email);
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByLabelText("Email")).toBeInvalid();
    expect(fetched).not.toHaveBeenCalled();
  });

  it("puts the server's doubt about the address at the field", async () => {
    answer(400, { code: "invalid-email", message: "no", field: "email" });
    await ask("amina@example.c0");
    expect(await screen.findByText("Invalid Email: Please enter a valid email address.")).toBeInTheDocument();
    expect(screen.getByLabelText("Email")).toBeInvalid();
  });

  it("says so when no answer comes, and does not claim that a link was sent", async () => {
    fetched.mockRejectedValueOnce(new TypeError("failed to fetch"));
    await ask("amina@example.com");
    expect(await screen.findByRole("alert")).toHaveTextContent("Network error. Please check your connection.");
    expect(screen.queryByText(/reset link\./)).toBeNull();
    expect(screen.getByLabelText("Email")).toHaveValue("amina@example.com");
  });
});

describe("setting the new password", () => {
  const good = "Sunday-circle-7";

  async function save(newPassword: string, confirmation: string) {
    const view = renderWithProviders(<ForgotPasswordScreen />, {
      at: "/forgot-password?token=abc.def.ghi",
      others: ["/login"],
    });
    if (newPassword) await view.user.type(screen.getByLabelText("New password"), newPassword);
    if (confirmation) await view.user.type(screen.getByLabelText("Confirm new password"), confirmation);
    await view.user.click(screen.getByRole("button", { name: "Save new password" }));
    return view;
  }

  it("sends it with the link's token and leads to the sign-in page, which says that it worked", async () => {
    answer(200, { status: true });
    const { router } = await save(good, good);
    expect(await screen.findByText("page /login")).toBeInTheDocument();
    expect(sent()).toEqual([["/auth/reset-password", { token: "abc.def.ghi", newPassword: good }]]);
    expect(router.state.location.search).toBe("?reset=1");
    // The address with the token is not left in the browser's history.
    expect(router.state.historyAction).toBe("REPLACE");
  });

  it("D165: ends what the sign-in page says of a lock, which the server has lifted", async () => {
    signInLock.keep({ email: "amina@example.com" }, Date.now() + 60_000);
    answer(200, { status: true });
    await save(good, good);
    await screen.findByText("page /login");
    expect(signInLock.read()).toBeNull();
  });

  it.each([
    ["Short-7", "Short-7", "Password Too Short: must be at least 12 characters long for enhanced security"],
    ["passwordpassword", "passwordpassword", /^Weak Password: Password must include uppercase/],
    [good, "Sunday-circle-8", "Password Mismatch: Passwords do not match."],
    [good, "", "Missing Password"],
  ])("refuses %j confirmed as %j and says why", async (newPassword, confirmation, words) => {
    await save(newPassword, confirmation);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(fetched).not.toHaveBeenCalled();
  });

  describe("where somebody is signed in", () => {
    const kept = () => Object.entries(localStorage).filter(([name]) => name.includes("draft"));
    beforeEach(() => {
      signIn("amina");
      writeOwn("draft", "Not sent yet");
      return () => belongTo(null);
    });

    it("D227: what they wrote waits for their next sign-in, since they chose no sign-out", async () => {
      vi.spyOn(session, "enterSession").mockImplementation(async () => {
        belongToNobody();
        vi.spyOn(session, "currentSession").mockReturnValue({ status: "signedOut", isExpired: true });
      });
      answer(200, { status: true });
      await save(good, good);
      expect(await screen.findByText("page /login")).toBeInTheDocument();
      expect(kept()).toEqual([["own:amina:draft", "Not sent yet"]]);
    });

    it.each(["network", "too-many-requests", "unexpected"])(
      "D227: nothing of theirs goes where the server does not say whose session it is (%s)",
      async (code) => {
        vi.spyOn(session, "enterSession").mockRejectedValue(new AppFailure(code, ""));
        const signOut = vi.spyOn(session, "signOut");
        answer(200, { status: true });
        await save(good, good);
        expect(await screen.findByText("page /login")).toBeInTheDocument();
        expect(kept()).toEqual([["own:amina:draft", "Not sent yet"]]);
        expect(signOut).not.toHaveBeenCalled();
      },
    );

    it("with another account, whose session goes on, that one is signed out and its things go", async () => {
      vi.spyOn(session, "enterSession").mockResolvedValue();
      answer(200, { status: true });
      answer(200, { success: true });
      await save(good, good);
      expect(await screen.findByText("page /login")).toBeInTheDocument();
      expect(kept()).toEqual([]);
    });
  });

  it("names both empty fields", async () => {
    await save("", "");
    expect(await screen.findAllByText("Missing Password")).toHaveLength(2);
  });

  it("accepts a long password that is fair, as the server does", async () => {
    answer(200, { status: true });
    await save("harborharborharbor", "harborharborharbor");
    expect(await screen.findByText("page /login")).toBeInTheDocument();
  });

  it("says nothing about the confirmation before the form is sent, and looks at it again when the password changes", async () => {
    const { user } = renderWithProviders(<ForgotPasswordScreen />, { at: "/forgot-password?token=abc" });
    const [password, confirmation] = [
      screen.getByLabelText("New password"),
      screen.getByLabelText("Confirm new password"),
    ];
    await user.type(password, "Sunday-circle");
    await user.tab();
    expect(confirmation).not.toBeInvalid();
    await user.type(confirmation, good);
    await user.tab();
    expect(confirmation).not.toBeInvalid();
    await user.click(screen.getByRole("button", { name: "Save new password" }));
    expect(await screen.findByText("Password Mismatch: Passwords do not match.")).toBeInTheDocument();
    await user.type(password, "-7");
    await waitFor(() => expect(confirmation).not.toBeInvalid());
  });

  it("shows how strong it is while one types", async () => {
    const { user } = renderWithProviders(<ForgotPasswordScreen />, { at: "/forgot-password?token=abc" });
    await user.type(screen.getByLabelText("New password"), good);
    expect(screen.getByRole("status")).toHaveTextContent("Password strength: Strong");
  });

  it("leads to a new link when this one is used or too old", async () => {
    answer(400, { code: "reset-link-invalid", message: "no", field: "token" });
    const { user } = await save(good, good);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "This link is invalid or has expired. Please ask for a new one.",
    );
    await user.click(screen.getByRole("link", { name: "Get a new link" }));
    expect(screen.getByRole("button", { name: "Send reset link" })).toBeInTheDocument();
  });

  it("puts the server's refusal of the password at the field and keeps what was typed", async () => {
    answer(400, { code: "weak-password", message: "no", field: "newPassword" });
    await save(good, good);
    expect(await screen.findByText(/^Password must include uppercase/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText("New password")).toHaveFocus());
    expect(screen.getByLabelText("Confirm new password")).toHaveValue(good);
  });

  it("says so when no answer comes, without leading away", async () => {
    fetched.mockRejectedValueOnce(new TypeError("failed to fetch"));
    await save(good, good);
    expect(await screen.findByRole("alert")).toHaveTextContent("Network error. Please check your connection.");
    expect(screen.queryByRole("link", { name: "Get a new link" })).toBeNull();
  });
});

describe("on the way to a circle", () => {
  const next = "/g/family?link=token";

  it("the letter is asked for with that place, and the way back to sign-in keeps it", async () => {
    answer(200, { status: true });
    const at = `/forgot-password?next=${encodeURIComponent(next)}`;
    const { user } = renderWithProviders(<ForgotPasswordScreen />, { at });
    await user.type(screen.getByLabelText("Email"), "amina@example.com");
    await user.click(screen.getByRole("button", { name: "Send reset link" }));
    expect(sent()).toEqual([["/auth/request-password-reset", { email: "amina@example.com", wayBack: next }]]);
    for (const link of screen.getAllByRole("link", { name: /sign.?in/i }))
      expect(link).toHaveAttribute("href", `/login?next=${encodeURIComponent(next)}`);
  });

  it("never carries a place outside of the app", async () => {
    answer(200, { status: true });
    const { user } = renderWithProviders(<ForgotPasswordScreen />, { at: "/forgot-password?next=//evil.example" });
    await user.type(screen.getByLabelText("Email"), "amina@example.com");
    await user.click(screen.getByRole("button", { name: "Send reset link" }));
    expect(sent()).toEqual([["/auth/request-password-reset", { email: "amina@example.com" }]]);
  });
});
