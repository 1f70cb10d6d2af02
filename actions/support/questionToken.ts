import { makeLetterToken, readLetterToken } from "../auth/letterToken.ts";

const PURPOSE = "confirm-question";

/** A token that proves access to the inbox of whoever asked, for `hours` (D214). */
export const makeQuestionToken = (secret: string, questionId: string, hours: number): Promise<string> =>
  makeLetterToken(secret, PURPOSE, questionId, hours);

/** The id of the token's question; null when it is not ours or has expired. */
export const readQuestionToken = (secret: string, token: string): Promise<string | null> =>
  readLetterToken(secret, PURPOSE, token);
