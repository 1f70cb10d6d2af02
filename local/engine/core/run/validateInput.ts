import { handlerHeaders } from "../../webhooks/handlerHeaders.ts";
import { EngineError, type Session } from "../../interface.ts";
import { messageOf } from "../../log.ts";
import type { InputWebhook } from "../model/model.ts";
import { postJson, type WebhookResponse } from "../../webhooks/postJson.ts";

/** Of the request's form. */
const VERSION = 1;

/**
 * Asks a permission's webhook whether the input of a mutation may pass.
 * @param input rows to insert, or the arguments of an update or delete; always a list
 * @throws EngineError with the webhook's message where it refuses, in the real engine's words where the call fails
 */
export async function validateInput(
  webhook: InputWebhook,
  input: readonly unknown[],
  session: Session,
  clientHeaders: Readonly<Record<string, string>>,
): Promise<void> {
  const { role, variables } = session;
  const body = JSON.stringify({ version: VERSION, role, session_variables: variables, data: { input } });
  let response: WebhookResponse;
  try {
    // No setting lets configured headers win for this webhook.
    const headers = handlerHeaders(webhook, clientHeaders, false);
    response = await postJson({ url: webhook.url, headers, body, timeoutMs: webhook.timeoutMs });
  } catch (error) {
    throw failure("http exception when validating input data", messageOf(error));
  }
  const { status } = response;
  if (status >= 200 && status < 300) return;
  if (status !== 400) {
    throw failure("internal error when validating input data", `expecting 200 or 400 status code, but found ${status}`);
  }
  throw new EngineError("validation-failed", messageIn(response.body));
}

function messageIn(body: string): string {
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch (error) {
    throw invalidResponse(messageOf(error));
  }
  const message = (answer as { message?: unknown } | null)?.message;
  if (typeof message !== "string") throw invalidResponse('key "message" not found');
  return message;
}

const invalidResponse = (reason: string): EngineError =>
  failure("received invalid response from input validation webhook", `invalid response: ${reason}`);

const failure = (message: string, internal: string): EngineError =>
  new EngineError("unexpected", message, "$", { internal });
