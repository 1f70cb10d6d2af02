import {
  GraphQLBoolean,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLInputFieldConfig,
  type GraphQLInputType,
} from "graphql";
import type { Column, ScalarType, SelectPermission, Table } from "../model/model.ts";
import { BOOLEAN, FLOAT, INTEGER } from "../model/scalars.ts";
import { selectColumnEnum } from "./aggregates.ts";
import { boolExp, comparison } from "./boolExp.ts";
import { wholeColumns } from "./rows.ts";
import { columnEnum, input, inputType, omittable, type Scope } from "./scope.ts";

type Fields = Record<string, GraphQLInputFieldConfig>;

/** Aggregates other than `count` that rows can be filtered by, each with the one type that it takes and gives. */
const AGGREGATES: readonly (readonly [name: string, type: ScalarType, arity: 1 | 2])[] = [
  ["avg", FLOAT, 1],
  ["bool_and", BOOLEAN, 1],
  ["bool_or", BOOLEAN, 1],
  ["corr", FLOAT, 2],
  ["covar_samp", FLOAT, 2],
  ["max", FLOAT, 1],
  ["min", FLOAT, 1],
  ["stddev_samp", FLOAT, 1],
  ["sum", FLOAT, 1],
  ["var_samp", FLOAT, 1],
];

/** `Y_aggregate_bool_exp`: filters rows by an aggregate over the rows of `table` that belong to them. */
export function aggregateBoolExp(scope: Scope, table: Table, permission: SelectPermission): GraphQLInputObjectType {
  const name = `${table.base}_aggregate_bool_exp`;
  return scope.named(name, table.key, () => {
    const columns = wholeColumns(table, permission);
    const fields: Fields = {};
    const add = (aggregate: string, type: ScalarType, args: GraphQLInputType | undefined) => {
      fields[aggregate] = omittable(predicateType(scope, table, aggregate, type, args), {
        kind: "aggregateFunction",
        function: aggregate,
      });
    };
    const counted = columns.length > 0 ? selectColumnEnum(scope, table, columns) : undefined;
    add("count", INTEGER, counted && new GraphQLList(new GraphQLNonNull(counted)));
    for (const [aggregate, type, arity] of AGGREGATES) {
      const over = columns.filter((column) => column.type.pg === type.pg);
      if (over.length > 0)
        add(aggregate, type, new GraphQLNonNull(argumentsType(scope, table, aggregate, over, arity)));
    }
    return new GraphQLInputObjectType({ name, fields });
  });
}

function predicateType(
  scope: Scope,
  table: Table,
  aggregate: string,
  type: ScalarType,
  args: GraphQLInputType | undefined,
): GraphQLInputObjectType {
  const name = `${table.base}_aggregate_bool_exp_${aggregate}`;
  return inputType(scope, name, table.key, () => ({
    ...(args ? { arguments: omittable(args) } : {}),
    distinct: omittable(GraphQLBoolean),
    filter: omittable(boolExp(scope, table)),
    predicate: input(new GraphQLNonNull(comparison(scope, type))),
  }));
}

/** One column's name; for functions over two columns, an object of `X` and `Y`. */
function argumentsType(scope: Scope, table: Table, aggregate: string, columns: readonly Column[], arity: 1 | 2) {
  const base = `${table.base}_aggregate_bool_exp_${aggregate}_arguments`;
  const names = columnEnum(scope, `${table.base}_select_column_${base}_columns`, table.key, columns);
  if (arity === 1) return names;
  const each = () => input(new GraphQLNonNull(names));
  return inputType(scope, base, table.key, { X: each(), Y: each() });
}
