import type { Account, IssuerName } from "./issuers.ts";
import { FIRST_ACCOUNTS, ISSUERS } from "./issuers.ts";
import { type Key, makeKey } from "./keys.ts";
import { type IdSequence, newIdSequence, nextToken } from "../simulator/ids.ts";

/** What an authorization code stands for until it is used. */
export interface Grant {
  issuer: IssuerName;
  sub: string;
  clientId: string;
  /** Null for one that an app got from its phone, without a page. */
  redirectUri: string | null;
  challenge: string | null;
  nonce: string | null;
  scope: string;
  isOffline: boolean;
  /** Milliseconds since 1970. */
  endsAt: number;
}

/** What an access or refresh token opens. */
export interface Access {
  issuer: IssuerName;
  sub: string;
  clientId: string;
  scope: string;
}

export interface OidcState {
  ids: IdSequence;
  accounts: Record<IssuerName, Account[]>;
  /** The newest last; the older ones are still published. */
  keys: Record<IssuerName, Key[]>;
  codes: Record<string, Grant>;
  access: Record<string, Access>;
  refresh: Record<string, Access>;
}

const forEach = <Value>(make: (name: IssuerName) => Value) =>
  Object.fromEntries(ISSUERS.map((name) => [name, make(name)])) as Record<IssuerName, Value>;

export function emptyState(seed?: string): OidcState {
  const ids = newIdSequence(seed);
  return {
    ids,
    accounts: forEach((name) => [...FIRST_ACCOUNTS[name]]),
    keys: forEach((name) => [makeKey(`${name}-${nextToken(ids, 8)}`)]),
    codes: {},
    access: {},
    refresh: {},
  };
}
