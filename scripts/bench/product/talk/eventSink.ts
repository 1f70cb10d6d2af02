import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Takes the events of the engine, as the service would, and does nothing with them. */
export interface EventSink {
  url: string;
  close(): void;
}

export function openEventSink(): Promise<EventSink> {
  const server = createServer((request, response) => {
    request.resume();
    response.setHeader("content-type", "application/json");
    response.end("{}");
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () =>
      resolve({
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        close: () => void server.close().closeAllConnections(),
      }),
    );
  });
}
