/** The parts of metadata version 3 that the engine reads, as they stand in the document. */
import type { ConfiguredHeader } from "../../webhooks/template.ts";

export type QualifiedName = string | { schema?: string; name: string };

export interface SourceMetadata {
  name: string;
  tables?: TableMetadata[] | null;
  functions?: FunctionMetadata[] | null;
  configuration?: { connection_info: { database_url: string | { from_env?: string } } } | null;
}

export interface TableMetadata {
  table: QualifiedName;
  is_enum?: boolean | null;
  configuration?: {
    comment?: string | null;
    custom_name?: string | null;
    column_config?: Record<string, { custom_name?: string | null; comment?: string | null }> | null;
    custom_column_names?: Record<string, string> | null;
    custom_root_fields?: Record<string, string | { name?: string | null; comment?: string | null } | null> | null;
  } | null;
  object_relationships?: RelationshipMetadata[] | null;
  array_relationships?: RelationshipMetadata[] | null;
  computed_fields?: ComputedFieldMetadata[] | null;
  select_permissions?: PermissionEntry<SelectPermissionMetadata>[] | null;
  insert_permissions?: PermissionEntry<InsertPermissionMetadata>[] | null;
  update_permissions?: PermissionEntry<UpdatePermissionMetadata>[] | null;
  delete_permissions?: PermissionEntry<DeletePermissionMetadata>[] | null;
  event_triggers?: EventTriggerMetadata[] | null;
}

export interface EventTriggerMetadata {
  name: string;
  webhook?: string | null;
  webhook_from_env?: string | null;
  headers?: ConfiguredHeader[] | null;
  definition: Partial<
    Record<"insert" | "update" | "delete", { columns: ColumnList; payload?: ColumnList | null } | null>
  >;
}

export interface CronTriggerMetadata {
  name: string;
  webhook: string;
  schedule: string;
  headers?: ConfiguredHeader[] | null;
}

export interface RelationshipMetadata {
  name: string;
  using: {
    foreign_key_constraint_on?: string | string[] | RemoteColumns | null;
    manual_configuration?: {
      remote_table: QualifiedName;
      column_mapping: Record<string, string>;
      insertion_order?: "before_parent" | "after_parent" | null;
    } | null;
  };
}

/** The columns of another table that refer to this one. */
export interface RemoteColumns {
  table: QualifiedName;
  column?: string | null;
  columns?: string[] | null;
}

export interface ComputedFieldMetadata {
  name: string;
  definition: {
    function: QualifiedName;
    table_argument?: string | null;
    session_argument?: string | null;
  };
  comment?: string | null;
}

export interface PermissionEntry<Permission> {
  role: string;
  permission: Permission;
}

export type ColumnList = string[] | "*";

export interface SelectPermissionMetadata {
  columns: ColumnList;
  filter: unknown;
  limit?: number | null;
  allow_aggregations?: boolean | null;
  computed_fields?: string[] | null;
  query_root_fields?: string[] | null;
  subscription_root_fields?: string[] | null;
}

export interface InsertPermissionMetadata {
  check: unknown;
  set?: Record<string, unknown> | null;
  columns?: ColumnList | null;
  backend_only?: boolean | null;
  validate_input?: ValidateInputMetadata | null;
}

export interface UpdatePermissionMetadata {
  columns: ColumnList;
  filter: unknown;
  check?: unknown;
  set?: Record<string, unknown> | null;
  backend_only?: boolean | null;
  validate_input?: ValidateInputMetadata | null;
}

export interface DeletePermissionMetadata {
  filter: unknown;
  backend_only?: boolean | null;
  validate_input?: ValidateInputMetadata | null;
}

export interface ValidateInputMetadata {
  type: "http";
  definition: {
    url: string;
    headers?: { name: string; value?: string; value_from_env?: string }[] | null;
    timeout?: number | null;
    forward_client_headers?: boolean | null;
  };
}

export interface FunctionMetadata {
  function: QualifiedName;
  configuration?: {
    exposed_as?: "query" | "mutation" | null;
    session_argument?: string | null;
    custom_name?: string | null;
    custom_root_fields?: { function?: string | null; function_aggregate?: string | null } | null;
  } | null;
  permissions?: { role: string }[] | null;
}

export interface ActionMetadata {
  name: string;
  definition: {
    kind?: "synchronous" | "asynchronous";
    type?: "mutation" | "query";
    handler: string;
    output_type: string;
    arguments?: { name: string; type: string; description?: string }[];
    headers?: ConfiguredHeader[] | null;
  };
  permissions?: { role: string }[];
  comment?: string;
}

export interface CustomTypesMetadata {
  enums?: { name: string; description?: string; values: { value: string; description?: string }[] }[];
  input_objects?: { name: string; description?: string; fields: CustomFieldMetadata[] }[];
  objects?: {
    name: string;
    description?: string;
    fields: CustomFieldMetadata[];
    relationships?: ActionRelationshipMetadata[];
  }[];
  scalars?: { name: string; description?: string }[];
}

export interface CustomFieldMetadata {
  name: string;
  type: string;
  description?: string;
}

export interface ActionRelationshipMetadata {
  name: string;
  type: "object" | "array";
  source?: string;
  remote_table: QualifiedName;
  field_mapping: Record<string, string>;
}

export interface InheritedRoleMetadata {
  role_name: string;
  role_set: string[];
}

export interface QueryCollectionMetadata {
  name: string;
  definition: { queries: { name: string; query: string }[] };
}

export interface AllowlistEntryMetadata {
  collection: string;
  scope?: { global: boolean; roles?: string[] } | null;
}

export interface RestEndpointMetadata {
  name: string;
  url: string;
  methods: string[];
  definition: { query: { collection_name: string; query_name: string } };
}

/** `schema.name`; a bare name is in `public`. */
export function keyOf(name: QualifiedName): string {
  return typeof name === "string" ? `public.${name}` : `${name.schema ?? "public"}.${name.name}`;
}
