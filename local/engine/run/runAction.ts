import { GraphQLNonNull } from "graphql";
import type { Binding } from "../compile/parameter.ts";
import { EngineError, type CallAction, type RunContext } from "../interface.ts";
import type { ActionPlan } from "../plan/plan.ts";
import { fieldMeaning } from "../schema/meaning.ts";
import type { Input } from "../validate/input.ts";
import { plainJson } from "../validate/scalarText.ts";
import { describe, invalid, outOfBounds } from "../validate/refusals.ts";
import type { Selection } from "../validate/selection.ts";
import type { Variables } from "../validate/variables.ts";
import { runSql, type Queryable } from "./runSql.ts";

export interface ActionRun {
  callAction: CallAction;
  database: Queryable;
  binding: Binding;
  requestQuery: string;
  context: RunContext;
}

/** Carries an action to its handler and makes the answer fit what was asked. @throws EngineError */
export async function runAction(
  plan: ActionPlan,
  { callAction, database, binding, requestQuery, context }: ActionRun,
): Promise<string> {
  const output = await callAction({
    action: plan.action.name,
    input: actionInput(plan.args, binding.variables),
    session: binding.session,
    requestQuery,
    clientHeaders: context.clientHeaders,
  });
  const { action, selection } = plan;
  const refuse = (message: string) => new EngineError("unexpected", message);
  if (output === null || output === undefined) {
    if (action.output.nonNull) throw refuse("got null for the action webhook response");
    return "null";
  }
  if (!selection) return JSON.stringify(output);
  if (action.output.list) {
    if (!Array.isArray(output)) throw refuse("expecting array for the action webhook response but got object");
    const items: string[] = [];
    for (const item of output as unknown[]) {
      if (item === null && action.output.list.itemNonNull) throw refuse("got null for the action webhook response");
      items.push(item === null ? "null" : await objectJson(item, selection));
    }
    return `[${items.join(",")}]`;
  }
  if (Array.isArray(output)) throw refuse("expecting object for the action webhook response but got array");
  return objectJson(output, selection);

  async function objectJson(value: unknown, asked: Selection): Promise<string> {
    if (typeof value !== "object" || value === null)
      throw refuse("expecting object or array of objects for the action webhook response");
    const object = value as Record<string, unknown>;
    checkFields(object, asked);
    const entries: string[] = [];
    for (const field of asked.fields) {
      const statement = field.meaning.kind === "actionRows" ? plan.relationships.get(field.key) : undefined;
      if (statement) {
        const [row] = await runSql(database, statement, binding, { rows: JSON.stringify(object) });
        entries.push(`${JSON.stringify(field.key)}:${row![0]}`);
      } else {
        entries.push(`${JSON.stringify(field.key)}:${JSON.stringify(fieldValue(object, field.name, field, asked))}`);
      }
    }
    return `{${entries.join(",")}}`;
  }

  /** Every field of the output's type has to be there, asked for or not. */
  function checkFields(object: Record<string, unknown>, { type }: Selection): void {
    for (const field of Object.values(type.getFields())) {
      if (!(field.type instanceof GraphQLNonNull) || fieldMeaning(field).kind !== "actionValue") continue;
      if (!(field.name in object)) throw refuse(`field "${field.name}" expected in webhook response, but not found`);
      if (object[field.name] === null) throw refuse(`expecting not null value for field "${field.name}"`);
    }
  }
}

function fieldValue(
  object: Record<string, unknown>,
  name: string,
  { selection }: { selection: Selection | undefined },
  asked: Selection,
): unknown {
  if (name === "__typename") return asked.type.name;
  const value = object[name] ?? null;
  return selection ? shaped(value, selection) : value;
}

/** Nested objects are cut to what was asked, and not checked further. */
function shaped(value: unknown, selection: Selection): unknown {
  if (Array.isArray(value)) return value.map((item) => shaped(item, selection));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    selection.fields.map((field) => [
      field.key,
      fieldValue(value as Record<string, unknown>, field.name, field, selection),
    ]),
  );
}

/** The arguments as the handler gets them: what was not given is not there. */
function actionInput(args: ReadonlyMap<string, Input>, variables: Variables): Record<string, unknown> {
  return Object.fromEntries([...args].map(([name, input]) => [name, inputJson(input, variables)]));
}

function inputJson(input: Input, variables: Variables): unknown {
  switch (input.kind) {
    case "null":
      return null;
    case "enum":
      return input.value;
    case "list":
      return input.items.map((item) => inputJson(item, variables));
    case "object":
      return Object.fromEntries([...input.fields].map(([name, { value }]) => [name, inputJson(value, variables)]));
    case "leaf": {
      const value = plainJson(input.read(variables));
      if (!input.isList) return builtIn(input.type.name, value, input.literal, input.path);
      const items = Array.isArray(value) ? (value as unknown[]) : [value];
      return items.map((item, index) => builtIn(input.type.name, item, input.literal, `${input.path}[${index}]`));
    }
  }
}

/** GraphQL's own scalars are checked; other scalars go on as they are, as in the real engine. */
function builtIn(type: string, value: unknown, literal: boolean, path: string): unknown {
  const mismatch = (wanted: string) =>
    invalid(`expected ${wanted} for type '${type}', but found ${describe(value, literal)}`, path);
  if (value === null) return null;
  switch (type) {
    case "String":
      if (typeof value !== "string") throw mismatch("a string");
      return value;
    case "Boolean":
      if (typeof value !== "boolean") throw mismatch("a boolean");
      return value;
    case "Float":
      if (typeof value !== "number") throw mismatch("a float");
      return value;
    case "ID":
      if (typeof value !== "string" && typeof value !== "number") throw mismatch("a String or a 32-bit integer");
      return String(value);
    case "Int":
      if (typeof value !== "number") throw mismatch("a 32-bit integer");
      if (!Number.isInteger(value) || Math.abs(value) > 2147483647) {
        throw outOfBounds(String(value), path);
      }
      return value;
    default:
      if (type === "uuid" && typeof value !== "string") throw mismatch("a UUID");
      return value;
  }
}
