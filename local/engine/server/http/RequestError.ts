import { EngineError } from "../../interface.ts";

/**
 * A refusal by the server half. Admin APIs and REST endpoints answer with its `status`; GraphQL endpoints answer 200.
 */
export class RequestError extends EngineError {
  readonly status: number;

  constructor(
    status: number,
    code: string,
    message: string,
    path = "$",
    internal?: unknown,
    extensions?: Record<string, unknown>,
  ) {
    super(code, message, path, { internal, extensions });
    this.name = "RequestError";
    this.status = status;
  }
}
