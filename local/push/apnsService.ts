import type { IncomingHttpHeaders } from "node:http2";
import type { Clock } from "../simulator/clock.ts";
import type { Answer, SimRequest } from "../simulator/http.ts";
import { type AppleAccount, tokenFault } from "./appleToken.ts";
import type { Inbox } from "./inbox.ts";
import { iphoneOf } from "./iphones.ts";

/** Bytes of a payload that Apple takes. */
const LARGEST = 4096;
const HOSTS = new Set(["api.push.apple.com", "api.sandbox.push.apple.com"]);
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Tokens that begin so are never of an iPhone here: they make Apple answer what is hard to bring about otherwise. */
export const TOKENS = { unregistered: "dead", bad: "bad0", tooMany: "0429", otherApp: "07a9" } as const;

/** Apple's words for a status that the controls ask for. */
const WORDS: Readonly<Record<number, string>> = {
  403: "ExpiredProviderToken",
  410: "Unregistered",
  413: "PayloadTooLarge",
  429: "TooManyRequests",
  500: "InternalServerError",
  503: "ServiceUnavailable",
};

interface AppleRequest extends Omit<SimRequest, "headers"> {
  headers: IncomingHttpHeaders;
}

const refusal = (status: number, reason: string, more: object = {}, headers: Record<string, string> = {}): Answer => ({
  status,
  headers,
  body: JSON.stringify({ reason, ...more }),
});

/** Answers as Apple's push service does: `POST /3/device/<token>`. It is strict where the real one is. */
export function apnsService({ account, clock, inbox }: { account: AppleAccount; clock: Clock; inbox: Inbox }) {
  return async (request: AppleRequest): Promise<Answer> => {
    const { fault, headers } = request;
    if (fault?.action === "status") {
      const wait = fault.retryAfterSeconds;
      const asked: Record<string, string> = wait === undefined ? {} : { "retry-after": String(wait) };
      return refusal(fault.status, WORDS[fault.status] ?? "InternalServerError", {}, asked);
    }
    const id = headers["apns-id"];
    const answer = (await refusalOf(request, account, clock)) ?? taken(request, clock, inbox);
    return typeof id === "string" ? { ...answer, headers: { ...answer.headers, "apns-id": id } } : answer;
  };
}

async function refusalOf(request: AppleRequest, account: AppleAccount, clock: Clock): Promise<Answer | null> {
  const { bytes, headers, method, path } = request;
  if (method !== "POST") return refusal(405, "MethodNotAllowed");
  const token = /^\/3\/device\/([^/]*)$/.exec(path)?.[1];
  if (token === undefined || !HOSTS.has(String(headers[":authority"]))) return refusal(404, "BadPath");
  const unknown = await tokenFault(headers.authorization, account);
  if (unknown) return refusal(403, unknown);
  if (token === "") return refusal(400, "MissingDeviceToken");
  const fault = headerFault(headers, account) ?? payloadFault(bytes);
  if (fault) return refusal(fault === "PayloadTooLarge" ? 413 : 400, fault);
  if (!/^[0-9a-f]{64,200}$/.test(token) || token.startsWith(TOKENS.bad)) return refusal(400, "BadDeviceToken");
  if (token.startsWith(TOKENS.otherApp)) return refusal(400, "DeviceTokenNotForTopic");
  if (token.startsWith(TOKENS.unregistered)) return refusal(410, "Unregistered", { timestamp: clock.now() });
  return token.startsWith(TOKENS.tooMany) ? refusal(429, "TooManyRequests") : null;
}

function headerFault(headers: IncomingHttpHeaders, { topic }: AppleAccount): string | null {
  if (headers["apns-topic"] === undefined) return "MissingTopic";
  if (headers["apns-topic"] !== topic) return "TopicDisallowed";
  if (headers["apns-push-type"] !== "alert") return "InvalidPushType";
  if (!["5", "10"].includes(String(headers["apns-priority"] ?? "10"))) return "BadPriority";
  if (!/^\d+$/.test(String(headers["apns-expiration"] ?? "0"))) return "BadExpirationDate";
  if (Buffer.byteLength(String(headers["apns-collapse-id"] ?? "")) > 64) return "BadCollapseId";
  return headers["apns-id"] === undefined || UUID.test(String(headers["apns-id"])) ? null : "BadMessageId";
}

function payloadFault(bytes: Buffer): string | null {
  if (bytes.length === 0) return "PayloadEmpty";
  if (bytes.length > LARGEST) return "PayloadTooLarge";
  return shownBy(bytes) === null ? "BadMessage" : null;
}

interface Payload {
  aps: { alert: { title: string; body: string }; "thread-id"?: string };
  url?: string;
}

/** What an iPhone makes of a payload, in the form in which browsers are told; null where it is none of an alert. */
function shownBy(bytes: Buffer): string | null {
  try {
    const { aps, url } = JSON.parse(bytes.toString("utf8")) as Payload;
    const { body, title } = aps.alert;
    return JSON.stringify({ title, body, url, tag: aps["thread-id"] });
  } catch {
    return null;
  }
}

function taken({ bytes, headers, path }: AppleRequest, clock: Clock, inbox: Inbox): Answer {
  const token = path.split("/").at(-1)!;
  const collapse = headers["apns-collapse-id"];
  inbox.add({
    receivedAt: new Date(clock.now()).toISOString(),
    endpoint: `https://${String(headers[":authority"])}${path}`,
    device: iphoneOf(token),
    urgency: headers["apns-priority"] === "5" ? "normal" : "high",
    topic: collapse === undefined ? null : String(collapse),
    ttl: Math.max(0, Number(headers["apns-expiration"] ?? 0) - Math.floor(Date.now() / 1000)),
    text: shownBy(bytes),
  });
  return { status: 200 };
}
