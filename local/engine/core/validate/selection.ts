import {
  getNamedType,
  getNullableType,
  GraphQLInterfaceType,
  GraphQLNonNull,
  GraphQLObjectType,
  isLeafType,
  isListType,
  Kind,
  print,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type SelectionSetNode,
} from "graphql";
import { fieldMeaning, type FieldMeaning } from "../schema/meaning.ts";
import { allows } from "./directives.ts";
import type { OperationDocument } from "./document.ts";
import { readArgument, type Input, type InputContext } from "./input.ts";
import { INTROSPECTION } from "./introspectionFields.ts";
import { invalid } from "./refusals.ts";

/** The fields selected on one object type: fragments spread, duplicates merged, in the order of the document. */
export interface Selection {
  type: GraphQLObjectType;
  fields: readonly SelectedField[];
}

export interface SelectedField {
  /** The key in the answer. */
  key: string;
  name: string;
  path: string;
  meaning: FieldMeaning | { kind: "typename" } | { kind: "introspection"; nodes: readonly FieldNode[] };
  args: ReadonlyMap<string, Input>;
  selection: Selection | undefined;
  /** For `node(id:)`: what is selected for each table's type that a fragment names. */
  selectionOf: ((type: GraphQLObjectType) => Selection) | undefined;
}

export interface SelectionContext extends InputContext {
  document: OperationDocument;
  /** The object type of that name, for fragments on the `Node` interface. */
  typeNamed(name: string): GraphQLObjectType | undefined;
  /** Counts down with every selection, because fragments of fragments could grow without end. */
  budget: { left: number };
  /** How many lists of rows it is inside. */
  lists: number;
}

/** @throws EngineError in the real engine's words and with its paths */
export function readSelection(
  sets: readonly SelectionSetNode[],
  type: GraphQLObjectType,
  path: string,
  context: SelectionContext,
  interfaceType?: GraphQLInterfaceType,
): Selection {
  const collected = new Map<string, Collected>();
  const names = new Set([type.name, ...(interfaceType ? [interfaceType.name] : [])]);
  for (const set of sets) collect(set, names, interfaceType, path, context, collected);
  const definitions = type.getFields();
  const fields = [...collected].map(([key, { nodes, within }]): SelectedField => {
    const name = nodes[0]!.name.value;
    if (name === "__typename") return plainField(key, name, path, { kind: "typename" });
    const fieldPath = `${path}.${name}`;
    const introspection = type.name === "query_root" ? INTROSPECTION.get(name) : undefined;
    if (introspection) {
      readField(key, nodes, introspection, fieldPath, context);
      return plainField(key, name, path, { kind: "introspection", nodes });
    }
    const definition = (within ?? type).getFields()[name] && definitions[name];
    if (!definition) throw invalid(`field '${name}' not found in type: '${(within ?? type).name}'`, fieldPath);
    return readField(key, nodes, definition, fieldPath, context);
  });
  return { type, fields };
}

/** A field that every type has. */
const plainField = (key: string, name: string, path: string, meaning: SelectedField["meaning"]): SelectedField => ({
  key,
  name,
  path,
  meaning,
  args: new Map(),
  selection: undefined,
  selectionOf: undefined,
});

interface Collected {
  nodes: FieldNode[];
  /** The interface, if the field is selected on it and not on the object type. */
  within: GraphQLInterfaceType | undefined;
}

function collect(
  set: SelectionSetNode,
  typeNames: ReadonlySet<string>,
  within: GraphQLInterfaceType | undefined,
  path: string,
  context: SelectionContext,
  collected: Map<string, Collected>,
): void {
  for (const selection of set.selections) {
    if (context.budget.left-- <= 0) throw invalid("the query is too large", path);
    const directivePath = selection.kind === Kind.FIELD ? `${path}.${selection.name.value}` : path;
    if (!allows(selection, directivePath, context)) continue;
    if (selection.kind === Kind.FIELD) {
      const key = selection.alias?.value ?? selection.name.value;
      const known = collected.get(key);
      if (!known) {
        collected.set(key, { nodes: [selection], within });
        continue;
      }
      mergeable(known.nodes[0]!, selection, key, path);
      known.nodes.push(selection);
      if (!within) known.within = undefined;
      continue;
    }
    const fragment =
      selection.kind === Kind.FRAGMENT_SPREAD ? context.document.fragments.get(selection.name.value)! : selection;
    const condition = fragment.typeCondition?.name.value;
    if (condition !== undefined && !typeNames.has(condition)) continue;
    const isOnInterface = within !== undefined && (condition === undefined || condition === within.name);
    collect(fragment.selectionSet, typeNames, isOnInterface ? within : undefined, path, context, collected);
  }
}

