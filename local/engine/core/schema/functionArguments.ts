import { GraphQLNonNull, type GraphQLFieldConfigArgumentMap } from "graphql";
import type { SqlFunction } from "../model/model.ts";
import { input, inputType, valueType, type Scope } from "./scope.ts";

/** `args`, if the function has arguments that the client can give. */
export function functionArguments(scope: Scope, fn: SqlFunction, name: string): GraphQLFieldConfigArgumentMap {
  const inputs = fn.arguments.filter(({ role }) => role === "input");
  if (inputs.length === 0) return {};
  const type = inputType(
    scope,
    name,
    `function ${fn.key}`,
    Object.fromEntries(inputs.map((argument) => [argument.name, input(valueType(scope, argument.type))])),
  );
  return { args: { type: inputs.every(({ hasDefault }) => hasDefault) ? type : new GraphQLNonNull(type) } };
}
