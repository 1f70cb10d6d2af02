import {
  GraphQLID,
  GraphQLInterfaceType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigArgumentMap,
} from "graphql";
import type { Column, SelectPermission, Table } from "../model/model.ts";
import { aggregateType } from "./aggregates.ts";
import { connectionArguments, connectionType } from "./connections.ts";
import { functionArguments } from "./functionArguments.ts";
import { listArguments } from "./listArguments.ts";
import { columnType, field, omittable, required, valueType, type Scope } from "./scope.ts";

type Fields = Record<string, GraphQLFieldConfig<unknown, unknown>>;

/** Columns that the role may read and GraphQL can name. */
export function readableColumns(table: Table, permission: SelectPermission): Column[] {
  return table.columns.filter((column) => column.exposed && permission.columns.has(column));
}

/** Columns that are shown for every row: an inherited role may not count or tell rows apart by the others. */
export function wholeColumns(table: Table, permission: SelectPermission): Column[] {
  return readableColumns(table, permission).filter((column) => !permission.cells?.has(column));
}

export const nodeInterface = (scope: Scope): GraphQLInterfaceType =>
  scope.named(
    "Node",
    "relay",
    () => new GraphQLInterfaceType({ name: "Node", fields: { id: { type: new GraphQLNonNull(GraphQLID) } } }),
  );

/** On the relay endpoint a table with a primary key is a `Node`. */
export const isNode = (scope: Scope, table: Table): boolean =>
  scope.endpoint === "relay" && table.primaryKey !== undefined;

/** The type of one row of a table, as far as the role may see it. */
export function rowType(scope: Scope, table: Table, permission: SelectPermission): GraphQLObjectType {
  return scope.named(
    table.base,
    table.key,
    () =>
      new GraphQLObjectType({
        name: table.base,
        description: table.comment,
        extensions: { table },
        interfaces: () => (isNode(scope, table) ? [nodeInterface(scope)] : []),
        fields: () => rowFields(scope, table, permission),
      }),
  );
}

function rowFields(scope: Scope, table: Table, permission: SelectPermission): Fields {
  const fields: Fields = {};
  if (isNode(scope, table)) fields.id = field(required(GraphQLID), { kind: "globalId", table });
  for (const column of readableColumns(table, permission)) {
    // The relay endpoint keeps the name `id` for global ids, also where there is none.
    if (scope.endpoint === "relay" && column.field === "id") continue;
    fields[column.field] = columnField(scope, column, permission);
  }
  for (const relationship of table.relationships.values()) {
    const target = relationship.to;
    const targetPermission = scope.access.select(target);
    if (!targetPermission) continue;
    const { name } = relationship;
    const row = rowType(scope, target, targetPermission);
    const meaning = { relationship, permission: targetPermission };
    if (relationship.kind === "object") {
      fields[name] = field(relationship.nullable ? row : required(row), { kind: "relatedRow", ...meaning });
      continue;
    }
    const args = listArguments(scope, target, targetPermission);
    fields[name] = field(required(new GraphQLList(required(row))), { kind: "relatedRows", ...meaning }, { args });
    if (targetPermission.aggregations) {
      const type = required(aggregateType(scope, target, targetPermission));
      fields[`${name}_aggregate`] = field(type, { kind: "relatedAggregate", ...meaning }, { args });
    }
    if (isNode(scope, target)) {
      fields[`${name}_connection`] = field(
        required(connectionType(scope, target, targetPermission)),
        { kind: "relatedConnection", ...meaning },
        { args: connectionArguments(scope, target, targetPermission) },
      );
    }
  }
  for (const computed of table.computedFields.values()) {
    const args = functionArguments(scope, computed.function, `${computed.name}_${table.base}_args`);
    if ("table" in computed.returns) {
      const target = computed.returns.table;
      const targetPermission = scope.access.select(target);
      if (!targetPermission) continue;
      fields[computed.name] = field(
        new GraphQLList(required(rowType(scope, target, targetPermission))),
        { kind: "computedRows", field: computed, table: target, permission: targetPermission },
        { args: { ...listArguments(scope, target, targetPermission), ...args }, description: computed.comment },
      );
    } else if (permission.computedFields.has(computed)) {
      const { type } = computed.returns;
      fields[computed.name] = field(
        valueType(scope, type),
        { kind: "computedScalar", field: computed, shownWhere: permission.cells?.get(computed) },
        { args: { ...args, ...pathArgument(type.pg) }, description: computed.comment },
      );
    }
  }
  return fields;
}

function columnField(scope: Scope, column: Column, permission: SelectPermission): GraphQLFieldConfig<unknown, unknown> {
  const type = columnType(scope, column);
  const shownWhere = permission.cells?.get(column);
  return field(
    column.nullable || shownWhere ? type : required(type),
    { kind: "column", column, shownWhere },
    { args: pathArgument(column.type.pg), description: column.comment },
  );
}

const pathArgument = (pg: string): GraphQLFieldConfigArgumentMap =>
  pg === "jsonb" || pg === "json" ? { path: omittable(GraphQLString) } : {};
