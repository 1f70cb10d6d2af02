/**
 * D95, D112, D266: a wrong question gets the same answer by the same work whatever is wrong with it, so that neither the
 * answer nor its time tells what is hidden. That every act answers for a private group as for an unknown one is held in
 * `groupActs.test.ts`.
 */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cookieOf } from "../test/cookie.ts";
import { buildGroup, buildUser, type TestGroup } from "../test/factories.ts";
import { invite } from "../test/invite.ts";
import { makeLink, openLink } from "../test/joinLink.ts";
import { expectSameTime } from "../test/sameTime.ts";
import { storedPicture } from "../test/storedPicture.ts";
import { statementsOf } from "../test/statements.ts";
import { type ActionAnswer, startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
let hidden: TestGroup;
let stranger: string;
beforeAll(async () => {
  service = await startTestService();
  const { db } = service.services;
  hidden = await buildGroup(db, { joinMethod: "invite_only" });
  stranger = (await buildUser(db)).userId;
});
afterAll(() => service.stop());

/** What somebody gets for a question, and what was done for it. */
async function answerTo(ask: () => Promise<ActionAnswer>): Promise<ActionAnswer & { statements: string[] }> {
  let answer: ActionAnswer | undefined;
  const statements = await statementsOf(async () => (answer = await ask()));
  expect(statements.length).toBeGreaterThan(0);
  return { ...answer!, statements };
}

describe("D112: a join link is answered like one that never was, where it", () => {
  const ended = async (change: ReturnType<typeof sql>) => {
    const { id, token } = await makeLink(service, hidden);
    await sql`update join_links set ${change} where join_link_id = ${id}`.execute(service.services.db);
    return token;
  };
  const DEAD: Record<string, () => Promise<string>> = {
    "was taken back": () => ended(sql`revoked_at = app_now()`),
    "is over": () => ended(sql`created_at = app_now() - interval '9 days', expires_at = app_now() - interval '2 days'`),
    "was used up": () => ended(sql`uses = uses + uses_left, uses_left = 0`),
    "leads to another group": async () =>
      (await makeLink(service, await buildGroup(service.services.db, { joinMethod: "invite_only" }))).token,
  };
  it.each(Object.keys(DEAD))("%s", async (what) => {
    const dead = await DEAD[what]!();
    const open = (token: string) => answerTo(() => openLink(service, hidden, token, stranger));
    const unknown = await open("A".repeat(43));
    expect(unknown.body.extensions?.code).toBe("join-link-invalid");
    expect(await open(dead)).toEqual(unknown);
  });
});

it.each(["accept_invitation", "decline_invitation", "resend_invitation", "revoke_invitation"])(
  "D110: %s of somebody else's, open or ended, is answered like one that never was",
  async (name) => {
    const ask = (invitation_id: string) =>
      answerTo(() =>
        service.callAction(
          name,
          { invitation_id, ...(name === "accept_invitation" && { accept_agreement: true }) },
          { as: stranger },
        ),
      );
    const unknown = await ask(randomUUID());
    expect(unknown.body.extensions?.code).toBe("invitation-not-found");
    const open = await invite(service, hidden, { email: `${randomUUID()}@example.org` });
    expect(await ask(open)).toEqual(unknown);
    const taken = await invite(service, hidden, { email: `${randomUUID()}@example.org` });
    await service.callAction("revoke_invitation", { invitation_id: taken }, { as: hidden.admin.userId });
    expect(await ask(taken)).toEqual(unknown);
  },
);

it.each(["join_group", "join_waiting_list"])("D95: %s of a private group, like an unknown one", async (name) => {
  const ask = (group_id: string) =>
    answerTo(() =>
      service.callAction(
        name,
        { group_id, ...(name === "join_group" && { accept_agreement: true }) },
        { as: stranger },
      ),
    );
  const unknown = await ask(randomUUID());
  expect(unknown.body.extensions?.code).toBe("group-not-found");
  expect(await ask(hidden.groupId)).toEqual(unknown);
});

it("D266: an address that has an account is invited like one that has none", async () => {
  const known = (await buildUser(service.services.db)).email;
  const send = async (email: string) => {
    const { body, ...answer } = await answerTo(() =>
      service.callAction("invite_by_email", { group_id: hidden.groupId, email }, { as: hidden.admin.userId }),
    );
    const { invitation_id, ...said } = body;
    expect(invitation_id).toMatch(/^[0-9a-f-]{36}$/);
    return { ...answer, said };
  };
  expect(await send(known)).toEqual(await send(`${randomUUID()}@example.com`));
});

describe("D95, D105, D110, D112: the time of an answer does not tell what is there, for", () => {
  /** An invitation to somebody else, and none. */
  const someInvitation = async (more: object = {}): Promise<[object, object]> => [
    { invitation_id: await invite(service, hidden, { email: `${randomUUID()}@example.org` }), ...more },
    { invitation_id: randomUUID(), ...more },
  ];
  /** What is there and hidden, and what is not there. */
  const QUESTIONS: Record<string, () => Promise<[hidden: object, unknown: object]>> = {
    join_group: async () => [
      { group_id: hidden.groupId, accept_agreement: true },
      { group_id: randomUUID(), accept_agreement: true },
    ],
    join_waiting_list: () => Promise.resolve([{ group_id: hidden.groupId }, { group_id: randomUUID() }]),
    accept_invitation: () => someInvitation({ accept_agreement: true }),
    decline_invitation: () => someInvitation(),
    resend_invitation: () => someInvitation(),
    revoke_invitation: () => someInvitation(),
    open_join_link: async () => {
      const { id, token } = await makeLink(service, hidden);
      await sql`update join_links set revoked_at = app_now() where join_link_id = ${id}`.execute(service.services.db);
      return [
        { group_key: hidden.slug, token },
        { group_key: "no-such-circle", token: "A".repeat(43) },
      ];
    },
  };

  it.each(Object.keys(QUESTIONS))("%s", { timeout: 180_000 }, async (name) => {
    const inputs = await QUESTIONS[name]!();
    await expectSameTime(name, () =>
      Promise.resolve(async (side) => {
        const started = performance.now();
        const { status } = await service.callAction(name, inputs[side], { as: stranger });
        const ms = performance.now() - started;
        expect(status).toBe(400);
        return ms;
      }),
    );
  });

  it("the picture of a private group", { timeout: 180_000 }, async () => {
    const { db } = service.services;
    const picture_id = await storedPicture(db, hidden.admin.userId);
    await db.updateTable("groups").set({ picture_id }).where("group_id", "=", hidden.groupId).execute();
    const asked = [picture_id, randomUUID()];
    const read = (id: string, as: string) =>
      fetch(`${service.url}/files/group-pictures/${id}/card`, { headers: { cookie: cookieOf(as) } });
    // Its admin is let through to the storage, which has nothing: the stranger is turned away before.
    expect((await read(picture_id, hidden.admin.userId)).headers.get("etag")).not.toBeNull();
    expect((await read(picture_id, stranger)).headers.get("etag")).toBeNull();
    await expectSameTime("picture", () =>
      Promise.resolve(async (side) => {
        const started = performance.now();
        const answer = await read(asked[side]!, stranger);
        await answer.arrayBuffer();
        const ms = performance.now() - started;
        expect(answer.status).toBe(404);
        return ms;
      }),
    );
  });
});
