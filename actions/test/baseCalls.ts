import type { ActionAnswer, TestService } from "./testService.ts";
import { startCircle } from "./circle.ts";
import { setClock } from "./clock.ts";
import { buildGroup, buildUser } from "./factories.ts";
import { flag, idOf, oneOf, optional, text, type FieldRule } from "./fieldRules.ts";

/**
 * One call of an action that succeeds: a person who may, and a good input. The suites of bad input and of the action
 * schema start from it, so an action without one fails both.
 */
export interface BaseCall {
  as: string;
  input: Record<string, unknown>;
  /** What the action should make of any value of each field. */
  fields: Record<string, FieldRule>;
  /** What the service kept of a call that succeeded, by field; a field that leaves no trace is not in it. */
  kept(answer: ActionAnswer["body"]): Promise<Record<string, unknown>>;
}

type MakeBaseCall = (service: TestService) => Promise<BaseCall>;

/** The day on which every base call is made; circles start three days before their first due date. */
const TODAY = "2027-01-04T12:00:00Z";

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
  start_date: "2027-03-01",
  time_zone: "Europe/Lisbon",
};

const PROPOSAL_FIELDS: Record<keyof typeof PROPOSAL, FieldRule> = {
  name: text({ min: 3, max: 60 }),
  description: optional(text({ min: 0, max: 500, multiLine: true }), ""),
  rules: optional(text({ min: 0, max: 1000, multiLine: true }), ""),
  location: optional(text({ min: 0, max: 120 }), null),
  contribution_amount: oneOf(100_00),
  currency: optional(oneOf("USD"), "USD"),
  frequency: oneOf("weekly"),
  member_limit: oneOf(4),
  minimum_members_to_start: optional(oneOf(2), 3),
  is_public: flag,
  join_method: optional(oneOf("direct"), "request_to_join"),
  payout_assignment_method: optional(oneOf("join_order"), "random"),
  manual_start_enabled: optional(flag, true),
  start_date: oneOf("2027-03-01"),
  time_zone: oneOf("Europe/Lisbon"),
};

async function person(service: TestService, { isVerified = true } = {}): Promise<string> {
  await setClock(service.services.db, new Date(TODAY));
  return (await buildUser(service.services.db, { plan: "premium", isVerified })).userId;
}

async function openGroup(service: TestService, terms: Parameters<typeof buildGroup>[1] = {}) {
  await setClock(service.services.db, new Date(TODAY));
  return buildGroup(service.services.db, terms);
}

/** Somebody's request to join a group, for its admin to answer. */
async function joinRequest(service: TestService) {
  const { db } = service.services;
  const group = await openGroup(service, { joinMethod: "request_to_join" });
  const { join_request_id } = await db
    .insertInto("join_requests")
    .values({ group_id: group.groupId, user_id: await person(service) })
    .returning("join_request_id")
    .executeTakeFirstOrThrow();
  const answered = () =>
    db
      .selectFrom("join_requests")
      .select(["join_request_id", "rejection_reason"])
      .where("join_request_id", "=", join_request_id)
      .where("status", "!=", "pending")
      .executeTakeFirstOrThrow();
  return { admin: group.admin.userId, id: join_request_id, answered };
}

/** A member of a running circle who may pay now. */
async function payer(service: TestService) {
  const circle = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
  return {
    groupId: circle.groupId,
    userId: circle.member("Bruno").userId,
    contribute: () => circle.contribute("Bruno"),
  };
}

/** A payment whose checkout is open. */
async function openPayment(service: TestService) {
  const { contribute, userId } = await payer(service);
  const { payment_id } = (await contribute()).body;
  const status = () =>
    service.services.db
      .selectFrom("payments")
      .select("status")
      .where("payment_id", "=", String(payment_id))
      .executeTakeFirstOrThrow();
  return { paymentId: String(payment_id), userId, status };
}

