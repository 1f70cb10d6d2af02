import type { SceneColumn, SceneTable } from "../scenes/scene.ts";
import { NUMBERS } from "../scenes/values.ts";
import { choose, readable, readableWhole, withKeys, type Draft } from "./draft.ts";
import { drawListArguments } from "./drawList.ts";
import { drawRow } from "./drawRows.ts";
import { Word, type Field, type From } from "./request.ts";

type Fields = Omit<Field, "key">[];

const FUNCTIONS = [
  "sum",
  "avg",
  "max",
  "min",
  "stddev",
  "stddev_pop",
  "stddev_samp",
  "var_pop",
  "var_samp",
  "variance",
];

/** An `X_aggregate` field. */
export function aggregateField(
  draft: Draft,
  name: string,
  from: From,
  table: SceneTable,
  depth: number,
): Fields[number] {
  const { dice } = draft;
  const fields: Fields = [];
  if (dice.chance(85)) {
    const values: Fields = [];
    if (dice.chance(70)) values.push(countField(draft, table));
    for (const fn of dice.some(FUNCTIONS, 20)) values.push(...overField(draft, table, fn));
    if (values.length === 0) values.push({ name: "count", meaning: { kind: "count" } });
    fields.push({ name: "aggregate", selection: withKeys(draft, values), meaning: { kind: "values" } });
  }
  if (fields.length === 0 || dice.chance(40)) {
    fields.push({
      name: "nodes",
      selection: drawRow(draft, table, depth - 1),
      meaning: { kind: "nodes" },
      on: table.base,
    });
  }
  return {
    name,
    args: drawListArguments(draft, table, true),
    selection: withKeys(draft, fields),
    meaning: { kind: "aggregate", from },
  };
}

function countField(draft: Draft, table: SceneTable): Fields[number] {
  const { dice } = draft;
  const { may, mayNot } = readableWhole(draft, table);
  const first = dice.chance(40)
    ? choose(draft, may, mayNot, (column) => `count ${table.name}.${column.name}`)
    : undefined;
  const others = dice.chance(30) ? may.filter((column) => column !== first).slice(0, 1) : [];
  const columns = first ? [first, ...others] : [];
  return {
    name: "count",
    args: {
      ...(columns.length > 0
        ? { columns: { type: `[${table.base}_select_column!]`, value: columns.map(({ field }) => new Word(field)) } }
        : {}),
      ...(dice.chance(30) && columns.length > 0 ? { distinct: { type: "Boolean", value: dice.chance(70) } } : {}),
    },
    meaning: { kind: "count" },
  };
}

function overField(draft: Draft, table: SceneTable, fn: string): Fields {
  // Postgres has no max of uuids.
  const isComparing = fn === "max" || fn === "min";
  const fits = ({ kind }: SceneColumn) =>
    NUMBERS.has(kind) || (isComparing && (kind === "text" || kind === "date" || kind === "instant"));
  const { may, mayNot } = readable(draft, table);
  const column = choose(draft, may.filter(fits), mayNot.filter(fits), ({ name }) => `${fn} of ${table.name}.${name}`);
  if (!column) return [];
  const selection = withKeys(draft, [{ name: column.field, meaning: { kind: "over", column: column.name } }]);
  return [{ name: fn, selection, meaning: { kind: "function", name: fn } }];
}
