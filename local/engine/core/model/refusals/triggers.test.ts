import { afterAll, beforeAll, describe } from "vitest";
import { itRefuses, openLibrary, type Change, type Library } from "./library.ts";

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

const refuses = itRefuses(() => library);

describe("an event trigger", () => {
  const changed = (change: object, name = "book_came"): [Change, string, string] => [
    ({ event }) => Object.assign(event, change),
    "event_trigger",
    name,
  ];
  const onView: Change = ({ event, track }) => track("titles", { event_triggers: [{ ...event, name: "title_came" }] });
  const twice: Change = ({ event, people }) => (people.event_triggers = [{ ...event, definition: {} }]);
  refuses([
    ["on a view", onView, "event_trigger", "title_came", "tables only"],
    ["of a name that another table's has", twice, "event_trigger", "book_came", "exists already"],
    ["with a name that begins with a digit", ...changed({ name: "1st" }, "1st"), "begins with a letter"],
    ["with a name that is too long", ...changed({ name: "e".repeat(43) }, "e".repeat(43)), "up to 41"],
    ["without a webhook", ...changed({ webhook: null }), "neither webhook nor webhook_from_env"],
    ["with two webhooks", ...changed({ webhook_from_env: "URL" }), "only one of webhook and webhook_from_env"],
    [
      "with a webhook of a variable that is not set",
      ...changed({ webhook: null, webhook_from_env: "NOPE" }),
      "environment variable 'NOPE' not set",
    ],
    [
      "with a header of a variable that is not set",
      ...changed({ headers: [{ name: "x-secret", value_from_env: "NOPE" }] }),
      "environment variable 'NOPE' not set",
    ],
    [
      "with a header of one of the engine's own settings",
      ...changed({ headers: [{ name: "x-secret", value_from_env: "HASURA_GRAPHQL_ADMIN_SECRET" }] }),
      'env variables starting with "HASURA_GRAPHQL_" are not allowed in value_from_env: HASURA_GRAPHQL_ADMIN_SECRET',
    ],
    ["with a header that has no value", ...changed({ headers: [{ name: "x-secret" }] }), "neither value nor"],
    [
      "with a header that has two values",
      ...changed({ headers: [{ name: "x-secret", value: "a", value_from_env: "A" }] }),
      "both value and value_from_env",
    ],
    [
      "that sends a column that does not exist",
      ...changed({ definition: { insert: { columns: "*", payload: ["nope"] } } }),
      'column "nope" does not exist',
    ],
    [
      "that waits for a column by its GraphQL name",
      ...changed({ definition: { update: { columns: ["letters"] } } }),
      'column "letters" does not exist',
    ],
    ["without columns", ...changed({ definition: { update: {} } }), 'definition.update: key "columns" not found'],
    ["for an operation that is none", ...changed({ definition: { upsert: { columns: "*" } } }), "fields: upsert"],
    ["with fewer than no retries", ...changed({ retry_conf: { num_retries: -1 } }), "a whole number from 0 on"],
    [
      "that rewrites its requests",
      ...changed({ request_transform: { version: 2 } }),
      "request_transform is not supported",
    ],
    [
      "that rewrites its answers",
      ...changed({ response_transform: { version: 2 } }),
      "response_transform is not supported",
    ],
    ["with a misspelt key", ...changed({ retry_config: {} }), "unexpected fields: retry_config"],
  ]);
});

describe("a cron trigger", () => {
  const changed = (change: object): [Change, string, string] => [
    ({ cron }) => Object.assign(cron, change),
    "cron_trigger",
    "remind",
  ];
  const twice: Change = ({ document }) => document.cron_triggers.push(document.cron_triggers[0]);
  refuses([
    ["of a name that another one has", twice, "cron_trigger", "remind", "exists already"],
    ["with a schedule of four fields", ...changed({ schedule: "* * * *" }), "not a cron expression of five fields"],
    ["with a minute that there is not", ...changed({ schedule: "61 * * * *" }), "not a cron expression"],
    ["with a webhook of a variable that is not set", ...changed({ webhook: "{{NOPE}}/c" }), "'NOPE' not set"],
    [
      "with a header of a variable that is not set",
      ...changed({ headers: [{ name: "x-secret", value_from_env: "NOPE" }] }),
      "'NOPE' not set",
    ],
    ["with fewer than no retries", ...changed({ retry_conf: { num_retries: -1 } }), "a whole number from 0 on"],
    ["that rewrites its requests", ...changed({ request_transform: { version: 2 } }), "is not supported"],
    ["with a misspelt key", ...changed({ shedule: "* * * * *" }), "unexpected fields: shedule"],
    ["without a webhook", ({ cron }) => delete cron.webhook, "cron_trigger", "remind", 'key "webhook" not found'],
    [
      "that does not say whether it is of the metadata",
      ({ cron }) => delete cron.include_in_metadata,
      "cron_trigger",
      "remind",
      'key "include_in_metadata" not found',
    ],
  ]);
});
