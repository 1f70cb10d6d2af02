/** A real Relay environment over a role's schema: what a test answers is checked against the SDL like the server's. */
import { buildSchema, execute, type GraphQLSchema, isAbstractType, parse } from "graphql";
import { Environment, type GraphQLResponse, Network, Observable, RecordSource, Store } from "relay-runtime";
import type { Role } from "../relay/roles.ts";

const files = import.meta.glob<string>("../../schema/*.graphql", { query: "?raw", import: "default" });
const schemas = new Map<Role, GraphQLSchema>();

async function schemaOf(role: Role): Promise<GraphQLSchema> {
  let schema = schemas.get(role);
  if (!schema) {
    schema = buildSchema((await files[`../../schema/${role}.graphql`]?.()) ?? "", { assumeValid: true });
    for (const type of Object.values(schema.getTypeMap())) {
      // Rows say their own type by `__typename`.
      if (isAbstractType(type)) type.resolveType = (row) => (row as { __typename?: string }).__typename;
    }
    schemas.set(role, schema);
  }
  return schema;
}

export interface Sent {
  name: string;
  variables: Record<string, unknown>;
}

/**
 * @param role whose schema answers
 * @param answers values or functions by root field, as graphql-js takes a root value; rows under `node` carry `__typename`
 * @returns the environment, and every operation it sent
 */
export function relayForTests(
  role: Role,
  answers: Record<string, unknown>,
): { environment: Environment; sent: Sent[] } {
  const sent: Sent[] = [];
  const network = Network.create(
    async (operation, variables) => {
      sent.push({ name: operation.name, variables });
      const answer = await execute({
        schema: await schemaOf(role),
        document: parse(operation.text ?? ""),
        rootValue: answers,
        variableValues: variables,
      });
      const [error] = answer.errors ?? [];
      // What the answers refuse reaches the screen as the network would throw it.
      if (error) throw error.originalError ?? error;
      return { data: answer.data } as GraphQLResponse;
    },
    () => Observable.create(() => {}),
  );
  return { environment: new Environment({ network, store: new Store(new RecordSource()) }), sent };
}
