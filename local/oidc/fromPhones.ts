import { nextToken } from "../simulator/ids.ts";
import { makeIdToken, WRONGS } from "./idTokens.ts";
import type { Account, Client, IssuerName } from "./issuers.ts";
import type { OidcState } from "./state.ts";

/** Real milliseconds that a code is good for. */
const CODE_LASTS_MS = 5 * 60_000;

interface Around {
  name: IssuerName;
  client: Client;
  issuer: string;
  state: OidcState;
  /** Called after every change. */
  onChange(): void;
}

/** What an app on a phone gets from its provider without a page: an ID token, right or wrong in one way, and Apple's code. */
export async function askPhone(given: Record<string, unknown>, { client, issuer, name, onChange, state }: Around) {
  const account = accountFor(given, name, state);
  const nonce = typeof given.nonce === "string" ? given.nonce : undefined;
  const idToken = await makeIdToken(state.keys[name].at(-1)!, {
    issuer,
    issuerName: name,
    audience: typeof given.audience === "string" ? given.audience : client.id,
    account,
    nonce,
    wrong: WRONGS.find((wrong) => wrong === given.wrong),
    hasTextBooleans: given.hasTextBooleans === true,
  });
  const authorizationCode = name === "apple" ? codeFor(account, { client, state, nonce }) : undefined;
  onChange();
  return { idToken, sub: account.sub, authorizationCode };
}

function accountFor(given: Record<string, unknown>, name: IssuerName, state: OidcState): Account {
  const email = String(given.email);
  const known = state.accounts[name].find((account) => account.email === email);
  if (known) return known;
  const account: Account = {
    sub: nextToken(state.ids, 21),
    email,
    isEmailVerified: given.isEmailVerified !== false,
    name: typeof given.name === "string" ? given.name : "",
  };
  state.accounts[name].push(account);
  return account;
}

function codeFor(
  { sub }: Account,
  { client, nonce, state }: { client: Client; state: OidcState; nonce: string | undefined },
): string {
  const code = `ac-${nextToken(state.ids, 40)}`;
  state.codes[code] = {
    issuer: "apple",
    sub,
    clientId: client.id,
    redirectUri: null,
    challenge: null,
    nonce: nonce ?? null,
    scope: "openid email",
    isOffline: true,
    endsAt: Date.now() + CODE_LASTS_MS,
  };
  return code;
}
