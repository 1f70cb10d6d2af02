import type {
  ColumnList,
  DeletePermissionMetadata,
  InsertPermissionMetadata,
  PermissionEntry,
  SelectPermissionMetadata,
  UpdatePermissionMetadata,
} from "../metadata/shapes.ts";
import { Fault, type Faults } from "./faults.ts";
import { inputWebhook } from "./inputWebhook.ts";
import type {
  Column,
  ComputedField,
  DeletePermission,
  InsertPermission,
  PresetValue,
  SelectPermission,
  Table,
  TablePermissions,
  UpdatePermission,
} from "./model.ts";
import { requireConstant } from "./operands.ts";
import { optionalCondition, parseCondition } from "./parseCondition.ts";
import { isSessionVariable } from "./sessionVariable.ts";
import type { DraftTable } from "./tables.ts";

type Tables = ReadonlyMap<string, Table>;
type Environment = Readonly<Record<string, string | undefined>>;

const QUERY_ROOTS = ["select", "select_by_pk", "select_aggregate"];
const SUBSCRIPTION_ROOTS = [...QUERY_ROOTS, "select_stream"];

/** Fills in who may do what with `table`, role by role. */
export function readPermissions(table: DraftTable, tables: Tables, env: Environment, faults: Faults): void {
  const { metadata } = table;
  each("select_permission", metadata.select_permissions, (entry) => ({ select: select(entry, table, tables) }));
  each("insert_permission", metadata.insert_permissions, (entry) => ({ insert: insert(entry, table, tables, env) }));
  each("update_permission", metadata.update_permissions, (entry) => ({ update: update(entry, table, tables, env) }));
  each("delete_permission", metadata.delete_permissions, (entry) => ({ delete: remove(entry, table, tables, env) }));

  function each<Permission>(
    type: string,
    entries: PermissionEntry<Permission>[] | null | undefined,
    read: (permission: Permission) => TablePermissions,
  ) {
    const seen = new Set<string>();
    for (const { role, permission } of entries ?? []) {
      faults.collect(type, `${table.key} for role ${role}`, () => {
        if (role === "admin") throw new Fault("the admin role cannot have permissions");
        if (seen.has(role)) throw new Fault("a permission for this role is defined more than once");
        seen.add(role);
        table.permissions.set(role, { ...table.permissions.get(role), ...read(permission) });
      });
    }
  }
}

function select(metadata: SelectPermissionMetadata, table: Table, tables: Tables): SelectPermission {
  const columns = columnSet(metadata.columns, table);
  const computedFields = new Set(
    (metadata.computed_fields ?? []).map((name): ComputedField => {
      const field = table.computedFields.get(name);
      if (!field) throw new Fault(`computed field "${name}" does not exist`);
      if ("table" in field.returns) {
        throw new Fault(
          `select permissions on computed field "${name}" are auto-derived from the permissions on its returning table`,
        );
      }
      return field;
    }),
  );
  const { limit } = metadata;
  if (limit !== undefined && limit !== null && !(Number.isInteger(limit) && limit >= 0)) {
    throw new Fault("unexpected negative value or no integer for limit");
  }
  const aggregations = metadata.allow_aggregations ?? false;
  const roots = (list: string[] | null | undefined, known: string[]): ReadonlySet<string> | undefined => {
    if (list === undefined || list === null) return undefined;
    for (const name of list) if (!known.includes(name)) throw new Fault(`unknown root field "${name}"`);
    if (list.includes("select_by_pk") && !table.primaryKey?.every((column) => columns.has(column))) {
      throw new Fault("select_by_pk is listed, but the role cannot select every primary key column");
    }
    if (list.includes("select_aggregate") && !aggregations) {
      throw new Fault("select_aggregate is listed, but allow_aggregations is not set");
    }
    return new Set(list);
  };
  return {
    columns,
    computedFields,
    filter: parseCondition(metadata.filter, table, tables),
    limit: limit ?? undefined,
    aggregations,
    queryRoots: roots(metadata.query_root_fields, QUERY_ROOTS),
    subscriptionRoots: roots(metadata.subscription_root_fields, SUBSCRIPTION_ROOTS),
  };
}

function insert(metadata: InsertPermissionMetadata, table: Table, tables: Tables, env: Environment): InsertPermission {
  if (!table.insertable) throw new Fault("the view is not insertable");
  const presets = readPresets(metadata.set, table);
  return {
    columns: writable(metadata.columns ?? "*", table, presets),
    check: parseCondition(metadata.check, table, tables),
    presets,
    backendOnly: metadata.backend_only ?? false,
    ...inputWebhook(metadata.validate_input, env),
  };
}

function update(metadata: UpdatePermissionMetadata, table: Table, tables: Tables, env: Environment): UpdatePermission {
  if (!table.updatable) throw new Fault("the view is not updatable");
  const presets = readPresets(metadata.set, table);
  return {
    columns: writable(metadata.columns, table, presets),
    filter: parseCondition(metadata.filter, table, tables),
    check: optionalCondition(metadata.check, table, tables),
    presets,
    backendOnly: metadata.backend_only ?? false,
    ...inputWebhook(metadata.validate_input, env),
  };
}

function remove(metadata: DeletePermissionMetadata, table: Table, tables: Tables, env: Environment): DeletePermission {
  if (!table.deletable) throw new Fault("the view is not deletable");
  return {
    filter: parseCondition(metadata.filter, table, tables),
    backendOnly: metadata.backend_only ?? false,
    ...inputWebhook(metadata.validate_input, env),
  };
}

function columnSet(list: ColumnList, table: Table): Set<Column> {
  return list === "*" ? new Set(table.columns) : new Set(list.map((name) => columnNamed(name, table)));
}

function writable(list: ColumnList, table: Table, presets: ReadonlyMap<Column, PresetValue>): Set<Column> {
  const columns = columnSet(list, table);
  for (const column of columns) {
    if (column.generated && list !== "*") {
      throw new Fault(`column "${column.name}" is generated: it cannot be inserted or updated`);
    }
    if (column.generated || presets.has(column)) columns.delete(column);
  }
  return columns;
}

function readPresets(set: Record<string, unknown> | null | undefined, table: Table): Map<Column, PresetValue> {
  return new Map(
    Object.entries(set ?? {}).map(([name, value]): [Column, PresetValue] => {
      const column = columnNamed(name, table);
      if (isSessionVariable(value)) return [column, { session: value.toLowerCase() }];
      requireConstant(value, column.type, column.enumTable);
      return [column, { constant: value }];
    }),
  );
}

function columnNamed(name: string, table: Table): Column {
  const column = table.columnsByName.get(name);
  if (!column) throw new Fault(`column "${name}" does not exist`);
  return column;
}
