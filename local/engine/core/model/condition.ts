import type { SelectPermission, Column, ComputedField, Relationship, ScalarType, Table } from "./model.ts";
import type { Parameter } from "./parameter.ts";

/** A boolean expression over the rows of one table, from a permission or a client's `where`. */
export type Condition =
  | { kind: "all"; of: readonly Condition[] }
  | { kind: "any"; of: readonly Condition[] }
  | { kind: "not"; of: Condition }
  | { kind: "compare"; left: Left; operator: string; right: Parameter }
  | { kind: "isNull"; left: Left; isNull: boolean }
  | { kind: "compareColumns"; left: Column; operator: string; right: Column; rightIsRoot: boolean }
  | { kind: "related"; relationship: Relationship; where: Condition; permission?: SelectPermission }
  | { kind: "computedRows"; field: ComputedField; table: Table; where: Condition; permission?: SelectPermission }
  | { kind: "exists"; table: Table; where: Condition }
  | AggregateCondition;

/** A comparison of an aggregate over an array relationship; only a client's `where` has it. */
export interface AggregateCondition {
  kind: "aggregate";
  relationship: Relationship;
  permission: SelectPermission;
  function: string;
  columns: readonly Column[];
  distinct: boolean;
  filter: Condition;
  /** Comparisons of the aggregate's value, all of which must hold. */
  predicate: readonly { operator: string; right: Parameter | { isNull: boolean } }[];
}

/** The left side of a comparison: a column, a scalar computed field, or a column cast to another type. */
export type Left = ({ column: Column; castTo?: ScalarType } | { computed: ComputedField }) & {
  /** For inherited roles: the rows whose value the role may see. */
  shownWhere?: Condition;
};

export const ALWAYS: Condition = { kind: "all", of: [] };

/** True where the condition can be left out. */
export const isAlways = (condition: Condition): boolean => condition.kind === "all" && condition.of.every(isAlways);

export function both(...conditions: Condition[]): Condition {
  const needed = conditions.filter((condition) => !isAlways(condition));
  return needed.length === 1 ? needed[0]! : { kind: "all", of: needed };
}
