import { GraphQLEnumType, isInputObjectType, isObjectType } from "graphql";
import type { Served } from "./openTables.ts";

/** `name: Type` of each field, or the values of an enum. */
export function contents({ core }: Served, role: string, name: string, endpoint: "graphql" | "relay" = "graphql") {
  const type = core.schema(endpoint, role).getType(name);
  if (type instanceof GraphQLEnumType) return type.getValues().map((value) => value.name);
  if (!isObjectType(type) && !isInputObjectType(type)) return undefined;
  return Object.values(type.getFields()).map((field) => {
    const preset =
      "defaultValue" in field && field.defaultValue !== undefined ? ` = ${JSON.stringify(field.defaultValue)}` : "";
    return `${field.name}: ${String(field.type)}${preset}`;
  });
}
