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
import type { ActionRelationship, TypeText } from "../model/model.ts";
import { aggregateType } from "./aggregates.ts";
import { listArguments } from "./listArguments.ts";
import { rowType } from "./rows.ts";
import { field, required, scalar, type Scope } from "./scope.ts";

type Fields = Record<string, GraphQLFieldConfig<unknown, unknown>>;

const OWNER = "custom types";

/** Wraps a named type as the text of a type says, in lists and non-nulls. */
export function wrap<Type extends GraphQLInputType | GraphQLOutputType>(
  { nonNull, list }: TypeText,
  named: Type,
): Type | GraphQLList<Type | GraphQLNonNull<Type & GraphQLEnumType>> | GraphQLNonNull<Type & GraphQLEnumType> {
  const inner = list ? new GraphQLList(list.itemNonNull ? nonNullable(named) : named) : named;
  return nonNull ? nonNullable(inner as Type) : inner;
}

// GraphQLNonNull takes nullable types only. A named type always is one, but a type parameter cannot say so.
const nonNullable = <Type extends GraphQLInputType | GraphQLOutputType>(type: Type) =>
  new GraphQLNonNull(type as Type & GraphQLEnumType);

export function inputType(scope: Scope, name: string): GraphQLInputType {
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

export function outputType(scope: Scope, name: string): GraphQLOutputType {
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
          const fields: Fields = {};
          for (const { name: fieldName, type, description } of object.fields) {
            const meaning = { kind: "actionValue", name: fieldName, type } as const;
            fields[fieldName] = field(wrap(type, outputType(scope, type.named)), meaning, { description });
          }
          // The relay endpoint builds no relationships of action outputs.
          for (const relationship of scope.endpoint === "relay" ? [] : object.relationships) {
            Object.assign(fields, relationshipFields(scope, relationship));
          }
          return fields;
        },
      }),
  );
}

function relationshipFields(scope: Scope, relationship: ActionRelationship): Fields {
  const { name, kind, table } = relationship;
  const permission = scope.access.select(table);
  if (!permission) return {};
  const row = rowType(scope, table, permission);
  const meaning = { relationship, permission };
  if (kind === "object") return { [name]: field(row, { kind: "actionRow", ...meaning }) };
  const args = listArguments(scope, table, permission);
  const fields: Fields = {
    [name]: field(required(new GraphQLList(required(row))), { kind: "actionRows", ...meaning }, { args }),
  };
  if (permission.aggregations) {
    const type = required(aggregateType(scope, table, permission));
    fields[`${name}_aggregate`] = field(type, { kind: "actionAggregate", ...meaning }, { args });
  }
  return fields;
}
