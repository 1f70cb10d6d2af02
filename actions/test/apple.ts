import { expect } from "vitest";
import { sql } from "kysely";
import { Browser } from "./browser.ts";
import type { startOidc } from "./oidc.ts";
import type { TestService } from "./testService.ts";

let made = 0;

/** Signs in with Apple as the app on an iPhone does, and agrees to the terms (D253): somebody new, unless told whom. */
export async function signInWithApple(
  { oidc, service }: { oidc: Awaited<ReturnType<typeof startOidc>>; service: Pick<TestService, "url"> },
  { email = `at-apple${++made}@example.net`, browser = new Browser(service.url), code = true } = {},
) {
  const { idToken, sub } = await oidc.fromIphone(email);
  const { authorizationCode, ...withoutCode } = idToken;
  const answer = await browser.post("/auth/sign-in/social", {
    provider: "apple",
    idToken: code ? idToken : withoutCode,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  await browser.post("/auth/accept-terms", { acceptTerms: true });
  const userId = (answer.body["user"] as { id?: string } | undefined)?.id;
  return { answer, authorizationCode, browser, email, sub, userId: String(userId) };
}

/** What is kept of sign-ins with Apple, by the person; of a way in that is gone by nobody. */
export async function grants({ services: { db } }: TestService) {
  const { rows } = await sql<{ user_id: string | null; holds: string; grant_id: string; sealed: Buffer }>`
    select a.user_id, g.holds, g.grant_id, g.sealed from private.apple_grants g left join auth.accounts a on a.id = g.way_in_id
    order by g.created_at`.execute(db);
  return rows;
}

/** Lets the outbox try at once what waits for its next try. */
export async function tryAgain(service: TestService): Promise<void> {
  await sql`update private.outbox set next_attempt_at = now() where done_at is null`.execute(service.services.db);
  await service.settle();
}
