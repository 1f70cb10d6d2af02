import type { IncomingMessage } from "node:http";

/** A refused body, with the HTTP status that says why. */
export class BodyRefused extends Error {
  readonly status: 400 | 408 | 413 | 415;

  constructor(status: BodyRefused["status"], message: string) {
    super(message);
    this.name = "BodyRefused";
    this.status = status;
  }
}

/**
 * Reads a JSON body of at most `limit` bytes, and stops reading a longer one. Compressed bodies are refused, because a
 * small one can hide a huge one.
 * @throws BodyRefused
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const {
    "content-encoding": encoding = "identity",
    "content-length": length,
    "content-type": type = "",
  } = request.headers;
  if (encoding !== "identity") throw new BodyRefused(415, "compressed bodies are not accepted");
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new BodyRefused(415, "content-type must be application/json");
  if (Number(length) > limit) throw new BodyRefused(413, "the body is too long");

  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit) throw new BodyRefused(413, "the body is too long");
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof BodyRefused) throw error;
    throw new BodyRefused(400, "the body did not arrive whole");
  }
  return Buffer.concat(chunks);
}

/** @throws BodyRefused when the body is no JSON object */
export async function readJson(request: IncomingMessage, limit: number): Promise<Record<string, unknown>> {
  const body = await readBody(request, limit);
  try {
    const value: unknown = JSON.parse(body.toString("utf8"));
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Refused below with our own message, because the parser's quotes the body.
  }
  throw new BodyRefused(400, "the body must be a JSON object");
}
