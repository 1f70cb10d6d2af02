import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerWith, circleForTests } from "../test/circleForTests.ts";
import { type GateForTests, gateForTests, until } from "../test/gateForTests.ts";
import { AMINA } from "../test/standIns.ts";
import { PREVIEW_LIMITS } from "./previews.ts";

let gate: GateForTests;

beforeEach(async () => {
  gate = await gateForTests();
  gate.graphql.work = (response) => void response.end(answerWith(circleForTests()));
});
/** For a test in which no circle comes in time: elsewhere a page waits as long as a busy machine needs. */
async function waitBriefly() {
  await gate.close();
  gate = await gateForTests({ limits: { previewPatienceMs: 50 } });
}
afterEach(async () => {
  vi.restoreAllMocks();
  await gate.close();
});

it("keeps nobody waiting for longer than half a second for what a messenger would show", () => {
  expect(PREVIEW_LIMITS.previewPatienceMs).toBeLessThanOrEqual(500);
});

interface Got {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** fetch decodes by itself and always names a language. */
const get = (path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Got> =>
  new Promise((resolve, reject) => {
    httpRequest(gate.origin + path, { headers, method }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      resolve({ status: response.statusCode, headers: response.headers, bytes: Buffer.concat(chunks) });
    })
      .on("error", reject)
      .end();
  });

const titleOf = ({ bytes }: Got) => /<title>(.*)<\/title>/.exec(bytes.toString())?.[1];
const SUNDAY = "Sunday Savers · Savings Circle";

it.each(["/g/sunday-savers-1010", "/groups/8492efd8-754f-4073-8c56-7bcd3ed149b0", "/g/old-name-1010?name=Free+money"])(
  "the page of a public circle says what it is: %s",
  async (path) => {
    const got = await get(path);
    expect([got.status, titleOf(got)]).toEqual([200, SUNDAY]);
    expect(got.headers["x-robots-tag"]).toBeUndefined();
    expect(got.headers["content-security-policy"]).toBe((await get("/login")).headers["content-security-policy"]);
    expect(got.bytes.toString()).toContain(
      `<link rel="canonical" href="https://circle.example/g/sunday-savers-1010" />`,
    );
  },
);

it("everybody gets the same page, which is asked for as a visitor", async () => {
  const visitor = await get("/g/sunday-savers-1010");
  const token = await gate.actions.tokenOf(AMINA);
  const headers = { authorization: `Bearer ${token}`, cookie: "session=1", "x-hasura-role": "member" };
  expect((await get("/groups/8492efd8-754f-4073-8c56-7bcd3ed149b0", headers)).bytes).toEqual(visitor.bytes);
  expect((await get("/g/sunday-savers-1010", { "user-agent": "WhatsApp/2.24" })).bytes).toEqual(visitor.bytes);
  expect(gate.graphql.seen).toHaveLength(2);
  for (const { headers: sent } of gate.graphql.seen) {
    expect([sent.authorization, sent.cookie, sent["x-hasura-role"]]).toEqual([undefined, undefined, undefined]);
    expect(sent["x-request-id"]).toMatch(/^[\w-]+$/);
  }
});

describe("what visitors may not read", () => {
  const withoutIds = ({ headers: { date: _date, "x-request-id": _id, ...headers }, ...got }: Got) => ({
    ...got,
    headers,
  });

  it("looks like what does not exist, and like every other page", async () => {
    gate.graphql.work = (response) => void response.end(answerWith());
    const hidden = withoutIds(await get("/g/private-1011"));
    const unknown = withoutIds(await get("/g/no-such-circle"));
    expect(hidden).toEqual(unknown);
    expect(withoutIds(await get("/g/private-1011"))).toEqual(unknown);
    const { "x-robots-tag": robots, ...headers } = hidden.headers;
    expect(robots).toBe("noindex");
    expect({ ...hidden, headers }).toEqual(withoutIds(await get("/login")));
  });

  it("is asked for once, like what they may", async () => {
    gate.graphql.work = (response) => void response.end(answerWith());
    for (let time = 0; time < 3; time += 1) await get("/g/private-1011");
    expect(gate.graphql.seen).toHaveLength(1);
  });
});

describe("without an answer the page leaves as it is, and nobody is told to forget it", () => {
  const asBuilt = async () => {
    const got = await get("/g/sunday-savers-1010");
    expect([got.status, got.headers["x-robots-tag"]]).toEqual([200, undefined]);
    expect(got.bytes).toEqual((await get("/login")).bytes);
  };

  it("when GraphQL is not there", async () => {
    gate.graphql.close();
    await asBuilt();
  });

  it.each(['{"errors":[{"message":"x"}]}', "<html>", answerWith(circleForTests({ frequency: "daily" }))])(
    "when it answers %s",
    async (answer) => {
      gate.graphql.work = (response) => void response.end(answer);
      await asBuilt();
    },
  );

  it("when it is slow; what comes late serves the next one", async () => {
    await waitBriefly();
    let release = () => {};
    gate.graphql.work = async (response) => {
      await new Promise<void>((resolve) => (release = resolve));
      response.end(answerWith(circleForTests()));
    };
    await asBuilt();
    release();
    await expect.poll(async () => titleOf(await get("/g/sunday-savers-1010"))).toBe(SUNDAY);
    expect(gate.graphql.seen).toHaveLength(1);
  });

  it("asks again soon after a failure", async () => {
    gate.graphql.work = (response) => void response.end("{}");
    await asBuilt();
    gate.graphql.work = (response) => void response.end(answerWith(circleForTests()));
    await asBuilt();
    const now = performance.now();
    vi.spyOn(performance, "now").mockReturnValue(now + 2500);
    expect(titleOf(await get("/g/sunday-savers-1010"))).toBe(SUNDAY);
  });
});

describe("the load on GraphQL", () => {
  it("many who open one circle ask once, and in the next minute not at all", async () => {
    await Promise.all(Array.from({ length: 20 }, () => get("/g/sunday-savers-1010")));
    expect(gate.graphql.seen).toHaveLength(1);
    const now = performance.now();
    vi.spyOn(performance, "now").mockReturnValue(now + 59_000);
    await get("/g/sunday-savers-1010");
    expect(gate.graphql.seen).toHaveLength(1);
    vi.spyOn(performance, "now").mockReturnValue(now + 61_000);
    await get("/g/sunday-savers-1010");
    expect(gate.graphql.seen).toHaveLength(2);
  });

  it("two are at work for one address, the others wait no longer than for an answer", async () => {
    await waitBriefly();
    const releases: (() => void)[] = [];
    gate.graphql.work = () => new Promise<void>((resolve) => releases.push(resolve));
    const pages = await Promise.all(Array.from({ length: 20 }, (_, n) => get(`/g/circle-${n}`)));
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
    expect(gate.graphql.mostAtWork).toBe(2);
    for (const release of releases) release();
    await until(() => gate.graphql.atWork === 0);
  });

  it("only pages of circles ask", async () => {
    for (const path of ["/", "/login", "/groups", "/groups/create", "/g/", "/g/picture.png"]) await get(path);
    await get("/g/sunday-savers-1010", {}, "POST");
    expect(gate.graphql.seen.filter(({ body }) => !body.includes("picture.png"))).toEqual([]);
  });
});

describe("on the wire", () => {
  it.each([
    ["br", "br", brotliDecompressSync],
    ["gzip, deflate", "gzip", gunzipSync],
    ["gzip, deflate, br;q=0", "gzip", gunzipSync],
    ["identity", undefined, (bytes: Buffer) => bytes],
  ] as const)("is compressed for %s", async (accepted, encoding, open) => {
    const plain = await get("/g/sunday-savers-1010");
    const { bytes, headers } = await get("/g/sunday-savers-1010", { "accept-encoding": accepted });
    expect([headers["content-encoding"], headers["content-length"]]).toEqual([encoding, String(bytes.length)]);
    expect(open(bytes).toString()).toBe(plain.bytes.toString());
  });

  it("is not sent a second time to who has it", async () => {
    const { headers } = await get("/g/sunday-savers-1010");
    expect([headers["cache-control"], headers.vary]).toEqual(["no-cache", "Accept-Encoding, Accept-Language"]);
    const again = await get("/g/sunday-savers-1010", { "if-none-match": headers.etag! });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  it("has another tag when the circle has changed", async () => {
    const { headers } = await get("/g/a-1");
    gate.graphql.work = (response) => void response.end(answerWith(circleForTests({ spots_left: 1 })));
    expect((await get("/g/a-2")).headers.etag).not.toBe(headers.etag);
  });

  it("tells its size without a body to who asks for its head", async () => {
    const whole = await get("/g/sunday-savers-1010");
    const { bytes, headers } = await get("/g/sunday-savers-1010", {}, "HEAD");
    expect([bytes.length, headers["content-length"]]).toEqual([0, String(whole.bytes.length)]);
  });

  it("reads in the reader's language, and in English for programs that name none", async () => {
    const spanish = await get("/g/sunday-savers-1010", { "accept-language": "es-MX,es;q=0.9" });
    expect(spanish.bytes.toString()).toContain('<html lang="es">');
    expect(spanish.bytes.toString()).toContain("Quedan 2 lugares libres");
    expect((await get("/g/sunday-savers-1010")).bytes.toString()).toContain("2 seats are free");
  });
});
