import type { EngineError } from "../../interface.ts";

/** Where a subscription's answers go. */
export interface Sink {
  /** @param data JSON text of the `data` object */
  next(data: string): void;
  /** A runtime error; the subscription goes on. */
  error(error: EngineError): void;
}

/** What becomes of an error of the database. */
export type ErrorReader = (error: unknown) => EngineError;
