import { DatabaseError } from "pg";

/** Classes of errors that are the server's fault and not the statement's. */
const PASSING = /^(?:08|53|57P)/;

/** Whether a later try may succeed: the connection or the server failed, not the statement. */
export function isPassing(error: unknown): boolean {
  return !(error instanceof DatabaseError) || PASSING.test(error.code ?? "08");
}
