import { expect, it } from "vitest";
import { AUTH_STATUSES } from "../actions/auth/refusals.ts";
import english from "../schema/refusals/en.json" with { type: "json" };
import { sentencesOfSignIn } from "../web/build/signInSentences.ts";
import { signInCodes } from "../web/i18n/signInCodes.ts";

/** What the sign-in service refuses on pages that have all sentences: those of who is signed in, and of support. */
const ELSEWHERE = [
  "account-still-needed",
  "changed-password-too-short",
  "deletion-not-confirmed",
  "email-unchanged",
  "fresh-proof-needed",
  "last-way-in",
  "no-two-factor",
  "not-signed-in",
  "question-link-invalid",
  "two-factor-is-on",
  "way-in-taken",
  "wrong-password",
];

it("the sign-in pages carry a sentence for each refusal of the sign-in service that they can meet, and for no other", () => {
  expect([...signInCodes, ...ELSEWHERE].toSorted()).toEqual(Object.keys(AUTH_STATUSES).toSorted());
  const carried = Object.keys(sentencesOfSignIn(english)).map((key) => key.replace(/_(?:one|other|many)$/, ""));
  expect(new Set(carried)).toEqual(new Set(signInCodes));
});
