import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inTransaction } from "../db/database.ts";
import { offerFreeSeats } from "../groups/offerFreeSeats.ts";
import { lockGroup } from "../groups/queries.ts";
import { buildGroup, buildUser, type TestGroup, type TestUser } from "../test/factories.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { everGoesWrong, playWithoutLocks } from "../test/withoutLocks.ts";

/** How many try at once; an environment variable asks for more. */
const TRIES = Number(process.env.RACE_TRIES ?? 200);
/** D92 */
const PLACES = 20;

let service: TestService;
let second: TestUser;
const people: TestUser[] = [];
beforeAll(async () => {
  service = await startTestService();
  const { db } = service.services;
  second = await buildUser(db, { name: "Dan", plan: "premium" });
  for (let n = 0; n < TRIES; n++) people.push(await buildUser(db, { name: `Guest ${n}`, plan: "premium" }));
}, 120_000);
afterAll(() => service.stop());

/** Of every race another, because nobody founds more than a few circles a day (D185). */
const newHost = () => buildUser(service.services.db, { name: "Host", plan: "premium" });
const fullGroup = async (joinMethod: "direct" | "request_to_join" = "direct") =>
  buildGroup(service.services.db, { admin: await newHost(), members: [second], memberLimit: 2, joinMethod });
const call = async (name: string, input: object, { userId }: TestUser) => {
  const { body, status } = await service.callAction(name, input, { as: userId });
  return status === 200 ? "done" : String(body.extensions?.code);
};
const wait = ({ groupId }: TestGroup, person: TestUser) => call("join_waiting_list", { group_id: groupId }, person);
const join = ({ groupId }: TestGroup, person: TestUser) =>
  call("join_group", { group_id: groupId, accept_agreement: true }, person);

function counted(answers: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
}
const rows = async ({ groupId }: TestGroup) => {
  const { rows: found } = await sql<{ waiting: number; offers: number; members: number }>`
    select (select count(*)::integer from group_waiting_list where group_id = g.group_id) as waiting,
      (select count(*)::integer from group_waiting_list where group_id = g.group_id and offered_at is not null) as offers,
      current_members as members from groups g where group_id = ${groupId}`.execute(service.services.db);
  return found[0]!;
};

/** The second member gives up the seat, which is offered to the first who waits. */
const freeSeat = ({ groupId }: TestGroup) =>
  inTransaction(service.services.db, async (tx, now) => {
    await lockGroup(tx, groupId);
    await sql`update group_members set status = 'left', left_at = app_now()
      where group_id = ${groupId} and user_id = ${second.userId}`.execute(tx);
    await offerFreeSeats(tx, { group_id: groupId }, now);
  });

async function lastPlaces(): Promise<{ answers: Record<string, number>; waiting: number }> {
  const group = await fullGroup();
  const answers = counted(await Promise.all(people.map((one) => wait(group, one))));
  return { answers, waiting: (await rows(group)).waiting };
}

it(
  `D92: of all who come at once ${PLACES} find a place on the list, and the others hear that it is full`,
  { timeout: 60_000 },
  async () => {
    expect(await lastPlaces()).toEqual({
      answers: { done: PLACES, "waiting-list-full": TRIES - PLACES },
      waiting: PLACES,
    });
  },
);

it("without the group's lock more find a place, so the race is real", { timeout: 120_000 }, async () => {
  expect(
    await playWithoutLocks(service.services, () => everGoesWrong(async () => (await lastPlaces()).waiting > PLACES)),
  ).toBe(true);
});

/** One takes the offered seat on many devices, while strangers want it too. */
async function takeOffer(): Promise<{
  mine: Record<string, number>;
  theirs: Record<string, number>;
  members: number;
  told: number;
}> {
  const group = await fullGroup();
  const [first, ...others] = people as [TestUser, ...TestUser[]];
  await wait(group, first);
  await freeSeat(group);
  const half = Math.floor(TRIES / 2);
  const [mine, theirs] = await Promise.all([
    Promise.all(Array.from({ length: half }, () => join(group, first))),
    Promise.all(others.slice(0, half).map((one) => join(group, one))),
  ]);
  const { rows: posts } = await sql`
    select from messages where chat_id = ${group.groupId} and kind = 'member_joined'`.execute(service.services.db);
  return { mine: counted(mine), theirs: counted(theirs), members: (await rows(group)).members, told: posts.length };
}

it(
  "D92, D120: the offered seat goes to who it is offered to, once, whoever else runs for it",
  { timeout: 60_000 },
  async () => {
    const half = Math.floor(TRIES / 2);
    expect(await takeOffer()).toEqual({ mine: { done: half }, theirs: { "group-full": half }, members: 2, told: 1 });
  },
);

