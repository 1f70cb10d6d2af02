import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLFieldConfig,
} from "graphql";
import type { Column, SelectPermission, Table } from "../model/model.ts";
import { isComparable, isNumeric } from "../model/scalars.ts";
import { readableColumns, rowType, wholeColumns } from "./rows.ts";
import { columnEnum, columnType, field, objectType, omittable, required, type Scope } from "./scope.ts";

/** Aggregates over numbers that come out as Float. */
export const FLOAT_AGGREGATES = [
  "avg",
  "stddev",
  "stddev_pop",
  "stddev_samp",
  "var_pop",
  "var_samp",
  "variance",
] as const;

/** Which aggregate functions the role may use over which columns. */
export function aggregateColumns(table: Table, permission: SelectPermission): [name: string, columns: Column[]][] {
  const columns = readableColumns(table, permission);
  const numeric = columns.filter((column) => isNumeric(column.type));
  const comparable = columns.filter((column) => isComparable(column.type) && !column.enumTable);
  const all: [string, Column[]][] = [
    ["avg", numeric],
    ["max", comparable],
    ["min", comparable],
    ["stddev", numeric],
    ["stddev_pop", numeric],
    ["stddev_samp", numeric],
    ["sum", numeric],
    ["var_pop", numeric],
    ["var_samp", numeric],
    ["variance", numeric],
  ];
  return all.filter(([, over]) => over.length > 0);
}

export function aggregateType(scope: Scope, table: Table, permission: SelectPermission): GraphQLObjectType {
  const name = `${table.base}_aggregate`;
  return objectType(scope, name, table.key, () => ({
    aggregate: field(aggregateFieldsType(scope, table, permission), { kind: "aggregateValues" }),
    nodes: field(required(new GraphQLList(required(rowType(scope, table, permission)))), {
      kind: "aggregateNodes",
    }),
  }));
}

function aggregateFieldsType(scope: Scope, table: Table, permission: SelectPermission): GraphQLObjectType {
  const name = `${table.base}_aggregate_fields`;
  return scope.named(name, table.key, () => {
    const columns = wholeColumns(table, permission);
    const fields: Record<string, GraphQLFieldConfig<unknown, unknown>> = {
      count: field(
        new GraphQLNonNull(GraphQLInt),
        { kind: "count" },
        {
          args: {
            ...(columns.length > 0
              ? { columns: omittable(new GraphQLList(required(selectColumnEnum(scope, table, columns)))) }
              : {}),
            distinct: omittable(GraphQLBoolean),
          },
        },
      ),
    };
    for (const [aggregate, over] of aggregateColumns(table, permission)) {
      fields[aggregate] = field(valuesType(scope, table, permission, aggregate, over), {
        kind: "aggregateFunction",
        function: aggregate,
      });
    }
    return new GraphQLObjectType({ name, fields });
  });
}

function valuesType(
  scope: Scope,
  table: Table,
  permission: SelectPermission,
  aggregate: string,
  columns: readonly Column[],
): GraphQLObjectType {
  const name = `${table.base}_${aggregate}_fields`;
  const isFloat = (FLOAT_AGGREGATES as readonly string[]).includes(aggregate);
  return objectType(
    scope,
    name,
    table.key,
    Object.fromEntries(
      columns.map((column) => [
        column.field,
        field(isFloat ? GraphQLFloat : columnType(scope, column), {
          kind: "aggregateColumn",
          column,
          shownWhere: permission.cells?.get(column),
        }),
      ]),
    ),
  );
}

export const selectColumnEnum = (scope: Scope, table: Table, columns: readonly Column[]) =>
  columnEnum(scope, `${table.base}_select_column`, table.key, columns);
