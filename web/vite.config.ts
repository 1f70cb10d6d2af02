import path from "node:path";
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

const files = (...modules: string[]) =>
  modules.map((module) => path.join(import.meta.dirname, module.endsWith(".ts") ? module : `${module}.tsx`));

/** The first pages of whoever comes. */
const SIGN_IN = files(
  "screens/Login/LoginScreen",
  "screens/Register/RegisterScreen",
  "screens/ForgotPassword/ForgotPasswordScreen",
);
/** What is round every page of whoever is signed in, and the two pages that nearly all of them open. */
const LAYOUT = files("app/PageLayout");
const DASHBOARD = files("screens/Dashboard/DashboardScreen");
const GROUP = files("screens/Group/GroupEntry");
/** The pages of one's own account. */
const OWN = files(
  "screens/Settings/SettingsScreen",
  "screens/Profile/ProfileScreen",
  "screens/Onboarding/OnboardingPage",
  "screens/Tutorial/TutorialScreen",
);
/** Where organizers work, of which a circle's page shows them a part. */
const MANAGE = files("organizer/Manage/ManageScreen");

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Chakra's index names it too, so it seems to be a part of every page; a poster of a link alone draws with it. */
const SEEMINGLY = /node_modules\/uqr\//;

/** Whether a module is needed by any of some pages before they can be shown. */
function neededBy(pages: readonly string[]) {
  let needed: Set<string> | undefined;
  return (id: string, graph: Graph): boolean => {
    if (!needed) {
      needed = new Set(pages);
      for (const one of needed)
        for (const imported of graph.getModuleInfo(one)?.importedIds ?? []) needed.add(imported);
    }
    return needed.has(id) && !SEEMINGLY.test(id);
  };
}

const start = neededBy([path.join(import.meta.dirname, "main.tsx")]);
const signIn = neededBy(SIGN_IN);
const layout = neededBy(LAYOUT);
const dashboard = neededBy(DASHBOARD);
const group = neededBy(GROUP);
const manage = neededBy(MANAGE);
const own = neededBy(OWN);
/** What comes to these pages, but after their first picture. */
const news = neededBy(files("screens/Dashboard/ActivityFeed"));
const circles = neededBy(files("screens/Dashboard/MyCircles"));
const parts = neededBy(files("screens/Group/laterParts.ts"));

/** Names the file of the modules that `isIn` it; a slow build reports on it by the same name. */
const named = (name: string, isIn: (id: string, graph: Graph) => boolean) => ({
  debugName: name,
  name: (id: string, graph: Graph) => (isIn(id, graph) ? name : null),
});

/** With our own entries of it, which must not be begun after what they are for, and without what lists alone use. */
const RELAY =
  /node_modules\/(?:relay-runtime|react-relay|fbjs|invariant|@babel\/runtime)\/(?!.*(?:usePagination|useRefetchable|useLoadMore|useQueryLoader))|web\/build\/lean\/(?!reactRelayLists)/;
const SENDS_FILES = /web\/sending\/uploadFile\.ts/;
const STEPS = /web\/(?:location\/|native\/nativePosition|ui\/(?:ProgressSteps|useStep))|icons\/locate/;
const OURS = /web\/|\/schema\/|\/(?:lucide-react|@chakra-ui\/react)\//;

/**
 * Which modules share a file. A file for each shared module would be asked for by dozens of requests, and a line of slow
 * round trips is filled by few long files, not by many short ones; one file for all would make the sign-in page wait for the
 * ring. So a first visit loads a handful: React, which stays the same from release to release, the app, what the pages behind
 * the sign-in have in common, and the page. Sign-in asks no GraphQL, so nothing that it needs stands in a file with what
 * does; the others all do, so Relay is no file of its own. Of several groups that match, the one of the highest priority has a module; each holds what its modules
 * import, unless an earlier one does, so no two files need each other.
 */
const groups = [
  { name: "react", test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\//, priority: 9 },
  // What keeps a page fresh, and works without a connection, comes after its first picture, for all pages of members at once;
  // what keeps an organizer's panels so is twice as much and comes with them.
  {
    name: "live",
    test: /node_modules\/(?:graphql-ws|idb)\/|web\/(?:relay\/subscriptions\.ts|offline\/|push\/useFollowedPush\.ts|talk\/Pace\.ts)|\/__generated__\/member\/(?:(?:MemberLayoutLive|ActivityFeed)Subscription|sendings\w+)\.graphql\.ts/,
    priority: 9,
  },
  // Fetched when somebody signs up, without all that the form of a circle shares with other pages.
  { name: "zones", test: /web\/lib\/timeZoneNames\.ts/, priority: 9 },
  // What keeps a circle's own pages fresh, and what keeps conversations so, is for those who open them.
  {
    name: "liveCircle",
    test: /\/__generated__\/member\/(?:useLive(?:Group|Standings|Vote)|LeavingCard)Subscription\.graphql\.ts/,
    priority: 9,
  },
  {
    name: "liveTalk",
    test: /\/__generated__\/member\/(?:useChat\w+|AlertsTab)Subscription\.graphql\.ts/,
    priority: 9,
  },
  {
    ...named("app", (...of) => start(...of) || (signIn(...of) && (layout(...of) || dashboard(...of) || group(...of)))),
    priority: 8,
  },
  // Of what signs people up, the part that signing in has no use for.
  { ...named("steps", signIn), minShareCount: 2, test: STEPS, priority: 6.5 },
  { ...named("forms", signIn), minShareCount: 2, test: OURS, priority: 6 },
  {
    ...named(
      "member",
      (id, graph) =>
        RELAY.test(id) ||
        layout(id, graph) ||
        // Small, and of recordings as of pictures: in the organizers' file it would bring that to everybody.
        SENDS_FILES.test(id) ||
        // Few and small. Elsewhere the later part of one page would fetch the file of the other.
        ((group(id, graph) || parts(id, graph)) && (dashboard(id, graph) || news(id, graph) || circles(id, graph))) ||
        // Small too, and a file of its own would cost a circle's page a round trip in which the long ones wait.
        (OURS.test(id) && group(id, graph) && (own(id, graph) || manage(id, graph))),
    ),
    priority: 5,
  },
  { ...named("dashboard", dashboard), test: OURS, priority: 4 },
  { ...named("circle", group), test: OURS, priority: 3 },
  // Without what the dashboard fetches later: it would fetch all of these. Apart for a circle's page, which needs no forms.
  { ...named("bits", (...of) => own(...of) && parts(...of)), test: OURS, priority: 2.96 },
  {
    ...named("tools", (...of) => own(...of) && manage(...of) && !circles(...of) && !news(...of)),
    test: OURS,
    priority: 2.95,
  },
  { ...named("turns", (...of) => parts(...of) && manage(...of)), test: OURS, priority: 2.9 },
  { ...named("parts", parts), test: OURS, priority: 2.8 },
  { ...named("circles", circles), test: OURS, priority: 2.7 },
  { ...named("news", news), test: OURS, priority: 2.5 },
  { ...named("organizer", manage), minShareCount: 2, test: OURS, priority: 2.2 },
  { ...named("own", own), minShareCount: 2, test: OURS, priority: 2.1 },
  { name: "others", minShareCount: 2, test: OURS, priority: 2 },
];

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
