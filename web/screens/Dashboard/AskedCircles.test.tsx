import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { mayNot } from "../../test/groupForTests.ts";
import { renderOnDashboard } from "../../test/renderOnDashboard.tsx";
import { AskedCircles } from "./AskedCircles.tsx";

const request = (circle: string, status: "pending" | "rejected", may_join: unknown, more = {}) => ({
  __typename: "join_requests",
  id: `${circle} ${status}`,
  join_request_id: `${circle} ${status}`,
  rejection_reason: null,
  requested_at: "2026-11-18T10:00:00Z",
  status,
  group: {
    __typename: "groups",
    id: circle,
    group_id: circle,
    name: circle,
    short_id: 1004,
    url_slug: "rent-circle-1004",
    current_members: 3,
    current_payout_round: null,
    locked_member_count: null,
    member_limit: 8,
    status: "recruiting",
    may_join,
  },
  ...more,
});
const show = (join_requests: unknown[]) =>
  renderOnDashboard((person) => <AskedCircles person={person} />, { join_requests });

it("D119: says of each circle I asked to join whether my request waits or was declined, why, and what is next", async () => {
  show([
    request("Rent circle", "pending", mayNot("request-pending")),
    request("Sunday circle", "rejected", mayNot("ask-again-later", { values: { days: 7 } }), {
      rejection_reason: "We know each other.",
    }),
  ]);
  const region = within(await screen.findByRole("region", { name: "Your requests to join" }));
  const [waiting, declined] = region.getAllByRole("link");
  expect(waiting).toHaveAttribute("href", "/g/rent-circle-1004");
  expect(waiting).toHaveTextContent("Rent circleWaiting for an answerAsked on Nov 18");
  expect(declined).toHaveTextContent("Sunday circleDeclinedAsked on Nov 18");
  expect(declined).toHaveTextContent(/“We know each other\.” You can ask to join this group again (in )?7 days/);
});

it("tells only the newest of a circle, and no declined one once I may ask again or have got in", async () => {
  show([
    request("Rent circle", "pending", mayNot("request-pending")),
    request("Rent circle", "rejected", mayNot("request-pending")),
    request("Open circle", "rejected", { allowed: true, act: "request" }),
    request("My circle", "rejected", mayNot("already-member")),
  ]);
  expect(await screen.findAllByRole("link")).toHaveLength(1);
  expect(screen.getByText("Waiting for an answer")).toBeVisible();
  expect(screen.queryByText("Declined")).toBeNull();
});
