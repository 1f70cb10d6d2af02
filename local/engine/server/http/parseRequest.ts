import { isUtf8 } from "node:buffer";
import type { GraphQLRequest } from "../../interface.ts";
import { parseExactJson } from "../../core/validate/exactJson.ts";
import { isBottomless } from "./jsonDepth.ts";
import { RequestError } from "./RequestError.ts";

const REQUEST = "parsing Hasura.GraphQL.Transport.HTTP.Protocol.GQLReq failed";

/** A JSON body in UTF-8. @throws RequestError with code invalid-json */
export function parseJson(body: Buffer): unknown {
  // Decoding would replace bytes that are no UTF-8 by other characters.
  if (!isUtf8(body))
    throw new RequestError(400, "invalid-json", "Error in $: Cannot decode input: invalid UTF-8 stream");
  const text = body.toString("utf8");
  if (isBottomless(text)) throw new RequestError(400, "invalid-json", "Error in $: nested too deeply");
  try {
    return parseExactJson(text);
  } catch (error) {
    throw new RequestError(400, "invalid-json", `Error in $: ${(error as Error).message}`);
  }
}

/** One GraphQL request from parsed JSON; unknown keys are ignored. @throws RequestError parse-failed */
export function parseGraphQLRequest(json: unknown): GraphQLRequest {
  if (typeof json !== "object" || json === null || Array.isArray(json)) {
    throw parseFailed(`${REQUEST}, expected Object, but encountered ${jsonType(json)}`);
  }
  const { query, operationName, variables, extensions } = json as Record<string, unknown>;
  if (isPersisted(extensions)) {
    throw new RequestError(400, "not-supported", "Automatic Persisted Queries is not enabled");
  }
  if (query === undefined) throw parseFailed(`${REQUEST}, key "query" not found`);
  if (typeof query !== "string") {
    throw parseFailed(`parsing Text failed, expected String, but encountered ${jsonType(query)}`, "$.query");
  }
  if (operationName !== undefined && operationName !== null && typeof operationName !== "string") {
    const found = jsonType(operationName);
    throw parseFailed(`parsing Text failed, expected String, but encountered ${found}`, "$.operationName");
  }
  if (variables !== undefined && variables !== null && (typeof variables !== "object" || Array.isArray(variables))) {
    const found = jsonType(variables);
    throw parseFailed(`parsing HashMap failed, expected Object, but encountered ${found}`, "$.variables");
  }
  return { query, operationName, variables: variables as Record<string, unknown> | null | undefined };
}

const isPersisted = (extensions: unknown): boolean =>
  typeof extensions === "object" &&
  extensions !== null &&
  ((extensions as Record<string, unknown>).persistedQuery ?? null) !== null;

function parseFailed(message: string, path = "$"): RequestError {
  return new RequestError(400, "parse-failed", message, path);
}

function jsonType(value: unknown): string {
  if (value === null) return "Null";
  if (Array.isArray(value)) return "Array";
  return { boolean: "Boolean", number: "Number", string: "String" }[typeof value as string] ?? "Object";
}
