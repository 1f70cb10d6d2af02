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
    const written = behaviour?.definition ?? {};
    const definition: Record<string, unknown> = {
      type,
      output_type: print(field.type),
      arguments: (field.arguments ?? []).map(describedField),
    };
    for (const key of COPIED) if (key in written) definition[key] = written[key];
    return { name, definition, permissions: behaviour?.permissions, comment: behaviour?.comment };
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
        const name = definition.name.value;
        if (["Mutation", "Query"].includes(name)) break;
        const withArguments = definition.fields?.find((field) => field.arguments?.length);
        if (withArguments) fault("custom type", name, `field ${withArguments.name.value} has arguments`);
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
    return fault("metadata", "actions.graphql", (error as Error).message);
  }
}

function fault(type: string, name: string, reason: string): never {
  throw new MetadataError([{ type, name, reason }]);
}
