import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compress } from "./build/compress.ts";
import { gate } from "./gatePlugin.ts";
import { relay } from "./relayPlugin.ts";

/** Where the dev server sends what it does not serve itself; in production the reverse proxy does the same. */
const actions = process.env.ACTIONS_URL ?? "http://127.0.0.1:4000";

const proxied = {
  // Apple returns to /auth/callback, which is a page of this client.
  "^/auth/(?!callback$)": { target: actions },
  "/files": { target: actions },
  "/webhooks": { target: actions },
  "/partner": { target: actions },
  "/calendar": { target: actions },
};

const inPackage = (names: string) => new RegExp(`node_modules/(?:${names})/`);

export default defineConfig({
  root: import.meta.dirname,
  // `public/` holds the screens of visitors, so files that are served as they are live in `static/`.
  publicDir: "static",
  plugins: [relay(), gate(), react(), compress()],
  server: { port: Number(process.env.PORT ?? 5173), strictPort: true, proxy: proxied },
  preview: { port: Number(process.env.PORT ?? 5173), strictPort: true, proxy: proxied },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // The security policy forbids data: addresses for scripts and fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Chakra's theme calls these at its top level. Without this mark the build would keep every recipe.
      treeshake: {
        manualPureFunctions: [
          "defineConfig",
          "defineRecipe",
          "defineSlotRecipe",
          "defineSemanticTokens",
          "defineTokens",
        ],
      },
      output: {
        // Named by what they hold; the bundler's own names list every page that shares one.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, "")}-[hash].js`,
        codeSplitting: {
          // A first visit loads a handful of files: two of libraries that stay the same from release to release, the app,
          // what its page shares with others, and the page. Small shares are merged: a request costs more than bytes.
          groups: [
            { name: "react", test: inPackage("react|react-dom|scheduler|react-router|react-router-dom"), priority: 30 },
            { name: "relay", test: inPackage("relay-runtime|react-relay|graphql-ws|fbjs|invariant"), priority: 30 },
            { name: "app", tags: ["$initial"], priority: 20 },
            { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 30_000 },
          ],
        },
      },
    },
  },
});
