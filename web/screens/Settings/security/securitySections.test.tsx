import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { closeOwn, ownOf } from "../../../offline/own.ts";
import { limitsAnswer } from "../../../test/limitsForTests.ts";
import { relayForTests } from "../../../test/relayForTests.ts";
import { renderWithProviders } from "../../../test/renderWithProviders.tsx";
import { answerFrom, signIn, signOut } from "../../../test/standIns.ts";
import { RelayEnvironmentProvider } from "react-relay";
import { leaving } from "../../../session/providers/signInBy.ts";
import * as waysIn from "../../../session/providers/waysIn.ts";
import { securitySections } from "./securitySections.ts";
import { SecurityTab } from "./SecurityTab.tsx";

type Answer = object | [status: number, code: string, more?: object];

/** What the sign-in service answers, path by path, one after the other; the last one stays. */
let answers: Record<string, Answer[]>;
let sent: [path: string, body: unknown][];

const security = {
  email: "chloe@example.com",
  newEmail: null as string | null,
  hasPassword: true,
  providers: [] as string[],
  hasTwoFactor: false,
  recoveryCodesLeft: 0,
  devices: [
    { id: "d1", isThis: true, signedInAt: "2026-03-01T10:00:00Z", userAgent: null, ipAddress: "203.0.113.1" },
    {
      id: "d2",
      isThis: false,
      signedInAt: "2026-02-01T10:00:00Z",
      userAgent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
      ipAddress: null,
    },
  ],
};

