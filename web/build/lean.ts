import path from "node:path";
import type { Plugin } from "vite";

const lean = (name: string) => path.join(import.meta.dirname, "lean", name);

/** Entries of libraries that come as one piece, and what takes their place. */
const ENTRIES: Readonly<Record<string, string>> = {
  "react-relay": lean("reactRelay.js"),
  "relay-runtime": lean("relayRuntime.js"),
};

/**
 * Leaves out of the build what libraries carry for others: the containers of react-relay and the tools of relay-runtime,
 * which each come as one piece.
 */
export function leanLibraries(): Plugin {
  return {
    name: "lean-libraries",
    apply: "build",
    enforce: "pre",
    resolveId: (source) => ENTRIES[source] ?? null,
  };
}
