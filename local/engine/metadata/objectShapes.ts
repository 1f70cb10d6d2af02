/** What each kind of object in a metadata document looks like: the keys that Hasura knows, and what they hold. */
import {
  anything,
  count,
  either,
  exactly,
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

const NAME = either("a name, or a schema and a name", filledText, fields({ name: filledText }, { schema: filledText }));
const COLUMNS = either('"*" or a list of columns', oneOf("*"), listOf(text));
const HEADERS = listOf(fields({ name: filledText }, { value: text, value_from_env: filledText }));
const ROLES = listOf(fields({ role: filledText }));
const ENV_TEXT = either("a string, from_env or connection_parameters", text, object);
const OPERATION = fields({ columns: COLUMNS }, { payload: COLUMNS });
const TRANSFORMS = { request_transform: unsupported, response_transform: unsupported };
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
const TYPE_FIELDS = listOf(fields({ name: filledText, type: filledText }, { description: text }));

export const DOCUMENT = fields(
  { version: number, sources: listOf(object) },
  {
    actions: listOf(object),
    custom_types: fields(
      {},
      {
        enums: listOf(object),
        input_objects: listOf(object),
        objects: listOf(object),
        scalars: listOf(object),
      },
    ),
    cron_triggers: listOf(object),
    inherited_roles: listOf(object),
    remote_schemas: unsupported,
    rest_endpoints: listOf(object),
    query_collections: listOf(object),
    allowlist: listOf(object),
    graphql_schema_introspection: fields({}, { disabled_for_roles: listOf(filledText) }),
    // Without effect here as in the community edition, or on anything that this engine does.
    api_limits: anything,
    network: anything,
    metrics_config: anything,
    opentelemetry: anything,
    backend_configs: anything,
  },
);

export const SOURCE = fields(
  { name: filledText },
  {
    kind: oneOf("postgres"),
    configuration: fields(
      {
        connection_info: fields(
          { database_url: ENV_TEXT },
          {
            isolation_level: oneOf("read-committed", "repeatable-read", "serializable"),
            pool_settings: object,
            use_prepared_statements: flag,
            ssl_configuration: object,
          },
        ),
      },
      { read_replicas: unsupported, extensions_schema: text, connection_template: unsupported },
    ),
    tables: listOf(object),
    functions: listOf(object),
    customization: unsupported,
    native_queries: unsupported,
    logical_models: unsupported,
    stored_procedures: unsupported,
    // Of the enterprise edition.
    query_tags: anything,
    health_check: anything,
  },
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
    // Of the enterprise edition.
    cleanup_config: anything,
    trigger_on_replication: flag,
    comment: text,
    ...TRANSFORMS,
  },
);

export const FUNCTION = fields(
  { function: NAME },
  {
    configuration: fields(
      {},
      {
        exposed_as: oneOf("query", "mutation"),
        session_argument: text,
        custom_name: text,
        custom_root_fields: fields({}, { function: text, function_aggregate: text }),
      },
    ),
    permissions: ROLES,
    comment: text,
  },
);

export const ACTION = fields(
  {
    name: filledText,
    definition: fields(
      { handler: text, output_type: text },
      {
        type: oneOf("mutation", "query"),
        kind: oneOf("synchronous", "asynchronous"),
        arguments: TYPE_FIELDS,
        headers: HEADERS,
        forward_client_headers: flag,
        ignored_client_headers: listOf(text),
        timeout: count,
        ...TRANSFORMS,
      },
    ),
  },
  { permissions: ROLES, comment: text },
);

const RELATIONSHIPS = listOf(
  fields(
    { name: filledText, type: oneOf("object", "array"), remote_table: NAME, field_mapping: recordOf(text) },
    { source: text },
  ),
);

export const CUSTOM_TYPES: Readonly<Record<string, Shape>> = {
  enums: fields(
    { name: filledText, values: listOf(fields({ value: filledText }, { description: text, is_deprecated: flag })) },
    { description: text },
  ),
  input_objects: fields({ name: filledText, fields: TYPE_FIELDS }, { description: text }),
  objects: fields({ name: filledText, fields: TYPE_FIELDS }, { description: text, relationships: RELATIONSHIPS }),
  scalars: fields({ name: filledText }, { description: text }),
};

export const CRON_TRIGGER = fields(
  { name: filledText, webhook: text, schedule: text },
  {
    include_in_metadata: flag,
    payload: anything,
    headers: HEADERS,
    retry_conf: fields(
      {},
      { num_retries: count, retry_interval_seconds: count, timeout_seconds: count, tolerance_seconds: count },
    ),
    comment: text,
    ...TRANSFORMS,
  },
);

export const INHERITED_ROLE = fields({ role_name: filledText, role_set: listOf(filledText) });

export const QUERY_COLLECTION = fields(
  { name: filledText, definition: fields({ queries: listOf(fields({ name: filledText, query: text })) }) },
  { comment: text },
);

export const ALLOWLIST_ENTRY = fields(
  { collection: filledText },
  {
    scope: either(
      "a scope that is global, or one that is not and has roles",
      fields({ global: exactly(true) }),
      fields({ global: exactly(false), roles: listOf(filledText) }),
    ),
  },
);

export const REST_ENDPOINT = fields(
  {
    name: filledText,
    url: filledText,
    methods: listOf(oneOf("GET", "POST", "PUT", "DELETE", "PATCH")),
    definition: fields({ query: fields({ collection_name: filledText, query_name: filledText }) }),
  },
  { comment: text },
);
