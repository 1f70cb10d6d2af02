import type { Clock } from "../simulator/clock.ts";
import { json, type Answer, type SimRequest } from "../simulator/http.ts";
import { decrypt } from "./decrypt.ts";
import { deviceAt } from "./devices.ts";
import type { Inbox } from "./inbox.ts";
import { vapidFault } from "./vapid.ts";

/** Bytes: what every push service takes at least, and most take no more (RFC 8030). */
const LARGEST = 4096;
const URGENCIES = new Set(["very-low", "low", "normal", "high"]);

const refusal = (status: number, reason: string, headers: Record<string, string> = {}) =>
  json({ reason }, status, headers);

/** Answers as a push service does: `POST /<host of the endpoint>/<its path>`. It is strict where real ones are. */
export function pushService({ clock, inbox, vapidKey }: { clock: Clock; inbox: Inbox; vapidKey?: string | undefined }) {
  return async (request: SimRequest): Promise<Answer> => {
    const { bytes, fault, headers, method, path } = request;
    if (fault?.action === "status") {
      const wait = fault.retryAfterSeconds;
      return refusal(fault.status, "as the controls say", wait === undefined ? {} : { "retry-after": String(wait) });
    }
    if (method !== "POST") return refusal(405, "a push is a POST");
    const endpoint = new URL(`https:/${path}${request.query.size > 0 ? `?${request.query}` : ""}`);
    const unauthorised = await vapidFault(headers.authorization, endpoint.origin, vapidKey);
    if (unauthorised) return refusal(403, unauthorised);
    const ttl = Number(headers.ttl);
    if (headers.ttl === undefined || !Number.isInteger(ttl) || ttl < 0) return refusal(400, "TTL is missing");
    const urgency = String(headers.urgency ?? "normal");
    if (!URGENCIES.has(urgency)) return refusal(400, "Urgency is unknown");
    const topic = headers.topic === undefined ? null : String(headers.topic);
    if (topic !== null && !/^[\w-]{1,32}$/.test(topic)) return refusal(400, "Topic has more than 32 signs, or others");
    if (headers["content-encoding"] !== "aes128gcm") return refusal(400, "Content-Encoding is not aes128gcm");
    if (bytes.length > LARGEST) return refusal(413, `a push has at most ${LARGEST} bytes`);

    const device = deviceAt(endpoint);
    let text: string | null = null;
    if (device) {
      try {
        text = decrypt(bytes, device);
      } catch (error) {
        return refusal(400, `the device cannot read it: ${(error as Error).message}`);
      }
    }
    const { id } = inbox.add({
      receivedAt: new Date(clock.now()).toISOString(),
      endpoint: endpoint.href,
      device: device?.name ?? null,
      urgency,
      topic,
      ttl,
      text,
    });
    return { status: 201, headers: { location: `/messages/${id}` } };
  };
}
