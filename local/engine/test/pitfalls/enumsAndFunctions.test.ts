import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import pg from "pg";
import { createTestDatabase, type TestDatabase } from "../../../postgres/forTests.ts";
import type { Metadata } from "../../interface.ts";
import { asking, trackTables } from "../openTables.ts";
import { load } from "../load.ts";

const SQL = `
create table colours (value text primary key, comment text);
create table bricks (brick_id int primary key, colour text references colours, name text not null);
create function shout(brick bricks) returns text stable language sql as 'select upper(brick.name)';
create function roll(brick bricks) returns double precision volatile language sql as 'select random()';
create function like_it(brick bricks) returns setof bricks stable language sql as
  'select * from bricks where colour = brick.colour';
create function named(part text, lowest int default 0) returns setof bricks stable language sql as
  $$ select * from bricks where name like part and brick_id >= lowest $$;
create function paint(brick int, into_colour text) returns setof bricks volatile language sql as
  'update bricks set colour = into_colour where brick_id = brick returning *';
create function mine(session json) returns setof bricks stable language sql as
  $$ select * from bricks where name = session->>'x-hasura-name' $$;
create function mine_b(session jsonb) returns setof bricks stable language sql as 'select * from bricks';`;

const bricks = {
  computed_fields: [
    { name: "shout", definition: { function: "shout" } },
    { name: "alike", definition: { function: "like_it" } },
  ],
  select_permissions: [
    { role: "member", permission: { columns: ["brick_id", "name"], computed_fields: ["shout"], filter: {} } },
    { role: "plain", permission: { columns: ["brick_id"], filter: {} } },
  ],
};
const metadata = (body: object = bricks, functions: object[] = []) =>
  trackTables({ colours: { is_enum: true }, bricks: body }, { functions });

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  pool.on("error", () => undefined);
  await pool.query(SQL);
});
const fill = () =>
  pool.query(`insert into colours values ('red', 'like fire'), ('blue', null);
    insert into bricks values (1, 'red', 'one'), (2, 'red', 'two'), (3, 'blue', 'three')`);
afterEach(() => pool.query("truncate colours, bricks"));
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const asker = async (document: Metadata) => {
  const { ask } = asking(await load(pool, document));
  return (query: string, variables?: Record<string, unknown>, role = "admin") => ask({ role }, query, variables);
};

describe("enum tables", () => {
  it("pitfall 21: the values have to be there when metadata is read, so migrations bring them", async () => {
    await expect(load(pool, metadata())).rejects.toThrow(
      "table public.colours: the table cannot be used as an enum: it has no rows",
    );
    await fill();
    await expect(load(pool, metadata())).resolves.toBeDefined();
  });

  it("pitfall 22: a column that refers to one takes its values as enum values, and few operators", async () => {
    await fill();
    const ask = await asker(metadata());
    expect(await ask("{ bricks(where: {colour: {_eq: blue}}) { colour } }")).toEqual({
      data: { bricks: [{ colour: "blue" }] },
    });
    expect(await ask('{ bricks(where: {colour: {_eq: "blue"}}) { colour } }')).toMatchObject({
      error: {
        code: "validation-failed",
        message: "expected an enum value for type 'colours_enum', but found a string",
      },
    });
    const query = "query ($c: colours_enum!) { bricks(where: {colour: {_eq: $c}}) { brick_id } }";
    expect(await ask(query, { c: "blue" })).toEqual({ data: { bricks: [{ brick_id: 3 }] } });
    expect(await ask('{ bricks(where: {colour: {_like: "b%"}}) { brick_id } }')).toMatchObject({
      error: { message: "field '_like' not found in type: 'colours_enum_comparison_exp'" },
    });
  });

  it("pitfall 23: a value that came later is known after metadata is read again", async () => {
    await fill();
    const ask = await asker(metadata());
    await pool.query("insert into colours values ('green')");
    const insert = 'mutation { insert_bricks_one(object: {brick_id: 4, name: "four", colour: green}) { colour } }';
    expect(await ask(insert)).toMatchObject({
      error: { message: "expected one of the values ['blue', 'red'] for type 'colours_enum', but found 'green'" },
    });
    const again = await asker(metadata());
    expect(await again(insert)).toEqual({ data: { insert_bricks_one: { colour: "green" } } });
  });
});

describe("functions", () => {
  it("pitfall 24: a computed field is not volatile, and a scalar one is granted by name while rows need select alone", async () => {
    await fill();
    const rolled = { computed_fields: [{ name: "roll", definition: { function: "roll" } }] };
    await expect(load(pool, metadata(rolled))).rejects.toThrow('the function "roll" is of type VOLATILE');
    const ask = await asker(metadata());
    const query = "{ bricks(where: {brick_id: {_eq: 1}}) { shout alike(order_by: {brick_id: asc}) { brick_id } } }";
    expect(await ask(query, {}, "member")).toEqual({
      data: { bricks: [{ shout: "ONE", alike: [{ brick_id: 1 }, { brick_id: 2 }] }] },
    });
    expect(await ask("{ bricks { shout } }", {}, "plain")).toMatchObject({
      error: { message: "field 'shout' not found in type: 'bricks'" },
    });
    expect(await ask("{ bricks(where: {brick_id: {_eq: 3}}) { alike { brick_id } } }", {}, "plain")).toEqual({
      data: { bricks: [{ alike: [{ brick_id: 3 }] }] },
    });
  });

  it("pitfall 25: a volatile function is a mutation unless metadata says otherwise; a session argument is json", async () => {
    await fill();
    const ask = await asker(metadata(bricks, [{ function: "paint" }]));
    const paint = (root: string) => ask(`${root} { paint(args: {brick: 3, into_colour: "red"}) { colour } }`);
    expect(await paint("mutation")).toEqual({ data: { paint: [{ colour: "red" }] } });
    expect(await paint("query")).toMatchObject({ error: { message: "field 'paint' not found in type: 'query_root'" } });

    const withSession = (name: string) =>
      metadata(bricks, [{ function: name, configuration: { session_argument: "session" } }]);
    const core = await load(pool, withSession("mine"));
    const session = { role: "admin", variables: { "x-hasura-name": "two" }, isAdmin: true, backendOnly: false };
    const operation = core.prepare("graphql", session, { query: "{ mine { brick_id } }" });
    if (operation.type !== "query") throw new Error("not a query");
    expect(await operation.run({ clientHeaders: {} })).toEqual({ data: '{"mine":[{"brick_id":2}]}' });
    await expect(load(pool, withSession("mine_b"))).rejects.toThrow("is not an argument of type json");
  });

  it("pitfall 26: an argument without a default cannot be left out, whatever the input type shows", async () => {
    await fill();
    const core = await load(pool, metadata(bricks, [{ function: "named" }]));
    expect(String(core.schema("graphql", "admin").getType("named_args")?.toConfig().name)).toBe("named_args");
    const { ask } = asking(core);
    const named = (args: string) => ask({ role: "admin" }, `{ named(args: {${args}}) { brick_id } }`);
    expect(await named('part: "t%", lowest: 3')).toEqual({ data: { named: [{ brick_id: 3 }] } });
    expect(await named('part: "o%"')).toEqual({ data: { named: [{ brick_id: 1 }] } });
    expect(await named("lowest: 1")).toMatchObject({ error: { message: "Non default arguments cannot be omitted" } });
  });
});
