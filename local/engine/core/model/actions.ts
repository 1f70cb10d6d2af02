import type { ActionMetadata, CustomTypesMetadata } from "../metadata/shapes.ts";
import { checkOutputType } from "./actionOutputRules.ts";
import { readCustomTypes, type ActionSource } from "./customTypes.ts";
import { requireEnvironment, requireHeaders } from "./environment.ts";
import { Fault, type Faults } from "./faults.ts";
import type { Action, CustomTypes } from "./model.ts";
import { isGraphQLName } from "./names.ts";
import { typeText } from "./typeText.ts";

const BUILT_IN = new Set(["Int", "Float", "String", "Boolean", "ID"]);

interface Surroundings {
  source: ActionSource;
  postgresScalars: ReadonlySet<string>;
  env: Readonly<Record<string, string | undefined>>;
}

/** Actions and their types, checked: every type they name has to exist. */
export function readActions(
  actions: readonly ActionMetadata[],
  types: CustomTypesMetadata,
  { source, postgresScalars, env }: Surroundings,
  faults: Faults,
): { actions: Action[]; customTypes: CustomTypes } {
  const customTypes = readCustomTypes(types, source, faults);
  const isScalar = (name: string) => BUILT_IN.has(name) || customTypes.scalars.has(name) || postgresScalars.has(name);
  const isLeaf = (name: string) => isScalar(name) || customTypes.enums.has(name);
  const isInput = (name: string) => isLeaf(name) || customTypes.inputs.has(name);
  for (const [kind, known, list] of [
    ["input", isInput, customTypes.inputs],
    ["output", (name: string) => isLeaf(name) || customTypes.objects.has(name), customTypes.objects],
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
      const found = readAction(metadata, isInput);
      checkOutputType(found, customTypes, isScalar);
      return found;
    });
    return action ? [action] : [];
  });
  return { actions: read, customTypes };
}

function readAction(
  { name, definition, permissions, comment }: ActionMetadata,
  isInput: (name: string) => boolean,
): Action {
  if (!isGraphQLName(name)) throw new Fault("the name is not a valid GraphQL name");
  const names = new Set<string>();
  const args = (definition.arguments ?? []).map((argument) => {
    if (!isGraphQLName(argument.name)) throw new Fault(`argument "${argument.name}" is not a valid GraphQL name`);
    if (names.has(argument.name)) throw new Fault(`argument "${argument.name}" is there more than once`);
    names.add(argument.name);
    const type = typeText(argument.type);
    if (!isInput(type.named))
      throw new Fault(`the type "${type.named}" of argument "${argument.name}" is no input type`);
    return { name: argument.name, type, description: argument.description };
  });
  const roles = (permissions ?? []).map(({ role }) => role);
  const twice = roles.find((role, index) => roles.indexOf(role) !== index);
  if (twice !== undefined) throw new Fault(`permission for role "${twice}" is already defined on "${name}"`);
  return {
    name,
    type: definition.type ?? "mutation",
    asynchronous: definition.kind === "asynchronous",
    output: typeText(definition.output_type),
    arguments: args,
    roles: new Set(roles),
    comment: comment ?? undefined,
  };
}
