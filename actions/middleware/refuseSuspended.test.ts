import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { routes } from "../routes.ts";
import { baseCalls } from "../test/baseCalls.ts";
import { expectRefusal } from "../test/refusal.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** D296: the token of whoever is suspended is still good for minutes; what they do is refused at once. */
describe.each(routes.actions.map(({ name }) => name))("%s", (name) => {
  it.each([
    ["suspended", sql`update user_profiles set suspended_at = app_now()`, "account-suspended"],
    ["gone", sql`update user_profiles set deleted_at = app_now()`, "not-signed-in"],
  ] as const)("is refused to a person who might do it, once they are %s", async (_, change, code) => {
    const { as, input } = await baseCalls[name]!(service);
    await sql`${change} where user_id = ${as}`.execute(service.services.db);
    await expectRefusal(service, () => service.callAction(name, input, { as }), code);
  });

  it("is done for the same person while they are not", async () => {
    const { as, input } = await baseCalls[name]!(service);
    expect((await service.callAction(name, input, { as })).status).toBe(200);
  });
});
