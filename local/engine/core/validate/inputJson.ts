import type { Input, LeafInput } from "./input.ts";
import { plainJson } from "./scalarText.ts";
import type { Variables } from "./variables.ts";

/**
 * Arguments as JSON, for the handler or webhook that is called with them; arguments that were not given are missing.
 */
export function argumentsJson(
  args: ReadonlyMap<string, Input>,
  variables: Variables,
  leaf: (input: LeafInput, variables: Variables) => unknown = leafJson,
): Record<string, unknown> {
  return Object.fromEntries([...args].map(([name, input]) => [name, inputJson(input, variables, leaf)]));
}

export function inputJson(
  input: Input,
  variables: Variables,
  leaf: (input: LeafInput, variables: Variables) => unknown = leafJson,
): unknown {
  switch (input.kind) {
    case "null":
      return null;
    case "enum":
      return input.value;
    case "list":
      return input.items.map((item) => inputJson(item, variables, leaf));
    case "object":
      return Object.fromEntries(
        [...input.fields].map(([name, { value }]) => [name, inputJson(value, variables, leaf)]),
      );
    case "leaf":
      return leaf(input, variables);
  }
}

/** A scalar, or a list of scalars, as the client gave it. A single value for a list becomes a list of one. */
export function leafJson(input: LeafInput, variables: Variables): unknown {
  const value = plainJson(input.read(variables));
  return input.isList && value !== null && !Array.isArray(value) ? [value] : value;
}
