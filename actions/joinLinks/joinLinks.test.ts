import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { tokenHash } from "../invitations/joinTokens.ts";
import { onDay, setClock } from "../test/clock.ts";
import { buildGroup, buildUser, type TestGroup, type TestUser } from "../test/factories.ts";
import { invite } from "../test/invite.ts";
import { makeLink, openLink } from "../test/joinLink.ts";
import { expectRefusal } from "../test/refusal.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
let circle: TestGroup;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  await setClock(service.services.db, onDay("2027-02-01", "UTC"));
  circle = await buildGroup(service.services.db, { joinMethod: "invite_only", members: ["Bruno"] });
});

const person = (options: Parameters<typeof buildUser>[1] = {}) => buildUser(service.services.db, options);
const join = (group: TestGroup, { userId }: TestUser) =>
  service.callAction("join_group", { group_id: group.groupId, accept_agreement: true }, { as: userId });
const open = (token: string, { userId }: TestUser, group = circle) => openLink(service, group, token, userId);
const revoke = (id: string, { userId }: TestUser) =>
  service.callAction("revoke_join_link", { join_link_id: id }, { as: userId });
const linkRow = (id: string) =>
  service.services.db.selectFrom("join_links").selectAll().where("join_link_id", "=", id).executeTakeFirstOrThrow();
const sees = async ({ userId }: TestUser, { groupId }: TestGroup) => {
  const { rows } = await sql`
    select from group_viewers where group_id = ${groupId} and user_id = ${userId}`.execute(service.services.db);
  return rows.length > 0;
};

