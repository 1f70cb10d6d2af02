import { Agent as HttpAgent, type ClientRequest, request as httpRequest, type ServerResponse } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { compressionFor } from "./compressed.ts";
import type { Limits } from "./limits.ts";
import { unavailable, unknownOutcome } from "./refusal.ts";

export interface Forwarded {
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** A change may take longer, and is never sent twice. */
  isChange: boolean;
  /** Called when the answer begins: GraphQL has done its work. */
  onAnswer(): void;
}

/** The headers of a service's answer that reach the browser. */
const PASSED_ON = ["content-type", "content-encoding", "content-length"] as const;

/** Sends requests to GraphQL and returns the answers. */
export class Upstream {
  readonly #target: URL;
  /** Only URLs put an IPv6 address in brackets. */
  readonly #host: string;
  readonly #limits: Limits;
  readonly #agent: HttpAgent;
  readonly #request: typeof httpRequest;

  constructor(target: URL, limits: Limits) {
    const isSecure = target.protocol === "https:";
    this.#target = target;
    this.#host = target.hostname.replace(/^\[|\]$/g, "");
    this.#limits = limits;
    this.#agent = isSecure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
    this.#request = isSecure ? httpsRequest : httpRequest;
  }

  /**
   * Resolves when nothing of the request runs any more: the client has the whole answer, or has gone and GraphQL has
   * finished. So a client that leaves early and asks again has no more requests at work than one that waits.
   * @throws GateRefusal before the answer has begun, when the service is missing or takes too long; `outcome-unknown` where
   * a change has reached it and may be made
   */
  async forward(sent: Forwarded, response: ServerResponse): Promise<void> {
    try {
      await this.#try(sent, response);
    } catch (error) {
      // A read is asked once more of a service that most likely never saw it.
      if (sent.isChange && error instanceof Unanswered) throw unknownOutcome();
      if (!(error instanceof ClosedBefore) || sent.isChange || response.destroyed) throw unavailable();
      await this.#try(sent, response).catch(() => {
        throw unavailable();
      });
    }
  }

  close(): void {
    this.#agent.destroy();
  }

  #try({ body, headers, isChange, onAnswer, path }: Forwarded, response: ServerResponse): Promise<void> {
    return new Promise((resolve, reject) => {
      const { host, port } = this.#target;
      // A list of names and values is sent as it is, which is the cheapest form; `host` is then ours to write.
      const sent = [
        "host",
        host,
        "content-type",
        "application/json",
        "content-length",
        String(Buffer.byteLength(body)),
      ];
      for (const name in headers) sent.push(name, headers[name]!);
      const call = this.#request({
        host: this.#host,
        port,
        path,
        method: "POST",
        agent: this.#agent,
        headers: sent,
      });
      const { changeMs, readMs, takeMs } = this.#limits;
      const late = setTimeout(() => call.destroy(new Error("no answer in time")), isChange ? changeMs : readMs);
      const doubt = isChange ? this.#doubt(call) : undefined;
      const stop = () => {
        clearTimeout(late);
        clearTimeout(doubt);
      };
      let isSent = false;
      call.once("finish", () => void (isSent = true));
      call.once("error", (error: NodeJS.ErrnoException) => {
        stop();
        if (response.destroyed) resolve();
        else if (call.reusedSocket && error.code === "ECONNRESET") reject(new ClosedBefore());
        else reject(isSent ? new Unanswered() : error);
      });
      call.once("response", (answer) => {
        stop();
        onAnswer();
        const tooSlow = setTimeout(() => {
          call.destroy();
          response.destroy();
        }, takeMs);
        const end = () => {
          clearTimeout(tooSlow);
          if (!answer.complete) call.destroy();
          resolve();
        };
        // The client has left. Its statement in GraphQL could not be stopped, so the request kept its place until now.
        if (response.destroyed) return void answer.resume().once("close", end);
        for (const name of PASSED_ON) {
          const value = answer.headers[name];
          if (value !== undefined) response.setHeader(name, value);
        }
        answer.once("error", () => response.destroy());
        answer.once("aborted", () => response.destroy());
        response.once("close", end);
        const compressed = compressionFor(response.req.headers["accept-encoding"], answer.headers);
        if (!compressed) {
          response.writeHead(answer.statusCode ?? 502);
          return void answer.pipe(response);
        }
        const { encoding, stream } = compressed;
        response.removeHeader("content-length");
        response.writeHead(answer.statusCode ?? 502, { "content-encoding": encoding });
        response.once("close", () => stream.destroy());
        answer.pipe(stream).pipe(response);
      });
      call.end(body);
    });
  }

  /** Ends a change early when its service fails the health check. */
  #doubt(call: ClientRequest): NodeJS.Timeout {
    const { doubtAnswerMs, doubtMs } = this.#limits;
    return setTimeout(async () => {
      const health = await fetch(new URL("/healthz", this.#target), {
        signal: AbortSignal.timeout(doubtAnswerMs),
      }).catch(() => undefined);
      await health?.body?.cancel();
      if (!health?.ok) call.destroy(new Error("the service is not well"));
    }, doubtMs);
  }
}

/** The service has the whole request, and gave no answer. */
class Unanswered extends Error {}

/** The service closed a kept connection as it was used again. Nothing tells that from one that was lost at work. */
class ClosedBefore extends Unanswered {}
