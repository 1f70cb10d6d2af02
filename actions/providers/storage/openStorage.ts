import type { Env } from "../../env.ts";
import type { ObjectStorage } from "./provider.ts";

/**
 * The storage that the environment names: a folder, or a bucket. Each library is loaded where it is used alone, because
 * that of S3 is large.
 */
export async function openStorage(env: Env): Promise<ObjectStorage> {
  if (env.STORAGE_FOLDER !== undefined) {
    const { FolderStorage } = await import("./folder.ts");
    return new FolderStorage(env.STORAGE_FOLDER);
  }
  const { S3Storage } = await import("./s3.ts");
  return new S3Storage({
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    bucket: env.S3_BUCKET!,
    accessKeyId: env.S3_ACCESS_KEY_ID!,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY!,
    forcePathStyle: env.S3_FORCE_PATH_STYLE,
  });
}
