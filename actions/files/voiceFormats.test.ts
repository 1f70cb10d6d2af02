/** The readers of recordings get bytes of anybody's choice: they answer, soon, and never with more than is there. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { mp4, webm } from "../test/recordings.ts";
import { lengthOfMp4 } from "./mp4Voice.ts";
import { rewriteWebm } from "./webmVoice.ts";

const read = (bytes: Buffer) => ({ ms: lengthOfMp4(bytes), webm: rewriteWebm(bytes) });

it("any bytes are read or not, and never fail", () => {
  const anything = fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes));
  fc.assert(
    fc.property(anything, (bytes) => {
      expect(() => read(bytes)).not.toThrow();
    }),
  );
});

it("a recording in which some bytes were changed is read or not, and never fails", () => {
  const recordings = [webm(), webm({ isGrouped: true }), mp4(), mp4({ isWhole: true })];
  const changes = fc.array(fc.tuple(fc.nat(4_000), fc.nat(255)), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.constantFrom(...recordings), changes, (recording, spots) => {
      const changed = Buffer.from(recording);
      for (const [at, byte] of spots) changed[at % changed.length] = byte;
      expect(() => read(changed)).not.toThrow();
    }),
    { numRuns: 500 },
  );
});

it("what was written anew is the same when it is written anew again", () => {
  const lengths = fc.integer({ min: 1, max: 60_000 });
  fc.assert(
    fc.property(lengths, fc.boolean(), (ms, isGrouped) => {
      const once = rewriteWebm(webm({ ms, isGrouped }))!;
      expect(once.lengthMs).toBe(ms);
      expect(rewriteWebm(once.content)).toEqual(once);
    }),
    { numRuns: 30 },
  );
});

it("10 MB of the smallest pieces are given up early", () => {
  const size = 10 * 1024 * 1024;
  // Empty elements of two bytes, after a head that is right; empty boxes of eight bytes.
  const elements = Buffer.concat([webm({ ms: 1_000 }), Buffer.alloc(size, Buffer.from("ec80", "hex"))]);
  const boxes = Buffer.concat([mp4(), Buffer.alloc(size, Buffer.from("0000000866726565", "hex"))]);
  const before = process.memoryUsage().heapUsed;
  expect([rewriteWebm(elements), lengthOfMp4(boxes)]).toEqual([undefined, undefined]);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(100 * 1024 * 1024);
});
