import type { Dice } from "../dice.ts";
import { drawFunctions, drawTables } from "./drawTables.ts";
import { drawRows } from "./drawRows.ts";
import { drawRules } from "./drawRules.ts";
import type { Asker, Rules, Scene, SceneTable } from "./scene.ts";
import { arrayLiteral, drawValue, listVariableOf, postgresText, SESSION_KINDS, variableOf } from "./values.ts";

const ROLES = ["reader", "writer", "guest"];

/** One random world. */
export function drawScene(dice: Dice): Scene {
  const tables = drawTables(dice);
  for (const table of tables) {
    for (const role of ROLES) {
      const rules = drawRules(dice, { tables }, table);
      if (Object.keys(rules).length > 0) table.rules[role] = rules;
    }
  }
  const inherited: Inherited = {
    heir: ["reader", "writer"],
    ...(dice.chance(30) ? { grandchild: ["heir", "guest"] } : {}),
  };
  for (const role of Object.keys(inherited)) {
    for (const table of tables) settleWrites(dice, table, role, inherited);
  }
  return { tables, functions: drawFunctions(dice, tables), roles: ROLES, inherited, rows: drawRows(dice, tables) };
}

type Inherited = Scene["inherited"];

/** Parents of an inherited role must agree on what it may write, or it needs a permission of its own. */
function settleWrites(dice: Dice, table: SceneTable, role: string, inherited: Inherited): void {
  const parents = inherited[role]!;
  const arePlain = parents.every((parent) => !inherited[parent]);
  for (const operation of ["insert", "update", "delete"] as const) {
    const holders = parents.filter((parent) => granted(table, parent, operation, inherited));
    if (holders.length < 2) continue;
    const [holder, ...others] = dice.shuffled(holders);
    const rule = { [operation]: granted(table, holder!, operation, inherited) };
    if (!arePlain || dice.chance(40)) table.rules[role] = { ...table.rules[role], ...rule };
    else if (dice.chance(30)) for (const other of others) table.rules[other] = { ...table.rules[other], ...rule };
    else for (const other of others) delete table.rules[other]![operation];
  }
}

function granted(table: SceneTable, role: string, operation: keyof Rules, inherited: Inherited): Rules[keyof Rules] {
  const own = table.rules[role]?.[operation];
  if (own) return own;
  return inherited[role]
    ?.map((parent) => granted(table, parent, operation, inherited))
    .find((each) => each !== undefined);
}

/** A session of the role; sometimes it lacks a variable that permissions need. */
export function drawAsker(dice: Dice, role: string): Asker {
  const variables: Record<string, string> = { "x-hasura-role": role };
  for (const kind of SESSION_KINDS) {
    variables[variableOf(kind)] = postgresText(kind, drawValue(dice, kind));
    variables[listVariableOf(kind)] = arrayLiteral(
      kind,
      Array.from({ length: dice.below(3) }, () => drawValue(dice, kind)),
    );
  }
  if (dice.chance(4)) delete variables[dice.pick(Object.keys(variables).slice(1))];
  return { role, variables };
}

export const everyRole = ({ roles, inherited }: Scene): string[] => [
  ...roles,
  ...Object.keys(inherited),
  "admin",
  "nobody",
];
