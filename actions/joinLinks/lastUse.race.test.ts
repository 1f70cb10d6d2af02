import { afterAll, beforeAll, expect, it } from "vitest";
import { buildGroup, buildUser, type TestUser } from "../test/factories.ts";
import { makeLink, openLink } from "../test/joinLink.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { everGoesWrong, playWithoutLocks } from "../test/withoutLocks.ts";

/** How many run at once; an environment variable asks for more. */
const RUNNERS = Number(process.env.RACE_TRIES ?? 200);

let service: TestService;
const people: TestUser[] = [];
beforeAll(async () => {
  service = await startTestService();
  for (let n = 0; n < RUNNERS; n++)
    people.push(await buildUser(service.services.db, { name: `Runner ${n}`, plan: "premium" }));
}, 120_000);
afterAll(() => service.stop());

/** Everybody opens a link of a private group with room for all, and joins at once by its last use. */
async function race(runners: readonly TestUser[]) {
  const { db } = service.services;
  const group = await buildGroup(db, {
    admin: await buildUser(db, { name: "Host", plan: "premium" }),
    memberLimit: 50,
    joinMethod: "invite_only",
    contributionAmount: 500,
  });
  const { id, token } = await makeLink(service, group);
  await db.updateTable("join_links").set({ uses_left: 1 }).where("join_link_id", "=", id).execute();
  for (const { userId } of runners) expect((await openLink(service, group, token, userId)).status).toBe(200);
  const answers: Record<string, number> = {};
  await Promise.all(
    runners.map(async ({ userId }) => {
      const { body, status } = await service.callAction(
        "join_group",
        { group_id: group.groupId, accept_agreement: true },
        { as: userId },
      );
      const answer = status === 200 ? "in" : String(body.extensions?.code);
      answers[answer] = (answers[answer] ?? 0) + 1;
    }),
  );
  const link = await db
    .selectFrom("join_links")
    .select(["uses", "uses_left"])
    .where("join_link_id", "=", id)
    .executeTakeFirstOrThrow();
  return { answers, ...link };
}

it(
  "D112: of all who join by the last use of a link, one is in and the others hear that the link has ended",
  { timeout: 60_000 },
  async () => {
    expect(await race(people)).toEqual({
      answers: { in: 1, "join-link-ended": RUNNERS - 1 },
      uses: 1,
      uses_left: 0,
    });
  },
);

it("without the group's lock they get no clear answer, so the race is real", { timeout: 120_000 }, async () => {
  const few = people.slice(0, 40);
  const goesWrong = async () => (await race(few)).answers["join-link-ended"] !== few.length - 1;
  expect(await playWithoutLocks(service.services, () => everGoesWrong(goesWrong))).toBe(true);
});
