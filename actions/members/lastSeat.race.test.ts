import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runChecks } from "../checks/runChecks.ts";
import { buildGroup, buildUser, type TestUser } from "../test/factories.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { everGoesWrong, playWithoutLocks } from "../test/withoutLocks.ts";

/** How often the race is run, a third as often as races of few; an environment variable asks for more. */
const ROUNDS = Math.ceil(Number(process.env.RACE_ROUNDS ?? 3) / 3);
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

/** Everybody asks for the last seat of a new group at once. Returns how often each answer came, and who is in. */
async function race(): Promise<{ answers: Record<string, number>; members: number; counted: number }> {
  const { db } = service.services;
  const group = await buildGroup(db, { members: ["Dan"], memberLimit: 3 });
  const answers: Record<string, number> = {};
  await Promise.all(
    people.map(async ({ userId }) => {
      const { body, status } = await service.callAction(
        "join_group",
        { group_id: group.groupId, accept_agreement: true },
        { as: userId },
      );
      const answer = status === 200 ? "joined" : String(body.message);
      answers[answer] = (answers[answer] ?? 0) + 1;
    }),
  );
  const row = await db
    .selectFrom("groups as g")
    .select(["g.current_members as counted"])
    .select((eb) =>
      eb
        .selectFrom("group_members as m")
        .select((count) => count.fn.countAll<number>().as("members"))
        .whereRef("m.group_id", "=", "g.group_id")
        .where("m.status", "=", "active")
        .as("members"),
    )
    .where("g.group_id", "=", group.groupId)
    .executeTakeFirstOrThrow();
  return { answers, members: row.members ?? 0, counted: row.counted };
}

it(
  `D120: of ${RUNNERS} who ask for one seat, one joins and ${RUNNERS - 1} hear that the group is full`,
  { timeout: 20_000 + ROUNDS * 15_000 },
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      expect(await race()).toEqual({
        answers: { joined: 1, "This group is full": RUNNERS - 1 },
        members: 3,
        counted: 3,
      });
    }
    const wrong = (await runChecks(service.services.db)).filter(({ violations }) => violations > 0);
    expect(wrong).toEqual([]);
  },
);

it("D120: without the group's lock the capacity alone still keeps the seat single, but people get no clear answer", async () => {
  const someGetNoClearAnswer = async () => {
    const { answers, members } = await race();
    expect({ members, joined: answers.joined }).toEqual({ members: 3, joined: 1 });
    return answers["This group is full"] !== RUNNERS - 1;
  };
  expect(await playWithoutLocks(service.services, () => everGoesWrong(someGetNoClearAnswer))).toBe(true);
});

it("without lock and capacity the seat is given more than once, so the race is real", async () => {
  const { db } = service.services;
  await sql`alter table groups drop constraint groups_capacity`.execute(db);
  const isSoldTwice = async () => (await race()).members > 3;
  expect(await playWithoutLocks(service.services, () => everGoesWrong(isSoldTwice))).toBe(true);
});
