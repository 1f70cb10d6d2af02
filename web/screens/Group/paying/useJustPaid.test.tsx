import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { groupAnswers, ids, mayNot, standingRow, startedGroup } from "../../../test/groupForTests.ts";
import { renderGroupPage } from "../../../test/renderGroupPage.tsx";
import { signIn } from "../../../test/standIns.ts";

beforeEach(() => signIn(ids.chloe));

/** A round of cycle 1, seen while cycle 2 is the current one. */
const leftOpen = (state: string) => standingRow(state, { is_current: false, is_left_open: true });
const nextCycle = (standings: readonly object[]) =>
  startedGroup({ name: "Rent circle, again", status: "recruiting", current_cycle: 2, standings });
const isRestarted = () => screen.findByRole("heading", { level: 1, name: "Rent circle, again" });

describe("when the next cycle begins while the page is open", () => {
  it.each(["expired", "processing"])("thanks nobody for a round that is %s", async (state) => {
    const { become } = renderGroupPage(groupAnswers(startedGroup({ standings: [standingRow(state)] })));
    await screen.findByRole("region", { name: /^Your contribution/ });
    await become(nextCycle([leftOpen(state)]));
    await isRestarted();
    expect(screen.getByText("Still open from earlier rounds")).toBeVisible();
    expect(screen.queryByText("Payment Successful!")).toBeNull();
  });

  it("D115: thanks nobody for a round that an exit has ended", async () => {
    const waived = standingRow("waived", { is_owed: false, may_pay: mayNot("contribution-waived") });
    const { become } = renderGroupPage(groupAnswers(startedGroup({ standings: [waived] })));
    await screen.findByText("Nothing to pay");
    await become(nextCycle([]));
    await isRestarted();
    expect(screen.queryByText("Payment Successful!")).toBeNull();
  });
});

it.each(["recruiting", "completed"])(
  "thanks who has paid their last debt of an earlier cycle while the circle is %s",
  async (status) => {
    const group = (standings: readonly object[]) => startedGroup({ status, current_cycle: 2, standings });
    const { become } = renderGroupPage(groupAnswers(group([leftOpen("late_allowed")])));
    await screen.findByText("Still open from earlier rounds");
    await become(group([]));
    expect(await screen.findByText("Payment Successful!")).toBeVisible();
    expect(screen.queryByText("Still open from earlier rounds")).toBeNull();
  },
);
