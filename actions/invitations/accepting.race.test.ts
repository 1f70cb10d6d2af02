import { afterAll, beforeAll, expect, it } from "vitest";
import { buildGroup, buildUser, type TestUser } from "../test/factories.ts";
import { invite } from "../test/invite.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { everGoesWrong, playWithoutLocks } from "../test/withoutLocks.ts";

/** As many as a member may invite in a day. */
const INVITED = 20;
/** How often one invitation is accepted at once; an environment variable asks for more. */
const TRIES = Number(process.env.RACE_TRIES ?? 200);

let service: TestService;
const people: TestUser[] = [];
beforeAll(async () => {
  service = await startTestService();
  for (let n = 0; n < INVITED; n++)
    people.push(await buildUser(service.services.db, { name: `Guest ${n}`, plan: "premium" }));
});
afterAll(() => service.stop());

const accept = async (invitation_id: string, { userId }: TestUser) => {
  const { body, status } = await service.callAction(
    "accept_invitation",
    { invitation_id, accept_agreement: true },
    { as: userId },
  );
  return status === 200 ? "in" : String(body.message);
};

function counted(answers: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
}

async function lastSeat(): Promise<Record<string, number>> {
  const group = await buildGroup(service.services.db, {
    members: ["Dan"],
    memberLimit: 3,
    joinMethod: "invite_only",
    admin: await buildUser(service.services.db, { name: "Host", plan: "premium" }),
  });
  const ids: string[] = [];
  for (const { userId } of people) ids.push(await invite(service, group, { userId }));
  return counted(await Promise.all(ids.map((id, at) => accept(id, people[at]!))));
}

it("D111, D120: of all who accept for the last seat, one is in and the others hear that the group is full", async () => {
  expect(await lastSeat()).toEqual({ in: 1, "This group is full": INVITED - 1 });
});

it("without the group's lock they get no clear answer, so the race is real", async () => {
  const goesWrong = async () => (await lastSeat())["This group is full"] !== INVITED - 1;
  expect(await playWithoutLocks(service.services, () => everGoesWrong(goesWrong))).toBe(true);
});

const BUSY = "This is not possible at the moment. Please try again in a minute.";

/** One person presses at once on many devices. Returns the answers, and how often the circle was told. */
async function double(): Promise<{ answers: Record<string, number>; told: number }> {
  const { db } = service.services;
  const group = await buildGroup(db, { joinMethod: "invite_only" });
  const guest = await buildUser(db, { plan: "premium" });
  const id = await invite(service, group, { userId: guest.userId });
  // Who has waited too long for a busy database is told to try again, and does.
  const acceptAtLast = async (): Promise<Awaited<ReturnType<typeof accept>>> => {
    const answer = await accept(id, guest);
    return answer === BUSY ? acceptAtLast() : answer;
  };
  const answers = counted(await Promise.all(Array.from({ length: TRIES }, acceptAtLast)));
  const posts = await db
    .selectFrom("messages")
    .select("message_id")
    .where("chat_id", "=", group.groupId)
    .where("kind", "=", "member_joined")
    .execute();
  return { answers, told: posts.length };
}

it("D111: accepting many times at once is done once, told once, and every answer is success", async () => {
  expect(await double()).toEqual({ answers: { in: TRIES }, told: 1 });
});

it("without the group's lock it is done more than once, so the race is real", async () => {
  const goesWrong = async () => {
    const { answers, told } = await double();
    return told > 1 || answers["in"] !== TRIES;
  };
  expect(await playWithoutLocks(service.services, () => everGoesWrong(goesWrong))).toBe(true);
});
