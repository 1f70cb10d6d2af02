import { RequestError } from "../http/RequestError.ts";
import { EngineError, type ActionCall, type CallAction } from "../../interface.ts";
import { messageOf } from "../../log.ts";
import { postJson, type WebhookResponse } from "../../webhooks/postJson.ts";
import type { ActionDefinition } from "./definitions.ts";
import { handlerHeaders } from "../../webhooks/handlerHeaders.ts";

interface Parts {
  find(action: string): ActionDefinition | undefined;
  configuredHeadersWin: boolean;
  /** Called with the handler's `Set-Cookie` headers, which go to the client of this call. */
  onSetCookie(call: ActionCall, cookies: readonly string[]): void;
}

/** Calls the handlers of synchronous actions, with Hasura's payload and Hasura's reading of the answer. */
export function actionCaller({ find, configuredHeadersWin, onSetCookie }: Parts): CallAction {
  return async (call) => {
    const definition = find(call.action);
    if (!definition) throw new EngineError("unexpected", `action ${call.action} has no handler`);
    const payload = {
      action: { name: call.action },
      input: call.input,
      session_variables: call.session.variables,
      request_query: call.requestQuery,
    };
    const response = await send(definition, call, payload, configuredHeadersWin);
    const cookies = response.headers["set-cookie"];
    if (cookies) onSetCookie(call, cookies);
    return readAnswer(response, (error) => exchange(error, definition, payload, response));
  };
}

async function send(
  definition: ActionDefinition,
  call: ActionCall,
  payload: unknown,
  configuredHeadersWin: boolean,
): Promise<WebhookResponse> {
  try {
    return await postJson({
      url: definition.url,
      headers: handlerHeaders(definition, call.clientHeaders, configuredHeadersWin),
      body: JSON.stringify(payload),
      timeoutMs: definition.timeoutMs,
    });
  } catch (error) {
    throw new EngineError("unexpected", "http exception when calling webhook", "$", {
      internal: exchange({ type: "http_exception", message: messageOf(error) }, definition, payload),
      cause: error,
    });
  }
}

/** @throws EngineError for every answer that is no success */
function readAnswer({ status, body }: WebhookResponse, internal: (error: unknown) => unknown): unknown {
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch {
    throw new EngineError("unexpected", "not a valid json response from webhook", "$", {
      internal: internal("invalid json"),
    });
  }
  if (status >= 200 && status < 300) return answer;
  if (status >= 400 && status < 500) throw declaredError(answer, status, internal);
  throw new EngineError("unexpected", "internal error", "$", {
    internal: internal("expecting a response with status code 2xx or 4xx"),
  });
}

/** The body of a handler's own refusal, `{ message, code?, extensions? }`, with its status. */
function declaredError(answer: unknown, status: number, internal: (error: unknown) => unknown): EngineError {
  const { message, code, extensions } = isRecord(answer) ? answer : {};
  if (typeof message !== "string") {
    return new EngineError("unexpected", "internal error", "$", {
      internal: internal('expecting a "message" in the response of status code 4xx'),
    });
  }
  const kind = typeof code === "string" ? code : "unexpected";
  return new RequestError(status, kind, message, "$", undefined, isRecord(extensions) ? extensions : undefined);
}

/**
 * The whole exchange, for admins and the log. Values of the environment stay hidden behind the names of their
 * variables.
 */
function exchange(error: unknown, definition: ActionDefinition, body: unknown, response?: WebhookResponse): unknown {
  return {
    error,
    request: { url: definition.configuredUrl, headers: definition.configuredHeaders, body, transformed_request: null },
    response: response
      ? {
          status: response.status,
          headers: Object.entries(response.headers).map(([name, value]) => ({ name, value: String(value) })),
          body: parsed(response.body),
        }
      : null,
  };
}

/** The body as JSON, or as text where it is none. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
