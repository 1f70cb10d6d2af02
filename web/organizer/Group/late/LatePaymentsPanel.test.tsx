import { act, screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { AppFailure } from "../../../lib/AppFailure.ts";
import { ids, mayNot, type Person, profileRow, startedGroup } from "../../../test/groupForTests.ts";
import { limitsAnswer } from "../../../test/limitsForTests.ts";
import { relayForTests } from "../../../test/relayForTests.ts";
import { renderWithProviders } from "../../../test/renderWithProviders.tsx";
import { answerFrom, signIn } from "../../../test/standIns.ts";
import { OrganizerPanels } from "../OrganizerPanels.tsx";

type Row = Record<string, unknown>;

beforeEach(() => signIn(ids.amina));

/** A round that its member may not pay: due on 12 March. */
const late = (person: Person, more: Row = {}): Row => ({
  __typename: "late_contributions",
  amount: 100_00,
  asked_at: null,
  currency: "USD",
  cycle: 1,
  due_date: "2026-03-12",
  is_open_for_good: false,
  may_allow: { allowed: true, act: "allow" },
  may_ask_circle: mayNot("not-allowed"),
  member: profileRow(person),
  open_through: null,
  opens_at: null,
  payout_round: 2,
  state: "expired",
  user_id: ids[person],
  ...more,
});
const asking = { asked_at: "2026-03-17T15:00:00Z", opens_at: "2026-03-19T15:00:00Z" };
const allowed = { state: "late_allowed", open_through: "2026-03-25" };

const group = (...rows: Row[]) => startedGroup({ late_contributions: rows });

function show(node: Row, actions: Row = {}) {
  const relay = relayForTests("group_admin", { node, limits_connection: limitsAnswer(), ...actions });
  answerFrom(relay.environment);
  return { ...renderWithProviders(<OrganizerPanels groupId="group-1" onChanged={() => {}} />), ...relay };
}

const panel = async () => within(await screen.findByRole("region", { name: "Late payments" }));
const allowButton = (name: string) => ({ name: `Allow late payment: ${name}, round 2` });

it("D59: lists who is locked out: name, round, amount, since when, and whether and when they asked", async () => {
  show(group(late("chloe", asking), late("bruno")));
  const [first, second] = (await panel()).getAllByRole("listitem");
  expect(first).toHaveTextContent(
    /ChloéAsks to pay\$100.00Round 2, due since Thu, Mar 12Asked on Tue, Mar 17; without an answer it opens on Mar 19, 2026, /,
  );
  expect(second).toHaveTextContent("Bruno$100.00Round 2, due since Thu, Mar 12Has not asked yet");
});

it("D59: asks for those first who ask, then who is locked, and leaves out what is open for good", async () => {
  const late_contributions = vi.fn<(asked: unknown) => Row[]>(() => [late("chloe")]);
  show({ ...group(), late_contributions });
  await panel();
  expect(late_contributions.mock.calls[0]?.[0]).toEqual({
    where: { is_open_for_good: { _eq: false } },
    order_by: [{ asked_at: "asc_nulls_last" }, { state: "asc" }, { due_date: "asc" }, { user_id: "asc" }],
  });
});

it("R3, D59: says for how many days it is valid, as the catalogue has it", async () => {
  show(group(late("chloe", asking)), { limits_connection: limitsAnswer({ late_allowance: 9 }) });
  expect((await panel()).getByRole("button", allowButton("Chloé"))).toHaveAccessibleDescription("Valid for 9 days");
});

it("D59: allows it, and then says until when in the button's place; the other rows stay where they are", async () => {
  const { push, sent, user } = show(group(late("chloe", asking), late("bruno")), {
    allow_late_payment: { success: true },
  });
  const here = await panel();
  await user.click(here.getByRole("button", allowButton("Chloé")));
  expect(sent.find(({ name }) => name === "useAllowLatePaymentMutation")?.variables).toEqual({
    groupId: ids.group,
    userId: ids.chloe,
    cycle: 1,
    round: 2,
  });
  // The server lists who is allowed behind who is locked.
  await act(() => push("OrganizerPanelsSubscription", { node: group(late("bruno"), late("chloe", allowed)) }));
  const [first, second] = here.getAllByRole("listitem");
  expect(first).toHaveTextContent("Chloé$100.00Round 2, due since Thu, Mar 12Allowed until Wed, Mar 25");
  expect(first).toContainElement(document.activeElement as HTMLElement);
  expect(within(second!).getByRole("button", allowButton("Bruno"))).toBeEnabled();
  expect(here.queryByRole("button", allowButton("Chloé"))).toBeNull();
});

it("D59: can be allowed again when it is over", async () => {
  const { push } = show(group(late("chloe", allowed)));
  const here = await panel();
  expect(here.queryByRole("button")).toBeNull();
  await act(() => push("OrganizerPanelsSubscription", { node: group(late("chloe")) }));
  expect(here.getByRole("button", allowButton("Chloé"))).toBeEnabled();
});

it("D59: says beside its own button why allowing was refused", async () => {
  const { user } = show(group(late("chloe", asking), late("bruno")), {
    allow_late_payment: () => {
      throw new AppFailure("contribution-not-locked", "the server's own words");
    },
  });
  const here = await panel();
  await user.click(here.getByRole("button", allowButton("Bruno")));
  const alert = await here.findByRole("alert");
  expect(alert).toHaveTextContent("The late payment could not be allowed");
  expect(alert).toHaveTextContent("There is nothing to unlock");
  expect(here.getAllByRole("listitem")[1]).toContainElement(alert);
  expect(here.getByRole("button", allowButton("Bruno"))).toBeEnabled();
});

it("D59: allows a second one while the first is under way; a refusal stands in its own row", async () => {
  const first = Promise.withResolvers<never>();
  const { sent, user } = show(group(late("chloe", asking), late("bruno")), {
    allow_late_payment: ({ user_id: userId }: Row) => (userId === ids.chloe ? first.promise : { success: true }),
  });
  const here = await panel();
  await user.click(here.getByRole("button", allowButton("Chloé")));
  await user.click(here.getByRole("button", allowButton("Bruno")));
  const allowances = sent.filter(({ name }) => name === "useAllowLatePaymentMutation");
  expect(allowances.map(({ variables }) => variables["userId"])).toEqual([ids.chloe, ids.bruno]);
  await act(async () => first.reject(new AppFailure("contribution-not-locked", "")));
  const alert = await here.findByRole("alert");
  expect(here.getAllByRole("listitem")[0]).toContainElement(alert);
});

it("D210: says why it cannot be allowed", async () => {
  show(group(late("chloe", { ...asking, may_allow: mayNot("group-frozen") })));
  const button = (await panel()).getByRole("button", allowButton("Chloé"));
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription(/This group is frozen/);
});

it("names an earlier cycle, and the admin's own round as theirs", async () => {
  const [own, before] = [late("amina"), late("bruno", { cycle: 1, payout_round: 3 })];
  show({ ...group({ ...own, cycle: 2 }, before), current_cycle: 2 });
  const here = await panel();
  expect(here.getByText("You")).toBeVisible();
  expect(here.getByText(/^Round 3 of cycle 1, due since/)).toBeVisible();
  expect(here.getAllByText("Has not asked yet")).toHaveLength(1);
});

it("D59: is absent where nobody is locked out", async () => {
  show({ ...group(), status: "recruiting" });
  await screen.findByRole("region", { name: "Group Timing Control" });
  expect(screen.queryByRole("region", { name: "Late payments" })).toBeNull();
});
