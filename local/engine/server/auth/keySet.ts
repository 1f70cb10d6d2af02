import { createLocalJWKSet, type JSONWebKeySet, type JWTVerifyGetKey } from "jose";
import type { KeyObject } from "node:crypto";
import { log, messageOf } from "../../log.ts";
import { JWKS_ALGORITHMS, type JwtSettings } from "./jwtSettings.ts";

/** The keys that tokens are verified with at this moment. */
export interface KeySet {
  readonly algorithms: readonly string[];
  /** A key, or a function that picks one by a token's header. */
  readonly key: KeyObject | JWTVerifyGetKey;
  /** Grows by one when the keys were replaced; what was verified before no longer counts. */
  readonly version: number;
  close(): void;
}

const FETCH_TIMEOUT_MS = 10_000;
/** Seconds until the next try when fetching the keys failed; the present keys stay in use. */
const RETRY_SECONDS = 10;
const LONGEST_WAIT_SECONDS = 24 * 60 * 60;

/**
 * The key of the settings, or the keys behind `jwk_url`, which are fetched again as their caching headers say.
 * @throws Error when they cannot be fetched at start
 */
export async function openKeySet(keys: JwtSettings["keys"]): Promise<KeySet> {
  if (keys.kind === "static") {
    return { algorithms: keys.algorithms, key: keys.key, version: 0, close: () => undefined };
  }
  const { url } = keys;
  let first: FetchedKeys;
  try {
    first = await fetchKeys(url);
  } catch (error) {
    throw new Error(`jwk_url ${url.href}: ${messageOf(error)}`, { cause: error });
  }
  let key: JWTVerifyGetKey = createLocalJWKSet(first.jwks);
  let text = first.text;
  let version = 0;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const refreshAfter = (seconds: number | undefined): void => {
    if (seconds === undefined || closed) return;
    timer = setTimeout(() => void refresh(), Math.min(Math.max(seconds, 1), LONGEST_WAIT_SECONDS) * 1000).unref();
  };
  const refresh = async (): Promise<void> => {
    try {
      const next = await fetchKeys(url);
      if (next.text !== text) {
        text = next.text;
        key = createLocalJWKSet(next.jwks);
        version += 1;
      }
      refreshAfter(next.freshSeconds);
    } catch (error) {
      log("warn", "keys of jwk_url could not be fetched again", { error: messageOf(error) });
      refreshAfter(RETRY_SECONDS);
    }
  };
  refreshAfter(first.freshSeconds);

  return {
    algorithms: JWKS_ALGORITHMS,
    get key() {
      return key;
    },
    get version() {
      return version;
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}

interface FetchedKeys {
  jwks: JSONWebKeySet;
  text: string;
  /** Seconds until the keys are fetched again; undefined where no header says so, as in Hasura. */
  freshSeconds: number | undefined;
}

async function fetchKeys(url: URL): Promise<FetchedKeys> {
  const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`answered ${response.status}`);
  const text = await response.text();
  const jwks = JSON.parse(text) as JSONWebKeySet;
  createLocalJWKSet(jwks); // throws for what is no key set, before the present keys are replaced
  return { jwks, text, freshSeconds: freshSeconds(response.headers, Date.now()) };
}

/** How long an answer may be used, by `Cache-Control`, or else by `Expires`. */
export function freshSeconds(headers: Headers, now: number): number | undefined {
  const directives = (headers.get("cache-control") ?? "").toLowerCase();
  const age = /s-maxage=(\d+)/.exec(directives)?.[1] ?? /max-age=(\d+)/.exec(directives)?.[1];
  if (age !== undefined) return Number(age);
  if (/no-cache|no-store|must-revalidate/.test(directives)) return 0;
  const expires = Date.parse(headers.get("expires") ?? "");
  return Number.isNaN(expires) ? undefined : Math.max(0, (expires - now) / 1000);
}
