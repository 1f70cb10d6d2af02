import { defineConfig } from "oxlint";

/** Files that may not import what `patterns` match, and why not. Of several entries for one file the last counts. */
interface Layer {
  files: string[];
  except?: string[];
  forbidden: { group: string[]; message: string }[];
  names?: { name: string; importNames: string[]; message: string }[];
}

const layer = ({ files, except, forbidden, names = [] }: Layer) => ({
  files,
  ...(except && { excludeFiles: except }),
  rules: { "no-restricted-imports": ["error", { paths: names, patterns: forbidden }] as ["error", object] },
});

const notTheServer = {
  group: ["**/actions/**", "**/local/**", "**/hasura/**"],
  message: "web meets the server in schema/ alone",
};
const sendsByHooks = [
  {
    name: "react-relay",
    importNames: ["useMutation", "commitMutation"],
    message: "a mutation is sent with useAction or useCommit of web/sending",
  },
];
const SCREENS = ["**/screens/**", "**/organizer/**", "**/public/**", "**/admin/**", "**/gallery/**", "**/routes.tsx"];
const PIECES = ["**/circle/**", "**/components/**"];

/** A part of web that several screens share: it knows no screen, and nothing of `others`. */
const shared = (folder: string, message: string, others: string[] = []) =>
  layer({
    files: [`web/${folder}/**`],
    forbidden: [notTheServer, { group: [...SCREENS, ...others], message }],
    names: folder === "sending" ? [] : sendsByHooks,
  });

export default defineConfig({
  plugins: ["typescript", "import", "unicorn", "react", "oxc", "promise"],
  jsPlugins: ["eslint-plugin-relay"],
  categories: { correctness: "error", suspicious: "error", perf: "warn" },
  rules: {
    "relay/graphql-naming": "error",
    // It gives up after one second, which a busy machine may need.
    "no-restricted-properties": [
      "error",
      { object: "vi", property: "waitFor", message: "waitFor of @testing-library/react and expect.poll wait for 10 s" },
    ],
    "no-underscore-dangle": "off",
    "no-await-in-loop": "off",
    "react/react-in-jsx-scope": "off",
    "no-shadow": "off",
    "import/no-unassigned-import": "off",
    "unicorn/no-array-sort": "off",
    "import/no-named-as-default-member": "off",
    "import/no-named-as-default": "off",
    "unicorn/consistent-function-scoping": "off",
  },
  overrides: [
    // Hooks are React's; a function that is called `use…` elsewhere is none.
    { files: ["actions/**", "local/**"], rules: { "react/rules-of-hooks": "off" } },

    // Playwright reads from the pattern which fixtures a fixture needs, so a fixture that needs none has an empty one.
    { files: ["e2e/**"], rules: { "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }] } },

    layer({ files: ["web/**"], forbidden: [notTheServer], names: sendsByHooks }),
    // What an address may hold is tried with the same texts as what an action is sent.
    layer({ files: ["web/app/hostileAddresses.test.ts"], forbidden: [] }),
    shared("circle", "what reads a circle is shared by screens: it knows none of them"),
    shared("components", "a component knows no screen, and nothing of what reads a circle", [
      "**/app/**",
      "**/circle/**",
    ]),
    shared("ui", "ui knows no domain: no data, no session, no component that has either", [
      ...PIECES,
      "**/app/**",
      "**/relay/**",
      "**/session/**",
      "**/__generated__/**",
    ]),
    shared("offline", "what is kept on a device is shared by screens: it knows none of them"),
    shared("location", "what finds a place is shared by screens: it knows none of them"),
    shared("native", "what the app on a phone brings is shared by screens: it knows none of them"),
    shared("push", "what a device is told of is shared by screens: it knows none of them"),
    shared("talk", "what reads a conversation is shared by screens: it knows none of them"),
    shared("sending", "what sends knows no screen", PIECES),
    ...["lib", "i18n", "theme", "relay", "session"].map((folder) =>
      shared(folder, "what every screen stands on knows no screen", PIECES),
    ),

    layer({
      files: ["actions/**"],
      forbidden: [{ group: ["**/web/**"], message: "actions meets web in schema/ alone" }],
    }),
    layer({
      files: ["actions/**"],
      except: ["**/*.test.ts", "actions/test/**"],
      forbidden: [
        { group: ["**/web/**", "**/local/**"], message: "actions knows neither web nor what stands in for it" },
      ],
    }),
    layer({
      files: ["actions/domain/**"],
      except: ["**/*.test.ts"],
      forbidden: [
        {
          group: ["*", "!./*", "!temporal-polyfill", "!node:crypto", "!../../schema/visible.ts"],
          message:
            "the domain is pure: it imports nothing but the domain, dates, hashes and what can be seen of a text",
        },
      ],
    }),

    layer({
      files: ["local/**"],
      forbidden: [
        { group: ["**/web/**", "**/actions/**"], message: "local stands in for the outside: it imports from neither" },
      ],
    }),
    layer({
      files: ["local/engine/core/**", "local/engine/webhooks/**"],
      forbidden: [
        {
          group: ["**/web/**", "**/actions/**", "**/server/**"],
          message: "the core says what an operation means, not who asks: it knows nothing of the server",
        },
      ],
    }),
  ],
  ignorePatterns: ["**/__generated__/**", "dist/**", ".local/**"],
});
