import { day, flag, idOf, isWrittenId, oneOf, optional, text, timeZone, whole, type FieldRule } from "../fieldRules.ts";
import { buildUser } from "../factories.ts";
import type { TestService } from "../testService.ts";
import { storedPicture } from "../storedPicture.ts";
import { type MakeBaseCall, openGroup, person } from "./baseCall.ts";

const PROPOSAL = {
  name: "Garden circle",
  description: "For the garden",
  rules: "Be kind",
  location: "Lisbon",
  contribution_amount: 100_00,
  currency: "USD",
  frequency: "weekly",
  member_limit: 4,
  minimum_members_to_start: 2,
  is_public: true,
  join_method: "direct",
  payout_assignment_method: "join_order",
  manual_start_enabled: true,
  payout_delay_days: 0,
  start_date: "2027-03-01",
  time_zone: "Europe/Lisbon",
};

const PROPOSAL_FIELDS: Record<keyof typeof PROPOSAL, FieldRule> = {
  name: text({ min: 3, max: 60, shape: "name" }),
  description: optional(text({ min: 0, max: 500, shape: "lines" }), ""),
  rules: optional(text({ min: 0, max: 1000, shape: "lines" }), ""),
  location: optional(text({ min: 0, max: 120 }), null),
  contribution_amount: whole(100_00),
  currency: optional(oneOf("USD"), "USD"),
  frequency: oneOf("weekly"),
  member_limit: whole(4),
  minimum_members_to_start: optional(whole(2), 3),
  is_public: flag,
  join_method: optional(oneOf("direct"), "request_to_join"),
  payout_assignment_method: optional(oneOf("join_order"), "random"),
  manual_start_enabled: optional(flag, true),
  payout_delay_days: optional(whole(0), 0),
  start_date: day("2027-03-01"),
  time_zone: timeZone("Europe/Lisbon"),
};

/** What the table keeps of a circle's form. */
const keptGroup = (service: TestService, groupId: string) =>
  service.services.db
    .selectFrom("groups as g")
    .innerJoin("cycles as c", (join) =>
      join.onRef("c.group_id", "=", "g.group_id").onRef("c.cycle", "=", "g.current_cycle"),
    )
    .select([
      "name",
      "description",
      "rules",
      "location",
      "g.contribution_amount",
      "currency",
      "g.frequency",
      "member_limit",
      "minimum_members_to_start",
      "is_public",
      "g.payout_assignment_method",
      "manual_start_enabled",
      "picture_id",
      "start_date",
      "time_zone",
    ])
    .where("g.group_id", "=", groupId)
    .executeTakeFirstOrThrow();

