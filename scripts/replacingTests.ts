import { globSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * The test files that replace modules by their own. Files in the same process would get the replacements, so these run
 * alone. All others share a process, because imports take longer to load than the tests to run.
 */
export const replacingTests = (folder: string, include: string[], exclude: string[] = []): string[] =>
  globSync(include, { cwd: folder, exclude }).filter((file) =>
    /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(path.join(folder, file), "utf8")),
  );
