import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Metadata } from "../../interface.ts";
import { openTables, trackTables, type Served } from "../../test/openTables.ts";

const args = (list: Record<string, string>) => Object.entries(list).map(([name, type]) => ({ name, type }));

const metadata: Metadata = {
  ...trackTables({}),
  actions: [
    {
      name: "send",
      definition: {
        handler: "http://x",
        output_type: "Boolean",
        arguments: args({
          text: "String",
          input: "Letter",
          many: "[Letter!]",
          id: "uuid",
          when: "timestamptz",
          big: "bigint",
          small: "smallint",
          price: "numeric",
          size: "float8",
          any: "jsonb",
          money: "Money",
          yes: "Boolean",
          half: "Float",
          ref: "ID",
          ids: "[uuid!]",
          colours: "[Colour!]",
        }),
      },
      permissions: [{ role: "member" }],
    },
    {
      name: "must",
      definition: { handler: "http://x", output_type: "Boolean", arguments: args({ n: "Int!", list: "[Int!]!" }) },
      permissions: [{ role: "member" }],
    },
  ],
  custom_types: {
    input_objects: [
      {
        name: "Letter",
        fields: args({ to: "String!", note: "String", inside: "Letter", all: "[Letter!]", colour: "Colour" }),
      },
    ],
    enums: [{ name: "Colour", values: [{ value: "RED" }, { value: "BLUE" }] }],
    scalars: [{ name: "Money" }],
  },
};

let tables: Served;
let input: Record<string, unknown> | undefined;
beforeAll(async () => {
  const callAction = async (call: { input: Record<string, unknown> }) => {
    input = call.input;
    return true;
  };
  tables = await openTables("", metadata, { callAction });
});
beforeEach(() => {
  input = undefined;
});
afterAll(() => tables.close());

const MEMBER = { role: "member" };
const ID = "a0000000-0000-4000-8000-000000000001";

describe("a handler is sent", () => {
  it.each<[given: string, sent: object]>([
    ["", {}],
    ["(text: null)", { text: null }],
    ['(input: {to: "a", note: null})', { input: { to: "a", note: null } }],
    [
      '(input: {to: "a", inside: {to: "b", all: {to: "c"}}})',
      { input: { to: "a", inside: { to: "b", all: [{ to: "c" }] } } },
    ],
    ['(many: {to: "a"})', { many: [{ to: "a" }] }],
    ["(many: [])", { many: [] }],
    ["(many: null)", { many: null }],
    [`(ids: "${ID}")`, { ids: [ID] }],
    ["(colours: RED)", { colours: ["RED"] }],
    ['(input: {to: "a", colour: BLUE})', { input: { to: "a", colour: "BLUE" } }],
    ['(any: {a: [1, "b", null, C]})', { any: { a: [1, "b", null, "C"] } }],
    ["(any: 5, money: [1.5])", { any: 5, money: [1.5] }],
    [
      '(big: "9007199254740993", small: 3, price: 1.5, size: 2)',
      { big: "9007199254740993", small: 3, price: 1.5, size: 2 },
    ],
    ['(when: "2026-01-01", yes: false, half: 2, ref: 7)', { when: "2026-01-01", yes: false, half: 2, ref: "7" }],
  ])("%s as %j", async (given, sent) => {
    expect((await tables.ask(MEMBER, `mutation { send${given} }`)).error).toBeUndefined();
    expect(input).toEqual(sent);
  });

  it("variables in their places, as a whole and inside objects and lists", async () => {
    const query = `mutation ($letter: Letter, $to: String!, $colours: [Colour!], $any: jsonb, $note: String = "dear") {
      send(input: $letter, many: [{to: $to, note: $note}], colours: $colours, any: {deep: [$any]}) }`;
    const letter = { to: "a", all: [{ to: "b", note: null }] };
    const { error } = await tables.ask(MEMBER, query, { letter, to: "c", colours: "RED", any: { x: [null] } });
    expect(error).toBeUndefined();
    expect(input).toEqual({
      input: letter,
      many: [{ to: "c", note: "dear" }],
      colours: ["RED"],
      any: { deep: [{ x: [null] }] },
    });
  });
});

