import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AMINA } from "../test/standIns.ts";
import { type GateForTests, gateForTests } from "../test/gateForTests.ts";

let gate: GateForTests;
let amina: Record<string, string>;
beforeAll(async () => {
  gate = await gateForTests();
  amina = { authorization: `Bearer ${await gate.actions.tokenOf(AMINA)}` };
});
afterAll(() => gate.close());

/** The body of one request that reached GraphQL, or undefined. */
async function sentOn(body: unknown, headers: Record<string, string> = {}, path?: string) {
  gate.graphql.seen.length = 0;
  const { code } = await gate.ask(body, headers, path);
  const sent = gate.graphql.seen[0];
  return { code, sent: sent && (JSON.parse(sent.body) as unknown) };
}

describe("D306: browsers send compiled documents by id", () => {
  it("GraphQL gets their text, name and variables", async () => {
    expect(await sentOn({ id: "Mine", variables: { me: AMINA } }, amina)).toEqual({
      code: "data",
      sent: { query: "query Mine($me: uuid) { x }", operationName: "Mine", variables: { me: AMINA } },
    });
  });

  it("each document is for the role it was compiled for and those that inherit from it", async () => {
    const asked = async (id: string, headers: Record<string, string>) => (await sentOn({ id }, headers)).code;
    expect(await asked("Public", {})).toBe("data");
    expect(await asked("Mine", {})).toBe("unknown-document");
    expect(await asked("Panel", amina)).toBe("unknown-document");
    expect(await asked("Panel", { ...amina, "x-hasura-role": "group_admin" })).toBe("data");
    expect(await asked("Mine", { ...amina, "x-hasura-role": "group_admin" })).toBe("data");
    expect(await asked("Platform", { ...amina, "x-hasura-role": "platform_admin" })).toBe("access-denied");
  });

  it.each([
    ["a text", { query: "query Public { x }" }],
    ["a text beside an unknown id", { id: "nothing", query: "query Public { x }" }],
    ["introspection", { query: "{ __schema { types { name } } }" }],
    ["the id of a built-in property", { id: "constructor" }],
    ["an id that is no text", { id: ["Public"] }],
    ["nothing", {}],
  ])("anything else is refused: %s", async (_, body) => {
    expect(await sentOn(body)).toEqual({ code: "unknown-document", sent: undefined });
  });

  it("a text beside a known id is not forwarded", async () => {
    const { sent } = await sentOn({ id: "Public", query: "{ secret }", operationName: "other", extensions: {} });
    expect(sent).toEqual({ query: "query Public { x }", operationName: "Public" });
  });

  it.each([
    ["a batch", [{ id: "Public" }], "bad-request"],
    ["no JSON", "{", "invalid-json"],
    ["variables that are a list", { id: "Public", variables: [1] }, "bad-request"],
    ["more than 256 kB", { id: "Public", variables: { x: "x".repeat(256 * 1024) } }, "bad-request"],
  ])("%s is refused", async (_, body, code) => {
    expect(await sentOn(body)).toEqual({ code, sent: undefined });
  });

  it("is the same at the other endpoint, where no document belongs", async () => {
    expect(await sentOn({ id: "Public" }, {}, "/v1/graphql")).toEqual({ code: "unknown-document", sent: undefined });
  });

  it("a live query over HTTP is answered once", async () => {
    const { sent } = await sentOn({ id: "Live" }, amina);
    expect(sent).toEqual({ query: "query Live { x }", operationName: "Live" });
  });
});
