import { connect } from "node:net";

/**
 * Sends a request exactly as written, which an HTTP client may refuse to do. @returns the status; 0 when the server
 * hangs up without one
 */
export function statusOfRaw(port: number, lines: readonly string[], body = ""): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(`${lines.join("\r\n")}\r\n\r\n${body}`));
    let answer = "";
    socket.setTimeout(5_000, () => socket.destroy(new Error("no answer")));
    socket.on("data", (chunk: Buffer) => {
      answer += chunk.toString();
      if (answer.includes("\r\n\r\n")) socket.destroy();
    });
    socket.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "ECONNRESET" && error.code !== "EPIPE") reject(error);
    });
    socket.on("close", () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)));
  });
}

/** Requests of foreign pages and broken clients to a control, each with its expected status. */
export function foreignRequests(path: string, body: string, more: readonly string[] = []) {
  const post = (headers: readonly string[], text = body) =>
    [[`POST ${path} HTTP/1.1`, "connection: close", ...more, ...headers], text] as const;
  const json = "content-type: application/json";
  const length = `content-length: ${body.length}`;
  const host = "host: localhost";
  return [
    ["a foreign name that points to this machine", 403, ...post(["host: rebound.example", json, length])],
    [
      "a form of a foreign page",
      403,
      ...post([host, "origin: https://evil.example", "content-type: text/plain", length]),
    ],
    ["a page that hides where it is", 403, ...post([host, "origin: null", json, length])],
    ["a request that a page may send without asking", 415, ...post([host, "content-type: text/plain", length])],
    ["no type at all", 415, ...post([host, length])],
    [
      "chunks without a length",
      400,
      ...post([host, json, "transfer-encoding: chunked"], "zz\r\nnonsense\r\n0\r\n\r\n"),
    ],
    [
      "a length and chunks at once",
      400,
      ...post([host, json, length, "transfer-encoding: chunked"], `0\r\n\r\n${body}`),
    ],
  ] as const;
}
