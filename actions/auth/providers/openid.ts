import { createHash } from "node:crypto";
import { generateCodeChallenge, type OAuthProvider } from "better-auth/oauth2";
import { decodeJwt } from "jose";
import type { Logger } from "pino";
import { z } from "zod";
import { openProviderCalls } from "./discovery.ts";
import { isAddition } from "./addition.ts";
import { type ProviderClaims, readIdToken } from "./idToken.ts";

export interface OpenidOptions {
  id: "google" | "apple";
  name: string;
  issuer: string;
  /** For whom tokens are good that apps on phones bring. */
  audiences: readonly string[];
  /** Without a nonce, such a token could be used again by whoever finds it. */
  needsNonce: boolean;
  /** Ourselves, where people are sent to the provider's page. */
  client?: { id: string; secret: string } | undefined;
  log: Logger;
}

const tokens = z.object({
  access_token: z.string(),
  expires_in: z.number().optional(),
  refresh_token: z.string().optional(),
  scope: z.string().optional(),
  id_token: z.string(),
});

const SCOPE = "openid email profile";

/**
 * A provider as the sign-in library knows one, by the protocol alone: addresses and keys come from what the issuer
 * publishes, so a stand-in differs by its issuer and nothing else. The library's own ones have Google's and Apple's written in.
 * The ID token itself is not kept: it says who somebody is, and nobody asks it again.
 */
export function openidProvider(options: OpenidOptions, calls = openProviderCalls(options)): OAuthProvider {
  const { audiences, client, id, issuer, name, needsNonce } = options;
  const read = async (token: string, wanted: readonly string[], nonce: string | undefined) =>
    readIdToken(token, { issuer, audiences: wanted, keys: (await calls.discover()).keys, nonce });

  return {
    id,
    name,
    async createAuthorizationURL({ codeVerifier, redirectURI, state }) {
      if (!client) throw new Error(`nobody is sent to a page of ${name}`);
      const url = new URL((await calls.discover()).authorization_endpoint);
      const asked = {
        response_type: "code",
        client_id: client.id,
        redirect_uri: redirectURI,
        scope: SCOPE,
        state,
        nonce: nonceOf(codeVerifier),
        code_challenge: await generateCodeChallenge(codeVerifier),
        code_challenge_method: "S256",
        prompt: "select_account",
        access_type: "offline",
      };
      for (const [field, value] of Object.entries(asked)) url.searchParams.set(field, value);
      return url;
    },
    async validateAuthorizationCode({ code, codeVerifier = "", redirectURI }) {
      if (!client) return null;
      const given = tokens.parse(
        await calls.post((await calls.discover()).token_endpoint, {
          grant_type: "authorization_code",
          code,
          redirect_uri: redirectURI,
          code_verifier: codeVerifier,
          client_id: client.id,
          client_secret: client.secret,
        }),
      );
      const claims = await read(given.id_token, [client.id], nonceOf(codeVerifier));
      if (!claims) throw new Error(`the ID token is not one of ${name} for this sign-in`);
      return {
        accessToken: given.access_token,
        refreshToken: given.refresh_token,
        accessTokenExpiresAt: given.expires_in ? new Date(Date.now() + given.expires_in * 1000) : undefined,
        scopes: given.scope?.split(" "),
        raw: claims,
      };
    },
    async verifyIdToken(token, nonce) {
      if (needsNonce && nonce === undefined) return false;
      return (await read(token, audiences, nonce)) !== null;
    },
    getUserInfo: async ({ idToken, raw, user }) => {
      // Both were verified by the call before this one.
      const claims = raw ?? (idToken === undefined ? undefined : decodeJwt(idToken));
      if (!claims) return null;
      const person = personOf(claims as ProviderClaims, user?.name);
      // Who adds a way in is signed in: their session vouches for them, so the provider's word for the address is not needed.
      return (await isAddition()) ? { ...person, user: { ...person.user, emailVerified: true } } : person;
    },
  };
}

/** The nonce of a sign-in: only who holds its verifier could have asked with it. */
const nonceOf = (codeVerifier: string) => createHash("sha256").update(`nonce:${codeVerifier}`).digest("base64url");

function personOf(claims: ProviderClaims, given: { firstName?: string; lastName?: string } | undefined) {
  // Apple tells the app the name, once, and never puts it into a token.
  const name = claims.name ?? [given?.firstName, given?.lastName].filter(Boolean).join(" ");
  const { email, email_verified, sub } = claims;
  return { user: { id: sub, name, email, emailVerified: String(email_verified) === "true" }, data: { sub } };
}
