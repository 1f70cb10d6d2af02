import { expect, it } from "vitest";
import { privacyVersion, termsVersion } from "./versions.ts";

const migration = Object.values(
  import.meta.glob<string>("../../../hasura/migrations/default/1790000000205_create_legal/up.sql", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
)[0]!;
/** The newest version of a text that has to be accepted. */
const newest = (document: string) =>
  [...migration.matchAll(/\('(terms|privacy)', '([\d.]+)'\)/g)].findLast(([, of]) => of === document)![2];

it("D217: the page shows the version that people are asked to accept", () => {
  expect({ terms: termsVersion.number, privacy: privacyVersion.number }).toEqual({
    terms: newest("terms"),
    privacy: newest("privacy"),
  });
});
