/** D61, D248: a payment counts at the moment at which its payer confirmed it, however late we hear of it. */
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startCircle, type StartedCircle } from "../test/circle.ts";
import { setClock } from "../test/clock.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { applyCheckout } from "./applyCheckout.ts";

let service: TestService;
let circle: StartedCircle;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
/** The due day of round 1 is 7 January; a checkout is open until 0:25. */
beforeEach(async () => {
  circle = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
  await setClock(service.services.db, at("2027-01-07T23:55"));
});

/** An instant by the group's clock, which is five hours behind UTC in winter. */
const at = (local: string) => new Date(`${local}:00-05:00`);

/** Bruno opens a checkout; the provider says when he confirmed it, and we hear of it at another time. @returns when it counts */
async function paid({
  confirmed,
  heard,
  method = "card" as const,
}: {
  confirmed: string;
  heard: string;
  method?: "card" | "us_bank_account";
}) {
  const { body } = await circle.contribute("Bruno", { method });
  const session = service.payments.pay(String(body.url).split("/").at(-1)!, { confirmedAt: at(confirmed) });
  await setClock(service.services.db, at(heard));
  await applyCheckout(service.services, session);
  const { started_at } = await service.services.db
    .selectFrom("payments")
    .select("started_at")
    .where("payment_id", "=", String(body.payment_id))
    .executeTakeFirstOrThrow();
  // The clock of the tests runs on after it was set.
  started_at.setSeconds(0, 0);
  return started_at;
}

it.each(["card", "us_bank_account"] as const)(
  "in time by %s, although we hear of it after midnight",
  async (method) => {
    expect(await paid({ confirmed: "2027-01-07T23:58", heard: "2027-01-08T00:05", method })).toEqual(
      at("2027-01-07T23:58"),
    );
    const { is_on_time } = await service.services.db
      .selectFrom("obligation_standings")
      .select("is_on_time")
      .where("group_id", "=", circle.groupId)
      .where("payout_round", "=", 1)
      .where("user_id", "=", circle.member("Bruno").userId)
      .executeTakeFirstOrThrow();
    expect(is_on_time).toBe(true);
  },
);

it("late, where it was confirmed after midnight", async () => {
  expect(await paid({ confirmed: "2027-01-08T00:01", heard: "2027-01-09T12:00" })).toEqual(at("2027-01-08T00:01"));
});

it.each([
  { clock: "behind", confirmed: "2027-01-07T23:40", counts: "2027-01-07T23:55" },
  { clock: "ahead", confirmed: "2027-01-08T00:20", counts: "2027-01-08T00:02" },
])(
  "never before it could be paid nor after we heard of it: a provider's clock that is $clock",
  async ({ confirmed, counts }) => {
    expect(await paid({ confirmed, heard: "2027-01-08T00:02" })).toEqual(at(counts));
  },
);
