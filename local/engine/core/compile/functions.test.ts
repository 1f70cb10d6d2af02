import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTables, trackTables, type Served } from "../../test/openTables.ts";
import { contents } from "../../test/typeContents.ts";

const SQL = `
create table songs (song_id int primary key, title text not null, plays int not null, secret boolean not null default false);
create table singers (singer_id int primary key, name text not null, home text);
insert into songs values (1, 'Alba', 10, false), (2, 'Bolero', 20, false), (3, 'Canon', 30, false), (4, 'Dirge', 40, true);
insert into singers values (1, 'Ada', 'Rome'), (2, 'Bo', null);
create function songs_named(first text default 'A', second text default 'B', third text default 'C') returns setof songs
  stable language sql as $$ select * from songs where left(title, 1) in (first, second, third) order by song_id $$;
create function songs_between(low int, high int default 1000) returns setof songs stable language sql as
  'select * from songs where plays between low and high order by song_id';
create domain plays_floor as int check (value >= 0);
create function songs_of(ids int[]) returns setof songs stable language sql as
  'select * from songs where song_id = any (ids) order by song_id';
create function songs_over(lowest plays_floor) returns setof songs stable language sql as
  'select * from songs where plays >= lowest order by song_id';
create function songs_unnamed(int, int) returns setof songs stable language sql as
  'select * from songs where plays between $1 and $2 order by song_id';
create function songs_for(caller json, lowest int) returns setof songs stable language sql as
  $$ select * from songs where plays >= $2 and (caller->>'x-hasura-role') = 'fan' order by song_id $$;
create function song_at(place int) returns songs stable language sql as 'select * from songs where song_id = place';
create function greeting(singer singers) returns text stable language sql as $$ select 'I am ' || singer.name $$;
create function greeting_to(singer singers, whom text, mark text default '!') returns text stable language sql as
  $$ select 'Hello ' || whom || mark $$;
create function heard_by(singer singers, caller jsonb) returns text stable language sql as
  $$ select singer.name || ' by ' || (caller->>'x-hasura-role') $$;
create function repertoire(singer singers) returns setof songs stable language sql as
  'select * from songs where song_id >= singer.singer_id order by song_id';
create function repertoire_over(low int, singer singers) returns setof songs stable language sql as
  'select * from songs where plays > low order by song_id';
`;

const songs = (role: string, more: object = {}) => ({
  role,
  permission: { columns: ["song_id", "title", "plays"], filter: { secret: { _eq: false } }, ...more },
});
const METADATA = trackTables(
  {
    songs: { select_permissions: [songs("fan", { allow_aggregations: true, limit: 2 }), songs("guest")] },
    singers: {
      computed_fields: [
        { name: "greeting", definition: { function: "greeting" } },
        { name: "greeting_to", definition: { function: "greeting_to" } },
        { name: "heard_by", definition: { function: "heard_by", session_argument: "caller" } },
        { name: "repertoire", definition: { function: "repertoire" } },
        { name: "repertoire_over", definition: { function: "repertoire_over", table_argument: "singer" } },
      ],
      select_permissions: [
        { role: "fan", permission: { columns: ["name"], computed_fields: ["greeting", "heard_by"], filter: {} } },
      ],
    },
  },
  {
    functions: [
      { function: "songs_named" },
      { function: "songs_between", configuration: { custom_name: "between" } },
      { function: "songs_of" },
      { function: "songs_over" },
      { function: "songs_unnamed" },
      { function: "songs_for", configuration: { session_argument: "caller" } },
      { function: "song_at", configuration: { custom_root_fields: { function: "song" } } },
    ],
  },
);

let served: Served;
beforeAll(async () => {
  served = await openTables(SQL, METADATA);
});
afterAll(() => served.close());

async function titles(field: string, role = "admin"): Promise<unknown> {
  const { data, error } = await served.ask({ role }, `{ found: ${field} { title } }`);
  if (!data) return error;
  return (data.found as { title: string }[] | null)?.map(({ title }) => title);
}

