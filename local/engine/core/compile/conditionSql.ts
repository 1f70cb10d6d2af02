import type { AggregateCondition, Condition, Left } from "../model/condition.ts";
import type { Column, Relationship } from "../model/model.ts";
import { functionCall } from "./functionCall.ts";
import { tableRow, type Compilation, type Row } from "./statement.ts";

interface Context extends Pick<Compilation, "statement"> {
  /** How many further conditions over relationships Postgres may turn into joins. */
  joins?: { left: number };
}

/**
 * Postgres tries the conditions over relationships of one query in every order, which takes seconds from a dozen on.
 * Conditions beyond this number are planned on their own.
 */
const PLANNED_TOGETHER = 8;

/** The SQL of a client's condition, in time proportional to its length. */
export const clientConditionSql = (condition: Condition, row: Row, context: Context): string =>
  conditionSql(condition, row, { ...context, joins: { left: PLANNED_TOGETHER } });

/** SQL of a condition over `row`. `root` is the row that `["$", column]` means. */
export function conditionSql(condition: Condition, row: Row, context: Context, root: Row = row): string {
  switch (condition.kind) {
    case "all": {
      if (condition.of.length === 0) return "true";
      return `(${condition.of.map((each) => conditionSql(each, row, context, root)).join(" and ")})`;
    }
    case "any": {
      if (condition.of.length === 0) return "false";
      return `(${condition.of.map((each) => conditionSql(each, row, context, root)).join(" or ")})`;
    }
    case "not":
      return `(not ${conditionSql(condition.of, row, context, root)})`;
    case "compare": {
      const right = context.statement.value(condition.right);
      const isList = condition.operator.endsWith("any") || condition.operator.endsWith("all");
      return `(${leftSql(condition.left, row, context)} ${condition.operator} ${isList ? `(${right})` : right})`;
    }
    case "isNull":
      return `(${leftSql(condition.left, row, context)} is ${condition.isNull ? "" : "not "}null)`;
    case "compareColumns": {
      const right = `${(condition.rightIsRoot ? root : row).alias}.${condition.right.sql}`;
      return `(${row.alias}.${condition.left.sql} ${condition.operator} ${right})`;
    }
    case "related": {
      const { relationship, permission, where } = condition;
      const { sql, row: other } = joined(relationship, row, tableRow(context.statement.alias()));
      // OFFSET 0 keeps the planner from merging the subquery.
      const apart = context.joins && context.joins.left-- <= 0 ? " offset 0" : "";
      const parts = [sql, conditionSql(where, other, context, root)];
      if (permission) parts.push(conditionSql(permission.filter, other, context));
      return `exists (select 1 from ${relationship.to.sql} ${other.alias} where ${conjunction(parts)}${apart})`;
    }
    case "computedRows": {
      const other = { ...tableRow(context.statement.alias()), trusted: false };
      const parts = [conditionSql(condition.where, other, context, root)];
      if (condition.permission) parts.push(conditionSql(condition.permission.filter, other, context));
      const call = functionCall(condition.field.function, { row, inputs: undefined }, context);
      return `exists (select 1 from ${call} ${other.alias} where ${conjunction(parts)})`;
    }
    case "exists": {
      const other = tableRow(context.statement.alias());
      const where = conditionSql(condition.where, other, context, root);
      return `exists (select 1 from ${condition.table.sql} ${other.alias} where ${where})`;
    }
    case "aggregate":
      return aggregateSql(condition, row, context);
  }
}

function leftSql(left: Left, row: Row, context: Context): string {
  const plain =
    "computed" in left
      ? functionCall(left.computed.function, { row, inputs: undefined }, context)
      : `${row.alias}.${left.column.sql}`;
  const value = left.shownWhere ? shown(plain, left.shownWhere, row, context) : plain;
  return "castTo" in left && left.castTo ? `(${value})::${left.castTo.sql}` : value;
}

/** Inherited roles show a cell only where one of the roles that grant it admits the row. */
export function shown(value: string, where: Condition | undefined, row: Row, context: Context): string {
  return where ? `(case when ${conditionSql(where, row, context)} then ${value} end)` : value;
}

/** True or false, never unknown: an aggregate over no rows is NULL, and then the row does not match. */
function aggregateSql(condition: AggregateCondition, row: Row, context: Context): string {
  const { relationship, permission, filter, predicate } = condition;
  if (predicate.length === 0) return "true";
  const { sql, row: other } = joined(relationship, row, tableRow(context.statement.alias()));
  const call = aggregateCall(condition.function, condition.columns, condition.distinct, other.alias);
  const inner = context.statement.alias();
  const value = `${inner}."value"`;
  const tests = predicate.map(({ operator, right }) => {
    if ("isNull" in right) return `${value} is ${right.isNull ? "" : "not "}null`;
    const text = context.statement.value(right);
    return `${value} ${operator} ${/any$|all$/.test(operator) ? `(${text})` : text}`;
  });
  const parts = [sql, conditionSql(permission.filter, other, context), conditionSql(filter, other, context)];
  const rows = `select ${call} as "value" from ${relationship.to.sql} ${other.alias} where ${conjunction(parts)}`;
  return `exists (select 1 from (${rows}) ${inner} where ${conjunction(tests)})`;
}

/** `count(*)`, `count(distinct (a, b))`, `bool_and(a)`, `corr(a, b)` */
export function aggregateCall(
  name: string,
  columns: readonly Pick<Column, "sql">[],
  distinct: boolean,
  alias: string,
): string {
  if (columns.length === 0) return `${name}(*)`;
  const list = columns.map((column) => `${alias}.${column.sql}`).join(", ");
  return `${name}(${distinct ? "distinct " : ""}${columns.length > 1 && name === "count" ? `(${list})` : list})`;
}

/** SQL that ties rows to another one, and those rows as conditions may refer to them. */
export interface Joined {
  sql: string;
  row: Row;
}

/**
 * Types of which equal values are one value, so that either can stand for the other. Two texts may be equal by citext or by
 * a collation, and only one of them equal to a third.
 */
const SAME_WHEN_EQUAL = new Set(["uuid", "int2", "int4", "int8"]);

/** The rows of `to` that belong to the row `from`. */
export function joined({ mapping }: Pick<Relationship, "mapping">, from: Row, to: Row): Joined {
  const pairs = mapping.map(([local, remote]) => {
    const value = from.equal?.get(local.sql) ?? `${from.alias}.${local.sql}`;
    return { local, remote, value };
  });
  return {
    sql: pairs.map(({ remote, value }) => `${to.alias}.${remote.sql} = ${value}`).join(" and "),
    row: {
      ...to,
      equal: new Map(
        pairs
          .filter(({ local, remote }) => local.type.sql === remote.type.sql && SAME_WHEN_EQUAL.has(local.type.pg))
          .map(({ remote, value }) => [remote.sql, value]),
      ),
    },
  };
}

/** Joins conditions with AND and leaves out those that are `true`. */
export function conjunction(parts: readonly string[]): string {
  const needed = parts.filter((part) => part !== "" && part !== "true");
  return needed.length === 0 ? "true" : needed.join(" and ");
}
