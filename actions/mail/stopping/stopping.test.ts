import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inTransaction } from "../../db/database.ts";
import { tell } from "../../news/tell.ts";
import { deliverNotices } from "../../test/devices.ts";
import { buildGroup, buildUser, type TestUser } from "../../test/factories.ts";
import { startTestService, type TestService } from "../../test/testService.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

let reader: TestUser;
beforeEach(async () => {
  reader = await buildUser(service.services.db, { language: "es" });
});

/** A letter of news for the reader. */
async function letter() {
  const { db } = service.services;
  const { groupId: group_id } = await buildGroup(db);
  const group = { group_id, name: "Vecinas" };
  const occasion = randomUUID();
  await inTransaction(db, (tx) => tell(tx, "join_approved", { to: [reader.userId], group, values: {}, occasion }));
  await deliverNotices(service, reader.userId);
  return service.letters.findLast(({ to }) => to === reader.email);
}
/** The link of a letter, at the address where this service listens. */
const here = (stop: string) => stop.replace("https://circle.test", service.url);
const wantsMail = async () => {
  const row = await service.services.db
    .selectFrom("user_preferences")
    .select("email_enabled")
    .where("user_id", "=", reader.userId)
    .executeTakeFirstOrThrow();
  return row.email_enabled;
};
const FORM = { "content-type": "application/x-www-form-urlencoded" };
const press = (stop: string, body = "List-Unsubscribe=One-Click", headers: Record<string, string> = FORM) =>
  fetch(here(stop), { method: "POST", headers, body });

describe("a letter of news", () => {
  it("shows its reader the way to stop such letters, in their language", async () => {
    const { html, stop, text } = (await letter())!;
    expect(text).toContain(`No recibir más estos correos:\n${stop}`);
    expect(html).toContain(`<a href="${stop!.replaceAll("&", "&#38;")}"`);
    expect(new URL(stop!).origin).toBe("https://circle.test");
  });

  it("is stopped by the one request of a mail program, without a session, however often it comes (RFC 8058)", async () => {
    const { stop } = (await letter())!;
    for (const time of [1, 2]) expect([time, (await press(stop!)).status]).toEqual([time, 200]);
    expect(await wantsMail()).toBe(false);
    const before = service.letters.length;
    await letter();
    expect(service.letters).toHaveLength(before);
  });

  it("is not stopped by being looked at: the page asks first", async () => {
    const { stop } = (await letter())!;
    const page = await fetch(here(stop!));
    expect(page.headers.get("content-type")).toMatch(/^text\/html/);
    expect(page.headers.get("content-security-policy")).toMatch(/default-src 'none'.*form-action 'self'/);
    const html = await page.text();
    expect(html).toContain('<html lang="es">');
    expect(html).toContain('<meta name="referrer" content="no-referrer">');
    expect(html).toContain('<form method="post"><button>No recibir más estos correos</button></form>');
    expect(await wantsMail()).toBe(true);
    expect(await (await press(stop!, "")).text()).toContain("Ya no recibirás correos sobre tus círculos");
    expect(await wantsMail()).toBe(false);
  });
});

describe("a link", () => {
  const tokenOf = (stop: string) => new URL(stop).searchParams.get("token")!;

  it.each([
    ["without a token", () => ""],
    ["with a changed token", (token: string) => `${token.slice(0, -2)}xx`],
    ["with a token of another purpose", () => "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.AAAA"],
  ])("%s stops nothing, and says so in the browser's language", async (_, change) => {
    const { stop } = (await letter())!;
    const spoilt = `https://circle.test/letters/stop?token=${change(tokenOf(stop!))}`;
    const answer = await press(spoilt, "", { ...FORM, "accept-language": "fr-CA, en;q=0.5" });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("Ce lien ne fonctionne pas");
    expect(await wantsMail()).toBe(true);
  });

  it("takes no long bodies and no other kinds", async () => {
    const { stop } = (await letter())!;
    expect((await press(stop!, "x".repeat(5000))).status).toBe(413);
    expect((await press(stop!, "{}", { "content-type": "application/json" })).status).toBe(415);
    expect(await wantsMail()).toBe(true);
  });
});

it("a letter about an account has no such link: it comes in any case", async () => {
  await service.services.db
    .insertInto("private.outbox")
    .values({
      kind: "mail",
      dedupe_key: randomUUID(),
      payload: JSON.stringify({ template: "password-changed", user_id: reader.userId }),
    })
    .execute();
  await service.settle();
  const sent = service.letters.findLast(({ to }) => to === reader.email)!;
  expect(sent.stop).toBeUndefined();
  expect(sent.text).not.toContain("/letters/stop");
});
