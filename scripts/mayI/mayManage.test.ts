import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { actRefusal, type GroupStatus, type Standing } from "../../actions/domain/groupActs.ts";
import { MANAGE_ACTS, type ManageAct, type ManageQuestion, mayManage } from "./mayManage.ts";

const STATES: GroupStatus[] = ["pending", "recruiting", "ready_to_start", "started", "completed", "closed", "inactive"];
const recruiting: ManageQuestion = {
  who: "admin",
  group: {
    status: "recruiting",
    isFrozen: false,
    isPublic: true,
    payoutMethod: "manual",
    hasStarted: false,
    hasPayments: false,
    hasOwnPayoutDay: false,
    hasOwnLook: false,
    successors: 2,
  },
  plans: { payoutDay: null, look: null },
  round: { owing: 0, remindedUntil: null },
};
const running: ManageQuestion = {
  ...recruiting,
  group: { ...recruiting.group, status: "started", hasStarted: true },
  round: { owing: 2, remindedUntil: null },
};
const ask = (act: ManageAct, base: ManageQuestion, group: Partial<ManageQuestion["group"]> = {}, rest = {}) =>
  mayManage(act, { ...base, ...rest, group: { ...base.group, ...group } });

describe("D99: what an organizer may do, and why not", () => {
  it.each(MANAGE_ACTS.filter((act) => act !== "remind_members"))("%s while it recruits", (act) => {
    expect(ask(act, recruiting)).toEqual({ allowed: true, act });
  });

  const until = new Date("2027-01-08T05:00:00Z");
  it.each<[ManageAct, ReturnType<typeof ask>, object]>([
    ["change_group_terms", ask("change_group_terms", running), { code: "terms-locked" }],
    ["set_manual_start", ask("set_manual_start", recruiting, { status: "closed" }), { code: "group-ended" }],
    ["extend_recruitment", ask("extend_recruitment", running), { code: "terms-locked" }],
    [
      "close_registration twice",
      ask("close_registration", recruiting, { status: "ready_to_start" }),
      { code: "registration-closed" },
    ],
    [
      "set_payout_order that is drawn",
      ask("set_payout_order", recruiting, { payoutMethod: "random" }),
      { code: "payout-order-not-manual" },
    ],
    ["set_payout_order after the start", ask("set_payout_order", running), { code: "payout-order-locked" }],
    ["private for good (D243)", ask("set_group_admission", running, { isPublic: false }), { code: "private-is-final" }],
    [
      "private for good, also while its next cycle is planned (D243)",
      ask("set_group_admission", recruiting, { hasStarted: true, isPublic: false }),
      { code: "private-is-final" },
    ],
    [
      "remind nobody",
      ask("remind_members", running, {}, { round: { owing: 0, remindedUntil: null } }),
      { code: "nobody-to-remind" },
    ],
    [
      "remind twice a day",
      ask("remind_members", running, {}, { round: { owing: 1, remindedUntil: until } }),
      { code: "reminded-today", until },
    ],
    ["remind before the start", ask("remind_members", recruiting), { code: "group-not-started" }],
    [
      "hand over where nobody else stays (D118)",
      ask("offer_admin_role", running, { successors: 0 }),
      { code: "nobody-to-hand-over-to" },
    ],
    [
      "a payout day beyond the plan (D8)",
      ask("set_payout_day", recruiting, {}, { plans: { payoutDay: { plan: "Premium" }, look: null } }),
      { code: "scheduling-needs-plan", values: { plan: "Premium" } },
    ],
    [
      "a look beyond the plan (D6)",
      ask("set_group_look", running, {}, { plans: { payoutDay: null, look: { plan: "All-Inclusive" } } }),
      { code: "custom-needs-plan", values: { plan: "All-Inclusive" } },
    ],
    [
      "a cover beyond the plan, also in the place of one that is there (D6)",
      ask(
        "set_group_cover",
        running,
        { hasOwnLook: true },
        { plans: { payoutDay: null, look: { plan: "All-Inclusive" } } },
      ),
      { code: "custom-needs-plan", values: { plan: "All-Inclusive" } },
    ],
    ["close what runs (D87)", ask("close_group", running), { code: "closing-locked" }],
    ["delete with payments (D88)", ask("delete_group", recruiting, { hasPayments: true }), { code: "payments-exist" }],
    ["delete what runs", ask("delete_group", running), { code: "closing-locked" }],
    ["words of a frozen group", ask("edit_details", recruiting, { isFrozen: true }), { code: "group-frozen" }],
  ] as never)("%s", (_, answer, refusal) => {
    expect(answer).toEqual({ allowed: false, ...refusal });
  });

  it("reminds, and lets a public group become private after the start", () => {
    expect(ask("remind_members", running)).toEqual({ allowed: true, act: "remind_members" });
    expect(ask("set_group_admission", running)).toEqual({ allowed: true, act: "set_group_admission" });
  });

  it("never offers what the table of acts refuses, and nothing at all to anybody but the admin", () => {
    const who = fc.constantFrom<Standing>("admin", "member", "former", "stranger");
    fc.assert(
      fc.property(who, fc.constantFrom(...STATES), fc.boolean(), fc.boolean(), (who, status, isFrozen, isPublic) => {
        for (const act of MANAGE_ACTS) {
          const answer = ask(act, running, { status, isFrozen, isPublic }, { who });
          if (who !== "admin") expect(answer.allowed).toBe(false);
          if (act !== "edit_details" && answer.allowed)
            expect(actRefusal(act, who, { status, isFrozen, isPublic })).toBeNull();
        }
      }),
    );
  });
});

it.each<[ManageAct, Partial<ManageQuestion["group"]>]>([
  ["set_payout_day", { hasOwnPayoutDay: true }],
  ["set_group_look", { hasOwnLook: true }],
])("D6, D8: %s stays open where there is something to take away", (act, own) => {
  const plans = { payoutDay: { plan: "Premium" }, look: { plan: "All-Inclusive" } };
  expect(ask(act, recruiting, own, { plans })).toEqual({ allowed: true, act });
});
