import { writeRights } from "../reference/rights.ts";
import { constraints } from "../reference/statement.ts";
import type { SceneColumn, SceneTable } from "../scenes/scene.ts";
import { drawValue, NUMBERS } from "../scenes/values.ts";
import { split, steal, type Draft } from "./draft.ts";
import { drawReference } from "./drawInsert.ts";
import type { Input } from "./request.ts";

type Columns = Record<string, Input>;

/** `_set`, `_inc` and `_append` over columns that the role may update, each column in one of them. */
export function drawChanges(draft: Draft, table: SceneTable): Record<string, Columns> {
  const { dice, world } = draft;
  const rule = writeRights(world.scene, world.asker.role, table, "update");
  const { may, mayNot } = split(
    table.columns,
    ({ name }) => (rule?.columns.includes(name) ?? false) && !(name in rule!.set),
  );
  const unique = new Set([...constraints(table).values()].flat());
  const changes: Record<string, Columns> = {};
  const change = (operator: string, column: SceneColumn, value: Input) => {
    changes[operator] = { ...changes[operator], [column.field]: value };
  };
  const chosen = may.filter(({ name }) => dice.chance(unique.has(name) ? 8 : 40));
  for (const column of chosen) {
    // Whether an increment collides depends on which row Postgres takes first.
    const mayCount = NUMBERS.has(column.kind) && !unique.has(column.name);
    if (mayCount && dice.chance(35)) change("_inc", column, 1);
    else if (column.kind === "json" && dice.chance(40)) change("_append", column, drawValue(dice, "json"));
    else change("_set", column, drawReference(draft, table, column));
  }
  const stolen = steal(draft, mayNot, ({ name }) => `set ${table.name}.${name}`);
  if (stolen) change("_set", stolen, drawValue(dice, stolen.kind));
  return changes;
}
