import type { KeyObject } from "node:crypto";

/** The two providers that one process stands in for. */
export const ISSUERS = ["google", "apple"] as const;
export type IssuerName = (typeof ISSUERS)[number];

/** Somebody's account at a provider. */
export interface Account {
  /** The provider's own name for the person, which never changes. */
  sub: string;
  email: string;
  /** Whether the provider vouches for the address. */
  isEmailVerified: boolean;
  name: string;
  /** Apple alone: the address is one of Apple's that passes letters on. */
  isPrivateEmail?: boolean;
}

/** A team at Apple and its key for Sign in with Apple, as Apple knows them. */
export interface AppleTeam {
  teamId: string;
  keyId: string;
  publicKey: KeyObject;
}

/** Who may ask, and where people are sent back to. */
export interface Client {
  id: string;
  /** A word, or the team whose signature is one; null for who cannot ask for tokens. */
  secret: string | AppleTeam | null;
  redirectUris: readonly string[];
}

/** Where a provider is reached. */
export interface Place {
  /** As tokens name it. */
  issuer: string;
  /** The same for browsers, which may know this machine by another name. */
  pages: string;
}

/** Whom the list of accounts holds at first: one whose address the demo story knows, one it does not, and one without proof. */
export const FIRST_ACCOUNTS: Record<IssuerName, readonly Account[]> = {
  google: [
    { sub: "100000000000000000001", email: "amina@example.com", isEmailVerified: true, name: "Amina Diallo" },
    { sub: "100000000000000000002", email: "noor@example.com", isEmailVerified: true, name: "Noor Haddad" },
    { sub: "100000000000000000003", email: "teo@example.com", isEmailVerified: false, name: "Teo Marin" },
  ],
  apple: [
    { sub: "000001.aaaa.0001", email: "bruno@example.com", isEmailVerified: true, name: "Bruno Costa" },
    {
      sub: "000002.aaaa.0002",
      email: "h7x2k@privaterelay.appleid.com",
      isEmailVerified: true,
      name: "",
      isPrivateEmail: true,
    },
  ],
};
