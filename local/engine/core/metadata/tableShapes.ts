/** What a table looks like in a metadata document, and each kind of object within it. */
import { NAME, COLUMNS, HEADERS, TRANSFORMS } from "./commonShapes.ts";
import {
  anything,
  count,
  either,
  fields,
  filledText,
  flag,
  listOf,
  object,
  number,
  oneOf,
  recordOf,
  text,
  unsupported,
  type Shape,
} from "./misfits.ts";

const OPERATION = fields({ columns: COLUMNS }, { payload: COLUMNS });
const ROOT_FIELD = either("a name, or a name and a comment", text, fields({}, { name: text, comment: text }));

const ROOT_FIELDS = Object.fromEntries(
  [
    "select",
    "select_by_pk",
    "select_aggregate",
    "select_stream",
    "insert",
    "insert_one",
    "update",
    "update_by_pk",
    "update_many",
    "delete",
    "delete_by_pk",
  ].map((key) => [key, ROOT_FIELD]),
);

export const TABLE = fields(
  { table: NAME },
  {
    is_enum: flag,
    configuration: fields(
      {},
      {
        comment: text,
        custom_name: text,
        column_config: recordOf(fields({}, { custom_name: text, comment: text })),
        custom_column_names: recordOf(text),
        custom_root_fields: fields({}, ROOT_FIELDS),
      },
    ),
    object_relationships: listOf(object),
    array_relationships: listOf(object),
    computed_fields: listOf(object),
    select_permissions: listOf(object),
    insert_permissions: listOf(object),
    update_permissions: listOf(object),
    delete_permissions: listOf(object),
    event_triggers: listOf(object),
    remote_relationships: unsupported,
    apollo_federation_config: unsupported,
    logical_model: unsupported,
  },
);

export const RELATIONSHIP = fields(
  {
    name: filledText,
    using: fields(
      {},
      {
        foreign_key_constraint_on: either(
          "a column, columns, or a table with its columns",
          text,
          listOf(text),
          fields({ table: NAME }, { column: text, columns: listOf(text) }),
        ),
        manual_configuration: fields(
          { remote_table: NAME, column_mapping: recordOf(text) },
          { insertion_order: oneOf("before_parent", "after_parent"), source: text },
        ),
      },
    ),
  },
  { comment: text },
);

export const COMPUTED_FIELD = fields(
  { name: filledText, definition: fields({ function: NAME }, { table_argument: text, session_argument: text }) },
  { comment: text },
);
const permission = (required: Record<string, Shape>, optional: Record<string, Shape>): Shape =>
  fields({ role: filledText, permission: fields(required, optional) }, { comment: text });

const VALIDATE_INPUT = fields({
  type: oneOf("http"),
  definition: fields({ url: text }, { headers: HEADERS, timeout: count, forward_client_headers: flag }),
});

export const PERMISSIONS: Readonly<Record<string, Shape>> = {
  select_permission: permission(
    { columns: COLUMNS, filter: anything },
    {
      computed_fields: listOf(text),
      limit: number,
      allow_aggregations: flag,
      query_root_fields: listOf(text),
      subscription_root_fields: listOf(text),
    },
  ),
  insert_permission: permission(
    { check: anything },
    { columns: COLUMNS, set: recordOf(anything), backend_only: flag, validate_input: VALIDATE_INPUT },
  ),
  update_permission: permission(
    { columns: COLUMNS, filter: anything },
    { check: anything, set: recordOf(anything), backend_only: flag, validate_input: VALIDATE_INPUT },
  ),
  delete_permission: permission({ filter: anything }, { backend_only: flag, validate_input: VALIDATE_INPUT }),
};

export const EVENT_TRIGGER = fields(
  {
    name: filledText,
    definition: fields({}, { enable_manual: flag, insert: OPERATION, update: OPERATION, delete: OPERATION }),
  },
  {
    retry_conf: fields({}, { num_retries: count, interval_sec: count, timeout_sec: count }),
    webhook: text,
    webhook_from_env: text,
    headers: HEADERS,
    // The enterprise edition's keys.
    cleanup_config: anything,
    trigger_on_replication: flag,
    comment: text,
    ...TRANSFORMS,
  },
);
