import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderWithProviders } from "../../../test/renderWithProviders.tsx";
import { signIn, signOut } from "../../../test/standIns.ts";
import { Component as RegisterScreen } from "../RegisterScreen.tsx";

const fetched = vi.fn<typeof fetch>();
const answer = (status: number, body: unknown) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
const accepted = () => answer(200, { user: { email: person.Email, emailVerified: false }, resendAfter: 60 });

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  signOut();
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const person = {
  "Full name": "Nadia Okafor",
  Email: "nadia@example.com",
  Username: "nadia.o",
  Phone: "+1 (555) 010-9999",
  Location: "Zanesville, United States",
  "Date of birth": "1987-03-14",
  "Street address": "4471 Kestrel Hollow Road",
  City: "Zanesville",
  State: "oh",
  "ZIP code": "43701",
  "Last 4 digits of your SSN": "8362",
  Password: "quietharbourside",
  "Confirm password": "quietharbourside",
};
type Label = keyof typeof person;
const LABELS: readonly (readonly Label[])[] = [
  ["Full name", "Email"],
  ["Username"],
  ["Phone", "Location"],
  ["Date of birth", "Street address", "City", "State", "ZIP code", "Last 4 digits of your SSN"],
  ["Password", "Confirm password"],
];
const SECRETS = ["1987-03-14", "Kestrel", "43701", "8362", "quietharbourside"];

type Open = ReturnType<typeof open>;
const open = (at = "/register") => renderWithProviders(<RegisterScreen />, { at, others: ["/login"] });
/** The words of the step that is shown; looking for roles takes longest. */
const heading = (step: number) =>
  waitFor(() => {
    const words = document.querySelector("h2");
    expect(words).toHaveTextContent(new RegExp(`^Step ${step} of 5`));
    return words!;
  });

/** Fills in a step as a password manager does: at once. */
async function fill({ user }: Open, step: number, changes: Partial<typeof person> = {}) {
  for (const label of LABELS[step - 1] ?? [])
    fireEvent.change(screen.getByLabelText(label), { target: { value: { ...person, ...changes }[label] } });
  if (step === 5) await user.click(screen.getByRole("checkbox"));
}
const createButton = () => screen.getByText("Create Account", { selector: "button, button *" });
const goOn = ({ user }: Open) => user.click(screen.getByText("Continue"));

/** Fills in all steps before one and arrives there. */
async function arriveAt(step: number, view = open(), changes: Partial<typeof person> = {}): Promise<Open> {
  for (let at = 1; at < step; at += 1) {
    await fill(view, at, changes);
    if (at === 2) answer(200, { status: true });
    await goOn(view);
    await heading(at + 1);
  }
  return view;
}
const stored = () => JSON.stringify({ ...sessionStorage, ...localStorage });
const sent = () => JSON.parse(String(fetched.mock.calls.at(-1)?.[1]?.body)) as Record<string, unknown>;

