import { act, fireEvent, screen } from "@testing-library/react";
import * as page from "../../screens/Dashboard/DashboardScreen.tsx";
import { PullToRefresh } from "../../app/PullToRefresh.tsx";
import { dashboardPerson } from "../../test/dashboardPerson.ts";
import { startedGroup } from "../../test/groupForTests.ts";
import { EmailGate } from "../../app/EmailGate.tsx";
import { renderWithProviders } from "../../test/renderWithProviders.tsx";
import { limitsAnswer } from "../../test/limitsForTests.ts";
import type { Situation } from "../situation.ts";
import { openAs, press, refuse, type Row } from "./pages.tsx";

const hoursAgo = (hours: number) => new Date(Date.parse("2026-03-10T12:00:00.000Z") - hours * 3_600_000).toISOString();

const news = (hours: readonly number[]) =>
  hours.map((ago, at) => ({
    __typename: "activity_feed",
    id: `a${at}`,
    kind: "group_joined",
    values: { group: "Rent circle" },
    created_at: hoursAgo(ago),
  }));

/** Circles that somebody sits in, in the order of the server. */
const sat = (...groups: Row[]) => ({
  own_circles: groups.map((group, urgency) => ({
    created_at: hoursAgo(1),
    group_id: String(urgency),
    urgency,
    group,
  })),
});

function open({ person = {}, at = "/dashboard" }: { person?: Row; at?: string } = {}) {
  const node = {
    ...dashboardPerson,
    name: "Chloé Martin",
    email: "chloe@example.com",
    email_confirmed_at: "2026-01-01T00:00:00Z",
    active_groups: 1,
    asking: [],
    memberships: [{ __typename: "group_members", id: "m1", group: startedGroup() }],
    own_sums: [{ currency: "USD", is_chosen: true, pending: 0, saved: 0 }],
    upcoming: 0,
    ...person,
  };
  const Screen = () => (
    <PullToRefresh>
      <page.Component />
    </PullToRefresh>
  );
  return openAs("chloe", { path: "/dashboard", Component: Screen, loader: page.loader }, at, {
    user_profiles_connection: { edges: [{ cursor: "1", node }] },
    limits_connection: limitsAnswer(),
    admin_offers_connection: { edges: [] },
    grace_period_votes_connection: { edges: [] },
    term_consents_connection: { edges: [] },
  });
}

export const dashboard: readonly Situation[] = [
  {
    name: "the dashboard of somebody in two circles",
    says: [
      "dashboard.tile.saved",
      "dashboard.tile.pending",
      "dashboard.tile.active",
      "dashboard.tile.upcoming",
      "dashboard.quick.title",
      "dashboard.quick.discover",
      "dashboard.groups.title",
      "dashboard.groups.previous",
      "dashboard.groups.next",
      "dashboard.activity.title",
      "dashboard.activity.none",
    ],
    play: () => open({ person: sat(startedGroup(), startedGroup({ id: "group-2", name: "Garden circle" })) }),
  },
  {
    name: "the dashboard of a newcomer",
    says: ["dashboard.groups.create"],
    saysWithin: ["dashboard.groups.none"],
    play: () => open({ person: { memberships: [] } }),
  },
  {
    name: "the dashboard of somebody whose circles are over",
    says: ["dashboard.groups.none", "dashboard.groups.create"],
    play: () => open(),
  },
  {
    name: "an address that is not confirmed",
    says: ["auth.gate.title", "auth.gate.action"],
    play: () => renderWithProviders(<EmailGate email="chloe@example.com" />),
  },
  {
    name: "the return from the identity check",
    says: ["dashboard.complete.title", "dashboard.complete.action"],
    play: () => open({ at: "/dashboard?verification=complete" }),
  },
  {
    name: "news of today and of this week, more than five",
    says: [
      "dashboard.activity.justNow",
      ["dashboard.activity.hours", { count: 3 }],
      ["dashboard.activity.days", { count: 2 }],
      "dashboard.activity.more",
    ],
    play: () => open({ person: { activities: news([0, 3, 4, 5, 50, 51, 52]) } }),
  },
  {
    name: "all of the news",
    says: ["dashboard.activity.less"],
    play: async (say) => {
      open({ person: { activities: news([0, 3, 4, 5, 50, 51, 52]) } });
      await press(say("dashboard.activity.more"));
    },
  },
  {
    name: "the page was pulled down",
    says: ["shell.refreshed"],
    play: async (say) => {
      open();
      const place = await screen.findByText(say("dashboard.activity.title"), {}, { timeout: 15_000 });
      const touch = (clientY: number) => ({ touches: [{ clientY }] });
      fireEvent.touchStart(place, touch(100));
      fireEvent.touchMove(place, touch(180));
      fireEvent.touchMove(place, touch(260));
      await act(async () => fireEvent.touchEnd(place, { touches: [] }));
    },
  },
  {
    name: "the dashboard without a connection",
    says: ["shell.connection.issueTitle", "shell.connection.issue"],
    play: () =>
      openAs("chloe", { path: "/dashboard", Component: page.Component, loader: page.loader }, "/dashboard", {
        user_profiles_connection: refuse("network"),
      }),
  },
];
