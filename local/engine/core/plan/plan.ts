import type { FieldNode } from "graphql";
import type { Sql } from "../compile/statement.ts";
import type { MutationStep } from "../compile/mutationSteps.ts";
import type { CheckedInput } from "../compile/checkedInputs.ts";
import type { Parameter } from "../model/parameter.ts";
import type { Action, Column } from "../model/model.ts";
import type { Input } from "../validate/input.ts";
import type { SelectedField, Selection } from "../validate/selection.ts";

/** What remains to be done for requests of one text and shape: everything is decided but the values. */
export type Plan = QueryPlan | MutationPlan | LivePlan | StreamPlan;

export interface QueryPlan {
  type: "query";
  /** One column for each root that is SQL; `undefined` where there is none. */
  sql: Sql | undefined;
  /** The statement for one of these columns alone. */
  rootSql(index: number): Sql;
  roots: readonly PlanRoot[];
  parameters: readonly Parameter[];
  /** How often the plan was run: one that comes again is worth preparing. */
  uses: number;
}

export interface MutationPlan {
  type: "mutation";
  roots: readonly PlanRoot[];
  /** Whether there are only table and function fields, which share one transaction. */
  isAtomic: boolean;
  parameters: readonly Parameter[];
  uses: number;
}

export interface LivePlan {
  type: "live";
  sql: string;
  parameters: readonly Parameter[];
  tables: readonly string[];
  cohort: string;
}

export interface StreamPlan extends Omit<LivePlan, "type"> {
  type: "stream";
  /** The first cursor, bound to the subscriber's variables. */
  cursor: { column: Column; value: Parameter };
}

export type PlanRoot = { key: string } & (
  | { kind: "constant"; json: string }
  | { kind: "column"; index: number }
  | { kind: "introspection"; nodes: readonly FieldNode[] }
  | { kind: "step"; step: MutationStep; inputs: readonly CheckedInput[] }
  | { kind: "asyncAction"; action: Action; args: ReadonlyMap<string, Input> }
  | { kind: "action"; call: ActionPlan }
);

export interface ActionPlan {
  action: Action;
  args: ReadonlyMap<string, Input>;
  selection: Selection | undefined;
  /** Statements for relationships of the output and of objects inside it; `$1 json` holds the values that they map. */
  relationships: ReadonlyMap<SelectedField, Sql>;
}
