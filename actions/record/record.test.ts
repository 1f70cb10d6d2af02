/** D265: every act of an organizer leaves one line in the circle's record; what was refused, and what was done before, none. */
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GROUP_ACTS, type GroupActName } from "../domain/groupActs.ts";
import { ACT_NAMES, memberOf, outsider, readyFor } from "../test/groupActs.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import type { ActKind } from "./kinds.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** What each act of an organizer leaves. A pending circle is its founder's draft: dropping it leaves nothing (D73). */
const LEAVES: Partial<Record<GroupActName, ActKind | "nothing">> = {
  accept_admin_role: "admin_changed",
  allow_late_payment: "late_payment_allowed",
  answer_leave_request: "leave_declined",
  approve_join_request: "join_request_approved",
  change_group_terms: "terms_changed",
  close_group: "group_closed",
  close_registration: "registration_closed",
  create_join_link: "join_link_created",
  delete_group: "group_deleted",
  delete_vote: "member_vote_deleted",
  discard_pending_group: "nothing",
  extend_recruitment: "recruitment_extended",
  initiate_group_restart: "restart_vote_opened",
  invite_by_email: "person_invited",
  invite_person: "person_invited",
  offer_admin_role: "admin_role_offered",
  reject_join_request: "join_requests_declined",
  remind_members: "members_reminded",
  remove_member: "member_removed",
  resend_invitation: "invitation_resent",
  revoke_invitation: "invitation_revoked",
  revoke_join_link: "join_link_revoked",
  set_group_admission: "admission_set",
  set_group_cover: "cover_set",
  set_group_look: "look_set",
  set_group_picture: "picture_set",
  set_manual_start: "manual_start_set",
  set_payout_day: "payout_day_set",
  set_payout_order: "payout_order_set",
  start_group: "group_started",
  // The last step of founding: the circle recruits.
  update_pending_group: "group_founded",
  withdraw_admin_offer: "admin_offer_withdrawn",
};

/** Each call is an act of its own: another link, another letter. */
const NEW_EACH_TIME: ReadonlySet<GroupActName> = new Set(["create_join_link", "resend_invitation"]);

async function recordOf(groupId: string) {
  const { rows } = await sql<{ kind: ActKind; actor_id: string | null; number: number }>`
    select kind, actor_id, number from recorded_acts where group_id = ${groupId} order by number`.execute(
    service.services.db,
  );
  return rows;
}

it("knows what each act leaves that only an organizer may do", () => {
  const ofOrganizers = ACT_NAMES.filter((name) => GROUP_ACTS[name].by === "admin");
  expect(ofOrganizers.filter((name) => LEAVES[name] === undefined)).toEqual([]);
});

describe.each(Object.entries(LEAVES) as [GroupActName, ActKind | "nothing"][])("%s", (name, kind) => {
  it("leaves one line with its actor, also when it is called twice", async () => {
    const { as, call, groupId } = await readyFor(service, name);
    const before = await recordOf(groupId);
    const added = async () => (await recordOf(groupId)).slice(before.length).map((line) => [line.kind, line.actor_id]);
    expect((await call()).status).toBe(200);
    const expected = kind === "nothing" ? [] : [[kind, as]];
    expect(await added()).toEqual(expected);
    await call();
    expect(await added()).toEqual(NEW_EACH_TIME.has(name) ? [...expected, ...expected] : expected);
  });

  it("leaves no line where it is refused", async () => {
    const { as, call, groupId } = await readyFor(service, name);
    const before = await recordOf(groupId);
    const others = [await outsider(service), await memberOf(service, groupId)].filter((other) => other !== as);
    for (const other of others) await call(other);
    await sql`update groups set frozen_at = app_now() where group_id = ${groupId}`.execute(service.services.db);
    if (!GROUP_ACTS[name].whenFrozen) expect((await call()).status).not.toBe(200);
    expect(await recordOf(groupId)).toEqual(before);
  });
});
