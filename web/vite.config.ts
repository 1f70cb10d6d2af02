import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compress } from "./build/compress.ts";
import { leanLibraries } from "./build/lean.ts";
import { firstPaint } from "./build/firstPaint.ts";
import { inOrder } from "./build/order.ts";
import { gate } from "./gatePlugin.ts";
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

const inPackage = (names: string) => new RegExp(`node_modules/(?:${names})/`);

const files = (...modules: string[]) => modules.map((module) => path.join(import.meta.dirname, `${module}.tsx`));

/** The first pages of whoever comes. */
const SIGN_IN = files(
  "screens/Login/LoginScreen",
  "screens/Register/RegisterScreen",
  "screens/ForgotPassword/ForgotPasswordScreen",
);
/** The first page of whoever is signed in, and what is round every page of theirs. */
const DASHBOARD = files("app/PageLayout", "screens/Dashboard/DashboardScreen");
const GROUP = files("screens/Group/GroupEntry");

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Names a file for the modules that some pages are made of. */
function ofPages(name: string, pages: readonly string[]) {
  let made: Set<string> | undefined;
  return (id: string, graph: Graph): string | null => {
    if (!made) {
      made = new Set(pages);
      for (const one of made) for (const imported of graph.getModuleInfo(one)?.importedIds ?? []) made.add(imported);
    }
    return made.has(id) ? name : null;
  };
}

const OURS = /web\/|\/schema\/|\/(?:lucide-react|@chakra-ui\/react)\//;

/**
 * Which modules share a file. A file for each shared module would be asked for by dozens of requests; one file for all would
 * make the sign-in page wait for the ring. So a first visit loads a handful: two of libraries that stay the same from
 * release to release, the app, what its page shares with others, and the page. Sign-in asks no GraphQL, so nothing that it
 * needs stands in a file with what does. Of several groups that match, the one of the highest priority has a module.
 */
const groups = [
  { name: "react", test: inPackage("react|react-dom|scheduler|react-router|react-router-dom"), priority: 9 },
  {
    name: "relay",
    // With our own entries of it, which must not be begun after what they are for.
    test: /node_modules\/(?:relay-runtime|react-relay|graphql-ws|fbjs|invariant|@babel\/runtime)\/|web\/build\/lean\//,
    priority: 9,
  },
  { name: "app", tags: ["$initial" as const], priority: 8 },
  {
    name: "forms",
    test: /web\/(?:ui\/(?:Field|TextField|PasswordField|CheckboxField|SelectField|StrengthMeter|controls)|sending\/(?:useSendForm|formValues)|components\/AskForLink)\.tsx?$/,
    priority: 6,
  },
  { name: ofPages("pieces", SIGN_IN), minShareCount: 2, priority: 5 },
  // What a page is made of is made of nothing else, so no two of these files need each other: such would begin in the order
  // in which they happen to come.
  { name: ofPages("circle", DASHBOARD), minShareCount: 2, test: OURS, priority: 4 },
  { name: ofPages("ring", GROUP), minShareCount: 2, test: OURS, priority: 3 },
  { name: "others", minShareCount: 2, test: OURS, priority: 2 },
];

export default defineConfig({
  root: import.meta.dirname,
  // `public/` holds the screens of visitors, so files that are served as they are live in `static/`.
  publicDir: "static",
  plugins: [relay(), gate(), leanLibraries(), usedStyles(), react(), firstPaint(), inOrder(), compress()],
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
