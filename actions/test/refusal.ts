import { expect } from "vitest";
import type { RefusalCode } from "../errors.ts";
import { REFUSALS } from "../errors.ts";
import { contentsHash } from "./contents.ts";
import type { ActionAnswer, TestService } from "./testService.ts";

/**
 * Expects a call to be refused with this code and the catalogue's text (or `message`), and to have changed nothing: no
 * row of any table is another one afterwards.
 */
export async function expectRefusal(
  service: TestService,
  call: () => Promise<ActionAnswer>,
  code: RefusalCode,
  message: string = REFUSALS[code].message,
): Promise<void> {
  const before = await contentsHash(service.services.db);
  const { body, status } = await call();
  expect({ status, code: body.extensions?.code, message: body.message }).toEqual({ status: 400, code, message });
  expect(await contentsHash(service.services.db), "a refusal must not write").toBe(before);
}
