import path from "node:path";
import type { Plugin } from "vite";

const lean = (name: string) => path.join(import.meta.dirname, "lean", name);

/** Entries of libraries that come as one piece, and what takes their place. */
const ENTRIES: Readonly<Record<string, string>> = {
  "hoist-non-react-statics": lean("hoistStatics.js"),
  "react-relay": lean("reactRelay.js"),
  "relay-runtime": lean("relayRuntime.js"),
};

/**
 * React-relay reads fragments in two ways and uses the one that its feature flags name; this is the other. And no document
 * of ours is updatable.
 */
const SWITCHED_OFF = /\/(?:useFragmentInternal_CURRENT|createUpdatableProxy)$/;

/**
 * Leaves out of the build what libraries carry for others: the containers of react-relay and the tools of relay-runtime,
 * which each come as one piece.
 */
export function leanLibraries(): Plugin {
  return {
    name: "lean-libraries",
    apply: "build",
    enforce: "pre",
    resolveId: (source) => (SWITCHED_OFF.test(source) ? lean("switchedOff.js") : (ENTRIES[source] ?? null)),
  };
}
