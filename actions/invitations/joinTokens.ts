import { createHash, randomBytes } from "node:crypto";

/** 256 bits: nobody guesses one, so its hash needs no salt and no slowness. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** What the database keeps of a token of an invitation or of a join link, instead of the token. */
export const tokenHash = (token: string): Buffer => createHash("sha256").update(token).digest();

/** Where a token leads: the page of the group, which answers the invitation by it. */
export const joinPath = (urlSlug: string, token: string): string => `/join/${urlSlug}?invitation=${token}`;
