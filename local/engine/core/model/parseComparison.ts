import { constantParameter, listParameter, sessionParameter, type Parameter } from "./parameter.ts";
import { isRecord } from "../metadata/misfits.ts";
import type { Condition, Left } from "./condition.ts";
import { Fault } from "./faults.ts";
import type { Column, ScalarType, Table } from "./model.ts";
import { requireConstant } from "./operands.ts";
import { ENUM_OPERATORS, OPERATORS, operandType, operatorsFor, takesList, type Operand } from "./operators.ts";
import { arrayOf, TEXT } from "./scalars.ts";
import { isSessionVariable } from "./sessionVariable.ts";

/** The table whose rows are compared, and the table that the permission is on. */
interface Rows {
  table: Table;
  root: Table;
}

/** Spellings in metadata that operators.ts knows under another name. */
const ALIASES: ReadonlyMap<string, string> = new Map([["_ne", "_neq"]]);
const COLUMN_OPERATORS: ReadonlyMap<string, string> = new Map([
  ["_ceq", "="],
  ["_cne", "<>"],
  ["_cneq", "<>"],
  ["_cgt", ">"],
  ["_clt", "<"],
  ["_cgte", ">="],
  ["_clte", "<="],
]);
/**
 * What the value demands of the column or computed field: operators with operands, or one value to be equal to.
 * @throws Fault
 */
export function comparisons(left: Left, type: ScalarType, value: unknown, rows: Rows): Condition {
  if (type.pg === "json") {
    const { name } = "column" in left ? left.column : left.computed;
    throw new Fault(`JSON column can not be part of boolean expression: "${name}"`);
  }
  const enumTable = "column" in left && !left.castTo ? left.column.enumTable : undefined;
  if (!isRecord(value)) {
    if (value === null) return comparedWithNull(left, type, "=", true);
    return { kind: "compare", left, operator: "=", right: operand(value, type, "scalar", enumTable) };
  }
  const of = Object.entries(value).map(([key, operandValue]): Condition => {
    const spelled = key.startsWith("$") ? `_${key.slice(1)}` : key;
    const name = ALIASES.get(spelled) ?? spelled;
    if (name === "_is_null") {
      if (typeof operandValue !== "boolean") throw new Fault("_is_null wants true or false");
      return { kind: "isNull", left, isNull: operandValue };
    }
    if (name === "_cast") return comparisons(castLeft(left, operandValue), TEXT, castOperand(operandValue), rows);
    const columnOperator = COLUMN_OPERATORS.get(name);
    if (columnOperator !== undefined && "column" in left) {
      return compareColumns(left.column, columnOperator, operandValue, rows);
    }
    const operator = OPERATORS.get(name);
    if (!operator) throw new Fault(`unknown operator: "${key}"`);
    const suiting = enumTable ? ENUM_OPERATORS : operatorsFor(type);
    if (!suiting.some(([each]) => each === name)) {
      throw new Fault(`operator "${key}" is not for ${enumTable ? "an enum" : `type "${type.sql}"`}`);
    }
    if (operandValue === null && (name === "_eq" || name === "_neq")) {
      return comparedWithNull(left, type, operator.sql, !("column" in left) || left.column.nullable);
    }
    const right = operand(operandValue, type, operator.operand, enumTable);
    return { kind: "compare", left, operator: operator.sql, right };
  });
  return of.length === 1 ? of[0]! : { kind: "all", of };
}

/** For nullable columns the real engine counts NULL as equal to NULL and different from everything else. */
function comparedWithNull(left: Left, type: ScalarType, operator: string, nullSafe: boolean): Condition {
  const compared: Condition = { kind: "compare", left, operator, right: nullParameter(type) };
  return nullSafe ? { kind: "any", of: [compared, { kind: "isNull", left, isNull: operator === "=" }] } : compared;
}

const nullParameter = (type: ScalarType): Parameter => ({ type: type.sql, text: () => null });

/** `_cast` turns jsonb into text, and nothing else. */
function castLeft(left: Left, value: unknown): Left {
  if (!("column" in left) || left.castTo || left.column.type.pg !== "jsonb" || !isRecord(value)) {
    throw new Fault("_cast is for a jsonb column, to String");
  }
  return { column: left.column, castTo: TEXT };
}

function castOperand(value: unknown): Record<string, unknown> {
  const [[target, comparison] = [], another] = isRecord(value) ? Object.entries(value) : [];
  if (target !== "String" || another || !isRecord(comparison))
    throw new Fault("_cast is for a jsonb column, to String");
  return comparison;
}

function compareColumns(left: Column, operator: string, value: unknown, { table, root }: Rows): Condition {
  const path: readonly unknown[] = Array.isArray(value) ? value : [value];
  const rightIsRoot = path[0] === "$";
  if (path.length !== (rightIsRoot ? 2 : 1)) {
    throw new Fault(`expected a column, or ["$", column], but found ${JSON.stringify(value)}`);
  }
  const from = rightIsRoot ? root : table;
  const name = path.at(-1);
  const right = typeof name === "string" ? from.columnsByName.get(name) : undefined;
  if (!right) throw new Fault(`column ${JSON.stringify(name)} does not exist in table "${from.key}"`);
  if (right.type.sql !== left.type.sql || right.enumTable !== left.enumTable)
    throw new Fault(`columns "${left.name}" and "${right.name}" are of different types`);
  return { kind: "compareColumns", left, operator, right, rightIsRoot };
}

function operand(value: unknown, type: ScalarType, kind: Operand, enumTable: Table | undefined): Parameter {
  const wanted = operandType(kind, type);
  return takesList(kind) ? many(value, wanted, enumTable) : one(value, wanted, enumTable);
}

function one(value: unknown, type: ScalarType, enumTable: Table | undefined): Parameter {
  if (isSessionVariable(value)) return sessionParameter(value, type.sql);
  if (value === null) return nullParameter(type);
  requireConstant(value, type, enumTable);
  return constantParameter(value, type);
}

function many(value: unknown, type: ScalarType, enumTable: Table | undefined): Parameter {
  if (isSessionVariable(value)) return sessionParameter(value, arrayOf(type));
  if (!Array.isArray(value)) throw new Fault("expected a list or a session variable");
  return listParameter(
    value.map((item) => one(item, type, enumTable)),
    type.sql,
  );
}
