import http2 from "node:http2";

const { HTTP2_HEADER_STATUS: STATUS } = http2.constants;

export interface Http2Answer {
  status: number;
  headers: http2.IncomingHttpHeaders;
  body: string;
}

/** One host over HTTP/2: a connection that is kept, and made anew once the host closes it or says that it goes away. */
export class Http2Host {
  readonly #origin: string;
  readonly #timeoutMs: number;
  #session: http2.ClientHttp2Session | undefined;

  constructor(origin: string, timeoutMs: number) {
    this.#origin = origin;
    this.#timeoutMs = timeoutMs;
  }

  /** @throws Error where no whole answer came in time */
  async post(headers: http2.OutgoingHttpHeaders, body: Buffer): Promise<Http2Answer> {
    const session = this.#connected();
    const stream = session.request({ ":method": "POST", ...headers });
    return new Promise((resolve, reject) => {
      // A connection on which one answer is lost has mostly lost all of them.
      const timer = setTimeout(() => session.destroy(new Error("no answer in time")), this.#timeoutMs);
      let answered: http2.IncomingHttpHeaders = {};
      const chunks: Buffer[] = [];
      stream
        .on("response", (response) => (answered = response))
        .on("data", (chunk: Buffer) => void chunks.push(chunk))
        .on("error", reject)
        .on("close", () => {
          clearTimeout(timer);
          const status = Number(answered[STATUS]);
          if (Number.isNaN(status)) return reject(new Error("the stream was closed without an answer"));
          resolve({ status, headers: answered, body: Buffer.concat(chunks).toString("utf8") });
        })
        .end(body);
    });
  }

  close(): void {
    this.#session?.close();
    this.#session = undefined;
  }

  #connected(): http2.ClientHttp2Session {
    if (this.#session && !this.#session.closed && !this.#session.destroyed) return this.#session;
    const session = http2.connect(this.#origin);
    const leave = () => {
      if (this.#session === session) this.#session = undefined;
    };
    // Errors of a connection reach its streams too.
    session.on("error", leave).on("close", leave).on("goaway", leave);
    // An idle connection alone keeps no process running.
    session.unref();
    this.#session = session;
    return session;
  }
}
