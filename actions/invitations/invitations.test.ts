import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { onDay, setClock } from "../test/clock.ts";
import { buildGroup, buildUser, type TestGroup, type TestUser } from "../test/factories.ts";
import { invite } from "../test/invite.ts";
import { expectRefusal } from "../test/refusal.ts";
import { type ActionAnswer, startTestService, type TestService } from "../test/testService.ts";
import { tokenHash } from "./joinTokens.ts";

let service: TestService;
let circle: TestGroup;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  await setClock(service.services.db, onDay("2027-02-01", "UTC"));
  circle = await buildGroup(service.services.db, { joinMethod: "invite_only" });
});

const person = (options: Parameters<typeof buildUser>[1] = {}) => buildUser(service.services.db, options);
const act = (verb: "accept" | "decline" | "resend" | "revoke", invitation_id: string, { userId }: TestUser) =>
  service.callAction(
    `${verb}_invitation`,
    { invitation_id, ...(verb === "accept" && { accept_agreement: true }) },
    { as: userId },
  );
const rowOf = (id: string) =>
  service.services.db
    .selectFrom("group_invitations")
    .selectAll()
    .where("invitation_id", "=", id)
    .executeTakeFirstOrThrow();
const noticesOf = ({ userId }: TestUser) =>
  service.services.db.selectFrom("notifications").select(["kind", "values"]).where("user_id", "=", userId).execute();
const tokenIn = (text: string) => /\?invitation=([\w-]{43})\b/.exec(text)![1]!;
const letterTo = async (address: string) => {
  await service.settle();
  return service.letters.findLast(({ to }) => to === address);
};

