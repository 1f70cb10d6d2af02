import type { Row, Scene, SceneColumn, SceneFunction, SceneTable } from "./scene.ts";
import { tableNamed } from "./scene.ts";
import { COLORS, postgresText, SQL_TYPES, variableOf } from "./values.ts";
import type { Json } from "./scene.ts";

/** The statements that create the scene in an empty database, with its rows. */
export function sceneSql(scene: Scene): string {
  const tables = scene.tables.filter(({ view }) => !view);
  return [
    `create table "colors" (value text primary key);`,
    `insert into "colors" values ${COLORS.map((color) => `('${color}')`).join(", ")};`,
    ...tables.map(tableSql),
    ...scene.tables.filter(({ view }) => view).map(viewSql),
    ...tables.flatMap((table) => computedSql(scene, table)),
    ...scene.functions.map(functionSql),
    ...tables.flatMap((table) => (scene.rows[table.name] ?? []).map((row) => insertSql(table, row))),
  ].join("\n");
}

const name = (text: string) => `"${text}"`;
const names = (columns: readonly string[]) => columns.map(name).join(", ");

function tableSql(table: SceneTable): string {
  const parts = [
    ...table.columns.map(columnSql),
    `primary key (${names(table.key)})`,
    ...table.uniques.map((unique) => `constraint ${name(unique.name)} unique (${names(unique.columns)})`),
    ...table.foreignKeys.map(
      (key) => `foreign key (${names(key.columns)}) references ${name(key.table)} (${names(key.targets)})`,
    ),
  ];
  return `create table ${name(table.name)} (${parts.join(", ")});`;
}

function columnSql({ name: column, kind, nullable, fallback }: SceneColumn): string {
  const standard = fallback === undefined ? "" : ` default ${literal(kind, fallback)}`;
  const reference = kind === "color" ? ` references "colors"` : "";
  return `${name(column)} ${SQL_TYPES[kind]}${nullable ? "" : " not null"}${standard}${reference}`;
}

const viewSql = ({ name: view, columns, view: base }: SceneTable): string =>
  `create view ${name(view)} as select ${names(columns.map((column) => column.name))} from ${name(base!.of)}` +
  ` where ${name(base!.present)} is not null;`;

export const computedFunction = (table: SceneTable, field: string): string => `${table.name}_${field}`;

function computedSql(scene: Scene, table: SceneTable): string[] {
  return table.computed.map((field) => {
    const signature = (more: string, returns: string) =>
      `create function ${name(computedFunction(table, field.name))}(r ${name(table.name)}${more}) returns ${returns} language sql stable as`;
    switch (field.kind) {
      case "plus":
        return `${signature("", "integer")} $$ select r.${name(field.column)} + ${field.amount} $$;`;
      case "mine":
        return `${signature(", session json", "boolean")} $$ select r.${name(field.column)} = session->>'${variableOf("text")}' $$;`;
      case "rows": {
        const to = name(tableNamed(scene, field.to).name);
        return `${signature("", `setof ${to}`)} $$ select o.* from ${to} o where o.${name(field.remote)} = r.${name(field.local)} $$;`;
      }
    }
  });
}

function functionSql({ name: fn, table, column, fallback }: SceneFunction): string {
  const standard = fallback === undefined ? "" : ` default ${fallback}`;
  return (
    `create function ${name(fn)}(lowest integer${standard}) returns setof ${name(table)} language sql stable as` +
    ` $$ select o.* from ${name(table)} o where o.${name(column)} >= lowest $$;`
  );
}

function insertSql(table: SceneTable, row: Row): string {
  const values = table.columns.map((column) => literal(column.kind, row[column.name]!));
  return `insert into ${name(table.name)} (${names(table.columns.map((column) => column.name))}) values (${values.join(", ")});`;
}

function literal(kind: SceneColumn["kind"], value: Json): string {
  if (value === null) return "null";
  return `'${postgresText(kind, value).replaceAll("'", "''")}'::${SQL_TYPES[kind]}`;
}

/** One statement that answers with all rows of all tables as JSON. */
export function allRowsSql(scene: Scene): string {
  const tables = scene.tables.filter(({ view }) => !view);
  const parts = tables.map(
    ({ name: table }) => `'${table}', coalesce((select json_agg(t) from ${name(table)} t), '[]')`,
  );
  return `select json_build_object(${parts.join(", ")}) as rows`;
}
