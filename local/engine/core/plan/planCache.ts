import type { RoleSchema } from "../schema/roleSchema.ts";
import { readDocument, type OperationDocument } from "../validate/document.ts";
import { readVariables, type Variables } from "../validate/variables.ts";
import type { GraphQLRequest } from "../../interface.ts";
import type { RequestLimits } from "../limits.ts";
import { checkVariablesSize } from "../validate/requestSize.ts";
import { invalid } from "../validate/refusals.ts";
import { compilePlan } from "./compilePlan.ts";
import type { Plan } from "./plan.ts";
import { shapeOf, type StaticPlace } from "./shape.ts";

/** Texts kept for each role and endpoint, and plans kept for each text. The least recently used goes first. */
const MAX_TEXTS = 500;
const MAX_SHAPES = 50;
/** Characters of all texts, counted once for the document and once for each plan: long texts leave room for fewer. */
const MAX_WEIGHT = 2_000_000;
/** Beyond this length, comparing shapes costs more than compiling again. */
const MAX_PLACES = 500;

interface Entry {
  length: number;
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
  #weight = 0;

  constructor(schema: RoleSchema, limits: RequestLimits) {
    this.#schema = schema;
    this.#limits = limits;
  }

  /** How many texts are remembered. */
  get size(): number {
    return this.#entries.size;
  }

  /** @throws EngineError where the request is not valid for the role */
  prepare(request: GraphQLRequest): Prepared {
    try {
      return this.#prepare(request);
    } catch (error) {
      // Selections and variables are walked by recursion, so the stack bounds their depth.
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
    const shape = shapeOf(document, variables, places);
    const key = keyOf(query, operationName);
    if (places.length > MAX_PLACES) this.#forget(key, entry);
    else if (this.#entries.get(key) === entry) this.#keep(entry, shape, plan);
    return { document, variables, plan };
  }

  #entry(query: string, operationName: string | null | undefined): Entry {
    const key = keyOf(query, operationName);
    const known = touched(this.#entries, key);
    if (known) return known;
    const document = readDocument(query, operationName, this.#limits);
    const entry: Entry = { length: key.length, document, places: [], plans: new Map() };
    this.#entries.set(key, entry);
    this.#weight += weightOf(entry);
    this.#makeRoom();
    return entry;
  }

  #keep(entry: Entry, shape: string, plan: Plan): void {
    this.#weight -= weightOf(entry);
    const { plans } = entry;
    plans.set(shape, plan);
    if (plans.size > MAX_SHAPES) plans.delete(plans.keys().next().value!);
    this.#weight += weightOf(entry);
    this.#makeRoom();
  }

  #makeRoom(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#entries.size <= MAX_TEXTS && this.#weight <= MAX_WEIGHT) return;
      this.#forget(key, entry);
    }
  }

  #forget(key: string, entry: Entry): void {
    if (this.#entries.get(key) !== entry) return;
    this.#entries.delete(key);
    this.#weight -= weightOf(entry);
  }
}

const weightOf = ({ length, plans }: Entry): number => length * (1 + plans.size);

const keyOf = (query: string, operationName: string | null | undefined): string =>
  operationName ? `${operationName}\n${query}` : query;

/** Reads an entry and makes it the most recently used. */
function touched<Value>(map: Map<string, Value>, key: string): Value | undefined {
  const value = map.get(key);
  if (value === undefined) return undefined;
  map.delete(key);
  map.set(key, value);
  return value;
}
