import react from "@vitejs/plugin-react";
import { type TestProjectConfiguration } from "vitest/config";
import { replacingTests } from "../scripts/replacingTests.ts";
import { relay } from "./relayPlugin.ts";

const TESTS = ["**/*.test.{ts,tsx}"];
const OTHERS = ["server/**", "node_modules/**", "dist/**"];
const replacing = replacingTests(import.meta.dirname, TESTS, OTHERS);

/** How long a test may run, and may wait for something, in milliseconds: a busy machine needs more than the usual second. */
export const PATIENT = { testTimeout: 20_000, expect: { poll: { timeout: 10_000 } } };

const LATE = process.env["LATE"] ? ["./test/lateScheduler.ts"] : [];

const project = (name: string, test: { include: string[]; exclude: string[]; isolate: boolean }) => ({
  root: import.meta.dirname,
  plugins: [relay(), react()],
  test: {
    name,
    environment: "happy-dom",
    ...PATIENT,
    setupFiles: [...LATE, "./test/noOwnerStacks.ts", "./test/setup.ts"],
    ...test,
  },
});

/** Components in a page that is not a browser's. */
export const web: TestProjectConfiguration[] = [
  project("web-alone", { include: replacing, exclude: OTHERS, isolate: true }),
  project("web", { include: TESTS, exclude: [...OTHERS, ...replacing], isolate: false }),
];
