import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { exporting } from "./exporting.ts";
import { joining } from "./joining.ts";
import { late } from "./late.ts";
import { leaving } from "./leaving.ts";
import { managing } from "./managing.ts";
import { money } from "./money.ts";
import { restart } from "./restart.ts";
import { terms } from "./terms.ts";
import { votes } from "./votes.ts";
import { openScene, type Operations, type Scene } from "./scene.ts";

/** Every named place in the code. */
const SOURCE = path.resolve(import.meta.dirname, "../..");
const POINTS = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .flatMap((file) => readFileSync(path.join(SOURCE, file), "utf8").match(/(?<=failPoint\(")[^"]+/g) ?? [])
  .filter((point, at, all) => all.indexOf(point) === at)
  // Files are killed in files/kills.test.ts, where what is in the storage is looked at too, acts in killedActs.test.ts, what
  // one signs in with in auth/killed.test.ts and auth/apple/killed.test.ts, the end of an account in deletion/killed.test.ts, and the command that seals identities anew in identity/reseal.test.ts.
  .filter((point) => !/^(file|act|account|reseal):/.test(point))
  .toSorted();

let scene: Scene;
let operations: Operations;
beforeAll(async () => {
  scene = await openScene();
  operations = Object.assign(
    {},
    ...[exporting, joining, money, late, terms, managing, leaving, restart, votes].map((operationsOf) =>
      operationsOf(scene),
    ),
  ) as Operations;
});
afterAll(() => scene?.close());
afterEach(() => scene.resetClock());

const operationOf = (point: string) => operations[point.split(":")[0]!];

it("every named place in the code belongs to an operation that is tested", () => {
  expect(POINTS.length).toBeGreaterThan(0);
  expect(POINTS.filter((point) => !operationOf(point))).toEqual([]);
  expect(Object.keys(operations).toSorted()).toEqual([...new Set(POINTS.map((point) => point.split(":")[0]!))]);
});

it.each(POINTS)(
  "killed at %s, the operation is there exactly once after it was asked for again",
  async (point) => {
    const { service } = scene;
    const operation = operationOf(point)!;
    await service.start();
    const group = await operation.prepare();

    await service.start(point);
    // The caller learns nothing, because the connection breaks.
    await Promise.allSettled([operation.trigger(group), service.died()]);
    expect(await service.died()).toBe("SIGKILL");

    await service.start();
    await operation.repeat(group);
    await operation.expectOnce(group);
    await scene.expectSoundBooks();
  },
  60_000,
);
