import {
  Kind,
  parse,
  print,
  type DefinitionNode,
  type FieldDefinitionNode,
  type ObjectTypeDefinitionNode,
  type TypeNode,
} from "graphql";
import { MetadataError, type Inconsistency } from "./MetadataError.ts";

interface YamlAction {
  name: string;
  definition?: Record<string, unknown>;
  permissions?: unknown[];
  comment?: string;
}

type Named = { name: string } & Record<string, unknown>;

/** The keys of an action's definition that the CLI copies; it drops every other one. */
const COPIED = [
  "kind",
  "handler",
  "timeout",
  "forward_client_headers",
  "headers",
  "request_transform",
  "response_transform",
] as const;

/**
 * Joins `actions.graphql` (signatures) with `actions.yaml` (behaviour) by name, as the CLI does.
 * @throws MetadataError with everything that the CLI or the server would refuse
 */
export function mergeActionsSdl(
  yaml: Record<string, unknown>,
  sdl: string,
): { actions: unknown[]; custom_types: unknown } {
  const definitions = sdl.trim() === "" ? [] : parseSdl(sdl);
  const faults: Inconsistency[] = [];
  const actions = mergedActions(definitions, (yaml.actions ?? []) as YamlAction[], faults);
  const types = (yaml.custom_types ?? {}) as Record<string, Named[] | undefined>;
  const custom_types = customTypes(definitions, types, faults);
  if (faults.length > 0) throw new MetadataError(faults);
  return { actions, custom_types };
}

function mergedActions(
  definitions: readonly DefinitionNode[],
  behaviours: readonly YamlAction[],
  faults: Inconsistency[],
): unknown[] {
  const fault = (name: string, reason: string) => faults.push({ type: "action", name, reason });
  const fields = new Map<string, { field: FieldDefinitionNode; type: "mutation" | "query" }>();
  for (const definition of definitions) {
    const isType = definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.OBJECT_TYPE_EXTENSION;
    if (!isType || !isRoot(definition.name.value)) continue;
    const type = definition.name.value === "Mutation" ? "mutation" : "query";
    for (const field of definition.fields ?? []) {
      const name = field.name.value;
      if (fields.has(name)) fault(name, "is declared more than once");
      if (hasDirectives(field)) fault(name, "directives are not supported");
      fields.set(name, { field, type });
    }
  }
  for (const { name } of behaviours) if (!fields.has(name)) fault(name, "is not in actions.graphql");
  return [...fields].map(([name, { field, type }]) => {
    const behaviour = behaviours.find((action) => action.name === name);
    const written = behaviour?.definition ?? {};
    const definition: Record<string, unknown> = {
      type,
      output_type: print(field.type),
      arguments: (field.arguments ?? []).map(describedField),
    };
    for (const key of COPIED) if (key in written) definition[key] = written[key];
    return { name, definition, permissions: behaviour?.permissions, comment: behaviour?.comment };
  });
}

const isRoot = (name: string): boolean => name === "Mutation" || name === "Query";

function customTypes(
  definitions: readonly DefinitionNode[],
  yaml: Record<string, Named[] | undefined>,
  faults: Inconsistency[],
) {
  const fault = (name: string, reason: string) => faults.push({ type: "custom type", name, reason });
  const objects: Named[] = [];
  const inputs: Named[] = [];
  const enums: Named[] = [];
  const scalars: Named[] = [];
  for (const definition of definitions) {
    switch (definition.kind) {
      case Kind.OBJECT_TYPE_DEFINITION: {
        const name = definition.name.value;
        if (isRoot(name)) break;
        for (const reason of outputFaults(definition)) fault(name, reason);
        const relationships = yaml.objects?.find((object) => object.name === name)?.relationships;
        objects.push({
          ...describedType(definition),
          fields: (definition.fields ?? []).map(describedField),
          relationships,
        });
        break;
      }
      case Kind.INPUT_OBJECT_TYPE_DEFINITION:
        inputs.push({ ...describedType(definition), fields: (definition.fields ?? []).map(describedField) });
        break;
      case Kind.ENUM_TYPE_DEFINITION:
        enums.push({
          ...describedType(definition),
          values: (definition.values ?? []).map((value) => ({
            value: value.name.value,
            description: value.description?.value,
          })),
        });
        break;
      case Kind.SCALAR_TYPE_DEFINITION:
        scalars.push(describedType(definition));
        break;
      case Kind.OBJECT_TYPE_EXTENSION:
        if (!isRoot(definition.name.value)) fault(definition.name.value, "cannot be extended");
        break;
      default:
        fault(print(definition).slice(0, 60), "only types, inputs, enums and scalars are supported");
    }
  }
  const defined: Record<string, Named[]> = { objects, input_objects: inputs, enums, scalars };
  for (const [kind, list] of Object.entries(defined)) {
    for (const { name } of yaml[kind] ?? []) {
      if (!list.some((type) => type.name === name)) fault(name, "is not in actions.graphql");
    }
  }
  return defined;
}

function outputFaults(definition: ObjectTypeDefinitionNode): string[] {
  const { fields = [], interfaces = [] } = definition;
  const withArguments = fields.find((field) => field.arguments?.length);
  return [
    ...(withArguments ? [`field ${withArguments.name.value} has arguments`] : []),
    ...(interfaces.length > 0 ? ["interfaces are not supported"] : []),
    ...([definition, ...fields].some(hasDirectives) ? ["directives are not supported"] : []),
  ];
}

const hasDirectives = ({ directives }: { directives?: readonly unknown[] }): boolean => (directives ?? []).length > 0;

interface Described {
  name: { value: string };
  description?: { value: string };
}

const describedType = ({ name, description }: Described) => ({ name: name.value, description: description?.value });

const describedField = ({ name, description, type }: Described & { type: TypeNode }) => ({
  name: name.value,
  type: print(type),
  description: description?.value,
});

function parseSdl(sdl: string): readonly DefinitionNode[] {
  try {
    return parse(sdl, { noLocation: true }).definitions;
  } catch (error) {
    throw new MetadataError([{ type: "metadata", name: "actions.graphql", reason: (error as Error).message }]);
  }
}
