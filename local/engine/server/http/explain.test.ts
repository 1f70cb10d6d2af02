import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ADA, CHESS } from "../../test/chat.ts";
import { headersOf, openChatEngine, type ChatEngine } from "../../test/chatEngine.ts";

let engine: ChatEngine;
beforeAll(async () => {
  engine = await openChatEngine();
});
afterAll(() => engine.close());

interface Explanation {
  field: string;
  sql: string;
  plan: string[];
}

const explain = (body: unknown, headers = {}) => engine.asAdmin("/v1/graphql/explain", body, headers);

describe("explain", () => {
  it("answers each root field of a query with its statement and Postgres' plan", async () => {
    const query = `query ($id: uuid!) { groups { slug } one: groups_by_pk(group_id: $id) { title } __typename }`;
    const { status, json } = await explain({ query: { query, variables: { id: CHESS } } });
    expect(status).toBe(200);
    const [groups, one, typename] = json as Explanation[];
    expect([groups!.field, one!.field]).toEqual(["groups", "one"]);
    expect(groups!.plan.join("\n")).toContain("Seq Scan on groups");
    expect(one!.sql).toContain(`'${CHESS}'::uuid`);
    expect(one!.plan.join("\n")).toMatch(/Index Cond: .*b0000000/);
    expect(typename).toEqual({ field: "__typename", sql: null, plan: null });
  });

  it("answers a statement that can be run as it is", async () => {
    const query = `query { messages(where: { body: { _eq: "it's $1 \\\\" } }) { body } }`;
    const { json } = await explain({
      query: { query },
      user: { "X-Hasura-Role": "member", "X-Hasura-User-Id": ADA },
    });
    const [{ sql }] = json as [Explanation];
    const { rows } = await engine.chat.pool.query({ text: sql, rowMode: "array" });
    expect(rows).toEqual([["[]"]]);
  });

  it("takes role and session variables of `user`, and otherwise role admin", async () => {
    const query = "query { messages { body } }";
    const asMember = await explain({ query: { query }, user: { "x-hasura-role": "member", "x-hasura-user-id": ADA } });
    expect((asMember.json as Explanation[])[0]!.sql).toContain(`'${ADA}'::uuid`);
    expect((await explain({ query: { query } })).json).not.toMatchObject([{ sql: expect.stringContaining("uuid") }]);
    const nothing = await explain({ query: { query }, user: { "x-hasura-role": "stranger" } });
    expect(nothing).toMatchObject({
      status: 400,
      json: { path: "$.selectionSet.messages", code: "validation-failed" },
    });
    const unknown = await explain({ query: { query }, user: { "x-hasura-role": "member" } });
    expect(unknown).toMatchObject({
      status: 400,
      json: { error: 'missing session variable: "x-hasura-user-id"', code: "not-found" },
    });
  });

  it("uses the Relay schema on request, and also exists under its old name", async () => {
    const query = "query { groups_connection { edges { cursor } } }";
    expect((await explain({ query: { query }, is_relay: true })).json).toMatchObject([{ field: "groups_connection" }]);
    expect(await explain({ query: { query } })).toMatchObject({ status: 400 });
    const old = await engine.asAdmin("/v1alpha1/graphql/explain", { query: { query: "{ groups { slug } }" } });
    expect(old.json).toMatchObject([{ field: "groups" }]);
  });

  it("explains how one subscriber of a subscription is answered, and does not run it", async () => {
    const user = { "x-hasura-role": "member", "x-hasura-user-id": ADA };
    const live = await explain({ query: { query: "subscription { groups { slug } }" }, user });
    expect(live).toMatchObject({
      status: 200,
      json: {
        sql: expect.stringContaining("unnest($1"),
        plan: expect.arrayContaining([expect.stringContaining("Scan on groups")]),
        variables: { session: {}, query: {}, synthetic: [ADA], cursor: {} },
      },
    });
    const stream = `subscription {
      messages_stream(batch_size: 5, cursor: [{ initial_value: { message_id: 2 } }]) { body } }`;
    expect((await explain({ query: { query: stream }, user })).json).toMatchObject({
      plan: expect.arrayContaining([expect.stringContaining("Scan")]),
      variables: { cursor: { id: "2" } },
    });
  });

  it.each([
    ["mutation { delete_messages(where: {}) { affected_rows } }", "only queries can be explained"],
    ["query { count_groups }", "query actions cannot be explained"],
  ])("refuses %s", async (query, error) => {
    expect(await explain({ query: { query } })).toMatchObject({
      status: 400,
      json: { path: "$", error, code: "invalid-params" },
    });
    const { rows } = await engine.chat.pool.query("select count(*)::int as n from messages");
    expect(rows).toEqual([{ n: 4 }]);
  });

  it.each<[body: unknown, path: string]>([
    [{}, "$"],
    [[], "$"],
    [{ query: "query { groups { slug } }" }, "$.query"],
    [{ query: { query: 7 } }, "$.query.query"],
    [{ query: { query: "{ a }" }, user: "ada" }, "$.user"],
    [{ query: { query: "{ a }" }, user: { "x-hasura-role": 7 } }, "$.user['x-hasura-role']"],
    [{ query: { query: "{ a }" }, is_relay: "yes" }, "$.is_relay"],
  ])("cannot read %j", async (body, path) => {
    expect(await explain(body)).toMatchObject({ status: 400, json: { path, code: "parse-failed" } });
  });

  it("is for role admin alone", async () => {
    const body = { query: { query: "{ groups { slug } }" } };
    expect(await explain(body, { "x-hasura-role": "member" })).toMatchObject({
      status: 400,
      json: { path: "$", error: "You have to be an admin to access this endpoint", code: "access-denied" },
    });
    expect((await engine.post("/v1/graphql/explain", body)).status).toBe(401);
    expect((await engine.post("/v1/graphql/explain", body, headersOf({ role: "member" }))).status).toBe(400);
  });
});
