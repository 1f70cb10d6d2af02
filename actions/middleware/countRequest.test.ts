import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { routes } from "../routes.ts";
import { baseCalls } from "../test/baseCalls.ts";
import { type ActionAnswer, startTestService, type TestService } from "../test/testService.ts";
import { verifications } from "../test/verifications.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ hasRequestLimits: true });
});
afterAll(() => service.stop());

const isRefused = ({ body }: ActionAnswer) => body.extensions?.code === "too-many-requests";
const MOST = { money: 10, search: 30, upload: 30, verification: 5, voice: 20, export: 5, push: 10 } as const;
const counted = routes.actions.filter((action) => action.counted !== undefined);

const forGood = counted.filter(({ counted }) => counted !== "verification");

/** D180, D247: counted in the service, so one limit holds for all replicas and all paths to it. */
describe.each(forGood.map(({ counted, name }) => [name, MOST[counted!]] as const))("%s", (name, most) => {
  it(`is let through exactly ${most} times, however many come at once`, async () => {
    const { as, input } = await baseCalls[name]!(service);
    // The requests of the preparation do not count.
    await service.services.db.deleteFrom("private.request_limits").execute();
    const answers = await Promise.all(Array.from({ length: most * 3 }, () => service.callAction(name, input, { as })));
    expect(answers.filter((answer) => !isRefused(answer))).toHaveLength(most);
    const refused = answers.find(isRefused)!;
    expect(refused.body.extensions!.values).toEqual({ retryAfter: expect.any(Number) });
  });

  it("is counted for each person separately", async () => {
    const { as, input } = await baseCalls[name]!(service);
    expect((await service.callAction(name, input, { as })).status).toBe(200);
  });
});

it("money requests are counted together", async () => {
  const pay = await baseCalls["stripe_contribute"]!(service);
  const calls = Array.from({ length: 6 }, () => [
    service.callAction("stripe_contribute", pay.input, { as: pay.as }),
    service.callAction("cancel_contribution", { payment_id: pay.as }, { as: pay.as }),
  ]);
  const answers = await Promise.all(calls.flat());
  expect(answers.filter(isRefused)).toHaveLength(2);
});

/** D247: what stays counted is a session that was not there before. */
describe("create_didit_session", () => {
  const { verification: most } = MOST;

  it("is counted once while the same check is open, however often it is asked for", async () => {
    const the = verifications(service);
    const { userId } = await the.newcomer();
    for (let at = 0; at < most * 2; at++) expect((await the.start(userId)).status).toBe(200);
  });

  it("is not counted while the provider does not answer", async () => {
    const the = verifications(service);
    const { userId } = await the.newcomer();
    service.identity.isDown = true;
    const codes = [];
    for (let at = 0; at < most * 2; at++) codes.push((await the.start(userId)).body.extensions?.code);
    service.identity.isDown = false;
    expect(new Set(codes)).toEqual(new Set(["verification-session-failed"]));
    expect((await the.start(userId)).status).toBe(200);
  });

  it(`asks the provider for at most ${most} at once, and counts none of the others`, async () => {
    const the = verifications(service);
    const { userId } = await the.newcomer();
    const { createSession } = service.identity;
    let asked = 0;
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
    service.identity.createSession = async (request) => {
      asked += 1;
      await mayAnswer;
      return createSession.call(service.identity, request);
    };
    const all = Array.from({ length: most }, () => the.start(userId));
    await expect.poll(() => asked).toBe(most);
    const late = await Promise.all(Array.from({ length: most }, () => the.start(userId)));
    expect(late.every(isRefused)).toBe(true);
    answer();
    await Promise.all(all);
    service.identity.createSession = createSession;
    expect(asked).toBe(most);
    for (let at = 0; at < most * 2; at++) expect((await the.start(userId)).status).toBe(200);
  });

  it(`opens ${most} sessions a day, also where more attempts were allowed`, async () => {
    const the = verifications(service);
    const { userId } = await the.newcomer();
    const { db } = service.services;
    for (let at = 0; at < most; at++) {
      expect((await the.start(userId)).status).toBe(200);
      service.identity.decide((await the.rows(userId)).at(-1)!.session_id!, { status: "Declined" });
      await the.check(userId);
      await db
        .updateTable("identity_verifications")
        .set({ created_at: new Date(0) })
        .where("user_id", "=", userId)
        .execute();
    }
    expect(isRefused(await the.start(userId))).toBe(true);
  });
});

it("are the actions that move money, start a verification, or search for people", () => {
  expect(Object.fromEntries(counted.map(({ counted, name }) => [name, counted]))).toEqual({
    stripe_contribute: "money",
    cancel_contribution: "money",
    create_didit_session: "verification",
    search_people: "search",
    find_chat_people: "search",
    send_push_notification: "push",
  });
});
