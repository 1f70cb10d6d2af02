import type { Session } from "../../interface.ts";
import type { VerifiedToken } from "./verifyToken.ts";

/** A verified token and the sessions opened with it, one for each role that was asked for. */
export interface CachedToken extends VerifiedToken {
  sessions: Map<string, Session>;
}

/** Longer tokens are verified every time, so that the cache's memory is bounded. */
const LONGEST_TOKEN = 4096;

/** Verified tokens until they expire; the least recently used one makes room. */
export class TokenCache {
  readonly #tokens = new Map<string, CachedToken>();
  readonly #capacity: number;
  #version = 0;

  constructor(capacity = 5000) {
    this.#capacity = capacity;
  }

  /** @param version of the keys; tokens that were verified with earlier keys are forgotten */
  find(token: string, version: number, now: number): CachedToken | undefined {
    if (version !== this.#version) {
      this.#tokens.clear();
      this.#version = version;
    }
    const found = this.#tokens.get(token);
    if (!found) return undefined;
    this.#tokens.delete(token);
    if (found.expiresAt !== undefined && found.expiresAt <= now) return undefined;
    this.#tokens.set(token, found);
    return found;
  }

  keep(token: string, version: number, verified: CachedToken): void {
    if (version !== this.#version || token.length > LONGEST_TOKEN) return;
    this.#tokens.set(token, verified);
    if (this.#tokens.size <= this.#capacity) return;
    const oldest = this.#tokens.keys().next().value;
    if (oldest !== undefined) this.#tokens.delete(oldest);
  }

  get size(): number {
    return this.#tokens.size;
  }
}