beforeEach(() => {
  sent = [];
  answers = { "/auth/security": [security], "/auth/ways-in": [{ providers: ["google"] }] };
  vi.stubGlobal("fetch", (url: string, request?: RequestInit) => {
    if (request?.method === "POST") sent.push([url, JSON.parse(String(request.body))]);
    const queue = answers[url] ?? [{}];
    const answer = queue.length > 1 ? queue.shift()! : queue[0]!;
    const [status, body] = Array.isArray(answer) ? [answer[0], { code: answer[1], ...answer[2] }] : [200, answer];
    return Promise.resolve(new Response(JSON.stringify(body), { status: Number(status) }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  signOut();
});

const event = (id: string, event_type: string, success = true) => ({
  id,
  security_audit_log_id: id,
  event_type,
  success,
  created_at: "2026-03-01T10:00:00Z",
  ip_address: "203.0.113.1",
  user_agent: null,
});

async function open(person: object = {}) {
  signIn("u1");
  const relay = relayForTests("member", {
    user_profiles_connection: {
      edges: [
        {
          cursor: "1",
          node: {
            __typename: "user_profiles",
            id: "p1",
            security_events: [],
            ...person,
          },
        },
      ],
    },
    limits_connection: limitsAnswer(),
  });
  answerFrom(relay.environment);
  const view = renderWithProviders(
    <RelayEnvironmentProvider environment={relay.environment}>
      <SecurityTab status={null} sections={securitySections} />
    </RelayEnvironmentProvider>,
  );
  await screen.findByRole("button", { name: "Sign out everywhere" });
  return view;
}
const part = (name: string) => within(screen.getByRole("listitem", { name }));

describe("another password (D148)", () => {
  async function change({
    current = "the present one",
    next = "Quiet-Harbour7",
    confirmation,
  }: { current?: string; next?: string; confirmation?: string } = {}) {
    const view = await open();
    const card = part("Change password");
    if (current) await view.user.type(card.getByLabelText("Current password"), current);
    await view.user.type(card.getByLabelText("New password"), next);
    await view.user.type(card.getByLabelText("Confirm new password"), confirmation ?? next);
    await view.user.click(card.getByRole("button", { name: "Change password" }));
    return { ...view, card };
  }

  it("is sent with the present one, and then the inputs are empty", async () => {
    const { card } = await change();
    expect(await screen.findByText("Your password is changed")).toBeVisible();
    expect(sent).toEqual([
      ["/auth/change-password", { currentPassword: "the present one", newPassword: "Quiet-Harbour7" }],
    ]);
    expect(card.getByLabelText("Current password")).toHaveValue("");
  });

  it.each([
    [{ next: "short" }, "Invalid Password: Password must be at least 6 characters long."],
    [{ confirmation: "Quiet-Harbour8" }, "Password Mismatch: Passwords do not match."],
    [{ current: "" }, "Please enter your current password."],
  ])("%j is refused before it is sent", async (typed, words) => {
    await change(typed);
    expect(await screen.findByText(words)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it("below twelve characters is warned of and sent all the same", async () => {
    const { user } = await open();
    const card = part("Change password");
    await user.type(card.getByLabelText("New password"), "abcdef");
    expect(card.getByText("It is good practice to take at least 12 characters.")).toBeVisible();
    expect(card.getByText("Weak")).toBeVisible();
    await user.type(card.getByLabelText("Confirm new password"), "abcdef");
    await user.type(card.getByLabelText("Current password"), "the present one");
    await user.click(card.getByRole("button", { name: "Change password" }));
    await waitFor(() => expect(sent.map(([path]) => path)).toEqual(["/auth/change-password"]));
  });

  it("refused by the server says so at its input and keeps what was typed", async () => {
    answers["/auth/change-password"] = [
      [401, "wrong-password", { field: "currentPassword", values: { attemptsLeft: 4 } }],
    ];
    const { card } = await change();
    expect(await card.findByText("That password is not right.")).toBeVisible();
    await waitFor(() => expect(card.getByLabelText("Current password")).toHaveFocus());
    expect(card.getByLabelText("New password")).toHaveValue("Quiet-Harbour7");
  });
});

describe("another address (D150)", () => {
  it("asks for a fresh proof where the server wants one, and then goes on by itself", async () => {
    answers["/auth/change-email"] = [[403, "fresh-proof-needed"], { newEmail: "new@example.com" }];
    answers["/auth/prove"] = [[401, "wrong-password", { field: "password", values: { attemptsLeft: 4 } }], {}];
    const { user } = await open();
    const card = part("Change email");
    await user.type(card.getByLabelText("New email address"), "new@example.com");
    await user.click(card.getByRole("button", { name: "Change email" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Is it you?" }));
    await user.type(dialog.getByLabelText("Your password"), "wrong");
    await user.click(dialog.getByRole("button", { name: "Go on" }));
    expect(await dialog.findByText("That password is not right.")).toBeVisible();
    answers["/auth/security"] = [{ ...security, newEmail: "new@example.com" }];
    await user.click(dialog.getByRole("button", { name: "Go on" }));
    expect(await card.findByText("Please confirm the new address")).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(sent.map(([path]) => path)).toEqual([
      "/auth/change-email",
      "/auth/prove",
      "/auth/prove",
      "/auth/change-email",
    ]);
  });

  it("without the proof stays typed and says why", async () => {
    answers["/auth/change-email"] = [[403, "fresh-proof-needed"]];
    const { user } = await open();
    const card = part("Change email");
    await user.type(card.getByLabelText("New email address"), "new@example.com");
    await user.click(card.getByRole("button", { name: "Change email" }));
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Cancel" }));
    expect(await card.findByText(/show that it is you/)).toBeVisible();
    expect(card.getByLabelText("New email address")).toHaveValue("new@example.com");
  });

  it("that waits can be given up", async () => {
    answers["/auth/security"] = [{ ...security, newEmail: "new@example.com" }];
    const { user } = await open();
    answers["/auth/security"] = [security];
    await user.click(part("Change email").getByRole("button", { name: "Keep the old one" }));
    await waitFor(() => expect(screen.queryByText("Please confirm the new address")).toBeNull());
    expect(sent).toEqual([["/auth/cancel-email-change", {}]]);
  });
});

describe("ways to sign in (D166)", () => {
  const withGoogle = { ...security, providers: ["google"] };

  it("are added at the provider's page", async () => {
    answers["/auth/add-way-in"] = [{ url: "https://accounts.example/there" }];
    const to = vi.spyOn(leaving, "to").mockImplementation(() => {});
    // A page asks once; what the server said may have been heard in the test of another page.
    vi.spyOn(waysIn, "openProviders").mockReturnValue(["google"]);
    const { user } = await open();
    await user.click(await part("Ways to sign in").findByRole("button", { name: "Add Google" }));
    await waitFor(() => expect(to).toHaveBeenCalledWith("https://accounts.example/there"));
    expect(sent).toEqual([["/auth/add-way-in", { provider: "google" }]]);
  });

  it("can be added again by who comes back with the browser's own button", async () => {
    answers["/auth/add-way-in"] = [{ url: "https://accounts.example/there" }];
    vi.spyOn(leaving, "to").mockImplementation(() => {});
    vi.spyOn(waysIn, "openProviders").mockReturnValue(["google"]);
    const { user } = await open();
    const add = await part("Ways to sign in").findByRole("button", { name: "Add Google" });
    await user.click(add);
    await waitFor(() => expect(add).toBeDisabled());
    await act(async () => void dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
    expect(add).toBeEnabled();
  });

  it("are taken away after a question, with a fresh proof where the server wants one", async () => {
    answers["/auth/security"] = [withGoogle];
    answers["/auth/remove-way-in"] = [[403, "fresh-proof-needed"], {}];
    const { user } = await open();
    const card = part("Ways to sign in");
    expect(card.getByText("Email and password")).toBeVisible();
    await user.click(card.getByRole("button", { name: "Remove Google" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Remove Google?" }));
    await user.click(question.getByRole("button", { name: "Remove" }));
    const proof = within(await screen.findByRole("dialog", { name: "Is it you?" }));
    await user.type(proof.getByLabelText("Your password"), "the present one");
    answers["/auth/security"] = [security];
    await user.click(proof.getByRole("button", { name: "Go on" }));
    expect(await screen.findByText("Google is removed")).toBeVisible();
    expect(card.queryByRole("button", { name: "Remove Google" })).toBeNull();
    // The button that the question gave the focus back to went with its row.
    await waitFor(() => expect(card.getByRole("heading", { name: "Ways to sign in" })).toHaveFocus());
  });

  it("stay where the last one would go, and say what comes first", async () => {
    answers["/auth/security"] = [{ ...withGoogle, hasPassword: false }];
    answers["/auth/remove-way-in"] = [[409, "last-way-in"]];
    const { user } = await open();
    const card = part("Ways to sign in");
    await user.click(card.getByRole("button", { name: "Remove Google" }));
    const question = within(await screen.findByRole("alertdialog"));
    await user.click(question.getByRole("button", { name: "Remove" }));
    expect(await card.findByText(/Please set a password first/)).toBeVisible();
    expect(card.getByRole("button", { name: "Remove Google" })).toBeVisible();
  });
});

describe("two-factor (D164)", () => {
  const on = { ...security, hasTwoFactor: true, recoveryCodesLeft: 10 };
  const codes = ["aaaaa-bbbbb", "ccccc-ddddd"];

  it("is turned on with a picture or a key and a code, and shows the recovery codes once", async () => {
    answers["/auth/two-factor/begin"] = [{ uri: "otpauth://totp/x?secret=ABCDEFGH", key: "ABCDEFGHIJ" }];
    answers["/auth/two-factor/confirm"] = [{ recoveryCodes: codes }];
    const { user } = await open();
    await user.click(part("Two-factor sign-in").getByRole("button", { name: "Turn on" }));
    const setUp = within(await screen.findByRole("dialog", { name: "Turn on two-factor sign-in" }));
    expect(await setUp.findByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
    expect(setUp.getByText("ABCD EFGH IJ")).toBeVisible();
    await user.click(setUp.getByRole("button", { name: "Copy key" }));
    expect(await navigator.clipboard.readText()).toBe("ABCDEFGHIJ");
    answers["/auth/security"] = [on];
    await user.type(setUp.getByLabelText("Code"), "123 456");
    await user.click(setUp.getByRole("button", { name: "Confirm" }));

    const dialog = await screen.findByRole("dialog", { name: "Your recovery codes" });
    const shown = within(dialog);
    // A slip closes nothing that is shown only now.
    fireEvent.keyDown(dialog, { key: "Escape" });
    fireEvent(dialog, new Event("cancel", { cancelable: true }));
    fireEvent.mouseDown(dialog, { clientX: -10, clientY: -10 });
    expect(shown.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(codes);
    await user.click(shown.getByRole("button", { name: "Copy" }));
    expect(await navigator.clipboard.readText()).toBe(codes.join("\n"));
    await user.click(shown.getByRole("button", { name: "I have saved them" }));
    expect(await screen.findByText("10 recovery codes left")).toBeVisible();
    expect(screen.queryByText(codes[0]!)).toBeNull();
  });

  it("is turned on with the key that was scanned also where a fresh proof is wanted by then (D302)", async () => {
    answers["/auth/two-factor/begin"] = [{ uri: "otpauth://totp/x?secret=ABCDEFGH", key: "ABCDEFGHIJ" }];
    answers["/auth/two-factor/confirm"] = [[403, "fresh-proof-needed"], { recoveryCodes: codes }];
    const { user } = await open();
    await user.click(part("Two-factor sign-in").getByRole("button", { name: "Turn on" }));
    const setUp = within(await screen.findByRole("dialog", { name: "Turn on two-factor sign-in" }));
    await user.type(setUp.getByLabelText("Code"), "123 456");
    await user.click(setUp.getByRole("button", { name: "Confirm" }));
    const proof = within(await screen.findByRole("dialog", { name: "Is it you?" }));
    await user.type(proof.getByLabelText("Your password"), "the present one");
    await user.click(proof.getByRole("button", { name: "Go on" }));
    expect(await screen.findByRole("dialog", { name: "Your recovery codes" })).toBeVisible();
    expect(sent.map(([path]) => path)).toEqual([
      "/auth/two-factor/begin",
      "/auth/two-factor/confirm",
      "/auth/prove",
      "/auth/two-factor/confirm",
    ]);
  });

  it("that was turned on elsewhere meanwhile is said so, with what to do, and shown behind the dialog", async () => {
    answers["/auth/two-factor/begin"] = [{ uri: "otpauth://totp/x?secret=ABCDEFGH", key: "ABCDEFGHIJ" }];
    answers["/auth/two-factor/confirm"] = [[409, "two-factor-is-on"]];
    const { user } = await open();
    await user.click(part("Two-factor sign-in").getByRole("button", { name: "Turn on" }));
    const setUp = within(await screen.findByRole("dialog", { name: "Turn on two-factor sign-in" }));
    answers["/auth/security"] = [on];
    await user.type(setUp.getByLabelText("Code"), "123456");
    await user.click(setUp.getByRole("button", { name: "Confirm" }));
    expect(await setUp.findByText(/If you have not saved its recovery codes/)).toBeVisible();
    await user.click(setUp.getByRole("button", { name: "Cancel" }));
    expect(await screen.findByText("10 recovery codes left")).toBeVisible();
  });

  it("that was turned off elsewhere meanwhile is shown so once new codes are refused", async () => {
    answers["/auth/security"] = [on];
    answers["/auth/two-factor/recovery-codes"] = [[404, "no-two-factor"]];
    const { user } = await open();
    await user.click(part("Two-factor sign-in").getByRole("button", { name: "New recovery codes" }));
    answers["/auth/security"] = [security];
    const question = within(await screen.findByRole("alertdialog"));
    await user.click(question.getByRole("button", { name: "New recovery codes" }));
    expect(await screen.findByText("No new codes were made")).toBeVisible();
    expect(await part("Two-factor sign-in").findByRole("button", { name: "Turn on" })).toBeVisible();
  });

  it("is turned off with a code", async () => {
    answers["/auth/security"] = [on];
    answers["/auth/two-factor/end"] = [
      [401, "invalid-two-factor-code", { field: "code", values: { attemptsLeft: 4 } }],
      {},
    ];
    const { user } = await open();
    await user.click(part("Two-factor sign-in").getByRole("button", { name: "Turn off" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Turn off two-factor sign-in?" }));
    await user.type(dialog.getByLabelText("Code"), "123456");
    await user.click(dialog.getByRole("button", { name: "Turn off" }));
    expect(await dialog.findByText(/That code is not right/)).toBeVisible();
    answers["/auth/security"] = [security];
    await user.click(dialog.getByRole("button", { name: "Turn off" }));
    expect(await screen.findByText("Two-factor sign-in is off")).toBeVisible();
  });

  it("gives new recovery codes after a question", async () => {
    answers["/auth/security"] = [on];
    answers["/auth/two-factor/recovery-codes"] = [{ recoveryCodes: codes }];
    const { user } = await open();
    await user.click(part("Two-factor sign-in").getByRole("button", { name: "New recovery codes" }));
    const question = within(await screen.findByRole("alertdialog"));
    await user.click(question.getByRole("button", { name: "New recovery codes" }));
    expect(await screen.findByText(codes[1]!)).toBeVisible();
  });
});

describe("devices (D238)", () => {
  it("are listed, and one of them is signed out", async () => {
    const { user } = await open();
    const card = part("Signed-in devices");
    expect(card.getByText("This device")).toBeVisible();
    answers["/auth/security"] = [{ ...security, devices: security.devices.slice(0, 1) }];
    await user.click(card.getByRole("button", { name: "Sign out Firefox, Windows" }));
    expect(await screen.findByText("Signed out")).toBeVisible();
    expect(card.queryByText("Firefox, Windows")).toBeNull();
    expect(sent).toEqual([["/auth/end-device", { id: "d2" }]]);
    expect(card.queryByRole("button", { name: "Sign out other devices" })).toBeNull();
  });

  it("are signed out one after the other without waiting, and the list is the newest that was read", async () => {
    const [mine, firefox] = security.devices;
    const third = {
      ...firefox!,
      id: "d3",
      userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    };
    answers["/auth/security"] = [{ ...security, devices: [mine, firefox, third] }];
    const { user } = await open();
    const answer = globalThis.fetch;
    const [firstEnd, firstRead] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let reads = 0;
    vi.stubGlobal("fetch", async (url: string, request: RequestInit) => {
      const now = answer(url, request);
      if (url === "/auth/end-device" && sent.length === 1) await firstEnd.promise;
      if (url === "/auth/security" && (reads += 1) === 1) await firstRead.promise;
      return now;
    });
    const card = part("Signed-in devices");
    await user.click(card.getByRole("button", { name: "Sign out Firefox, Windows" }));
    await user.click(card.getByRole("button", { name: "Sign out Firefox, Linux" }));
    expect(sent.map(([, body]) => body)).toEqual([{ id: "d2" }, { id: "d3" }]);
    answers["/auth/security"] = [{ ...security, devices: [mine] }];
    await act(async () => firstEnd.resolve());
    await waitFor(() => expect(card.queryByText("Firefox, Windows")).toBeNull());
    await act(async () => firstRead.resolve());
    expect(card.queryByText("Firefox, Windows")).toBeNull();
  });

  it("are all signed out after a question", async () => {
    const { user } = await open();
    await user.click(part("Signed-in devices").getByRole("button", { name: "Sign out everywhere" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Sign out everywhere?" }));
    await user.click(question.getByRole("button", { name: "Sign out everywhere" }));
    await waitFor(() => expect(sent[0]).toEqual(["/auth/sign-out-everywhere", {}]));
  });

  it.each([
    [
      "whose answer was lost",
      [
        [503, "service-unavailable"],
        [401, "session-expired"],
      ],
      null,
    ],
    ["that had ended before", [[401, "session-expired"]], "The device could not be signed out"],
  ] satisfies [string, Answer[], string | null][])("all end at once, also %s", async (_, given, said) => {
    answers["/auth/sign-out-everywhere"] = given;
    const { user } = await open();
    localStorage.setItem("own:u1:draft", "typed");
    await user.click(part("Signed-in devices").getByRole("button", { name: "Sign out everywhere" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Sign out everywhere?" }));
    await user.click(question.getByRole("button", { name: "Sign out everywhere" }));
    if (said !== null) expect(await screen.findByText(new RegExp(said))).toBeVisible();
    await waitFor(() => expect(localStorage.getItem("own:u1:draft")).toBe(said === null ? null : "typed"));
  });

  it("say in that question how many messages would be lost that have not arrived", async () => {
    const { user } = await open();
    const recording = { sound: new Blob(), format: "webm" as const, ms: 2000, levels: [] };
    const what = { chat: "c", messageId: "m", text: null, recording, voiceId: null, replyToId: null };
    await ownOf("u1").queue.putAside({ kind: "say", what, line: "c" });
    await user.click(part("Signed-in devices").getByRole("button", { name: "Sign out everywhere" }));
    const question = await screen.findByRole("alertdialog", { name: "Sign out everywhere?" });
    expect(question).toHaveTextContent(
      "sign in again. 1 message has not been sent yet. If you sign out now, it is deleted",
    );
    closeOwn();
  });

  it("that cannot be read say so, and the rest of the page stays", async () => {
    answers["/auth/security"] = [[503, "service-unavailable"], security];
    signIn("u1");
    const relay = relayForTests("member", {
      user_profiles_connection: {
        edges: [{ cursor: "1", node: { __typename: "user_profiles", id: "p1", security_events: [] } }],
      },
      limits_connection: limitsAnswer(),
    });
    const { user } = renderWithProviders(
      <RelayEnvironmentProvider environment={relay.environment}>
        <SecurityTab status={null} sections={securitySections} />
      </RelayEnvironmentProvider>,
    );
    expect(await part("Signed-in devices").findByText(/^This could not be read/)).toBeVisible();
    expect(await part("Recent security events").findByText("Nothing has happened yet.")).toBeVisible();
    await user.click(part("Signed-in devices").getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("button", { name: "Sign out everywhere" })).toBeVisible();
  });
});

it("D234: lists what happened, as many as the catalogue says", async () => {
  const events = [
    event("e1", "login_attempt", false),
    ...Array.from({ length: 25 }, (_, at) => event(`x${at}`, "password_change")),
  ];
  await open({ security_events: events });
  const list = part("Recent security events");
  expect(await list.findAllByRole("listitem")).toHaveLength(20);
  expect(list.getByText("Sign-in refused")).toBeVisible();
});

it("D238: an identity that another account has is no lock after wrong attempts", async () => {
  await open({
    security_events: [event("e1", "duplicate_identity", false), event("e2", "suspicious_activity", false)],
  });
  const rows = await part("Recent security events").findAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Identity check refused: another account is verified with this identity/),
    expect.stringMatching(/^Locked after wrong attempts/),
  ]);
});
