import type { InheritedRoleMetadata } from "../metadata/shapes.ts";
import { both, type Condition } from "./condition.ts";
import type { Faults } from "./faults.ts";
import type { Column, ComputedField, SelectPermission, TablePermissions } from "./model.ts";
import { isSessionVariable } from "./sessionVariable.ts";
import type { DraftTable } from "./tables.ts";

type Written = "insert" | "update" | "delete";

/**
 * Gives each inherited role the union of its parents' select permissions, and the write permissions on which its
 * parents agree. Where they disagree, the real engine calls the role inconsistent until it has a permission of its own.
 */
export function inheritPermissions(
  roles: readonly InheritedRoleMetadata[],
  source: string,
  tables: Iterable<DraftTable>,
  faults: Faults,
): void {
  const known = new Set(roles.map(({ role_name }) => role_name));
  const all = [...tables];
  const done = new Set<string>();
  const visit = ({ role_name, role_set }: InheritedRoleMetadata, path: string[]) => {
    if (done.has(role_name)) return;
    if (path.includes(role_name)) {
      faults.add("inherited_role", role_name, "the role inherits from itself");
      return;
    }
    for (const parent of role_set) {
      if (known.has(parent))
        visit(
          roles.find((role) => role.role_name === parent)!,
          [...path, role_name],
        );
    }
    done.add(role_name);
    for (const table of all) {
      const parents = role_set.map((role) => table.permissions.get(role)).filter((each) => each !== undefined);
      if (parents.length === 0) continue;
      const own = table.permissions.get(role_name) ?? {};
      // What is defined for the role itself overrides what it inherits.
      const inherited = (key: Written): TablePermissions =>
        own[key] ? {} : agreed(key, parents, table, () => conflict(role_name, key, table, source, faults));
      const selects = parents.map(({ select }) => select).filter((each) => each !== undefined);
      table.permissions.set(role_name, {
        ...(selects.length > 0 ? { select: union(selects) } : {}),
        ...inherited("insert"),
        ...inherited("update"),
        ...inherited("delete"),
        ...own,
      });
    }
  };
  for (const role of roles) visit(role, []);
}

/** Adds to functions and actions each inherited role that has a parent which may call them. */
export function withHeirs<Callable extends { roles: ReadonlySet<string> }>(
  callables: readonly Callable[],
  inherited: readonly InheritedRoleMetadata[],
): Callable[] {
  return callables.map((callable) => {
    const roles = new Set(callable.roles);
    for (let before = -1; before < roles.size;) {
      before = roles.size;
      for (const { role_name, role_set } of inherited)
        if (role_set.some((role) => roles.has(role))) roles.add(role_name);
    }
    return { ...callable, roles };
  });
}

function agreed(
  key: Written,
  parents: readonly TablePermissions[],
  table: DraftTable,
  onConflict: () => void,
): TablePermissions {
  const [first, ...others] = parents.map((parent) => parent[key]).filter((each) => each !== undefined);
  if (!first) return {};
  if (others.every((other) => other === first || text(other) === text(first))) return { [key]: first };
  onConflict();
  return {};

  /** A permission as metadata defines it, whatever its role. */
  function text(permission: TablePermissions[Written]): string {
    const entries = table.metadata[`${key}_permissions`] ?? [];
    const entry = entries.find(({ role }) => table.permissions.get(role)?.[key] === permission);
    return normalised(entry?.permission);
  }
}

/** Lists of metadata whose order has no meaning. */
const UNORDERED = new Set(["columns", "_and", "_or", "$and", "$or"]);

/** Metadata in a canonical spelling, for comparison. */
function normalised(value: unknown, isOrdered = true): string {
  if (Array.isArray(value)) {
    const items = value.map((item) => normalised(item));
    return `[${(isOrdered ? items : items.toSorted()).join(",")}]`;
  }
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).map(
      ([key, item]) => `${JSON.stringify(key)}:${normalised(item, !UNORDERED.has(key))}`,
    );
    return `{${entries.toSorted().join(",")}}`;
  }
  return JSON.stringify(isSessionVariable(value) ? value.toLowerCase() : (value ?? null));
}

function conflict(role: string, kind: Written, { key }: DraftTable, source: string, faults: Faults): void {
  const entity = `${kind} permission, table: ${key.replace(/^public\./, "")}, source: '${source}'`;
  faults.add(
    "inherited role permission inconsistency",
    role,
    `Could not inherit permission for the role '${role}' for the entity: '${entity}'`,
  );
}

function union(selects: readonly SelectPermission[]): SelectPermission {
  if (selects.length === 1) return selects[0]!;
  const members = <Member>(of: (permission: SelectPermission) => ReadonlySet<Member>) =>
    new Set(selects.flatMap((permission) => [...of(permission)]));
  const columns = members(({ columns }) => columns);
  const computedFields = members(({ computedFields }) => computedFields);
  const cells = new Map<Column | ComputedField, Condition>();
  const note = <Cell extends Column | ComputedField>(cell: Cell, has: (permission: SelectPermission) => boolean) => {
    const granting = selects.filter(has);
    if (granting.length === selects.length && selects.every(({ cells }) => !cells?.has(cell))) return;
    const shown = granting.map((permission) => {
      const within = permission.cells?.get(cell);
      return within ? both(permission.filter, within) : permission.filter;
    });
    cells.set(cell, { kind: "any", of: shown });
  };
  for (const column of columns) note(column, (permission) => permission.columns.has(column));
  for (const field of computedFields) note(field, (permission) => permission.computedFields.has(field));
  const limits = selects.map(({ limit }) => limit).filter((limit) => limit !== undefined);
  const roots = (key: "queryRoots" | "subscriptionRoots"): ReadonlySet<string> | undefined => {
    const lists = selects.map((permission) => permission[key]);
    return lists.includes(undefined) ? undefined : new Set(lists.flatMap((list) => Array.from(list ?? [])));
  };
  return {
    columns,
    computedFields,
    filter: { kind: "any", of: selects.map(({ filter }) => filter) },
    // A parent without a limit does not lift the limit of another.
    limit: limits.length === 0 ? undefined : Math.max(...limits),
    aggregations: selects.some(({ aggregations }) => aggregations),
    queryRoots: roots("queryRoots"),
    subscriptionRoots: roots("subscriptionRoots"),
    cells,
  };
}
