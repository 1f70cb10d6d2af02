import { REFUSALS } from "../refusals/catalogue.ts";
import { baseCalls } from "./baseCalls.ts";
import type { BaseCall } from "./baseCalls/baseCall.ts";
import { contentsHash } from "./contents.ts";
import { HOSTILE, TEN_MEGABYTES } from "./hostile.ts";
import type { ActionAnswer, TestService } from "./testService.ts";

interface Variant {
  field: string;
  /** Undefined: the field is left out. */
  value: unknown;
}

/**
 * Calls an action with every hostile value in the place of every field, and returns what was wrong with the answers;
 * nothing should be. Each value has one right outcome, which the base call knows: either the action succeeds and keeps
 * what it should, or it answers a refusal of the catalogue that names the field, and no row changes. A crash is never
 * right.
 */
export async function badInputFaults(service: TestService, name: string): Promise<string[]> {
  const makeBase = baseCalls[name];
  if (!makeBase) return [`${name} has no base call in actions/test/baseCalls`];
  const base = await makeBase(service);
  const variants = variantsOf(base);
  const isKept = ({ field, value }: Variant) => "kept" in base.fields[field]!(value);
  const baseFaults = await keptFaults(service, name, [undefined]);
  if (baseFaults.length > 0) return baseFaults;
  return [
    ...(await refusedFaults(
      service,
      name,
      variants.filter((variant) => !isKept(variant)),
    )),
    ...(await keptFaults(service, name, variants.filter(isKept))),
  ];
}

function variantsOf({ fields }: BaseCall): Variant[] {
  return Object.keys(fields).flatMap((field) => [undefined, ...HOSTILE].map((value) => ({ field, value })));
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

async function refusedFaults(service: TestService, name: string, variants: Variant[]): Promise<string[]> {
  const { db } = service.services;
  const base = await baseCalls[name]!(service);
  const faults: string[] = [];
  const before = await contentsHash(db);
  for (const variant of variants) {
    const { body, status } = await service.callAction(name, inputWith(base, variant), { as: base.as });
    const fault = refusalFault(base, variant, { body, status });
    if (fault) faults.push(fault);
  }
  // A whole input that is no object, then texts that are too large for a request.
  for (const input of [[], "text", 5, true]) {
    const { body, status } = await service.callAction(name, input as object, { as: base.as });
    if (status !== 400 || body.extensions?.code !== "invalid-input")
      faults.push(`${JSON.stringify(input)} as the whole input: ${status} ${JSON.stringify(body)}`);
  }
  for (const [field, value] of Object.entries(fieldsOf(base))) {
    if (typeof value !== "string") continue;
    const { body } = await service.callAction(name, inputWith(base, { field, value: TEN_MEGABYTES }), { as: base.as });
    if (body.extensions?.code !== "invalid-input") faults.push(`${field} of 10 MB: ${JSON.stringify(body)}`);
  }
  if ((await contentsHash(db)) !== before) faults.push("a refusal changed a row");
  return faults;
}

function refusalFault(base: BaseCall, { field, value }: Variant, { body, status }: ActionAnswer): string | undefined {
  const outcome = base.fields[field]!(value);
  const { code = "", field: named, path } = (body.extensions ?? {}) as Record<string, string | undefined>;
  const isRefusal = status === 400 && typeof body.message === "string" && path === "$" && Object.hasOwn(REFUSALS, code);
  const isNamed = named === field || named?.startsWith(`${field}.`);
  const isForeseen = "refused" in outcome && outcome.code !== undefined ? code === outcome.code : isNamed;
  if (isRefusal && code !== "something-went-wrong" && isForeseen) return undefined;
  return `${said(field, value)} should be refused: ${status} ${JSON.stringify(body).slice(0, 200)}`;
}

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
    const { body, status } = await service.callAction(name, input, { as: base.as });
    if (status !== 200) {
      faults.push(`${what} should succeed: ${status} ${JSON.stringify(body).slice(0, 200)}`);
      continue;
    }
    const kept = await base.kept(body).catch(() => undefined);
    if (!kept) faults.push(`${what} was answered with success, and nothing was done`);
    for (const [field, value] of Object.entries(kept ?? {})) {
      const outcome = base.fields[field]!(sent[field]);
      if (!("kept" in outcome)) continue;
      if (JSON.stringify(value) !== JSON.stringify(outcome.kept))
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
