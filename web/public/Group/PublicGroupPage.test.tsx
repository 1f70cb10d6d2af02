import { screen, within } from "@testing-library/react";
import { RelayEnvironmentProvider, useLazyLoadQuery } from "react-relay";
import { expect, it } from "vitest";
import query, { type PublicGroupScreenQuery } from "../../__generated__/anonymous/PublicGroupScreenQuery.graphql.ts";
import { groupAnswers, mayNot, recruitingGroup, startedGroup } from "../../test/groupForTests.ts";
import { relayForTests } from "../../test/relayForTests.ts";
import { renderWithProviders } from "../../test/renderWithProviders.tsx";
import { PublicGroupPage } from "./PublicGroupPage.tsx";

function Host() {
  const data = useLazyLoadQuery<PublicGroupScreenQuery>(query, { where: {} });
  const [edge] = data.groups_connection.edges;
  return edge ? <PublicGroupPage group={edge.node} query={data} /> : null;
}

/** What a visitor meets. The answers are checked against the visitor's own schema: it has no names of members. */
function open(group: Record<string, unknown>) {
  const { environment } = relayForTests("anonymous", groupAnswers(group));
  return renderWithProviders(
    <RelayEnvironmentProvider environment={environment}>
      <Host />
    </RelayEnvironmentProvider>,
    { at: "/g/rent-circle-1004", others: ["/login", "/register"] },
  );
}

it("D95: says what a seat costs and how many are free, before anybody signs in", async () => {
  open(recruitingGroup());
  expect(await screen.findByRole("heading", { level: 1, name: "Rent circle" })).toBeVisible();
  expect(screen.getByText(/1 seat is free/)).toHaveTextContent("1 seat is free: $100.00 every month.");
});

it("D106, D222: shows what one would agree to: payments, cash, fees on top, and that nobody guarantees them", async () => {
  open(recruitingGroup());
  const terms = within(await screen.findByRole("region", { name: "Take a seat" }));
  expect(terms.getByText(/You will pay \$100\.00 two times and receive \$200\.00 once/)).toBeVisible();
  expect(terms.getByText(/by card 2\.5\s?% service, 2\.9\s?% \+ \$0\.30 processing/)).toBeVisible();
  expect(terms.getByText("Nobody guarantees that every member pays.")).toBeVisible();
});

it("leads to the sign-in page and back here", async () => {
  const { router, user } = open(recruitingGroup());
  await user.click(await screen.findByRole("link", { name: "Log in" }));
  expect(router.state.location.pathname).toBe("/login");
  expect(router.state.location.search).toContain(encodeURIComponent("/g/rent-circle-1004"));
});

it("D142: counts the members and names none", async () => {
  open(recruitingGroup());
  const members = within(await screen.findByRole("region", { name: "Members" }));
  expect(members.getByText("Names and payments are for members only.")).toBeVisible();
  expect(members.queryByText("Bruno")).toBeNull();
});

it("D111: offers no seat where a circle has started", async () => {
  open(startedGroup());
  expect(await screen.findByText("This group is no longer accepting members")).toBeVisible();
  expect(screen.getByRole("heading", { level: 2, name: "Registration is over" })).toBeVisible();
  expect(screen.getAllByText("Registration is over")).toHaveLength(1);
  expect(screen.queryByText("Take a seat")).toBeNull();
  expect(screen.queryByRole("link", { name: "Log in" })).toBeNull();
  expect(screen.getByText(/Each member pays/)).toHaveTextContent("Each member pays $100.00 every month.");
});

it("D263: a frozen circle says so and asks nobody to log in", async () => {
  open(recruitingGroup({ visitor_may_join: mayNot("group-frozen") }));
  const seat = within(await screen.findByRole("region", { name: "This circle is frozen" }));
  expect(seat.getByText(/^Nobody can join it meanwhile/)).toBeVisible();
  expect(screen.queryByText("Take a seat")).toBeNull();
  expect(seat.queryByRole("link", { name: "Log in" })).toBeNull();
  expect(screen.queryByText(/seat is free/)).toBeNull();
});

it("says once how many seats are free: in the sentence, or in the ring where the sentence offers none", async () => {
  const { unmount } = open(recruitingGroup());
  expect(await screen.findAllByText(/seats? (is |are )?free/)).toHaveLength(1);
  expect(screen.getByText(/^1 seat is free: /)).toBeVisible();
  unmount();
  open(recruitingGroup({ visitor_may_join: mayNot("group-frozen") }));
  expect(await screen.findByText("1 seat free")).toBeVisible();
});

it("offers no seat where none is free", async () => {
  open(recruitingGroup({ spots_left: 0, current_members: 3 }));
  expect(await screen.findByText(/Each member pays/)).toBeVisible();
  expect(screen.queryByText(/seat is free/)).toBeNull();
});

it("D52: says that dates may change as long as the circle has not started", async () => {
  open(recruitingGroup());
  const schedule = within(await screen.findByRole("region", { name: /schedule/i }));
  expect(schedule.getByText(/provisional/i)).toBeVisible();
});

it("D75: shows a visitor no dates of a start that was missed", async () => {
  open(recruitingGroup({ is_start_missed: true, start_date: "2026-03-09" }));
  expect(await screen.findByText("The dates follow once the start date is set.")).toBeVisible();
  expect(screen.getByText("No start date yet")).toBeVisible();
  expect(screen.getByText("The schedule appears once a start date is set.")).toBeVisible();
  expect(screen.getByText("Start date").nextElementSibling).toHaveTextContent(/^Not set$/);
  expect(document.body).not.toHaveTextContent(/provisional|2026/i);
});

it("D92: tells a visitor of a full circle about its waiting list", async () => {
  open(recruitingGroup({ spots_left: 0 }));
  const seat = within(await screen.findByRole("region", { name: "Group Full" }));
  expect(seat.getAllByText("Group Full")).toHaveLength(1);
  expect(seat.getByText(/Log in to join the waiting list/)).toBeVisible();
  expect(seat.getByRole("link", { name: "Log in" })).toBeVisible();
});
