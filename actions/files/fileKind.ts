import type { Readable } from "node:stream";
import type { RawBuilder } from "kysely";
import type { Services } from "../context.ts";
import type { Database } from "../db/database.ts";
import type { FileKindsValue } from "../db/schema.ts";
import type { Counted } from "../middleware/countRequest.ts";
import type { Limits } from "../plans/catalogue.ts";
import type { PlainCode } from "../refusals/catalogue.ts";

/** One object of a file: a picture has several, in different sizes. */
export interface FilePart {
  name: string;
  contentType: string;
  content: Uint8Array | Readable;
}

/** What the database knows of a voice message before it is said. */
export interface VoiceFacts {
  format: "webm" | "mp4";
  length_ms: number;
}

/** What the database knows of a file beside a question to support. */
export interface AttachmentFacts {
  format: "webp" | "pdf";
}

/** What is stored of a file. */
export interface Prepared {
  parts: readonly FilePart[];
  /** Of the kinds that are kept in one of several formats. */
  facts?: VoiceFacts | AttachmentFacts;
}

/** What the service knows of one kind of files; how files are kept, told and swept is the same for all kinds. */
export interface FileKind {
  kind: FileKindsValue;
  /** In addresses: `/files/<path>/<id>/<part>`. */
  path: string;
  /** Every part that such a file can have, the one that is shown without being named first. Browsers save a part that is saved only, and never open it under our address. */
  parts: readonly { name: string; contentType: string; isSavedOnly?: true }[];
  /** Whether browsers keep what they read. Of what they do not, each reading asks again who asks. */
  isKeptByBrowsers: boolean;
  /**
   * Of a file that is handed over, only after a fresh proof (D302), and nothing between keeps it: the name under which a device
   * does, and what is said where there is no such file.
   */
  handedOver?: { as: string; notFound: PlainCode };
  codes: { notStored: PlainCode };
  /**
   * Whether a person, or a visitor, may read a file.
   */
  isReadableBy(db: Database, fileId: string, userId: string | undefined): Promise<boolean>;
  /** Whether something uses the file with this id, as a condition of a statement. */
  isUsed(file: RawBuilder<unknown>): RawBuilder<boolean>;
}

/** A kind of files that people bring. */
export interface UploadKind extends FileKind {
  /** How inputs of actions name such a file. */
  field: string;
  /** The limit that an upload counts for. */
  counted: Counted;
  codes: {
    /** Also told of what would have to be a picture and is none. */
    wrongType: PlainCode;
    /** Its `max` is in megabytes. */
    tooLarge: "picture-too-large" | "avatar-too-large" | "voice-too-large" | "attachment-too-large";
    notStored: PlainCode;
    notFound: PlainCode;
  };
  /** The most that an upload may have, in megabytes. */
  mostMegabytes(limits: Limits): number;
  /**
   * Makes what is stored of what was uploaded, from what its bytes tell alone.
   * @throws AppError for anything that is no such file
   */
  prepare(upload: Uint8Array, limits: Limits): Promise<Prepared>;
}

/** Where a part of a file is in the storage. */
export const objectKey = ({ kind }: FileKind, fileId: string, part: string): string => `${kind}/${fileId}/${part}`;

export type FileServices = Pick<Services, "db" | "storage" | "log">;
