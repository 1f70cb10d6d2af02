import type { InheritedRoleMetadata } from "../metadata/shapes.ts";
import { both, type Condition } from "./condition.ts";
import type { Faults } from "./faults.ts";
import type { Column, ComputedField, SelectPermission, TablePermissions } from "./model.ts";
import type { DraftTable } from "./tables.ts";

/**
 * Gives each inherited role the union of its parents' select permissions, and a write permission
 * where exactly one parent has it: what two parents disagree on is left out, as the real engine does.
 */
export function inheritPermissions(
  roles: readonly InheritedRoleMetadata[],
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
      // What is defined for the role itself overrides what it inherits.
      table.permissions.set(role_name, { ...inherited(parents), ...table.permissions.get(role_name) });
    }
  };
  for (const role of roles) visit(role, []);
}

function inherited(parents: readonly TablePermissions[]): TablePermissions {
  const only = <Key extends "insert" | "update" | "delete">(key: Key): TablePermissions => {
    const found = parents.map((parent) => parent[key]).filter((each) => each !== undefined);
    return found.length === 1 ? { [key]: found[0] } : {};
  };
  const selects = parents.map(({ select }) => select).filter((each) => each !== undefined);
  return {
    ...(selects.length > 0 ? { select: union(selects) } : {}),
    ...only("insert"),
    ...only("update"),
    ...only("delete"),
  };
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
  const limits = selects.map(({ limit }) => limit);
  const roots = (key: "queryRoots" | "subscriptionRoots"): ReadonlySet<string> | undefined => {
    const lists = selects.map((permission) => permission[key]);
    return lists.includes(undefined) ? undefined : new Set(lists.flatMap((list) => Array.from(list ?? [])));
  };
  return {
    columns,
    computedFields,
    filter: { kind: "any", of: selects.map(({ filter }) => filter) },
    limit: limits.includes(undefined) ? undefined : Math.max(...limits.map((limit) => limit ?? 0)),
    aggregations: selects.some(({ aggregations }) => aggregations),
    queryRoots: roots("queryRoots"),
    subscriptionRoots: roots("subscriptionRoots"),
    cells,
  };
}
