import { getIntrospectionQuery } from "graphql";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTarget, type Target } from "./target.ts";

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

const TOO_MUCH = "the introspection asks for too much";
const many = (count: number, part: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => part(n)).join(" ");
/** A type, as the usual introspection query asks for it. */
const TYPE = "type { kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name } } } } }";
/** Types of the fields of types of fields, `levels` times. */
const circular = (levels: number): string =>
  `{ __schema { types { ${"fields { type { ".repeat(levels)} name ${"} } ".repeat(levels)} } } }`;

it.each(["/v1/graphql", "/v1beta1/relay"])(
  "the usual question for everything is answered on %s, with all that it may ask",
  async (path) => {
    const options = { directiveIsRepeatable: true, schemaDescription: true };
    for (const query of [getIntrospectionQuery(), getIntrospectionQuery(options)]) {
      const { json } = await target.ask(query, undefined, { path });
      expect(json).toMatchObject({ data: { __schema: { queryType: { name: "query_root" } } } });
    }
  },
);

it("types may be asked for one by one, with the types of their fields", async () => {
  const fields = "fields { name type { name fields { name type { name } } } }";
  const { json } = await target.ask(
    `{ a: __type(name: "groups") { ${fields} } b: __type(name: "users") { ${fields} } }`,
  );
  expect(json).toMatchObject({ data: { b: { fields: [{ name: "handle" }, { name: "id" }] } } });
});

it.each([
  ["in a circle of four", circular(4)],
  ["in a circle of fifty", circular(50)],
  [
    "in a circle through input types",
    `{ __schema { types { ${"inputFields { type { ofType { ".repeat(5)} name ${"} } } ".repeat(5)} } } }`,
  ],
  [
    "in a circle through possible types",
    `{ __schema { types { ${"possibleTypes { interfaces { ".repeat(8)} name ${"} } ".repeat(8)} ${"fields { type { ".repeat(5)} name ${"} } ".repeat(5)} } } }`,
  ],
  [
    "in a circle through fragments",
    `{ __schema { types { ...A } } } ${many(5, (n) => `fragment ${"ABCDE"[n]!} on __Type { fields { type { ...${"BCDEF"[n]!} } } }`)} fragment F on __Type { name }`,
  ],
  ["40 times under other names", `{ ${many(40, (n) => `a${n}: __schema { types { fields { args { ${TYPE} } } } }`)} }`],
  ["40 times inside", `{ __schema { ${many(40, (n) => `a${n}: types { fields { args { ${TYPE} } } }`)} } }`],
  ["40 times its fields", `{ __schema { types { ${many(40, (n) => `a${n}: fields { args { ${TYPE} } }`)} } } }`],
])("asking for everything %s is refused before any work", async (_, query) => {
  const refused = await target.ask(query);
  expect([refused.code, refused.message]).toEqual(["validation-failed", TOO_MUCH]);
  await target.expectAlive();
});

it("an admin may ask for more, but not without bounds", async () => {
  const ask = (query: string) => target.engine.asAdmin("/v1/graphql", { query });
  expect(
    (await ask(`{ ${many(5, (n) => `a${n}: __schema { types { fields { args { name } } } }`)} }`)).json,
  ).toMatchObject({ data: {} });
  expect((await ask(circular(40))).json).toMatchObject({ errors: [{ message: TOO_MUCH }] });
});

it("shows a role only what it may see", async () => {
  const { text } = await target.ask(getIntrospectionQuery(), undefined, { role: "shy" });
  expect(text).not.toMatch(/stars|loud_messages|open_group|delete_messages/);
});

it.each([
  ["a name that is no text", "{ __type(name: 7) { name } }"],
  ["no name", "{ __type { name } }"],
  ["a field that is none", "{ __schema { secrets } }"],
  ["nothing of it", "{ __schema }"],
  ["it of a mutation", "mutation { __schema { types { name } } }"],
  ["it of a subscription", "subscription { __schema { types { name } } }"],
])("a question for %s has a clear answer", async (_, query) => {
  const answer = await target.ask(query);
  expect(answer.code ?? "data").toMatch(/^(data|validation-failed|unexpected-payload)$/);
  await target.expectAlive();
});
