import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { onTheWay } from "../../app/paths.ts";
import { renderWithProviders } from "../../test/renderWithProviders.tsx";
import { signIn, signOut } from "../../test/standIns.ts";
import { Component as RegisterScreen } from "./RegisterScreen.tsx";

const fetched = vi.fn<typeof fetch>();
const answer = (status: number, body: unknown) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  // Files share a process, and who is signed in would be led on.
  signOut();
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const person = { name: "Amina El Fassi", email: "amina@example.com", username: "amina", password: "Sunday-circle-7" };

async function fillIn(form: Partial<typeof person> & { agrees?: boolean; next?: string } = {}) {
  const { agrees = true, next, ...typed } = { ...person, ...form };
  const view = renderWithProviders(<RegisterScreen />, { at: onTheWay("/register?variant=quick", next) });
  await view.user.type(screen.getByLabelText("Full name"), typed.name);
  await view.user.type(screen.getByLabelText("Email"), typed.email);
  await view.user.type(screen.getByLabelText("Username"), typed.username);
  await view.user.type(screen.getByLabelText("Password"), typed.password);
  if (agrees) await view.user.click(screen.getByRole("checkbox"));
  await view.user.click(screen.getByRole("button", { name: "Create Account" }));
  return view;
}

describe("the quick sign-up", () => {
  it("names every empty field and sends nothing", async () => {
    const { user } = renderWithProviders(<RegisterScreen />, { at: "/register?variant=quick" });
    await user.click(screen.getByRole("button", { name: "Create Account" }));
    expect(screen.getAllByText("Please fill in your name and email.")).toHaveLength(2);
    expect(screen.getByText("Please provide your username (display name).")).toBeInTheDocument();
    expect(screen.getByText("Missing Password")).toBeInTheDocument();
    expect(screen.getByText("Please agree to the terms to go on.")).toBeInTheDocument();
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    [{ email: "amina@" }, "Invalid Email: Please enter a valid email address."],
    [{ username: "am" }, /^Username Too Short/],
    [{ password: "Short-7" }, "Password Too Short: must be at least 12 characters long for enhanced security"],
    [{ password: "onlylowercaseletters" }, /^Weak Password: Password must include uppercase/],
    [{ agrees: false }, "Please agree to the terms to go on."],
  ])("refuses %j and says why", async (change, words) => {
    await fillIn(change);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(fetched).not.toHaveBeenCalled();
  });

  it("keeps a username whole that is too long, and says how long one may be", async () => {
    const username = "amina.el.fassi.of.the.sunday.circle";
    await fillIn({ username });
    expect(await screen.findByText("Use 3 to 30 letters, digits, dots or underscores.")).toBeInTheDocument();
    expect(screen.getByLabelText("Username")).toHaveValue(username);
    expect(fetched).not.toHaveBeenCalled();
  });

  it("keeps a name whole that is too long, and says how long one may be", async () => {
    const { user } = renderWithProviders(<RegisterScreen />, { at: "/register?variant=quick" });
    const name = "Amina El Fassi ".repeat(9);
    await user.click(screen.getByLabelText("Full name"));
    await user.paste(name);
    await user.click(screen.getByRole("button", { name: "Create Account" }));
    expect(await screen.findByText("Use up to 120 characters.")).toBeInTheDocument();
    expect(screen.getByLabelText("Full name")).toHaveValue(name);
  });

  it("sends the form and shows what to do next", async () => {
    answer(200, { user: { email: person.email, emailVerified: false }, resendAfter: 60 });
    const { user } = await fillIn();
    expect(await screen.findByRole("heading", { name: "Welcome" })).toBeInTheDocument();
    expect(screen.getByText(person.email)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Go to Sign In" })).toHaveAttribute("href", "/login");
    const body = JSON.parse(String(fetched.mock.calls[0]?.[1]?.body)) as unknown;
    expect(body).toMatchObject({ ...person, acceptTerms: true, language: "en" });
    await user.click(screen.getByRole("link", { name: "Go to Sign In" }));
    expect(sessionStorage.getItem("own::sign-up")).toBeNull();
  });

  it("lets a mistyped address be corrected, also after a reload, and says where the next letter went", async () => {
    const accept = (email: string) => answer(200, { user: { email, emailVerified: false }, resendAfter: 60 });
    accept("amina@exmaple.com");
    await fillIn({ email: "amina@exmaple.com" });
    await screen.findByText("amina@exmaple.com");
    cleanup();
    const { user } = renderWithProviders(<RegisterScreen />, { at: "/register?variant=quick" });
    await user.click(screen.getByRole("link", { name: "Wrong address? Correct it" }));
    const email = screen.getByLabelText("Email");
    expect(email).toHaveFocus();
    expect(screen.getByLabelText("Username")).toHaveValue(person.username);
    await user.clear(email);
    await user.type(email, person.email);
    await user.type(screen.getByLabelText("Password"), person.password);
    await user.click(screen.getByRole("checkbox"));
    accept(person.email);
    await user.click(screen.getByRole("button", { name: "Create Account" }));
    expect(await screen.findByText(person.email)).toBeInTheDocument();
    const [first, second] = fetched.mock.calls.map(([, request]) => JSON.parse(String(request?.body)) as object);
    expect(second).toMatchObject({ ...person, insteadOf: "amina@exmaple.com" });
    expect(second).toHaveProperty("signUpKey", (first as { signUpKey: string }).signUpKey);
    expect(first).not.toHaveProperty("insteadOf");
  });

  it("still says where the mail went, and from when on it can be sent again, after a reload", async () => {
    answer(200, { user: { email: person.email, emailVerified: false }, resendAfter: 60 });
    await fillIn();
    await screen.findByRole("heading", { name: "Welcome" });
    cleanup();
    const { user } = renderWithProviders(<RegisterScreen />, { at: "/register?variant=quick" });
    expect(screen.getByText(person.email)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: /^Resend in \d+ s$/ })).toBeInTheDocument();
    await user.click(screen.getByRole("link", { name: "Go to Sign In" }));
    cleanup();
    renderWithProviders(<RegisterScreen />, { at: "/register?variant=quick" });
    expect(screen.getByRole("heading", { name: "Create Account" })).toBeInTheDocument();
  });

  it("tells the next person at this tab nothing of whom the last one signed up", async () => {
    answer(200, { user: { email: person.email, emailVerified: false }, resendAfter: 60 });
    await fillIn();
    await screen.findByRole("heading", { name: "Welcome" });
    cleanup();
    signIn("u1");
    signOut();
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(person.email);
    renderWithProviders(<RegisterScreen />, { at: "/register?variant=quick" });
    expect(screen.getByRole("heading", { name: "Create Account" })).toBeInTheDocument();
    expect(screen.getByLabelText("Email")).toHaveValue("");
  });

  it("keeps the way back to where the person was, in the form and in each link", async () => {
    answer(200, { user: { email: person.email, emailVerified: false }, resendAfter: 60 });
    renderWithProviders(<RegisterScreen />, { at: "/register?next=%2Fg%2Ffamily" });
    expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/login?next=%2Fg%2Ffamily");
    cleanup();
    await fillIn({ next: "/g/family" });
    expect(await screen.findByRole("link", { name: "Go to Sign In" })).toHaveAttribute(
      "href",
      "/login?next=%2Fg%2Ffamily",
    );
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toMatchObject({ wayBack: "/g/family" });
  });

  it("is the same sign-up when it is sent again after a lost answer", async () => {
    fetched.mockRejectedValueOnce(new TypeError("failed to fetch"));
    const { user } = await fillIn();
    expect(await screen.findByText("Network error. Please check your connection.")).toBeInTheDocument();
    answer(200, { user: { email: person.email, emailVerified: false }, resendAfter: 60 });
    await user.click(screen.getByRole("button", { name: "Create Account" }));
    expect(await screen.findByRole("heading", { name: "Welcome" })).toBeInTheDocument();
    const [first, second] = fetched.mock.calls.map(([, request]) => JSON.parse(String(request?.body)) as typeof person);
    expect(first).toHaveProperty("signUpKey", expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
    expect(second).toEqual(first);
  });

  it("puts the server's refusal of a field at the field and keeps what was typed", async () => {
    answer(422, { code: "username-taken", message: "taken", field: "username" });
    await fillIn();
    expect(await screen.findByText("This username is taken. Please choose another.")).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText("Username")).toHaveFocus());
    expect(screen.getByLabelText("Email")).toHaveValue(person.email);
    expect(screen.getByLabelText("Password")).toHaveValue(person.password);
  });

  it.each([
    [422, { code: "registration-failed" }],
    [200, { user: null }],
    [200, { user: { emailVerified: true } }],
  ])("says only that it failed when the server answers %i %j", async (status, body) => {
    answer(status, body);
    await fillIn();
    expect(await screen.findByText("Account creation failed")).toBeInTheDocument();
  });

  it("lets the mail be sent again only after the pause that the server told (D241)", async () => {
    answer(200, { user: { emailVerified: false }, resendAfter: 45 });
    const { user } = await fillIn();
    await user.click(await screen.findByRole("button", { name: /^Resend in 4\d/ }));
    expect(screen.getByText(/^You can resend the email in 4\d seconds\.$/)).toBeInTheDocument();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("waits as long as the server says where the pause was begun elsewhere (D241)", async () => {
    answer(200, { user: { emailVerified: false }, resendAfter: 0 });
    const { user } = await fillIn();
    answer(429, { code: "resend-paused", values: { retryAfter: 42 } });
    await user.click(await screen.findByRole("button", { name: "Resend verification email" }));
    expect(await screen.findByText("Please Wait")).toBeInTheDocument();
    expect(screen.getByText("You can resend the email in 42 seconds.")).toBeInTheDocument();
    expect(screen.queryByText("Resend Failed")).toBeNull();
    expect(screen.getByRole("button", { name: /^Resend in 4\d/ })).toBeInTheDocument();
  });

  it("says that there are no more letters when the server says so (D241)", async () => {
    answer(200, { user: { emailVerified: false }, resendAfter: 0 });
    const { user } = await fillIn();
    answer(200, { status: true, resendAfter: 0 });
    await user.click(await screen.findByRole("button", { name: "Resend verification email" }));
    expect(await screen.findByText("Email Sent!")).toBeInTheDocument();
    answer(429, { code: "resend-limit-reached", values: { retryAfter: 3600 } });
    await user.click(await screen.findByRole("button", { name: "Resend verification email" }));
    expect(await screen.findByText("Resend Limit Reached")).toBeInTheDocument();
  });
});
