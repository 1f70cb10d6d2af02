import { Kind, parseType, type TypeNode } from "graphql";
import { keyOf, type ActionMetadata, type CustomTypesMetadata } from "../metadata/shapes.ts";
import { requireEnvironment, requireHeaders } from "./environment.ts";
import { Fault, type Faults } from "./faults.ts";
import type { Action, CustomField, CustomTypes, Table, TypeText } from "./model.ts";
import { isGraphQLName } from "./names.ts";

const BUILT_IN = new Set(["Int", "Float", "String", "Boolean", "ID"]);

/** Actions and their types, checked: every type they name has to exist. */
export function readActions(
  actions: readonly ActionMetadata[],
  types: CustomTypesMetadata,
  tables: ReadonlyMap<string, Table>,
  postgresScalars: ReadonlySet<string>,
  env: Readonly<Record<string, string | undefined>>,
  faults: Faults,
): { actions: Action[]; customTypes: CustomTypes } {
  const customTypes = readCustomTypes(types, tables, faults);
  const isInput = (name: string) =>
    BUILT_IN.has(name) ||
    customTypes.inputs.has(name) ||
    customTypes.enums.has(name) ||
    customTypes.scalars.has(name) ||
    postgresScalars.has(name);
  const isOutput = (name: string) => (isInput(name) && !customTypes.inputs.has(name)) || customTypes.objects.has(name);
  for (const [kind, known, list] of [
    ["input", isInput, customTypes.inputs],
    ["output", isOutput, customTypes.objects],
  ] as const) {
    for (const { name, fields } of list.values()) {
      for (const { name: field, type } of fields) {
        if (!known(type.named))
          faults.add("custom_types", name, `the type "${type.named}" of field "${field}" is no ${kind} type`);
      }
    }
  }
  const seen = new Set<string>();
  const read = actions.flatMap((metadata) => {
    const action = faults.collect("action", metadata.name, () => {
      if (seen.has(metadata.name)) throw new Fault("an action of this name exists already");
      seen.add(metadata.name);
      requireEnvironment(metadata.definition.handler, env);
      requireHeaders(metadata.definition.headers, env);
      return readAction(metadata, isInput, isOutput);
    });
    return action ? [action] : [];
  });
  return { actions: read, customTypes };
}

function readAction(
  { name, definition, permissions, comment }: ActionMetadata,
  isInput: (name: string) => boolean,
  isOutput: (name: string) => boolean,
): Action {
  if (!isGraphQLName(name)) throw new Fault("the name is not a valid GraphQL name");
  const output = typeText(definition.output_type);
  if (!isOutput(output.named)) throw new Fault(`the output type "${output.named}" is not defined`);
  const args = (definition.arguments ?? []).map((argument) => {
    const type = typeText(argument.type);
    if (!isInput(type.named))
      throw new Fault(`the type "${type.named}" of argument "${argument.name}" is no input type`);
    return { name: argument.name, type, description: argument.description };
  });
  const type = definition.type ?? "mutation";
  const asynchronous = definition.kind === "asynchronous";
  if (asynchronous) throw new Fault("asynchronous actions are not supported");
  return {
    name,
    type,
    asynchronous,
    output,
    arguments: args,
    roles: new Set((permissions ?? []).map(({ role }) => role)),
    comment,
  };
}

function readCustomTypes(types: CustomTypesMetadata, tables: ReadonlyMap<string, Table>, faults: Faults): CustomTypes {
  const fieldsOf = (
    name: string,
    fields: readonly { name: string; type: string; description?: string }[],
  ): CustomField[] =>
    fields.flatMap((field) => {
      const type = faults.collect("custom_types", name, () => typeText(field.type));
      return type ? [{ name: field.name, type, description: field.description }] : [];
    });
  return {
    objects: new Map(
      (types.objects ?? []).map(({ name, description, fields, relationships }) => {
        const ownFields = fieldsOf(name, fields);
        const related = (relationships ?? []).flatMap((relationship) => {
          const found = faults.collect("custom_types", name, () => {
            const table = tables.get(keyOf(relationship.remote_table));
            if (!table) throw new Fault(`relationship "${relationship.name}" leads to a table that is not tracked`);
            const mapping = Object.entries(relationship.field_mapping).map(([field, columnName]) => {
              const own = ownFields.find((each) => each.name === field);
              if (!own || own.type.list)
                throw new Fault(`relationship "${relationship.name}" maps "${field}", which is no scalar field`);
              const column = table.columnsByName.get(columnName);
              if (!column)
                throw new Fault(`relationship "${relationship.name}" maps to "${columnName}", which does not exist`);
              return [field, column] as const;
            });
            return { name: relationship.name, kind: relationship.type, table, mapping };
          });
          return found ? [found] : [];
        });
        return [name, { name, description, fields: ownFields, relationships: related }];
      }),
    ),
    inputs: new Map(
      (types.input_objects ?? []).map(({ name, description, fields }) => [
        name,
        { name, description, fields: fieldsOf(name, fields) },
      ]),
    ),
    enums: new Map(
      (types.enums ?? []).map(({ name, description, values }) => [
        name,
        { name, description, values: values.map((value) => ({ value: value.value, description: value.description })) },
      ]),
    ),
    scalars: new Set((types.scalars ?? []).map(({ name }) => name)),
  };
}

function typeText(text: string): TypeText {
  let node: TypeNode;
  try {
    node = parseType(text, { noLocation: true });
  } catch {
    throw new Fault(`"${text}" is not a GraphQL type`);
  }
  const nonNull = node.kind === Kind.NON_NULL_TYPE;
  const inner = node.kind === Kind.NON_NULL_TYPE ? node.type : node;
  if (inner.kind === Kind.NAMED_TYPE) return { named: inner.name.value, nonNull };
  const item = inner.type;
  const itemType = item.kind === Kind.NON_NULL_TYPE ? item.type : item;
  if (itemType.kind !== Kind.NAMED_TYPE) throw new Fault(`"${text}": lists of lists are not supported`);
  return { named: itemType.name.value, nonNull, list: { itemNonNull: item.kind === Kind.NON_NULL_TYPE } };
}
