import { expect, it, vi } from "vitest";
import * as firstPicture from "./firstPicture.ts";
import { later } from "./later.ts";

it("fetches nothing before the first picture, and then at once", async () => {
  const painted = Promise.withResolvers<void>();
  vi.spyOn(firstPicture, "afterFirstPicture").mockReturnValue(painted.promise);
  const load = vi.fn(() => Promise.resolve("parts"));
  const parts = later(load)();
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  painted.resolve();
  await expect(parts).resolves.toBe("parts");
});
