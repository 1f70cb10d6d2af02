import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { standingRow, startedGroup } from "../../test/groupForTests.ts";
import { ownNext } from "../../test/ownNext.ts";
import { open, type Row } from "./groupsForTests.ts";

describe("my schedule", () => {
  const circle = { ...startedGroup(), board: [] };
  const row = (state: string, more: Row = {}) => standingRow(state, { group: circle, ...more });
  const turn = { group: circle, is_current: false, payout_date: "2026-04-13", payout_round: 3 };

  const card = () => screen.findByRole("article", { name: "Rent circle" });

  it("D101: has a card for each circle: what I pay next in it, and what I receive and when", async () => {
    open("/groups?tab=schedule", { me: { own_next: ownNext({ toCome: [row("early")], turns: [turn] }) } });
    const rows = within(await card()).getAllByRole("listitem");
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "You pay · by Thu, Mar 12$100.00",
      "You receive · on Mon, Apr 13$200.00",
    ]);
    expect(screen.queryByText("Overdue")).toBeNull();
  });

  it("has the circle first whose day comes first", async () => {
    const group = { ...circle, id: "garden", group_id: "garden", name: "Garden circle", url_slug: "garden-1005" };
    const later = row("too_early", { group, due_date: "2026-05-04" });
    open("/groups?tab=schedule", { me: { own_next: ownNext({ toCome: [later], turns: [turn] }) } });
    await card();
    const names = screen.getAllByRole("heading", { level: 2 });
    expect(names.map(({ textContent }) => textContent)).toEqual(["Rent circle", "Garden circle"]);
    expect(screen.getByRole("link", { name: "Garden circle" })).toHaveAttribute("href", "/g/garden-1005");
  });

  it("D61, D101: marks what is overdue, also when nothing may be paid now", async () => {
    const debt = row("expired", { payout_round: 1, is_current: false, is_left_open: true, due_date: "2026-02-12" });
    open("/groups?tab=schedule", { me: { own_next: ownNext({ open: [debt] }) } });
    expect(await card()).toHaveTextContent("You pay · to Bruno, due since Thu, Feb 12");
    expect(within(await card()).getByText("Overdue")).toBeVisible();
  });

  it("D33: names no day for a payout that waits for somebody", async () => {
    const waiting = { ...circle, board: [{ __typename: "board", id: "b", alias: "Chloé" }] };
    const mine = { ...turn, group: waiting, is_current: true };
    open("/groups?tab=schedule", { me: { own_next: ownNext({ turns: [mine] }) } });
    expect(await card()).toHaveTextContent("once everyone has paid; still missing: Chloé");
    expect(await card()).not.toHaveTextContent("Apr 13");
  });

  it("says what will appear here while no circle runs", async () => {
    open("/groups?tab=schedule");
    expect(await screen.findByText("No payment schedules")).toBeVisible();
  });
});
