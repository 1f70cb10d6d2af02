/** Faults of the session that a page ran into, in the security log (specification, section 8; D238). */
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { register, signIn } from "../test/accounts.ts";
import { Browser } from "../test/browser.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(() => sql`delete from private.request_limits`.execute(service.services.db));

const IP = "203.0.113.9";
async function member() {
  const { email, userId } = await register(service);
  const browser = new Browser(service.url, { ip: IP });
  expect((await signIn(browser, email)).status).toBe(200);
  return { browser, email, userId };
}
const tell = (browser: Browser, input: object = { code: "invalid-jwt", path: "/groups" }) =>
  browser.post("/auth/log-security-event", input, { "user-agent": "Firefox" });
/** What the log has kept since it was last asked. */
const noted = async () => {
  const { rows } = await sql`
    delete from security_audit_logs where event_type = 'session_error'
    returning user_id, success, event_data, host(ip_address) as ip, user_agent`.execute(service.services.db);
  return rows;
};

it("name the person, the reason and the pattern of the page, and nothing else that the browser tells", async () => {
  const { browser, email, userId } = await member();
  const told = {
    code: "access-denied",
    path: "/g/sunday-savers-1010/manage?secret=1",
    userId: "somebody",
    message: "free text",
  };
  expect(await tell(browser, told)).toMatchObject({ status: 200, body: { success: true } });
  expect(await noted()).toEqual([
    {
      user_id: userId,
      success: false,
      event_data: { email, error_message: "access-denied", path: "/g/:key/manage" },
      ip: IP,
      user_agent: "Firefox",
    },
  ]);
});

it("name nobody where the session has ended", async () => {
  const { browser, userId } = await member();
  await sql`delete from auth.sessions where user_id = ${userId}`.execute(service.services.db);
  expect((await tell(browser, { code: "session-expired", path: "/dashboard" })).status).toBe(200);
  expect(await noted()).toMatchObject([
    { user_id: null, event_data: { error_message: "session-expired", path: "/dashboard" } },
  ]);
});

it("name who is suspended", async () => {
  const { browser, userId } = await member();
  await sql`update user_profiles set suspended_at = app_now() where user_id = ${userId}`.execute(service.services.db);
  expect((await tell(browser)).status).toBe(200);
  expect(await noted()).toMatchObject([{ user_id: userId }]);
});

it.each([
  ["code", { code: "anything", path: "/groups" }],
  ["path", { code: "invalid-jwt", path: "two words" }],
  ["path", { code: "invalid-jwt", path: `/${"x".repeat(200)}` }],
])("are of a closed list and at a page of ours: another %s is refused", async (field, input) => {
  const { browser } = await member();
  expect(await tell(browser, input)).toMatchObject({ status: 400, body: { code: "invalid-input", field } });
  expect(await noted()).toEqual([]);
});

it("D238: are noted five times an hour of each person, and of whoever has no session by their network", async () => {
  const statuses = async (browser: Browser) =>
    (await Promise.all(Array.from({ length: 8 }, () => tell(browser)))).map(({ status }) => status).toSorted();
  const bounded = [200, 200, 200, 200, 200, 429, 429, 429];
  for (const { browser } of [await member(), await member()]) expect(await statuses(browser)).toEqual(bounded);
  expect(await statuses(new Browser(service.url, { ip: IP }))).toEqual(bounded);
  expect(await noted()).toHaveLength(15);
});