describe("a function's arguments", () => {
  it("are nullable as a whole where each has a default, and required where one has not", () => {
    const { songs_named, between, song } = served.core.schema("graphql", "admin").getQueryType()!.getFields();
    expect(String(songs_named!.args.find(({ name }) => name === "args")!.type)).toBe("songs_named_args");
    expect(String(between!.args.find(({ name }) => name === "args")!.type)).toBe("between_args!");
    expect(song!.args.map(({ name }) => name)).toEqual(["args"]);
  });

  it.each<[field: string, found: string[]]>([
    ["songs_named", ["Alba", "Bolero", "Canon"]],
    ["songs_named(args: null)", ["Alba", "Bolero", "Canon"]],
    ["songs_named(args: {})", ["Alba", "Bolero", "Canon"]],
    ['songs_named(args: {first: "D"})', ["Bolero", "Canon", "Dirge"]],
    // An argument in the middle is left out, so the ones after it are passed by name.
    ['songs_named(args: {first: "D", third: "D"})', ["Bolero", "Dirge"]],
    ['songs_named(args: {second: null, third: "D"})', ["Alba", "Dirge"]],
    ["between(args: {low: 25})", ["Canon", "Dirge"]],
    ["between(args: {high: 25, low: 15})", ["Bolero"]],
    ["songs_unnamed(args: {arg_1: 15, arg_2: 25})", ["Bolero"]],
  ])("%s", async (field, found) => {
    expect(await titles(field)).toEqual(found);
  });

  it.each(["between(args: {})", "between(args: {high: 5})", "songs_unnamed(args: {arg_1: 1})"])(
    "%s leaves out one without a default",
    async (field) => {
      expect(await titles(field)).toMatchObject({
        code: "not-supported",
        message: "Non default arguments cannot be omitted",
      });
    },
  );

  it("of an array or a domain are scalars of its own name, which take texts alone", async () => {
    expect(contents(served, "admin", "songs_of_args")).toEqual(["ids: _int4"]);
    expect(contents(served, "admin", "songs_over_args")).toEqual(["lowest: plays_floor"]);
    expect(await titles('songs_of(args: {ids: "{1,3}"})')).toEqual(["Alba", "Canon"]);
    expect(await titles('songs_over(args: {lowest: "30"})')).toEqual(["Canon", "Dirge"]);
    for (const [field, type, at] of [
      ["songs_of(args: {ids: [1, 3]})", "_int4", "ids"],
      ["songs_of(args: {ids: 1})", "_int4", "ids"],
      ["songs_over(args: {lowest: 30})", "plays_floor", "lowest"],
    ]) {
      expect(await titles(field!)).toEqual({
        code: "parse-failed",
        message: `A string is expected for type: ${type}`,
        path: `$.selectionSet.${field!.replace(/\(.*/, "")}.args.args.${at}`,
      });
    }
    expect(await titles('songs_over(args: {lowest: "-1"})')).toMatchObject({ code: "permission-error" });
  });

  it("do not include the session argument, which the caller cannot give", async () => {
    expect(await titles("songs_for(args: {lowest: 15})", "fan")).toEqual(["Bolero", "Canon"]);
    expect(await titles("songs_for(args: {lowest: 15})")).toEqual([]);
    expect(await titles("songs_for(args: {caller: {}, lowest: 15})")).toMatchObject({
      message: "field 'caller' not found in type: 'songs_for_args'",
    });
  });
});

