import type { Clock } from "../simulator/clock.ts";
import type { Deliveries, Delivery } from "../simulator/deliveries.ts";
import { json, Router, type Answer, type Handler, type SimRequest } from "../simulator/http.ts";
import { RateLimit } from "./rateLimit.ts";
import { decisionOf } from "./decision.ts";
import type { NewSession, Sessions } from "./sessions.ts";

export interface ApiOptions {
  sessions: Sessions;
  deliveries: Deliveries;
  clock: Clock;
  environment: string;
  publicUrl(): string;
  /** The only key that is accepted; without one any key is. */
  apiKey: string | undefined;
  /** The only workflow that exists; without one any does. */
  workflowId: string | undefined;
}

/** The provider's documented limits, calls a minute. */
const MOST_CREATED = 600;
const MOST_DECISIONS = 100;
/** The only webhook destination is the one that the simulator was started with. */
const DESTINATION = "00000000-0000-4000-8000-000000000001";

const notFound = () => json({ detail: "Not found." }, 404);

/** Didit's HTTP API, as far as the product uses it. */
export function diditApi(options: ApiOptions): Handler {
  const { apiKey, clock, deliveries, environment, publicUrl, sessions, workflowId } = options;
  const created = new RateLimit(clock, MOST_CREATED);
  const decisions = new RateLimit(clock, MOST_DECISIONS);
  const destinationPath = `/v3/webhook/destinations/${DESTINATION}/deliveries`;

  const router = new Router()
    .on("POST", "/v3/session/", (request) => limited(created, () => createSession(request)))
    .on("GET", "/v3/session/:id/decision/", ({ params }) =>
      limited(decisions, () => {
        const session = sessions.find(params.id!);
        return session ? json(decisionOf(session, { environment, publicUrl })) : notFound();
      }),
    )
    .on("GET", "/v3/webhook/destinations/", () => json({ results: [{ uuid: DESTINATION, label: "local" }] }))
    .on("GET", `${destinationPath}/`, () => json({ results: deliveries.list().map(shownDelivery) }))
    .on("POST", `${destinationPath}/:id/resend/`, async ({ params }) => {
      const id = Number(params.id);
      if (!deliveries.list().some((delivery) => delivery.id === id)) return notFound();
      return json(shownDelivery(await deliveries.deliver(deliveries.duplicate(id).id)));
    });

  return async function answer(request) {
    const key = request.headers["x-api-key"];
    if (!key) return json({ detail: "Authentication credentials were not provided." }, 401);
    if (apiKey && key !== apiKey) return json({ detail: "Invalid API key." }, 401);
    const { fault } = request;
    if (fault?.action === "delay") await new Promise((resolve) => setTimeout(resolve, fault.ms));
    const broken = fault?.action === "status" ? injected(fault.status, fault.retryAfterSeconds) : undefined;
    if (broken && !(fault?.action === "status" && fault.after)) return broken;
    // The provider's addresses must end with a slash: without one a POST would lose its body in a redirect.
    const route = request.path.endsWith("/") ? router.find(request.method, request.path) : undefined;
    if (!route) return notFound();
    request.params = route.params;
    const result = await route.handler(request);
    return broken ?? result;
  };

  function createSession(request: SimRequest): Answer {
    const given = readNewSession(request.body);
    if ("problems" in given) return json(given.problems, 400);
    if (workflowId && given.workflow_id !== workflowId) return json({ workflow_id: ["Workflow not found."] }, 400);
    const session = sessions.open(given);
    return json(
      {
        session_id: session.session_id,
        session_number: session.session_number,
        session_token: session.session_token,
        session_kind: "user",
        url: `${publicUrl()}/session/${session.session_token}`,
        status: session.status,
        vendor_data: session.vendor_data,
        metadata: session.metadata,
        callback: session.callback,
        workflow_id: session.workflow_id,
      },
      201,
    );
  }
}

function limited(limit: RateLimit, run: () => Answer): Answer {
  const wait = limit.take();
  if (wait === undefined) return run();
  return json({ detail: `Request was throttled. Expected available in ${wait} seconds.` }, 429, {
    "retry-after": String(wait),
  });
}

function injected(status: number, retryAfterSeconds: number | undefined): Answer {
  const detail = status === 402 ? "Not enough credits." : "Refused by an injected fault.";
  return json({ detail }, status, retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) });
}

function shownDelivery({ attempts, id, lastAnswer, state, type }: Delivery): object {
  return { uuid: String(id), webhook_type: type, status: state, attempts, response_status: Number(lastAnswer) || null };
}

/** The body of a new session, or its faults by field in the provider's words. */
function readNewSession(body: string): NewSession | { problems: Record<string, string[]> } {
  let given: Record<string, unknown>;
  try {
    const parsed = JSON.parse(body) as unknown;
    if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) throw new Error("no object");
    given = parsed as Record<string, unknown>;
  } catch {
    return { problems: { detail: ["JSON parse error."] } };
  }
  const problems: Record<string, string[]> = {};
  const text = (name: string) => {
    const value = given[name] ?? null;
    if (value === null || typeof value === "string") return value;
    problems[name] = ["Not a valid string."];
    return null;
  };
  const group = (name: string) => {
    const value = given[name] ?? null;
    if (value === null || (typeof value === "object" && !Array.isArray(value)))
      return value as Record<string, unknown> | null;
    problems[name] = ["Not a valid object."];
    return null;
  };
  const callback = text("callback");
  if (callback !== null && !(URL.canParse(callback) && /^https?:$/.test(new URL(callback).protocol))) {
    problems.callback = ["Enter a valid URL."];
  }
  const method = text("callback_method");
  if (method !== null && !["both", "completer", "initiator"].includes(method))
    problems.callback_method = [`"${method}" is not a valid choice.`];
  const workflow = text("workflow_id");
  if (!workflow) problems.workflow_id = ["This field is required."];
  const session = {
    workflow_id: workflow ?? "",
    vendor_data: text("vendor_data"),
    callback,
    metadata: group("metadata"),
    language: text("language"),
    contact_details: group("contact_details"),
    expected_details: group("expected_details"),
  };
  return Object.keys(problems).length > 0 ? { problems } : session;
}
