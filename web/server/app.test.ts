import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { createWebServer } from "./app.ts";
import { readEnv } from "./env.ts";

const webRoot = mkdtempSync(path.join(tmpdir(), "web-root-"));
const SCRIPT = `console.log(${JSON.stringify("x".repeat(2000))})`;

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
}

let upstream: Server;
let web: Server;
let origin: string;
let local: Server;
let localOrigin: string;
let sockets: WebSocketServer;

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

beforeAll(async () => {
  mkdirSync(path.join(webRoot, "assets"));
  writeFileSync(path.join(webRoot, "index.html"), "<!doctype html><title>circle</title>");
  writeFileSync(path.join(webRoot, "assets/app-1a2b.js"), SCRIPT);
  writeFileSync(path.join(webRoot, "assets/app-1a2b.js.br"), brotliCompressSync(SCRIPT));

  upstream = createServer((request, response) => {
    const seen: Seen = { method: request.method, url: request.url, headers: request.headers };
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(seen));
  });
  sockets = new WebSocketServer({ server: upstream });
  sockets.on("connection", (socket, request) => {
    socket.send(JSON.stringify(request.headers));
    socket.on("message", (text) => socket.send(`echo ${String(text)}`));
  });
  const behind = await listen(upstream);
  const env = { WEB_ROOT: webRoot, PUBLIC_ORIGIN: "https://circle.example", HASURA_URL: behind, ACTIONS_URL: behind };
  web = createWebServer(readEnv(env));
  origin = await listen(web);
  // Port 9 (discard) has nobody listening.
  local = createWebServer(
    readEnv({ ...env, PUBLIC_ORIGIN: "http://localhost", ACTIONS_URL: "http://127.0.0.1:9", LOCAL_STACK_URL: behind }),
  );
  localOrigin = await listen(local);
});

afterAll(() => {
  sockets.close();
  for (const server of [web, local, upstream]) {
    server.close();
    server.closeAllConnections();
  }
});

const seenBy = async (url: string, headers: Record<string, string> = {}): Promise<Seen> => {
  const response = await fetch(url, { headers });
  return (await response.json()) as Seen;
};

/** fetch does not let a caller choose the host header. */
const statusWithHost = (url: string, host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    httpRequest(url, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .end();
  });

describe("the client's files", () => {
  it.each(["/", "/g/sunday-circle", "/auth/callback", "/auth/callback?code=1"])(
    "answers %s with the page, to be asked for again",
    async (url) => {
      const response = await fetch(origin + url);
      expect(response.status).toBe(200);
      expect(response.headers.get("cache-control")).toBe("no-cache");
      expect(await response.text()).toContain("<title>circle</title>");
    },
  );

  it("keeps a hashed file for ever and sends it compressed", async () => {
    const response = await fetch(`${origin}/assets/app-1a2b.js`, { headers: { "accept-encoding": "br" } });
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("content-encoding")).toBe("br");
    expect(await response.text()).toBe(SCRIPT);
  });

  it.each(["/assets/gone-9z.js", "/robots.txt", "/.well-known/none", "/..%2f..%2fetc/passwd.txt"])(
    "has no page under %s",
    async (url) => {
      expect((await fetch(origin + url)).status).toBe(404);
    },
  );

  it("cannot be written to", async () => {
    expect((await fetch(`${origin}/`, { method: "POST" })).status).toBe(405);
  });
});

describe("every answer", () => {
  it.each(["/", "/assets/app-1a2b.js", "/nothing.txt", "/v1/graphql", "/auth/session", "/healthz"])(
    "carries the security headers: %s",
    async (url) => {
      const { headers } = await fetch(origin + url);
      expect(headers.get("content-security-policy")).toBe(
        "default-src 'self'; script-src 'self'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; " +
          "img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; object-src 'none'; frame-ancestors 'none'; " +
          "base-uri 'self'; form-action 'self'",
      );
      expect(headers.get("strict-transport-security")).toContain("max-age=63072000");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("permissions-policy")).toContain("camera=()");
    },
  );

  it("asks for https only where the public origin is https", async () => {
    expect((await fetch(localOrigin)).headers.get("strict-transport-security")).toBeNull();
  });
});

