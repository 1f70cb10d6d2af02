import type { Expression, Json, Row, Rules, Scene, SceneTable } from "../scenes/scene.ts";
import { anyOf } from "./truth.ts";
import { holds } from "./expression.ts";
import type { World } from "./world.ts";

/**
 * What a role may read of a table. A cell is shown where one of its expressions is true; `undefined` means everywhere.
 */
export interface SelectRights {
  columns: ReadonlyMap<string, readonly Expression[] | undefined>;
  computed: ReadonlyMap<string, readonly Expression[] | undefined>;
  filters: readonly Expression[];
  limit: number | undefined;
  aggregations: boolean;
  /** The root fields of queries and of subscriptions; `undefined` means all. */
  roots: { query: ReadonlySet<string> | undefined; subscription: ReadonlySet<string> | undefined };
}

/** @returns undefined where the role may read nothing of the table */
export function selectRights(scene: Scene, role: string, table: SceneTable): SelectRights | undefined {
  if (role === "admin") return everything(table);
  const rules = ownRoles(scene, role).flatMap((each) => table.rules[each]?.select ?? []);
  if (rules.length === 0) return undefined;
  const cells = (list: "columns" | "computed_fields") =>
    new Map(
      rules
        .flatMap((rule) => rule[list])
        .map((name) => {
          const granting = rules.filter((rule) => rule[list].includes(name));
          return [name, granting.length === rules.length ? undefined : granting.map(({ filter }) => filter)] as const;
        }),
    );
  const limits = rules.map(({ limit }) => limit).filter((limit) => limit !== undefined);
  const roots = (lists: readonly (readonly string[] | undefined)[]) =>
    lists.some((list) => list === undefined) ? undefined : new Set(lists.flatMap((list) => list!));
  return {
    columns: cells("columns"),
    computed: cells("computed_fields"),
    filters: rules.map(({ filter }) => filter),
    limit: limits.length === 0 ? undefined : Math.max(...limits),
    aggregations: rules.some(({ allow_aggregations }) => allow_aggregations),
    roots: {
      query: roots(rules.map((rule) => rule.query_root_fields)),
      subscription: roots(rules.map((rule) => rule.subscription_root_fields)),
    },
  };
}

const everything = (table: SceneTable): SelectRights => ({
  columns: new Map(table.columns.map(({ name }) => [name, undefined])),
  computed: new Map(table.computed.filter(({ kind }) => kind !== "rows").map(({ name }) => [name, undefined])),
  filters: [{}],
  limit: undefined,
  aggregations: true,
  roots: { query: undefined, subscription: undefined },
});

/** The roles with permissions of their own that a role inherits from, directly or not. */
const ownRoles = (scene: Scene, role: string): readonly string[] =>
  scene.inherited[role]?.flatMap((parent) => ownRoles(scene, parent)) ?? [role];

type WriteOperation = "insert" | "update" | "delete";

/** A permission to write: the role's own, or the one on which the parents that have it agree. */
export function writeRights<Operation extends WriteOperation>(
  scene: Scene,
  role: string,
  table: SceneTable,
  operation: Operation,
): Rules[Operation] | undefined {
  if (role === "admin") return adminRules(table)[operation];
  const rule = granted(scene, role, table, operation);
  return rule && "backend_only" in rule && rule.backend_only ? undefined : rule;
}

function granted<Operation extends WriteOperation>(
  scene: Scene,
  role: string,
  table: SceneTable,
  operation: Operation,
): Rules[Operation] | undefined {
  const own = table.rules[role]?.[operation];
  return own ?? scene.inherited[role]?.map((parent) => granted(scene, parent, table, operation)).find((each) => each);
}

function adminRules(table: SceneTable): Rules {
  const columns = table.columns.map(({ name }) => name);
  return table.view
    ? {}
    : { insert: { columns, set: {}, check: {} }, update: { columns, set: {}, filter: {} }, delete: { filter: {} } };
}

/** Whether the role sees the row at all. */
export const isVisible = (world: World, { filters }: SelectRights, table: SceneTable, row: Row): boolean =>
  anyOf(filters.map((filter) => holds(world, filter, { table, row }))) === true;

/** A value as the role sees it: null where no permission that grants the column admits the row. */
export function shown(
  world: World,
  where: readonly Expression[] | undefined,
  table: SceneTable,
  row: Row,
  value: () => Json,
): Json {
  const isShown = where === undefined || where.some((each) => holds(world, each, { table, row }) === true);
  return isShown ? value() : null;
}

export const cell = (world: World, { columns }: SelectRights, table: SceneTable, row: Row, column: string): Json =>
  shown(world, columns.get(column), table, row, () => row[column]!);
