import { mkdirSync, writeFileSync } from "node:fs";
import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from "node:http";
import { connect } from "node:net";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { createWebServer } from "./app.ts";
import { readEnv } from "./env.ts";
import { webRootForTests } from "./test/gateForTests.ts";
import { ACTIONS_SECRET, listen } from "./test/standIns.ts";

const webRoot = webRootForTests();
const SCRIPT = `console.log(${JSON.stringify("x".repeat(2000))})`;

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
}

/** Headers of a service's answer that the web server replaces. */
const weaker = {
  "strict-transport-security": "max-age=1",
  "x-frame-options": "SAMEORIGIN",
  "x-content-type-options": "off",
  "referrer-policy": "unsafe-url",
};

const ofThisHop = {
  connection: "keep-alive, x-of-this-hop",
  "keep-alive": "timeout=5",
  "proxy-connection": "keep-alive",
  "x-of-this-hop": "1",
};

let upstream: Server;
/** The paths of every request that a service saw. */
const reached: (string | undefined)[] = [];
let web: Server;
let origin: string;
let local: Server;
let localOrigin: string;

beforeAll(async () => {
  mkdirSync(path.join(webRoot, "assets"));
  writeFileSync(path.join(webRoot, "assets/app-1a2b.js"), SCRIPT);
  writeFileSync(path.join(webRoot, "assets/app-1a2b.js.br"), brotliCompressSync(SCRIPT));

  upstream = createServer((request, response) => {
    const seen: Seen = { method: request.method, url: request.url, headers: request.headers };
    reached.push(seen.url);
    response.writeHead(200, { "content-type": "application/json", ...weaker, ...ofThisHop });
    if (seen.url === "/files/broken") return void response.write("half", () => response.destroy());
    response.end(JSON.stringify(seen));
  });
  const behind = await listen(upstream);
  const env = {
    WEB_ROOT: webRoot,
    PUBLIC_ORIGIN: "https://circle.example",
    HASURA_URL: behind,
    ACTIONS_URL: behind,
    ACTIONS_SECRET,
  };
  web = createWebServer(readEnv(env));
  origin = await listen(web);
  // Port 9 (discard) has nobody listening.
  local = createWebServer(
    readEnv({
      ...env,
      PUBLIC_ORIGIN: "http://localhost",
      ACTIONS_URL: "http://127.0.0.1:9",
      LOCAL_STACK_URL: behind,
      REVERSE_GEOCODE_URL: "https://geocoder.example/reverse",
    }),
  );
  localOrigin = await listen(local);
});

