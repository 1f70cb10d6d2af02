/**
 * What the engine is measured against: a bare HTTP server with one hand-written, prepared statement for each shape.
 * It passes Postgres' text on unread, believes the caller's name, and checks nothing but what its SQL checks.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";
import { watchParent } from "../../local/engine/parentWatch.ts";
import { SHAPES } from "./shapes.ts";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.env.POOL_SIZE) });
pool.on("error", () => undefined);
const shapes = new Map(SHAPES.map((shape) => [`/${shape.key}`, shape]));

async function answer({ url = "" }: IncomingMessage, response: ServerResponse): Promise<void> {
  const mark = url.indexOf("?");
  const shape = shapes.get(url.slice(0, mark));
  if (!shape) return void response.writeHead(404).end();
  const given = new URLSearchParams(url.slice(mark + 1));
  const values = shape.parameters.map((name) => given.get(name));
  try {
    const { rows } = await pool.query<[string]>({ name: shape.key, text: shape.sql, values, rowMode: "array" });
    const body = `{"data":${rows[0]![0]}}`;
    response
      .writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) })
      .end(body);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}

const server = createServer((request, response) => void answer(request, response));
server.listen(0, "127.0.0.1", () => {
  console.log(JSON.stringify({ msg: "listening", port: (server.address() as AddressInfo).port }));
});
watchParent(Number(process.env.PARENT_PID), () => process.exit(0));
process.on("SIGTERM", () => process.exit(0));
