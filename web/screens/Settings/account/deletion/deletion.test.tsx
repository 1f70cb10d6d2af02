import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderWithProviders } from "../../../../test/renderWithProviders.tsx";
import { DeletionDialog } from "./DeletionDialog.tsx";

const circle = {
  group_id: "00000000-0000-4000-8000-000000000001",
  name: "Queens",
  url_slug: "queens-1011",
  short_id: 1011,
};

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** An answer that is lost on its way is null. */
type Answer = [status: number, body: object] | null;

/** What the sign-in service answers at each path, one after the other; the last one goes on. */
function open(answers: Record<string, Answer[]>) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => {
    asked.push(`${String(url)} ${typeof init?.body === "string" ? init.body : ""}`.trim());
    const queue = answers[String(url)] ?? [[200, {}]];
    const answer = queue.length > 1 ? queue.shift()! : queue[0]!;
    if (answer === null) return Promise.reject(new TypeError("Failed to fetch"));
    const [status, body] = answer;
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  const view = renderWithProviders(<DeletionDialog onClose={() => {}} />, { at: "/settings", others: ["/"] });
  return { ...view, asked };
}

const deletionsIn = (asked: readonly string[]) =>
  asked
    .filter((one) => one.startsWith("/auth/delete-account "))
    .map((one) => JSON.parse(one.slice("/auth/delete-account ".length)) as object);

it("D169: tells each reason with the way to its circle, and offers no button", async () => {
  open({
    "/auth/deletion": [
      [
        200,
        {
          obstacles: [
            { kind: "running", group: circle },
            { kind: "owes", group: circle, cents: 50_00, currency: "EUR" },
            { kind: "balance", cents: 7_00, currency: "EUR" },
            { kind: "balance", cents: 12_34, currency: "USD" },
            { kind: "withdrawal" },
            { kind: "last_admin" },
          ],
          givesUp: [],
        },
      ],
    ],
  });
  const reasons = await screen.findAllByRole("listitem");
  expect(reasons.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("You have a seat in Queens, which is running."),
    expect.stringContaining("You owe €50.00 in Queens."),
    "You have a balance of €7.00. Withdraw it first.",
    "You have a balance of $12.34. Withdraw it first.",
    "A withdrawal of yours is on its way.",
    "You are the only platform admin. Somebody else has to become one first, and turn two-factor on.",
  ]);
  expect(within(reasons[0]!).getByRole("link", { name: "Open the circle" })).toHaveAttribute("href", "/g/queens-1011");
  expect(screen.queryByRole("button", { name: "Delete Account" })).toBeNull();
});

it("asks for the word, then for a fresh proof, and leaves the typed word as it is", async () => {
  const { asked, user } = open({
    "/auth/deletion": [[200, { obstacles: [], givesUp: [] }]],
    "/auth/security": [[200, { hasPassword: true, hasTwoFactor: false }]],
    "/auth/delete-account": [
      [403, { code: "fresh-proof-needed" }],
      [200, { success: true }],
    ],
  });
  await user.click(await screen.findByRole("button", { name: "Delete Account" }));
  const field = screen.getByLabelText("Type DELETE to confirm");
  expect(field).toHaveAccessibleDescription("Confirmation Required: Please type 'DELETE' to confirm account deletion.");
  await user.type(field, "DELETE");
  await user.click(screen.getByRole("button", { name: "Delete Account" }));
  await user.type(await screen.findByLabelText(/password/i, { selector: "input" }), "Quiet-Harbour7");
  expect(field).toHaveValue("DELETE");
  await user.keyboard("{Enter}");
  await waitFor(() =>
    expect(deletionsIn(asked)).toEqual([
      { confirmation: "DELETE", givesUp: [], deletionKey: expect.any(String) },
      { confirmation: "DELETE", givesUp: [], deletionKey: expect.any(String) },
    ]),
  );
});

it("D169: says beside the word what others owe that goes with the account, and sends exactly that", async () => {
  const debt = { cents: 50_00, currency: "EUR" };
  const { asked, user } = open({ "/auth/deletion": [[200, { obstacles: [], givesUp: [{ group: circle, ...debt }] }]] });
  expect(await screen.findByRole("heading", { name: "What you give up" })).toBeVisible();
  expect(screen.getByText(/^In Queens, others owe you €50\.00 and have not paid\./)).toBeVisible();
  await user.type(screen.getByLabelText("Type DELETE to confirm"), "DELETE");
  await user.click(screen.getByRole("button", { name: "Delete Account" }));
  await waitFor(() =>
    expect(deletionsIn(asked)).toMatchObject([{ givesUp: [{ group_id: circle.group_id, ...debt }] }]),
  );
});

describe("D169: a deletion whose answer is lost", () => {
  const send = async (answers: Answer[]) => {
    localStorage.setItem("own:u1:draft", "typed");
    const view = open({ "/auth/deletion": [[200, { obstacles: [], givesUp: [] }]], "/auth/delete-account": answers });
    await view.user.type(await screen.findByLabelText("Type DELETE to confirm"), "DELETE");
    await view.user.click(screen.getByRole("button", { name: "Delete Account" }));
    return view;
  };

  it("is asked for again by itself, as the same one, and ends as one that was answered", async () => {
    const { asked } = await send([null, [503, { code: "service-unavailable" }], [200, { success: true }]]);
    expect(await screen.findByText("page /")).toBeVisible();
    const [first, ...others] = deletionsIn(asked);
    expect(others).toEqual([first, first]);
    expect(localStorage.getItem("own:u1:draft")).toBeNull();
  });

  it("is none where the session has ended otherwise", async () => {
    await send([null, [401, { code: "session-expired" }]]);
    expect(await screen.findByText("Your session has expired. Please sign in again.")).toBeVisible();
    expect(localStorage.getItem("own:u1:draft")).toBe("typed");
  });
});

it("shows what has begun since it was opened, in the place of the form", async () => {
  const { user } = open({
    "/auth/deletion": [
      [200, { obstacles: [], givesUp: [] }],
      [200, { obstacles: [{ kind: "organizes", group: circle }], givesUp: [] }],
    ],
    "/auth/delete-account": [[409, { code: "account-still-needed" }]],
  });
  await user.type(await screen.findByLabelText("Type DELETE to confirm"), "DELETE");
  await user.click(screen.getByRole("button", { name: "Delete Account" }));
  expect(await screen.findByText(/You run Queens\./)).toBeVisible();
  expect(screen.queryByLabelText("Type DELETE to confirm")).toBeNull();
});

it("says why it does not know, and asks again", async () => {
  const { user } = open({
    "/auth/deletion": [
      [503, { code: "service-unavailable" }],
      [200, { obstacles: [], givesUp: [] }],
    ],
  });
  expect(await screen.findByText("We could not see whether something is open")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByLabelText("Type DELETE to confirm")).toBeVisible();
});