function mergeable(one: FieldNode, other: FieldNode, key: string, path: string): void {
  if (one.name.value !== other.name.value) {
    throw invalid(
      `selection of both '${one.name.value}' and '${other.name.value}' specify the same response name, '${key}'`,
      path,
    );
  }
  // The same syntax node again: its fragment is spread more than once.
  if (one !== other && argumentsText(one) !== argumentsText(other)) {
    throw invalid(`inconsistent arguments between multiple selections of field '${one.name.value}'`, path);
  }
}

const argumentsTexts = new WeakMap<FieldNode, string>();

function argumentsText(node: FieldNode): string {
  let text = argumentsTexts.get(node);
  if (text === undefined) {
    text = (node.arguments ?? [])
      .map((argument) => print(argument))
      .toSorted()
      .join();
    argumentsTexts.set(node, text);
  }
  return text;
}

function readField(
  key: string,
  nodes: readonly FieldNode[],
  definition: GraphQLField<unknown, unknown>,
  path: string,
  context: SelectionContext,
): SelectedField {
  const named = getNamedType(definition.type);
  const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  const base = {
    key,
    name: definition.name,
    path,
    meaning: fieldMeaning(definition),
    args: readArguments(nodes[0]!, definition, path, context),
  };
  if (isLeafType(named)) {
    if (sets.length > 0) throw invalid("unexpected subselection set for non-object field", path);
    return { ...base, selection: undefined, selectionOf: undefined };
  }
  const inner = `${path}.selectionSet`;
  if (sets.length === 0) throw invalid(`missing selection set for '${named.name}'`, inner);
  const within = insideOf(definition, named, path, context);
  if (named instanceof GraphQLInterfaceType) {
    // A fault in a fragment is refused, whichever table the id leads to.
    for (const name of typeConditions(sets, context)) {
      const type = context.typeNamed(name);
      if (type) readSelection(sets, type, inner, within, named);
    }
    return {
      ...base,
      selection: undefined,
      selectionOf: (type) => readSelection(sets, type, inner, within, named),
    };
  }
  return {
    ...base,
    selection: readSelection(sets, named as GraphQLObjectType, inner, within),
    selectionOf: undefined,
  };
}

/** The context for the selections inside a field. */
function insideOf(
  { type }: GraphQLField<unknown, unknown>,
  { name }: GraphQLNamedType,
  path: string,
  context: SelectionContext,
): SelectionContext {
  if (!isListType(getNullableType(type)) || name.startsWith("__")) return context;
  const { nestedLists } = context.limits;
  if (context.lists >= nestedLists) throw invalid(`lists are nested deeper than ${nestedLists} levels`, path);
  return { ...context, lists: context.lists + 1 };
}

function typeConditions(
  sets: readonly SelectionSetNode[],
  context: SelectionContext,
  found = new Set<string>(),
): Set<string> {
  for (const { selections } of sets) {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) continue;
      const fragment =
        selection.kind === Kind.FRAGMENT_SPREAD ? context.document.fragments.get(selection.name.value)! : selection;
      if (fragment.typeCondition) found.add(fragment.typeCondition.name.value);
      if (context.budget.left-- <= 0) throw invalid("the query is too large");
      typeConditions([fragment.selectionSet], context, found);
    }
  }
  return found;
}

function readArguments(
  node: FieldNode,
  definition: GraphQLField<unknown, unknown>,
  path: string,
  context: SelectionContext,
): ReadonlyMap<string, Input> {
  const args = new Map<string, Input>();
  for (const { name, value } of node.arguments ?? []) {
    const argument = definition.args.find((each) => each.name === name.value);
    if (!argument) throw invalid(`'${definition.name}' has no argument named '${name.value}'`, path);
    args.set(name.value, readArgument(value, argument, `${path}.args.${name.value}`, context));
  }
  for (const argument of definition.args) {
    if (argument.type instanceof GraphQLNonNull && !args.has(argument.name)) {
      throw invalid(`missing required field '${argument.name}'`, `${path}.args.${argument.name}`);
    }
  }
  return args;
}
