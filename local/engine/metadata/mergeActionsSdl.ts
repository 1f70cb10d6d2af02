import { Kind, parse, print, type DefinitionNode, type FieldDefinitionNode, type TypeNode } from "graphql";
import { MetadataError } from "./MetadataError.ts";

interface YamlAction {
  name: string;
  definition?: Record<string, unknown>;
  permissions?: unknown[];
  comment?: string;
}

type Named = { name: string } & Record<string, unknown>;

/** The keys of an action's definition that the CLI carries over; any other is dropped on the way. */
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
 * @throws MetadataError where the YAML names an action or a type that the SDL does not define
 */
export function mergeActionsSdl(
  yaml: Record<string, unknown>,
  sdl: string,
): { actions: unknown[]; custom_types: unknown } {
  const definitions = sdl.trim() === "" ? [] : parseSdl(sdl);
  const fields = new Map<string, { field: FieldDefinitionNode; type: "mutation" | "query" }>();
  for (const definition of definitions) {
    const isType = definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.OBJECT_TYPE_EXTENSION;
    if (!isType || !["Mutation", "Query"].includes(definition.name.value)) continue;
    const type = definition.name.value === "Mutation" ? "mutation" : "query";
    for (const field of definition.fields ?? []) fields.set(field.name.value, { field, type });
  }
  const behaviours = (yaml.actions ?? []) as YamlAction[];
  for (const { name } of behaviours) if (!fields.has(name)) fault("action", name, "is not in actions.graphql");
  const actions = [...fields].map(([name, { field, type }]) => {
    const behaviour = behaviours.find((action) => action.name === name);
    const definition = behaviour?.definition ?? {};
    return {
      name,
      definition: {
        ...Object.fromEntries(COPIED.filter((key) => key in definition).map((key) => [key, definition[key]])),
        type,
        output_type: typeText(field.type),
        arguments: (field.arguments ?? []).map((argument) => ({
          name: argument.name.value,
          type: typeText(argument.type),
          ...(argument.description ? { description: argument.description.value } : {}),
        })),
      },
      ...(behaviour?.permissions ? { permissions: behaviour.permissions } : {}),
      ...(behaviour?.comment ? { comment: behaviour.comment } : {}),
    };
  });
  return {
    actions,
    custom_types: customTypes(definitions, (yaml.custom_types ?? {}) as Record<string, Named[] | undefined>),
  };
}

function customTypes(definitions: readonly DefinitionNode[], yaml: Record<string, Named[] | undefined>) {
  const objects: Named[] = [];
  const inputs: Named[] = [];
  const enums: Named[] = [];
  const scalars: Named[] = [];
  for (const definition of definitions) {
    switch (definition.kind) {
      case Kind.OBJECT_TYPE_DEFINITION: {
        if (["Mutation", "Query"].includes(definition.name.value)) break;
        const extra = yaml.objects?.find(({ name }) => name === definition.name.value);
        objects.push({
          name: definition.name.value,
          ...described(definition),
          fields: (definition.fields ?? []).map((field) => {
            if (field.arguments?.length)
              fault("custom type", definition.name.value, `field ${field.name.value} has arguments`);
            return { name: field.name.value, type: typeText(field.type), ...described(field) };
          }),
          ...(extra?.relationships ? { relationships: extra.relationships } : {}),
        });
        break;
      }
      case Kind.INPUT_OBJECT_TYPE_DEFINITION:
        inputs.push({
          name: definition.name.value,
          ...described(definition),
          fields: (definition.fields ?? []).map((field) => ({
            name: field.name.value,
            type: typeText(field.type),
            ...described(field),
          })),
        });
        break;
      case Kind.ENUM_TYPE_DEFINITION:
        enums.push({
          name: definition.name.value,
          ...described(definition),
          values: (definition.values ?? []).map((value) => ({ value: value.name.value, ...described(value) })),
        });
        break;
      case Kind.SCALAR_TYPE_DEFINITION:
        scalars.push({ name: definition.name.value, ...described(definition) });
        break;
      case Kind.OBJECT_TYPE_EXTENSION:
        break;
      default:
        fault("custom type", print(definition).slice(0, 60), "only types, inputs, enums and scalars are supported");
    }
  }
  const defined: Record<string, Named[]> = { objects, input_objects: inputs, enums, scalars };
  for (const [kind, list] of Object.entries(defined)) {
    for (const { name } of yaml[kind] ?? []) {
      if (!list.some((type) => type.name === name)) fault("custom type", name, "is not in actions.graphql");
    }
  }
  return defined;
}

function described(node: { description?: { value: string } }): { description?: string } {
  return node.description ? { description: node.description.value } : {};
}

const typeText = (type: TypeNode): string => print(type);

function parseSdl(sdl: string): readonly DefinitionNode[] {
  try {
    return parse(sdl, { noLocation: true }).definitions;
  } catch (error) {
    return fault("metadata", "actions.graphql", (error as Error).message);
  }
}

function fault(type: string, name: string, reason: string): never {
  throw new MetadataError([{ type, name, reason }]);
}
