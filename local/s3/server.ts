import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Faults } from "../simulator/faults.ts";
import { type Keys, sha256, signatureFault } from "./signature.ts";

interface Kept {
  content: Buffer;
  contentType: string;
}

export interface S3Options extends Keys {
  bucket: string;
}

const STATUSES: Readonly<Record<string, number>> = {
  AccessDenied: 403,
  InvalidAccessKeyId: 403,
  SignatureDoesNotMatch: 403,
  RequestTimeTooSkewed: 403,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  MethodNotAllowed: 405,
  InvalidRange: 416,
  SlowDown: 503,
};

/**
 * One private bucket over the part of the S3 protocol that the product speaks: PUT, GET with a range, HEAD and DELETE, the
 * bucket in the path, every request signed. Objects live in memory. `POST /_sim/faults` makes trouble, as with the other
 * stand-ins: `status`, `delay` (before the answer), `truncate` (in the middle of it), `timeout`, `reset_before`, `reset_after`.
 */
export function createS3Server({ bucket, ...keys }: S3Options): Server {
  const objects = new Map<string, Kept>();
  const faults = new Faults();

  return createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const { pathname } = new URL(request.url ?? "/", "http://storage");
    if (pathname === "/_sim/faults") return control(request, response, body);
    if (pathname === "/_sim/keys") return void response.end(JSON.stringify([...objects.keys()].toSorted()));

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
    const { content, headers = {}, problem, status = 200 } = act(method, key, request, body);
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
      return { headers: { etag: `"${sha256(body).slice(0, 32)}"` } };
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

  function control(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    if (request.method === "DELETE") faults.clear();
    else faults.add(JSON.parse(body.toString("utf8")));
    response.end("{}");
  }
}

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
