import { readFileSync } from "node:fs";
import type { Metadata } from "../../interface.ts";
import { assembleDirectory } from "./assembleDirectory.ts";
import { MetadataError } from "./MetadataError.ts";

/** A metadata directory as the Hasura CLI keeps it, or one exported JSON document. */
export type MetadataSource = { directory: string } | { file: string } | { document: Metadata };

/** The assembled document. @throws MetadataError when something cannot be read as metadata version 3 */
export function readMetadata(source: MetadataSource): Metadata {
  if ("document" in source) return checked(source.document);
  if ("directory" in source) return checked(assembleDirectory(source.directory));
  let document: unknown;
  try {
    document = JSON.parse(readFileSync(source.file, "utf8"));
  } catch (error) {
    throw new MetadataError([{ type: "metadata", name: source.file, reason: (error as Error).message }]);
  }
  return checked(document);
}

/** `export_metadata` with `version: 2` wraps the document; both forms are read. */
function checked(document: unknown): Metadata {
  const inner = isRecord(document) && isRecord(document.metadata) ? document.metadata : document;
  if (!isRecord(inner) || inner.version !== 3 || !Array.isArray(inner.sources)) {
    throw new MetadataError([
      { type: "metadata", name: "metadata", reason: "expected an object with version 3 and a list of sources" },
    ]);
  }
  return inner as Metadata;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
