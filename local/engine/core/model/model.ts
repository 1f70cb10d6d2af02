import type { CatalogType } from "../catalog/readCatalog.ts";
import type { Condition } from "./condition.ts";

/** Metadata and catalogue put together and checked: what the schema and the SQL are made from. */
export interface Model {
  /** By `schema.name`. */
  tables: ReadonlyMap<string, Table>;
  functions: readonly TrackedFunction[];
  actions: readonly Action[];
  customTypes: CustomTypes;
  roles: readonly string[];
  readings: Readings;
  /** bigint, numeric and float8 are answered as JSON strings. */
  stringifyNumbers: boolean;
  /** Whether every role that can select the returned table may call a query function. */
  infersFunctionPermissions: boolean;
  /** Whether `{col: {_eq: null}}` is no condition rather than an error. */
  collapseNulls: boolean;
}

/** Which tables a statement reads, also through views and functions. */
export interface Readings {
  /** `schema.table` names. A function or view whose tables cannot be known is named itself. */
  of(sql: string): string[];
}

export interface Table {
  key: string;
  schema: string;
  name: string;
  /** Quoted and qualified, as SQL wants it. */
  sql: string;
  /** The base of every GraphQL name that comes from the table. */
  base: string;
  comment: string | null;
  isView: boolean;
  columns: readonly Column[];
  /** By database name. */
  columnsByName: ReadonlyMap<string, Column>;
  primaryKey: readonly Column[] | undefined;
  /** Names of unique and primary key constraints, and of unique indexes. */
  uniques: readonly string[];
  relationships: ReadonlyMap<string, Relationship>;
  computedFields: ReadonlyMap<string, ComputedField>;
  rootNames: Readonly<Record<RootField, string>>;
  insertable: boolean;
  updatable: boolean;
  deletable: boolean;
  /** Values of an enum table. */
  enumValues: readonly { value: string; comment: string | null }[] | undefined;
  permissions: ReadonlyMap<string, TablePermissions>;
}

export type RootField =
  | "select"
  | "select_by_pk"
  | "select_aggregate"
  | "select_stream"
  | "insert"
  | "insert_one"
  | "update"
  | "update_by_pk"
  | "update_many"
  | "delete"
  | "delete_by_pk";

export interface Column {
  name: string;
  /** Quoted. */
  sql: string;
  /** GraphQL name. */
  field: string;
  type: ScalarType;
  nullable: boolean;
  hasDefault: boolean;
  generated: boolean;
  comment: string | null;
  /** The enum table that the column refers to. */
  enumTable: Table | undefined;
  /** False where the name cannot be a GraphQL name: the column is left out of every schema. */
  exposed: boolean;
}

/** A Postgres type as GraphQL shows it. */
export interface ScalarType {
  /** What a value is cast to. */
  sql: string;
  /** Name in pg_type. */
  pg: string;
  /** GraphQL scalar. For arrays, that of the element. */
  scalar: string;
  isArray: boolean;
  kind: CatalogType["kind"];
}

export interface Relationship {
  name: string;
  kind: "object" | "array";
  from: Table;
  to: Table;
  mapping: readonly (readonly [local: Column, remote: Column])[];
  nullable: boolean;
  /** For nested inserts: whether the related row is written first. */
  insertBefore: boolean;
}

export interface FunctionArgument {
  /** GraphQL name, `arg_<n>` where the function gives none. */
  name: string;
  /** Whether `name` can be used in SQL's named notation. */
  named: boolean;
  role: "input" | "session" | "table";
  type: ScalarType;
  hasDefault: boolean;
}

export interface SqlFunction {
  key: string;
  sql: string;
  name: string;
  arguments: readonly FunctionArgument[];
}

export interface ComputedField {
  name: string;
  function: SqlFunction;
  /** A base type, or the rows of a tracked table. */
  returns: { type: ScalarType } | { table: Table };
  comment: string | null;
}

export interface TrackedFunction {
  function: SqlFunction;
  /** GraphQL base name. */
  base: string;
  rootName: string;
  aggregateName: string;
  table: Table;
  returnsSet: boolean;
  exposedAs: "query" | "mutation";
  /** Volatile: each call may change something, so subscriptions do not offer it. */
  isVolatile: boolean;
  roles: ReadonlySet<string>;
}

export interface TablePermissions {
  select?: SelectPermission;
  insert?: InsertPermission;
  update?: UpdatePermission;
  delete?: DeletePermission;
}

export interface SelectPermission {
  columns: ReadonlySet<Column>;
  computedFields: ReadonlySet<ComputedField>;
  filter: Condition;
  limit: number | undefined;
  aggregations: boolean;
  queryRoots: ReadonlySet<string> | undefined;
  subscriptionRoots: ReadonlySet<string> | undefined;
  /** For inherited roles: the rows on which the cell is shown; on others it is null. */
  cells?: ReadonlyMap<Column | ComputedField, Condition>;
}

export interface InsertPermission {
  columns: ReadonlySet<Column>;
  check: Condition;
  presets: ReadonlyMap<Column, PresetValue>;
  backendOnly: boolean;
  validateInput?: InputWebhook;
}

export interface UpdatePermission {
  columns: ReadonlySet<Column>;
  filter: Condition;
  check: Condition;
  presets: ReadonlyMap<Column, PresetValue>;
  backendOnly: boolean;
  validateInput?: InputWebhook;
}

export interface DeletePermission {
  filter: Condition;
  backendOnly: boolean;
  validateInput?: InputWebhook;
}

/** A webhook that decides whether a mutation's input may pass. */
export interface InputWebhook {
  url: string;
  headers: Readonly<Record<string, string>>;
  forwardClientHeaders: boolean;
  timeoutMs: number;
}

/** A session variable's name, or a constant of metadata. */
export type PresetValue = { session: string } | { constant: unknown };

export interface Action {
  name: string;
  type: "mutation" | "query";
  asynchronous: boolean;
  output: TypeText;
  arguments: readonly { name: string; type: TypeText; description: string | undefined }[];
  roles: ReadonlySet<string>;
  comment: string | undefined;
}

/** GraphQL type text such as `[uuid!]!`, taken apart. */
export interface TypeText {
  named: string;
  nonNull: boolean;
  list?: { itemNonNull: boolean };
}

export interface CustomTypes {
  objects: ReadonlyMap<string, CustomObject>;
  inputs: ReadonlyMap<string, { name: string; description: string | undefined; fields: readonly CustomField[] }>;
  enums: ReadonlyMap<
    string,
    {
      name: string;
      description: string | undefined;
      values: readonly { value: string; description: string | undefined }[];
    }
  >;
  scalars: ReadonlySet<string>;
}

export interface CustomObject {
  name: string;
  description: string | undefined;
  fields: readonly CustomField[];
  relationships: readonly ActionRelationship[];
}

export interface CustomField {
  name: string;
  type: TypeText;
  description: string | undefined;
}

export interface ActionRelationship {
  name: string;
  kind: "object" | "array";
  table: Table;
  mapping: readonly (readonly [field: string, column: Column])[];
}
