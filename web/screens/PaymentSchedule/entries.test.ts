import { describe, expect, it } from "vitest";
import { byMonths } from "../../circle/next/byMonths.ts";
import { entriesOf, type EntryCircle, isEarlier, type RoundRow } from "./entries.ts";
import { figuresOf } from "./figures.ts";
import { chosen, readView, writeView } from "./scheduleView.ts";

const rent: EntryCircle = {
  groupId: "rent",
  name: "Rent circle",
  path: "/g/rent-1004",
  currency: "USD",
  cashPayout: 30_000,
  isRunning: true,
  isFrozen: false,
  timeZone: "America/New_York",
};
const row = (more: Partial<RoundRow> = {}): RoundRow => ({
  circle: rent,
  cycle: 1,
  round: 2,
  amount: 10_000,
  comesBack: null,
  dueDate: "2026-03-12",
  payoutDate: "2026-03-13",
  isOwed: true,
  isRecipient: false,
  state: "early",
  recipient: "Amina",
  mayPay: false,
  received: null,
  ...more,
});
const now = new Date("2026-03-12T12:00:00Z");
const today = "2026-03-12";
const one = (more: Partial<RoundRow>) => entriesOf([row(more)], now)[0];

describe("a round of mine on the schedule (D100)", () => {
  it.each([
    ["too_early", true, "toPay"],
    ["early", true, "toPay"],
    ["due_today", true, "toPay"],
    ["grace", true, "overdue"],
    ["expired", true, "overdue"],
    ["late_allowed", true, "overdue"],
    ["processing", true, "onItsWay"],
    ["paid", false, "paid"],
  ] as const)("is %s, owed: %s, so it is %s", (state, isOwed, expected) => {
    expect(one({ state, isOwed })).toMatchObject({
      state: expected,
      day: "2026-03-12",
      cents: 10_000,
      recipient: "Amina",
    });
  });

  it("is not there when nothing is asked of me, such as in a circle that was closed", () => {
    expect(one({ state: "too_early", isOwed: false })).toBeUndefined();
  });

  it.each([
    { payoutDate: "2026-03-11", isWaiting: true },
    { payoutDate: "2026-03-12", isWaiting: false },
    { payoutDate: "2026-03-11", isWaiting: false, received: 30_000 },
  ])("D33: waits once its day has passed and nothing came: $payoutDate, $isWaiting", ({ isWaiting, ...more }) => {
    expect(one({ isRecipient: true, isOwed: false, state: "receiving", ...more })).toMatchObject({ isWaiting });
  });

  it.each([
    { timeZone: "Pacific/Honolulu", isWaiting: false },
    { timeZone: "Pacific/Auckland", isWaiting: true },
  ])("D55: a payout of the day that ends waits by the day of its circle: $timeZone, $isWaiting", (of) => {
    const { isWaiting, timeZone } = of;
    const mine = { isRecipient: true, isOwed: false, state: "receiving", payoutDate: "2026-03-12" } as const;
    const [entry] = entriesOf([row({ ...mine, circle: { ...rent, timeZone } })], new Date("2026-03-13T02:00:00Z"));
    expect(entry?.isWaiting).toBe(isWaiting);
  });

  it("is my payout on its own day: the cash of the pot while it is ahead, afterwards what came", () => {
    const mine = { isRecipient: true, isOwed: false, state: "receiving" } as const;
    expect(one(mine)).toMatchObject({ state: "toReceive", day: "2026-03-13", cents: 30_000, recipient: null });
    expect(one({ ...mine, received: 20_000 })).toMatchObject({ state: "received", cents: 20_000 });
    expect(one({ ...mine, circle: { ...rent, isRunning: false } })).toBeUndefined();
  });

  it("D115: is what comes back of it where I left before my turn, and not there where nothing does", () => {
    const mine = { isRecipient: true, isOwed: false, state: "receiving" } as const;
    expect(one({ ...mine, comesBack: 20_000 })).toMatchObject({ state: "toReceive", cents: 20_000 });
    expect(one({ ...mine, comesBack: 0 })).toBeUndefined();
    expect(one({ state: "waived", isOwed: false })).toBeUndefined();
  });

  it("D263: waits while its circle is frozen, unless it is over", () => {
    const circle = { ...rent, isFrozen: true };
    expect(one({ circle })?.isFrozen).toBe(true);
    expect(one({ circle, state: "paid", isOwed: false })?.isFrozen).toBe(false);
  });
});

const euro = { ...rent, groupId: "euro", name: "Berlin", currency: "EUR" };
const all = entriesOf(
  [
    row({ round: 4, dueDate: "2026-04-12" }),
    row({ round: 1, dueDate: "2026-02-12", state: "expired", amount: 5000 }),
    row({ round: 2, dueDate: "2026-03-31" }),
    row({ round: 2, circle: euro, dueDate: "2026-03-20", amount: 700 }),
    row({ round: 3, circle: euro, isRecipient: true, isOwed: false, state: "receiving", payoutDate: "2026-05-01" }),
    row({ round: 0, dueDate: "2026-02-01", state: "paid", isOwed: false }),
  ],
  now,
);

it("comes by days, and by months", () => {
  expect(
    byMonths(all, ({ day }) => day).map(({ month, rows }) => [month, rows.map(({ day }) => day.slice(-2))]),
  ).toEqual([
    ["2026-02-01", ["01", "12"]],
    ["2026-03-01", ["20", "31"]],
    ["2026-04-01", ["12"]],
    ["2026-05-01", ["01"]],
  ]);
});

it("leaves out what is over since before today, and never what is owed", () => {
  const days = ["2026-03-11", today, "2026-03-13"];
  const paid = entriesOf(
    days.map((dueDate, round) => row({ round, dueDate, state: "paid", isOwed: false })),
    now,
  );
  expect(paid.filter((entry) => isEarlier(entry, today)).map(({ day }) => day)).toEqual(["2026-03-11"]);
  expect(all.filter((entry) => isEarlier(entry, today)).map(({ state }) => state)).toEqual(["paid"]);
});

it("sums what is due this month and what is overdue, each currency for itself, and names the next payout", () => {
  const { dueThisMonth, nextPayout, overdue } = figuresOf(all, today);
  expect(dueThisMonth).toEqual([
    { currency: "EUR", cents: 700 },
    { currency: "USD", cents: 10_000 },
  ]);
  expect(overdue).toEqual([{ currency: "USD", cents: 5000 }]);
  expect(nextPayout?.circle.name).toBe("Berlin");
});

describe("the choices in the address", () => {
  it("are read back as they were written", () => {
    const choice = { view: "month", groupId: "euro", state: "toPay", month: "2026-04-01", day: "2026-04-12" } as const;
    expect(readView(new URLSearchParams(writeView(choice)))).toEqual(choice);
  });

  it.each(["view=year&state=lost&month=2026-13-01&day=today", ""])("that are none count as none: %j", (search) => {
    expect(readView(new URLSearchParams(search))).toEqual({
      view: "list",
      groupId: null,
      state: null,
      month: null,
      day: null,
    });
  });

  it("name a circle and a state", () => {
    const view = readView(new URLSearchParams("group=euro&state=toPay"));
    expect(chosen(all, view).map(({ day }) => day)).toEqual(["2026-03-20"]);
  });
});
