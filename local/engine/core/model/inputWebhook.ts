import type { ValidateInputMetadata } from "../metadata/shapes.ts";
import { fillTemplate, resolveHeaders } from "../../webhooks/template.ts";
import { requireEnvironment, requireHeaders } from "./environment.ts";
import type { InputWebhook } from "./model.ts";

type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_TIMEOUT_SECONDS = 10;

/** `validate_input` of a permission, with the environment's values. @throws Fault */
export function inputWebhook(
  metadata: ValidateInputMetadata | null | undefined,
  env: Environment,
): { validateInput?: InputWebhook } {
  if (!metadata) return {};
  const { url, headers, timeout, forward_client_headers } = metadata.definition;
  requireEnvironment(url, env);
  requireHeaders(headers, env);
  return {
    validateInput: {
      url: fillTemplate(url, env),
      headers: resolveHeaders(headers ?? undefined, env),
      forwardClientHeaders: forward_client_headers ?? false,
      timeoutMs: (timeout ?? DEFAULT_TIMEOUT_SECONDS) * 1000,
    },
  };
}
