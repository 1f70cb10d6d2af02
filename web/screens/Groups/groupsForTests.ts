import { limitsAnswer } from "../../test/limitsForTests.ts";
import { relayForTests } from "../../test/relayForTests.ts";
import { renderScreen } from "../../test/renderScreen.tsx";
import { answerFrom, signIn } from "../../test/standIns.ts";
import { Component, loader, shouldRevalidate } from "./GroupsScreen.tsx";

export type Row = Record<string, unknown>;
interface Asked {
  where: Row;
  args: Row;
}

/** Answers for my rows as the database filters them: what is left open, or what is owed besides. */
const rowsOf =
  (rows: Row[]) =>
  ({ where }: { where: { is_left_open?: { _eq: boolean } } }): Row[] =>
    rows.filter((row) => row.is_left_open === where.is_left_open?._eq);

/** Somebody who may found circles, as the page of circles reads them. */
export const founder = (more: Row): Row => ({
  __typename: "user_profiles",
  id: "me",
  is_verified: true,
  may_found: { allowed: true, act: "found" },
  own_next: [],
  ...more,
});

/**
 * Opens the page of circles for somebody who is signed in. `mine`, `joinable` and `unfinished` are lists of groups; the first
 * two may be functions that answer each page.
 * @returns what was asked for of lists, beside the page and its answers
 */
export function open(
  at: string,
  {
    joinable = [],
    me = {},
    mine = [],
    unfinished = [],
  }: { joinable?: Row[] | (() => Row[]); mine?: Row[] | (() => Row[]); me?: Row; unfinished?: Row[] } = {},
) {
  signIn("00000000-0000-7000-8000-00000000000b");
  const asked: Partial<Asked>[] = [];
  const pageOf = (rows: Row[]) => ({
    edges: rows.slice(0, 10).map((node, n) => ({
      cursor: `${n}`,
      node: Object.assign({}, node, { standings: rowsOf(node.standings as Row[]) }),
    })),
    pageInfo: { hasNextPage: rows.length > 10, endCursor: "" },
  });
  const relay = relayForTests("member", {
    user_profiles_connection: { edges: [{ node: founder(me) }] },
    limits_connection: limitsAnswer(),
    node: typeof mine === "function" ? null : (mine[0] ?? null),
    discard_pending_group: () => ({ success: true }),
    groups_connection: ({ where }: Asked) => {
      if ("admin_id" in where) {
        const edges = unfinished.map((node, n) => ({ cursor: `${n}`, node }));
        return { edges, pageInfo: { hasNextPage: false, endCursor: "" } };
      }
      asked.push({ where });
      const { _and: [, place] = [] } = where as { _and?: [unknown, { _or: [{ created_at: { _lt: string } }] }] };
      const before = place?._or[0].created_at._lt;
      const rows = typeof mine === "function" ? mine() : mine;
      // As the permission does, it looks at a hundred rows.
      return pageOf(
        (before === "infinity" ? rows : rows.filter((row) => String(row.created_at) < before!)).slice(0, 100),
      );
    },
    joinable_groups_connection: ({ args }: Asked) => {
      asked.push({ args });
      const rows = typeof joinable === "function" ? joinable() : joinable;
      return pageOf(
        "after_time" in args ? rows.filter(({ created_at }) => String(created_at) < String(args.after_time)) : rows,
      );
    },
  });
  answerFrom(relay.environment);
  const view = renderScreen(
    [
      { path: "/groups", Component, loader, shouldRevalidate },
      { path: "*", Component: () => null },
    ],
    {
      at,
      environment: relay.environment,
    },
  );
  return { ...relay, ...view, asked };
}
