import { afterAll, beforeAll, expect, it } from "vitest";
import { parseGraphQLRequest, parseJson } from "../server/http/parseRequest.ts";
import { openTables, trackTables, type Served } from "./openTables.ts";

let served: Served;
beforeAll(async () => {
  served = await openTables(
    "create table counts (count_id bigint primary key, exact numeric, near float8, doc jsonb, many bigint[]);",
    trackTables({ counts: {} }),
  );
});
afterAll(() => served.close());

/** The JSON text of the answer to a body, as HTTP would carry it. */
async function send(query: string, variables: string): Promise<string> {
  const body = Buffer.from(`{"query": ${JSON.stringify(query)}, "variables": ${variables}}`);
  const request = parseGraphQLRequest(parseJson(body));
  const operation = served.prepare({ role: "admin" }, request.query, { ...request.variables });
  if (operation.type === "subscription") throw new Error("not answered once");
  return (await operation.run({ clientHeaders: {} })).data;
}

const INSERT =
  "mutation ($row: counts_insert_input!) { insert_counts_one(object: $row) { count_id exact near doc many } }";

it("keeps every digit of numbers in variables", async () => {
  expect(
    await send(
      INSERT,
      `{"row": {"count_id": 9007199254740993, "exact": 12345678901234567890.125, "near": 0.1,
                "doc": {"n": [9007199254740993, 1.5, -0.12345678901234567891]}, "many": [1, 9007199254740995]}}`,
    ),
  ).toBe(
    '{"insert_counts_one":{"count_id":9007199254740993,"exact":12345678901234567890.125,"near":0.1,' +
      '"doc":{"n": [9007199254740993, 1.5, -0.12345678901234567891]},"many":[1,9007199254740995]}}',
  );
  const where =
    "query ($id: bigint!, $ids: [bigint!]) { a: counts_by_pk(count_id: $id) { count_id } b: counts(where: {count_id: {_in: $ids}}) { count_id } }";
  expect(await send(where, '{"id": 9007199254740992, "ids": [1, 9007199254740993]}')).toBe(
    '{"a":null,"b":[{"count_id":9007199254740993}]}',
  );
  expect(await send(where, '{"id": 9007199254740993, "ids": [1, 9007199254740992]}')).toBe(
    '{"a":{"count_id":9007199254740993},"b":[]}',
  );
});

it("keeps every digit of numbers in the document", async () => {
  const literal =
    "mutation { insert_counts_one(object: {count_id: 9007199254740995, exact: 0.12345678901234567891, doc: {n: 9007199254740993, m: 2.50}}) { count_id exact doc } }";
  expect(await send(literal, "{}")).toBe(
    '{"insert_counts_one":{"count_id":9007199254740995,"exact":0.12345678901234567891,"doc":{"m": 2.5, "n": 9007199254740993}}}',
  );
});

it.each<[query: string, variables: string, message: string]>([
  [
    "query ($n: Int) { counts(limit: $n) { count_id } }",
    '{"n": 12345678901234567890}',
    "The value 1.234567890123456789e19 lies outside the bounds or is not an integer. Maybe it is a float, or is there integer overflow?",
  ],
  [
    "query ($n: counts_bool_exp) { counts(where: $n) { count_id } }",
    '{"n": 12345678901234567890}',
    "expected an object for type 'counts_bool_exp', but found a number",
  ],
  [
    "query ($n: Boolean!) { counts { count_id @include(if: $n) } }",
    '{"n": 12345678901234567890}',
    "expected a boolean for type 'Boolean', but found a number",
  ],
  [
    "query ($n: bigint!) { counts_by_pk(count_id: $n) { count_id } }",
    '{"n": 12345678901234567890}',
    "The value 1.234567890123456789e19 lies outside the bounds or is not an integer. Maybe it is a float, or is there integer overflow?",
  ],
])("calls such a number a number where another value is wanted: %s", async (query, variables, message) => {
  await expect(send(query, variables)).rejects.toThrow(message);
});
