import { fillTemplate, resolveHeaders, type ConfiguredHeader } from "../../webhooks/template.ts";
import { Fault } from "./faults.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Every `{{NAME}}` in a URL has to be set. @throws Fault */
export function requireEnvironment(template: string, env: Environment): void {
  asFault(() => fillTemplate(template, env));
}

/** Every header of a webhook has one value, which is there. @throws Fault */
export function requireHeaders(headers: readonly ConfiguredHeader[] | null | undefined, env: Environment): void {
  for (const { name, value, value_from_env: variable } of headers ?? []) {
    if ((value ?? undefined) === undefined && !variable) {
      throw new Fault(`header "${name}" has neither value nor value_from_env`);
    }
    if ((value ?? undefined) !== undefined && variable) {
      throw new Fault(`header "${name}" has both value and value_from_env`);
    }
  }
  asFault(() => resolveHeaders(headers ?? undefined, env));
}

function asFault(work: () => unknown): void {
  try {
    work();
  } catch (error) {
    throw new Fault((error as Error).message);
  }
}
