import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTarget, type HostileAnswer, type Target } from "./target.ts";

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

const BODY = '{"query":"query ($s: String) { groups(where: {slug: {_eq: $s}}) { slug } }","variables":{"s":"x"}}';
const bytes = (...parts: (string | number[])[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.concat(parts.map((part) => Buffer.from(part as string))));
const [before, after] = BODY.split('"x"') as [string, string];

describe("a body", () => {
  it.each<[string, number[]]>([
    ["a lone byte above ASCII", [0xff]],
    ["Latin-1", [0x68, 0xe9]],
    ["half of a character", [0xe2, 0x82]],
    ["a surrogate as UTF-8", [0xed, 0xa0, 0x80]],
    ["a character in more bytes than it needs", [0xc0, 0xaf]],
    ["a character beyond Unicode", [0xf4, 0x90, 0x80, 0x80]],
  ])("that is no UTF-8 is refused: %s", async (_, wrong) => {
    const refused = await target.send(bytes(before, '"', wrong, '"', after));
    expect([refused.status, refused.code]).toEqual([200, "invalid-json"]);
    expect(refused.message).toMatch(/UTF-8/);
    await target.expectAlive();
  });

  it.each<[string, Uint8Array<ArrayBuffer>]>([
    ["a byte order mark", bytes([0xef, 0xbb, 0xbf], BODY)],
    ["UTF-16", Uint8Array.from(Buffer.from(BODY, "utf16le"))],
    ["a raw line break in a text", bytes(before, '"a\nb"', after)],
    ["a raw zero byte in a text", bytes(before, '"a\0b"', after)],
    ["nothing", bytes()],
    ["a zero byte", bytes([0])],
    ["a zip file", bytes([0x1f, 0x8b, 8, 0, 0, 0, 0, 0])],
    ["a number beyond all", bytes("-")],
    ["JSON and more", bytes(BODY, BODY)],
    ["NaN", bytes(before, "NaN", after)],
    ["an unknown escape", bytes(before, '"\\x41"', after)],
  ])("that is no JSON is refused: %s", async (_, body) => {
    expect((await target.send(body)).code).toBe("invalid-json");
  });

  it("with four-byte, bidirectional and joined characters is understood", async () => {
    for (const text of ["\u{1f469}\u200d\u{1f467}", "\u202egnp.exe", "\u0041\u030a", "\ufeff", "\u2028", "\uffff"]) {
      const { json } = await target.ask("query ($s: jsonb) { groups(where: {settings: {_eq: $s}}) { slug } }", {
        s: text,
      });
      expect(json).toEqual({ data: { groups: [] } });
    }
  });
});

const NO_UTF8 = 'invalid byte sequence for encoding "UTF8": 0x00';
const places: readonly [string, string, (text: string) => unknown][] = [
  ["a value of a text column", "query ($v: String!) { groups(where: {slug: {_eq: $v}}) { slug } }", (v) => v],
  ["a list", "query ($v: [String!]) { groups(where: {slug: {_in: $v}}) { slug } }", (v) => ["a", v]],
  ["a pattern", "query ($v: String!) { groups(where: {slug: {_ilike: $v}}) { slug } }", (v) => v],
  ["a uuid", "query ($v: uuid!) { groups_by_pk(group_id: $v) { slug } }", (v) => v],
  [
    "a jsonb",
    'mutation ($v: jsonb) { update_groups(where: {slug: {_eq: "chess"}}, _set: {settings: $v}) { affected_rows } }',
    (v) => ({ a: [v] }),
  ],
  [
    "a key of a jsonb",
    'mutation ($v: jsonb) { update_groups(where: {slug: {_eq: "chess"}}, _set: {settings: $v}) { affected_rows } }',
    (v) => ({ [v]: 1 }),
  ],
  [
    "a new row",
    'mutation ($v: String) { insert_groups_one(object: {id: "b0000000-0000-4000-8000-000000000009", slug: $v, title: "t"}) { slug } }',
    (v) => v,
  ],
  ["an action's argument", "mutation ($v: OpenGroupInput!) { open_group(input: $v) { note } }", (v) => ({ title: v })],
  ["an enum", "query ($v: order_by) { groups(order_by: {slug: $v}) { slug } }", (v) => v],
  ["a subscription", "subscription ($v: String!) { groups(where: {slug: {_eq: $v}}) { slug } }", (v) => v],
  ["a variable that nobody declared", "{ groups { slug } }", (v) => v],
];

describe.each<[string, string, string, string]>([
  ["a zero byte", "a\0b", "data-exception", NO_UTF8],
  ["half a surrogate pair", "a\ud800", "invalid-json", "Error in $: invalid UTF-16 surrogate pair"],
  ["the other half", "\udc00b", "invalid-json", "Error in $: invalid UTF-16 surrogate pair"],
])("a text with %s", (_, text, code, message) => {
  const expectRefused = (answer: HostileAnswer): void => expect([answer.code, answer.message]).toEqual([code, message]);

  it.each(places)("is refused as %s", async (_place, query, wrap) => {
    expectRefused(await target.ask(query, { v: wrap(text) }));
    await target.expectAlive();
  });

  it("is refused as the name of a variable", async () => {
    expectRefused(await target.ask("{ groups { slug } }", { [text]: 1 }));
  });

  it("is refused inside the document", async () => {
    const answer = await target.ask(`{ groups(where: {slug: {_eq: ${JSON.stringify(text)}}}) { slug } }`);
    expect(answer.code).toMatch(/^(data-exception|validation-failed)$/);
  });
});

it("none of these requests changed anything", async () => {
  const { rows } = await target.pool.query("select slug, settings from groups order by slug");
  expect(rows).toEqual([
    { slug: "chess", settings: { tags: ["board", "old"], open: true } },
    { slug: "go", settings: {} },
  ]);
});
