import { createHash } from "node:crypto";
import type { Answer, SimRequest } from "../simulator/http.ts";
import { ApiError } from "./apiErrors.ts";
import type { Store } from "./store.ts";

/** Keys are kept at least this long; afterwards the same key is a new request. */
const KEPT_MS = 24 * 60 * 60 * 1_000;
const LONGEST_KEY = 255;
/** Refusals that do not depend on the work, so the same key may try again. */
const NOT_KEPT = new Set([401, 409, 429]);

interface KeyedRequest {
  key: string;
  request: SimRequest;
  requestId: string;
}

/**
 * Runs a request at most once a key. The first answer is kept and replayed, also a 400 or a 500.
 * @throws ApiError 400 `idempotency_error` for the same key with another request, 409 while a twin is still running
 */
export async function answerOnce(
  { store }: { store: Store },
  { key, request, requestId }: KeyedRequest,
  run: () => Promise<Answer>,
): Promise<Answer> {
  if (key.length > LONGEST_KEY) {
    throw new ApiError(400, {
      type: "idempotency_error",
      message: `Idempotency keys can have at most ${LONGEST_KEY} characters.`,
    });
  }
  const now = store.clock.now();
  const kept = Object.hasOwn(store.state.idempotency, key) ? store.state.idempotency[key] : undefined;
  const fingerprint = fingerprintOf(request);
  if (kept && now - kept.createdAt < KEPT_MS) {
    if (kept.fingerprint !== fingerprint) {
      const message =
        `Keys for idempotent requests can only be used with the same parameters they were first used with. ` +
        `Try using a key other than '${key}' if you meant to execute a different request.`;
      throw new ApiError(400, { type: "idempotency_error", message });
    }
    if (!kept.answer) {
      const message =
        "There is currently another in-progress request using this Idempotent Key. Please try again later.";
      throw new ApiError(409, { type: "invalid_request_error", code: "idempotency_key_in_use", message });
    }
    return {
      ...kept.answer,
      headers: {
        "content-type": "application/json; charset=utf-8",
        "idempotent-replayed": "true",
        "original-request": kept.requestId,
      },
    };
  }

  store.keep("idempotency", key, { fingerprint, createdAt: now, requestId });
  try {
    const answer = await run();
    const { body = "", status } = answer;
    const isKept = !NOT_KEPT.has(status);
    store.keep(
      "idempotency",
      key,
      isKept ? { fingerprint, createdAt: now, requestId, answer: { status, body } } : undefined,
    );
    return { ...answer, headers: { ...answer.headers, "original-request": requestId } };
  } catch (error) {
    store.keep("idempotency", key, undefined);
    throw error;
  }
}

function fingerprintOf({ body, method, path }: SimRequest): string {
  const sorted = [...new URLSearchParams(body)].map(([name, value]) => `${name}=${value}`).sort();
  return createHash("sha256")
    .update(JSON.stringify([method, path, sorted]))
    .digest("hex");
}

/** Forgets expired keys, so that a long-lived local stack does not grow for ever; also half-done ones of a former run. */
export function pruneKeys(store: Store, { restarted = false } = {}): void {
  const now = store.clock.now();
  for (const [key, kept] of Object.entries(store.state.idempotency)) {
    if (now - kept.createdAt >= KEPT_MS || (restarted && !kept.answer)) store.keep("idempotency", key, undefined);
  }
}
