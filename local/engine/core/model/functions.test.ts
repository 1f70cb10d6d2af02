import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { load } from "../../test/load.ts";
import { asking, openTables, trackTables, type Served } from "../../test/openTables.ts";

const ROWS = "insert into jars values (1, 'plum', 'ama'), (2, 'fig', 'ben'), (3, 'plum', 'ben')";
const SQL = `
create table jars (jar_id int primary key, kind text not null, owner text not null);
create table lids (lid_id int primary key);
create view shelf as select jar_id, kind from jars;
create function of_kind(wanted text) returns setof jars stable language sql as
  'select * from jars where kind = wanted';
create function newest() returns jars stable language sql as 'select * from jars order by jar_id desc limit 1';
create function on_shelf() returns setof shelf stable language sql as 'select * from shelf';
create function relabel(jar int, into_kind text) returns setof jars volatile language sql as
  'update jars set kind = into_kind where jar_id = jar returning *';
create function spare(atleast int default 0, session json default '{}') returns setof jars stable language sql as
  $$ select * from jars where jar_id > atleast and owner <> session->>'x-hasura-owner' $$;
create function nameless(int) returns setof jars immutable language sql as 'select * from jars where jar_id = $1';
${ROWS};`;

const tables = {
  jars: {
    select_permissions: [
      { role: "owner", permission: { columns: ["jar_id", "kind"], filter: { owner: "X-Hasura-Owner" } } },
      { role: "all", permission: { columns: ["jar_id"], filter: {}, allow_aggregations: true } },
    ],
  },
  shelf: {},
  lids: { select_permissions: [{ role: "stranger", permission: { columns: "*", filter: {} } }] },
};
const exposing = (...functions: object[]) => trackTables(tables, { functions });

let served: Served;
beforeAll(async () => {
  served = await openTables(SQL, exposing());
});
afterEach(() => served.pool.query(`truncate jars; ${ROWS}`));
afterAll(() => served.close());

async function serve(functions: object[], env: Record<string, string> = {}) {
  const core = await load(served.pool, exposing(...functions), env);
  const names = (role: string, root: "Query" | "Mutation" | "Subscription") =>
    Object.keys(core.schema("graphql", role)[`get${root}Type`]()?.getFields() ?? {}).filter(
      (name) => !/jars|shelf|lids|no_queries/.test(name),
    );
  const field = (name: string, root: "Query" | "Mutation" = "Query") => {
    const found = core.schema("graphql", "admin")[`get${root}Type`]()!.getFields()[name]!;
    return { type: String(found.type), args: found.args.map((each) => `${each.name}: ${String(each.type)}`) };
  };
  const ask = async (query: string, role = "admin", owner = "ama") => {
    const variables = { "x-hasura-role": role, "x-hasura-owner": owner };
    const operation = core.prepare("graphql", { role, variables, isAdmin: false, backendOnly: false }, { query });
    if (operation.type === "subscription") throw new Error("not asked once");
    return JSON.parse((await operation.run({ clientHeaders: {} })).data) as unknown;
  };
  return { core, names, field, ask };
}

