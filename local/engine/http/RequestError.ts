import { EngineError } from "../interface.ts";

/** A refusal by the server half. `status` matters on the metadata and schema APIs; GraphQL endpoints answer 200. */
export class RequestError extends EngineError {
  readonly status: number;

  constructor(status: number, code: string, message: string, path = "$", internal?: unknown) {
    super(code, message, path, { internal });
    this.name = "RequestError";
    this.status = status;
  }
}
