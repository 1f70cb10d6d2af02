import { DatabaseError } from "pg";

/** Classes in which the server says that it, not the statement, is in trouble. */
const PASSING = /^(?:08|53|57P)/;

/** Whether asking again later may succeed: the connection or the server failed, not the question. */
export function isPassing(error: unknown): boolean {
  return !(error instanceof DatabaseError) || PASSING.test(error.code ?? "08");
}
