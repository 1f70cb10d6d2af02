import { ALWAYS } from "../model/condition.ts";
import type {
  DeletePermission,
  InsertPermission,
  Model,
  SelectPermission,
  Table,
  TrackedFunction,
  UpdatePermission,
} from "../model/model.ts";

/** What one role may do: admin everything that the database allows, others what metadata grants. */
export interface Access {
  role: string;
  select(table: Table): SelectPermission | undefined;
  insert(table: Table): InsertPermission | undefined;
  update(table: Table): UpdatePermission | undefined;
  delete(table: Table): DeletePermission | undefined;
  function(tracked: TrackedFunction): boolean;
}

/** `backendOnly`: whether backend-only mutations are shown. */
export function accessOf(model: Model, role: string, backendOnly: boolean): Access {
  if (!model.roles.includes(role)) return { role, ...NONE };
  if (role === "admin") return adminAccess();
  const of = (table: Table) => table.permissions.get(role);
  const visible = <Permission extends { backendOnly: boolean }>(permission: Permission | undefined) =>
    permission && (!permission.backendOnly || backendOnly) ? permission : undefined;
  return {
    role,
    select: (table) => of(table)?.select,
    insert: (table) => visible(of(table)?.insert),
    update: (table) => visible(of(table)?.update),
    delete: (table) => visible(of(table)?.delete),
    function: (tracked) =>
      of(tracked.table)?.select !== undefined &&
      ((tracked.exposedAs === "query" && model.infersFunctionPermissions) || tracked.roles.has(role)),
  };
}

const NONE: Omit<Access, "role"> = {
  select: () => undefined,
  insert: () => undefined,
  update: () => undefined,
  delete: () => undefined,
  function: () => false,
};

function adminAccess(): Access {
  const selects = new Map<Table, SelectPermission>();
  const written = (table: Table) => new Set(table.columns.filter((column) => !column.generated));
  return {
    role: "admin",
    select(table) {
      // It must be the same object each time: meanings made from it are compared by identity.
      const known = selects.get(table);
      if (known) return known;
      const everything: SelectPermission = {
        columns: new Set(table.columns),
        computedFields: new Set(table.computedFields.values()),
        filter: ALWAYS,
        limit: undefined,
        aggregations: true,
        queryRoots: undefined,
        subscriptionRoots: undefined,
      };
      selects.set(table, everything);
      return everything;
    },
    insert: (table) =>
      table.insertable ? { columns: written(table), check: ALWAYS, presets: new Map(), backendOnly: false } : undefined,
    update: (table) =>
      table.updatable
        ? { columns: written(table), filter: ALWAYS, check: ALWAYS, presets: new Map(), backendOnly: false }
        : undefined,
    delete: (table) => (table.deletable ? { filter: ALWAYS, backendOnly: false } : undefined),
    function: () => true,
  };
}
