import { hash } from "node:crypto";
import { OperationTypeNode, type GraphQLObjectType, type VariableDefinitionNode } from "graphql";
import { ACTION_LOG } from "../model/actionLog.ts";
import { checkedInputs } from "../compile/checkedInputs.ts";
import { mutationRootStep } from "../compile/mutationRoots.ts";
import type { Parameter } from "../model/parameter.ts";
import { queryRootText } from "../compile/queryRoots.ts";
import { createStatement, subscribersSql, textLiteral, type Compilation } from "../compile/statement.ts";
import type { RequestLimits } from "../limits.ts";
import { NOTHING_TO_READ, type RoleSchema } from "../schema/roleSchema.ts";
import { isNode, rowType } from "../schema/rows.ts";
import { checkOperationDirectives } from "../validate/directives.ts";
import type { OperationDocument } from "../validate/document.ts";
import type { InputContext } from "../validate/input.ts";
import { checkIntrospectionCost } from "../validate/introspectionCost.ts";
import { invalid } from "../validate/refusals.ts";
import { readSelection, type SelectedField } from "../validate/selection.ts";
import type { Variables } from "../validate/variables.ts";
import { compileAction } from "./compileAction.ts";
import type { Plan, PlanRoot } from "./plan.ts";
import { compileStream } from "./compileStream.ts";
import type { StaticPlace } from "./shape.ts";

/** How many selections a document may have once its fragments are spread. */
const MAX_SELECTIONS = 20_000;

const placeKey = (variable: string, path: StaticPlace["path"]): string => JSON.stringify([variable, ...path]);

/**
 * Validates an operation for a role and makes its plan. `places` collects the parts of the variables that the plan
 * depends on.
 */
export function compilePlan(
  schema: RoleSchema,
  document: OperationDocument,
  variables: Variables,
  places: StaticPlace[],
  limits: RequestLimits,
): Plan {
  const { operation } = document;
  const type = rootType(schema, operation.operation);
  const definitions = new Map<string, VariableDefinitionNode>(
    (operation.variableDefinitions ?? []).map((definition) => [definition.variable.name.value, definition]),
  );
  const known = new Set(places.map(({ variable, path }) => placeKey(variable, path)));
  const input: InputContext = {
    variables,
    definitions,
    limits,
    conditionsLeft: { count: limits.conditions },
    noteStatic(variable, path, digest) {
      const key = placeKey(variable, path);
      if (known.has(key)) return;
      known.add(key);
      places.push({ variable, path, digest });
    },
  };
  checkOperationDirectives(operation, input);
  const { fields } = readSelection([operation.selectionSet], type, "$.selectionSet", {
    ...input,
    document,
    typeNamed: (name) => nodeTypeNamed(schema, name),
    budget: { left: MAX_SELECTIONS },
    lists: 0,
  });
  const introspected = fields.flatMap(({ meaning }) => (meaning.kind === "introspection" ? meaning.nodes : []));
  if (introspected.length > 0) {
    checkIntrospectionCost(introspected, schema.whole(), document.fragments, limits.introspections);
  }
  const parameters: Parameter[] = [];
  const compilation = (transport: "numbered" | "subscriber"): Compilation => ({
    statement: createStatement(transport, parameters),
    newStatement: () => createStatement(transport, parameters),
    input,
    stringifyNumbers: schema.scope.model.stringifyNumbers,
  });
  if (operation.operation === OperationTypeNode.SUBSCRIPTION) {
    return subscriptionPlan(fields, schema, parameters, compilation("subscriber"));
  }
  const make = operation.operation === OperationTypeNode.QUERY ? queryPlan : mutationPlan;
  return make(fields, schema, type, parameters, compilation("numbered"));
}

function rootType(schema: RoleSchema, operation: "query" | "mutation" | "subscription"): GraphQLObjectType {
  const type = schema[operation];
  if (!type) throw invalid(`no ${operation}s exist`);
  return type;
}

function nodeTypeNamed({ scope }: RoleSchema, name: string): GraphQLObjectType | undefined {
  for (const table of scope.model.tables.values()) {
    if (table.base !== name || !isNode(scope, table)) continue;
    const permission = scope.access.select(table);
    return permission && rowType(scope, table, permission);
  }
  return undefined;
}

/** Root fields that need no database. */
function plainRoot({ key, meaning, args, selection }: SelectedField, compilation: Compilation): PlanRoot | undefined {
  switch (meaning.kind) {
    case "introspection":
      return { key, kind: "introspection", nodes: meaning.nodes };
    case "nothing":
      return { key, kind: "constant", json: JSON.stringify(NOTHING_TO_READ) };
    case "action":
      return { key, kind: "action", call: compileAction(meaning.action, args, selection, compilation) };
    case "asyncAction":
      return { key, kind: "asyncAction", action: meaning.action, args };
    default:
      return undefined;
  }
}

const typeName = ({ key }: SelectedField, type: GraphQLObjectType): PlanRoot => ({
  key,
  kind: "constant",
  json: JSON.stringify(type.name),
});

function queryPlan(
  fields: readonly SelectedField[],
  schema: RoleSchema,
  type: GraphQLObjectType,
  parameters: Parameter[],
  compilation: Compilation,
): Plan {
  const columns: string[] = [];
  const roots = fields.map((field): PlanRoot => {
    if (field.meaning.kind === "typename") return typeName(field, type);
    const plain = plainRoot(field, compilation);
    if (plain) return plain;
    columns.push(queryRootText(field, schema, compilation)!);
    return { key: field.key, kind: "column", index: columns.length - 1 };
  });
  const { statement } = compilation;
  const sql = columns.length > 0 ? statement.sql(`select ${columns.join(", ")}`) : undefined;
  const rootSql = (index: number) => statement.sql(`select ${columns[index]!}`);
  return { type: "query", sql, rootSql, roots, parameters, uses: 0 };
}

function mutationPlan(
  fields: readonly SelectedField[],
  schema: RoleSchema,
  type: GraphQLObjectType,
  parameters: Parameter[],
  compilation: Compilation,
): Plan {
  const roots = fields.map((field): PlanRoot => {
    if (field.meaning.kind === "typename") return typeName(field, type);
    const plain = plainRoot(field, compilation);
    if (plain) return plain;
    const step = mutationRootStep(field, schema, compilation)!;
    return { key: field.key, kind: "step", step, inputs: checkedInputs(field) };
  });
  const isAtomic = roots.every(({ kind }) => kind !== "action" && kind !== "asyncAction");
  return { type: "mutation", roots, isAtomic, parameters, uses: 0 };
}

function subscriptionPlan(
  fields: readonly SelectedField[],
  schema: RoleSchema,
  parameters: Parameter[],
  compilation: Compilation,
): Plan {
  const [field, another] = fields;
  if (!field || another || field.meaning.kind === "typename") {
    throw invalid("subscriptions must select one top level field");
  }
  if (field.meaning.kind === "stream") return compileStream(field, field.meaning, schema, parameters, compilation);
  const text = queryRootText(field, schema, compilation)!;
  const sql =
    `select subs.id as id, ${textLiteral(`{${JSON.stringify(field.key)}:`)} || ${text} || '}' as data` +
    ` from ${subscribersSql(compilation.statement)}`;
  const tables = schema.scope.model.readings.of(sql);
  if (field.meaning.kind === "actionResult") tables.push(ACTION_LOG);
  return { type: "live", sql, parameters, tables, cohort: hash("sha1", sql) };
}
