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

/** How much of a refused body is still taken: who sends before reading would see a reset instead of the answer. */
const DISCARDED_BYTES = 16 * 1024 * 1024;

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/**
 * Reads a body of at most `limit` bytes, JSON unless another type is named. The rest of a refused one is discarded, up to the point where its
 * connection is cut. Compressed bodies are refused, because a small one can hide a huge one.
 * @throws BodyRefused
 */
export async function readBody(request: IncomingMessage, limit: number, type = JSON_TYPE): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let refusal = refusalOfHead(request, limit, type);
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit && !refusal) {
        refusal = tooLong();
        chunks.length = 0;
      }
      if (!refusal) chunks.push(chunk);
      // Leaving this loop destroys the request.
      else if (size > DISCARDED_BYTES) break;
    }
  } catch {
    throw new BodyRefused(400, "the body did not arrive whole");
  }
  if (refusal) throw refusal;
  return Buffer.concat(chunks);
}

const tooLong = () => new BodyRefused(413, "the body is too long");

function refusalOfHead({ headers }: IncomingMessage, limit: number, wanted: RegExp): BodyRefused | undefined {
  const { "content-encoding": encoding = "identity", "content-length": length, "content-type": type = "" } = headers;
  if (encoding !== "identity") return new BodyRefused(415, "compressed bodies are not accepted");
  if (!wanted.test(type)) return new BodyRefused(415, `content-type must match ${wanted.source}`);
  return Number(length) > limit ? tooLong() : undefined;
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