afterAll(() => {
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

it("D177: names the geocoder that browsers ask themselves, or none", async () => {
  expect(await (await fetch(`${origin}/places.json`)).json()).toEqual({ reverseGeocode: null });
  expect(await (await fetch(`${localOrigin}/places.json?latitude=1`)).json()).toEqual({
    reverseGeocode: "https://geocoder.example/reverse",
  });
});

describe("the client's files", () => {
  it.each(["/", "/g/sunday-circle", "/auth/callback", "/auth/callback?code=1"])(
    "answers %s with the page, which the browser has to revalidate",
    async (url) => {
      const response = await fetch(origin + url);
      expect(response.status).toBe(200);
      expect(response.headers.get("cache-control")).toBe("no-cache");
      expect(await response.text()).toContain("<title>circle</title>");
    },
  );

  it("sends a hashed file compressed, to be cached for ever", async () => {
    const response = await fetch(`${origin}/assets/app-1a2b.js`, { headers: { "accept-encoding": "br" } });
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("content-encoding")).toBe("br");
    expect(await response.text()).toBe(SCRIPT);
  });

  it("sends with a script no headers that are for documents, but says that it is nothing else", async () => {
    const { headers } = await fetch(`${origin}/assets/app-1a2b.js`);
    expect(headers.get("content-security-policy")).toBeNull();
    expect(headers.get("permissions-policy")).toBeNull();
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("strict-transport-security")).toContain("max-age=63072000");
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
  it.each(["/", "/assets/gone-9z.js", "/nothing.txt", "/v1beta1/relay", "/auth/session", "/healthz"])(
    "carries the security headers: %s",
    async (url) => {
      const { headers } = await fetch(origin + url);
      expect(headers.get("content-security-policy")).toBe(
        "default-src 'self'; script-src 'self'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; " +
          "img-src 'self' data: blob:; media-src 'self' blob:; connect-src 'self'; font-src 'self'; object-src 'none'; frame-ancestors 'none'; " +
          "base-uri 'none'; form-action 'self'",
      );
      expect(headers.get("strict-transport-security")).toContain("max-age=63072000");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("permissions-policy")).toContain("camera=()");
    },
  );

  it("asks for https only where the public origin is https", async () => {
    for (const url of ["/", "/_local/clock"]) {
      expect((await fetch(localOrigin + url)).headers.get("strict-transport-security")).toBeNull();
    }
  });
});

describe("the reverse proxy", () => {
  it.each(["/auth/sign-in/email", "/files/a/b.png", "/webhooks/stripe", "/partner/v1/groups", "/calendar/x.ics"])(
    "passes %s on with its query",
    async (url) => {
      const seen = await seenBy(`${origin}${url}?a=1`, { authorization: "Bearer t" });
      expect(seen.url).toBe(`${url}?a=1`);
      expect(seen.headers.authorization).toBe("Bearer t");
    },
  );

  it("never forwards headers that only our own services may set", async () => {
    const { headers } = await seenBy(`${origin}/auth/session`, {
      "x-hasura-admin-secret": "guess",
      "X-Hasura-User-Id": "7",
      "x-hasura-access-key": "guess",
      "x-hasura-use-backend-only-permissions": "true",
      "x-hasura-role": "group_admin",
      "x-actions-secret": "guess",
      x_actions_secret: "guess",
      forwarded: "for=6.6.6.6",
      "x-real-ip": "6.6.6.6",
      "x-client-ip": "6.6.6.6",
      "x-forwarded-port": "1",
      "x-original-url": "/inner/ended",
      "x-rewrite-url": "/inner/ended",
      "proxy-connection": "x-request-id",
    });
    expect(Object.keys(headers).filter((name) => !/^(host|accept.*|user-agent|sec-.*|connection)$/.test(name))).toEqual(
      ["x-request-id", "x-forwarded-for", "x-forwarded-proto", "x-forwarded-host"],
    );
  });

  it("tells the caller's address and the request's id", async () => {
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

  it.each([
    ["close", "close", undefined],
    ["keep-alive", "keep-alive", "timeout=75"],
    ["close, x-note", "close", undefined],
  ])("decides itself about the connection of a client that says %s", async (connection, kept, hint) => {
    const [headers, seen] = await new Promise<[IncomingHttpHeaders, Seen]>((resolve, reject) => {
      const sent = { connection, "x-note": "for this connection", authorization: "Bearer t" };
      httpRequest(`${origin}/auth/session`, { headers: sent }, async (response) => {
        let body = "";
        for await (const chunk of response) body += String(chunk);
        resolve([response.headers, JSON.parse(body) as Seen]);
      })
        .on("error", reject)
        .end();
    });
    expect([headers.connection, headers["keep-alive"]]).toEqual([kept, hint]);
    expect([headers["proxy-connection"], headers["x-of-this-hop"]]).toEqual([undefined, undefined]);
    expect(seen.headers.authorization).toBe("Bearer t");
    expect(seen.headers["x-note"]).toBe(connection.includes("x-note") ? undefined : "for this connection");
  });

  it("lets nobody hide where a body ends", async () => {
    const hidden = "GET /inner/smuggled HTTP/1.1\r\nhost: x\r\n\r\n";
    const answer = await new Promise<string>((resolve) => {
      const { hostname, port } = new URL(origin);
      const socket = connect(Number(port), hostname).setEncoding("utf8");
      let text = "";
      socket.on("data", (chunk) => (text += chunk)).on("close", () => resolve(text));
      const named = `connection: close, content-length, host\r\ncontent-length: ${hidden.length}\r\n`;
      socket.write(`GET /auth/session HTTP/1.1\r\nhost: circle.example\r\n${named}\r\n${hidden}`);
    });
    expect(answer).toContain('"url":"/auth/session"');
    expect(reached).not.toContain("/inner/smuggled");
  });

  it("cuts the connection where an answer breaks off", async () => {
    await expect(fetch(`${origin}/files/broken`).then((response) => response.text())).rejects.toThrow(/terminated/);
  });

  it.each([
    ["/auth/session", "service-unavailable"],
    ["/files/voice", "temporarily-unavailable"],
  ])("answers %s a clean 502 with a code that the page knows when a service is missing", async (url, code) => {
    const response = await fetch(localOrigin + url, { headers: { "x-request-id": "r-1" } });
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({
      error: "The service cannot be reached right now. Please try again.",
      code,
      request_id: "r-1",
    });
  });

  it("has no websocket except that of GraphQL", async () => {
    const refused = new WebSocket(`${origin.replace("http", "ws")}/auth/socket`);
    const status = await new Promise((resolve) => {
      refused.on("error", (error) => resolve(error.message));
    });
    expect(status).toContain("404");
  });

  it.each([
    ["/", "<title>circle</title>"],
    ["/auth/session", '"url":"/auth/session"'],
    ["/v1beta1/relay", "use POST"],
  ])("ignores the offer of another protocol at %s", async (url, answer) => {
    const text = await new Promise<string>((resolve, reject) => {
      const headers = { connection: "Upgrade, HTTP2-Settings", upgrade: "h2c", "http2-settings": "AAMAAABkAAQAAP__" };
      httpRequest(origin + url, { headers }, async (response) => {
        let body = "";
        for await (const chunk of response) body += String(chunk);
        resolve(body);
      })
        .on("error", reject)
        .end();
    });
    expect(text).toContain(answer);
    expect(text).not.toContain("h2c");
  });
});

describe("the one-machine stack's control", () => {
  it("is forwarded only for callers on this machine", async () => {
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
      /WEB_ROOT is missing; ACTIONS_SECRET is missing; PORT is not a number.*PUBLIC_ORIGIN is missing; HASURA_URL is not an http address.*ACTIONS_URL is missing/,
    );
  });

  it("lets the payment provider's script in only where it is configured", async () => {
    const env = {
      WEB_ROOT: webRoot,
      PUBLIC_ORIGIN: "https://c.example",
      HASURA_URL: "http://h",
      ACTIONS_URL: "http://a",
      ACTIONS_SECRET,
    };
    const server = createWebServer(readEnv({ ...env, STRIPE_JS_URL: "https://js.stripe.com/v3/" }));
    const policy = (await fetch(await listen(server))).headers.get("content-security-policy");
    server.close();
    expect(policy).toContain("script-src 'self' https://js.stripe.com;");
    expect(policy).toContain("frame-src 'self' https://js.stripe.com https://hooks.stripe.com;");
  });
});
