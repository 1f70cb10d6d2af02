import { messageOf } from "../log.ts";
import { postJson } from "./postJson.ts";
import type { ConfiguredHeader } from "./template.ts";

/** A webhook that is called for an event, a tick of a cron trigger or a scheduled event. */
export interface DeliveryTarget {
  url: string;
  headers: Readonly<Record<string, string>>;
  /** As metadata spells them, for the invocation log. */
  configuredHeaders: readonly ConfiguredHeader[];
  timeoutMs: number;
}

/** The result of an attempt, as the invocation log holds it. */
export interface Delivery {
  delivered: boolean;
  /** HTTP status; undefined where no answer came. */
  status: number | undefined;
  /** What the handler asked for by Retry-After, on an answer that is no success. */
  retryAfterSeconds: number | undefined;
  request: string;
  response: string;
}

const LOGGED_BODY = 10_000;

/** One attempt: 2xx is a success, everything else is not. Never throws. */
export async function deliver(target: DeliveryTarget, body: string): Promise<Delivery> {
  const request = `{"payload":${body},"headers":${JSON.stringify(target.configuredHeaders)},"version":"2"}`;
  try {
    const answer = await postJson({ url: target.url, headers: target.headers, body, timeoutMs: target.timeoutMs });
    const delivered = answer.status >= 200 && answer.status < 300;
    return {
      delivered,
      status: answer.status,
      retryAfterSeconds: delivered ? undefined : positiveInteger(answer.headers["retry-after"]),
      request,
      response: JSON.stringify({
        type: "webhook_response",
        data: { status: answer.status, headers: answer.headers, body: answer.body.slice(0, LOGGED_BODY) },
        version: "2",
      }),
    };
  } catch (error) {
    return {
      delivered: false,
      status: undefined,
      retryAfterSeconds: undefined,
      request,
      response: JSON.stringify({ type: "client_error", data: { message: messageOf(error) }, version: "2" }),
    };
  }
}

function positiveInteger(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
