import type { Dice } from "../dice.ts";
import { jsonTest, PATTERN_OPERATORS, PATTERNS } from "../scenes/drawExpression.ts";
import type { Kind, SceneTable } from "../scenes/scene.ts";
import { tableNamed } from "../scenes/scene.ts";
import { drawValue } from "../scenes/values.ts";
import { choose, readable, readableWhole, rightsOf, split, type Draft } from "./draft.ts";
import { inputOf, Word, type Input } from "./request.ts";

type Where = Record<string, Input>;

/** A client's `X_bool_exp`. */
export function drawWhere(draft: Draft, table: SceneTable, depth = 2): Where {
  const { dice } = draft;
  if (dice.chance(8)) return {};
  if (depth === 0 || dice.chance(45)) return columnTest(draft, table);
  const inner = (next = table) => drawWhere(draft, next, depth - 1);
  switch (dice.below(8)) {
    case 0:
      return { _and: Array.from({ length: dice.below(3) }, () => inner()) };
    case 1:
      return { _or: Array.from({ length: dice.below(3) }, () => inner()) };
    case 2:
      return { _not: inner() };
    case 3:
      return countTest(draft, table, depth) ?? columnTest(draft, table);
    case 4:
      return { ...columnTest(draft, table), ...columnTest(draft, table) };
    default:
      return throughRelation(draft, table, depth) ?? columnTest(draft, table);
  }
}

function columnTest(draft: Draft, table: SceneTable): Where {
  const { dice } = draft;
  const scalars = table.computed.filter(({ kind }) => kind !== "rows");
  if (scalars.length > 0 && dice.chance(15)) {
    const { may, mayNot } = split(scalars, ({ name }) => rightsOf(draft, table)?.computed.has(name) ?? false);
    const field = choose(draft, may, mayNot, ({ name }) => `where ${table.name}.${name}`);
    if (field) return { [field.name]: comparison(dice, field.kind === "plus" ? "int" : "bool") };
  }
  const { may, mayNot } = readable(draft, table);
  const column = choose(draft, may, mayNot, ({ name }) => `where ${table.name}.${name}`);
  return column ? { [column.field]: comparison(dice, column.kind) } : {};
}

function throughRelation(draft: Draft, table: SceneTable, depth: number): Where | undefined {
  const ways = [...table.relationships, ...table.computed.flatMap((field) => (field.kind === "rows" ? [field] : []))];
  const target = (name: string) => tableNamed(draft.world.scene, name);
  const { may, mayNot } = split(
    ways,
    ({ to }) => rightsOf(draft, target(to)) !== undefined && rightsOf(draft, table) !== undefined,
  );
  const way = choose(draft, may, mayNot, ({ name }) => `where ${table.name}.${name}`);
  if (!way) return undefined;
  // Whether there is any row is already worth asking.
  const isBare = !may.includes(way) || draft.dice.chance(35);
  return { [way.name]: isBare ? {} : drawWhere(draft, target(way.to), depth - 1) };
}

function countTest(draft: Draft, table: SceneTable, depth: number): Where | undefined {
  const { dice } = draft;
  const arrays = table.relationships.filter(({ kind }) => kind === "array");
  const target = (name: string) => tableNamed(draft.world.scene, name);
  const { may, mayNot } = split(
    arrays,
    ({ to }) => rightsOf(draft, table) !== undefined && (rightsOf(draft, target(to))?.aggregations ?? false),
  );
  const way = choose(draft, may, mayNot, ({ name }) => `where ${table.name}.${name}_aggregate`);
  if (!way) return undefined;
  if (!may.includes(way)) return { [`${way.name}_aggregate`]: { count: { predicate: { _gt: 0 } } } };
  const to = target(way.to);
  const filter: Where = dice.chance(40) ? { filter: drawWhere(draft, to, depth - 1) } : {};
  const { may: whole, mayNot: parts } = readableWhole(draft, to);
  const booleans = whole.filter(({ kind }) => kind === "bool");
  if (booleans.length > 0 && dice.chance(30)) {
    const over = { arguments: new Word(dice.pick(booleans).field), ...filter, predicate: comparison(dice, "bool") };
    return { [`${way.name}_aggregate`]: { [dice.pick(["bool_and", "bool_or"])]: over } };
  }
  const column = dice.chance(30)
    ? choose(draft, whole, parts, ({ name }) => `count over ${to.name}.${name}`)
    : undefined;
  const count: Where = {
    ...(column ? { arguments: [new Word(column.field)], distinct: dice.chance(50) } : {}),
    ...filter,
    predicate: { [dice.pick(["_eq", "_gt", "_lt", "_gte", "_neq"])]: dice.below(4) },
  };
  return { [`${way.name}_aggregate`]: { count } };
}

function comparison(dice: Dice, kind: Kind): Where {
  const tests = Array.from({ length: dice.chance(12) ? 2 : 1 }, () => oneTest(dice, kind));
  return Object.assign({}, ...tests) as Where;
}

function oneTest(dice: Dice, kind: Kind): Where {
  if (dice.chance(12)) return { _is_null: dice.chance(50) };
  if (kind === "text" && dice.chance(35)) {
    const operator = dice.pick(Object.keys(PATTERN_OPERATORS));
    return { [operator]: dice.pick(PATTERNS[PATTERN_OPERATORS[operator]!]!) };
  }
  if (kind === "json") return jsonTest(dice);
  const value = () => inputOf(kind, drawValue(dice, kind));
  if (kind === "ints" && dice.chance(40)) return { [dice.pick(["_contains", "_contained_in"])]: drawValue(dice, kind) };
  if (dice.chance(25)) {
    const list = Array.from({ length: dice.below(4) }, value);
    return { [dice.pick(["_in", "_nin"])]: list };
  }
  const operators = kind === "color" ? ["_eq", "_neq"] : ["_eq", "_neq", "_gt", "_lt", "_gte", "_lte"];
  return { [dice.pick(operators)]: value() };
}
