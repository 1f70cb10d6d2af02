/** A real Relay environment over a role's schema: what a test answers is checked against the SDL like the server's. */
import { waitFor } from "@testing-library/react";
import { buildSchema, execute, type GraphQLSchema, isAbstractType, parse } from "graphql";
import {
  Environment,
  type GraphQLResponse,
  Network,
  Observable,
  RecordSource,
  type RequestParameters,
  Store,
  type Variables,
} from "relay-runtime";
import { noteAnswer } from "../relay/kept.ts";
import type { Role } from "../relay/roles.ts";

const files = import.meta.glob<string>("../../schema/*.graphql", { query: "?raw", import: "default" });
const schemas = new Map<Role, GraphQLSchema>();
const lists = import.meta.glob<Record<string, string>>("../documents/current/*.json", {
  eager: true,
  import: "default",
});
/** Artifacts carry the id of a document alone; here its text is found as the server finds it. */
const documents: Record<string, string> = Object.assign({}, ...Object.values(lists));

// The name is put together so that the Relay plugin does not take it for a query.
const schemaFile = (role: Role) => ["../../schema/", role, ".graphql"].join("");

async function schemaOf(role: Role): Promise<GraphQLSchema> {
  let schema = schemas.get(role);
  if (!schema) {
    schema = buildSchema((await files[schemaFile(role)]?.()) ?? "", { assumeValid: true });
    for (const type of Object.values(schema.getTypeMap())) {
      // Each row names its type in `__typename`.
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

interface Listening {
  operation: RequestParameters;
  variables: Variables;
  sink: { next: (response: GraphQLResponse) => void };
}

/**
 * @param role whose schema answers
 * @param answers values or functions by root field, as graphql-js takes a root value; rows under `node` carry `__typename`
 * @returns the environment, every operation it sent, and `push`, which answers a live query by its name from new answers
 */
export function relayForTests(
  role: Role,
  answers: Record<string, unknown>,
): { environment: Environment; sent: Sent[]; push: (name: string, answers: Record<string, unknown>) => Promise<void> } {
  const sent: Sent[] = [];
  const listening = new Set<Listening>();
  const answer = async (operation: RequestParameters, variables: Variables, rootValue: Record<string, unknown>) => {
    const { data, errors } = await execute({
      schema: await schemaOf(role),
      document: parse(documents[operation.id ?? ""] ?? ""),
      rootValue,
      variableValues: variables,
    });
    const [error] = errors ?? [];
    // An error in the answers reaches the screen in the form in which the network throws it.
    if (error) throw error.originalError ?? error;
    return { data } as GraphQLResponse;
  };
  const network = Network.create(
    (operation, variables) => {
      sent.push({ name: operation.name, variables });
      const answered = answer(operation, variables, answers);
      if (operation.operationKind !== "query") return answered;
      return answered.then((response) => {
        noteAnswer({ name: operation.name, id: operation.id ?? "", variables });
        return response;
      });
    },
    (operation, variables) =>
      Observable.create((sink) => {
        const here = { operation, variables, sink };
        listening.add(here);
        return () => void listening.delete(here);
      }),
  );
  const push = async (name: string, next: Record<string, unknown>) => {
    // A page that is on screen begins to listen a moment later.
    const listeners = await waitFor(() => {
      const found = [...listening].filter(({ operation }) => operation.name === name);
      if (found.length === 0) throw new Error(`nobody listens to ${name}`);
      return found;
    });
    for (const { operation, variables, sink } of listeners) sink.next(await answer(operation, variables, next));
  };
  const environment = new Environment({
    network,
    store: new Store(new RecordSource()),
    UNSTABLE_defaultRenderPolicy: "full",
  });
  return { environment, sent, push };
}
