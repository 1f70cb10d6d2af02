/** The service dies between Apple's answer and its own commit: a sign-in with Apple is taken back all the same (D169). */
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { grants, signInWithApple, tryAgain } from "../../test/apple.ts";
import { type KillableService, startKillableService } from "../../test/killableService.ts";
import { startOidc } from "../../test/oidc.ts";
import { startTestService, type TestService } from "../../test/testService.ts";

let oidc: Awaited<ReturnType<typeof startOidc>>;
let service: TestService;
/** The same service over the same database, in a process that dies. */
let mortal: KillableService;
beforeAll(async () => {
  oidc = await startOidc();
  service = await startTestService({ env: oidc.env });
  mortal = await startKillableService(service.services.env.DATABASE_URL, oidc.env);
});
afterAll(async () => {
  await mortal?.stop();
  await service?.stop();
  await oidc?.stop();
});

/** The process does what waits, and dies at this point. */
async function dieAt(point: string): Promise<void> {
  await mortal.start(point);
  expect(await mortal.died()).toBe("SIGKILL");
}
const held = async () => (await grants(service)).map(({ holds }) => holds);
const deleted = async (browser: Awaited<ReturnType<typeof signInWithApple>>["browser"]) =>
  expect((await browser.post("/auth/delete-account", { confirmation: "DELETE" })).status).toBe(200);

it("once Apple has taken the code, the token is lost with the process, and the next sign-in brings another", async () => {
  const { browser, email, sub } = await signInWithApple({ oidc, service });
  await dieAt("account:apple-exchange:before-commit");
  expect(await held()).toEqual(["code"]);
  await tryAgain(service);
  expect(await held()).toEqual([]);
  await signInWithApple({ oidc, service }, { email });
  await service.settle();
  expect(await held()).toEqual(["refresh_token"]);
  await deleted(browser);
  await service.settle();
  // Apple takes everything back that somebody gave the app.
  expect([await oidc.goodAtApple(sub), await held()]).toEqual([0, []]);
});

it("once the token is kept, the code is not exchanged again", async () => {
  const { browser, sub } = await signInWithApple({ oidc, service });
  await dieAt("account:apple-exchange:after-commit");
  await tryAgain(service);
  expect([await held(), await oidc.goodAtApple(sub)]).toEqual([["refresh_token"], 1]);
  await deleted(browser);
  await service.settle();
  expect([await held(), await oidc.goodAtApple(sub)]).toEqual([[], 0]);
});

it("once Apple has taken the sign-in back, it is asked again and the token goes", async () => {
  const { browser, sub } = await signInWithApple({ oidc, service });
  await service.settle();
  await deleted(browser);
  await dieAt("account:apple-revoke:before-commit");
  expect([await held(), await oidc.goodAtApple(sub)]).toEqual([["refresh_token"], 0]);
  await tryAgain(service);
  expect(await held()).toEqual([]);
});

it("in the midst of a notice, all of it is done after it", async () => {
  const { browser, sub } = await signInWithApple({ oidc, service });
  await service.settle();
  const { payload } = await oidc.control<{ payload: string }>("notices", {
    provider: "apple",
    type: "consent-revoked",
    sub,
  });
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ payload });
  expect((await fetch(`${service.url}/webhooks/apple`, { method: "POST", headers, body })).status).toBe(200);
  await dieAt("account:apple-notice:before-commit");
  expect([await held(), (await browser.get("/auth/get-session")).body["user"] !== undefined]).toEqual([
    ["refresh_token"],
    true,
  ]);
  await sql`update private.provider_events set next_attempt_at = now() where done_at is null`.execute(
    service.services.db,
  );
  await service.settle();
  expect([await held(), (await browser.get("/auth/get-session")).body]).toEqual([[], {}]);
});
