import { linkNameRefusal } from "../../domain/linkName.ts";
import { setClock } from "../clock.ts";
import { ACCENTS } from "../../../schema/accents.ts";
import { day, flag, idOf, oneOf, optional, whole, type FieldRule } from "../fieldRules.ts";
import type { TestService } from "../testService.ts";
import { type MakeBaseCall, openGroup } from "./baseCall.ts";

const TERMS = {
  contribution_amount: 150_00,
  currency: "USD",
  frequency: "weekly",
  member_limit: 6,
  payout_assignment_method: "random",
  start_date: "2027-03-01",
};

const groupRow = (service: TestService, groupId: string) =>
  service.services.db.selectFrom("groups").selectAll().where("group_id", "=", groupId).executeTakeFirstOrThrow();

/** A group that its admin changes, with Bruno in it, and the action as the admin or, by `asMember`, as Bruno. */
const forGroup =
  (
    more: Record<string, { value: unknown; rule: FieldRule }> = {},
    prepare: (service: TestService, group: Awaited<ReturnType<typeof openGroup>>) => Promise<unknown> = async () => {},
    { asMember = false, kept = [] as string[] } = {},
  ): MakeBaseCall =>
  async (service) => {
    const group = await openGroup(service, { members: ["Bruno"] });
    await prepare(service, group);
    const others = Object.entries(more);
    return {
      as: asMember ? group.members[1]!.userId : group.admin.userId,
      input: { group_id: group.groupId, ...Object.fromEntries(others.map(([name, { value }]) => [name, value])) },
      fields: {
        group_id: idOf(group.groupId, "group-not-found"),
        ...Object.fromEntries(others.map(([name, { rule }]) => [name, rule])),
      },
      kept: async () => {
        const row: Record<string, unknown> = { ...(await groupRow(service, group.groupId)) };
        return Object.fromEntries(["group_id", ...kept].map((name) => [name, row[name]]));
      },
    };
  };

const exactly = <Value>(value: Value, rule: (right: Value) => FieldRule = oneOf) => ({ value, rule: rule(value) });

const TERMS_RULES = {
  contribution_amount: exactly(TERMS.contribution_amount, whole),
  currency: exactly(TERMS.currency),
  frequency: exactly(TERMS.frequency),
  member_limit: exactly(TERMS.member_limit, whole),
  payout_assignment_method: exactly(TERMS.payout_assignment_method),
  start_date: exactly(TERMS.start_date, day),
};

const changeTerms = async (service: TestService, { admin, groupId }: Awaited<ReturnType<typeof openGroup>>) => {
  await service.callAction("change_group_terms", { group_id: groupId, ...TERMS }, { as: admin.userId });
};

/** None, or any text that has the form of one. */
const linkName: FieldRule = (value) =>
  value === "" || (typeof value === "string" && linkNameRefusal(value, { min: 3, max: 40 }) === null)
    ? { kept: value }
    : { refused: true };

const onLargestPlan = async (service: TestService, { admin }: Awaited<ReturnType<typeof openGroup>>) => {
  await service.services.db
    .updateTable("subscribers")
    .set({ subscription_tier: "all_inclusive", subscribed: true })
    .where("user_id", "=", admin.userId)
    .execute();
};

