import type { EngineCore, Metadata } from "../interface.ts";
import { MetadataError } from "../metadata/MetadataError.ts";
import type { MetadataSource } from "../metadata/readMetadata.ts";
import { RequestError } from "./RequestError.ts";
import type { AdminRoute } from "./route.ts";

interface Parts {
  core(): EngineCore;
  /** Reads metadata anew, from where the engine was started with or from another source. @throws MetadataError */
  reload(source?: MetadataSource): Promise<void>;
  createScheduledEvent(args: unknown): Promise<string>;
}

interface Call {
  type: string;
  version: unknown;
  args: unknown;
}

const BULK = new Set(["bulk", "bulk_atomic", "bulk_keep_going"]);

/** `POST /v1/metadata`: the part of Hasura's metadata API that this engine answers. */
export function metadataApi({ core, reload, createScheduledEvent }: Parts): AdminRoute {
  return { path: "/v1/metadata", answer: (json) => run(readCall(json)) };

  async function run({ type, version, args }: Call): Promise<unknown> {
    if (BULK.has(type)) {
      if (!Array.isArray(args)) throw parseFailed("expected a list of calls", "$.args");
      const results: unknown[] = [];
      for (const call of args) results.push(await run(readCall(call)));
      return results;
    }
    switch (type) {
      case "export_metadata":
        // Metadata lives in files here, so its version never moves on.
        return version === 2 ? { resource_version: 1, metadata: core().metadata } : core().metadata;
      case "get_inconsistent_metadata":
        // Inconsistent metadata is never served: loading it fails.
        return { is_consistent: true, inconsistent_objects: [] };
      case "reload_metadata":
        await refusingInconsistency(reload());
        return { message: "success", is_consistent: true };
      case "replace_metadata":
        await refusingInconsistency(reload({ document: readDocument(args, version) }));
        return version === 2 ? { is_consistent: true, inconsistent_objects: [] } : { message: "success" };
      case "create_scheduled_event":
        return { message: "success", event_id: await createScheduledEvent(args) };
      default:
        throw parseFailed(`unknown metadata command "${type}"`, "$.type");
    }
  }
}

function readCall(json: unknown): Call {
  if (typeof json !== "object" || json === null) throw parseFailed("expected an object", "$");
  const { type, version, args } = json as Record<string, unknown>;
  if (typeof type !== "string") throw parseFailed('key "type" not found', "$");
  return { type, version, args: args ?? {} };
}

/** Version 2 wraps the document in its arguments; version 1 is the document. */
function readDocument(args: unknown, version: unknown): Metadata {
  const document = version === 2 ? (args as Record<string, unknown>).metadata : args;
  if (typeof document !== "object" || document === null) throw parseFailed('key "metadata" not found', "$.args");
  return document as Metadata;
}

async function refusingInconsistency(loading: Promise<void>): Promise<void> {
  try {
    await loading;
  } catch (error) {
    if (!(error instanceof MetadataError)) throw error;
    throw new RequestError(
      400,
      "unexpected",
      "cannot continue due to inconsistent metadata",
      "$",
      error.inconsistencies.map(({ type, name, reason }) => ({ type, name, reason, definition: name })),
    );
  }
}

function parseFailed(message: string, path: string): RequestError {
  return new RequestError(400, "parse-failed", message, path);
}
