/** A refusal names a field, and the form that asked shows it at an input: the two ends of the names agree. */
import { expect, it } from "vitest";
import { FOUNDING } from "../actions/refusals/founding.ts";
import type { RefusalEntry } from "../actions/refusals/values.ts";
import { inputOfField } from "../web/screens/CreateGroup/draft.ts";

/** What the browser tells without asking; a refusal of it stands beside the button. */
const NOT_ASKED = new Set(["time_zone"]);

const founding = Object.entries<RefusalEntry>(FOUNDING).flatMap(([code, { field }]) =>
  field ? [{ code, field }] : [],
);

it.each(founding)("$code, which names $field, has its place in the form of a new circle", ({ field }) => {
  expect(inputOfField(field) !== undefined).toBe(!NOT_ASKED.has(field));
});
