import type { HeaderRules } from "../../webhooks/handlerHeaders.ts";
import { fillTemplate, resolveHeaders, type ConfiguredHeader } from "../../webhooks/template.ts";

type Env = Readonly<Record<string, string | undefined>>;

/** A mutation action's handler whose environment variables are filled in. */
export interface ActionDefinition extends HeaderRules {
  url: string;
  /** As metadata spells it, for error messages: clients do not see a handler's address. */
  configuredUrl: string;
  /** As metadata spells them, for the error details that an admin sees. */
  configuredHeaders: readonly ConfiguredHeader[];
  timeoutMs: number;
}

interface ActionMetadata {
  name: string;
  definition: {
    handler: string;
    headers?: ConfiguredHeader[];
    forward_client_headers?: boolean;
    ignored_client_headers?: string[] | null;
    timeout?: number;
  };
}

const DEFAULT_TIMEOUT_SECONDS = 30;

/** @throws Error naming the action and what its definition lacks */
export function readActions(actions: readonly unknown[] | undefined, env: Env): ReadonlyMap<string, ActionDefinition> {
  const read = new Map<string, ActionDefinition>();
  for (const { name, definition } of (actions ?? []) as ActionMetadata[]) {
    try {
      read.set(name, {
        url: fillTemplate(definition.handler, env),
        configuredUrl: definition.handler,
        headers: resolveHeaders(definition.headers, env),
        configuredHeaders: definition.headers ?? [],
        forwardClientHeaders: definition.forward_client_headers === true,
        ignoredClientHeaders: (definition.ignored_client_headers ?? []).map((header) => header.toLowerCase()),
        timeoutMs: (definition.timeout ?? DEFAULT_TIMEOUT_SECONDS) * 1000,
      });
    } catch (error) {
      throw new Error(`action ${name}: ${(error as Error).message}`, { cause: error });
    }
  }
  return read;
}
