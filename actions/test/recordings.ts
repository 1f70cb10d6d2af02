/** Recordings as the browsers' recorders write them, of silence, and what is none. */

const element = (id: string, ...payload: Buffer[]): Buffer => {
  const content = Buffer.concat(payload);
  const size = Buffer.alloc(4);
  size.writeUInt32BE((0x10000000 | content.length) >>> 0);
  return Buffer.concat([Buffer.from(id, "hex"), size, content]);
};
/** An element that was begun before its size was known. */
const begun = (id: string, ...payload: Buffer[]): Buffer =>
  Buffer.concat([Buffer.from(id, "hex"), Buffer.from("01ffffffffffffff", "hex"), ...payload]);
const uint = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const CLUSTER_MS = 5_000;
const PACKET_MS = 60;
/** What a recorder notes of itself, which nobody else has to know. */
export const TELLTALE = "Recorder 12 of a telephone";

interface WebmTerms {
  /** Length, in milliseconds. */
  ms?: number;
  codec?: string;
  docType?: string;
  /** 2 is sound, 1 is film. */
  trackType?: number;
  tracks?: number;
  /** Bytes of each packet. */
  packet?: number;
  /** Blocks in groups, as some recorders write them. */
  isGrouped?: boolean;
}

/** Opus in WebM as Chromium and Firefox record it: neither the file nor its clusters know how long they are. */
export function webm({
  ms = 3_000,
  codec = "A_OPUS",
  docType = "webm",
  trackType = 2,
  tracks = 1,
  packet = 20,
  isGrouped = false,
}: WebmTerms = {}): Buffer {
  const track = element(
    "ae",
    element("d7", Buffer.from([1])),
    element("83", Buffer.from([trackType])),
    element("86", Buffer.from(codec)),
  );
  const clusters: Buffer[] = [];
  for (let start = 0; start <= ms; start += CLUSTER_MS) {
    const blocks: Buffer[] = [];
    const end = Math.min(start + CLUSTER_MS - 1, ms);
    for (let at = start; ; at = Math.min(at + PACKET_MS, end)) {
      const block = Buffer.alloc(4 + packet);
      block.writeUInt8(0x81);
      block.writeInt16BE(at - start, 1);
      blocks.push(isGrouped ? element("a0", element("a1", block)) : element("a3", block));
      if (at === end) break;
    }
    clusters.push(begun("1f43b675", element("e7", uint(start)), ...blocks));
  }
  return Buffer.concat([
    element("1a45dfa3", element("4282", Buffer.from(docType))),
    begun(
      "18538067",
      element("1549a966", element("2ad7b1", uint(1_000_000)), element("4d80", Buffer.from(TELLTALE))),
      element("1654ae6b", ...Array.from({ length: tracks }, () => track)),
      ...clusters,
    ),
  ]);
}

const box = (type: string, ...payload: Buffer[]): Buffer => {
  const content = Buffer.concat(payload);
  return Buffer.concat([uint(content.length + 8), Buffer.from(type, "latin1"), content]);
};

const SCALE = 44_100;
const SAMPLES = 1_024;

interface Mp4Terms {
  ms?: number;
  handler?: string;
  codec?: string;
  tracks?: number;
  /** Written in one piece, or in fragments of a second as Safari does. */
  isWhole?: boolean;
  outer?: readonly Buffer[];
}

/** AAC in MP4 as Safari records it. */
export function mp4({
  ms = 3_000,
  handler = "soun",
  codec = "mp4a",
  tracks = 1,
  isWhole = false,
  outer = [],
}: Mp4Terms = {}): Buffer {
  const units = Math.round((ms * SCALE) / 1000);
  const track = box(
    "trak",
    box(
      "mdia",
      box("mdhd", uint(0), uint(0), uint(0), uint(SCALE), uint(isWhole ? units : 0), uint(0)),
      box("hdlr", uint(0), uint(0), Buffer.from(handler), Buffer.alloc(13)),
      box("minf", box("stbl", box("stsd", uint(0), uint(1), box(codec, Buffer.alloc(28))))),
    ),
  );
  const fragments: Buffer[] = [];
  for (let left = isWhole ? 0 : units; left > 0; left -= SCALE) {
    const length = Math.min(left, SCALE);
    const count = Math.max(1, Math.floor(length / SAMPLES));
    const durations = Array.from({ length: count }, (_, at) =>
      uint(at === count - 1 ? length - SAMPLES * (count - 1) : SAMPLES),
    );
    // Each sample with its duration and its size.
    const samples = durations.flatMap((duration) => [duration, uint(4)]);
    const run = box("trun", uint(0x301), uint(count), uint(0), ...samples);
    fragments.push(box("moof", box("traf", box("tfhd", uint(0x20000), uint(1)), run)), box("mdat", Buffer.alloc(64)));
  }
  return Buffer.concat([
    box("ftyp", Buffer.from("iso5")),
    box("moov", ...Array.from({ length: tracks }, () => track), box("mvex", box("trex", Buffer.alloc(24)))),
    ...fragments,
    ...outer,
  ]);
}

/** Files that were renamed, and recordings of something else. */
export const NO_VOICES: Readonly<Record<string, Buffer>> = {
  nothing: Buffer.alloc(0),
  "a text": Buffer.from("Voice Message [https://example.org/voice.webm]"),
  "a page": Buffer.from("<!doctype html><script>alert(1)</script>"),
  "a picture": Buffer.from("ffd8ffe000104a4649460001", "hex"),
  "another sound": Buffer.from("OggS\u0000\u0002OpusHead", "latin1"),
  "a film in WebM": webm({ codec: "V_VP9", trackType: 1 }),
  "sound of another kind in WebM": webm({ codec: "A_VORBIS" }),
  "Matroska of another kind": webm({ docType: "matroska" }),
  "WebM with a film beside the sound": webm({ tracks: 2 }),
  "a beginning of WebM": webm().subarray(0, 60),
  "WebM that breaks off": webm().subarray(0, -7),
  "a film in MP4": mp4({ handler: "vide", codec: "avc1" }),
  "MP4 with two tracks": mp4({ tracks: 2 }),
  "MP4 that breaks off": mp4().subarray(0, -7),
  "MP4 with something beside": mp4({ outer: [box("uuid", Buffer.from("<script>"))] }),
};
