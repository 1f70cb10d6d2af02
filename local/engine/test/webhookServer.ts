import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export interface ReceivedCall {
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

export interface Reply {
  status?: number;
  headers?: OutgoingHttpHeaders;
  /** Sent as JSON, or unchanged if it is a text. */
  body?: unknown;
  /** Cuts the connection instead of answering. */
  hangUp?: boolean;
}

export interface WebhookServer {
  url: string;
  calls: ReceivedCall[];
  /** The answer to the next and all later calls. */
  reply: (call: ReceivedCall) => Reply | Promise<Reply>;
  /** Waits until this many calls have been received in total. */
  received(count: number): Promise<ReceivedCall[]>;
  close(): void;
}

/** A handler on loopback that keeps every call and answers as the test tells it. */
export async function startWebhookServer(): Promise<WebhookServer> {
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", async () => {
      const call: ReceivedCall = { path: request.url ?? "", headers: request.headers, body: JSON.parse(text) };
      webhook.calls.push(call);
      for (const check of waiting) check();
      const { status = 200, headers = {}, body = {}, hangUp } = await webhook.reply(call);
      if (hangUp) return void request.socket.destroy();
      response.writeHead(status, headers).end(typeof body === "string" ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const webhook: WebhookServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    reply: () => ({}),
    received: (count) =>
      new Promise((resolve) => {
        const check = (): void => {
          if (webhook.calls.length < count) return;
          waiting.delete(check);
          resolve(webhook.calls);
        };
        waiting.add(check);
        check();
      }),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return webhook;
}
