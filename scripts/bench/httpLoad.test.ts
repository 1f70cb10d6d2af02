import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { load } from "./httpLoad.ts";

let server: Server;
afterEach(() => server.close());

async function serve(listener: RequestListener): Promise<number> {
  server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return (server.address() as AddressInfo).port;
}

const requests = ["/a", "/b"].map((path) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
/** Milliseconds. A failure ends a load by itself, so a busy machine may take its time. */
const patient = (port: number) => ({ ...job(port), limit: { milliseconds: 10_000 } });
const job = (port: number) => ({ port, requests, connections: 4, limit: { milliseconds: 60 } });

it("counts the server's answers, also long ones in many pieces", async () => {
  const asked: string[] = [];
  const port = await serve((request, response) => {
    asked.push(request.url!);
    const body = JSON.stringify({ data: { text: request.url === "/b" ? "é".repeat(200_000) : "short" } });
    response.writeHead(200, { "content-length": Buffer.byteLength(body) }).end(body);
  });
  const { answers, latencies, milliseconds } = await load(job(port));
  expect(answers).toBe(asked.length);
  expect(latencies).toHaveLength(answers);
  expect(new Set(asked)).toEqual(new Set(["/a", "/b"]));
  expect(milliseconds).toBeGreaterThanOrEqual(60);
});

it("sends as many requests as it is told", async () => {
  let asked = 0;
  const port = await serve((_request, response) => {
    asked += 1;
    response.writeHead(200, { "content-length": 11 }).end('{"data":{}}');
  });
  expect((await load({ ...job(port), limit: { times: 25 } })).answers).toBe(25);
  expect(asked).toBe(25);
});

it.each([
  ["a status other than 200", 500, '{"data":{}}'],
  ["a refusal with status 200", 200, '{"errors":[{"message":"field not found"}]}'],
])("counts %s as a failure and quotes it", async (_, status, body) => {
  const port = await serve((_request, response) => {
    response.writeHead(status, { "content-length": body.length }).end(body);
  });
  await expect(load(patient(port))).rejects.toThrow(body);
});

it("fails when the server hangs up", async () => {
  const port = await serve((request) => request.socket.destroy());
  await expect(load(patient(port))).rejects.toThrow(/closed the connection|ECONNRESET/);
});
