import { afterAll, beforeAll, expect, it } from "vitest";
import { openTrial, type Trial } from "../../test/chat.ts";
import { trackTables } from "../../test/openTables.ts";

let trial: Trial;
beforeAll(async () => {
  trial = await openTrial("create table posts (post_id int primary key, title text not null);");
});
afterAll(() => trial.close());

const load = (validate_input: unknown) =>
  trial.load(
    trackTables({ posts: { delete_permissions: [{ role: "member", permission: { filter: {}, validate_input } }] } }),
  );
const http = (definition: object) => ({ type: "http", definition });

it("takes a webhook with its optional parts, null where there is none", async () => {
  const headers = [{ name: "x-secret", value: "s" }];
  await load(http({ url: "http://x", headers, timeout: 3, forward_client_headers: true }));
  await load(http({ url: "http://x", headers: null, timeout: null, forward_client_headers: null }));
  await load(null);
});

it.each<[what: string, validation: unknown, message: RegExp]>([
  ["another type", { type: "sql", definition: { url: "http://x" } }, /expected one of "http"/],
  ["no URL", http({}), /key "url" not found/],
  ["a misspelt key", http({ url: "http://x", header: [] }), /unexpected fields: header/],
  ["a URL of a variable that is not set", http({ url: "{{NOPE}}/x" }), /environment variable 'NOPE' not set/],
  [
    "a header of a variable that is not set",
    http({ url: "http://x", headers: [{ name: "x-secret", value_from_env: "NOPE" }] }),
    /environment variable 'NOPE' not set/,
  ],
])("refuses %s, naming the permission", async (_, validation, message) => {
  const loading = load(validation);
  await expect(loading).rejects.toThrow(message);
  await expect(loading).rejects.toThrow(/^delete_permission public\.posts for role member: /);
});
