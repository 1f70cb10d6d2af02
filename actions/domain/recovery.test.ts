import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DocumentOf, recoveryOutcome } from "./recovery.ts";

const outcome = (documentOf: DocumentOf, { isAdult = true, isKnown = true, isPlatformAdmin = false } = {}) =>
  recoveryOutcome({ verdict: "verified", documentOf, isAdult, isKnown, isPlatformAdmin });

describe("D150: an approved check with", () => {
  it.each<[string, DocumentOf, object, ReturnType<typeof outcome>]>([
    ["the document of before", "person", {}, "recovered"],
    ["the document of before, whatever its age says now", "person", { isAdult: false }, "recovered"],
    ["a document that nobody has shown", "nobody", {}, { failure: "other_document" }],
    ["a document of somebody else's account", "another", {}, { failure: "other_document" }],
    ["no document", "none", {}, "waiting"],
    ["a first document", "nobody", { isKnown: false }, "recovered"],
    ["a first document of a child", "nobody", { isKnown: false, isAdult: false }, { failure: "under_age" }],
    ["a first document that is somebody else's", "another", { isKnown: false }, { failure: "other_document" }],
    [
      "a first document of a platform admin",
      "nobody",
      { isKnown: false, isPlatformAdmin: true },
      { failure: "other_document" },
    ],
    ["a platform admin's document of before", "person", { isPlatformAdmin: true }, "recovered"],
    ["no first document", "none", { isKnown: false }, "waiting"],
  ])("%s", (_, documentOf, more, expected) => {
    expect(outcome(documentOf, more)).toEqual(expected);
  });
});

const questions = fc.record({
  verdict: fc.constantFrom("verified" as const, "pending" as const, { failure: "declined" as const }),
  documentOf: fc.constantFrom<DocumentOf>("person", "another", "nobody", "none"),
  isAdult: fc.boolean(),
  isKnown: fc.boolean(),
  isPlatformAdmin: fc.boolean(),
});

it("nobody recovers without an approval, with another's document, or, once verified or an admin, with any but their own", () => {
  fc.assert(
    fc.property(questions, (question) => {
      if (recoveryOutcome(question) !== "recovered") return;
      expect(question.verdict).toBe("verified");
      expect(["person", ...(question.isKnown || question.isPlatformAdmin ? [] : ["nobody"])]).toContain(
        question.documentOf,
      );
    }),
  );
});

it("a refusal of the provider is told as it is, and an open check waits", () => {
  fc.assert(
    fc.property(questions, (question) => {
      if (question.verdict === "verified") return;
      expect(recoveryOutcome(question)).toEqual(question.verdict === "pending" ? "waiting" : question.verdict);
    }),
  );
});
