import { executeSync, Kind, OperationTypeNode, type DocumentNode, type FieldNode, type GraphQLSchema } from "graphql";
import type { OperationDocument } from "../validate/document.ts";
import { invalid } from "../validate/refusals.ts";
import type { Variables } from "../validate/variables.ts";

/** JSON text of one `__schema` or `__type` field, selected under one key. */
export function introspect(
  schema: GraphQLSchema,
  nodes: readonly FieldNode[],
  { operation, fragments }: OperationDocument,
  variables: Variables,
): string {
  const document: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: [
      {
        kind: Kind.OPERATION_DEFINITION,
        operation: OperationTypeNode.QUERY,
        variableDefinitions: operation.variableDefinitions,
        selectionSet: { kind: Kind.SELECTION_SET, selections: nodes },
      },
      ...fragments.values(),
    ],
  };
  const { data, errors } = executeSync({ schema, document, variableValues: variables });
  const [error] = errors ?? [];
  if (error) throw invalid(error.message, "$.selectionSet");
  return JSON.stringify(Object.values(data ?? {})[0] ?? null);
}
