import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { routes } from "../routes.ts";
import { baseCalls } from "../test/baseCalls.ts";
import { type ActionAnswer, startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ hasRequestLimits: true });
});
afterAll(() => service.stop());

const isRefused = ({ body }: ActionAnswer) => body.extensions?.code === "too-many-requests";
const MOST = { money: 10, search: 30, upload: 30, verification: 5, voice: 20, export: 5, push: 10 } as const;
const counted = routes.actions.filter((action) => action.counted !== undefined);

/** D180, D247: counted in the service, so one limit holds for all replicas and all paths to it. */
describe.each(counted.map(({ counted, name }) => [name, MOST[counted!]] as const))("%s", (name, most) => {
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
