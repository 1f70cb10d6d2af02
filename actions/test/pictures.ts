/** Pictures for tests, good and hostile. Made by hand or by the library's encoders; nothing of ours made them. */
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** A picture of two colours, so that a turned one can be told from an upright one. */
export function photo({ width = 1600, height = 900 }: { width?: number; height?: number } = {}): Promise<Buffer> {
  const half = { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: "#c0392b" } };
  return sharp({ create: { width, height, channels: 3, background: "#2980b9" } })
    .composite([{ input: half, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
}

/** Words that a phone writes beside a picture: the place, the device, and who held it. */
export const TELLTALES = ["CanaryPhone", "Canary Person", "40.7128"];

/** A photo as a phone sends it: lying on its side with a word that says so, with the place and the device. */
export async function telltalePhoto(): Promise<Buffer> {
  return sharp(await photo({ width: 800, height: 600 }))
    .withExif({
      IFD0: { Make: "CanaryPhone", Artist: "Canary Person", Orientation: "6", ImageDescription: "40.7128" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "40/1 42/1 46/1", GPSLongitudeRef: "W", GPSLongitude: "74/1 0/1 21/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A few kilobytes that claim a picture of that size, all of it zeros. */
export function bomb(width: number, height: number, bytes = 10_000_000): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.alloc(bytes))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

export const SVG = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);

/** Files that begin or are called like a picture and are none that we take. */
export const NO_PICTURES: Readonly<Record<string, Buffer>> = {
  nothing: Buffer.alloc(0),
  "an SVG with a script": SVG,
  "a page": Buffer.from("<!doctype html><script>alert(1)</script>"),
  "a program": Buffer.from("MZ\u0090\u0000 This program cannot be run in DOS mode", "latin1"),
  "a document": Buffer.from("%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj"),
  "an archive": Buffer.concat([Buffer.from("PK\u0003\u0004", "latin1"), Buffer.alloc(64)]),
  "a GIF": Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64"),
  "a RIFF that is sound": Buffer.from("RIFF\u0010\u0000\u0000\u0000WAVEfmt ", "latin1"),
};
