import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
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
});

type Answer = [status: number, body: object];

/** What the sign-in service answers at each path, one after the other; the last one goes on. */
function open(answers: Record<string, Answer[]>) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => {
    asked.push(`${String(url)} ${typeof init?.body === "string" ? init.body : ""}`.trim());
    const queue = answers[String(url)] ?? [[200, {}]];
    const [status, body] = queue.length > 1 ? queue.shift()! : queue[0]!;
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  const view = renderWithProviders(<DeletionDialog onClose={() => {}} />, { at: "/settings", others: ["/"] });
  return { ...view, asked };
}

it("D169: tells each reason with the way to its circle, and offers no button", async () => {
  open({
    "/auth/deletion": [
      [
        200,
        {
          obstacles: [
            { kind: "running", group: circle },
            { kind: "owes", group: circle, cents: 50_00, currency: "EUR" },
            { kind: "balance", cents: 12_34 },
            { kind: "withdrawal" },
          ],
        },
      ],
    ],
  });
  const reasons = await screen.findAllByRole("listitem");
  expect(reasons.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("You have a seat in Queens, which is running."),
    expect.stringContaining("You owe €50.00 in Queens."),
    "You have a balance of $12.34. Withdraw it first.",
    "A withdrawal of yours is on its way.",
  ]);
  expect(within(reasons[0]!).getByRole("link", { name: "Open the circle" })).toHaveAttribute("href", "/g/queens-1011");
  expect(screen.queryByRole("button", { name: "Delete Account" })).toBeNull();
});

it("asks for the word, then for a fresh proof, and leaves the typed word as it is", async () => {
  const { asked, user } = open({
    "/auth/deletion": [[200, { obstacles: [] }]],
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
    expect(asked.filter((one) => one.startsWith("/auth/delete-account"))).toEqual([
      '/auth/delete-account {"confirmation":"DELETE"}',
      '/auth/delete-account {"confirmation":"DELETE"}',
    ]),
  );
});

it("shows what has begun since it was opened, in the place of the form", async () => {
  const { user } = open({
    "/auth/deletion": [
      [200, { obstacles: [] }],
      [200, { obstacles: [{ kind: "organizes", group: circle }] }],
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
      [200, { obstacles: [] }],
    ],
  });
  expect(await screen.findByText("We could not see whether something is open")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByLabelText("Type DELETE to confirm")).toBeVisible();
});
