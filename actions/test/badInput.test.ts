import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { REFUSALS } from "../errors.ts";
import { routes } from "../routes.ts";
import { contentsHash } from "./contents.ts";
import { startCircle, type StartedCircle } from "./circle.ts";
import { buildUser } from "./factories.ts";
import { startTestService, type TestService } from "./testService.ts";

/** A good input of each action: every hostile value takes the place of one of its fields in turn. */
function goodInputs(circle: StartedCircle): Record<string, Record<string, unknown>> {
  const id = "11111111-1111-4111-8111-111111111111";
  const proposal = {
    name: "Hostile circle",
    description: "",
    rules: "",
    location: null,
    contribution_amount: 100_00,
    currency: "USD",
    frequency: "weekly",
    member_limit: 3,
    minimum_members_to_start: 2,
    is_public: true,
    join_method: "direct",
    payout_assignment_method: "random",
    manual_start_enabled: true,
    start_date: "2027-03-01",
    time_zone: "UTC",
  };
  return {
    create_group: { input: { ...proposal, accept_agreement: true } },
    preview_group: { input: proposal },
    join_group: { group_id: id, accept_agreement: true, message: null },
    approve_join_request: { join_request_id: id },
    reject_join_request: { join_request_id: id, reason: null },
    set_payout_order: { group_id: circle.groupId, user_ids: [id] },
    start_group: { group_id: circle.groupId, order_is_final: true, override_minimum: false },
    stripe_contribute: { group_id: circle.groupId, payment_method: "card", payout_round: null, amount: null },
    check_contribution: { payment_id: id },
    cancel_contribution: { payment_id: id },
    create_didit_session: { consent: true },
    check_didit_status: {},
  };
}

const HOSTILE: unknown[] = [
  "",
  " ",
  "x".repeat(5000),
  "'; drop table groups; --",
  "<script>alert(1)</script>",
  "\u0000",
  "\ud800",
  "null",
  "2027-02-30",
  "1,000.00",
  "../../etc/passwd",
  0,
  -1,
  0.5,
  1e21,
  Number.MAX_SAFE_INTEGER,
  true,
  false,
  null,
  [],
  [null],
  {},
  { toString: "no" },
];

let service: TestService;
let circle: StartedCircle;
let caller: string;
beforeAll(async () => {
  service = await startTestService();
  circle = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
  // A stranger to the circle on the smallest plan, not verified: whatever is asked has to be refused.
  caller = (await buildUser(service.services.db, { isVerified: false })).userId;
});
afterAll(() => service.stop());

/** `input` with one field replaced, for every field, those of the inner input object included. */
function* spoilt(input: Record<string, unknown>): Generator<Record<string, unknown>> {
  for (const value of HOSTILE) {
    for (const field of Object.keys(input)) yield { ...input, [field]: value };
    const inner = input["input"];
    if (inner && typeof inner === "object")
      for (const field of Object.keys(inner)) yield { input: { ...inner, [field]: value } };
  }
  for (const field of Object.keys(input))
    yield Object.fromEntries(Object.entries(input).filter(([name]) => name !== field));
}

it("has a good input for every action in the table of contents", () => {
  expect(Object.keys(goodInputs(circle)).toSorted()).toEqual(routes.actions.map(({ name }) => name).toSorted());
});

describe("whatever is sent to an action, the answer is a refusal of the catalogue in Hasura's shape, and nothing is written", () => {
  // Reading needs no rights: these two answer sensible questions of anybody.
  const readers = new Set(["preview_group", "check_didit_status"]);

  it.each(routes.actions.map(({ name }) => name))("%s", async (name) => {
    const before = await contentsHash(service.services.db);
    const good = goodInputs(circle)[name]!;
    for (const input of spoilt(good)) {
      if (JSON.stringify(input) === JSON.stringify(good)) continue; // `true` in the place of true
      const { body, status } = await service.callAction(name, input, { as: caller });
      if (readers.has(name) && status === 200) continue;
      const sent = JSON.stringify(input).slice(0, 200);
      expect({ sent, status, code: body.extensions?.code }).toMatchObject({
        status: 400,
        code: expect.toSatisfy((code) => code in REFUSALS),
      });
      expect(typeof body.message, sent).toBe("string");
      expect(body.extensions, sent).toHaveProperty("path", "$");
    }
    expect(await contentsHash(service.services.db)).toBe(before);
  });

  it.each(routes.actions.map(({ name }) => name))("%s refuses whoever is not signed in", async (name) => {
    const before = await contentsHash(service.services.db);
    const { body, status } = await service.callAction(name, goodInputs(circle)[name]!);
    expect({ status, message: body.message, code: body.extensions?.code }).toEqual({
      status: 400,
      message: "User not authenticated",
      code: "not-signed-in",
    });
    expect(await contentsHash(service.services.db)).toBe(before);
  });
});
