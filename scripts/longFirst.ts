import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Milliseconds that a test may be granted and still be an ordinary one. */
const ORDINARY_MS = 60_000;

/** The longest time that a file grants one of its tests, where that is more than an ordinary test gets; otherwise 0. */
function longestGrantMs(file: string): number {
  const times = readFileSync(file, "utf8").match(/\b\d{2,}_000\b/g) ?? [];
  const longest = Math.max(0, ...times.map((time) => Number(time.replace("_", ""))));
  return longest >= ORDINARY_MS ? longest : 0;
}

/**
 * Files that need a process of their own begin first, then those that grant a test much time: a long file that begins
 * last leaves the other processors idle. Vitest itself knows which are long only after a first run.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const grants = new Map(files.map((file) => [file, longestGrantMs(file.moduleId)]));
    const isAlone = ({ project }: TestSpecification) => Number(project.config.isolate);
    return (await super.sort(files)).toSorted((a, b) => isAlone(b) - isAlone(a) || grants.get(b)! - grants.get(a)!);
  }
}
