import { writeRights } from "../reference/rights.ts";
import { constraints } from "../reference/statement.ts";
import { rowsOf } from "../reference/world.ts";
import type { SceneColumn, SceneRelationship, SceneTable } from "../scenes/scene.ts";
import { tableNamed } from "../scenes/scene.ts";
import { drawValue, keyValue } from "../scenes/values.ts";
import { split, steal, type Draft } from "./draft.ts";
import { inputOf, Word, type Input } from "./request.ts";

type Inputs = Record<string, Input>;

/** An `X_insert_input` with related rows down to `depth`. `taken` are columns that a related row decides. */
export function drawInsert(draft: Draft, table: SceneTable, depth: number, taken: readonly string[] = []): Inputs {
  const { dice, world } = draft;
  const rule = writeRights(world.scene, world.asker.role, table, "insert");
  const { may, mayNot } = split(
    table.columns,
    ({ name }) => (rule?.columns.includes(name) ?? false) && !(name in rule!.set),
  );
  const object: Inputs = {};
  const decided = new Set([...taken, ...Object.keys(rule?.set ?? {})]);
  if (depth > 0) {
    for (const way of table.relationships) {
      const nested = dice.chance(22) ? drawNested(draft, way, decided, depth) : undefined;
      if (nested) object[way.name] = nested;
    }
  }
  for (const column of may) {
    if (decided.has(column.name)) continue;
    const isNeeded = !column.nullable && column.fallback === undefined;
    if (dice.chance(isNeeded ? 97 : 60)) object[column.field] = drawReference(draft, table, column);
  }
  const stolen = steal(draft, mayNot, ({ name }) => `insert ${table.name}.${name}`);
  if (stolen) object[stolen.field] = drawValue(dice, stolen.kind);
  return object;
}

/** A value for a column: keys are mostly new, and references mostly exist. */
export function drawReference(draft: Draft, table: SceneTable, column: SceneColumn): Input {
  const { dice, world } = draft;
  if (column.nullable && dice.chance(15)) return null;
  const key = table.foreignKeys.find(({ columns }) => columns.includes(column.name));
  if (key) {
    const rows = rowsOf(world, tableNamed(world.scene, key.table));
    // The first rows come more often, so that the parts of a composite key agree.
    const isAlone = key.columns.length === 1;
    const row = rows[isAlone || dice.chance(40) ? dice.below(rows.length) : 0];
    if (row) return row[key.targets[key.columns.indexOf(column.name)]!]!;
  }
  if (table.key.includes(column.name))
    return keyValue(column.kind, dice.chance(30) ? dice.below(7) : 8 + dice.below(30));
  const isUnique = table.uniques.some(({ columns }) => columns.includes(column.name));
  if (isUnique && column.kind === "int" && dice.chance(70)) return 8 + dice.below(30);
  return inputOf(column.kind, drawValue(dice, column.kind));
}

function drawNested(draft: Draft, way: SceneRelationship, decided: Set<string>, depth: number): Inputs | undefined {
  const { dice, world } = draft;
  const to = tableNamed(world.scene, way.to);
  const rule = writeRights(world.scene, world.asker.role, to, "insert");
  if (!rule) {
    // Postgres decides what admin may do with a view.
    if (to.view && world.asker.role === "admin") return undefined;
    return steal(draft, [way], ({ name }) => `insert through ${name}`)
      ? { data: way.kind === "object" ? {} : [] }
      : undefined;
  }
  // A column has only one source.
  if (way.insertBefore) {
    if (way.mapping.some(([local]) => decided.has(local))) return undefined;
    for (const [local] of way.mapping) decided.add(local);
  } else if (way.mapping.some(([, remote]) => remote in rule.set)) return undefined;
  const fixed = way.insertBefore ? [] : way.mapping.map(([, remote]) => remote);
  const rows = Array.from({ length: way.kind === "object" ? 1 : dice.below(3) }, () =>
    drawInsert(draft, to, depth - 1, fixed),
  );
  const names = [...constraints(to).keys()];
  return {
    data: way.kind === "object" ? rows[0]! : rows,
    ...(dice.chance(20) ? { on_conflict: { constraint: new Word(dice.pick(names)), update_columns: [] } } : {}),
  };
}
