import type { LeafInput } from "../validate/input.ts";
import { countParameter } from "../validate/leaves.ts";
import { invalid } from "../validate/refusals.ts";
import type { SelectedField, Selection } from "../validate/selection.ts";
import { baseSet } from "./baseSet.ts";
import { beyondCursor, cursorText } from "./cursors.ts";
import { objectText, stringJson, type JsonText } from "./json.ts";
import { orderSql, type OrderItem } from "./ordering.ts";
import { argumentsPath, type Arguments, type RowSource } from "./rows.ts";
import { rowText } from "./rowText.ts";
import { handedOn, rowColumns, type Compilation, type Row } from "./statement.ts";

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
  const backwards = slice.from === "end";
  const isCut = backwards || slice.after !== undefined || slice.before !== undefined;
  const base = baseSet(source, args, isCut, compilation);
  const range = [slice.after && beyond("after", slice.after), slice.before && beyond("before", slice.before)]
    .filter((each) => each !== undefined)
    .map((condition) => ` and ${condition}`)
    .join("");
  // Without order_by the rows may come in any order; only `last` needs one, to count from its end.
  const order = base.isOrdered || backwards ? orderSql(backwards ? base.items.map(reversed) : base.items) : "";
  const isBeyondAsked = selection.fields.some((field) =>
    field.selection?.fields.some(({ meaning }) => meaning.kind === "pageInfoValue" && isAboutMore(meaning.name)),
  );
  const most = [slice.count && (isBeyondAsked ? `${slice.count} + 1` : slice.count), base.cap].filter(
    (each) => each !== undefined,
  );
  const limit = most.length === 0 ? "" : ` limit ${most.length > 1 ? `least(${most.join(", ")})` : most[0]}`;
  const edgeFields = selection.fields.filter(({ meaning }) => meaning.kind === "edges");
  const isCursorAsked = selection.fields.some((field) =>
    field.selection?.fields.some(({ meaning }) => meaning.kind === "cursor" || isCursorOfPage(meaning)),
  );
  const cursorColumn = isCursorAsked ? `, ${cursorText(base.items)} as "__cursor"` : "";
  const page = `select ${rowColumns(base.row)}${cursorColumn} from ${base.from}${range}${order}${limit}`;

  const k = compilation.statement.alias();
  const row = handedOn(base.row, k);
  // The row beyond the page is counted and nothing else: its computed fields may be dear, or fail.
  const onlyOfPage = (text: string): string =>
    slice.count === undefined || !isBeyondAsked
      ? text
      : `case when row_number() over () <= ${slice.count} then ${text} end`;
  const edges = edgeFields.map(
    (field, index) => `${onlyOfPage(edgeText(field.selection!, source, row, compilation))} as j${index}`,
  );
  const isNumbered = backwards && (isCursorAsked || edgeFields.length > 0);
  const columns = [
    ...(isNumbered ? ["row_number() over () as n"] : []),
    ...(isCursorAsked ? [`${k}."__cursor" as c`] : []),
    ...edges,
  ];
  const numbered = `select ${columns.join(", ")} from (${page}) ${k}`;
  const lists = edgeFields.map(
    (_, index) => `string_agg(e.j${index}, ','${backwards ? " order by e.n desc" : ""}) as j${index}`,
  );
  const cursors = isCursorAsked ? [`array_agg(e.c${backwards ? " order by e.n" : ""}) as cursors`] : [];
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
    const more = slice.count === undefined ? "false" : `${slice.count} > 0 and p.total > ${slice.count}`;
    const values = {
      startCursor: () => cursorJson(backwards ? onPage() : `least(${onPage()}, 1)`),
      endCursor: () => cursorJson(backwards ? `least(${onPage()}, 1)` : onPage()),
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

  /** How many rows the page has, without the one beyond it that may have been read. */
  function onPage(): string {
    return slice.count === undefined ? "p.total" : `least(p.total, ${slice.count})`;
  }

  /** SQL counts list items from 1 and answers NULL for item 0. */
  function cursorJson(index: string): JsonText {
    return { sql: `'"' || p.cursors[${index}] || '"'`, nullable: true };
  }

  /** There are more rows on a side where rows were cut off, or where a cursor leaves rows out. */
  function flag(cutOff: string, side: "after" | "before"): JsonText {
    const cursor = slice[side];
    if (!cursor) return { sql: `(${cutOff})::text`, nullable: false };
    const rest = baseSet(source, args, true, compilation);
    const outside = `(${beyondCursor(side, cursor, rest.items, compilation)}) is not true`;
    const left = `exists (select 1 from ${rest.from} and ${outside})`;
    return { sql: `(${onPage()} > 0 and (${cutOff} or ${left}))::text`, nullable: false };
  }
}

function readSlice(args: Arguments, { statement, input }: Compilation): Slice {
  const given = (name: string) => (args.get(name)?.kind === "leaf" ? (args.get(name) as LeafInput) : undefined);
  const [after, before, first, last] = ["after", "before", "first", "last"].map(given);
  const path = argumentsPath(args);
  if (after && before) throw invalid('"after" and "before" are not allowed at once', path);
  if (first && last) throw invalid('"first" and "last" are not allowed at once', path);
  // bigint, because one row more than asked for is read.
  const count = countParameter(first ?? last, input, "bigint");
  return { from: last ? "end" : "start", count: count && statement.value(count), after, before };
}

const isCursorOfPage = (meaning: SelectedField["meaning"]): boolean =>
  meaning.kind === "pageInfoValue" && meaning.name.endsWith("Cursor");

function edgeText(selection: Selection, source: RowSource, row: Row, compilation: Compilation): string {
  return objectText(
    selection.fields.map((field: SelectedField): [string, JsonText] => {
      switch (field.meaning.kind) {
        case "typename":
          return [field.key, stringJson(selection.type.name)];
        case "cursor":
          return [field.key, { sql: `'"' || ${row.alias}."__cursor" || '"'`, nullable: false }];
        default:
          return [field.key, { sql: rowText(field.selection!, source.table, row, compilation), nullable: false }];
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

const isAboutMore = (name: string): boolean => name.startsWith("has");
