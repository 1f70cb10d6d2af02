import type { Binding } from "../model/parameter.ts";
import type { Sql } from "./statement.ts";

/** Runs one statement of a mutation inside its transaction; the rows are lists of texts. */
export type RunStatement = (sql: Sql, binding: Binding, options?: { path?: string }) => Promise<(string | null)[][]>;

/** One root field of a mutation; gives the JSON text of its answer. */
export type MutationStep = (run: RunStatement, binding: Binding) => Promise<string>;
