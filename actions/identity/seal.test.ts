import { expect, it } from "vitest";
import { keyIdOf, seal, unseal } from "./seal.ts";

const KEY = Buffer.alloc(32, 7).toString("base64");
const OTHER = Buffer.alloc(32, 8).toString("base64");
const details = JSON.stringify({ ssnLast4: "8362", address: "4471 Kestrel Hollow Road" });

it("opens with its key for its owner", () => {
  expect(unseal(seal(details, { key: KEY, owner: "amina" }).sealed, { key: KEY, owner: "amina" })).toBe(details);
});

it.each([
  ["another key", { key: OTHER, owner: "amina" }],
  ["another owner, as when a row is moved", { key: KEY, owner: "bruno" }],
])("does not open for %s", (_, by) => {
  const { sealed } = seal(details, { key: KEY, owner: "amina" });
  expect(() => unseal(sealed, by)).toThrow();
});

it.each([0, 20, 200, -1])("does not open when byte %i was changed", (at) => {
  const { sealed } = seal(details, { key: KEY, owner: "amina" });
  const index = at < 0 ? sealed.length + at : at;
  sealed[index] = sealed[index]! ^ 1;
  expect(() => unseal(sealed, { key: KEY, owner: "amina" })).toThrow();
});

it("does not open when its tag was cut short", () => {
  const { sealed } = seal(details, { key: KEY, owner: "amina" });
  expect(() => unseal(sealed.subarray(0, 20), { key: KEY, owner: "amina" })).toThrow();
});

it("is another text each time, of a length that tells little, and shows nothing of what it seals", () => {
  const [first, second] = [1, 2].map(() => seal(details, { key: KEY, owner: "amina" }).sealed);
  expect(first).not.toEqual(second);
  expect(seal(`${details}${"x".repeat(60)}`, { key: KEY, owner: "amina" }).sealed).toHaveLength(first!.length);
  expect(first!.includes("8362") || first!.includes("Kestrel")).toBe(false);
});

it("names its key without telling it", () => {
  expect(seal(details, { key: KEY, owner: "amina" }).key_id).toBe(keyIdOf(KEY));
  expect(keyIdOf(KEY)).toMatch(/^[0-9a-f]{16}$/);
  expect(keyIdOf(KEY)).not.toBe(keyIdOf(OTHER));
});
