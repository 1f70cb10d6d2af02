import type { RoleSchema } from "../schema/roleSchema.ts";
import { readDocument, type OperationDocument } from "../validate/document.ts";
import { readVariables, type Variables } from "../validate/variables.ts";
import type { GraphQLRequest } from "../interface.ts";
import type { RequestLimits } from "../limits.ts";
import { checkVariablesSize } from "../validate/requestSize.ts";
import { invalid } from "../validate/refusals.ts";
import { compilePlan } from "./compilePlan.ts";
import type { Plan } from "./plan.ts";
import { shapeOf, type StaticPlace } from "./shape.ts";

/** Texts kept per role and endpoint, and plans kept per text: what was not used for longest goes first. */
const MAX_TEXTS = 500;
const MAX_SHAPES = 50;
/** Beyond this, telling shapes apart costs more than compiling anew. */
const MAX_PLACES = 500;

interface Entry {
  document: OperationDocument;
  places: StaticPlace[];
  plans: Map<string, Plan>;
}

export interface Prepared {
  document: OperationDocument;
  variables: Variables;
  plan: Plan;
}

/** Plans of one role on one endpoint. */
export class PlanCache {
  readonly #schema: RoleSchema;
  readonly #limits: RequestLimits;
  readonly #entries = new Map<string, Entry>();

  constructor(schema: RoleSchema, limits: RequestLimits) {
    this.#schema = schema;
    this.#limits = limits;
  }

  /** @throws EngineError where the request is not valid for the role */
  prepare(request: GraphQLRequest): Prepared {
    try {
      return this.#prepare(request);
    } catch (error) {
      // Selections and variables are walked by recursion: the stack is what bounds their depth.
      if (error instanceof RangeError) throw invalid("the query is nested too deeply");
      throw error;
    }
  }

  #prepare({ query, operationName, variables: given }: GraphQLRequest): Prepared {
    checkVariablesSize(given, this.#limits);
    const entry = this.#entry(query, operationName);
    const { document, places, plans } = entry;
    const variables = readVariables(document, given);
    const known = touched(plans, shapeOf(document, variables, places));
    if (known) return { document, variables, plan: known };
    const plan = compilePlan(this.#schema, document, variables, places, this.#limits);
    // Compiling may have found further places that the plan depends on.
    keep(plans, shapeOf(document, variables, places), plan, MAX_SHAPES);
    if (places.length > MAX_PLACES) this.#entries.delete(keyOf(query, operationName));
    return { document, variables, plan };
  }

  #entry(query: string, operationName: string | null | undefined): Entry {
    const key = keyOf(query, operationName);
    const known = touched(this.#entries, key);
    if (known) return known;
    const entry: Entry = { document: readDocument(query, operationName, this.#limits), places: [], plans: new Map() };
    keep(this.#entries, key, entry, MAX_TEXTS);
    return entry;
  }
}

const keyOf = (query: string, operationName: string | null | undefined): string =>
  operationName ? `${operationName}\n${query}` : query;

/** Reads an entry and makes it the youngest. */
function touched<Value>(map: Map<string, Value>, key: string): Value | undefined {
  const value = map.get(key);
  if (value === undefined) return undefined;
  map.delete(key);
  map.set(key, value);
  return value;
}

function keep<Value>(map: Map<string, Value>, key: string, value: Value, most: number): void {
  map.set(key, value);
  if (map.size > most) map.delete(map.keys().next().value!);
}
