import type pg from "pg";
import type { Binding } from "../model/parameter.ts";
import type { CallAction, RunContext } from "../../interface.ts";
import type { MutationPlan, PlanRoot, QueryPlan } from "../plan/plan.ts";
import type { RoleSchema } from "../schema/roleSchema.ts";
import type { OperationDocument } from "../validate/document.ts";
import { beforeMutation, needsPreparing } from "./beforeMutation.ts";
import { introspect } from "./introspect.ts";
import { runAction } from "./runAction.ts";
import { runSql, type Queryable } from "./runSql.ts";
import { inTransaction } from "./transaction.ts";

export interface Run {
  pool: pg.Pool;
  /** Runs statements that need no transaction. */
  reads: Queryable;
  callAction: CallAction;
  schema: RoleSchema;
  document: OperationDocument;
  /** The client's document, for action handlers. */
  requestQuery: string;
  binding: Binding;
  context: RunContext;
}

/** The JSON text of a query's data. Postgres' text is passed on unchanged. */
export async function runQuery(plan: QueryPlan, run: Run): Promise<string> {
  plan.uses += 1;
  const { sql, roots } = plan;
  const asked = sql && runSql(run.reads, sql, run.binding, { prepare: plan.uses > 1 });
  const others = roots.some(({ kind }) => kind !== "column")
    ? Promise.all(roots.map((root) => (root.kind === "column" ? "" : otherRoot(root, run, run.reads))))
    : undefined;
  // Most queries are a single statement, so they need not wait for anything else.
  const [rows, texts] = others ? await Promise.all([asked, others]) : [await asked, []];
  return dataText(roots, (root, index) => (root.kind === "column" ? rows![0]![root.index]! : texts[index]!));
}

/** The JSON text of a mutation's data. Its fields run in order, in one transaction unless one is an action. */
export async function runMutation(plan: MutationPlan, run: Run): Promise<string> {
  plan.uses += 1;
  const prepare = plan.uses > 1;
  const { roots } = plan;
  const begun = roots.some(needsPreparing) ? await beforeMutation(roots, run) : undefined;
  const answers: string[] = [];
  const each = async (root: PlanRoot, database: Queryable | undefined) => {
    if (root.kind === "asyncAction") return begun!.get(root)!;
    if (root.kind !== "step") return otherRoot(root, run, run.reads);
    const write = (to: Queryable) =>
      root.step((sql, binding, options) => runSql(to, sql, binding, { ...options, prepare }), run.binding);
    return database ? write(database) : inTransaction(run.pool, run.binding.session, write);
  };
  if (plan.isAtomic && roots.some(({ kind }) => kind === "step")) {
    await inTransaction(run.pool, run.binding.session, async (database) => {
      for (const root of roots) answers.push(await each(root, database));
    });
  } else {
    for (const root of roots) answers.push(await each(root, undefined));
  }
  return dataText(roots, (_, index) => answers[index]!);
}

function dataText(roots: readonly PlanRoot[], json: (root: PlanRoot, index: number) => string): string {
  return `{${roots.map((root, index) => `${JSON.stringify(root.key)}:${json(root, index)}`).join(",")}}`;
}

async function otherRoot(root: PlanRoot, run: Run, database: Queryable): Promise<string> {
  switch (root.kind) {
    case "constant":
      return root.json;
    case "introspection":
      return introspect(run.schema.whole(), root.nodes, run.document, run.binding.variables);
    case "action":
      return runAction(root.call, { ...run, customTypes: run.schema.scope.model.customTypes, database });
    default:
      throw new Error(`${root.key} is not run alone`);
  }
}
