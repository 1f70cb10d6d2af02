import { nextToken } from "../simulator/ids.ts";
import { json, type Answer, type Router, type SimRequest } from "../simulator/http.ts";
import { isSecretOf } from "./clientSecrets.ts";
import { claimsOf, makeIdToken, s256 } from "./idTokens.ts";
import type { Client, IssuerName, Place } from "./issuers.ts";
import { publicPart } from "./keys.ts";
import type { Access, Grant, OidcState } from "./state.ts";

export interface ProviderOptions {
  name: IssuerName;
  client: Client;
  place(): Place;
  state: OidcState;
  /** Called after every change. */
  onChange(): void;
}

/** A refusal of the token endpoint, in the protocol's words (RFC 6749, section 5.2). */
const refused = (error: string, description: string, status = 400) =>
  json({ error, error_description: description }, status, { "cache-control": "no-store" });

/** What a provider answers to programs: discovery, keys, tokens, and who a token belongs to. */
export function addProtocol(router: Router, { client, name, onChange, place, state }: ProviderOptions): void {
  const here = (path: string) => `${place().issuer}${path}`;

  router.on("GET", `/${name}/.well-known/openid-configuration`, () =>
    json({
      issuer: place().issuer,
      authorization_endpoint: `${place().pages}/authorize`,
      token_endpoint: here("/token"),
      userinfo_endpoint: here("/userinfo"),
      revocation_endpoint: here("/revoke"),
      jwks_uri: here("/jwks"),
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256"],
      scopes_supported: ["openid", "email", "profile"],
      token_endpoint_auth_methods_supported: ["client_secret_post", "client_secret_basic"],
      code_challenge_methods_supported: ["S256"],
      grant_types_supported: ["authorization_code", "refresh_token"],
    }),
  );
  router.on("GET", `/${name}/jwks`, () =>
    json({ keys: state.keys[name].map(publicPart) }, 200, { "cache-control": "public, max-age=300" }),
  );
  router.on("POST", `/${name}/token`, (request) => exchange(request));
  router.on("GET", `/${name}/userinfo`, ({ headers }) => {
    const access = state.access[/^Bearer (\S+)$/i.exec(headers.authorization ?? "")?.[1] ?? ""];
    const account = access && accountOf(access);
    if (!account) return json({ error: "invalid_token" }, 401, { "www-authenticate": 'Bearer error="invalid_token"' });
    return json(claimsOf({ account, issuerName: name }));
  });
  router.on("POST", `/${name}/revoke`, (request) => revoke(request));

  async function exchange({ body, headers }: SimRequest): Promise<Answer> {
    const form = new URLSearchParams(body);
    // Apple's status for it is 400.
    if (!(await isClient(credentialsOf(form, headers.authorization))))
      return refused(
        "invalid_client",
        "The client is not known, or its secret is wrong.",
        name === "apple" ? 400 : 401,
      );
    switch (form.get("grant_type")) {
      case "authorization_code":
        return redeem(form);
      case "refresh_token": {
        const access = state.refresh[form.get("refresh_token") ?? ""];
        if (!access || access.issuer !== name) return refused("invalid_grant", "The refresh token is not known.");
        return json({ ...newAccess(access), scope: access.scope });
      }
      default:
        return refused("unsupported_grant_type", "Only codes and refresh tokens are exchanged.");
    }
  }

  const isClient = async ({ id, secret }: { id: string; secret: string }) =>
    id === client.id && (await isSecretOf(client, secret, place().issuer));

  /** Google asks who holds the token and no more; Apple wants to know the client, and ends all that the person gave it. */
  async function revoke({ body, headers }: SimRequest): Promise<Answer> {
    const form = new URLSearchParams(body);
    if (name === "apple" && !(await isClient(credentialsOf(form, headers.authorization))))
      return refused("invalid_client", "The client is not known, or its secret is wrong.");
    const token = form.get("token") ?? "";
    const given = state.refresh[token] ?? state.access[token];
    for (const kept of [state.access, state.refresh]) {
      delete kept[token];
      if (name !== "apple" || !given) continue;
      for (const [key, { issuer, sub }] of Object.entries(kept))
        if (issuer === "apple" && sub === given.sub) delete kept[key];
    }
    onChange();
    return { status: 200 };
  }

  async function redeem(form: URLSearchParams): Promise<Answer> {
    const code = form.get("code") ?? "";
    const grant = state.codes[code];
    // A code is good for one try, right or wrong.
    delete state.codes[code];
    onChange();
    if (!grant || grant.issuer !== name || grant.endsAt < Date.now())
      return refused("invalid_grant", "The code was used, is too old, or was never given.");
    if (grant.redirectUri !== form.get("redirect_uri"))
      return refused("invalid_grant", "The code was given for another redirect_uri.");
    if (grant.challenge !== null && s256(form.get("code_verifier") ?? "") !== grant.challenge)
      return refused("invalid_grant", "The code_verifier does not fit the code_challenge.");
    const account = accountOf(grant);
    if (!account) return refused("invalid_grant", "The account is gone.");
    const idToken = await makeIdToken(state.keys[name].at(-1)!, {
      issuer: place().issuer,
      issuerName: name,
      audience: grant.clientId,
      account,
      nonce: grant.nonce ?? undefined,
    });
    return json({
      ...newAccess(grant),
      scope: grant.scope,
      id_token: idToken,
      ...(grant.isOffline && { refresh_token: newRefresh(grant) }),
    });
  }

  function newAccess({ clientId, scope, sub }: Access) {
    const token = `at-${nextToken(state.ids, 40)}`;
    state.access[token] = { issuer: name, sub, clientId, scope };
    onChange();
    return { access_token: token, token_type: "Bearer", expires_in: 3599 };
  }

  function newRefresh({ clientId, scope, sub }: Grant): string {
    const token = `rt-${nextToken(state.ids, 40)}`;
    state.refresh[token] = { issuer: name, sub, clientId, scope };
    onChange();
    return token;
  }

  function accountOf({ sub }: { sub: string }) {
    return state.accounts[name].find((account) => account.sub === sub);
  }
}

/** The client's id and secret, from the form or the header (RFC 6749, section 2.3.1). */
function credentialsOf(form: URLSearchParams, authorization = ""): { id: string; secret: string } {
  const basic = /^Basic (\S+)$/i.exec(authorization)?.[1];
  if (basic === undefined) return { id: form.get("client_id") ?? "", secret: form.get("client_secret") ?? "" };
  const [id = "", secret = ""] = Buffer.from(basic, "base64").toString("utf8").split(":");
  return { id: decodeURIComponent(id), secret: decodeURIComponent(secret) };
}
