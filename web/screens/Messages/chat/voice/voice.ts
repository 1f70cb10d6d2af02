import { addressOfFile } from "../../../../sending/uploadFile.ts";

/** What the page knows of a voice message, whether it is said or only recorded. */
export interface Voice {
  /** Where it is heard: a file of the server, or what this device has recorded. */
  url: string;
  format: "webm" | "mp4";
  /** Its length, in milliseconds. */
  ms: number;
  /** How loud it is along its length: {@link LEVELS} whole numbers from 0 to 100. */
  levels: readonly number[];
}

/** What was recorded here and is not said yet. */
export interface Recording extends Voice {
  sound: Blob;
}

interface VoiceRow {
  readonly voice_id?: string | null;
  readonly voice_format?: string | null;
  readonly voice_ms?: number | null;
  readonly voice_levels?: unknown;
}

/** The voice of a message; null where it has words, and once it was taken back. */
export function voiceOf({ voice_format, voice_id, voice_levels, voice_ms }: VoiceRow): Voice | null {
  if (voice_id == null || voice_ms == null) return null;
  const format = voice_format === "mp4" ? "mp4" : "webm";
  return { url: addressOfFile("voices", voice_id, format), format, ms: voice_ms, levels: voice_levels as number[] };
}

/** A length as clocks show it, such as 1:05. Begun seconds do not count. */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** As many numbers draw a voice message; the database takes no other count. */
export const LEVELS = 48;
/** What is quieter than this is not made to look loud. */
const LOUD = 12;

/**
 * Draws a recording of any length with {@link LEVELS} numbers: the loudest of each part, against the loudest of all.
 * @param heard how loud it was at each moment, from 0 to 100
 */
export function levelsOf(heard: readonly number[]): number[] {
  const most = Math.max(LOUD, ...heard);
  return Array.from({ length: LEVELS }, (_, at) => {
    const from = Math.floor((at * heard.length) / LEVELS);
    const part = heard.slice(from, Math.max(from + 1, Math.floor(((at + 1) * heard.length) / LEVELS)));
    return Math.round((Math.max(0, ...part) * 100) / most);
  });
}
