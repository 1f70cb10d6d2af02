import { expect, it } from "vitest";
import { AUTH_STATUSES } from "../actions/auth/refusals.ts";
import english from "../schema/refusals/en.json" with { type: "json" };
import { sentencesOfSignIn } from "../web/build/signInSentences.ts";
import { signInCodes } from "../web/i18n/signInCodes.ts";

it("the sign-in pages carry a sentence for each refusal of the sign-in service, and for no other", () => {
  expect(signInCodes).toEqual(Object.keys(AUTH_STATUSES).toSorted());
  const carried = Object.keys(sentencesOfSignIn(english)).map((key) => key.replace(/_(?:one|other|many)$/, ""));
  expect(new Set(carried)).toEqual(new Set(signInCodes));
});
