import { expect, it } from "vitest";
import { groupPath, readGroupKey } from "./groupPath.ts";

const group_id = "7f6c3c1e-92aa-4a3e-8f57-5f5f5f5f5f5f";

it.each([
  { group: { group_id, url_slug: "rent-circle-1004", short_id: 1004, name: "Other" }, path: "/g/rent-circle-1004" },
  { group: { group_id, short_id: 1004, name: "Café de Ñuñoa & friends" }, path: "/g/cafe-de-nunoa-friends-1004" },
  { group: { group_id, short_id: 1004, name: "日本" }, path: "/g/1004" },
  { group: { group_id }, path: `/groups/${group_id}` },
  { group: {}, path: "/groups" },
])("$path is the address of $group", ({ group, path }) => {
  expect(groupPath(group)).toBe(path);
});

it.each([
  { key: group_id, read: { groupId: group_id } },
  { key: "rent-circle-1004", read: { slug: "rent-circle-1004", shortId: 1004 } },
  { key: "Rent-Circle", read: { slug: "rent-circle", shortId: null } },
  { key: "1004", read: { slug: "1004", shortId: 1004 } },
  { key: "rent-circle", read: { slug: "rent-circle", shortId: null } },
  { key: "apollo11", read: { slug: "apollo11", shortId: null } },
  { key: "a-99999999999", read: { slug: "a-99999999999", shortId: null } },
])("reads $key", ({ key, read }) => {
  expect(readGroupKey(key)).toEqual(read);
});
