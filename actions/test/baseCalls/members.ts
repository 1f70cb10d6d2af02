import { idOf, oneOf, optional, text } from "../fieldRules.ts";
import type { TestService } from "../testService.ts";
import { type MakeBaseCall, openGroup, person } from "./baseCall.ts";

/** Somebody's request to join a group, for its admin to answer, or to be taken back. */
async function joinRequest(service: TestService) {
  const { db } = service.services;
  const group = await openGroup(service, { joinMethod: "request_to_join" });
  const asker = await person(service);
  const { join_request_id } = await db
    .insertInto("join_requests")
    .values({ group_id: group.groupId, user_id: asker })
    .returning("join_request_id")
    .executeTakeFirstOrThrow();
  const answered = () =>
    db
      .selectFrom("join_requests")
      .select(["group_id", "join_request_id", "rejection_reason"])
      .where("join_request_id", "=", join_request_id)
      .where("status", "!=", "pending")
      .executeTakeFirstOrThrow();
  return { admin: group.admin.userId, asker, groupId: group.groupId, id: join_request_id, answered };
}

export const memberCalls: Record<string, MakeBaseCall> = {
  join_group: async (service) => {
    const { groupId } = await openGroup(service, { joinMethod: "request_to_join" });
    const as = await person(service);
    return {
      as,
      input: { group_id: groupId, accept_agreement: true, message: "Hello" },
      fields: {
        group_id: idOf(groupId, "group-not-found"),
        accept_agreement: oneOf(true),
        message: optional(text({ min: 0, max: 300, shape: "lines" }), null),
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
  withdraw_join_request: async (service) => {
    const { answered, asker, groupId } = await joinRequest(service);
    return {
      as: asker,
      input: { group_id: groupId },
      fields: { group_id: idOf(groupId, "group-not-found") },
      kept: async () => ({ group_id: (await answered()).group_id }),
    };
  },
  reject_join_request: async (service) => {
    const { admin, answered, id } = await joinRequest(service);
    return {
      as: admin,
      input: { join_request_id: id, reason: "We know you too little" },
      fields: {
        join_request_id: idOf(id, "join-request-not-found"),
        reason: optional(text({ min: 0, max: 300, shape: "lines" }), null),
      },
      kept: async () => {
        const { join_request_id, rejection_reason } = await answered();
        return { join_request_id, reason: rejection_reason };
      },
    };
  },
};
