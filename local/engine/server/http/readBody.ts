import type { IncomingMessage } from "node:http";
import { RequestError } from "./RequestError.ts";

/**
 * Reads the whole body, but stops at the limit so that nobody can fill the memory.
 * @param limit bytes
 * @throws RequestError 413 when the body is longer
 */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const tooLong = (): void => {
      request.off("data", onData);
      request.resume();
      reject(new RequestError(413, "bad-request", `request body is longer than ${limit} bytes`));
    };
    const chunks: Buffer[] = [];
    let length = 0;
    const onData = (chunk: Buffer): void => {
      length += chunk.length;
      if (length > limit) tooLong();
      else chunks.push(chunk);
    };
    if (Number(request.headers["content-length"]) > limit) return tooLong();
    request.on("data", onData);
    request.on("end", () => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)));
    const aborted = (): void => reject(new RequestError(400, "bad-request", "request was aborted"));
    request.on("error", aborted);
    request.on("close", () => {
      if (!request.complete) aborted();
    });
  });
}
