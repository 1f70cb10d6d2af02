import { type GraphQLObjectType, type GraphQLFieldConfig, type GraphQLOutputType } from "graphql";
import type { Action } from "../model/model.ts";
import { inputType, outputType, wrap } from "./actionTypes.ts";
import { field, objectType, required, scalar, type Scope } from "./scope.ts";

/** The root fields of the actions of one kind that the role may call. */
export function actionFields(scope: Scope, type: Action["type"]): [string, GraphQLFieldConfig<unknown, unknown>][] {
  const { model, access } = scope;
  return model.actions
    .filter((action) => action.type === type && (access.role === "admin" || action.roles.has(access.role)))
    .map((action) => [
      action.name,
      field(
        action.asynchronous
          ? required(scalar(scope, "uuid"))
          : wrap(action.output, outputType(scope, action.output.named)),
        { kind: action.asynchronous ? "asyncAction" : "action", action },
        {
          description: action.comment,
          args: Object.fromEntries(
            action.arguments.map((argument) => [
              argument.name,
              { type: wrap(argument.type, inputType(scope, argument.type.named)), description: argument.description },
            ]),
          ),
        },
      ),
    ]);
}

/** Root fields of queries and subscriptions that look up the results of asynchronous calls. */
export function actionResultFields(scope: Scope): [string, GraphQLFieldConfig<unknown, unknown>][] {
  const { model, access } = scope;
  return model.actions
    .filter((action) => action.asynchronous && (access.role === "admin" || action.roles.has(access.role)))
    .map((action) => [
      action.name,
      field(
        resultType(scope, action),
        { kind: "actionResult", action },
        { description: action.comment, args: { id: { type: required(scalar(scope, "uuid")) } } },
      ),
    ]);
}

function resultType(scope: Scope, action: Action): GraphQLObjectType {
  const { name, output } = action;
  const value = (of: "id" | "created_at" | "errors" | "output", type: GraphQLOutputType) =>
    field(type, { kind: "actionResultValue", name: of, action });
  return objectType(scope, name, `action ${name}`, () => ({
    id: value("id", required(scalar(scope, "uuid"))),
    created_at: value("created_at", required(scalar(scope, "timestamptz"))),
    errors: value("errors", scalar(scope, "json")),
    output: value("output", wrap(output, outputType(scope, output.named))),
  }));
}
