import { both, type AggregateCondition, type Condition, type Left } from "../model/condition.ts";
import type { Column, ScalarType } from "../model/model.ts";
import { operandType, takesList, type Operand } from "../model/operators.ts";
import { BIGINT, BOOLEAN, FLOAT, TEXT } from "../model/scalars.ts";
import type { Input, InputField, ObjectInput } from "../validate/input.ts";
import { booleanValue, valueParameter, valuesParameter } from "../validate/leaves.ts";
import { invalid } from "../validate/refusals.ts";
import type { Parameter } from "../model/parameter.ts";
import { boundedPattern } from "./pattern.ts";
import type { Compilation } from "./statement.ts";

/** A client's `X_bool_exp` as a condition; none where the argument is missing or null. */
export function clientCondition(input: Input | undefined, compilation: Compilation): Condition {
  if (input?.kind !== "object") return both();
  return both(...[...input.fields.values()].map((field) => member(field, compilation)));
}

function member({ meaning, value }: InputField, compilation: Compilation): Condition {
  switch (meaning?.kind) {
    case "and":
      return both(...items(value).map((item) => clientCondition(item, compilation)));
    case "or":
      return { kind: "any", of: items(value).map((item) => clientCondition(item, compilation)) };
    case "not":
      return { kind: "not", of: clientCondition(value, compilation) };
    case "column":
      return comparisons(
        value,
        { column: meaning.column, shownWhere: meaning.shownWhere },
        meaning.column.type,
        compilation,
      );
    case "computedScalar": {
      const { returns } = meaning.field;
      return "type" in returns
        ? comparisons(value, { computed: meaning.field, shownWhere: meaning.shownWhere }, returns.type, compilation)
        : both();
    }
    case "relationship":
      return {
        kind: "related",
        relationship: meaning.relationship,
        permission: meaning.permission,
        where: clientCondition(value, compilation),
      };
    case "computedRows":
      return {
        kind: "computedRows",
        field: meaning.field,
        table: meaning.table,
        permission: meaning.permission,
        where: clientCondition(value, compilation),
      };
    case "relationshipAggregate":
      return aggregateCondition(value, meaning, compilation);
    default:
      throw invalid("unexpected condition", value.path);
  }
}

const items = (input: Input): readonly Input[] => (input.kind === "list" ? input.items : []);

function comparisons(input: Input, left: Left, type: ScalarType, compilation: Compilation): Condition {
  const { fields } = input as ObjectInput;
  return both(
    ...[...fields.values()].map(({ meaning, value }): Condition => {
      // Nulls only get here where the engine is set to collapse them.
      if (value.kind === "null") return both();
      switch (meaning?.kind) {
        case "isNull":
          return { kind: "isNull", left, isNull: booleanValue(value, compilation.input) };
        case "cast": {
          const texts = value.kind === "object" ? value.fields.get("String")?.value : undefined;
          if (!texts || !("column" in left)) return both();
          return comparisons(texts, { ...left, castTo: TEXT }, TEXT, compilation);
        }
        case "operator":
          if (type.isArray && value.kind === "list") return amongLists(value.items, left, meaning.sql, type);
          return {
            kind: "compare",
            left,
            operator: meaning.sql,
            right: boundedPattern(
              operand(value, meaning.operand, type),
              meaning.sql,
              value.path,
              compilation.input.limits,
            ),
          };
        default:
          throw invalid("unexpected operator", value.path);
      }
    }),
  );
}

/** `_in` and `_nin` of array columns: Postgres has no list of lists, so each item is compared on its own. */
function amongLists(lists: readonly Input[], left: Left, operator: string, type: ScalarType): Condition {
  const isIn = operator.startsWith("=");
  const of = lists.map((list): Condition => ({
    kind: "compare",
    left,
    operator: isIn ? "=" : "<>",
    right: valueParameter(list, type),
  }));
  return { kind: isIn ? "any" : "all", of };
}

function operand(value: Input, kind: Operand, type: ScalarType): Parameter {
  const wanted = operandType(kind, type);
  return takesList(kind) ? valuesParameter(value, wanted) : valueParameter(value, wanted);
}

function aggregateCondition(
  input: Input,
  { relationship, permission }: Pick<AggregateCondition, "relationship" | "permission">,
  compilation: Compilation,
): Condition {
  const [only, another] = (input as ObjectInput).fields.values();
  if (!only || another || only.meaning?.kind !== "aggregateFunction") {
    throw invalid("exactly one predicate should be specified", input.path);
  }
  const { fields } = only.value as ObjectInput;
  const of = (name: string) => fields.get(name)?.value;
  const name = only.meaning.function;
  const type = name === "count" ? BIGINT : name.startsWith("bool_") ? BOOLEAN : FLOAT;
  const distinct = of("distinct");
  const predicate = [...((of("predicate") as ObjectInput | undefined)?.fields.values() ?? [])].map(
    ({ meaning, value }) => {
      if (meaning?.kind === "isNull")
        return { operator: "", right: { isNull: booleanValue(value, compilation.input) } };
      if (meaning?.kind !== "operator") throw invalid("unexpected operator", value.path);
      return { operator: meaning.sql, right: operand(value, meaning.operand, type) };
    },
  );
  return {
    kind: "aggregate",
    relationship,
    permission,
    function: name,
    columns: aggregateArguments(of("arguments")),
    distinct: distinct !== undefined && booleanValue(distinct, compilation.input),
    filter: clientCondition(of("filter"), compilation),
    predicate,
  };
}

/** The columns that an aggregate takes: one, several, or `Y` and `X` of a function over two. */
function aggregateArguments(input: Input | undefined): Column[] {
  if (input?.kind !== "object") return enumColumns(input);
  return ["Y", "X"].flatMap((name) => enumColumns(input.fields.get(name)?.value));
}

/** The columns that enum values name, each once. @throws EngineError for the placeholder of a role without any */
export function enumColumns(input: Input | undefined): Column[] {
  if (!input || input.kind === "null") return [];
  const values = input.kind === "list" ? input.items : [input];
  const columns = values.flatMap((value): Column[] => {
    if (value.kind !== "enum") return [];
    const column = value.type.getValue(value.value)!.extensions.column as Column | undefined;
    if (!column) throw invalid("erroneous column name", value.path);
    return [column];
  });
  return [...new Set(columns)];
}
