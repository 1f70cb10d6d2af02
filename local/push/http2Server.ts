import http2, { type IncomingHttpHeaders, type ServerHttp2Stream } from "node:http2";
import { buffer } from "node:stream/consumers";
import type { Faults } from "../simulator/faults.ts";
import type { Answer, SimRequest } from "../simulator/http.ts";

export interface Http2Request extends Omit<SimRequest, "headers"> {
  headers: IncomingHttpHeaders;
}

interface ServeOptions {
  handle(request: Http2Request): Promise<Answer>;
  faults: Faults;
  /** Called before every answer, so that what it acknowledges survives a kill. */
  write(): void;
}

/**
 * The server of a simulator that speaks HTTP/2 without TLS; it does not listen yet. `reset_before` says that the host goes
 * away and answers nothing (GOAWAY), `reset_after` does so with the work done.
 */
export function createHttp2Server({ faults, handle, write }: ServeOptions): http2.Http2Server {
  const server = http2.createServer();
  const open = new Set<http2.ServerHttp2Session>();
  server.on("session", (session) => {
    open.add(session);
    session.on("close", () => open.delete(session)).on("error", () => session.destroy());
  });
  server.on("stream", (stream, headers) => {
    stream.on("error", () => stream.destroy());
    void answer(stream, headers);
  });
  const close = server.close.bind(server);
  // A connection that is kept would keep the server open.
  server.close = (callback) => {
    for (const session of open) session.destroy();
    return close(callback);
  };
  return server;

  async function answer(stream: ServerHttp2Stream, headers: IncomingHttpHeaders): Promise<void> {
    const bytes = await buffer(stream);
    const url = new URL(String(headers[":path"]), "http://simulator");
    const request: Http2Request = {
      method: String(headers[":method"]),
      path: url.pathname,
      query: url.searchParams,
      headers,
      bytes,
      body: bytes.toString("utf8"),
      params: {},
    };
    const fault = faults.claim(request);
    if (fault) request.fault = fault;
    if (fault?.action === "timeout") return;
    if (fault?.action === "reset_before") return goAway(stream);
    const { body = "", headers: more = {}, status } = await handle(request);
    write();
    if (fault?.action === "reset_after") return goAway(stream);
    stream.respond({ ":status": status, ...more });
    stream.end(body);
  }
}

function goAway({ session }: ServerHttp2Stream): void {
  session?.goaway(http2.constants.NGHTTP2_NO_ERROR);
  session?.destroy();
}
