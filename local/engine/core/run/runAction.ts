import type { Binding } from "../model/parameter.ts";
import type { CallAction, RunContext } from "../../interface.ts";
import type { CustomTypes } from "../model/model.ts";
import type { ActionPlan } from "../plan/plan.ts";
import type { SelectedField, Selection } from "../validate/selection.ts";
import { actionInput } from "./actionInput.ts";
import { checkOutput } from "./checkOutput.ts";
import { runSql, type Queryable } from "./runSql.ts";

export interface ActionRun {
  callAction: CallAction;
  customTypes: CustomTypes;
  database: Queryable;
  binding: Binding;
  requestQuery: string;
  context: RunContext;
}

/** Carries an action to its handler and makes the answer fit what was asked. @throws EngineError */
export async function runAction(
  { action, args, selection, relationships }: ActionPlan,
  { callAction, customTypes, database, binding, requestQuery, context }: ActionRun,
): Promise<string> {
  const output = await callAction({
    action: action.name,
    input: actionInput(args, binding.variables),
    session: binding.session,
    requestQuery,
    clientHeaders: context.clientHeaders,
  });
  checkOutput(output, action.output, customTypes);
  if (!selection) return JSON.stringify(output ?? null);
  if (!Array.isArray(output)) return objectJson(output, selection);
  const items: string[] = [];
  for (const item of output as unknown[]) items.push(await objectJson(item, selection));
  return `[${items.join(",")}]`;

  async function objectJson(value: unknown, asked: Selection): Promise<string> {
    if (value === null || value === undefined) return "null";
    const object = value as Record<string, unknown>;
    const entries: string[] = [];
    for (const field of asked.fields) {
      const statement = relationships.get(field.key);
      if (statement) {
        const [row] = await runSql(database, statement, binding, { rows: JSON.stringify(object) });
        entries.push(`${JSON.stringify(field.key)}:${row![0]}`);
      } else {
        entries.push(`${JSON.stringify(field.key)}:${JSON.stringify(fieldValue(object, field, asked))}`);
      }
    }
    return `{${entries.join(",")}}`;
  }
}

/** The real engine looks nested objects up by the key of the answer: under an alias there is nothing. */
function fieldValue(
  object: Record<string, unknown>,
  { key, name, selection }: SelectedField,
  asked: Selection,
): unknown {
  if (name === "__typename") return asked.type.name;
  return selection ? shaped(object[key] ?? null, selection) : (object[name] ?? null);
}

/** Nested objects are cut to what was asked, and not checked further. */
function shaped(value: unknown, selection: Selection): unknown {
  if (Array.isArray(value)) return value.map((item) => shaped(item, selection));
  if (typeof value !== "object" || value === null) return value;
  const object = value as Record<string, unknown>;
  return Object.fromEntries(selection.fields.map((field) => [field.key, fieldValue(object, field, selection)]));
}
