import { parse } from "graphql";
import { expect, it } from "vitest";
import { printLikeCompiler } from "./relayPlugin.ts";

const printed = (text: string) => printLikeCompiler(parse(text).definitions[0]!);

it("prints long arguments on one line and objects without inner spaces, as the compiler hashes them", () => {
  const where = `{ members: { user_id: { _eq: $me }, status: { _in: [active, completed] } }, _or: [{ left: { _is_null: true } }] }`;
  expect(
    printed(`fragment A on query_root { mine: groups_connection(first: 20, where: ${where}) { edges { cursor } } }`),
  ).toBe(
    `fragment A on query_root {
  mine: groups_connection(first: 20, where: {members: {user_id: {_eq: $me}, status: {_in: [active, completed]}}, _or: [{left: {_is_null: true}}]}) {
    edges {
      cursor
    }
  }
}`,
  );
});
