import type { SceneColumn, SceneTable } from "../scenes/scene.ts";
import { tableNamed } from "../scenes/scene.ts";
import { readable, rightsOf, split, steal, withKeys, type Draft } from "./draft.ts";
import { aggregateField } from "./drawAggregate.ts";
import { connectionField } from "./drawConnection.ts";
import { drawListArguments } from "./drawList.ts";
import type { Field, From } from "./request.ts";

type Fields = Omit<Field, "key">[];

/** The selection on one row: columns, computed fields, and related rows down to `depth`. */
export function drawRow(draft: Draft, table: SceneTable, depth: number): Field[] {
  const { dice, endpoint } = draft;
  const fields: Fields = [];
  const isNode = endpoint === "relay" && table.key.length > 0;
  const hidden = (column: SceneColumn) => endpoint === "relay" && column.field === "id";
  const { may, mayNot } = readable(draft, table);
  const visible = may.filter((each) => !hidden(each));
  for (const column of dice.some(visible, 45)) fields.push(columnField(draft, column));
  const stolen = steal(
    draft,
    [...mayNot, ...may].filter((column) => (hidden(column) ? !isNode : mayNot.includes(column))),
    ({ name }) => `select ${table.name}.${name}`,
  );
  if (stolen) fields.push({ name: stolen.field, meaning: { kind: "loot" } });
  if (isNode && dice.chance(35)) fields.push({ name: "id", meaning: { kind: "globalId" } });
  fields.push(...drawComputed(draft, table, depth));
  if (depth > 0) for (const way of table.relationships) fields.push(...drawRelated(draft, table, way, depth));
  if (fields.length === 0 || dice.chance(12)) {
    fields.push({ name: "__typename", meaning: { kind: "typename", type: table.base } });
  }
  return withKeys(draft, fields);
}

function columnField({ dice }: Draft, { name, field, kind }: SceneColumn): Fields[number] {
  if (kind !== "json" || !dice.chance(20)) return { name: field, meaning: { kind: "column", column: name } };
  const path = dice.pick(["a", "b"]);
  const args = { path: { type: "String", value: dice.chance(50) ? path : `$.${path}` } };
  return { name: field, args, meaning: { kind: "column", column: name, path } };
}

function drawComputed(draft: Draft, table: SceneTable, depth: number): Fields {
  const { dice, world } = draft;
  const scalars = table.computed.filter(({ kind }) => kind !== "rows");
  const { may, mayNot } = split(scalars, ({ name }) => rightsOf(draft, table)!.computed.has(name));
  const fields: Fields = dice.some(may, 50).map(({ name }) => ({ name, meaning: { kind: "computed", name } }));
  const stolen = steal(draft, mayNot, ({ name }) => `select ${table.name}.${name}`);
  if (stolen) fields.push({ name: stolen.name, meaning: { kind: "loot" } });
  for (const field of table.computed) {
    if (field.kind !== "rows" || depth === 0 || draft.room.left <= 0 || !dice.chance(35)) continue;
    draft.room.left -= 1;
    const to = tableNamed(world.scene, field.to);
    if (rightsOf(draft, to)) fields.push(rowsField(draft, field.name, { computed: field.name }, to, depth));
    else if (steal(draft, [field], ({ name }) => `rows of ${table.name}.${name}`)) fields.push(lootOf(field.name));
  }
  return fields;
}

const lootOf = (name: string): Fields[number] => ({
  name,
  meaning: { kind: "loot" },
  selection: [{ key: "__typename", name: "__typename", meaning: { kind: "loot" } }],
});

function drawRelated(draft: Draft, table: SceneTable, way: SceneTable["relationships"][number], depth: number): Fields {
  const { dice } = draft;
  if (draft.room.left <= 0 || !dice.chance(35)) return [];
  draft.room.left -= 1;
  const to = tableNamed(draft.world.scene, way.to);
  const rights = rightsOf(draft, to);
  const from: From = { relationship: way.name };
  if (!rights) return steal(draft, [way], ({ name }) => `related ${table.name}.${name}`) ? [lootOf(way.name)] : [];
  if (way.kind === "object") {
    return [{ name: way.name, on: to.base, selection: drawRow(draft, to, depth - 1), meaning: { kind: "row", from } }];
  }
  const fields: Fields = [];
  if (dice.chance(60)) fields.push(rowsField(draft, way.name, from, to, depth));
  if (dice.chance(40)) {
    const name = `${way.name}_aggregate`;
    if (rights.aggregations) fields.push(aggregateField(draft, name, from, to, depth));
    else if (steal(draft, [way], () => `aggregate ${table.name}.${name}`)) fields.push(lootOf(name));
  }
  if (draft.endpoint === "relay" && dice.chance(60)) {
    const name = `${way.name}_connection`;
    if (to.key.length > 0) fields.push(connectionField(draft, name, from, to, depth));
    else if (steal(draft, [way], () => `connection ${table.name}.${name}`)) fields.push(lootOf(name));
  }
  return fields;
}

export const rowsField = (
  draft: Draft,
  name: string,
  from: From,
  table: SceneTable,
  depth: number,
): Fields[number] => ({
  name,
  args: drawListArguments(draft, table),
  selection: drawRow(draft, table, depth - 1),
  meaning: { kind: "rows", from },
  on: table.base,
});
