import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { Metadata } from "../../interface.ts";
import { MetadataError } from "./MetadataError.ts";
import { mergeActionsSdl } from "./mergeActionsSdl.ts";

const INCLUDE = /^!include\s+(.+)$/;

/** Files that become one key of the document each; the key is named where it differs from the file. */
const PLAIN_FILES: readonly [file: string, key: string][] = [
  ["cron_triggers", "cron_triggers"],
  ["query_collections", "query_collections"],
  ["allow_list", "allowlist"],
  ["rest_endpoints", "rest_endpoints"],
  ["inherited_roles", "inherited_roles"],
  ["remote_schemas", "remote_schemas"],
  ["api_limits", "api_limits"],
  ["graphql_schema_introspection", "graphql_schema_introspection"],
  ["network", "network"],
  ["metrics_config", "metrics_config"],
  ["opentelemetry", "opentelemetry"],
  ["backend_configs", "backend_configs"],
];

/**
 * Puts a metadata directory together as the Hasura CLI does before it sends `replace_metadata`.
 * @throws MetadataError naming the file that is missing or malformed
 */
export function assembleDirectory(directory: string): Metadata {
  const version = readYaml(path.join(directory, "version.yaml"), true) as { version?: number };
  if (version?.version !== 3) fault("version.yaml", "expected version: 3");

  const document: Metadata = { version: 3, sources: readSources(path.join(directory, "databases")) };
  for (const [file, key] of PLAIN_FILES) {
    const content = readYaml(path.join(directory, `${file}.yaml`), false);
    if (content !== undefined && content !== null) document[key] = content;
  }
  const actions = (readYaml(path.join(directory, "actions.yaml"), false) ?? {}) as Record<string, unknown>;
  const sdlFile = path.join(directory, "actions.graphql");
  const sdl = existsSync(sdlFile) ? readFileSync(sdlFile, "utf8") : "";
  return { ...document, ...mergeActionsSdl(actions, sdl) };
}

function readSources(databases: string): unknown[] {
  const sources = readYaml(path.join(databases, "databases.yaml"), true);
  if (!Array.isArray(sources)) return fault("databases.yaml", "expected a list of databases");
  // The CLI follows includes below these two keys only.
  return sources.map((source: Record<string, unknown>) =>
    Object.assign(source, {
      tables: resolveIncludes(source.tables ?? [], databases),
      functions: resolveIncludes(source.functions ?? [], databases),
    }),
  );
}

function resolveIncludes(value: unknown, folder: string): unknown {
  if (typeof value === "string" && value.includes("!include")) {
    const target = INCLUDE.exec(value.trim())?.[1];
    if (!target) return fault(value, "malformed !include");
    const file = path.join(folder, target.trim());
    if (!file.endsWith(".yaml")) return existsSync(file) ? readFileSync(file, "utf8") : fault(file, "not found");
    return resolveIncludes(readYaml(file, true), path.dirname(file));
  }
  if (Array.isArray(value)) return value.map((item) => resolveIncludes(item, folder));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolveIncludes(item, folder)]));
  }
  return value;
}

function readYaml(file: string, required: boolean): unknown {
  if (!existsSync(file)) return required ? fault(file, "not found") : undefined;
  try {
    return parse(readFileSync(file, "utf8"), {
      customTags: [{ tag: "!include", resolve: (target: string) => `!include ${target}` }],
    });
  } catch (error) {
    return fault(file, (error as Error).message.split("\n")[0] ?? "malformed YAML");
  }
}

function fault(name: string, reason: string): never {
  throw new MetadataError([{ type: "metadata", name, reason }]);
}
