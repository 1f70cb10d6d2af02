import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Faults } from "../simulator/faults.ts";
import { type Keys, sha256, signatureFault } from "./signature.ts";

interface Kept {
  content: Buffer;
  contentType: string;
}

/** An object that comes in pieces. */
interface Upload {
  key: string;
  contentType: string;
  pieces: Map<number, Buffer>;
}

/** Every piece but the last has at least so many bytes. */
const LEAST_PIECE = 5 * 1024 * 1024;

export interface S3Options extends Keys {
  bucket: string;
}

const STATUSES: Readonly<Record<string, number>> = {
  AccessDenied: 403,
  InvalidAccessKeyId: 403,
  SignatureDoesNotMatch: 403,
  RequestTimeTooSkewed: 403,
  EntityTooSmall: 400,
  InvalidPart: 400,
  NoSuchBucket: 404,
  NoSuchUpload: 404,
  NoSuchKey: 404,
  MethodNotAllowed: 405,
  InvalidRange: 416,
  SlowDown: 503,
};

/**
 * One private bucket over the part of the S3 protocol that the product speaks: PUT, also in pieces, GET with a range, HEAD and DELETE, the
 * bucket in the path, every request signed. Objects live in memory. `POST /_sim/faults` makes trouble, as with the other
 * stand-ins: `status`, `delay` (before the answer), `truncate` (in the middle of it), `timeout`, `reset_before`, `reset_after`.
 */
export function createS3Server({ bucket, ...keys }: S3Options): Server {
  const objects = new Map<string, Kept>();
  const uploads = new Map<string, Upload>();
  const faults = new Faults();

  return createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://storage");
    if (pathname === "/_sim/faults") return control(request, response, body);
    if (pathname === "/_sim/keys") return void response.end(JSON.stringify([...objects.keys()].toSorted()));
    if (pathname === "/_sim/uploads") return void response.end(String(uploads.size));

    const method = request.method ?? "GET";
    const fault = faults.claim({ method, path: pathname, query: new URLSearchParams(), body: "" });
    if (fault?.action === "reset_before") return void request.socket.resetAndDestroy();
    if (fault?.action === "timeout") return;
    if (fault?.action === "status") return refuse(response, "SlowDown", fault.status);
    if (fault?.action === "delay") await new Promise((resolve) => setTimeout(resolve, fault.ms));

    const denied = signatureFault(request, body, keys);
    if (denied) return refuse(response, denied);
    const [, named, ...rest] = pathname.split("/").map(decodeURIComponent);
    if (named !== bucket) return refuse(response, "NoSuchBucket");
    const key = rest.join("/");
    if (fault?.action === "reset_after") {
      response.once("finish", () => undefined);
      act(method, key, request, body);
      return void request.socket.resetAndDestroy();
    }
    const inPieces = searchParams.has("uploads") || searchParams.has("uploadId");
    const acted = inPieces ? actOnPieces(method, key, searchParams, request, body) : act(method, key, request, body);
    const { content, headers = {}, problem, status = 200 } = acted;
    if (problem) return refuse(response, problem);
    response.writeHead(status, { ...headers, ...(content && { "content-length": content.length }) });
    if (method === "HEAD" || !content) return void response.end();
    if (fault?.action !== "truncate") return void response.end(content);
    // The other half never comes, and nobody hangs up: the storage has fallen silent.
    response.write(content.subarray(0, Math.floor(content.length / 2)));
  }

  interface Acted {
    status?: number;
    headers?: Record<string, string>;
    content?: Buffer;
    problem?: string;
  }

  function act(method: string, key: string, request: IncomingMessage, body: Buffer): Acted {
    if (method === "PUT") {
      objects.set(key, { content: body, contentType: request.headers["content-type"] ?? "binary/octet-stream" });
      return { headers: { etag: etagOf(body) } };
    }
    if (method === "DELETE") {
      objects.delete(key);
      return { status: 204 };
    }
    if (method !== "GET" && method !== "HEAD") return { problem: "MethodNotAllowed" };
    const kept = objects.get(key);
    if (!kept) return { problem: "NoSuchKey" };
    const headers = { "content-type": kept.contentType, "accept-ranges": "bytes" };
    const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? "");
    if (!range) return { headers, content: kept.content };
    const size = kept.content.length;
    const start = Number(range[1]);
    const end = Math.min(range[2] ? Number(range[2]) : size - 1, size - 1);
    if (start >= size || start > end) return { problem: "InvalidRange" };
    return {
      status: 206,
      headers: { ...headers, "content-range": `bytes ${start}-${end}/${size}` },
      content: kept.content.subarray(start, end + 1),
    };
  }

  function actOnPieces(
    method: string,
    key: string,
    query: URLSearchParams,
    request: IncomingMessage,
    body: Buffer,
  ): Acted {
    if (query.has("uploads")) {
      const id = randomUUID();
      const contentType = request.headers["content-type"] ?? "binary/octet-stream";
      uploads.set(id, { key, contentType, pieces: new Map() });
      return xml(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
    }
    const id = query.get("uploadId") ?? "";
    const upload = uploads.get(id);
    if (upload?.key !== key) return { problem: "NoSuchUpload" };
    if (method === "DELETE") {
      uploads.delete(id);
      return { status: 204 };
    }
    if (method === "PUT") {
      upload.pieces.set(Number(query.get("partNumber")), body);
      return { headers: { etag: etagOf(body) } };
    }
    if (method !== "POST") return { problem: "MethodNotAllowed" };
    const pieces: Buffer[] = [];
    for (const [part] of body.toString("utf8").matchAll(/<Part>.*?<\/Part>/gs)) {
      const piece = upload.pieces.get(Number(/<PartNumber>(\d+)</.exec(part)?.[1]));
      const etag = /<ETag>(.*?)</.exec(part)?.[1]?.replaceAll("&quot;", '"');
      if (!piece || etag !== etagOf(piece)) return { problem: "InvalidPart" };
      pieces.push(piece);
    }
    if (pieces.slice(0, -1).some(({ length }) => length < LEAST_PIECE)) return { problem: "EntityTooSmall" };
    objects.set(key, { content: Buffer.concat(pieces), contentType: upload.contentType });
    uploads.delete(id);
    return xml("<CompleteMultipartUploadResult></CompleteMultipartUploadResult>");
  }

  function control(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    if (request.method === "DELETE") faults.clear();
    else faults.add(JSON.parse(body.toString("utf8")));
    response.end("{}");
  }
}

const etagOf = (content: Buffer): string => `"${sha256(content).slice(0, 32)}"`;

const xml = (body: string) => ({
  headers: { "content-type": "application/xml" },
  content: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`),
});

function refuse(response: ServerResponse, code: string, status = STATUSES[code] ?? 400): void {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  response
    .writeHead(status, { "content-type": "application/xml", "content-length": Buffer.byteLength(body) })
    .end(body);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
