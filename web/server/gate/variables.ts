import { GateRefusal } from "./refusal.ts";
import { LIMITS } from "./limits.ts";

/**
 * Some documents take a condition as a variable. It becomes part of the statement, so its size is limited. Objects and
 * lists count by their contents.
 * @throws GateRefusal for more or deeper values than any of our pages sends
 */
export function boundVariables(variables: object): void {
  let values = 0;
  const visit = (value: object, depth: number): void => {
    if (depth > LIMITS.variableDepth) throw new GateRefusal("bad-request", "the variables are too deep");
    for (const part of Object.values(value) as unknown[]) {
      values += 1;
      if (values > LIMITS.variableValues) throw new GateRefusal("bad-request", "the variables are too many");
      if (typeof part === "object" && part !== null) visit(part, depth + 1);
    }
  };
  visit(variables, 1);
}
