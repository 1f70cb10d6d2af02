/** Only the listed paths reach a service, in any spelling. */
import { createServer, type Server } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createWebServer } from "./app.ts";
import { readEnv } from "./env.ts";
import { readPath } from "./requestPath.ts";
import { webRootForTests } from "./test/gateForTests.ts";
import { ACTIONS_SECRET, listen } from "./test/standIns.ts";

describe("a path", () => {
  it.each([
    ["/", "/", ""],
    ["/auth/sign-in/email?a=1&b=%2F", "/auth/sign-in/email", "?a=1&b=%2F"],
    ["/g/caf%C3%A9-1004", "/g/caf%C3%A9-1004", ""],
    ["/%61uth/token", "/auth/token", ""],
    ["/files/a%20b.png", "/files/a%20b.png", ""],
    ["/files/%252e%252e/x", "/files/%252e%252e/x", ""],
    ["/groups/", "/groups/", ""],
    ["/calendar/a.b_c~1.ics", "/calendar/a.b_c~1.ics", ""],
  ])("%s has one spelling", (url, path, query) => {
    expect(readPath(url)).toEqual({ path, query });
  });

  it.each([
    undefined,
    "",
    "*",
    "auth/token",
    "http://elsewhere.example/auth/token",
    "//elsewhere.example/auth/token",
    "/auth//token",
    "/auth/../readyz",
    "/auth/./token",
    "/auth/%2e%2e/readyz",
    "/auth/.%2E/readyz",
    "/auth%2Ftoken",
    "/auth%5Ctoken",
    "/auth\\token",
    "/auth/%00",
    "/auth/%0d%0ax:y",
    "/auth/%c2%85",
    "/auth/%",
    "/auth/%zz",
    "/auth/%ff",
    "/auth/a b",
    "/auth/\u00e9",
    "/auth/token#x",
    "/auth/token?a#x",
    "/auth/token?a b",
  ])("%j has none", (url) => {
    expect(readPath(url)).toBeUndefined();
  });
});

describe("4,096 spellings of paths", () => {
  const seen: string[] = [];
  let upstream: Server;
  let web: Server;
  let port: number;
  beforeAll(async () => {
    upstream = createServer((request, response) => {
      if (!request.url!.startsWith("/inner/")) seen.push(request.url!);
      response.end("{}");
    });
    const behind = await listen(upstream);
    const env = { PUBLIC_ORIGIN: "http://localhost", HASURA_URL: behind, ACTIONS_URL: behind, ACTIONS_SECRET };
    web = createWebServer(readEnv({ ...env, WEB_ROOT: webRootForTests() }));
    port = Number(new URL(await listen(web)).port);
  });
  afterAll(() => {
    for (const server of [web, upstream]) {
      server.close();
      server.closeAllConnections();
    }
  });

  /** Sends one request exactly as written, on its own connection. */
  const send = (target: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, "127.0.0.1", () =>
        socket.end(`GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`, "latin1"),
      );
      socket.resume();
      socket.once("close", () => resolve());
      socket.once("error", reject);
    });

  const STARTS = ["/auth", "/files", "/webhooks", "/partner", "/calendar", "/_local", "/AUTH", "/authx"];
  const JOINTS = [
    "/",
    "//",
    "/./",
    "/../",
    "/%2e%2e/",
    "/.%2e/",
    "%2f",
    "%2F..%2f",
    "\\",
    "/..\\",
    "%5c..%5c",
    ";/../",
    "/..;/",
    "/%252e%252e/",
    "/%00/",
    "/\t../",
  ];
  const ENDS = [
    "readyz",
    "inner/ended",
    "actions/join_group",
    "v1/metadata",
    "v1/graphql",
    "console",
    "crons/rounds",
    "token",
  ];
  const FORMS = ["", "?x=/../", "/", "#", "/..", "%20", "?", "/%2e"];
  const spellings = STARTS.flatMap((start) =>
    JOINTS.flatMap((joint) =>
      ENDS.flatMap((end, at) => {
        const path = `${start}${joint}${end}`;
        return [
          `${path}${FORMS[at]!}`,
          `http://localhost${path}`,
          `/${path}${FORMS[(at + 3) % 8]!}`,
          `${joint}${start.slice(1)}${joint}${end}`,
        ];
      }),
    ),
  );

  it("reach a service only by the listed paths, each as it was read", async () => {
    expect(new Set(spellings).size).toBeGreaterThan(4000);
    for (let at = 0; at < spellings.length; at += 32) await Promise.all(spellings.slice(at, at + 32).map(send));
    expect(seen.length).toBeGreaterThan(50);
    const listed = /^\/(auth|files|webhooks|partner|calendar)\/[^/?][^?]*(\?.*)?$/;
    const strays = seen.filter((url) => {
      const path = url.split("?")[0]!;
      return !listed.test(url) || /\/\/|\\|%2f|%5c|%00/i.test(path) || /\/\.\.?(\/|$)/.test(decodeURIComponent(path));
    });
    expect(strays).toEqual([]);
  });
});
