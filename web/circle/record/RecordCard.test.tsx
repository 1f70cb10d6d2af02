import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { showLanguage } from "../../i18n/i18n.ts";
import { bringTexts } from "../../i18n/bring.ts";
import { groupAnswers, ids, recruitingGroup, startedGroup } from "../../test/groupForTests.ts";
import { renderGroupPage } from "../../test/renderGroupPage.tsx";
import { signIn } from "../../test/standIns.ts";
import actKinds from "../../i18n/locales/en/record.json" with { type: "json" };

beforeEach(() => signIn(ids.chloe));
afterEach(() => act(() => showLanguage("en")));

type Row = Record<string, unknown>;
let number = 0;
const line = (kind: string, values: Row = {}, more: Row = {}): Row => ({
  __typename: "recorded_acts",
  id: `act-${(number += 1)}`,
  about_alias: null,
  actor_alias: "Amina",
  actor_id: ids.amina,
  kind,
  number,
  order_aliases: null,
  reason: null,
  recorded_at: "2026-03-04T12:00:00Z",
  values,
  ...more,
});
const page = (lines: Row[], next: string | null = null) => ({
  edges: lines.map((node) => ({ node })),
  pageInfo: { endCursor: next ?? "", hasNextPage: next !== null },
});

const TITLES = { en: "What was decided", es: "Lo que se decidió", fr: "Ce qui a été décidé" };

async function openRecord(group: Row, language: "en" | "es" | "fr" = "en") {
  await bringTexts(language, "member", "rare");
  await act(() => showLanguage(language));
  // The address to which the page to manage the circle leads.
  const view = renderGroupPage(groupAnswers(group), undefined, "#record");
  const card = (await screen.findByRole("heading", { name: TITLES[language] })).closest("section")!;
  await within(card).findAllByRole("listitem");
  return { card, ...view };
}
const recordOf = (...lines: Row[]) => startedGroup({ recorded_acts_connection: page(lines) });

const removal = () => line("member_removed", {}, { about_alias: "Diana", reason: "She moved away.\nWe agreed." });

it.each([
  ["en", ["Diana was removed before the start.", "She moved away.", "Amina · Mar 4, 2026"]],
  ["es", ["Se retiró a Diana antes del inicio.", "She moved away."]],
  ["fr", ["Diana ne fait plus partie du cercle, par décision prise avant le départ.", "She moved away."]],
] as const)("D265: says what was decided, about whom, why and by whom, in %s", async (language, texts) => {
  const { card } = await openRecord(recordOf(removal()), language);
  for (const text of texts) expect(card).toHaveTextContent(text);
});

it("says who acted: the organizer, the reader, or nobody by hand", async () => {
  const { card } = await openRecord(
    recordOf(
      line("registration_closed"),
      line("join_link_revoked", {}, { actor_alias: "Chloé", actor_id: ids.chloe }),
      line("group_closed", {}, { actor_alias: null, actor_id: null }),
    ),
  );
  const said = within(card).getAllByRole("listitem");
  expect(said.map(({ textContent }) => textContent?.replace(/ · .*/, ""))).toEqual([
    "Registration was closed.Amina",
    "A join link was taken back.You",
    "The circle was closed before its start.By itself",
  ]);
});

it("D89: shows each changed term as it was and is, amounts in the reader's form", async () => {
  const terms = (amount: number, limit: number, day: string | null) => ({
    contribution_amount: amount,
    currency: "USD",
    member_limit: limit,
    minimum_members_to_start: limit - 2,
    start_date: day,
  });
  const { card } = await openRecord(
    recordOf(line("terms_changed", { before: terms(100_00, 5, null), after: terms(150_00, 6, "2026-04-01") })),
  );
  const changes = within(card).getAllByRole("listitem").slice(1);
  expect(changes.map(({ textContent }) => textContent)).toEqual([
    "Contribution: $150.00 (before: $100.00)",
    "Members: 6 (before: 5)",
    "Minimum to start: 4 (before: 3)",
    "Start date: April 1, 2026 (before: not set)",
  ]);
});

it("D299: names whose order was arranged as everybody is called now", async () => {
  const order = { order: [ids.bruno, ids.amina] };
  const { card } = await openRecord(
    recordOf(line("payout_order_set", order, { order_aliases: ["Bruno", "Former member"] })),
  );
  expect(card).toHaveTextContent("The payout order was arranged: 1. Bruno, 2. Former member.");
});

