import { sql } from "kysely";
import { REFUSALS } from "../refusals/catalogue.ts";
import { baseCalls } from "./baseCalls.ts";
import type { BaseCall } from "./baseCalls/baseCall.ts";
import { contentsHash } from "./contents.ts";
import { valuesFor } from "./corpus/corpus.ts";
import type { ActionAnswer, TestService } from "./testService.ts";

/** One text that is larger than any request may be. */
export const TEN_MEGABYTES = "x".repeat(10 * 1024 * 1024);
/** A body of more bytes is not read, so its fields are unknown. */
const READ_BYTES = 256 * 1024 - 4096;
/** The smallest text that no request may hold. To send 10 MB in each field would be a third of all work of this test. */
const TOO_LARGE = "x".repeat(256 * 1024);

interface Variant {
  field: string;
  /** Undefined: the field is left out. */
  value: unknown;
}

/** Which values are tried in the field of an action; the field is named `action.field`. */
export type Values = (field: string) => readonly unknown[];

/** How many values were tried, and what became of them. */
export const tried = { refused: 0, kept: 0 };

/**
 * Calls an action with hostile values in the place of every field, and returns what was wrong with the answers;
 * nothing should be. Each value has a right outcome, which the base call knows: either the action succeeds and keeps
 * what it should, or it answers a refusal of the catalogue that names the field, and no row changes. A crash is never
 * right.
 */
export async function badInputFaults(
  service: TestService,
  name: string,
  values: Values = valuesFor,
): Promise<string[]> {
  const makeBase = baseCalls[name];
  if (!makeBase) return [`${name} has no base call in actions/test/baseCalls`];
  const base = await makeBase(service);
  const variants = Object.keys(base.fields).flatMap((field) =>
    [undefined, ...values(`${name}.${field}`)].map((value): Variant => ({ field, value })),
  );
  const outcomeOf = ({ field, value }: Variant) => base.fields[field]!(value);
  const baseFaults = await keptFaults(service, name, [undefined]);
  if (baseFaults.length > 0) return baseFaults;
  return [
    ...(await refusedFaults(
      service,
      { name, base },
      variants.filter((variant) => "refused" in outcomeOf(variant)),
    )),
    ...(await keptFaults(
      service,
      name,
      variants.filter((variant) => !("refused" in outcomeOf(variant))),
    )),
  ];
}

/** The fields of an input; some may lie within what is called `input`. */
const fieldsOf = ({ input: { input: inner, ...outer } }: BaseCall): Record<string, unknown> => ({
  ...outer,
  ...(inner as Record<string, unknown> | undefined),
});

/** The base input with one field replaced, or left out. */
function inputWith({ input }: BaseCall, { field, value }: Variant): Record<string, unknown> {
  const { input: inner, ...outer } = input as { input?: Record<string, unknown> };
  const isInner = inner !== undefined && !(field in outer);
  // JSON leaves out what is undefined.
  if (isInner) return { ...outer, input: { ...inner, [field]: value } };
  return { ...input, [field]: value };
}

async function refusedFaults(
  service: TestService,
  { base, name }: { name: string; base: BaseCall },
  variants: Variant[],
): Promise<string[]> {
  const { db } = service.services;
  const faults: string[] = [];
  const before = await contentsHash(db);
  for (const variant of variants) {
    // One person asks with every value, and the corpus may draw more of them than an hour allows.
    await sql`delete from private.request_limits`.execute(db);
    const { body, status } = await service.callAction(name, inputWith(base, variant), { as: base.as });
    const fault = refusalFault(base, variant, { body, status });
    if (fault) faults.push(fault);
    tried.refused += 1;
  }
  // A whole input that is no object, then texts that are too large for a request.
  for (const input of [[], "text", 5, true]) {
    const { body, status } = await service.callAction(name, input as object, { as: base.as });
    if (status !== 400 || body.extensions?.code !== "invalid-input")
      faults.push(`${JSON.stringify(input)} as the whole input: ${status} ${JSON.stringify(body)}`);
  }
  const texts = Object.entries(fieldsOf(base)).flatMap(([field, value]) => (typeof value === "string" ? [field] : []));
  for (const [nth, field] of texts.entries()) {
    const value = nth === 0 ? TEN_MEGABYTES : TOO_LARGE;
    const { body } = await service.callAction(name, inputWith(base, { field, value }), { as: base.as });
    if (body.extensions?.code !== "invalid-input")
      faults.push(`${field} of ${value.length} characters: ${JSON.stringify(body)}`);
  }
  if ((await contentsHash(db)) !== before) faults.push("a refusal changed a row");
  return faults;
}

