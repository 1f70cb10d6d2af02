import { Agent as HttpAgent, request as httpRequest } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { unavailable } from "./refusal.ts";

/** Asks the actions service on the inner network. @throws GateRefusal when it does not answer */
export interface InnerCalls {
  ask(path: string, body: object): Promise<unknown>;
  close(): void;
}
export type InnerCall = InnerCalls["ask"];

/** Keeps its connections open, because every tenth request of a person waits for one of these calls. */
export function innerCalls(actions: URL, secret: string, timeoutMs: number): InnerCalls {
  const isSecure = actions.protocol === "https:";
  const agent = isSecure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  const request = isSecure ? httpsRequest : httpRequest;

  const once = (path: string, text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const call = request(new URL(path, actions), {
        method: "POST",
        agent,
        headers: {
          "content-type": "application/json",
          "content-length": String(Buffer.byteLength(text)),
          "x-actions-secret": secret,
        },
      });
      const late = setTimeout(() => call.destroy(new Error("no answer in time")), timeoutMs);
      const fail = (error: NodeJS.ErrnoException) => {
        clearTimeout(late);
        reject(call.reusedSocket && error.code === "ECONNRESET" ? new ClosedBefore() : error);
      };
      call.once("error", fail);
      call.once("response", (answer) => {
        let body = "";
        answer.setEncoding("utf8");
        answer.on("data", (chunk: string) => (body += chunk));
        answer.once("error", fail);
        answer.once("end", () => {
          clearTimeout(late);
          if (answer.statusCode === 200) resolve(body);
          else reject(new Error(`status ${answer.statusCode}`));
        });
      });
      call.end(text);
    });

  return {
    async ask(path, body) {
      const text = JSON.stringify(body);
      try {
        return JSON.parse(
          await once(path, text).catch((error: unknown) => {
            // A kept connection was closed at the moment when it was used again: the question never arrived.
            if (error instanceof ClosedBefore) return once(path, text);
            throw error;
          }),
        );
      } catch {
        throw unavailable();
      }
    },
    close: () => agent.destroy(),
  };
}

class ClosedBefore extends Error {}
