import {
  GraphQLBoolean,
  GraphQLInt,
  GraphQLNonNull,
  Kind,
  type ArgumentNode,
  type DirectiveNode,
  type GraphQLScalarType,
  type OperationDefinitionNode,
  type SelectionNode,
} from "graphql";
import { readInput, type InputContext, type LeafInput } from "./input.ts";
import { booleanValue } from "./leaves.ts";
import { describe, invalid, NumberText, outOfBounds, quotedNames } from "./refusals.ts";

interface Directive {
  /** The places in a document where the directive may stand, in the words of a refusal. */
  places: ReadonlySet<string>;
  /** Each argument with its default; undefined where the argument is required. */
  args: Readonly<Record<string, { type: GraphQLScalarType; otherwise: boolean | number | undefined }>>;
}

const SELECTIONS = new Set(["a field", "a fragment spread", "an inline fragment"]);
const CONDITION: Directive = {
  places: SELECTIONS,
  args: { if: { type: GraphQLBoolean, otherwise: undefined } },
};
const DIRECTIVES: Readonly<Record<string, Directive>> = {
  include: CONDITION,
  skip: CONDITION,
  // Clients of editions with a cache send it; here it does nothing.
  cached: {
    places: new Set(["a query"]),
    args: { ttl: { type: GraphQLInt, otherwise: 60 }, refresh: { type: GraphQLBoolean, otherwise: false } },
  },
};
const KNOWN: ReadonlyMap<string, Directive> = new Map(Object.entries(DIRECTIVES));
const PLACES = {
  [Kind.FIELD]: "a field",
  [Kind.FRAGMENT_SPREAD]: "a fragment spread",
  [Kind.INLINE_FRAGMENT]: "an inline fragment",
};

/** Whether `@include` and `@skip` keep a selection. @throws EngineError for a directive that does not fit */
export function allows(selection: SelectionNode, path: string, context: InputContext): boolean {
  const { directives } = selection;
  if (!directives?.length) return true;
  const given = readDirectives(directives, PLACES[selection.kind], path, context);
  return given.get("include")?.if !== false && given.get("skip")?.if !== true;
}

/** Checks the directives of the operation itself. @throws EngineError for one that does not fit */
export function checkOperationDirectives(
  { directives, operation }: Pick<OperationDefinitionNode, "directives" | "operation">,
  context: InputContext,
): void {
  readDirectives(directives ?? [], `a ${operation}`, "$", context);
}

type Values = Readonly<Record<string, unknown>>;

function readDirectives(
  nodes: readonly DirectiveNode[],
  place: string,
  path: string,
  context: InputContext,
): ReadonlyMap<string, Values> {
  const given = new Map<string, Values>();
  const repeated = new Set<string>();
  for (const node of nodes) {
    const name = node.name.value;
    const directive = KNOWN.get(name);
    if (!directive) throw invalid(`directive '${name}' is not defined in the schema`, path);
    if (!directive.places.has(place)) throw invalid(`directive '${name}' is not allowed on ${place}`, path);
    if (given.has(name)) repeated.add(name);
    given.set(name, readArguments(node, directive, `${path}.${name}`, context));
  }
  if (repeated.size > 0) {
    throw invalid(`the following directives are used more than once: ${quotedNames([...repeated])}`, path);
  }
  return given;
}

function readArguments(node: DirectiveNode, { args }: Directive, path: string, context: InputContext): Values {
  for (const { name } of node.arguments ?? []) {
    if (!Object.hasOwn(args, name.value)) {
      throw invalid(`'${node.name.value}' has no argument named '${name.value}'`, path);
    }
  }
  const values: Record<string, unknown> = {};
  for (const [name, { type, otherwise }] of Object.entries(args)) {
    const argument = node.arguments?.find((each) => each.name.value === name);
    const at = `${path}.args.${name}`;
    if (argument) values[name] = readScalar(argument, type, at, context);
    else if (otherwise === undefined) throw invalid(`missing required field '${name}'`, at);
    else values[name] = otherwise;
  }
  return values;
}

function readScalar(
  { value: node }: ArgumentNode,
  type: GraphQLScalarType,
  path: string,
  context: InputContext,
): boolean | number {
  const input = readInput(node, new GraphQLNonNull(type), path, context);
  return type === GraphQLBoolean ? booleanValue(input, context) : integerValue(input as LeafInput, context);
}

function integerValue(input: LeafInput, context: InputContext): number {
  if (input.origin) context.noteStatic(input.origin.variable, input.origin.at);
  const value = input.read(context.variables);
  const number = value instanceof NumberText ? Number(value.text) : value;
  if (typeof number !== "number") {
    throw invalid(`expected a 32-bit integer for type 'Int', but found ${describe(value, input.literal)}`, input.path);
  }
  if (!Number.isInteger(number) || Math.abs(number) > 2147483647) throw outOfBounds(String(number), input.path);
  return number;
}
