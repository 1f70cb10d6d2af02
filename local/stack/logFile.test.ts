import { mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, unlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { LogFile } from "./logFile.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "log-"));
  file = path.join(folder, "actions.log");
});
afterEach(() => rmSync(folder, { recursive: true }));

it("adds to the log of an earlier run, readable only by its owner", () => {
  for (const line of ["first run", "second run"]) {
    const log = new LogFile(file);
    log.write(line);
    log.close();
  }
  expect(readFileSync(file, "utf8")).toBe("first run\nsecond run\n");
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it("stays within its limit and keeps one older file", () => {
  const log = new LogFile(file, 100);
  for (let line = 0; line < 50; line++) log.write(`line ${line}`);
  log.close();
  const [now, before] = [readFileSync(file, "utf8"), readFileSync(`${file}.1`, "utf8")];
  expect(Math.max(now.length, before.length)).toBeLessThanOrEqual(100);
  expect(`${before}${now}`).toMatch(/line 48\nline 49\n$/);
});

it("drops lines that a full disk refuses, and says how many once there is room", () => {
  symlinkSync("/dev/full", file); // a disk without room
  const log = new LogFile(file);
  for (const line of ["one", "two", "three"]) log.write(line);
  unlinkSync(file);
  log.write("four");
  log.close();
  expect(readFileSync(file, "utf8")).toBe("3 lines were dropped: the disk did not take them\nfour\n");
});
