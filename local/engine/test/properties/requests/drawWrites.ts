import { writeRights } from "../reference/rights.ts";
import { constraints } from "../reference/statement.ts";
import type { Rules, SceneTable } from "../scenes/scene.ts";
import { drawInsert } from "./drawInsert.ts";
import { choose, rightsOf, split, steal, withKeys, type Draft } from "./draft.ts";
import { keyArguments } from "./drawQuery.ts";
import { drawRow } from "./drawRows.ts";
import { drawChanges } from "./drawChanges.ts";
import { drawWhere } from "./drawWhere.ts";
import { Word, type Argument, type Field, type Input, type Request } from "./request.ts";

type Root = Omit<Field, "key">;
type Arguments = Record<string, Argument>;
const DEPTH = 2;

/** A mutation of one or two root fields. */
export function drawMutation(draft: Draft): Request {
  const { dice, endpoint } = draft;
  const count = dice.chance(25) ? 2 : 1;
  const roots: Root[] = [];
  for (let index = 0; index < count; index++) {
    const { may, mayNot } = split(
      draft.world.scene.tables.flatMap((table) => ways(draft, table)),
      (way) => way.may,
    );
    const way = choose(draft, may, mayNot, ({ name }) => `root ${name}`);
    if (way) roots.push(way.make());
  }
  if (roots.length === 0) {
    const thief = draft.thief?.loot;
    return {
      endpoint,
      operation: "query",
      fields: [{ key: "__typename", name: "__typename", meaning: { kind: "typename", type: "query_root" } }],
      ...(thief ? { loot: thief } : {}),
    };
  }
  const loot = draft.thief?.loot;
  return { endpoint, operation: "mutation", fields: withKeys(draft, roots), ...(loot === undefined ? {} : { loot }) };
}

interface Way {
  name: string;
  may: boolean;
  make(): Root;
}

function ways(draft: Draft, table: SceneTable): Way[] {
  const { scene, asker } = draft.world;
  // Postgres decides what admin may do with a view.
  if (table.view && asker.role === "admin") return [];
  const { base } = table;
  const rule = <Operation extends "insert" | "update" | "delete">(operation: Operation): Rules[Operation] =>
    writeRights(scene, asker.role, table, operation);
  const select = rightsOf(draft, table);
  const seesKey = table.key.length > 0 && table.key.every((name) => select?.columns.has(name) ?? false);
  const hasKey = table.key.length > 0;
  const way = (name: string, may: boolean, make: () => Root): Way => ({ name, may, make });
  const all = [
    way(`insert_${base}`, rule("insert") !== undefined, () => insert(draft, table, false)),
    way(`insert_${base}_one`, rule("insert") !== undefined && select !== undefined, () => insert(draft, table, true)),
    way(`update_${base}`, rule("update") !== undefined, () => update(draft, table, false)),
    way(`update_${base}_many`, rule("update") !== undefined, () => updateMany(draft, table)),
    way(`delete_${base}`, rule("delete") !== undefined, () => remove(draft, table, false)),
  ];
  if (!hasKey) return all;
  return [
    ...all,
    way(`update_${base}_by_pk`, rule("update") !== undefined && seesKey, () => update(draft, table, true)),
    way(`delete_${base}_by_pk`, rule("delete") !== undefined && seesKey, () => remove(draft, table, true)),
  ];
}

function insert(draft: Draft, table: SceneTable, one: boolean): Root {
  const { dice } = draft;
  const count = one ? 1 : 1 + dice.below(3);
  const objects = Array.from({ length: count }, () => drawInsert(draft, table, 1));
  const type = `${table.base}_insert_input!`;
  const conflict = dice.chance(35) ? drawConflict(draft, table) : undefined;
  const args: Arguments = {
    ...(one ? { object: { type, value: objects[0]! } } : { objects: { type: `[${type}]!`, value: objects } }),
    ...(conflict ? { on_conflict: { type: `${table.base}_on_conflict`, value: conflict } } : {}),
  };
  const name = one ? `insert_${table.base}_one` : `insert_${table.base}`;
  return { name, args, ...output(draft, table, one), meaning: { kind: "insert", table: table.name, one } };
}

