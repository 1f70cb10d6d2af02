import { both, type Condition } from "../model/condition.ts";
import type { Column, SelectPermission, Table } from "../model/model.ts";
import type { Input } from "../validate/input.ts";
import { countParameter, offsetParameter } from "../validate/leaves.ts";
import { invalid } from "../validate/refusals.ts";
import type { Selection } from "../validate/selection.ts";
import { clientConditionSql, conditionSql, conjunction, type Joined } from "./conditionSql.ts";
import { listText } from "./json.ts";
import { orderItems, orderSql, type OrderItem } from "./ordering.ts";
import { constantParameter } from "../model/parameter.ts";
import { rowText } from "./rowText.ts";
import { handedOn, rowColumns, type Compilation, type Row } from "./statement.ts";
import { clientCondition, enumColumns } from "./where.ts";

/** Where rows come from, before the client's own arguments. */
export interface RowSource {
  table: Table;
  permission: SelectPermission;
  /** What stands after FROM: the table, or a function's call. */
  sql: string;
  /** What ties the rows to a parent. */
  join?: (row: Row) => Joined;
  fromFunction?: boolean;
}

export type Arguments = ReadonlyMap<string, Input>;

/** The query of some rows of a source, taken apart. */
export interface RowQuery {
  row: Row;
  from: string;
  order: readonly OrderItem[];
  /** ` order by …` as far as it is not inside `from` already. */
  orderSql: string;
  /** ` limit … offset …` */
  limitSql: string;
}

/** Applies permission, join and the client's where, order, distinct and limits to a source. */
export function rowQuery(
  source: RowSource,
  args: Arguments,
  compilation: Compilation,
  { withPermissionLimit = true, extra = both() }: { withPermissionLimit?: boolean; extra?: Condition } = {},
): RowQuery {
  const { statement } = compilation;
  const alias = statement.alias();
  const row: Row = { alias, whole: alias, trusted: !source.fromFunction };
  const where = whereSql(source, row, both(clientCondition(args.get("where"), compilation), extra), compilation);
  const order = orderItems(args.get("order_by"), row, compilation);
  const distinct = enumColumns(args.get("distinct_on"));
  const limitSql = limits(args, withPermissionLimit ? source.permission.limit : undefined, compilation);
  const from = `${source.sql} ${alias} where ${where}`;
  if (distinct.length === 0) return { row, from, order, orderSql: orderSql(order), limitSql };

  requireLeadingOrder(distinct, order, args);
  // distinct_on is applied first, in a subquery.
  const on = distinct.map((column) => `${alias}.${column.sql}`).join(", ");
  const outer = statement.alias();
  return {
    row: handedOn(row, outer),
    from: `(select distinct on (${on}) ${rowColumns(row)} from ${from}${orderSql(order)}${limitSql}) ${outer}`,
    order,
    orderSql: "",
    limitSql: "",
  };
}

/** distinct_on needs its columns to lead the order. @throws EngineError */
export function requireLeadingOrder(distinct: readonly Column[], order: readonly OrderItem[], args: Arguments): void {
  const leading = new Set(order.slice(0, distinct.length).map(({ path }) => (path.length === 1 ? path[0] : undefined)));
  if (order.length > 0 && !distinct.every((column) => leading.has(column.name))) {
    throw invalid('"distinct_on" columns must match initial "order_by" columns', argumentsPath(args));
  }
}

export function whereSql(source: RowSource, own: Row, client: Condition, compilation: Compilation): string {
  const { sql, row } = source.join?.(own) ?? { sql: "", row: own };
  return conjunction([
    sql,
    conditionSql(source.permission.filter, row, compilation),
    clientConditionSql(client, row, compilation),
  ]);
}

/** A JSON list of rows. */
export function rowsText(source: RowSource, args: Arguments, selection: Selection, compilation: Compilation): string {
  const query = rowQuery(source, args, compilation);
  const text = rowText(selection, source.table, query.row, compilation);
  return listText(`select ${text} as j from ${query.from}${query.orderSql}${query.limitSql}`);
}

function limits(args: Arguments, permissionLimit: number | undefined, { statement, input }: Compilation): string {
  const limit = countParameter(args.get("limit"), input);
  const offset = offsetParameter(args.get("offset"), input);
  const permitted = permissionLimit === undefined ? undefined : constantParameter(permissionLimit, "integer");
  const both = [limit, permitted].filter((each) => each !== undefined).map((each) => statement.value(each));
  const limitSql = both.length === 0 ? "" : ` limit ${both.length > 1 ? `least(${both.join(", ")})` : both[0]}`;
  return `${limitSql}${offset ? ` offset ${statement.value(offset)}` : ""}`;
}

/** `$.selectionSet.field.args`, from the path of any argument. */
export function argumentsPath(args: Arguments): string {
  const [first] = args.values();
  return first ? first.path.slice(0, first.path.lastIndexOf(".args") + 5) : "$";
}
