import { DatabaseError } from "pg";

/** Error classes that blame the server and not the statement. */
const PASSING = /^(?:08|53|57P)/;

/** Whether asking again later may succeed: the connection or the server failed, not the question. */
export function isPassing(error: unknown): boolean {
  return !(error instanceof DatabaseError) || PASSING.test(error.code ?? "08");
}