describe("the sign-up in five steps", () => {
  it("sends everything at the end, in the form that the server takes, and shows what to do next", async () => {
    const view = open("/register?next=%2Fg%2Ffamily");
    await arriveAt(5, view);
    accepted();
    await fill(view, 5);
    await view.user.click(createButton());
    expect(await screen.findByRole("heading", { name: "Welcome" })).toBeInTheDocument();
    expect(sent()).toMatchObject({
      form: "wizard",
      name: "Nadia Okafor",
      email: "nadia@example.com",
      username: "nadia.o",
      phone: "+1 (555) 010-9999",
      location: "Zanesville, United States",
      dateOfBirth: "1987-03-14",
      address: "4471 Kestrel Hollow Road",
      city: "Zanesville",
      state: "OH",
      postalCode: "43701",
      ssnLast4: "8362",
      password: "quietharbourside",
      acceptTerms: true,
      language: "en",
      wayBack: "/g/family",
    });
    expect(sent()).not.toHaveProperty("confirmPassword");
    // Nothing is left for whoever comes next.
    await view.user.click(screen.getByRole("link", { name: "Go to Sign In" }));
    expect(stored()).not.toContain("nadia");
  });

  it("lets a mistyped address be corrected, and keeps what is no secret", async () => {
    const view = open("/register?next=%2Fg%2Ffamily");
    await arriveAt(5, view, { Email: "nadia@exmaple.com" });
    accepted();
    await fill(view, 5);
    await view.user.click(createButton());
    await view.user.click(await screen.findByRole("link", { name: "Wrong address? Correct it" }));
    await heading(1);
    expect(view.router.state.location.search).toBe("?next=%2Fg%2Ffamily");
    expect(screen.getByLabelText("Email")).toHaveFocus();
    expect(screen.getByLabelText("Email")).toHaveValue("nadia@exmaple.com");
    const { signUpKey } = sent();
    await arriveAt(5, view);
    const form = { signUpKey, insteadOf: "nadia@exmaple.com", email: "nadia@example.com", username: "nadia.o" };
    // The username is asked about as their own.
    expect(sent()).toEqual(form);
    accepted();
    await fill(view, 5);
    await view.user.click(createButton());
    expect(await screen.findByRole("heading", { name: "Welcome" })).toBeInTheDocument();
    expect(screen.getByText("nadia@example.com")).toBeInTheDocument();
    expect(sent()).toMatchObject(form);
  });

  it.each([
    [1, ["Please fill in your name and email."]],
    [2, ["Please provide your username (display name)."]],
    [3, ["Please fill in your phone number and location."]],
    [4, ["Please complete all identity verification fields."]],
    [5, ["Missing Password", "Please agree to the terms to go on."]],
  ] as const)("does not leave step %i empty, says why at each field and focuses the first", async (step, words) => {
    const view = await arriveAt(step);
    fetched.mockClear();
    await view.user.click(step === 5 ? createButton() : screen.getByText("Continue"));
    for (const sentence of words) expect(screen.getAllByText(sentence).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.getByLabelText(LABELS[step - 1]![0]!)).toHaveFocus());
    expect(await heading(step)).toBeInTheDocument();
    expect(fetched).not.toHaveBeenCalled();
  });

  it("keeps a username whole that is too long, and says how long one may be", async () => {
    const view = await arriveAt(2);
    await view.user.type(screen.getByLabelText("Username"), "amina.el.fassi.of.the.sunday.circle");
    await goOn(view);
    expect(screen.getByText("Use 3 to 30 letters, digits, dots or underscores.")).toBeInTheDocument();
    expect(screen.getByLabelText("Username")).toHaveValue("amina.el.fassi.of.the.sunday.circle");
  });

  it("keeps a name whole that is too long, and says how long one may be", async () => {
    const view = await arriveAt(1);
    const name = "Amina El Fassi ".repeat(9);
    await view.user.clear(screen.getByLabelText("Full name"));
    await view.user.click(screen.getByLabelText("Full name"));
    await view.user.paste(name);
    await goOn(view);
    expect(screen.getByText("Use up to 120 characters.")).toBeInTheDocument();
    expect(screen.getByLabelText("Full name")).toHaveValue(name);
  });

  it("says that passwords differ, and that one is too weak", async () => {
    const view = await arriveAt(5);
    await fill(view, 5, { Password: "passwordpassword", "Confirm password": "passwordpasswort" });
    await view.user.click(createButton());
    expect(screen.getByText("Password Mismatch: Passwords do not match.")).toBeInTheDocument();
    expect(screen.getByText(/^Password too weak: /)).toBeInTheDocument();
  });

  it("takes digits alone for digits, and two capitals for a state", async () => {
    const view = await arriveAt(4);
    await view.user.type(screen.getByLabelText("State"), "o1hi");
    await view.user.type(screen.getByLabelText("ZIP code"), "4a37-011");
    await view.user.type(screen.getByLabelText("Last 4 digits of your SSN"), "83-62-1");
    expect(
      ["State", "ZIP code", "Last 4 digits of your SSN"].map(
        (label) => screen.getByLabelText<HTMLInputElement>(label).value,
      ),
    ).toEqual(["OH", "43701", "8362"]);
  });
});

