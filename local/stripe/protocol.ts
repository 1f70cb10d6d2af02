import type { Clock } from "../simulator/clock.ts";
import { decodeForm, MalformedForm, type FormFields } from "../simulator/forms.ts";
import { json, Router, type Answer, type SimRequest } from "../simulator/http.ts";
import { ApiError, invalidRequest } from "./apiErrors.ts";
import type { Events } from "./events.ts";
import { expand } from "./expand.ts";
import { answerOnce } from "./idempotency.ts";
import type { ApiCall, Resource } from "./resource.ts";
import type { Store } from "./store.ts";
import { API_VERSION } from "./version.ts";

export interface ProtocolOptions {
  store: Store;
  clock: Clock;
  events: Events;
  resources: Resource[];
  /** The only key that is accepted; without one every test key is. */
  secretKey: string | undefined;
}

/** What Stripe does around every call: keys, version, form decoding, idempotency, expanding, errors, request ids. */
export function stripeApi(options: ProtocolOptions): (request: SimRequest) => Promise<Answer> {
  const router = new Router();
  for (const resource of options.resources) {
    for (const [route, call] of Object.entries(resource)) {
      const [method = "", path = ""] = route.split(" ");
      router.on(method, path, (request) => json(answerCall(options, request, call)));
    }
  }

  return async function answer(request) {
    const requestId = options.store.newId("req", 14);
    const headers: Record<string, string> = { "request-id": requestId, "stripe-version": API_VERSION };
    const key = request.method === "POST" ? headerOf(request, "idempotency-key") : undefined;
    if (key) headers["idempotency-key"] = key;
    try {
      checkCaller(request, options.secretKey);
      const route = router.find(request.method, request.path);
      if (!route) {
        const message = `Unrecognized request URL (${request.method}: ${request.path}). The local Stripe simulator does not have it.`;
        throw new ApiError(404, { type: "invalid_request_error", message });
      }
      request.params = route.params;
      const run = () => runFaulted(options, request, { id: requestId, idempotency_key: key ?? null }, route.handler);
      const result = key ? await answerOnce(options, { key, request, requestId }, run) : await run();
      return { ...result, headers: { ...result.headers, ...headers } };
    } catch (error) {
      const result = errorAnswer(error);
      return { ...result, headers: { ...result.headers, ...headers } };
    }
  };
}

/** Makes the faults that happen inside the provider, and turns refusals into answers so that they can be stored. */
async function runFaulted(
  { events }: ProtocolOptions,
  request: SimRequest,
  cause: { id: string; idempotency_key: string | null },
  handler: (request: SimRequest) => Answer | Promise<Answer>,
): Promise<Answer> {
  const { fault } = request;
  if (fault?.action === "delay") await new Promise((resolve) => setTimeout(resolve, fault.ms));
  if (fault?.action === "status" && !fault.after) return errorAnswer(injected(fault.status, fault.retryAfterSeconds));
  try {
    const result = await events.causedBy(cause, () => handler(request));
    return fault?.action === "status" ? errorAnswer(injected(fault.status, fault.retryAfterSeconds)) : result;
  } catch (error) {
    return errorAnswer(error);
  }
}

function answerCall({ store }: ProtocolOptions, request: SimRequest, call: (call: ApiCall) => object): object {
  let fields: FormFields;
  try {
    fields = decodeForm(request.method === "POST" ? request.body : request.query.toString());
  } catch (error) {
    if (error instanceof MalformedForm) throw invalidRequest(error.message);
    throw error;
  }
  const { expand: asked = [], ...others } = fields;
  const paths = Array.isArray(asked) ? asked.map(String) : [String(asked)];
  const stale = request.fault?.action === "stale_read" && request.method === "GET";
  const result = call({ params: request.params, fields: others });
  const shown = stale
    ? ((store.former(String((result as { id?: string }).id)) as object | undefined) ?? result)
    : result;
  return expand(store, shown, paths, { stale });
}

function headerOf(request: SimRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}

function checkCaller(request: SimRequest, secretKey: string | undefined): void {
  const key = keyOf(headerOf(request, "authorization"));
  const refuse = (message: string) =>
    new ApiError(401, { type: "invalid_request_error", message }, { "www-authenticate": 'Bearer realm="Stripe"' });
  if (!key)
    throw refuse(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.",
    );
  const shown = `${key.slice(0, 8)}${"*".repeat(8)}${key.slice(-4)}`;
  if (key.startsWith("sk_live_"))
    throw refuse(`A live key reached the local Stripe simulator: ${shown}. Use a test key here.`);
  if (secretKey ? key !== secretKey : !key.startsWith("sk_test_")) throw refuse(`Invalid API Key provided: ${shown}`);

  const version = headerOf(request, "stripe-version");
  if (version !== undefined && version !== API_VERSION) {
    throw invalidRequest(`Invalid Stripe API version: ${version}. The local Stripe simulator speaks ${API_VERSION}.`);
  }
  const account = headerOf(request, "stripe-account");
  if (account) {
    const message = `The provided key does not have access to account '${account}' (or that account does not exist).`;
    throw new ApiError(403, { type: "invalid_request_error", code: "account_invalid", message });
  }
}

/** From `Bearer key` or `Basic base64(key:)`. */
function keyOf(authorization: string | undefined): string | undefined {
  const [scheme = "", credentials = ""] = authorization?.split(" ") ?? [];
  if (/^bearer$/i.test(scheme)) return credentials;
  if (/^basic$/i.test(scheme)) return Buffer.from(credentials, "base64").toString("utf8").split(":")[0];
  return undefined;
}

function injected(status: number, retryAfterSeconds: number | undefined): ApiError {
  const headers: Record<string, string> =
    retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) };
  if (status === 429) {
    return new ApiError(
      429,
      { type: "invalid_request_error", code: "rate_limit", message: "Request rate limit exceeded." },
      headers,
    );
  }
  if (status === 402) {
    const message = "Your card was declined.";
    return new ApiError(
      402,
      { type: "card_error", code: "card_declined", decline_code: "generic_decline", message },
      headers,
    );
  }
  if (status < 500)
    return new ApiError(status, { type: "invalid_request_error", message: "Refused by an injected fault." }, headers);
  return new ApiError(status, { type: "api_error", message: "An unknown error occurred." }, headers);
}

function errorAnswer(error: unknown): Answer {
  if (!(error instanceof ApiError)) throw error;
  return json({ error: error.body }, error.status, error.headers);
}
