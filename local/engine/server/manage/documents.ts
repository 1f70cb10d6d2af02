import type { Metadata } from "../../interface.ts";
import { parseFailed, record, SUCCESS, type Commands } from "./calls.ts";
import { isListed, keepUnlisted } from "./cronTriggers.ts";
import type { MetadataStore } from "./metadataStore.ts";

/**
 * The calls that handle the whole document. Inconsistent metadata is never served, so there are no inconsistencies to
 * list.
 */
export function documentCommands(store: MetadataStore): Commands {
  return {
    export_metadata: {
      changes: false,
      run: async (_, { version }) => {
        const metadata = exported(store.document);
        return version === 2 ? { resource_version: store.resourceVersion, metadata } : metadata;
      },
    },
    replace_metadata: {
      changes: true,
      async run(args, { version }) {
        await store.replace(keepUnlisted(store.document, readDocument(args, version)));
        return version === 2 ? { is_consistent: true, inconsistent_objects: [] } : SUCCESS;
      },
    },
    reload_metadata: {
      changes: true,
      async run(args) {
        const { recreate_event_triggers: recreate } = record(args);
        // The list names sources, and there is only one.
        await store.reload({
          recreateEventTriggers: Array.isArray(recreate) ? recreate.length > 0 : recreate === true,
        });
        return { ...SUCCESS, is_consistent: true };
      },
    },
    clear_metadata: {
      changes: true,
      async run() {
        await store.replace(cleared(store.document));
        return SUCCESS;
      },
    },
    get_inconsistent_metadata: {
      changes: false,
      run: async () => ({ is_consistent: true, inconsistent_objects: [] }),
    },
    drop_inconsistent_metadata: { changes: true, run: async () => SUCCESS },
  };
}

/** The document without what belongs to no file. */
function exported(document: Metadata): Metadata {
  const { cron_triggers: crons } = document;
  return crons ? { ...document, cron_triggers: crons.filter(isListed) } : document;
}

/** The database remains, with nothing tracked in it. */
function cleared({ sources }: Metadata): Metadata {
  return {
    version: 3,
    sources: (sources as Record<string, unknown>[])
      .filter(({ name }) => name === "default")
      .map(({ name, kind, configuration }) => ({ name, kind, tables: [], configuration })),
  };
}

/** In version 2 the arguments wrap the document; in version 1 they are the document. */
function readDocument(args: unknown, version: unknown): Metadata {
  const document = version === 2 ? record(args).metadata : args;
  if (typeof document !== "object" || document === null) throw parseFailed('key "metadata" not found', "$");
  return document as Metadata;
}
