import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderWithProviders } from "../../test/renderWithProviders.tsx";
import { roundMarks } from "./roundMarks.ts";
import { ScheduleList } from "./ScheduleList.tsx";
import type { ScheduledRound } from "./scheduledRound.ts";

const round = (number: number, recipientId: string, more: Partial<ScheduledRound> = {}): ScheduledRound => ({
  round: number,
  dueDate: `2026-0${number + 2}-05`,
  payoutDate: `2026-0${number + 2}-07`,
  graceEndDate: `2026-0${number + 2}-08`,
  recipientId,
  isProvisional: false,
  isCurrent: false,
  isPaidOut: false,
  paidOutOn: null,
  isSettlement: false,
  cashAmount: 20_000,
  ...more,
});

/** The words of each row, as Ben reads them. */
async function rowsOf(...rounds: ScheduledRound[]): Promise<string[]> {
  renderWithProviders(
    <ScheduleList
      rounds={rounds}
      currency="USD"
      myId="ben"
      nameOf={(userId) => ({ ana: "Ana", ben: "Ben" })[userId]}
      marksOf={(row) => roundMarks(row, { open: [], standings: [] })}
    />,
  );
  const list = await screen.findByRole("list");
  return within(list)
    .getAllByRole("listitem")
    .map((row) => row.textContent ?? "");
}

it("says whose turn a round is, and which one is mine", async () => {
  const [ana, mine] = await rowsOf(round(1, "ana", { isCurrent: true }), round(2, "ben"));
  expect(ana).toMatch(/Ana.*Now.*\$200\.00$/);
  expect(mine).toMatch(/Your turn.*\$200\.00$/);
});

it("D115: whoever left has no turn: the round brings back what they had paid", async () => {
  const [ana, mine] = await rowsOf(
    round(1, "ana", { isSettlement: true, cashAmount: 5_000 }),
    round(2, "ben", { isSettlement: true, cashAmount: 10_000, isCurrent: true }),
  );
  expect(ana).toMatch(/Ana.*Settlement.*\$50\.00$/);
  expect(mine).toMatch(/You.*Now.*Settlement.*\$100\.00$/);
  expect(mine).not.toContain("Your turn");
});

it("D115: a round of whoever left before paying anybody is not at hand and brings nothing", async () => {
  const [mine] = await rowsOf(round(2, "ben", { isSettlement: true, cashAmount: 0, isCurrent: true }));
  expect(mine).toMatch(/You.*Settlement.*Nothing to pay back$/);
  expect(mine).not.toMatch(/Now|\$0\.00|Your turn/);
});
