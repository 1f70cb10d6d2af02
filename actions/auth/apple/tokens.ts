import { decodeJwt } from "jose";
import { z } from "zod";
import type { ProviderCalls } from "../providers/discovery.ts";
import { type AppleKey, appleClientSecret } from "./clientSecret.ts";

const given = z.object({ refresh_token: z.string().min(1).max(2000), id_token: z.string() });

/** What a code was exchanged for. */
export interface AppleGrant {
  /** Apple's name for whoever the code was given to. */
  sub: string;
  refreshToken: string;
}

/** Calls Apple's server, which exchanges codes and takes sign-ins back. Each call makes a client secret of its own. */
export class AppleTokens {
  readonly #app: { app: string; issuer: string };
  readonly #key: AppleKey;
  readonly #calls: ProviderCalls;

  constructor(app: { app: string; issuer: string }, key: AppleKey, calls: ProviderCalls) {
    this.#app = app;
    this.#key = key;
    this.#calls = calls;
  }

  /**
   * Exchanges the code that an app got with its sign-in, once and within five minutes.
   * @throws ProviderRefusal `invalid_grant` for a code that is used up, too old or was never given
   */
  async exchange(code: string): Promise<AppleGrant> {
    const { token_endpoint } = await this.#calls.discover();
    const answer = await this.#calls.post(token_endpoint, {
      ...(await this.#ourselves()),
      grant_type: "authorization_code",
      code,
    });
    const { id_token, refresh_token } = given.parse(answer);
    // It came from Apple itself, by a connection that proves it.
    return { refreshToken: refresh_token, sub: String(decodeJwt(id_token).sub) };
  }

  /** Takes a sign-in back at Apple. A token that is void already is no fault there. @throws Error where it could not be done */
  async revoke(refreshToken: string): Promise<void> {
    const { issuer, revocation_endpoint } = await this.#calls.discover();
    const form = { ...(await this.#ourselves()), token: refreshToken, token_type_hint: "refresh_token" };
    await this.#calls.post(revocation_endpoint ?? `${issuer}/auth/revoke`, form, "revoke");
  }

  async #ourselves() {
    return { client_id: this.#app.app, client_secret: await appleClientSecret(this.#key, this.#app) };
  }
}
