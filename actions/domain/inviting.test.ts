import fc from "fast-check";
import { expect, it } from "vitest";
import type { Standing } from "./groupActs.ts";
import {
  type InvitationAct,
  type InvitationState,
  invitationState,
  invitationStep,
  type InviteQuestion,
  mayInvite,
} from "./inviting.ts";

const open: InviteQuestion["group"] = {
  status: "recruiting",
  isFrozen: false,
  isPublic: true,
  members: 4,
  memberLimit: 5,
  held: 0,
  isCurrencyOn: true,
};
const ask = (group: Partial<InviteQuestion["group"]>, who: Standing) =>
  mayInvite({ act: "invite_person", group: { ...open, ...group }, who });

it.each<[Partial<InviteQuestion["group"]>, Standing, string | null]>([
  [{}, "member", null],
  [{}, "admin", null],
  [{ isPublic: false }, "admin", null],
  [{ isPublic: false }, "member", "not-allowed"],
  [{}, "former", "not-allowed"],
  [{}, "stranger", "not-allowed"],
  [{ isPublic: false }, "stranger", "group-not-found"],
  [{ members: 5 }, "member", "group-full"],
  [{ isCurrencyOn: false }, "member", "group-closed"],
  [{ isFrozen: true }, "member", "group-frozen"],
  [{ status: "ready_to_start" }, "member", "group-closed"],
  [{ status: "started" }, "member", "group-closed"],
])("D107, D263, D264: to a group %o a %s may not invite: %s", (group, who, code) => {
  expect(ask(group, who)).toMatchObject(code ? { allowed: false, code } : { allowed: true, act: "invite" });
});

const END = new Date("2027-01-10T12:00:00Z");
const at = (ms: number) => new Date(END.getTime() + ms);

it("D109: an invitation is open until its last millisecond, and expired from its end on", () => {
  const invitation = { status: "pending", expiresAt: END } as const;
  expect([-1, 0, 1].map((ms) => invitationState(invitation, at(ms)))).toEqual(["open", "expired", "expired"]);
});

const STATES: InvitationState[] = ["open", "expired", "accepted", "declined", "revoked"];
const ANSWERED = { code: "invitation-answered" };

it.each<[InvitationAct, ReturnType<typeof invitationStep>[]]>([
  ["accept", ["do", { code: "invitation-expired" }, "done", ANSWERED, ANSWERED] as never],
  ["decline", ["do", "do", ANSWERED, "done", ANSWERED] as never],
  ["revoke", ["do", "do", ANSWERED, ANSWERED, "done"] as never],
  ["resend", ["do", "do", ANSWERED, ANSWERED, ANSWERED] as never],
])("D109: to %s one that is open, expired, accepted, declined, revoked", (act, steps) => {
  expect(STATES.map((state) => invitationStep(act, state))).toEqual(steps);
});

it("D109: whatever is done with an invitation, in any order, it ends once, and by whom it ended first", () => {
  const anAct = fc.constantFrom<InvitationAct>("accept", "decline", "revoke", "resend");
  const ends = { accept: "accepted", decline: "declined", revoke: "revoked" } as const;
  fc.assert(
    fc.property(fc.array(fc.record({ act: anAct, after: fc.integer({ min: 0, max: 3 }) })), (steps) => {
      let status: "pending" | "accepted" | "declined" | "revoked" = "pending";
      let [now, expiresAt] = [0, 7];
      let first: InvitationAct | undefined;
      for (const { act, after } of steps) {
        now += after;
        const step = invitationStep(act, invitationState({ status, expiresAt: at(expiresAt) }, at(now)));
        if (step !== "do") continue;
        expect(first).toBeUndefined();
        if (act === "resend") expiresAt = now + 7;
        else [first, status] = [act, ends[act]];
      }
      expect(status).toBe(first && first !== "resend" ? ends[first] : "pending");
    }),
  );
});
