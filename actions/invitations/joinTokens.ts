import { createHash, randomBytes } from "node:crypto";

/** 256 bits: nobody guesses one, so its hash needs no salt and no slowness. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** What the database keeps of a token of an invitation or of a join link, instead of the token. */
export const tokenHash = (token: string): Buffer => createHash("sha256").update(token).digest();

/** The path of a join link: the page of its group. */
export const linkPath = (urlSlug: string, token: string): string => `/join/${urlSlug}?link=${token}`;

/** Where the link of a letter of invitation leads: to the page of its group. */
export const joinPath = (urlSlug: string, token: string): string => `/join/${urlSlug}?invitation=${token}`;
