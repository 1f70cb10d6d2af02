import fc from "fast-check";
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from "graphql";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadCore } from "../../core/core.ts";
import { chatMetadata } from "../chat.ts";
import { openTarget, type Target } from "./target.ts";

let target: Target;
const schemas = new Map<string, GraphQLSchema>();
beforeAll(async () => {
  target = await openTarget();
  const pool = target.pool as pg.Pool;
  const core = await loadCore({
    pool,
    metadata: { document: chatMetadata() },
    env: { ACTIONS_URL: "http://127.0.0.1:1" },
    callAction: () => Promise.reject(new Error("nothing is called here")),
  });
  for (const endpoint of ["graphql", "relay"] as const) schemas.set(endpoint, core.schema(endpoint, "member"));
});
afterAll(() => target.close());

/** The decisions of a draw: `below(n)` is one of 0 … n-1. */
type Below = (bound: number) => number;

const TEXTS = [
  "",
  "chess",
  "%a%",
  "'",
  '"',
  "{}",
  "1",
  "-1",
  "2026-01-01",
  "a0000000-0000-4000-8000-000000000001",
  "\u{1f469}",
];
const oddText = (below: Below): string => JSON.stringify(TEXTS[below(TEXTS.length)]);
const LITERALS = ["null", "true", "0", "-1", "1.5", "9999999999", "[]", "{}", "nothing", "[[1]]"];

/** The real engine offers max and min of uuids too, which this Postgres does not have. */
const isBroken = (type: string, field: string): boolean =>
  /_(max|min)_(fields|order_by)$/.test(type) && field.endsWith("_id") && field !== "message_id";

/** A literal for a type: mostly one that fits, sometimes any other. */
function literal(type: GraphQLInputType, below: Below, depth: number): string {
  if (below(25) === 0) return LITERALS[below(LITERALS.length)]!;
  const plain = getNullableType(type);
  if (isListType(plain)) {
    const items = Array.from({ length: below(3) }, () => literal(plain.ofType as GraphQLInputType, below, depth - 1));
    return `[${items.join(", ")}]`;
  }
  if (isEnumType(plain)) {
    const values = plain.getValues();
    return values[below(values.length)]!.name;
  }
  if (isInputObjectType(plain)) {
    const fields = Object.values(plain.getFields()).filter((field) => !isBroken(plain.name, field.name));
    const chosen = new Set(Array.from({ length: depth <= 0 ? 0 : 1 + below(2) }, () => fields[below(fields.length)]!));
    return `{${[...chosen].map((field) => `${field.name}: ${literal(field.type, below, depth - 1)}`).join(", ")}}`;
  }
  switch (getNamedType(plain).name) {
    case "Int":
    case "bigint":
      return String(below(5));
    case "Boolean":
      return below(2) === 0 ? "true" : "false";
    case "uuid":
      return '"b0000000-0000-4000-8000-000000000001"';
    case "jsonb":
      return below(2) === 0 ? "{a: [1]}" : oddText(below);
    default:
      return oddText(below);
  }
}

function callOf(args: readonly GraphQLArgument[], below: Below): string {
  const given = args.filter((arg) => (isRequiredArgument(arg) ? below(20) > 0 : below(3) === 0));
  return given.length === 0
    ? ""
    : `(${given.map(({ name, type }) => `${name}: ${literal(type, below, 3)}`).join(", ")})`;
}

function selection(type: GraphQLObjectType, below: Below, depth: number): string {
  const fields = Object.values(type.getFields()).filter(
    ({ name, type: of }) => (depth > 0 || isLeafType(getNamedType(of))) && !isBroken(type.name, name),
  );
  const chosen = Array.from({ length: 1 + below(3) }, () => fields[below(Math.max(fields.length, 1))]);
  const parts = chosen.map((field, index) => (field ? fieldText(field, index, below, depth) : "__typename"));
  return `{ ${parts.join(" ")} }`;
}

function fieldText(field: GraphQLField<unknown, unknown>, index: number, below: Below, depth: number): string {
  const type = getNamedType(field.type);
  const alias = below(3) === 0 ? `a${index}: ` : "";
  const directive = below(20) === 0 ? ` @include(if: ${below(2) === 0 ? "true" : "false"})` : "";
  const inner = isObjectType(type)
    ? selection(type, below, depth - 1)
    : isLeafType(type)
      ? ""
      : "{ __typename ... on groups { slug } }";
  return `${alias}${field.name}${callOf(field.args, below)}${directive} ${inner}`;
}

const operation = fc
  .record({
    endpoint: fc.constantFrom("graphql", "relay"),
    kind: fc.constantFrom("query", "query", "query", "mutation"),
    draws: fc.array(fc.nat(1_000_003), { minLength: 40, maxLength: 120 }),
  })
  .map(({ endpoint, kind, draws }) => {
    let at = 0;
    const below: Below = (bound) => draws[at++ % draws.length]! % bound;
    const schema = schemas.get(endpoint)!;
    const root = kind === "query" ? schema.getQueryType()! : schema.getMutationType()!;
    return {
      path: endpoint === "relay" ? "/v1beta1/relay" : "/v1/graphql",
      query: `${kind} ${selection(root, below, 4)}`,
    };
  });

it("answers or refuses every request that the schema's grammar yields, in its own words and in time", async () => {
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(operation, async ({ path, query }) => {
      const { code, status, message } = await target.ask(query, undefined, { path });
      if (code === undefined) answered += 1;
      expect(status).toBe(200);
      // No handler answers in this test, so an action that is reached fails and says so.
      if (!/http exception when calling webhook/.test(message ?? ""))
        expect([code, message]).not.toContain("unexpected");
    }),
    { numRuns: 400, endOnFailure: true },
  );
  // Some of the requests must have made sense.
  expect(answered).toBeGreaterThan(40);
  const { json } = await target.ask("{ groups { slug } }");
  expect(json).toMatchObject({ data: {} });
}, 60_000);
