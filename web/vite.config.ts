import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compress } from "./build/compress.ts";
import { leanLibraries } from "./build/lean.ts";
import { fewFiles } from "./build/fewFiles.ts";
import { firstPaint } from "./build/firstPaint.ts";
import { keptRecipes } from "./build/keptRecipes.ts";
import { inOrder } from "./build/order.ts";
import { gate } from "./gatePlugin.ts";
import { preparedStyles } from "./build/preparedStyles.ts";
import { signInSentences } from "./build/signInSentences.ts";
import { groups } from "./build/sharedFiles.ts";
import { stampWorker } from "./build/stampWorker.ts";
import { usedStyles } from "./build/usedStyles.ts";
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
  plugins: [
    signInSentences(),
    relay(),
    gate(),
    leanLibraries(),
    preparedStyles(),
    keptRecipes(),
    usedStyles(),
    react(),
    fewFiles(),
    firstPaint(),
    inOrder(),
    stampWorker(),
    compress(),
  ],
  server: { port: Number(process.env.PORT ?? 5173), strictPort: true, proxy: proxied },
  preview: { port: Number(process.env.PORT ?? 5173), strictPort: true, proxy: proxied },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // The security policy forbids data: addresses for scripts and fonts.
    assetsInlineLimit: 0,
    // Every browser that runs our scripts knows modulepreload.
    modulePreload: { polyfill: false },
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
          groups,
          includeDependenciesRecursively: false,
        },
      },
    },
  },
});