describe("what a function returns", () => {
  it("is filtered, ordered and cut like a table, by the role's permission too", async () => {
    expect(await titles("songs_named(where: {plays: {_gt: 10}}, order_by: {title: desc}, limit: 1)")).toEqual([
      "Canon",
    ]);
    expect(await titles("between(args: {low: 0})", "guest")).toEqual(["Alba", "Bolero", "Canon"]);
    expect(await titles("between(args: {low: 0})", "fan")).toEqual(["Alba", "Bolero"]);
    expect(await titles("songs_named(distinct_on: title, order_by: {title: asc}, offset: 2)")).toEqual(["Canon"]);
  });

  it("is aggregated where the role may", async () => {
    const query = "{ between_aggregate(args: {low: 0}) { aggregate { count sum { plays } } nodes { title } } }";
    expect((await served.ask({ role: "fan" }, query)).data).toEqual({
      between_aggregate: {
        aggregate: { count: 3, sum: { plays: 60 } },
        nodes: [{ title: "Alba" }, { title: "Bolero" }],
      },
    });
    expect((await served.ask({ role: "guest" }, query)).error?.message).toBe(
      "field 'between_aggregate' not found in type: 'query_root'",
    );
  });

  it("is one row, or null, where it is no set", async () => {
    const song = async (place: number, role = "admin") => {
      const { data } = await served.ask({ role }, `{ song(args: {place: ${place}}) { title } }`);
      return data!.song;
    };
    expect(await song(2)).toEqual({ title: "Bolero" });
    expect(await song(9)).toBeNull();
    expect(await song(4, "guest")).toBeNull();
  });
});

describe("a computed field", () => {
  it("gets the row, its arguments and the session", async () => {
    const { data } = await served.ask(
      { role: "admin" },
      `{ singers(order_by: {singer_id: asc}) { greeting a: greeting_to(args: {whom: "you"}) b: greeting_to(args: {whom: "you", mark: "?"}) heard_by
           repertoire(limit: 1) { title } repertoire_over(args: {low: 20}, order_by: {title: desc}) { title } } }`,
    );
    const over = [{ title: "Dirge" }, { title: "Canon" }];
    expect(data).toEqual({
      singers: [
        {
          greeting: "I am Ada",
          a: "Hello you!",
          b: "Hello you?",
          heard_by: "Ada by admin",
          repertoire: [{ title: "Alba" }],
          repertoire_over: over,
        },
        {
          greeting: "I am Bo",
          a: "Hello you!",
          b: "Hello you?",
          heard_by: "Bo by admin",
          repertoire: [{ title: "Bolero" }],
          repertoire_over: over,
        },
      ],
    });
  });

  it("can be filtered and ordered by where it has no arguments", async () => {
    const names = async (args: string) => {
      const { data, error } = await served.ask({ role: "admin" }, `{ singers(${args}) { name } }`);
      return data ? (data.singers as { name: string }[]).map(({ name }) => name) : error?.message;
    };
    expect(await names('where: {greeting: {_like: "%Bo"}}')).toEqual(["Bo"]);
    expect(await names("order_by: {greeting: desc}")).toEqual(["Bo", "Ada"]);
    expect(await names('where: {repertoire: {title: {_eq: "Alba"}}}')).toEqual(["Ada"]);
    expect(await names("order_by: {repertoire_aggregate: {count: asc}}")).toEqual(["Bo", "Ada"]);
    expect(await names('where: {greeting_to: {_eq: "x"}}')).toBe(
      "field 'greeting_to' not found in type: 'singers_bool_exp'",
    );
    expect(await names("order_by: {greeting_to: asc}")).toBe(
      "field 'greeting_to' not found in type: 'singers_order_by'",
    );
  });

  it("of a scalar is granted by name, of rows by select on them, which filters the rows", async () => {
    const ask = (fields: string) => served.ask({ role: "fan" }, `{ singers { ${fields} } }`);
    expect((await ask("greeting repertoire { title }")).data).toEqual({
      singers: [
        { greeting: "I am Ada", repertoire: [{ title: "Alba" }, { title: "Bolero" }] },
        { greeting: "I am Bo", repertoire: [{ title: "Bolero" }, { title: "Canon" }] },
      ],
    });
    expect((await ask('greeting_to(args: {whom: "x"})')).error?.message).toBe(
      "field 'greeting_to' not found in type: 'singers'",
    );
  });
});
