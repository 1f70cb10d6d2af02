import {
  GraphQLError,
  Kind,
  parse,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import type { RequestLimits } from "../limits.ts";
import { invalid, unparsable } from "./refusals.ts";
import { checkOperationSize } from "./requestSize.ts";

/** One operation of a document, with the fragments that it can spread. */
export interface OperationDocument {
  operation: OperationDefinitionNode;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** The names of the variables that the operation uses, also through fragments. */
  usedVariables: ReadonlySet<string>;
}

/** @throws EngineError where the text is no GraphQL, has no such operation or is too large */
export function readDocument(
  text: string,
  operationName: string | null | undefined,
  limits: RequestLimits,
): OperationDocument {
  if (text.length > limits.documentLength) {
    throw invalid(`the query is longer than ${limits.documentLength} characters`, "$.query");
  }
  const document = parseDocument(text, limits.tokens);
  const definitions: FragmentDefinitionNode[] = [];
  const operations: OperationDefinitionNode[] = [];
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) definitions.push(definition);
    else if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
    else throw invalid("not a valid graphql query", "$.query");
  }
  const operation = chosen(operations, operationName);
  const fragments = byName(definitions, "fragment", ({ name }) => name.value);
  const used = usedVariables(operation, fragments);
  checkOperationSize({ operation, fragments }, limits);
  return { operation, fragments, usedVariables: used };
}

/** Definitions by their names. @throws EngineError parse-failed where two have one name */
export function byName<Definition>(
  definitions: readonly Definition[],
  kind: string,
  nameOf: (definition: Definition) => string,
): ReadonlyMap<string, Definition> {
  const found = new Map<string, Definition>();
  for (const definition of definitions) {
    const name = nameOf(definition);
    if (found.has(name)) throw unparsable(`multiple definitions for ${kind} "${name}"`, "$");
    found.set(name, definition);
  }
  return found;
}

function parseDocument(text: string, maxTokens: number): DocumentNode {
  try {
    return parse(text, { noLocation: true, maxTokens });
  } catch (error) {
    const isTooMuch = error instanceof GraphQLError && error.message.includes("Parsing aborted");
    throw invalid(isTooMuch ? `the query has more than ${maxTokens} tokens` : "not a valid graphql query", "$.query");
  }
}

function chosen(
  operations: readonly OperationDefinitionNode[],
  name: string | null | undefined,
): OperationDefinitionNode {
  if (name) {
    const found = operations.find((operation) => operation.name?.value === name);
    if (!found) throw invalid(`no such operation found in the document: "${name}"`);
    return found;
  }
  const [only, another] = operations;
  if (!only || another) {
    throw invalid("exactly one operation has to be present in the document when operationName is not specified");
  }
  return only;
}

function usedVariables(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): Set<string> {
  const used = new Set<string>();
  const done = new Set<string>();
  const walk = (node: OperationDefinitionNode | SelectionSetNode, path: readonly string[]) => {
    visit(node, {
      VariableDefinition: () => false,
      Variable: ({ name }) => void used.add(name.value),
      FragmentSpread({ name: { value: name } }) {
        const fragment = fragments.get(name);
        if (!fragment) throw invalid(`reference to undefined fragment "${name}"`, "$.selectionSet");
        if (path.includes(name)) {
          throw invalid(`the fragment definition(s) ${quoted([...path, name])} form a cycle`, "$.selectionSet");
        }
        if (done.has(name)) return;
        walk(fragment.selectionSet, [...path, name]);
        done.add(name);
      },
    });
  };
  walk(operation, []);
  return used;
}

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(", ");
