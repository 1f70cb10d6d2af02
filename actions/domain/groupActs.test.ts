import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { actRefusal, GROUP_ACTS, type GroupActName, type GroupStatus, type Standing } from "./groupActs.ts";

const STANDINGS: Standing[] = ["admin", "member", "former", "stranger"];
const STATES: GroupStatus[] = ["pending", "recruiting", "ready_to_start", "started", "completed", "closed", "inactive"];

/** Who may do it, in which states, and whether while the group is frozen: written a second time, from the rule book. */
const RULES: [GroupActName, readonly Standing[], readonly GroupStatus[], boolean][] = [
  ["join_group", STANDINGS, ["recruiting"], false],
  ["approve_join_request", ["admin"], ["recruiting"], false],
  ["reject_join_request", ["admin"], STATES, true],
  ["search_people", ["admin", "member"], ["recruiting"], false],
  ["invite_person", ["admin", "member"], ["recruiting"], false],
  ["invite_by_email", ["admin", "member"], ["recruiting"], false],
  ["resend_invitation", ["admin", "member"], ["recruiting"], false],
  ["revoke_invitation", ["admin", "member"], STATES, true],
  ["accept_invitation", STANDINGS, ["recruiting"], false],
  ["decline_invitation", STANDINGS, STATES, true],
  ["set_payout_order", ["admin"], ["pending", "recruiting", "ready_to_start"], true],
  ["start_group", ["admin"], ["recruiting", "ready_to_start"], false],
  ["stripe_contribute", ["admin", "member", "former"], STATES, false],
  ["ask_to_pay_late", ["admin", "member", "former"], STATES, false],
  ["allow_late_payment", ["admin"], STATES, false],
  ["check_contribution", ["admin", "member", "former"], STATES, true],
  ["cancel_contribution", ["admin", "member", "former"], STATES, true],
];

it("has a rule for every act", () => {
  expect(RULES.map(([name]) => name)).toEqual(Object.keys(GROUP_ACTS));
});

describe.each(RULES)("D73, D79, D104, D116, D210, D263: %s", (name, persons, states, whenFrozen) => {
  const allowed = STANDINGS.flatMap((who) =>
    STATES.flatMap((status) =>
      [false, true]
        .filter((isFrozen) => actRefusal(name, who, { status, isFrozen, isPublic: true }) === null)
        .map((isFrozen) => ({ who, status, isFrozen })),
    ),
  );

  it("is for these people, in these states, frozen or not", () => {
    const expected = persons.flatMap((who) =>
      STATES.filter((status) => states.includes(status)).flatMap((status) =>
        (whenFrozen ? [false, true] : [false]).map((isFrozen) => ({ who, status, isFrozen })),
      ),
    );
    expect(allowed).toEqual(expected);
  });
});

it("a private group does not exist for strangers, whatever they try", () => {
  const act = fc.constantFrom(...RULES.filter(([, persons]) => !persons.includes("stranger")).map(([name]) => name));
  fc.assert(
    fc.property(act, fc.constantFrom(...STATES), fc.boolean(), (name, status, isFrozen) => {
      expect(actRefusal(name, "stranger", { status, isFrozen, isPublic: false })).toEqual({ code: "group-not-found" });
    }),
  );
});
