import { globSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * The test files that put modules of their own in the place of ours. Whoever shares a process with them would get these,
 * so they run alone; all others share what they import, which takes longer to load than to test.
 */
export const replacingTests = (folder: string, include: string[], exclude: string[] = []): string[] =>
  globSync(include, { cwd: folder, exclude }).filter((file) =>
    /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(path.join(folder, file), "utf8")),
  );
