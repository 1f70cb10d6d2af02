/** A random database with random permissions: everything that the reference knows. */
export interface Scene {
  tables: readonly SceneTable[];
  functions: readonly SceneFunction[];
  /** Roles with permissions of their own. */
  roles: readonly string[];
  /** Inherited roles with the roles that they inherit from. */
  inherited: Readonly<Record<string, readonly string[]>>;
  /** The rows of tables; views have none of their own. */
  rows: Rows;
}

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** One row by database names of columns, as JSON shows it. */
export type Row = { readonly [column: string]: Json };
export type Rows = Readonly<Record<string, readonly Row[]>>;

/** `color` refers to an enum table. */
export type Kind =
  | "color"
  | "int"
  | "bigint"
  | "numeric"
  | "text"
  | "bool"
  | "uuid"
  | "date"
  | "instant"
  | "json"
  | "ints";

export interface SceneColumn {
  /** Database name. */
  name: string;
  /** GraphQL name. */
  field: string;
  kind: Kind;
  nullable: boolean;
  /** The database's default. */
  fallback?: Json;
}

export interface SceneTable {
  name: string;
  /** Base of the GraphQL names. */
  base: string;
  columns: SceneColumn[];
  /** Database names, in the order of the columns; empty for views. */
  key: string[];
  /** Unique constraints besides the key. */
  uniques: { name: string; columns: string[] }[];
  foreignKeys: { columns: string[]; table: string; targets: string[] }[];
  relationships: SceneRelationship[];
  computed: SceneComputed[];
  /** A view shows some columns of a table, on the rows in which one column is not null. */
  view?: { of: string; present: string };
  /** By role: permissions as in the metadata. */
  rules: Record<string, Rules>;
}

export interface SceneRelationship {
  name: string;
  kind: "object" | "array";
  to: string;
  mapping: readonly (readonly [local: string, remote: string])[];
  using: JsonObject;
  /** For nested inserts: the other row is written first. */
  insertBefore: boolean;
}

export type SceneComputed = { name: string } & (
  | { kind: "plus"; column: string; amount: number }
  | { kind: "mine"; column: string }
  | { kind: "rows"; to: string; local: string; remote: string }
);

/** A function that returns the rows whose `column` is at least its argument. */
export interface SceneFunction {
  name: string;
  table: string;
  column: string;
  /** Without a default the argument cannot be left out. */
  fallback: number | undefined;
}

/** A boolean expression of the metadata. */
export type Expression = JsonObject;

export interface SelectRule {
  columns: string[];
  computed_fields: string[];
  filter: Expression;
  limit?: number;
  allow_aggregations: boolean;
  query_root_fields?: string[];
  subscription_root_fields?: string[];
}

export interface WriteRule {
  columns: string[];
  set: Record<string, Json>;
}

export interface Rules {
  select?: SelectRule;
  insert?: WriteRule & { check: Expression; backend_only?: boolean };
  update?: WriteRule & { filter: Expression; check?: Expression };
  delete?: { filter: Expression };
}

/** Who asks: session variables by lower-case name, `x-hasura-role` among them. */
export interface Asker {
  role: string;
  variables: Readonly<Record<string, string>>;
}

export const tableNamed = (scene: Pick<Scene, "tables">, name: string): SceneTable =>
  scene.tables.find((table) => table.name === name)!;

export const columnNamed = (table: SceneTable, name: string): SceneColumn =>
  table.columns.find((column) => column.name === name)!;
