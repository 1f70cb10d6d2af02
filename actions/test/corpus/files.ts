import { NO_PICTURES, SVG } from "../pictures.ts";

const GIF = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
const JPEG_HEAD = Buffer.from("ffd8ffe000104a46494600010100000100010000", "hex");
const PNG_HEAD = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
const WEBP_HEAD = Buffer.from("RIFF\u00ff\u00ff\u00ff\u00ffWEBPVP8 ", "latin1");
const WEBM_HEAD = Buffer.from("1a45dfa301000000000000", "hex");
const MP4_HEAD = Buffer.concat([Buffer.from("00000018", "hex"), Buffer.from("ftypM4A isommp42", "latin1")]);
const HEADS = { JPEG: JPEG_HEAD, PNG: PNG_HEAD, WebP: WEBP_HEAD, WebM: WEBM_HEAD, MP4: MP4_HEAD, GIF };
const TAILS = {
  nothing: Buffer.alloc(0),
  zeros: Buffer.alloc(4096),
  "a page": Buffer.from("<script>alert(1)</script>"),
  "a program": Buffer.from("MZ\u0090This program", "latin1"),
  "an archive": Buffer.concat([Buffer.from("PK\u0003\u0004", "latin1"), Buffer.alloc(600)]),
  "a drawing": SVG,
  noise: Buffer.from(Array.from({ length: 5000 }, (_, n) => (n * 7919) % 256)),
};

/** Bytes that are no picture and no recording, by what they are: false beginnings, two kinds at once, ends missing. */
export const BAD_FILES: Readonly<Record<string, Buffer>> = {
  ...NO_PICTURES,
  ...Object.fromEntries(
    Object.entries(HEADS).flatMap(([head, begin]) =>
      Object.entries(TAILS).map(([tail, rest]) => [`${head} that goes on as ${tail}`, Buffer.concat([begin, rest])]),
    ),
  ),
  "one byte": Buffer.from([0xff]),
  "a text with a mark of its order": Buffer.from("\ufeffhello"),
};

/** The same where a text is asked for, and the names and types that files are sent under. */
export const FILES: readonly string[] = [
  ...Object.values(BAD_FILES).flatMap((bytes) => [
    `data:image/png;base64,${bytes.subarray(0, 300).toString("base64")}`,
    bytes.subarray(0, 300).toString("base64"),
  ]),
  ...[
    "jpg",
    "png",
    "svg",
    "html",
    "exe",
    "php",
    "jpg.php",
    "zip",
    "webp",
    "heic",
    "jpg\u0000.php",
    "jpg ",
    "JPG",
    "",
  ].map((end) => `picture.${end}`),
  ...[
    "image/jpeg",
    "image/svg+xml",
    "text/html",
    "*/*",
    "application/octet-stream",
    "multipart/form-data; boundary=x",
    "image/jpeg; q=\u0000",
  ],
];
