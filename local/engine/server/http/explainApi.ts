import { adminSession } from "../auth/authenticate.ts";
import { parseGraphQLRequest } from "./parseRequest.ts";
import { RequestError } from "./RequestError.ts";
import type { AdminRoute } from "./route.ts";
import type { EngineCore, GraphQLRequest, Session } from "../../interface.ts";

/** `POST /v1/graphql/explain`: `{ query, user?, is_relay? }`, where `user` holds a role and session variables. */
export function explainApi(core: () => EngineCore): AdminRoute[] {
  return ["/v1/graphql/explain", "/v1alpha1/graphql/explain"].map((path) => ({
    path,
    refusal: "You have to be an admin to access this endpoint",
    answer: async (json) => {
      const { query, user, is_relay: isRelay } = record(json, "$");
      if (isRelay !== undefined && isRelay !== null && typeof isRelay !== "boolean") {
        throw parseFailed("expected a boolean", "$.is_relay");
      }
      return core().explain(isRelay === true ? "relay" : "graphql", readUser(user), readQuery(query));
    },
  }));
}

function readQuery(json: unknown): GraphQLRequest {
  if (json === undefined) throw parseFailed('key "query" not found', "$");
  try {
    return parseGraphQLRequest(json);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    throw parseFailed(error.message, `$.query${error.path.slice(1)}`);
  }
}

/** Role admin where no other is named, and with the admin secret in any case. */
function readUser(json: unknown): Session {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(record(json ?? {}, "$.user"))) {
    if (typeof value !== "string") throw parseFailed("expected a string", `$.user['${name}']`);
    headers[name.toLowerCase()] = value;
  }
  return adminSession(headers);
}

function record(value: unknown, path: string): Record<string, unknown> {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw parseFailed("expected an object", path);
}

const parseFailed = (message: string, path: string): RequestError =>
  new RequestError(400, "parse-failed", message, path);
