import path from "node:path";
import type { Plugin } from "vite";

const lean = path.join(import.meta.dirname, "lean/reactRelay.js");

/**
 * Leaves out of the build what libraries carry for others: the containers of react-relay, which come as one piece with its
 * hooks, and the parts of react-router that no page of ours uses but whose names keep them alive.
 */
export function leanLibraries(): Plugin {
  return {
    name: "lean-libraries",
    apply: "build",
    enforce: "pre",
    resolveId: (source) => (source === "react-relay" ? lean : null),
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) =>
        code
          .replaceAll(/^[\w$]+\.displayName = "[^"]*";$/gm, "")
          .replaceAll(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, "= /* @__PURE__ */ $1"),
    },
  };
}
