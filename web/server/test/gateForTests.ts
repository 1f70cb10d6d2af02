/** The whole web server with stand-ins for the services behind it. */
import { mkdtempSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { WebSocket } from "ws";
import { createWebServer } from "../app.ts";
import { readEnv } from "../env.ts";
import { type DocumentList, LIST_FILE } from "../gate/documents.ts";
import type { Limits } from "../gate/limits.ts";
import type { PreviewLimits } from "../preview/previews.ts";
import {
  type ActionsForTests,
  actionsForTests,
  ACTIONS_SECRET,
  type GraphqlForTests,
  graphqlForTests,
  listen,
  PUBLIC_ORIGIN,
} from "./standIns.ts";

/** Documents by name, so that tests read well: their ids are their names. */
export const DOCUMENTS: DocumentList = {
  texts: {
    Public: "query Public { x }",
    Mine: "query Mine($me: uuid) { x }",
    Change: "mutation Change { x }",
    Live: "subscription Live { x }",
    Panel: "query Panel { x }",
    Platform: "query Platform { x }",
  },
  roles: {
    anonymous: ["Public"],
    member: ["Mine", "Change", "Live"],
    group_admin: ["Panel", "Mine", "Change", "Live"],
    platform_admin: ["Platform"],
  },
};

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta name="description" content="Save together." />
    <title>circle</title>
  </head>
  <body></body>
</html>`;

export function webRootForTests(): string {
  const webRoot = mkdtempSync(path.join(tmpdir(), "web-root-"));
  writeFileSync(path.join(webRoot, "index.html"), PAGE);
  writeFileSync(path.join(webRoot, LIST_FILE), JSON.stringify(DOCUMENTS));
  return webRoot;
}

export interface Answered {
  status: number;
  /** The code of the first error, or "data". */
  code: string;
  headers: Headers;
  body: { data?: unknown; errors?: { message: string; extensions: Record<string, unknown> }[] };
}

export interface GateForTests {
  origin: string;
  server: Server;
  actions: ActionsForTests;
  graphql: GraphqlForTests;
  ask(body: unknown, headers?: Record<string, string>, path?: string): Promise<Answered>;
  /** Opens a websocket; `init` is the payload of its first frame, and null sends none. */
  open(init?: object | null, headers?: Record<string, string>): Promise<SocketForTests>;
  close(): Promise<void>;
}

export async function gateForTests({
  env = {},
  limits = {},
  isWell = true,
}: {
  env?: Record<string, string>;
  limits?: Partial<Limits & PreviewLimits>;
  /** Whether actions answers already when the gate starts. */
  isWell?: boolean;
} = {}): Promise<GateForTests> {
  const [actions, graphql] = await Promise.all([actionsForTests(), graphqlForTests()]);
  actions.isWell = isWell;
  const settings = readEnv({
    WEB_ROOT: webRootForTests(),
    PUBLIC_ORIGIN,
    HASURA_URL: graphql.origin,
    ACTIONS_URL: actions.origin,
    ACTIONS_SECRET,
    ...env,
  });
  // The pause before a refusal would only make the tests slow; a busy machine may take its time for a page.
  const server = createWebServer(settings, { refusalPauseMs: 1, previewPatienceMs: 15_000, ...limits });
  const origin = await listen(server);
  return {
    origin,
    server,
    actions,
    graphql,
    async ask(body, headers = {}, at = "/v1beta1/relay") {
      const response = await fetch(origin + at, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      });
      const json = (await response.json()) as Answered["body"];
      const code = json.errors ? String(json.errors[0]?.extensions["code"]) : "data";
      return { status: response.status, headers: response.headers, body: json, code };
    },
    open: (init = {}, headers = {}) => SocketForTests.open(origin, init, headers),
    async close() {
      server.close();
      server.closeAllConnections();
      actions.close();
      graphql.close();
    },
  };
}

export type Frame = { id?: string; type: string; payload?: unknown };

/** A client's websocket that keeps all frames and waits for those that a test asks for. */
export class SocketForTests {
  readonly frames: Frame[] = [];
  readonly socket: WebSocket;
  readonly closed: Promise<number>;
  #wake: () => void = () => undefined;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on("message", (data) => {
      this.frames.push(JSON.parse(String(data)) as Frame);
      this.#wake();
    });
    this.closed = new Promise((resolve) => socket.once("close", resolve));
  }

  static async open(origin: string, init: object | null, headers: Record<string, string>): Promise<SocketForTests> {
    const url = `${origin.replace("http", "ws")}/v1beta1/relay`;
    const client = new SocketForTests(new WebSocket(url, "graphql-transport-ws", { headers }));
    await new Promise((resolve, reject) => {
      client.socket.once("open", resolve);
      client.socket.once("error", reject);
    });
    if (init !== null) client.send({ type: "connection_init", payload: init });
    return client;
  }

  send(frame: object | string): void {
    this.socket.send(typeof frame === "string" ? frame : JSON.stringify(frame));
  }

  subscribe(id: string, payload: object = { id: "Live", query: "" }): void {
    this.send({ id, type: "subscribe", payload });
  }

  /** The first frame of this type, and of this operation if one is named. */
  async frame(type: string, id?: string): Promise<Frame> {
    for (;;) {
      const found = this.frames.find((frame) => frame.type === type && (id === undefined || frame.id === id));
      if (found) return found;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  /** The codes of an `error` frame. */
  async errorOf(id: string): Promise<unknown> {
    const { payload } = await this.frame("error", id);
    return (payload as { extensions: { code: string } }[])[0]!.extensions.code;
  }
}

/** Waits until something holds; fails by the test's own time limit. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => void setTimeout(resolve, 5));
}
