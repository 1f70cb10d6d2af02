import { Fault } from "./faults.ts";
import type { Action, CustomObject, CustomTypes } from "./model.ts";

/** What an action of its kind may answer with. @throws Fault */
export function checkOutputType(
  { type, asynchronous, output }: Action,
  { objects }: CustomTypes,
  isScalar: (name: string) => boolean,
): void {
  const object = objects.get(output.named);
  if (!object && !isScalar(output.named)) {
    throw new Fault(`the type: "${output.named}" is not an object or scalar type defined in custom types`);
  }
  const nested = (object?.fields ?? []).filter((field) => objects.has(field.type.named)).map(({ name }) => name);
  if (!asynchronous) {
    const wrong = (object?.relationships ?? []).filter(({ mapping }) =>
      mapping.some(([name]) => nested.includes(name)),
    );
    if (wrong.length > 0) {
      throw new Fault(`Relationships cannot be defined with nested object fields: ${quoted(wrong)}`);
    }
    return;
  }
  if (type === "query") throw new Fault("a query cannot be asynchronous");
  checkAsynchronousOutput(object, output.list !== undefined, nested);
}

function checkAsynchronousOutput(object: CustomObject | undefined, isList: boolean, nested: readonly string[]): void {
  // The real engine takes such an action, but its lookup never shows the output.
  if (!object) throw new Fault("an asynchronous action with a scalar output is not supported");
  if (object.relationships.length === 0) return;
  if (nested.length > 0) {
    const names = nested.map((name) => ({ name }));
    throw new Fault(`Async action relations cannot be used with object fields: ${quoted(names)}`);
  }
  // The real engine answers such a lookup with a list, which contradicts its own schema.
  if (isList) throw new Fault("an asynchronous action with a list of objects that have relationships is not supported");
}

const quoted = (things: readonly { name: string }[]): string => things.map(({ name }) => `"${name}"`).join(", ");
