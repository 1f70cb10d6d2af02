import {
  getNamedType,
  isEnumType,
  isLeafType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  type SelectionSetNode,
  type TypeNode,
} from "graphql";
import type { StoredQuery } from "./readCollections.ts";

/** The fields and types of variables of a stored query that the schema lacks, as the real engine checks them. */
export function diagnose({ document, operation }: StoredQuery, schema: GraphQLSchema): string[] {
  const errors: string[] = [];
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const root = schema.getRootType(operation.operation);
  if (root) ofSelections(operation.selectionSet, root, "$", new Set());
  else errors.push(`$: type '${operation.operation}_root' not found in the schema`);
  for (const { variable, type } of operation.variableDefinitions ?? []) {
    const name = namedType(type);
    if (!schema.getType(name)) errors.push(`$.${variable.name.value}: type '${name}' not found in the schema`);
  }
  return errors;

  function ofSelections(
    { selections }: SelectionSetNode,
    type: GraphQLObjectType,
    path: string,
    within: ReadonlySet<string>,
  ): void {
    for (const selection of selections) {
      switch (selection.kind) {
        case Kind.INLINE_FRAGMENT:
          ofSelections(selection.selectionSet, type, path, within);
          break;
        case Kind.FRAGMENT_SPREAD: {
          const name = selection.name.value;
          const fragment = fragments.get(name);
          if (!fragment) errors.push(`reference to undefined fragment "${name}"`);
          else if (within.has(name)) errors.push(`the fragment definition(s) "${name}" form a cycle`);
          else ofSelections(fragment.selectionSet, type, path, new Set([...within, name]));
          break;
        }
        case Kind.FIELD:
          ofField(selection.name.value, selection.selectionSet, type, path, within);
      }
    }
  }

  function ofField(
    name: string,
    set: SelectionSetNode | undefined,
    type: GraphQLObjectType,
    path: string,
    within: ReadonlySet<string>,
  ): void {
    const field = type.getFields()[name] ?? systemField(name, type === root);
    const at = `${path}.${name}`;
    if (!field) return void errors.push(`${at}: field '${name}' not found in object '${type.name}'`);
    const inner = getNamedType(field.type);
    if (isLeafType(inner)) {
      const kind = isEnumType(inner) ? "enum" : "scalar";
      if (set) errors.push(`${at}: ${kind} '${inner.name}' does not accept a selection set`);
    } else if (isObjectType(inner)) {
      if (set) ofSelections(set, inner, at, within);
      else errors.push(`${at}: object of type '${inner.name}' must have a selection set`);
    }
  }
}

/** Fields that no type defines, such as `__typename`. */
function systemField(name: string, isRoot: boolean): GraphQLField<unknown, unknown> | undefined {
  if (name === "__typename") return TypeNameMetaFieldDef;
  if (!isRoot) return undefined;
  return { __schema: SchemaMetaFieldDef, __type: TypeMetaFieldDef }[name];
}

const namedType = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type));
