import { expect, it } from "vitest";
import { databaseRefusal } from "./databaseRefusal.ts";

it("reads the code, the values and the end of the wait from a limit that a trigger holds", () => {
  const message =
    'Check constraint violation. {"code": "too-many-messages", "until": "2026-11-22T11:31:00+00:00", "values": {"max": 20}}';
  expect(databaseRefusal("permission-error", message)).toEqual({
    code: "too-many-messages",
    values: { max: 20 },
    until: "2026-11-22T11:31:00+00:00",
  });
});

it.each([
  [
    "permission-error",
    'Check constraint violation. new row for relation "user_profiles" violates check constraint "user_profiles_alias_poses_as_nobody"',
    { code: "name-reserved", field: "alias" },
  ],
  [
    "constraint-violation",
    'Uniqueness violation. duplicate key value violates unique constraint "groups_name_once_per_creator"',
    { code: "group-name-taken", field: "name" },
  ],
  [
    "constraint-violation",
    'Foreign key violation. insert or update on table "user_profiles" violates foreign key constraint "user_profiles_time_zone_known"',
    { code: "unknown-time-zone", field: "time_zone" },
  ],
  ["permission-error", 'Check constraint violation. {"code": "ticket-closed"}', { code: "ticket-closed", values: {} }],
  ["permission-error", "check constraint of an insert/update permission has failed", { code: "not-allowed" }],
  ["constraint-violation", 'Not-NULL violation. null value in column "body"', { code: "invalid-input" }],
  ["data-exception", "invalid byte sequence for encoding", { code: "invalid-input" }],
])("%s %s", (code, message, refusal) => {
  expect(databaseRefusal(code, message)).toEqual(refusal);
});

it.each([
  ["group-full", "This group is full"],
  ["validation-failed", 'field "x" not found'],
  [undefined, "anything"],
])("ignores refusals that are not the database's: %s", (code, message) => {
  expect(databaseRefusal(code, message)).toBeUndefined();
});
