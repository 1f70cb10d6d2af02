import {
  Kind,
  parse,
  print,
  visit,
  type ArgumentNode,
  type DocumentNode,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";

const MAX_TOKENS = 20_000;

/**
 * A document in the form in which the allow list compares it: without layout and `__typename`, with arguments and input
 * fields sorted. As in the real engine, `{ a }` differs from `query { a }`, and inline fragments are compared as they
 * are written.
 * @returns undefined where the text is no GraphQL
 */
export function comparable(text: string): string | undefined {
  try {
    return comparableDocument(parse(text, { maxTokens: MAX_TOKENS }));
  } catch {
    return undefined;
  }
}

/** @param document parsed with locations */
export function comparableDocument(document: DocumentNode): string {
  const stripped = visit(document, {
    OperationDefinition: (node) => ({ ...node, selectionSet: withoutTypename(node.selectionSet) }),
    FragmentDefinition: (node) => ({ ...node, selectionSet: withoutTypename(node.selectionSet) }),
    Field: { leave: (node) => ({ ...node, arguments: sorted(node.arguments) }) },
    Directive: { leave: (node) => ({ ...node, arguments: sorted(node.arguments) }) },
    ObjectValue: { leave: (node) => ({ ...node, fields: sorted(node.fields) }) },
    // A string means the same on one line and in a block.
    StringValue: (node) => ({ ...node, block: false }),
  });
  return stripped.definitions
    .map((definition) => {
      const isShorthand = definition.kind === Kind.OPERATION_DEFINITION && definition.loc?.startToken.kind === "{";
      return (isShorthand ? "shorthand " : "") + print(definition);
    })
    .join("\n");
}

function withoutTypename(set: SelectionSetNode): SelectionSetNode {
  const selections = set.selections.flatMap((selection): SelectionNode[] => {
    if (selection.kind !== Kind.FIELD) return [selection];
    if (selection.name.value === "__typename") return [];
    const inner = selection.selectionSet && withoutTypename(selection.selectionSet);
    return [{ ...selection, selectionSet: inner?.selections.length ? inner : undefined }];
  });
  return { ...set, selections };
}

const sorted = <Node extends Pick<ArgumentNode, "name">>(nodes: readonly Node[] | undefined): readonly Node[] =>
  (nodes ?? []).toSorted((one, other) => (one.name.value < other.name.value ? -1 : 1));
