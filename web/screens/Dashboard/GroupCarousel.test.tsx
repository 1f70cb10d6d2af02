import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { ids, standingRow, startedGroup } from "../../test/groupForTests.ts";
import { renderOnDashboard } from "../../test/renderOnDashboard.tsx";
import { GroupCarousel } from "./GroupCarousel.tsx";

type Row = Record<string, unknown>;

const circle = (name: string, rows: Row[] = []) => ({
  ...startedGroup({ id: name, group_id: name, name }),
  standings: ({ where }: { where: { is_left_open?: { _eq: boolean } } }) =>
    rows.filter((row) => row.is_left_open === where.is_left_open?._eq),
});

it("begins with the circle that waits for my money, and has all of them as rows in that order", async () => {
  const debt = standingRow("expired", { payout_round: 1, is_current: false, is_left_open: true });
  const mine = [circle("Quiet circle"), circle("Circle with a debt", [debt])];
  renderOnDashboard(
    (_, data) => <GroupCarousel query={data} userId={ids.chloe} />,
    {},
    { groups_connection: { edges: mine.map((node, place) => ({ cursor: String(place), node })), pageInfo: {} } },
  );
  const card = await screen.findByRole("article");
  expect(card).toHaveAccessibleName(/^Circle with a debt\. You owe/);
  const [all, view, ...rows] = screen.getAllByRole("link");
  expect(all).toHaveTextContent("All groups");
  expect(view).toHaveAccessibleName("View Details: Circle with a debt");
  expect(rows.map((row) => /^(Circle with a debt|Quiet circle)/.exec(row.textContent)?.[0])).toEqual([
    "Circle with a debt",
    "Quiet circle",
  ]);
});

it("D72: leaves out a circle that I have not finished founding", async () => {
  const groups = [circle("Quiet circle"), { ...circle("Garden tools"), status: "pending" }];
  renderOnDashboard(
    (_, data) => <GroupCarousel query={data} userId={ids.chloe} />,
    {},
    {
      groups_connection: ({ where }: { where: { status?: { _neq: string } } }) => ({
        edges: groups
          .filter(({ status }: Row) => status !== where.status?._neq)
          .map((node, place) => ({ cursor: String(place), node })),
        pageInfo: {},
      }),
    },
  );
  expect(await screen.findByRole("article")).toHaveAccessibleName(/^Quiet circle/);
  expect(screen.queryByText("Garden tools")).not.toBeInTheDocument();
});

it("has the panel to pay with on the card at once where a contribution is due, and else behind its button", async () => {
  const mine = standingRow("due_today", { is_left_open: false });
  const due = circle("Circle with a due day", [mine]);
  const groups = [due, circle("Quiet circle")];
  const { user } = renderOnDashboard(
    (_, data) => <GroupCarousel query={data} userId={ids.chloe} />,
    {},
    {
      groups_connection: { edges: groups.map((node, place) => ({ cursor: String(place), node })), pageInfo: {} },
      node: { ...due, standings: [mine] },
    },
  );
  const card = within(await screen.findByRole("article"));
  expect(await card.findByRole("button", { name: "Pay $105.77" })).toBeEnabled();
  expect(card.queryByRole("button", { name: "Contribution" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Show group 2" }));
  const other = within(await screen.findByRole("article", { name: /^Quiet circle/ }));
  expect(other.getByRole("button", { name: "Contribution" })).toBeVisible();
});
