import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RefusalCode } from "../refusals/catalogue.ts";
import { routes } from "../routes.ts";
import { baseCalls } from "../test/baseCalls.ts";
import { buildUser, makeAdmin, sessionOf } from "../test/factories.ts";
import { expectRefusal } from "../test/refusal.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** What may end while a token is still valid, and the refusal then. */
const ENDS: Record<string, { change(as: string): RawBuilder<unknown>; code: RefusalCode }> = {
  "is suspended": {
    change: (as) => sql`update user_profiles set suspended_at = app_now() where user_id = ${as}`,
    code: "account-suspended",
  },
  "is deleted": {
    change: (as) => sql`select private.forget_profile(${as})`,
    code: "not-signed-in",
  },
  "has signed out": {
    change: (as) => sql`delete from auth.sessions where user_id = ${as}`,
    code: "session-expired",
  },
  "has an expired session": {
    change: (as) => sql`update auth.sessions set expires_at = now() where user_id = ${as}`,
    code: "session-expired",
  },
};

/** D296: the token is still valid for minutes, but its holder is refused at once. */
describe.each(routes.actions.map(({ name }) => name))("%s", (name) => {
  it.each(Object.keys(ENDS))("is refused to a person who could do it but %s", async (why) => {
    const { change, code } = ENDS[why]!;
    const { as, input } = await baseCalls[name]!(service);
    await change(as).execute(service.services.db);
    await expectRefusal(service, () => service.callAction(name, input, { as }), code);
  });

  it("is done for the same person before that", async () => {
    const { as, input } = await baseCalls[name]!(service);
    expect((await service.callAction(name, input, { as })).status).toBe(200);
  });
});

describe("a session", () => {
  const ask = (as: string, session?: string) =>
    service.callAction("check_didit_status", {}, { as, ...(session !== undefined && { session }) });

  it("of somebody else admits nobody", async () => {
    const [one, other] = [await buildUser(service.services.db), await buildUser(service.services.db)];
    expect((await ask(one.userId, sessionOf(other.userId))).body.extensions?.code).toBe("session-expired");
    expect((await ask(one.userId)).status).toBe(200);
  });

  it.each(["", "x", "' or true --"])("named %j is not accepted", async (session) => {
    const { userId } = await buildUser(service.services.db);
    expect((await ask(userId, session)).body.extensions?.code).toBe("not-signed-in");
  });

  it("may be missing only from the console, and its person is checked all the same", async () => {
    const { db } = service.services;
    const { userId } = await buildUser(db);
    const fromConsole = () => service.callAction("check_didit_status", {}, { as: userId, session: null });
    expect((await fromConsole()).status).toBe(200);
    await sql`update user_profiles set suspended_at = app_now() where user_id = ${userId}`.execute(db);
    expect((await fromConsole()).body.extensions?.code).toBe("account-suspended");
  });
});

describe("the role", () => {
  const ask = (as: string, role: string) => service.callAction("check_didit_status", {}, { as, role });

  it("of a platform admin ends at once", async () => {
    const { db } = service.services;
    const { userId } = await buildUser(db);
    await makeAdmin(db, userId);
    expect((await ask(userId, "platform_admin")).status).toBe(200);
    await db.deleteFrom("user_roles").where("user_id", "=", userId).execute();
    await expectRefusal(service, () => ask(userId, "platform_admin"), "not-allowed");
    expect((await ask(userId, "member")).status).toBe(200);
  });

  it("of a platform admin is none while their second factor is off (D313)", async () => {
    const { db } = service.services;
    const { userId } = await buildUser(db);
    await makeAdmin(db, userId);
    await db.updateTable("user_profiles").set({ two_factor_enabled: false }).where("user_id", "=", userId).execute();
    await expectRefusal(service, () => ask(userId, "platform_admin"), "not-allowed");
    expect((await ask(userId, "member")).status).toBe(200);
  });

  it.each(["admin", "organizer", "anonymous", "partner", ""])("%j is refused to everybody", async (role) => {
    const { userId } = await buildUser(service.services.db);
    expect((await ask(userId, role)).body.extensions?.code).toBe("not-allowed");
    expect((await ask(userId, "group_admin")).status).toBe(200);
  });
});
