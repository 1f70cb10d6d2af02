import { Kind, print, type TypeNode, type ValueNode, type VariableDefinitionNode } from "graphql";
import { byName, type OperationDocument } from "./document.ts";
import { invalid } from "./refusals.ts";

/** The request's variables with defaults filled in. Omitted ones are null, as in the real engine. */
export type Variables = Readonly<Record<string, unknown>>;

/** Surplus variables, which a refusal names. */
const MOST_NAMED = 20;

/** @throws EngineError for missing, surplus and null variables */
export function readVariables(
  { operation, usedVariables }: OperationDocument,
  given: Readonly<Record<string, unknown>> | null | undefined,
): Variables {
  const variables: Record<string, unknown> = {};
  const definitions = byName(operation.variableDefinitions ?? [], "variable", ({ variable }) => variable.name.value);
  for (const [name, { type, defaultValue }] of definitions) {
    const value = given && Object.hasOwn(given, name) ? given[name] : undefined;
    const isRequired = type.kind === Kind.NON_NULL_TYPE;
    if (value === undefined) {
      if (isRequired && !defaultValue) throw invalid(`expecting a value for non-nullable variable: "${name}"`);
      variables[name] = defaultValue ? constant(defaultValue) : null;
    } else {
      if (value === null && isRequired) throw invalid(`null value found for non-nullable type: "${print(type)}"`);
      variables[name] = value;
    }
  }
  for (const used of usedVariables) {
    if (!Object.hasOwn(variables, used)) throw invalid(`unbound variable "${used}"`, "$.selectionSet");
  }
  const surplus = Object.keys(given ?? {}).filter((name) => !usedVariables.has(name));
  if (surplus.length > 0) {
    throw invalid(`unexpected variables in variableValues: ${surplus.slice(0, MOST_NAMED).join(", ")}`);
  }
  return variables;
}

/** A literal without variables as JSON. */
function constant(node: ValueNode): unknown {
  switch (node.kind) {
    case Kind.NULL:
      return null;
    case Kind.INT:
    case Kind.FLOAT:
      return Number(node.value);
    case Kind.LIST:
      return node.values.map(constant);
    case Kind.OBJECT:
      return Object.fromEntries(node.fields.map((field) => [field.name.value, constant(field.value)]));
    case Kind.VARIABLE:
      throw invalid("a default value cannot use a variable");
    default:
      return node.value;
  }
}

/** Whether a variable of that declaration may stand where a value of `location` is wanted. */
export function usable(definition: VariableDefinitionNode, location: string, locationHasDefault: boolean): boolean {
  const { type, defaultValue } = definition;
  const needsValue = location.endsWith("!");
  const hasDefault = defaultValue !== undefined && defaultValue.kind !== Kind.NULL;
  if (needsValue && type.kind !== Kind.NON_NULL_TYPE && !locationHasDefault && !hasDefault) return false;
  return compatible(type.kind === Kind.NON_NULL_TYPE ? type.type : type, needsValue ? location.slice(0, -1) : location);
}

/**
 * Compares both without their outermost `!`. Whether items of lists may be null is not compared: the values are
 * checked.
 */
function compatible(declared: TypeNode, location: string): boolean {
  if (!location.startsWith("[")) return declared.kind === Kind.NAMED_TYPE && declared.name.value === location;
  if (declared.kind !== Kind.LIST_TYPE) return false;
  const item = declared.type;
  return compatible(item.kind === Kind.NON_NULL_TYPE ? item.type : item, location.slice(1, -1).replace(/!$/, ""));
}
