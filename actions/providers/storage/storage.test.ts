/** One port, two storages: a folder, and a server that speaks S3 in a process of its own and checks each signature. */
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestS3, type TestS3 } from "../../../local/s3/forTests.ts";
import { FolderStorage } from "./folder.ts";
import { type ObjectStorage, OutsideObject, StorageTrouble } from "./provider.ts";
import { S3Storage } from "./s3.ts";

let s3: TestS3;
let folder: string;
const storages: Record<string, ObjectStorage> = {};
const SILENCE_MS = 400;

beforeAll(async () => {
  s3 = await startTestS3();
  folder = mkdtempSync(path.join(tmpdir(), "savings-circle-storage-"));
  storages["a folder"] = new FolderStorage(folder);
  storages["S3"] = new S3Storage(s3, { silenceMs: SILENCE_MS });
});
afterAll(async () => {
  for (const storage of Object.values(storages)) storage.close();
  rmSync(folder, { recursive: true, force: true });
  await s3.stop();
});

const BYTES = Buffer.from(Array.from({ length: 100_000 }, (_, at) => at % 251));
/** Uneven pieces, and after them perhaps a failure. */
function* chunksOf(content: Buffer, failure?: () => Error) {
  let size = 1;
  for (let at = 0; at < content.length; at += size) {
    size = (size * 7 + 1) % 900_001;
    yield content.subarray(at, at + size);
  }
  if (failure) throw failure();
}
const all = async (storage: ObjectStorage, key: string, range?: { start: number; end: number }) => {
  const object = await storage.get(key, range);
  if (!object) return undefined;
  const bytes = Buffer.concat(await object.body.toArray());
  expect(object.length).toBe(bytes.length);
  return bytes;
};

describe.each(["a folder", "S3"])("%s", (name) => {
  const storage = () => storages[name]!;

  it("gives back what was put, byte for byte", async () => {
    await storage().put("kind/one/page", BYTES, "image/webp");
    expect(await all(storage(), "kind/one/page")).toEqual(BYTES);
  });

  it("takes a stream of any length, in chunks of any length", async () => {
    const long = Buffer.alloc(17 * 1024 * 1024, BYTES);
    for (const [name, whole] of Object.entries({ long, short: BYTES })) {
      await storage().put(`kind/stream-${name}`, Readable.from(chunksOf(whole)), "application/zip");
      expect((await all(storage(), `kind/stream-${name}`))!.equals(whole), name).toBe(true);
    }
  });

  it("a stream that breaks off stores nothing that could be taken for whole", async () => {
    const broken = Readable.from(chunksOf(BYTES, () => new Error("no more")));
    await expect(storage().put("kind/broken", broken, "application/zip")).rejects.toThrow(StorageTrouble);
    if (name === "S3") {
      expect(await storage().get("kind/broken")).toBeUndefined();
      expect(await s3.openUploads()).toBe(0);
    }
  });

  it("puts a new object in the place of the old one", async () => {
    await storage().put("kind/two", Buffer.from("old"), "text/plain");
    await storage().put("kind/two", Buffer.from("new"), "text/plain");
    expect(String(await all(storage(), "kind/two"))).toBe("new");
  });

  it.each([
    [0, 0, 1],
    [10, 19, 10],
    [99_990, 99_999, 10],
    [99_990, 500_000, 10],
  ])("gives the bytes from %i to %i", async (start, end, length) => {
    await storage().put("kind/ranged", BYTES, "audio/webm");
    const bytes = await all(storage(), "kind/ranged", { start, end });
    expect(bytes).toEqual(BYTES.subarray(start, end + 1));
    expect(bytes).toHaveLength(length);
  });

  it("tells the size of the whole with any part, and has no part behind its end", async () => {
    await storage().put("kind/sized", BYTES, "audio/webm");
    for (const range of [undefined, { start: 5, end: 9 }, { start: 99_999, end: 200_000 }]) {
      const object = await storage().get("kind/sized", range);
      object!.body.destroy();
      expect(object!.size).toBe(BYTES.length);
    }
    await expect(storage().get("kind/sized", { start: 100_000, end: 200_000 })).rejects.toThrow(OutsideObject);
  });

  it("has nothing where nothing was put, and deletes it twice without a word", async () => {
    expect(await storage().get("kind/none")).toBeUndefined();
    await storage().put("kind/gone", BYTES, "image/webp");
    await storage().delete("kind/gone");
    await storage().delete("kind/gone");
    expect(await storage().get("kind/gone")).toBeUndefined();
  });
});

it("a folder's files are for this service alone", async () => {
  await storages["a folder"]!.put("kind/private", BYTES, "image/webp");
  expect(statSync(path.join(folder, "kind/private")).isFile()).toBe(true);
  await expect(storages["a folder"]!.put("../outside", BYTES, "image/webp")).rejects.toThrow();
});

describe("S3 in trouble", () => {
  const ofBucket = (changes: object) => new S3Storage({ ...s3, ...changes }, { silenceMs: SILENCE_MS });

  it.each([
    ["a wrong secret", { secretAccessKey: "another" }],
    ["an unknown key", { accessKeyId: "NOBODY" }],
    ["a bucket that is not there", { bucket: "elsewhere" }],
    ["an address where nobody listens", { endpoint: "http://127.0.0.1:9" }],
  ])("%s: nothing is taken for missing", async (_, changes) => {
    const storage = ofBucket(changes);
    await expect(storage.get("kind/one/page")).rejects.toThrow(StorageTrouble);
    await expect(storage.put("kind/x", BYTES, "image/webp")).rejects.toThrow();
    await expect(storage.delete("kind/x")).rejects.toThrow(StorageTrouble);
    storage.close();
    expect(await s3.keys()).not.toContain("kind/x");
  });

  it("a request without a signature, or with the body of another, is let in nowhere", async () => {
    expect((await fetch(`${s3.endpoint}/${s3.bucket}/kind/one/page`)).status).toBe(403);
    expect((await fetch(`${s3.endpoint}/${s3.bucket}/kind/x`, { method: "PUT", body: "x" })).status).toBe(403);
  });

  it("goes over a single failure: the call is made once more", async () => {
    await s3.fault({ match: { method: "PUT" }, action: "status", status: 503 });
    await storages["S3"]!.put("kind/again", BYTES, "image/webp");
    await s3.fault({ match: { method: "GET" }, action: "reset_before" });
    expect(await all(storages["S3"]!, "kind/again")).toEqual(BYTES);
  });

  it("is trouble when it lasts, and when the storage says nothing", async () => {
    await s3.fault({ match: { method: "PUT" }, times: 2, action: "status", status: 503 });
    await expect(storages["S3"]!.put("kind/down", BYTES, "image/webp")).rejects.toThrow(StorageTrouble);
    const started = performance.now();
    await s3.fault({ match: { method: "GET" }, times: 2, action: "timeout" });
    await expect(storages["S3"]!.get("kind/one/page")).rejects.toThrow(StorageTrouble);
    expect(performance.now() - started).toBeLessThan(SILENCE_MS * 10);
  });

  it("a body that stops in the middle fails, and is never taken for whole", async () => {
    await s3.fault({ match: { method: "GET" }, action: "truncate" });
    const object = await storages["S3"]!.get("kind/one/page");
    await expect(object!.body.toArray()).rejects.toThrow();
  });
});
