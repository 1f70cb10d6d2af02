import { both } from "../model/condition.ts";
import type { LeafInput } from "../validate/input.ts";
import { countParameter } from "../validate/leaves.ts";
import { invalid } from "../validate/refusals.ts";
import type { SelectedField, Selection } from "../validate/selection.ts";
import { beyondCursor, cursorText } from "./cursors.ts";
import { objectText, stringJson, type JsonText } from "./json.ts";
import { orderItems, orderSql, type OrderItem } from "./ordering.ts";
import { constantParameter } from "./parameter.ts";
import { argumentsPath, requireLeadingOrder, whereSql, type Arguments, type RowSource } from "./rows.ts";
import { rowText } from "./rowText.ts";
import type { Compilation, Row } from "./statement.ts";
import { clientCondition, enumColumns } from "./where.ts";

/** The rows that a connection pages through, before any cursor. */
interface BaseSet {
  row: Row;
  /** FROM and WHERE, to which conditions can be added. */
  from: string;
  items: readonly OrderItem[];
  isOrdered: boolean;
}

/** Which part of the base set is asked for. */
interface Slice {
  from: "start" | "end";
  count: string | undefined;
  after: LeafInput | undefined;
  before: LeafInput | undefined;
}

/** A relay connection in one subquery: one row more than asked for tells whether there is a further page. */
export function connectionText(
  source: RowSource,
  args: Arguments,
  selection: Selection,
  compilation: Compilation,
): string {
  const slice = readSlice(args, compilation);
  const base = baseSet(source, args, compilation);
  const backwards = slice.from === "end";
  const range = [slice.after && beyond("after", slice.after), slice.before && beyond("before", slice.before)]
    .filter((each) => each !== undefined)
    .map((condition) => ` and ${condition}`)
    .join("");
  const edgeFields = selection.fields.filter(({ meaning }) => meaning.kind === "edges");
  const edges = edgeFields.map(
    (field, index) => `${edgeText(field.selection!, source, base, compilation)} as j${index}`,
  );
  const limit = slice.count === undefined ? "" : ` limit ${slice.count} + 1`;
  // Without order_by rows come as they are found; only `last` needs some order to count from.
  const order = base.isOrdered || backwards ? orderSql(backwards ? base.items.map(reversed) : base.items) : "";
  const isCursorAsked = selection.fields.some((field) =>
    field.selection?.fields.some(({ meaning }) => meaning.kind === "pageInfoValue" && meaning.name.endsWith("Cursor")),
  );
  const cursor = isCursorAsked ? cursorText(base.items) : "null";
  const page = `select ${[...edges, `${cursor} as c`].join(", ")} from ${base.from}${range}${order}${limit}`;

  const within = slice.count === undefined ? "" : ` filter (where e.n <= ${slice.count})`;
  const lists = edgeFields.map(
    (_, index) => `string_agg(e.j${index}, ','${backwards ? " order by e.n desc" : ""})${within} as j${index}`,
  );
  const numbered = `select row_number() over () as n, q.* from (${page}) q`;
  const cursors = isCursorAsked ? ["array_agg(e.c order by e.n) as cursors"] : [];
  const summary = `select ${[...lists, "count(*) as total", ...cursors].join(", ")} from (${numbered}) e`;
  const text = objectText(
    selection.fields.map((field): [string, JsonText] => {
      switch (field.meaning.kind) {
        case "typename":
          return [field.key, stringJson(selection.type.name)];
        case "edges":
          return [field.key, { sql: `'[' || coalesce(p.j${edgeFields.indexOf(field)}, '') || ']'`, nullable: false }];
        default:
          return [field.key, { sql: pageInfoText(field.selection!), nullable: false }];
      }
    }),
  );
  return `(select ${text} from (${summary}) p)`;

  function beyond(side: "after" | "before", cursor: LeafInput): string {
    return beyondCursor(side, cursor, base.items, compilation);
  }

  function pageInfoText(info: Selection): string {
    const lastIndex = slice.count === undefined ? "p.total" : `least(p.total, ${slice.count})`;
    const more = slice.count === undefined ? "false" : `p.total > ${slice.count}`;
    const values = {
      startCursor: () => cursorJson(backwards ? lastIndex : "1"),
      endCursor: () => cursorJson(backwards ? "1" : lastIndex),
      hasNextPage: () => flag(backwards ? "false" : more, "before"),
      hasPreviousPage: () => flag(backwards ? more : "false", "after"),
    };
    return objectText(
      info.fields.map(({ key, meaning }): [string, JsonText] => [
        key,
        meaning.kind === "pageInfoValue" ? values[meaning.name]() : stringJson(info.type.name),
      ]),
    );
  }

  function cursorJson(index: string): JsonText {
    return {
      sql: `'"' || p.cursors[${slice.count === undefined ? index : `nullif(${index}, 0)`}] || '"'`,
      nullable: true,
    };
  }

  /** A page has more on one side when rows were cut off there, or when a cursor leaves rows of the base set out. */
  function flag(cutOff: string, side: "after" | "before"): JsonText {
    const cursor = slice[side];
    if (!cursor) return { sql: `(${cutOff})::text`, nullable: false };
    const rest = baseSet(source, args, compilation);
    const outside = `(${beyondCursor(side, cursor, rest.items, compilation)}) is not true`;
    const left = `exists (select 1 from ${rest.from} and ${outside})`;
    return { sql: `(p.total > 0 and (${cutOff} or ${left}))::text`, nullable: false };
  }
}

