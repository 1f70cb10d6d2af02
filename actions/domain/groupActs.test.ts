import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { actRefusal, GROUP_ACTS, type GroupActName, type GroupStatus, type Standing } from "./groupActs.ts";

const STANDINGS: Standing[] = ["admin", "member", "former", "stranger"];
const STATES: GroupStatus[] = ["pending", "recruiting", "ready_to_start", "started", "completed", "closed", "inactive"];

const PLANNED: GroupStatus[] = ["pending", "recruiting", "ready_to_start"];
const NOT_ENDED: GroupStatus[] = [...PLANNED, "started", "completed"];

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
  ["create_join_link", ["admin"], ["recruiting"], false],
  ["revoke_join_link", ["admin"], STATES, true],
  ["join_waiting_list", STANDINGS, ["recruiting"], false],
  ["leave_waiting_list", STANDINGS, STATES, true],
  ["set_payout_order", ["admin"], ["pending", "recruiting", "ready_to_start"], true],
  ["update_pending_group", ["admin"], ["pending"], false],
  ["discard_pending_group", ["admin"], ["pending"], true],
  ["set_group_picture", ["admin"], STATES, true],
  ["set_group_cover", ["admin"], STATES, true],
  ["start_group", ["admin"], ["recruiting", "ready_to_start"], false],
  ["set_group_admission", ["admin"], NOT_ENDED, false],
  ["change_group_terms", ["admin"], PLANNED, false],
  ["set_payout_day", ["admin"], PLANNED, false],
  ["set_group_look", ["admin"], NOT_ENDED, false],
  ["set_manual_start", ["admin"], PLANNED, false],
  ["accept_group_terms", ["admin", "member"], PLANNED, true],
  ["decline_group_terms", ["admin", "member"], PLANNED, true],
  ["extend_recruitment", ["admin"], ["recruiting", "ready_to_start"], false],
  ["close_registration", ["admin"], ["recruiting", "ready_to_start"], false],
  ["remind_members", ["admin"], ["started"], false],
  ["close_group", ["admin"], ["recruiting", "ready_to_start"], false],
  ["delete_group", ["admin"], [...PLANNED, "closed"], false],
  ["offer_admin_role", ["admin"], NOT_ENDED, false],
  ["withdraw_admin_offer", ["admin"], STATES, true],
  ["accept_admin_role", ["admin", "member"], NOT_ENDED, false],
  ["decline_admin_role", ["admin", "member"], STATES, true],
  ["ask_to_leave", ["admin", "member"], ["recruiting", "ready_to_start", "started"], true],
  ["withdraw_leave_request", ["admin", "member"], STATES, true],
  ["answer_leave_request", ["admin"], ["recruiting", "ready_to_start", "started"], false],
  ["preview_exit", ["admin", "member"], ["started"], true],
  ["remove_member", ["admin"], ["recruiting", "ready_to_start"], false],
  ["stripe_contribute", ["admin", "member", "former"], STATES, false],
  ["ask_to_pay_late", ["admin", "member", "former"], STATES, false],
  ["allow_late_payment", ["admin"], STATES, false],
  ["check_contribution", ["admin", "member", "former"], STATES, true],
  ["cancel_contribution", ["admin", "member", "former"], STATES, true],
  ["initiate_group_restart", ["admin"], ["completed"], false],
  ["open_extend_grace_vote", ["admin", "member"], ["started"], false],
  ["open_removal_vote", ["admin", "member"], ["started"], false],
  ["delete_vote", ["admin"], STATES, false],
  ["cast_vote", ["admin", "member", "former"], STATES, false],
  ["confirm_restart", ["admin", "member", "former"], ["recruiting", "ready_to_start"], false],
];

it("has a rule for every act", () => {
  expect(RULES.map(([name]) => name).toSorted()).toEqual(Object.keys(GROUP_ACTS).toSorted());
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
