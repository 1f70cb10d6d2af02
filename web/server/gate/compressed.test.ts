import { createServer, type RequestListener } from "node:http";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { gateForTests } from "../test/gateForTests.ts";
import { listen } from "../test/standIns.ts";

const LONG = JSON.stringify({ data: { words: "of savings ".repeat(200) } });
const SHORT = JSON.stringify({ data: {} });

/** How an answer of GraphQL reaches a browser that accepts `accepted`. */
async function passedOn(answer: RequestListener, accepted: string) {
  const graphql = createServer(answer);
  const gate = await gateForTests({ env: { HASURA_URL: await listen(graphql) } });
  try {
    const { body, headers } = await gate.ask({ id: "Public" }, { "accept-encoding": accepted });
    return { body: JSON.stringify(body), encoding: headers.get("content-encoding") };
  } finally {
    await gate.close();
    graphql.close();
    graphql.closeAllConnections();
  }
}

const plain: (body: string) => RequestListener = (body) => (_request, response) =>
  void response.writeHead(200, { "content-type": "application/json" }).end(body);
const gzipped: RequestListener = (_request, response) =>
  void response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" }).end(gzipSync(LONG));

it.each([
  ["by brotli", plain(LONG), "gzip, deflate, br", "br", LONG],
  ["by gzip for who knows no brotli", plain(LONG), "gzip", "gzip", LONG],
  ["as it is for who accepts neither", plain(LONG), "identity", null, LONG],
  ["as it is for who refuses them", plain(LONG), "br;q=0, gzip;q=0", null, LONG],
  ["as it is when GraphQL has compressed it", gzipped, "gzip, br", "gzip", LONG],
  [
    "as it is when it fits into one packet",
    (_q, r) => void r.writeHead(200, { "content-type": "application/json", "content-length": SHORT.length }).end(SHORT),
    "br",
    null,
    SHORT,
  ],
] satisfies [string, RequestListener, string, string | null, string][])(
  "an answer leaves %s",
  async (_how, answer, accepted, encoding, body) => {
    expect(await passedOn(answer, accepted)).toEqual({ body, encoding });
  },
);
