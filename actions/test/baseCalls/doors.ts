import { idOf, text } from "../fieldRules.ts";
import { makeLink } from "../joinLink.ts";
import type { TestService } from "../testService.ts";
import { type MakeBaseCall, openGroup, person } from "./baseCall.ts";

/** A group without a free seat. */
const fullGroup = (service: TestService) => openGroup(service, { memberLimit: 2, members: ["Dan"] });

const linkRow = (service: TestService, id: string) =>
  service.services.db
    .selectFrom("join_links")
    .select(["group_id", "join_link_id", "revoked_at"])
    .where("join_link_id", "=", id)
    .executeTakeFirstOrThrow();

export const doorCalls: Record<string, MakeBaseCall> = {
  create_join_link: async (service) => {
    const { admin, groupId } = await openGroup(service);
    return {
      as: admin.userId,
      input: { group_id: groupId },
      fields: { group_id: idOf(groupId, "group-not-found") },
      kept: async (answer) => ({ group_id: (await linkRow(service, String(answer["join_link_id"]))).group_id }),
    };
  },
  revoke_join_link: async (service) => {
    const group = await openGroup(service);
    const { id } = await makeLink(service, group);
    return {
      as: group.admin.userId,
      input: { join_link_id: id },
      fields: { join_link_id: idOf(id, "join-link-not-found") },
      kept: async () => {
        const { join_link_id, revoked_at } = await linkRow(service, id);
        return { join_link_id: revoked_at === null ? "a link that is open" : join_link_id };
      },
    };
  },
  open_join_link: async (service) => {
    const group = await openGroup(service, { joinMethod: "invite_only" });
    const { id, token } = await makeLink(service, group);
    const as = await person(service);
    // Whatever is no key of this group or not its token is one refusal, which names no field.
    const wrong = (right: string) => (value: unknown) => {
      const outcome = text({ max: 200 })(value);
      if (!("kept" in outcome)) return outcome;
      return outcome.kept === right ? outcome : ({ refused: true, code: "join-link-invalid" } as const);
    };
    return {
      as,
      input: { group_key: group.slug, token },
      fields: { group_key: wrong(group.slug), token: wrong(token) },
      kept: async () => {
        const { join_link_id } = await service.services.db
          .selectFrom("private.join_link_visits")
          .select("join_link_id")
          .where("user_id", "=", as)
          .executeTakeFirstOrThrow();
        return { group_key: group.slug, token: join_link_id === id ? token : "another link" };
      },
    };
  },
  join_waiting_list: async (service) => {
    const { groupId } = await fullGroup(service);
    const as = await person(service);
    return {
      as,
      input: { group_id: groupId },
      fields: { group_id: idOf(groupId, "group-not-found") },
      kept: () =>
        service.services.db
          .selectFrom("group_waiting_list")
          .select("group_id")
          .where("user_id", "=", as)
          .executeTakeFirstOrThrow(),
    };
  },
  leave_waiting_list: async (service) => {
    const { groupId } = await fullGroup(service);
    const as = await person(service);
    await service.services.db.insertInto("group_waiting_list").values({ group_id: groupId, user_id: as }).execute();
    return {
      as,
      input: { group_id: groupId },
      fields: { group_id: idOf(groupId, "group-not-found") },
      kept: async () => {
        const row = await service.services.db
          .selectFrom("group_waiting_list")
          .select("group_id")
          .where("user_id", "=", as)
          .executeTakeFirst();
        return { group_id: row ? "somebody who waits" : groupId };
      },
    };
  },
};
