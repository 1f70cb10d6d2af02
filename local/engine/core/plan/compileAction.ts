import { actionRelationship, actionRowsStatement } from "../compile/actionRows.ts";
import type { Sql } from "../compile/statement.ts";
import type { Compilation } from "../compile/statement.ts";
import type { Action } from "../model/model.ts";
import type { Input } from "../validate/input.ts";
import type { Selection } from "../validate/selection.ts";
import type { ActionPlan } from "./plan.ts";

/** What is known of a call before its values are: the statements for its output's relationships. */
export function compileAction(
  action: Action,
  args: ReadonlyMap<string, Input>,
  selection: Selection | undefined,
  compilation: Compilation,
): ActionPlan {
  const relationships = new Map<string, Sql>();
  for (const field of selection?.fields ?? []) {
    const relationship = actionRelationship(field);
    if (relationship) relationships.set(field.key, actionRowsStatement(field, relationship, compilation));
  }
  return { action, args, selection, relationships };
}
