import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTarget, expectNoSecrets, type Target } from "./target.ts";

let target: Target;
let authorization: string;
beforeAll(async () => {
  target = await openTarget();
  authorization = `Bearer ${await target.token()}`;
});
afterAll(() => target.close());

const BODY = '{"query":"{ groups { slug } }"}';

/** Writes to a socket and reads until the engine closes it, or until `until` has been read. */
function talk(text: string, until?: RegExp): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(target.engine.port, "127.0.0.1", () => socket.write(text));
    let read = "";
    socket.on("data", (chunk: Buffer) => {
      read += chunk.toString();
      if (until?.test(read)) socket.destroy();
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(read));
  });
}
const head = (lines: readonly string[], method = "POST", path = "/v1/graphql"): string =>
  `${[`${method} ${path} HTTP/1.1`, "host: x", ...lines].join("\r\n")}\r\n\r\n`;

describe("a request that lies about itself", () => {
  it.each<[string, () => string, RegExp]>([
    [
      "a body that is longer than it says",
      () => head([`authorization: ${authorization}`, "content-length: 20"]) + BODY,
      /HTTP\/1\.1 400 /,
    ],
    ["a length below zero", () => head(["content-length: -1"]) + BODY, /^HTTP\/1\.1 400 /],
    ["a length that is no number", () => head(["content-length: 1e3"]) + BODY, /^HTTP\/1\.1 400 /],
    ["two lengths", () => head(["content-length: 5", "content-length: 31"]) + BODY, /^HTTP\/1\.1 400 /],
    ["a length and chunks", () => head(["content-length: 5", "transfer-encoding: chunked"]) + BODY, /^HTTP\/1\.1 400 /],
    ["a chunk without a length", () => head(["transfer-encoding: chunked"]) + "zz\r\n", /^HTTP\/1\.1 400 /],
    ["an unknown transfer encoding", () => head(["transfer-encoding: chunked, x"]) + BODY, /^HTTP\/1\.1 (400|501) /],
    [
      "a line break in a header",
      () => head(["x-a: b\r x-hasura-role: admin", "content-length: 0"]),
      /^HTTP\/1\.1 400 /,
    ],
    ["a zero byte in a header", () => head(["x-a: b\0c", "content-length: 0"]), /^HTTP\/1\.1 400 /],
    ["a header of 20 KB", () => head([`x-pad: ${"y".repeat(20_000)}`]), /^HTTP\/1\.1 431 /],
    ["3,000 headers", () => head(Array.from({ length: 3000 }, (_, n) => `x-${n}: y`)), /^HTTP\/1\.1 431 /],
    ["a path of 20 KB", () => head([], "POST", `/${"y".repeat(20_000)}`), /^HTTP\/1\.1 431 /],
    ["no HTTP at all", () => "{ groups { slug } }\r\n\r\n", /^HTTP\/1\.1 400 /],
    ["another protocol", () => "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", /^HTTP\/1\.1 400 /],
    ["a method that is none", () => head([], "SELECT"), /^HTTP\/1\.1 400 /],
    ["a version that is none", () => "POST /v1/graphql HTTP/9.9\r\nhost: x\r\n\r\n", /^HTTP\/1\.1 (400|505) /],
  ])("is refused: %s", async (_, text, answer) => {
    const said = await talk(text());
    expect(said).toMatch(answer);
    expectNoSecrets(said);
    await target.expectAlive();
  });

  it("may stop in the middle of its body without harm", async () => {
    const socket = connect(target.engine.port, "127.0.0.1");
    await new Promise<void>((resolve) => {
      socket.write(`${head([`authorization: ${authorization}`, "content-length: 1000"])}${BODY}`, () => resolve());
    });
    await target.expectAlive();
    socket.destroy();
    await target.expectAlive();
  });

  it("reveals nothing where no body is expected", async () => {
    const said = await talk(head(["content-length: 104857600"]), /\r\n\r\n\{/);
    expect(said).toMatch(/^HTTP\/1\.1 413 /);
    expect(said).toMatch(/connection: close/i);
  });
});

describe("200 callers who send one byte and wait", () => {
  it("do not keep others from being answered", async () => {
    const idle = await Promise.all(
      Array.from(
        { length: 200 },
        () =>
          new Promise<ReturnType<typeof connect>>((resolve) => {
            const socket = connect(target.engine.port, "127.0.0.1", () => socket.write("P", () => resolve(socket)));
            socket.on("error", () => undefined);
          }),
      ),
    );
    await target.expectAlive();
    for (const socket of idle) socket.destroy();
  });
});

describe("a route", () => {
  it.each(["GET", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"])("does not answer to %s", async (method) => {
    const response = await fetch(
      `${target.engine.origin}/v1/graphql?query=${encodeURIComponent("{ groups { slug } }")}`,
      { method, headers: { authorization } },
    );
    expect(response.status).toBe(404);
    const text = await response.text();
    if (method !== "HEAD")
      expect(JSON.parse(text)).toEqual({ path: "$", error: "resource does not exist", code: "not-found" });
  });

  it.each([
    "/v1/graphql/",
    "//v1/graphql",
    "/v1//graphql",
    "/V1/GRAPHQL",
    "/v1/graphql%00",
    "/v1/graphql;x",
    "/v1/../v1/graphql",
    "/v1/graphql/../metadata",
    "/../../../../etc/passwd",
    "/..%2f..%2fetc%2fpasswd",
    "/.git/config",
    "/node_modules/pg/package.json",
    "/console",
    "/__proto__",
    "*",
    "http://127.0.0.1/v1/metadata",
  ])("is not found under the path %s", async (path) => {
    const said = await talk(
      head([`authorization: ${authorization}`, `content-length: ${BODY.length}`, "connection: close"], "POST", path) +
        BODY,
    );
    expect(said).toMatch(/^HTTP\/1\.1 404 /);
    expectNoSecrets(said, path);
  });

  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/xml",
    "x",
  ])("reads JSON under any content type, and nothing else: %s", async (type) => {
    expect((await target.send(BODY, { "content-type": type })).json).toEqual({ data: { groups: [{ slug: "chess" }] } });
    expect((await target.send("query=%7B+groups+%7B+slug+%7D+%7D", { "content-type": type })).code).toBe(
      "invalid-json",
    );
    expect((await target.send("--x\r\nquery\r\n--x--", { "content-type": type })).code).toBe("invalid-json");
  });

  it.each([
    "/v1/metadata",
    "/v2/query",
    "/v1/query",
    "/v1/graphql/explain",
    "/v1alpha1/config",
    "/v1alpha1/pg_dump",
    "/_sim/clock",
    "/_sim/events/drain",
    "/_sim/crons/run",
  ])("for admins is closed to a member: %s", async (path) => {
    for (const body of ["{}", '{"type":"run_sql","args":{"sql":"select 1"}}', '{"type":"export_metadata","args":{}}']) {
      const answer = await target.send(body, { "content-type": "application/json" }, path);
      expect([answer.status, answer.code]).toEqual([
        expect.toBeOneOf([400, 401, 404]),
        expect.stringMatching(/^(access-denied|not-found)$/),
      ]);
    }
  });
});
