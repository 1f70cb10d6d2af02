import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { showLanguage } from "../../i18n/i18n.ts";
import { groupAnswers, ids, mayNot, profileRow, recruitingGroup, startedGroup } from "../../test/groupForTests.ts";
import { renderGroupPage } from "../../test/renderGroupPage.tsx";
import { signIn } from "../../test/standIns.ts";

beforeEach(() => signIn(ids.chloe));
afterEach(() => act(() => showLanguage("en")));

const short = (person: "bruno" | "chloe", state: string, on_day: string | null = null) => ({
  amount: 100_00,
  on_day,
  payer: profileRow(person),
  payer_id: ids[person],
  state,
});
const payout = (shortfalls: ReturnType<typeof short>[]) => ({
  amount: 200_00 - 100_00 * shortfalls.length,
  currency: "USD",
  paid_out_on: "2026-02-15",
  payout_round: 1,
  recipient: profileRow("amina"),
  recipient_id: ids.amina,
  shortfalls,
});

async function openPast(language: "en" | "es" | "fr", shortfalls: ReturnType<typeof short>[]): Promise<HTMLElement> {
  await act(() => showLanguage(language));
  const group = startedGroup({ past_payouts: [payout(shortfalls)] });
  renderGroupPage(groupAnswers(group));
  const title = { en: "Past rounds", es: "Rondas pasadas", fr: "Tours passés" }[language];
  const card = (await screen.findByRole("heading", { name: title })).closest("section") ?? document.body;
  await userEvent.click(
    within(card).getByRole("button", { name: { en: "Show", es: "Mostrar", fr: "Afficher" }[language] }),
  );
  await within(card).findAllByRole("listitem");
  return card;
}

it.each([
  ["en", ["Amina", "Round 1 · paid out on Sun, Feb 15", "Bruno still owes $100.00.", "$0.00"]],
  ["es", ["Bruno todavía debe $100.00.", "entregada el dom 15 de feb"]],
  ["fr", ["Bruno doit encore", "versé le dim. 15 février"]],
] as const)("D34: names who was short of a past round, in %s", async (language, texts) => {
  const card = await openPast(language, [short("bruno", "owed"), short("chloe", "forwarded", "2026-03-02")]);
  for (const text of texts) expect(card).toHaveTextContent(text);
});

it.each([
  ["owed", null, "Bruno still owes $100.00."],
  ["coming", null, "$100.00 from Bruno is on its way."],
  ["coming", "2026-03-11", "$100.00 from Bruno is on its way, expected by Wed, Mar 11."],
  ["given_back", null, "$100.00 from Bruno was given back or disputed; we are looking into it."],
  ["forwarded", "2026-03-02", "$100.00 from Bruno came late and was forwarded on Mon, Mar 2."],
])("D34: says what became of a missing contribution: %s, %s", async (state, day, text) => {
  expect(await openPast("en", [short("bruno", state, day)])).toHaveTextContent(text);
});

it("speaks to the one who was short", async () => {
  expect(await openPast("en", [short("chloe", "forwarded", "2026-03-02")])).toHaveTextContent(
    "Your $100.00 came late and was forwarded on Mon, Mar 2.",
  );
});

it("D95: is not there for a visitor of the page, nor in the first round of all", async () => {
  const { unmount } = renderGroupPage(groupAnswers(recruitingGroup()));
  await screen.findByText(/seat is free/);
  expect(screen.queryByText("Past rounds")).toBeNull();
  unmount();
  renderGroupPage(groupAnswers(startedGroup({ current_payout_round: 1 })));
  await screen.findByText(/^You pay/);
  expect(screen.queryByText("Past rounds")).toBeNull();
});

it("D83, D85: stays for who was in a past cycle and is in none of now, and so does the chat", async () => {
  const asked: unknown[] = [];
  const group = startedGroup({
    current_cycle: 3,
    cycles: [{ __typename: "cycles", id: "c1", cycle: 1 }],
    may_join: mayNot("not-open"),
    past_payouts: ({ where }: { where: unknown }) => {
      asked.push(where);
      return [payout([])];
    },
    standings: [],
  });
  renderGroupPage(groupAnswers(group));
  const card = (await screen.findByRole("heading", { name: "Past rounds" })).closest("section")!;
  await userEvent.click(within(card).getByRole("button", { name: "Show" }));
  expect(await within(card).findByText("Amina")).toBeVisible();
  expect(asked).toEqual([{ cycle: { _eq: 1 } }]);
  expect(screen.getByRole("link", { name: "Chat" })).toBeVisible();
});

it("D39: turns to the cycles before and back", async () => {
  const group = startedGroup({
    current_cycle: 4,
    current_payout_round: 1,
    seen_cycles: [{ cycle: 4 }],
    past_payouts: ({ where }: { where: { cycle: { _eq: number } } }) => [
      { ...payout([]), amount: where.cycle._eq * 100_00 },
    ],
  });
  renderGroupPage(groupAnswers(group));
  const card = (await screen.findByRole("heading", { name: "Past rounds" })).closest("section")!;
  await userEvent.click(within(card).getByRole("button", { name: "Show" }));
  expect(await within(card).findByRole("heading", { name: "Cycle 3" })).toBeVisible();
  expect(within(card).getByRole("listitem")).toHaveTextContent("$300.00");
  await userEvent.click(within(card).getByRole("button", { name: "Earlier cycle" }));
  expect(await within(card).findByRole("heading", { name: "Cycle 2" })).toBeVisible();
  expect(within(card).getByRole("listitem")).toHaveTextContent("$200.00");
  await userEvent.click(within(card).getByRole("button", { name: "Later cycle" }));
  expect(await within(card).findByRole("heading", { name: "Cycle 3" })).toBeVisible();
  expect(within(card).getByRole("button", { name: "Later cycle" })).toBeDisabled();
});