export const managingCalls: Record<string, MakeBaseCall> = {
  set_group_admission: forGroup(
    {
      is_public: { value: true, rule: flag },
      join_method: {
        value: "request_to_join",
        rule: optional(oneOf("direct", "request_to_join", "invite_only"), undefined),
      },
    },
    undefined,
    { kept: ["is_public"] },
  ),
  change_group_terms: forGroup(TERMS_RULES, undefined, {
    kept: ["contribution_amount", "currency", "frequency", "member_limit", "payout_assignment_method"],
  }),
  set_payout_day: forGroup({ payout_delay_days: { value: 2, rule: oneOf(0, 1, 2, 3, 4, 5) } }, onLargestPlan, {
    kept: ["payout_delay_days"],
  }),
  set_group_look: forGroup(
    {
      link_name: { value: "", rule: optional(linkName, "") },
      accent_color: { value: ACCENTS[0], rule: optional(oneOf("", ...ACCENTS), "") },
    },
    onLargestPlan,
  ),
  set_manual_start: forGroup(
    { manual_start_enabled: { value: false, rule: flag }, minimum_members_to_start: exactly(3, whole) },
    undefined,
    { kept: ["manual_start_enabled", "minimum_members_to_start"] },
  ),
  accept_group_terms: async (service) => {
    const group = await openGroup(service, { members: ["Bruno"] });
    await changeTerms(service, group);
    const { terms_hash } = await service.services.db
      .selectFrom("term_consents")
      .select("terms_hash")
      .where("group_id", "=", group.groupId)
      .executeTakeFirstOrThrow();
    return {
      as: group.members[1]!.userId,
      input: { group_id: group.groupId, terms_hash, accept_agreement: true },
      fields: {
        group_id: idOf(group.groupId, "group-not-found"),
        terms_hash: oneOf(terms_hash),
        accept_agreement: oneOf(true),
      },
      kept: async () => {
        const { group_id, terms_hash } = await service.services.db
          .selectFrom("term_consents")
          .select(["group_id", "terms_hash"])
          .where("group_id", "=", group.groupId)
          .where("accepted_at", "is not", null)
          .executeTakeFirstOrThrow();
        return { group_id, terms_hash };
      },
    };
  },
  decline_group_terms: forGroup({}, changeTerms, { asMember: true }),
  extend_recruitment: forGroup({ start_date: exactly("2027-02-01", day) }),
  close_registration: forGroup(),
  remind_members: async (service) => {
    const group = await openGroup(service, { members: ["Bruno"] });
    await service.callAction("start_group", { group_id: group.groupId }, { as: group.admin.userId });
    // Amina receives first, so Bruno owes the first round, due on the 7th.
    await setClock(service.services.db, new Date("2027-01-07T17:00:00Z"));
    return {
      as: group.admin.userId,
      input: { group_id: group.groupId },
      fields: { group_id: idOf(group.groupId, "group-not-found") },
      kept: async () => ({ group_id: group.groupId }),
    };
  },
  close_group: forGroup(),
  delete_group: async (service) => {
    const group = await openGroup(service, { members: ["Bruno"] });
    const { name } = await groupRow(service, group.groupId);
    return {
      as: group.admin.userId,
      input: { group_id: group.groupId, name },
      fields: {
        group_id: idOf(group.groupId, "group-not-found"),
        name: (value) => (typeof value === "string" && value.trim() === name ? { kept: name } : { refused: true }),
      },
      kept: async () => ({ group_id: group.groupId, name: (await groupRow(service, group.groupId)).name }),
    };
  },
  offer_admin_role: async (service) => {
    const group = await openGroup(service, { members: ["Bruno"] });
    const bruno = group.members[1]!.userId;
    return {
      as: group.admin.userId,
      input: { group_id: group.groupId, user_id: bruno },
      fields: { group_id: idOf(group.groupId, "group-not-found"), user_id: idOf(bruno, "new-admin-not-a-member") },
      kept: () =>
        service.services.db
          .selectFrom("admin_offers")
          .select(["group_id", "user_id"])
          .where("group_id", "=", group.groupId)
          .executeTakeFirstOrThrow(),
    };
  },
  withdraw_admin_offer: forGroup({}, offerToBruno),
  accept_admin_role: forGroup({}, offerToBruno, { asMember: true }),
  decline_admin_role: forGroup({}, offerToBruno, { asMember: true }),
};

async function offerToBruno(service: TestService, { admin, groupId, members }: Awaited<ReturnType<typeof openGroup>>) {
  await service.callAction(
    "offer_admin_role",
    { group_id: groupId, user_id: members[1]!.userId },
    { as: admin.userId },
  );
}