describe("the steps", () => {
  it("the focus goes to the words of the new step, so that they are read out", async () => {
    await arriveAt(2);
    await waitFor(async () => expect(await heading(2)).toHaveFocus());
  });

  it("the browser's Back goes one step back and keeps what was typed, as the form's own does", async () => {
    const view = await arriveAt(4);
    view.router.navigate(-1);
    await heading(3);
    expect(screen.getByLabelText("Phone")).toHaveValue(person.Phone);
    await view.user.click(screen.getByText("Back"));
    await heading(2);
    expect(view.router.state.location.search).toBe("?step=2");
    expect(screen.getByLabelText("Username")).toHaveValue("nadia.o");
  });

  it("a reload keeps the step and what is no secret", async () => {
    await arriveAt(3);
    expect(stored()).toContain("nadia.o");
    cleanup();
    open("/register?step=3");
    await heading(3);
    cleanup();
    open("/register");
    expect(screen.getByLabelText("Email")).toHaveValue("nadia@example.com");
  });

  it("D144: the next person at this tab finds nothing of what the last one typed", async () => {
    await arriveAt(3);
    cleanup();
    signIn("u1");
    signOut();
    for (const typed of ["Nadia", "nadia"]) expect(stored()).not.toContain(typed);
    open("/register?step=3");
    await heading(1);
    expect(screen.getByLabelText("Email")).toHaveValue("");
  });

  it("D145: nothing of the identity and no password is ever kept by the browser; a reload asks for it again", async () => {
    const view = await arriveAt(5);
    await fill(view, 5);
    for (const secret of SECRETS) expect(stored()).not.toContain(secret);
    cleanup();
    const again = open("/register?step=5");
    await heading(4);
    expect(screen.getByText("Please fill this step in again")).toBeInTheDocument();
    expect(again.router.state.location.search).toBe("?step=4");
    await fill(again, 4);
    // Filling it in is not going on.
    expect(await heading(4)).toBeInTheDocument();
    await goOn(again);
    await heading(5);
    expect(screen.getByLabelText("Password")).toHaveValue("");
  });

  it.each(["/register?step=5", "/register?step=x", "/register?step=-1"])("%s begins at the first step", async (at) => {
    open(at);
    expect(await heading(1)).toBeInTheDocument();
  });
});

describe("a refusal of the server", () => {
  it.each([
    ["username-taken", "This username is taken. Please choose another."],
    ["name-reserved", "This name could be taken for our support. Please choose another."],
  ])("%s is said on the step of the username, before anything else is asked", async (code, words) => {
    const view = await arriveAt(2);
    await fill(view, 2);
    answer(422, { code, field: "username" });
    await goOn(view);
    expect(await screen.findByText(words)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText("Username")).toHaveFocus());
    expect(screen.getByLabelText("Username")).toHaveValue("nadia.o");
    expect(sent()).toEqual({ username: "nadia.o", email: person.Email, signUpKey: expect.any(String) as string });
  });

  it("about a username that comes after its writer has gone back leaves them there", async () => {
    const view = await arriveAt(2);
    await fill(view, 2);
    const asked = Promise.withResolvers<Response>();
    fetched.mockReturnValueOnce(asked.promise);
    await goOn(view);
    await view.user.click(screen.getByRole("button", { name: "Back" }));
    await heading(1);
    asked.resolve(new Response("{}"));
    await act(() => asked.promise);
    expect(await heading(1)).toBeInTheDocument();
    expect(view.router.state.location.search).not.toContain("step=3");
  });

  it("without an answer about the username says so, and of no registration that failed", async () => {
    const view = await arriveAt(2);
    await fill(view, 2);
    answer(503, { code: "service-unavailable" });
    await goOn(view);
    expect(await screen.findByText(/^Authentication service temporarily unavailable/)).toBeVisible();
    expect(screen.queryByText("Registration Failed")).toBeNull();
    expect(screen.getByLabelText("Username")).toHaveValue("nadia.o");
  });

  it.each([
    ["username-taken", "username", "Username", 2],
    ["invalid-input", "address", "Street address", 4],
    ["invalid-input", "name", "Full name", 1],
    ["under-age", "dateOfBirth", "Date of birth", 4],
    ["invalid-phone", "phone", "Phone", 3],
  ] as const)(
    "%s of %s leads back to its step, with the focus, and keeps every entry",
    async (code, field, label, step) => {
      const view = await arriveAt(5);
      answer(422, { code, field });
      await fill(view, 5);
      await view.user.click(createButton());
      await heading(step);
      await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
      expect(screen.getByLabelText(label)).toHaveAttribute("aria-invalid", "true");
      expect(screen.getByLabelText(label)).not.toHaveValue("");
    },
  );

  it("of no field stands below the button; the same form sent again is the same sign-up", async () => {
    const view = open();
    await arriveAt(5, view);
    fetched.mockRejectedValueOnce(new TypeError("failed to fetch"));
    await fill(view, 5);
    await view.user.click(createButton());
    expect(await screen.findByText("Registration Failed")).toBeInTheDocument();
    const first = sent();
    accepted();
    await view.user.click(createButton());
    await screen.findByRole("heading", { name: "Welcome" });
    expect(sent()).toEqual(first);
  });

  it("whose answer nobody knows says that the account was not made", async () => {
    const view = open();
    await arriveAt(5, view);
    answer(418, {});
    await fill(view, 5);
    await view.user.click(createButton());
    expect(await screen.findByText("Failed to create account.")).toBeInTheDocument();
  });
});

