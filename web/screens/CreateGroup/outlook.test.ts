import { expect, it } from "vitest";
import { type Outlook, outlookOf } from "./outlook.ts";

const on = (...days: string[]) => days.map((day) => ({ due_date: day, payout_date: day }));
const monthly = on("2027-01-31", "2027-02-28", "2027-03-31");
const weekly = on("2027-02-01", "2027-02-08", "2027-02-15");
const quarterly = on("2027-11-01", "2028-02-01");

it.each<[string, Parameters<typeof outlookOf>, Partial<Outlook> | null]>([
  [
    "a draw may give me any round",
    [monthly, { frequency: "monthly", payoutOrder: "random" }],
    {
      endsOn: "2027-03-31",
      length: { unit: "months", count: 2 },
      myTurn: { from: "2027-01-31", to: "2027-03-31" },
    },
  ],
  [
    "whoever founds is the first who joins",
    [weekly, { frequency: "weekly", payoutOrder: "join_order" }],
    { length: { unit: "weeks", count: 2 }, myTurn: { from: "2027-02-01", to: "2027-02-01" } },
  ],
  [
    "an order that I arrange has no turn yet",
    [quarterly, { frequency: "quarterly", payoutOrder: "manual" }],
    { endsOn: "2028-02-01", length: { unit: "months", count: 3 }, myTurn: null },
  ],
  ["no schedule, no outlook", [[], { frequency: "monthly", payoutOrder: "random" }], null],
])("D98: %s", (_, given, outlook) => {
  if (outlook === null) expect(outlookOf(...given)).toBeNull();
  else expect(outlookOf(...given)).toMatchObject(outlook);
});
