/** The service dies in the midst of a change of what one signs in with: it is there whole or not at all, and asked again it is done. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { newAddressToken, PASSWORD, register, signIn } from "../test/accounts.ts";
import { codeOf, turnOnTwoFactor } from "../test/authenticatorApp.ts";
import { Browser } from "../test/browser.ts";
import { rowCounts } from "../test/contents.ts";
import { type KillableService, startKillableService } from "../test/killableService.ts";
import { startTestService, type TestService } from "../test/testService.ts";

const NEW = "Calm-Meadow42";

let service: TestService;
/** The same service over the same database, in a process that dies. */
let mortal: KillableService;
beforeAll(async () => {
  service = await startTestService();
  mortal = await startKillableService(service.services.env.DATABASE_URL);
  // What each start writes is there before anything is counted.
  await mortal.start();
});
afterAll(async () => {
  await mortal?.stop();
  await service?.stop();
});

/** Rows of what was counted before it was looked at, which a death leaves. */
const COUNTED = new Set(["auth.sign_in_attempts", "private.request_limits"]);

async function rows(): Promise<[string, number][]> {
  return [...(await rowCounts(service.services.db))].filter(([table]) => !COUNTED.has(table));
}

/** Asks the process that dies at this point. */
async function die(point: string, ask: () => Promise<unknown>): Promise<void> {
  await mortal.start(point);
  await Promise.allSettled([ask(), mortal.died()]);
  expect(await mortal.died()).toBe("SIGKILL");
}

async function person() {
  const { email } = await register(service);
  const browser = new Browser(service.url);
  expect((await signIn(browser, email)).status).toBe(200);
  return { browser, email };
}
/** The same browser, as the process that dies sees it. */
const elsewhere = (browser: Browser) => ({
  post: (path: string, body: object) => new Browser(mortal.url).post(path, body, { cookie: browser.cookie }),
});
const isSignedIn = async (browser: Browser) => (await browser.get("/auth/token")).status === 200;

it("turning two-factor on", async () => {
  const { browser } = await person();
  const key = String((await browser.post("/auth/two-factor/begin", {})).body["key"]);
  const before = await rows();
  const confirm = (from: Pick<Browser, "post">) => from.post("/auth/two-factor/confirm", { code: codeOf(key) });
  await die("account:two-factor:before-commit", () => confirm(elsewhere(browser)));
  expect(await rows()).toEqual(before);
  expect((await confirm(browser)).body["recoveryCodes"]).toHaveLength(10);
});

it.each(["account:second-factor:before-commit", "account:second-factor:after-commit"])(
  "a sign-in with a code, at %s",
  async (point) => {
    const { browser, email } = await person();
    const { recoveryCodes } = await turnOnTwoFactor(browser);
    const half = new Browser(service.url);
    await signIn(half, email);
    const code = { code: recoveryCodes[0] };
    await die(point, () => elsewhere(half).post("/auth/sign-in/code", code));
    expect(await isSignedIn(half)).toBe(false);
    expect((await half.post("/auth/sign-in/code", code)).status).toBe(200);
    expect(await isSignedIn(half)).toBe(true);
    const { body } = await half.get("/auth/security");
    expect(body["recoveryCodesLeft"]).toBe(9);
    expect(body["devices"]).toHaveLength(2);
  },
);

it("another password", async () => {
  const { browser, email } = await person();
  const before = await rows();
  const change = { currentPassword: PASSWORD, newPassword: NEW };
  await die("account:change-password:before-commit", () => elsewhere(browser).post("/auth/change-password", change));
  expect(await rows()).toEqual(before);
  expect(await isSignedIn(browser)).toBe(true);
  expect((await signIn(new Browser(service.url), email)).status).toBe(200);
  expect((await browser.post("/auth/change-password", change)).status).toBe(200);
});

it("another address", async () => {
  const { browser, email } = await person();
  const next = `next.${email}`;
  await browser.post("/auth/change-email", { email: next });
  await service.settle();
  const token = newAddressToken(service.letters.find(({ to }) => to === next)!);
  const before = await rows();
  await die("account:change-email:before-commit", () =>
    new Browser(mortal.url).post("/auth/confirm-new-address", token),
  );
  expect(await rows()).toEqual(before);
  expect((await browser.get("/auth/security")).body).toMatchObject({ email, newEmail: next });
  expect((await new Browser(service.url).post("/auth/confirm-new-address", token)).status).toBe(200);
});