it(
  "without the group's lock it is taken more than once or without a clear answer, so the race is real",
  { timeout: 120_000 },
  async () => {
    const half = Math.floor(TRIES / 2);
    const goesWrong = async () => {
      const { mine, told } = await takeOffer();
      return told > 1 || mine["done"] !== half;
    };
    expect(await playWithoutLocks(service.services, () => everGoesWrong(goesWrong))).toBe(true);
  },
);

/** Everybody leaves the list at once with the one who holds the offer: it goes to who is left. */
async function passOn(): Promise<Awaited<ReturnType<typeof rows>>> {
  const group = await fullGroup();
  const waiting = people.slice(0, PLACES);
  for (const one of waiting) await wait(group, one);
  await freeSeat(group);
  await Promise.all(waiting.slice(0, -1).map((one) => call("leave_waiting_list", { group_id: group.groupId }, one)));
  return rows(group);
}

it(
  "D92: an offer that is passed on by many at once ends with who is left, one seat and one offer",
  { timeout: 60_000 },
  async () => {
    expect(await passOn()).toEqual({ waiting: 1, offers: 1, members: 1 });
  },
);

/** The admin lets many in at once, and one seat is free. */
async function approveWhileFull(): Promise<Record<string, number>> {
  const host = await newHost();
  const group = await buildGroup(service.services.db, { admin: host, memberLimit: 2, joinMethod: "request_to_join" });
  const ids: string[] = [];
  for (const { userId } of people) {
    const { join_request_id } = await service.services.db
      .insertInto("join_requests")
      .values({ group_id: group.groupId, user_id: userId })
      .returning("join_request_id")
      .executeTakeFirstOrThrow();
    ids.push(join_request_id);
  }
  const answers = await Promise.all(ids.map((id) => call("approve_join_request", { join_request_id: id }, host)));
  // Nobody may ask more than a few times a day, and the next race begins with these people.
  await service.services.db.deleteFrom("join_requests").where("group_id", "=", group.groupId).execute();
  return counted(answers);
}

it(
  "D120: of all who are approved at once for one seat one is in, and the admin hears that the group is full",
  { timeout: 60_000 },
  async () => {
    expect(await approveWhileFull()).toEqual({ done: 1, "group-full": TRIES - 1 });
  },
);

it("without the group's lock the admin gets no clear answer, so the race is real", { timeout: 120_000 }, async () => {
  const goesWrong = async () => (await approveWhileFull())["group-full"] !== TRIES - 1;
  expect(await playWithoutLocks(service.services, () => everGoesWrong(goesWrong))).toBe(true);
});

/** The admin starts while everybody joins: whoever is in is in the cycle, and the others hear that it is too late. */
async function startWhileJoining() {
  const host = await newHost();
  const group = await buildGroup(service.services.db, {
    admin: host,
    members: [second],
    memberLimit: 50,
    contributionAmount: 500,
  });
  const half = Math.floor(people.length / 2);
  // Who has waited too long for a busy database is told to try again, and does.
  const atLast = async (act: () => Promise<string>): Promise<string> => {
    const answer = await act();
    return answer === "temporarily-unavailable" ? atLast(act) : answer;
  };
  const joins = (some: readonly TestUser[]) => some.map((one) => atLast(() => join(group, one)));
  const before = joins(people.slice(0, half));
  const start = atLast(() => call("start_group", { group_id: group.groupId }, host));
  const answers = counted(await Promise.all([...before, ...joins(people.slice(half))]));
  const { rows: found } = await sql<{ members: number; rounds: number; seats: number }>`
    select current_members as members, (select count(*)::integer from rounds r where r.group_id = g.group_id) as rounds,
      (select count(*)::integer from group_members m where m.group_id = g.group_id and m.status = 'active') as seats
    from groups g where group_id = ${group.groupId}`.execute(service.services.db);
  return { start: await start, answers, ...found[0]! };
}

it(
  "D81, D256: who joins while the admin starts is in the cycle or hears that it is closed; nobody is between",
  { timeout: 60_000 },
  async () => {
    const { answers, members, rounds, seats, start } = await startWhileJoining();
    expect(start).toBe("done");
    expect(rounds).toBe(members);
    expect(seats).toBe(members);
    expect(members).toBe(2 + (answers["done"] ?? 0));
    const { done = 0, ["group-closed"]: closed = 0, ["group-full"]: full = 0, ...unclear } = answers;
    expect(unclear).toEqual({});
    expect(done + closed + full).toBe(people.length);
  },
);

it("without the group's lock somebody is between, so the race is real", { timeout: 120_000 }, async () => {
  const goesWrong = async () => {
    const { answers, members, rounds } = await startWhileJoining();
    return (
      rounds !== members || Object.keys(answers).some((code) => !["done", "group-closed", "group-full"].includes(code))
    );
  };
  expect(await playWithoutLocks(service.services, () => everGoesWrong(goesWrong))).toBe(true);
});
