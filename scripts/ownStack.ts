/** For a test that kills parts of a stack: one of its own, in a folder of its own. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { freeRange, startWarmStack, type TestStack } from "../local/stack/forTests.ts";

/**
 * Starts the stack before the tests of the file, and ends it after them.
 * @returns the stack, once it has started
 */
export function ownStack(name: string): () => TestStack {
  let stack: TestStack;
  let home: string;
  beforeAll(async () => {
    home = mkdtempSync(path.join(tmpdir(), `savings-circle-${name}-`));
    stack = startWarmStack({ port: await freeRange(), dataDir: path.join(home, "data") });
    expect(await stack.ready).toBe(true);
  }, 180_000);
  afterAll(async () => {
    stack.process.kill("SIGTERM");
    await stack.ended;
    rmSync(home, { recursive: true, force: true });
  }, 60_000);
  return () => stack;
}
