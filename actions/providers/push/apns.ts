import { createHash } from "node:crypto";
import type { Logger } from "pino";
import { PermanentFailure, TryLater } from "../../jobs/worker.ts";
import type { ApnsToken } from "./apnsToken.ts";
import { type Http2Answer, Http2Host } from "./http2Host.ts";
import type { IosDevice, Push, PushOutcome, PushSender } from "./provider.ts";

const HOSTS = { production: "api.push.apple.com", sandbox: "api.sandbox.push.apple.com" } as const;
const TIMEOUT_MS = 10_000;
/** How long Apple keeps a message for a device that is off. Older news waits in the app. */
const KEPT_S = 24 * 60 * 60;
const DEFAULT_WAIT_S = 30;
/** Apple counts how often a sender makes new tokens, in 20 minutes. */
const TOKEN_WAIT_S = 20 * 60;

interface Settings {
  /** The app's bundle id. */
  topic: string;
  token: ApnsToken;
  /** Stands in for Apple's hosts on one machine, where nothing leaves the machine. */
  relay?: string | undefined;
}

/** Apple's push service, by its HTTP/2 interface. */
export class Apns implements PushSender<IosDevice> {
  readonly #settings: Settings;
  readonly #log: Logger;
  readonly #hosts: Record<IosDevice["apns_environment"], Http2Host>;

  constructor(settings: Settings, log: Logger) {
    this.#settings = settings;
    this.#log = log;
    const hostOf = (name: string) => new Http2Host(settings.relay ?? `https://${name}`, TIMEOUT_MS);
    this.#hosts = { production: hostOf(HOSTS.production), sandbox: hostOf(HOSTS.sandbox) };
  }

  async send(device: IosDevice, push: Push): Promise<PushOutcome> {
    const token = await this.#settings.token.current();
    const first = await this.#post(device, push, token);
    if (reasonOf(first) !== "ExpiredProviderToken") return outcomeOf(first);
    return outcomeOf(await this.#post(device, push, await this.#settings.token.current(token)));
  }

  close(): void {
    for (const host of Object.values(this.#hosts)) host.close();
  }

  async #post({ apns_environment, endpoint }: IosDevice, { id, message, urgency }: Push, token: string) {
    const host = HOSTS[apns_environment];
    const started = performance.now();
    const headers = {
      ":authority": host,
      ":path": `/3/device/${endpoint}`,
      authorization: `bearer ${token}`,
      "apns-topic": this.#settings.topic,
      "apns-push-type": "alert",
      // 10 is at once; 5 lets the device choose a moment that saves power.
      "apns-priority": urgency === "high" ? "10" : "5",
      "apns-expiration": String(Math.floor(Date.now() / 1000) + KEPT_S),
      "apns-collapse-id": collapseIdOf(message.tag),
      "apns-id": id,
    };
    const answer = await this.#hosts[apns_environment]
      .post(headers, Buffer.from(JSON.stringify(payloadOf(message))))
      .catch((error: Error) => error);
    const ms = Math.round(performance.now() - started);
    const outcome = answer instanceof Error ? answer.message : answer.status;
    this.#log.info({ provider: "apns", host, outcome, ms }, "provider called");
    if (answer instanceof Error) throw new Error(`APNs did not answer: ${answer.message}`);
    return answer;
  }
}

const payloadOf = ({ body, tag, title, url }: Push["message"]) => ({
  aps: { alert: { title, body }, sound: "default", "thread-id": tag },
  url,
  tag,
});

/** What Apple knows messages by that stand for one another: at most 64 bytes, and nothing of ours. */
const collapseIdOf = (tag: string) => createHash("sha256").update(tag).digest("base64url");

/** Apple's word for what is wrong; undefined where it has none. */
function reasonOf({ body }: Http2Answer): string | undefined {
  try {
    return (JSON.parse(body) as { reason?: string }).reason;
  } catch {
    return undefined;
  }
}

/** The token is of no device, or of another app's. */
const NO_DEVICE = new Set(["BadDeviceToken", "DeviceTokenNotForTopic"]);

function outcomeOf(answer: Http2Answer): PushOutcome {
  const { body, headers, status } = answer;
  if (status === 200) return "taken";
  const reason = reasonOf(answer);
  const words = `APNs answered ${status} ${reason ?? ""}`.trimEnd();
  if (status === 410) return { goneSince: instantOf(body) };
  if (status === 400 && NO_DEVICE.has(reason ?? "")) return { goneSince: null };
  if (reason === "TooManyProviderTokenUpdates") throw new TryLater(words, TOKEN_WAIT_S);
  if (status === 429 || status >= 500) throw new TryLater(words, Number(headers["retry-after"]) || DEFAULT_WAIT_S);
  // Mostly our key or topic is not what Apple knows: a person has to look, and the device stays.
  throw new PermanentFailure(words);
}

/** Since when a device has been gone, in milliseconds of the answer; null where it does not say. */
function instantOf(body: string): Date | null {
  try {
    const { timestamp } = JSON.parse(body) as { timestamp?: unknown };
    return typeof timestamp === "number" ? new Date(timestamp) : null;
  } catch {
    return null;
  }
}
