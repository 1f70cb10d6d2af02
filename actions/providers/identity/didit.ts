import type { Logger } from "pino";
import { z } from "zod";
import type { Env } from "../../env.ts";
import type { IdentityDecision, IdentityProvider } from "./provider.ts";

const TIMEOUT_MS = 10_000;
const RETRIES = 2;
const FIRST_WAIT_MS = 300;
/** The longest wait that the provider may ask for. Beyond it the call fails, and its caller tries again later. */
const LONGEST_WAIT_MS = 5_000;

const createdSession = z.object({ session_id: z.string(), url: z.url(), status: z.string() });

const decision = z.object({
  session_id: z.string(),
  status: z.string(),
  vendor_data: z.string().nullish(),
  workflow_id: z.string().nullish(),
  environment: z.string().nullish(),
  id_verifications: z
    .array(
      z.object({
        document_number: z.string().nullish(),
        date_of_birth: z.string().nullish(),
        issuing_state: z.string().nullish(),
        first_name: z.string().nullish(),
        last_name: z.string().nullish(),
      }),
    )
    .nullish(),
});

/** The identity provider Didit, by its HTTP API. */
export class DiditIdentity implements IdentityProvider {
  readonly #env: Pick<Env, "DIDIT_API_BASE" | "DIDIT_API_KEY" | "DIDIT_WORKFLOW_ID">;
  readonly #log: Logger;

  constructor(env: Pick<Env, "DIDIT_API_BASE" | "DIDIT_API_KEY" | "DIDIT_WORKFLOW_ID">, log: Logger) {
    this.#env = env;
    this.#log = log;
  }

  /** Safe to repeat: an unfinished session of the same person is answered again. */
  async createSession(request: {
    verificationId: string;
    userId: string;
    email: string;
    callbackUrl: string;
    language: string;
  }): Promise<{ sessionId: string; url: string; status: string }> {
    const answer = await this.#call("POST", "/v3/session/", {
      workflow_id: this.#env.DIDIT_WORKFLOW_ID,
      vendor_data: request.userId,
      callback: request.callbackUrl,
      metadata: { verificationId: request.verificationId },
      language: request.language,
      contact_details: { email: request.email },
    });
    const { session_id, status, url } = createdSession.parse(answer);
    return { sessionId: session_id, url, status };
  }

  async readDecision(sessionId: string): Promise<IdentityDecision> {
    const answer = decision.parse(await this.#call("GET", `/v3/session/${encodeURIComponent(sessionId)}/decision/`));
    const document = answer.id_verifications?.[0];
    const { date_of_birth: dateOfBirth, document_number: documentNumber, issuing_state: issuingState } = document ?? {};
    return {
      sessionId: answer.session_id,
      status: answer.status,
      userId: answer.vendor_data ?? null,
      workflowId: answer.workflow_id ?? null,
      environment: answer.environment ?? null,
      identity:
        dateOfBirth && documentNumber && issuingState
          ? {
              dateOfBirth,
              documentNumber,
              issuingState,
              firstName: document?.first_name ?? null,
              lastName: document?.last_name ?? null,
            }
          : null,
    };
  }

  /** @throws Error without the provider's words, which may name the person */
  async #call(method: "GET" | "POST", path: string, body?: object): Promise<unknown> {
    for (let attempt = 0; ; attempt++) {
      const started = performance.now();
      const response = await fetch(new URL(path, this.#env.DIDIT_API_BASE), {
        method,
        headers: {
          accept: "application/json",
          "x-api-key": this.#env.DIDIT_API_KEY,
          ...(body && { "content-type": "application/json" }),
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: "error",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch((error: Error) => error);
      const ms = Math.round(performance.now() - started);
      const outcome = response instanceof Error ? response.name : response.status;
      this.#log.info({ provider: "didit", call: method, outcome, ms, attempt }, "provider called");

      if (response instanceof Response && response.ok) return response.json();
      const wait = waitBeforeRetry(response, attempt);
      if (wait === null) throw new Error(`the identity provider answered ${outcome}`);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/** Milliseconds; null when the answer is final, after the last try, or when the provider asks for too long a wait. */
function waitBeforeRetry(response: Response | Error, attempt: number): number | null {
  const isRetriable = response instanceof Error || [409, 429].includes(response.status) || response.status >= 500;
  if (!isRetriable || attempt >= RETRIES) return null;
  const asked = response instanceof Error ? 0 : Number(response.headers.get("retry-after") ?? 0) * 1000;
  const wait = Math.max(asked || 0, FIRST_WAIT_MS * 2 ** attempt * (0.5 + Math.random()));
  return wait <= LONGEST_WAIT_MS ? wait : null;
}
