import type { ScalarType } from "../model/model.ts";
import { BIGINT } from "../model/scalars.ts";
import { DIRECTIONS } from "../schema/orderBy.ts";
import type { Input, ObjectInput } from "../validate/input.ts";
import { invalid } from "../validate/refusals.ts";
import { conditionSql, conjunction, joined, shown } from "./conditionSql.ts";
import { functionCall } from "./functionCall.ts";
import { tableRow, type Compilation, type Row } from "./statement.ts";

/** One thing that rows are ordered by. */
export interface OrderItem {
  sql: string;
  /** `asc nulls last` and the like. */
  direction: string;
  descending: boolean;
  type: ScalarType;
  /** Where a cursor keeps the value: database names from the outermost relationship in. */
  path: readonly string[];
}

/** A client's `order_by`; a direction of null orders nothing. */
export function orderItems(input: Input | undefined, row: Row, compilation: Compilation): OrderItem[] {
  if (!input || input.kind === "null") return [];
  const objects = input.kind === "list" ? input.items : [input];
  return objects.flatMap((object) => (object.kind === "object" ? ofObject(object, row, compilation) : []));
}

type Wrap = (expression: string) => string;
/** The rows that an aggregate counts, under the alias of `other`. */
type Over = (other: Row) => { from: string; where: string };

function ofObject(
  input: ObjectInput,
  row: Row,
  compilation: Compilation,
  wrap: Wrap = (sql) => sql,
  prefix: readonly string[] = [],
): OrderItem[] {
  return [...input.fields.values()].flatMap(({ meaning, value }): OrderItem[] => {
    if (value.kind === "null") return [];
    switch (meaning?.kind) {
      case "column":
        return [
          item(
            wrap(shown(`${row.alias}.${meaning.column.sql}`, meaning.shownWhere, row, compilation)),
            value,
            meaning.column.type,
            [...prefix, meaning.column.name],
          ),
        ];
      case "computedScalar": {
        const { returns, function: fn, name } = meaning.field;
        if (!("type" in returns)) return [];
        return [
          item(
            wrap(
              shown(functionCall(fn, { row, inputs: undefined }, compilation), meaning.shownWhere, row, compilation),
            ),
            value,
            returns.type,
            [...prefix, name],
          ),
        ];
      }
      case "relationship": {
        const { relationship, permission } = meaning;
        const { sql: join, row: other } = joined(relationship, row, tableRow(compilation.statement.alias()));
        const where = conjunction([join, conditionSql(permission.filter, other, compilation)]);
        const from = `${relationship.to.sql} ${other.alias} where ${where} limit 1`;
        const inner: Wrap = (sql) => wrap(`(select ${sql} from ${from})`);
        return ofObject(value as ObjectInput, other, compilation, inner, [...prefix, relationship.name]);
      }
      case "relationshipAggregate": {
        const { relationship, permission } = meaning;
        const over: Over = (other) => {
          const to = joined(relationship, row, other);
          return {
            from: relationship.to.sql,
            where: conjunction([to.sql, conditionSql(permission.filter, to.row, compilation)]),
          };
        };
        const path = [...prefix, `${relationship.name}_aggregate`];
        return ofAggregate(value as ObjectInput, over, compilation, wrap, path);
      }
      case "computedRowsAggregate": {
        const { field, permission } = meaning;
        const over: Over = (other) => ({
          from: functionCall(field.function, { row, inputs: undefined }, compilation),
          where: conditionSql(permission.filter, other, compilation),
        });
        return ofAggregate(value as ObjectInput, over, compilation, wrap, [...prefix, `${field.name}_aggregate`]);
      }
      default:
        throw invalid("unexpected order", value.path);
    }
  });
}

function ofAggregate(
  input: ObjectInput,
  rows: Over,
  compilation: Compilation,
  wrap: Wrap,
  path: readonly string[],
): OrderItem[] {
  const over = (call: (other: Row) => string) => {
    const other = tableRow(compilation.statement.alias());
    const { from, where } = rows(other);
    return wrap(`(select ${call(other)} from ${from} ${other.alias} where ${where})`);
  };
  return [...input.fields].flatMap(([name, { value }]): OrderItem[] => {
    if (value.kind === "null") return [];
    if (value.kind === "enum")
      return [
        item(
          over(() => "count(*)"),
          value,
          BIGINT,
          [...path, "count"],
        ),
      ];
    return [...(value as ObjectInput).fields.values()].flatMap(({ meaning, value: direction }) => {
      if (direction.kind === "null" || meaning?.kind !== "column") return [];
      const { column, shownWhere } = meaning;
      const sql = over((other) => `${name}(${shown(`${other.alias}.${column.sql}`, shownWhere, other, compilation)})`);
      const type = name === "max" || name === "min" ? column.type : { ...BIGINT, sql: "numeric", pg: "numeric" };
      return [item(sql, direction, type, [...path, name, column.name])];
    });
  });
}

function item(sql: string, direction: Input, type: ScalarType, path: readonly string[]): OrderItem {
  const name = direction.kind === "enum" ? direction.value : "asc";
  return { sql, direction: DIRECTIONS[name]!, descending: name.startsWith("desc"), type, path };
}

export const orderSql = (items: readonly OrderItem[]): string =>
  items.length === 0 ? "" : ` order by ${items.map(({ sql, direction }) => `${sql} ${direction}`).join(", ")}`;
