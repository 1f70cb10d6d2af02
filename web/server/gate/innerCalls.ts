import { unavailable } from "./refusal.ts";

/** Asks the actions service on the inner network. @throws GateRefusal when it does not answer */
export type InnerCall = (path: string, body: object) => Promise<unknown>;

export function innerCalls(actions: URL, secret: string, timeoutMs: number): InnerCall {
  return async (path, body) => {
    const response = await fetch(new URL(path, actions), {
      method: "POST",
      headers: { "content-type": "application/json", "x-actions-secret": secret },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => undefined);
    if (!response?.ok) {
      await response?.body?.cancel();
      throw unavailable();
    }
    return response.json();
  };
}
