import { expect } from "vitest";
import { type Refusal, type RefusalCode, REFUSALS } from "../refusals/catalogue.ts";
import { englishSentence } from "../refusals/sentence.ts";
import type { RefusalEntry } from "../refusals/values.ts";
import { contentsHash } from "./contents.ts";
import type { ActionAnswer, TestService } from "./testService.ts";

/**
 * Expects a call to be refused with this code, with the values of the catalogue's shape and the sentence that shows
 * them (or `message`), and to change no row of any table.
 */
export async function expectRefusal(
  service: TestService,
  call: () => Promise<ActionAnswer>,
  code: RefusalCode,
  message?: string,
): Promise<void> {
  const before = await contentsHash(service.services.db);
  const answer = await call();
  expectRefused(answer, code, message);
  expect(await contentsHash(service.services.db), "a refusal must not write").toBe(before);
}

/** Expects an answer to be this refusal, with the catalogue's next step and the values and sentence that belong to it. */
export function expectRefused({ body, status }: ActionAnswer, code: RefusalCode, message?: string): void {
  expect({ status, code: body.extensions?.code }, body.message).toEqual({ status: 400, code });
  const { field, next, values: shape }: RefusalEntry = REFUSALS[code];
  const values = body.extensions?.values;
  if (shape) expect(shape.strict().parse(values)).toEqual(values);
  else expect(values).toBeUndefined();
  expect(body.message).toBe(message ?? englishSentence({ code, values } as Refusal));
  expect(body.extensions).toMatchObject({ ...(field && { field }), ...(next && { next }) });
}
