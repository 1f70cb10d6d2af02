import { GateRefusal } from "./refusal.ts";
import { LIMITS } from "./limits.ts";

/**
 * A document bounds what is asked, but some take a condition as a variable: it becomes part of the statement, so it has a
 * size too. Objects and lists count by what is in them.
 * @throws GateRefusal for variables of more values, or deeper, than any page of ours sends
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
