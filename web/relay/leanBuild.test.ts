import { RelayFeatureFlags } from "relay-runtime";
import { expect, it } from "vitest";

const sources = import.meta.glob<string>(
  ["../**/*.{ts,tsx}", "!../**/*.test.*", "!../**/__generated__/**", "!../test/**"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

/** The names that a source takes from react-relay at run time. */
const taken = (source: string) =>
  [...source.matchAll(/^import \{([^}]*)\} from "react-relay";$/gm)]
    .flatMap(([, names = ""]) => names.split(",").map((name) => name.trim()))
    .filter((name) => name !== "" && !name.startsWith("type "));

it("the build has everything that the client takes from react-relay", async () => {
  const [common, lists] = (await Promise.all([
    import("../build/lean/reactRelay.js" as string),
    import("../build/lean/reactRelayLists.js" as string),
  ])) as object[];
  const lean = { ...common, ...lists };
  const names = new Set(Object.values(sources).flatMap(taken));
  expect(names).toContain("useFragment");
  expect([...names].filter((name) => !(name in lean))).toEqual([]);
});

it("the way of reading fragments that the build leaves out is switched off", () => {
  expect(RelayFeatureFlags.ENABLE_ACTIVITY_COMPATIBILITY).toBe(true);
});

const artifacts = Object.values(
  import.meta.glob<string>("../__generated__/**/*.ts", { query: "?raw", import: "default", eager: true }),
);

it("no document of ours has a field with a handler, and no mutation has configs, which the build leaves out", () => {
  expect(artifacts.length).toBeGreaterThan(100);
  expect(artifacts.filter((artifact) => /"kind": "(?:Linked|Scalar)Handle"/.test(artifact))).toEqual([]);
  expect(Object.keys(sources).filter((file) => /\bconfigs[:,]/.test(sources[file] ?? ""))).toEqual([]);
});

it("no document of ours has a resolver of the client's, whose cache the build leaves out", () => {
  expect(artifacts.length).toBeGreaterThan(100);
  expect(artifacts.filter((artifact) => /"kind": "(?:Relay|Client)\w*"/.test(artifact))).toEqual([]);
});