describe("a function that reads", () => {
  it("is a root field of queries and subscriptions, with its aggregate, for whoever may read its table", async () => {
    const { names } = await serve([{ function: "of_kind" }]);
    for (const root of ["Query", "Subscription"] as const) {
      expect(names("admin", root)).toEqual(["of_kind", "of_kind_aggregate"]);
      expect(names("all", root)).toEqual(["of_kind", "of_kind_aggregate"]);
      expect(names("owner", root)).toEqual(["of_kind"]);
      expect(names("stranger", root)).toEqual([]);
    }
    expect(names("admin", "Mutation")).toEqual([]);
  });

  it("needs a permission of its own where permissions are not inferred, and the table's as well", async () => {
    const permitted = { function: "of_kind", permissions: [{ role: "owner" }, { role: "stranger" }] };
    const { names } = await serve([permitted], { HASURA_GRAPHQL_INFER_FUNCTION_PERMISSIONS: "false" });
    expect(names("owner", "Query")).toEqual(["of_kind"]);
    expect(names("all", "Query")).toEqual([]);
    expect(names("stranger", "Query")).toEqual([]);
  });

  it("shows only the columns and rows of the table that the role may see", async () => {
    const { ask } = await serve([{ function: "of_kind" }]);
    const query = '{ of_kind(args: {wanted: "plum"}) { jar_id } }';
    expect(await ask(query, "owner", "ama")).toEqual({ of_kind: [{ jar_id: 1 }] });
    expect(await ask(query, "all")).toEqual({ of_kind: [{ jar_id: 1 }, { jar_id: 3 }] });
  });

  it("takes the arguments of a list where it returns a set, and answers one row or null where it does not", async () => {
    const { field, ask } = await serve([{ function: "of_kind" }, { function: "newest" }]);
    expect(field("of_kind")).toEqual({
      type: "[jars!]!",
      args: [
        "args: of_kind_args!",
        "distinct_on: [jars_select_column!]",
        "limit: Int",
        "offset: Int",
        "order_by: [jars_order_by!]",
        "where: jars_bool_exp",
      ],
    });
    expect(field("newest")).toMatchObject({ type: "jars" });
    expect(await ask("{ newest { jar_id } }")).toEqual({ newest: { jar_id: 3 } });
    expect(await ask("{ newest { jar_id } }", "owner", "ama")).toEqual({ newest: null });
  });

  it("may return the rows of a view", async () => {
    const { ask } = await serve([{ function: "on_shelf" }]);
    expect(await ask("{ on_shelf(limit: 1) { kind } }")).toEqual({ on_shelf: [{ kind: "plum" }] });
  });

  it("needs no arguments where all have defaults, and never shows the session's", async () => {
    const spare = { function: "spare", configuration: { session_argument: "session" } };
    const { field, ask } = await serve([spare]);
    expect(field("spare").args[0]).toBe("args: spare_args");
    expect(await ask("{ spare(order_by: {jar_id: asc}) { jar_id } }")).toEqual({
      spare: [{ jar_id: 2 }, { jar_id: 3 }],
    });
    expect(await ask("{ spare(args: {atleast: 2}) { jar_id } }")).toEqual({ spare: [{ jar_id: 3 }] });
    await expect(ask('{ spare(args: {session: "{}"}) { jar_id } }')).rejects.toThrow("field 'session' not found");
  });

  it("has numbered names for arguments without one", async () => {
    const { ask } = await serve([{ function: "nameless" }]);
    expect(await ask("{ nameless(args: {arg_1: 2}) { jar_id } }")).toEqual({ nameless: [{ jar_id: 2 }] });
  });

  it("has the name that metadata gives it", async () => {
    const named = await serve([{ function: "of_kind", configuration: { custom_name: "jars_like" } }]);
    expect(Object.keys(named.core.schema("graphql", "admin").getQueryType()!.getFields())).toEqual(
      expect.arrayContaining(["jars_like", "jars_like_aggregate"]),
    );
    expect(named.core.schema("graphql", "admin").getType("jars_like_args")).toBeDefined();
    const rooted = await serve([
      {
        function: "of_kind",
        configuration: { custom_root_fields: { function: "kinds", function_aggregate: "counted" } },
      },
    ]);
    expect(rooted.names("admin", "Query")).toEqual(["counted", "kinds"]);
  });
});

describe("a function that writes", () => {
  const writer = { function: "relabel", permissions: [{ role: "owner" }, { role: "stranger" }] };

  it("is a root field of mutations, for roles that are named and may read its table", async () => {
    const { names } = await serve([writer]);
    expect(names("owner", "Mutation")).toEqual(["relabel"]);
    expect(names("admin", "Mutation")).toContain("relabel");
    for (const role of ["all", "stranger"]) expect(names(role, "Mutation")).toEqual([]);
    for (const role of ["admin", "owner"]) expect(names(role, "Query")).toEqual([]);
  });

  it("answers only with rows that the role may see, and writes all the same", async () => {
    const { core } = await serve([writer]);
    const session = { role: "owner", variables: { "x-hasura-owner": "ama" }, isAdmin: false, backendOnly: false };
    const query = 'mutation { relabel(args: {jar: 2, into_kind: "jam"}) { kind } }';
    const operation = core.prepare("graphql", session, { query });
    if (operation.type === "subscription") throw new Error("not a mutation");
    expect(await operation.run({ clientHeaders: {} })).toMatchObject({ data: '{"relabel":[]}' });
    const { rows } = await served.pool.query("select kind from jars where jar_id = 2");
    expect(rows).toEqual([{ kind: "jam" }]);
  });

  it("may be exposed as a query, and then is one", async () => {
    const { names, core } = await serve([{ ...writer, configuration: { exposed_as: "query" } }]);
    expect(names("all", "Query")).toEqual(["relabel", "relabel_aggregate"]);
    expect(names("admin", "Mutation")).toEqual([]);
    expect(await asking(core).ask({ role: "all" }, '{ relabel(args: {jar: 1, into_kind: "x"}) { jar_id } }')).toEqual({
      data: { relabel: [{ jar_id: 1 }] },
    });
  });
});
