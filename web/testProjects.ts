import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { type TestProjectConfiguration } from "vitest/config";
import { relay } from "./relayPlugin.ts";

const TESTS = "**/*.test.{ts,tsx}";
const OTHERS = ["server/**", "node_modules/**", "dist/**"];

/** Tests that put modules of their own in the place of ours: whoever comes after them would get these. */
const replacing = globSync(TESTS, { cwd: import.meta.dirname, exclude: OTHERS }).filter((file) =>
  /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(path.join(import.meta.dirname, file), "utf8")),
);

const project = (name: string, test: { include: string[]; exclude: string[]; isolate: boolean }) => ({
  root: import.meta.dirname,
  plugins: [relay(), react()],
  test: { name, environment: "happy-dom", testTimeout: 20_000, setupFiles: ["./test/setup.ts"], ...test },
});

/** What the page is made of takes longer to load than to test, so files share it where they leave it as it was. */
export const web: TestProjectConfiguration[] = [
  project("web-alone", { include: replacing, exclude: OTHERS, isolate: true }),
  project("web", { include: [TESTS], exclude: [...OTHERS, ...replacing], isolate: false }),
];
