import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readMetadata } from "./readMetadata.ts";

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), "metadata-"));
  write("version.yaml", "version: 3");
  write(
    "databases/databases.yaml",
    '- name: default\n  kind: postgres\n  tables: "!include default/tables/tables.yaml"',
  );
  write("databases/default/tables/tables.yaml", '- "!include public_groups.yaml"\n- !include public_users.yaml');
  write("databases/default/tables/public_groups.yaml", "table: {schema: public, name: groups}");
  write("databases/default/tables/public_users.yaml", "table: {schema: public, name: users}");
});
afterEach(() => rmSync(directory, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
  writeFileSync(path.join(directory, file), text);
}

it("follows both spellings of !include, relative to the including file", () => {
  expect(readMetadata({ directory }).sources).toEqual([
    {
      name: "default",
      kind: "postgres",
      tables: [{ table: { schema: "public", name: "groups" } }, { table: { schema: "public", name: "users" } }],
      functions: [],
    },
  ]);
});

it("follows includes within what is included, and takes a file that is no YAML as its text", () => {
  write(
    "databases/default/tables/public_users.yaml",
    'table: {schema: public, name: users}\nselect_permissions: "!include permissions/users.yaml"\nconfiguration: {comment: "!include users.txt"}',
  );
  write("databases/default/tables/permissions/users.yaml", "- role: member\n  permission: !include member.yaml");
  write("databases/default/tables/permissions/member.yaml", "columns: '*'\nfilter: {}");
  write("databases/default/tables/users.txt", "People\n");
  const [source] = readMetadata({ directory }).sources as { tables: unknown[] }[];
  expect(source!.tables[1]).toEqual({
    table: { schema: "public", name: "users" },
    select_permissions: [{ role: "member", permission: { columns: "*", filter: {} } }],
    configuration: { comment: "People\n" },
  });
});

it("follows includes below tables and functions only", () => {
  write("databases/databases.yaml", '- name: default\n  customization: "!include nowhere.yaml"\n  tables: []');
  expect(readMetadata({ directory }).sources).toEqual([
    { name: "default", customization: "!include nowhere.yaml", tables: [], functions: [] },
  ]);
});

it("refuses a text there that only mentions an include, because the CLI would follow it", () => {
  write("databases/default/tables/public_users.yaml", "table: users\nconfiguration: {comment: see !include}");
  expect(() => readMetadata({ directory })).toThrow("see !include: malformed !include");
});

it("reads other files under their keys, allow_list under allowlist, and needs none of them", () => {
  write("cron_triggers.yaml", "- name: nightly");
  write("allow_list.yaml", "[]");
  const metadata = readMetadata({ directory });
  expect(metadata.cron_triggers).toEqual([{ name: "nightly" }]);
  expect(metadata.allowlist).toEqual([]);
  expect(metadata).not.toHaveProperty("remote_schemas");
});

it("joins signatures and behaviour of actions, and drops keys that the CLI drops", () => {
  write(
    "actions.graphql",
    `extend type Mutation { join_group(group_id: uuid!, note: String): JoinOutput! }
     type JoinOutput { group_id: uuid!  members: [Int!]! }
     enum Colour { RED }
     scalar Money`,
  );
  write(
    "actions.yaml",
    `actions:
  - name: join_group
    definition: { kind: synchronous, handler: "{{URL}}/join", timeout: 5, ignored_client_headers: [x] }
    permissions: [{ role: member }]
custom_types:
  objects: [{ name: JoinOutput, relationships: [{ name: group, type: object, remote_table: groups, field_mapping: { group_id: id } }] }]`,
  );
  const { actions, custom_types } = JSON.parse(JSON.stringify(readMetadata({ directory }))) as Record<string, unknown>;
  expect(actions).toEqual([
    {
      name: "join_group",
      definition: {
        type: "mutation",
        kind: "synchronous",
        handler: "{{URL}}/join",
        timeout: 5,
        output_type: "JoinOutput!",
        arguments: [
          { name: "group_id", type: "uuid!" },
          { name: "note", type: "String" },
        ],
      },
      permissions: [{ role: "member" }],
    },
  ]);
  expect(custom_types).toMatchObject({
    objects: [
      {
        name: "JoinOutput",
        fields: [
          { name: "group_id", type: "uuid!" },
          { name: "members", type: "[Int!]!" },
        ],
        relationships: [{ name: "group" }],
      },
    ],
    enums: [{ name: "Colour", values: [{ value: "RED" }] }],
    scalars: [{ name: "Money" }],
  });
});

it.each<[what: string, change: () => void, message: RegExp]>([
  [
    "a missing include",
    () => write("databases/default/tables/tables.yaml", '- "!include nope.yaml"'),
    /nope\.yaml: not found/,
  ],
  ["another version", () => write("version.yaml", "version: 2"), /expected version: 3/],
  ["malformed YAML", () => write("databases/databases.yaml", "a: [b"), /databases\.yaml/],
  [
    "an action without a signature",
    () => write("actions.yaml", "actions: [{ name: lost }]"),
    /action lost: is not in actions\.graphql/,
  ],
  [
    "a type without a definition",
    () => write("actions.yaml", "actions: []\ncustom_types: { objects: [{ name: Lost }] }"),
    /custom type Lost: is not in actions\.graphql/,
  ],
])("refuses %s in one line", (_, change, message) => {
  change();
  expect(() => readMetadata({ directory })).toThrow(message);
});

it("reads one exported document, bare or wrapped with its resource version", () => {
  const metadata = { version: 3, sources: [] };
  write("export.json", JSON.stringify({ resource_version: 7, metadata }));
  expect(readMetadata({ file: path.join(directory, "export.json") })).toEqual(metadata);
  expect(() => readMetadata({ file: path.join(directory, "version.yaml") })).toThrow(/JSON/);
});