export const groupCalls: Record<string, MakeBaseCall> = {
  create_group: async (service) => {
    const as = await person(service);
    const pictureId = await storedPicture(service.services.db, as);
    return {
      as,
      input: {
        input: {
          ...PROPOSAL,
          picture_id: pictureId,
          cover_id: null,
          link_name: null,
          accent_color: null,
          accept_agreement: true,
        },
      },
      fields: {
        ...PROPOSAL_FIELDS,
        picture_id: optional(idOf(pictureId, "picture-not-found"), null),
        // A cover asks for a larger plan than these people have.
        cover_id: optional(oneOf(), null),
        link_name: optional(oneOf(""), ""),
        accent_color: optional(oneOf(""), ""),
        accept_agreement: oneOf(true),
      },
      kept: ({ group_id }) => keptGroup(service, String(group_id)),
    };
  },
  preview_group: async (service) => ({
    as: await person(service),
    input: { input: PROPOSAL },
    fields: PROPOSAL_FIELDS,
    kept: async ({ total_payout, schedule }) => {
      const rounds = schedule as { due_date: string }[];
      return {
        contribution_amount: Number(total_payout) / rounds.length,
        member_limit: rounds.length,
        start_date: rounds[0]?.due_date,
      };
    },
  }),
  set_payout_order: async (service) => {
    const group = await openGroup(service, { members: ["Bruno"], payoutAssignmentMethod: "manual" });
    const order = group.members.map(({ userId }) => userId).toReversed();
    return {
      as: group.admin.userId,
      input: { group_id: group.groupId, user_ids: order },
      fields: {
        group_id: idOf(group.groupId, "group-not-found"),
        user_ids: (value) => ({
          refused: true,
          ...(Array.isArray(value) &&
            value.length <= 50 &&
            value.every(isWrittenId) && { code: "payout-order-incomplete" }),
        }),
      },
      kept: async () => {
        const positions = await service.services.db
          .selectFrom("payout_assignments")
          .select("user_id")
          .where("group_id", "=", group.groupId)
          .orderBy("payout_position")
          .execute();
        return { user_ids: positions.map(({ user_id }) => user_id) };
      },
    };
  },
  save_pending_group: async (service) => {
    const call = await groupCalls["create_group"]!(service);
    return { ...call, fields: { ...call.fields, accept_agreement: flag }, kept: call.kept };
  },
  update_pending_group: async (service) => {
    const { admin, groupId } = await openGroup(service, { status: "pending", startDate: "2027-03-01" });
    return {
      as: admin.userId,
      input: {
        group_id: groupId,
        finish: true,
        input: {
          ...PROPOSAL,
          picture_id: null,
          cover_id: null,
          link_name: null,
          accent_color: null,
          accept_agreement: true,
        },
      },
      fields: {
        ...PROPOSAL_FIELDS,
        group_id: idOf(groupId, "group-not-found"),
        finish: flag,
        picture_id: optional(oneOf(), null),
        cover_id: optional(oneOf(), null),
        link_name: optional(oneOf(""), ""),
        accent_color: optional(oneOf(""), ""),
        accept_agreement: oneOf(true),
      },
      kept: () => keptGroup(service, groupId),
    };
  },
  discard_pending_group: async (service) => {
    const { admin, groupId } = await openGroup(service, { status: "pending" });
    return {
      as: admin.userId,
      input: { group_id: groupId },
      fields: { group_id: idOf(groupId, "group-not-found") },
      kept: () =>
        service.services.db
          .selectFrom("groups")
          .select("group_id")
          .where("group_id", "=", groupId)
          .where("deleted_at", "is not", null)
          .executeTakeFirstOrThrow(),
    };
  },
  set_group_picture: async (service) => {
    const { admin, groupId } = await openGroup(service);
    const pictureId = await storedPicture(service.services.db, admin.userId);
    return {
      as: admin.userId,
      input: { group_id: groupId, picture_id: pictureId },
      fields: {
        group_id: idOf(groupId, "group-not-found"),
        picture_id: optional(idOf(pictureId, "picture-not-found"), null),
      },
      kept: () =>
        service.services.db
          .selectFrom("groups")
          .select(["group_id", "picture_id"])
          .where("group_id", "=", groupId)
          .executeTakeFirstOrThrow(),
    };
  },
  set_group_cover: async (service) => {
    const admin = await buildUser(service.services.db, { plan: "all_inclusive" });
    const { groupId } = await openGroup(service, { admin });
    const coverId = await storedPicture(service.services.db, admin.userId, "group_cover");
    return {
      as: admin.userId,
      input: { group_id: groupId, cover_id: coverId },
      fields: {
        group_id: idOf(groupId, "group-not-found"),
        cover_id: optional(idOf(coverId, "picture-not-found"), null),
      },
      kept: () =>
        service.services.db
          .selectFrom("groups")
          .select(["group_id", "cover_id"])
          .where("group_id", "=", groupId)
          .executeTakeFirstOrThrow(),
    };
  },
  start_group: async (service) => {
    const group = await openGroup(service, { members: ["Bruno"] });
    return {
      as: group.admin.userId,
      input: { group_id: group.groupId, order_is_final: true, override_minimum: true, without_asked: true },
      fields: {
        group_id: idOf(group.groupId, "group-not-found"),
        order_is_final: optional(flag, undefined),
        override_minimum: optional(flag, undefined),
        without_asked: optional(flag, undefined),
      },
      kept: () =>
        service.services.db
          .selectFrom("groups")
          .select("group_id")
          .where("group_id", "=", group.groupId)
          .where("status", "=", "started")
          .executeTakeFirstOrThrow(),
    };
  },
};