function drawConflict(draft: Draft, table: SceneTable): Record<string, Input> | undefined {
  const { dice, world } = draft;
  const names = [...constraints(table).keys()].filter((name) => table.key.length > 0 || !name.endsWith("_pkey"));
  if (names.length === 0) return undefined;
  const rule = writeRights(world.scene, world.asker.role, table, "update");
  const { may, mayNot } = split(
    table.columns,
    ({ name }) => (rule?.columns.includes(name) ?? false) && !(name in rule!.set),
  );
  const stolen = steal(draft, mayNot, ({ name }) => `update on conflict ${table.name}.${name}`);
  const columns = [...(dice.chance(25) ? [] : dice.some(may, 60)), ...(stolen ? [stolen] : [])];
  return {
    constraint: new Word(dice.pick(names)),
    update_columns: columns.map(({ field }) => new Word(field)),
    ...(dice.chance(35) ? { where: drawWhere(draft, table, 1) } : {}),
  };
}

function update(draft: Draft, table: SceneTable, one: boolean): Root {
  const changes = Object.fromEntries(
    Object.entries(drawChanges(draft, table)).map(([name, value]): [string, Argument] => [
      name,
      { type: `${table.base}${name}_input`, value },
    ]),
  );
  const which: Arguments = one
    ? { pk_columns: { type: `${table.base}_pk_columns_input!`, value: keyObject(draft, table) } }
    : { where: { type: `${table.base}_bool_exp!`, value: drawWhere(draft, table) } };
  const name = one ? `update_${table.base}_by_pk` : `update_${table.base}`;
  const args = { ...which, ...changes };
  return { name, args, ...output(draft, table, one), meaning: { kind: "update", table: table.name, one } };
}

function updateMany(draft: Draft, table: SceneTable): Root {
  const updates = Array.from({ length: 1 + draft.dice.below(2) }, () => ({
    where: drawWhere(draft, table),
    ...drawChanges(draft, table),
  }));
  return {
    name: `update_${table.base}_many`,
    args: { updates: { type: `[${table.base}_updates!]!`, value: updates } },
    ...output(draft, table, false),
    meaning: { kind: "updateMany", table: table.name, one: false },
  };
}

function remove(draft: Draft, table: SceneTable, one: boolean): Root {
  const args: Arguments = one
    ? keyArguments(draft, table)
    : { where: { type: `${table.base}_bool_exp!`, value: drawWhere(draft, table) } };
  const name = one ? `delete_${table.base}_by_pk` : `delete_${table.base}`;
  return { name, args, ...output(draft, table, one), meaning: { kind: "delete", table: table.name, one } };
}

const keyObject = (draft: Draft, table: SceneTable): Record<string, Input> =>
  Object.fromEntries(Object.entries(keyArguments(draft, table)).map(([name, { value }]) => [name, value]));

/** The selection on the written rows. */
function output(draft: Draft, table: SceneTable, one: boolean): Pick<Field, "selection" | "on"> {
  const { dice } = draft;
  const select = rightsOf(draft, table);
  if (one) {
    const typename = [{ key: "__typename", name: "__typename", meaning: { kind: "loot" } }] as const;
    return select ? { selection: drawRow(draft, table, DEPTH), on: table.base } : { selection: typename };
  }
  const fields: Root[] = [];
  if (dice.chance(75)) fields.push({ name: "affected_rows", meaning: { kind: "affected" } });
  if (select && (fields.length === 0 || dice.chance(65))) {
    fields.push({
      name: "returning",
      selection: drawRow(draft, table, DEPTH),
      meaning: { kind: "returning" },
      on: table.base,
    });
  } else if (!select && steal(draft, [table], ({ name }) => `returning ${name}`)) {
    fields.push({
      name: "returning",
      selection: [{ key: "__typename", name: "__typename", meaning: { kind: "loot" } }],
      meaning: { kind: "loot" },
    });
  }
  if (fields.length === 0) fields.push({ name: "affected_rows", meaning: { kind: "affected" } });
  return { selection: withKeys(draft, fields), on: `${table.base}_mutation_response` };
}
