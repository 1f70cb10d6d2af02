import type { GraphQLRequest } from "../../../interface.ts";
import type { Json } from "../scenes/scene.ts";
import { Forgotten, Word, type Argument, type Field, type Input, type Request } from "./request.ts";

/** The request as a client would write it. */
export function printRequest(request: Request, operation: string = request.operation): GraphQLRequest {
  const declarations: string[] = [];
  const variables: Record<string, unknown> = {};
  const fragments: string[] = [];

  function selectionText(fields: readonly Field[], { on, spread }: Pick<Field, "on" | "spread">): string {
    const texts = fields.map(fieldText);
    if (!spread) return `{ ${texts.join(" ")} }`;
    // Fragments stand at the end, so that the order of the answer stays the same.
    const before = texts.slice(0, spread.from).join(" ");
    const body = `on ${on} { ${texts.slice(spread.from).join(" ")} }`;
    if (!spread.named) return `{ ${before} ... ${body} }`;
    const name = `F${fragments.length}`;
    fragments.push(`fragment ${name} ${body}`);
    return `{ ${before} ...${name} }`;
  }

  function fieldText(field: Field): string {
    const { key, name, args = {}, selection, on, meaning, included } = field;
    const given = Object.entries(args).map(([argument, each]) => `${argument}: ${valueText(each)}`);
    const call = given.length > 0 ? `${name}(${given.join(", ")})` : name;
    const head = `${key === name ? "" : `${key}: `}${call}${included ? " @include(if: true)" : ""}`;
    if (!selection) return head;
    const body = selectionText(selection, field);
    return meaning.kind === "node" ? `${head} { ... on ${on} ${body} }` : `${head} ${body}`;
  }

  function declared(type: string): string {
    const name = `v${declarations.length}`;
    declarations.push(`$${name}: ${type}`);
    return name;
  }

  function valueText({ type, value, variable }: Argument): string {
    if (!variable) return literal(value);
    const name = declared(type);
    variables[name] = JSON.parse(JSON.stringify(value)) as Json;
    return `$${name}`;
  }

  function literal(value: Input): string {
    if (value instanceof Word) return value.name;
    if (value instanceof Forgotten) return `$${declared(value.type)}`;
    if (Array.isArray(value)) return `[${value.map((item) => literal(item as Input)).join(", ")}]`;
    if (typeof value === "object" && value !== null) {
      const fields = Object.entries(value).map(([name, item]) => `${name}: ${literal(item as Input)}`);
      return `{${fields.join(", ")}}`;
    }
    return JSON.stringify(value);
  }

  const body = selectionText(request.fields, {});
  const head = declarations.length > 0 ? `${operation} (${declarations.join(", ")})` : operation;
  return { query: [`${head} ${body}`, ...fragments].join("\n"), variables };
}
