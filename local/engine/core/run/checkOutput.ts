import { EngineError } from "../../interface.ts";
import type { CustomTypes, TypeText } from "../model/model.ts";

/** GraphQL's own scalars, each with the JSON type that a handler must answer. */
const BUILT_IN: Readonly<Record<string, string>> = {
  Int: "number",
  Float: "number",
  String: "string",
  ID: "string",
  Boolean: "boolean",
};
/** The real engine's words for a scalar that does not fit. */
const FOUND: Readonly<Record<string, string>> = {
  number: "scalar String",
  string: "scalar String",
  boolean: "scalar Boolean",
};

/**
 * Checks a handler's answer against the action's output type as far as the real engine does: nested objects, and
 * scalars that are not GraphQL's own, are not checked.
 * @throws EngineError in the real engine's words
 */
export function checkOutput(
  output: unknown,
  { named, nonNull, list }: TypeText,
  { objects }: Pick<CustomTypes, "objects">,
): void {
  if (output === null || output === undefined) {
    if (nonNull) throw refusal("got null for the action webhook response");
    return;
  }
  if (list) {
    if (!Array.isArray(output)) throw refusal("expecting array for the action webhook response");
    for (const item of output) checkOutput(item, { named, nonNull: list.itemNonNull }, { objects });
    return;
  }
  const object = objects.get(named);
  const wanted = BUILT_IN[named];
  if (!object && !wanted) return;
  const mismatch = (found: string) => refusal(`got ${found} for the action webhook response, expecting ${named}`);
  if (Array.isArray(output)) throw mismatch("array");
  if (typeof output !== "object") {
    if (typeof output !== wanted) throw mismatch(FOUND[typeof output]!);
    return;
  }
  if (!object) throw mismatch("object");
  for (const field of object.fields) {
    if (!field.type.nonNull) continue;
    const value = (output as Record<string, unknown>)[field.name];
    if (value === undefined) throw refusal(`field "${field.name}" expected in webhook response, but not found`);
    if (value === null) throw refusal(`expecting not null value for field "${field.name}"`);
  }
}

const refusal = (message: string): EngineError => new EngineError("unexpected", message);
