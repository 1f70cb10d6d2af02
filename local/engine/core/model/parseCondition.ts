import { keyOf, type QualifiedName } from "../metadata/shapes.ts";
import { isRecord } from "../metadata/misfits.ts";
import { ALWAYS, type Condition } from "./condition.ts";
import { Fault } from "./faults.ts";
import type { Table } from "./model.ts";
import { comparisons } from "./parseComparison.ts";

type Tables = ReadonlyMap<string, Table>;

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
      const { _table, _where, ...others } = isRecord(value) ? value : {};
      const surplus = Object.keys(others);
      if (surplus.length > 0) throw new Fault(`unexpected fields in _exists: ${surplus.join(", ")}`);
      const target = _table === undefined ? undefined : tables.get(keyOf(_table as QualifiedName));
      if (!target) throw new Fault("_exists names a table that is not tracked");
      return { kind: "exists", table: target, where: parseCondition(_where, target, tables, root) };
    }
  }
  const column = table.columnsByName.get(key);
  if (column) return comparisons({ column }, column.type, value, { table, root });
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
      ? comparisons({ computed }, computed.returns.type, value, { table, root })
      : {
          kind: "computedRows",
          field: computed,
          table: computed.returns.table,
          where: parseCondition(value, computed.returns.table, tables, root),
        };
  }
  throw new Fault(`"${key}" does not exist in table "${table.key}"`);
}

/** `{}` and a missing expression both mean every row, where the real engine has a default. */
export const optionalCondition = (expression: unknown, table: Table, tables: Tables): Condition =>
  expression === undefined || expression === null ? ALWAYS : parseCondition(expression, table, tables);
