import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderOnDashboard } from "../../test/renderOnDashboard.tsx";
import { Checklist } from "./Checklist.tsx";
import { useFirstSteps } from "./useFirstSteps.ts";

type Person = Parameters<typeof useFirstSteps>[0];

function Steps({ person }: { person: Person }) {
  const steps = useFirstSteps(person);
  return steps ? <Checklist steps={steps} createPath="/groups/create" /> : <p>no newcomer</p>;
}
const show = (person: Record<string, unknown>) => renderOnDashboard((key) => <Steps person={key} />, person);
const circle = (current_members: number, id = "m") => ({
  __typename: "group_members",
  id,
  group: {
    __typename: "groups",
    id: `g${id}`,
    group_id: `g${id}`,
    current_members,
    short_id: 1004,
    url_slug: "rent-circle-1004",
  },
});
interface Sought {
  where: { status: { _eq?: string }; group: { current_members?: { _gt: number } } };
  limit: number;
}
/** Somebody sits in these circles, the newest first, and has completed none. */
const sitsIn =
  (...circles: ReturnType<typeof circle>[]) =>
  ({ where, limit }: Sought) =>
    where.status._eq === "completed"
      ? []
      : circles.filter(({ group }) => group.current_members > (where.group.current_members?._gt ?? 0)).slice(0, limit);

/** Requests that wait: those that the checklist asks for, by one state. */
const asked = ({ where }: { where: { status: { _eq?: string } } }) =>
  where.status._eq === "pending" ? [{ __typename: "join_requests", id: "r", join_request_id: "r" }] : [];

it.each([
  { who: "has just come", person: { is_verified: false }, states: ["To do", "To do", "To do"] },
  { who: "is verified", person: {}, states: ["Done", "To do", "To do"] },
  {
    who: "asked to join a circle",
    person: { join_requests: asked },
    states: ["Done", "Waiting", "To do"],
  },
  { who: "sits alone in a circle", person: { memberships: sitsIn(circle(1)) }, states: ["Done", "Done", "To do"] },
])("tells a person who $who what is done and what is next", async ({ person, states }) => {
  show(person);
  const rows = within(await screen.findByRole("region", { name: "Your first circle" })).getAllByRole("listitem");
  expect(rows.map((row) => within(row).getByText(/^(Done|Waiting|To do)$/).textContent)).toEqual(states);
});

/** Memberships as the checklist asks for them: those of circles that are not finished, and all others. */
const began = ({ where }: { where: { group: { status: { _eq?: string } } } }) =>
  where.group.status._eq === "pending" ? [{ __typename: "group_members", id: "m" }] : [];

it("D72: takes a circle that is not finished for none, and leads to where it is finished", async () => {
  show({ memberships: began });
  const rows = within(await screen.findByRole("region", { name: "Your first circle" })).getAllByRole("listitem");
  expect(rows[1]).toHaveTextContent("To doYou have begun a circle.");
  expect(screen.getByRole("link", { name: "Finish it" })).toHaveAttribute("href", "/groups");
  expect(screen.queryByRole("link", { name: "Create Your First Group" })).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Go to my circle" })).not.toBeInTheDocument();
});

it("leads a person without others to their circle, and is gone once somebody else sits there", async () => {
  const { unmount } = show({ memberships: sitsIn(circle(1)) });
  expect(await screen.findByRole("link", { name: "Go to my circle" })).toHaveAttribute("href", "/g/rent-circle-1004");
  unmount();
  show({ memberships: sitsIn(circle(1, "newest"), circle(1, "new"), circle(2)) });
  expect(await screen.findByText("no newcomer")).toBeVisible();
});
