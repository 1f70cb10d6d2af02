import type { Readable } from "node:stream";
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { Disk } from "flydrive";
import { S3Driver } from "flydrive/drivers/s3";
import { inPiecesOf } from "./pieces.ts";
import { type ByteRange, type ObjectStorage, orTrouble, OutsideObject, type StoredObject } from "./provider.ts";

const CONNECT_MS = 3_000;
/** How long the storage may be silent, before its answer and in the middle of it. */
const SILENCE_MS = 10_000;
/** Bytes of one piece of a long object. The protocol takes ten thousand pieces, of 5 MB at least but for the last. */
const PIECE = 8 * 1024 * 1024;

export interface S3Settings {
  /** Left out for Amazon's own. */
  endpoint?: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket in the path instead of the host's name, as servers of one's own want it. */
  forcePathStyle: boolean;
}

/** Objects of a private bucket, over the S3 protocol. */
export class S3Storage implements ObjectStorage {
  readonly #bucket: string;
  readonly #client: S3Client;
  readonly #disk: Disk;

  constructor(
    { accessKeyId, bucket, endpoint, forcePathStyle, region, secretAccessKey }: S3Settings,
    { silenceMs = SILENCE_MS }: { silenceMs?: number } = {},
  ) {
    this.#bucket = bucket;
    this.#client = new S3Client({
      ...(endpoint !== undefined && { endpoint }),
      region,
      forcePathStyle,
      credentials: { accessKeyId, secretAccessKey },
      // Once more after a failure that may pass; every call can be repeated.
      maxAttempts: 2,
      // Not every server that speaks S3 knows the newer checksums; each knows the signed hash of the content.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      requestHandler: {
        connectionTimeout: CONNECT_MS,
        requestTimeout: silenceMs,
        throwOnRequestTimeout: true,
        socketTimeout: silenceMs,
      },
    });
    // Objects are private because the bucket is; servers of one's own often know no lists of access.
    this.#disk = new Disk(new S3Driver({ client: this.#client, bucket, visibility: "private", supportsACL: false }));
  }

  put(key: string, content: Uint8Array | Readable, contentType: string): Promise<void> {
    return orTrouble(
      "put",
      content instanceof Uint8Array
        ? this.#disk.put(key, content, { contentType, contentLength: content.byteLength })
        : this.#putPieces(key, content, contentType),
    );
  }

  get(key: string, range?: ByteRange): Promise<StoredObject | undefined> {
    return orTrouble("get", this.#get(key, range));
  }

  delete(key: string): Promise<void> {
    return orTrouble("delete", this.#disk.delete(key));
  }

  close(): void {
    this.#client.destroy();
  }

  /** The length of a stream is not known before its end, so it goes in pieces, each with a signed hash and tried twice. */
  async #putPieces(key: string, content: Readable, contentType: string): Promise<void> {
    const object = { Bucket: this.#bucket, Key: key };
    const { UploadId } = await this.#client.send(
      new CreateMultipartUploadCommand({ ...object, ContentType: contentType }),
    );
    const upload = { ...object, UploadId };
    try {
      const Parts: { ETag: string | undefined; PartNumber: number }[] = [];
      for await (const Body of inPiecesOf(PIECE, content)) {
        const PartNumber = Parts.length + 1;
        const { ETag } = await this.#client.send(new UploadPartCommand({ ...upload, PartNumber, Body }));
        Parts.push({ ETag, PartNumber });
      }
      await this.#client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
    } catch (error) {
      // Pieces of an upload that nobody ends are kept and paid for.
      await this.#client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined);
      throw error;
    }
  }

  async #get(key: string, range: ByteRange | undefined): Promise<StoredObject | undefined> {
    const command = new GetObjectCommand({
      Bucket: this.#bucket,
      Key: key,
      ...(range && { Range: `bytes=${range.start}-${range.end}` }),
    });
    try {
      const { Body, ContentLength, ContentRange } = await this.#client.send(command);
      if (!Body || ContentLength === undefined) throw new Error("an answer without a body or its length");
      // `bytes 0-99/1234`: only the last of them is not known yet.
      const size = ContentRange === undefined ? ContentLength : Number(ContentRange.split("/")[1]);
      return { body: Body as Readable, length: ContentLength, size };
    } catch (error) {
      const { name } = error as Error;
      if (name === "NoSuchKey") return undefined;
      if (name === "InvalidRange") throw new OutsideObject(`${range?.start}`, { cause: error });
      throw error;
    }
  }
}
