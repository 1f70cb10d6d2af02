import { connect } from "node:net";

/** The requests, the number of connections, and how long or how often to ask. */
export interface LoadJob {
  port: number;
  /** Whole HTTP requests, sent in turn. */
  requests: readonly string[];
  connections: number;
  limit: { milliseconds: number } | { times: number };
}

export interface LoadResult {
  answers: number;
  /** Milliseconds that the load lasted. */
  milliseconds: number;
  /** For each answer, in milliseconds. */
  latencies: number[];
}

/** Every answer begins like this, because refusals of a GraphQL server have status 200 too. */
const GOOD = '{"data":{';
const HEAD_END = Buffer.from("\r\n\r\n");

/**
 * Sends requests over connections that stay open, one at a time on each, until the limit is reached. It uses raw
 * sockets, because a load generator that costs as much as the server would measure itself.
 * @throws Error quoting the first answer that is not 200 with data
 */
export async function load({ connections, limit, port, requests }: LoadJob): Promise<LoadResult> {
  const latencies: number[] = [];
  const texts = requests.map((request) => Buffer.from(request));
  let next = 0;
  const began = performance.now();
  const isOver = "times" in limit ? () => next >= limit.times : () => performance.now() - began >= limit.milliseconds;
  await Promise.all(
    Array.from({ length: connections }, () =>
      converse(port, {
        next: () => (isOver() ? undefined : texts[next++ % texts.length]),
        answered: (latency) => latencies.push(latency),
      }),
    ),
  );
  return { answers: latencies.length, milliseconds: performance.now() - began, latencies };
}

interface Conversation {
  /** The next request; undefined ends the connection. */
  next: () => Buffer | undefined;
  answered: (milliseconds: number) => void;
}

function converse(port: number, { answered, next }: Conversation): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    let sentAt = 0;
    let received: Buffer | undefined;
    let missing = 0;

    const ask = (): void => {
      const request = next();
      if (!request) return void socket.end(resolve);
      sentAt = performance.now();
      socket.write(request);
    };
    const finish = (): void => {
      answered(performance.now() - sentAt);
      ask();
    };
    socket.on("connect", ask);
    socket.on("data", (chunk: Buffer) => {
      if (missing > 0) {
        missing -= chunk.length;
        if (missing <= 0) finish();
        return;
      }
      received = received ? Buffer.concat([received, chunk]) : chunk;
      const headEnd = received.indexOf(HEAD_END);
      const bodyStart = headEnd + HEAD_END.length;
      if (headEnd < 0 || received.length < bodyStart + GOOD.length) return;
      const head = received.toString("latin1", 0, headEnd);
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
      const start = received.toString("latin1", bodyStart, bodyStart + GOOD.length);
      if (!head.startsWith("HTTP/1.1 200") || length === undefined || start !== GOOD) {
        reject(new Error(`not an answer with data: ${received.toString("utf8").slice(0, 500)}`));
        socket.destroy();
        return;
      }
      missing = bodyStart + Number(length) - received.length;
      received = undefined;
      if (missing <= 0) finish();
    });
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("the server closed the connection")));
  });
}
