import http from "node:http";
import https from "node:https";
import { VERSION } from "../version.ts";

export interface WebhookRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  timeoutMs: number;
}

export interface WebhookResponse {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

const OWN_HEADERS = { "content-type": "application/json", "user-agent": `hasura-graphql-engine/${VERSION}` };
/** Bytes. A longer answer is not read, and its connection is dropped. */
const BODY_LIMIT = 10 * 1024 * 1024;

const agents = {
  "http:": new http.Agent({ keepAlive: true, maxFreeSockets: 32, timeout: 30_000 }),
  "https:": new https.Agent({ keepAlive: true, maxFreeSockets: 32, timeout: 30_000 }),
};

/**
 * Posts JSON and returns the answer, whatever its status. Redirects are not followed, and nothing is sent twice.
 * @throws Error when no complete answer comes in time
 */
export function postJson({ url, headers, body, timeoutMs }: WebhookRequest): Promise<WebhookResponse> {
  return new Promise((resolve, reject) => {
    const target = new URL(url);
    const secure = target.protocol === "https:";
    if (!secure && target.protocol !== "http:") return reject(new Error(`not an http URL: ${url}`));
    const content = Buffer.from(body);
    const request = (secure ? https : http).request(target, {
      method: "POST",
      agent: agents[secure ? "https:" : "http:"],
      headers: { ...OWN_HEADERS, ...headers, "content-length": content.length },
    });
    const timer = setTimeout(() => request.destroy(new Error("response timeout")), timeoutMs);
    const finish = (settle: () => void): void => {
      clearTimeout(timer);
      settle();
    };
    request.on("error", (error) => finish(() => reject(error)));
    request.on("response", (response) => {
      const chunks: Buffer[] = [];
      let length = 0;
      response.on("data", (chunk: Buffer) => {
        length += chunk.length;
        if (length > BODY_LIMIT) request.destroy(new Error("response is too long"));
        else chunks.push(chunk);
      });
      response.on("error", (error) => finish(() => reject(error)));
      response.on("end", () =>
        finish(() =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString("utf8"),
          }),
        ),
      );
    });
    request.end(content);
  });
}
