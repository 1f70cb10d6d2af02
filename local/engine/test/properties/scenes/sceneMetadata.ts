import type { Metadata } from "../../../interface.ts";
import type { Rules, Scene, SceneTable } from "./scene.ts";
import { computedFunction } from "./sceneSql.ts";

/** The scene's metadata document. */
export function sceneMetadata(scene: Scene): Metadata {
  return {
    version: 3,
    sources: [
      {
        name: "default",
        kind: "postgres",
        tables: [{ table: { schema: "public", name: "colors" }, is_enum: true }, ...scene.tables.map(tableMetadata)],
        functions: scene.functions.map(({ name }) => ({ function: { schema: "public", name } })),
      },
    ],
    inherited_roles: Object.entries(scene.inherited).map(([role_name, role_set]) => ({ role_name, role_set })),
  };
}

function tableMetadata(table: SceneTable) {
  const relationships = (kind: "object" | "array") =>
    table.relationships.filter((each) => each.kind === kind).map(({ name, using }) => ({ name, using }));
  return {
    table: { schema: "public", name: table.name },
    configuration: {
      ...(table.base === table.name ? {} : { custom_name: table.base }),
      column_config: Object.fromEntries(
        table.columns
          .filter(({ name, field }) => name !== field)
          .map(({ name, field }) => [name, { custom_name: field }]),
      ),
    },
    object_relationships: relationships("object"),
    array_relationships: relationships("array"),
    computed_fields: table.computed.map((field) => ({
      name: field.name,
      definition: {
        function: { schema: "public", name: computedFunction(table, field.name) },
        ...(field.kind === "mine" ? { session_argument: "session" } : {}),
      },
    })),
    select_permissions: permissions(table, "select"),
    insert_permissions: permissions(table, "insert"),
    update_permissions: permissions(table, "update"),
    delete_permissions: permissions(table, "delete"),
  };
}

const permissions = (table: SceneTable, operation: keyof Rules) =>
  Object.entries(table.rules).flatMap(([role, rules]) =>
    rules[operation] ? [{ role, permission: rules[operation] }] : [],
  );
