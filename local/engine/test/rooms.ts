import { EngineError, type LiveQuery, type StreamQuery } from "../interface.ts";
import { answering, type FakeOperations } from "./fakeCore.ts";

/** A chat of rooms, as subscriptions of a fake core see it. */
export const roomsSchema = `
  create table room_messages (message_id int generated always as identity primary key, room int not null, body text not null);
  create view loud_messages as select room, upper(body) as body from room_messages;
  create sequence live_statements;`;

const asked = `unnest($1::text[], $2::json[]) as asked (id, given)`;

/** Every statement of a live query takes a number from `live_statements`. */
const counted = "with counted as materialized (select nextval('live_statements'))";

const live = (table: string, values: unknown): LiveQuery => ({
  type: "subscription",
  kind: "live",
  cohort: `rooms of ${table}`,
  sql: `${counted} select asked.id, json_build_object('bodies', coalesce((select json_agg(body) from ${table} m
          where m.room = (asked.given->>'room')::int), '[]'))::text as data from counted, ${asked}`,
  values: JSON.stringify(values),
  tables: [`public.${table}`],
});

/** @param watched the table that is watched for changes */
const stream = (values: { after?: number }, watched = "room_messages"): StreamQuery => ({
  ...live(watched, values),
  kind: "stream",
  cohort: `stream of ${watched}`,
  sql: `select asked.id, json_build_object('bodies', json_agg(m.body order by m.message_id), 'last', max(m.message_id))::text as data,
               max(m.message_id)::text as cursor
          from unnest($1::text[], $2::json[], $3::json[]) as asked (id, given, after)
          cross join lateral (select * from room_messages where room = (asked.given->>'room')::int
            and message_id > (asked.after#>>'{}')::int order by message_id limit 2) m
         group by asked.id`,
  cursor: JSON.stringify(values.after ?? 0),
});

export const roomOperations: FakeOperations = {
  "query { role }": ({ role, variables }) => answering({ role, user: variables["x-hasura-user-id"] }),
  "query { large }": () => answering({ large: "x".repeat(200_000) }),
  "query { slow }": () => ({ type: "query", run: () => new Promise(() => undefined) }),
  "mutation { fails }": () => ({
    type: "mutation",
    run: async () => {
      throw new EngineError("constraint-violation", "Uniqueness violation.", "$.selectionSet.fails");
    },
  }),
  "subscription { room }": (_session, variables) => live("room_messages", variables),
  "subscription { loud }": (_session, variables) => live("loud_messages", variables),
  "subscription { stream }": (_session, variables) => stream(variables),
  "subscription { loud stream }": (_session, variables) => stream(variables, "loud_messages"),
};
