import type { Services } from "../context.ts";
import type { Database, Tx } from "../db/database.ts";
import type { FileKindsValue } from "../db/schema.ts";
import type { Limits } from "../plans/catalogue.ts";

/** One object of a file: a picture has several, in different sizes. */
export interface FilePart {
  name: string;
  contentType: string;
  content: Uint8Array;
}

/** What the service knows of one kind of files; how files are kept, told and swept is the same for all kinds. */
export interface FileKind {
  kind: FileKindsValue;
  /** In addresses: `/files/<path>/<id>/<part>`. */
  path: string;
  /** How inputs of actions name such a file. */
  field: string;
  /** Every part of such a file, the one that is shown without being named first. */
  parts: readonly { name: string; contentType: string }[];
  /** The most that an upload may have, in bytes. */
  mostBytes(limits: Limits): number;
  /** The refusal of a longer one. */
  tooLarge(limits: Limits): Error;
  /**
   * Makes what is stored of what was uploaded: nothing is stored as it came.
   * @throws AppError for anything that is no such file
   */
  prepare(upload: Uint8Array, limits: Limits): Promise<FilePart[]>;
  /**
   * Whether a person, or a visitor, may read a file that is used somewhere. Who uploaded it reads it in any case.
   */
  isReadableBy(db: Database, fileId: string, userId: string | undefined): Promise<boolean>;
  /** Whether something shows it. */
  isUsed(tx: Tx, fileId: string): Promise<boolean>;
}

/** Where a part of a file is in the storage. */
export const objectKey = ({ kind }: FileKind, fileId: string, part: string): string => `${kind}/${fileId}/${part}`;

export type FileServices = Pick<Services, "db" | "storage" | "log">;
