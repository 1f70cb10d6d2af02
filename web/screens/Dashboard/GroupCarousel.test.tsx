import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { ids, startedGroup } from "../../test/groupForTests.ts";
import { renderOnDashboard } from "../../test/renderOnDashboard.tsx";
import { GroupCarousel } from "./GroupCarousel.tsx";

interface Sought {
  limit: number;
  where: { _or: [{ urgency: { _gt: number } }, ...unknown[]] };
}

/** Rows as the server orders them, the urgency being their place. */
const rowsOf = (names: readonly string[]) =>
  names.map((name, urgency) => ({
    created_at: "2026-01-01T00:00:00Z",
    group_id: name,
    urgency,
    group: { ...startedGroup({ id: name, group_id: name, name }), __typename: "groups", standings: [] },
  }));

const show = (names: readonly string[], { isNew = false } = {}) => {
  const rows = rowsOf(names);
  renderOnDashboard(
    (person) => (
      <GroupCarousel person={person} userId={ids.chloe} createPath="/groups/create" isHiddenWhenEmpty={isNew} />
    ),
    {
      own_circles: ({ limit, where }: Sought) =>
        rows.filter(({ urgency }) => urgency > where._or[0].urgency._gt).slice(0, limit),
    },
  );
};

it("shows my circles in the order of the server, the first as a card and the others as rows, none of them twice", async () => {
  const user = userEvent.setup();
  const rowsHere = () => within(screen.getByRole("list")).getAllByRole("link");
  const namesHere = () => rowsHere().map((row) => /^(Circle with a debt|Second|Quiet)/.exec(row.textContent)?.[0]);
  show(["Circle with a debt", "Second", "Quiet"]);
  expect(await screen.findByRole("article")).toHaveAccessibleName(/^Circle with a debt/);
  expect(screen.getByRole("link", { name: "View Details: Circle with a debt" })).toBeInTheDocument();
  expect(namesHere()).toEqual(["Second", "Quiet"]);
  await user.click(screen.getByRole("button", { name: "Next" }));
  expect(screen.getByRole("article")).toHaveAccessibleName(/^Second/);
  expect(namesHere()).toEqual(["Circle with a debt", "Quiet"]);
});

it("turns to the circles after the tenth and back, and the button that turned keeps the focus", async () => {
  const user = userEvent.setup();
  show(Array.from({ length: 12 }, (_, place) => `Circle ${place + 1}`));
  await user.click(await screen.findByRole("button", { name: "Show group 10" }));
  await user.click(screen.getByRole("button", { name: "Next" }));
  await waitFor(() => expect(screen.getByRole("article")).toHaveAccessibleName(/^Circle 11\./));
  expect(within(screen.getByRole("list")).getAllByRole("listitem")).toHaveLength(1);
  const next = screen.getByRole("button", { name: "Next" });
  await waitFor(() => expect(next).toHaveFocus());
  await user.click(next);
  expect(screen.getByRole("article")).toHaveAccessibleName(/^Circle 12\./);
  expect(next).toBeDisabled();
  await user.click(screen.getByRole("button", { name: "Previous" }));
  await user.click(screen.getByRole("button", { name: "Previous" }));
  expect(screen.getByRole("article")).toHaveAccessibleName(/^Circle 10\./);
  await waitFor(() => expect(screen.getByRole("button", { name: "Previous" })).toHaveFocus());
});

it("says that there is no circle and where to found one, where no checklist does", async () => {
  show([]);
  expect(await screen.findByRole("heading", { name: "No groups yet" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Create Your First Group" })).toHaveAttribute("href", "/groups/create");
});

it("leaves that to the checklist of a newcomer", async () => {
  show([], { isNew: true });
  await waitFor(() => expect(screen.queryByRole("status")).not.toBeInTheDocument());
  expect(screen.queryByText("No groups yet")).not.toBeInTheDocument();
});
