import fc from "fast-check";
import jsQR from "jsqr";
import { expect, it } from "vitest";
import { qrPath } from "./qrPath.ts";

/** Pixels along the edge of one square. */
const SCALE = 4;

/** Paints the path as a browser does, and reads it with another library than the one that made it. */
function readBack(text: string): string | undefined {
  const { path, size } = qrPath(text);
  const edge = size * SCALE;
  const pixels = new Uint8ClampedArray(edge * edge * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let dy = 0; dy < SCALE; dy++)
      for (let dx = 0; dx < SCALE; dx++)
        pixels.fill(
          0,
          4 * ((Number(y) * SCALE + dy) * edge + Number(x) * SCALE + dx),
          4 * ((Number(y) * SCALE + dy) * edge + Number(x) * SCALE + dx) + 3,
        );
  return jsQR(pixels, edge, edge)?.data;
}

it("D112: another library reads from the picture the very link that it was made of", () => {
  const link = "https://circle.example/join/rent-circle-1004?link=3q2-7wQx0t5Jk9yYbN1aVfUoZr8sLcGmHd4EiPvBwXk";
  expect(readBack(link)).toBe(link);
});

it("D112: whatever the group is called and the token is", () => {
  const links = fc.record({
    slug: fc.stringMatching(/^[a-z0-9-]{1,100}$/),
    token: fc.stringMatching(/^[A-Za-z0-9_-]{43}$/),
  });
  fc.assert(
    fc.property(links, ({ slug, token }) => {
      const link = `https://circle.example/join/${slug}?link=${token}`;
      expect(readBack(link)).toBe(link);
    }),
    { numRuns: 25 },
  );
});
