import { cursorOf } from "../reference/connections.ts";
import { keyItems, orderItems } from "../reference/ordering.ts";
import { rowsOf } from "../reference/world.ts";
import type { Json, SceneTable } from "../scenes/scene.ts";
import { readableWhole, withKeys, type Draft } from "./draft.ts";
import { drawDistinct, drawOrder } from "./drawList.ts";
import { drawWhere } from "./drawWhere.ts";
import { drawRow } from "./drawRows.ts";
import { Word, type Argument, type Field, type From, type Input } from "./request.ts";

type Fields = Omit<Field, "key">[];

/** A connection's arguments. A cursor may come from any row of the table, even a hidden one. */
function drawConnectionArguments(draft: Draft, table: SceneTable, from: From): Record<string, Argument> {
  const { dice } = draft;
  const distinct = dice.chance(8) ? drawDistinct(draft, table) : undefined;
  const isSimple = dice.chance(50);
  const order = isSimple
    ? simpleOrder(draft, table, distinct?.field)
    : dice.chance(60)
      ? drawOrder(draft, table, distinct, false)
      : [];
  const size = { type: "Int", value: dice.below(5) };
  const canPage = isSimple && order.length > 0 && distinct?.nullable !== true;
  const cursor = canPage && dice.chance(60) ? drawCursor(draft, table, order) : undefined;
  return {
    ...(dice.chance(40) ? { where: { type: `${table.base}_bool_exp`, value: drawWhere(draft, table) } } : {}),
    ...(distinct ? { distinct_on: { type: `[${table.base}_select_column!]`, value: [new Word(distinct.field)] } } : {}),
    ...(order.length > 0 ? { order_by: { type: `[${table.base}_order_by!]`, value: order } } : {}),
    ...(dice.chance(65) ? { [dice.chance(65) || "function" in from ? "first" : "last"]: size } : {}),
    ...(cursor ? { [dice.chance(60) ? "after" : "before"]: { type: "String", value: cursor } } : {}),
  };
}

/** An order by columns of the table that are never null, because connections can page by no others. */
function simpleOrder(draft: Draft, table: SceneTable, distinct: string | undefined): Input[] {
  const { dice } = draft;
  const { may } = readableWhole(draft, table);
  const usable = may.filter(({ nullable, kind, field }) => !nullable && kind !== "json" && field !== distinct);
  const columns = dice.shuffled(usable).slice(0, 1 + dice.below(2));
  const fields = [...(distinct === undefined ? [] : [distinct]), ...columns.map(({ field }) => field)];
  return fields.map((field) => ({ [field]: new Word(dice.pick(["asc", "desc"])) }));
}

function drawCursor({ dice, world }: Draft, table: SceneTable, order: readonly Input[]): string | undefined {
  const rows = rowsOf(world, table);
  if (rows.length === 0) return undefined;
  const items = orderItems(world, JSON.parse(JSON.stringify(order)) as Json, table);
  const cursor = cursorOf([...items, ...keyItems(table, items)], dice.pick(rows));
  return Buffer.from(JSON.stringify(cursor)).toString("base64");
}

/** An `X_connection` field. */
export function connectionField(
  draft: Draft,
  name: string,
  from: From,
  table: SceneTable,
  depth: number,
): Fields[number] {
  const { dice } = draft;
  const info = dice.some(["hasNextPage", "hasPreviousPage", "startCursor", "endCursor"] as const, 70);
  const edge: Fields = [
    { name: "node", selection: drawRow(draft, table, depth - 1), meaning: { kind: "edgeNode" }, on: table.base },
    ...(dice.chance(50) ? [{ name: "cursor", meaning: { kind: "cursor" } } as const] : []),
  ];
  const fields: Fields = [{ name: "edges", selection: withKeys(draft, edge), meaning: { kind: "edges" } }];
  if (info.length > 0 && dice.chance(60)) {
    const selection = withKeys(
      draft,
      info.map((value) => ({ name: value, meaning: { kind: "page", value } })),
    );
    fields.push({ name: "pageInfo", selection, meaning: { kind: "pageInfo" } });
  }
  return {
    name,
    args: drawConnectionArguments(draft, table, from),
    selection: withKeys(draft, fields),
    meaning: { kind: "connection", from },
  };
}
