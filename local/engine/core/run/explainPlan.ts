import { arrayText, type Binding } from "../model/parameter.ts";
import { inlined, type Sql } from "../compile/statement.ts";
import { EngineError, type FieldExplanation, type SubscriptionExplanation } from "../../interface.ts";
import type { LivePlan, Plan, StreamPlan } from "../plan/plan.ts";
import { runSql, type Queryable } from "./runSql.ts";

/**
 * Postgres' plans for an operation, without running it.
 * @throws EngineError invalid-params for mutations and actions
 */
export async function explainPlan(
  plan: Plan,
  binding: Binding,
  database: Queryable,
): Promise<FieldExplanation[] | SubscriptionExplanation> {
  switch (plan.type) {
    case "mutation":
      throw new EngineError("invalid-params", "only queries can be explained");
    case "live":
    case "stream":
      return explainSubscription(plan, binding, database);
    case "query": {
      const explanations: FieldExplanation[] = [];
      for (const root of plan.roots) {
        if (root.kind === "action") throw new EngineError("invalid-params", "query actions cannot be explained");
        const sql = root.kind === "column" ? withValues(plan.rootSql(root.index), binding) : null;
        explanations.push({ field: root.key, sql, plan: sql === null ? null : await planOf(sql, binding, database) });
      }
      return explanations;
    }
  }
}

async function explainSubscription(
  plan: LivePlan | StreamPlan,
  binding: Binding,
  database: Queryable,
): Promise<SubscriptionExplanation> {
  const synthetic = plan.parameters.map((parameter) => parameter.text(binding));
  const subscriber = [["00000000-0000-0000-0000-000000000000"], [JSON.stringify(synthetic)]].map(arrayText);
  let cursor = {};
  if (plan.type === "stream") {
    const { column, value } = plan.cursor;
    const first = value.text(binding);
    cursor = { [column.name]: first };
    subscriber.push(arrayText([JSON.stringify(first)]));
  }
  const parameters = subscriber.map((text) => ({ type: "text", text: () => text }));
  const asked = withValues({ text: plan.sql, parameters }, binding);
  return {
    sql: plan.sql,
    plan: await planOf(asked, binding, database),
    variables: { session: {}, query: {}, synthetic, cursor },
  };
}

const withValues = ({ text, parameters }: Sql, binding: Binding): string =>
  inlined(
    text,
    parameters.map((parameter) => parameter.text(binding)),
  );

/** Without ANALYZE: Postgres does not run the statement. */
async function planOf(sql: string, binding: Binding, database: Queryable): Promise<string[]> {
  const rows = await runSql(database, { text: `explain (format text) ${sql}`, parameters: [] }, binding);
  return rows.map(([line]) => line!);
}
