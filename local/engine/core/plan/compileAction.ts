import { actionRelationship, actionRowsStatement } from "../compile/actionRows.ts";
import type { Sql } from "../compile/statement.ts";
import type { Compilation } from "../compile/statement.ts";
import type { Action } from "../model/model.ts";
import type { Input } from "../validate/input.ts";
import type { SelectedField, Selection } from "../validate/selection.ts";
import type { ActionPlan } from "./plan.ts";

/** A call before its values are known: the statements for the relationships of its output. */
export function compileAction(
  action: Action,
  args: ReadonlyMap<string, Input>,
  selection: Selection | undefined,
  compilation: Compilation,
): ActionPlan {
  const relationships = new Map<SelectedField, Sql>();
  const collect = ({ fields }: Selection) => {
    for (const field of fields) {
      const relationship = actionRelationship(field);
      if (relationship) relationships.set(field, actionRowsStatement(field, relationship, compilation));
      else if (field.selection) collect(field.selection);
    }
  };
  if (selection) collect(selection);
  return { action, args, selection, relationships };
}
