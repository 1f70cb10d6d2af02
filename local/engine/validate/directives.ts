import { GraphQLBoolean, GraphQLNonNull, Kind, type DirectiveNode } from "graphql";
import { readInput, type InputContext } from "./input.ts";
import { describe, invalid } from "./refusals.ts";

const KNOWN = new Set(["include", "skip"]);

/** Whether `@include` and `@skip` leave a selection in. @throws EngineError for a directive that does not exist */
export function allows(directives: readonly DirectiveNode[] | undefined, path: string, context: InputContext): boolean {
  let allowed = true;
  for (const directive of directives ?? []) {
    const name = directive.name.value;
    if (!KNOWN.has(name)) throw invalid(`directive '${name}' is not defined in the schema`, path);
    const argument = directive.arguments?.find((each) => each.name.value === "if");
    const argumentPath = `${path}.directives.${name}.if`;
    if (!argument) throw invalid("missing required field 'if'", argumentPath);
    const input = readInput(argument.value, new GraphQLNonNull(GraphQLBoolean), argumentPath, context);
    const value = input.kind === "leaf" ? input.read(context.variables) : undefined;
    if (argument.value.kind === Kind.VARIABLE) context.noteStatic(argument.value.name.value, []);
    if (typeof value !== "boolean") {
      throw invalid(`expected a boolean for type 'Boolean', but found ${describe(value, true)}`, argumentPath);
    }
    if (value === (name === "skip")) allowed = false;
  }
  return allowed;
}

/** Directives of the operation itself: `@cached` is accepted on queries and does nothing. */
export function checkOperationDirectives(directives: readonly DirectiveNode[] | undefined, isQuery: boolean): void {
  for (const { name } of directives ?? []) {
    if (name.value === "cached" && isQuery) continue;
    throw invalid(`directive '${name.value}' is not defined in the schema`, "$");
  }
}
