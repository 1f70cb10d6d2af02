import type { Expression, Json, JsonObject, Kind, Row, SceneTable } from "../scenes/scene.ts";
import { columnNamed, tableNamed } from "../scenes/scene.ts";
import { fromArrayLiteral, fromText } from "../scenes/values.ts";
import { compare, isObject } from "./operators.ts";
import { allOf, anyOf, not, type Truth } from "./truth.ts";
import { computedRows, computedValue, relatedRows, rowsOf, sessionVariable, type World } from "./world.ts";

/** A row of a table. */
export interface At {
  table: SceneTable;
  row: Row;
}

const COLUMN_OPERATORS: Readonly<Record<string, string>> = {
  _ceq: "_eq",
  _cne: "_neq",
  _cneq: "_neq",
  _cgt: "_gt",
  _clt: "_lt",
  _cgte: "_gte",
  _clte: "_lte",
};

/** Whether a row passes a permission's boolean expression; `root` is a row of the permission's own table. */
export function holds(world: World, expression: Expression, at: At, root: At = at): Truth {
  return allOf(Object.entries(expression).map(([key, value]) => part(world, key, value, at, root)));
}

function part(world: World, key: string, value: Json, at: At, root: At): Truth {
  const { table, row } = at;
  const each = () => (value as readonly Expression[]).map((item) => holds(world, item, at, root));
  switch (key.replace("$", "_")) {
    case "_and":
      return allOf(each());
    case "_or":
      return anyOf(each());
    case "_not":
      return not(holds(world, value as Expression, at, root));
    case "_exists": {
      const { _table, _where } = value as { _table: string | { name: string }; _where: Expression };
      const other = tableNamed(world.scene, typeof _table === "string" ? _table : _table.name);
      return someRow(world, other, rowsOf(world, other), _where, root);
    }
  }
  const column = table.columns.find(({ name }) => name === key);
  if (column) return tests(world, column.kind, row[key]!, value, at, root);
  const relationship = table.relationships.find(({ name }) => name === key);
  if (relationship) {
    const other = tableNamed(world.scene, relationship.to);
    return someRow(world, other, relatedRows(world, relationship, row), value as Expression, root);
  }
  const field = table.computed.find(({ name }) => name === key)!;
  if (field.kind === "rows") {
    return someRow(
      world,
      tableNamed(world.scene, field.to),
      computedRows(world, field, row),
      value as Expression,
      root,
    );
  }
  return tests(world, field.kind === "plus" ? "int" : "bool", computedValue(world, field, row), value, at, root);
}

/** Whether some row passes. An expression that is unknown does not let a row pass. */
function someRow(world: World, table: SceneTable, rows: readonly Row[], where: Expression, root: At): boolean {
  return rows.some((row) => holds(world, where, { table, row }, root) === true);
}

function tests(world: World, kind: Kind, left: Json, value: Json, at: At, root: At): Truth {
  if (!isObject(value)) return compare("_eq", kind, left, operand(world, kind, value));
  return allOf(
    Object.entries(value as JsonObject).map(([key, given]) => {
      const spelled = key.replace("$", "_");
      const operator = spelled === "_ne" ? "_neq" : spelled;
      const columnOperator = COLUMN_OPERATORS[operator];
      if (columnOperator) {
        const isRoot = Array.isArray(given);
        const { table, row } = isRoot ? root : at;
        const other = columnNamed(table, isRoot ? (given as readonly string[])[1]! : (given as string));
        return compare(columnOperator, kind, left, row[other.name]!);
      }
      if (operator === "_in" || operator === "_nin") return compare(operator, kind, left, operands(world, kind, given));
      if (operator.startsWith("_has_key") || operator === "_is_null") return compare(operator, kind, left, given);
      return compare(operator, kind, left, operand(world, kind, given));
    }),
  );
}

const isVariable = (value: Json): value is string => typeof value === "string" && /^x-hasura-/i.test(value);

const operand = (world: World, kind: Kind, value: Json): Json =>
  isVariable(value) ? fromText(kind, sessionVariable(world, value)) : value;

const operands = (world: World, kind: Kind, value: Json): Json =>
  isVariable(value)
    ? fromArrayLiteral(kind, sessionVariable(world, value))
    : (value as readonly Json[]).map((item) => operand(world, kind, item));
