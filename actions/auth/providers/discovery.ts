import type { Logger } from "pino";
import { createRemoteJWKSet, type JWTVerifyGetKey } from "jose";
import { z } from "zod";

const TIMEOUT_MS = 10_000;
/** How long what a provider says of itself is taken as it is. */
const KEPT_MS = 60 * 60 * 1000;

const metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  revocation_endpoint: z.url().optional(),
  jwks_uri: z.url(),
});

/** The codes of RFC 6749, section 5.2; nothing else of what a provider says is repeated. */
const refusal = z.object({ error: z.string().regex(/^[a-z_]{1,40}$/) });

/** A provider understood a call and does not do it. */
export class ProviderRefusal extends Error {
  /** Its own code, such as `invalid_grant`. */
  readonly code: string;

  constructor(provider: string, code: string) {
    super(`${provider} refused: ${code}`);
    this.code = code;
  }
}

/** Where a provider answers, and its keys. */
export interface Provider extends z.output<typeof metadata> {
  keys: JWTVerifyGetKey;
}

export interface ProviderCalls {
  /** Reads the provider's discovery document. @throws Error where it cannot be read */
  discover(): Promise<Provider>;
  /**
   * What it gives for a form; null where it answers without a word.
   * @throws ProviderRefusal for a refusal that has a code
   * @throws Error without the provider's words, which may name the person
   */
  post(url: string, form: Record<string, string>, what?: "token" | "revoke"): Promise<unknown>;
}

/**
 * The calls to one provider of OpenID Connect. What it says of itself is read once an hour; its keys are asked for again
 * when a token names one that is not known, at most every `keysPauseMs`.
 */
export function openProviderCalls(
  { issuer, log, name }: { name: string; issuer: string; log: Logger },
  keysPauseMs = 30_000,
): ProviderCalls {
  let known: { at: number; provider: Promise<Provider> } | undefined;

  async function call(what: string, url: string, body?: URLSearchParams): Promise<unknown> {
    const started = performance.now();
    const answer = await fetch(url, {
      headers: { accept: "application/json" },
      ...(body && { method: "POST", body }),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: Error) => error);
    const outcome = answer instanceof Error ? answer.name : answer.status;
    log.info({ provider: name, call: what, outcome, ms: Math.round(performance.now() - started) }, "provider called");
    if (answer instanceof Error) throw new Error(`${name} answered ${outcome}`);
    const said = await jsonOf(answer);
    if (answer.ok && said !== undefined) return said;
    const refused = answer.status < 500 ? refusal.safeParse(said) : undefined;
    throw refused?.success ? new ProviderRefusal(name, refused.data.error) : new Error(`${name} answered ${outcome}`);
  }

  async function read(): Promise<Provider> {
    const provider = metadata.parse(await call("discovery", `${issuer}/.well-known/openid-configuration`));
    if (provider.issuer !== issuer) throw new Error(`${name} calls itself ${provider.issuer}`);
    const keys = createRemoteJWKSet(new URL(provider.jwks_uri), {
      timeoutDuration: TIMEOUT_MS,
      cooldownDuration: keysPauseMs,
    });
    return { ...provider, keys };
  }

  return {
    discover() {
      if (known && performance.now() - known.at < KEPT_MS) return known.provider;
      const asked = { at: performance.now(), provider: read() };
      known = asked;
      // Whoever comes next asks again.
      asked.provider.catch(() => {
        if (known === asked) known = undefined;
      });
      return asked.provider;
    },
    post: (url, form, what = "token") => call(what, url, new URLSearchParams(form)),
  };
}

/** Null for an empty answer, undefined for one that is no JSON. */
async function jsonOf(answer: Response): Promise<unknown> {
  const text = await answer.text();
  if (text === "") return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
