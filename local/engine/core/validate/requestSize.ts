import {
  Kind,
  type DirectiveNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
} from "graphql";
import { EngineError } from "../../interface.ts";
import type { RequestLimits } from "../limits.ts";
import { invalid, unparsable } from "./refusals.ts";

/** The size of a selection set once its fragments are spread. */
interface Size {
  fields: number;
  /** Fields with a selection set, without those of introspection. */
  objects: number;
  aliases: number;
  directives: number;
  depth: number;
}

/**
 * Refuses an operation that would be too much work, before any work is done. Each fragment is measured once, however
 * often it is spread, so the time is in proportion to the document.
 * @throws EngineError
 */
export function checkOperationSize(
  {
    operation,
    fragments,
  }: { operation: OperationDefinitionNode; fragments: ReadonlyMap<string, FragmentDefinitionNode> },
  limits: RequestLimits,
): void {
  const ofFragments = new Map<string, Size>();
  const size = ofSelections(operation.selectionSet);
  for (const { defaultValue } of operation.variableDefinitions ?? []) {
    if (defaultValue) checkLiteral(defaultValue, limits);
  }
  const directives = size.directives + (operation.directives?.length ?? 0);
  if (size.depth > limits.depth) throw tooDeep(limits.depth);
  if (size.fields > limits.fields) throw invalid(`the query selects more than ${limits.fields} fields`);
  if (size.objects > limits.objects) throw invalid(`the query selects more than ${limits.objects} objects`);
  if (size.aliases > limits.aliases) throw invalid(`the query has more than ${limits.aliases} aliases`);
  if (directives > limits.directives) throw invalid(`the query has more than ${limits.directives} directives`);

  function ofSelections({ selections }: SelectionSetNode): Size {
    const sum: Size = { fields: 0, objects: 0, aliases: 0, directives: 0, depth: 0 };
    for (const selection of selections) {
      const own = ofSelection(selection);
      checkDirectives(selection.directives);
      sum.fields += own.fields;
      sum.objects += own.objects;
      sum.aliases += own.aliases;
      sum.directives += own.directives + (selection.directives?.length ?? 0);
      sum.depth = Math.max(sum.depth, own.depth);
    }
    return sum;
  }

  function ofSelection(selection: SelectionNode): Size {
    switch (selection.kind) {
      case Kind.INLINE_FRAGMENT:
        return ofSelections(selection.selectionSet);
      case Kind.FRAGMENT_SPREAD: {
        const name = selection.name.value;
        let size = ofFragments.get(name);
        if (!size) {
          size = ofSelections(fragments.get(name)!.selectionSet);
          ofFragments.set(name, size);
        }
        return size;
      }
      case Kind.FIELD: {
        for (const { value } of selection.arguments ?? []) checkLiteral(value, limits);
        const inner = selection.selectionSet && ofSelections(selection.selectionSet);
        const name = selection.name.value;
        const isIntrospection = name === "__schema" || name === "__type";
        return {
          fields: 1 + (inner?.fields ?? 0),
          objects: inner && !isIntrospection ? 1 + inner.objects : 0,
          aliases: (selection.alias ? 1 : 0) + (inner?.aliases ?? 0),
          directives: inner?.directives ?? 0,
          depth: 1 + (isIntrospection ? 0 : (inner?.depth ?? 0)),
        };
      }
    }
  }

  function checkDirectives(nodes: readonly DirectiveNode[] | undefined): void {
    for (const node of nodes ?? []) for (const { value } of node.arguments ?? []) checkLiteral(value, limits);
  }
}

/** Refuses variables that are too large to read. @throws EngineError */
export function checkVariablesSize(
  variables: Readonly<Record<string, unknown>> | null | undefined,
  limits: RequestLimits,
): void {
  let length = 0;
  const measure = (value: unknown, depth: number): void => {
    length += 1;
    if (typeof value === "string") {
      length += value.length;
      checkText(value);
    } else if (value === Infinity || value === -Infinity) {
      // JSON.parse makes Infinity of a number that is too large; sent on as JSON it would be null.
      throw unparsable("a number lies outside the bounds", "$");
    } else if (Array.isArray(value)) {
      checkNesting(value.length, depth, limits);
      for (const item of value as unknown[]) measure(item, depth + 1);
    } else if (typeof value === "object" && value !== null) {
      checkNesting(0, depth, limits);
      for (const key in value) {
        length += key.length;
        checkText(key);
        measure((value as Record<string, unknown>)[key], depth + 1);
      }
    }
    if (length > limits.variablesLength) {
      throw invalid(`the variables are longer than ${limits.variablesLength} characters`);
    }
  };
  // The object of the variables itself does not count as a value.
  if (variables) measure(variables, 0);
}

function checkLiteral(node: ValueNode, limits: RequestLimits, depth = 1): void {
  switch (node.kind) {
    case Kind.STRING:
      return checkText(node.value);
    case Kind.LIST:
      checkNesting(node.values.length, depth, limits);
      for (const value of node.values) checkLiteral(value, limits, depth + 1);
      return;
    case Kind.OBJECT:
      checkNesting(0, depth, limits);
      for (const { value } of node.fields) checkLiteral(value, limits, depth + 1);
  }
}

function checkNesting(length: number, depth: number, limits: RequestLimits): void {
  if (depth > limits.valueDepth) throw tooDeep(limits.valueDepth);
  if (length > limits.listLength) throw invalid(`a list has more than ${limits.listLength} items`);
}

/** Texts that Postgres would refuse or change. */
function checkText(text: string): void {
  if (text.includes("\0")) {
    throw new EngineError("data-exception", 'invalid byte sequence for encoding "UTF8": 0x00');
  }
  if (!text.isWellFormed()) throw new EngineError("invalid-json", "Error in $: invalid UTF-16 surrogate pair");
}

const tooDeep = (limit: number): EngineError => invalid(`the query is nested deeper than ${limit} levels`);
