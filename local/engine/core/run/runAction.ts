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
  return selection ? shaped(output, selection) : JSON.stringify(output ?? null);

  /** Cuts objects to the fields that were asked for; objects inside others are not checked further. */
  async function shaped(value: unknown, asked: Selection): Promise<string> {
    if (Array.isArray(value)) {
      const items: string[] = [];
      for (const item of value as unknown[]) items.push(await shaped(item, asked));
      return `[${items.join(",")}]`;
    }
    if (typeof value !== "object" || value === null) return JSON.stringify(value ?? null);
    const entries: string[] = [];
    for (const field of asked.fields) {
      entries.push(`${JSON.stringify(field.key)}:${await valueOf(field, value as Record<string, unknown>, asked)}`);
    }
    return `{${entries.join(",")}}`;
  }

  async function valueOf(field: SelectedField, object: Record<string, unknown>, asked: Selection): Promise<string> {
    const { key, name } = field;
    if (name === "__typename") return JSON.stringify(asked.type.name);
    const statement = relationships.get(field);
    if (statement) {
      const [row] = await runSql(database, statement, { ...binding, given: JSON.stringify(object) });
      return row![0]!;
    }
    // The real engine looks up nested objects by the key of the answer, so it finds nothing under an alias.
    return field.selection ? shaped(object[key] ?? null, field.selection) : JSON.stringify(object[name] ?? null);
  }
}
