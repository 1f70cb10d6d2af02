import Router from "@koa/router";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WIZARD } from "../test/accounts.ts";
import { Browser } from "../test/browser.ts";
import { contentsHash } from "../test/contents.ts";
import { TEN_MEGABYTES } from "../test/checkBadInput.ts";
import { valuesFor } from "../test/corpus/corpus.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { FEATURES } from "./features/features.ts";
import { AUTH_STATUSES } from "./refusals.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const ID_TOKEN = { token: "a-token" };

/** A valid request of each route that reads one. What is taken as a way back leads nowhere when it is bad, and is left out. */
const FORMS: Record<string, Record<string, unknown>> = {
  "/auth/sign-up/email": {
    name: "Amina Diallo",
    email: "amina@example.com",
    username: "amina.diallo",
    ...WIZARD,
    timeZone: "Europe/Paris",
    language: "fr",
    password: "Quiet-Harbour7",
    signUpKey: "11111111-1111-4111-8111-111111111111",
    acceptTerms: true,
  },
  "/auth/check-username": { username: "amina.diallo" },
  "/auth/sign-in/email": { email: "amina@example.com", password: "Quiet-Harbour7" },
  "/auth/verify-email": { token: "a-token" },
  "/auth/send-verification-email": { email: "amina@example.com" },
  "/auth/request-password-reset": { email: "amina@example.com" },
  "/auth/reset-password": { token: "a-token", newPassword: "Quiet-Harbour8" },
  "/auth/sign-in/code": { code: "123456" },
  "/auth/prove": { password: "Quiet-Harbour7" },
  "/auth/two-factor/confirm": { code: "123456" },
  "/auth/two-factor/end": { code: "123456" },
  "/auth/change-password": { currentPassword: "Quiet-Harbour7", newPassword: "Quiet-Harbour8" },
  "/auth/change-email": { email: "new@example.com" },
  "/auth/log-security-event": { code: "invalid-jwt", path: "/groups" },
  "/auth/end-device": { id: "11111111-1111-4111-8111-111111111111" },
  "/auth/ask-support": {
    email: "amina@example.com",
    category: "payout",
    subject: "Where is my payout?",
    text: "It was due on Monday and I do not see it.",
    language: "es",
  },
  "/auth/recovery/open": { token: "a-token" },
  "/auth/recovery/check": { consent: true },
  "/auth/confirm-question": { token: "a-token" },
  "/auth/confirm-new-address": { token: "a-token" },
  "/auth/accept-terms": { acceptTerms: true },
  "/auth/sign-in/social": { provider: "google", idToken: ID_TOKEN },
  "/auth/add-way-in": { provider: "google", idToken: ID_TOKEN },
  "/auth/remove-way-in": { provider: "google" },
  "/auth/delete-account": { confirmation: "DELETE", deletionKey: "11111111-1111-4111-8111-111111111111" },
};
const FIELDS = Object.entries(FORMS).flatMap(([route, form]) => Object.keys(form).map((field) => ({ route, field })));

/** Every route that something is sent to. */
function sentTo(): string[] {
  const router = new Router({ prefix: "/auth" });
  for (const { routes } of FEATURES) routes?.(router as never, { auth: {} as never, services: service.services });
  return router.stack.filter(({ methods }) => methods.includes("POST")).map(({ path }) => String(path));
}

it("has a form for every route that reads one, and for no other", async () => {
  const reading: string[] = [];
  for (const route of sentTo()) {
    // Every form asks for something; who reads none does not miss it.
    const { body } = await new Browser(service.url).post(route, {});
    if (body.field !== undefined || body.code === "invalid-input") reading.push(route);
  }
  expect(Object.keys(FORMS).toSorted()).toEqual(reading.toSorted());
});

/** Those of the corpus that are too long or cannot be stored, which no field of these forms may take. */
const unfitFor = (field: string) =>
  valuesFor(field).filter((value) => {
    if (typeof value !== "string") return value !== true;
    return value.length >= 5000 || !value.isWellFormed() || value.includes("\u0000");
  });

describe("a sign-in form with a text that cannot be stored is refused, names the field and writes nothing", () => {
  it.each(FIELDS)("$route $field", async ({ field, route }) => {
    const browser = new Browser(service.url);
    const before = await contentsHash(service.services.db);
    for (const value of unfitFor(`${route}.${field}`)) {
      const { body, status } = await browser.post(route, { ...FORMS[route], [field]: value });
      const isTooLong = Buffer.byteLength(JSON.stringify(value)) > 16_384 - 1024;
      expect({ value, status, ...body }).toMatchObject({
        status: 400,
        code: expect.toSatisfy((code) => Object.hasOwn(AUTH_STATUSES, code)),
        // A body longer than any form is not read, so its fields are unknown.
        ...(!isTooLong && { field: expect.stringMatching(new RegExp(`^${field}(?:[.]|$)`)) }),
      });
    }
    const huge = await browser.post(route, { ...FORMS[route], [field]: TEN_MEGABYTES });
    expect(huge).toMatchObject({ status: 400, body: { code: "invalid-input" } });
    expect(await contentsHash(service.services.db)).toBe(before);
  });
});

it.each(["%00", "%ed%a0%80", "x".repeat(8000)])(
  "a confirmation link with the token %.20s leads to sign-in",
  async (token) => {
    const { headers, status } = await new Browser(service.url).get(`/auth/verify-email?token=${token}`);
    expect([status, headers.get("location")]).toEqual([302, expect.stringMatching(/\/login\?error=link-/)]);
  },
);
