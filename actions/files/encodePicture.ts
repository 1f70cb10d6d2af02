import sharp, { type ResizeOptions, type Sharp } from "sharp";
import { atMost } from "../auth/atMost.ts";
import { AppError } from "../refusals/AppError.ts";

/** The sizes in which a picture is kept. */
export interface EncodedPicture {
  /** As the page of its subject shows it, WebP. */
  page: Buffer;
  /** A small square for lists, WebP. */
  card: Buffer;
  /** Beside a link that was sent, JPEG: not every messenger reads WebP. */
  link: Buffer;
}

/** The sizes in which a cover is kept, both four times as wide as high where there are pixels enough. */
export interface EncodedCover {
  /** Across a wide page, WebP. */
  page: Buffer;
  /** Across a phone, WebP. */
  phone: Buffer;
}

/** The sizes in which the picture of a person is kept: two squares (D168). */
export interface EncodedAvatar {
  /** For the person's own page and card, WebP. */
  large: Buffer;
  /** For lists, WebP. */
  small: Buffer;
}

export interface PictureLimits {
  /** Most pixels of the longer side of what is kept. */
  sideMax: number;
  /** Most millions of pixels of what is sent. */
  megapixelsMax: number;
}

const CARD_SIDE = 256;
/** The measures that Open Graph asks for. */
const LINK = { width: 1200, height: 630 };
/** Across the page on a screen of two dots a pixel, and no higher than leaves the ring in sight. */
const COVER = { width: 1600, height: 400 };
const COVER_PHONE_WIDTH = 800;
/** D168. */
const AVATAR = { large: 512, small: 96 };
const WORK_S = 15;

/** Bytes are unpacked for one upload at a time: that is the dearest work of this service. */
const oneAtATime = atMost(1);

// One picture at a time on one thread, and nothing kept between two: what is left of the machine is everybody else's.
sharp.concurrency(1);
sharp.cache(false);
// The library can open sixty kinds of files. Some contain programs, and few people have checked the code that reads the rest: we allow
// three.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});

/** The kinds of pictures that are taken, by how they begin. */
const BEGINNINGS: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes) => bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP",
];

/** Encodes a picture in its sizes. @throws AppError as `encodeAs` */
export function encodePicture(upload: Uint8Array, { megapixelsMax, sideMax }: PictureLimits): Promise<EncodedPicture> {
  const fitted = { width: sideMax, height: sideMax, fit: "inside" } as const;
  return encodeAs(upload, { fitted, megapixelsMax }, async (upright) => ({
    page: await upright().webp({ quality: 80 }).toBuffer(),
    card: await upright()
      .resize({ width: CARD_SIDE, height: CARD_SIDE, fit: "cover" })
      .webp({ quality: 78 })
      .toBuffer(),
    link: await upright()
      .resize({ ...LINK, fit: "cover" })
      .flatten({ background: "#fff" })
      .jpeg({ quality: 80 })
      .toBuffer(),
  }));
}

/** Cuts the middle out of a picture and encodes it as a cover. @throws AppError as `encodeAs` */
export function encodeCover(
  upload: Uint8Array,
  { megapixelsMax }: Pick<PictureLimits, "megapixelsMax">,
): Promise<EncodedCover> {
  const fitted = { ...COVER, fit: "cover" } as const;
  return encodeAs(upload, { fitted, megapixelsMax }, async (upright) => ({
    page: await upright().webp({ quality: 78 }).toBuffer(),
    phone: await upright()
      .resize({ width: COVER_PHONE_WIDTH, withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer(),
  }));
}

/** Cuts the middle out of a picture and encodes it as the picture of a person. @throws AppError as `encodeAs` */
export function encodeAvatar(
  upload: Uint8Array,
  { megapixelsMax }: Pick<PictureLimits, "megapixelsMax">,
): Promise<EncodedAvatar> {
  const square = (side: number) => ({ width: side, height: side, fit: "cover" }) as const;
  return encodeAs(upload, { fitted: square(AVATAR.large), megapixelsMax }, async (upright) => ({
    large: await upright().webp({ quality: 82 }).toBuffer(),
    small: await upright().resize(square(AVATAR.small)).webp({ quality: 80 }).toBuffer(),
  }));
}

/** Encodes a picture beside a question to support: large enough that the words of a screen can be read. @throws AppError as `encodeAs` */
export function encodeAttachment(upload: Uint8Array, { megapixelsMax, sideMax }: PictureLimits): Promise<Buffer> {
  const fitted = { width: sideMax, height: sideMax, fit: "inside" } as const;
  return encodeAs(upload, { fitted, megapixelsMax }, (upright) => upright().webp({ quality: 80 }).toBuffer());
}

/**
 * Decodes a JPEG, PNG or WebP and encodes it anew in our sizes, upright, without anything but the picture: no place, no
 * camera, no thumbnail, no bytes behind its end. Name and declared type of the file are never looked at.
 * @throws AppError for anything else, for a broken one, and for one with too many pixels
 */
function encodeAs<Sizes>(...picture: Parameters<typeof encode<Sizes>>): Promise<Sizes> {
  return oneAtATime(() => encode(...picture));
}

async function encode<Sizes>(
  upload: Uint8Array,
  { fitted, ...limits }: Pick<PictureLimits, "megapixelsMax"> & { fitted: ResizeOptions },
  sizes: (upright: () => Sharp) => Promise<Sizes>,
): Promise<Sizes> {
  const bytes = Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength);
  if (!BEGINNINGS.some((isSo) => isSo(bytes))) throw new AppError("picture-type");
  await refusePixels(bytes, limits);
  try {
    // Raw pixels carry no metadata, and the picture is decoded once for all sizes.
    const { data, info } = await opened(bytes, limits)
      .autoOrient()
      .resize({ ...fitted, withoutEnlargement: true })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { channels, height, width } = info;
    return await sizes(() => sharp(data, { raw: { channels, height, width } }).timeout({ seconds: WORK_S }));
  } catch (error) {
    throw new AppError("picture-unreadable", { cause: error });
  }
}

/** Decoding stops at the first thing that is wrong, so a picture that was cut off is refused and not shown half. */
function opened(bytes: Buffer, { megapixelsMax }: Pick<PictureLimits, "megapixelsMax">): Sharp {
  return sharp(bytes, { failOn: "warning", limitInputPixels: megapixelsMax * 1_000_000, pages: 1 }).timeout({
    seconds: WORK_S,
  });
}

/** A few bytes can claim a picture that fills the memory: its head says how large it is before it is unpacked. */
async function refusePixels(bytes: Buffer, { megapixelsMax }: Pick<PictureLimits, "megapixelsMax">): Promise<void> {
  const { height, width } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new AppError("picture-unreadable", { cause });
    });
  if (width * height > megapixelsMax * 1_000_000) {
    throw new AppError({ code: "picture-too-many-pixels", values: { max: megapixelsMax } });
  }
}
