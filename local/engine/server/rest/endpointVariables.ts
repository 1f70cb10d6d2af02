import { Kind, type TypeNode, type VariableDefinitionNode } from "graphql";
import { RequestError } from "../http/RequestError.ts";

/** What a request brings: texts of the query string and the URL, and JSON of the body. */
export interface Given {
  queryString: string;
  body: string;
  url: ReadonlyMap<string, string>;
}

const BOOLEANS = new Set(["Boolean", "Bool"]);
const NUMBERS = new Set(["Int", "Float", "Number", "Double", "float8", "numeric"]);
const NAME = /^[_A-Za-z][_0-9A-Za-z]*$/;
/** A JavaScript number keeps so many digits. */
const SAFE_DIGITS = 15;

/**
 * The operation's variables. For one name the URL's value wins, then the body's, then the query string's last. Texts
 * that cannot be names of variables are ignored.
 * @throws RequestError bad-request for a variable that the operation does not declare, and for a list as text
 */
export function endpointVariables(
  definitions: readonly VariableDefinitionNode[],
  { queryString, body, url }: Given,
): Record<string, unknown> {
  const texts = new Map<string, string>(new URLSearchParams(queryString));
  const values = new Map<string, unknown>(bodyValues(body));
  for (const name of values.keys()) texts.delete(name);
  for (const [name, text] of url) {
    values.delete(name);
    texts.set(name, text);
  }
  const variables: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const name of [...texts.keys(), ...values.keys()]) {
    if (!NAME.test(name)) continue;
    const definition = definitions.find(({ variable }) => variable.name.value === name);
    if (!definition) throw new RequestError(400, "bad-request", `Unexpected variable ${name}`);
    const value = values.has(name) ? values.get(name) : fromText(texts.get(name)!, name, definition.type);
    if (value !== undefined) variables[name] = value;
  }
  return variables;
}

/** The members of a JSON object; none for any other body. */
function bodyValues(body: string): [name: string, value: unknown][] {
  if (body === "") return [];
  try {
    const json: unknown = JSON.parse(body);
    return typeof json === "object" && json !== null && !Array.isArray(json) ? Object.entries(json) : [];
  } catch {
    return [];
  }
}

/** @returns undefined for a missing value */
function fromText(text: string, name: string, declared: TypeNode): unknown {
  const nullable = declared.kind !== Kind.NON_NULL_TYPE;
  const type = declared.kind === Kind.NON_NULL_TYPE ? declared.type : declared;
  if (type.kind === Kind.LIST_TYPE) {
    const told = `(Variable ${name}, with value ${JSON.stringify(text)})`;
    throw new RequestError(
      400,
      "bad-request",
      `List variables are not currently supported in URL or Query parameters. ${told}`,
    );
  }
  const named = type.name.value;
  if (text === "" && named === "Boolean") return true;
  if (text === "" && nullable) return undefined;
  const json = scalarOf(text);
  if (typeof json === "boolean" && BOOLEANS.has(named)) return json;
  if (typeof json === "number" && NUMBERS.has(named) && isExact(text)) return json;
  return text;
}

function scalarOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A longer number stays text, which every numeric column accepts too. */
const isExact = (text: string): boolean => text.replaceAll(/\D/g, "").length <= SAFE_DIGITS;