function refusalFault(base: BaseCall, { field, value }: Variant, { body, status }: ActionAnswer): string | undefined {
  const outcome = base.fields[field]!(value);
  const { code = "", field: named, path } = (body.extensions ?? {}) as Record<string, string | undefined>;
  const isRefusal = status === 400 && typeof body.message === "string" && path === "$" && Object.hasOwn(REFUSALS, code);
  if (isRefusal && code !== "something-went-wrong" && isForeseen()) return undefined;
  return `${said(field, value)} should be refused: ${status} ${JSON.stringify(body).slice(0, 200)}`;

  function isForeseen(): boolean {
    if ("refused" in outcome && outcome.code !== undefined) return code === outcome.code;
    if ("refused" in outcome && outcome.orCode === code) return true;
    if (named === field || named?.startsWith(`${field}.`)) return true;
    // Two fields that do not go together are refused at one of them.
    if ("either" in outcome) return named !== undefined && named in base.fields;
    return code === "invalid-input" && isTooLong(value);
  }
}

const isTooLong = (value: unknown): boolean => Buffer.byteLength(JSON.stringify(value)) > READ_BYTES;

/**
 * The values that are allowed: the action must succeed and store them correctly. An undefined variant is the base call.
 */
async function keptFaults(
  service: TestService,
  name: string,
  variants: readonly (Variant | undefined)[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const variant of variants) {
    const base = await baseCalls[name]!(service);
    const input = variant ? inputWith(base, variant) : base.input;
    const sent = {
      ...fieldsOf(base),
      ...(variant && { [variant.field]: variant.value }),
    };
    const what = variant ? said(variant.field, variant.value) : "the base call";
    const isEither = variant && "either" in base.fields[variant.field]!(variant.value);
    const before = isEither && (await contentsHash(service.services.db));
    const { body, status } = await service.callAction(name, input, { as: base.as });
    tried[status === 200 ? "kept" : "refused"] += 1;
    if (isEither && status !== 200) {
      const fault = refusalFault(base, variant, { body, status });
      if (fault) faults.push(fault);
      if ((await contentsHash(service.services.db)) !== before) faults.push(`${what}: a refusal changed a row`);
      continue;
    }
    if (status !== 200) {
      faults.push(`${what} should succeed: ${status} ${JSON.stringify(body).slice(0, 200)}`);
      continue;
    }
    const kept = await base.kept(body).catch(() => undefined);
    if (!kept) faults.push(`${what} was answered with success, and nothing was done`);
    for (const [field, value] of Object.entries(kept ?? {})) {
      const outcome = base.fields[field]!(sent[field]);
      if ("refused" in outcome) continue;
      const stored = "kept" in outcome ? outcome.kept : outcome.either;
      if (JSON.stringify(value) !== JSON.stringify(stored))
        faults.push(`${what}: ${field} is kept as ${JSON.stringify(value)}`);
    }
  }
  return faults;
}

function said(field: string, value: unknown): string {
  if (value === undefined) return `${field} left out`;
  const text = JSON.stringify(value);
  return `${field} ${text.length > 80 ? `${text.slice(0, 60)}… (${text.length} characters)` : text}`;
}
