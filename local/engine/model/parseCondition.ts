import { constantParameter, listParameter, sessionParameter, type Parameter } from "../compile/parameter.ts";
import { keyOf, type QualifiedName } from "../metadata/shapes.ts";
import { ALWAYS, type Condition, type Left } from "./condition.ts";
import { Fault } from "./faults.ts";
import type { Column, ScalarType, Table } from "./model.ts";
import { OPERATORS, operandType, takesList, type Operand } from "./operators.ts";
import { arrayOf, TEXT } from "./scalars.ts";

type Tables = ReadonlyMap<string, Table>;

/** Spellings of metadata for which operators.ts has another name. */
const ALIASES: Readonly<Record<string, string>> = { _ne: "_neq" };
const COLUMN_OPERATORS: Readonly<Record<string, string>> = {
  _ceq: "=",
  _cne: "<>",
  _cneq: "<>",
  _cgt: ">",
  _clt: "<",
  _cgte: ">=",
  _clte: "<=",
};
const SESSION_VARIABLE = /^x-hasura-/i;

export const isSessionVariable = (value: unknown): value is string =>
  typeof value === "string" && SESSION_VARIABLE.test(value);

/** A permission's boolean expression over rows of `table`. @throws Fault */
export function parseCondition(expression: unknown, table: Table, tables: Tables, root: Table = table): Condition {
  if (expression === undefined || expression === null) throw new Fault("a boolean expression is missing");
  if (!isRecord(expression)) throw new Fault(`expected a boolean expression, but found ${JSON.stringify(expression)}`);
  const parts = Object.entries(expression).map(([key, value]) => part(key, value, table, tables, root));
  return parts.length === 1 ? parts[0]! : { kind: "all", of: parts };
}

function part(key: string, value: unknown, table: Table, tables: Tables, root: Table): Condition {
  const name = key.startsWith("$") ? `_${key.slice(1)}` : key;
  switch (name) {
    case "_and":
    case "_or": {
      if (!Array.isArray(value)) throw new Fault(`${key} wants a list`);
      const of = value.map((item) => parseCondition(item, table, tables, root));
      return { kind: name === "_and" ? "all" : "any", of };
    }
    case "_not":
      return { kind: "not", of: parseCondition(value, table, tables, root) };
    case "_exists": {
      const { _table, _where } = (value ?? {}) as { _table?: QualifiedName; _where?: unknown };
      const target = _table === undefined ? undefined : tables.get(keyOf(_table));
      if (!target) throw new Fault("_exists names a table that is not tracked");
      return { kind: "exists", table: target, where: parseCondition(_where ?? {}, target, tables, root) };
    }
  }
  const column = table.columnsByName.get(key);
  if (column) {
    if (column.type.pg === "json") throw new Fault(`JSON column can not be part of boolean expression: "${key}"`);
    return comparisons({ column }, column.type, value, table, root);
  }
  const relationship = table.relationships.get(key);
  if (relationship) {
    return { kind: "related", relationship, where: parseCondition(value, relationship.to, tables, root) };
  }
  const computed = table.computedFields.get(key);
  if (computed) {
    if (computed.function.arguments.some((argument) => argument.role === "input")) {
      throw new Fault(`computed field "${key}" has arguments`);
    }
    return "type" in computed.returns
      ? comparisons({ computed }, computed.returns.type, value, table, root)
      : {
          kind: "computedRows",
          field: computed,
          table: computed.returns.table,
          where: parseCondition(value, computed.returns.table, tables, root),
        };
  }
  throw new Fault(`"${key}" does not exist in table "${table.key}"`);
}

function comparisons(left: Left, type: ScalarType, value: unknown, table: Table, root: Table): Condition {
  if (!isRecord(value)) {
    if (value === null) throw new Fault("a column cannot be compared with null: use _is_null");
    return { kind: "compare", left, operator: "=", right: operand(value, type, "scalar") };
  }
  const of = Object.entries(value).map(([key, operandValue]): Condition => {
    const spelled = key.startsWith("$") ? `_${key.slice(1)}` : key;
    const name = ALIASES[spelled] ?? spelled;
    if (name === "_is_null") {
      if (typeof operandValue !== "boolean") throw new Fault("_is_null wants true or false");
      return { kind: "isNull", left, isNull: operandValue };
    }
    if (name === "_cast" && "column" in left && isRecord(operandValue) && isRecord(operandValue.String)) {
      return comparisons({ column: left.column, castTo: TEXT }, TEXT, operandValue.String, table, root);
    }
    const columnOperator = COLUMN_OPERATORS[name];
    if (columnOperator !== undefined && "column" in left) {
      return compareColumns(left.column, columnOperator, operandValue, table, root);
    }
    const operator = OPERATORS.get(name);
    if (!operator) throw new Fault(`unknown operator: "${key}"`);
    return { kind: "compare", left, operator: operator.sql, right: operand(operandValue, type, operator.operand) };
  });
  return of.length === 1 ? of[0]! : { kind: "all", of };
}

function compareColumns(left: Column, operator: string, value: unknown, table: Table, root: Table): Condition {
  const [from, name] = Array.isArray(value)
    ? value[0] === "$"
      ? [root, value[1]]
      : [table, value[0]]
    : [table, value];
  const right = typeof name === "string" ? from.columnsByName.get(name) : undefined;
  if (!right) throw new Fault(`column ${JSON.stringify(name)} does not exist in table "${from.key}"`);
  if (right.type.sql !== left.type.sql)
    throw new Fault(`columns "${left.name}" and "${right.name}" are of different types`);
  return {
    kind: "compareColumns",
    left,
    operator,
    right,
    rightIsRoot: from === root && Array.isArray(value) && value[0] === "$",
  };
}

function operand(value: unknown, type: ScalarType, kind: Operand): Parameter {
  const wanted = operandType(kind, type);
  return takesList(kind) ? many(value, wanted) : one(value, wanted);
}

function one(value: unknown, type: ScalarType): Parameter {
  if (value === null || value === undefined) throw new Fault("a column cannot be compared with null: use _is_null");
  return isSessionVariable(value) ? sessionParameter(value, type.sql) : constantParameter(value, type);
}

function many(value: unknown, type: ScalarType): Parameter {
  if (isSessionVariable(value)) return sessionParameter(value, arrayOf(type));
  if (!Array.isArray(value)) throw new Fault("expected a list or a session variable");
  return listParameter(
    value.map((item) => one(item, type)),
    type.sql,
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** `{}` and absence both mean every row where the real engine has a default. */
export const optionalCondition = (expression: unknown, table: Table, tables: Tables): Condition =>
  expression === undefined || expression === null ? ALWAYS : parseCondition(expression, table, tables);
