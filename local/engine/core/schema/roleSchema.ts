import {
  type GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  lexicographicSortSchema,
  type GraphQLFieldConfig,
  type GraphQLNamedType,
} from "graphql";
import type { Endpoint } from "../../interface.ts";
import { Fault } from "../model/faults.ts";
import type { Model } from "../model/model.ts";
import { accessOf } from "./access.ts";
import { DIRECTIVES } from "./directives.ts";
import { actionFields, actionResultFields } from "./actionFields.ts";
import { mutationFields } from "./mutationFields.ts";
import { functionMutationFields, queryFields, type RootFields } from "./queryFields.ts";
import { isNode, rowType } from "./rows.ts";
import { createScope, field, objectType, required, type Scope } from "./scope.ts";

/** The description of the only field that a role without any permission has. */
export const NOTHING_TO_READ =
  "There are no queries available to the current role. Either there are no sources or remote schemas configured, " +
  "or the current role doesn't have the required permissions.";

/** The schema that one role sees on one endpoint. Each type is made when it is first needed. */
export interface RoleSchema {
  scope: Scope;
  query: GraphQLObjectType;
  mutation: GraphQLObjectType | undefined;
  subscription: GraphQLObjectType | undefined;
  /** Makes every type once. @throws Fault when two things have the same name */
  requireTypes(): void;
  /** The whole schema with every type, sorted by name as the real engine's introspection is. */
  whole(): GraphQLSchema;
}

/** @throws Fault when two things have the same root field or type name */
export function roleSchema(model: Model, endpoint: Endpoint, role: string, backendOnly: boolean): RoleSchema {
  const scope = createScope(model, accessOf(model, role, backendOnly), endpoint);
  const queries = queryFields(scope, false);
  if (endpoint === "graphql") queries.push(...actionFields(scope, "query"), ...actionResultFields(scope));
  if (queries.length === 0) {
    queries.push([
      "no_queries_available",
      field(required(GraphQLString), { kind: "nothing" }, { description: NOTHING_TO_READ }),
    ]);
  }
  const mutations: RootFields = [
    ...[...model.tables.values()].flatMap((table) => mutationFields(scope, table)),
    ...functionMutationFields(scope),
    ...actionFields(scope, "mutation"),
  ];
  const subscriptions = queryFields(scope, true);
  if (endpoint === "graphql") subscriptions.push(...actionResultFields(scope));
  const query = root(scope, "query_root", queries)!;
  const mutation = root(scope, "mutation_root", mutations);
  const subscription = root(scope, "subscription_root", subscriptions);
  const everything = (): GraphQLSchema =>
    new GraphQLSchema({
      query,
      mutation,
      subscription,
      types: nodeTypes(scope),
      directives: DIRECTIVES,
      assumeValid: true,
    });
  let whole: GraphQLSchema | undefined;
  return {
    scope,
    query,
    mutation,
    subscription,
    requireTypes: () => void everything(),
    whole: () => (whole ??= lexicographicSortSchema(everything())),
  };
}

function root(scope: Scope, name: string, fields: RootFields): GraphQLObjectType | undefined {
  if (fields.length === 0) return undefined;
  const byName: Record<string, GraphQLFieldConfig<unknown, unknown>> = {};
  for (const [fieldName, config] of fields) {
    if (Object.hasOwn(byName, fieldName)) {
      throw new Fault(
        `Encountered conflicting definitions in the selection set for '${name}' for field '${fieldName}'`,
      );
    }
    byName[fieldName] = config;
  }
  return objectType(scope, name, "root", byName);
}

/** Types that can only be reached through `node`. */
function nodeTypes(scope: Scope): GraphQLNamedType[] {
  return [...scope.model.tables.values()].flatMap((table) => {
    const permission = scope.access.select(table);
    return permission && isNode(scope, table) ? [rowType(scope, table, permission)] : [];
  });
}
