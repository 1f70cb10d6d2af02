import { act, fireEvent } from "@testing-library/react";
import * as page from "../../screens/Groups/GroupsScreen.tsx";
import { founder } from "../../screens/Groups/groupsForTests.ts";
import { completedGroup, mayNot, recruitingGroup, standingRow, startedGroup } from "../../test/groupForTests.ts";
import { limitsAnswer } from "../../test/limitsForTests.ts";
import type { Situation } from "../situation.ts";
import { openAs, refuse, type Row, waitFor } from "./pages.tsx";

interface Lists {
  me?: Row;
  mine?: Row[];
  joinable?: Row[];
  at?: string;
  /** Answers in place of the lists. */
  groups?: () => unknown;
}

const route = { path: "/groups", handle: { failed: "groups" }, ...page };
const connection = (rows: Row[]) => ({
  edges: rows.map((node, cursor) => ({ cursor: String(cursor), node })),
  pageInfo: { hasNextPage: false, endCursor: "" },
});

function open({ at = "/groups", groups, joinable = [], me = {}, mine = [] }: Lists = {}) {
  const lists = ({ where }: { where: Row }) => {
    if ("admin_id" in where) return connection([]);
    return connection(mine);
  };
  return openAs("chloe", route, at, {
    user_profiles_connection: { edges: [{ node: founder(me) }] },
    limits_connection: limitsAnswer(),
    groups_connection: groups ?? lists,
    joinable_groups_connection: groups ?? (() => connection(joinable)),
  });
}

const joinable = recruitingGroup();
const listed = (group: Row) => ({ ...group, standings: [], created_at: "2026-01-01T10:00:00Z" });

export const lists: readonly Situation[] = [
  {
    name: "the groups of somebody in none",
    says: ["browse.title", "browse.create", "browse.none.mine", "browse.tabs.mine"],
    play: () => open(),
  },
  {
    name: "the groups of somebody who is not verified",
    says: ["browse.verify.action"],
    play: () => open({ me: { is_verified: false } }),
  },
  {
    name: "the groups of somebody at the limit of the free plan",
    says: ["browse.limit.action"],
    saysWithin: [["refusals.free-plan-limit_one", { count: 1 }]],
    play: () =>
      open({
        me: { may_found: mayNot("free-plan-limit", { values: { count: 1 }, next: "/subscription", act: "found" }) },
      }),
  },
  {
    name: "a running circle among mine",
    says: ["browse.card.view"],
    saysWithin: ["browse.card.dueDate", ["groups.round", { round: 2 }]],
    play: () => open({ mine: [{ ...startedGroup(), standings: [standingRow("early")].slice(1) }] }),
  },
  {
    name: "a circle that was completed some days ago",
    says: ["groups.status.completed", ["browse.card.archived", { days: 4 }]],
    play: () => open({ mine: [listed(completedGroup())] }),
  },
  {
    name: "a circle that ended early",
    says: ["groups.status.inactive"],
    play: () => open({ mine: [listed(startedGroup({ status: "inactive", schedule: [] }))] }),
  },
  { name: "nothing to discover", says: ["browse.none.found"], play: () => open({ at: "/groups?tab=discover" }) },
  {
    name: "a circle to discover",
    says: ["browse.card.join"],
    play: () => open({ at: "/groups?tab=discover", joinable: [listed(joinable)] }),
  },
  { name: "no schedule", says: ["browse.none.schedule"], play: () => open({ at: "/groups?tab=schedule" }) },
  {
    name: "my groups cannot be read",
    says: ["shell.errorPage.groups"],
    play: () => open({ groups: refuse("something-went-wrong") }),
  },
  {
    name: "public groups cannot be read",
    says: ["shell.errorPage.publicGroups"],
    play: () => open({ at: "/groups?tab=discover", groups: refuse("something-went-wrong") }),
  },
  {
    name: "public groups cannot be searched",
    says: ["shell.errorPage.publicGroups"],
    play: async () => {
      let isDown = false;
      open({
        at: "/groups?tab=discover",
        groups: () => (isDown ? refuse("something-went-wrong")() : connection([])),
      });
      const box = await waitFor(() => document.querySelector("input[type=search]"));
      isDown = true;
      await act(async () => fireEvent.change(box, { target: { value: "rent" } }));
    },
  },
];
