import { GraphQLInputObjectType, GraphQLNonNull, type GraphQLFieldConfigArgumentMap } from "graphql";
import type { SqlFunction } from "../model/model.ts";
import { input, valueType, type Scope } from "./scope.ts";

/** `args`, where a function has arguments of its own for the client to give. */
export function functionArguments(scope: Scope, fn: SqlFunction, name: string): GraphQLFieldConfigArgumentMap {
  const inputs = fn.arguments.filter(({ role }) => role === "input");
  if (inputs.length === 0) return {};
  const type = scope.named(
    name,
    `function ${fn.key}`,
    () =>
      new GraphQLInputObjectType({
        name,
        fields: Object.fromEntries(inputs.map((argument) => [argument.name, input(valueType(scope, argument.type))])),
      }),
  );
  return { args: { type: inputs.every(({ hasDefault }) => hasDefault) ? type : new GraphQLNonNull(type) } };
}