describe("D112: a join link", () => {
  it("is good for 7 days and as many uses as there are free seats; of its token only the hash is kept", async () => {
    const { id, path, token } = await makeLink(service, circle);
    expect(path).toBe(`/join/${circle.slug}?link=${token}`);
    const { created_at, expires_at, uses, uses_left } = await linkRow(id);
    expect({ uses, uses_left, days: (expires_at.getTime() - created_at.getTime()) / 86_400_000 }).toEqual({
      uses: 0,
      uses_left: 3,
      days: 7,
    });
    const kept = await service.services.db
      .selectFrom("private.join_link_tokens")
      .select("token_hash")
      .where("join_link_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(kept.token_hash).toEqual(tokenHash(token));
  });

  it("counts the seats that people wait for as taken", async () => {
    const group = await buildGroup(service.services.db, { memberLimit: 4 });
    await service.services.db
      .insertInto("group_waiting_list")
      .values({ group_id: group.groupId, user_id: (await person()).userId })
      .execute();
    expect(await linkRow((await makeLink(service, group)).id)).toMatchObject({ uses_left: 2 });
  });

  it("leads into a private group at once: it is seen, joined, and one use is counted", async () => {
    const { id, token } = await makeLink(service, circle);
    const chloe = await person();
    await expectRefusal(service, () => join(circle, chloe), "group-not-found");
    expect((await open(token, chloe)).body).toEqual({ success: true, group_id: circle.groupId, url_slug: circle.slug });
    expect(await sees(chloe, circle)).toBe(true);
    expect((await join(circle, chloe)).body).toMatchObject({ success: true, requiresApproval: false });
    expect((await join(circle, chloe)).body).toMatchObject({ message: "You are already a member of this group" });
    expect(await linkRow(id)).toMatchObject({ uses_left: 2, uses: 1 });
  });

  it("leads to a request where the admin decides, which is one use too", async () => {
    const group = await buildGroup(service.services.db, { joinMethod: "request_to_join" });
    const { id, token } = await makeLink(service, group);
    const chloe = await person();
    expect((await open(token, chloe, group)).status).toBe(200);
    expect((await join(group, chloe)).body).toMatchObject({ requiresApproval: true });
    expect((await join(group, chloe)).body).toMatchObject({ message: "Your join request is pending approval" });
    expect(await linkRow(id)).toMatchObject({ uses_left: 3, uses: 1 });
  });

  it("is used once by who takes the request back and asks again, also where it is opened again (D119)", async () => {
    const group = await buildGroup(service.services.db, { joinMethod: "request_to_join" });
    const { id, token } = await makeLink(service, group);
    const [chloe, dan] = [await person(), await person()];
    for (let times = 0; times < 3; times++) {
      await open(token, chloe, group);
      expect((await join(group, chloe)).body).toMatchObject({ isNew: true });
      await service.callAction("withdraw_join_request", { group_id: group.groupId }, { as: chloe.userId });
    }
    expect(await linkRow(id)).toMatchObject({ uses_left: 3, uses: 1 });
    await open(token, dan, group);
    await join(group, dan);
    expect(await linkRow(id), "somebody else").toMatchObject({ uses_left: 2, uses: 2 });
    const later = await makeLink(service, group);
    await open(later.token, chloe, group);
    await join(group, chloe);
    expect(await linkRow(later.id), "another link").toMatchObject({ uses: 1 });
  });

  it("is used by who had asked without it, took that back, and asks again by it (D112)", async () => {
    const group = await buildGroup(service.services.db, { joinMethod: "request_to_join" });
    const { id, token } = await makeLink(service, group);
    const chloe = await person();
    const withdraw = () =>
      service.callAction("withdraw_join_request", { group_id: group.groupId }, { as: chloe.userId });
    await join(group, chloe);
    await withdraw();
    await open(token, chloe, group);
    expect((await join(group, chloe)).body).toMatchObject({ isNew: true });
    expect(await linkRow(id)).toMatchObject({ uses_left: 3, uses: 1 });
    await withdraw();
    await join(group, chloe);
    expect(await linkRow(id), "and once only").toMatchObject({ uses_left: 3, uses: 1 });
  });

  it("does not spare anybody the identity check or the limit of their plan", async () => {
    const { token } = await makeLink(service, circle);
    const [unverified, busy] = [await person({ isVerified: false }), await person()];
    await buildGroup(service.services.db, { members: [busy] });
    for (const one of [unverified, busy]) expect((await open(token, one)).status).toBe(200);
    await expectRefusal(service, () => join(circle, unverified), "identity-required");
    await expectRefusal(service, () => join(circle, busy), "free-plan-limit");
  });

  it("is not used by who is invited", async () => {
    const { id, token } = await makeLink(service, circle);
    const chloe = await person();
    await invite(service, circle, { userId: chloe.userId });
    await open(token, chloe);
    expect((await join(circle, chloe)).status).toBe(200);
    expect(await linkRow(id)).toMatchObject({ uses_left: 3, uses: 0 });
  });
});

describe("D112: a link that leads nowhere", () => {
  /** Each makes a link of the circle useless, and answers what is opened then. */
  const deaths: [string, (link: { id: string; token: string }) => Promise<{ token: string; group?: TestGroup }>][] = [
    ["was never made", async () => ({ token: "A".repeat(43) })],
    [
      "belongs to another group",
      async ({ token }) => ({ token, group: await buildGroup(service.services.db, { joinMethod: "invite_only" }) }),
    ],
    [
      "was taken back",
      async ({ id, token }) => {
        expect((await revoke(id, circle.admin)).status).toBe(200);
        return { token };
      },
    ],
    [
      "is over",
      async ({ token }) => {
        // An hour past its end, since it was made a moment after the clock was set.
        await setClock(service.services.db, onDay("2027-02-08", "UTC", 13));
        return { token };
      },
    ],
    [
      "is used up",
      async ({ id, token }) => {
        await service.services.db
          .updateTable("join_links")
          .set({ uses_left: 0 })
          .where("join_link_id", "=", id)
          .execute();
        return { token };
      },
    ],
    [
      "leads to a group that was deleted",
      async ({ token }) => {
        await sql`update groups set deleted_at = app_now() where group_id = ${circle.groupId}`.execute(
          service.services.db,
        );
        return { token };
      },
    ],
  ];

  it.each(deaths)("reads like every other: it %s", async (_, kill) => {
    const link = await makeLink(service, circle);
    const { group, token } = await kill(link);
    const chloe = await person();
    await expectRefusal(service, () => open(token, chloe, group), "join-link-invalid");
    expect(await sees(chloe, circle)).toBe(false);
  });

  it("is told to who came by it while it was good, and the private group is out of their sight", async () => {
    const { id, token } = await makeLink(service, circle);
    const chloe = await person();
    await open(token, chloe);
    await revoke(id, circle.admin);
    expect(await sees(chloe, circle)).toBe(false);
    await expectRefusal(service, () => join(circle, chloe), "join-link-ended");
    const other = await makeLink(service, circle);
    expect((await open(other.token, chloe)).status).toBe(200);
    expect((await join(circle, chloe)).status).toBe(200);
  });

  it("brings nobody back whom the admin removed, until a pause is over or the admin invites them (D114, D119)", async () => {
    const { id, token } = await makeLink(service, circle);
    const chloe = await person();
    await open(token, chloe);
    await join(circle, chloe);
    const removal = { group_id: circle.groupId, user_id: chloe.userId, reason: "You did not answer our calls." };
    const remove = () => service.callAction("remove_member", removal, { as: circle.admin.userId });
    expect((await remove()).status).toBe(200);
    expect(await sees(chloe, circle), "the link of before").toBe(false);
    await expectRefusal(service, () => open(token, chloe), "removed-lately");
    expect(await linkRow(id)).toMatchObject({ uses: 1 });
    await invite(service, circle, { userId: chloe.userId });
    expect((await join(circle, chloe)).body, "the admin's invitation").toMatchObject({ success: true });
    expect((await remove()).status).toBe(200);
    await setClock(service.services.db, onDay("2027-02-09", "UTC"));
    const later = await makeLink(service, circle);
    await open(later.token, chloe);
    expect((await join(circle, chloe)).body, "after the pause").toMatchObject({ success: true });
  });

  it("opens no public group either to whom the admin removed, nor does another member's invitation (D114)", async () => {
    const [bruno, chloe] = [await person(), await person()];
    const group = await buildGroup(service.services.db, { members: [bruno, chloe] });
    const removal = { group_id: group.groupId, user_id: chloe.userId, reason: "You did not answer our calls." };
    expect((await service.callAction("remove_member", removal, { as: group.admin.userId })).status).toBe(200);
    await expectRefusal(service, () => join(group, chloe), "removed-lately");
    await invite(service, group, { by: bruno.userId, userId: chloe.userId });
    await expectRefusal(service, () => join(group, chloe), "removed-lately");
  });

  it("closes no public group to anybody", async () => {
    const group = await buildGroup(service.services.db);
    const { id, token } = await makeLink(service, group);
    const chloe = await person();
    await open(token, chloe, group);
    await revoke(id, group.admin);
    expect((await join(group, chloe)).status).toBe(200);
  });
});

describe("D112: making and ending links", () => {
  const create = (group: TestGroup, { userId }: TestUser) =>
    service.callAction("create_join_link", { group_id: group.groupId }, { as: userId });

  it("is refused where no seat is free, and beyond the most open links", async () => {
    const { db } = service.services;
    const full = await buildGroup(db, { memberLimit: 2, members: ["Dan"] });
    await expectRefusal(service, () => create(full, full.admin), "group-full");
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) ids.push((await makeLink(service, circle)).id);
    await expectRefusal(service, () => create(circle, circle.admin), "join-links-enough");
    await revoke(ids[0]!, circle.admin);
    expect((await create(circle, circle.admin)).status).toBe(200);
  });

  it("ends a link once, however often it is asked", async () => {
    const { id } = await makeLink(service, circle);
    expect((await revoke(id, circle.admin)).status).toBe(200);
    const { revoked_at } = await linkRow(id);
    await setClock(service.services.db, onDay("2027-02-02", "UTC"));
    expect((await revoke(id, circle.admin)).status).toBe(200);
    expect((await linkRow(id)).revoked_at).toEqual(revoked_at);
  });

  it("is the admin's alone: for a member no link exists", async () => {
    const { id } = await makeLink(service, circle);
    const bruno = circle.members[1]!;
    await expectRefusal(service, () => create(circle, bruno), "not-allowed");
    await expectRefusal(service, () => revoke(id, bruno), "join-link-not-found");
  });
});
