import { afterAll, beforeAll, expect, it } from "vitest";
import { runChecks } from "../checks/runChecks.ts";
import { buildGroup, buildUser } from "../test/factories.ts";
import { requestOf } from "../test/leave.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { everGoesWrong, playWithoutLocks } from "../test/withoutLocks.ts";

/** How often it is raced; an environment variable asks for more. */
const RACES = Math.ceil(Number(process.env.RACE_ROUNDS ?? 9) / 3);
/** How many calls come at once; an environment variable asks for more. */
const TRIES = Number(process.env.RACE_TRIES ?? 200);

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** The admin starts a circle of three while one of them is let go and removed, all by many hands at once. */
async function race() {
  const { db } = service.services;
  const admin = await buildUser(db, { name: "Amina", plan: "premium" });
  const group = await buildGroup(db, { admin, members: ["Bruno", "Chloe"], payoutAssignmentMethod: "join_order" });
  const bruno = group.members[1]!.userId;
  const group_id = group.groupId;
  await service.callAction("ask_to_leave", { group_id }, { as: bruno });
  const { leave_request_id } = await requestOf(service, bruno);
  const hands = [
    () => service.callAction("start_group", { group_id }, { as: admin.userId }),
    () => service.callAction("answer_leave_request", { leave_request_id, agree: true }, { as: admin.userId }),
    () => service.callAction("remove_member", { group_id, user_id: bruno, reason: "Goodbye" }, { as: admin.userId }),
  ];
  // Whoever waits too long for the circle's lock is asked to try again, and does.
  const atLast = async (act: (typeof hands)[number]): ReturnType<typeof act> => {
    const answer = await act();
    return answer.body.extensions?.code === "temporarily-unavailable" ? atLast(act) : answer;
  };
  const answers = await Promise.all(Array.from({ length: TRIES }, (_, n) => atLast(hands[n % hands.length]!)));
  const cycle = await db
    .selectFrom("cycles")
    .select(["round_count", "locked_member_count"])
    .where("group_id", "=", group_id)
    .executeTakeFirstOrThrow();
  const members = await db.selectFrom("group_members").select("user_id").where("group_id", "=", group_id).execute();
  const told = await db
    .selectFrom("messages")
    .select("kind")
    .where("chat_id", "=", group_id)
    .where("kind", "=", "member_left")
    .execute();
  return {
    starts: answers.filter(({ status }, n) => n % hands.length === 0 && status === 200).length,
    codes: answers.map(({ body, status }) => (status === 200 ? "done" : String(body.extensions?.code))),
    rounds: cycle.round_count,
    members: members.length,
    told: told.length,
  };
}

/** Whoever comes second hears that it is done; nobody hears of a fault. */
const CLEAR = new Set(["done", "leave-request-answered", "member-not-found", "already-started"]);

it(
  "D79, D114, D258: a start and a leaving at once end in one circle of two, told once, with clear answers",
  async () => {
    for (let n = 0; n < RACES; n++) {
      const { codes, ...outcome } = await race();
      expect(outcome).toEqual({ starts: 1, rounds: 2, members: 2, told: 1 });
      expect(codes.filter((code) => !CLEAR.has(code))).toEqual([]);
    }
    expect((await runChecks(service.services.db)).filter(({ violations }) => violations > 0)).toEqual([]);
  },
  20_000 + RACES * 10_000,
);

it("without the group's lock it goes wrong, so the race is real", async () => {
  const goesWrong = async () => {
    const { codes, members, rounds, starts, told } = await race();
    return starts !== 1 || rounds !== 2 || members !== 2 || told !== 1 || codes.some((code) => !CLEAR.has(code));
  };
  expect(await playWithoutLocks(service.services, () => everGoesWrong(goesWrong))).toBe(true);
}, 120_000);
