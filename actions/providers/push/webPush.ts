import { createHash } from "node:crypto";
import type { Logger } from "pino";
import webPush from "web-push";
import type { Env } from "../../env.ts";
import { PermanentFailure, TryLater } from "../../jobs/worker.ts";
import type { Push, PushOutcome, PushSender, WebDevice } from "./provider.ts";

const TIMEOUT_MS = 10_000;
/** How long a push service keeps a message for a device that is off. Older news waits in the app. */
const KEPT_S = 24 * 60 * 60;
const DEFAULT_WAIT_S = 30;

type Settings = Pick<Env, "VAPID_SUBJECT" | "VAPID_PUBLIC_KEY" | "VAPID_PRIVATE_KEY" | "WEB_PUSH_RELAY">;

/** Web Push (RFC 8030, 8291, 8292): the library encrypts and signs, and the request is ours, with its bounds. */
export class WebPush implements PushSender<WebDevice> {
  readonly #env: Settings;
  readonly #log: Logger;

  constructor(env: Settings, log: Logger) {
    this.#env = env;
    this.#log = log;
  }

  async send(device: WebDevice, push: Push): Promise<PushOutcome> {
    const request = this.#sealed(device, push);
    // Its keys are no point of the curve: no message can be made for it, now or later.
    if (!request) return { goneSince: null };
    const started = performance.now();
    const response = await fetch(this.#addressOf(device.endpoint), {
      method: "POST",
      headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
      body: new Uint8Array(request.body),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: Error) => error);
    const ms = Math.round(performance.now() - started);
    const outcome = response instanceof Error ? response.name : response.status;
    this.#log.info({ provider: "web-push", host: new URL(device.endpoint).hostname, outcome, ms }, "provider called");
    if (response instanceof Error) throw new Error(`the push service did not answer: ${response.name}`);
    await response.body?.cancel();
    return outcomeOf(response);
  }

  /** Every push is a request of its own. */
  close(): void {}

  #sealed({ auth, endpoint, p256dh }: WebDevice, { message, urgency }: Push) {
    const { VAPID_PRIVATE_KEY: privateKey, VAPID_PUBLIC_KEY: publicKey, VAPID_SUBJECT: subject } = this.#env;
    try {
      return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: KEPT_S,
        urgency,
        topic: topicOf(message.tag),
      });
    } catch (error) {
      this.#log.warn({ err: error }, "no message can be made for a device");
      return null;
    }
  }

  /** On one machine everything goes to one stand-in, which finds the host in the path. */
  #addressOf(endpoint: string): URL {
    const { WEB_PUSH_RELAY: relay } = this.#env;
    return relay === undefined ? new URL(endpoint) : new URL(endpoint.replace(/^https:\//, ""), relay);
  }
}

/** What a push service knows messages by that stand for one another: at most 32 signs, and nothing of ours. */
const topicOf = (tag: string) => createHash("sha256").update(tag).digest("base64url").slice(0, 32);

function outcomeOf({ headers, ok, status }: Response): PushOutcome {
  if (ok) return "taken";
  if (status === 404 || status === 410) return { goneSince: null };
  if (status === 429 || status >= 500)
    throw new TryLater(`the push service answered ${status}`, Number(headers.get("retry-after")) || DEFAULT_WAIT_S);
  // Mostly our keys are not those that the device knows: a person has to look, and the device stays.
  throw new PermanentFailure(`the push service answered ${status}`);
}
