/**
 * The server that the engine is compared with: bare HTTP with one hand-written, prepared statement for each shape. A
 * request is JSON with the variables and the name of the caller, who is believed: only SQL checks anything. Postgres'
 * text is passed on unread.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";
import { watchParent } from "../../local/engine/parentWatch.ts";
import { SHAPES, statementValues, type Ask, type Shape } from "./shapes.ts";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.env.POOL_SIZE) });
pool.on("error", () => undefined);
const shapes = new Map(SHAPES.map((shape) => [`/${shape.key}`, shape]));

function read(request: IncomingMessage, onBody: (text: string) => void): void {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => onBody((chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)).toString("utf8")));
}

async function answer(shape: Shape, given: Ask, response: ServerResponse): Promise<void> {
  const values = statementValues(shape, given);
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

const server = createServer((request, response) => {
  const shape = shapes.get(request.url!);
  if (shape) read(request, (text) => void answer(shape, JSON.parse(text) as Ask, response));
  else response.writeHead(404).end();
});
server.listen(0, "127.0.0.1", () => {
  console.log(JSON.stringify({ msg: "listening", port: (server.address() as AddressInfo).port }));
});
watchParent(Number(process.env.PARENT_PID), () => process.exit(0));
process.on("SIGTERM", () => process.exit(0));
