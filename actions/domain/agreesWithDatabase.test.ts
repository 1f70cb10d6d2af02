import { sql } from "kysely";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isVisible } from "../../schema/visible.ts";
import { createTestDatabase, type TestDatabase } from "../../local/postgres/forTests.ts";
import { inTransaction, openDatabase, type Database } from "../db/database.ts";
import { readFeeRate } from "../plans/catalogue.ts";
import { contributionState } from "./contribution.ts";
import { dueDateOfRound, FREQUENCIES, schedule } from "./cycle.ts";
import { contributionFees } from "./fees.ts";
import { openLateUntil } from "./lateOpenings.ts";
import { circleTime, isArrear } from "./obligation.ts";

/** The database shows what the service decides, so both must answer the same for every input. */
let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, { max: 2 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const day = fc
  .date({ min: new Date("2026-01-01"), max: new Date("2040-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const SAMPLES = 2_000;

it("private.is_visible and isVisible, for every sign of the planes that people write in", async () => {
  const { rows } = await sql<{ code: number }>`
    select code from (select generate_series(1, 131071) union select generate_series(917504, 921599)) x (code)
    where code not between 55296 and 57343 and not private.is_visible(chr(code)) order by code`.execute(db);
  const unseen = [...codes(1, 0x1ffff), ...codes(0xe0000, 0xe0fff)].filter(
    (code) => (code < 0xd800 || code > 0xdfff) && !isVisible(String.fromCodePoint(code)),
  );
  expect(rows.map(({ code }) => code)).toEqual(unseen);
  expect(unseen.length).toBeGreaterThan(4_000);
});
const codes = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

it("D53: due_date_of_round and dueDateOfRound", async () => {
  const cases = fc.sample(
    fc.record({
      firstDue: day,
      frequency: fc.constantFrom(...FREQUENCIES),
      payoutRound: fc.integer({ min: 1, max: 50 }),
    }),
    SAMPLES,
  );
  const { rows } = await sql<{ due: string }>`
    select due_date_of_round((c ->> 'firstDue')::date, c ->> 'frequency', (c ->> 'payoutRound')::integer) as due
    from jsonb_array_elements(${JSON.stringify(cases)}::jsonb) with ordinality x (c, n) order by n`.execute(db);
  expect(rows.map(({ due }) => due)).toEqual(
    cases.map(({ firstDue, frequency, payoutRound }) => dueDateOfRound(firstDue, frequency, payoutRound)),
  );
});

it.each(["card", "us_bank_account"] as const)(
  "D18, D20, D22: contribution_fees and contributionFees, by %s",
  async (method) => {
    const rate = await inTransaction(db, (tx) => readFeeRate(tx, method));
    const cases = fc.sample(
      fc.record({ amount: fc.integer({ min: 5_00, max: 5_000_00 }), paysFees: fc.boolean() }),
      SAMPLES,
    );
    const { rows } = await sql<{ service: number; processing: number; total: number }>`
    select f.service_fee as service, f.processing_fee as processing, f.total
    from jsonb_array_elements(${JSON.stringify(cases)}::jsonb) with ordinality x (c, n),
      contribution_fees((c ->> 'amount')::bigint, ${method}, (c ->> 'paysFees')::boolean) f order by n`.execute(db);
    expect(rows).toEqual(cases.map(({ amount, paysFees }) => contributionFees(amount, { rate, paysFees })));
  },
);

it("D55, D57, D58, D59, D70: contribution_state and contributionState", async () => {
  const DAY = 86_400_000;
  const near = fc.constantFrom(-DAY, -1, 0, 1, DAY);
  const cases = fc
    .sample(
      fc.record({
        firstDue: day,
        timeZone: fc.constantFrom("UTC", "America/New_York", "America/Santiago", "Asia/Kolkata", "Pacific/Chatham"),
        isRecipient: fc.boolean(),
        payment: fc.constantFrom(
          { paymentStatus: null, isProcessing: false },
          { paymentStatus: null, isProcessing: false },
          { paymentStatus: "pending", isProcessing: false },
          { paymentStatus: "pending", isProcessing: true },
          { paymentStatus: "completed", isProcessing: false },
        ),
        isCycleOver: fc.constantFrom(false, false, false, true),
        isTakenBack: fc.constantFrom(false, false, false, true),
        // From now, in milliseconds: an allowance that ends then, a silence that counts from then.
        allowed: fc.option(near),
        silent: fc.option(near),
        // Often exactly on a boundary, or the millisecond before it.
        from: fc.constantFrom("opensAt", "dueAt", "graceEndsAt", "payoutAt"),
        by: fc.oneof(fc.constantFrom(-1, 0, 1), fc.integer({ min: -9 * DAY, max: 9 * DAY })),
      }),
      SAMPLES,
    )
    .map(({ firstDue, timeZone, isRecipient, payment, isCycleOver, isTakenBack, allowed, silent, from, by }) => {
      const [round] = schedule({
        firstDue,
        timeZone,
        frequency: "monthly",
        payoutDelayDays: 0,
        rounds: 1,
        payEarlyDays: 3,
        graceDays: 3,
      });
      const now = new Date(round![from as "opensAt"].getTime() + by);
      const fromNow = (ms: number | null) => (ms === null ? null : new Date(now.getTime() + ms));
      const { dueDate, opensAt, dueAt, graceEndsAt } = round!;
      const { paymentStatus, isProcessing } = payment;
      return {
        timeZone,
        dueDate,
        opensAt,
        dueAt,
        graceEndsAt,
        isRecipient,
        // The view's own word, before the function is asked.
        isWaived: false,
        paymentStatus,
        isProcessing,
        late: { isCycleOver, isTakenBack, allowedUntil: fromNow(allowed), silentFrom: fromNow(silent) },
        now,
      };
    });
  const { rows } = await sql<{ state: string; open_until: Date | null }>`
    select contribution_state((c ->> 'now')::timestamptz, c ->> 'timeZone', (c ->> 'dueDate')::date,
      (c ->> 'opensAt')::timestamptz, (c ->> 'dueAt')::timestamptz, (c ->> 'graceEndsAt')::timestamptz,
      (c ->> 'isRecipient')::boolean, c ->> 'paymentStatus', (c ->> 'isProcessing')::boolean,
      is_open_late((c ->> 'now')::timestamptz, l."isCycleOver", l."isTakenBack", l."allowedUntil", l."silentFrom")) as state,
      open_late_until((c ->> 'now')::timestamptz, l."isCycleOver", l."isTakenBack", l."allowedUntil", l."silentFrom") as open_until
    from jsonb_array_elements(${JSON.stringify(cases)}::jsonb) with ordinality x (c, n),
      jsonb_to_record(c -> 'late') l ("isCycleOver" boolean, "isTakenBack" boolean, "allowedUntil" timestamptz, "silentFrom" timestamptz)
    order by n`.execute(db);
  expect(rows).toEqual(
    cases.map(({ now, ...standing }) => ({
      state: contributionState(standing, now),
      open_until: openLateUntil(standing.late, now),
    })),
  );
  expect(rows.some((row) => row.open_until !== null)).toBe(true);
  expect(new Set(rows.map(({ state }) => state)).size).toBe(9);
});

it("D61, D248, D263: circle_time with circleTime, and is_arrear with isArrear", async () => {
  const grace = Date.parse("2027-03-10T05:00:00Z");
  // Often exactly on the boundary, or the millisecond before it.
  const moment = fc
    .oneof(fc.constantFrom(-1, 0, 1), fc.integer({ min: -9 * 86_400_000, max: 9 * 86_400_000 }))
    .map((by) => new Date(grace + by));
  const cases = fc.sample(
    fc.record({
      now: moment,
      frozenAt: fc.option(moment),
      graceEndsAt: fc.constant(new Date(grace)),
      payment: fc.constantFrom(
        { paymentStatus: null, isProcessing: false },
        { paymentStatus: "pending", isProcessing: false },
        { paymentStatus: "pending", isProcessing: true },
        { paymentStatus: "completed", isProcessing: false },
      ),
      started: moment,
    }),
    SAMPLES,
  );
  const { rows } = await sql<{ at: Date; is_arrear: boolean }>`
    select t.at, is_arrear(t.at, (c ->> 'graceEndsAt')::timestamptz, c #>> '{payment,paymentStatus}',
      (c #>> '{payment,isProcessing}')::boolean,
      case when c #>> '{payment,paymentStatus}' is not null then (c ->> 'started')::timestamptz end) as is_arrear
    from jsonb_array_elements(${JSON.stringify(cases)}::jsonb) with ordinality x (c, n),
      lateral (select circle_time((c ->> 'now')::timestamptz, (c ->> 'frozenAt')::timestamptz) as at) t order by n`.execute(
    db,
  );
  const expected = cases.map(({ now, frozenAt, graceEndsAt, payment, started }) => {
    const at = circleTime(now, frozenAt);
    const startedAt = payment.paymentStatus === null ? null : started;
    return { at, is_arrear: isArrear({ graceEndsAt, ...payment, startedAt }, at) };
  });
  expect(rows).toEqual(expected);
  expect(new Set(rows.map((row) => row.is_arrear)).size).toBe(2);
});
