/** Codes and refresh tokens of Apple are sealed, and nowhere else: not in a row, a line of the log or an answer. */
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { unseal } from "../../identity/seal.ts";
import { grants, signInWithApple } from "../../test/apple.ts";
import { dump } from "../../test/dump.ts";
import { startOidc } from "../../test/oidc.ts";
import { startTestService, type TestService } from "../../test/testService.ts";

let oidc: Awaited<ReturnType<typeof startOidc>>;
let service: TestService;
const log: string[] = [];
beforeAll(async () => {
  oidc = await startOidc();
  service = await startTestService({ env: oidc.env, log: (line) => log.push(line) });
});
afterAll(async () => {
  await service.stop();
  await oidc.stop();
});

const inside = async () => {
  const [grant] = await grants(service);
  const key = service.services.env.IDENTITY_KEY;
  return JSON.parse(unseal(grant!.sealed, { key, owner: grant!.grant_id })) as { sub: string; secret: string };
};

it("a whole life of a sign-in leaves none of it anywhere", async () => {
  const answers: unknown[] = [];
  const places = async () => [
    ...(await dump(service)),
    ["log", log.join("")] as const,
    ["answers", JSON.stringify(answers)] as const,
    ["letters", JSON.stringify(service.letters)] as const,
  ];
  const foundOf = async (secret: string) =>
    (await places()).filter(([, text]) => text.includes(secret)).map(([place]) => place);

  // The first try fails, so that what a failure writes is looked at too.
  await oidc.control("faults", { match: { path: "/apple/token" }, action: "status", status: 400, times: 1 });
  const { answer, authorizationCode, browser, sub, userId } = await signInWithApple({ oidc, service });
  answers.push(answer.body, [...answer.headers]);
  expect(await inside()).toEqual({ sub, secret: authorizationCode });
  await service.settle();
  expect(await foundOf(authorizationCode)).toEqual([]);

  await sql`update private.outbox set next_attempt_at = now() where done_at is null`.execute(service.services.db);
  await service.settle();
  const { secret } = await inside();
  expect(secret).toMatch(/^rt-/);
  for (const path of ["/auth/get-session", "/auth/security", "/auth/devices"])
    answers.push((await browser.get(path)).body);
  expect(await foundOf(secret)).toEqual([]);

  await oidc.control("faults", { match: { path: "/apple/revoke" }, action: "status", status: 400, times: 1 });
  answers.push((await browser.post("/auth/delete-account", { confirmation: "DELETE" })).body);
  await service.settle();
  expect(await grants(service)).toHaveLength(1);
  expect(await foundOf(secret)).toEqual([]);
  expect(await foundOf(authorizationCode)).toEqual([]);
  // The look finds what is there.
  expect(await foundOf(userId)).toContain("public.user_profiles");
  expect(await foundOf("provider called")).toEqual(["log"]);
});
