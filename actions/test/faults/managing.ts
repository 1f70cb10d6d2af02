import { sql } from "kysely";
import { expect } from "vitest";
import { type TestGroup } from "../factories.ts";
import type { Operations, Scene } from "./scene.ts";

/** What an admin does with a circle, and who becomes the next one. */
export function managing({ db, service, input, bruno, recruiting, rows, byAdmin }: Scene): Operations {
  const acceptAdmin = (group: TestGroup) => service.callAction("accept_admin_role", input(group), bruno(group));
  /** The admin reports what Bruno said; the message has the group's id. */
  const reportFirst = (group: TestGroup) =>
    service.callAction("report_message", { message_id: group.groupId, reason: "Rude" }, group.admin.userId);

  return {
    closeRegistration: {
      ...byAdmin("close_registration"),
      expectOnce: async (group) => {
        expect(await rows("groups", group, "status = 'ready_to_start'")).toBe(1);
        const posts = await sql`select from messages where chat_id = ${group.groupId}`.execute(db);
        expect(posts.rows).toHaveLength(1);
      },
    },
    closeGroup: {
      ...byAdmin("close_group"),
      expectOnce: async (group) => {
        expect(await rows("groups", group, "status = 'closed'")).toBe(1);
        expect(await rows("notifications", group, "kind = 'group_closed_by_admin'")).toBe(2);
      },
    },
    deleteGroup: {
      ...byAdmin("delete_group", async (group) => {
        const { rows: found } = await sql<{
          name: string;
        }>`select name from groups where group_id = ${group.groupId}`.execute(db);
        return found[0]!;
      }),
      expectOnce: async (group) => {
        expect(await rows("groups", group, "deleted_at is not null")).toBe(1);
        expect(await rows("notifications", group, "kind = 'group_deleted'")).toBe(2);
      },
    },
    offerAdmin: {
      ...byAdmin("offer_admin_role", (group) => ({ user_id: bruno(group) })),
      expectOnce: async (group) => {
        expect(await rows("admin_offers", group)).toBe(1);
        expect(await rows("notifications", group, "kind = 'admin_offered'")).toBe(1);
      },
    },
    acceptAdmin: {
      prepare: async () => {
        const group = await recruiting();
        const offer = { ...input(group), user_id: bruno(group) };
        expect((await service.callAction("offer_admin_role", offer, group.admin.userId)).status).toBe(200);
        return group;
      },
      trigger: acceptAdmin,
      repeat: acceptAdmin,
      expectOnce: async (group) => {
        expect(await rows("groups", group, `admin_id = '${bruno(group)}'`)).toBe(1);
        expect(await rows("notifications", group, "kind = 'admin_changed'")).toBe(2);
      },
    },
    absentAdmins: {
      prepare: async () => {
        const group = await recruiting();
        await sql`update user_profiles set suspended_at = app_now() where user_id = ${group.admin.userId}`.execute(db);
        return group;
      },
      trigger: () => service.tick("absent_admins"),
      repeat: async () => expect(await service.tick("absent_admins")).toBe(200),
      expectOnce: async (group) => {
        expect(await rows("admin_offers", group)).toBe(1);
        expect(await rows("notifications", group, "kind = 'admin_offered'")).toBe(1);
      },
    },
    report: {
      prepare: async () => {
        const group = await recruiting();
        const [, bruno] = group.members;
        await sql`insert into messages (message_id, chat_id, sender_id, message) values (${group.groupId}, ${group.groupId}, ${bruno!.userId}, 'Hello')`.execute(
          db,
        );
        return group;
      },
      trigger: (group) => reportFirst(group),
      repeat: (group) => reportFirst(group),
      expectOnce: async (group) => {
        const { rows: tickets } = await sql`
          select from private.reports r join support_tickets t using (ticket_id) where r.message_id = ${group.groupId}`.execute(
          db,
        );
        expect(tickets).toHaveLength(1);
        expect(await rows("support_tickets", group)).toBe(1);
      },
    },
  };
}
