import type { TypeNode } from "graphql";
import { Kind } from "graphql";
import type { OperationDocument } from "../validate/document.ts";
import { NumberText } from "../validate/refusals.ts";
import type { Variables } from "../validate/variables.ts";

/** A place in a variable whose value, or a digest of it, decides about the SQL. */
export interface StaticPlace {
  variable: string;
  path: readonly (string | number)[];
  digest: ((value: unknown) => string) | undefined;
}

/** Named types whose values never change the SQL. */
const OPAQUE = new Set(["json", "jsonb"]);

/**
 * The part of the variables that the SQL can depend on: where objects, lists and nulls are, and the values at static
 * places. Requests of one shape share a plan.
 */
export function shapeOf(
  { operation }: OperationDocument,
  variables: Variables,
  places: readonly StaticPlace[],
): string {
  let shape = "";
  for (const { variable, type } of operation.variableDefinitions ?? []) {
    const value = variables[variable.name.value];
    shape += OPAQUE.has(namedType(type)) ? (value === null ? "n" : "s") : outline(value);
  }
  for (const { variable, path, digest } of places) {
    let value: unknown = variables[variable];
    for (const key of path) value = (value as Record<string | number, unknown> | null | undefined)?.[key];
    shape += `|${digest ? digest(value) : JSON.stringify(value)}`;
  }
  return shape;
}

function outline(value: unknown): string {
  if (value === null || value === undefined) return "n";
  if (Array.isArray(value)) {
    if (value.length === 0) return "e";
    // A list of scalars is one value, whatever its length.
    const isFlat = value.every((item) => item === null || typeof item !== "object" || item instanceof NumberText);
    return isFlat ? "a" : `[${value.map(outline).join("")}]`;
  }
  if (typeof value !== "object" || value instanceof NumberText) return "s";
  return `{${Object.entries(value)
    .map(([key, item]) => `${JSON.stringify(key)}${outline(item)}`)
    .join("")}}`;
}

function namedType(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);
}
