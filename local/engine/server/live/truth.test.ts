import { afterAll, beforeAll, expect, it } from "vitest";
import { ADA, BOB, CHESS, CY, GO } from "../../test/chat.ts";
import { headersOf, openChatEngine, type ChatEngine } from "../../test/chatEngine.ts";
import type { Who } from "../../test/openTables.ts";
import { TestClient } from "../../test/wsClient.ts";

const CHANGES = 150;
const PEOPLE = [ADA, BOB, CY];
const GROUPS = [CHESS, GO];

let engine: ChatEngine;
beforeAll(async () => {
  engine = await openChatEngine();
});
afterAll(() => engine.close());

const inOrder = "order_by: {message_id: asc}";
const nodeOf = (group: string): string => Buffer.from(`[1, "public", "groups", "${group}"]`).toString("base64");

/** Selections that reach rows in every way: by value, by relationships, through permissions, views and functions. */
const plain = (group: string): string[] => [
  `{ messages(where: {group_id: {_eq: "${group}"}}, ${inOrder}) { body author { handle } } }`,
  `{ messages(where: {_or: [{group_id: {_eq: "${group}"}}, {stars: {_gt: 3}}]}, ${inOrder}) { body } }`,
  `{ messages(where: {_not: {group_id: {_eq: "${group}"}}}, ${inOrder}) { body } }`,
  `{ messages(where: {group_id: {_in: ["${group}"]}}, ${inOrder}) { body is_mine } }`,
  `{ groups_by_pk(group_id: "${group}") { title members(order_by: {user_id: asc}) { user { handle } } messages(${inOrder}) { body author { handle } } } }`,
  `{ groups(where: {members: {user_id: {_eq: "${ADA}"}}}, order_by: {slug: asc}) { title members_aggregate { aggregate { count } } } }`,
  `{ group_members_aggregate(where: {group_id: {_eq: "${group}"}, user: {handle: {_neq: "bob"}}}) { aggregate { count } } }`,
  `{ messages_aggregate(where: {author_id: {_eq: "${BOB}"}}) { aggregate { count } nodes { body } } }`,
  `{ loud_messages(where: {group_id: {_eq: "${group}"}}, order_by: {id: asc}) { body } }`,
];
const relay = (group: string): string[] => [
  `{ node(id: "${nodeOf(group)}") { ... on groups { title messages_connection(first: 3, ${inOrder}) { edges { node { body author { handle } } } pageInfo { hasNextPage } } } } }`,
  `{ messages_connection(where: {group_id: {_eq: "${group}"}}, ${inOrder}, last: 2) { edges { node { body group { title } } } } }`,
];

interface Subscribed {
  who: Who;
  query: string;
  seen: string;
}

/** A generator that always gives the same numbers, each below a bound. */
function drawing(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % bound;
  };
}

function changeSql(n: number, draw: (bound: number) => number): string {
  const group = GROUPS[draw(2)]!;
  const person = PEOPLE[draw(3)]!;
  const message = `id = (select id from messages order by id offset ${draw(6)} limit 1)`;
  const changes = [
    `insert into messages (group_id, author_id, body) values ('${group}', '${person}', 'm${n}')`,
    `update messages set body = 'changed ${n}' where ${message}`,
    `update messages set group_id = '${group}' where ${message}`,
    `update messages set author_id = '${person}', stars = ${draw(6)} where ${message}`,
    `delete from messages where ${message}`,
    `insert into group_members (group_id, user_id) values ('${group}', '${person}') on conflict do nothing`,
    `delete from group_members where group_id = '${group}' and user_id = '${person}'`,
    `update group_members set group_id = '${group}' where user_id = '${person}'
        and not exists (select from group_members other where other.user_id = '${person}' and other.group_id = '${group}')`,
    `update users set handle = case handle when '${person.slice(-1)}' then 'x${n}' else '${person.slice(-1)}' end where id = '${person}'`,
    `update groups set title = 'Title ${n}' where id = '${group}'`,
    `insert into messages (group_id, author_id, body) select '${group}', '${person}', 'bulk ${n} ' || i from generate_series(1, 40) i;
     delete from messages where body like 'bulk%' and id % 3 > 0`,
  ];
  return changes[draw(changes.length)]!;
}

it("whatever changes, every subscriber sees what a query would answer", async () => {
  const { chat, origin } = engine;
  let onFrame: () => void = () => undefined;
  const all: Subscribed[] = [];
  const clients: TestClient[] = [];
  for (const [user, group] of [
    [ADA, CHESS],
    [BOB, CHESS],
    [CY, GO],
    [CY, CHESS],
  ] as const) {
    for (const endpoint of ["graphql", "relay"] as const) {
      const who: Who = { role: "member", user, endpoint };
      const path = endpoint === "relay" ? "/v1beta1/relay" : "/v1/graphql";
      const client = await TestClient.open(origin.replace("http", "ws") + path, "graphql-transport-ws");
      clients.push(client);
      await client.init(headersOf(who));
      const own = (endpoint === "relay" ? relay : plain)(group).map((query): Subscribed => ({ who, query, seen: "" }));
      client.onFrame = ({ id, payload, type }) => {
        if (type === "ping") return;
        own[Number(id)]!.seen = JSON.stringify(payload);
        onFrame();
      };
      for (const [id, { query }] of own.entries()) {
        client.send({ id: String(id), type: "subscribe", payload: { query: `subscription ${query}` } });
      }
      all.push(...own);
    }
  }

  /** Resolves when every subscriber has seen what a query answers now. */
  const allSeeTheTruth = async (): Promise<void> => {
    const truths = await Promise.all(all.map(({ query, who }) => chat.ask(who, query)));
    await new Promise<void>((resolve) => {
      onFrame = () => {
        if (all.every(({ seen }, index) => seen === JSON.stringify(truths[index]))) resolve();
      };
      onFrame();
    });
  };

  await allSeeTheTruth();
  const draw = drawing(20_261_120);
  for (let n = 0; n < CHANGES; n += 1) {
    await chat.pool.query(changeSql(n, draw));
    await allSeeTheTruth();
  }
  expect(all.some(({ seen }) => seen.includes("changed"))).toBe(true);
  for (const client of clients) client.close();
}, 60_000);
