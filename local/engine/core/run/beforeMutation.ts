import type pg from "pg";
import { logCall } from "../model/actionLog.ts";
import type { Binding } from "../model/parameter.ts";
import type { RunContext } from "../../interface.ts";
import type { PlanRoot } from "../plan/plan.ts";
import { actionInput } from "./actionInput.ts";
import { postgresError } from "./postgresError.ts";
import { validateInput } from "./validateInput.ts";

interface Parts {
  pool: pg.Pool;
  binding: Binding;
  context: RunContext;
}

export const needsPreparing = (root: PlanRoot): boolean =>
  root.kind === "asyncAction" || (root.kind === "step" && root.inputs.length > 0);

/**
 * Runs before a mutation's first statement, field by field: asks webhooks whether its input may pass, and writes
 * asynchronous calls down. Those stay written even if the mutation fails later.
 * @returns answers of asynchronous actions
 */
export async function beforeMutation(
  roots: readonly PlanRoot[],
  { pool, binding, context: { clientHeaders } }: Parts,
): Promise<ReadonlyMap<PlanRoot, string>> {
  const answers = new Map<PlanRoot, string>();
  for (const root of roots) {
    if (root.kind === "step") {
      for (const { webhook, input } of root.inputs)
        await validateInput(webhook, input(binding), binding.session, clientHeaders);
    } else if (root.kind === "asyncAction") {
      const input = actionInput(root.args, binding.variables);
      const id = await logCall(pool, root.action.name, input, binding.session, clientHeaders).catch(
        (error: unknown) => {
          throw postgresError(error);
        },
      );
      answers.set(root, JSON.stringify(id));
    }
  }
  return answers;
}
