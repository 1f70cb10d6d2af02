import type { RoleSchema } from "../schema/roleSchema.ts";
import type { SelectedField } from "../validate/selection.ts";
import { insertStep } from "./inserts.ts";
import type { MutationStep } from "./mutationSteps.ts";
import { queryRootText } from "./queryRoots.ts";
import type { Compilation } from "./statement.ts";
import { deleteStep, updateManyStep, updateStep } from "./updates.ts";

/** The step of one root field that writes; `undefined` for a field that is not SQL. */
export function mutationRootStep(
  field: SelectedField,
  schema: RoleSchema,
  compilation: Compilation,
): MutationStep | undefined {
  const { meaning } = field;
  const { access } = schema.scope;
  switch (meaning.kind) {
    case "insert":
      return insertStep(field, meaning, access, compilation);
    case "update":
      return updateStep(field, meaning, compilation);
    case "updateByKey":
      return updateStep(field, { ...meaning, keySeenBy: access.select(meaning.table) }, compilation);
    case "updateMany":
      return updateManyStep(field, meaning, compilation);
    case "delete":
      return deleteStep(field, meaning, compilation);
    case "deleteByKey":
      return deleteStep(field, { ...meaning, keySeenBy: access.select(meaning.table) }, compilation);
    case "functionRows": {
      const statement = compilation.newStatement();
      const text = queryRootText(field, schema, { ...compilation, statement })!;
      const sql = statement.sql(`select ${text}`);
      return async (run, binding) => {
        const [row] = await run(sql, binding);
        return row![0]!;
      };
    }
    default:
      return undefined;
  }
}