describe("the reverse proxy", () => {
  it.each([
    "/v1/graphql",
    "/v1beta1/relay",
    "/auth/sign-in/email",
    "/files/a/b.png",
    "/webhooks/stripe",
    "/partner/v1/groups",
    "/calendar/x.ics",
  ])("passes %s on with its query", async (url) => {
    const seen = await seenBy(`${origin}${url}?a=1`, { authorization: "Bearer t" });
    expect(seen.url).toBe(`${url}?a=1`);
    expect(seen.headers.authorization).toBe("Bearer t");
  });

  it("never passes on what only our own services may say", async () => {
    const { headers } = await seenBy(`${origin}/v1/graphql`, {
      "x-hasura-admin-secret": "guess",
      "X-Hasura-User-Id": "7",
      "x-hasura-access-key": "guess",
      "x-hasura-use-backend-only-permissions": "true",
      "x-actions-secret": "guess",
      "x-hasura-role": "group_admin",
    });
    expect(Object.keys(headers).filter((name) => /hasura|secret/.test(name))).toEqual(["x-hasura-role"]);
  });

  it("says who called and under which id", async () => {
    const response = await fetch(`${origin}/auth/session`, {
      headers: { "x-forwarded-for": "6.6.6.6", "x-request-id": "bad id!" },
    });
    const { headers } = (await response.json()) as Seen;
    expect(headers["x-forwarded-for"]).toBe("127.0.0.1");
    expect(headers["x-forwarded-proto"]).toBe("https");
    expect(headers["x-forwarded-host"]).toBe("circle.example");
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers.get("x-request-id")).toBe(headers["x-request-id"]);
    expect((await seenBy(`${origin}/auth/session`, { "x-request-id": "abc-1" })).headers["x-request-id"]).toBe("abc-1");
  });

  it("answers a clean 502 when a service is not there", async () => {
    const response = await fetch(`${localOrigin}/auth/session`, { headers: { "x-request-id": "r-1" } });
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({
      error: "The service cannot be reached right now. Please try again.",
      code: "bad-gateway",
      request_id: "r-1",
    });
  });

  it("carries websockets of the GraphQL paths both ways, and of no other path", async () => {
    const socket = new WebSocket(`${origin.replace("http", "ws")}/v1beta1/relay`, "graphql-transport-ws", {
      headers: { "x-hasura-admin-secret": "guess", "x-hasura-user-id": "7" },
    });
    const frames: string[] = [];
    await new Promise<void>((resolve, reject) => {
      socket.on("open", () => socket.send("hello"));
      socket.on("message", (text) => {
        if (frames.push(String(text)) === 2) resolve();
      });
      socket.on("error", reject);
    });
    socket.close();
    expect(frames[1]).toBe("echo hello");
    expect(frames[0]).not.toContain("hasura");
    expect(JSON.parse(frames[0]!)).toMatchObject({ "x-forwarded-for": "127.0.0.1" });

    const refused = new WebSocket(`${origin.replace("http", "ws")}/auth/socket`);
    const status = await new Promise((resolve) => {
      refused.on("error", (error) => resolve(error.message));
    });
    expect(status).toContain("404");
  });
});

describe("the one-machine stack's control", () => {
  it("is passed on for callers of this machine alone", async () => {
    expect((await seenBy(`${localOrigin}/_local/clock`)).url).toBe("/_local/clock");
    const viaProxy = await fetch(`${localOrigin}/_local/clock`, { headers: { "x-forwarded-for": "10.0.0.1" } });
    expect(viaProxy.status).toBe(404);
    expect(await statusWithHost(`${localOrigin}/_local/clock`, "rebound.example")).toBe(404);
  });

  it("does not exist elsewhere", async () => {
    expect((await fetch(`${origin}/_local/clock`)).status).toBe(404);
  });
});

describe("the environment", () => {
  it("is read whole before an error is answered", () => {
    expect(() => readEnv({ HASURA_URL: "hasura:8080", PORT: "many" })).toThrow(
      /WEB_ROOT is missing; PORT is not a number.*PUBLIC_ORIGIN is missing; HASURA_URL is not an http address.*ACTIONS_URL is missing/,
    );
  });

  it("lets the payment provider's script in only where it is configured", async () => {
    const env = {
      WEB_ROOT: webRoot,
      PUBLIC_ORIGIN: "https://c.example",
      HASURA_URL: "http://h",
      ACTIONS_URL: "http://a",
    };
    const server = createWebServer(readEnv({ ...env, STRIPE_JS_URL: "https://js.stripe.com/v3/" }));
    const policy = (await fetch(await listen(server))).headers.get("content-security-policy");
    server.close();
    expect(policy).toContain("script-src 'self' https://js.stripe.com;");
    expect(policy).toContain("frame-src 'self' https://js.stripe.com https://hooks.stripe.com;");
  });
});
