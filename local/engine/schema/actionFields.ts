import {
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLFieldConfig,
  type GraphQLInputType,
  type GraphQLOutputType,
} from "graphql";
import type { Action, TypeText } from "../model/model.ts";
import { rowType } from "./rows.ts";
import { listArguments } from "./listArguments.ts";
import { field, required, scalar, type Scope } from "./scope.ts";

const OWNER = "custom types";

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

/** The fields of queries and subscriptions in which what came of asynchronous calls is looked up. */
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
  return scope.named(
    name,
    `action ${name}`,
    () =>
      new GraphQLObjectType({
        name,
        fields: () => ({
          id: value("id", required(scalar(scope, "uuid"))),
          created_at: value("created_at", required(scalar(scope, "timestamptz"))),
          errors: value("errors", scalar(scope, "json")),
          output: value("output", wrap(output, outputType(scope, output.named))),
        }),
      }),
  );
}

function wrap<Type extends GraphQLInputType | GraphQLOutputType>(
  { nonNull, list }: TypeText,
  named: Type,
): Type | GraphQLList<Type | GraphQLNonNull<Type & GraphQLEnumType>> | GraphQLNonNull<Type & GraphQLEnumType> {
  const inner = list ? new GraphQLList(list.itemNonNull ? nonNullable(named) : named) : named;
  return nonNull ? nonNullable(inner as Type) : inner;
}

// GraphQLNonNull takes nullable types only; a named type always is one, which a type parameter cannot say.
const nonNullable = <Type extends GraphQLInputType | GraphQLOutputType>(type: Type) =>
  new GraphQLNonNull(type as Type & GraphQLEnumType);

function inputType(scope: Scope, name: string): GraphQLInputType {
  const object = scope.model.customTypes.inputs.get(name);
  if (!object) return leafType(scope, name);
  return scope.named(
    name,
    OWNER,
    () =>
      new GraphQLInputObjectType({
        name,
        description: object.description,
        fields: () =>
          Object.fromEntries(
            object.fields.map(({ name: fieldName, type, description }) => [
              fieldName,
              { type: wrap(type, inputType(scope, type.named)), description },
            ]),
          ),
      }),
  );
}

function leafType(scope: Scope, name: string) {
  const custom = scope.model.customTypes.enums.get(name);
  if (!custom) return scalar(scope, name);
  return scope.named(
    name,
    OWNER,
    () =>
      new GraphQLEnumType({
        name,
        description: custom.description,
        values: Object.fromEntries(custom.values.map(({ value, description }) => [value, { description }])),
      }),
  );
}

function outputType(scope: Scope, name: string): GraphQLOutputType {
  const object = scope.model.customTypes.objects.get(name);
  if (!object) return leafType(scope, name);
  return scope.named(
    name,
    OWNER,
    () =>
      new GraphQLObjectType({
        name,
        description: object.description,
        fields: () => {
          const fields: Record<string, GraphQLFieldConfig<unknown, unknown>> = {};
          for (const { name: fieldName, type, description } of object.fields) {
            const meaning = { kind: "actionValue", name: fieldName, type } as const;
            fields[fieldName] = field(wrap(type, outputType(scope, type.named)), meaning, { description });
          }
          // The relay endpoint builds no relationships of action outputs.
          for (const relationship of scope.endpoint === "relay" ? [] : object.relationships) {
            const permission = scope.access.select(relationship.table);
            if (!permission) continue;
            const row = rowType(scope, relationship.table, permission);
            fields[relationship.name] =
              relationship.kind === "object"
                ? field(row, { kind: "actionRows", relationship, permission })
                : field(
                    required(new GraphQLList(required(row))),
                    { kind: "actionRows", relationship, permission },
                    { args: listArguments(scope, relationship.table, permission) },
                  );
          }
          return fields;
        },
      }),
  );
}
