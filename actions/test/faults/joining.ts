import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect } from "vitest";
import { buildGroup, buildUser, type TestGroup } from "../factories.ts";
import type { Operations, Scene } from "./scene.ts";

/** Getting an account and a seat. */
export function joining({ db, service, input, bruno, recruiting, rows }: Scene): Operations {
  let newcomer = "";
  let invitationId = "";
  const accept = () => ({ invitation_id: invitationId, accept_agreement: true });
  /** A full group, with somebody at its door. */
  const full = async (): Promise<TestGroup> => {
    newcomer = (await buildUser(db, { name: "Dan", plan: "premium" })).userId;
    return buildGroup(db, { members: ["Bruno", "Chloe"], memberLimit: 3 });
  };
  const wait = (group: TestGroup, userId: string) => service.callAction("join_waiting_list", input(group), userId);
  /** Two wait, the first one is offered a seat. */
  const offered = async (): Promise<TestGroup> => {
    const group = await full();
    await wait(group, newcomer);
    await wait(group, (await buildUser(db, { name: "Eve" })).userId);
    await sql`update group_members set status = 'left', left_at = app_now()
      where group_id = ${group.groupId} and user_id = ${bruno(group)}`.execute(db);
    expect(await service.tick("seat_offers")).toBe(200);
    return group;
  };
  /** The quick sign-up form, sent again with its key as a browser does when no answer came. */
  let form = { email: "", username: "", signUpKey: "" };
  const signUp = () =>
    fetch(`${service.url}/auth/sign-up/email`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: "https://circle.test" },
      body: JSON.stringify({ ...form, name: "Dan", password: "Quiet-Harbour7", acceptTerms: true }),
      signal: AbortSignal.timeout(10_000),
    });

  return {
    signup: {
      prepare: () => {
        const signUpKey = randomUUID();
        form = { email: `${signUpKey}@example.com`, username: signUpKey.slice(0, 8), signUpKey };
        return recruiting();
      },
      trigger: signUp,
      repeat: async () => expect((await signUp()).status).toBe(200),
      expectOnce: async () => {
        const { rows: accounts } = await sql<{ whole: boolean }>`
          select a.password is not null and s.user_id is not null and f.user_id is not null as whole
          from user_profiles p join auth.users u on u.id = p.user_id left join auth.accounts a on a.user_id = u.id
          left join subscribers s on s.user_id = u.id left join user_preferences f on f.user_id = u.id
          where p.email = ${form.email}`.execute(db);
        expect(accounts).toEqual([{ whole: true }]);
      },
    },
    createLink: {
      prepare: recruiting,
      trigger: (group) => service.callAction("create_join_link", input(group), group.admin.userId),
      repeat: (group) => service.insist("create_join_link", input(group), group.admin.userId),
      expectOnce: async (group) => {
        expect(await rows("join_links", group)).toBe(1);
        const { rows: tokens } = await sql`select from private.join_link_tokens join join_links using (join_link_id)
          where group_id = ${group.groupId}`.execute(db);
        expect(tokens).toHaveLength(1);
      },
    },
    join: {
      prepare: async () => {
        newcomer = (await buildUser(db, { name: "Dan" })).userId;
        return recruiting();
      },
      trigger: (group) => service.callAction("join_group", { ...input(group), accept_agreement: true }, newcomer),
      repeat: (group) => service.insist("join_group", { ...input(group), accept_agreement: true }, newcomer),
      expectOnce: async (group) => {
        expect(await rows("group_members", group, `user_id = '${newcomer}' and status = 'active'`)).toBe(1);
        expect(await rows("notifications", group, "kind = 'member_joined'")).toBe(1);
      },
    },
    accept: {
      prepare: async () => {
        newcomer = (await buildUser(db, { name: "Dan" })).userId;
        const group = await recruiting();
        const invited = { ...input(group), user_id: newcomer };
        const { body } = await service.callAction("invite_person", invited, group.admin.userId);
        invitationId = String(body.invitation_id);
        return group;
      },
      trigger: () => service.callAction("accept_invitation", accept(), newcomer),
      repeat: () => service.insist("accept_invitation", accept(), newcomer),
      expectOnce: async (group) => {
        expect(await rows("group_members", group, `user_id = '${newcomer}' and status = 'active'`)).toBe(1);
        expect(await rows("notifications", group, "kind = 'member_joined'")).toBe(1);
      },
    },
    wait: {
      prepare: full,
      trigger: (group) => wait(group, newcomer),
      repeat: (group) => service.insist("join_waiting_list", input(group), newcomer),
      expectOnce: async (group) => {
        expect(await rows("group_waiting_list", group)).toBe(1);
      },
    },
    leaveList: {
      prepare: offered,
      trigger: (group) => service.callAction("leave_waiting_list", input(group), newcomer),
      repeat: (group) => service.insist("leave_waiting_list", input(group), newcomer),
      expectOnce: async (group) => {
        expect(await rows("group_waiting_list", group, "offered_at is not null")).toBe(1);
        expect(await rows("notifications", group, "kind = 'seat_offered'")).toBe(2);
      },
    },
    offerSeats: {
      prepare: async () => {
        const group = await offered();
        await sql`update private.app_clock set shift = '2 days'`.execute(db);
        return group;
      },
      trigger: () => service.tick("seat_offers"),
      repeat: async () => {
        expect(await service.tick("seat_offers")).toBe(200);
      },
      expectOnce: async (group) => {
        expect(await rows("group_waiting_list", group, "offered_at is not null")).toBe(1);
        expect(await rows("notifications", group, "kind = 'seat_offered'")).toBe(2);
        expect(await rows("notifications", group, "kind = 'seat_offer_ended'")).toBe(1);
      },
    },
  };
}