function readSlice(args: Arguments, { statement }: Compilation): Slice {
  const given = (name: string) => (args.get(name)?.kind === "leaf" ? (args.get(name) as LeafInput) : undefined);
  const [after, before, first, last] = ["after", "before", "first", "last"].map(given);
  const path = argumentsPath(args);
  if (after && before) throw invalid('"after" and "before" are not allowed at once', path);
  if (first && last) throw invalid('"first" and "last" are not allowed at once', path);
  const count = countParameter(first ?? last);
  return { from: last ? "end" : "start", count: count && statement.value(count), after, before };
}

function baseSet(source: RowSource, args: Arguments, compilation: Compilation): BaseSet {
  const { statement } = compilation;
  const alias = statement.alias();
  const row: Row = { alias, trusted: !source.fromFunction };
  const ordered = orderItems(args.get("order_by"), row, compilation);
  const keys = (source.table.primaryKey ?? []).filter(
    (column) => !ordered.some(({ path }) => path.length === 1 && path[0] === column.name),
  );
  const items: OrderItem[] = [
    ...ordered,
    ...keys.map((column) => ({
      sql: `${alias}.${column.sql}`,
      direction: "asc nulls last",
      descending: false,
      type: column.type,
      path: [column.name],
    })),
  ];
  const isOrdered = ordered.length > 0;
  const where = whereSql(source, row, both(clientCondition(args.get("where"), compilation)), compilation);
  const from = `${source.sql} ${alias} where ${where}`;
  const distinct = enumColumns(args.get("distinct_on"));
  const { limit } = source.permission;
  if (distinct.length === 0 && limit === undefined) return { row, from, items, isOrdered };

  requireLeadingOrder(distinct, ordered, args);
  // Distinct rows and the permission's limit are settled before any cursor is looked at.
  const outer = statement.alias();
  const on =
    distinct.length > 0 ? `distinct on (${distinct.map((column) => `${alias}.${column.sql}`).join(", ")}) ` : "";
  const values = items.map(({ sql }, index) => `${sql} as o${index}`).join(", ");
  const cap = limit === undefined ? "" : ` limit ${statement.value(constantParameter(limit, "integer"))}`;
  const inner = `select ${on}${alias} as r, ${values} from ${from}${isOrdered ? orderSql(items) : ""}${cap}`;
  return {
    row: { alias: `(${outer}.r)`, trusted: row.trusted },
    from: `(${inner}) ${outer} where true`,
    items: items.map((item, index) => Object.assign(item, { sql: `${outer}.o${index}` })),
    isOrdered,
  };
}

function edgeText(selection: Selection, source: RowSource, base: BaseSet, compilation: Compilation): string {
  return objectText(
    selection.fields.map((field: SelectedField): [string, JsonText] => {
      switch (field.meaning.kind) {
        case "typename":
          return [field.key, stringJson(selection.type.name)];
        case "cursor":
          return [field.key, { sql: `'"' || ${cursorText(base.items)} || '"'`, nullable: false }];
        default:
          return [field.key, { sql: rowText(field.selection!, source.table, base.row, compilation), nullable: false }];
      }
    }),
  );
}

function reversed(item: OrderItem): OrderItem {
  const [way, , side] = item.direction.split(" ");
  return {
    ...item,
    direction: `${way === "asc" ? "desc" : "asc"} nulls ${side === "first" ? "last" : "first"}`,
    descending: !item.descending,
  };
}
