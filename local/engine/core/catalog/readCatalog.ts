import type pg from "pg";
import { CATALOG_SQL } from "./catalogSql.ts";

/** What Postgres knows of the tables, views and functions in every schema but its own. */
export interface Catalog {
  /** By `schema.name`. */
  relations: ReadonlyMap<string, CatalogRelation>;
  /** By `schema.name`; more than one entry means an overloaded function. */
  functions: ReadonlyMap<string, readonly CatalogFunction[]>;
}

export interface CatalogRelation {
  schema: string;
  name: string;
  kind: "table" | "view";
  comment: string | null;
  columns: CatalogColumn[];
  /** In the order of the table's columns, as the real engine lists them. */
  primaryKey: { constraint: string; columns: string[] } | null;
  /**
   * Unique and primary key constraints, and unique indexes. The columns are missing where they alone do not make rows
   * unique.
   */
  uniques: { name: string; columns: string[] }[];
  foreignKeys: CatalogForeignKey[];
  /** The text of a view's query. */
  definition: string | null;
  insertable: boolean;
  updatable: boolean;
  deletable: boolean;
}

export interface CatalogColumn {
  name: string;
  type: CatalogType;
  notNull: boolean;
  hasDefault: boolean;
  /** Identity ALWAYS or GENERATED: only the database writes the column. */
  generated: boolean;
  comment: string | null;
}

export interface CatalogType {
  /** Schema-qualified where needed, without length or precision; values are cast to it. */
  sql: string;
  /** Name in pg_type, of the base type for domains: `int4`, `timestamptz`, `_text`. */
  name: string;
  /** `pg_type.typcategory`-like: `b`ase, `e`num, `c`omposite, `r`ange, `m`ultirange, `p`seudo. */
  kind: string;
  /** The element's type for arrays. */
  element: CatalogType | null;
  /** A domain's own name: `name` and `sql` are those of its base. */
  domain: string | null;
}

export interface CatalogForeignKey {
  name: string;
  columns: string[];
  target: string;
  targetColumns: string[];
}

export interface CatalogFunction {
  schema: string;
  name: string;
  volatility: "volatile" | "stable" | "immutable";
  variadic: boolean;
  returnsSet: boolean;
  returnType: CatalogType;
  /** `schema.name` of the table whose row type is returned. */
  returnsRelation: string | null;
  arguments: CatalogArgument[];
  /** How many arguments at the end have defaults. */
  defaults: number;
  /** The text of its body. */
  body: string;
  comment: string | null;
}

export interface CatalogArgument {
  name: string | null;
  type: CatalogType;
  /** `schema.name` of the table whose row type the argument has. */
  relation: string | null;
}

interface CatalogDocument {
  types: Record<string, { sql: string; name: string; kind: string; element: string | null; domain: string | null }>;
  relations: (Omit<CatalogRelation, "columns"> & {
    columns: (Omit<CatalogColumn, "type"> & { type: string })[] | null;
  })[];
  functions: (Omit<CatalogFunction, "arguments" | "returnType"> & {
    returnType: string;
    arguments: (Omit<CatalogArgument, "type"> & { type: string })[];
  })[];
}

/** Reads the whole catalogue in one statement. */
export async function readCatalog(pool: pg.Pool): Promise<Catalog> {
  const { rows } = await pool.query<{ catalog: CatalogDocument }>(CATALOG_SQL);
  const document = rows[0]!.catalog;
  const types = new Map<string, CatalogType>();
  const typeOf = (id: string): CatalogType => {
    const known = types.get(id);
    if (known) return known;
    const raw = document.types[id]!;
    const type: CatalogType = { ...raw, element: raw.element === null ? null : typeOf(raw.element) };
    types.set(id, type);
    return type;
  };
  const relations = new Map<string, CatalogRelation>();
  for (const relation of document.relations) {
    const columns = (relation.columns ?? []).map((column) => Object.assign(column, { type: typeOf(column.type) }));
    relations.set(`${relation.schema}.${relation.name}`, { ...relation, columns });
  }
  const functions = new Map<string, CatalogFunction[]>();
  for (const raw of document.functions) {
    const key = `${raw.schema}.${raw.name}`;
    const found: CatalogFunction = {
      ...raw,
      returnType: typeOf(raw.returnType),
      arguments: raw.arguments.map((argument) => Object.assign(argument, { type: typeOf(argument.type) })),
    };
    functions.set(key, [...(functions.get(key) ?? []), found]);
  }
  return { relations, functions };
}

/** The values of an enum table with their comments, in the order of their names. */
export async function readEnumValues(
  pool: pg.Pool,
  table: { schema: string; name: string; value: string; comment: string | null },
): Promise<{ value: string; comment: string | null }[]> {
  const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
  const { rows } = await pool.query<{ value: string; comment: string | null }>(
    `select ${quote(table.value)} as value, ${table.comment === null ? "null" : quote(table.comment)} as comment
     from ${quote(table.schema)}.${quote(table.name)} order by ${quote(table.value)} collate "C"`,
  );
  return rows;
}
