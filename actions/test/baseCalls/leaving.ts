import { startCircle } from "../circle.ts";
import { flag, idOf, optional, text } from "../fieldRules.ts";
import type { TestService } from "../testService.ts";
import { type MakeBaseCall, openGroup } from "./baseCall.ts";

const words = text({ min: 0, max: 300, shape: "lines" });

/** A circle that has not started, with a member who may leave it. */
async function leaver(service: TestService) {
  const group = await openGroup(service, { members: ["Bruno", "Chloe"] });
  const { userId } = group.members[1]!;
  const request = () =>
    service.services.db
      .selectFrom("leave_requests")
      .selectAll()
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
  return { admin: group.admin.userId, groupId: group.groupId, userId, request };
}

/** Such a member, who has asked to leave. */
async function asker(service: TestService) {
  const leaving = await leaver(service);
  await service.callAction("ask_to_leave", { group_id: leaving.groupId }, { as: leaving.userId });
  return { ...leaving, id: (await leaving.request()).leave_request_id };
}

export const leavingCalls: Record<string, MakeBaseCall> = {
  ask_to_leave: async (service) => {
    const { groupId, request, userId } = await leaver(service);
    return {
      as: userId,
      input: { group_id: groupId, reason: "I am moving away" },
      fields: { group_id: idOf(groupId, "group-not-found"), reason: optional(words, null) },
      kept: async () => {
        const { group_id, reason } = await request();
        return { group_id, reason };
      },
    };
  },
  withdraw_leave_request: async (service) => {
    const { groupId, request, userId } = await asker(service);
    return {
      as: userId,
      input: { group_id: groupId },
      fields: { group_id: idOf(groupId, "group-not-found") },
      kept: async () => ({ group_id: (await request()).status === "withdrawn" ? groupId : "a request that is open" }),
    };
  },
  answer_leave_request: async (service) => {
    const { admin, id, request } = await asker(service);
    return {
      as: admin,
      input: { leave_request_id: id, agree: false, answer: "Please stay" },
      fields: { leave_request_id: idOf(id, "leave-request-not-found"), agree: flag, answer: optional(words, null) },
      kept: async () => {
        const { answer, leave_request_id, status } = await request();
        // Words of a Yes are not kept: the member is out.
        return { leave_request_id, agree: status === "agreed", ...(status === "declined" && { answer }) };
      },
    };
  },
  remove_member: async (service) => {
    const { admin, groupId, userId } = await leaver(service);
    return {
      as: admin,
      input: { group_id: groupId, user_id: userId, reason: "We could not reach you" },
      fields: {
        group_id: idOf(groupId, "group-not-found"),
        user_id: idOf(userId, "member-not-found"),
        reason: text({ min: 1, max: 300, shape: "lines" }),
      },
      kept: async () => {
        const notice = await service.services.db
          .selectFrom("notifications")
          .select(["group_id", "user_id", "values"])
          .where("user_id", "=", userId)
          .where("kind", "=", "member_removed")
          .executeTakeFirstOrThrow();
        return { group_id: notice.group_id, user_id: notice.user_id, reason: (notice.values as { note: string }).note };
      },
    };
  },
  preview_exit: async (service) => {
    const circle = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
    const { userId } = circle.member("Bruno");
    return {
      as: userId,
      input: { group_id: circle.groupId, user_id: userId },
      fields: { group_id: idOf(circle.groupId, "group-not-found"), user_id: idOf(userId, "not-allowed") },
      kept: async () => ({}),
    };
  },
};
