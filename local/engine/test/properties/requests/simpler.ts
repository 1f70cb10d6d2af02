import { Word, type Argument, type Field, type Input, type Request } from "./request.ts";

/** Requests that ask for less, to find the smallest one that still fails. A stolen part stays in place. */
export function* simplerRequests(request: Request): Iterable<Request> {
  if (request.loot !== undefined) return;
  for (const fields of simplerSelections(request.fields)) yield { ...request, fields };
}

function* simplerSelections(fields: readonly Field[]): Iterable<readonly Field[]> {
  if (fields.length > 1) for (const index of fields.keys()) yield fields.toSpliced(index, 1);
  for (const [index, field] of fields.entries()) {
    for (const simpler of simplerFields(field)) yield fields.with(index, simpler);
  }
}

function* simplerFields(field: Field): Iterable<Field> {
  const { args, selection, spread, included, ...bare } = field;
  if (spread || included) {
    yield { ...bare, ...(args ? { args } : {}), ...(selection ? { selection } : {}) };
    return;
  }
  if (args) for (const simpler of simplerArguments(args)) yield { ...field, args: simpler };
  if (selection) for (const simpler of simplerSelections(selection)) yield { ...field, selection: simpler };
}

type Arguments = Readonly<Record<string, Argument>>;

/** A cursor fits only its own order, and the columns of distinct_on must come first in it. */
const TIED_TO_ORDER = ["after", "before", "distinct_on"];

function* simplerArguments(args: Arguments): Iterable<Arguments> {
  for (const [name, { type }] of Object.entries(args)) {
    if (type.endsWith("!")) continue;
    const gone = name === "order_by" ? [name, ...TIED_TO_ORDER] : [name];
    yield Object.fromEntries(Object.entries(args).filter(([each]) => !gone.includes(each)));
  }
  const isTied = TIED_TO_ORDER.some((name) => name in args);
  for (const [name, argument] of Object.entries(args)) {
    if (argument.variable) yield { ...args, [name]: { type: argument.type, value: argument.value } };
    if (name === "order_by" && isTied) continue;
    for (const value of simplerInputs(argument.value)) yield { ...args, [name]: { ...argument, value } };
  }
}

function* simplerInputs(input: Input): Iterable<Input> {
  if (Array.isArray(input)) {
    const items = input as readonly Input[];
    if (items.length > 1) for (const index of items.keys()) yield items.toSpliced(index, 1);
    for (const [index, item] of items.entries()) for (const each of simplerInputs(item)) yield items.with(index, each);
    return;
  }
  if (typeof input !== "object" || input === null || input instanceof Word) return;
  const entries = Object.entries(input) as [string, Input][];
  if (entries.length > 1) for (const index of entries.keys()) yield Object.fromEntries(entries.toSpliced(index, 1));
  for (const [key, value] of entries) {
    if (key === "_and" || key === "_or") yield* value as readonly Input[];
    if (key === "_not") yield value;
    for (const each of simplerInputs(value)) yield { ...input, [key]: each };
  }
}
