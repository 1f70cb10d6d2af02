import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
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

export default defineConfig({
  root: import.meta.dirname,
  // `public/` holds the screens of visitors, so files that are served as they are live in `static/`.
  publicDir: "static",
  plugins: [relay(), gate(), react()],
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
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\// },
            { name: "relay", test: /node_modules\/(relay-runtime|react-relay|graphql-ws|fbjs|invariant)\// },
          ],
        },
      },
    },
  },
});
