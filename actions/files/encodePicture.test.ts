/** What is kept of a picture, and what is refused (D91). */
import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { AppError } from "../refusals/AppError.ts";
import { bomb, NO_PICTURES, photo, SVG, TELLTALES, telltalePhoto } from "../test/pictures.ts";
import { type EncodedPicture, encodeCover, encodePicture } from "./encodePicture.ts";

const LIMITS = { sideMax: 1200, megapixelsMax: 50 };
const encode = (bytes: Uint8Array) => encodePicture(bytes, LIMITS);
const refused = (code: string) => expect.objectContaining({ code });
const measures = async (bytes: Buffer) => {
  const { format, height, width } = await sharp(bytes).metadata();
  return [format, width, height];
};
const colourAt = async (bytes: Buffer, left: number, top: number) => {
  const [red = 0, , blue = 0] = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return red > blue ? "red" : "blue";
};

describe("what is kept", () => {
  it("has our sizes and forms, never more than the side of the catalogue", async () => {
    const { card, link, page } = await encode(await photo({ width: 3000, height: 1000 }));
    expect(await measures(page)).toEqual(["webp", 1200, 400]);
    expect(await measures(card)).toEqual(["webp", 256, 256]);
    expect(await measures(link)).toEqual(["jpeg", 1200, 630]);
  });

  it("is not blown up", async () => {
    expect(await measures((await encode(await photo({ width: 90, height: 40 }))).page)).toEqual(["webp", 90, 40]);
  });

  it.each(["jpeg", "png", "webp"] as const)(
    "can be made of a %s, also of one with transparent parts",
    async (format) => {
      const bytes = await sharp({ create: { width: 30, height: 20, channels: 4, background: "#0a08" } })
        .toFormat(format)
        .toBuffer();
      expect(await measures((await encode(bytes)).page)).toEqual(["webp", 30, 20]);
    },
  );

  it("stands upright, and says nothing about place, device or person", async () => {
    const taken = await telltalePhoto();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    for (const word of TELLTALES) expect(taken.includes(word)).toBe(true);

    const { card, link, page } = await encode(taken);
    expect(await measures(page)).toEqual(["webp", 600, 800]);
    // The left half was red: turned by a quarter, it is the upper half.
    expect([await colourAt(page, 300, 20), await colourAt(page, 300, 780)]).toEqual(["red", "blue"]);
    for (const kept of [card, link, page]) {
      const { exif, icc, iptc, xmp } = await sharp(kept).metadata();
      expect({ exif, icc, iptc, xmp }).toEqual({});
      for (const word of [...TELLTALES, "Exif", "GPS"]) expect(kept.includes(word)).toBe(false);
    }
  });

  it("holds nothing of what stands behind the end of the picture", async () => {
    const both = Buffer.concat([await photo({ width: 50, height: 50 }), Buffer.from("<script>canary()</script>")]);
    const { card, link, page } = await encode(both);
    for (const kept of [card, link, page]) expect(kept.includes("canary")).toBe(false);
  });
});

describe("D6: what is kept of a cover", () => {
  it("is its middle, four times as wide as high, for a wide page and for a phone", async () => {
    // The left half is red, the right half blue: both are still there when the upper and lower parts are cut away.
    const { page, phone } = await encodeCover(await photo({ width: 2400, height: 1800 }), LIMITS);
    expect(await measures(page)).toEqual(["webp", 1600, 400]);
    expect(await measures(phone)).toEqual(["webp", 800, 200]);
    expect([await colourAt(page, 20, 200), await colourAt(page, 1580, 200)]).toEqual(["red", "blue"]);
  });

  it("is not blown up", async () => {
    const { page, phone } = await encodeCover(await photo({ width: 300, height: 200 }), LIMITS);
    expect([await measures(page), await measures(phone)]).toEqual([
      ["webp", 300, 200],
      ["webp", 300, 200],
    ]);
  });

  it("stands upright, and says nothing about place, device or person", async () => {
    for (const kept of Object.values(await encodeCover(await telltalePhoto(), LIMITS))) {
      const { exif, icc, iptc, width, xmp } = await sharp(kept).metadata();
      expect({ exif, icc, iptc, xmp }).toEqual({});
      expect(width).toBe(600);
      for (const word of [...TELLTALES, "Exif", "GPS"]) expect(kept.includes(word)).toBe(false);
    }
  });
});

describe("what is refused", () => {
  it.each(Object.entries({ ...NO_PICTURES, bomb: bomb(60_000, 60_000) }))("%s, as a cover too", async (_, bytes) => {
    const refusal = expect.objectContaining({ code: expect.stringMatching(/^picture-(type|too-many-pixels)$/) });
    await expect(encodeCover(bytes, LIMITS)).rejects.toEqual(refusal);
  });

  it.each(Object.entries(NO_PICTURES))("%s", async (_, bytes) => {
    await expect(encode(bytes)).rejects.toEqual(refused("picture-type"));
  });

  it.each(["jpeg", "png", "webp"] as const)("a %s that was cut off", async (format) => {
    const whole = await sharp(await photo({ width: 400, height: 400 }))
      .toFormat(format)
      .toBuffer();
    for (const part of [0.1, 0.5, 0.9]) {
      const cut = whole.subarray(0, Math.floor(whole.length * part));
      await expect(encode(cut), `${format} to ${part}`).rejects.toEqual(refused("picture-unreadable"));
    }
  });

  it("a picture's beginning before something else", async () => {
    for (const head of ["ffd8ffe0", "89504e470d0a1a0a"]) {
      const bytes = Buffer.concat([Buffer.from(head, "hex"), SVG, Buffer.alloc(500)]);
      await expect(encode(bytes)).rejects.toEqual(refused("picture-unreadable"));
    }
    const webp = Buffer.concat([Buffer.from("RIFF\u00ff\u0000\u0000\u0000WEBPVP8 ", "latin1"), SVG]);
    await expect(encode(webp)).rejects.toEqual(refused("picture-unreadable"));
  });

  it("a few bytes that would fill the memory, before they are unpacked", async () => {
    const before = process.memoryUsage().rss;
    const started = performance.now();
    await expect(encode(bomb(60_000, 60_000))).rejects.toEqual(refused("picture-too-many-pixels"));
    expect(performance.now() - started).toBeLessThan(2_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  it("one pixel above the bound, and not the bound itself", async () => {
    const small = { sideMax: 1200, megapixelsMax: 1 };
    await expect(encodePicture(await photo({ width: 1000, height: 1001 }), small)).rejects.toMatchObject({
      code: "picture-too-many-pixels",
      values: { max: 1 },
    });
    await expect(encodePicture(await photo({ width: 1000, height: 1000 }), small)).resolves.toBeDefined();
  });

  it("a picture with any bytes of it changed: it is refused or it is a picture, and nothing else happens", async () => {
    const whole = await photo({ width: 60, height: 60 });
    const change = fc.record({ at: fc.nat(whole.length - 1), byte: fc.nat(255) });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 20 }), async (changes) => {
        const bytes = Buffer.from(whole);
        for (const { at, byte } of changes) bytes[at] = byte;
        const answer = await encode(bytes).catch((error: unknown) => error);
        if (answer instanceof AppError) expect(answer.code).toMatch(/^picture-/);
        else expect((await measures((answer as EncodedPicture).page))[0]).toBe("webp");
      }),
      { numRuns: 60 },
    );
  });
});
