import { describe, expect, it } from "vitest";
import { verdictOf } from "./diditStatus.ts";
import { identityFingerprint, verifiedName } from "./identity.ts";

const KEY = Buffer.alloc(32, 7).toString("base64");
const person = { documentNumber: "X123456", dateOfBirth: "1990-01-31", issuingState: "USA" };

it.each([
  ["Approved", "verified"],
  ["Declined", { failure: "declined" }],
  ["Expired", { failure: "ran_out" }],
  ["Abandoned", { failure: "abandoned" }],
  ["Not Started", "pending"],
  ["In Progress", "pending"],
  ["In Review", "pending"],
  ["Resubmitted", "pending"],
  ["Awaiting User", "pending"],
  ["Kyc Expired", { failure: "document_expired" }],
  ["approved", null],
  ["APPROVED", null],
  ["constructor", null],
  ["", null],
] as const)("reads the provider's status %j as %j", (word, verdict) => {
  expect(verdictOf(word)).toEqual(verdict);
});

it("gives one document the same fingerprint in every spelling", () => {
  const known = identityFingerprint(person, KEY);
  expect(known).toHaveLength(32);
  expect(identityFingerprint({ ...person, documentNumber: " x-123 456 ", issuingState: "usa" }, KEY)).toEqual(known);
  expect(identityFingerprint({ ...person, documentNumber: "Ｘ123456" }, KEY)).toEqual(known);
});

it.each([
  { ...person, documentNumber: "X123457" },
  { ...person, dateOfBirth: "1990-02-01" },
  { ...person, issuingState: "FRA" },
  { ...person, documentNumber: "A123456", issuingState: "USX" },
])("gives a document with other facts another fingerprint: %o", (other) => {
  expect(identityFingerprint(other, KEY)).not.toEqual(identityFingerprint(person, KEY));
});

it("cannot be computed without the key", () => {
  expect(identityFingerprint(person, Buffer.alloc(32, 8).toString("base64"))).not.toEqual(
    identityFingerprint(person, KEY),
  );
});

describe("the name that the admin of a started group sees (D181, D298)", () => {
  it.each([
    ["Zoë", "Test-Person", "Zoë T."],
    ["ZOË MARÍA", "O'NEIL", "Zoë María O."],
    ["  Ana\tLucía ", " de la Cruz", "Ana Lucía d."],
    ["Zoe\u0308", "N\u0303andú", "Zoë Ñ."],
    ["小明", "王", "小明 王."],
    ["JEAN-LUC", null, "Jean-Luc"],
    [null, "Person", null],
    ["", "Person", null],
    ["A\u0000b", "Person", null],
    ["A\u202ena", "Person", null],
    ["\u202eAna", "P\u202eerson", "Ana"],
  ])("of %j and %j is %j", (firstName, lastName, name) => {
    expect(verifiedName({ firstName, lastName })).toBe(name);
  });

  it("fits its column, whatever a document says", () => {
    const long = verifiedName({ firstName: "👨‍👩‍👧‍👦".repeat(40), lastName: "e\u0301\u0302".repeat(9) })!;
    expect([...long].length).toBeLessThanOrEqual(60);
  });
});
