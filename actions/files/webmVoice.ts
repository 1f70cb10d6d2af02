/** What of a voice message in WebM is kept: RFC 8794 (EBML), RFC 9559 (Matroska). */

const ID = {
  ebml: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackType: 0x83,
  codecId: 0x86,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
} as const;

/** Recorders write both before they know how long they become, so they are stepped into and not over. */
const OPEN: ReadonlySet<number> = new Set([ID.segment, ID.cluster]);
const SOUND = 2;
const DEFAULT_SCALE_NS = 1_000_000;
const NS_PER_MS = 1_000_000;
/** Far more than 300 seconds have. Bytes of the person's choice must not become millions of objects. */
const MOST_ELEMENTS = 50_000;
/** Far more than a block or a track has. */
const MOST_CHILDREN = 32;
/** Track number of one byte, two bytes of time, flags. */
const BLOCK_HEAD_BYTES = 4;

interface Element {
  id: number;
  /** With its head. */
  whole: Buffer;
  payload: Buffer;
}

/**
 * Reads a recording and writes it anew: one Opus track and its sound, with the length that recorders leave out and
 * browsers need for jumping. Nothing else that stood in the file is kept.
 * @returns undefined where it is no such recording, or not whole
 */
export function rewriteWebm(file: Buffer): { content: Buffer; lengthMs: number } | undefined {
  try {
    const [head, ...rest] = [...elements(file)];
    if (head?.id !== ID.ebml || textIn(head.payload, ID.docType) !== "webm") return undefined;
    return rewritten(rest);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function rewritten(found: readonly Element[]): { content: Buffer; lengthMs: number } | undefined {
  const tracks = found.filter(({ id }) => id === ID.tracks);
  const info = found.find(({ id }) => id === ID.info);
  const [track, another] = tracks.length === 1 ? [...elements(tracks[0]!.payload)] : [];
  if (!info || track?.id !== ID.trackEntry || another) return undefined;
  if (numberIn(track.payload, ID.trackType) !== SOUND || textIn(track.payload, ID.codecId) !== "A_OPUS") {
    return undefined;
  }
  const scale = numberIn(info.payload, ID.timestampScale) ?? DEFAULT_SCALE_NS;
  const clusters: Buffer[][] = [];
  let base = 0;
  let [first, last]: [number?, number?] = [];
  for (const { id, payload, whole } of found) {
    if (id === ID.cluster) clusters.push([]);
    const cluster = clusters.at(-1);
    if (id === ID.timestamp) {
      base = unsigned(payload);
      cluster?.push(whole);
    }
    const block = id === ID.blockGroup ? child(payload, ID.block) : id === ID.simpleBlock ? payload : undefined;
    if (!block || !cluster) continue;
    if (block.length <= BLOCK_HEAD_BYTES) return undefined;
    const at = base + block.readInt16BE(1);
    if (last !== undefined && at < last) return undefined;
    first ??= at;
    last = at;
    cluster.push(whole);
  }
  if (first === undefined || last === undefined) return undefined;
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(last - first);
  const content = Buffer.concat([
    element(ID.ebml, element(ID.docType, Buffer.from("webm"))),
    element(
      ID.segment,
      element(
        ID.info,
        element(ID.timestampScale, uint32(scale)),
        element(ID.duration, duration),
        element(ID.muxingApp, Buffer.from("circle")),
        element(ID.writingApp, Buffer.from("circle")),
      ),
      element(ID.tracks, track.whole),
      ...clusters.map((parts) => element(ID.cluster, ...parts)),
    ),
  ]);
  return { content, lengthMs: Math.round(((last - first) * scale) / NS_PER_MS) };
}

/** @throws RangeError where an element does not end within the bytes, and where there are too many */
function* elements(bytes: Buffer, most = MOST_ELEMENTS): Generator<Element> {
  let at = 0;
  for (let count = 0; at < bytes.length; count += 1) {
    if (count === most) throw new RangeError("more elements than any recording has");
    const start = at;
    const idBytes = Math.clz32(bytes.readUInt8(at)) - 23;
    if (idBytes > 4) throw new RangeError("no element begins here");
    const id = bytes.readUIntBE(at, idBytes);
    at += idBytes;
    const sizeBytes = Math.clz32(bytes.readUInt8(at)) - 23;
    if (sizeBytes > 8) throw new RangeError("a size of more than eight bytes");
    const size = sizeOf(bytes.subarray(at, at + sizeBytes));
    at += sizeBytes;
    if (OPEN.has(id)) {
      yield { id, whole: bytes.subarray(start, at), payload: bytes.subarray(at, at) };
      continue;
    }
    if (size > bytes.length - at) throw new RangeError("an element ends beyond the file");
    yield { id, whole: bytes.subarray(start, at + size), payload: bytes.subarray(at, at + size) };
    at += size;
  }
}

/** A size without the bit that tells how many bytes it has. */
const sizeOf = (bytes: Buffer): number =>
  bytes.reduce((size, byte, at) => size * 256 + (at === 0 ? byte & (0xff >> bytes.length) : byte), 0);

const child = (bytes: Buffer, wanted: number): Buffer | undefined =>
  [...elements(bytes, MOST_CHILDREN)].find(({ id }) => id === wanted)?.payload;

const unsigned = (bytes: Buffer): number => bytes.reduce((value, byte) => value * 256 + byte, 0);

function numberIn(bytes: Buffer, id: number): number | undefined {
  const found = child(bytes, id);
  return found && unsigned(found);
}

const textIn = (bytes: Buffer, id: number): string | undefined => child(bytes, id)?.toString("latin1");

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** An element with a size of four bytes, which is enough for any upload. */
function element(id: number, ...payload: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(id);
  const size = payload.reduce((sum, { length }) => sum + length, 0);
  head.writeUInt32BE((0x10000000 | size) >>> 0, 4);
  const leadingZeros = Math.floor(Math.clz32(id) / 8);
  return Buffer.concat([head.subarray(leadingZeros), ...payload]);
}
