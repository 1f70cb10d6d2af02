import type { Dice } from "../dice.ts";
import { drawExpression, type Tables } from "./drawExpression.ts";
import type { Json, Rules, SceneTable, SelectRule, WriteRule } from "./scene.ts";
import { drawValue, SESSION_KINDS, variableOf } from "./values.ts";

/** What one role may do with one table, which is often nothing. */
export function drawRules(dice: Dice, scene: Tables, table: SceneTable): Rules {
  const filter = () => (dice.chance(15) ? {} : drawExpression(dice, scene, table));
  return {
    ...(dice.chance(85) ? { select: drawSelect(dice, scene, table) } : {}),
    ...(table.view
      ? {}
      : {
          ...(dice.chance(60)
            ? {
                insert: {
                  check: dice.chance(40) ? {} : filter(),
                  ...drawWrite(dice, table, dice.chance(60) ? 100 : 80),
                  ...backend(dice),
                },
              }
            : {}),
          ...(dice.chance(65)
            ? {
                update: {
                  filter: filter(),
                  ...(dice.chance(50) ? { check: filter() } : {}),
                  ...drawWrite(dice, table, 65),
                },
              }
            : {}),
          ...(dice.chance(55) ? { delete: { filter: filter() } } : {}),
        }),
  };
}

const backend = (dice: Dice): { backend_only?: boolean } => (dice.chance(8) ? { backend_only: true } : {});

function drawSelect(dice: Dice, scene: Tables, table: SceneTable): SelectRule {
  const columns = dice.some(table.columns, 70).map(({ name }) => name);
  const allow_aggregations = dice.chance(65);
  const hasKey = table.key.length > 0 && table.key.every((name) => columns.includes(name));
  const roots = ["select", ...(hasKey ? ["select_by_pk"] : []), ...(allow_aggregations ? ["select_aggregate"] : [])];
  return {
    columns,
    computed_fields: dice
      .some(
        table.computed.filter(({ kind }) => kind !== "rows"),
        70,
      )
      .map(({ name }) => name),
    filter: dice.chance(15) ? {} : drawExpression(dice, scene, table),
    ...(dice.chance(20) ? { limit: dice.below(5) } : {}),
    allow_aggregations,
    ...(dice.chance(25) ? { query_root_fields: dice.some(roots, 50) } : {}),
    ...(dice.chance(20) ? { subscription_root_fields: dice.some([...roots, "select_stream"], 50) } : {}),
  };
}

function drawWrite(dice: Dice, table: SceneTable, percent: number): WriteRule {
  const columns = dice.some(table.columns, percent).map(({ name }) => name);
  const set: Record<string, Json> = {};
  for (const { name, kind } of table.columns) {
    if (!SESSION_KINDS.some((each) => each === kind) || table.key.includes(name) || !dice.chance(20)) continue;
    set[name] = dice.chance(60) ? variableOf(kind) : drawValue(dice, kind);
  }
  return { columns, set };
}