describe("inviting", () => {
  it("sends a letter in the person's language, with the terms and a token that is kept as a hash alone (D109, D239)", async () => {
    const chloe = await person({ language: "fr" });
    const id = await invite(service, circle, { userId: chloe.userId });
    const letter = (await letterTo(chloe.email))!;
    expect(letter.subject).toMatch(/^Amina vous invite dans Circle /);
    expect(letter.text).toContain("chaque mois");
    expect(letter.text).toMatch(/400,00\s\$/);
    const { token_hash } = await service.services.db
      .selectFrom("private.invitation_tokens")
      .select("token_hash")
      .where("invitation_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(token_hash).toEqual(tokenHash(tokenIn(letter.text)));
  });

  it("tells who has an account beside the letter, once, and only who proved the address (D110)", async () => {
    const [chloe, unproved] = [await person(), await person({ isConfirmed: false })];
    for (const { email } of [chloe, unproved]) {
      const row = await rowOf(await invite(service, circle, { email }));
      for (const _ of [1, 2])
        expect(await service.deliverEvent("invitation_created", { op: "INSERT", new: row })).toBe(200);
    }
    expect(await noticesOf(chloe)).toEqual([
      {
        kind: "group_invitation",
        values: {
          inviter: { user_id: circle.admin.userId, alias: "Amina" },
          group: `Circle ${circle.groupId.slice(0, 8)}`,
        },
      },
    ]);
    expect(await noticesOf(unproved)).toEqual([]);
  });

  it("keeps the alias of a person who was picked, and answers alike whether there is an account (D266)", async () => {
    const chloe = await person({ name: "Chloe" });
    const picked = await rowOf(await invite(service, circle, { userId: chloe.userId }));
    expect(picked).toMatchObject({ picked_alias: "Chloe" });
    const answers: ActionAnswer[] = [];
    for (const email of [chloe.email, "nobody@example.org"])
      answers.push(
        await service.callAction("invite_by_email", { group_id: circle.groupId, email }, { as: circle.admin.userId }),
      );
    const shapes = answers.map(({ body, status }) => ({ status, fields: Object.keys(body) }));
    expect(shapes[0]).toEqual(shapes[1]);
    const typed = await Promise.all(answers.map(({ body }) => rowOf(String(body["invitation_id"]))));
    expect(typed.map(({ picked_alias }) => picked_alias)).toEqual([null, null]);
  });

  it("is one invitation for who asks twice, and says so to another member (D109)", async () => {
    const group = await buildGroup(service.services.db, { members: ["Bruno"] });
    const first = await invite(service, group, { email: "Friend@Example.org" });
    expect(await invite(service, group, { email: "friend@example.org " })).toBe(first);
    await service.settle();
    expect(service.letters.filter(({ to }) => to === "friend@example.org")).toHaveLength(1);
    const again = () =>
      service.callAction(
        "invite_by_email",
        { group_id: group.groupId, email: "friend@example.org" },
        { as: group.members[1]!.userId },
      );
    await expectRefusal(service, again, "already-invited");
    await setClock(service.services.db, onDay("2027-02-09", "UTC"));
    expect((await again()).status).toBe(200);
  });

  it("refuses members, oneself, and who cannot be found (D107)", async () => {
    const { admin, groupId } = circle;
    const unproved = await person({ isConfirmed: false });
    const byId = (user_id: string) =>
      service.callAction("invite_person", { group_id: groupId, user_id }, { as: admin.userId });
    const byEmail = (email: string) =>
      service.callAction("invite_by_email", { group_id: groupId, email }, { as: admin.userId });
    await expectRefusal(service, () => byId(admin.userId), "invitee-is-member");
    await expectRefusal(service, () => byEmail(admin.email.toUpperCase()), "invitee-is-member");
    await expectRefusal(service, () => byId(unproved.userId), "invitee-not-found");
    await expectRefusal(service, () => byEmail("not an address"), "invalid-email");
    const full = await buildGroup(service.services.db, { members: ["Dan"], memberLimit: 2 });
    await expectRefusal(
      service,
      () =>
        service.callAction("invite_by_email", { group_id: full.groupId, email: "a@b.ch" }, { as: full.admin.userId }),
      "group-full",
    );
  });

  it("lets no member of a private group invite, and any active member of a public one (D107)", async () => {
    const bruno = await person();
    const hidden = await buildGroup(service.services.db, { joinMethod: "invite_only", members: [bruno] });
    const inviteTo = (groupId: string) =>
      service.callAction("invite_by_email", { group_id: groupId, email: "a@b.ch" }, { as: bruno.userId });
    await expectRefusal(service, () => inviteTo(hidden.groupId), "not-allowed");
    const shown = await buildGroup(service.services.db, { members: [bruno] });
    expect((await inviteTo(shown.groupId)).status).toBe(200);
  });

  it("writes no letter to who is a member already, which its sender is not told (D266)", async () => {
    const bruno = await person();
    const group = await buildGroup(service.services.db, { members: [bruno] });
    await invite(service, group, { email: bruno.email });
    expect(await letterTo(bruno.email)).toBeUndefined();
  });
});

describe("answering", () => {
  it("brings in past the group's door, always as a member, with the agreement kept (D104, D106, D108)", async () => {
    const { db } = service.services;
    const chloe = await person();
    const id = await invite(service, circle, { userId: chloe.userId });
    await db.updateTable("group_invitations").set({ role: "admin" }).where("invitation_id", "=", id).execute();
    expect((await act("accept", id, chloe)).body).toEqual({ success: true });
    const seat = await db
      .selectFrom("group_members as m")
      .innerJoin("group_agreements as a", (join) =>
        join.onRef("a.group_id", "=", "m.group_id").onRef("a.user_id", "=", "m.user_id"),
      )
      .select(["m.role", "m.status"])
      .where("m.user_id", "=", chloe.userId)
      .execute();
    expect(seat).toEqual([{ role: "member", status: "active" }]);
    expect(await rowOf(id)).toMatchObject({ status: "accepted" });
    expect((await act("accept", id, chloe)).body, "twice").toEqual({ success: true });
    await expectRefusal(service, () => act("decline", id, chloe), "invitation-answered");
  });

  it("is the answer also to an own request and to every other invitation to the group", async () => {
    const chloe = await person();
    const group = await buildGroup(service.services.db, { joinMethod: "request_to_join" });
    await service.callAction("join_group", { group_id: group.groupId, accept_agreement: true }, { as: chloe.userId });
    const ids = [
      await invite(service, group, { userId: chloe.userId }),
      await invite(service, group, { email: chloe.email }),
    ];
    expect((await act("accept", ids[0]!, chloe)).status).toBe(200);
    expect((await Promise.all(ids.map(rowOf))).map(({ status }) => status)).toEqual(["accepted", "accepted"]);
    const { status } = await service.services.db
      .selectFrom("join_requests")
      .select("status")
      .where("user_id", "=", chloe.userId)
      .executeTakeFirstOrThrow();
    expect(status).toBe("approved");
  });

  it("does not exist for anybody else, nor for who has not proved the address (D110)", async () => {
    const [chloe, unproved] = [await person(), await person({ isConfirmed: false })];
    const id = await invite(service, circle, { email: unproved.email });
    for (const verb of ["accept", "decline", "resend", "revoke"] as const) {
      await expectRefusal(service, () => act(verb, id, chloe), "invitation-not-found");
    }
    await expectRefusal(service, () => act("accept", id, unproved), "invitation-not-found");
  });

  it("says why it cannot be now, and stays open for when it can (D3, D111)", async () => {
    const { db } = service.services;
    const unverified = await person({ isVerified: false });
    const id = await invite(service, circle, { userId: unverified.userId });
    await expectRefusal(service, () => act("accept", id, unverified), "identity-required-to-accept");

    const free = await person();
    const free_id = await invite(service, circle, { userId: free.userId });
    await buildGroup(db, { members: [free] });
    await expectRefusal(service, () => act("accept", free_id, free), "free-plan-limit");

    const chloe = await person();
    const chloe_id = await invite(service, circle, { userId: chloe.userId });
    await expectRefusal(
      service,
      () =>
        service.callAction(
          "accept_invitation",
          { invitation_id: chloe_id, accept_agreement: false },
          { as: chloe.userId },
        ),
      "agreement-required",
    );
    await db
      .updateTable("groups")
      .set({ member_limit: 2, minimum_members_to_start: 2 })
      .where("group_id", "=", circle.groupId)
      .execute();
    const other = await person();
    await db.insertInto("group_members").values({ group_id: circle.groupId, user_id: other.userId }).execute();
    await expectRefusal(service, () => act("accept", chloe_id, chloe), "group-full");
    await db.updateTable("groups").set({ member_limit: 3 }).where("group_id", "=", circle.groupId).execute();
    await db.updateTable("groups").set({ status: "ready_to_start" }).where("group_id", "=", circle.groupId).execute();
    await expectRefusal(service, () => act("accept", chloe_id, chloe), "group-closed");
    await db.updateTable("groups").set({ status: "recruiting" }).where("group_id", "=", circle.groupId).execute();
    expect((await act("accept", chloe_id, chloe)).status).toBe(200);
  });

  it("ends after seven days, to the second; a declined one is no longer pending (D109)", async () => {
    const { db } = service.services;
    const [chloe, dan] = [await person(), await person()];
    const [id, declined] = [
      await invite(service, circle, { userId: chloe.userId }),
      await invite(service, circle, { userId: dan.userId }),
    ];
    for (const _ of [1, 2]) expect((await act("decline", declined, dan)).status).toBe(200);
    await expectRefusal(service, () => act("accept", declined, dan), "invitation-answered");
    const { expires_at } = await rowOf(id);
    await setClock(db, new Date(expires_at.getTime() + 1000));
    await expectRefusal(service, () => act("accept", id, chloe), "invitation-expired");
    expect((await act("decline", id, chloe)).status).toBe(200);
  });
});

describe("the sender", () => {
  it("sends again: a new term, a new letter, and the token of before is dead; at most three times a day (D109)", async () => {
    const { db } = service.services;
    const id = await invite(service, circle, { email: "again@example.org" });
    const first = tokenIn((await letterTo("again@example.org"))!.text);
    await setClock(db, onDay("2027-02-12", "UTC"));
    expect((await act("resend", id, circle.admin)).status).toBe(200);
    const second = tokenIn((await letterTo("again@example.org"))!.text);
    expect(second).not.toBe(first);
    const kept = await db
      .selectFrom("private.invitation_tokens")
      .select("token_hash")
      .where("invitation_id", "=", id)
      .execute();
    expect(kept).toEqual([{ token_hash: tokenHash(second) }]);
    expect((await rowOf(id)).expires_at.toISOString().slice(0, 10)).toBe("2027-02-19");
    for (const _ of [2, 3]) expect((await act("resend", id, circle.admin)).status).toBe(200);
    await expectRefusal(service, () => act("resend", id, circle.admin), "invitation-sent-enough");
  });

  it.each(["revoke", "decline"] as const)(
    "sends no more letters a day where each invitation ends by %s and another follows (D109)",
    async (verb) => {
      const [bruno, chloe, dan] = [await person(), await person(), await person()];
      const group = await buildGroup(service.services.db, { members: [bruno] });
      const { admin } = group;
      const end = (id: string) => act(verb, id, verb === "revoke" ? admin : chloe);
      for (const _ of [1, 2]) await end(await invite(service, group, { email: chloe.email }));
      const third = await invite(service, group, { email: chloe.email });
      expect((await act("resend", third, admin)).status).toBe(200);
      await end(third);
      for (const { userId } of [admin, bruno])
        await expectRefusal(
          service,
          () => service.callAction("invite_by_email", { group_id: group.groupId, email: chloe.email }, { as: userId }),
          "invitation-sent-enough",
        );
      const picked = await invite(service, group, { userId: chloe.userId });
      expect((await act("resend", picked, admin)).status, "counted apart, so it tells nothing (D266)").toBe(200);
      await invite(service, group, { email: dan.email });
      await service.services.db
        .updateTable("private.request_limits")
        .set({ resets_at: new Date(0) })
        .where("bucket", "like", "invitation-again:%")
        .execute();
      await invite(service, group, { email: chloe.email });
    },
  );

  it("sends again only what they may send: not as a member of a private group, nor into a full one (D107)", async () => {
    const { db } = service.services;
    const bruno = await person();
    const group = await buildGroup(db, { members: [bruno], memberLimit: 3 });
    const id = await invite(service, group, { by: bruno.userId, email: "again@example.org" });
    expect((await act("resend", id, bruno)).status).toBe(200);
    const change = (to: { is_public: boolean; join_method: "invite_only" } | { member_limit: number }) =>
      db.updateTable("groups").set(to).where("group_id", "=", group.groupId).execute();
    await change({ is_public: false, join_method: "invite_only" });
    await expectRefusal(service, () => act("resend", id, bruno), "not-allowed");
    expect((await act("resend", id, group.admin)).status, "its admin").toBe(200);
    await change({ member_limit: 2 });
    await expectRefusal(service, () => act("resend", id, group.admin), "group-full");
  });

  it("or the admin takes it back, and its letter is not sent any more (D109)", async () => {
    const [bruno, chloe] = [await person(), await person()];
    const group = await buildGroup(service.services.db, { members: [bruno] });
    const id = await invite(service, group, { by: bruno.userId, userId: chloe.userId });
    for (const _ of [1, 2]) expect((await act("revoke", id, group.admin)).status).toBe(200);
    expect(await letterTo(chloe.email)).toBeUndefined();
    await expectRefusal(service, () => act("accept", id, chloe), "invitation-answered");
    await expectRefusal(service, () => act("resend", id, bruno), "invitation-answered");
  });
});

describe("an invitation that nobody answers (D109)", () => {
  const expire = async (id: string) => {
    // A term ends within a millisecond, and a date here knows none of its parts.
    await setClock(service.services.db, new Date((await rowOf(id)).expires_at.getTime() + 1000));
    expect(await service.tick("expire_invitations")).toBe(200);
  };

  it("is marked by the cron when its term ends, not before, and by every further tick the same", async () => {
    const id = await invite(service, circle, { email: "friend@example.org" });
    await setClock(service.services.db, new Date((await rowOf(id)).expires_at.getTime() - 60_000));
    expect(await service.tick("expire_invitations")).toBe(200);
    expect(await rowOf(id)).toMatchObject({ status: "pending" });
    for (const _ of [1, 2]) await expire(id);
    expect(await rowOf(id)).toMatchObject({ status: "expired", answered_at: null });
  });

  it("lets nobody in, and can be turned down and taken back", async () => {
    const chloe = await person();
    const id = await invite(service, circle, { userId: chloe.userId });
    const other = await invite(service, circle, { email: "other@example.org" });
    await expire(id);
    await expectRefusal(service, () => act("accept", id, chloe), "invitation-expired");
    expect((await act("decline", id, chloe)).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ status: "declined" });
    expect((await act("revoke", other, circle.admin)).status).toBe(200);
  });

  it("opens anew when it is sent again, and makes room for another one", async () => {
    const chloe = await person();
    const id = await invite(service, circle, { userId: chloe.userId });
    await expire(id);
    expect((await act("resend", id, circle.admin)).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ status: "pending" });
    await expire(id);
    const newer = await invite(service, circle, { userId: chloe.userId });
    expect(newer).not.toBe(id);
    expect((await act("accept", newer, chloe)).status).toBe(200);
  });
});

describe("who is invited (D108, D236, D263)", () => {
  const join = ({ groupId }: TestGroup, { userId }: TestUser) =>
    service.callAction("join_group", { group_id: groupId, accept_agreement: true }, { as: userId });

  it("is never told that an invitation is needed, by whichever button they come", async () => {
    const { db } = service.services;
    const [unverified, busy, chloe] = [await person({ isVerified: false }), await person(), await person()];
    await buildGroup(db, { members: [busy] });
    for (const { userId } of [unverified, busy, chloe]) await invite(service, circle, { userId });
    const codes = [];
    for (const one of [unverified, busy, chloe]) codes.push((await join(circle, one)).body.extensions?.code ?? "in");
    expect(codes).toEqual(["identity-required", "free-plan-limit", "in"]);
  });

  it("comes into no frozen group, by this door or another", async () => {
    const chloe = await person();
    const id = await invite(service, circle, { userId: chloe.userId });
    await service.services.db
      .updateTable("groups")
      .set({ frozen_at: new Date() })
      .where("group_id", "=", circle.groupId)
      .execute();
    await expectRefusal(service, () => act("accept", id, chloe), "group-frozen");
    await expectRefusal(service, () => join(circle, chloe), "group-frozen");
  });
});
