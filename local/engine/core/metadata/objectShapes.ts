/** What a metadata document looks like, and each kind of object in it: the keys that Hasura knows, and their values. */
import { NAME, HEADERS, ROLES, TRANSFORMS } from "./commonShapes.ts";
import {
  anything,
  count,
  either,
  exactly,
  fields,
  filledText,
  flag,
  listOf,
  number,
  object,
  oneOf,
  recordOf,
  text,
  unsupported,
  type Shape,
} from "./misfits.ts";

const ENV_TEXT = either("a string, from_env or connection_parameters", text, object);
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
    // These have no effect here: either the community edition ignores them, or they concern what this engine does not
    // do.
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
    // The enterprise edition's keys.
    query_tags: anything,
    health_check: anything,
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
  { name: filledText, webhook: text, schedule: text, include_in_metadata: flag },
  {
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
