import type { Dice } from "../dice.ts";
import type { Expression, Json, Kind, SceneColumn, SceneTable } from "./scene.ts";
import { tableNamed, type Scene } from "./scene.ts";
import { drawValue, listVariableOf, SESSION_KINDS, variableOf } from "./values.ts";

export type Tables = Pick<Scene, "tables">;

/** Patterns with what they mean in LIKE, SIMILAR TO and regular expressions. */
export const PATTERNS: Readonly<Record<string, readonly string[]>> = {
  like: ["a%", "%b", "_", "%", "a\\%b", "x\\_y", "%'%", "B"],
  similar: ["a%", "(a|b)", "_", "(a|x)%"],
  regex: ["^a", "b$", "^$", "[Bx]", "a.b"],
};

export const PATTERN_OPERATORS: Readonly<Record<string, string>> = {
  _like: "like",
  _nlike: "like",
  _ilike: "like",
  _nilike: "like",
  _similar: "similar",
  _nsimilar: "similar",
  _regex: "regex",
  _nregex: "regex",
  _iregex: "regex",
  _niregex: "regex",
};

/** A random boolean expression of the metadata over rows of `table`; `root` is the permission's own table. */
export function drawExpression(
  dice: Dice,
  scene: Tables,
  table: SceneTable,
  root: SceneTable = table,
  depth = 3,
): Expression {
  if (dice.chance(8)) return {};
  if (depth === 0 || dice.chance(45)) return columnTest(dice, table, root);
  const inner = (next = table) => drawExpression(dice, scene, next, root, depth - 1);
  switch (dice.below(8)) {
    case 0:
      return { [dice.pick(["_and", "$and"])]: list(dice, inner) };
    case 1:
    case 2:
      return { [dice.pick(["_or", "$or"])]: list(dice, inner) };
    case 3:
      return { [dice.pick(["_not", "$not"])]: inner() };
    case 4: {
      const other = dice.pick(scene.tables);
      const where = inner(other);
      const name: Json = dice.chance(50) ? other.name : { schema: "public", name: other.name };
      return { _exists: { _table: name, _where: where } };
    }
    case 5:
      return Object.assign(columnTest(dice, table, root), columnTest(dice, table, root));
    default: {
      const ways = [
        ...table.relationships,
        ...table.computed.flatMap((field) => (field.kind === "rows" ? [field] : [])),
      ];
      if (ways.length === 0) return columnTest(dice, table, root);
      const way = dice.pick(ways);
      return { [way.name]: inner(tableNamed(scene, way.to)) };
    }
  }
}

const list = (dice: Dice, item: () => Expression): Expression[] =>
  Array.from({ length: dice.chance(8) ? 0 : 1 + dice.below(3) }, item);

function columnTest(dice: Dice, table: SceneTable, root: SceneTable): Record<string, Json> {
  const scalars = table.computed.filter(({ kind }) => kind !== "rows");
  if (scalars.length > 0 && dice.chance(12)) {
    const field = dice.pick(scalars);
    const kind = field.kind === "plus" ? "int" : "bool";
    return { [field.name]: comparison(dice, kind) };
  }
  const column = dice.pick(table.columns);
  if (dice.chance(12)) {
    const other = columnComparison(dice, column, table, root);
    if (other) return { [column.name]: other };
  }
  if (dice.chance(15)) return { [column.name]: plain(operand(dice, column.kind), column.kind) };
  return { [column.name]: comparison(dice, column.kind) };
}

/** Only a value that is no object can stand for equality. */
const plain = (value: Json, kind: Kind): Json => (kind === "json" ? { _eq: value } : value);

function columnComparison(
  dice: Dice,
  column: SceneColumn,
  table: SceneTable,
  root: SceneTable,
): Expression | undefined {
  const isRoot = dice.chance(50);
  const others = (isRoot ? root : table).columns.filter(({ kind }) => kind === column.kind && kind !== "json");
  if (others.length === 0) return undefined;
  const other = dice.pick(others).name;
  const operator = dice.pick(["_ceq", "_cne", "_cneq", "_cgt", "_clt", "_cgte", "_clte", "$ceq"]);
  return { [operator]: isRoot ? ["$", other] : other };
}

/** The operand of a comparison, sometimes a session variable. */
function operand(dice: Dice, kind: Kind): Json {
  if (SESSION_KINDS.some((each) => each === kind) && dice.chance(40)) {
    const name = variableOf(kind);
    return dice.chance(30) ? name.replace("x-hasura", "X-Hasura") : name;
  }
  return drawValue(dice, kind);
}

function comparison(dice: Dice, kind: Kind): Expression {
  const tests = Object.assign({}, ...Array.from({ length: dice.chance(15) ? 2 : 1 }, () => oneTest(dice, kind)));
  return tests as Expression;
}

function oneTest(dice: Dice, kind: Kind): Expression {
  if (dice.chance(15)) return { _is_null: dice.chance(50) };
  if (kind === "text" && dice.chance(40)) {
    const operator = dice.pick(Object.keys(PATTERN_OPERATORS));
    return { [operator]: dice.pick(PATTERNS[PATTERN_OPERATORS[operator]!]!) };
  }
  if (kind === "json") return jsonTest(dice);
  if (kind === "ints" && dice.chance(40)) {
    return { [dice.pick(["_contains", "_contained_in"])]: drawValue(dice, kind) };
  }
  if (dice.chance(30)) {
    const operator = dice.pick(["_in", "_nin", "$in"]);
    if (SESSION_KINDS.some((each) => each === kind) && dice.chance(40)) return { [operator]: listVariableOf(kind) };
    // Postgres has no lists of lists.
    if (kind !== "ints") {
      return { [operator]: Array.from({ length: dice.below(4) }, () => operand(dice, kind)) };
    }
  }
  if (kind === "color") return { [dice.pick(["_eq", "_neq"])]: drawValue(dice, kind) };
  const operators = ["_eq", "_neq", "_gt", "_lt", "_gte", "_lte", "$eq", "_ne"];
  return { [dice.pick(operators)]: operand(dice, kind) };
}

export function jsonTest(dice: Dice): Expression {
  switch (dice.below(5)) {
    case 0:
      return { [dice.pick(["_contains", "_contained_in"])]: drawValue(dice, "json") };
    case 1:
      return { _has_key: dice.pick(["a", "b", "x"]) };
    case 2:
      return { [dice.pick(["_has_keys_any", "_has_keys_all"])]: dice.some(["a", "b", "x"], 50) };
    default:
      return { [dice.pick(["_eq", "_neq"])]: drawValue(dice, "json") };
  }
}
