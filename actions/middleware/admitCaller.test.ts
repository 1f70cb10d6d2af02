import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tokenHash } from "../auth/sealedSessions.ts";
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

interface Passing {
  end(as: string): RawBuilder<unknown>;
  undo(as: string): RawBuilder<unknown>;
  code: RefusalCode;
}

/** What may end while a token is still valid, the refusal then, and how it is as before. */
const PASSING: readonly Passing[] = [
  {
    end: (as) => sql`update user_profiles set suspended_at = app_now() where user_id = ${as}`,
    undo: (as) => sql`update user_profiles set suspended_at = null where user_id = ${as}`,
    code: "account-suspended",
  },
  {
    end: (as) => sql`update auth.sessions set expires_at = now() where user_id = ${as}`,
    undo: (as) => sql`update auth.sessions set expires_at = now() + interval '1 hour' where user_id = ${as}`,
    code: "session-expired",
  },
  {
    end: (as) => sql`delete from auth.sessions where user_id = ${as}`,
    undo: (as) => sql`insert into auth.sessions (id, user_id, token_hash, expires_at, updated_at)
      values (${sessionOf(as)}, ${as}, ${tokenHash(as)}, now() + interval '1 hour', now())`,
    code: "session-expired",
  },
];

/** D296: the token is still valid for minutes, but its holder is refused at once. */
describe.each(routes.actions.map(({ name }) => name))("%s", (name) => {
  it("is refused to a person who is suspended, whose session is over or who has signed out, and done once they are back", async () => {
    const { as, input } = await baseCalls[name]!(service);
    const call = () => service.callAction(name, input, { as });
    for (const { code, end, undo } of PASSING) {
      await end(as).execute(service.services.db);
      await expectRefusal(service, call, code);
      await undo(as).execute(service.services.db);
    }
    expect((await call()).status).toBe(200);
  });

  it("is refused to a person who could do it but is deleted", async () => {
    const { as, input } = await baseCalls[name]!(service);
    await sql`select private.forget_profile(${as})`.execute(service.services.db);
    await expectRefusal(service, () => service.callAction(name, input, { as }), "not-signed-in");
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
