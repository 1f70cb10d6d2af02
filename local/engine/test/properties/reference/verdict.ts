import type { Request } from "../requests/request.ts";
import type { Asker, Json, Rows } from "../scenes/scene.ts";
import type { Outcome } from "../stage.ts";
import { exactly, fits, type Expected } from "./expected.ts";
import { Refused, Tables } from "./statement.ts";
import { MissingVariable, type World } from "./world.ts";
import { writeExpected } from "./writing.ts";

/** The right result of a request: a refusal, or data and, for a mutation, the tables after it. */
export type Verdict = { refused: readonly string[]; why: string } | { data: Expected; rows: Rows | undefined };

/** Several rules may refuse a request; the engine may name any of them. */
const WRITING = ["constraint-violation", "permission-error", "not-supported"];

export function verdict(world: World, request: Request): Verdict {
  if (request.loot !== undefined) return { refused: ["validation-failed"], why: `${request.loot} is not permitted` };
  try {
    const tables = new Tables(world);
    const answers = request.fields.map((field) => [field, writeExpected(tables, field)] as const);
    // A stream without rows sends nothing.
    const told = answers.filter(([{ meaning }, answer]) => meaning.kind !== "stream" || !isEmpty(answer));
    return {
      data: { members: told.map(([{ key }, answer]) => [key, answer] as const) },
      rows: request.operation === "mutation" ? tables.rows : undefined,
    };
  } catch (error) {
    if (error instanceof MissingVariable) return { refused: ["not-found"], why: `${error.message} is missing` };
    if (error instanceof Refused) return { refused: [error.code, ...WRITING], why: error.message };
    throw error;
  }
}

const isEmpty = (answer: Expected): boolean => "list" in answer && answer.list.length === 0;

export function agrees(expected: Verdict, { data, refusal, rows }: Outcome, asker: Asker): boolean {
  // Whether a session variable is needed is decided before any row is known.
  if (refusal?.code === "not-found" && lacksVariable(asker, refusal.message)) return rows === undefined;
  if ("data" in expected) return fits(expected.data, data) && sameRows(expected.rows, rows);
  return refusal !== undefined && expected.refused.includes(refusal.code) && rows === undefined;
}

function lacksVariable({ variables }: Asker, message: string): boolean {
  const name = /missing session variable: "([^"]+)"/.exec(message)?.[1];
  return name !== undefined && !(name in variables);
}

/** Where nothing was committed, nothing should have been. */
function sameRows(expected: Rows | undefined, actual: Rows | undefined): boolean {
  if (!expected || !actual) return expected === actual;
  return Object.entries(expected).every(([table, rows]) => {
    const list: Expected = { list: [{ take: rows.length, of: rows.map(exactly) }] };
    return fits(list, (actual[table] ?? []) as readonly Json[]);
  });
}
