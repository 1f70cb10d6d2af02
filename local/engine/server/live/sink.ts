import type { EngineError } from "../../interface.ts";

/** The receiver of a subscription's answers. */
export interface Sink {
  /** @param data JSON text of the `data` object */
  next(data: string): void;
  /** A runtime error, after which the subscription goes on. */
  error(error: EngineError): void;
}

/** What the subscriber is told of an error of the database. */
export type ErrorReader = (error: unknown) => EngineError;
