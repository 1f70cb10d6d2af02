import type { IncomingMessage } from "node:http";
import { GateRefusal } from "./refusal.ts";
import { boundVariables } from "./variables.ts";

/** A browser's request: the id of a document and its variables. */
export interface Asked {
  id: unknown;
  variables: object | undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** @throws GateRefusal for anything but a single request, such as a batch */
export function askedIn(payload: unknown): Asked {
  if (!isObject(payload)) throw new GateRefusal("bad-request", "one request at a time, as a JSON object");
  const { id, variables } = payload;
  if (variables !== undefined && variables !== null && !isObject(variables)) {
    throw new GateRefusal("bad-request", "variables must be an object");
  }
  if (variables) boundVariables(variables);
  return { id, variables: variables ?? undefined };
}

/** Reads a JSON body of at most `limit` bytes. @throws GateRefusal, also when the body is incomplete */
export async function readAsked(request: IncomingMessage, limit: number): Promise<Asked> {
  const { "content-encoding": encoding = "identity", "content-type": type = "" } = request.headers;
  if (encoding !== "identity") throw new GateRefusal("bad-request", "compressed bodies are not accepted");
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new GateRefusal("bad-request", "content-type must be application/json");
  }
  const body = await readBody(request, limit);
  try {
    return askedIn(JSON.parse(body.toString("utf8")));
  } catch (error) {
    throw error instanceof GateRefusal ? error : new GateRefusal("invalid-json", "the request is no JSON");
  }
}

function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const refuse = (reason: string) => reject(new GateRefusal("bad-request", reason));
    const cut = () => refuse("the request did not arrive whole");
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) return void chunks.push(chunk);
      chunks.length = 0;
      request.pause();
      refuse("the request is too long");
    });
    request.once("error", cut);
    request.once("close", cut);
    request.once("end", () => {
      request.off("close", cut);
      resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks));
    });
  });
}
