import { afterAll, beforeAll, expect, it } from "vitest";
import { onDay, setClock } from "../test/clock.ts";
import { contentsHash } from "../test/contents.ts";
import { buildUser } from "../test/factories.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await setClock(service.services.db, onDay("2027-01-04", "America/New_York"));
});
afterAll(() => service.stop());

const proposal = {
  name: "Rent and friends",
  contribution_amount: 100_00,
  frequency: "monthly",
  member_limit: 3,
  is_public: true,
  start_date: "2027-01-31",
  time_zone: "America/New_York",
};

it("shows the schedule, the pot and the fees of a circle that does not exist yet, and writes nothing (D98)", async () => {
  const { userId } = await buildUser(service.services.db);
  const before = await contentsHash(service.services.db);
  const { body, status } = await service.callAction("preview_group", { input: proposal }, { as: userId });
  expect(status).toBe(200);
  expect(body).toEqual({
    total_payout: 300_00,
    cash_payout: 200_00,
    contributions: 2,
    card_total: 105_77,
    bank_total: 101_50,
    schedule: [
      { payout_round: 1, due_date: "2027-01-31", payout_date: "2027-01-31" },
      { payout_round: 2, due_date: "2027-02-28", payout_date: "2027-02-28" },
      { payout_round: 3, due_date: "2027-03-31", payout_date: "2027-03-31" },
    ],
  });
  expect(await contentsHash(service.services.db)).toBe(before);
});

it("shows no fees to someone whose plan has none (D20)", async () => {
  const { userId } = await buildUser(service.services.db, { plan: "all_inclusive" });
  const { body } = await service.callAction("preview_group", { input: proposal }, { as: userId });
  expect(body).toMatchObject({ card_total: 100_00, bank_total: 100_00 });
});

it.each([
  [{ name: "ab" }, "group-name-length", "name"],
  [{ contribution_amount: 4_99 }, "contribution-range", "contribution_amount"],
  [{ member_limit: 51 }, "member-limit-range", "member_limit"],
  [{ contribution_amount: 5000_00, member_limit: 12 }, "pot-too-large", "contribution_amount"],
  [{ start_date: "2027-01-04" }, "start-date-range", "start_date"],
  [{ frequency: "daily" }, "unknown-frequency", "frequency"],
  [{ currency: "GBP" }, "unknown-currency", "currency"],
])("refuses %o with %s, as creating would", async (change, code, field) => {
  const { userId } = await buildUser(service.services.db);
  const { body, status } = await service.callAction(
    "preview_group",
    { input: { ...proposal, ...change } },
    { as: userId },
  );
  expect({ status, code: body.extensions?.code, field: body.extensions?.field }).toEqual({ status: 400, code, field });
});