export const baseCalls: Record<string, MakeBaseCall> = {
  create_group: async (service) => ({
    as: await person(service),
    input: { input: { ...PROPOSAL, accept_agreement: true } },
    fields: { ...PROPOSAL_FIELDS, accept_agreement: oneOf(true) },
    kept: async ({ group_id }) =>
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
          "start_date",
          "time_zone",
        ])
        .where("g.group_id", "=", String(group_id))
        .executeTakeFirstOrThrow(),
  }),
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
  join_group: async (service) => {
    const { groupId } = await openGroup(service, { joinMethod: "request_to_join" });
    const as = await person(service);
    return {
      as,
      input: { group_id: groupId, accept_agreement: true, message: "Hello" },
      fields: {
        group_id: idOf(groupId, "group-not-found"),
        accept_agreement: oneOf(true),
        message: optional(text({ min: 0, max: 300, multiLine: true }), null),
      },
      kept: () =>
        service.services.db
          .selectFrom("join_requests")
          .select(["group_id", "message"])
          .where("user_id", "=", as)
          .executeTakeFirstOrThrow(),
    };
  },
  approve_join_request: async (service) => {
    const { admin, answered, id } = await joinRequest(service);
    return {
      as: admin,
      input: { join_request_id: id },
      fields: { join_request_id: idOf(id, "join-request-not-found") },
      kept: async () => ({ join_request_id: (await answered()).join_request_id }),
    };
  },
  reject_join_request: async (service) => {
    const { admin, answered, id } = await joinRequest(service);
    return {
      as: admin,
      input: { join_request_id: id, reason: "We know you too little" },
      fields: {
        join_request_id: idOf(id, "join-request-not-found"),
        reason: optional(text({ min: 0, max: 300, multiLine: true }), null),
      },
      kept: async () => {
        const { join_request_id, rejection_reason } = await answered();
        return { join_request_id, reason: rejection_reason };
      },
    };
  },
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
          ...(Array.isArray(value) && value.length < 2 && value[0] !== null && { code: "payout-order-incomplete" }),
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
  start_group: async (service) => {
    const group = await openGroup(service, { members: ["Bruno"] });
    return {
      as: group.admin.userId,
      input: { group_id: group.groupId, order_is_final: true, override_minimum: true },
      fields: {
        group_id: idOf(group.groupId, "group-not-found"),
        order_is_final: optional(flag, undefined),
        override_minimum: optional(flag, undefined),
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
  stripe_contribute: async (service) => {
    const { groupId, userId } = await payer(service);
    return {
      as: userId,
      input: { group_id: groupId, payment_method: "card", cycle: 1, payout_round: 1, amount: 105_77 },
      fields: {
        group_id: idOf(groupId, "group-not-found"),
        payment_method: oneOf("card"),
        cycle: optional(oneOf(1), 1),
        payout_round: optional(oneOf(1), 1),
        amount: optional(oneOf(105_77), 105_77),
      },
      kept: ({ payment_id }) =>
        service.services.db
          .selectFrom("payments")
          .select(["group_id", "payment_method", "cycle", "payout_round", "total as amount"])
          .where("payment_id", "=", String(payment_id))
          .executeTakeFirstOrThrow(),
    };
  },
  check_contribution: async (service) => {
    const { paymentId, userId } = await openPayment(service);
    return {
      as: userId,
      input: { payment_id: paymentId },
      fields: { payment_id: idOf(paymentId, "payment-not-found") },
      kept: async ({ payment_id }) => ({ payment_id }),
    };
  },
  cancel_contribution: async (service) => {
    const { paymentId, status, userId } = await openPayment(service);
    return {
      as: userId,
      input: { payment_id: paymentId },
      fields: { payment_id: idOf(paymentId, "payment-not-found") },
      kept: async () => ({ payment_id: (await status()).status === "failed" ? paymentId : "a payment that goes on" }),
    };
  },
  create_didit_session: async (service) => {
    const as = await person(service, { isVerified: false });
    return {
      as,
      input: { consent: true },
      fields: { consent: oneOf(true) },
      kept: async ({ verification_id }) => ({
        consent:
          (await service.services.db
            .selectFrom("identity_verifications")
            .select("consented_at")
            .where("verification_id", "=", String(verification_id))
            .where("user_id", "=", as)
            .executeTakeFirst()) !== undefined,
      }),
    };
  },
  check_didit_status: async (service) => ({
    as: await person(service, { isVerified: false }),
    input: {},
    fields: {},
    kept: async () => ({}),
  }),
};
