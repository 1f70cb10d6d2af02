import {
  GraphQLBoolean,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
  type GraphQLInputFieldConfig,
  type GraphQLInputType,
} from "graphql";
import type { Column, Relationship, ScalarType, SelectPermission, Table } from "../model/model.ts";
import { ENUM_OPERATORS, operatorsFor, type Operator } from "../model/operators.ts";
import { INTEGER, TEXT } from "../model/scalars.ts";
import { selectColumnEnum } from "./aggregates.ts";
import { readableColumns, wholeColumns } from "./rows.ts";
import { columnEnum, enumTableType, input, scalar, valueType, type Scope } from "./scope.ts";

type Fields = Record<string, GraphQLInputFieldConfig>;

/** `X_bool_exp`: what a client may filter rows of a table by. */
export function boolExp(scope: Scope, table: Table): GraphQLInputObjectType {
  const name = `${table.base}_bool_exp`;
  return scope.named(
    name,
    table.key,
    (): GraphQLInputObjectType =>
      new GraphQLInputObjectType({
        name,
        fields: () => {
          const self = boolExp(scope, table);
          const list = new GraphQLList(new GraphQLNonNull(self));
          return {
            _and: input(list, { kind: "and" }),
            _not: input(self, { kind: "not" }),
            _or: input(list, { kind: "or" }),
            ...memberFields(scope, table),
          };
        },
      }),
  );
}

function memberFields(scope: Scope, table: Table): Fields {
  const fields: Fields = {};
  const permission = scope.access.select(table);
  if (!permission) return fields;
  for (const column of readableColumns(table, permission)) {
    fields[column.field] = input(columnComparison(scope, column), {
      kind: "column",
      column,
      shownWhere: permission.cells?.get(column),
    });
  }
  for (const relationship of table.relationships.values()) {
    const target = scope.access.select(relationship.to);
    if (!target) continue;
    const meaning = { relationship, permission: target };
    fields[relationship.name] = input(boolExp(scope, relationship.to), { kind: "relationship", ...meaning });
    if (relationship.kind === "array" && target.aggregations) {
      fields[`${relationship.name}_aggregate`] = input(aggregateBoolExp(scope, relationship, target), {
        kind: "relationshipAggregate",
        ...meaning,
      });
    }
  }
  for (const computed of table.computedFields.values()) {
    if (computed.function.arguments.some(({ role }) => role === "input")) continue;
    if ("table" in computed.returns) {
      const target = scope.access.select(computed.returns.table);
      if (!target) continue;
      fields[computed.name] = input(boolExp(scope, computed.returns.table), {
        kind: "computedRows",
        field: computed,
        table: computed.returns.table,
        permission: target,
      });
    } else if (permission.computedFields.has(computed)) {
      fields[computed.name] = input(comparison(scope, computed.returns.type), {
        kind: "computedScalar",
        field: computed,
        shownWhere: permission.cells?.get(computed),
      });
    }
  }
  return fields;
}

function columnComparison(scope: Scope, column: Column): GraphQLInputObjectType {
  if (!column.enumTable) return comparison(scope, column.type);
  const enumType = enumTableType(scope, column.enumTable);
  const name = `${enumType.name}_comparison_exp`;
  return scope.named(
    name,
    column.enumTable.key,
    () => new GraphQLInputObjectType({ name, fields: operatorFields(scope, ENUM_OPERATORS, enumType) }),
  );
}

/** `<Scalar>_comparison_exp` */
export function comparison(scope: Scope, type: ScalarType): GraphQLInputObjectType {
  const name = `${type.scalar}${type.isArray ? "_array" : ""}_comparison_exp`;
  return scope.named(
    name,
    "comparison",
    () =>
      new GraphQLInputObjectType({
        name,
        fields: () => ({
          ...(type.pg === "jsonb" ? { _cast: input(jsonbCast(scope), { kind: "cast" }) } : {}),
          ...operatorFields(scope, operatorsFor(type), valueType(scope, type)),
        }),
      }),
  );
}

function jsonbCast(scope: Scope): GraphQLInputObjectType {
  return scope.named(
    "jsonb_cast_exp",
    "comparison",
    () =>
      new GraphQLInputObjectType({
        name: "jsonb_cast_exp",
        fields: { String: input(comparison(scope, TEXT), { kind: "cast" }) },
      }),
  );
}

function operatorFields(
  scope: Scope,
  operators: readonly (readonly [string, Operator])[],
  value: GraphQLInputType,
): Fields {
  const types: Record<Operator["operand"], GraphQLInputType> = {
    scalar: value,
    list: new GraphQLList(new GraphQLNonNull(value as ReturnType<typeof scalar>)),
    text: GraphQLString,
    texts: new GraphQLList(new GraphQLNonNull(GraphQLString)),
  };
  return {
    ...Object.fromEntries(
      operators.map(([name, operator]) => [name, input(types[operator.operand], { kind: "operator", ...operator })]),
    ),
    _is_null: input(GraphQLBoolean, { kind: "isNull" }),
  };
}

/** `Y_aggregate_bool_exp`: rows by how many related rows there are, or whether all or some are true. */
function aggregateBoolExp(scope: Scope, { to }: Relationship, permission: SelectPermission): GraphQLInputObjectType {
  const name = `${to.base}_aggregate_bool_exp`;
  return scope.named(name, to.key, () => {
    const columns = wholeColumns(to, permission);
    const fields: Fields = {
      count: input(countBoolExp(scope, to, columns), { kind: "aggregateFunction", function: "count" }),
    };
    const booleans = columns.filter((column) => column.type.pg === "bool");
    for (const aggregate of booleans.length > 0 ? ["bool_and", "bool_or"] : []) {
      fields[aggregate] = input(booleanBoolExp(scope, to, aggregate, booleans), {
        kind: "aggregateFunction",
        function: aggregate,
      });
    }
    return new GraphQLInputObjectType({ name, fields });
  });
}

function countBoolExp(scope: Scope, table: Table, columns: readonly Column[]): GraphQLInputObjectType {
  const name = `${table.base}_aggregate_bool_exp_count`;
  return scope.named(
    name,
    table.key,
    () =>
      new GraphQLInputObjectType({
        name,
        fields: () => ({
          ...(columns.length > 0
            ? { arguments: input(new GraphQLList(new GraphQLNonNull(selectColumnEnum(scope, table, columns)))) }
            : {}),
          distinct: input(GraphQLBoolean),
          filter: input(boolExp(scope, table)),
          predicate: input(new GraphQLNonNull(comparison(scope, INTEGER))),
        }),
      }),
  );
}

function booleanBoolExp(
  scope: Scope,
  table: Table,
  aggregate: string,
  columns: readonly Column[],
): GraphQLInputObjectType {
  const name = `${table.base}_aggregate_bool_exp_${aggregate}`;
  const enumName = `${table.base}_select_column_${name}_arguments_columns`;
  return scope.named(
    name,
    table.key,
    () =>
      new GraphQLInputObjectType({
        name,
        fields: () => ({
          arguments: input(new GraphQLNonNull(columnEnum(scope, enumName, table.key, columns))),
          distinct: input(GraphQLBoolean),
          filter: input(boolExp(scope, table)),
          predicate: input(new GraphQLNonNull(comparison(scope, columns[0]!.type))),
        }),
      }),
  );
}
