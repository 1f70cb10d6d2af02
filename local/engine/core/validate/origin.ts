import { Kind, type ValueNode } from "graphql";
import { describe, invalid, NumberText } from "./refusals.ts";
import type { Variables } from "./variables.ts";

/** Where a value comes from: the document, or a place inside a variable. */
export type Origin = { node: ValueNode } | { variable: string; at: readonly (string | number)[]; value: unknown };

export function isNull(origin: Origin): boolean {
  return "node" in origin ? origin.node.kind === Kind.NULL : origin.value === null || origin.value === undefined;
}

/** A literal as JSON, with variables replaced by their values. Numbers keep their text. */
export function literalValue(node: ValueNode, variables: Variables): unknown {
  switch (node.kind) {
    case Kind.NULL:
      return null;
    case Kind.INT:
      return new NumberText(node.value, true);
    case Kind.FLOAT:
      return new NumberText(node.value, false);
    case Kind.LIST:
      return node.values.map((value) => literalValue(value, variables));
    case Kind.OBJECT:
      return Object.fromEntries(node.fields.map((field) => [field.name.value, literalValue(field.value, variables)]));
    case Kind.VARIABLE:
      return variables[node.name.value];
    default:
      return node.value;
  }
}

/** The refusal of a value that is not what its type wants. */
export function mismatch(origin: Origin, wanted: string, path: string) {
  const found =
    "node" in origin
      ? origin.node.kind === Kind.ENUM
        ? "an enum value"
        : describe(literalValue(origin.node, {}), true)
      : describe(origin.value, false);
  return invalid(`expected ${wanted}, but found ${found}`, path);
}