it("says what a newer server decides without a word for it here", async () => {
  const { card } = await openRecord(recordOf(line("admission_set", { join_method: "by_letter" })));
  expect(card).toHaveTextContent("Something was decided that this page cannot say yet.");
});

/** The values that each kind has, with every choice of a sentence. */
const SAMPLES: Record<string, Row[]> = {
  details_changed: [{ fields: ["description", "location", "name", "rules"] }],
  admission_set: ["direct", "request_to_join", "invite_only"].map((join_method) => ({ join_method })),
  terms_changed: [{ before: {}, after: {} }],
  payout_day_set: [{ before: 0, after: 3 }],
  picture_set: [{ is_there: true }, { is_there: false }],
  cover_set: [{ is_there: true }, { is_there: false }],
  manual_start_set: [
    { is_enabled: true, members: 3 },
    { is_enabled: false, members: 3 },
  ],
  recruitment_extended: [{ start_date: "2026-04-01" }],
  members_reminded: [{ cycle: 1, round: 2, members: 2 }],
  group_started: [{ cycle: 1, members: 3, first_due: "2026-04-01" }],
  join_requests_declined: [{ requests: 1 }, { requests: 2 }],
  join_link_created: [{ seats: 2 }],
  late_payment_allowed: [
    { cycle: 1, round: 2, until: "2026-04-01" },
    { cycle: 1, round: 2, until: null },
  ],
  admin_role_offered: ["handed_over", "absent", "in_default", "without_seat"].map((why) => ({ why })),
  restart_vote_opened: [{ cycle: 2 }],
  member_vote_deleted: ["extend_grace", "remove_member"].map((vote) => ({ vote })),
};
const kinds = [...new Set(Object.keys(actKinds.acts).map((key) => key.replace(/_(one|other)$/, "")))].filter(
  (kind) => kind !== "unknown",
);

it.each(["en", "es", "fr"] as const)("has a whole sentence for every kind, in %s", async (language) => {
  const lines = kinds.flatMap((kind) =>
    (SAMPLES[kind] ?? [{}]).map((values) =>
      line(kind, values, { about_alias: "Diana", order_aliases: kind === "payout_order_set" ? ["Bruno"] : null }),
    ),
  );
  const { card } = await openRecord(recordOf(...lines), language);
  const said = within(card)
    .getAllByRole("listitem")
    .map((item) => item.querySelector(":scope > p")?.textContent ?? "")
    .filter((text) => text !== "");
  expect(said).toHaveLength(lines.length);
  for (const text of said) expect(text).toMatch(/^[^{}]*\p{L}{2}[^{}]*\.$/u);
  expect(new Set(said).size).toBe(said.length);
});

it("cuts the record by months and goes on from the last line on request, without saying a month twice", async () => {
  const first = page(
    [line("registration_closed"), line("group_founded", {}, { recorded_at: "2026-02-03T12:00:00Z" })],
    "after-two",
  );
  const second = page([line("join_link_revoked", {}, { recorded_at: "2026-02-01T12:00:00Z" })]);
  let asked = 0;
  const { card, sent } = await openRecord(
    startedGroup({ recorded_acts_connection: () => ((asked += 1) === 1 ? first : second) }),
  );
  const months = () => within(card).getAllByRole("heading", { level: 3 });
  expect(months().map(({ textContent }) => textContent)).toEqual(["March 2026", "February 2026"]);
  await userEvent.click(within(card).getByRole("button", { name: "Show earlier" }));
  expect(await within(card).findByText("A join link was taken back.")).toBeVisible();
  expect(months()).toHaveLength(2);
  expect(within(card).queryByRole("button", { name: "Show earlier" })).toBeNull();
  expect(sent.filter(({ name }) => name === "RecordPageQuery").map(({ variables }) => variables["after"])).toEqual([
    null,
    "after-two",
  ]);
});

it("is folded away and opened again by its button", async () => {
  const { card } = await openRecord(recordOf(line("registration_closed")));
  await userEvent.click(within(card).getByRole("button", { name: "Hide" }));
  expect(within(card).queryByRole("listitem")).toBeNull();
  await userEvent.click(within(card).getByRole("button", { name: "Show" }));
  expect(await within(card).findByText("Registration was closed.")).toBeVisible();
});

it("is not there for a visitor of the page", async () => {
  renderGroupPage(groupAnswers(recruitingGroup()), undefined, "#record");
  await screen.findByText(/seat is free/);
  expect(screen.queryByText(TITLES.en)).toBeNull();
});
