/** Whether a file is a voice message in MP4, and how long it is: ISO/IEC 14496-12. */

/** What a recorder writes beside each other; anything else is no recording of ours. */
const OUTER: ReadonlySet<string> = new Set(["ftyp", "styp", "sidx", "moov", "moof", "mdat", "free", "mfra"]);
const CODECS: ReadonlySet<string> = new Set(["mp4a", "Opus"]);
const HEAD_BYTES = 8;
/** Far more than 300 seconds have, in one box. Bytes of the person's choice must not become millions of objects. */
const MOST_BOXES = 20_000;
const VERSION_BYTES = 4;
/** Flags of `tfhd` and `trun`: which fields are there. */
const TRACK = { offset: 0x1, description: 0x2, duration: 0x8 };
const RUN = { offset: 0x1, firstFlags: 0x4, duration: 0x100, size: 0x200, flags: 0x400, time: 0x800 };

interface Box {
  type: string;
  payload: Buffer;
}

/** @returns its length in milliseconds; undefined where it is no recording of one voice track, or not whole */
export function lengthOfMp4(file: Buffer): number | undefined {
  try {
    const outer = [...boxes(file)];
    if (outer[0]?.type !== "ftyp" || outer.some(({ type }) => !OUTER.has(type))) return undefined;
    return lengthOf(outer);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function lengthOf(outer: readonly Box[]): number | undefined {
  const moov = outer.find(({ type }) => type === "moov")?.payload;
  if (!moov) return undefined;
  const tracks = [...boxes(moov)].filter(({ type }) => type === "trak");
  const media = tracks.length === 1 ? inside(tracks[0]!.payload, "mdia") : undefined;
  const handler = media && inside(media, "hdlr")?.toString("latin1", 8, 12);
  const description = media && inside(media, "minf", "stbl", "stsd");
  const header = media && inside(media, "mdhd");
  if (!header || !description || handler !== "soun") return undefined;
  // After version and count the first entry, whose name is its codec.
  const entries = [...boxes(description.subarray(VERSION_BYTES + 4))];
  if (entries.length !== 1 || !CODECS.has(entries[0]!.type)) return undefined;
  const [scale, whole] =
    header.readUInt8(0) === 1
      ? [header.readUInt32BE(20), Number(header.readBigUInt64BE(24))]
      : [header.readUInt32BE(12), header.readUInt32BE(16)];
  if (scale === 0) return undefined;
  const usual = inside(moov, "mvex", "trex")?.readUInt32BE(12) ?? 0;
  const pieces = outer.filter(({ type }) => type === "moof");
  const units = whole + pieces.reduce((sum, { payload }) => sum + lengthOfPiece(payload, usual), 0);
  return units === 0 ? undefined : Math.round((units * 1000) / scale);
}

/** How long the runs of one fragment are, in units of the track. */
function lengthOfPiece(fragment: Buffer, usual: number): number {
  let units = 0;
  for (const { payload, type } of boxes(fragment)) {
    if (type !== "traf") continue;
    const head = inside(payload, "tfhd");
    const flags = head ? flagsOf(head) : 0;
    const at = 8 + (flags & TRACK.offset ? 8 : 0) + (flags & TRACK.description ? 4 : 0);
    const each = head && flags & TRACK.duration ? head.readUInt32BE(at) : usual;
    for (const run of boxes(payload)) if (run.type === "trun") units += lengthOfRun(run.payload, each);
  }
  return units;
}

function lengthOfRun(run: Buffer, each: number): number {
  const flags = flagsOf(run);
  const count = run.readUInt32BE(4);
  if (!(flags & RUN.duration)) return count * each;
  const start = 8 + (flags & RUN.offset ? 4 : 0) + (flags & RUN.firstFlags ? 4 : 0);
  const fields = [RUN.duration, RUN.size, RUN.flags, RUN.time].filter((field) => flags & field).length;
  let units = 0;
  for (let sample = 0; sample < count; sample += 1) units += run.readUInt32BE(start + sample * fields * 4);
  return units;
}

const flagsOf = (payload: Buffer): number => payload.readUIntBE(1, 3);

function inside(bytes: Buffer, ...path: readonly string[]): Buffer | undefined {
  return path.reduce<Buffer | undefined>(
    (within, wanted) => within && [...boxes(within)].find(({ type }) => type === wanted)?.payload,
    bytes,
  );
}

/** @throws RangeError where a box does not end within the bytes, and where there are too many */
function* boxes(bytes: Buffer): Generator<Box> {
  let at = 0;
  for (let count = 0; at < bytes.length; count += 1) {
    if (count === MOST_BOXES) throw new RangeError("more boxes than any recording has");
    const size = bytes.readUInt32BE(at);
    // Sizes 0 and 1 stand for what is longer than any upload, or not yet known: recorders that have stopped know it.
    if (size < HEAD_BYTES || size > bytes.length - at) throw new RangeError("a box ends beyond the file");
    yield {
      type: bytes.toString("latin1", at + 4, at + HEAD_BYTES),
      payload: bytes.subarray(at + HEAD_BYTES, at + size),
    };
    at += size;
  }
}