describe("before the handler is called", () => {
  it.each<[mutation: string, code: string, message: string, path: string]>([
    ["must(list: [])", "validation-failed", "missing required field 'n'", "must.args.n"],
    [
      "must(n: null, list: [])",
      "validation-failed",
      "expected a 32-bit integer for type 'Int', but found null",
      "must.args.n",
    ],
    [
      "must(n: 1.5, list: [])",
      "parse-failed",
      "The value 1.5 lies outside the bounds or is not an integer. Maybe it is a float, or is there integer overflow?",
      "must.args.n",
    ],
    [
      'must(n: "1", list: [])',
      "validation-failed",
      "expected a 32-bit integer for type 'Int', but found a string",
      "must.args.n",
    ],
    [
      'must(n: 1, list: [1, "2"])',
      "validation-failed",
      "expected a 32-bit integer for type 'Int', but found a string",
      "must.args.list[1]",
    ],
    [
      "must(n: 1, list: [1, null])",
      "validation-failed",
      "expected a 32-bit integer for type 'Int', but found null",
      "must.args.list[1]",
    ],
    [`send(ids: ["${ID}", null])`, "validation-failed", "unexpected null value for type 'uuid'", "send.args.ids[1]"],
    [
      'send(text: ["a"])',
      "validation-failed",
      "expected a string for type 'String', but found a list",
      "send.args.text",
    ],
    [
      'must(n: 1, list: "2")',
      "validation-failed",
      "expected a 32-bit integer for type 'Int', but found a string",
      "must.args.list[0]",
    ],
    [
      "send(text: 5)",
      "validation-failed",
      "expected a string for type 'String', but found an integer",
      "send.args.text",
    ],
    [
      'send(yes: "true")',
      "validation-failed",
      "expected a boolean for type 'Boolean', but found a string",
      "send.args.yes",
    ],
    ['send(half: "2")', "validation-failed", "expected a float for type 'Float', but found a string", "send.args.half"],
    ["send(input: {})", "validation-failed", "missing required field 'to'", "send.args.input.to"],
    [
      'send(input: {to: "a", from: "b"})',
      "validation-failed",
      "field 'from' not found in type: 'Letter'",
      "send.args.input.from",
    ],
    [
      "send(input: 5)",
      "validation-failed",
      "expected an object for type 'Letter', but found an integer",
      "send.args.input",
    ],
    [
      "send(colours: [GREEN])",
      "validation-failed",
      "expected one of the values ['BLUE', 'RED'] for type 'Colour', but found 'GREEN'",
      "send.args.colours[0]",
    ],
    [
      'send(colours: ["RED"])',
      "validation-failed",
      "expected an enum value for type 'Colour', but found a string",
      "send.args.colours[0]",
    ],
    ["send(id: 7)", "parse-failed", "parsing UUID failed, expected String, but encountered Number", "send.args.id"],
    [
      "send(when: true)",
      "parse-failed",
      "parsing UTCTime failed, expected String, but encountered Boolean",
      "send.args.when",
    ],
    ["send(subject: 1)", "validation-failed", "'send' has no argument named 'subject'", "send"],
  ])("%s is refused", async (mutation, code, message, path) => {
    const { error } = await tables.ask(MEMBER, `mutation { ${mutation} }`);
    expect(error).toEqual({ code, message, path: `$.selectionSet.${path}` });
    expect(input).toBeUndefined();
  });

  it("a variable's value that does not fit is refused at its place", async () => {
    const { error } = await tables.ask(MEMBER, "mutation ($i: Letter) { send(input: $i) }", {
      i: { to: "a", all: [{ to: 5 }] },
    });
    expect(error).toMatchObject({ message: "expected a string for type 'String', but found a number" });
    expect(input).toBeUndefined();
  });
});
