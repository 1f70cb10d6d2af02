/** The parts of metadata version 3 that the engine reads, as they stand in the document. */

export type QualifiedName = string | { schema?: string; name: string };

export interface SourceMetadata {
  name: string;
  kind?: string;
  tables?: TableMetadata[];
  functions?: FunctionMetadata[];
  configuration?: unknown;
  customization?: Record<string, unknown>;
  native_queries?: unknown[];
  logical_models?: unknown[];
  stored_procedures?: unknown[];
}

export interface TableMetadata {
  table: QualifiedName;
  is_enum?: boolean;
  configuration?: {
    comment?: string | null;
    custom_name?: string | null;
    column_config?: Record<string, { custom_name?: string | null; comment?: string | null }>;
    custom_column_names?: Record<string, string>;
    custom_root_fields?: Record<string, string | { name?: string | null; comment?: string | null } | null>;
  };
  object_relationships?: RelationshipMetadata[];
  array_relationships?: RelationshipMetadata[];
  computed_fields?: ComputedFieldMetadata[];
  select_permissions?: PermissionEntry<SelectPermissionMetadata>[];
  insert_permissions?: PermissionEntry<InsertPermissionMetadata>[];
  update_permissions?: PermissionEntry<UpdatePermissionMetadata>[];
  delete_permissions?: PermissionEntry<DeletePermissionMetadata>[];
  event_triggers?: {
    name: string;
    webhook?: string;
    definition?: Record<string, { columns?: string | string[] } | unknown>;
  }[];
  remote_relationships?: unknown[];
  apollo_federation_config?: unknown;
  logical_model?: unknown;
}

export interface RelationshipMetadata {
  name: string;
  using: {
    foreign_key_constraint_on?: string | string[] | { table: QualifiedName; column?: string; columns?: string[] };
    manual_configuration?: {
      remote_table: QualifiedName;
      column_mapping: Record<string, string>;
      insertion_order?: "before_parent" | "after_parent" | null;
    };
  };
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
  columns?: ColumnList;
  filter?: unknown;
  limit?: number | null;
  allow_aggregations?: boolean;
  computed_fields?: string[];
  query_root_fields?: string[] | null;
  subscription_root_fields?: string[] | null;
}

export interface InsertPermissionMetadata {
  check?: unknown;
  set?: Record<string, unknown>;
  columns?: ColumnList;
  backend_only?: boolean;
  validate_input?: unknown;
}

export interface UpdatePermissionMetadata {
  columns?: ColumnList;
  filter?: unknown;
  check?: unknown;
  set?: Record<string, unknown>;
  backend_only?: boolean;
  validate_input?: unknown;
}

export interface DeletePermissionMetadata {
  filter?: unknown;
  backend_only?: boolean;
  validate_input?: unknown;
}

export interface FunctionMetadata {
  function: QualifiedName;
  configuration?: {
    exposed_as?: "query" | "mutation";
    session_argument?: string;
    custom_name?: string;
    custom_root_fields?: { function?: string; function_aggregate?: string };
  };
  permissions?: { role: string }[];
}

export interface ActionMetadata {
  name: string;
  definition: {
    kind?: "synchronous" | "asynchronous";
    type?: "mutation" | "query";
    handler?: string;
    output_type: string;
    arguments?: { name: string; type: string; description?: string }[];
    headers?: { name: string; value?: string; value_from_env?: string }[];
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

/** `schema.name`; a bare name is in `public`. */
export function keyOf(name: QualifiedName): string {
  return typeof name === "string" ? `public.${name}` : `${name.schema ?? "public"}.${name.name}`;
}
