import { sql } from "kysely";
import { limit } from "../plans/catalogue.ts";
import { AppError } from "../refusals/AppError.ts";
import type { Prepared, UploadKind, VoiceFacts } from "./fileKind.ts";
import { lengthOfMp4 } from "./mp4Voice.ts";
import { rewriteWebm } from "./webmVoice.ts";

const SECOND = 1000;

/** Voice messages (D184, D185): an upload that its sender then says, as a message without words. */
export const voices: UploadKind = {
  kind: "voice",
  path: "voices",
  field: "voice_id",
  // One of them is stored. Its name is also in the message, so that a device knows whether it can play it.
  parts: [
    { name: "webm", contentType: "audio/webm" },
    { name: "mp4", contentType: "audio/mp4" },
  ],
  counted: "voice",
  // Whoever heard it once may not be allowed to hear it again.
  isKeptByBrowsers: false,
  codes: {
    wrongType: "voice-type",
    tooLarge: "voice-too-large",
    notStored: "voice-not-stored",
    notFound: "voice-not-found",
  },
  mostMegabytes: (limits) => limit(limits, "voice_max"),
  async prepare(upload, limits): Promise<Prepared> {
    const file = Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength);
    const { content, format, length_ms } = measured(file);
    const seconds = Math.floor(length_ms / SECOND);
    // More than any recorder makes of speech: a file that says it is short, and keeps something else.
    if (!(file.length <= MOST_BYTES_A_SECOND * (seconds + 1))) throw new AppError("voice-type");
    const [min, max] = [limit(limits, "voice_length_min"), limit(limits, "voice_length_max")];
    if (seconds < min) throw new AppError("voice-too-short");
    if (seconds > max) throw new AppError({ code: "voice-too-long", values: { max } });
    return { parts: [{ name: format, contentType: `audio/${format}`, content }], facts: { format, length_ms } };
  },
  async isReadableBy(db, fileId, userId) {
    const { rows } = await sql`
      select from messages m join chat_user_states s on s.chat_id = m.chat_id and private.sees(s, m.number)
      where m.voice_id = ${fileId}::uuid and s.user_id = ${userId ?? null}::uuid`.execute(db);
    return rows.length > 0;
  },
  // What was taken back is heard by nobody, and kept for disputes (D178).
  isUsed: (file) => sql<boolean>`(exists (select from messages m where m.voice_id = ${file})
    or exists (select from private.withheld_messages w where w.voice_id = ${file}))`,
};

/** Bytes: twice what the best quality of a browser's recorder takes. */
const MOST_BYTES_A_SECOND = 64 * 1024;

/** @throws AppError for anything that is no recording in one of the two formats */
function measured(file: Buffer): VoiceFacts & { content: Buffer } {
  const webm = rewriteWebm(file);
  if (webm) return { content: webm.content, format: "webm", length_ms: webm.lengthMs };
  const length_ms = lengthOfMp4(file);
  if (length_ms === undefined) throw new AppError("voice-type");
  return { content: file, format: "mp4", length_ms };
}
