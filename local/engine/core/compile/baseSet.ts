import { enumColumns, clientCondition } from "./where.ts";
import { orderItems, orderSql, type OrderItem } from "./ordering.ts";
import { constantParameter } from "../model/parameter.ts";
import { requireLeadingOrder, whereSql, type Arguments, type RowSource } from "./rows.ts";
import { handedOn, rowColumns, type Compilation, type Row } from "./statement.ts";

/** The rows that a connection pages through, before any cursor. */
export interface BaseSet {
  row: Row;
  /** FROM and WHERE, to which conditions can be added. */
  from: string;
  /** The order of the rows; the primary key comes last. */
  items: readonly OrderItem[];
  isOrdered: boolean;
  /** SQL of the permission's limit, if the page itself has to apply it. */
  cap: string | undefined;
}

/**
 * @param isCut whether the page begins elsewhere than at the first row; distinct_on and the permission's limit are then
 * applied first, in a subquery
 */
export function baseSet(source: RowSource, args: Arguments, isCut: boolean, compilation: Compilation): BaseSet {
  const { statement } = compilation;
  const alias = statement.alias();
  const row: Row = { alias, whole: alias, trusted: !source.fromFunction };
  const ordered = orderItems(args.get("order_by"), row, compilation);
  const items = [...ordered, ...keyItems(source, row, ordered)];
  const isOrdered = ordered.length > 0;
  const where = whereSql(source, row, clientCondition(args.get("where"), compilation), compilation);
  const from = `${source.sql} ${alias} where ${where}`;
  const distinct = enumColumns(args.get("distinct_on"));
  const { limit } = source.permission;
  const cap = limit === undefined ? undefined : statement.value(constantParameter(limit, "bigint"));
  if (distinct.length === 0 && (cap === undefined || !isCut)) return { row, from, items, isOrdered, cap };

  requireLeadingOrder(distinct, ordered, args);
  const outer = statement.alias();
  const on =
    distinct.length > 0 ? `distinct on (${distinct.map((column) => `${alias}.${column.sql}`).join(", ")}) ` : "";
  const values = items.map(({ sql }, index) => `${sql} as "__o${index}"`).join(", ");
  const limitSql = cap === undefined ? "" : ` limit ${cap}`;
  const inner = `select ${on}${rowColumns(row)}, ${values} from ${from}${isOrdered ? orderSql(items) : ""}${limitSql}`;
  return {
    row: handedOn(row, outer),
    from: `(${inner}) ${outer} where true`,
    items: items.map((item, index) => Object.assign(item, { sql: `${outer}."__o${index}"` })),
    isOrdered,
    cap: undefined,
  };
}

/** The columns of the primary key that the order lacks: with them no two rows have the same cursor. */
function keyItems(source: RowSource, row: Row, ordered: readonly OrderItem[]): OrderItem[] {
  return (source.table.primaryKey ?? [])
    .filter((column) => !ordered.some(({ path }) => path.length === 1 && path[0] === column.name))
    .map((column) => ({
      sql: `${row.alias}.${column.sql}`,
      direction: "asc nulls last",
      descending: false,
      type: column.type,
      path: [column.name],
    }));
}