it("offers the short form, and there the long one, on the way to the same place (D144)", async () => {
  const view = open("/register?next=%2Fg%2Ffamily");
  await view.user.click(screen.getByRole("link", { name: "Use the short form" }));
  expect(view.router.state.location.search).toBe("?variant=quick&next=%2Fg%2Ffamily");
  expect(screen.getByLabelText("Password")).toBeInTheDocument();
  await view.user.click(screen.getByRole("link", { name: "Use the full form" }));
  expect(view.router.state.location.search).toBe("?next=%2Fg%2Ffamily");
});

it("what was typed goes along from one form to the other, but for the password, and stays over a reload (D144)", async () => {
  const view = await arriveAt(3);
  await fill(view, 3);
  await view.user.click(screen.getByRole("link", { name: "Use the short form" }));
  const shown = () => ["Full name", "Email", "Username"].map((at) => screen.getByLabelText<HTMLInputElement>(at).value);
  expect(shown()).toEqual(["Nadia Okafor", "nadia@example.com", "nadia.o"]);
  await view.user.type(screen.getByLabelText("Full name"), " Bello");
  await view.user.type(screen.getByLabelText("Password"), "quietharbourside");
  cleanup();
  const again = open("/register?variant=quick");
  expect(shown()).toEqual(["Nadia Okafor Bello", "nadia@example.com", "nadia.o"]);
  expect(screen.getByLabelText("Password")).toHaveValue("");
  expect(stored()).not.toContain("quietharbourside");
  await again.user.click(screen.getByRole("link", { name: "Use the full form" }));
  expect(screen.getByLabelText("Full name")).toHaveValue("Nadia Okafor Bello");
  await goOn(again);
  answer(200, { status: true });
  await goOn(again);
  await heading(3);
  expect(screen.getByLabelText("Phone")).toHaveValue(person.Phone);
});

it("tells password managers that the email is the user name, and keeps them from the last digits", async () => {
  const view = open();
  const filledInBy = (label: string) => screen.getByLabelText<HTMLInputElement>(label).autocomplete;
  expect([filledInBy("Full name"), filledInBy("Email")]).toEqual(["name", "email"]);
  await arriveAt(4, view);
  expect(LABELS[3]!.map(filledInBy)).toEqual([
    "bday",
    "street-address",
    "address-level2",
    "address-level1",
    "postal-code",
    "off",
  ]);
  await fill(view, 4);
  await goOn(view);
  await heading(5);
  const known = document.querySelector<HTMLInputElement>("input[autocomplete=username]");
  expect([known?.value, known?.readOnly]).toEqual(["nadia@example.com", true]);
  expect([filledInBy("Password"), filledInBy("Confirm password")]).toEqual(["new-password", "new-password"]);
});
