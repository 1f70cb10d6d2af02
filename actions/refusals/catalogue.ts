import type { z } from "zod";
import { ADMINISTERING } from "./administering.ts";
import { EXPORTING } from "./exporting.ts";
import { FILING } from "./filing.ts";
import { FOUNDING } from "./founding.ts";
import { GENERAL } from "./general.ts";
import { IDENTITY } from "./identity.ts";
import { JOINING } from "./joining.ts";
import { LOCATING } from "./locating.ts";
import { MANAGING } from "./managing.ts";
import { LEAVING } from "./leaving.ts";
import { PAYING } from "./paying.ts";
import { SECURING } from "./securing.ts";
import { SIGNING_IN } from "./signingIn.ts";
import { STARTING } from "./starting.ts";
import { SUPPORTING } from "./supporting.ts";
import { TALKING } from "./talking.ts";
import { VOTING } from "./voting.ts";
import { WRITING } from "./writing.ts";

/** The areas of the catalogue; a code stands in one of them. */
export const AREAS = {
  GENERAL,
  SIGNING_IN,
  SECURING,
  IDENTITY,
  FOUNDING,
  JOINING,
  STARTING,
  PAYING,
  FILING,
  EXPORTING,
  LEAVING,
  VOTING,
  SUPPORTING,
  TALKING,
  ADMINISTERING,
  WRITING,
  MANAGING,
  LOCATING,
} as const;

/**
 * Every reason the service gives for not doing a thing. A code never changes; its sentences are in
 * schema/refusals, one file a language, where the web client finds them too.
 */
export const REFUSALS = {
  ...GENERAL,
  ...SIGNING_IN,
  ...SECURING,
  ...IDENTITY,
  ...FOUNDING,
  ...JOINING,
  ...STARTING,
  ...PAYING,
  ...FILING,
  ...EXPORTING,
  ...LEAVING,
  ...VOTING,
  ...SUPPORTING,
  ...TALKING,
  ...ADMINISTERING,
  ...WRITING,
  ...MANAGING,
  ...LOCATING,
} as const;

export type RefusalCode = keyof typeof REFUSALS;

/** The values that a code needs; undefined where its sentence has none. */
export type ValuesOf<Code extends RefusalCode> = (typeof REFUSALS)[Code] extends {
  values: infer Shape extends z.ZodType;
}
  ? z.output<Shape>
  : undefined;

/** The codes that need no values. */
export type PlainCode = { [Code in RefusalCode]: ValuesOf<Code> extends undefined ? Code : never }[RefusalCode];

/**
 * A reason not to do a thing, as the rules in domain/ answer it: the code, the values of its sentence and, if it is
 * known, the instant from which the reason no longer holds.
 */
export type Refusal = {
  [Code in RefusalCode]: { code: Code; until?: Date | undefined } & (ValuesOf<Code> extends undefined
    ? { values?: undefined }
    : { values: ValuesOf<Code> });
}[RefusalCode];

/** A refusal whose sentence is whole without values. */
export const plain = (code: PlainCode): Refusal => ({ code }) as Refusal;

export const isRefusalCode = (text: string): text is RefusalCode => Object.hasOwn(REFUSALS, text);
